<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Cardavia</source>
        <translation>Über Cardavia</translation>
    </message>
    <message>
        <source>Schafkopf and Doppelkopf against the computer, without a network.</source>
        <translation>Schafkopf und Doppelkopf gegen den Computer, ganz ohne Netz.</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. It comes without any warranty. Cards and icon were drawn for this project. The window is made with Qt, which is used under the GNU Lesser General Public License, version 3.</source>
        <translation>Freie Software unter der GNU General Public License, Version 3 oder neuer, ohne jede Gewähr. Karten und Zeichen wurden für dieses Projekt gezeichnet. Das Fenster ist mit Qt gemacht, das unter der GNU Lesser General Public License, Version 3, genutzt wird.</translation>
    </message>
    <message>
        <source>Cardavia {version}</source>
        <translation>Cardavia {version}</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Neue Runde …</translation>
    </message>
    <message>
        <source>&amp;Rules…</source>
        <translation>Re&amp;geln …</translation>
    </message>
    <message>
        <source>Next &amp;deal</source>
        <translation>Nächstes &amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;Same cards again</source>
        <translation>Gleiche &amp;Karten noch einmal</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Tipp</translation>
    </message>
    <message>
        <source>&amp;Claim the rest</source>
        <translation>Rest für &amp;mich</translation>
    </message>
    <message>
        <source>Ta&amp;bles…</source>
        <translation>T&amp;ische …</translation>
    </message>
    <message>
        <source>&amp;Import record…</source>
        <translation>Aufzeichnung &amp;öffnen …</translation>
    </message>
    <message>
        <source>&amp;Export record…</source>
        <translation>Aufzeichnung e&amp;xportieren …</translation>
    </message>
    <message>
        <source>Score &amp;pad…</source>
        <translation>S&amp;chreibblock …</translation>
    </message>
    <message>
        <source>Se&amp;ttings…</source>
        <translation>&amp;Einstellungen …</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Last trick</source>
        <translation>&amp;Letzter Stich</translation>
    </message>
    <message>
        <source>R&amp;esult of the deal</source>
        <translation>&amp;Ergebnis des Spiels</translation>
    </message>
    <message>
        <source>Sta&amp;ndings of the session</source>
        <translation>Stand der &amp;Runde</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>Red&amp;o</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Sa&amp;ve table…</source>
        <translation>Tisch s&amp;peichern …</translation>
    </message>
    <message>
        <source>S&amp;ide panel</source>
        <translation>Sei&amp;tenleiste</translation>
    </message>
    <message>
        <source>S&amp;core sheet</source>
        <translation>Sp&amp;ielliste</translation>
    </message>
    <message>
        <source>Tool ro&amp;w</source>
        <translation>Werk&amp;zeugleiste</translation>
    </message>
    <message>
        <source>Whose &amp;turn</source>
        <translation>Wer ist &amp;dran</translation>
    </message>
    <message>
        <source>The t&amp;rick on the table</source>
        <translation>Der Stich auf dem &amp;Tisch</translation>
    </message>
    <message>
        <source>Card &amp;points won</source>
        <translation>Gewonnene &amp;Augen</translation>
    </message>
    <message>
        <source>&amp;Announcements</source>
        <translation>An&amp;sagen</translation>
    </message>
    <message>
        <source>Rep&amp;eat the last sentence</source>
        <translation>Letzten Satz &amp;wiederholen</translation>
    </message>
    <message>
        <source>Next speech &amp;level</source>
        <translation>&amp;Nächste Stufe der Sprachausgabe</translation>
    </message>
    <message>
        <source>Rules of this &amp;contract</source>
        <translation>Re&amp;geln dieser Spielart</translation>
    </message>
    <message>
        <source>Rule &amp;book…</source>
        <translation>Regel&amp;buch …</translation>
    </message>
    <message>
        <source>Lesson: &amp;Schafkopf</source>
        <translation>Kurs: &amp;Schafkopf</translation>
    </message>
    <message>
        <source>Lesson: &amp;Doppelkopf</source>
        <translation>Kurs: &amp;Doppelkopf</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tasten</translation>
    </message>
    <message>
        <source>&amp;About Cardavia</source>
        <translation>&amp;Über Cardavia</translation>
    </message>
    <message>
        <source>Card loo&amp;k</source>
        <translation>&amp;Aussehen der Karten</translation>
    </message>
    <message>
        <source>Deck &amp;page…</source>
        <translation>B&amp;lätter ansehen …</translation>
    </message>
    <message>
        <source>&amp;Bavarian</source>
        <translation>&amp;Bayerisch</translation>
    </message>
    <message>
        <source>&amp;William Tell</source>
        <translation>&amp;Wilhelm Tell</translation>
    </message>
    <message>
        <source>&amp;Salzburg</source>
        <translation>&amp;Salzburger</translation>
    </message>
    <message>
        <source>&amp;French</source>
        <translation>&amp;Französisch</translation>
    </message>
    <message>
        <source>&amp;Tournament</source>
        <translation>&amp;Turnier</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>&amp;Klar</translation>
    </message>
    <message>
        <source>Clear, &amp;German suits</source>
        <translation>Klar, &amp;deutsche Farben</translation>
    </message>
    <message>
        <source>Trick pause: {pause}</source>
        <translation>Stichpause: {pause}</translation>
    </message>
    <message>
        <source>Theme: {theme}</source>
        <translation>Farbschema: {theme}</translation>
    </message>
    <message>
        <source>Opponents: {level}</source>
        <translation>Computerspieler: {level}</translation>
    </message>
    <message>
        <source>Sound: {event}</source>
        <translation>Ton: {event}</translation>
    </message>
    <message>
        <source>Sort the hand: {order}</source>
        <translation>Handkarten ordnen: {order}</translation>
    </message>
    <message>
        <source>Deck: {deck}</source>
        <translation>Blatt: {deck}</translation>
    </message>
    <message>
        <source>Until a &amp;click</source>
        <translation>Bis zum &amp;Klick</translation>
    </message>
    <message>
        <source>N&amp;one</source>
        <translation>K&amp;eine</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} s</translation>
    </message>
    <message>
        <source>Like the s&amp;ystem</source>
        <translation>&amp;Wie das System</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>Hoher &amp;Kontrast</translation>
    </message>
    <message>
        <source>&amp;Easy</source>
        <translation>&amp;Leicht</translation>
    </message>
    <message>
        <source>&amp;Medium</source>
        <translation>&amp;Mittel</translation>
    </message>
    <message>
        <source>&amp;Strong</source>
        <translation>&amp;Stark</translation>
    </message>
    <message>
        <source>&amp;Trumps first</source>
        <translation>&amp;Trumpf zuerst</translation>
    </message>
    <message>
        <source>By &amp;suits</source>
        <translation>Nach &amp;Farben</translation>
    </message>
    <message>
        <source>As &amp;laid</source>
        <translation>Wie ge&amp;legt</translation>
    </message>
    <message>
        <source>&amp;Dealing</source>
        <translation>&amp;Geben</translation>
    </message>
    <message>
        <source>A &amp;card is played</source>
        <translation>Eine &amp;Karte wird gespielt</translation>
    </message>
    <message>
        <source>A &amp;trick is taken</source>
        <translation>Ein &amp;Stich wird gemacht</translation>
    </message>
    <message>
        <source>&amp;Bids and announcements</source>
        <translation>Ge&amp;bote und Ansagen</translation>
    </message>
    <message>
        <source>&amp;Your turn</source>
        <translation>&amp;Du bist dran</translation>
    </message>
    <message>
        <source>&amp;End of the deal</source>
        <translation>&amp;Ende des Spiels</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Tisch</translation>
    </message>
    <message>
        <source>&amp;Cards</source>
        <translation>&amp;Karten</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Say</source>
        <translation>S&amp;prechen</translation>
    </message>
    <message>
        <source>Sort the &amp;hand</source>
        <translation>Handkarten &amp;ordnen</translation>
    </message>
    <message>
        <source>So&amp;unds</source>
        <translation>T&amp;öne</translation>
    </message>
    <message>
        <source>&amp;Opponents</source>
        <translation>Co&amp;mputerspieler</translation>
    </message>
    <message>
        <source>Trick &amp;pause</source>
        <translation>&amp;Stichpause</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Farbschema</translation>
    </message>
</context>
<context>
    <name>AnnounceBar</name>
    <message>
        <source>Announcements</source>
        <translation>Ansagen</translation>
    </message>
</context>
<context>
    <name>AnnouncementButtons</name>
    <message>
        <source>Re</source>
        <translation>Re</translation>
    </message>
    <message>
        <source>Kontra</source>
        <translation>Kontra</translation>
    </message>
    <message>
        <source>No 90</source>
        <translation>Keine&#xa0;90</translation>
    </message>
    <message>
        <source>No 60</source>
        <translation>Keine&#xa0;60</translation>
    </message>
    <message>
        <source>No 30</source>
        <translation>Keine&#xa0;30</translation>
    </message>
    <message>
        <source>Schwarz</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Sub</source>
        <translation>Sub</translation>
    </message>
    <message>
        <source>Hirsch</source>
        <translation>Hirsch</translation>
    </message>
    <message>
        <source>Piglets</source>
        <translation>Schweinchen</translation>
    </message>
    <message>
        <source>Hyperpiglets</source>
        <translation>Hyperschweine</translation>
    </message>
    <message>
        <source>Genscher</source>
        <translation>Genscher</translation>
    </message>
    <message>
        <source>Genscher: {player}</source>
        <translation>Genscher: {player}</translation>
    </message>
</context>
<context>
    <name>Announcements</name>
    <message>
        <source>Re</source>
        <translation>Re</translation>
    </message>
    <message>
        <source>Kontra</source>
        <translation>Kontra</translation>
    </message>
    <message>
        <source>no 90</source>
        <translation>keine&#xa0;90</translation>
    </message>
    <message>
        <source>no 60</source>
        <translation>keine&#xa0;60</translation>
    </message>
    <message>
        <source>no 30</source>
        <translation>keine&#xa0;30</translation>
    </message>
    <message>
        <source>schwarz</source>
        <translation>schwarz</translation>
    </message>
    <message>
        <source>Sub</source>
        <translation>Sub</translation>
    </message>
    <message>
        <source>Hirsch</source>
        <translation>Hirsch</translation>
    </message>
    <message>
        <source>piglets</source>
        <translation>Schweinchen</translation>
    </message>
    <message>
        <source>hyperpiglets</source>
        <translation>Hyperschweinchen</translation>
    </message>
    <message>
        <source>Genscher</source>
        <translation>Genscher</translation>
    </message>
</context>
<context>
    <name>Arena</name>
    <message>
        <source>{game}, rules: {preset}</source>
        <translation>{game}, Regeln: {preset}</translation>
    </message>
    <message>
        <source>A: {a}, B: {b}, {deals} deals, each played twice</source>
        <translation>A: {a}, B: {b}, {deals} Spiele, jedes zweimal gespielt</translation>
    </message>
    <message>
        <source>No deal was finished.</source>
        <translation>Kein Spiel wurde zu Ende gespielt.</translation>
    </message>
    <message>
        <source>A scores {mean} a deal more than B</source>
        <translation>A macht {mean} je Spiel mehr als B</translation>
    </message>
    <message>
        <source>A scores {mean} a deal more than B, {share}% interval {low} to {high}</source>
        <translation>A macht {mean} je Spiel mehr als B, {share}-%-Intervall {low} bis {high}</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Spielart</translation>
    </message>
    <message>
        <source>share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>A declares</source>
        <translation>A spielt</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>B declares</source>
        <translation>B spielt</translation>
    </message>
    <message>
        <source>no score</source>
        <translation>ohne Ergebnis</translation>
    </message>
    <message>
        <source>{side}: {mean} ms a move, 95% below {slow} ms</source>
        <translation>{side}: {mean} ms je Zug, 95 % unter {slow} ms</translation>
    </message>
    <message>
        <source>{side}: {mean} ms to think of an announcement, 95% below {slow} ms</source>
        <translation>{side}: {mean} ms, um über eine Ansage nachzudenken, 95 % unter {slow} ms</translation>
    </message>
    <message>
        <source>{done} of {deals} deals, {left} minutes left</source>
        <translation>{done} von {deals} Spielen, noch {left} Minuten</translation>
    </message>
</context>
<context>
    <name>Bench</name>
    <message>
        <source>Calibration loop: {milliseconds} ms</source>
        <translation>Kalibrierschleife: {milliseconds} ms</translation>
    </message>
    <message>
        <source>{game}: {rate} random deals a second, {actions} actions a deal</source>
        <translation>{game}: {rate} zufällige Spiele je Sekunde, {actions} Züge je Spiel</translation>
    </message>
    <message>
        <source>Start to first painted table: {table} s, a bare window: {bare} s, ratio {ratio}</source>
        <translation>Start bis zum ersten gezeichneten Tisch: {table} s, ein leeres Fenster: {bare} s, Verhältnis {ratio}</translation>
    </message>
    <message>
        <source>Cards: {loading} ms to read a deck, {composing} to compose, {drawing} to draw, {reading} from disk</source>
        <translation>Karten: {loading} ms zum Lesen eines Blatts, {composing} zum Zusammensetzen, {drawing} zum Zeichnen, {reading} von der Platte</translation>
    </message>
    <message>
        <source>Memory of the cards: {deck} KiB for the deck, {pictures} MiB for its pictures</source>
        <translation>Speicher der Karten: {deck} KiB für das Blatt, {pictures} MiB für seine Bilder</translation>
    </message>
    <message>
        <source>A slider’s step at density {ratio}: {median} ms, 95% of them below {most} ms</source>
        <translation>Ein Schritt des Reglers bei Dichte {ratio}: {median} ms, 95 % davon unter {most} ms</translation>
    </message>
    <message>
        <source>Playouts: the compiled kernel is missing.</source>
        <translation>Simulationen: Der kompilierte Kern fehlt.</translation>
    </message>
    <message>
        <source>Playouts, {game}: {random} at random and {policy} by the policy a second</source>
        <translation>Simulationen, {game}: {random} zufällig und {policy} nach Strategie je Sekunde</translation>
    </message>
    <message>
        <source>{player}, {game}: {rate} moves a second, 95% below {slow} ms</source>
        <translation>{player}, {game}: {rate} Züge je Sekunde, 95 % unter {slow} ms</translation>
    </message>
    <message>
        <source>Solver: the compiled kernel is missing.</source>
        <translation>Löser: Der kompilierte Kern fehlt.</translation>
    </message>
    <message>
        <source>Solver, {game} {sides}, {cards} cards, {deals} deals: median {median} nodes ({ms} ms), 95% below {slow} nodes ({slow_ms} ms), {rate} million nodes a second</source>
        <translation>Löser, {game} {sides}, {cards} Karten, {deals} Spiele: Median {median} Knoten ({ms} ms), 95 % unter {slow} Knoten ({slow_ms} ms), {rate} Millionen Knoten je Sekunde</translation>
    </message>
    <message>
        <source>Plain solver in Python: {rate} nodes a second. The kernel makes {nodes} times as many and solves the same deals {time} times as fast</source>
        <translation>Einfacher Löser in Python: {rate} Knoten je Sekunde. Der Kern schafft {nodes}-mal so viele und löst dieselben Spiele {time}-mal so schnell</translation>
    </message>
    <message>
        <source>dealing</source>
        <translation>Geben</translation>
    </message>
    <message>
        <source>a card played</source>
        <translation>Karte spielen</translation>
    </message>
    <message>
        <source>a trick swept away</source>
        <translation>Stich einziehen</translation>
    </message>
    <message>
        <source>resizing</source>
        <translation>Größe ändern</translation>
    </message>
    <message>
        <source>strong players thinking</source>
        <translation>starke Spieler denken nach</translation>
    </message>
    <message>
        <source>a slider dragged</source>
        <translation>Regler ziehen</translation>
    </message>
    <message>
        <source>another language chosen</source>
        <translation>Sprache wechseln</translation>
    </message>
    <message>
        <source>Frames, {part}: {median} ms of work, 95% of them below {p95} ms, the longest {most} ms</source>
        <translation>Einzelbilder, {part}: {median} ms Arbeit, 95 % davon unter {p95} ms, das längste {most} ms</translation>
    </message>
    <message>
        <source>Memory of the window after {deals} deals: {megabytes} MB</source>
        <translation>Speicher des Fensters nach {deals} Spielen: {megabytes} MB</translation>
    </message>
    <message>
        <source>Memory that was added: {growth} MB</source>
        <translation>Zusätzlicher Speicher: {growth} MB</translation>
    </message>
    <message>
        <source>Opening a rule page: {median} ms, 95% of them below {p95} ms; the interface is busy for {busy} ms</source>
        <translation>Öffnen einer Regelseite: {median} ms, 95 % davon unter {p95} ms; die Oberfläche ist {busy} ms beschäftigt</translation>
    </message>
</context>
<context>
    <name>Bill</name>
    <message>
        <source>How the score came about</source>
        <translation>So kommt das Ergebnis zustande</translation>
    </message>
    <message>
        <source>All three together</source>
        <translation>Alle drei zusammen</translation>
    </message>
    <message>
        <source>Each declarer takes half of the stock</source>
        <translation>Jeder Spielmacher bekommt den halben Stock</translation>
    </message>
    <message>
        <source>Everybody pays into the stock</source>
        <translation>Alle zahlen in den Stock</translation>
    </message>
    <message>
        <source>Each declarer pays half of the stock into it</source>
        <translation>Jeder Spielmacher zahlt den halben Stock hinein</translation>
    </message>
    <message>
        <source>As Re counts it</source>
        <translation>So rechnet Re</translation>
    </message>
    <message>
        <source>As Kontra counts it</source>
        <translation>So rechnet Kontra</translation>
    </message>
    <message>
        <source>As the declarer’s side counts it</source>
        <translation>So rechnet die Partei des Spielmachers</translation>
    </message>
    <message>
        <source>As the defenders count it</source>
        <translation>So rechnen die Gegenspieler</translation>
    </message>
    <message numerus="yes">
        <source>%n runners with the declarer’s side</source>
        <translation>
            <numerusform>%n Laufender bei der Partei des Spielmachers</numerusform>
            <numerusform>%n Laufende bei der Partei des Spielmachers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n runners with the defenders</source>
        <translation>
            <numerusform>%n Laufender bei den Gegenspielern</numerusform>
            <numerusform>%n Laufende bei den Gegenspielern</numerusform>
        </translation>
    </message>
    <message>
        <source>× {number}</source>
        <translation>× {number}</translation>
    </message>
    <message>
        <source>{before}. {step}</source>
        <translation>{before}. {step}</translation>
    </message>
    <message>
        <source>{terms} = {sum}</source>
        <translation>{terms} = {sum}</translation>
    </message>
    <message>
        <source>{factor}: {before} × {number} = {value}</source>
        <translation>{factor}: {before} × {number} = {value}</translation>
    </message>
    <message>
        <source>{name}: {terms} = {value}</source>
        <translation>{name}: {terms} = {value}</translation>
    </message>
    <message>
        <source>{name}: {value}</source>
        <translation>{name}: {value}</translation>
    </message>
</context>
<context>
    <name>BookBar</name>
    <message>
        <source>{rules}, changed</source>
        <translation>{rules}, geändert</translation>
    </message>
    <message>
        <source>At your table: {rules}</source>
        <translation>An deinem Tisch: {rules}</translation>
    </message>
    <message>
        <source>Next game: {rules}</source>
        <translation>Nächste Runde: {rules}</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vor</translation>
    </message>
    <message>
        <source>A−</source>
        <comment>smaller letters</comment>
        <translation>A−</translation>
    </message>
    <message>
        <source>A+</source>
        <comment>larger letters</comment>
        <translation>A+</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>&amp;Print this page…</source>
        <translation>Diese Seite &amp;drucken …</translation>
    </message>
    <message>
        <source>&amp;Save this page as PDF…</source>
        <translation>Diese Seite als PDF &amp;speichern …</translation>
    </message>
    <message>
        <source>To the page before, at last to the table (Alt+Left)</source>
        <translation>Zur Seite davor, zuletzt an den Tisch (Alt+Links)</translation>
    </message>
    <message>
        <source>To the page you came back from (Alt+Right)</source>
        <translation>Zur Seite, von der du zurückkamst (Alt+Rechts)</translation>
    </message>
    <message>
        <source>Smaller letters (Ctrl+Minus)</source>
        <translation>Kleinere Schrift (Strg+Minus)</translation>
    </message>
    <message>
        <source>Larger letters (Ctrl+Plus; Ctrl+0 for the usual size)</source>
        <translation>Größere Schrift (Strg+Plus; Strg+0 für die übliche Größe)</translation>
    </message>
    <message>
        <source>Smaller letters</source>
        <translation>Kleinere Schrift</translation>
    </message>
    <message>
        <source>Larger letters</source>
        <translation>Größere Schrift</translation>
    </message>
    <message>
        <source>Rules that the book shows</source>
        <translation>Regeln, die das Buch zeigt</translation>
    </message>
    <message>
        <source>Looking at other rules changes nothing at the table.</source>
        <translation>Andere Regeln anzusehen ändert nichts am Tisch.</translation>
    </message>
</context>
<context>
    <name>BookContents</name>
    <message>
        <source>{game}: {page}</source>
        <translation>{game}: {page}</translation>
    </message>
    <message>
        <source>{page} – {section}</source>
        <translation>{page} – {section}</translation>
    </message>
    <message>
        <source>These words stand on no page.</source>
        <translation>Diese Wörter stehen auf keiner Seite.</translation>
    </message>
    <message numerus="yes">
        <source>%n places found</source>
        <translation>
            <numerusform>%n Stelle gefunden</numerusform>
            <numerusform>%n Stellen gefunden</numerusform>
        </translation>
    </message>
    <message>
        <source>Rule sets</source>
        <translation>Regelsätze</translation>
    </message>
    <message>
        <source>Packs of cards</source>
        <translation>Kartenblätter</translation>
    </message>
    <message>
        <source>Find in all pages</source>
        <translation>In allen Seiten suchen</translation>
    </message>
    <message>
        <source>Enter goes to the next place, Shift+Enter to the one before, Down to the list of places.</source>
        <translation>Eingabe führt zur nächsten Stelle, Umschalt+Eingabe zur vorigen, Pfeil ab in die Liste der Stellen.</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Places found</source>
        <translation>Gefundene Stellen</translation>
    </message>
</context>
<context>
    <name>BookPaper</name>
    <message>
        <source>Save the page</source>
        <translation>Seite speichern</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
</context>
<context>
    <name>BookWindow</name>
    <message>
        <source>Change this rule</source>
        <translation>Diese Regel ändern</translation>
    </message>
    <message>
        <source>{page} – Rule book</source>
        <translation>{page} – Regelbuch</translation>
    </message>
    <message>
        <source>{file} cannot be saved: {reason}</source>
        <translation>{file} kann nicht gespeichert werden: {reason}</translation>
    </message>
    <message>
        <source>Rule book</source>
        <translation>Regelbuch</translation>
    </message>
    <message>
        <source>Page of the rule book</source>
        <translation>Seite des Regelbuchs</translation>
    </message>
    <message>
        <source>Tab goes from link to link, Enter follows it.</source>
        <translation>Tab führt von Verweis zu Verweis, Eingabe folgt ihm.</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Gespeichert als {file}.</translation>
    </message>
</context>
<context>
    <name>Bubbles</name>
    <message numerus="yes">
        <source>%n cards face down</source>
        <translation>
            <numerusform>%n Karte verdeckt</numerusform>
            <numerusform>%n Karten verdeckt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Calls</name>
    <message>
        <source>Pass</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Healthy (no reservation)</source>
        <translation>Gesund (kein Vorbehalt)</translation>
    </message>
    <message>
        <source>Throw in this hand</source>
        <translation>Blatt einwerfen</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Annehmen</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Halten</translation>
    </message>
    <message>
        <source>Yield</source>
        <translation>Verzichten</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Klopfen</translation>
    </message>
    <message>
        <source>Do not double</source>
        <translation>Nicht klopfen</translation>
    </message>
    <message>
        <source>Play the {card}</source>
        <translation>{card} spielen</translation>
    </message>
</context>
<context>
    <name>CardLarge</name>
    <message>
        <source>Escape closes the picture; the arrow keys go to the next card.</source>
        <translation>Esc schließt das Bild; die Pfeiltasten führen zur nächsten Karte.</translation>
    </message>
</context>
<context>
    <name>CardLookPanel</name>
    <message>
        <source>Back</source>
        <translation>Rückseite</translation>
    </message>
    <message>
        <source>&amp;Contrast</source>
        <translation>K&amp;ontrast</translation>
    </message>
    <message>
        <source>soft</source>
        <translation>weich</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>hart</translation>
    </message>
    <message>
        <source>G&amp;rain</source>
        <translation>Kör&amp;nung</translation>
    </message>
    <message>
        <source>smooth</source>
        <translation>glatt</translation>
    </message>
    <message>
        <source>rough</source>
        <translation>rau</translation>
    </message>
    <message>
        <source>Te&amp;mperature</source>
        <translation>Farbte&amp;mperatur</translation>
    </message>
    <message>
        <source>cool</source>
        <translation>kühl</translation>
    </message>
    <message>
        <source>warm</source>
        <translation>warm</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Alles zurücksetzen</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Groß</translation>
    </message>
    <message>
        <source>Letters of both packs</source>
        <translation>Buchstaben beider Blätter</translation>
    </message>
    <message>
        <source>A small Q and J on Ober and Unter, O and U on queen and jack</source>
        <translation>Ein kleines Q und J auf Ober und Unter, O und U auf Dame und Bube</translation>
    </message>
    <message>
        <source>Back {number}</source>
        <translation>Rückseite {number}</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Index</source>
        <translation>Eckzeichen</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Blatt</translation>
    </message>
</context>
<context>
    <name>CardSheet</name>
    <message>
        <source>Cards of the deck</source>
        <translation>Karten des Blatts</translation>
    </message>
</context>
<context>
    <name>Claims</name>
    <message>
        <source>All tricks are yours. The rest is played out.</source>
        <translation>Alle Stiche sind deine. Der Rest wird zu Ende gespielt.</translation>
    </message>
    <message>
        <source>It could not be found out in time whether all tricks are yours. Play on.</source>
        <translation>Es ließ sich nicht rechtzeitig klären, ob alle Stiche deine sind. Spiel weiter.</translation>
    </message>
    <message>
        <source>Not all tricks are yours: one of them could go to somebody else.</source>
        <translation>Nicht alle Stiche sind deine: Einer könnte an jemand anderen gehen.</translation>
    </message>
    <message>
        <source>Not all tricks are yours: trick {number} could go to somebody else.</source>
        <translation>Nicht alle Stiche sind deine: Stich {number} könnte an jemand anderen gehen.</translation>
    </message>
    <message>
        <source>Checking whether all tricks are yours…</source>
        <translation>Ob alle Stiche deine sind, wird geprüft …</translation>
    </message>
    <message>
        <source>You can claim the rest when you have to play a card, from the second trick on.</source>
        <translation>Den Rest kannst du beanspruchen, wenn du eine Karte zu spielen hast, vom zweiten Stich an.</translation>
    </message>
    <message>
        <source>Claim the rest</source>
        <translation>Rest für mich</translation>
    </message>
    <message>
        <source>If all tricks left are yours whatever the others play, they are played out quickly.</source>
        <translation>Sind alle übrigen Stiche deine, was auch immer die anderen spielen, so werden sie schnell zu Ende gespielt.</translation>
    </message>
</context>
<context>
    <name>Contracts</name>
    <message>
        <source>Normal game</source>
        <translation>Normalspiel</translation>
    </message>
    <message>
        <source>Wedding</source>
        <translation>Hochzeit</translation>
    </message>
    <message>
        <source>Silent wedding</source>
        <translation>Stille Hochzeit</translation>
    </message>
    <message>
        <source>Poverty</source>
        <translation>Armut</translation>
    </message>
    <message>
        <source>Black sow</source>
        <translation>Schwarze Sau</translation>
    </message>
    <message>
        <source>Kings solo</source>
        <translation>Königssolo</translation>
    </message>
    <message>
        <source>Ace solo (no trumps)</source>
        <translation>Fleischlos (ohne Trumpf)</translation>
    </message>
    <message>
        <source>Hochzeit</source>
        <translation>Hochzeit</translation>
    </message>
    <message>
        <source>Bettel</source>
        <translation>Bettel</translation>
    </message>
    <message>
        <source>Geier</source>
        <translation>Geier</translation>
    </message>
    <message>
        <source>Wenz</source>
        <translation>Wenz</translation>
    </message>
    <message>
        <source>Geier Tout</source>
        <translation>Geier Tout</translation>
    </message>
    <message>
        <source>Wenz Tout</source>
        <translation>Wenz Tout</translation>
    </message>
    <message>
        <source>Sie</source>
        <translation>Sie</translation>
    </message>
    <message>
        <source>Ramsch</source>
        <translation>Ramsch</translation>
    </message>
</context>
<context>
    <name>Deadlines</name>
    <message numerus="yes">
        <source>%n more cards may come to the trick before it is too late.</source>
        <translation>
            <numerusform>Noch %n Karte darf zum Stich kommen, dann ist es zu spät.</numerusform>
            <numerusform>Noch %n Karten dürfen zum Stich kommen, dann ist es zu spät.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may play %n more cards before it is too late.</source>
        <translation>
            <numerusform>Du darfst noch %n Karte spielen, dann ist es zu spät.</numerusform>
            <numerusform>Du darfst noch %n Karten spielen, dann ist es zu spät.</numerusform>
        </translation>
    </message>
    <message>
        <source>Last chance: it is too late with the next card of the trick.</source>
        <translation>Letzte Gelegenheit: Mit der nächsten Karte zum Stich ist es zu spät.</translation>
    </message>
    <message>
        <source>Last chance: it is too late with your next card.</source>
        <translation>Letzte Gelegenheit: Mit deiner nächsten Karte ist es zu spät.</translation>
    </message>
    <message>
        <source>This is your last chance to announce: {announcement}.</source>
        <translation>Letzte Gelegenheit zur Ansage: {announcement}.</translation>
    </message>
    <message>
        <source>You may still announce: {announcement}.</source>
        <translation>Du kannst noch ansagen: {announcement}.</translation>
    </message>
    <message numerus="yes">
        <source>Still open to {who}, with at least %n cards in hand: {announcement}.</source>
        <translation>
            <numerusform>Ansagen kann noch {who}, mit mindestens %n Karte auf der Hand: {announcement}.</numerusform>
            <numerusform>Ansagen kann noch {who}, mit mindestens %n Karten auf der Hand: {announcement}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Still open to {who}, while at most %n cards lie in the trick: {announcement}.</source>
        <translation>
            <numerusform>Ansagen kann noch {who}, solange höchstens %n Karte im Stich liegt: {announcement}.</numerusform>
            <numerusform>Ansagen kann noch {who}, solange höchstens %n Karten im Stich liegen: {announcement}.</numerusform>
        </translation>
    </message>
    <message>
        <source>somebody</source>
        <translation>jemand</translation>
    </message>
    <message>
        <source>{names} or somebody else</source>
        <translation>{names} oder jemand anderes</translation>
    </message>
</context>
<context>
    <name>DeckBox</name>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>{deck} – {suits}</source>
        <translation>{deck} – {suits}</translation>
    </message>
</context>
<context>
    <name>DeckFacts</name>
    <message>
        <source>Drawn anew for Cardavia, after the tradition. Licence: {licence}.</source>
        <translation>Für Cardavia neu gezeichnet, nach der Überlieferung. Lizenz: {licence}.</translation>
    </message>
    <message>
        <source>A deck of your own. Licence: {licence}.</source>
        <translation>Ein eigenes Blatt. Lizenz: {licence}.</translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>{cards}: {suits}</source>
        <translation>{cards}: {suits}</translation>
    </message>
    <message>
        <source>{suit}: {rank}</source>
        <translation>{suit}: {rank}</translation>
    </message>
</context>
<context>
    <name>DeckGames</name>
    <message>
        <source>Schafkopf’s own pack; Doppelkopf can be played with it, too.</source>
        <translation>Das eigentliche Schafkopfblatt; auch Doppelkopf lässt sich damit spielen.</translation>
    </message>
    <message>
        <source>Doppelkopf’s own pack; Schafkopf can be played with it, too.</source>
        <translation>Das eigentliche Doppelkopfblatt; auch Schafkopf lässt sich damit spielen.</translation>
    </message>
    <message>
        <source>For Schafkopf and Doppelkopf.</source>
        <translation>Für Schafkopf und Doppelkopf.</translation>
    </message>
</context>
<context>
    <name>DeckHistories</name>
    <message>
        <source>The home pack of Schafkopf. It grew out of the old packs of Augsburg and Munich; in the nineteenth century its figures were doubled, so that nobody has to turn a card. The Ober has its suit sign high, the Unter low. The highest card of a suit is the Daus with two signs: Cupid on hearts, Bacchus on acorns, hound and boar on bells.</source>
        <translation>Das heimische Blatt des Schafkopfs. Es ist aus den alten Augsburger und Münchner Blättern entstanden; im neunzehnten Jahrhundert wurden die Figuren verdoppelt, damit niemand eine Karte drehen muss. Beim Ober steht das Farbzeichen oben, beim Unter unten. Die höchste Karte einer Farbe ist das Daus mit zwei Zeichen: Amor bei Herz, Bacchus bei Eichel, Hund und Eber bei Schellen.</translation>
    </message>
    <message>
        <source>A pack of the nineteenth century, first printed in Pest. Its Obers and Unters are the people of Schiller’s play William Tell, and its highest cards the four seasons. It is called the double German pack and is the usual one of Hungary to this day.</source>
        <translation>Ein Blatt des neunzehnten Jahrhunderts, zuerst in Pest gedruckt. Seine Ober und Unter sind die Personen aus Schillers „Wilhelm Tell“, die höchsten Karten die vier Jahreszeiten. Es heißt doppeldeutsches Blatt und ist in Ungarn bis heute das übliche.</translation>
    </message>
    <message>
        <source>A single pack: its figures are drawn once, from head to foot, as all figures were before they were doubled. It comes from the old Bavarian packs. The six of bells is the Weli, which has a part of its own in games of Tyrol; Schafkopf and Doppelkopf do without it.</source>
        <translation>Ein einfaches Blatt: Seine Figuren sind einmal gezeichnet, von Kopf bis Fuß, wie alle Figuren, bevor man sie verdoppelte. Es stammt von den alten bayerischen Blättern ab. Die Schellen-Sechs ist der Weli, der in Tiroler Spielen eine eigene Rolle hat; Schafkopf und Doppelkopf kommen ohne ihn aus.</translation>
    </message>
    <message>
        <source>French suits were simpler to print than German ones and spread from France over all the world. This is the way they have been drawn in Berlin since the nineteenth century: every jack has a halberd, every queen a flower, and the kings wear closed crowns.</source>
        <translation>Französische Farben waren einfacher zu drucken als deutsche und verbreiteten sich von Frankreich aus über die ganze Welt. So werden sie seit dem neunzehnten Jahrhundert in Berlin gezeichnet: Jeder Bube hat eine Hellebarde, jede Dame eine Blume, und die Könige tragen geschlossene Kronen.</translation>
    </message>
    <message>
        <source>A compromise: French signs in the colours of the German ones, clubs black, spades green, hearts red, diamonds orange. It was made for Skat tournaments after 1990, when people met who had grown up with the one or the other. Nobody takes spades for clubs with it, so it is good to learn with.</source>
        <translation>Ein Kompromiss: französische Zeichen in den Farben der deutschen, Kreuz schwarz, Pik grün, Herz rot, Karo orange. Es entstand nach 1990 für Skatturniere, bei denen sich Leute trafen, die mit dem einen oder dem anderen aufgewachsen waren. Niemand verwechselt damit Pik und Kreuz, darum lernt es sich gut damit.</translation>
    </message>
    <message>
        <source>Letters as large as they can be, one large sign, and a pattern beside each colour, without figures: for weak eyes, for eyes that do not tell all colours, and for small windows.</source>
        <translation>So große Buchstaben wie möglich, ein großes Zeichen und ein Muster neben jeder Farbe, ohne Figuren: für schwache Augen, für Augen, die nicht alle Farben unterscheiden, und für kleine Fenster.</translation>
    </message>
    <message>
        <source>Letters as large as they can be, one large sign, and a pattern beside each colour, without figures: for weak eyes, for eyes that do not tell all colours, and for small windows. This one has the German suits.</source>
        <translation>So große Buchstaben wie möglich, ein großes Zeichen und ein Muster neben jeder Farbe, ohne Figuren: für schwache Augen, für Augen, die nicht alle Farben unterscheiden, und für kleine Fenster. Dieses hat die deutschen Farben.</translation>
    </message>
</context>
<context>
    <name>DeckNames</name>
    <message>
        <source>Bavarian</source>
        <translation>Bayerisch</translation>
    </message>
    <message>
        <source>William Tell</source>
        <translation>Wilhelm Tell</translation>
    </message>
    <message>
        <source>Salzburg</source>
        <translation>Salzburger</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Französisch</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Klar</translation>
    </message>
    <message>
        <source>Clear, German suits</source>
        <translation>Klar, deutsche Farben</translation>
    </message>
</context>
<context>
    <name>DeckPacks</name>
    <message>
        <source>French suits</source>
        <translation>Französische Farben</translation>
    </message>
    <message>
        <source>German suits</source>
        <translation>Deutsche Farben</translation>
    </message>
</context>
<context>
    <name>DeckPage</name>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>&amp;Play with it</source>
        <translation>&amp;Damit spielen</translation>
    </message>
    <message>
        <source>This deck cannot be used:</source>
        <translation>Dieses Blatt ist nicht zu gebrauchen:</translation>
    </message>
    <message>
        <source>Back {number}</source>
        <translation>Rückseite {number}</translation>
    </message>
    <message>
        <source>Decks of your own: {folder}</source>
        <translation>Eigene Blätter: {folder}</translation>
    </message>
</context>
<context>
    <name>DeckPlaces</name>
    <message>
        <source>Bavaria, Germany</source>
        <translation>Bayern</translation>
    </message>
    <message>
        <source>Hungary, Austria and their neighbours</source>
        <translation>Ungarn, Österreich und ihre Nachbarn</translation>
    </message>
    <message>
        <source>Salzburg and Tyrol, Austria; South Tyrol, Italy</source>
        <translation>Salzburg und Tirol; Südtirol</translation>
    </message>
    <message>
        <source>Berlin and the north, today all of Germany</source>
        <translation>Berlin und der Norden, heute ganz Deutschland</translation>
    </message>
    <message>
        <source>Germany</source>
        <translation>Deutschland</translation>
    </message>
    <message>
        <source>Made for this program</source>
        <translation>Für dieses Programm gemacht</translation>
    </message>
</context>
<context>
    <name>DeckRows</name>
    <message>
        <source>Deck</source>
        <translation>Blatt</translation>
    </message>
    <message>
        <source>cannot be used</source>
        <translation>nicht zu gebrauchen</translation>
    </message>
</context>
<context>
    <name>DeckSuits</name>
    <message>
        <source>clubs, spades, hearts, diamonds</source>
        <translation>Kreuz, Pik, Herz, Karo</translation>
    </message>
    <message>
        <source>acorns, leaves, hearts, bells</source>
        <translation>Eichel, Gras, Herz, Schellen</translation>
    </message>
</context>
<context>
    <name>Decks</name>
    <message>
        <source>comes with Cardavia</source>
        <translation>gehört zu Cardavia</translation>
    </message>
    <message>
        <source>{deck}: {where}</source>
        <translation>{deck}: {where}</translation>
    </message>
    <message>
        <source>The deck {deck} is whole. Cards: {cards}, backs: {backs}</source>
        <translation>Das Blatt {deck} ist vollständig. Karten: {cards}, Rückseiten: {backs}</translation>
    </message>
    <message>
        <source>Cards drawn: {cards}</source>
        <translation>Gezeichnete Karten: {cards}</translation>
    </message>
    <message>
        <source>The deck {deck} cannot be used, plain cards stand in for it: {problem}</source>
        <translation>Das Blatt {deck} ist nicht zu gebrauchen, einfache Karten vertreten es: {problem}</translation>
    </message>
</context>
<context>
    <name>DeclareBar</name>
    <message>
        <source>Declarations</source>
        <translation>Besondere Ansagen</translation>
    </message>
</context>
<context>
    <name>DoppelkopfLesson</name>
    <message>
        <source>Every card is there twice. Four players get twelve cards each. A trick is four cards, one from each player, clockwise, and whoever wins it leads to the next one. Two play against two. What counts are the points of the cards in the tricks, not the tricks.</source>
        <translation>Jede Karte gibt es zweimal. Vier Spieler bekommen je zwölf Karten. Ein Stich besteht aus vier Karten, von jedem eine, im Uhrzeigersinn, und wer ihn macht, spielt zum nächsten aus. Zwei spielen gegen zwei. Es zählen die Augen der Karten in den Stichen, nicht die Stiche.</translation>
    </message>
    <message>
        <source>How many points does this trick bring to its winner?</source>
        <translation>Wie viele Augen bringt dieser Stich?</translation>
    </message>
    <message>
        <source>Choose every trump among these cards, then press “Check”.</source>
        <translation>Wähle alle Trümpfe unter diesen Karten und drücke dann „Prüfen“.</translation>
    </message>
    <message>
        <source>A trump must be followed by a trump, a plain card by a plain card of its suit. The first card of this trick was: {led}. Choose every card that you may play now, then press “Check”.</source>
        <translation>Auf Trumpf muss Trumpf gespielt werden, auf eine Fehlkarte eine Fehlkarte ihrer Farbe. Die erste Karte dieses Stichs war: {led}. Wähle alle Karten, die du jetzt spielen darfst, und drücke dann „Prüfen“.</translation>
    </message>
    <message>
        <source>If you cannot follow, you may play any card, a trump or not. The first card of this trick was: {led}. Choose every card that you may play now, then press “Check”.</source>
        <translation>Wer nicht bedienen kann, darf jede Karte spielen, Trumpf oder nicht. Die erste Karte dieses Stichs war: {led}. Wähle alle Karten, die du jetzt spielen darfst, und drücke dann „Prüfen“.</translation>
    </message>
    <message>
        <source>The highest trump wins; where no trump lies, the highest card of the suit led. Of two equal cards the one that was played first wins. The card led here was: {led}. Who wins this trick?</source>
        <translation>Der höchste Trumpf gewinnt; liegt kein Trumpf, dann die höchste Karte der ausgespielten Farbe. Von zwei gleichen Karten gewinnt die zuerst gespielte. Ausgespielt wurde: {led}. Wer macht diesen Stich?</translation>
    </message>
    <message>
        <source>These are your cards. On which side are you?</source>
        <translation>Das sind deine Karten. Zu welcher Partei gehörst du?</translation>
    </message>
    <message>
        <source>Whoever expects to win may say so, and the deal is worth more: “Re” for one side, “Kontra” for the other. It must be said early, as a rule before the second trick is played. Later a side may promise more: the others stay below 90 points, below 60, below 30, or get no trick.</source>
        <translation>Wer zu gewinnen glaubt, kann es sagen, und das Spiel zählt mehr: „Re“ auf der einen, „Kontra“ auf der anderen Seite. Das muss früh geschehen, in der Regel bevor der zweite Stich gespielt ist. Später kann eine Partei mehr versprechen: dass die andere unter 90 Augen bleibt, unter 60, unter 30 oder keinen Stich macht.</translation>
    </message>
    <message>
        <source>The first trick is over, and these are the cards you still hold. Which of the two may you announce?</source>
        <translation>Der erste Stich ist vorbei, und diese Karten hast du noch. Was von beidem darfst du ansagen?</translation>
    </message>
    <message>
        <source>All cards together have 240 points. Nobody has announced anything, and Re has exactly 120 points. Who has won?</source>
        <translation>Alle Karten zusammen haben 240 Augen. Niemand hat etwas angesagt, und Re hat genau 120 Augen. Wer hat gewonnen?</translation>
    </message>
    <message>
        <source>First everybody is asked for a reservation, that is, a special game: you have none, so say “Healthy”. Then twelve tricks are played. At each of your turns a hint tells what a good player would do, and why. You may try something else; nothing is kept of this deal.</source>
        <translation>Zuerst werden alle nach einem Vorbehalt gefragt, also nach einem besonderen Spiel: Du hast keinen, sag „Gesund“. Dann werden zwölf Stiche gespielt. Jedes Mal, wenn du dran bist, sagt ein Tipp, was hier gut gespielt wäre, und warum. Du kannst auch etwas anderes versuchen; von diesem Spiel wird nichts gespeichert.</translation>
    </message>
    <message>
        <source>Follow the hint or try something else. After the last trick the result is shown.</source>
        <translation>Folge dem Tipp oder versuche etwas anderes. Nach dem letzten Stich erscheint das Ergebnis.</translation>
    </message>
    <message>
        <source>That was Doppelkopf. There is more to find: weddings, solos, and the house rules on the rules page. At your own table the entry “Hint” in the menu “Game” helps at any time.</source>
        <translation>Das war Doppelkopf. Es gibt noch mehr zu entdecken: Hochzeiten, Soli und die Hausregeln auf der Regelseite. An deinem eigenen Tisch hilft jederzeit der Eintrag „Tipp“ im Menü „Spiel“.</translation>
    </message>
</context>
<context>
    <name>DoppelkopfLessonReasons</name>
    <message>
        <source>The tens of hearts are the highest trumps, and of two equal cards the first one wins.</source>
        <translation>Die Herz-Zehnen sind die höchsten Trümpfe, und von zwei gleichen Karten gewinnt die erste.</translation>
    </message>
    <message>
        <source>Re needs 121 points. At 120 to 120 Kontra wins, unless only Kontra was announced.</source>
        <translation>Re braucht 121 Augen. Bei 120 zu 120 gewinnt Kontra, außer wenn nur Kontra angesagt war.</translation>
    </message>
</context>
<context>
    <name>DoppelkopfLessonTitles</name>
    <message>
        <source>What it is about</source>
        <translation>Worum es geht</translation>
    </message>
    <message>
        <source>What the cards count</source>
        <translation>Was die Karten zählen</translation>
    </message>
    <message>
        <source>Count a trick</source>
        <translation>Zähle einen Stich</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Trumpf</translation>
    </message>
    <message>
        <source>Find the trumps</source>
        <translation>Finde die Trümpfe</translation>
    </message>
    <message>
        <source>Which card may you play?</source>
        <translation>Welche Karte darfst du spielen?</translation>
    </message>
    <message>
        <source>And if you cannot follow?</source>
        <translation>Und wenn du nicht bedienen kannst?</translation>
    </message>
    <message>
        <source>Who wins the trick?</source>
        <translation>Wer macht den Stich?</translation>
    </message>
    <message>
        <source>Hidden sides</source>
        <translation>Verdeckte Parteien</translation>
    </message>
    <message>
        <source>Where do you belong?</source>
        <translation>Wohin gehörst du?</translation>
    </message>
    <message>
        <source>Find your partner</source>
        <translation>Finde deinen Partner</translation>
    </message>
    <message>
        <source>Announcements</source>
        <translation>Ansagen</translation>
    </message>
    <message>
        <source>What may you announce?</source>
        <translation>Was darfst du ansagen?</translation>
    </message>
    <message>
        <source>Who has won?</source>
        <translation>Wer hat gewonnen?</translation>
    </message>
    <message>
        <source>Extra points</source>
        <translation>Sonderpunkte</translation>
    </message>
    <message>
        <source>Now a whole deal</source>
        <translation>Nun ein ganzes Spiel</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>Das Spiel</translation>
    </message>
    <message>
        <source>Well done</source>
        <translation>Geschafft</translation>
    </message>
</context>
<context>
    <name>ExchangePanel</name>
    <message numerus="yes">
        <source>Put back %n cards.</source>
        <translation>
            <numerusform>Nimm %n Karte aus der Auswahl.</numerusform>
            <numerusform>Nimm %n Karten aus der Auswahl.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Exchanges</name>
    <message>
        <source>Pass on: {cards}</source>
        <translation>Schieben: {cards}</translation>
    </message>
    <message>
        <source>Give back: {cards}</source>
        <translation>Zurückgeben: {cards}</translation>
    </message>
    <message>
        <source>Lay face down: {cards}</source>
        <translation>Verdeckt hinlegen: {cards}</translation>
    </message>
    <message>
        <source>Give: {cards}</source>
        <translation>Abgeben: {cards}</translation>
    </message>
    <message>
        <source>Pass on the chosen cards</source>
        <translation>Die gewählten Karten schieben</translation>
    </message>
    <message>
        <source>Give back the chosen cards</source>
        <translation>Die gewählten Karten zurückgeben</translation>
    </message>
    <message>
        <source>Lay the chosen card face down</source>
        <translation>Die gewählte Karte verdeckt hinlegen</translation>
    </message>
    <message>
        <source>Give the chosen card</source>
        <translation>Die gewählte Karte abgeben</translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more cards.</source>
        <translation>
            <numerusform>Wähle noch %n Karte.</numerusform>
            <numerusform>Wähle noch %n Karten.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExtrasField</name>
    <message>
        <source>Special points</source>
        <translation>Sonderpunkte</translation>
    </message>
    <message>
        <source>{extra}: {side}</source>
        <translation>{extra}: {side}</translation>
    </message>
</context>
<context>
    <name>Factors</name>
    <message>
        <source>One against three</source>
        <translation>Einer gegen drei</translation>
    </message>
    <message>
        <source>Solos count double</source>
        <translation>Soli zählen doppelt</translation>
    </message>
    <message>
        <source>Bock round</source>
        <translation>Bockrunde</translation>
    </message>
    <message>
        <source>Announcement doubles</source>
        <translation>Ansage verdoppelt</translation>
    </message>
    <message>
        <source>Klopfen</source>
        <translation>Klopfen</translation>
    </message>
    <message>
        <source>Kontra</source>
        <translation>Kontra</translation>
    </message>
    <message>
        <source>Re</source>
        <translation>Re</translation>
    </message>
    <message>
        <source>Sub</source>
        <translation>Sub</translation>
    </message>
    <message>
        <source>Hirsch</source>
        <translation>Hirsch</translation>
    </message>
</context>
<context>
    <name>Failures</name>
    <message>
        <source>The place cannot be read or written.</source>
        <translation>Der Ort lässt sich nicht lesen oder beschreiben.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>Der Datenträger ist voll.</translation>
    </message>
    <message>
        <source>The file or its folder is not there.</source>
        <translation>Die Datei oder ihr Ordner ist nicht da.</translation>
    </message>
    <message>
        <source>Another Cardavia is using it.</source>
        <translation>Ein anderes Cardavia benutzt sie.</translation>
    </message>
    <message>
        <source>The system refuses it.</source>
        <translation>Das System lehnt es ab.</translation>
    </message>
</context>
<context>
    <name>FinalPage</name>
    <message>
        <source>What decided it</source>
        <translation>Was den Ausschlag gab</translation>
    </message>
    <message>
        <source>&amp;New session</source>
        <translation>&amp;Neue Runde</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>Standings of the session</source>
        <translation>Stand der Runde</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Deals won</source>
        <translation>Gewonnene Spiele</translation>
    </message>
    <message>
        <source>Solos</source>
        <translation>Soli</translation>
    </message>
    <message>
        <source>Final result of the session</source>
        <translation>Endstand der Runde</translation>
    </message>
</context>
<context>
    <name>Finals</name>
    <message>
        <source>Shared first place with {total}: {players}</source>
        <translation>Gemeinsam Erste mit {total}: {players}</translation>
    </message>
    <message>
        <source>Level at the top with {total}: {players}</source>
        <translation>Gleichauf vorn mit {total}: {players}</translation>
    </message>
    <message>
        <source>You win the session with {total}</source>
        <translation>Du gewinnst die Runde mit {total}</translation>
    </message>
    <message>
        <source>You are ahead with {total}</source>
        <translation>Du führst mit {total}</translation>
    </message>
    <message>
        <source>{player} wins the session with {total}</source>
        <translation>{player} gewinnt die Runde mit {total}</translation>
    </message>
    <message>
        <source>{player} is ahead with {total}</source>
        <translation>{player} führt mit {total}</translation>
    </message>
    <message numerus="yes">
        <source>%n deals have a score.</source>
        <translation>
            <numerusform>%n Spiel ist gewertet.</numerusform>
            <numerusform>%n Spiele sind gewertet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more were dealt again.</source>
        <translation>
            <numerusform>%n weiteres wurde neu gegeben.</numerusform>
            <numerusform>%n weitere wurden neu gegeben.</numerusform>
        </translation>
    </message>
    <message>
        <source>{scored} {again}</source>
        <translation>{scored} {again}</translation>
    </message>
    <message>
        <source>Deal {number}, everybody paid into the stock: {scores}</source>
        <translation>Spiel {number}, alle zahlen in den Stock: {scores}</translation>
    </message>
    <message>
        <source>Deal {number}, {contract}: {scores}</source>
        <translation>Spiel {number}, {contract}: {scores}</translation>
    </message>
    <message>
        <source>Deal {number}, {contract} with you as declarer: {scores}</source>
        <translation>Spiel {number}, {contract}, gespielt von dir: {scores}</translation>
    </message>
    <message>
        <source>Deal {number}, {contract} with {player} as declarer: {scores}</source>
        <translation>Spiel {number}, {contract}, gespielt von {player}: {scores}</translation>
    </message>
    <message>
        <source>{players} {score}</source>
        <translation>{players} {score}</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>You were ahead from the first deal to the last.</source>
        <translation>Du lagst vom ersten bis zum letzten Spiel vorn.</translation>
    </message>
    <message>
        <source>{player} was ahead from the first deal to the last.</source>
        <translation>{player} lag vom ersten bis zum letzten Spiel vorn.</translation>
    </message>
    <message>
        <source>You took the lead in deal {number} and kept it.</source>
        <translation>In Spiel {number} gingst du in Führung und gabst sie nicht mehr ab.</translation>
    </message>
    <message>
        <source>{player} took the lead in deal {number} and kept it.</source>
        <translation>In Spiel {number} ging {player} in Führung und gab sie nicht mehr ab.</translation>
    </message>
    <message numerus="yes">
        <source>The longest lead was yours: %n deals, from deal {first} to deal {last}.</source>
        <translation>
            <numerusform>Am längsten führtest du: %n Spiel lang, von Spiel {first} bis Spiel {last}.</numerusform>
            <numerusform>Am längsten führtest du: %n Spiele lang, von Spiel {first} bis Spiel {last}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The longest lead was that of {player}: %n deals, from deal {first} to {last}.</source>
        <translation>
            <numerusform>Am längsten führte {player}: %n Spiel lang, von Spiel {first} bis {last}.</numerusform>
            <numerusform>Am längsten führte {player}: %n Spiele lang, von Spiel {first} bis {last}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The biggest win was %n game points in deal {number}: {players}.</source>
        <translation>
            <numerusform>Der größte Gewinn war %n Punkt in Spiel {number}: {players}.</numerusform>
            <numerusform>Der größte Gewinn waren %n Punkte in Spiel {number}: {players}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Forfeits</name>
    <message>
        <source>it could not be started</source>
        <translation>es ließ sich nicht starten</translation>
    </message>
    <message>
        <source>it ended or closed its output</source>
        <translation>es endete oder schloss seine Ausgabe</translation>
    </message>
    <message>
        <source>its answer was late</source>
        <translation>seine Antwort kam zu spät</translation>
    </message>
    <message>
        <source>its answer was not a line of JSON with an action</source>
        <translation>seine Antwort war keine Zeile JSON mit einem Zug</translation>
    </message>
    <message>
        <source>its answer was not legal</source>
        <translation>seine Antwort war nicht erlaubt</translation>
    </message>
    <message>
        <source>Deal {number}: the program of seat {seat} forfeits, {reason}. Easy plays on.</source>
        <translation>Spiel {number}: Das Programm auf Platz {seat} scheidet aus, {reason}. Die Stufe „leicht“ spielt weiter.</translation>
    </message>
</context>
<context>
    <name>FrenchBids</name>
    <message>
        <source>Call the ace of clubs</source>
        <translation>Kreuz-Ass rufen</translation>
    </message>
    <message>
        <source>Call the ace of spades</source>
        <translation>Pik-Ass rufen</translation>
    </message>
    <message>
        <source>Call the ace of hearts</source>
        <translation>Herz-Ass rufen</translation>
    </message>
    <message>
        <source>Call the ace of diamonds</source>
        <translation>Karo-Ass rufen</translation>
    </message>
    <message>
        <source>Call the ten of clubs</source>
        <translation>Kreuz-Zehn rufen</translation>
    </message>
    <message>
        <source>Call the ten of spades</source>
        <translation>Pik-Zehn rufen</translation>
    </message>
    <message>
        <source>Call the ten of diamonds</source>
        <translation>Karo-Zehn rufen</translation>
    </message>
</context>
<context>
    <name>FrenchCards</name>
    <message>
        <source>ace of clubs</source>
        <translation>Kreuz-Ass</translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <translation>Kreuz-Zehn</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>Kreuz-König</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation>Kreuz-Dame</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>Kreuz-Bube</translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <translation>Kreuz-Neun</translation>
    </message>
    <message>
        <source>eight of clubs</source>
        <translation>Kreuz-Acht</translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <translation>Kreuz-Sieben</translation>
    </message>
    <message>
        <source>ace of spades</source>
        <translation>Pik-Ass</translation>
    </message>
    <message>
        <source>ten of spades</source>
        <translation>Pik-Zehn</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>Pik-König</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>Pik-Dame</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>Pik-Bube</translation>
    </message>
    <message>
        <source>nine of spades</source>
        <translation>Pik-Neun</translation>
    </message>
    <message>
        <source>eight of spades</source>
        <translation>Pik-Acht</translation>
    </message>
    <message>
        <source>seven of spades</source>
        <translation>Pik-Sieben</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>Herz-Ass</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>Herz-Zehn</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>Herz-König</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>Herz-Dame</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>Herz-Bube</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>Herz-Neun</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translation>Herz-Acht</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation>Herz-Sieben</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation>Karo-Ass</translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <translation>Karo-Zehn</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>Karo-König</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>Karo-Dame</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>Karo-Bube</translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <translation>Karo-Neun</translation>
    </message>
    <message>
        <source>eight of diamonds</source>
        <translation>Karo-Acht</translation>
    </message>
    <message>
        <source>seven of diamonds</source>
        <translation>Karo-Sieben</translation>
    </message>
</context>
<context>
    <name>FrenchCardsAsObject</name>
    <message>
        <source>ace of clubs</source>
        <translation>Kreuz-Ass</translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <translation>Kreuz-Zehn</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>Kreuz-König</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation>Kreuz-Dame</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>Kreuz-Bube</translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <translation>Kreuz-Neun</translation>
    </message>
    <message>
        <source>eight of clubs</source>
        <translation>Kreuz-Acht</translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <translation>Kreuz-Sieben</translation>
    </message>
    <message>
        <source>ace of spades</source>
        <translation>Pik-Ass</translation>
    </message>
    <message>
        <source>ten of spades</source>
        <translation>Pik-Zehn</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>Pik-König</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>Pik-Dame</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>Pik-Bube</translation>
    </message>
    <message>
        <source>nine of spades</source>
        <translation>Pik-Neun</translation>
    </message>
    <message>
        <source>eight of spades</source>
        <translation>Pik-Acht</translation>
    </message>
    <message>
        <source>seven of spades</source>
        <translation>Pik-Sieben</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>Herz-Ass</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>Herz-Zehn</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>Herz-König</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>Herz-Dame</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>Herz-Bube</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>Herz-Neun</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translation>Herz-Acht</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation>Herz-Sieben</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation>Karo-Ass</translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <translation>Karo-Zehn</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>Karo-König</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>Karo-Dame</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>Karo-Bube</translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <translation>Karo-Neun</translation>
    </message>
    <message>
        <source>eight of diamonds</source>
        <translation>Karo-Acht</translation>
    </message>
    <message>
        <source>seven of diamonds</source>
        <translation>Karo-Sieben</translation>
    </message>
</context>
<context>
    <name>FrenchContracts</name>
    <message>
        <source>Queens solo</source>
        <translation>Damensolo</translation>
    </message>
    <message>
        <source>Jacks solo</source>
        <translation>Bubensolo</translation>
    </message>
    <message>
        <source>Club solo</source>
        <translation>Kreuzsolo</translation>
    </message>
    <message>
        <source>Spade solo</source>
        <translation>Piksolo</translation>
    </message>
    <message>
        <source>Heart solo</source>
        <translation>Herzsolo</translation>
    </message>
    <message>
        <source>Diamond solo</source>
        <translation>Karosolo</translation>
    </message>
    <message>
        <source>Rufer calling the ace of clubs</source>
        <translation>Rufspiel auf das Kreuz-Ass</translation>
    </message>
    <message>
        <source>Rufer calling the ace of spades</source>
        <translation>Rufspiel auf das Pik-Ass</translation>
    </message>
    <message>
        <source>Rufer calling the ace of hearts</source>
        <translation>Rufspiel auf das Herz-Ass</translation>
    </message>
    <message>
        <source>Rufer calling the ace of diamonds</source>
        <translation>Rufspiel auf das Karo-Ass</translation>
    </message>
    <message>
        <source>Farbgeier in clubs</source>
        <translation>Farbgeier in Kreuz</translation>
    </message>
    <message>
        <source>Farbgeier in spades</source>
        <translation>Farbgeier in Pik</translation>
    </message>
    <message>
        <source>Farbgeier in hearts</source>
        <translation>Farbgeier in Herz</translation>
    </message>
    <message>
        <source>Farbgeier in diamonds</source>
        <translation>Farbgeier in Karo</translation>
    </message>
    <message>
        <source>Farbwenz in clubs</source>
        <translation>Farbwenz in Kreuz</translation>
    </message>
    <message>
        <source>Farbwenz in spades</source>
        <translation>Farbwenz in Pik</translation>
    </message>
    <message>
        <source>Farbwenz in hearts</source>
        <translation>Farbwenz in Herz</translation>
    </message>
    <message>
        <source>Farbwenz in diamonds</source>
        <translation>Farbwenz in Karo</translation>
    </message>
    <message>
        <source>Farbgeier Tout in clubs</source>
        <translation>Farbgeier Tout in Kreuz</translation>
    </message>
    <message>
        <source>Farbgeier Tout in spades</source>
        <translation>Farbgeier Tout in Pik</translation>
    </message>
    <message>
        <source>Farbgeier Tout in hearts</source>
        <translation>Farbgeier Tout in Herz</translation>
    </message>
    <message>
        <source>Farbgeier Tout in diamonds</source>
        <translation>Farbgeier Tout in Karo</translation>
    </message>
    <message>
        <source>Farbwenz Tout in clubs</source>
        <translation>Farbwenz Tout in Kreuz</translation>
    </message>
    <message>
        <source>Farbwenz Tout in spades</source>
        <translation>Farbwenz Tout in Pik</translation>
    </message>
    <message>
        <source>Farbwenz Tout in hearts</source>
        <translation>Farbwenz Tout in Herz</translation>
    </message>
    <message>
        <source>Farbwenz Tout in diamonds</source>
        <translation>Farbwenz Tout in Karo</translation>
    </message>
    <message>
        <source>Club solo Tout</source>
        <translation>Kreuzsolo Tout</translation>
    </message>
    <message>
        <source>Spade solo Tout</source>
        <translation>Piksolo Tout</translation>
    </message>
    <message>
        <source>Heart solo Tout</source>
        <translation>Herzsolo Tout</translation>
    </message>
    <message>
        <source>Diamond solo Tout</source>
        <translation>Karosolo Tout</translation>
    </message>
    <message>
        <source>Muss with the called suit clubs</source>
        <translation>Muss mit der Ruffarbe Kreuz</translation>
    </message>
    <message>
        <source>Muss with the called suit spades</source>
        <translation>Muss mit der Ruffarbe Pik</translation>
    </message>
    <message>
        <source>Muss with the called suit hearts</source>
        <translation>Muss mit der Ruffarbe Herz</translation>
    </message>
    <message>
        <source>Muss with the called suit diamonds</source>
        <translation>Muss mit der Ruffarbe Karo</translation>
    </message>
</context>
<context>
    <name>FrenchDoppelkopfLesson</name>
    <message>
        <source>An ace counts 11, a ten 10, a king 4, a queen 3, a jack 2; a nine counts nothing. All 48 cards together have 240 points.</source>
        <translation>Ein Ass zählt 11, eine Zehn 10, ein König 4, eine Dame 3, ein Bube 2; eine Neun zählt nichts. Alle 48 Karten zusammen haben 240 Augen.</translation>
    </message>
    <message>
        <source>Trumps beat all other cards. These are trumps, from the highest down and each of them twice: the ten of hearts, the four queens, the four jacks, then the other diamonds. Everything else is plain and ranks ace, ten, king, nine within its suit.</source>
        <translation>Trümpfe schlagen alle anderen Karten. Trumpf sind, vom höchsten abwärts und jeweils zweimal: die Herz-Zehn, die vier Damen, die vier Buben, dann die übrigen Karo. Alle anderen sind Fehlkarten; innerhalb ihrer Farbe gilt die Reihenfolge Ass, Zehn, König, Neun.</translation>
    </message>
    <message>
        <source>The two players who each hold a queen of clubs are partners; their side is called Re. The other two are Kontra. Nobody says so at first: the cards show it, or an announcement. Both queens in one hand are a wedding, which comes later.</source>
        <translation>Die beiden mit je einer Kreuz-Dame sind Partner; ihre Partei heißt Re. Die anderen beiden sind Kontra. Anfangs sagt das niemand: Die Karten zeigen es oder eine Ansage. Beide Damen in einer Hand sind eine Hochzeit; davon später.</translation>
    </message>
    <message>
        <source>In another deal you hold a queen of clubs. This trick has just been played. Who is your partner?</source>
        <translation>In einem anderen Spiel hast du eine Kreuz-Dame. Dieser Stich wurde gerade gespielt. Wer ist dein Partner?</translation>
    </message>
    <message>
        <source>Some things earn an extra point: catching the other side’s ace of diamonds, the fox; winning the last trick with a jack of clubs, Charlie; and a trick of 40 or more card points.</source>
        <translation>Manches bringt einen Sonderpunkt: ein Karo-Ass der anderen Partei zu fangen, den Fuchs; den letzten Stich mit einem Kreuz-Buben zu machen, dem Karlchen; und ein Stich mit 40 oder mehr Augen, der Doppelkopf.</translation>
    </message>
</context>
<context>
    <name>FrenchDoppelkopfLessonReasons</name>
    <message>
        <source>Ace 11, ten 10, king 4, queen 3, jack 2, everything else 0: add up the four cards.</source>
        <translation>Ass 11, Zehn 10, König 4, Dame 3, Bube 2, alles andere 0: Zähle die vier Karten zusammen.</translation>
    </message>
    <message>
        <source>Every queen and every jack is a trump, and so are every diamond and the ten of hearts. Nothing else is.</source>
        <translation>Jede Dame und jeder Bube ist Trumpf, dazu jedes Karo und die Herz-Zehn. Sonst nichts.</translation>
    </message>
    <message>
        <source>A plain heart must be played. The ten, the queens and the jacks of hearts are trumps, not hearts.</source>
        <translation>Es muss ein Herz gespielt werden, das kein Trumpf ist. Herz-Zehn, Herz-Dame und Herz-Bube sind Trumpf und zählen nicht zu Herz.</translation>
    </message>
    <message>
        <source>You hold no plain heart, for the queen of hearts is a trump. So you may play everything.</source>
        <translation>Die Herz-Dame ist Trumpf, und ein anderes Herz hast du nicht. Also darfst du alles spielen.</translation>
    </message>
    <message>
        <source>You hold a queen of clubs, so you are Re.</source>
        <translation>Du hast eine Kreuz-Dame, also bist du Re.</translation>
    </message>
    <message>
        <source>Your partner is whoever has played the other queen of clubs.</source>
        <translation>Dein Partner ist, wer die andere Kreuz-Dame gespielt hat.</translation>
    </message>
    <message>
        <source>You hold a queen of clubs, so you are Re. Each side may only announce its own word.</source>
        <translation>Du hast eine Kreuz-Dame, also bist du Re. Jede Partei darf nur ihr eigenes Wort ansagen.</translation>
    </message>
</context>
<context>
    <name>FrenchOptionNames</name>
    <message>
        <source>Kings of diamonds on top</source>
        <translation>Karo-Könige ganz oben</translation>
    </message>
    <message>
        <source>Heart trick</source>
        <translation>Herzstich</translation>
    </message>
</context>
<context>
    <name>FrenchOptionTexts</name>
    <message>
        <source>The kings of diamonds are the highest trumps, and the tens of diamonds beat the aces of diamonds.</source>
        <translation>Die Karo-Könige sind die höchsten Trümpfe, und die Karo-Zehnen schlagen die Karo-Asse.</translation>
    </message>
    <message>
        <source>The holder of both kings of diamonds may choose a new partner when playing the first of them.</source>
        <translation>Wer beide Karo-Könige hat, darf sich mit dem ersten einen neuen Partner wählen.</translation>
    </message>
    <message>
        <source>Without nines, a trick of four plain hearts scores a point.</source>
        <translation>Ohne Neunen zählt ein Stich aus vier Herz, die kein Trumpf sind, einen Punkt.</translation>
    </message>
    <message>
        <source>A solo in which only the four queens are trumps.</source>
        <translation>Ein Solo, in dem nur die vier Damen Trumpf sind.</translation>
    </message>
    <message>
        <source>A solo in which the four jacks and one suit are trumps.</source>
        <translation>Ein Solo, in dem die vier Buben und eine Farbe Trumpf sind.</translation>
    </message>
    <message>
        <source>A solo in which the four queens and one suit are trumps.</source>
        <translation>Ein Solo, in dem die vier Damen und eine Farbe Trumpf sind.</translation>
    </message>
</context>
<context>
    <name>FrenchSaid</name>
    <message>
        <source>I call the ace of clubs</source>
        <translation>Ich rufe das Kreuz-Ass</translation>
    </message>
    <message>
        <source>I call the ace of spades</source>
        <translation>Ich rufe das Pik-Ass</translation>
    </message>
    <message>
        <source>I call the ace of hearts</source>
        <translation>Ich rufe das Herz-Ass</translation>
    </message>
    <message>
        <source>I call the ace of diamonds</source>
        <translation>Ich rufe das Karo-Ass</translation>
    </message>
    <message>
        <source>I call the ten of clubs</source>
        <translation>Ich rufe die Kreuz-Zehn</translation>
    </message>
    <message>
        <source>I call the ten of spades</source>
        <translation>Ich rufe die Pik-Zehn</translation>
    </message>
    <message>
        <source>I call the ten of diamonds</source>
        <translation>Ich rufe die Karo-Zehn</translation>
    </message>
</context>
<context>
    <name>FrenchSchafkopfLesson</name>
    <message>
        <source>An ace counts 11, a ten 10, a king 4, a queen 3, a jack 2; nine, eight and seven count nothing. All 32 cards together have 120 points.</source>
        <translation>Ein Ass zählt 11, eine Zehn 10, ein König 4, eine Dame 3, ein Bube 2; Neun, Acht und Sieben zählen nichts. Alle 32 Karten zusammen haben 120 Augen.</translation>
    </message>
    <message>
        <source>Trumps beat all other cards. In the usual game these fourteen are trumps, from the highest down: the four queens, the four jacks, then the other hearts. Queens and jacks rank by their suits: clubs, spades, hearts, diamonds.</source>
        <translation>Trümpfe schlagen alle anderen Karten. Im üblichen Spiel sind diese vierzehn Trumpf, vom höchsten abwärts: die vier Damen, die vier Buben, dann die übrigen Herz. Damen und Buben ordnen sich nach ihren Farben: Kreuz, Pik, Herz, Karo.</translation>
    </message>
    <message>
        <source>The first card of a trick says what the others must play. If it is a trump, you must play a trump if you have one. If it is a plain card of clubs, spades or diamonds, you must play a plain card of that suit. If you have none, you may play anything.</source>
        <translation>Die erste Karte eines Stichs sagt, was die anderen spielen müssen. Ist sie Trumpf, so musst du Trumpf spielen, wenn du einen hast. Ist sie eine Fehlkarte in Kreuz, Pik oder Karo, so musst du eine Fehlkarte dieser Farbe spielen. Hast du keine, darfst du alles spielen.</translation>
    </message>
</context>
<context>
    <name>FrenchSchafkopfLessonReasons</name>
    <message>
        <source>Ace 11, ten 10, king 4, queen 3, jack 2, everything else 0: add up the four cards.</source>
        <translation>Ass 11, Zehn 10, König 4, Dame 3, Bube 2, alles andere 0: Zähle die vier Karten zusammen.</translation>
    </message>
    <message>
        <source>Every queen and every jack is a trump, whatever its suit, and so is every heart. Nothing else is.</source>
        <translation>Jede Dame und jeder Bube ist Trumpf, gleich welcher Farbe, und jedes Herz auch. Sonst nichts.</translation>
    </message>
    <message>
        <source>A plain card of the suit led must be played. Queens and jacks are trumps: they do not belong to the suit printed on them.</source>
        <translation>Eine Fehlkarte der ausgespielten Farbe muss gespielt werden. Damen und Buben sind Trumpf: Sie gehören nicht zu der Farbe, die auf ihnen steht.</translation>
    </message>
    <message>
        <source>Any trump follows a trump: hearts, queens and jacks alike.</source>
        <translation>Auf Trumpf darf jeder Trumpf gespielt werden: Herz, Damen und Buben gleichermaßen.</translation>
    </message>
    <message>
        <source>Two trumps lie here, and the higher one wins: every queen beats every jack.</source>
        <translation>Hier liegen zwei Trümpfe, und der höhere gewinnt: Jede Dame schlägt jeden Buben.</translation>
    </message>
</context>
<context>
    <name>FrenchScoringLines</name>
    <message>
        <source>Fox caught (ace of diamonds)</source>
        <translation>Fuchs gefangen (Karo-Ass)</translation>
    </message>
    <message>
        <source>Charlie wins the last trick (jack of clubs)</source>
        <translation>Karlchen macht den letzten Stich (Kreuz-Bube)</translation>
    </message>
    <message>
        <source>Heart trick</source>
        <translation>Herzstich</translation>
    </message>
    <message>
        <source>Dulle caught (ten of hearts)</source>
        <translation>Dulle gefangen (Herz-Zehn)</translation>
    </message>
    <message>
        <source>Charlie caught (jack of clubs)</source>
        <translation>Karlchen gefangen (Kreuz-Bube)</translation>
    </message>
</context>
<context>
    <name>FrenchSuits</name>
    <message>
        <source>clubs</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>Pik</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>Karo</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>Schafkopf</source>
        <translation>Schafkopf</translation>
    </message>
    <message>
        <source>Doppelkopf</source>
        <translation>Doppelkopf</translation>
    </message>
</context>
<context>
    <name>GermanBids</name>
    <message>
        <source>Call the ace of acorns</source>
        <translation>Eichel-Sau rufen</translation>
    </message>
    <message>
        <source>Call the ace of leaves</source>
        <translation>Gras-Sau rufen</translation>
    </message>
    <message>
        <source>Call the ace of hearts</source>
        <translation>Herz-Sau rufen</translation>
    </message>
    <message>
        <source>Call the ace of bells</source>
        <translation>Schellen-Sau rufen</translation>
    </message>
    <message>
        <source>Call the ten of acorns</source>
        <translation>Eichel-Zehn rufen</translation>
    </message>
    <message>
        <source>Call the ten of leaves</source>
        <translation>Gras-Zehn rufen</translation>
    </message>
    <message>
        <source>Call the ten of bells</source>
        <translation>Schellen-Zehn rufen</translation>
    </message>
</context>
<context>
    <name>GermanCards</name>
    <message>
        <source>ace of acorns</source>
        <translation>Eichel-Sau</translation>
    </message>
    <message>
        <source>ten of acorns</source>
        <translation>Eichel-Zehn</translation>
    </message>
    <message>
        <source>king of acorns</source>
        <translation>Eichel-König</translation>
    </message>
    <message>
        <source>Ober of acorns</source>
        <translation>Eichel-Ober</translation>
    </message>
    <message>
        <source>Unter of acorns</source>
        <translation>Eichel-Unter</translation>
    </message>
    <message>
        <source>nine of acorns</source>
        <translation>Eichel-Neun</translation>
    </message>
    <message>
        <source>eight of acorns</source>
        <translation>Eichel-Acht</translation>
    </message>
    <message>
        <source>seven of acorns</source>
        <translation>Eichel-Sieben</translation>
    </message>
    <message>
        <source>ace of leaves</source>
        <translation>Gras-Sau</translation>
    </message>
    <message>
        <source>ten of leaves</source>
        <translation>Gras-Zehn</translation>
    </message>
    <message>
        <source>king of leaves</source>
        <translation>Gras-König</translation>
    </message>
    <message>
        <source>Ober of leaves</source>
        <translation>Gras-Ober</translation>
    </message>
    <message>
        <source>Unter of leaves</source>
        <translation>Gras-Unter</translation>
    </message>
    <message>
        <source>nine of leaves</source>
        <translation>Gras-Neun</translation>
    </message>
    <message>
        <source>eight of leaves</source>
        <translation>Gras-Acht</translation>
    </message>
    <message>
        <source>seven of leaves</source>
        <translation>Gras-Sieben</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>Herz-Sau</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>Herz-Zehn</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>Herz-König</translation>
    </message>
    <message>
        <source>Ober of hearts</source>
        <translation>Herz-Ober</translation>
    </message>
    <message>
        <source>Unter of hearts</source>
        <translation>Herz-Unter</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>Herz-Neun</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translation>Herz-Acht</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation>Herz-Sieben</translation>
    </message>
    <message>
        <source>ace of bells</source>
        <translation>Schellen-Sau</translation>
    </message>
    <message>
        <source>ten of bells</source>
        <translation>Schellen-Zehn</translation>
    </message>
    <message>
        <source>king of bells</source>
        <translation>Schellen-König</translation>
    </message>
    <message>
        <source>Ober of bells</source>
        <translation>Schellen-Ober</translation>
    </message>
    <message>
        <source>Unter of bells</source>
        <translation>Schellen-Unter</translation>
    </message>
    <message>
        <source>nine of bells</source>
        <translation>Schellen-Neun</translation>
    </message>
    <message>
        <source>eight of bells</source>
        <translation>Schellen-Acht</translation>
    </message>
    <message>
        <source>seven of bells</source>
        <translation>Schellen-Sieben</translation>
    </message>
</context>
<context>
    <name>GermanCardsAsObject</name>
    <message>
        <source>ace of acorns</source>
        <translation>Eichel-Sau</translation>
    </message>
    <message>
        <source>ten of acorns</source>
        <translation>Eichel-Zehn</translation>
    </message>
    <message>
        <source>king of acorns</source>
        <translation>Eichel-König</translation>
    </message>
    <message>
        <source>Ober of acorns</source>
        <translation>Eichel-Ober</translation>
    </message>
    <message>
        <source>Unter of acorns</source>
        <translation>Eichel-Unter</translation>
    </message>
    <message>
        <source>nine of acorns</source>
        <translation>Eichel-Neun</translation>
    </message>
    <message>
        <source>eight of acorns</source>
        <translation>Eichel-Acht</translation>
    </message>
    <message>
        <source>seven of acorns</source>
        <translation>Eichel-Sieben</translation>
    </message>
    <message>
        <source>ace of leaves</source>
        <translation>Gras-Sau</translation>
    </message>
    <message>
        <source>ten of leaves</source>
        <translation>Gras-Zehn</translation>
    </message>
    <message>
        <source>king of leaves</source>
        <translation>Gras-König</translation>
    </message>
    <message>
        <source>Ober of leaves</source>
        <translation>Gras-Ober</translation>
    </message>
    <message>
        <source>Unter of leaves</source>
        <translation>Gras-Unter</translation>
    </message>
    <message>
        <source>nine of leaves</source>
        <translation>Gras-Neun</translation>
    </message>
    <message>
        <source>eight of leaves</source>
        <translation>Gras-Acht</translation>
    </message>
    <message>
        <source>seven of leaves</source>
        <translation>Gras-Sieben</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>Herz-Sau</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>Herz-Zehn</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>Herz-König</translation>
    </message>
    <message>
        <source>Ober of hearts</source>
        <translation>Herz-Ober</translation>
    </message>
    <message>
        <source>Unter of hearts</source>
        <translation>Herz-Unter</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>Herz-Neun</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translation>Herz-Acht</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation>Herz-Sieben</translation>
    </message>
    <message>
        <source>ace of bells</source>
        <translation>Schellen-Sau</translation>
    </message>
    <message>
        <source>ten of bells</source>
        <translation>Schellen-Zehn</translation>
    </message>
    <message>
        <source>king of bells</source>
        <translation>Schellen-König</translation>
    </message>
    <message>
        <source>Ober of bells</source>
        <translation>Schellen-Ober</translation>
    </message>
    <message>
        <source>Unter of bells</source>
        <translation>Schellen-Unter</translation>
    </message>
    <message>
        <source>nine of bells</source>
        <translation>Schellen-Neun</translation>
    </message>
    <message>
        <source>eight of bells</source>
        <translation>Schellen-Acht</translation>
    </message>
    <message>
        <source>seven of bells</source>
        <translation>Schellen-Sieben</translation>
    </message>
</context>
<context>
    <name>GermanContracts</name>
    <message>
        <source>Ober solo</source>
        <translation>Obersolo</translation>
    </message>
    <message>
        <source>Unter solo</source>
        <translation>Untersolo</translation>
    </message>
    <message>
        <source>Acorn solo</source>
        <translation>Eichel-Solo</translation>
    </message>
    <message>
        <source>Leaf solo</source>
        <translation>Gras-Solo</translation>
    </message>
    <message>
        <source>Heart solo</source>
        <translation>Herz-Solo</translation>
    </message>
    <message>
        <source>Bell solo</source>
        <translation>Schellen-Solo</translation>
    </message>
    <message>
        <source>Rufer calling the ace of acorns</source>
        <translation>Rufspiel auf die Eichel-Sau</translation>
    </message>
    <message>
        <source>Rufer calling the ace of leaves</source>
        <translation>Rufspiel auf die Gras-Sau</translation>
    </message>
    <message>
        <source>Rufer calling the ace of hearts</source>
        <translation>Rufspiel auf die Herz-Sau</translation>
    </message>
    <message>
        <source>Rufer calling the ace of bells</source>
        <translation>Rufspiel auf die Schellen-Sau</translation>
    </message>
    <message>
        <source>Farbgeier in acorns</source>
        <translation>Farbgeier in Eichel</translation>
    </message>
    <message>
        <source>Farbgeier in leaves</source>
        <translation>Farbgeier in Gras</translation>
    </message>
    <message>
        <source>Farbgeier in hearts</source>
        <translation>Farbgeier in Herz</translation>
    </message>
    <message>
        <source>Farbgeier in bells</source>
        <translation>Farbgeier in Schellen</translation>
    </message>
    <message>
        <source>Farbwenz in acorns</source>
        <translation>Farbwenz in Eichel</translation>
    </message>
    <message>
        <source>Farbwenz in leaves</source>
        <translation>Farbwenz in Gras</translation>
    </message>
    <message>
        <source>Farbwenz in hearts</source>
        <translation>Farbwenz in Herz</translation>
    </message>
    <message>
        <source>Farbwenz in bells</source>
        <translation>Farbwenz in Schellen</translation>
    </message>
    <message>
        <source>Farbgeier Tout in acorns</source>
        <translation>Farbgeier Tout in Eichel</translation>
    </message>
    <message>
        <source>Farbgeier Tout in leaves</source>
        <translation>Farbgeier Tout in Gras</translation>
    </message>
    <message>
        <source>Farbgeier Tout in hearts</source>
        <translation>Farbgeier Tout in Herz</translation>
    </message>
    <message>
        <source>Farbgeier Tout in bells</source>
        <translation>Farbgeier Tout in Schellen</translation>
    </message>
    <message>
        <source>Farbwenz Tout in acorns</source>
        <translation>Farbwenz Tout in Eichel</translation>
    </message>
    <message>
        <source>Farbwenz Tout in leaves</source>
        <translation>Farbwenz Tout in Gras</translation>
    </message>
    <message>
        <source>Farbwenz Tout in hearts</source>
        <translation>Farbwenz Tout in Herz</translation>
    </message>
    <message>
        <source>Farbwenz Tout in bells</source>
        <translation>Farbwenz Tout in Schellen</translation>
    </message>
    <message>
        <source>Acorn solo Tout</source>
        <translation>Eichel-Solo Tout</translation>
    </message>
    <message>
        <source>Leaf solo Tout</source>
        <translation>Gras-Solo Tout</translation>
    </message>
    <message>
        <source>Heart solo Tout</source>
        <translation>Herz-Solo Tout</translation>
    </message>
    <message>
        <source>Bell solo Tout</source>
        <translation>Schellen-Solo Tout</translation>
    </message>
    <message>
        <source>Muss with the called suit acorns</source>
        <translation>Muss mit der Ruffarbe Eichel</translation>
    </message>
    <message>
        <source>Muss with the called suit leaves</source>
        <translation>Muss mit der Ruffarbe Gras</translation>
    </message>
    <message>
        <source>Muss with the called suit hearts</source>
        <translation>Muss mit der Ruffarbe Herz</translation>
    </message>
    <message>
        <source>Muss with the called suit bells</source>
        <translation>Muss mit der Ruffarbe Schellen</translation>
    </message>
</context>
<context>
    <name>GermanDoppelkopfLesson</name>
    <message>
        <source>An ace counts 11, a ten 10, a king 4, an Ober 3, an Unter 2; a nine counts nothing. All 48 cards together have 240 points. The suit sign of an Ober stands at the top, that of an Unter lower down.</source>
        <translation>Eine Sau zählt 11, eine Zehn 10, ein König 4, ein Ober 3, ein Unter 2; eine Neun zählt nichts. Alle 48 Karten zusammen haben 240 Augen. Beim Ober steht das Farbzeichen oben, beim Unter weiter unten.</translation>
    </message>
    <message>
        <source>Trumps beat all other cards. These are trumps, from the highest down and each of them twice: the ten of hearts, the four Obers, the four Unters, then the other bells. Everything else is plain and ranks ace, ten, king, nine within its suit.</source>
        <translation>Trümpfe schlagen alle anderen Karten. Trumpf sind, vom höchsten abwärts und jeweils zweimal: die Herz-Zehn, die vier Ober, die vier Unter, dann die übrigen Schellen. Alle anderen sind Fehlkarten; innerhalb ihrer Farbe gilt die Reihenfolge Sau, Zehn, König, Neun.</translation>
    </message>
    <message>
        <source>The two players who each hold an Ober of acorns are partners; their side is called Re. The other two are Kontra. Nobody says so at first: the cards show it, or an announcement. Both Obers in one hand are a wedding, which comes later.</source>
        <translation>Die beiden mit je einem Eichel-Ober sind Partner; ihre Partei heißt Re. Die anderen beiden sind Kontra. Anfangs sagt das niemand: Die Karten zeigen es oder eine Ansage. Beide Ober in einer Hand sind eine Hochzeit; davon später.</translation>
    </message>
    <message>
        <source>In another deal you hold an Ober of acorns. This trick has just been played. Who is your partner?</source>
        <translation>In einem anderen Spiel hast du einen Eichel-Ober. Dieser Stich wurde gerade gespielt. Wer ist dein Partner?</translation>
    </message>
    <message>
        <source>Some things earn an extra point: catching the other side’s ace of bells, the fox; winning the last trick with an Unter of acorns, Charlie; and a trick of 40 or more card points.</source>
        <translation>Manches bringt einen Sonderpunkt: eine Schellen-Sau der anderen Partei zu fangen, den Fuchs; den letzten Stich mit einem Eichel-Unter zu machen, dem Karlchen; und ein Stich mit 40 oder mehr Augen, der Doppelkopf.</translation>
    </message>
</context>
<context>
    <name>GermanDoppelkopfLessonReasons</name>
    <message>
        <source>Ace 11, ten 10, king 4, Ober 3, Unter 2, everything else 0: add up the four cards.</source>
        <translation>Sau 11, Zehn 10, König 4, Ober 3, Unter 2, alles andere 0: Zähle die vier Karten zusammen.</translation>
    </message>
    <message>
        <source>Every Ober and every Unter is a trump, and so are all bells and the ten of hearts. Nothing else is.</source>
        <translation>Jeder Ober und jeder Unter ist Trumpf, dazu alle Schellen und die Herz-Zehn. Sonst nichts.</translation>
    </message>
    <message>
        <source>A plain heart must be played. The ten, the Obers and the Unters of hearts are trumps, not hearts.</source>
        <translation>Es muss ein Herz gespielt werden, das kein Trumpf ist. Herz-Zehn, Herz-Ober und Herz-Unter sind Trumpf und zählen nicht zu Herz.</translation>
    </message>
    <message>
        <source>You hold no plain heart, for the Ober of hearts is a trump. So you may play everything.</source>
        <translation>Der Herz-Ober ist Trumpf, und ein anderes Herz hast du nicht. Also darfst du alles spielen.</translation>
    </message>
    <message>
        <source>You hold an Ober of acorns, so you are Re.</source>
        <translation>Du hast einen Eichel-Ober, also bist du Re.</translation>
    </message>
    <message>
        <source>Your partner is whoever has played the other Ober of acorns.</source>
        <translation>Dein Partner ist, wer den anderen Eichel-Ober gespielt hat.</translation>
    </message>
    <message>
        <source>You hold an Ober of acorns, so you are Re. Each side may only announce its own word.</source>
        <translation>Du hast einen Eichel-Ober, also bist du Re. Jede Partei darf nur ihr eigenes Wort ansagen.</translation>
    </message>
</context>
<context>
    <name>GermanOptionNames</name>
    <message>
        <source>Kings of bells on top</source>
        <translation>Schellen-Könige ganz oben</translation>
    </message>
    <message>
        <source>Heart trick</source>
        <translation>Herzstich</translation>
    </message>
</context>
<context>
    <name>GermanOptionTexts</name>
    <message>
        <source>The kings of bells are the highest trumps, and the tens of bells beat the aces of bells.</source>
        <translation>Die Schellen-Könige sind die höchsten Trümpfe, und die Schellen-Zehnen schlagen die Schellen-Säue.</translation>
    </message>
    <message>
        <source>The holder of both kings of bells may choose a new partner when playing the first of them.</source>
        <translation>Wer beide Schellen-Könige hat, darf sich mit dem ersten einen neuen Partner wählen.</translation>
    </message>
    <message>
        <source>Without nines, a trick of four plain hearts scores a point.</source>
        <translation>Ohne Neunen zählt ein Stich aus vier Herz, die kein Trumpf sind, einen Punkt.</translation>
    </message>
    <message>
        <source>A solo in which only the four Obers are trumps.</source>
        <translation>Ein Solo, in dem nur die vier Ober Trumpf sind.</translation>
    </message>
    <message>
        <source>A solo in which the four Unters and one suit are trumps.</source>
        <translation>Ein Solo, in dem die vier Unter und eine Farbe Trumpf sind.</translation>
    </message>
    <message>
        <source>A solo in which the four Obers and one suit are trumps.</source>
        <translation>Ein Solo, in dem die vier Ober und eine Farbe Trumpf sind.</translation>
    </message>
</context>
<context>
    <name>GermanSaid</name>
    <message>
        <source>I call the ace of acorns</source>
        <translation>Ich rufe die Eichel-Sau</translation>
    </message>
    <message>
        <source>I call the ace of leaves</source>
        <translation>Ich rufe die Gras-Sau</translation>
    </message>
    <message>
        <source>I call the ace of hearts</source>
        <translation>Ich rufe die Herz-Sau</translation>
    </message>
    <message>
        <source>I call the ace of bells</source>
        <translation>Ich rufe die Schellen-Sau</translation>
    </message>
    <message>
        <source>I call the ten of acorns</source>
        <translation>Ich rufe die Eichel-Zehn</translation>
    </message>
    <message>
        <source>I call the ten of leaves</source>
        <translation>Ich rufe die Gras-Zehn</translation>
    </message>
    <message>
        <source>I call the ten of bells</source>
        <translation>Ich rufe die Schellen-Zehn</translation>
    </message>
</context>
<context>
    <name>GermanSchafkopfLesson</name>
    <message>
        <source>An ace counts 11, a ten 10, a king 4, an Ober 3, an Unter 2; nine, eight and seven count nothing. All 32 cards together have 120 points. The suit sign of an Ober stands at the top, that of an Unter lower down.</source>
        <translation>Eine Sau zählt 11, eine Zehn 10, ein König 4, ein Ober 3, ein Unter 2; Neun, Acht und Sieben zählen nichts. Alle 32 Karten zusammen haben 120 Augen. Beim Ober steht das Farbzeichen oben, beim Unter weiter unten.</translation>
    </message>
    <message>
        <source>Trumps beat all other cards. In the usual game these fourteen are trumps, from the highest down: the four Obers, the four Unters, then the other hearts. Obers and Unters rank by their suits: acorns, leaves, hearts, bells.</source>
        <translation>Trümpfe schlagen alle anderen Karten. Im üblichen Spiel sind diese vierzehn Trumpf, vom höchsten abwärts: die vier Ober, die vier Unter, dann die übrigen Herz. Ober und Unter ordnen sich nach ihren Farben: Eichel, Gras, Herz, Schellen.</translation>
    </message>
    <message>
        <source>The first card of a trick says what the others must play. If it is a trump, you must play a trump if you have one. If it is a plain card of acorns, leaves or bells, you must play a plain card of that suit. If you have none, you may play anything.</source>
        <translation>Die erste Karte eines Stichs sagt, was die anderen spielen müssen. Ist sie Trumpf, so musst du Trumpf spielen, wenn du einen hast. Ist sie eine Fehlkarte in Eichel, Gras oder Schellen, so musst du eine Fehlkarte dieser Farbe spielen. Hast du keine, darfst du alles spielen.</translation>
    </message>
</context>
<context>
    <name>GermanSchafkopfLessonReasons</name>
    <message>
        <source>Ace 11, ten 10, king 4, Ober 3, Unter 2, everything else 0: add up the four cards.</source>
        <translation>Sau 11, Zehn 10, König 4, Ober 3, Unter 2, alles andere 0: Zähle die vier Karten zusammen.</translation>
    </message>
    <message>
        <source>Every Ober and every Unter is a trump, whatever its suit, and so is every heart. Nothing else is.</source>
        <translation>Jeder Ober und jeder Unter ist Trumpf, gleich welcher Farbe, und jedes Herz auch. Sonst nichts.</translation>
    </message>
    <message>
        <source>A plain card of the suit led must be played. Obers and Unters are trumps: they do not belong to the suit printed on them.</source>
        <translation>Eine Fehlkarte der ausgespielten Farbe muss gespielt werden. Ober und Unter sind Trumpf: Sie gehören nicht zu der Farbe, die auf ihnen steht.</translation>
    </message>
    <message>
        <source>Any trump follows a trump: hearts, Obers and Unters alike.</source>
        <translation>Auf Trumpf darf jeder Trumpf gespielt werden: Herz, Ober und Unter gleichermaßen.</translation>
    </message>
    <message>
        <source>Two trumps lie here, and the higher one wins: every Ober beats every Unter.</source>
        <translation>Hier liegen zwei Trümpfe, und der höhere gewinnt: Jeder Ober schlägt jeden Unter.</translation>
    </message>
</context>
<context>
    <name>GermanScoringLines</name>
    <message>
        <source>Fox caught (ace of bells)</source>
        <translation>Fuchs gefangen (Schellen-Sau)</translation>
    </message>
    <message>
        <source>Charlie wins the last trick (Unter of acorns)</source>
        <translation>Karlchen macht den letzten Stich (Eichel-Unter)</translation>
    </message>
    <message>
        <source>Heart trick</source>
        <translation>Herzstich</translation>
    </message>
    <message>
        <source>Dulle caught (ten of hearts)</source>
        <translation>Dulle gefangen (Herz-Zehn)</translation>
    </message>
    <message>
        <source>Charlie caught (Unter of acorns)</source>
        <translation>Karlchen gefangen (Eichel-Unter)</translation>
    </message>
</context>
<context>
    <name>GermanSuits</name>
    <message>
        <source>acorns</source>
        <translation>Eichel</translation>
    </message>
    <message>
        <source>leaves</source>
        <translation>Gras</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>bells</source>
        <translation>Schellen</translation>
    </message>
</context>
<context>
    <name>HandRow</name>
    <message>
        <source>Played: {cards}.</source>
        <translation>Gespielt: {cards}.</translation>
    </message>
    <message>
        <source>Played: {cards}. Dealt but not played: {rest}.</source>
        <translation>Gespielt: {cards}. Gegeben, aber nicht gespielt: {rest}.</translation>
    </message>
</context>
<context>
    <name>HandView</name>
    <message>
        <source>Your hand</source>
        <translation>Deine Karten</translation>
    </message>
    <message>
        <source>picked</source>
        <translation>gewählt</translation>
    </message>
    <message>
        <source>not picked</source>
        <translation>nicht gewählt</translation>
    </message>
    <message>
        <source>press again to play</source>
        <translation>zum Spielen noch einmal drücken</translation>
    </message>
    <message>
        <source>Press again to play: {card}.</source>
        <translation>Zum Spielen noch einmal drücken: {card}.</translation>
    </message>
    <message>
        <source>Place {place} of {count}: {card}.</source>
        <translation>Platz {place} von {count}: {card}.</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Play Schafkopf and Doppelkopf. Without a command, or with a record, the window opens.</source>
        <translation>Schafkopf und Doppelkopf spielen. Ohne Befehl oder mit einer Aufzeichnung öffnet sich das Fenster.</translation>
    </message>
    <message>
        <source>print the version and end</source>
        <translation>die Version ausgeben und beenden</translation>
    </message>
    <message>
        <source>replay a record and print every deal</source>
        <translation>eine Aufzeichnung nachspielen und jedes Spiel ausgeben</translation>
    </message>
    <message>
        <source>print a deal’s scores from facts alone</source>
        <translation>die Wertung eines Spiels allein aus seinen Angaben ausrechnen</translation>
    </message>
    <message>
        <source>measure the speed of this machine</source>
        <translation>die Geschwindigkeit dieses Rechners messen</translation>
    </message>
    <message>
        <source>print one JSON document</source>
        <translation>ein einziges JSON-Dokument ausgeben</translation>
    </message>
    <message>
        <source>play a deal of each game in the window</source>
        <translation>im Fenster je ein Spiel Schafkopf und Doppelkopf spielen</translation>
    </message>
    <message>
        <source>let computer players play</source>
        <translation>Computerspieler spielen lassen</translation>
    </message>
    <message>
        <source>write the record to a file</source>
        <translation>die Aufzeichnung in eine Datei schreiben</translation>
    </message>
    <message>
        <source>measure two computer players by duplicate deals</source>
        <translation>zwei Computerspieler mit denselben Karten vergleichen</translation>
    </message>
    <message>
        <source>number of processes; as many as the machine has cores without it</source>
        <translation>Anzahl der Prozesse; ohne Angabe so viele, wie der Rechner Kerne hat</translation>
    </message>
    <message>
        <source>print what each card is worth when all hands are open</source>
        <translation>ausgeben, was jede Karte bei offenen Karten wert ist</translation>
    </message>
    <message>
        <source>number of the deal, from 1; the last one without it</source>
        <translation>Nummer des Spiels, ab 1; ohne Angabe das letzte</translation>
    </message>
    <message>
        <source>the point after so many actions of the deal; its last one without it</source>
        <translation>die Stelle nach so vielen Zügen des Spiels; ohne Angabe die letzte</translation>
    </message>
    <message>
        <source>most cards played in the search; what it leaves open is given as bounds and a guess</source>
        <translation>höchste Zahl der Karten, die bei der Suche gespielt werden; was offen bleibt, steht als Grenzen und Schätzung da</translation>
    </message>
    <message>
        <source>rule set</source>
        <translation>Regelsatz</translation>
    </message>
    <message>
        <source>number of deals</source>
        <translation>Anzahl der Spiele</translation>
    </message>
    <message>
        <source>seed of the cards</source>
        <translation>Startwert der Karten</translation>
    </message>
    <message>
        <source>time that a program has for an answer</source>
        <translation>Zeit, die ein Programm für eine Antwort hat</translation>
    </message>
    <message>
        <source>print the pages about the rules of a game</source>
        <translation>die Seiten über die Regeln eines Spiels ausgeben</translation>
    </message>
    <message>
        <source>language of the pages</source>
        <translation>Sprache der Seiten</translation>
    </message>
    <message>
        <source>look after decks of cards</source>
        <translation>Kartenblätter verwalten</translation>
    </message>
    <message>
        <source>name the decks that can be chosen</source>
        <translation>die wählbaren Blätter nennen</translation>
    </message>
    <message>
        <source>say everything that is wrong with a deck</source>
        <translation>alles sagen, was an einem Blatt nicht stimmt</translation>
    </message>
    <message>
        <source>draw all cards of a deck into one picture</source>
        <translation>alle Karten eines Blatts in ein Bild zeichnen</translation>
    </message>
    <message>
        <source>name or folder of a deck</source>
        <translation>Name oder Ordner eines Blatts</translation>
    </message>
    <message>
        <source>width of a card</source>
        <translation>Breite einer Karte</translation>
    </message>
    <message>
        <source>contrast, grain, temperature or a preset</source>
        <translation>Kontrast, Körnung, Farbtemperatur oder eine Vorgabe</translation>
    </message>
    <message>
        <source>only these cards, such as CQ,HA</source>
        <translation>nur diese Karten, etwa CQ,HA</translation>
    </message>
    <message>
        <source>what is measured, everything without it: {parts}</source>
        <translation>was gemessen wird, ohne Angabe alles: {parts}</translation>
    </message>
</context>
<context>
    <name>HintHoldings</name>
    <message>
        <source>Your hand for it: trumps {trumps}, queens among them {queens}, other aces {aces}.</source>
        <translation>Dafür auf der Hand: Trümpfe {trumps}, davon Damen {queens}, andere Asse {aces}.</translation>
    </message>
    <message>
        <source>Your hand: trumps {trumps}, queens among them {queens}, other aces {aces}.</source>
        <translation>Auf der Hand: Trümpfe {trumps}, davon Damen {queens}, andere Asse {aces}.</translation>
    </message>
    <message>
        <source>Your hand for it: trumps {trumps}, Obers among them {queens}, other aces {aces}.</source>
        <translation>Dafür auf der Hand: Trümpfe {trumps}, davon Ober {queens}, andere Säue {aces}.</translation>
    </message>
    <message>
        <source>Your hand: trumps {trumps}, Obers among them {queens}, other aces {aces}.</source>
        <translation>Auf der Hand: Trümpfe {trumps}, davon Ober {queens}, andere Säue {aces}.</translation>
    </message>
</context>
<context>
    <name>HintReasons</name>
    <message>
        <source>Nothing else is allowed.</source>
        <translation>Etwas anderes ist nicht erlaubt.</translation>
    </message>
    <message>
        <source>It takes the trick for certain: nobody who still plays can beat it.</source>
        <translation>Sie macht den Stich mit Sicherheit: Niemand, der noch spielt, kann sie schlagen.</translation>
    </message>
    <message>
        <source>Your fox is safe here: this trick is certain for your side.</source>
        <translation>Dein Fuchs ist hier sicher: Dieser Stich gehört gewiss deiner Partei.</translation>
    </message>
    <message>
        <source>Your partner is winning the trick so far: you need not take it.</source>
        <translation>Bisher macht dein Partner den Stich: Du brauchst ihn nicht zu nehmen.</translation>
    </message>
    <message>
        <source>You search for the called ace: it must be played now.</source>
        <translation>Du suchst die Rufsau: Sie muss jetzt fallen.</translation>
    </message>
    <message>
        <source>No higher card of its suit is out, and the suit has not been led yet.</source>
        <translation>Keine höhere Karte ihrer Farbe ist mehr im Spiel, und die Farbe wurde noch nicht ausgespielt.</translation>
    </message>
    <message>
        <source>No higher card of its suit is out.</source>
        <translation>Keine höhere Karte ihrer Farbe ist mehr im Spiel.</translation>
    </message>
    <message>
        <source>You have none of the suit that was led, but keep your trumps for later.</source>
        <translation>Du hast die ausgespielte Farbe nicht, aber spare deine Trümpfe für später.</translation>
    </message>
    <message>
        <source>It is your only card of its suit: after it you can trump that suit.</source>
        <translation>Es ist deine einzige Karte dieser Farbe: Danach kannst du sie mit Trumpf stechen.</translation>
    </message>
    <message>
        <source>It is worth no points, whoever takes it.</source>
        <translation>Sie zählt keine Augen, wer auch immer sie bekommt.</translation>
    </message>
    <message>
        <source>It stays below the cards that lie.</source>
        <translation>Sie ist niedriger als die Karten, die schon liegen.</translation>
    </message>
    <message>
        <source>You cannot follow, so it cannot take the trick.</source>
        <translation>Du kannst nicht bedienen, also kann sie den Stich nicht machen.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Du bist nicht dran.</translation>
    </message>
    <message>
        <source>In the deals imagined nothing else did clearly better.</source>
        <translation>Beim Durchspielen war nichts anderes klar besser.</translation>
    </message>
    <message>
        <source>There is no simple reason for it.</source>
        <translation>Einen einfachen Grund gibt es nicht.</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message numerus="yes">
        <source>You play last and take the trick with %n points.</source>
        <translation>
            <numerusform>Du spielst zuletzt und machst den Stich mit %n Auge.</numerusform>
            <numerusform>Du spielst zuletzt und machst den Stich mit %n Augen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The trick is certain for your side: add %n points.</source>
        <translation>
            <numerusform>Der Stich gehört gewiss deiner Partei: Schmiere %n Auge.</numerusform>
            <numerusform>Der Stich gehört gewiss deiner Partei: Schmiere %n Augen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your partner is winning the trick so far: add %n points.</source>
        <translation>
            <numerusform>Bisher macht dein Partner den Stich: Schmiere %n Auge.</numerusform>
            <numerusform>Bisher macht dein Partner den Stich: Schmiere %n Augen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw the trumps of the others: they hold %n.</source>
        <translation>
            <numerusform>Zieh den anderen die Trümpfe: Sie haben noch %n.</numerusform>
            <numerusform>Zieh den anderen die Trümpfe: Sie haben noch %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have none of the suit that was led and can trump; %n points lie there.</source>
        <translation>
            <numerusform>Du hast die ausgespielte Farbe nicht und kannst mit Trumpf stechen; %n Auge liegt da.</numerusform>
            <numerusform>Du hast die ausgespielte Farbe nicht und kannst mit Trumpf stechen; %n Augen liegen da.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is ahead now; %n cards could still beat it.</source>
        <translation>
            <numerusform>Im Augenblick ist sie die höchste; %n Karte könnte sie noch schlagen.</numerusform>
            <numerusform>Im Augenblick ist sie die höchste; %n Karten könnten sie noch schlagen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You cannot beat the cards that lie: give as little as you can, %n points.</source>
        <translation>
            <numerusform>Die Karten, die liegen, kannst du nicht schlagen: Gib so wenig wie möglich, %n Auge.</numerusform>
            <numerusform>Die Karten, die liegen, kannst du nicht schlagen: Gib so wenig wie möglich, %n Augen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n points lie there: keep your higher cards for another trick.</source>
        <translation>
            <numerusform>Nur %n Auge liegt da: Spare deine höheren Karten für einen anderen Stich.</numerusform>
            <numerusform>Nur %n Augen liegen da: Spare deine höheren Karten für einen anderen Stich.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is your lowest card of its suit; %n higher ones are out.</source>
        <translation>
            <numerusform>Es ist deine niedrigste Karte dieser Farbe; %n höhere ist noch im Spiel.</numerusform>
            <numerusform>Es ist deine niedrigste Karte dieser Farbe; %n höhere sind noch im Spiel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With these cards you get rid of %n plain suits.</source>
        <translation>
            <numerusform>Mit diesen Karten wirst du %n Fehlfarbe los.</numerusform>
            <numerusform>Mit diesen Karten wirst du %n Fehlfarben los.</numerusform>
        </translation>
    </message>
    <message>
        <source>Announce nothing now.</source>
        <translation>Sage jetzt nichts an.</translation>
    </message>
    <message>
        <source>In {percent}% of the deals imagined you come out ahead.</source>
        <translation>In {percent} % der durchgespielten Verteilungen gewinnst du.</translation>
    </message>
    <message>
        <source>Thinking about a hint…</source>
        <translation>Ein Tipp wird gesucht …</translation>
    </message>
    <message>
        <source>There is nothing to advise: it is not your turn.</source>
        <translation>Es gibt nichts zu raten: Du bist nicht dran.</translation>
    </message>
    <message>
        <source>This deal now counts as played with help.</source>
        <translation>Dieses Spiel gilt nun als mit Hilfe gespielt.</translation>
    </message>
    <message>
        <source>recommended</source>
        <translation>empfohlen</translation>
    </message>
    <message>
        <source>Hint: {action}.</source>
        <translation>Tipp: {action}.</translation>
    </message>
    <message>
        <source>Announce now: {announcement}.</source>
        <translation>Jetzt ansagen: {announcement}.</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>Go to the next card of this suit: {suits}</source>
        <translation>Zur nächsten Karte dieser Farbe: {suits}</translation>
    </message>
    <message>
        <source>Left, Right, Home, End</source>
        <translation>Links, Rechts, Pos1, Ende</translation>
    </message>
    <message>
        <source>Go through the hand</source>
        <translation>Durch die Handkarten gehen</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation>Eingabe, Leertaste</translation>
    </message>
    <message>
        <source>Play the card, or press the button</source>
        <translation>Die Karte spielen oder den Knopf drücken</translation>
    </message>
    <message>
        <source>1 … 9, 0</source>
        <translation>1 … 9, 0</translation>
    </message>
    <message>
        <source>Go to a card by its place, 0 to the tenth</source>
        <translation>Zu einer Karte nach ihrem Platz, 0 zur zehnten</translation>
    </message>
    <message>
        <source>Ctrl+Left, Ctrl+Right</source>
        <translation>Strg+Links, Strg+Rechts</translation>
    </message>
    <message>
        <source>Move the card in the hand, as the mouse does by dragging</source>
        <translation>Die Karte unter den Handkarten verschieben, wie die Maus durch Ziehen</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Go to the buttons and back</source>
        <translation>Zu den Knöpfen und zurück</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Leave full screen, put a page away, or drop the mark of a card</source>
        <translation>Vollbild verlassen, eine Seite schließen oder eine Karte nicht mehr vormerken</translation>
    </message>
</context>
<context>
    <name>KeysEditor</name>
    <message>
        <source>Letters of the menus</source>
        <translation>Buchstaben der Menüs</translation>
    </message>
    <message>
        <source>Press Enter, then the new letter.</source>
        <translation>Drücke Eingabe, dann den neuen Buchstaben.</translation>
    </message>
    <message>
        <source>&amp;Reset the letters</source>
        <translation>Buchstaben &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>Click an entry or press Enter, then type its new letter.</source>
        <translation>Klicke einen Eintrag an oder drücke Eingabe, dann tippe den neuen Buchstaben.</translation>
    </message>
    <message>
        <source>Type the new letter for “{entry}”, or press Esc.</source>
        <translation>Tippe den neuen Buchstaben für „{entry}“ oder drücke Esc.</translation>
    </message>
    <message>
        <source>Only a letter can be used. Type another key, or press Esc.</source>
        <translation>Nur ein Buchstabe ist möglich. Tippe eine andere Taste oder drücke Esc.</translation>
    </message>
    <message>
        <source>{letter} belongs to “{entry}”. Type another letter, or press Esc.</source>
        <translation>{letter} gehört zu „{entry}“. Tippe einen anderen Buchstaben oder drücke Esc.</translation>
    </message>
    <message>
        <source>The letter stays as it was.</source>
        <translation>Der Buchstabe bleibt, wie er war.</translation>
    </message>
    <message>
        <source>{letter} is the letter for “{entry}” now.</source>
        <translation>{letter} ist jetzt der Buchstabe für „{entry}“.</translation>
    </message>
    <message>
        <source>All letters are as they were at first.</source>
        <translation>Alle Buchstaben sind wie am Anfang.</translation>
    </message>
</context>
<context>
    <name>KeysModel</name>
    <message>
        <source>{entry}: {letter}</source>
        <translation>{entry}: {letter}</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Buchstabe</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Eintrag</translation>
    </message>
</context>
<context>
    <name>LastTrickView</name>
    <message>
        <source>The last trick</source>
        <translation>Der letzte Stich</translation>
    </message>
</context>
<context>
    <name>LessonBar</name>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>&amp;Skip</source>
        <translation>Ü&amp;berspringen</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>&amp;Verlassen</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>Chec&amp;k</source>
        <translation>&amp;Prüfen</translation>
    </message>
    <message>
        <source>&amp;Repeat the lesson</source>
        <translation>K&amp;urs wiederholen</translation>
    </message>
    <message>
        <source>&amp;Play a real game</source>
        <translation>Eine &amp;Runde spielen</translation>
    </message>
</context>
<context>
    <name>LessonTable</name>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Weiter</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>Lesson: Schafkopf</source>
        <translation>Kurs: Schafkopf</translation>
    </message>
    <message>
        <source>Lesson: Doppelkopf</source>
        <translation>Kurs: Doppelkopf</translation>
    </message>
    <message>
        <source>{lesson}. Step {number} of {count}.</source>
        <translation>{lesson}. Schritt {number} von {count}.</translation>
    </message>
    <message>
        <source>Cards: {cards}.</source>
        <translation>Karten: {cards}.</translation>
    </message>
    <message>
        <source>The trick: {cards}.</source>
        <translation>Der Stich: {cards}.</translation>
    </message>
    <message>
        <source>Chosen: {count} of {all}</source>
        <translation>Gewählt: {count} von {all}</translation>
    </message>
    <message>
        <source>right answer</source>
        <translation>richtige Antwort</translation>
    </message>
    <message>
        <source>not right</source>
        <translation>nicht richtig</translation>
    </message>
    <message>
        <source>That is right.</source>
        <translation>Das stimmt.</translation>
    </message>
    <message>
        <source>Try once more.</source>
        <translation>Versuche es noch einmal.</translation>
    </message>
    <message>
        <source>{player}: {card}</source>
        <translation>{player}: {card}</translation>
    </message>
    <message>
        <source>That is not right.</source>
        <translation>Das stimmt nicht.</translation>
    </message>
    <message>
        <source>Chosen by mistake: {wrong}. Missed: {missed}.</source>
        <translation>Zu viel gewählt: {wrong}. Es fehlt: {missed}.</translation>
    </message>
    <message>
        <source>Chosen by mistake: {wrong}.</source>
        <translation>Zu viel gewählt: {wrong}.</translation>
    </message>
    <message>
        <source>Missed: {missed}.</source>
        <translation>Es fehlt: {missed}.</translation>
    </message>
    <message>
        <source>The right answer: {answer}.</source>
        <translation>Die richtige Antwort: {answer}.</translation>
    </message>
</context>
<context>
    <name>Lists</name>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <translation>{first} {second}</translation>
    </message>
</context>
<context>
    <name>LogView</name>
    <message>
        <source>{time}  {sentence}</source>
        <extracomment>A line of the log: the time of day and what happened.</extracomment>
        <translation>{time}  {sentence}</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>What has happened in the deal, oldest first.</source>
        <translation>Was im Spiel geschehen ist, das Älteste zuerst.</translation>
    </message>
    <message>
        <source>&amp;Copy the chosen lines</source>
        <translation>Gewählte Zeilen &amp;kopieren</translation>
    </message>
</context>
<context>
    <name>LookNames</name>
    <message>
        <source>Neutral</source>
        <translation>Neutral</translation>
    </message>
    <message>
        <source>Antique</source>
        <translation>Antik</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Druck</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Nacht</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
</context>
<context>
    <name>LookSlider</name>
    <message>
        <source>Double click or Ctrl+0: back to the middle</source>
        <translation>Doppelklick oder Strg+0: zurück zur Mitte</translation>
    </message>
    <message>
        <source>{value} of 100, towards: {end}</source>
        <translation>{value} von 100, Richtung: {end}</translation>
    </message>
    <message>
        <source>{value} of 100, as it was drawn</source>
        <translation>{value} von 100, wie gezeichnet</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Saved as {file}.</source>
        <translation>Gespeichert als {file}.</translation>
    </message>
    <message>
        <source>{file} cannot be saved: {reason}</source>
        <translation>{file} kann nicht gespeichert werden: {reason}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>The saved game was damaged. What could be read of it goes on; the damaged file is kept.</source>
        <translation>Das gespeicherte Spiel war beschädigt. Was davon zu lesen war, geht weiter; die beschädigte Datei bleibt erhalten.</translation>
    </message>
    <message>
        <source>The game cannot be saved: {reason} You can go on playing.</source>
        <translation>Das Spiel kann nicht gespeichert werden: {reason} Du kannst weiterspielen.</translation>
    </message>
    <message>
        <source>{game}: {rules}</source>
        <translation>{game}: {rules}</translation>
    </message>
    <message>
        <source>Cardavia</source>
        <translation>Cardavia</translation>
    </message>
</context>
<context>
    <name>MessageStrip</name>
    <message>
        <source>Put away</source>
        <translation>Weglegen</translation>
    </message>
</context>
<context>
    <name>Moves</name>
    <message>
        <source>You play the {card}</source>
        <translation>Du spielst {card}</translation>
    </message>
    <message>
        <source>You lead the {card}</source>
        <translation>Du spielst {card} aus</translation>
    </message>
    <message>
        <source>You pass</source>
        <translation>Du sagst weiter</translation>
    </message>
    <message>
        <source>You have no reservation</source>
        <translation>Du bist gesund</translation>
    </message>
    <message>
        <source>You throw in a bad hand</source>
        <translation>Du wirfst ein schlechtes Blatt ein</translation>
    </message>
    <message>
        <source>You accept</source>
        <translation>Du nimmst an</translation>
    </message>
    <message>
        <source>You decline</source>
        <translation>Du lehnst ab</translation>
    </message>
    <message>
        <source>You hold the solo</source>
        <translation>Du hältst das Solo</translation>
    </message>
    <message>
        <source>You yield</source>
        <translation>Du verzichtest</translation>
    </message>
    <message>
        <source>You double</source>
        <translation>Du klopfst</translation>
    </message>
    <message>
        <source>You do not double</source>
        <translation>Du klopfst nicht</translation>
    </message>
    <message>
        <source>You bid: {contract}</source>
        <translation>Du bietest: {contract}</translation>
    </message>
    <message>
        <source>You call the {card}</source>
        <translation>Du rufst {card}</translation>
    </message>
    <message>
        <source>You have a wedding</source>
        <translation>Du hast eine Hochzeit</translation>
    </message>
    <message>
        <source>You have a poverty</source>
        <translation>Du hast eine Armut</translation>
    </message>
    <message>
        <source>You raise: {level}</source>
        <translation>Du erhöhst: {level}</translation>
    </message>
    <message>
        <source>You pass on: {cards}</source>
        <translation>Du schiebst: {cards}</translation>
    </message>
    <message>
        <source>You give back: {cards}</source>
        <translation>Du gibst zurück: {cards}</translation>
    </message>
    <message>
        <source>You lay face down: {cards}</source>
        <translation>Du legst verdeckt hin: {cards}</translation>
    </message>
    <message>
        <source>You give: {cards}</source>
        <translation>Du gibst ab: {cards}</translation>
    </message>
    <message>
        <source>You announce: {announcement}</source>
        <translation>Du sagst an: {announcement}</translation>
    </message>
    <message>
        <source>You call Genscher, new partner: {partner}</source>
        <translation>Du sagst Genscher, neuer Partner: {partner}</translation>
    </message>
    <message>
        <source>{player} plays the {card}</source>
        <translation>{player} spielt {card}</translation>
    </message>
    <message>
        <source>{player} leads the {card}</source>
        <translation>{player} spielt {card} aus</translation>
    </message>
    <message>
        <source>{player} passes</source>
        <translation>{player} sagt weiter</translation>
    </message>
    <message>
        <source>{player} has no reservation</source>
        <translation>{player} ist gesund</translation>
    </message>
    <message>
        <source>{player} throws in a bad hand</source>
        <translation>{player} wirft ein schlechtes Blatt ein</translation>
    </message>
    <message>
        <source>{player} accepts</source>
        <translation>{player} nimmt an</translation>
    </message>
    <message>
        <source>{player} declines</source>
        <translation>{player} lehnt ab</translation>
    </message>
    <message>
        <source>{player} holds the solo</source>
        <translation>{player} hält das Solo</translation>
    </message>
    <message>
        <source>{player} yields</source>
        <translation>{player} verzichtet</translation>
    </message>
    <message>
        <source>{player} doubles</source>
        <translation>{player} klopft</translation>
    </message>
    <message>
        <source>{player} does not double</source>
        <translation>{player} klopft nicht</translation>
    </message>
    <message>
        <source>{player} bids: {contract}</source>
        <translation>{player} bietet: {contract}</translation>
    </message>
    <message>
        <source>{player} calls the {card}</source>
        <translation>{player} ruft {card}</translation>
    </message>
    <message>
        <source>{player} has a wedding</source>
        <translation>{player} hat eine Hochzeit</translation>
    </message>
    <message>
        <source>{player} has a poverty</source>
        <translation>{player} hat eine Armut</translation>
    </message>
    <message>
        <source>{player} raises: {level}</source>
        <translation>{player} erhöht: {level}</translation>
    </message>
    <message>
        <source>{player} passes on: {cards}</source>
        <translation>{player} schiebt: {cards}</translation>
    </message>
    <message>
        <source>{player} gives back: {cards}</source>
        <translation>{player} gibt zurück: {cards}</translation>
    </message>
    <message>
        <source>{player} lays face down: {cards}</source>
        <translation>{player} legt verdeckt hin: {cards}</translation>
    </message>
    <message>
        <source>{player} gives: {cards}</source>
        <translation>{player} gibt ab: {cards}</translation>
    </message>
    <message>
        <source>{player} announces: {announcement}</source>
        <translation>{player} sagt an: {announcement}</translation>
    </message>
    <message>
        <source>{player} calls Genscher, new partner: {partner}</source>
        <translation>{player} sagt Genscher, neuer Partner: {partner}</translation>
    </message>
    <message>
        <source>{player} calls Genscher and you are the new partner</source>
        <translation>{player} sagt Genscher, und du bist neuer Partner</translation>
    </message>
    <message numerus="yes">
        <source>You take the trick, %n points</source>
        <translation>
            <numerusform>Du machst den Stich, %n Auge</numerusform>
            <numerusform>Du machst den Stich, %n Augen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} takes the trick, %n points</source>
        <translation>
            <numerusform>{player} macht den Stich, %n Auge</numerusform>
            <numerusform>{player} macht den Stich, %n Augen</numerusform>
        </translation>
    </message>
    <message>
        <source>The deal is over</source>
        <translation>Das Spiel ist vorbei</translation>
    </message>
    <message>
        <source>Your turn to play</source>
        <translation>Du bist dran</translation>
    </message>
    <message>
        <source>{player} to play</source>
        <translation>{player} ist dran</translation>
    </message>
    <message>
        <source>You are next in the exchange of cards</source>
        <translation>Beim Tauschen bist du dran</translation>
    </message>
    <message>
        <source>{player} is next in the exchange of cards</source>
        <translation>Beim Tauschen ist {player} dran</translation>
    </message>
    <message>
        <source>Your turn to call</source>
        <translation>Du hast das Wort</translation>
    </message>
    <message>
        <source>{player} to call</source>
        <translation>{player} hat das Wort</translation>
    </message>
    <message numerus="yes">
        <source>{player} passes on %n cards face down</source>
        <translation>
            <numerusform>{player} schiebt %n Karte verdeckt</numerusform>
            <numerusform>{player} schiebt %n Karten verdeckt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} gives back {count} cards face down, %n of them trumps</source>
        <translation>
            <numerusform>{player} gibt {count} Karten verdeckt zurück, davon %n Trumpf</numerusform>
            <numerusform>{player} gibt {count} Karten verdeckt zurück, davon %n Trümpfe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} gives back %n cards face down</source>
        <translation>
            <numerusform>{player} gibt %n Karte verdeckt zurück</numerusform>
            <numerusform>{player} gibt %n Karten verdeckt zurück</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} lays %n cards face down</source>
        <translation>
            <numerusform>{player} legt %n Karte verdeckt hin</numerusform>
            <numerusform>{player} legt %n Karten verdeckt hin</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} gives %n cards face down</source>
        <translation>
            <numerusform>{player} gibt %n Karte verdeckt ab</numerusform>
            <numerusform>{player} gibt %n Karten verdeckt ab</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NameField</name>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
</context>
<context>
    <name>Narrator</name>
    <message>
        <source>{contract}. {announcements}.</source>
        <translation>{contract}. {announcements}.</translation>
    </message>
    <message>
        <source>{turn}. {chance}</source>
        <translation>{turn}. {chance}</translation>
    </message>
    <message>
        <source>{first}. {second}</source>
        <translation>{first}. {second}</translation>
    </message>
</context>
<context>
    <name>NewEvening</name>
    <message>
        <source>New evening</source>
        <translation>Neuer Abend</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>&amp;Beginnen</translation>
    </message>
    <message>
        <source>May stay empty</source>
        <translation>Darf leer bleiben</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation>Name von Spieler {number}</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Spieler {number}</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regeln</translation>
    </message>
    <message>
        <source>Rules cod&amp;e</source>
        <translation>Regel&amp;code</translation>
    </message>
    <message>
        <source>&amp;Name of the evening</source>
        <translation>&amp;Name des Abends</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>Give the evening a name.</source>
        <translation>Gib dem Abend einen Namen.</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>&amp;Undo this</source>
        <translation>&amp;Rückgängig machen</translation>
    </message>
    <message>
        <source>Put away</source>
        <translation>Weglegen</translation>
    </message>
</context>
<context>
    <name>NumberField</name>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
</context>
<context>
    <name>OptionNames</name>
    <message>
        <source>Seats</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>Number of deals</source>
        <translation>Zahl der Spiele</translation>
    </message>
    <message>
        <source>Compulsory solos</source>
        <translation>Pflichtsoli</translation>
    </message>
    <message>
        <source>Nines</source>
        <translation>Neunen</translation>
    </message>
    <message>
        <source>Two Dulles in one trick</source>
        <translation>Zwei Dullen in einem Stich</translation>
    </message>
    <message>
        <source>Piglets</source>
        <translation>Schweinchen</translation>
    </message>
    <message>
        <source>Hyperpiglets</source>
        <translation>Hyperschweinchen</translation>
    </message>
    <message>
        <source>Poverty</source>
        <translation>Armut</translation>
    </message>
    <message>
        <source>Foxes count in a poverty</source>
        <translation>Füchse zählen bei der Armut</translation>
    </message>
    <message>
        <source>Trumps may come back</source>
        <translation>Trümpfe zurück bei der Armut</translation>
    </message>
    <message>
        <source>Poverty that nobody takes</source>
        <translation>Armut, die niemand annimmt</translation>
    </message>
    <message>
        <source>Throwing in bad hands</source>
        <translation>Einwerfen schlechter Blätter</translation>
    </message>
    <message>
        <source>Settling trick of a wedding</source>
        <translation>Klärungsstich der Hochzeit</translation>
    </message>
    <message>
        <source>Solos</source>
        <translation>Soli</translation>
    </message>
    <message>
        <source>First lead in a solo</source>
        <translation>Ausspiel beim Solo</translation>
    </message>
    <message>
        <source>Several solos</source>
        <translation>Mehrere Soli</translation>
    </message>
    <message>
        <source>Solo keeps the deal</source>
        <translation>Gleicher Geber nach einem Solo</translation>
    </message>
    <message>
        <source>Value of solos</source>
        <translation>Wert der Soli</translation>
    </message>
    <message>
        <source>Cards for Re and Kontra</source>
        <translation>Karten für Re und Kontra</translation>
    </message>
    <message>
        <source>Announcing in turn only</source>
        <translation>Ansagen nur am Zug</translation>
    </message>
    <message>
        <source>Re and Kontra double</source>
        <translation>Re und Kontra verdoppeln</translation>
    </message>
    <message>
        <source>Forced announcement</source>
        <translation>Pflichtansage</translation>
    </message>
    <message>
        <source>Cards that decide the sides</source>
        <translation>Karten, die über die Parteien entscheiden</translation>
    </message>
    <message>
        <source>Genscher</source>
        <translation>Genscher</translation>
    </message>
    <message>
        <source>Scoring of announcements</source>
        <translation>Wertung der Absagen</translation>
    </message>
    <message>
        <source>Kontra’s point in a lost solo</source>
        <translation>Kontra-Punkt im verlorenen Solo</translation>
    </message>
    <message>
        <source>Charlie caught</source>
        <translation>Karlchen gefangen</translation>
    </message>
    <message>
        <source>Fox caught in the last trick</source>
        <translation>Fuchs im letzten Stich gefangen</translation>
    </message>
    <message>
        <source>Fox caught in the first trick</source>
        <translation>Fuchs im ersten Stich gefangen</translation>
    </message>
    <message>
        <source>Dulle caught</source>
        <translation>Dulle gefangen</translation>
    </message>
    <message>
        <source>Doppelkopf</source>
        <translation>Doppelkopf</translation>
    </message>
    <message>
        <source>Bock rounds</source>
        <translation>Bockrunden</translation>
    </message>
    <message>
        <source>Solo in any suit</source>
        <translation>Solo in jeder Farbe</translation>
    </message>
    <message>
        <source>Geier</source>
        <translation>Geier</translation>
    </message>
    <message>
        <source>Farbwenz</source>
        <translation>Farbwenz</translation>
    </message>
    <message>
        <source>Farbgeier</source>
        <translation>Farbgeier</translation>
    </message>
    <message>
        <source>Bettel</source>
        <translation>Bettel</translation>
    </message>
    <message>
        <source>Hochzeit</source>
        <translation>Hochzeit</translation>
    </message>
    <message>
        <source>When everybody passes</source>
        <translation>Wenn alle weiter sagen</translation>
    </message>
    <message>
        <source>Tariff</source>
        <translation>Tarif</translation>
    </message>
    <message>
        <source>Jungfrau in Ramsch</source>
        <translation>Jungfrau im Ramsch</translation>
    </message>
    <message>
        <source>Durchmarsch in Ramsch</source>
        <translation>Durchmarsch im Ramsch</translation>
    </message>
    <message>
        <source>Kontra</source>
        <translation>Kontra</translation>
    </message>
    <message>
        <source>Klopfen</source>
        <translation>Klopfen</translation>
    </message>
    <message>
        <source>Short deck</source>
        <translation>Kurze Karte</translation>
    </message>
    <message>
        <source>Value of a Tout</source>
        <translation>Wert eines Tout</translation>
    </message>
    <message>
        <source>Value of Sie</source>
        <translation>Wert eines Sie</translation>
    </message>
</context>
<context>
    <name>OptionTexts</name>
    <message>
        <source>How many sit at the table; with five the dealer rests.</source>
        <translation>Wie viele am Tisch sitzen; zu fünft setzt aus, wer gibt.</translation>
    </message>
    <message>
        <source>How many deals a session has.</source>
        <translation>Wie viele Spiele eine Runde hat.</translation>
    </message>
    <message>
        <source>Everybody must play one solo during the session.</source>
        <translation>In der Runde muss jeder ein Solo spielen.</translation>
    </message>
    <message>
        <source>The eight nines are in the pack.</source>
        <translation>Die acht Neunen gehören zum Blatt.</translation>
    </message>
    <message>
        <source>Which of two Dulles in one trick is the higher one, or whether the card is trump at all.</source>
        <translation>Welche von zwei Dullen in einem Stich die höhere ist, oder ob die Karte überhaupt Trumpf ist.</translation>
    </message>
    <message>
        <source>Both foxes or both aces of the trump suit in one hand may be announced before the first lead and then are the highest trumps.</source>
        <translation>Beide Füchse oder beide Asse der Trumpffarbe in einer Hand darf man vor dem ersten Ausspielen ansagen; dann sind sie die höchsten Trümpfe.</translation>
    </message>
    <message>
        <source>After the piglets, both nines of their suit in one hand may be made even higher trumps.</source>
        <translation>Nach den Schweinchen dürfen beide Neunen ihrer Farbe in einer Hand zu noch höheren Trümpfen werden.</translation>
    </message>
    <message>
        <source>A player with at most three trumps may pass them on to a partner who takes them.</source>
        <translation>Wer höchstens drei Trümpfe hat, darf sie einem Partner zuschieben, der sie annimmt.</translation>
    </message>
    <message>
        <source>Foxes are among the three trumps that a poverty may have.</source>
        <translation>Füchse zählen zu den drei Trümpfen, die man bei Armut haben darf.</translation>
    </message>
    <message>
        <source>The partner of a poverty may give trumps back.</source>
        <translation>Der Partner der Armut darf Trümpfe zurückgeben.</translation>
    </message>
    <message>
        <source>What happens when nobody takes the cards of a poverty.</source>
        <translation>Was geschieht, wenn niemand die Karten einer Armut annimmt.</translation>
    </message>
    <message>
        <source>A hand with five nines, five kings or, without poverty, at most three trumps may be thrown in.</source>
        <translation>Ein Blatt mit fünf Neunen, fünf Königen oder, ohne Armut, höchstens drei Trümpfen darf eingeworfen werden.</translation>
    </message>
    <message>
        <source>Which of the first three tricks may find the partner of a wedding.</source>
        <translation>Welcher der ersten drei Stiche den Partner einer Hochzeit bestimmen kann.</translation>
    </message>
    <message>
        <source>Which solos may be played.</source>
        <translation>Welche Soli gespielt werden dürfen.</translation>
    </message>
    <message>
        <source>Who leads to the first trick of a solo.</source>
        <translation>Wer zum ersten Stich eines Solos ausspielt.</translation>
    </message>
    <message>
        <source>Who plays when several players want a solo.</source>
        <translation>Wer spielt, wenn mehrere ein Solo wollen.</translation>
    </message>
    <message>
        <source>After a solo the same dealer deals again.</source>
        <translation>Nach einem Solo gibt derselbe Geber noch einmal.</translation>
    </message>
    <message>
        <source>How much a solo counts besides the factor of one against three.</source>
        <translation>Wie viel ein Solo zählt, außer dem Faktor für einen gegen drei.</translation>
    </message>
    <message>
        <source>How many cards a player must still hold to say Re or Kontra.</source>
        <translation>Wie viele Karten man noch auf der Hand haben muss, um Re oder Kontra zu sagen.</translation>
    </message>
    <message>
        <source>Announcements are made only when it is one’s turn to play a card.</source>
        <translation>Ansagen macht man nur, wenn man mit einer Karte dran ist.</translation>
    </message>
    <message>
        <source>Re and Kontra each double the score of the game instead of adding 2.</source>
        <translation>Re und Kontra verdoppeln jeweils den Wert des Spiels, statt 2 dazuzuzählen.</translation>
    </message>
    <message>
        <source>The winner of a first trick of 30 points or more must announce something.</source>
        <translation>Wer einen ersten Stich mit 30 oder mehr Augen macht, muss etwas ansagen.</translation>
    </message>
    <message>
        <source>Who was dealt one of these two cards is on the Re side.</source>
        <translation>Wer eine dieser beiden Karten bekommen hat, gehört zu Re.</translation>
    </message>
    <message>
        <source>How announcements that were kept or missed are scored.</source>
        <translation>Wie gehaltene und verfehlte Absagen gewertet werden.</translation>
    </message>
    <message>
        <source>The point against the old ladies also counts when a soloist loses.</source>
        <translation>Der Punkt gegen die Alten zählt auch, wenn ein Alleinspieler verliert.</translation>
    </message>
    <message>
        <source>Catching a Charlie of the other side in the last trick scores a point.</source>
        <translation>Ein Karlchen der anderen Partei im letzten Stich zu fangen zählt einen Punkt.</translation>
    </message>
    <message>
        <source>What catching a fox in the last trick scores.</source>
        <translation>Was ein im letzten Stich gefangener Fuchs zählt.</translation>
    </message>
    <message>
        <source>What catching a fox in the first trick scores.</source>
        <translation>Was ein im ersten Stich gefangener Fuchs zählt.</translation>
    </message>
    <message>
        <source>Winning a trick with a Dulle of the other side scores a point.</source>
        <translation>Einen Stich mit einer Dulle der anderen Partei zu machen zählt einen Punkt.</translation>
    </message>
    <message>
        <source>Which trick of 40 points or more scores a point.</source>
        <translation>Welcher Stich mit 40 oder mehr Augen einen Punkt zählt.</translation>
    </message>
    <message>
        <source>After certain deals, as many deals as there are seats count double.</source>
        <translation>Nach bestimmten Spielen zählen so viele Spiele doppelt, wie es Plätze gibt.</translation>
    </message>
    <message>
        <source>A Solo needs no plain card of the suit that becomes trump.</source>
        <translation>Ein Solo braucht keine Farbkarte der Trumpffarbe.</translation>
    </message>
    <message>
        <source>A solo without trumps in which the soloist must not win a trick.</source>
        <translation>Ein Solo ohne Trumpf, in dem der Alleinspieler keinen Stich machen darf.</translation>
    </message>
    <message>
        <source>A player with exactly one trump offers it face down, and who takes it becomes the partner.</source>
        <translation>Wer genau einen Trumpf hat, bietet ihn verdeckt an; wer ihn nimmt, wird Partner.</translation>
    </message>
    <message>
        <source>What happens when nobody bids.</source>
        <translation>Was geschieht, wenn niemand bietet.</translation>
    </message>
    <message>
        <source>How much the contracts are worth.</source>
        <translation>Wie viel die Spielarten wert sind.</translation>
    </message>
    <message>
        <source>In Ramsch a player without a trick is paid double.</source>
        <translation>Im Ramsch bekommt, wer keinen Stich hat, doppelt bezahlt.</translation>
    </message>
    <message>
        <source>In Ramsch a player who takes all tricks or 91 points wins.</source>
        <translation>Im Ramsch gewinnt, wer alle Stiche oder 91 Augen macht.</translation>
    </message>
    <message>
        <source>How far the sides may double the score during the first trick.</source>
        <translation>Wie weit die Parteien im ersten Stich verdoppeln dürfen.</translation>
    </message>
    <message>
        <source>After the first four cards everybody may double the score before the bidding.</source>
        <translation>Nach den ersten vier Karten darf jeder den Wert verdoppeln, noch vor der Spielansage.</translation>
    </message>
    <message>
        <source>The sevens and eights are left out, and everybody gets six cards.</source>
        <translation>Die Siebenen und Achten fehlen, und jeder bekommt sechs Karten.</translation>
    </message>
    <message>
        <source>What a Tout is worth to each player.</source>
        <translation>Was ein Tout für jeden wert ist.</translation>
    </message>
    <message>
        <source>What Sie is worth to each player before its runners.</source>
        <translation>Was ein Sie für jeden wert ist, ohne seine Laufenden.</translation>
    </message>
</context>
<context>
    <name>OptionValues</name>
    <message>
        <source>the first one</source>
        <translation>die erste</translation>
    </message>
    <message>
        <source>the second one</source>
        <translation>die zweite</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>both foxes</source>
        <translation>beide Füchse</translation>
    </message>
    <message>
        <source>both aces of the trump suit</source>
        <translation>beide Asse der Trumpffarbe</translation>
    </message>
    <message>
        <source>the same dealer deals again</source>
        <translation>derselbe Geber gibt noch einmal</translation>
    </message>
    <message>
        <source>black sow</source>
        <translation>Schwarze Sau</translation>
    </message>
    <message>
        <source>any of them</source>
        <translation>jeder Stich</translation>
    </message>
    <message>
        <source>only those led with a plain suit</source>
        <translation>nur ein Stich in einer Fehlfarbe</translation>
    </message>
    <message>
        <source>the player left of the dealer</source>
        <translation>Vorhand, links vom Geber</translation>
    </message>
    <message>
        <source>the soloist</source>
        <translation>der Alleinspieler</translation>
    </message>
    <message>
        <source>who promises more in an auction</source>
        <translation>Überbieten: wer mehr verspricht</translation>
    </message>
    <message>
        <source>as usual</source>
        <translation>einfach</translation>
    </message>
    <message>
        <source>double</source>
        <translation>doppelt</translation>
    </message>
    <message>
        <source>every one</source>
        <translation>jeder reiche Stich</translation>
    </message>
    <message>
        <source>the next dealer deals</source>
        <translation>der Nächste gibt</translation>
    </message>
    <message>
        <source>Ramsch is played</source>
        <translation>Ramsch wird gespielt</translation>
    </message>
    <message>
        <source>everybody pays 1 into the stock</source>
        <translation>jeder zahlt 1 in den Stock</translation>
    </message>
    <message>
        <source>units of the classic rules</source>
        <translation>Einheiten der klassischen Regeln</translation>
    </message>
    <message>
        <source>the second, but not in the last trick</source>
        <translation>die zweite, außer im letzten Stich</translation>
    </message>
    <message>
        <source>the second in the last trick only</source>
        <translation>nur im letzten Stich die zweite</translation>
    </message>
    <message>
        <source>no trump, a plain card</source>
        <translation>kein Trumpf, sondern Fehlkarte</translation>
    </message>
    <message>
        <source>only a compulsory soloist</source>
        <translation>nur beim Pflichtsolo der Alleinspieler</translation>
    </message>
    <message>
        <source>the first from the dealer’s left</source>
        <translation>der frühere Platz, ab Vorhand</translation>
    </message>
    <message>
        <source>the last from the dealer’s left</source>
        <translation>der spätere Platz, ab Vorhand</translation>
    </message>
    <message>
        <source>DDV: a point for each promise</source>
        <translation>DDV: ein Punkt je Absage</translation>
    </message>
    <message>
        <source>Pagat: one if kept, two if missed</source>
        <translation>Pagat: gehalten ein Punkt, verfehlt zwei</translation>
    </message>
    <message>
        <source>only two pairs of equal cards</source>
        <translation>nur zwei Paare gleicher Karten</translation>
    </message>
    <message>
        <source>Muss: the highest trump plays</source>
        <translation>Muss: Wer den höchsten Trumpf hat, spielt</translation>
    </message>
    <message>
        <source>tournament values, no runners</source>
        <translation>Turnierwerte ohne Laufende</translation>
    </message>
    <message>
        <source>Kontra</source>
        <translation>Kontra</translation>
    </message>
    <message>
        <source>Kontra and Re</source>
        <translation>Kontra und Re</translation>
    </message>
    <message>
        <source>Kontra, Re and Sub</source>
        <translation>Kontra, Re und Sub</translation>
    </message>
    <message>
        <source>Kontra, Re, Sub and Hirsch</source>
        <translation>Kontra, Re, Sub und Hirsch</translation>
    </message>
    <message>
        <source>on</source>
        <translation>an</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>open end</source>
        <translation>offenes Ende</translation>
    </message>
    <message numerus="yes">
        <source>%n deals</source>
        <translation>
            <numerusform>%n Spiel</numerusform>
            <numerusform>%n Spiele</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n units</source>
        <translation>
            <numerusform>%n Einheit</numerusform>
            <numerusform>%n Einheiten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game points</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OtherRules</name>
    <message>
        <source>You are reading {rules}. Your table keeps its own rules.</source>
        <translation>Du liest {rules}. Dein Tisch behält seine eigenen Regeln.</translation>
    </message>
    <message>
        <source>You are reading {rules}. The rules of your next game stay as they are.</source>
        <translation>Du liest {rules}. Die Regeln deiner nächsten Runde bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>Back to your rules</source>
        <translation>Zurück zu deinen Regeln</translation>
    </message>
</context>
<context>
    <name>Parties</name>
    <message>
        <source>Re</source>
        <translation>Re</translation>
    </message>
    <message>
        <source>Kontra</source>
        <translation>Kontra</translation>
    </message>
    <message>
        <source>Declarer’s side</source>
        <translation>Partei des Spielmachers</translation>
    </message>
    <message>
        <source>Defenders</source>
        <translation>Gegenspieler</translation>
    </message>
</context>
<context>
    <name>Phases</name>
    <message>
        <source>Klopfen</source>
        <translation>Klopfen</translation>
    </message>
    <message>
        <source>Reservations</source>
        <translation>Vorbehalte</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Spielansage</translation>
    </message>
    <message>
        <source>Auction between soloists</source>
        <translation>Überbieten der Soli</translation>
    </message>
    <message>
        <source>Exchange of cards</source>
        <translation>Kartentausch</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>End of the deal</source>
        <translation>Ende des Spiels</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>The file cannot be read: {path} ({message})</source>
        <translation>Die Datei kann nicht gelesen werden: {path} ({message})</translation>
    </message>
    <message>
        <source>The file cannot be written: {path} ({message})</source>
        <translation>Die Datei kann nicht geschrieben werden: {path} ({message})</translation>
    </message>
    <message>
        <source>The command cannot be understood: {message}</source>
        <translation>Der Befehl ist nicht zu verstehen: {message}</translation>
    </message>
    <message>
        <source>There is no screen to open the window on. Commands such as “cardavia play” need none.</source>
        <translation>Es gibt keinen Bildschirm für das Fenster. Befehle wie „cardavia play“ brauchen keinen.</translation>
    </message>
    <message>
        <source>A system library is missing, which packaging/play.sh installs: {message}</source>
        <translation>Eine Systembibliothek fehlt, die packaging/play.sh einrichtet: {message}</translation>
    </message>
    <message>
        <source>The file is larger than the limit of {limit} MiB.</source>
        <translation>Die Datei ist größer als erlaubt: {limit} MiB.</translation>
    </message>
    <message>
        <source>The file is not UTF-8 text: the first wrong byte is at position {position}.</source>
        <translation>Die Datei ist kein UTF-8-Text: Das erste falsche Byte steht an Stelle {position}.</translation>
    </message>
    <message>
        <source>The file is not valid JSON: line {line}, column {column}.</source>
        <translation>Die Datei ist kein gültiges JSON: Zeile {line}, Spalte {column}.</translation>
    </message>
    <message>
        <source>The file is not a Cardavia record.</source>
        <translation>Die Datei ist keine Aufzeichnung von Cardavia.</translation>
    </message>
    <message>
        <source>The file does not hold the facts of a deal to score.</source>
        <translation>Die Datei enthält nicht die Angaben eines Spiels, das zu werten wäre.</translation>
    </message>
    <message>
        <source>This key is missing: {key}</source>
        <translation>Dieser Schlüssel fehlt: {key}</translation>
    </message>
    <message>
        <source>This key is not known: {key}</source>
        <translation>Dieser Schlüssel ist unbekannt: {key}</translation>
    </message>
    <message>
        <source>The key “{key}” cannot have this value: {value}</source>
        <translation>Der Schlüssel „{key}“ kann diesen Wert nicht haben: {value}</translation>
    </message>
    <message>
        <source>This version of the record format is not known: {version}</source>
        <translation>Diese Version des Formats ist unbekannt: {version}</translation>
    </message>
    <message>
        <source>This game is not known: {game}</source>
        <translation>Dieses Spiel ist unbekannt: {game}</translation>
    </message>
    <message>
        <source>This rule set is not known: {preset}</source>
        <translation>Dieser Regelsatz ist unbekannt: {preset}</translation>
    </message>
    <message>
        <source>This option is not known: {option}</source>
        <translation>Diese Option ist unbekannt: {option}</translation>
    </message>
    <message>
        <source>The option “{option}” cannot have this value: {value}</source>
        <translation>Die Option „{option}“ kann diesen Wert nicht haben: {value}</translation>
    </message>
    <message>
        <source>These two options contradict each other: {first}, {second}</source>
        <translation>Diese beiden Optionen widersprechen sich: {first}, {second}</translation>
    </message>
    <message>
        <source>The record has more deals than the limit: {limit}</source>
        <translation>Die Aufzeichnung hat mehr Spiele als erlaubt: {limit}</translation>
    </message>
    <message>
        <source>The deal has more actions than the limit: {limit}</source>
        <translation>Das Spiel hat mehr Züge als erlaubt: {limit}</translation>
    </message>
    <message>
        <source>A player’s name has more characters than the limit: {limit}</source>
        <translation>Ein Name hat mehr Zeichen als erlaubt: {limit}</translation>
    </message>
    <message>
        <source>The number of players is wrong: {count}</source>
        <translation>Die Zahl der Spieler ist falsch: {count}</translation>
    </message>
    <message>
        <source>The dealer must be one of the seats, but is: {value}</source>
        <translation>Geben muss einer der Plätze, angegeben ist: {value}</translation>
    </message>
    <message>
        <source>This is not a card: {text}</source>
        <translation>Das ist keine Karte: {text}</translation>
    </message>
    <message>
        <source>The number of cards is wrong. Seat {seat} has {count}, expected: {expected}</source>
        <translation>Die Zahl der Karten ist falsch. Platz {seat} hat {count}, erwartet: {expected}</translation>
    </message>
    <message>
        <source>This card occurs too often: {card}</source>
        <translation>Diese Karte kommt zu oft vor: {card}</translation>
    </message>
    <message>
        <source>This card does not belong to the pack: {card}</source>
        <translation>Diese Karte gehört nicht zum Blatt: {card}</translation>
    </message>
    <message>
        <source>A deal may follow only a finished one.</source>
        <translation>Ein Spiel darf nur auf ein beendetes folgen.</translation>
    </message>
    <message>
        <source>This is not an action: {text}</source>
        <translation>Das ist kein Zug: {text}</translation>
    </message>
    <message>
        <source>There is no such seat: {text}</source>
        <translation>Diesen Platz gibt es nicht: {text}</translation>
    </message>
    <message>
        <source>These two entries contradict each other: {first}, {second}</source>
        <translation>Diese beiden Angaben widersprechen sich: {first}, {second}</translation>
    </message>
    <message>
        <source>This kind of computer player is not known: {name}</source>
        <translation>Diese Art von Computerspieler ist unbekannt: {name}</translation>
    </message>
    <message>
        <source>There is no program to start for the player “cmd:{command}”: {message}</source>
        <translation>Für den Spieler „cmd:{command}“ lässt sich kein Programm starten: {message}</translation>
    </message>
    <message>
        <source>The record has no such point: {option} {value}</source>
        <translation>Die Aufzeichnung hat keine solche Stelle: {option} {value}</translation>
    </message>
    <message>
        <source>No card is to be played at this point (deal {deal}, after {actions} actions).</source>
        <translation>An dieser Stelle ist keine Karte zu spielen (Spiel {deal}, nach {actions} Zügen).</translation>
    </message>
    <message>
        <source>This is not a code of house rules, or a character in it is wrong, missing or too many.</source>
        <translation>Das ist kein Code von Hausregeln, oder ein Zeichen darin ist falsch, fehlt oder ist zu viel.</translation>
    </message>
    <message>
        <source>This code comes from a newer version of Cardavia and holds rules that this one does not know.</source>
        <translation>Dieser Code stammt von einem neueren Cardavia und enthält Regeln, die dieses nicht kennt.</translation>
    </message>
    <message>
        <source>There are no rule pages in the language {language}. There are: {languages}</source>
        <translation>In der Sprache {language} gibt es keine Regelseiten. Es gibt: {languages}</translation>
    </message>
    <message>
        <source>There is no deck of cards of this name or in this folder: {deck}</source>
        <translation>Unter diesem Namen oder in diesem Ordner gibt es kein Kartenblatt: {deck}</translation>
    </message>
    <message>
        <source>There is already a deck of this name: {deck}</source>
        <translation>Ein Blatt dieses Namens gibt es schon: {deck}</translation>
    </message>
    <message>
        <source>The file deck.toml cannot be understood: {message}</source>
        <translation>Die Datei deck.toml ist nicht zu verstehen: {message}</translation>
    </message>
    <message>
        <source>This drawing of the deck is missing: {file}</source>
        <translation>Diese Zeichnung des Blatts fehlt: {file}</translation>
    </message>
    <message>
        <source>No card of the deck uses this drawing: {file}</source>
        <translation>Keine Karte des Blatts benutzt diese Zeichnung: {file}</translation>
    </message>
    <message>
        <source>The card {card} is in both games, but the deck does not have it.</source>
        <translation>Die Karte {card} kommt in beiden Spielen vor, aber das Blatt hat sie nicht.</translation>
    </message>
    <message>
        <source>The drawing {file} is longer than {limit} bytes.</source>
        <translation>Die Zeichnung {file} ist länger als {limit} Bytes.</translation>
    </message>
    <message>
        <source>The drawing {file} is not a whole SVG document: {message}</source>
        <translation>Die Zeichnung {file} ist kein vollständiges SVG-Dokument: {message}</translation>
    </message>
    <message>
        <source>The drawing {file}, line {line}, may not have this: {found}</source>
        <translation>Die Zeichnung {file}, Zeile {line}, darf dies nicht enthalten: {found}</translation>
    </message>
    <message>
        <source>In the drawing {file}, line {line}, “{name}” cannot have this value: {value}</source>
        <translation>In der Zeichnung {file}, Zeile {line}, kann „{name}“ diesen Wert nicht haben: {value}</translation>
    </message>
    <message>
        <source>The drawing {file} has the viewBox “{found}”, needed: “{needed}”</source>
        <translation>Die Zeichnung {file} hat die viewBox „{found}“, nötig ist: „{needed}“</translation>
    </message>
    <message>
        <source>The deck has {count} colours, allowed are {limit}: {colours}</source>
        <translation>Das Blatt hat {count} Farben, erlaubt sind {limit}: {colours}</translation>
    </message>
    <message>
        <source>The index of suit {suit} stands out from the paper by {ratio} to 1, needed: {needed}</source>
        <translation>Das Eckzeichen der Farbe {suit} hebt sich vom Papier mit {ratio} zu 1 ab, nötig ist: {needed}</translation>
    </message>
    <message>
        <source>A look is a preset or three numbers from 0 to 100 for contrast, grain and temperature, not this: {look}</source>
        <translation>Ein Aussehen ist eine Vorgabe oder drei Zahlen von 0 bis 100 für Kontrast, Körnung und Farbtemperatur, nicht dies: {look}</translation>
    </message>
    <message>
        <source>It is not the turn of the seat.</source>
        <translation>Der Platz ist nicht dran.</translation>
    </message>
    <message>
        <source>This is not possible at this point of the deal.</source>
        <translation>Das geht an dieser Stelle des Spiels nicht.</translation>
    </message>
    <message>
        <source>The seat does not hold this card.</source>
        <translation>Der Platz hat diese Karte nicht.</translation>
    </message>
    <message>
        <source>Trump was led and the seat holds one.</source>
        <translation>Trumpf wurde ausgespielt, und der Platz hat einen.</translation>
    </message>
    <message>
        <source>A plain suit was led and the seat holds a card of it.</source>
        <translation>Eine Fehlfarbe wurde ausgespielt, und der Platz hat eine Karte davon.</translation>
    </message>
    <message>
        <source>The called suit was led, so the seat must play the called ace.</source>
        <translation>Die Ruffarbe wurde ausgespielt, also muss der Platz die Rufsau spielen.</translation>
    </message>
    <message>
        <source>The seat must lead the called suit with its ace, unless it also holds three more cards of the suit.</source>
        <translation>Der Platz muss die Ruffarbe mit der Rufsau anspielen, außer er hat noch drei weitere Karten der Farbe.</translation>
    </message>
    <message>
        <source>The seat may not throw away the called ace before its suit has been led.</source>
        <translation>Der Platz darf die Rufsau nicht abwerfen, bevor ihre Farbe ausgespielt wurde.</translation>
    </message>
    <message>
        <source>To call an ace the seat must hold a plain card of its suit but not the ace itself.</source>
        <translation>Um eine Sau zu rufen, braucht der Platz eine Fehlkarte ihrer Farbe, aber nicht die Sau selbst.</translation>
    </message>
    <message>
        <source>It is too early to announce anything.</source>
        <translation>Für eine Ansage ist es zu früh.</translation>
    </message>
    <message>
        <source>It is too late for this announcement: the seat holds too few cards.</source>
        <translation>Für diese Ansage ist es zu spät: Der Platz hat zu wenige Karten.</translation>
    </message>
    <message>
        <source>The side of the seat has not said Re or Kontra in time to promise more.</source>
        <translation>Die Partei des Platzes hat nicht rechtzeitig Re oder Kontra gesagt, um mehr zu versprechen.</translation>
    </message>
    <message>
        <source>The side of the seat has already announced this.</source>
        <translation>Die Partei des Platzes hat das schon angesagt.</translation>
    </message>
    <message>
        <source>Only the other side may announce this.</source>
        <translation>Nur die andere Partei darf das ansagen.</translation>
    </message>
    <message>
        <source>Under these rules the seat may announce only when it is its turn to play a card.</source>
        <translation>Nach diesen Regeln darf der Platz nur ansagen, wenn er mit einer Karte dran ist.</translation>
    </message>
    <message>
        <source>The seat must announce something before the play goes on.</source>
        <translation>Der Platz muss etwas ansagen, bevor weitergespielt wird.</translation>
    </message>
    <message>
        <source>The bid is not higher than the one before.</source>
        <translation>Das Gebot ist nicht höher als das vorige.</translation>
    </message>
    <message>
        <source>The seat holds no plain card of the suit it would make trump.</source>
        <translation>Der Platz hat keine Farbkarte der Farbe, die er zum Trumpf machen will.</translation>
    </message>
    <message>
        <source>Sie needs nothing but the highest trumps in the hand of the seat.</source>
        <translation>Für einen Sie braucht der Platz nichts als die höchsten Trümpfe auf der Hand.</translation>
    </message>
    <message>
        <source>This contract is not played under these rules.</source>
        <translation>Diese Spielart wird nach diesen Regeln nicht gespielt.</translation>
    </message>
    <message>
        <source>Doubling must be part of the rules and is possible only during the first trick.</source>
        <translation>Verdoppeln muss zu den Regeln gehören und geht nur im ersten Stich.</translation>
    </message>
    <message>
        <source>The seat does not hold both cards that a wedding needs.</source>
        <translation>Der Platz hat nicht beide Karten, die eine Hochzeit braucht.</translation>
    </message>
    <message>
        <source>The seat has too many trumps for a poverty.</source>
        <translation>Für eine Armut hat der Platz zu viele Trümpfe.</translation>
    </message>
    <message>
        <source>Exactly three cards change hands, and those passed on include all trumps of the player with the poverty.</source>
        <translation>Genau drei Karten werden getauscht, und unter den geschobenen sind alle Trümpfe der Armut.</translation>
    </message>
    <message>
        <source>This solo is not played under these rules.</source>
        <translation>Dieses Solo wird nach diesen Regeln nicht gespielt.</translation>
    </message>
    <message>
        <source>The seat must play its compulsory solo now.</source>
        <translation>Der Platz muss jetzt sein Pflichtsolo spielen.</translation>
    </message>
    <message>
        <source>The seat may not throw in this hand.</source>
        <translation>Der Platz darf dieses Blatt nicht einwerfen.</translation>
    </message>
    <message>
        <source>The seat cannot announce piglets: they need both aces of the trump suit and come before the first card.</source>
        <translation>Der Platz kann keine Schweinchen ansagen: Dazu gehören beide Asse der Trumpffarbe, und es geschieht vor der ersten Karte.</translation>
    </message>
    <message>
        <source>The seat cannot call Genscher: this needs both kings and comes just before the first of them is played.</source>
        <translation>Der Platz kann nicht Genscher sagen: Dazu gehören beide Könige, und es geschieht unmittelbar vor dem ersten davon.</translation>
    </message>
    <message>
        <source>A Hochzeit offers the only trump of a hand, and a plain card is given for it.</source>
        <translation>Eine Hochzeit bietet den einzigen Trumpf eines Blattes an, und dafür wird eine Fehlkarte gegeben.</translation>
    </message>
    <message>
        <source>Deal {deal}: {problem}</source>
        <translation>Spiel {deal}: {problem}</translation>
    </message>
    <message>
        <source>Deal {deal}, action {action} ({text}): {problem}</source>
        <translation>Spiel {deal}, Zug {action} ({text}): {problem}</translation>
    </message>
    <message>
        <source>This entry stands there twice: {first}</source>
        <translation>Diese Angabe steht zweimal da: {first}</translation>
    </message>
</context>
<context>
    <name>Prompts</name>
    <message>
        <source>Another player decides whether to double.</source>
        <translation>Jemand anderes entscheidet, ob geklopft wird.</translation>
    </message>
    <message>
        <source>Another player is asked for a reservation.</source>
        <translation>Jemand anderes wird nach einem Vorbehalt gefragt.</translation>
    </message>
    <message>
        <source>Another player is asked for a bid.</source>
        <translation>Jemand anderes wird nach einem Gebot gefragt.</translation>
    </message>
    <message>
        <source>Another player is asked about the solo.</source>
        <translation>Jemand anderes wird nach dem Solo gefragt.</translation>
    </message>
    <message>
        <source>Another player decides about the exchange of cards.</source>
        <translation>Jemand anderes entscheidet über den Kartentausch.</translation>
    </message>
    <message>
        <source>Another player is choosing a card.</source>
        <translation>Jemand anderes wählt eine Karte.</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>Das Spiel ist vorbei.</translation>
    </message>
    <message>
        <source>Choose three cards to pass on, with all your trumps among them.</source>
        <translation>Wähle drei Karten zum Schieben, darunter alle deine Trümpfe.</translation>
    </message>
    <message>
        <source>Choose three cards to give back.</source>
        <translation>Wähle drei Karten zum Zurückgeben.</translation>
    </message>
    <message>
        <source>Choose your only trump and lay it face down.</source>
        <translation>Wähle deinen einzigen Trumpf und lege ihn verdeckt hin.</translation>
    </message>
    <message>
        <source>Choose a plain card to give for the trump.</source>
        <translation>Wähle eine Fehlkarte, die du für den Trumpf gibst.</translation>
    </message>
    <message>
        <source>Do you want to double before you see the rest of your cards?</source>
        <translation>Willst du klopfen, bevor du deine übrigen Karten siehst?</translation>
    </message>
    <message>
        <source>You must play your compulsory solo now. Which solo do you choose?</source>
        <translation>Du musst jetzt dein Pflichtsolo spielen. Welches Solo wählst du?</translation>
    </message>
    <message>
        <source>Do you have a reservation?</source>
        <translation>Hast du einen Vorbehalt?</translation>
    </message>
    <message>
        <source>Do you want to bid?</source>
        <translation>Willst du spielen?</translation>
    </message>
    <message>
        <source>Nobody has bid, so the holder of this card must play: {card}. You hold all the aces that can be called. Which ten do you call?</source>
        <translation>Niemand hat geboten, also muss spielen, wer diese Karte hat: {card}. Du hast alle Säue, die man rufen kann. Welche Zehn rufst du?</translation>
    </message>
    <message>
        <source>Nobody has bid, so the holder of this card must play: {card}. Which ace do you call?</source>
        <translation>Niemand hat geboten, also muss spielen, wer diese Karte hat: {card}. Welche Sau rufst du?</translation>
    </message>
    <message>
        <source>Another player outbids your solo. Do you hold it or yield?</source>
        <translation>Dein Solo wird überboten. Hältst du es, oder verzichtest du?</translation>
    </message>
    <message>
        <source>Another player has a solo before you. Do you raise or yield?</source>
        <translation>Vor dir hat jemand ein Solo. Erhöhst du, oder verzichtest du?</translation>
    </message>
    <message>
        <source>Do you take the trump that is offered and give a plain card for it?</source>
        <translation>Nimmst du den angebotenen Trumpf und gibst eine Fehlkarte dafür?</translation>
    </message>
    <message>
        <source>Do you take the three cards of the player with the poverty?</source>
        <translation>Nimmst du die drei Karten der Armut an?</translation>
    </message>
    <message>
        <source>The first trick holds 30 points or more, so you must announce something before you lead.</source>
        <translation>Der erste Stich hat 30 oder mehr Augen, also musst du etwas ansagen, bevor du ausspielst.</translation>
    </message>
    <message>
        <source>Choose a card to lead.</source>
        <translation>Wähle eine Karte zum Ausspielen.</translation>
    </message>
    <message>
        <source>Choose a card to play.</source>
        <translation>Wähle eine Karte.</translation>
    </message>
</context>
<context>
    <name>Raises</name>
    <message>
        <source>Raise to Re</source>
        <translation>Auf Re erhöhen</translation>
    </message>
    <message>
        <source>Raise to no 90</source>
        <translation>Auf keine&#xa0;90 erhöhen</translation>
    </message>
    <message>
        <source>Raise to no 60</source>
        <translation>Auf keine&#xa0;60 erhöhen</translation>
    </message>
    <message>
        <source>Raise to no 30</source>
        <translation>Auf keine&#xa0;30 erhöhen</translation>
    </message>
    <message>
        <source>Raise to schwarz</source>
        <translation>Auf schwarz erhöhen</translation>
    </message>
</context>
<context>
    <name>RecordDrop</name>
    <message>
        <source>Only one record can be opened at a time: {file} is opened.</source>
        <translation>Es lässt sich nur eine Aufzeichnung auf einmal öffnen: {file} wird geöffnet.</translation>
    </message>
    <message>
        <source>Only game records, files that end in {suffix}, can be opened here.</source>
        <translation>Hier lassen sich nur Aufzeichnungen öffnen, also Dateien, die auf {suffix} enden.</translation>
    </message>
    <message>
        <source>Drop the record to open it</source>
        <translation>Aufzeichnung zum Öffnen hier ablegen</translation>
    </message>
</context>
<context>
    <name>RecordFiles</name>
    <message>
        <source>Import a record</source>
        <translation>Aufzeichnung öffnen</translation>
    </message>
    <message>
        <source>Export the record</source>
        <translation>Aufzeichnung exportieren</translation>
    </message>
    <message>
        <source>Game records (*.cardavia);;All files (*)</source>
        <translation>Spielaufzeichnungen (*.cardavia);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>{file} is not opened: the game on the table cannot be saved. {reason}</source>
        <translation>{file} wird nicht geöffnet: Das Spiel auf dem Tisch kann nicht gespeichert werden. {reason}</translation>
    </message>
    <message>
        <source>{file} cannot be opened: {reason} The game on the table goes on.</source>
        <translation>{file} kann nicht geöffnet werden: {reason} Das Spiel auf dem Tisch geht weiter.</translation>
    </message>
    <message>
        <source>{file} cannot be saved: {reason}</source>
        <translation>{file} kann nicht gespeichert werden: {reason}</translation>
    </message>
</context>
<context>
    <name>Redeals</name>
    <message>
        <source>The same dealer deals again.</source>
        <translation>Derselbe Geber gibt noch einmal.</translation>
    </message>
    <message>
        <source>The next dealer deals.</source>
        <translation>Der Nächste gibt.</translation>
    </message>
    <message>
        <source>A bad hand was thrown in.</source>
        <translation>Ein schlechtes Blatt wurde eingeworfen.</translation>
    </message>
    <message>
        <source>Everybody passed.</source>
        <translation>Alle haben weiter gesagt.</translation>
    </message>
    <message>
        <source>Nobody takes the cards of the poverty.</source>
        <translation>Niemand nimmt die Karten der Armut an.</translation>
    </message>
    <message>
        <source>Nobody takes the trump of the Hochzeit.</source>
        <translation>Niemand nimmt den Trumpf der Hochzeit an.</translation>
    </message>
    <message>
        <source>The deal has no score.</source>
        <translation>Das Spiel wird nicht gewertet.</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>You cannot announce anything now.</source>
        <translation>Du kannst jetzt nichts ansagen.</translation>
    </message>
    <message>
        <source>You may announce: {announcements}.</source>
        <translation>Du darfst ansagen: {announcements}.</translation>
    </message>
    <message>
        <source>You may play: {cards}.</source>
        <translation>Du darfst spielen: {cards}.</translation>
    </message>
    <message>
        <source>You may choose: {calls}.</source>
        <translation>Du darfst wählen: {calls}.</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>{game}, rules: {preset}</source>
        <translation>{game}, Regeln: {preset}</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Spiel {number}</translation>
    </message>
    <message>
        <source>{player}: {total} in all</source>
        <translation>{player}: insgesamt {total}</translation>
    </message>
    <message>
        <source>{side}: {line}, {value}</source>
        <translation>{side}: {line}, {value}</translation>
    </message>
    <message>
        <source>{factor}: times {value}</source>
        <translation>{factor}: mal {value}</translation>
    </message>
    <message>
        <source>Together: {bill}</source>
        <translation>Zusammen: {bill}</translation>
    </message>
    <message>
        <source>{player}: {score}</source>
        <translation>{player}: {score}</translation>
    </message>
</context>
<context>
    <name>ResultPage</name>
    <message>
        <source>The hands in the order they were played; a gold edge took the trick</source>
        <translation>Die Karten, wie sie gespielt wurden; ein goldener Rand zeigt, welche den Stich gemacht hat</translation>
    </message>
    <message>
        <source>Play the &amp;same cards again</source>
        <translation>Gleiche Karten n&amp;och einmal</translation>
    </message>
    <message>
        <source>{contract}. Card points. {one}: {first}. {other}: {second}. {score}.</source>
        <translation>{contract}. Augen. {one}: {first}. {other}: {second}. {score}.</translation>
    </message>
    <message>
        <source>&amp;Final result</source>
        <translation>&amp;Endstand</translation>
    </message>
    <message>
        <source>&amp;Next deal</source>
        <translation>&amp;Nächstes Spiel</translation>
    </message>
    <message>
        <source>&amp;Look at the result</source>
        <translation>Ergebnis &amp;ansehen</translation>
    </message>
    <message>
        <source>&amp;Look at the table</source>
        <translation>T&amp;isch ansehen</translation>
    </message>
    <message>
        <source>Result of the deal</source>
        <translation>Ergebnis des Spiels</translation>
    </message>
</context>
<context>
    <name>ResultTable</name>
    <message>
        <source>Side</source>
        <translation>Partei</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source>Nobody wins</source>
        <translation>Niemand gewinnt</translation>
    </message>
    <message>
        <source>You win with Sie at once</source>
        <translation>Du gewinnst sofort mit einem Sie</translation>
    </message>
    <message>
        <source>You win the Ramsch with a Durchmarsch</source>
        <translation>Du gewinnst den Ramsch mit einem Durchmarsch</translation>
    </message>
    <message>
        <source>You lose the Ramsch; card points taken: {points}</source>
        <translation>Du verlierst den Ramsch; Augen: {points}</translation>
    </message>
    <message>
        <source>You win the Bettel without a trick</source>
        <translation>Du gewinnst den Bettel ohne Stich</translation>
    </message>
    <message>
        <source>The defenders win: you take a trick in a Bettel</source>
        <translation>Die Gegenspieler gewinnen: Du machst im Bettel einen Stich</translation>
    </message>
    <message>
        <source>You win the Tout with all tricks</source>
        <translation>Du gewinnst den Tout mit allen Stichen</translation>
    </message>
    <message>
        <source>The defenders win: you lose a trick in a Tout</source>
        <translation>Die Gegenspieler gewinnen: Du gibst im Tout einen Stich ab</translation>
    </message>
    <message>
        <source>{player} wins with Sie at once</source>
        <translation>{player} gewinnt sofort mit einem Sie</translation>
    </message>
    <message>
        <source>{player} wins the Ramsch with a Durchmarsch</source>
        <translation>{player} gewinnt den Ramsch mit einem Durchmarsch</translation>
    </message>
    <message>
        <source>{player} loses the Ramsch; card points taken: {points}</source>
        <translation>{player} verliert den Ramsch; Augen: {points}</translation>
    </message>
    <message>
        <source>{player} wins the Bettel without a trick</source>
        <translation>{player} gewinnt den Bettel ohne Stich</translation>
    </message>
    <message>
        <source>The defenders win: {player} takes a trick in a Bettel</source>
        <translation>Die Gegenspieler gewinnen: {player} macht im Bettel einen Stich</translation>
    </message>
    <message>
        <source>{player} wins the Tout with all tricks</source>
        <translation>{player} gewinnt den Tout mit allen Stichen</translation>
    </message>
    <message>
        <source>The defenders win: {player} loses a trick in a Tout</source>
        <translation>Die Gegenspieler gewinnen: {player} gibt im Tout einen Stich ab</translation>
    </message>
    <message>
        <source>Everybody passed. Everybody pays into the stock.</source>
        <translation>Alle haben weiter gesagt. Jeder zahlt in den Stock.</translation>
    </message>
    <message numerus="yes">
        <source>You lose %n game points</source>
        <translation>
            <numerusform>Du verlierst %n Punkt</numerusform>
            <numerusform>Du verlierst %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>You neither win nor lose game points</source>
        <translation>Du gewinnst und verlierst nichts</translation>
    </message>
    <message numerus="yes">
        <source>You win %n game points</source>
        <translation>
            <numerusform>Du gewinnst %n Punkt</numerusform>
            <numerusform>Du gewinnst %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>{side}: {players}.</source>
        <translation>{side}: {players}.</translation>
    </message>
    <message numerus="yes">
        <source>Re wins with %n card points</source>
        <translation>
            <numerusform>Re gewinnt mit %n Auge</numerusform>
            <numerusform>Re gewinnt mit %n Augen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Kontra wins with %n card points</source>
        <translation>
            <numerusform>Kontra gewinnt mit %n Auge</numerusform>
            <numerusform>Kontra gewinnt mit %n Augen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The defenders win with %n card points</source>
        <translation>
            <numerusform>Die Gegenspieler gewinnen mit %n Auge</numerusform>
            <numerusform>Die Gegenspieler gewinnen mit %n Augen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The declarer’s side wins with %n card points</source>
        <translation>
            <numerusform>Die Partei des Spielmachers gewinnt mit %n Auge</numerusform>
            <numerusform>Die Partei des Spielmachers gewinnt mit %n Augen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win with %n card points</source>
        <translation>
            <numerusform>Du gewinnst mit %n Auge</numerusform>
            <numerusform>Du gewinnst mit %n Augen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} wins with %n card points</source>
        <translation>
            <numerusform>{player} gewinnt mit %n Auge</numerusform>
            <numerusform>{player} gewinnt mit %n Augen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Roles</name>
    <message>
        <source>Dealer</source>
        <translation>Geber</translation>
    </message>
    <message>
        <source>Declarer</source>
        <translation>Spielmacher</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Mitspieler</translation>
    </message>
    <message>
        <source>Soloist</source>
        <translation>Alleinspieler</translation>
    </message>
    <message>
        <source>Defender</source>
        <translation>Gegenspieler</translation>
    </message>
    <message>
        <source>Re</source>
        <translation>Re</translation>
    </message>
    <message>
        <source>Kontra</source>
        <translation>Kontra</translation>
    </message>
    <message>
        <source>Rests</source>
        <translation>Setzt aus</translation>
    </message>
</context>
<context>
    <name>RuleGroups</name>
    <message>
        <source>Cards and trumps</source>
        <translation>Karten und Trumpf</translation>
    </message>
    <message>
        <source>Reservations and contracts</source>
        <translation>Vorbehalte und Spielarten</translation>
    </message>
    <message>
        <source>Announcements and doubling</source>
        <translation>Ansagen und Verdoppeln</translation>
    </message>
    <message>
        <source>Extra points</source>
        <translation>Sonderpunkte</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Session and table</source>
        <translation>Runde und Tisch</translation>
    </message>
</context>
<context>
    <name>RuleGroupsShort</name>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Contracts</source>
        <translation>Spielarten</translation>
    </message>
    <message>
        <source>Announcing</source>
        <translation>Ansagen</translation>
    </message>
    <message>
        <source>Extras</source>
        <translation>Extras</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Runde</translation>
    </message>
</context>
<context>
    <name>RuleLabel</name>
    <message>
        <source>Opens the rule (F1)</source>
        <translation>Öffnet die Regel (F1)</translation>
    </message>
</context>
<context>
    <name>RuleRow</name>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Reset “{option}”</source>
        <translation>„{option}“ zurücksetzen</translation>
    </message>
    <message>
        <source>Changed. {rules}: {value}</source>
        <translation>Geändert. {rules}: {value}</translation>
    </message>
    <message>
        <source>Go to “{option}”</source>
        <translation>Zu „{option}“ gehen</translation>
    </message>
    <message>
        <source>{sentence} {mark}</source>
        <translation>{sentence} {mark}</translation>
    </message>
</context>
<context>
    <name>RuleSets</name>
    <message>
        <source>DDV rules</source>
        <translation>DDV-Regeln</translation>
    </message>
    <message>
        <source>DDV tournament</source>
        <translation>DDV-Turnier</translation>
    </message>
    <message>
        <source>DDV without nines</source>
        <translation>DDV ohne Neunen</translation>
    </message>
    <message>
        <source>DDV with piglets</source>
        <translation>DDV mit Schweinchen</translation>
    </message>
    <message>
        <source>Pagat rules</source>
        <translation>Pagat-Regeln</translation>
    </message>
    <message>
        <source>Ukrainian collection</source>
        <translation>Ukrainische Sammlung</translation>
    </message>
    <message>
        <source>Classic rules</source>
        <translation>Klassische Regeln</translation>
    </message>
    <message>
        <source>Schafkopfschule tournament</source>
        <translation>Turnier der Schafkopfschule</translation>
    </message>
    <message>
        <source>The rules of the German Doppelkopf association for free play, without poverty.</source>
        <translation>Die Regeln des Deutschen Doppelkopf-Verbands für freies Spiel, ohne Armut.</translation>
    </message>
    <message>
        <source>The DDV rules for 24 deals, in which everybody plays one compulsory solo.</source>
        <translation>Die DDV-Regeln für 24 Spiele, in denen jeder ein Pflichtsolo spielt.</translation>
    </message>
    <message>
        <source>The DDV rules with 40 cards, as the nines are left out.</source>
        <translation>Die DDV-Regeln mit 40 Karten, denn die Neunen fehlen.</translation>
    </message>
    <message>
        <source>The DDV rules, and a player with both foxes may make them the highest trumps.</source>
        <translation>Die DDV-Regeln, und wer beide Füchse hat, darf sie zu den höchsten Trümpfen machen.</translation>
    </message>
    <message>
        <source>The main description on pagat.com for 8 deals, with poverty and its own scoring.</source>
        <translation>Die Hauptbeschreibung auf pagat.com für 8 Spiele, mit Armut und eigener Wertung.</translation>
    </message>
    <message>
        <source>The base game of a Ukrainian collection of house rules, with poverty and fewer solos.</source>
        <translation>Das Grundspiel einer ukrainischen Sammlung von Hausregeln, mit Armut und weniger Soli.</translation>
    </message>
    <message>
        <source>Rufer, Wenz, Solo, Tout and Sie, counted in units with Schneider, Schwarz and runners.</source>
        <translation>Rufspiel, Wenz, Solo, Tout und Sie, gezählt in Einheiten mit Schneider, Schwarz und Laufenden.</translation>
    </message>
    <message>
        <source>Tournament rules for 32 deals with small fixed values and without runners.</source>
        <translation>Turnierregeln für 32 Spiele mit kleinen festen Werten und ohne Laufende.</translation>
    </message>
</context>
<context>
    <name>RuleTexts</name>
    <message>
        <source>{option}: {value}</source>
        <translation>{option}: {value}</translation>
    </message>
    <message>
        <source>“{first}” and “{second}” contradict each other, so nothing has been changed.</source>
        <translation>„{first}“ und „{second}“ widersprechen sich, darum wurde nichts geändert.</translation>
    </message>
</context>
<context>
    <name>RulesChoice</name>
    <message>
        <source>House r&amp;ules…</source>
        <translation>Ha&amp;usregeln …</translation>
    </message>
    <message>
        <source>Your own rules, based on: {rules}</source>
        <translation>Eigene Regeln, Grundlage: {rules}</translation>
    </message>
    <message numerus="yes">
        <source>%n rules differ from: {rules}</source>
        <translation>
            <numerusform>%n Regel weicht ab von: {rules}</numerusform>
            <numerusform>%n Regeln weichen ab von: {rules}</numerusform>
        </translation>
    </message>
    <message>
        <source>{rules}, and what differs – {settings}</source>
        <translation>{rules}, und was abweicht – {settings}</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
</context>
<context>
    <name>RulesCode</name>
    <message>
        <source>Cop&amp;y code</source>
        <translation>Code k&amp;opieren</translation>
    </message>
    <message>
        <source>T&amp;ake</source>
        <translation>Übernehm&amp;en</translation>
    </message>
    <message>
        <source>Code of these rules</source>
        <translation>Code dieser Regeln</translation>
    </message>
    <message>
        <source>Code from somebody else</source>
        <translation>Code von jemand anderem</translation>
    </message>
    <message>
        <source>Paste a code</source>
        <translation>Code einfügen</translation>
    </message>
    <message>
        <source>Take the rules of the pasted code</source>
        <translation>Die Regeln des eingefügten Codes übernehmen</translation>
    </message>
    <message>
        <source>Code for &amp;friends</source>
        <translation>Code für &amp;Freunde</translation>
    </message>
</context>
<context>
    <name>RulesKeep</name>
    <message>
        <source>&amp;Keep</source>
        <translation>Spe&amp;ichern</translation>
    </message>
    <message>
        <source>Rena&amp;me</source>
        <translation>&amp;Umbenennen</translation>
    </message>
    <message>
        <source>D&amp;elete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Name of your table</source>
        <translation>Name deines Tisches</translation>
    </message>
    <message>
        <source>Keep under a &amp;name</source>
        <translation>Unter einem Na&amp;men speichern</translation>
    </message>
</context>
<context>
    <name>RulesList</name>
    <message>
        <source>&amp;Only changed rules</source>
        <translation>&amp;Nur geänderte Regeln</translation>
    </message>
    <message numerus="yes">
        <source>%n rules found</source>
        <translation>
            <numerusform>%n Regel gefunden</numerusform>
            <numerusform>%n Regeln gefunden</numerusform>
        </translation>
    </message>
    <message>
        <source>No rule has “{words}” in its name, its sentence or its values.</source>
        <translation>Keine Regel hat „{words}“ in ihrem Namen, ihrem Satz oder ihren Werten.</translation>
    </message>
    <message>
        <source>No rule differs from the preset.</source>
        <translation>Keine Regel weicht vom Regelsatz ab.</translation>
    </message>
    <message>
        <source>Find a rule</source>
        <translation>Regel suchen</translation>
    </message>
    <message>
        <source>Down leads to the first rule that was found.</source>
        <translation>Pfeil ab führt zur ersten gefundenen Regel.</translation>
    </message>
    <message>
        <source>Groups of rules</source>
        <translation>Gruppen von Regeln</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken …</translation>
    </message>
    <message>
        <source>Sa&amp;ve as PDF…</source>
        <translation>Als PDF s&amp;peichern …</translation>
    </message>
    <message>
        <source>&amp;Deal with these rules</source>
        <translation>Mit diesen &amp;Regeln geben</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>The rules are now those of: {rules}</source>
        <translation>Jetzt gelten die Regeln von: {rules}</translation>
    </message>
    <message numerus="yes">
        <source>%n of its rules are not known to this version and are left out.</source>
        <translation>
            <numerusform>%n Regel davon kennt diese Version nicht; sie fehlt.</numerusform>
            <numerusform>%n Regeln davon kennt diese Version nicht; sie fehlen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{first} – {second}</source>
        <translation>{first} – {second}</translation>
    </message>
    <message>
        <source>All rules are reset.</source>
        <translation>Alle Regeln sind zurückgesetzt.</translation>
    </message>
    <message>
        <source>Taken from the code: {game}, {rules}, without any change.</source>
        <translation>Aus dem Code übernommen: {game}, {rules}, ohne Änderung.</translation>
    </message>
    <message>
        <source>Taken from the code: {game}, {rules}, and what differs – {settings}.</source>
        <translation>Aus dem Code übernommen: {game}, {rules}, und was abweicht – {settings}.</translation>
    </message>
    <message>
        <source>The running game keeps its rules; these hold from the next new one.</source>
        <translation>Die laufende Runde behält ihre Regeln; diese gelten ab der nächsten.</translation>
    </message>
    <message>
        <source>These rules hold from the next new game on.</source>
        <translation>Diese Regeln gelten ab der nächsten Runde.</translation>
    </message>
    <message>
        <source>Copied: {code}</source>
        <translation>Kopiert: {code}</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Gespeichert als {file}.</translation>
    </message>
    <message>
        <source>{reason} Nothing has been changed.</source>
        <translation>{reason} Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>{file} cannot be saved: {reason}</source>
        <translation>{file} kann nicht gespeichert werden: {reason}</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
</context>
<context>
    <name>RulesPaper</name>
    <message>
        <source>Save the rules</source>
        <translation>Regeln speichern</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
</context>
<context>
    <name>RulesPrint</name>
    <message>
        <source>{game}: {rules}</source>
        <translation>{game}: {rules}</translation>
    </message>
    <message>
        <source>Based on: {rules}. What differs is in bold. Code of these rules: {code}</source>
        <translation>Grundlage: {rules}. Was abweicht, ist fett. Code dieser Regeln: {code}</translation>
    </message>
    <message>
        <source>(preset: {value})</source>
        <translation>(Regelsatz: {value})</translation>
    </message>
</context>
<context>
    <name>RulesStart</name>
    <message>
        <source>Reset a&amp;ll</source>
        <translation>&amp;Alles zurücksetzen</translation>
    </message>
    <message>
        <source>Your table, based on: {rules}</source>
        <translation>Dein Tisch, Grundlage: {rules}</translation>
    </message>
    <message>
        <source>No rule differs from the preset.</source>
        <translation>Keine Regel weicht vom Regelsatz ab.</translation>
    </message>
    <message numerus="yes">
        <source>%n rules differ from the preset.</source>
        <translation>
            <numerusform>%n Regel weicht vom Regelsatz ab.</numerusform>
            <numerusform>%n Regeln weichen vom Regelsatz ab.</numerusform>
        </translation>
    </message>
    <message>
        <source>Start from</source>
        <translation>Grundlage</translation>
    </message>
    <message>
        <source>&amp;Start from</source>
        <translation>&amp;Grundlage</translation>
    </message>
</context>
<context>
    <name>RulesTables</name>
    <message>
        <source>Kept as “{name}”.</source>
        <translation>Als „{name}“ gespeichert.</translation>
    </message>
    <message>
        <source>The table is now called “{name}”.</source>
        <translation>Der Tisch heißt jetzt „{name}“.</translation>
    </message>
    <message>
        <source>“{name}” is deleted. The rules shown stay as they are.</source>
        <translation>„{name}“ ist gelöscht. Die gezeigten Regeln bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>There is already a table called “{name}”. Choose it first if you want to change it.</source>
        <translation>Einen Tisch namens „{name}“ gibt es schon. Wähle ihn zuerst, wenn du ihn ändern willst.</translation>
    </message>
    <message>
        <source>Your tables cannot be kept: {reason}</source>
        <translation>Deine Tische lassen sich nicht speichern: {reason}</translation>
    </message>
</context>
<context>
    <name>RulesVisit</name>
    <message>
        <source>The file of your tables of house rules was damaged. It is kept as {file}.</source>
        <translation>Die Datei deiner Tische mit Hausregeln war beschädigt. Sie bleibt erhalten als {file}.</translation>
    </message>
    <message>
        <source>Your tables of house rules cannot be read: {reason}</source>
        <translation>Deine Tische mit Hausregeln lassen sich nicht lesen: {reason}</translation>
    </message>
</context>
<context>
    <name>Said</name>
    <message>
        <source>Healthy</source>
        <translation>Gesund</translation>
    </message>
    <message>
        <source>I throw in</source>
        <translation>Ich werfe ein</translation>
    </message>
    <message>
        <source>I accept</source>
        <translation>Ich nehme an</translation>
    </message>
    <message>
        <source>I decline</source>
        <translation>Ich lehne ab</translation>
    </message>
    <message>
        <source>I hold</source>
        <translation>Ich halte</translation>
    </message>
    <message>
        <source>I yield</source>
        <translation>Ich verzichte</translation>
    </message>
    <message>
        <source>I double</source>
        <translation>Ich klopfe</translation>
    </message>
    <message>
        <source>I do not double</source>
        <translation>Ich klopfe nicht</translation>
    </message>
    <message>
        <source>Ace solo</source>
        <translation>Fleischlos</translation>
    </message>
</context>
<context>
    <name>SaveStrip</name>
    <message>
        <source>There is already a table called “{name}”.</source>
        <translation>Einen Tisch namens „{name}“ gibt es schon.</translation>
    </message>
    <message>
        <source>&amp;Name of the table</source>
        <translation>&amp;Name des Tisches</translation>
    </message>
    <message>
        <source>Name of the table</source>
        <translation>Name des Tisches</translation>
    </message>
    <message>
        <source>Enter saves the table under this name, Escape does not.</source>
        <translation>Eingabe speichert den Tisch unter diesem Namen, Esc nicht.</translation>
    </message>
    <message>
        <source>Sa&amp;ve</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Re&amp;place it</source>
        <translation>E&amp;rsetzen</translation>
    </message>
    <message>
        <source>Cance&amp;l</source>
        <translation>&amp;Abbrechen</translation>
    </message>
</context>
<context>
    <name>SchafkopfLesson</name>
    <message>
        <source>Four players get eight cards each. A trick is four cards, one from each player, clockwise. Whoever wins it leads to the next one. What counts in the end is not the number of your tricks but the points of the cards in them.</source>
        <translation>Vier Spieler bekommen je acht Karten. Ein Stich besteht aus vier Karten, von jedem eine, im Uhrzeigersinn. Wer ihn macht, spielt zum nächsten aus. Am Ende zählt nicht, wie viele Stiche du hast, sondern wie viele Augen darin sind.</translation>
    </message>
    <message>
        <source>How many points does this trick bring to its winner?</source>
        <translation>Wie viele Augen bringt dieser Stich?</translation>
    </message>
    <message>
        <source>Choose every trump among these cards, then press “Check”.</source>
        <translation>Wähle alle Trümpfe unter diesen Karten und drücke dann „Prüfen“.</translation>
    </message>
    <message>
        <source>It is your turn. The first card of this trick was: {led}. Choose every card that you may play now, then press “Check”.</source>
        <translation>Du bist dran. Die erste Karte dieses Stichs war: {led}. Wähle alle Karten, die du jetzt spielen darfst, und drücke dann „Prüfen“.</translation>
    </message>
    <message>
        <source>It is your turn again, in another deal. The first card was a trump: {led}. Choose every card that you may play now, then press “Check”.</source>
        <translation>Du bist wieder dran, in einem anderen Spiel. Die erste Karte war ein Trumpf: {led}. Wähle alle Karten, die du jetzt spielen darfst, und drücke dann „Prüfen“.</translation>
    </message>
    <message>
        <source>The highest trump wins. Where no trump lies, the highest card of the suit led wins: ace, ten, king, nine, eight, seven. The card led here was: {led}. Who wins this trick?</source>
        <translation>Der höchste Trumpf gewinnt. Liegt kein Trumpf, gewinnt die höchste Karte der ausgespielten Farbe: Sau, Zehn, König, Neun, Acht, Sieben. Ausgespielt wurde: {led}. Wer macht diesen Stich?</translation>
    </message>
    <message>
        <source>The usual game is the Rufer. Whoever plays it calls one of these three aces; the player who holds it is the partner, and at first nobody else knows. You may call an ace only if you do not hold it yourself, but another plain card of its suit.</source>
        <translation>Das übliche Spiel ist das Rufspiel. Wer es spielt, ruft eine dieser drei Säue; wer sie hat, ist Mitspieler, und zunächst weiß es sonst niemand. Eine Sau darfst du nur rufen, wenn du sie nicht selbst hast, aber eine andere Fehlkarte ihrer Farbe.</translation>
    </message>
    <message>
        <source>You want to play a Rufer with this hand. Which ace may you call?</source>
        <translation>Du willst mit diesem Blatt ein Rufspiel machen. Welche Sau darfst du rufen?</translation>
    </message>
    <message>
        <source>You play, and you have called: {called}. This trick has just been played. Who is your partner?</source>
        <translation>Du spielst und hast gerufen: {called}. Dieser Stich wurde gerade gespielt. Wer ist dein Mitspieler?</translation>
    </message>
    <message>
        <source>All cards together have 120 points. You and your partner have exactly 60 of them in your tricks. Who has won?</source>
        <translation>Alle Karten zusammen haben 120 Augen. Du und dein Mitspieler habt genau 60 davon in euren Stichen. Wer hat gewonnen?</translation>
    </message>
    <message>
        <source>First each player may bid or pass: bid a Rufer, your cards are good. Then eight tricks are played. At each of your turns a hint tells what a good player would do, and why. You may try something else; nothing is kept of this deal.</source>
        <translation>Zuerst darf jeder ein Spiel ansagen oder weiter sagen: Sage ein Rufspiel an, deine Karten sind gut. Dann werden acht Stiche gespielt. Jedes Mal, wenn du dran bist, sagt ein Tipp, was hier gut gespielt wäre, und warum. Du kannst auch etwas anderes versuchen; von diesem Spiel wird nichts gespeichert.</translation>
    </message>
    <message>
        <source>Follow the hint or try something else. After the last trick the result is shown.</source>
        <translation>Folge dem Tipp oder versuche etwas anderes. Nach dem letzten Stich erscheint das Ergebnis.</translation>
    </message>
    <message>
        <source>That was Schafkopf. There is more to find: the Wenz, the solos, and the house rules on the rules page. At your own table the entry “Hint” in the menu “Game” helps at any time.</source>
        <translation>Das war Schafkopf. Es gibt noch mehr zu entdecken: den Wenz, die Soli und die Hausregeln auf der Regelseite. An deinem eigenen Tisch hilft jederzeit der Eintrag „Tipp“ im Menü „Spiel“.</translation>
    </message>
</context>
<context>
    <name>SchafkopfLessonReasons</name>
    <message>
        <source>Your partner is whoever has played the ace that you called.</source>
        <translation>Dein Mitspieler ist, wer die gerufene Sau gespielt hat.</translation>
    </message>
    <message>
        <source>The player and the partner need 61 points. At 60 to 60 the defenders win.</source>
        <translation>Spielmacher und Mitspieler brauchen 61 Augen. Bei 60 zu 60 gewinnen die Gegenspieler.</translation>
    </message>
    <message>
        <source>You must hold a plain card of the suit but not its ace. The ace of hearts is a trump and can never be called.</source>
        <translation>Du brauchst eine Fehlkarte der Farbe, aber nicht ihre Sau. Die Herz-Sau ist Trumpf und kann nie gerufen werden.</translation>
    </message>
</context>
<context>
    <name>SchafkopfLessonTitles</name>
    <message>
        <source>What it is about</source>
        <translation>Worum es geht</translation>
    </message>
    <message>
        <source>What the cards count</source>
        <translation>Was die Karten zählen</translation>
    </message>
    <message>
        <source>Count a trick</source>
        <translation>Zähle einen Stich</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Trumpf</translation>
    </message>
    <message>
        <source>Find the trumps</source>
        <translation>Finde die Trümpfe</translation>
    </message>
    <message>
        <source>Following</source>
        <translation>Bedienen</translation>
    </message>
    <message>
        <source>Which card may you play?</source>
        <translation>Welche Karte darfst du spielen?</translation>
    </message>
    <message>
        <source>Who wins the trick?</source>
        <translation>Wer macht den Stich?</translation>
    </message>
    <message>
        <source>The secret partner</source>
        <translation>Der heimliche Mitspieler</translation>
    </message>
    <message>
        <source>Call an ace</source>
        <translation>Rufe eine Sau</translation>
    </message>
    <message>
        <source>Find your partner</source>
        <translation>Finde deinen Mitspieler</translation>
    </message>
    <message>
        <source>Who has won?</source>
        <translation>Wer hat gewonnen?</translation>
    </message>
    <message>
        <source>Now a whole deal</source>
        <translation>Nun ein ganzes Spiel</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>Das Spiel</translation>
    </message>
    <message>
        <source>Well done</source>
        <translation>Geschafft</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>Winner: {side}</source>
        <translation>Gewonnen: {side}</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Platz {number}</translation>
    </message>
</context>
<context>
    <name>ScorePad</name>
    <message>
        <source>Choose what was played.</source>
        <translation>Wähle, was gespielt wurde.</translation>
    </message>
    <message>
        <source>Tick the two who played together.</source>
        <translation>Kreuze die zwei an, die zusammen gespielt haben.</translation>
    </message>
    <message>
        <source>Tick the partner too.</source>
        <translation>Kreuze auch den Mitspieler an.</translation>
    </message>
    <message>
        <source>Tick who played it.</source>
        <translation>Kreuze an, wer gespielt hat.</translation>
    </message>
    <message>
        <source>Tick who lost the Ramsch, or marched.</source>
        <translation>Kreuze an, wer den Ramsch verloren oder den Durchmarsch geschafft hat.</translation>
    </message>
    <message>
        <source>Enter the card points of one side.</source>
        <translation>Trage die Augen einer Partei ein.</translation>
    </message>
    <message>
        <source>Tell whether the side without card points took a trick.</source>
        <translation>Sage, ob die Partei ohne Augen einen Stich gemacht hat.</translation>
    </message>
    <message>
        <source>Tell how the tricks fell.</source>
        <translation>Sage, wie die Stiche verteilt waren.</translation>
    </message>
    <message>
        <source>Fox caught in the first trick</source>
        <translation>Fuchs im ersten Stich gefangen</translation>
    </message>
    <message>
        <source>Fox caught in the last trick</source>
        <translation>Fuchs im letzten Stich gefangen</translation>
    </message>
    <message>
        <source>Everybody passed</source>
        <translation>Alle sagten weiter</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>no Kontra</source>
        <translation>kein Kontra</translation>
    </message>
    <message>
        <source>{own} : {other}</source>
        <translation>{own} : {other}</translation>
    </message>
    <message>
        <source>{side}: {extra}</source>
        <translation>{side}: {extra}</translation>
    </message>
    <message>
        <source>{factor} × {value}</source>
        <translation>{factor} × {value}</translation>
    </message>
</context>
<context>
    <name>ScorePadBill</name>
    <message>
        <source>The bill appears here as soon as everything that counts is entered.</source>
        <translation>Die Abrechnung erscheint hier, sobald alles Nötige eingetragen ist.</translation>
    </message>
    <message>
        <source>Deal {number}: {contract}</source>
        <translation>Spiel {number}: {contract}</translation>
    </message>
    <message>
        <source>{player}: {score}</source>
        <translation>{player}: {score}</translation>
    </message>
</context>
<context>
    <name>ScorePadFile</name>
    <message>
        <source>{player}, total</source>
        <translation>{player}, Summe</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Spielart</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Geber</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>Gespielt von</translation>
    </message>
    <message>
        <source>Announced</source>
        <translation>Angesagt</translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>Augen</translation>
    </message>
    <message>
        <source>Special points</source>
        <translation>Sonderpunkte</translation>
    </message>
    <message>
        <source>Factors</source>
        <translation>Faktoren</translation>
    </message>
    <message>
        <source>{game}, rules: {rules}</source>
        <translation>{game}, Regeln: {rules}</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>Pages (*.pdf)</source>
        <translation>Seiten (*.pdf)</translation>
    </message>
    <message>
        <source>Export the sheet</source>
        <translation>Spielliste exportieren</translation>
    </message>
</context>
<context>
    <name>ScorePadFiles</name>
    <message>
        <source>{file} cannot be saved: {reason}</source>
        <translation>{file} kann nicht gespeichert werden: {reason}</translation>
    </message>
    <message>
        <source>{file} cannot be opened: {reason}</source>
        <translation>{file} kann nicht geöffnet werden: {reason}</translation>
    </message>
    <message>
        <source>{file} is damaged and was put aside as {kept}. {reason}</source>
        <translation>{file} ist beschädigt und wurde als {kept} beiseitegelegt. {reason}</translation>
    </message>
</context>
<context>
    <name>ScorePadForm</name>
    <message>
        <source>Choose…</source>
        <translation>Wählen …</translation>
    </message>
    <message>
        <source>Card points: {side}</source>
        <translation>Augen: {side}</translation>
    </message>
    <message>
        <source>Lost, or marched</source>
        <translation>Verloren oder Durchmarsch</translation>
    </message>
    <message>
        <source>Re</source>
        <translation>Re</translation>
    </message>
    <message>
        <source>Declarers</source>
        <translation>Partei des Spielmachers</translation>
    </message>
    <message>
        <source>Declarer</source>
        <translation>Spielmacher</translation>
    </message>
    <message>
        <source>All tricks won</source>
        <translation>Alle Stiche gemacht</translation>
    </message>
    <message>
        <source>A trick lost</source>
        <translation>Einen Stich abgegeben</translation>
    </message>
    <message>
        <source>No trick taken</source>
        <translation>Keinen Stich gemacht</translation>
    </message>
    <message>
        <source>A trick taken</source>
        <translation>Einen Stich gemacht</translation>
    </message>
    <message>
        <source>No trick at all (schwarz)</source>
        <translation>Gar kein Stich (schwarz)</translation>
    </message>
    <message>
        <source>A trick without card points</source>
        <translation>Ein Stich ohne Augen</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Geber</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Spielart</translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>Augen</translation>
    </message>
    <message>
        <source>Runners</source>
        <translation>Laufende</translation>
    </message>
    <message>
        <source>Runners with</source>
        <translation>Laufende bei</translation>
    </message>
    <message>
        <source>Klopfen</source>
        <translation>Klopfen</translation>
    </message>
    <message>
        <source>Kontra</source>
        <translation>Kontra</translation>
    </message>
    <message>
        <source>Counts double (Bock)</source>
        <translation>Zählt doppelt (Bock)</translation>
    </message>
    <message>
        <source>There was a heart trick</source>
        <translation>Es gab einen Herzstich</translation>
    </message>
    <message>
        <source>Announced: {side}</source>
        <translation>Angesagt: {side}</translation>
    </message>
    <message>
        <source>&amp;Dealer</source>
        <translation>&amp;Geber</translation>
    </message>
    <message>
        <source>&amp;Contract</source>
        <translation>&amp;Spielart</translation>
    </message>
    <message>
        <source>Announced</source>
        <translation>Angesagt</translation>
    </message>
    <message>
        <source>Card &amp;points</source>
        <translation>&amp;Augen</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Stiche</translation>
    </message>
    <message>
        <source>Runner&amp;s</source>
        <translation>&amp;Laufende</translation>
    </message>
    <message>
        <source>&amp;Klopfen</source>
        <translation>&amp;Klopfen</translation>
    </message>
    <message>
        <source>K&amp;ontra</source>
        <translation>K&amp;ontra</translation>
    </message>
    <message>
        <source>Without a trick</source>
        <translation>Ohne Stich</translation>
    </message>
</context>
<context>
    <name>ScorePadSheet</name>
    <message>
        <source>Correct the dea&amp;l…</source>
        <translation>Spiel &amp;berichtigen …</translation>
    </message>
    <message>
        <source>Take the deal o&amp;ff</source>
        <translation>Spiel streic&amp;hen</translation>
    </message>
</context>
<context>
    <name>ScorePadWindow</name>
    <message>
        <source>Evening</source>
        <translation>Abend</translation>
    </message>
    <message>
        <source>&amp;New evening…</source>
        <translation>&amp;Neuer Abend …</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>E&amp;xportieren</translation>
    </message>
    <message>
        <source>Leave it as it &amp;was</source>
        <translation>So &amp;lassen, wie es war</translation>
    </message>
    <message>
        <source>“{name}” cannot name an evening.</source>
        <translation>„{name}“ kann kein Name eines Abends sein.</translation>
    </message>
    <message>
        <source>There is an evening called “{name}” already.</source>
        <translation>Einen Abend namens „{name}“ gibt es schon.</translation>
    </message>
    <message>
        <source>Correct deal {number}</source>
        <translation>Spiel {number} berichtigen</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Spiel {number}</translation>
    </message>
    <message>
        <source>Put deal {number} right</source>
        <translation>Spiel {number} ändern</translation>
    </message>
    <message>
        <source>&amp;Add deal {number}</source>
        <translation>Spiel {number} ein&amp;tragen</translation>
    </message>
    <message>
        <source>Score pad</source>
        <translation>Schreibblock</translation>
    </message>
    <message>
        <source>As a &amp;table (CSV)…</source>
        <translation>Als &amp;Tabelle (CSV) …</translation>
    </message>
    <message>
        <source>As a &amp;page (PDF)…</source>
        <translation>Als &amp;Seite (PDF) …</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>Geschrieben: {file}</translation>
    </message>
    <message>
        <source>Begin a new evening, and write down what is played at your table.</source>
        <translation>Beginne einen neuen Abend und schreibe auf, was an deinem Tisch gespielt wird.</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>No deal has been finished yet.</source>
        <translation>Noch ist kein Spiel beendet.</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Spielliste</translation>
    </message>
</context>
<context>
    <name>ScoringLines</name>
    <message>
        <source>Game won</source>
        <translation>Spiel gewonnen</translation>
    </message>
    <message>
        <source>Against the old ladies</source>
        <translation>Gegen die Alten</translation>
    </message>
    <message>
        <source>Other side below 90</source>
        <translation>Gegenpartei unter 90</translation>
    </message>
    <message>
        <source>Other side below 60</source>
        <translation>Gegenpartei unter 60</translation>
    </message>
    <message>
        <source>Other side below 30</source>
        <translation>Gegenpartei unter 30</translation>
    </message>
    <message>
        <source>Other side without a trick</source>
        <translation>Gegenpartei ohne Stich</translation>
    </message>
    <message>
        <source>Re announced</source>
        <translation>Re angesagt</translation>
    </message>
    <message>
        <source>Kontra announced</source>
        <translation>Kontra angesagt</translation>
    </message>
    <message>
        <source>No 90 announced</source>
        <translation>„keine&#xa0;90“ abgesagt</translation>
    </message>
    <message>
        <source>No 60 announced</source>
        <translation>„keine&#xa0;60“ abgesagt</translation>
    </message>
    <message>
        <source>No 30 announced</source>
        <translation>„keine&#xa0;30“ abgesagt</translation>
    </message>
    <message>
        <source>Schwarz announced</source>
        <translation>„schwarz“ abgesagt</translation>
    </message>
    <message>
        <source>Reached 120 against no 90</source>
        <translation>120 gegen „keine&#xa0;90“ erreicht</translation>
    </message>
    <message>
        <source>Reached 90 against no 60</source>
        <translation>90 gegen „keine&#xa0;60“ erreicht</translation>
    </message>
    <message>
        <source>Reached 60 against no 30</source>
        <translation>60 gegen „keine&#xa0;30“ erreicht</translation>
    </message>
    <message>
        <source>Reached 30 against schwarz</source>
        <translation>30 gegen „schwarz“ erreicht</translation>
    </message>
    <message>
        <source>Other side missed its no 90</source>
        <translation>Gegenpartei verfehlt „keine&#xa0;90“</translation>
    </message>
    <message>
        <source>Other side missed its no 60</source>
        <translation>Gegenpartei verfehlt „keine&#xa0;60“</translation>
    </message>
    <message>
        <source>Other side missed its no 30</source>
        <translation>Gegenpartei verfehlt „keine&#xa0;30“</translation>
    </message>
    <message>
        <source>Other side missed its schwarz</source>
        <translation>Gegenpartei verfehlt „schwarz“</translation>
    </message>
    <message>
        <source>Doppelkopf (trick of 40 points or more)</source>
        <translation>Doppelkopf (Stich mit 40 oder mehr Augen)</translation>
    </message>
    <message>
        <source>Value of the contract</source>
        <translation>Wert der Spielart</translation>
    </message>
    <message>
        <source>Schneider</source>
        <translation>Schneider</translation>
    </message>
    <message>
        <source>Schwarz</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Runners</source>
        <translation>Laufende</translation>
    </message>
</context>
<context>
    <name>SeatPlate</name>
    <message>
        <source>D</source>
        <extracomment>One letter on a small disc: the mark of the dealer.</extracomment>
        <translation>G</translation>
    </message>
    <message>
        <source>Has the turn.</source>
        <translation>Ist dran.</translation>
    </message>
    <message>
        <source>Role: {role}.</source>
        <translation>Rolle: {role}.</translation>
    </message>
    <message>
        <source>Is the dealer.</source>
        <translation>Gibt.</translation>
    </message>
    <message numerus="yes">
        <source>%n cards.</source>
        <translation>
            <numerusform>%n Karte.</numerusform>
            <numerusform>%n Karten.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>Your seat</source>
        <translation>Dein Platz</translation>
    </message>
    <message>
        <source>Seat on the left</source>
        <translation>Platz links</translation>
    </message>
    <message>
        <source>Seat opposite</source>
        <translation>Platz gegenüber</translation>
    </message>
    <message>
        <source>Seat on the right</source>
        <translation>Platz rechts</translation>
    </message>
</context>
<context>
    <name>Sessions</name>
    <message>
        <source>Open end.</source>
        <translation>Offenes Ende.</translation>
    </message>
    <message numerus="yes">
        <source>%n deals.</source>
        <translation>
            <numerusform>%n Spiel.</numerusform>
            <numerusform>%n Spiele.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody has to play one solo.</source>
        <translation>Jeder muss ein Solo spielen.</translation>
    </message>
    <message>
        <source>Five sit at the table; the dealer rests.</source>
        <translation>Fünf sitzen am Tisch; wer gibt, setzt aus.</translation>
    </message>
    <message>
        <source>Deal {number}, open end</source>
        <translation>Spiel {number}, offenes Ende</translation>
    </message>
    <message numerus="yes">
        <source>All %n deals are played</source>
        <translation>
            <numerusform>%n Spiel, alles gespielt</numerusform>
            <numerusform>Alle %n Spiele sind gespielt</numerusform>
        </translation>
    </message>
    <message>
        <source>Deal {number}, the last one</source>
        <translation>Spiel {number}, das letzte</translation>
    </message>
    <message numerus="yes">
        <source>Deal {number} of {deals}, %n more after it</source>
        <translation>
            <numerusform>Spiel {number} von {deals}, danach noch %n</numerusform>
            <numerusform>Spiel {number} von {deals}, danach noch %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Compulsory solo still to play: {names}.</source>
        <translation>Pflichtsolo noch offen: {names}.</translation>
    </message>
    <message>
        <source>This deal is the solo of {player}.</source>
        <translation>In diesem Spiel muss {player} das Solo spielen.</translation>
    </message>
    <message>
        <source>Bock ×2</source>
        <translation>Bock ×2</translation>
    </message>
    <message>
        <source>Bock: counts double</source>
        <translation>Bock: zählt doppelt</translation>
    </message>
    <message>
        <source>Stock: {count}</source>
        <translation>Stock: {count}</translation>
    </message>
    <message numerus="yes">
        <source>%n game points lie in the stock.</source>
        <translation>
            <numerusform>%n Punkt liegt im Stock.</numerusform>
            <numerusform>%n Punkte liegen im Stock.</numerusform>
        </translation>
    </message>
    <message>
        <source>This deal counts double (Bock); it is the last one that does.</source>
        <translation>Dieses Spiel zählt doppelt (Bock); es ist das letzte.</translation>
    </message>
    <message numerus="yes">
        <source>This deal counts double (Bock), and so do the next %n.</source>
        <translation>
            <numerusform>Dieses und das nächste Spiel zählen doppelt (Bock).</numerusform>
            <numerusform>Dieses Spiel zählt doppelt (Bock), die nächsten %n auch.</numerusform>
        </translation>
    </message>
    <message>
        <source>You deal and rest this time. The other four play, and you watch.</source>
        <translation>Du gibst und setzt diesmal aus. Die anderen vier spielen, und du siehst zu.</translation>
    </message>
</context>
<context>
    <name>SettingRow</name>
    <message>
        <source>Listen</source>
        <translation>Anhören</translation>
    </message>
    <message>
        <source>Listen: {sound}</source>
        <translation>Anhören: {sound}</translation>
    </message>
</context>
<context>
    <name>SettingSentences</name>
    <message>
        <source>What the table calls you from the next game on.</source>
        <translation>Wie der Tisch dich ab der nächsten Runde nennt.</translation>
    </message>
    <message>
        <source>How well the others play; it changes at once.</source>
        <translation>Wie gut die anderen spielen; es ändert sich sofort.</translation>
    </message>
    <message>
        <source>How the cards in your hand lie.</source>
        <translation>Wie die Karten in deiner Hand liegen.</translation>
    </message>
    <message>
        <source>When only one card is legal and nothing else can be said, it is played for you.</source>
        <translation>Ist nur eine Karte erlaubt und sonst nichts zu sagen, wird sie für dich gespielt.</translation>
    </message>
    <message>
        <source>The first press marks a card, and only the second plays it.</source>
        <translation>Das erste Drücken merkt eine Karte vor, erst das zweite spielt sie.</translation>
    </message>
    <message>
        <source>The line at the top shows the card points that you have won.</source>
        <translation>Die Zeile oben zeigt die Augen, die du gewonnen hast.</translation>
    </message>
    <message>
        <source>The colours of table and windows.</source>
        <translation>Die Farben von Tisch und Fenstern.</translation>
    </message>
    <message>
        <source>How long a full trick lies before it is swept; a click on the table ends it sooner.</source>
        <translation>Wie lange ein voller Stich liegen bleibt; ein Klick auf den Tisch zieht ihn früher ein.</translation>
    </message>
    <message>
        <source>How fast cards move when they are dealt, played and swept.</source>
        <translation>Wie schnell sich Karten beim Geben, Spielen und Einziehen bewegen.</translation>
    </message>
    <message>
        <source>Cards are in their place at once; the pauses stay, so that you can follow.</source>
        <translation>Karten sind sofort an ihrem Platz; die Pausen bleiben, damit du folgen kannst.</translation>
    </message>
    <message>
        <source>Score sheet, log and look of the cards stand beside the table.</source>
        <translation>Spielliste, Verlauf und Aussehen der Karten stehen neben dem Tisch.</translation>
    </message>
    <message>
        <source>What is asked for most often stands beside the menus, one click away.</source>
        <translation>Was am häufigsten gebraucht wird, steht neben den Menüs, einen Klick entfernt.</translation>
    </message>
    <message>
        <source>The table fills the screen. F11 does the same; Esc leads back.</source>
        <translation>Der Tisch füllt den Bildschirm. F11 tut dasselbe; Esc führt zurück.</translation>
    </message>
    <message>
        <source>The cards that Schafkopf is played with.</source>
        <translation>Die Karten, mit denen Schafkopf gespielt wird.</translation>
    </message>
    <message>
        <source>The cards that Doppelkopf is played with.</source>
        <translation>Die Karten, mit denen Doppelkopf gespielt wird.</translation>
    </message>
    <message>
        <source>Contrast, grain, temperature, back and index are set in the side panel.</source>
        <translation>Kontrast, Körnung, Farbtemperatur, Rückseite und Eckzeichen stellst du in der Seitenleiste ein.</translation>
    </message>
    <message>
        <source>Every card of every deck, also of your own, in large.</source>
        <translation>Jede Karte aller Blätter, auch der eigenen, groß zu sehen.</translation>
    </message>
    <message>
        <source>How loud the sounds below are.</source>
        <translation>Wie laut die folgenden Töne sind.</translation>
    </message>
    <message>
        <source>The sound of shuffled cards at the start of a deal.</source>
        <translation>Das Geräusch gemischter Karten zu Beginn eines Spiels.</translation>
    </message>
    <message>
        <source>The sound of a card laid on the table.</source>
        <translation>Das Geräusch einer Karte, die auf den Tisch gelegt wird.</translation>
    </message>
    <message>
        <source>The sound of a trick swept to its winner.</source>
        <translation>Das Geräusch eines Stichs, der eingezogen wird.</translation>
    </message>
    <message>
        <source>A knock for every bid, reservation and announcement.</source>
        <translation>Ein Klopfen bei jedem Gebot, jedem Vorbehalt und jeder Ansage.</translation>
    </message>
    <message>
        <source>A soft tone when the table waits for you.</source>
        <translation>Ein leiser Ton, wenn der Tisch auf dich wartet.</translation>
    </message>
    <message>
        <source>Soft tones when the result is shown.</source>
        <translation>Leise Töne, wenn das Ergebnis erscheint.</translation>
    </message>
    <message>
        <source>How much of the game is spoken by itself; every answer to a key is spoken anyway.</source>
        <translation>Wie viel vom Spiel von selbst gesprochen wird; jede Antwort auf eine Taste wird immer gesprochen.</translation>
    </message>
    <message>
        <source>Black, white and yellow, without any texture.</source>
        <translation>Schwarz, Weiß und Gelb, ganz ohne Muster.</translation>
    </message>
    <message>
        <source>Letters and suit signs in the corners are larger on the decks of both games.</source>
        <translation>Buchstaben und Farbzeichen in den Ecken sind auf den Blättern beider Spiele größer.</translation>
    </message>
    <message>
        <source>Each of these can be asked with one letter at the table; choose which.</source>
        <translation>Am Tisch genügt dafür ein Buchstabe; hier wählst du ihn.</translation>
    </message>
    <message>
        <source>The language of all texts; it changes at once.</source>
        <translation>Die Sprache aller Texte; sie ändert sich sofort.</translation>
    </message>
</context>
<context>
    <name>SettingTitles</name>
    <message>
        <source>Your name</source>
        <translation>Dein Name</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Computerspieler</translation>
    </message>
    <message>
        <source>Order of the hand</source>
        <translation>Ordnung der Handkarten</translation>
    </message>
    <message>
        <source>Play a forced card by itself</source>
        <translation>Erzwungene Karte von selbst spielen</translation>
    </message>
    <message>
        <source>Confirm before playing</source>
        <translation>Vor dem Spielen bestätigen</translation>
    </message>
    <message>
        <source>Count for me</source>
        <translation>Für mich mitzählen</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Farbschema</translation>
    </message>
    <message>
        <source>Trick pause</source>
        <translation>Stichpause</translation>
    </message>
    <message>
        <source>Speed of the animation</source>
        <translation>Tempo der Animation</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>Weniger Bewegung</translation>
    </message>
    <message>
        <source>Side panel</source>
        <translation>Seitenleiste</translation>
    </message>
    <message>
        <source>Tool row</source>
        <translation>Werkzeugleiste</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Deck for Schafkopf</source>
        <translation>Blatt für Schafkopf</translation>
    </message>
    <message>
        <source>Deck for Doppelkopf</source>
        <translation>Blatt für Doppelkopf</translation>
    </message>
    <message>
        <source>Look of the cards</source>
        <translation>Aussehen der Karten</translation>
    </message>
    <message>
        <source>All decks</source>
        <translation>Alle Blätter</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <source>Cards are dealt</source>
        <translation>Karten werden gegeben</translation>
    </message>
    <message>
        <source>A card is played</source>
        <translation>Eine Karte wird gespielt</translation>
    </message>
    <message>
        <source>A trick is taken</source>
        <translation>Ein Stich wird gemacht</translation>
    </message>
    <message>
        <source>Somebody calls</source>
        <translation>Jemand sagt etwas</translation>
    </message>
    <message>
        <source>It is your turn</source>
        <translation>Du bist dran</translation>
    </message>
    <message>
        <source>The deal is over</source>
        <translation>Das Spiel ist vorbei</translation>
    </message>
    <message>
        <source>What a screen reader speaks</source>
        <translation>Was der Bildschirmleser vorliest</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Large index</source>
        <translation>Große Eckzeichen</translation>
    </message>
    <message>
        <source>Single letters</source>
        <translation>Einzelne Buchstaben</translation>
    </message>
    <message>
        <source>Language of the program</source>
        <translation>Sprache des Programms</translation>
    </message>
</context>
<context>
    <name>SettingValues</name>
    <message>
        <source>Easy</source>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Stark</translation>
    </message>
    <message>
        <source>Trumps first</source>
        <translation>Trumpf zuerst</translation>
    </message>
    <message>
        <source>By suit</source>
        <translation>Nach Farben</translation>
    </message>
    <message>
        <source>As I lay them</source>
        <translation>Wie ich sie lege</translation>
    </message>
    <message>
        <source>Like the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Until a click</source>
        <translation>Bis zum Klick</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>No animation</source>
        <translation>Keine Animation</translation>
    </message>
    <message>
        <source>Silent</source>
        <translation>Stumm</translation>
    </message>
    <message>
        <source>Only what you ask for</source>
        <translation>Nur, wonach du fragst</translation>
    </message>
    <message>
        <source>Cards and your turn</source>
        <translation>Karten und wann du dran bist</translation>
    </message>
    <message>
        <source>Also tricks and results</source>
        <translation>Auch Stiche und Ergebnisse</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} s</translation>
    </message>
    <message numerus="yes">
        <source>%n per cent</source>
        <translation>
            <numerusform>%n Prozent</numerusform>
            <numerusform>%n Prozent</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Find a setting</source>
        <translation>Einstellung suchen</translation>
    </message>
    <message>
        <source>Down leads to the first setting that was found.</source>
        <translation>Pfeil ab führt zur ersten gefundenen Einstellung.</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>No setting has “{words}” in its name, its sentence or its values.</source>
        <translation>Keine Einstellung hat „{words}“ in ihrem Namen, ihrem Satz oder ihren Werten.</translation>
    </message>
    <message numerus="yes">
        <source>%n settings found</source>
        <translation>
            <numerusform>%n Einstellung gefunden</numerusform>
            <numerusform>%n Einstellungen gefunden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SettingsKeeper</name>
    <message>
        <source>The settings were damaged and are as at the first start; the damaged file is kept as {file}.</source>
        <translation>Die Einstellungen waren beschädigt und sind wie beim ersten Start; die beschädigte Datei bleibt erhalten als {file}.</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>&amp;Reset this page</source>
        <translation>Diese Seite &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>Everything on the page “{page}” as at the first start</source>
        <translation>Alles auf der Seite „{page}“ wie beim ersten Start</translation>
    </message>
    <message>
        <source>&amp;Undo the reset</source>
        <translation>&amp;Doch nicht zurücksetzen</translation>
    </message>
    <message>
        <source>Everything on the page “{page}” as before the reset</source>
        <translation>Alles auf der Seite „{page}“ wie vor dem Zurücksetzen</translation>
    </message>
    <message>
        <source>The page is as at the first start; the reset can be undone.</source>
        <translation>Die Seite ist wie beim ersten Start; das lässt sich rückgängig machen.</translation>
    </message>
    <message>
        <source>The reset is undone.</source>
        <translation>Das Zurücksetzen ist rückgängig gemacht.</translation>
    </message>
</context>
<context>
    <name>SettingsPages</name>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>Accessibility</source>
        <translation>Barrierefreiheit</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
</context>
<context>
    <name>SheetModel</name>
    <message>
        <source>Deal</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Spielart</translation>
    </message>
    <message>
        <source>{number} ×2</source>
        <extracomment>Number of a deal that counts double, in a narrow column.</extracomment>
        <translation>{number} ×2</translation>
    </message>
    <message>
        <source>Bock</source>
        <translation>Bock</translation>
    </message>
    <message>
        <source>–</source>
        <extracomment>Stands for the score of a player who did not play in the deal.</extracomment>
        <translation>–</translation>
    </message>
    <message>
        <source>Nobody played</source>
        <translation>Niemand spielte</translation>
    </message>
    <message>
        <source>Dealt again</source>
        <translation>Neu gegeben</translation>
    </message>
    <message>
        <source>Paid into the stock</source>
        <translation>In den Stock gezahlt</translation>
    </message>
    <message numerus="yes">
        <source>%n card points</source>
        <translation>
            <numerusform>%n Auge</numerusform>
            <numerusform>%n Augen</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}: {points}</source>
        <translation>{player}: {points}</translation>
    </message>
    <message>
        <source>Deal {number}, counts double</source>
        <translation>Spiel {number}, zählt doppelt</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Spiel {number}</translation>
    </message>
    <message>
        <source>{contract}: {outcome}</source>
        <translation>{contract}: {outcome}</translation>
    </message>
    <message>
        <source>{contract} played by {player}</source>
        <translation>{contract}, gespielt von {player}</translation>
    </message>
    <message numerus="yes">
        <source>{contract}, %n card points</source>
        <translation>
            <numerusform>{contract}, %n Auge</numerusform>
            <numerusform>{contract}, %n Augen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{contract}, {player} alone, %n card points</source>
        <translation>
            <numerusform>{contract}, {player} allein, %n Auge</numerusform>
            <numerusform>{contract}, {player} allein, %n Augen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{contract} played by {player}, %n card points</source>
        <translation>
            <numerusform>{contract}, gespielt von {player}, %n Auge</numerusform>
            <numerusform>{contract}, gespielt von {player}, %n Augen</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}: total {total}</source>
        <translation>{player}: Summe {total}</translation>
    </message>
    <message>
        <source>{player} rests, total {total}</source>
        <translation>{player} setzt aus, Summe {total}</translation>
    </message>
    <message>
        <source>{player}: {score}, total {total}</source>
        <translation>{player}: {score}, Summe {total}</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Side panel</source>
        <translation>Seitenleiste</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Spielliste</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Card look</source>
        <translation>Aussehen</translation>
    </message>
</context>
<context>
    <name>Smoke</name>
    <message>
        <source>The window has not ended in time.</source>
        <translation>Das Fenster wurde nicht rechtzeitig fertig.</translation>
    </message>
    <message>
        <source>The window broke off.</source>
        <translation>Das Fenster brach ab.</translation>
    </message>
    <message>
        <source>All went well.</source>
        <translation>Alles ging gut.</translation>
    </message>
    <message>
        <source>Not all went well.</source>
        <translation>Nicht alles ging gut.</translation>
    </message>
    <message>
        <source>Start to first painted table: {seconds} s</source>
        <translation>Start bis zum ersten gezeichneten Tisch: {seconds} s</translation>
    </message>
    <message>
        <source>Deals played: {deals}</source>
        <translation>Gespielte Spiele: {deals}</translation>
    </message>
    <message>
        <source>Frames: {median} ms of work, 95% of them below {p95} ms, the longest {most} ms</source>
        <translation>Einzelbilder: {median} ms Arbeit, 95 % davon unter {p95} ms, das längste {most} ms</translation>
    </message>
    <message>
        <source>Memory: {megabytes} MB</source>
        <translation>Speicher: {megabytes} MB</translation>
    </message>
</context>
<context>
    <name>Solve</name>
    <message>
        <source>Card points at the end of the deal. {side} ({seats}):</source>
        <translation>Augen am Ende des Spiels. {side} ({seats}):</translation>
    </message>
    <message>
        <source>Tricks if all are played. {side} ({seats}):</source>
        <translation>Stiche, wenn alle gespielt werden. {side} ({seats}):</translation>
    </message>
    <message>
        <source>Nobody has a partner. Card points of {seats} at the end, if the three others play against one:</source>
        <translation>Niemand hat einen Partner. Augen am Ende ({seats}), wenn die drei anderen gegen einen spielen:</translation>
    </message>
    <message>
        <source>Nobody has a partner. Tricks of {seats} at the end, if the three others play against one:</source>
        <translation>Niemand hat einen Partner. Stiche am Ende ({seats}), wenn die drei anderen gegen einen spielen:</translation>
    </message>
    <message>
        <source>The bride has no partner yet. Her own card points ({seats}) at the end, if she stays alone against three:</source>
        <translation>Die Hochzeit hat noch keinen Partner. Ihre eigenen Augen ({seats}) am Ende, wenn sie allein gegen drei bleibt:</translation>
    </message>
    <message>
        <source>The bride has no partner yet. Her own tricks ({seats}), if she stays alone against three:</source>
        <translation>Die Hochzeit hat noch keinen Partner. Ihre eigenen Stiche ({seats}), wenn sie allein gegen drei bleibt:</translation>
    </message>
    <message>
        <source>{value}</source>
        <translation>{value}</translation>
    </message>
    <message>
        <source>between {low} and {high}</source>
        <translation>zwischen {low} und {high}</translation>
    </message>
    <message>
        <source>about {value}, proven: between {low} and {high}</source>
        <translation>etwa {value}, bewiesen: zwischen {low} und {high}</translation>
    </message>
    <message>
        <source>Deal {number}, after {at} actions: {contract}, seat {seat} plays a card.</source>
        <translation>Spiel {number}, nach {at} Zügen: {contract}, Platz {seat} spielt eine Karte.</translation>
    </message>
    <message>
        <source>Seat {seat} wants much.</source>
        <translation>Platz {seat} will viel.</translation>
    </message>
    <message>
        <source>Seat {seat} wants little.</source>
        <translation>Platz {seat} will wenig.</translation>
    </message>
    <message>
        <source>Cards played in the search: {nodes}</source>
        <translation>Bei der Suche gespielte Karten: {nodes}</translation>
    </message>
    <message>
        <source>{card}  {value}, best</source>
        <translation>{card}  {value}, am besten</translation>
    </message>
    <message>
        <source>{card}  {value}</source>
        <translation>{card}  {value}</translation>
    </message>
</context>
<context>
    <name>Speech</name>
    <message>
        <source>Speech: only what you ask for</source>
        <translation>Sprachausgabe: nur, wonach du fragst</translation>
    </message>
    <message>
        <source>Speech: cards and your turn</source>
        <translation>Sprachausgabe: Karten und wann du dran bist</translation>
    </message>
    <message>
        <source>Speech: cards, your turn, tricks and results</source>
        <translation>Sprachausgabe: Karten, wann du dran bist, Stiche und Ergebnisse</translation>
    </message>
    <message>
        <source>Speech: everything</source>
        <translation>Sprachausgabe: alles</translation>
    </message>
</context>
<context>
    <name>TableKeeper</name>
    <message>
        <source>The last table cannot be saved: {reason} You can go on playing.</source>
        <translation>Der letzte Tisch kann nicht gespeichert werden: {reason} Du kannst weiterspielen.</translation>
    </message>
    <message>
        <source>The table “{name}” cannot be saved: {reason} You can go on playing.</source>
        <translation>Der Tisch „{name}“ kann nicht gespeichert werden: {reason} Du kannst weiterspielen.</translation>
    </message>
</context>
<context>
    <name>TableTexts</name>
    <message>
        <source>You are the dealer</source>
        <translation>Du gibst</translation>
    </message>
    <message>
        <source>{player} is the dealer</source>
        <translation>{player} gibt</translation>
    </message>
    <message>
        <source>can be played</source>
        <translation>spielbar</translation>
    </message>
    <message>
        <source>cannot be played now</source>
        <translation>jetzt nicht spielbar</translation>
    </message>
    <message>
        <source>No card lies on the table</source>
        <translation>Auf dem Tisch liegt keine Karte</translation>
    </message>
    <message>
        <source>{player}: {card}</source>
        <translation>{player}: {card}</translation>
    </message>
    <message>
        <source>Nothing has been announced</source>
        <translation>Nichts wurde angesagt</translation>
    </message>
    <message>
        <source>{player}: {announcement}</source>
        <translation>{player}: {announcement}</translation>
    </message>
    <message numerus="yes">
        <source>Your tricks hold %n card points</source>
        <translation>
            <numerusform>In deinen Stichen ist %n Auge</numerusform>
            <numerusform>In deinen Stichen sind %n Augen</numerusform>
        </translation>
    </message>
    <message>
        <source>{points} pts</source>
        <translation>{points} Augen</translation>
    </message>
    <message numerus="yes">
        <source>You: %n points</source>
        <translation>
            <numerusform>Du: %n Auge</numerusform>
            <numerusform>Du: %n Augen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your side: %n points</source>
        <translation>
            <numerusform>Deine Partei: %n Auge</numerusform>
            <numerusform>Deine Partei: %n Augen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
</context>
<context>
    <name>Tables</name>
    <message>
        <source>{game}: {rules}</source>
        <translation>{game}: {rules}</translation>
    </message>
    <message>
        <source>{game}: {rules}, with house rules</source>
        <translation>{game}: {rules}, mit Hausregeln</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) played</source>
        <translation>
            <numerusform>%n Spiel gespielt</numerusform>
            <numerusform>%n Spiele gespielt</numerusform>
        </translation>
    </message>
    <message>
        <source>The deal is over</source>
        <translation>Das Spiel ist vorbei</translation>
    </message>
    <message>
        <source>Nothing is settled yet</source>
        <translation>Noch steht nichts fest</translation>
    </message>
    <message>
        <source>{contract}, played by you</source>
        <translation>{contract}, gespielt von dir</translation>
    </message>
    <message>
        <source>{contract}, played by {player}</source>
        <translation>{contract}, gespielt von {player}</translation>
    </message>
    <message>
        <source>{player} {total}</source>
        <translation>{player} {total}</translation>
    </message>
    <message>
        <source>This table cannot be opened; its file is kept.</source>
        <translation>Dieser Tisch kann nicht geöffnet werden; seine Datei bleibt erhalten.</translation>
    </message>
    <message>
        <source>{rules}. {deals}.</source>
        <translation>{rules}. {deals}.</translation>
    </message>
    <message>
        <source>On the table now</source>
        <translation>Gerade auf dem Tisch</translation>
    </message>
</context>
<context>
    <name>TablesEntry</name>
    <message>
        <source>Saved as “{name}”.</source>
        <translation>Als „{name}“ gespeichert.</translation>
    </message>
    <message>
        <source>{table} – {game}</source>
        <translation>{table} – {game}</translation>
    </message>
    <message>
        <source>“{name}” is too long for the name of a file. The table is not saved.</source>
        <translation>„{name}“ ist zu lang für den Namen einer Datei. Der Tisch ist nicht gespeichert.</translation>
    </message>
    <message>
        <source>There is already a table called “{name}”.</source>
        <translation>Einen Tisch namens „{name}“ gibt es schon.</translation>
    </message>
    <message>
        <source>{file}: {reason}</source>
        <translation>{file}: {reason}</translation>
    </message>
    <message>
        <source>This name cannot be used.</source>
        <translation>Dieser Name geht nicht.</translation>
    </message>
    <message>
        <source>“{name}” is deleted.</source>
        <translation>„{name}“ ist gelöscht.</translation>
    </message>
</context>
<context>
    <name>TablesPage</name>
    <message>
        <source>No table fits what you are looking for.</source>
        <translation>Kein Tisch passt zu deiner Suche.</translation>
    </message>
    <message>
        <source>There are no saved tables yet. Play a game and save it with “Save table…” in the menu Game. A table that you leave for another one comes here by itself.</source>
        <translation>Noch ist kein Tisch gespeichert. Spiele und speichere mit „Tisch speichern …“ im Menü Spiel. Ein Tisch, den du für einen anderen verlässt, kommt von selbst hierher.</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tische</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>Search the tables</source>
        <translation>Tische durchsuchen</translation>
    </message>
    <message>
        <source>Saved tables</source>
        <translation>Gespeicherte Tische</translation>
    </message>
    <message>
        <source>Enter opens a table, F2 renames it, Delete deletes it.</source>
        <translation>Eingabe öffnet einen Tisch, F2 benennt ihn um, Entf löscht ihn.</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Öffnen</translation>
    </message>
    <message>
        <source>Rena&amp;me</source>
        <translation>&amp;Umbenennen</translation>
    </message>
    <message>
        <source>D&amp;elete</source>
        <translation>&amp;Löschen</translation>
    </message>
</context>
<context>
    <name>ToolButton</name>
    <message>
        <source>{entry} ({keys})</source>
        <translation>{entry} ({keys})</translation>
    </message>
</context>
<context>
    <name>ToolRow</name>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
</context>
<context>
    <name>Tools</name>
    <message>
        <source>New deal</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Letzter Stich</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Spielliste</translation>
    </message>
    <message>
        <source>Card look</source>
        <translation>Aussehen</translation>
    </message>
</context>
<context>
    <name>TopLine</name>
    <message>
        <source>{contract} – played by you</source>
        <translation>{contract} – gespielt von dir</translation>
    </message>
    <message>
        <source>{contract} – played by {player}</source>
        <translation>{contract} – gespielt von {player}</translation>
    </message>
    <message>
        <source>No trumps</source>
        <translation>Kein Trumpf</translation>
    </message>
    <message>
        <source>There are no trumps.</source>
        <translation>Es gibt keinen Trumpf.</translation>
    </message>
    <message>
        <source>Trumps: {list}</source>
        <translation>Trumpf: {list}</translation>
    </message>
</context>
<context>
    <name>TotalsGraph</name>
    <message>
        <source>Graph of the totals</source>
        <translation>Verlauf der Summen</translation>
    </message>
</context>
<context>
    <name>TrickView</name>
    <message>
        <source>{player}: no card yet</source>
        <translation>{player}: noch keine Karte</translation>
    </message>
    <message>
        <source>{player}: {card}</source>
        <translation>{player}: {card}</translation>
    </message>
    <message>
        <source>led and won the trick</source>
        <translation>ausgespielt und den Stich gemacht</translation>
    </message>
    <message>
        <source>led the trick</source>
        <translation>zum Stich ausgespielt</translation>
    </message>
    <message>
        <source>won the trick</source>
        <translation>den Stich gemacht</translation>
    </message>
</context>
<context>
    <name>WelcomePage</name>
    <message>
        <source>&amp;Deal</source>
        <translation>&amp;Geben</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>&amp;Zurück zum Spiel</translation>
    </message>
    <message>
        <source>Learn the game &amp;first</source>
        <translation>Erst das Spiel &amp;lernen</translation>
    </message>
    <message>
        <source>The game on the table is kept as it stands.</source>
        <translation>Die Runde auf dem Tisch bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>Call an ace, find your partner</source>
        <translation>Rufe eine Sau, finde deinen Mitspieler</translation>
    </message>
    <message>
        <source>Every card twice, secret partners</source>
        <translation>Jede Karte zweimal, heimliche Partner</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Dein Name</translation>
    </message>
    <message>
        <source>What the table calls you</source>
        <translation>Wie der Tisch dich nennt</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Cardavia</source>
        <translation>Cardavia</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regeln</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>&amp;Cards</source>
        <translation>K&amp;arten</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>Dein &amp;Name</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>Spra&amp;che</translation>
    </message>
</context>
<context>
    <name>WhyButton</name>
    <message>
        <source>Why? (F1)</source>
        <translation>Warum? (F1)</translation>
    </message>
    <message>
        <source>Why? Opens the rule.</source>
        <translation>Warum? Öffnet die Regel.</translation>
    </message>
</context>
<context>
    <name>WonPile</name>
    <message>
        <source>Show the last trick</source>
        <translation>Letzten Stich zeigen</translation>
    </message>
    <message numerus="yes">
        <source>%n tricks played.</source>
        <translation>
            <numerusform>%n Stich gespielt.</numerusform>
            <numerusform>%n Stiche gespielt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the last trick (Shift+R)</source>
        <translation>Letzten Stich zeigen (Umschalt+R)</translation>
    </message>
</context>
</TS>
