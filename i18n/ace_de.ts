<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>GermanBids</name>
    <message>
        <source>Call the ace of acorns</source>
        <translation>Eichel-Ass rufen</translation>
    </message>
    <message>
        <source>Call the ace of leaves</source>
        <translation>Gras-Ass rufen</translation>
    </message>
    <message>
        <source>Call the ace of hearts</source>
        <translation>Herz-Ass rufen</translation>
    </message>
    <message>
        <source>Call the ace of bells</source>
        <translation>Schellen-Ass rufen</translation>
    </message>
</context>
<context>
    <name>GermanCards</name>
    <message>
        <source>ace of acorns</source>
        <translation>Eichel-Ass</translation>
    </message>
    <message>
        <source>ace of leaves</source>
        <translation>Gras-Ass</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>Herz-Ass</translation>
    </message>
    <message>
        <source>ace of bells</source>
        <translation>Schellen-Ass</translation>
    </message>
</context>
<context>
    <name>GermanCardsAsObject</name>
    <message>
        <source>ace of acorns</source>
        <translation>Eichel-Ass</translation>
    </message>
    <message>
        <source>ace of leaves</source>
        <translation>Gras-Ass</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>Herz-Ass</translation>
    </message>
    <message>
        <source>ace of bells</source>
        <translation>Schellen-Ass</translation>
    </message>
</context>
<context>
    <name>GermanContracts</name>
    <message>
        <source>Rufer calling the ace of acorns</source>
        <translation>Rufspiel auf das Eichel-Ass</translation>
    </message>
    <message>
        <source>Rufer calling the ace of leaves</source>
        <translation>Rufspiel auf das Gras-Ass</translation>
    </message>
    <message>
        <source>Rufer calling the ace of hearts</source>
        <translation>Rufspiel auf das Herz-Ass</translation>
    </message>
    <message>
        <source>Rufer calling the ace of bells</source>
        <translation>Rufspiel auf das Schellen-Ass</translation>
    </message>
</context>
<context>
    <name>GermanDoppelkopfLesson</name>
    <message>
        <source>An ace counts 11, a ten 10, a king 4, an Ober 3, an Unter 2; a nine counts nothing. All 48 cards together have 240 points. The suit sign of an Ober stands at the top, that of an Unter lower down.</source>
        <translation>Ein Ass zählt 11, eine Zehn 10, ein König 4, ein Ober 3, ein Unter 2; eine Neun zählt nichts. Alle 48 Karten zusammen haben 240 Augen. Beim Ober steht das Farbzeichen oben, beim Unter weiter unten.</translation>
    </message>
    <message>
        <source>Trumps beat all other cards. These are trumps, from the highest down and each of them twice: the ten of hearts, the four Obers, the four Unters, then the other bells. Everything else is plain and ranks ace, ten, king, nine within its suit.</source>
        <translation>Trümpfe schlagen alle anderen Karten. Trumpf sind, vom höchsten abwärts und jeweils zweimal: die Herz-Zehn, die vier Ober, die vier Unter, dann die übrigen Schellen. Alle anderen sind Fehlkarten; innerhalb ihrer Farbe gilt die Reihenfolge Ass, Zehn, König, Neun.</translation>
    </message>
    <message>
        <source>Some things earn an extra point: catching the other side’s ace of bells, the fox; winning the last trick with an Unter of acorns, Charlie; and a trick of 40 or more card points.</source>
        <translation>Manches bringt einen Sonderpunkt: ein Schellen-Ass der anderen Partei zu fangen, den Fuchs; den letzten Stich mit einem Eichel-Unter zu machen, dem Karlchen; und ein Stich mit 40 oder mehr Augen, der Doppelkopf.</translation>
    </message>
</context>
<context>
    <name>GermanDoppelkopfLessonReasons</name>
    <message>
        <source>Ace 11, ten 10, king 4, Ober 3, Unter 2, everything else 0: add up the four cards.</source>
        <translation>Ass 11, Zehn 10, König 4, Ober 3, Unter 2, alles andere 0: Zähle die vier Karten zusammen.</translation>
    </message>
</context>
<context>
    <name>GermanOptionTexts</name>
    <message>
        <source>The kings of bells are the highest trumps, and the tens of bells beat the aces of bells.</source>
        <translation>Die Schellen-Könige sind die höchsten Trümpfe, und die Schellen-Zehnen schlagen die Schellen-Asse.</translation>
    </message>
</context>
<context>
    <name>GermanSchafkopfLesson</name>
    <message>
        <source>An ace counts 11, a ten 10, a king 4, an Ober 3, an Unter 2; nine, eight and seven count nothing. All 32 cards together have 120 points. The suit sign of an Ober stands at the top, that of an Unter lower down.</source>
        <translation>Ein Ass zählt 11, eine Zehn 10, ein König 4, ein Ober 3, ein Unter 2; Neun, Acht und Sieben zählen nichts. Alle 32 Karten zusammen haben 120 Augen. Beim Ober steht das Farbzeichen oben, beim Unter weiter unten.</translation>
    </message>
</context>
<context>
    <name>GermanSchafkopfLessonReasons</name>
    <message>
        <source>Ace 11, ten 10, king 4, Ober 3, Unter 2, everything else 0: add up the four cards.</source>
        <translation>Ass 11, Zehn 10, König 4, Ober 3, Unter 2, alles andere 0: Zähle die vier Karten zusammen.</translation>
    </message>
</context>
<context>
    <name>GermanSaid</name>
    <message>
        <source>I call the ace of acorns</source>
        <translation>Ich rufe das Eichel-Ass</translation>
    </message>
    <message>
        <source>I call the ace of leaves</source>
        <translation>Ich rufe das Gras-Ass</translation>
    </message>
    <message>
        <source>I call the ace of hearts</source>
        <translation>Ich rufe das Herz-Ass</translation>
    </message>
    <message>
        <source>I call the ace of bells</source>
        <translation>Ich rufe das Schellen-Ass</translation>
    </message>
</context>
<context>
    <name>GermanScoringLines</name>
    <message>
        <source>Fox caught (ace of bells)</source>
        <translation>Fuchs gefangen (Schellen-Ass)</translation>
    </message>
</context>
<context>
    <name>HintHoldings</name>
    <message>
        <source>Your hand for it: trumps {trumps}, Obers among them {queens}, other aces {aces}.</source>
        <translation>Dafür auf der Hand: Trümpfe {trumps}, davon Ober {queens}, andere Asse {aces}.</translation>
    </message>
    <message>
        <source>Your hand: trumps {trumps}, Obers among them {queens}, other aces {aces}.</source>
        <translation>Auf der Hand: Trümpfe {trumps}, davon Ober {queens}, andere Asse {aces}.</translation>
    </message>
</context>
<context>
    <name>HintReasons</name>
    <message>
        <source>You search for the called ace: it must be played now.</source>
        <translation>Du suchst das Ruf-Ass: Es muss jetzt fallen.</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>The called suit was led, so the seat must play the called ace.</source>
        <translation>Die Ruffarbe wurde ausgespielt, also muss der Platz das Ruf-Ass spielen.</translation>
    </message>
    <message>
        <source>The seat must lead the called suit with its ace, unless it also holds three more cards of the suit.</source>
        <translation>Der Platz muss die Ruffarbe mit dem Ruf-Ass anspielen, außer er hat noch drei weitere Karten der Farbe.</translation>
    </message>
    <message>
        <source>The seat may not throw away the called ace before its suit has been led.</source>
        <translation>Der Platz darf das Ruf-Ass nicht abwerfen, bevor seine Farbe ausgespielt wurde.</translation>
    </message>
    <message>
        <source>To call an ace the seat must hold a plain card of its suit but not the ace itself.</source>
        <translation>Um ein Ass zu rufen, braucht der Platz eine Fehlkarte seiner Farbe, aber nicht das Ass selbst.</translation>
    </message>
</context>
<context>
    <name>Prompts</name>
    <message>
        <source>Nobody has bid, so the holder of this card must play: {card}. You hold all the aces that can be called. Which ten do you call?</source>
        <translation>Niemand hat geboten, also muss spielen, wer diese Karte hat: {card}. Du hast alle Asse, die man rufen kann. Welche Zehn rufst du?</translation>
    </message>
    <message>
        <source>Nobody has bid, so the holder of this card must play: {card}. Which ace do you call?</source>
        <translation>Niemand hat geboten, also muss spielen, wer diese Karte hat: {card}. Welches Ass rufst du?</translation>
    </message>
</context>
<context>
    <name>SchafkopfLesson</name>
    <message>
        <source>The highest trump wins. Where no trump lies, the highest card of the suit led wins: ace, ten, king, nine, eight, seven. The card led here was: {led}. Who wins this trick?</source>
        <translation>Der höchste Trumpf gewinnt. Liegt kein Trumpf, gewinnt die höchste Karte der ausgespielten Farbe: Ass, Zehn, König, Neun, Acht, Sieben. Ausgespielt wurde: {led}. Wer macht diesen Stich?</translation>
    </message>
    <message>
        <source>The usual game is the Rufer. Whoever plays it calls one of these three aces; the player who holds it is the partner, and at first nobody else knows. You may call an ace only if you do not hold it yourself, but another plain card of its suit.</source>
        <translation>Das übliche Spiel ist das Rufspiel. Wer es spielt, ruft eines dieser drei Asse; wer es hat, ist Mitspieler, und zunächst weiß es sonst niemand. Ein Ass darfst du nur rufen, wenn du es nicht selbst hast, aber eine andere Fehlkarte seiner Farbe.</translation>
    </message>
    <message>
        <source>You want to play a Rufer with this hand. Which ace may you call?</source>
        <translation>Du willst mit diesem Blatt ein Rufspiel machen. Welches Ass darfst du rufen?</translation>
    </message>
</context>
<context>
    <name>SchafkopfLessonReasons</name>
    <message>
        <source>Your partner is whoever has played the ace that you called.</source>
        <translation>Dein Mitspieler ist, wer das gerufene Ass gespielt hat.</translation>
    </message>
    <message>
        <source>You must hold a plain card of the suit but not its ace. The ace of hearts is a trump and can never be called.</source>
        <translation>Du brauchst eine Fehlkarte der Farbe, aber nicht ihr Ass. Das Herz-Ass ist Trumpf und kann nie gerufen werden.</translation>
    </message>
</context>
<context>
    <name>SchafkopfLessonTitles</name>
    <message>
        <source>Call an ace</source>
        <translation>Rufe ein Ass</translation>
    </message>
</context>
<context>
    <name>WelcomePage</name>
    <message>
        <source>Call an ace, find your partner</source>
        <translation>Rufe ein Ass, finde deinen Mitspieler</translation>
    </message>
</context>
</TS>
