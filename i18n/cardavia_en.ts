<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Bill</name>
    <message numerus="yes">
        <source>%n runners with the declarer’s side</source>
        <translation>
            <numerusform>%n runner with the declarer’s side</numerusform>
            <numerusform>%n runners with the declarer’s side</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n runners with the defenders</source>
        <translation>
            <numerusform>%n runner with the defenders</numerusform>
            <numerusform>%n runners with the defenders</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BookContents</name>
    <message numerus="yes">
        <source>%n places found</source>
        <translation>
            <numerusform>%n place found</numerusform>
            <numerusform>%n places found</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Bubbles</name>
    <message numerus="yes">
        <source>%n cards face down</source>
        <translation>
            <numerusform>%n card face down</numerusform>
            <numerusform>%n cards face down</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Deadlines</name>
    <message numerus="yes">
        <source>%n more cards may come to the trick before it is too late.</source>
        <translation>
            <numerusform>%n more card may come to the trick before it is too late.</numerusform>
            <numerusform>%n more cards may come to the trick before it is too late.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may play %n more cards before it is too late.</source>
        <translation>
            <numerusform>You may play %n more card before it is too late.</numerusform>
            <numerusform>You may play %n more cards before it is too late.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Still open to {who}, with at least %n cards in hand: {announcement}.</source>
        <translation>
            <numerusform>Still open to {who}, with at least %n card in hand: {announcement}.</numerusform>
            <numerusform>Still open to {who}, with at least %n cards in hand: {announcement}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Still open to {who}, while at most %n cards lie in the trick: {announcement}.</source>
        <translation>
            <numerusform>Still open to {who}, while at most %n card lies in the trick: {announcement}.</numerusform>
            <numerusform>Still open to {who}, while at most %n cards lie in the trick: {announcement}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DeckFacts</name>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExchangePanel</name>
    <message numerus="yes">
        <source>Put back %n cards.</source>
        <translation>
            <numerusform>Put back %n card.</numerusform>
            <numerusform>Put back %n cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Exchanges</name>
    <message numerus="yes">
        <source>Choose %n more cards.</source>
        <translation>
            <numerusform>Choose %n more card.</numerusform>
            <numerusform>Choose %n more cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Finals</name>
    <message numerus="yes">
        <source>%n deals have a score.</source>
        <translation>
            <numerusform>%n deal has a score.</numerusform>
            <numerusform>%n deals have a score.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more were dealt again.</source>
        <translation>
            <numerusform>%n more was dealt again.</numerusform>
            <numerusform>%n more were dealt again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The longest lead was yours: %n deals, from deal {first} to deal {last}.</source>
        <translation>
            <numerusform>The longest lead was yours: %n deal, from deal {first} to deal {last}.</numerusform>
            <numerusform>The longest lead was yours: %n deals, from deal {first} to deal {last}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The longest lead was that of {player}: %n deals, from deal {first} to {last}.</source>
        <translation>
            <numerusform>The longest lead was that of {player}: %n deal, from deal {first} to {last}.</numerusform>
            <numerusform>The longest lead was that of {player}: %n deals, from deal {first} to {last}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The biggest win was %n game points in deal {number}: {players}.</source>
        <translation>
            <numerusform>The biggest win was %n game point in deal {number}: {players}.</numerusform>
            <numerusform>The biggest win was %n game points in deal {number}: {players}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message numerus="yes">
        <source>You play last and take the trick with %n points.</source>
        <translation>
            <numerusform>You play last and take the trick with %n point.</numerusform>
            <numerusform>You play last and take the trick with %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The trick is certain for your side: add %n points.</source>
        <translation>
            <numerusform>The trick is certain for your side: add %n point.</numerusform>
            <numerusform>The trick is certain for your side: add %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your partner is winning the trick so far: add %n points.</source>
        <translation>
            <numerusform>Your partner is winning the trick so far: add %n point.</numerusform>
            <numerusform>Your partner is winning the trick so far: add %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw the trumps of the others: they hold %n.</source>
        <translation>
            <numerusform>Draw the trumps of the others: they hold just %n.</numerusform>
            <numerusform>Draw the trumps of the others: they hold %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have none of the suit that was led and can trump; %n points lie there.</source>
        <translation>
            <numerusform>You have none of the suit that was led and can trump; %n point lies there.</numerusform>
            <numerusform>You have none of the suit that was led and can trump; %n points lie there.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is ahead now; %n cards could still beat it.</source>
        <translation>
            <numerusform>It is ahead now; %n card could still beat it.</numerusform>
            <numerusform>It is ahead now; %n cards could still beat it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You cannot beat the cards that lie: give as little as you can, %n points.</source>
        <translation>
            <numerusform>You cannot beat the cards that lie: give as little as you can, %n point.</numerusform>
            <numerusform>You cannot beat the cards that lie: give as little as you can, %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n points lie there: keep your higher cards for another trick.</source>
        <translation>
            <numerusform>Only %n point lies there: keep your higher cards for another trick.</numerusform>
            <numerusform>Only %n points lie there: keep your higher cards for another trick.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is your lowest card of its suit; %n higher ones are out.</source>
        <translation>
            <numerusform>It is your lowest card of its suit; %n higher one is out.</numerusform>
            <numerusform>It is your lowest card of its suit; %n higher ones are out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With these cards you get rid of %n plain suits.</source>
        <translation>
            <numerusform>With these cards you get rid of %n plain suit.</numerusform>
            <numerusform>With these cards you get rid of %n plain suits.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Moves</name>
    <message numerus="yes">
        <source>You take the trick, %n points</source>
        <translation>
            <numerusform>You take the trick, %n point</numerusform>
            <numerusform>You take the trick, %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} takes the trick, %n points</source>
        <translation>
            <numerusform>{player} takes the trick, %n point</numerusform>
            <numerusform>{player} takes the trick, %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} passes on %n cards face down</source>
        <translation>
            <numerusform>{player} passes on %n card face down</numerusform>
            <numerusform>{player} passes on %n cards face down</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} gives back {count} cards face down, %n of them trumps</source>
        <translation>
            <numerusform>{player} gives back {count} cards face down, %n of them a trump</numerusform>
            <numerusform>{player} gives back {count} cards face down, %n of them trumps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} gives back %n cards face down</source>
        <translation>
            <numerusform>{player} gives back %n card face down</numerusform>
            <numerusform>{player} gives back %n cards face down</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} lays %n cards face down</source>
        <translation>
            <numerusform>{player} lays %n card face down</numerusform>
            <numerusform>{player} lays %n cards face down</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} gives %n cards face down</source>
        <translation>
            <numerusform>{player} gives %n card face down</numerusform>
            <numerusform>{player} gives %n cards face down</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OptionValues</name>
    <message numerus="yes">
        <source>%n deals</source>
        <translation>
            <numerusform>%n deal</numerusform>
            <numerusform>%n deals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n units</source>
        <translation>
            <numerusform>%n unit</numerusform>
            <numerusform>%n units</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game points</source>
        <translation>
            <numerusform>%n game point</numerusform>
            <numerusform>%n game points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message numerus="yes">
        <source>You lose %n game points</source>
        <translation>
            <numerusform>You lose %n game point</numerusform>
            <numerusform>You lose %n game points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win %n game points</source>
        <translation>
            <numerusform>You win %n game point</numerusform>
            <numerusform>You win %n game points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Re wins with %n card points</source>
        <translation>
            <numerusform>Re wins with %n card point</numerusform>
            <numerusform>Re wins with %n card points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Kontra wins with %n card points</source>
        <translation>
            <numerusform>Kontra wins with %n card point</numerusform>
            <numerusform>Kontra wins with %n card points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The defenders win with %n card points</source>
        <translation>
            <numerusform>The defenders win with %n card point</numerusform>
            <numerusform>The defenders win with %n card points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The declarer’s side wins with %n card points</source>
        <translation>
            <numerusform>The declarer’s side wins with %n card point</numerusform>
            <numerusform>The declarer’s side wins with %n card points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win with %n card points</source>
        <translation>
            <numerusform>You win with %n card point</numerusform>
            <numerusform>You win with %n card points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} wins with %n card points</source>
        <translation>
            <numerusform>{player} wins with %n card point</numerusform>
            <numerusform>{player} wins with %n card points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesChoice</name>
    <message numerus="yes">
        <source>%n rules differ from: {rules}</source>
        <translation>
            <numerusform>%n rule differs from: {rules}</numerusform>
            <numerusform>%n rules differ from: {rules}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesList</name>
    <message numerus="yes">
        <source>%n rules found</source>
        <translation>
            <numerusform>%n rule found</numerusform>
            <numerusform>%n rules found</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message numerus="yes">
        <source>%n of its rules are not known to this version and are left out.</source>
        <translation>
            <numerusform>%n of its rules is not known to this version and is left out.</numerusform>
            <numerusform>%n of its rules are not known to this version and are left out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesStart</name>
    <message numerus="yes">
        <source>%n rules differ from the preset.</source>
        <translation>
            <numerusform>%n rule differs from the preset.</numerusform>
            <numerusform>%n rules differ from the preset.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatPlate</name>
    <message numerus="yes">
        <source>%n cards.</source>
        <translation>
            <numerusform>%n card.</numerusform>
            <numerusform>%n cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sessions</name>
    <message numerus="yes">
        <source>%n deals.</source>
        <translation>
            <numerusform>%n deal.</numerusform>
            <numerusform>%n deals.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n deals are played</source>
        <translation>
            <numerusform>The only deal has been played</numerusform>
            <numerusform>All %n deals are played</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deal {number} of {deals}, %n more after it</source>
        <translation>
            <numerusform>Deal {number} of {deals}, %n more after it</numerusform>
            <numerusform>Deal {number} of {deals}, %n more after it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game points lie in the stock.</source>
        <translation>
            <numerusform>%n game point lies in the stock.</numerusform>
            <numerusform>%n game points lie in the stock.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This deal counts double (Bock), and so do the next %n.</source>
        <translation>
            <numerusform>This deal counts double (Bock), and so does the next one.</numerusform>
            <numerusform>This deal counts double (Bock), and so do the next %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SettingValues</name>
    <message numerus="yes">
        <source>%n per cent</source>
        <translation>
            <numerusform>%n per cent</numerusform>
            <numerusform>%n per cent</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message numerus="yes">
        <source>%n settings found</source>
        <translation>
            <numerusform>%n setting found</numerusform>
            <numerusform>%n settings found</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SheetModel</name>
    <message numerus="yes">
        <source>%n card points</source>
        <translation>
            <numerusform>%n card point</numerusform>
            <numerusform>%n card points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{contract}, %n card points</source>
        <translation>
            <numerusform>{contract}, %n card point</numerusform>
            <numerusform>{contract}, %n card points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{contract}, {player} alone, %n card points</source>
        <translation>
            <numerusform>{contract}, {player} alone, %n card point</numerusform>
            <numerusform>{contract}, {player} alone, %n card points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{contract} played by {player}, %n card points</source>
        <translation>
            <numerusform>{contract} played by {player}, %n card point</numerusform>
            <numerusform>{contract} played by {player}, %n card points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableTexts</name>
    <message numerus="yes">
        <source>Your tricks hold %n card points</source>
        <translation>
            <numerusform>Your tricks hold %n card point</numerusform>
            <numerusform>Your tricks hold %n card points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You: %n points</source>
        <translation>
            <numerusform>You: %n point</numerusform>
            <numerusform>You: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your side: %n points</source>
        <translation>
            <numerusform>Your side: %n point</numerusform>
            <numerusform>Your side: %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tables</name>
    <message numerus="yes">
        <source>%n deal(s) played</source>
        <translation>
            <numerusform>%n deal played</numerusform>
            <numerusform>%n deals played</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WonPile</name>
    <message numerus="yes">
        <source>%n tricks played.</source>
        <translation>
            <numerusform>%n trick played.</numerusform>
            <numerusform>%n tricks played.</numerusform>
        </translation>
    </message>
</context>
</TS>
