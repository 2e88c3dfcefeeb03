<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="cs" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Cardavia</source>
        <translation>O programu Cardavia</translation>
    </message>
    <message>
        <source>Schafkopf and Doppelkopf against the computer, without a network.</source>
        <translation>Schafkopf a&#xa0;doppelkopf proti počítači, bez sítě.</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Zavřít</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. It comes without any warranty. Cards and icon were drawn for this project. The window is made with Qt, which is used under the GNU Lesser General Public License, version 3.</source>
        <translation>Svobodný software pod licencí GNU General Public License, verze 3 nebo novější, bez jakékoli záruky. Karty a&#xa0;znak byly nakresleny pro tento projekt. Okno používá knihovnu Qt pod licencí GNU Lesser General Public License, verze 3.</translation>
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
        <translation>&amp;Nová hra…</translation>
    </message>
    <message>
        <source>&amp;Rules…</source>
        <translation>P&amp;ravidla…</translation>
    </message>
    <message>
        <source>Next &amp;deal</source>
        <translation>&amp;Další rozdání</translation>
    </message>
    <message>
        <source>&amp;Same cards again</source>
        <translation>&amp;Stejné karty znovu</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Zpět</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>R&amp;ada</translation>
    </message>
    <message>
        <source>&amp;Claim the rest</source>
        <translation>Z&amp;bytek je můj</translation>
    </message>
    <message>
        <source>Ta&amp;bles…</source>
        <translation>S&amp;toly…</translation>
    </message>
    <message>
        <source>&amp;Import record…</source>
        <translation>&amp;Importovat záznam…</translation>
    </message>
    <message>
        <source>&amp;Export record…</source>
        <translation>E&amp;xportovat záznam…</translation>
    </message>
    <message>
        <source>Score &amp;pad…</source>
        <translation>Zápisní&amp;k…</translation>
    </message>
    <message>
        <source>Se&amp;ttings…</source>
        <translation>Nasta&amp;vení…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Ukončit</translation>
    </message>
    <message>
        <source>&amp;Last trick</source>
        <translation>Poslední &amp;zdvih</translation>
    </message>
    <message>
        <source>R&amp;esult of the deal</source>
        <translation>Výs&amp;ledek rozdání</translation>
    </message>
    <message>
        <source>Sta&amp;ndings of the session</source>
        <translation>Stav &amp;partie</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Celá obrazovka</translation>
    </message>
    <message>
        <source>Red&amp;o</source>
        <translation>Zn&amp;ovu</translation>
    </message>
    <message>
        <source>Sa&amp;ve table…</source>
        <translation>Uložit st&amp;ůl…</translation>
    </message>
    <message>
        <source>S&amp;ide panel</source>
        <translation>P&amp;ostranní panel</translation>
    </message>
    <message>
        <source>S&amp;core sheet</source>
        <translation>Zápis &amp;bodů</translation>
    </message>
    <message>
        <source>Tool ro&amp;w</source>
        <translation>Panel &amp;nástrojů</translation>
    </message>
    <message>
        <source>Whose &amp;turn</source>
        <translation>Kdo je na řa&amp;dě</translation>
    </message>
    <message>
        <source>The t&amp;rick on the table</source>
        <translation>Zdvih na &amp;stole</translation>
    </message>
    <message>
        <source>Card &amp;points won</source>
        <translation>&amp;Body v kartách</translation>
    </message>
    <message>
        <source>&amp;Announcements</source>
        <translation>&amp;Hlášení</translation>
    </message>
    <message>
        <source>Rep&amp;eat the last sentence</source>
        <translation>Zopakovat poslední &amp;větu</translation>
    </message>
    <message>
        <source>Next speech &amp;level</source>
        <translation>Další úroveň p&amp;ředčítání</translation>
    </message>
    <message>
        <source>Rules of this &amp;contract</source>
        <translation>Pravidla &amp;této hry</translation>
    </message>
    <message>
        <source>Rule &amp;book…</source>
        <translation>&amp;Kniha pravidel…</translation>
    </message>
    <message>
        <source>Lesson: &amp;Schafkopf</source>
        <translation>Lekce: &amp;Schafkopf</translation>
    </message>
    <message>
        <source>Lesson: &amp;Doppelkopf</source>
        <translation>Lekce: &amp;Doppelkopf</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>K&amp;lávesy</translation>
    </message>
    <message>
        <source>&amp;About Cardavia</source>
        <translation>&amp;O programu Cardavia</translation>
    </message>
    <message>
        <source>Card loo&amp;k</source>
        <translation>V&amp;zhled karet</translation>
    </message>
    <message>
        <source>Deck &amp;page…</source>
        <translation>Stránka balíč&amp;ků…</translation>
    </message>
    <message>
        <source>&amp;Bavarian</source>
        <translation>&amp;Bavorské</translation>
    </message>
    <message>
        <source>&amp;William Tell</source>
        <translation>&amp;Vilém Tell</translation>
    </message>
    <message>
        <source>&amp;Salzburg</source>
        <translation>&amp;Salcburské</translation>
    </message>
    <message>
        <source>&amp;French</source>
        <translation>&amp;Francouzské</translation>
    </message>
    <message>
        <source>&amp;Tournament</source>
        <translation>&amp;Turnajové</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>Čite&amp;lné</translation>
    </message>
    <message>
        <source>Clear, &amp;German suits</source>
        <translation>Čitelné, &amp;německé barvy</translation>
    </message>
    <message>
        <source>Trick pause: {pause}</source>
        <translation>Pauza po zdvihu: {pause}</translation>
    </message>
    <message>
        <source>Theme: {theme}</source>
        <translation>Motiv: {theme}</translation>
    </message>
    <message>
        <source>Opponents: {level}</source>
        <translation>Soupeři: {level}</translation>
    </message>
    <message>
        <source>Sound: {event}</source>
        <translation>Zvuk: {event}</translation>
    </message>
    <message>
        <source>Sort the hand: {order}</source>
        <translation>Řazení karet v ruce: {order}</translation>
    </message>
    <message>
        <source>Deck: {deck}</source>
        <translation>Balíček: {deck}</translation>
    </message>
    <message>
        <source>Until a &amp;click</source>
        <translation>Do &amp;kliknutí</translation>
    </message>
    <message>
        <source>N&amp;one</source>
        <translation>Žád&amp;ná</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} s</translation>
    </message>
    <message>
        <source>Like the s&amp;ystem</source>
        <translation>Podle s&amp;ystému</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Světlý</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Tmavý</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>&amp;Vysoký kontrast</translation>
    </message>
    <message>
        <source>&amp;Easy</source>
        <translation>&amp;Lehká</translation>
    </message>
    <message>
        <source>&amp;Medium</source>
        <translation>&amp;Střední</translation>
    </message>
    <message>
        <source>&amp;Strong</source>
        <translation>S&amp;ilná</translation>
    </message>
    <message>
        <source>&amp;Trumps first</source>
        <translation>&amp;Napřed trumfy</translation>
    </message>
    <message>
        <source>By &amp;suits</source>
        <translation>Podle &amp;barev</translation>
    </message>
    <message>
        <source>As &amp;laid</source>
        <translation>&amp;Jak leží</translation>
    </message>
    <message>
        <source>&amp;Dealing</source>
        <translation>&amp;Rozdávání</translation>
    </message>
    <message>
        <source>A &amp;card is played</source>
        <translation>Zahrání &amp;karty</translation>
    </message>
    <message>
        <source>A &amp;trick is taken</source>
        <translation>Vzetí &amp;zdvihu</translation>
    </message>
    <message>
        <source>&amp;Bids and announcements</source>
        <translation>&amp;Licitace a hlášení</translation>
    </message>
    <message>
        <source>&amp;Your turn</source>
        <translation>&amp;Jste na řadě</translation>
    </message>
    <message>
        <source>&amp;End of the deal</source>
        <translation>K&amp;onec rozdání</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Hra</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Stůl</translation>
    </message>
    <message>
        <source>&amp;Cards</source>
        <translation>&amp;Karty</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Nápověda</translation>
    </message>
    <message>
        <source>&amp;Say</source>
        <translation>P&amp;řečíst</translation>
    </message>
    <message>
        <source>Sort the &amp;hand</source>
        <translation>Řazení kare&amp;t v ruce</translation>
    </message>
    <message>
        <source>So&amp;unds</source>
        <translation>Zvuk&amp;y</translation>
    </message>
    <message>
        <source>&amp;Opponents</source>
        <translation>So&amp;upeři</translation>
    </message>
    <message>
        <source>Trick &amp;pause</source>
        <translation>P&amp;auza po zdvihu</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Motiv</translation>
    </message>
</context>
<context>
    <name>AnnounceBar</name>
    <message>
        <source>Announcements</source>
        <translation>Hlášení</translation>
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
        <translation>Bez 90</translation>
    </message>
    <message>
        <source>No 60</source>
        <translation>Bez 60</translation>
    </message>
    <message>
        <source>No 30</source>
        <translation>Bez 30</translation>
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
        <translation>Prasátka</translation>
    </message>
    <message>
        <source>Hyperpiglets</source>
        <translation>Hyperprasátka</translation>
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
        <translation>bez 90</translation>
    </message>
    <message>
        <source>no 60</source>
        <translation>bez 60</translation>
    </message>
    <message>
        <source>no 30</source>
        <translation>bez 30</translation>
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
        <translation>prasátka</translation>
    </message>
    <message>
        <source>hyperpiglets</source>
        <translation>hyperprasátka</translation>
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
        <translation>{game}, pravidla: {preset}</translation>
    </message>
    <message>
        <source>A: {a}, B: {b}, {deals} deals, each played twice</source>
        <translation>A: {a}, B: {b}, počet rozdání: {deals}, každé hrané dvakrát</translation>
    </message>
    <message>
        <source>No deal was finished.</source>
        <translation>Žádné rozdání nebylo dohráno.</translation>
    </message>
    <message>
        <source>A scores {mean} a deal more than B</source>
        <translation>A získává na rozdání o {mean} víc než B</translation>
    </message>
    <message>
        <source>A scores {mean} a deal more than B, {share}% interval {low} to {high}</source>
        <translation>A získává na rozdání o {mean} víc než B, {share}% interval od {low} do {high}</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Hra</translation>
    </message>
    <message>
        <source>share</source>
        <translation>podíl</translation>
    </message>
    <message>
        <source>won</source>
        <translation>výhry</translation>
    </message>
    <message>
        <source>A declares</source>
        <translation>aktér A</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>průměr</translation>
    </message>
    <message>
        <source>B declares</source>
        <translation>aktér B</translation>
    </message>
    <message>
        <source>no score</source>
        <translation>bez zápisu</translation>
    </message>
    <message>
        <source>{side}: {mean} ms a move, 95% below {slow} ms</source>
        <translation>{side}: {mean} ms na tah, 95 % pod {slow} ms</translation>
    </message>
    <message>
        <source>{side}: {mean} ms to think of an announcement, 95% below {slow} ms</source>
        <translation>{side}: {mean} ms na rozmyšlení hlášení, 95 % pod {slow} ms</translation>
    </message>
    <message>
        <source>{done} of {deals} deals, {left} minutes left</source>
        <translation>Rozdání: {done} z {deals}, zbývá minut: {left}</translation>
    </message>
</context>
<context>
    <name>Bench</name>
    <message>
        <source>Calibration loop: {milliseconds} ms</source>
        <translation>Kalibrační smyčka: {milliseconds} ms</translation>
    </message>
    <message>
        <source>{game}: {rate} random deals a second, {actions} actions a deal</source>
        <translation>{game}: náhodných rozdání za sekundu {rate}, tahů na rozdání {actions}</translation>
    </message>
    <message>
        <source>Start to first painted table: {table} s, a bare window: {bare} s, ratio {ratio}</source>
        <translation>Od spuštění po první vykreslený stůl: {table} s, prázdné okno: {bare} s, poměr {ratio}</translation>
    </message>
    <message>
        <source>Cards: {loading} ms to read a deck, {composing} to compose, {drawing} to draw, {reading} from disk</source>
        <translation>Karty: načtení balíčku {loading} ms, sestavení {composing}, kreslení {drawing}, čtení z disku {reading}</translation>
    </message>
    <message>
        <source>Memory of the cards: {deck} KiB for the deck, {pictures} MiB for its pictures</source>
        <translation>Paměť karet: balíček {deck} KiB, obrázky {pictures} MiB</translation>
    </message>
    <message>
        <source>A slider’s step at density {ratio}: {median} ms, 95% of them below {most} ms</source>
        <translation>Krok posuvníku při hustotě {ratio}: {median} ms, 95 % pod {most} ms</translation>
    </message>
    <message>
        <source>Playouts: the compiled kernel is missing.</source>
        <translation>Simulace: chybí zkompilované jádro.</translation>
    </message>
    <message>
        <source>Playouts, {game}: {random} at random and {policy} by the policy a second</source>
        <translation>Simulace, {game}: za sekundu {random} náhodných a {policy} podle strategie</translation>
    </message>
    <message>
        <source>{player}, {game}: {rate} moves a second, 95% below {slow} ms</source>
        <translation>{player}, {game}: tahů za sekundu {rate}, 95 % pod {slow} ms</translation>
    </message>
    <message>
        <source>Solver: the compiled kernel is missing.</source>
        <translation>Řešitel: chybí zkompilované jádro.</translation>
    </message>
    <message>
        <source>Solver, {game} {sides}, {cards} cards, {deals} deals: median {median} nodes ({ms} ms), 95% below {slow} nodes ({slow_ms} ms), {rate} million nodes a second</source>
        <translation>Řešitel, {game} {sides}, karet {cards}, rozdání {deals}: medián uzlů {median} ({ms} ms), 95 % pod {slow} uzlů ({slow_ms} ms), {rate} milionu uzlů za sekundu</translation>
    </message>
    <message>
        <source>Plain solver in Python: {rate} nodes a second. The kernel makes {nodes} times as many and solves the same deals {time} times as fast</source>
        <translation>Prostý řešitel v Pythonu: uzlů za sekundu {rate}. Jádro jich zvládne {nodes}krát tolik a stejná rozdání vyřeší {time}krát rychleji</translation>
    </message>
    <message>
        <source>dealing</source>
        <translation>rozdávání</translation>
    </message>
    <message>
        <source>a card played</source>
        <translation>zahraná karta</translation>
    </message>
    <message>
        <source>a trick swept away</source>
        <translation>sebraný zdvih</translation>
    </message>
    <message>
        <source>resizing</source>
        <translation>změna velikosti</translation>
    </message>
    <message>
        <source>strong players thinking</source>
        <translation>silní hráči přemýšlejí</translation>
    </message>
    <message>
        <source>a slider dragged</source>
        <translation>tažený posuvník</translation>
    </message>
    <message>
        <source>another language chosen</source>
        <translation>jiný jazyk</translation>
    </message>
    <message>
        <source>Frames, {part}: {median} ms of work, 95% of them below {p95} ms, the longest {most} ms</source>
        <translation>Snímky, {part}: {median} ms práce, 95 % pod {p95} ms, nejdelší {most} ms</translation>
    </message>
    <message>
        <source>Memory of the window after {deals} deals: {megabytes} MB</source>
        <translation>Paměť okna po rozdáních ({deals}): {megabytes} MB</translation>
    </message>
    <message>
        <source>Memory that was added: {growth} MB</source>
        <translation>Přibylo paměti: {growth} MB</translation>
    </message>
    <message>
        <source>Opening a rule page: {median} ms, 95% of them below {p95} ms; the interface is busy for {busy} ms</source>
        <translation>Otevření stránky pravidel: {median} ms, 95 % pod {p95} ms; rozhraní je zaměstnáno {busy} ms</translation>
    </message>
</context>
<context>
    <name>Bill</name>
    <message>
        <source>How the score came about</source>
        <translation>Jak výsledek vznikl</translation>
    </message>
    <message>
        <source>All three together</source>
        <translation>Všichni tři dohromady</translation>
    </message>
    <message>
        <source>Each declarer takes half of the stock</source>
        <translation>Každý aktér dostává polovinu banku</translation>
    </message>
    <message>
        <source>Everybody pays into the stock</source>
        <translation>Všichni platí do banku</translation>
    </message>
    <message>
        <source>Each declarer pays half of the stock into it</source>
        <translation>Každý aktér platí do banku polovinu jeho výše</translation>
    </message>
    <message>
        <source>As Re counts it</source>
        <translation>Jak počítá Re</translation>
    </message>
    <message>
        <source>As Kontra counts it</source>
        <translation>Jak počítá Kontra</translation>
    </message>
    <message>
        <source>As the declarer’s side counts it</source>
        <translation>Jak počítá strana aktéra</translation>
    </message>
    <message>
        <source>As the defenders count it</source>
        <translation>Jak počítá obrana</translation>
    </message>
    <message numerus="yes">
        <source>%n runners with the declarer’s side</source>
        <translation>
            <numerusform>%n&#xa0;Laufende na straně aktéra</numerusform>
            <numerusform>%n&#xa0;Laufende na straně aktéra</numerusform>
            <numerusform>%n&#xa0;Laufende na straně aktéra</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n runners with the defenders</source>
        <translation>
            <numerusform>%n&#xa0;Laufende na straně obrany</numerusform>
            <numerusform>%n&#xa0;Laufende na straně obrany</numerusform>
            <numerusform>%n&#xa0;Laufende na straně obrany</numerusform>
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
        <translation>{rules}, změněno</translation>
    </message>
    <message>
        <source>At your table: {rules}</source>
        <translation>U vašeho stolu: {rules}</translation>
    </message>
    <message>
        <source>Next game: {rules}</source>
        <translation>Příští hra: {rules}</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zpět</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vpřed</translation>
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
        <translation>Tisk</translation>
    </message>
    <message>
        <source>&amp;Print this page…</source>
        <translation>&amp;Vytisknout tuto stránku…</translation>
    </message>
    <message>
        <source>&amp;Save this page as PDF…</source>
        <translation>&amp;Uložit tuto stránku jako PDF…</translation>
    </message>
    <message>
        <source>To the page before, at last to the table (Alt+Left)</source>
        <translation>Na předchozí stránku, nakonec ke stolu (Alt+Vlevo)</translation>
    </message>
    <message>
        <source>To the page you came back from (Alt+Right)</source>
        <translation>O&#xa0;stránku vpřed, znovu na opuštěnou (Alt+Vpravo)</translation>
    </message>
    <message>
        <source>Smaller letters (Ctrl+Minus)</source>
        <translation>Menší písmo (Ctrl+Minus)</translation>
    </message>
    <message>
        <source>Larger letters (Ctrl+Plus; Ctrl+0 for the usual size)</source>
        <translation>Větší písmo (Ctrl+Plus; Ctrl+0 pro obvyklou velikost)</translation>
    </message>
    <message>
        <source>Smaller letters</source>
        <translation>Menší písmo</translation>
    </message>
    <message>
        <source>Larger letters</source>
        <translation>Větší písmo</translation>
    </message>
    <message>
        <source>Rules that the book shows</source>
        <translation>Pravidla, která kniha ukazuje</translation>
    </message>
    <message>
        <source>Looking at other rules changes nothing at the table.</source>
        <translation>Prohlížení jiných pravidel u&#xa0;stolu nic nemění.</translation>
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
        <translation>Tato slova nejsou na žádné stránce.</translation>
    </message>
    <message numerus="yes">
        <source>%n places found</source>
        <translation>
            <numerusform>Nalezeno %n&#xa0;místo</numerusform>
            <numerusform>Nalezena %n&#xa0;místa</numerusform>
            <numerusform>Nalezeno %n&#xa0;míst</numerusform>
        </translation>
    </message>
    <message>
        <source>Rule sets</source>
        <translation>Sady pravidel</translation>
    </message>
    <message>
        <source>Packs of cards</source>
        <translation>Balíčky karet</translation>
    </message>
    <message>
        <source>Find in all pages</source>
        <translation>Hledat na všech stránkách</translation>
    </message>
    <message>
        <source>Enter goes to the next place, Shift+Enter to the one before, Down to the list of places.</source>
        <translation>Enter vede na další místo, Shift+Enter na předchozí, šipka dolů do seznamu míst.</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Obsah</translation>
    </message>
    <message>
        <source>Places found</source>
        <translation>Nalezená místa</translation>
    </message>
</context>
<context>
    <name>BookPaper</name>
    <message>
        <source>Save the page</source>
        <translation>Uložit stránku</translation>
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
        <translation>Změnit toto pravidlo</translation>
    </message>
    <message>
        <source>{page} – Rule book</source>
        <translation>{page} – Kniha pravidel</translation>
    </message>
    <message>
        <source>{file} cannot be saved: {reason}</source>
        <translation>{file} nelze uložit: {reason}</translation>
    </message>
    <message>
        <source>Rule book</source>
        <translation>Kniha pravidel</translation>
    </message>
    <message>
        <source>Page of the rule book</source>
        <translation>Stránka knihy pravidel</translation>
    </message>
    <message>
        <source>Tab goes from link to link, Enter follows it.</source>
        <translation>Tab vede od odkazu k&#xa0;odkazu, Enter odkaz otevře.</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Uloženo jako {file}.</translation>
    </message>
</context>
<context>
    <name>Bubbles</name>
    <message numerus="yes">
        <source>%n cards face down</source>
        <translation>
            <numerusform>%n&#xa0;karta rubem nahoru</numerusform>
            <numerusform>%n&#xa0;karty rubem nahoru</numerusform>
            <numerusform>%n&#xa0;karet rubem nahoru</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Calls</name>
    <message>
        <source>Pass</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>Healthy (no reservation)</source>
        <translation>Bez výhrad</translation>
    </message>
    <message>
        <source>Throw in this hand</source>
        <translation>Vzdát tento list</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Přijmout</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Odmítnout</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Držet</translation>
    </message>
    <message>
        <source>Yield</source>
        <translation>Ustoupit</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Klepat</translation>
    </message>
    <message>
        <source>Do not double</source>
        <translation>Neklepat</translation>
    </message>
    <message>
        <source>Play the {card}</source>
        <translation>Zahrát {card}</translation>
    </message>
</context>
<context>
    <name>CardLarge</name>
    <message>
        <source>Escape closes the picture; the arrow keys go to the next card.</source>
        <translation>Esc obrázek zavře; šipky vedou na další kartu.</translation>
    </message>
</context>
<context>
    <name>CardLookPanel</name>
    <message>
        <source>Back</source>
        <translation>Rub</translation>
    </message>
    <message>
        <source>&amp;Contrast</source>
        <translation>&amp;Kontrast</translation>
    </message>
    <message>
        <source>soft</source>
        <translation>měkký</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>tvrdý</translation>
    </message>
    <message>
        <source>G&amp;rain</source>
        <translation>&amp;Zrnitost</translation>
    </message>
    <message>
        <source>smooth</source>
        <translation>hladká</translation>
    </message>
    <message>
        <source>rough</source>
        <translation>hrubá</translation>
    </message>
    <message>
        <source>Te&amp;mperature</source>
        <translation>&amp;Teplota barev</translation>
    </message>
    <message>
        <source>cool</source>
        <translation>studená</translation>
    </message>
    <message>
        <source>warm</source>
        <translation>teplá</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Obnovit vše</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normální</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Velké</translation>
    </message>
    <message>
        <source>Letters of both packs</source>
        <translation>Písmena obou balíčků</translation>
    </message>
    <message>
        <source>A small Q and J on Ober and Unter, O and U on queen and jack</source>
        <translation>Malé Q a&#xa0;J na svršku a&#xa0;spodku, O&#xa0;a&#xa0;U&#xa0;na dámě a&#xa0;klukovi</translation>
    </message>
    <message>
        <source>Back {number}</source>
        <translation>Rub {number}</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Vzhled</translation>
    </message>
    <message>
        <source>Index</source>
        <translation>Rohové znaky</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Balíček</translation>
    </message>
</context>
<context>
    <name>CardSheet</name>
    <message>
        <source>Cards of the deck</source>
        <translation>Karty balíčku</translation>
    </message>
</context>
<context>
    <name>Claims</name>
    <message>
        <source>All tricks are yours. The rest is played out.</source>
        <translation>Všechny zdvihy jsou vaše. Zbytek se dohraje.</translation>
    </message>
    <message>
        <source>It could not be found out in time whether all tricks are yours. Play on.</source>
        <translation>Nepodařilo se včas zjistit, zda jsou všechny zdvihy vaše. Hrajte dál.</translation>
    </message>
    <message>
        <source>Not all tricks are yours: one of them could go to somebody else.</source>
        <translation>Všechny zdvihy vaše nejsou: jeden z&#xa0;nich by mohl vzít někdo jiný.</translation>
    </message>
    <message>
        <source>Not all tricks are yours: trick {number} could go to somebody else.</source>
        <translation>Všechny zdvihy vaše nejsou: zdvih {number} by mohl vzít někdo jiný.</translation>
    </message>
    <message>
        <source>Checking whether all tricks are yours…</source>
        <translation>Zjišťuje se, zda jsou všechny zdvihy vaše…</translation>
    </message>
    <message>
        <source>You can claim the rest when you have to play a card, from the second trick on.</source>
        <translation>Zbytek si můžete nárokovat od druhého zdvihu, když máte zahrát kartu.</translation>
    </message>
    <message>
        <source>Claim the rest</source>
        <translation>Zbytek je můj</translation>
    </message>
    <message>
        <source>If all tricks left are yours whatever the others play, they are played out quickly.</source>
        <translation>Pokud jsou všechny zbývající zdvihy vaše, ať ostatní hrají cokoli, rychle se dohrají.</translation>
    </message>
</context>
<context>
    <name>Contracts</name>
    <message>
        <source>Normal game</source>
        <translation>Normální hra</translation>
    </message>
    <message>
        <source>Wedding</source>
        <translation>Svatba</translation>
    </message>
    <message>
        <source>Silent wedding</source>
        <translation>Tichá svatba</translation>
    </message>
    <message>
        <source>Poverty</source>
        <translation>Chudoba</translation>
    </message>
    <message>
        <source>Black sow</source>
        <translation>Černá svině</translation>
    </message>
    <message>
        <source>Kings solo</source>
        <translation>Sólo králů</translation>
    </message>
    <message>
        <source>Ace solo (no trumps)</source>
        <translation>Sólo bez trumfů</translation>
    </message>
    <message>
        <source>Hochzeit</source>
        <translation>Hochzeit</translation>
    </message>
    <message>
        <source>Bettel</source>
        <translation>Betl</translation>
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
            <numerusform>Do zdvihu smí přijít ještě %n&#xa0;karta, pak už bude pozdě.</numerusform>
            <numerusform>Do zdvihu smějí přijít ještě %n&#xa0;karty, pak už bude pozdě.</numerusform>
            <numerusform>Do zdvihu smí přijít ještě %n&#xa0;karet, pak už bude pozdě.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may play %n more cards before it is too late.</source>
        <translation>
            <numerusform>Smíte zahrát ještě %n&#xa0;kartu, pak už bude pozdě.</numerusform>
            <numerusform>Smíte zahrát ještě %n&#xa0;karty, pak už bude pozdě.</numerusform>
            <numerusform>Smíte zahrát ještě %n&#xa0;karet, pak už bude pozdě.</numerusform>
        </translation>
    </message>
    <message>
        <source>Last chance: it is too late with the next card of the trick.</source>
        <translation>Poslední možnost: po další kartě ve zdvihu už bude pozdě.</translation>
    </message>
    <message>
        <source>Last chance: it is too late with your next card.</source>
        <translation>Poslední možnost: po vaší další kartě už bude pozdě.</translation>
    </message>
    <message>
        <source>This is your last chance to announce: {announcement}.</source>
        <translation>Toto je vaše poslední možnost hlásit: {announcement}.</translation>
    </message>
    <message>
        <source>You may still announce: {announcement}.</source>
        <translation>Ještě můžete hlásit: {announcement}.</translation>
    </message>
    <message numerus="yes">
        <source>Still open to {who}, with at least %n cards in hand: {announcement}.</source>
        <translation>
            <numerusform>Ještě může {who}, má-li v&#xa0;ruce aspoň %n&#xa0;kartu: {announcement}.</numerusform>
            <numerusform>Ještě může {who}, má-li v&#xa0;ruce aspoň %n&#xa0;karty: {announcement}.</numerusform>
            <numerusform>Ještě může {who}, má-li v&#xa0;ruce aspoň %n&#xa0;karet: {announcement}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Still open to {who}, while at most %n cards lie in the trick: {announcement}.</source>
        <translation>
            <numerusform>Ještě může {who}, dokud ve zdvihu leží nejvýš %n&#xa0;karta: {announcement}.</numerusform>
            <numerusform>Ještě může {who}, dokud ve zdvihu leží nejvýš %n&#xa0;karty: {announcement}.</numerusform>
            <numerusform>Ještě může {who}, dokud ve zdvihu leží nejvýš %n&#xa0;karet: {announcement}.</numerusform>
        </translation>
    </message>
    <message>
        <source>somebody</source>
        <translation>někdo</translation>
    </message>
    <message>
        <source>{names} or somebody else</source>
        <translation>{names} nebo někdo jiný</translation>
    </message>
</context>
<context>
    <name>DeckBox</name>
    <message>
        <source>Cards</source>
        <translation>Karty</translation>
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
        <translation>Nově nakresleno pro Cardavii podle tradice. Licence: {licence}.</translation>
    </message>
    <message>
        <source>A deck of your own. Licence: {licence}.</source>
        <translation>Vlastní balíček. Licence: {licence}.</translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n&#xa0;karta</numerusform>
            <numerusform>%n&#xa0;karty</numerusform>
            <numerusform>%n&#xa0;karet</numerusform>
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
        <translation>Domácí karty schafkopfu; hrát s&#xa0;nimi lze i&#xa0;doppelkopf.</translation>
    </message>
    <message>
        <source>Doppelkopf’s own pack; Schafkopf can be played with it, too.</source>
        <translation>Domácí karty doppelkopfu; hrát s&#xa0;nimi lze i&#xa0;schafkopf.</translation>
    </message>
    <message>
        <source>For Schafkopf and Doppelkopf.</source>
        <translation>Pro schafkopf i doppelkopf.</translation>
    </message>
</context>
<context>
    <name>DeckHistories</name>
    <message>
        <source>The home pack of Schafkopf. It grew out of the old packs of Augsburg and Munich; in the nineteenth century its figures were doubled, so that nobody has to turn a card. The Ober has its suit sign high, the Unter low. The highest card of a suit is the Daus with two signs: Cupid on hearts, Bacchus on acorns, hound and boar on bells.</source>
        <translation>Domácí karty schafkopfu. Vzešly ze starých augsburských a&#xa0;mnichovských karet; v&#xa0;devatenáctém století byly figury zdvojeny, aby nikdo nemusel kartu otáčet. Svršek má znak barvy nahoře, spodek dole. Nejvyšší karta barvy je Daus se dvěma znaky: Amor u&#xa0;červených, Bakchus u&#xa0;žaludů, pes a&#xa0;kanec u&#xa0;kulí.</translation>
    </message>
    <message>
        <source>A pack of the nineteenth century, first printed in Pest. Its Obers and Unters are the people of Schiller’s play William Tell, and its highest cards the four seasons. It is called the double German pack and is the usual one of Hungary to this day.</source>
        <translation>Karty z&#xa0;devatenáctého století, poprvé vytištěné v&#xa0;Pešti. Svršci a&#xa0;spodci představují postavy ze Schillerova Viléma Tella, nejvyšší karty čtyři roční doby. Říká se jim dvojité německé karty a&#xa0;v&#xa0;Maďarsku jsou dodnes obvyklé.</translation>
    </message>
    <message>
        <source>A single pack: its figures are drawn once, from head to foot, as all figures were before they were doubled. It comes from the old Bavarian packs. The six of bells is the Weli, which has a part of its own in games of Tyrol; Schafkopf and Doppelkopf do without it.</source>
        <translation>Jednohlavé karty: figury jsou nakresleny jednou, od hlavy k&#xa0;patě, jako všechny figury, než byly zdvojeny. Pocházejí ze starých bavorských karet. Kulová šestka je Weli, který má v&#xa0;tyrolských hrách vlastní úlohu; schafkopf a&#xa0;doppelkopf se bez něj obejdou.</translation>
    </message>
    <message>
        <source>French suits were simpler to print than German ones and spread from France over all the world. This is the way they have been drawn in Berlin since the nineteenth century: every jack has a halberd, every queen a flower, and the kings wear closed crowns.</source>
        <translation>Francouzské barvy se tiskly snáze než německé a&#xa0;z&#xa0;Francie se rozšířily do celého světa. Takto se od devatenáctého století kreslí v&#xa0;Berlíně: každý kluk má halapartnu, každá dáma květinu a&#xa0;králové nosí zavřené koruny.</translation>
    </message>
    <message>
        <source>A compromise: French signs in the colours of the German ones, clubs black, spades green, hearts red, diamonds orange. It was made for Skat tournaments after 1990, when people met who had grown up with the one or the other. Nobody takes spades for clubs with it, so it is good to learn with.</source>
        <translation>Kompromis: francouzské znaky v&#xa0;barvách německých karet, kříže černé, piky zelené, srdce červená, káry oranžové. Vznikl po roce 1990 pro turnaje ve skatu, kde se setkávali lidé, kteří vyrostli na jedněch nebo druhých. Piky si s&#xa0;kříži nikdo nesplete, a&#xa0;tak se s&#xa0;nimi dobře učí.</translation>
    </message>
    <message>
        <source>Letters as large as they can be, one large sign, and a pattern beside each colour, without figures: for weak eyes, for eyes that do not tell all colours, and for small windows.</source>
        <translation>Co největší písmena, jeden velký znak a&#xa0;vzorek u&#xa0;každé barvy, bez figur: pro slabý zrak, pro oči, které nerozeznají všechny barvy, a&#xa0;pro malá okna.</translation>
    </message>
    <message>
        <source>Letters as large as they can be, one large sign, and a pattern beside each colour, without figures: for weak eyes, for eyes that do not tell all colours, and for small windows. This one has the German suits.</source>
        <translation>Co největší písmena, jeden velký znak a&#xa0;vzorek u&#xa0;každé barvy, bez figur: pro slabý zrak, pro oči, které nerozeznají všechny barvy, a&#xa0;pro malá okna. Tento balíček má německé barvy.</translation>
    </message>
</context>
<context>
    <name>DeckNames</name>
    <message>
        <source>Bavarian</source>
        <translation>Bavorské</translation>
    </message>
    <message>
        <source>William Tell</source>
        <translation>Vilém Tell</translation>
    </message>
    <message>
        <source>Salzburg</source>
        <translation>Salcburské</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Francouzské</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Turnajové</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Čitelné</translation>
    </message>
    <message>
        <source>Clear, German suits</source>
        <translation>Čitelné, německé barvy</translation>
    </message>
</context>
<context>
    <name>DeckPacks</name>
    <message>
        <source>French suits</source>
        <translation>Francouzské barvy</translation>
    </message>
    <message>
        <source>German suits</source>
        <translation>Německé barvy</translation>
    </message>
</context>
<context>
    <name>DeckPage</name>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zpět</translation>
    </message>
    <message>
        <source>&amp;Play with it</source>
        <translation>Hrát s n&amp;imi</translation>
    </message>
    <message>
        <source>This deck cannot be used:</source>
        <translation>Tento balíček nelze použít:</translation>
    </message>
    <message>
        <source>Back {number}</source>
        <translation>Rub {number}</translation>
    </message>
    <message>
        <source>Decks of your own: {folder}</source>
        <translation>Vlastní balíčky: {folder}</translation>
    </message>
</context>
<context>
    <name>DeckPlaces</name>
    <message>
        <source>Bavaria, Germany</source>
        <translation>Bavorsko, Německo</translation>
    </message>
    <message>
        <source>Hungary, Austria and their neighbours</source>
        <translation>Maďarsko, Rakousko a okolí</translation>
    </message>
    <message>
        <source>Salzburg and Tyrol, Austria; South Tyrol, Italy</source>
        <translation>Salcbursko a&#xa0;Tyrolsko, Rakousko; Jižní Tyrolsko, Itálie</translation>
    </message>
    <message>
        <source>Berlin and the north, today all of Germany</source>
        <translation>Berlín a&#xa0;sever, dnes celé Německo</translation>
    </message>
    <message>
        <source>Germany</source>
        <translation>Německo</translation>
    </message>
    <message>
        <source>Made for this program</source>
        <translation>Vytvořeno pro tento program</translation>
    </message>
</context>
<context>
    <name>DeckRows</name>
    <message>
        <source>Deck</source>
        <translation>Balíček</translation>
    </message>
    <message>
        <source>cannot be used</source>
        <translation>nelze použít</translation>
    </message>
</context>
<context>
    <name>DeckSuits</name>
    <message>
        <source>clubs, spades, hearts, diamonds</source>
        <translation>kříže, piky, srdce, káry</translation>
    </message>
    <message>
        <source>acorns, leaves, hearts, bells</source>
        <translation>žaludy, zelené, červené, kule</translation>
    </message>
</context>
<context>
    <name>Decks</name>
    <message>
        <source>comes with Cardavia</source>
        <translation>součást Cardavie</translation>
    </message>
    <message>
        <source>{deck}: {where}</source>
        <translation>{deck}: {where}</translation>
    </message>
    <message>
        <source>The deck {deck} is whole. Cards: {cards}, backs: {backs}</source>
        <translation>Balíček {deck} je úplný. Karty: {cards}, ruby: {backs}</translation>
    </message>
    <message>
        <source>Cards drawn: {cards}</source>
        <translation>Nakreslené karty: {cards}</translation>
    </message>
    <message>
        <source>The deck {deck} cannot be used, plain cards stand in for it: {problem}</source>
        <translation>Balíček {deck} nelze použít, nahrazují ho prosté karty: {problem}</translation>
    </message>
</context>
<context>
    <name>DeclareBar</name>
    <message>
        <source>Declarations</source>
        <translation>Zvláštní hlášení</translation>
    </message>
</context>
<context>
    <name>DoppelkopfLesson</name>
    <message>
        <source>Every card is there twice. Four players get twelve cards each. A trick is four cards, one from each player, clockwise, and whoever wins it leads to the next one. Two play against two. What counts are the points of the cards in the tricks, not the tricks.</source>
        <translation>Každá karta je v&#xa0;balíčku dvakrát. Čtyři hráči dostanou po dvanácti kartách. Zdvih jsou čtyři karty, od každého jedna, po směru hodinových ručiček, a&#xa0;kdo ho vezme, vynáší do dalšího. Hrají dva proti dvěma. Rozhodují body v&#xa0;kartách, ne počet zdvihů.</translation>
    </message>
    <message>
        <source>How many points does this trick bring to its winner?</source>
        <translation>Kolik bodů přinese tento zdvih?</translation>
    </message>
    <message>
        <source>Choose every trump among these cards, then press “Check”.</source>
        <translation>Vyberte z&#xa0;těchto karet všechny trumfy a&#xa0;stiskněte „Zkontrolovat“.</translation>
    </message>
    <message>
        <source>A trump must be followed by a trump, a plain card by a plain card of its suit. The first card of this trick was: {led}. Choose every card that you may play now, then press “Check”.</source>
        <translation>Na trumf se musí hrát trumf, na netrumfovou kartu netrumfová karta její barvy. Do tohoto zdvihu je vynesena karta: {led}. Vyberte všechny karty, které teď smíte zahrát, a&#xa0;stiskněte „Zkontrolovat“.</translation>
    </message>
    <message>
        <source>If you cannot follow, you may play any card, a trump or not. The first card of this trick was: {led}. Choose every card that you may play now, then press “Check”.</source>
        <translation>Kdo nemůže ctít barvu, smí zahrát kteroukoli kartu, trumf nebo ne. Do tohoto zdvihu je vynesena karta: {led}. Vyberte všechny karty, které teď smíte zahrát, a&#xa0;stiskněte „Zkontrolovat“.</translation>
    </message>
    <message>
        <source>The highest trump wins; where no trump lies, the highest card of the suit led. Of two equal cards the one that was played first wins. The card led here was: {led}. Who wins this trick?</source>
        <translation>Vyhrává nejvyšší trumf; není-li ve zdvihu žádný, nejvyšší karta vynesené barvy. Ze dvou stejných karet vyhrává ta, která padla dřív. Vynesená karta: {led}. Kdo bere tento zdvih?</translation>
    </message>
    <message>
        <source>These are your cards. On which side are you?</source>
        <translation>Toto jsou vaše karty. Na které straně jste?</translation>
    </message>
    <message>
        <source>Whoever expects to win may say so, and the deal is worth more: “Re” for one side, “Kontra” for the other. It must be said early, as a rule before the second trick is played. Later a side may promise more: the others stay below 90 points, below 60, below 30, or get no trick.</source>
        <translation>Kdo čeká výhru, smí to ohlásit a&#xa0;rozdání pak má větší hodnotu: jedna strana říká „Re“, druhá „Kontra“. Musí se to říct brzy, zpravidla než se dohraje druhý zdvih. Později může strana slíbit víc: že druhá zůstane pod 90&#xa0;body, pod 60, pod 30, nebo že nevezme žádný zdvih.</translation>
    </message>
    <message>
        <source>The first trick is over, and these are the cards you still hold. Which of the two may you announce?</source>
        <translation>První zdvih je odehraný a&#xa0;toto jsou karty, které ještě máte. Co z&#xa0;toho smíte hlásit?</translation>
    </message>
    <message>
        <source>All cards together have 240 points. Nobody has announced anything, and Re has exactly 120 points. Who has won?</source>
        <translation>Všechny karty dohromady mají 240&#xa0;bodů. Nikdo nic nehlásil a&#xa0;Re má přesně 120&#xa0;bodů. Kdo vyhrává?</translation>
    </message>
    <message>
        <source>First everybody is asked for a reservation, that is, a special game: you have none, so say “Healthy”. Then twelve tricks are played. At each of your turns a hint tells what a good player would do, and why. You may try something else; nothing is kept of this deal.</source>
        <translation>Nejdřív každý řekne, zda má výhradu, tedy zvláštní hru: vy žádnou nemáte, a&#xa0;tak zvolte „Bez výhrad“. Potom se hraje dvanáct zdvihů. Pokaždé, když jste na řadě, rada řekne, co by udělal dobrý hráč a&#xa0;proč. Můžete zkusit něco jiného; z&#xa0;tohoto rozdání se nic neuchová.</translation>
    </message>
    <message>
        <source>Follow the hint or try something else. After the last trick the result is shown.</source>
        <translation>Držte se rady, nebo zkuste něco jiného. Po posledním zdvihu se ukáže výsledek.</translation>
    </message>
    <message>
        <source>That was Doppelkopf. There is more to find: weddings, solos, and the house rules on the rules page. At your own table the entry “Hint” in the menu “Game” helps at any time.</source>
        <translation>To byl doppelkopf. K&#xa0;objevování toho zbývá ještě dost: svatby, sóla a&#xa0;na stránce pravidel domácí pravidla. U&#xa0;vlastního stolu vám kdykoli pomůže položka „Rada“ v&#xa0;nabídce „Hra“.</translation>
    </message>
</context>
<context>
    <name>DoppelkopfLessonReasons</name>
    <message>
        <source>The tens of hearts are the highest trumps, and of two equal cards the first one wins.</source>
        <translation>Srdcové desítky jsou nejvyšší trumfy a&#xa0;ze dvou stejných karet vyhrává první.</translation>
    </message>
    <message>
        <source>Re needs 121 points. At 120 to 120 Kontra wins, unless only Kontra was announced.</source>
        <translation>Re potřebuje 121&#xa0;bodů. Při 120 ku 120 vyhrává Kontra, ledaže bylo hlášeno jen Kontra.</translation>
    </message>
</context>
<context>
    <name>DoppelkopfLessonTitles</name>
    <message>
        <source>What it is about</source>
        <translation>O co jde</translation>
    </message>
    <message>
        <source>What the cards count</source>
        <translation>Hodnota karet</translation>
    </message>
    <message>
        <source>Count a trick</source>
        <translation>Spočítejte zdvih</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Trumfy</translation>
    </message>
    <message>
        <source>Find the trumps</source>
        <translation>Najděte trumfy</translation>
    </message>
    <message>
        <source>Which card may you play?</source>
        <translation>Kterou kartu smíte zahrát?</translation>
    </message>
    <message>
        <source>And if you cannot follow?</source>
        <translation>A když nemůžete ctít barvu?</translation>
    </message>
    <message>
        <source>Who wins the trick?</source>
        <translation>Kdo bere zdvih?</translation>
    </message>
    <message>
        <source>Hidden sides</source>
        <translation>Skryté strany</translation>
    </message>
    <message>
        <source>Where do you belong?</source>
        <translation>Kam patříte?</translation>
    </message>
    <message>
        <source>Find your partner</source>
        <translation>Najděte partnera</translation>
    </message>
    <message>
        <source>Announcements</source>
        <translation>Hlášení</translation>
    </message>
    <message>
        <source>What may you announce?</source>
        <translation>Co smíte hlásit?</translation>
    </message>
    <message>
        <source>Who has won?</source>
        <translation>Kdo vyhrává?</translation>
    </message>
    <message>
        <source>Extra points</source>
        <translation>Zvláštní body</translation>
    </message>
    <message>
        <source>Now a whole deal</source>
        <translation>Teď celé rozdání</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>Rozdání</translation>
    </message>
    <message>
        <source>Well done</source>
        <translation>Hotovo</translation>
    </message>
</context>
<context>
    <name>ExchangePanel</name>
    <message numerus="yes">
        <source>Put back %n cards.</source>
        <translation>
            <numerusform>Zrušte výběr %n&#xa0;karty.</numerusform>
            <numerusform>Zrušte výběr %n&#xa0;karet.</numerusform>
            <numerusform>Zrušte výběr %n&#xa0;karet.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Exchanges</name>
    <message>
        <source>Pass on: {cards}</source>
        <translation>Předat: {cards}</translation>
    </message>
    <message>
        <source>Give back: {cards}</source>
        <translation>Vrátit: {cards}</translation>
    </message>
    <message>
        <source>Lay face down: {cards}</source>
        <translation>Položit rubem nahoru: {cards}</translation>
    </message>
    <message>
        <source>Give: {cards}</source>
        <translation>Dát: {cards}</translation>
    </message>
    <message>
        <source>Pass on the chosen cards</source>
        <translation>Předat vybrané karty</translation>
    </message>
    <message>
        <source>Give back the chosen cards</source>
        <translation>Vrátit vybrané karty</translation>
    </message>
    <message>
        <source>Lay the chosen card face down</source>
        <translation>Položit vybranou kartu rubem nahoru</translation>
    </message>
    <message>
        <source>Give the chosen card</source>
        <translation>Dát vybranou kartu</translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more cards.</source>
        <translation>
            <numerusform>Vyberte ještě %n&#xa0;kartu.</numerusform>
            <numerusform>Vyberte ještě %n&#xa0;karty.</numerusform>
            <numerusform>Vyberte ještě %n&#xa0;karet.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExtrasField</name>
    <message>
        <source>Special points</source>
        <translation>Zvláštní body</translation>
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
        <translation>Jeden proti třem</translation>
    </message>
    <message>
        <source>Solos count double</source>
        <translation>Sóla platí dvojnásob</translation>
    </message>
    <message>
        <source>Bock round</source>
        <translation>Bock</translation>
    </message>
    <message>
        <source>Announcement doubles</source>
        <translation>Hlášení zdvojnásobuje</translation>
    </message>
    <message>
        <source>Klopfen</source>
        <translation>Klepání</translation>
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
        <translation>Toto místo nelze číst ani do něj zapisovat.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>Disk je plný.</translation>
    </message>
    <message>
        <source>The file or its folder is not there.</source>
        <translation>Soubor nebo jeho složka tam není.</translation>
    </message>
    <message>
        <source>Another Cardavia is using it.</source>
        <translation>Používá ho jiná Cardavia.</translation>
    </message>
    <message>
        <source>The system refuses it.</source>
        <translation>Systém to odmítá.</translation>
    </message>
</context>
<context>
    <name>FinalPage</name>
    <message>
        <source>What decided it</source>
        <translation>Co rozhodlo</translation>
    </message>
    <message>
        <source>&amp;New session</source>
        <translation>&amp;Nová partie</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zpět</translation>
    </message>
    <message>
        <source>Standings of the session</source>
        <translation>Stav partie</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Hráč</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Místo</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Součet</translation>
    </message>
    <message>
        <source>Deals won</source>
        <translation>Vyhraná rozdání</translation>
    </message>
    <message>
        <source>Solos</source>
        <translation>Sóla</translation>
    </message>
    <message>
        <source>Final result of the session</source>
        <translation>Konečný výsledek partie</translation>
    </message>
</context>
<context>
    <name>Finals</name>
    <message>
        <source>Shared first place with {total}: {players}</source>
        <translation>Společně první, součet {total}: {players}</translation>
    </message>
    <message>
        <source>Level at the top with {total}: {players}</source>
        <translation>Společně ve vedení, součet {total}: {players}</translation>
    </message>
    <message>
        <source>You win the session with {total}</source>
        <translation>Vyhráváte partii, součet {total}</translation>
    </message>
    <message>
        <source>You are ahead with {total}</source>
        <translation>Vedete, součet {total}</translation>
    </message>
    <message>
        <source>{player} wins the session with {total}</source>
        <translation>Partii vyhrává {player}, součet {total}</translation>
    </message>
    <message>
        <source>{player} is ahead with {total}</source>
        <translation>Vede {player}, součet {total}</translation>
    </message>
    <message numerus="yes">
        <source>%n deals have a score.</source>
        <translation>
            <numerusform>Zapsáno je %n&#xa0;rozdání.</numerusform>
            <numerusform>Zapsána jsou %n&#xa0;rozdání.</numerusform>
            <numerusform>Zapsáno je %n&#xa0;rozdání.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more were dealt again.</source>
        <translation>
            <numerusform>Další %n&#xa0;rozdání se opakovalo.</numerusform>
            <numerusform>Další %n&#xa0;rozdání se opakovala.</numerusform>
            <numerusform>Dalších %n&#xa0;rozdání se opakovalo.</numerusform>
        </translation>
    </message>
    <message>
        <source>{scored} {again}</source>
        <translation>{scored} {again}</translation>
    </message>
    <message>
        <source>Deal {number}, everybody paid into the stock: {scores}</source>
        <translation>Rozdání {number}, všichni platí do banku: {scores}</translation>
    </message>
    <message>
        <source>Deal {number}, {contract}: {scores}</source>
        <translation>Rozdání {number}, {contract}: {scores}</translation>
    </message>
    <message>
        <source>Deal {number}, {contract} with you as declarer: {scores}</source>
        <translation>Rozdání {number}, {contract}, hrajete vy: {scores}</translation>
    </message>
    <message>
        <source>Deal {number}, {contract} with {player} as declarer: {scores}</source>
        <translation>Rozdání {number}, {contract}, hraje {player}: {scores}</translation>
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
        <translation>Od prvního do posledního rozdání vedete vy.</translation>
    </message>
    <message>
        <source>{player} was ahead from the first deal to the last.</source>
        <translation>Od prvního do posledního rozdání vede {player}.</translation>
    </message>
    <message>
        <source>You took the lead in deal {number} and kept it.</source>
        <translation>V&#xa0;rozdání {number} se ujímáte vedení a&#xa0;už ho nepustíte.</translation>
    </message>
    <message>
        <source>{player} took the lead in deal {number} and kept it.</source>
        <translation>V&#xa0;rozdání {number} se vedení ujímá {player} a&#xa0;už ho nepustí.</translation>
    </message>
    <message numerus="yes">
        <source>The longest lead was yours: %n deals, from deal {first} to deal {last}.</source>
        <translation>
            <numerusform>Nejdéle vedete vy: %n&#xa0;rozdání, od rozdání {first} do rozdání {last}.</numerusform>
            <numerusform>Nejdéle vedete vy: %n&#xa0;rozdání, od rozdání {first} do rozdání {last}.</numerusform>
            <numerusform>Nejdéle vedete vy: %n&#xa0;rozdání, od rozdání {first} do rozdání {last}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The longest lead was that of {player}: %n deals, from deal {first} to {last}.</source>
        <translation>
            <numerusform>Nejdéle vede {player}: %n&#xa0;rozdání, od rozdání {first} do {last}.</numerusform>
            <numerusform>Nejdéle vede {player}: %n&#xa0;rozdání, od rozdání {first} do {last}.</numerusform>
            <numerusform>Nejdéle vede {player}: %n&#xa0;rozdání, od rozdání {first} do {last}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The biggest win was %n game points in deal {number}: {players}.</source>
        <translation>
            <numerusform>Největší výhra, %n&#xa0;bod za hru v&#xa0;rozdání {number}: {players}.</numerusform>
            <numerusform>Největší výhra, %n&#xa0;body za hru v&#xa0;rozdání {number}: {players}.</numerusform>
            <numerusform>Největší výhra, %n&#xa0;bodů za hru v&#xa0;rozdání {number}: {players}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Forfeits</name>
    <message>
        <source>it could not be started</source>
        <translation>nepodařilo se ho spustit</translation>
    </message>
    <message>
        <source>it ended or closed its output</source>
        <translation>skončil nebo zavřel svůj výstup</translation>
    </message>
    <message>
        <source>its answer was late</source>
        <translation>jeho odpověď přišla pozdě</translation>
    </message>
    <message>
        <source>its answer was not a line of JSON with an action</source>
        <translation>jeho odpovědí nebyl řádek JSON s tahem</translation>
    </message>
    <message>
        <source>its answer was not legal</source>
        <translation>jeho odpověď nebyla dovolená</translation>
    </message>
    <message>
        <source>Deal {number}: the program of seat {seat} forfeits, {reason}. Easy plays on.</source>
        <translation>Rozdání {number}: program na místě {seat} končí, {reason}. Dál hraje lehký hráč.</translation>
    </message>
</context>
<context>
    <name>FrenchBids</name>
    <message>
        <source>Call the ace of clubs</source>
        <translation>Volat křížové eso</translation>
    </message>
    <message>
        <source>Call the ace of spades</source>
        <translation>Volat pikové eso</translation>
    </message>
    <message>
        <source>Call the ace of hearts</source>
        <translation>Volat srdcové eso</translation>
    </message>
    <message>
        <source>Call the ace of diamonds</source>
        <translation>Volat kárové eso</translation>
    </message>
    <message>
        <source>Call the ten of clubs</source>
        <translation>Volat křížovou desítku</translation>
    </message>
    <message>
        <source>Call the ten of spades</source>
        <translation>Volat pikovou desítku</translation>
    </message>
    <message>
        <source>Call the ten of diamonds</source>
        <translation>Volat károvou desítku</translation>
    </message>
</context>
<context>
    <name>FrenchCards</name>
    <message>
        <source>ace of clubs</source>
        <translation>křížové eso</translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <translation>křížová desítka</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>křížový král</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation>křížová dáma</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>křížový kluk</translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <translation>křížová devítka</translation>
    </message>
    <message>
        <source>eight of clubs</source>
        <translation>křížová osma</translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <translation>křížová sedma</translation>
    </message>
    <message>
        <source>ace of spades</source>
        <translation>pikové eso</translation>
    </message>
    <message>
        <source>ten of spades</source>
        <translation>piková desítka</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>pikový král</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>piková dáma</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>pikový kluk</translation>
    </message>
    <message>
        <source>nine of spades</source>
        <translation>piková devítka</translation>
    </message>
    <message>
        <source>eight of spades</source>
        <translation>piková osma</translation>
    </message>
    <message>
        <source>seven of spades</source>
        <translation>piková sedma</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>srdcové eso</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>srdcová desítka</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>srdcový král</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>srdcová dáma</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>srdcový kluk</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>srdcová devítka</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translation>srdcová osma</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation>srdcová sedma</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation>kárové eso</translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <translation>kárová desítka</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>kárový král</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>kárová dáma</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>kárový kluk</translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <translation>kárová devítka</translation>
    </message>
    <message>
        <source>eight of diamonds</source>
        <translation>kárová osma</translation>
    </message>
    <message>
        <source>seven of diamonds</source>
        <translation>kárová sedma</translation>
    </message>
</context>
<context>
    <name>FrenchCardsAsObject</name>
    <message>
        <source>ace of clubs</source>
        <translation>křížové eso</translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <translation>křížovou desítku</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>křížového krále</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation>křížovou dámu</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>křížového kluka</translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <translation>křížovou devítku</translation>
    </message>
    <message>
        <source>eight of clubs</source>
        <translation>křížovou osmu</translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <translation>křížovou sedmu</translation>
    </message>
    <message>
        <source>ace of spades</source>
        <translation>pikové eso</translation>
    </message>
    <message>
        <source>ten of spades</source>
        <translation>pikovou desítku</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>pikového krále</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>pikovou dámu</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>pikového kluka</translation>
    </message>
    <message>
        <source>nine of spades</source>
        <translation>pikovou devítku</translation>
    </message>
    <message>
        <source>eight of spades</source>
        <translation>pikovou osmu</translation>
    </message>
    <message>
        <source>seven of spades</source>
        <translation>pikovou sedmu</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>srdcové eso</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>srdcovou desítku</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>srdcového krále</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>srdcovou dámu</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>srdcového kluka</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>srdcovou devítku</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translation>srdcovou osmu</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation>srdcovou sedmu</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation>kárové eso</translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <translation>károvou desítku</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>kárového krále</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>károvou dámu</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>kárového kluka</translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <translation>károvou devítku</translation>
    </message>
    <message>
        <source>eight of diamonds</source>
        <translation>károvou osmu</translation>
    </message>
    <message>
        <source>seven of diamonds</source>
        <translation>károvou sedmu</translation>
    </message>
</context>
<context>
    <name>FrenchContracts</name>
    <message>
        <source>Queens solo</source>
        <translation>Sólo dam</translation>
    </message>
    <message>
        <source>Jacks solo</source>
        <translation>Sólo kluků</translation>
    </message>
    <message>
        <source>Club solo</source>
        <translation>Křížové sólo</translation>
    </message>
    <message>
        <source>Spade solo</source>
        <translation>Pikové sólo</translation>
    </message>
    <message>
        <source>Heart solo</source>
        <translation>Srdcové sólo</translation>
    </message>
    <message>
        <source>Diamond solo</source>
        <translation>Kárové sólo</translation>
    </message>
    <message>
        <source>Rufer calling the ace of clubs</source>
        <translation>Rufer na křížové eso</translation>
    </message>
    <message>
        <source>Rufer calling the ace of spades</source>
        <translation>Rufer na pikové eso</translation>
    </message>
    <message>
        <source>Rufer calling the ace of hearts</source>
        <translation>Rufer na srdcové eso</translation>
    </message>
    <message>
        <source>Rufer calling the ace of diamonds</source>
        <translation>Rufer na kárové eso</translation>
    </message>
    <message>
        <source>Farbgeier in clubs</source>
        <translation>Barevný Geier v křížích</translation>
    </message>
    <message>
        <source>Farbgeier in spades</source>
        <translation>Barevný Geier v pikách</translation>
    </message>
    <message>
        <source>Farbgeier in hearts</source>
        <translation>Barevný Geier v srdcích</translation>
    </message>
    <message>
        <source>Farbgeier in diamonds</source>
        <translation>Barevný Geier v kárech</translation>
    </message>
    <message>
        <source>Farbwenz in clubs</source>
        <translation>Barevný Wenz v křížích</translation>
    </message>
    <message>
        <source>Farbwenz in spades</source>
        <translation>Barevný Wenz v pikách</translation>
    </message>
    <message>
        <source>Farbwenz in hearts</source>
        <translation>Barevný Wenz v srdcích</translation>
    </message>
    <message>
        <source>Farbwenz in diamonds</source>
        <translation>Barevný Wenz v kárech</translation>
    </message>
    <message>
        <source>Farbgeier Tout in clubs</source>
        <translation>Barevný Geier Tout v křížích</translation>
    </message>
    <message>
        <source>Farbgeier Tout in spades</source>
        <translation>Barevný Geier Tout v pikách</translation>
    </message>
    <message>
        <source>Farbgeier Tout in hearts</source>
        <translation>Barevný Geier Tout v srdcích</translation>
    </message>
    <message>
        <source>Farbgeier Tout in diamonds</source>
        <translation>Barevný Geier Tout v kárech</translation>
    </message>
    <message>
        <source>Farbwenz Tout in clubs</source>
        <translation>Barevný Wenz Tout v křížích</translation>
    </message>
    <message>
        <source>Farbwenz Tout in spades</source>
        <translation>Barevný Wenz Tout v pikách</translation>
    </message>
    <message>
        <source>Farbwenz Tout in hearts</source>
        <translation>Barevný Wenz Tout v srdcích</translation>
    </message>
    <message>
        <source>Farbwenz Tout in diamonds</source>
        <translation>Barevný Wenz Tout v kárech</translation>
    </message>
    <message>
        <source>Club solo Tout</source>
        <translation>Křížové sólo Tout</translation>
    </message>
    <message>
        <source>Spade solo Tout</source>
        <translation>Pikové sólo Tout</translation>
    </message>
    <message>
        <source>Heart solo Tout</source>
        <translation>Srdcové sólo Tout</translation>
    </message>
    <message>
        <source>Diamond solo Tout</source>
        <translation>Kárové sólo Tout</translation>
    </message>
    <message>
        <source>Muss with the called suit clubs</source>
        <translation>Povinná hra, volaná barva: kříže</translation>
    </message>
    <message>
        <source>Muss with the called suit spades</source>
        <translation>Povinná hra, volaná barva: piky</translation>
    </message>
    <message>
        <source>Muss with the called suit hearts</source>
        <translation>Povinná hra, volaná barva: srdce</translation>
    </message>
    <message>
        <source>Muss with the called suit diamonds</source>
        <translation>Povinná hra, volaná barva: káry</translation>
    </message>
</context>
<context>
    <name>FrenchDoppelkopfLesson</name>
    <message>
        <source>An ace counts 11, a ten 10, a king 4, a queen 3, a jack 2; a nine counts nothing. All 48 cards together have 240 points.</source>
        <translation>Eso platí 11, desítka 10, král 4, dáma 3, kluk 2; devítka neplatí nic. Všech 48&#xa0;karet dohromady má 240&#xa0;bodů.</translation>
    </message>
    <message>
        <source>Trumps beat all other cards. These are trumps, from the highest down and each of them twice: the ten of hearts, the four queens, the four jacks, then the other diamonds. Everything else is plain and ranks ace, ten, king, nine within its suit.</source>
        <translation>Trumfy přebíjejí všechny ostatní karty. Trumfy jsou, od nejvyššího a&#xa0;každý dvakrát: srdcová desítka, čtyři dámy, čtyři kluci a&#xa0;pak ostatní káry. Všechno ostatní jsou netrumfové karty; ve své barvě jdou eso, desítka, král, devítka.</translation>
    </message>
    <message>
        <source>The two players who each hold a queen of clubs are partners; their side is called Re. The other two are Kontra. Nobody says so at first: the cards show it, or an announcement. Both queens in one hand are a wedding, which comes later.</source>
        <translation>Dva hráči, kteří mají po jedné křížové dámě, jsou partneři; jejich strana se jmenuje Re. Druzí dva jsou Kontra. Zprvu to nikdo neříká: ukážou to karty nebo hlášení. Obě dámy v&#xa0;jednom listu jsou svatba; o&#xa0;té později.</translation>
    </message>
    <message>
        <source>In another deal you hold a queen of clubs. This trick has just been played. Who is your partner?</source>
        <translation>V&#xa0;jiném rozdání máte křížovou dámu. Tento zdvih se právě odehrál. Kdo je váš partner?</translation>
    </message>
    <message>
        <source>Some things earn an extra point: catching the other side’s ace of diamonds, the fox; winning the last trick with a jack of clubs, Charlie; and a trick of 40 or more card points.</source>
        <translation>Něco přinese zvláštní bod: chytit kárové eso druhé strany, lišku; vzít poslední zdvih křížovým klukem, Karlíkem; a&#xa0;zdvih, ve kterém je aspoň 40&#xa0;bodů, doppelkopf.</translation>
    </message>
</context>
<context>
    <name>FrenchDoppelkopfLessonReasons</name>
    <message>
        <source>Ace 11, ten 10, king 4, queen 3, jack 2, everything else 0: add up the four cards.</source>
        <translation>Eso 11, desítka 10, král 4, dáma 3, kluk 2, všechno ostatní 0: sečtěte čtyři karty.</translation>
    </message>
    <message>
        <source>Every queen and every jack is a trump, and so are every diamond and the ten of hearts. Nothing else is.</source>
        <translation>Každá dáma a&#xa0;každý kluk je trumf, k&#xa0;tomu všechny káry a&#xa0;srdcová desítka. Nic jiného.</translation>
    </message>
    <message>
        <source>A plain heart must be played. The ten, the queens and the jacks of hearts are trumps, not hearts.</source>
        <translation>Musí se hrát netrumfové srdce. Srdcová desítka, dáma a&#xa0;kluk jsou trumfy, ne srdce.</translation>
    </message>
    <message>
        <source>You hold no plain heart, for the queen of hearts is a trump. So you may play everything.</source>
        <translation>Netrumfové srdce nemáte, protože srdcová dáma je trumf. Smíte tedy zahrát cokoli.</translation>
    </message>
    <message>
        <source>You hold a queen of clubs, so you are Re.</source>
        <translation>Máte křížovou dámu, takže jste Re.</translation>
    </message>
    <message>
        <source>Your partner is whoever has played the other queen of clubs.</source>
        <translation>Váš partner je ten, kdo zahrál druhou křížovou dámu.</translation>
    </message>
    <message>
        <source>You hold a queen of clubs, so you are Re. Each side may only announce its own word.</source>
        <translation>Máte křížovou dámu, takže jste Re. Každá strana smí hlásit jen své slovo.</translation>
    </message>
</context>
<context>
    <name>FrenchOptionNames</name>
    <message>
        <source>Kings of diamonds on top</source>
        <translation>Károví králové nejvyšší</translation>
    </message>
    <message>
        <source>Heart trick</source>
        <translation>Srdcový zdvih</translation>
    </message>
</context>
<context>
    <name>FrenchOptionTexts</name>
    <message>
        <source>The kings of diamonds are the highest trumps, and the tens of diamonds beat the aces of diamonds.</source>
        <translation>Károví králové jsou nejvyšší trumfy a&#xa0;kárové desítky přebíjejí kárová esa.</translation>
    </message>
    <message>
        <source>The holder of both kings of diamonds may choose a new partner when playing the first of them.</source>
        <translation>Kdo má oba kárové krále, smí si s&#xa0;prvním z&#xa0;nich vybrat nového partnera.</translation>
    </message>
    <message>
        <source>Without nines, a trick of four plain hearts scores a point.</source>
        <translation>Bez devítek přinese zdvih ze čtyř netrumfových srdcí bod.</translation>
    </message>
    <message>
        <source>A solo in which only the four queens are trumps.</source>
        <translation>Sólo, ve kterém jsou trumfy jen čtyři dámy.</translation>
    </message>
    <message>
        <source>A solo in which the four jacks and one suit are trumps.</source>
        <translation>Sólo, ve kterém jsou trumfy čtyři kluci a&#xa0;jedna barva.</translation>
    </message>
    <message>
        <source>A solo in which the four queens and one suit are trumps.</source>
        <translation>Sólo, ve kterém jsou trumfy čtyři dámy a&#xa0;jedna barva.</translation>
    </message>
</context>
<context>
    <name>FrenchSaid</name>
    <message>
        <source>I call the ace of clubs</source>
        <translation>Volám křížové eso</translation>
    </message>
    <message>
        <source>I call the ace of spades</source>
        <translation>Volám pikové eso</translation>
    </message>
    <message>
        <source>I call the ace of hearts</source>
        <translation>Volám srdcové eso</translation>
    </message>
    <message>
        <source>I call the ace of diamonds</source>
        <translation>Volám kárové eso</translation>
    </message>
    <message>
        <source>I call the ten of clubs</source>
        <translation>Volám křížovou desítku</translation>
    </message>
    <message>
        <source>I call the ten of spades</source>
        <translation>Volám pikovou desítku</translation>
    </message>
    <message>
        <source>I call the ten of diamonds</source>
        <translation>Volám károvou desítku</translation>
    </message>
</context>
<context>
    <name>FrenchSchafkopfLesson</name>
    <message>
        <source>An ace counts 11, a ten 10, a king 4, a queen 3, a jack 2; nine, eight and seven count nothing. All 32 cards together have 120 points.</source>
        <translation>Eso platí 11, desítka 10, král 4, dáma 3, kluk 2; devítka, osma a&#xa0;sedma neplatí nic. Všech 32&#xa0;karet dohromady má 120&#xa0;bodů.</translation>
    </message>
    <message>
        <source>Trumps beat all other cards. In the usual game these fourteen are trumps, from the highest down: the four queens, the four jacks, then the other hearts. Queens and jacks rank by their suits: clubs, spades, hearts, diamonds.</source>
        <translation>Trumfy přebíjejí všechny ostatní karty. V&#xa0;obvyklé hře je trumfů těchto čtrnáct, od nejvyššího: čtyři dámy, čtyři kluci a&#xa0;pak ostatní srdce. Dámy a&#xa0;kluci jdou podle svých barev: kříže, piky, srdce, káry.</translation>
    </message>
    <message>
        <source>The first card of a trick says what the others must play. If it is a trump, you must play a trump if you have one. If it is a plain card of clubs, spades or diamonds, you must play a plain card of that suit. If you have none, you may play anything.</source>
        <translation>První karta zdvihu určuje, co musí hrát ostatní. Je-li to trumf, musíte hrát trumf, pokud nějaký máte. Je-li to netrumfová karta v&#xa0;křížích, pikách nebo kárech, musíte hrát netrumfovou kartu té barvy. Nemáte-li žádnou, smíte zahrát cokoli.</translation>
    </message>
</context>
<context>
    <name>FrenchSchafkopfLessonReasons</name>
    <message>
        <source>Ace 11, ten 10, king 4, queen 3, jack 2, everything else 0: add up the four cards.</source>
        <translation>Eso 11, desítka 10, král 4, dáma 3, kluk 2, všechno ostatní 0: sečtěte čtyři karty.</translation>
    </message>
    <message>
        <source>Every queen and every jack is a trump, whatever its suit, and so is every heart. Nothing else is.</source>
        <translation>Každá dáma a&#xa0;každý kluk je trumf, ať má jakoukoli barvu, a&#xa0;každé srdce také. Nic jiného.</translation>
    </message>
    <message>
        <source>A plain card of the suit led must be played. Queens and jacks are trumps: they do not belong to the suit printed on them.</source>
        <translation>Musí se hrát netrumfová karta vynesené barvy. Dámy a&#xa0;kluci jsou trumfy: nepatří k&#xa0;barvě, která je na nich natištěna.</translation>
    </message>
    <message>
        <source>Any trump follows a trump: hearts, queens and jacks alike.</source>
        <translation>Na trumf smí každý trumf: srdce, dámy i&#xa0;kluci.</translation>
    </message>
    <message>
        <source>Two trumps lie here, and the higher one wins: every queen beats every jack.</source>
        <translation>Leží tu dva trumfy a&#xa0;vyhrává vyšší: každá dáma přebíjí každého kluka.</translation>
    </message>
</context>
<context>
    <name>FrenchScoringLines</name>
    <message>
        <source>Fox caught (ace of diamonds)</source>
        <translation>Chycená liška (kárové eso)</translation>
    </message>
    <message>
        <source>Charlie wins the last trick (jack of clubs)</source>
        <translation>Karlík bere poslední zdvih (křížový kluk)</translation>
    </message>
    <message>
        <source>Heart trick</source>
        <translation>Srdcový zdvih</translation>
    </message>
    <message>
        <source>Dulle caught (ten of hearts)</source>
        <translation>Chycená Dulle (srdcová desítka)</translation>
    </message>
    <message>
        <source>Charlie caught (jack of clubs)</source>
        <translation>Chycený Karlík (křížový kluk)</translation>
    </message>
</context>
<context>
    <name>FrenchSuits</name>
    <message>
        <source>clubs</source>
        <translation>kříže</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>piky</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>srdce</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>káry</translation>
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
        <translation>Volat žaludské eso</translation>
    </message>
    <message>
        <source>Call the ace of leaves</source>
        <translation>Volat zelené eso</translation>
    </message>
    <message>
        <source>Call the ace of hearts</source>
        <translation>Volat červené eso</translation>
    </message>
    <message>
        <source>Call the ace of bells</source>
        <translation>Volat kulové eso</translation>
    </message>
    <message>
        <source>Call the ten of acorns</source>
        <translation>Volat žaludskou desítku</translation>
    </message>
    <message>
        <source>Call the ten of leaves</source>
        <translation>Volat zelenou desítku</translation>
    </message>
    <message>
        <source>Call the ten of bells</source>
        <translation>Volat kulovou desítku</translation>
    </message>
</context>
<context>
    <name>GermanCards</name>
    <message>
        <source>ace of acorns</source>
        <translation>žaludské eso</translation>
    </message>
    <message>
        <source>ten of acorns</source>
        <translation>žaludská desítka</translation>
    </message>
    <message>
        <source>king of acorns</source>
        <translation>žaludský král</translation>
    </message>
    <message>
        <source>Ober of acorns</source>
        <translation>žaludský svršek</translation>
    </message>
    <message>
        <source>Unter of acorns</source>
        <translation>žaludský spodek</translation>
    </message>
    <message>
        <source>nine of acorns</source>
        <translation>žaludská devítka</translation>
    </message>
    <message>
        <source>eight of acorns</source>
        <translation>žaludská osma</translation>
    </message>
    <message>
        <source>seven of acorns</source>
        <translation>žaludská sedma</translation>
    </message>
    <message>
        <source>ace of leaves</source>
        <translation>zelené eso</translation>
    </message>
    <message>
        <source>ten of leaves</source>
        <translation>zelená desítka</translation>
    </message>
    <message>
        <source>king of leaves</source>
        <translation>zelený král</translation>
    </message>
    <message>
        <source>Ober of leaves</source>
        <translation>zelený svršek</translation>
    </message>
    <message>
        <source>Unter of leaves</source>
        <translation>zelený spodek</translation>
    </message>
    <message>
        <source>nine of leaves</source>
        <translation>zelená devítka</translation>
    </message>
    <message>
        <source>eight of leaves</source>
        <translation>zelená osma</translation>
    </message>
    <message>
        <source>seven of leaves</source>
        <translation>zelená sedma</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>červené eso</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>červená desítka</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>červený král</translation>
    </message>
    <message>
        <source>Ober of hearts</source>
        <translation>červený svršek</translation>
    </message>
    <message>
        <source>Unter of hearts</source>
        <translation>červený spodek</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>červená devítka</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translation>červená osma</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation>červená sedma</translation>
    </message>
    <message>
        <source>ace of bells</source>
        <translation>kulové eso</translation>
    </message>
    <message>
        <source>ten of bells</source>
        <translation>kulová desítka</translation>
    </message>
    <message>
        <source>king of bells</source>
        <translation>kulový král</translation>
    </message>
    <message>
        <source>Ober of bells</source>
        <translation>kulový svršek</translation>
    </message>
    <message>
        <source>Unter of bells</source>
        <translation>kulový spodek</translation>
    </message>
    <message>
        <source>nine of bells</source>
        <translation>kulová devítka</translation>
    </message>
    <message>
        <source>eight of bells</source>
        <translation>kulová osma</translation>
    </message>
    <message>
        <source>seven of bells</source>
        <translation>kulová sedma</translation>
    </message>
</context>
<context>
    <name>GermanCardsAsObject</name>
    <message>
        <source>ace of acorns</source>
        <translation>žaludské eso</translation>
    </message>
    <message>
        <source>ten of acorns</source>
        <translation>žaludskou desítku</translation>
    </message>
    <message>
        <source>king of acorns</source>
        <translation>žaludského krále</translation>
    </message>
    <message>
        <source>Ober of acorns</source>
        <translation>žaludského svrška</translation>
    </message>
    <message>
        <source>Unter of acorns</source>
        <translation>žaludského spodka</translation>
    </message>
    <message>
        <source>nine of acorns</source>
        <translation>žaludskou devítku</translation>
    </message>
    <message>
        <source>eight of acorns</source>
        <translation>žaludskou osmu</translation>
    </message>
    <message>
        <source>seven of acorns</source>
        <translation>žaludskou sedmu</translation>
    </message>
    <message>
        <source>ace of leaves</source>
        <translation>zelené eso</translation>
    </message>
    <message>
        <source>ten of leaves</source>
        <translation>zelenou desítku</translation>
    </message>
    <message>
        <source>king of leaves</source>
        <translation>zeleného krále</translation>
    </message>
    <message>
        <source>Ober of leaves</source>
        <translation>zeleného svrška</translation>
    </message>
    <message>
        <source>Unter of leaves</source>
        <translation>zeleného spodka</translation>
    </message>
    <message>
        <source>nine of leaves</source>
        <translation>zelenou devítku</translation>
    </message>
    <message>
        <source>eight of leaves</source>
        <translation>zelenou osmu</translation>
    </message>
    <message>
        <source>seven of leaves</source>
        <translation>zelenou sedmu</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>červené eso</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>červenou desítku</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>červeného krále</translation>
    </message>
    <message>
        <source>Ober of hearts</source>
        <translation>červeného svrška</translation>
    </message>
    <message>
        <source>Unter of hearts</source>
        <translation>červeného spodka</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>červenou devítku</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translation>červenou osmu</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation>červenou sedmu</translation>
    </message>
    <message>
        <source>ace of bells</source>
        <translation>kulové eso</translation>
    </message>
    <message>
        <source>ten of bells</source>
        <translation>kulovou desítku</translation>
    </message>
    <message>
        <source>king of bells</source>
        <translation>kulového krále</translation>
    </message>
    <message>
        <source>Ober of bells</source>
        <translation>kulového svrška</translation>
    </message>
    <message>
        <source>Unter of bells</source>
        <translation>kulového spodka</translation>
    </message>
    <message>
        <source>nine of bells</source>
        <translation>kulovou devítku</translation>
    </message>
    <message>
        <source>eight of bells</source>
        <translation>kulovou osmu</translation>
    </message>
    <message>
        <source>seven of bells</source>
        <translation>kulovou sedmu</translation>
    </message>
</context>
<context>
    <name>GermanContracts</name>
    <message>
        <source>Ober solo</source>
        <translation>Sólo svršků</translation>
    </message>
    <message>
        <source>Unter solo</source>
        <translation>Sólo spodků</translation>
    </message>
    <message>
        <source>Acorn solo</source>
        <translation>Žaludské sólo</translation>
    </message>
    <message>
        <source>Leaf solo</source>
        <translation>Zelené sólo</translation>
    </message>
    <message>
        <source>Heart solo</source>
        <translation>Červené sólo</translation>
    </message>
    <message>
        <source>Bell solo</source>
        <translation>Kulové sólo</translation>
    </message>
    <message>
        <source>Rufer calling the ace of acorns</source>
        <translation>Rufer na žaludské eso</translation>
    </message>
    <message>
        <source>Rufer calling the ace of leaves</source>
        <translation>Rufer na zelené eso</translation>
    </message>
    <message>
        <source>Rufer calling the ace of hearts</source>
        <translation>Rufer na červené eso</translation>
    </message>
    <message>
        <source>Rufer calling the ace of bells</source>
        <translation>Rufer na kulové eso</translation>
    </message>
    <message>
        <source>Farbgeier in acorns</source>
        <translation>Barevný Geier v žaludech</translation>
    </message>
    <message>
        <source>Farbgeier in leaves</source>
        <translation>Barevný Geier v zelených</translation>
    </message>
    <message>
        <source>Farbgeier in hearts</source>
        <translation>Barevný Geier v červených</translation>
    </message>
    <message>
        <source>Farbgeier in bells</source>
        <translation>Barevný Geier v kulích</translation>
    </message>
    <message>
        <source>Farbwenz in acorns</source>
        <translation>Barevný Wenz v žaludech</translation>
    </message>
    <message>
        <source>Farbwenz in leaves</source>
        <translation>Barevný Wenz v zelených</translation>
    </message>
    <message>
        <source>Farbwenz in hearts</source>
        <translation>Barevný Wenz v červených</translation>
    </message>
    <message>
        <source>Farbwenz in bells</source>
        <translation>Barevný Wenz v kulích</translation>
    </message>
    <message>
        <source>Farbgeier Tout in acorns</source>
        <translation>Barevný Geier Tout v žaludech</translation>
    </message>
    <message>
        <source>Farbgeier Tout in leaves</source>
        <translation>Barevný Geier Tout v zelených</translation>
    </message>
    <message>
        <source>Farbgeier Tout in hearts</source>
        <translation>Barevný Geier Tout v červených</translation>
    </message>
    <message>
        <source>Farbgeier Tout in bells</source>
        <translation>Barevný Geier Tout v kulích</translation>
    </message>
    <message>
        <source>Farbwenz Tout in acorns</source>
        <translation>Barevný Wenz Tout v žaludech</translation>
    </message>
    <message>
        <source>Farbwenz Tout in leaves</source>
        <translation>Barevný Wenz Tout v zelených</translation>
    </message>
    <message>
        <source>Farbwenz Tout in hearts</source>
        <translation>Barevný Wenz Tout v červených</translation>
    </message>
    <message>
        <source>Farbwenz Tout in bells</source>
        <translation>Barevný Wenz Tout v kulích</translation>
    </message>
    <message>
        <source>Acorn solo Tout</source>
        <translation>Žaludské sólo Tout</translation>
    </message>
    <message>
        <source>Leaf solo Tout</source>
        <translation>Zelené sólo Tout</translation>
    </message>
    <message>
        <source>Heart solo Tout</source>
        <translation>Červené sólo Tout</translation>
    </message>
    <message>
        <source>Bell solo Tout</source>
        <translation>Kulové sólo Tout</translation>
    </message>
    <message>
        <source>Muss with the called suit acorns</source>
        <translation>Povinná hra, volaná barva: žaludy</translation>
    </message>
    <message>
        <source>Muss with the called suit leaves</source>
        <translation>Povinná hra, volaná barva: zelené</translation>
    </message>
    <message>
        <source>Muss with the called suit hearts</source>
        <translation>Povinná hra, volaná barva: červené</translation>
    </message>
    <message>
        <source>Muss with the called suit bells</source>
        <translation>Povinná hra, volaná barva: kule</translation>
    </message>
</context>
<context>
    <name>GermanDoppelkopfLesson</name>
    <message>
        <source>An ace counts 11, a ten 10, a king 4, an Ober 3, an Unter 2; a nine counts nothing. All 48 cards together have 240 points. The suit sign of an Ober stands at the top, that of an Unter lower down.</source>
        <translation>Eso platí 11, desítka 10, král 4, svršek 3, spodek 2; devítka neplatí nic. Všech 48&#xa0;karet dohromady má 240&#xa0;bodů. Svršek má znak barvy nahoře, spodek níž.</translation>
    </message>
    <message>
        <source>Trumps beat all other cards. These are trumps, from the highest down and each of them twice: the ten of hearts, the four Obers, the four Unters, then the other bells. Everything else is plain and ranks ace, ten, king, nine within its suit.</source>
        <translation>Trumfy přebíjejí všechny ostatní karty. Trumfy jsou, od nejvyššího a&#xa0;každý dvakrát: červená desítka, čtyři svršky, čtyři spodky a&#xa0;pak ostatní kule. Všechno ostatní jsou netrumfové karty; ve své barvě jdou eso, desítka, král, devítka.</translation>
    </message>
    <message>
        <source>The two players who each hold an Ober of acorns are partners; their side is called Re. The other two are Kontra. Nobody says so at first: the cards show it, or an announcement. Both Obers in one hand are a wedding, which comes later.</source>
        <translation>Dva hráči, kteří mají po jednom žaludském svršku, jsou partneři; jejich strana se jmenuje Re. Druzí dva jsou Kontra. Zprvu to nikdo neříká: ukážou to karty nebo hlášení. Oba svršky v&#xa0;jednom listu jsou svatba; o&#xa0;té později.</translation>
    </message>
    <message>
        <source>In another deal you hold an Ober of acorns. This trick has just been played. Who is your partner?</source>
        <translation>V&#xa0;jiném rozdání máte žaludského svrška. Tento zdvih se právě odehrál. Kdo je váš partner?</translation>
    </message>
    <message>
        <source>Some things earn an extra point: catching the other side’s ace of bells, the fox; winning the last trick with an Unter of acorns, Charlie; and a trick of 40 or more card points.</source>
        <translation>Něco přinese zvláštní bod: chytit kulové eso druhé strany, lišku; vzít poslední zdvih žaludským spodkem, Karlíkem; a&#xa0;zdvih, ve kterém je aspoň 40&#xa0;bodů, doppelkopf.</translation>
    </message>
</context>
<context>
    <name>GermanDoppelkopfLessonReasons</name>
    <message>
        <source>Ace 11, ten 10, king 4, Ober 3, Unter 2, everything else 0: add up the four cards.</source>
        <translation>Eso 11, desítka 10, král 4, svršek 3, spodek 2, všechno ostatní 0: sečtěte čtyři karty.</translation>
    </message>
    <message>
        <source>Every Ober and every Unter is a trump, and so are all bells and the ten of hearts. Nothing else is.</source>
        <translation>Každý svršek a&#xa0;každý spodek je trumf, k&#xa0;tomu všechny kule a&#xa0;červená desítka. Nic jiného.</translation>
    </message>
    <message>
        <source>A plain heart must be played. The ten, the Obers and the Unters of hearts are trumps, not hearts.</source>
        <translation>Musí se hrát netrumfová červená. Červená desítka, svršek a&#xa0;spodek jsou trumfy, ne červené.</translation>
    </message>
    <message>
        <source>You hold no plain heart, for the Ober of hearts is a trump. So you may play everything.</source>
        <translation>Netrumfovou červenou nemáte, protože červený svršek je trumf. Smíte tedy zahrát cokoli.</translation>
    </message>
    <message>
        <source>You hold an Ober of acorns, so you are Re.</source>
        <translation>Máte žaludského svrška, takže jste Re.</translation>
    </message>
    <message>
        <source>Your partner is whoever has played the other Ober of acorns.</source>
        <translation>Váš partner je ten, kdo zahrál druhého žaludského svrška.</translation>
    </message>
    <message>
        <source>You hold an Ober of acorns, so you are Re. Each side may only announce its own word.</source>
        <translation>Máte žaludského svrška, takže jste Re. Každá strana smí hlásit jen své slovo.</translation>
    </message>
</context>
<context>
    <name>GermanOptionNames</name>
    <message>
        <source>Kings of bells on top</source>
        <translation>Kuloví králové nejvyšší</translation>
    </message>
    <message>
        <source>Heart trick</source>
        <translation>Červený zdvih</translation>
    </message>
</context>
<context>
    <name>GermanOptionTexts</name>
    <message>
        <source>The kings of bells are the highest trumps, and the tens of bells beat the aces of bells.</source>
        <translation>Kuloví králové jsou nejvyšší trumfy a&#xa0;kulové desítky přebíjejí kulová esa.</translation>
    </message>
    <message>
        <source>The holder of both kings of bells may choose a new partner when playing the first of them.</source>
        <translation>Kdo má oba kulové krále, smí si s&#xa0;prvním z&#xa0;nich vybrat nového partnera.</translation>
    </message>
    <message>
        <source>Without nines, a trick of four plain hearts scores a point.</source>
        <translation>Bez devítek přinese zdvih ze čtyř netrumfových červených bod.</translation>
    </message>
    <message>
        <source>A solo in which only the four Obers are trumps.</source>
        <translation>Sólo, ve kterém jsou trumfy jen čtyři svršky.</translation>
    </message>
    <message>
        <source>A solo in which the four Unters and one suit are trumps.</source>
        <translation>Sólo, ve kterém jsou trumfy čtyři spodky a&#xa0;jedna barva.</translation>
    </message>
    <message>
        <source>A solo in which the four Obers and one suit are trumps.</source>
        <translation>Sólo, ve kterém jsou trumfy čtyři svršky a&#xa0;jedna barva.</translation>
    </message>
</context>
<context>
    <name>GermanSaid</name>
    <message>
        <source>I call the ace of acorns</source>
        <translation>Volám žaludské eso</translation>
    </message>
    <message>
        <source>I call the ace of leaves</source>
        <translation>Volám zelené eso</translation>
    </message>
    <message>
        <source>I call the ace of hearts</source>
        <translation>Volám červené eso</translation>
    </message>
    <message>
        <source>I call the ace of bells</source>
        <translation>Volám kulové eso</translation>
    </message>
    <message>
        <source>I call the ten of acorns</source>
        <translation>Volám žaludskou desítku</translation>
    </message>
    <message>
        <source>I call the ten of leaves</source>
        <translation>Volám zelenou desítku</translation>
    </message>
    <message>
        <source>I call the ten of bells</source>
        <translation>Volám kulovou desítku</translation>
    </message>
</context>
<context>
    <name>GermanSchafkopfLesson</name>
    <message>
        <source>An ace counts 11, a ten 10, a king 4, an Ober 3, an Unter 2; nine, eight and seven count nothing. All 32 cards together have 120 points. The suit sign of an Ober stands at the top, that of an Unter lower down.</source>
        <translation>Eso platí 11, desítka 10, král 4, svršek 3, spodek 2; devítka, osma a&#xa0;sedma neplatí nic. Všech 32&#xa0;karet dohromady má 120&#xa0;bodů. Svršek má znak barvy nahoře, spodek níž.</translation>
    </message>
    <message>
        <source>Trumps beat all other cards. In the usual game these fourteen are trumps, from the highest down: the four Obers, the four Unters, then the other hearts. Obers and Unters rank by their suits: acorns, leaves, hearts, bells.</source>
        <translation>Trumfy přebíjejí všechny ostatní karty. V&#xa0;obvyklé hře je trumfů těchto čtrnáct, od nejvyššího: čtyři svršky, čtyři spodky a&#xa0;pak ostatní červené. Svršci a&#xa0;spodci jdou podle svých barev: žaludy, zelené, červené, kule.</translation>
    </message>
    <message>
        <source>The first card of a trick says what the others must play. If it is a trump, you must play a trump if you have one. If it is a plain card of acorns, leaves or bells, you must play a plain card of that suit. If you have none, you may play anything.</source>
        <translation>První karta zdvihu určuje, co musí hrát ostatní. Je-li to trumf, musíte hrát trumf, pokud nějaký máte. Je-li to netrumfová karta v&#xa0;žaludech, zelených nebo kulích, musíte hrát netrumfovou kartu té barvy. Nemáte-li žádnou, smíte zahrát cokoli.</translation>
    </message>
</context>
<context>
    <name>GermanSchafkopfLessonReasons</name>
    <message>
        <source>Ace 11, ten 10, king 4, Ober 3, Unter 2, everything else 0: add up the four cards.</source>
        <translation>Eso 11, desítka 10, král 4, svršek 3, spodek 2, všechno ostatní 0: sečtěte čtyři karty.</translation>
    </message>
    <message>
        <source>Every Ober and every Unter is a trump, whatever its suit, and so is every heart. Nothing else is.</source>
        <translation>Každý svršek a&#xa0;každý spodek je trumf, ať má jakoukoli barvu, a&#xa0;každá červená také. Nic jiného.</translation>
    </message>
    <message>
        <source>A plain card of the suit led must be played. Obers and Unters are trumps: they do not belong to the suit printed on them.</source>
        <translation>Musí se hrát netrumfová karta vynesené barvy. Svršci a&#xa0;spodci jsou trumfy: nepatří k&#xa0;barvě, která je na nich natištěna.</translation>
    </message>
    <message>
        <source>Any trump follows a trump: hearts, Obers and Unters alike.</source>
        <translation>Na trumf smí každý trumf: červené, svršci i&#xa0;spodci.</translation>
    </message>
    <message>
        <source>Two trumps lie here, and the higher one wins: every Ober beats every Unter.</source>
        <translation>Leží tu dva trumfy a&#xa0;vyhrává vyšší: každý svršek přebíjí každého spodka.</translation>
    </message>
</context>
<context>
    <name>GermanScoringLines</name>
    <message>
        <source>Fox caught (ace of bells)</source>
        <translation>Chycená liška (kulové eso)</translation>
    </message>
    <message>
        <source>Charlie wins the last trick (Unter of acorns)</source>
        <translation>Karlík bere poslední zdvih (žaludský spodek)</translation>
    </message>
    <message>
        <source>Heart trick</source>
        <translation>Červený zdvih</translation>
    </message>
    <message>
        <source>Dulle caught (ten of hearts)</source>
        <translation>Chycená Dulle (červená desítka)</translation>
    </message>
    <message>
        <source>Charlie caught (Unter of acorns)</source>
        <translation>Chycený Karlík (žaludský spodek)</translation>
    </message>
</context>
<context>
    <name>GermanSuits</name>
    <message>
        <source>acorns</source>
        <translation>žaludy</translation>
    </message>
    <message>
        <source>leaves</source>
        <translation>zelené</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>červené</translation>
    </message>
    <message>
        <source>bells</source>
        <translation>kule</translation>
    </message>
</context>
<context>
    <name>HandRow</name>
    <message>
        <source>Played: {cards}.</source>
        <translation>Zahráno: {cards}.</translation>
    </message>
    <message>
        <source>Played: {cards}. Dealt but not played: {rest}.</source>
        <translation>Zahráno: {cards}. Rozdáno, ale nezahráno: {rest}.</translation>
    </message>
</context>
<context>
    <name>HandView</name>
    <message>
        <source>Your hand</source>
        <translation>Vaše karty</translation>
    </message>
    <message>
        <source>picked</source>
        <translation>vybráno</translation>
    </message>
    <message>
        <source>not picked</source>
        <translation>nevybráno</translation>
    </message>
    <message>
        <source>press again to play</source>
        <translation>dalším stiskem zahrajete</translation>
    </message>
    <message>
        <source>Press again to play: {card}.</source>
        <translation>Dalším stiskem zahrajete: {card}.</translation>
    </message>
    <message>
        <source>Place {place} of {count}: {card}.</source>
        <translation>Místo {place} z&#xa0;{count}: {card}.</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Play Schafkopf and Doppelkopf. Without a command, or with a record, the window opens.</source>
        <translation>Hrát Schafkopf a Doppelkopf. Bez příkazu nebo se záznamem se otevře okno.</translation>
    </message>
    <message>
        <source>print the version and end</source>
        <translation>vypsat verzi a skončit</translation>
    </message>
    <message>
        <source>replay a record and print every deal</source>
        <translation>přehrát záznam a vypsat každé rozdání</translation>
    </message>
    <message>
        <source>print a deal’s scores from facts alone</source>
        <translation>vypočítat body rozdání jen z údajů</translation>
    </message>
    <message>
        <source>measure the speed of this machine</source>
        <translation>změřit rychlost tohoto počítače</translation>
    </message>
    <message>
        <source>print one JSON document</source>
        <translation>vypsat jediný dokument JSON</translation>
    </message>
    <message>
        <source>play a deal of each game in the window</source>
        <translation>v okně sehrát po jednom rozdání každé hry</translation>
    </message>
    <message>
        <source>let computer players play</source>
        <translation>nechat hrát počítačové hráče</translation>
    </message>
    <message>
        <source>write the record to a file</source>
        <translation>zapsat záznam do souboru</translation>
    </message>
    <message>
        <source>measure two computer players by duplicate deals</source>
        <translation>porovnat dva počítačové hráče na stejných kartách</translation>
    </message>
    <message>
        <source>number of processes; as many as the machine has cores without it</source>
        <translation>počet procesů; bez údaje tolik, kolik má počítač jader</translation>
    </message>
    <message>
        <source>print what each card is worth when all hands are open</source>
        <translation>vypsat, jakou hodnotu má každá karta při odkrytých kartách</translation>
    </message>
    <message>
        <source>number of the deal, from 1; the last one without it</source>
        <translation>číslo rozdání od 1; bez údaje poslední</translation>
    </message>
    <message>
        <source>the point after so many actions of the deal; its last one without it</source>
        <translation>bod po tolika tazích rozdání; bez údaje poslední</translation>
    </message>
    <message>
        <source>most cards played in the search; what it leaves open is given as bounds and a guess</source>
        <translation>nejvyšší počet karet zahraných při hledání; co zůstane otevřené, je dáno mezemi a odhadem</translation>
    </message>
    <message>
        <source>rule set</source>
        <translation>sada pravidel</translation>
    </message>
    <message>
        <source>number of deals</source>
        <translation>počet rozdání</translation>
    </message>
    <message>
        <source>seed of the cards</source>
        <translation>počáteční hodnota karet</translation>
    </message>
    <message>
        <source>time that a program has for an answer</source>
        <translation>čas, který má program na odpověď</translation>
    </message>
    <message>
        <source>print the pages about the rules of a game</source>
        <translation>vypsat stránky o pravidlech hry</translation>
    </message>
    <message>
        <source>language of the pages</source>
        <translation>jazyk stránek</translation>
    </message>
    <message>
        <source>look after decks of cards</source>
        <translation>spravovat balíčky karet</translation>
    </message>
    <message>
        <source>name the decks that can be chosen</source>
        <translation>vyjmenovat balíčky, které lze zvolit</translation>
    </message>
    <message>
        <source>say everything that is wrong with a deck</source>
        <translation>říct všechno, co na balíčku není v pořádku</translation>
    </message>
    <message>
        <source>draw all cards of a deck into one picture</source>
        <translation>nakreslit všechny karty balíčku do jednoho obrázku</translation>
    </message>
    <message>
        <source>name or folder of a deck</source>
        <translation>jméno nebo složka balíčku</translation>
    </message>
    <message>
        <source>width of a card</source>
        <translation>šířka karty</translation>
    </message>
    <message>
        <source>contrast, grain, temperature or a preset</source>
        <translation>kontrast, zrnitost, teplota barev nebo předvolba</translation>
    </message>
    <message>
        <source>only these cards, such as CQ,HA</source>
        <translation>jen tyto karty, například CQ,HA</translation>
    </message>
    <message>
        <source>what is measured, everything without it: {parts}</source>
        <translation>co se měří, bez údaje všechno: {parts}</translation>
    </message>
</context>
<context>
    <name>HintHoldings</name>
    <message>
        <source>Your hand for it: trumps {trumps}, queens among them {queens}, other aces {aces}.</source>
        <translation>V&#xa0;ruce k&#xa0;tomu máte trumfů {trumps}, z&#xa0;toho dam {queens}, jiných es {aces}.</translation>
    </message>
    <message>
        <source>Your hand: trumps {trumps}, queens among them {queens}, other aces {aces}.</source>
        <translation>V&#xa0;ruce máte trumfů {trumps}, z&#xa0;toho dam {queens}, jiných es {aces}.</translation>
    </message>
    <message>
        <source>Your hand for it: trumps {trumps}, Obers among them {queens}, other aces {aces}.</source>
        <translation>V&#xa0;ruce k&#xa0;tomu máte trumfů {trumps}, z&#xa0;toho svršků {queens}, jiných es {aces}.</translation>
    </message>
    <message>
        <source>Your hand: trumps {trumps}, Obers among them {queens}, other aces {aces}.</source>
        <translation>V&#xa0;ruce máte trumfů {trumps}, z&#xa0;toho svršků {queens}, jiných es {aces}.</translation>
    </message>
</context>
<context>
    <name>HintReasons</name>
    <message>
        <source>Nothing else is allowed.</source>
        <translation>Nic jiného není dovoleno.</translation>
    </message>
    <message>
        <source>It takes the trick for certain: nobody who still plays can beat it.</source>
        <translation>Zdvih bere najisto: kdo ještě hraje, ji nemůže přebít.</translation>
    </message>
    <message>
        <source>Your fox is safe here: this trick is certain for your side.</source>
        <translation>Vaše liška je tu v&#xa0;bezpečí: tento zdvih najisto bere vaše strana.</translation>
    </message>
    <message>
        <source>Your partner is winning the trick so far: you need not take it.</source>
        <translation>Zdvih zatím bere váš partner: nemusíte ho brát vy.</translation>
    </message>
    <message>
        <source>You search for the called ace: it must be played now.</source>
        <translation>Hledáte volané eso: teď se musí zahrát.</translation>
    </message>
    <message>
        <source>No higher card of its suit is out, and the suit has not been led yet.</source>
        <translation>Vyšší karta její barvy už ve hře není a&#xa0;barva ještě nebyla vynesena.</translation>
    </message>
    <message>
        <source>No higher card of its suit is out.</source>
        <translation>Vyšší karta její barvy už ve hře není.</translation>
    </message>
    <message>
        <source>You have none of the suit that was led, but keep your trumps for later.</source>
        <translation>Vynesenou barvu nemáte, ale trumfy si nechte na později.</translation>
    </message>
    <message>
        <source>It is your only card of its suit: after it you can trump that suit.</source>
        <translation>Je to vaše jediná karta té barvy: potom ji můžete trumfovat.</translation>
    </message>
    <message>
        <source>It is worth no points, whoever takes it.</source>
        <translation>Nejsou za ni žádné body, ať ji vezme kdokoli.</translation>
    </message>
    <message>
        <source>It stays below the cards that lie.</source>
        <translation>Je nižší než karty, které už leží.</translation>
    </message>
    <message>
        <source>You cannot follow, so it cannot take the trick.</source>
        <translation>Nemůžete ctít barvu, takže zdvih vzít nemůže.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Nejste na řadě.</translation>
    </message>
    <message>
        <source>In the deals imagined nothing else did clearly better.</source>
        <translation>V&#xa0;myšlených rozdáních není nic jiného zřetelně lepší.</translation>
    </message>
    <message>
        <source>There is no simple reason for it.</source>
        <translation>Jednoduchý důvod pro to není.</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message numerus="yes">
        <source>You play last and take the trick with %n points.</source>
        <translation>
            <numerusform>Hrajete poslední a&#xa0;berete zdvih za %n&#xa0;bod.</numerusform>
            <numerusform>Hrajete poslední a&#xa0;berete zdvih za %n&#xa0;body.</numerusform>
            <numerusform>Hrajete poslední a&#xa0;berete zdvih za %n&#xa0;bodů.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The trick is certain for your side: add %n points.</source>
        <translation>
            <numerusform>Zdvih najisto bere vaše strana: namažte %n&#xa0;bod.</numerusform>
            <numerusform>Zdvih najisto bere vaše strana: namažte %n&#xa0;body.</numerusform>
            <numerusform>Zdvih najisto bere vaše strana: namažte %n&#xa0;bodů.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your partner is winning the trick so far: add %n points.</source>
        <translation>
            <numerusform>Zdvih zatím bere váš partner: namažte %n&#xa0;bod.</numerusform>
            <numerusform>Zdvih zatím bere váš partner: namažte %n&#xa0;body.</numerusform>
            <numerusform>Zdvih zatím bere váš partner: namažte %n&#xa0;bodů.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw the trumps of the others: they hold %n.</source>
        <translation>
            <numerusform>Stáhněte ostatním trumfy: mají jich %n.</numerusform>
            <numerusform>Stáhněte ostatním trumfy: mají jich %n.</numerusform>
            <numerusform>Stáhněte ostatním trumfy: mají jich %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have none of the suit that was led and can trump; %n points lie there.</source>
        <translation>
            <numerusform>Vynesenou barvu nemáte a&#xa0;můžete trumfovat; leží tam %n&#xa0;bod.</numerusform>
            <numerusform>Vynesenou barvu nemáte a&#xa0;můžete trumfovat; leží tam %n&#xa0;body.</numerusform>
            <numerusform>Vynesenou barvu nemáte a&#xa0;můžete trumfovat; leží tam %n&#xa0;bodů.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is ahead now; %n cards could still beat it.</source>
        <translation>
            <numerusform>Teď je nejvyšší; ještě ji může přebít %n&#xa0;karta.</numerusform>
            <numerusform>Teď je nejvyšší; ještě ji mohou přebít %n&#xa0;karty.</numerusform>
            <numerusform>Teď je nejvyšší; ještě ji může přebít %n&#xa0;karet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You cannot beat the cards that lie: give as little as you can, %n points.</source>
        <translation>
            <numerusform>Karty, které leží, přebít nemůžete: dejte co nejméně, jen %n&#xa0;bod.</numerusform>
            <numerusform>Karty, které leží, přebít nemůžete: dejte co nejméně, jen %n&#xa0;body.</numerusform>
            <numerusform>Karty, které leží, přebít nemůžete: dejte co nejméně, jen %n&#xa0;bodů.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n points lie there: keep your higher cards for another trick.</source>
        <translation>
            <numerusform>Leží tam jen %n&#xa0;bod: vyšší karty si nechte na jiný zdvih.</numerusform>
            <numerusform>Leží tam jen %n&#xa0;body: vyšší karty si nechte na jiný zdvih.</numerusform>
            <numerusform>Leží tam jen %n&#xa0;bodů: vyšší karty si nechte na jiný zdvih.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is your lowest card of its suit; %n higher ones are out.</source>
        <translation>
            <numerusform>Je to vaše nejnižší karta té barvy; ve hře je ještě %n&#xa0;vyšší.</numerusform>
            <numerusform>Je to vaše nejnižší karta té barvy; ve hře jsou ještě %n&#xa0;vyšší.</numerusform>
            <numerusform>Je to vaše nejnižší karta té barvy; ve hře je ještě %n&#xa0;vyšších.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With these cards you get rid of %n plain suits.</source>
        <translation>
            <numerusform>S&#xa0;těmito kartami se zbavíte %n&#xa0;netrumfové barvy.</numerusform>
            <numerusform>S&#xa0;těmito kartami se zbavíte %n&#xa0;netrumfových barev.</numerusform>
            <numerusform>S&#xa0;těmito kartami se zbavíte %n&#xa0;netrumfových barev.</numerusform>
        </translation>
    </message>
    <message>
        <source>Announce nothing now.</source>
        <translation>Teď nic nehlaste.</translation>
    </message>
    <message>
        <source>In {percent}% of the deals imagined you come out ahead.</source>
        <translation>Z&#xa0;myšlených rozdání vyhrajete {percent}&#xa0;%.</translation>
    </message>
    <message>
        <source>Thinking about a hint…</source>
        <translation>Rada se promýšlí…</translation>
    </message>
    <message>
        <source>There is nothing to advise: it is not your turn.</source>
        <translation>Není co radit: nejste na řadě.</translation>
    </message>
    <message>
        <source>This deal now counts as played with help.</source>
        <translation>Toto rozdání teď platí jako hrané s&#xa0;pomocí.</translation>
    </message>
    <message>
        <source>recommended</source>
        <translation>doporučeno</translation>
    </message>
    <message>
        <source>Hint: {action}.</source>
        <translation>Rada: {action}.</translation>
    </message>
    <message>
        <source>Announce now: {announcement}.</source>
        <translation>Teď hlaste: {announcement}.</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Klávesy</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Zavřít</translation>
    </message>
    <message>
        <source>Go to the next card of this suit: {suits}</source>
        <translation>Na další kartu této barvy: {suits}</translation>
    </message>
    <message>
        <source>Left, Right, Home, End</source>
        <translation>Vlevo, Vpravo, Home, End</translation>
    </message>
    <message>
        <source>Go through the hand</source>
        <translation>Procházet karty v ruce</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation>Enter, Mezerník</translation>
    </message>
    <message>
        <source>Play the card, or press the button</source>
        <translation>Zahrát kartu nebo stisknout tlačítko</translation>
    </message>
    <message>
        <source>1 … 9, 0</source>
        <translation>1 … 9, 0</translation>
    </message>
    <message>
        <source>Go to a card by its place, 0 to the tenth</source>
        <translation>Na kartu podle jejího místa, 0 na desátou</translation>
    </message>
    <message>
        <source>Ctrl+Left, Ctrl+Right</source>
        <translation>Ctrl+Vlevo, Ctrl+Vpravo</translation>
    </message>
    <message>
        <source>Move the card in the hand, as the mouse does by dragging</source>
        <translation>Přesunout kartu v&#xa0;ruce, jako tažením myší</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Go to the buttons and back</source>
        <translation>Na tlačítka a zpět</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Leave full screen, put a page away, or drop the mark of a card</source>
        <translation>Opustit celou obrazovku, zavřít stránku nebo zrušit označení karty</translation>
    </message>
</context>
<context>
    <name>KeysEditor</name>
    <message>
        <source>Letters of the menus</source>
        <translation>Písmena nabídek</translation>
    </message>
    <message>
        <source>Press Enter, then the new letter.</source>
        <translation>Stiskněte Enter a&#xa0;pak nové písmeno.</translation>
    </message>
    <message>
        <source>&amp;Reset the letters</source>
        <translation>&amp;Obnovit písmena</translation>
    </message>
    <message>
        <source>Click an entry or press Enter, then type its new letter.</source>
        <translation>Klikněte na položku nebo stiskněte Enter, pak napište nové písmeno.</translation>
    </message>
    <message>
        <source>Type the new letter for “{entry}”, or press Esc.</source>
        <translation>Napište nové písmeno pro „{entry}“, nebo stiskněte Esc.</translation>
    </message>
    <message>
        <source>Only a letter can be used. Type another key, or press Esc.</source>
        <translation>Použít lze jen písmeno. Stiskněte jinou klávesu, nebo Esc.</translation>
    </message>
    <message>
        <source>{letter} belongs to “{entry}”. Type another letter, or press Esc.</source>
        <translation>{letter} patří k&#xa0;„{entry}“. Napište jiné písmeno, nebo stiskněte Esc.</translation>
    </message>
    <message>
        <source>The letter stays as it was.</source>
        <translation>Písmeno zůstává, jaké bylo.</translation>
    </message>
    <message>
        <source>{letter} is the letter for “{entry}” now.</source>
        <translation>{letter} je teď písmeno pro „{entry}“.</translation>
    </message>
    <message>
        <source>All letters are as they were at first.</source>
        <translation>Všechna písmena jsou jako na začátku.</translation>
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
        <translation>Písmeno</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Položka</translation>
    </message>
</context>
<context>
    <name>LastTrickView</name>
    <message>
        <source>The last trick</source>
        <translation>Poslední zdvih</translation>
    </message>
</context>
<context>
    <name>LessonBar</name>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Další</translation>
    </message>
    <message>
        <source>&amp;Skip</source>
        <translation>&amp;Přeskočit</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>&amp;Odejít</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zpět</translation>
    </message>
    <message>
        <source>Chec&amp;k</source>
        <translation>&amp;Zkontrolovat</translation>
    </message>
    <message>
        <source>&amp;Repeat the lesson</source>
        <translation>Opakovat &amp;lekci</translation>
    </message>
    <message>
        <source>&amp;Play a real game</source>
        <translation>Hrát &amp;doopravdy</translation>
    </message>
</context>
<context>
    <name>LessonTable</name>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Dál</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>Lesson: Schafkopf</source>
        <translation>Lekce: Schafkopf</translation>
    </message>
    <message>
        <source>Lesson: Doppelkopf</source>
        <translation>Lekce: Doppelkopf</translation>
    </message>
    <message>
        <source>{lesson}. Step {number} of {count}.</source>
        <translation>{lesson}. Krok {number} z&#xa0;{count}.</translation>
    </message>
    <message>
        <source>Cards: {cards}.</source>
        <translation>Karty: {cards}.</translation>
    </message>
    <message>
        <source>The trick: {cards}.</source>
        <translation>Zdvih: {cards}.</translation>
    </message>
    <message>
        <source>Chosen: {count} of {all}</source>
        <translation>Vybráno: {count} z {all}</translation>
    </message>
    <message>
        <source>right answer</source>
        <translation>správná odpověď</translation>
    </message>
    <message>
        <source>not right</source>
        <translation>není správně</translation>
    </message>
    <message>
        <source>That is right.</source>
        <translation>Správně.</translation>
    </message>
    <message>
        <source>Try once more.</source>
        <translation>Zkuste to ještě jednou.</translation>
    </message>
    <message>
        <source>{player}: {card}</source>
        <translation>{player}: {card}</translation>
    </message>
    <message>
        <source>That is not right.</source>
        <translation>To není správně.</translation>
    </message>
    <message>
        <source>Chosen by mistake: {wrong}. Missed: {missed}.</source>
        <translation>Vybráno navíc: {wrong}. Chybí: {missed}.</translation>
    </message>
    <message>
        <source>Chosen by mistake: {wrong}.</source>
        <translation>Vybráno navíc: {wrong}.</translation>
    </message>
    <message>
        <source>Missed: {missed}.</source>
        <translation>Chybí: {missed}.</translation>
    </message>
    <message>
        <source>The right answer: {answer}.</source>
        <translation>Správná odpověď: {answer}.</translation>
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
        <translation>Průběh</translation>
    </message>
    <message>
        <source>What has happened in the deal, oldest first.</source>
        <translation>Co se v&#xa0;rozdání stalo, od nejstaršího.</translation>
    </message>
    <message>
        <source>&amp;Copy the chosen lines</source>
        <translation>&amp;Kopírovat vybrané řádky</translation>
    </message>
</context>
<context>
    <name>LookNames</name>
    <message>
        <source>Neutral</source>
        <translation>Neutrální</translation>
    </message>
    <message>
        <source>Antique</source>
        <translation>Starobylý</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Tisk</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Noc</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Vysoký kontrast</translation>
    </message>
</context>
<context>
    <name>LookSlider</name>
    <message>
        <source>Double click or Ctrl+0: back to the middle</source>
        <translation>Dvojité kliknutí nebo Ctrl+0: zpět doprostřed</translation>
    </message>
    <message>
        <source>{value} of 100, towards: {end}</source>
        <translation>{value} ze 100, směrem: {end}</translation>
    </message>
    <message>
        <source>{value} of 100, as it was drawn</source>
        <translation>{value} ze 100, jak bylo nakresleno</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Saved as {file}.</source>
        <translation>Uloženo jako {file}.</translation>
    </message>
    <message>
        <source>{file} cannot be saved: {reason}</source>
        <translation>{file} nelze uložit: {reason}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vy</translation>
    </message>
    <message>
        <source>The saved game was damaged. What could be read of it goes on; the damaged file is kept.</source>
        <translation>Uložená hra byla poškozená. Co z&#xa0;ní šlo přečíst, pokračuje; poškozený soubor zůstává uchován.</translation>
    </message>
    <message>
        <source>The game cannot be saved: {reason} You can go on playing.</source>
        <translation>Hru nelze uložit: {reason} Můžete hrát dál.</translation>
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
        <translation>Odložit</translation>
    </message>
</context>
<context>
    <name>Moves</name>
    <message>
        <source>You play the {card}</source>
        <translation>Hrajete {card}</translation>
    </message>
    <message>
        <source>You lead the {card}</source>
        <translation>Vynášíte {card}</translation>
    </message>
    <message>
        <source>You pass</source>
        <translation>Pasujete</translation>
    </message>
    <message>
        <source>You have no reservation</source>
        <translation>Nemáte výhradu</translation>
    </message>
    <message>
        <source>You throw in a bad hand</source>
        <translation>Vzdáváte špatný list</translation>
    </message>
    <message>
        <source>You accept</source>
        <translation>Přijímáte</translation>
    </message>
    <message>
        <source>You decline</source>
        <translation>Odmítáte</translation>
    </message>
    <message>
        <source>You hold the solo</source>
        <translation>Držíte sólo</translation>
    </message>
    <message>
        <source>You yield</source>
        <translation>Ustupujete</translation>
    </message>
    <message>
        <source>You double</source>
        <translation>Klepete</translation>
    </message>
    <message>
        <source>You do not double</source>
        <translation>Neklepete</translation>
    </message>
    <message>
        <source>You bid: {contract}</source>
        <translation>Nabízíte: {contract}</translation>
    </message>
    <message>
        <source>You call the {card}</source>
        <translation>Voláte {card}</translation>
    </message>
    <message>
        <source>You have a wedding</source>
        <translation>Máte svatbu</translation>
    </message>
    <message>
        <source>You have a poverty</source>
        <translation>Máte chudobu</translation>
    </message>
    <message>
        <source>You raise: {level}</source>
        <translation>Zvyšujete: {level}</translation>
    </message>
    <message>
        <source>You pass on: {cards}</source>
        <translation>Předáváte: {cards}</translation>
    </message>
    <message>
        <source>You give back: {cards}</source>
        <translation>Vracíte: {cards}</translation>
    </message>
    <message>
        <source>You lay face down: {cards}</source>
        <translation>Pokládáte rubem nahoru: {cards}</translation>
    </message>
    <message>
        <source>You give: {cards}</source>
        <translation>Dáváte: {cards}</translation>
    </message>
    <message>
        <source>You announce: {announcement}</source>
        <translation>Hlásíte: {announcement}</translation>
    </message>
    <message>
        <source>You call Genscher, new partner: {partner}</source>
        <translation>Hlásíte Genscher, nový partner: {partner}</translation>
    </message>
    <message>
        <source>{player} plays the {card}</source>
        <translation>{player} hraje {card}</translation>
    </message>
    <message>
        <source>{player} leads the {card}</source>
        <translation>{player} vynáší {card}</translation>
    </message>
    <message>
        <source>{player} passes</source>
        <translation>{player} pasuje</translation>
    </message>
    <message>
        <source>{player} has no reservation</source>
        <translation>{player} nemá výhradu</translation>
    </message>
    <message>
        <source>{player} throws in a bad hand</source>
        <translation>{player} vzdává špatný list</translation>
    </message>
    <message>
        <source>{player} accepts</source>
        <translation>{player} přijímá</translation>
    </message>
    <message>
        <source>{player} declines</source>
        <translation>{player} odmítá</translation>
    </message>
    <message>
        <source>{player} holds the solo</source>
        <translation>{player} drží sólo</translation>
    </message>
    <message>
        <source>{player} yields</source>
        <translation>{player} ustupuje</translation>
    </message>
    <message>
        <source>{player} doubles</source>
        <translation>{player} klepe</translation>
    </message>
    <message>
        <source>{player} does not double</source>
        <translation>{player} neklepe</translation>
    </message>
    <message>
        <source>{player} bids: {contract}</source>
        <translation>{player} nabízí: {contract}</translation>
    </message>
    <message>
        <source>{player} calls the {card}</source>
        <translation>{player} volá {card}</translation>
    </message>
    <message>
        <source>{player} has a wedding</source>
        <translation>{player} má svatbu</translation>
    </message>
    <message>
        <source>{player} has a poverty</source>
        <translation>{player} má chudobu</translation>
    </message>
    <message>
        <source>{player} raises: {level}</source>
        <translation>{player} zvyšuje: {level}</translation>
    </message>
    <message>
        <source>{player} passes on: {cards}</source>
        <translation>{player} předává: {cards}</translation>
    </message>
    <message>
        <source>{player} gives back: {cards}</source>
        <translation>{player} vrací: {cards}</translation>
    </message>
    <message>
        <source>{player} lays face down: {cards}</source>
        <translation>{player} pokládá rubem nahoru: {cards}</translation>
    </message>
    <message>
        <source>{player} gives: {cards}</source>
        <translation>{player} dává: {cards}</translation>
    </message>
    <message>
        <source>{player} announces: {announcement}</source>
        <translation>{player} hlásí: {announcement}</translation>
    </message>
    <message>
        <source>{player} calls Genscher, new partner: {partner}</source>
        <translation>{player} hlásí Genscher, nový partner: {partner}</translation>
    </message>
    <message>
        <source>{player} calls Genscher and you are the new partner</source>
        <translation>{player} hlásí Genscher a&#xa0;novým partnerem jste vy</translation>
    </message>
    <message numerus="yes">
        <source>You take the trick, %n points</source>
        <translation>
            <numerusform>Zdvih berete vy: %n&#xa0;bod</numerusform>
            <numerusform>Zdvih berete vy: %n&#xa0;body</numerusform>
            <numerusform>Zdvih berete vy: %n&#xa0;bodů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} takes the trick, %n points</source>
        <translation>
            <numerusform>Zdvih bere {player}: %n&#xa0;bod</numerusform>
            <numerusform>Zdvih bere {player}: %n&#xa0;body</numerusform>
            <numerusform>Zdvih bere {player}: %n&#xa0;bodů</numerusform>
        </translation>
    </message>
    <message>
        <source>The deal is over</source>
        <translation>Rozdání skončilo</translation>
    </message>
    <message>
        <source>Your turn to play</source>
        <translation>Jste na řadě</translation>
    </message>
    <message>
        <source>{player} to play</source>
        <translation>Na řadě je {player}</translation>
    </message>
    <message>
        <source>You are next in the exchange of cards</source>
        <translation>Ve výměně karet jste na řadě</translation>
    </message>
    <message>
        <source>{player} is next in the exchange of cards</source>
        <translation>Ve výměně karet je na řadě {player}</translation>
    </message>
    <message>
        <source>Your turn to call</source>
        <translation>Máte slovo</translation>
    </message>
    <message>
        <source>{player} to call</source>
        <translation>Slovo má {player}</translation>
    </message>
    <message numerus="yes">
        <source>{player} passes on %n cards face down</source>
        <translation>
            <numerusform>{player} předává rubem nahoru %n&#xa0;kartu</numerusform>
            <numerusform>{player} předává rubem nahoru %n&#xa0;karty</numerusform>
            <numerusform>{player} předává rubem nahoru %n&#xa0;karet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} gives back {count} cards face down, %n of them trumps</source>
        <translation>
            <numerusform>{player} vrací rubem nahoru karet: {count}, z&#xa0;toho %n&#xa0;trumf</numerusform>
            <numerusform>{player} vrací rubem nahoru karet: {count}, z&#xa0;toho %n&#xa0;trumfy</numerusform>
            <numerusform>{player} vrací rubem nahoru karet: {count}, z&#xa0;toho %n&#xa0;trumfů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} gives back %n cards face down</source>
        <translation>
            <numerusform>{player} vrací rubem nahoru %n&#xa0;kartu</numerusform>
            <numerusform>{player} vrací rubem nahoru %n&#xa0;karty</numerusform>
            <numerusform>{player} vrací rubem nahoru %n&#xa0;karet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} lays %n cards face down</source>
        <translation>
            <numerusform>{player} pokládá rubem nahoru %n&#xa0;kartu</numerusform>
            <numerusform>{player} pokládá rubem nahoru %n&#xa0;karty</numerusform>
            <numerusform>{player} pokládá rubem nahoru %n&#xa0;karet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} gives %n cards face down</source>
        <translation>
            <numerusform>{player} dává rubem nahoru %n&#xa0;kartu</numerusform>
            <numerusform>{player} dává rubem nahoru %n&#xa0;karty</numerusform>
            <numerusform>{player} dává rubem nahoru %n&#xa0;karet</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NameField</name>
    <message>
        <source>You</source>
        <translation>Vy</translation>
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
        <translation>Nový večer</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Hra</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Pravidla</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>Z&amp;ačít</translation>
    </message>
    <message>
        <source>May stay empty</source>
        <translation>Může zůstat prázdné</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation>Jméno hráče {number}</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Hráč {number}</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Hra</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Pravidla</translation>
    </message>
    <message>
        <source>Rules cod&amp;e</source>
        <translation>Kód p&amp;ravidel</translation>
    </message>
    <message>
        <source>&amp;Name of the evening</source>
        <translation>&amp;Jméno večera</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Zrušit</translation>
    </message>
    <message>
        <source>Give the evening a name.</source>
        <translation>Dejte večeru jméno.</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>&amp;Undo this</source>
        <translation>&amp;Vrátit zpět</translation>
    </message>
    <message>
        <source>Put away</source>
        <translation>Odložit</translation>
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
        <translation>Místa u stolu</translation>
    </message>
    <message>
        <source>Number of deals</source>
        <translation>Počet rozdání</translation>
    </message>
    <message>
        <source>Compulsory solos</source>
        <translation>Povinná sóla</translation>
    </message>
    <message>
        <source>Nines</source>
        <translation>Devítky</translation>
    </message>
    <message>
        <source>Two Dulles in one trick</source>
        <translation>Dvě Dulle v jednom zdvihu</translation>
    </message>
    <message>
        <source>Piglets</source>
        <translation>Prasátka</translation>
    </message>
    <message>
        <source>Hyperpiglets</source>
        <translation>Hyperprasátka</translation>
    </message>
    <message>
        <source>Poverty</source>
        <translation>Chudoba</translation>
    </message>
    <message>
        <source>Foxes count in a poverty</source>
        <translation>Lišky v chudobě se počítají</translation>
    </message>
    <message>
        <source>Trumps may come back</source>
        <translation>Vracení trumfů v chudobě</translation>
    </message>
    <message>
        <source>Poverty that nobody takes</source>
        <translation>Chudoba, kterou nikdo nepřijme</translation>
    </message>
    <message>
        <source>Throwing in bad hands</source>
        <translation>Vzdání špatného listu</translation>
    </message>
    <message>
        <source>Settling trick of a wedding</source>
        <translation>Rozhodující zdvih svatby</translation>
    </message>
    <message>
        <source>Solos</source>
        <translation>Sóla</translation>
    </message>
    <message>
        <source>First lead in a solo</source>
        <translation>První výnos v sólu</translation>
    </message>
    <message>
        <source>Several solos</source>
        <translation>Několik sól</translation>
    </message>
    <message>
        <source>Solo keeps the deal</source>
        <translation>Po sólu rozdává týž hráč</translation>
    </message>
    <message>
        <source>Value of solos</source>
        <translation>Hodnota sól</translation>
    </message>
    <message>
        <source>Cards for Re and Kontra</source>
        <translation>Počet karet pro Re a Kontra</translation>
    </message>
    <message>
        <source>Announcing in turn only</source>
        <translation>Hlášení jen na řadě</translation>
    </message>
    <message>
        <source>Re and Kontra double</source>
        <translation>Re a Kontra zdvojnásobují</translation>
    </message>
    <message>
        <source>Forced announcement</source>
        <translation>Povinné hlášení</translation>
    </message>
    <message>
        <source>Cards that decide the sides</source>
        <translation>Karty, které určují strany</translation>
    </message>
    <message>
        <source>Genscher</source>
        <translation>Genscher</translation>
    </message>
    <message>
        <source>Scoring of announcements</source>
        <translation>Počítání hlášení</translation>
    </message>
    <message>
        <source>Kontra’s point in a lost solo</source>
        <translation>Bod pro Kontra za prohrané sólo</translation>
    </message>
    <message>
        <source>Charlie caught</source>
        <translation>Chycený Karlík</translation>
    </message>
    <message>
        <source>Fox caught in the last trick</source>
        <translation>Liška chycená v&#xa0;posledním zdvihu</translation>
    </message>
    <message>
        <source>Fox caught in the first trick</source>
        <translation>Liška chycená v prvním zdvihu</translation>
    </message>
    <message>
        <source>Dulle caught</source>
        <translation>Chycená Dulle</translation>
    </message>
    <message>
        <source>Doppelkopf</source>
        <translation>Doppelkopf</translation>
    </message>
    <message>
        <source>Bock rounds</source>
        <translation>Bock</translation>
    </message>
    <message>
        <source>Solo in any suit</source>
        <translation>Sólo v libovolné barvě</translation>
    </message>
    <message>
        <source>Geier</source>
        <translation>Geier</translation>
    </message>
    <message>
        <source>Farbwenz</source>
        <translation>Barevný Wenz</translation>
    </message>
    <message>
        <source>Farbgeier</source>
        <translation>Barevný Geier</translation>
    </message>
    <message>
        <source>Bettel</source>
        <translation>Betl</translation>
    </message>
    <message>
        <source>Hochzeit</source>
        <translation>Hochzeit</translation>
    </message>
    <message>
        <source>When everybody passes</source>
        <translation>Když všichni pasují</translation>
    </message>
    <message>
        <source>Tariff</source>
        <translation>Sazba</translation>
    </message>
    <message>
        <source>Jungfrau in Ramsch</source>
        <translation>Jungfrau v Ramschi</translation>
    </message>
    <message>
        <source>Durchmarsch in Ramsch</source>
        <translation>Durchmarsch v Ramschi</translation>
    </message>
    <message>
        <source>Kontra</source>
        <translation>Kontra</translation>
    </message>
    <message>
        <source>Klopfen</source>
        <translation>Klepání</translation>
    </message>
    <message>
        <source>Short deck</source>
        <translation>Krátký balíček</translation>
    </message>
    <message>
        <source>Value of a Tout</source>
        <translation>Hodnota Toutu</translation>
    </message>
    <message>
        <source>Value of Sie</source>
        <translation>Hodnota Sie</translation>
    </message>
</context>
<context>
    <name>OptionTexts</name>
    <message>
        <source>How many sit at the table; with five the dealer rests.</source>
        <translation>Kolik lidí sedí u&#xa0;stolu; v&#xa0;pěti rozdávající pauzíruje.</translation>
    </message>
    <message>
        <source>How many deals a session has.</source>
        <translation>Kolik rozdání má partie.</translation>
    </message>
    <message>
        <source>Everybody must play one solo during the session.</source>
        <translation>V&#xa0;partii musí každý zahrát jedno sólo.</translation>
    </message>
    <message>
        <source>The eight nines are in the pack.</source>
        <translation>V balíčku je osm devítek.</translation>
    </message>
    <message>
        <source>Which of two Dulles in one trick is the higher one, or whether the card is trump at all.</source>
        <translation>Která ze dvou Dulle v&#xa0;jednom zdvihu je vyšší a&#xa0;zda je tato karta vůbec trumfem.</translation>
    </message>
    <message>
        <source>Both foxes or both aces of the trump suit in one hand may be announced before the first lead and then are the highest trumps.</source>
        <translation>Obě lišky nebo obě esa trumfové barvy v&#xa0;jednom listu lze ohlásit před prvním výnosem; jsou pak nejvyššími trumfy.</translation>
    </message>
    <message>
        <source>After the piglets, both nines of their suit in one hand may be made even higher trumps.</source>
        <translation>Po prasátkách se obě devítky jejich barvy v&#xa0;jednom listu smějí stát ještě vyššími trumfy.</translation>
    </message>
    <message>
        <source>A player with at most three trumps may pass them on to a partner who takes them.</source>
        <translation>Kdo má nejvýš tři trumfy, smí je předat partnerovi, který je přijme.</translation>
    </message>
    <message>
        <source>Foxes are among the three trumps that a poverty may have.</source>
        <translation>Lišky se počítají mezi tři trumfy, které v&#xa0;chudobě smějí být.</translation>
    </message>
    <message>
        <source>The partner of a poverty may give trumps back.</source>
        <translation>Partner chudoby smí trumfy vrátit.</translation>
    </message>
    <message>
        <source>What happens when nobody takes the cards of a poverty.</source>
        <translation>Co se stane, když karty chudoby nikdo nepřijme.</translation>
    </message>
    <message>
        <source>A hand with five nines, five kings or, without poverty, at most three trumps may be thrown in.</source>
        <translation>List s&#xa0;pěti devítkami, pěti králi nebo, bez chudoby, nejvýš třemi trumfy se smí vzdát.</translation>
    </message>
    <message>
        <source>Which of the first three tricks may find the partner of a wedding.</source>
        <translation>Který z&#xa0;prvních tří zdvihů může určit partnera svatby.</translation>
    </message>
    <message>
        <source>Which solos may be played.</source>
        <translation>Která sóla se smějí hrát.</translation>
    </message>
    <message>
        <source>Who leads to the first trick of a solo.</source>
        <translation>Kdo vynáší do prvního zdvihu sóla. Předák sedí vlevo od rozdávajícího.</translation>
    </message>
    <message>
        <source>Who plays when several players want a solo.</source>
        <translation>Kdo hraje, když chce sólo několik hráčů. V&#xa0;dražbě ten, kdo slíbí víc.</translation>
    </message>
    <message>
        <source>After a solo the same dealer deals again.</source>
        <translation>Po sólu rozdává znovu týž hráč.</translation>
    </message>
    <message>
        <source>How much a solo counts besides the factor of one against three.</source>
        <translation>Kolik sólo platí vedle násobku za jednoho proti třem.</translation>
    </message>
    <message>
        <source>How many cards a player must still hold to say Re or Kontra.</source>
        <translation>Kolik karet je ještě třeba mít v&#xa0;ruce pro Re nebo Kontra.</translation>
    </message>
    <message>
        <source>Announcements are made only when it is one’s turn to play a card.</source>
        <translation>Hlásit smí jen hráč, který je na řadě s&#xa0;kartou.</translation>
    </message>
    <message>
        <source>Re and Kontra each double the score of the game instead of adding 2.</source>
        <translation>Re i&#xa0;Kontra zdvojnásobí hodnotu hry, místo aby přidaly 2.</translation>
    </message>
    <message>
        <source>The winner of a first trick of 30 points or more must announce something.</source>
        <translation>Kdo vezme první zdvih s&#xa0;30 nebo více body, musí něco hlásit.</translation>
    </message>
    <message>
        <source>Who was dealt one of these two cards is on the Re side.</source>
        <translation>Kdo dostal jednu z&#xa0;těchto dvou karet, je na straně Re.</translation>
    </message>
    <message>
        <source>How announcements that were kept or missed are scored.</source>
        <translation>Jak se počítají splněná a&#xa0;nesplněná hlášení.</translation>
    </message>
    <message>
        <source>The point against the old ladies also counts when a soloist loses.</source>
        <translation>Bod proti starým platí i&#xa0;tehdy, když prohraje sólista.</translation>
    </message>
    <message>
        <source>Catching a Charlie of the other side in the last trick scores a point.</source>
        <translation>Chytit Karlíka druhé strany v&#xa0;posledním zdvihu přinese bod.</translation>
    </message>
    <message>
        <source>What catching a fox in the last trick scores.</source>
        <translation>Kolik platí liška chycená v&#xa0;posledním zdvihu.</translation>
    </message>
    <message>
        <source>What catching a fox in the first trick scores.</source>
        <translation>Kolik platí liška chycená v&#xa0;prvním zdvihu.</translation>
    </message>
    <message>
        <source>Winning a trick with a Dulle of the other side scores a point.</source>
        <translation>Vzít zdvih s&#xa0;Dulle druhé strany přinese bod.</translation>
    </message>
    <message>
        <source>Which trick of 40 points or more scores a point.</source>
        <translation>Který zdvih se 40 nebo více body přinese bod.</translation>
    </message>
    <message>
        <source>After certain deals, as many deals as there are seats count double.</source>
        <translation>Po určitých rozdáních platí dvojnásob tolik rozdání, kolik je míst.</translation>
    </message>
    <message>
        <source>A Solo needs no plain card of the suit that becomes trump.</source>
        <translation>Sólo nepotřebuje netrumfovou kartu barvy, která bude trumfová.</translation>
    </message>
    <message>
        <source>A solo without trumps in which the soloist must not win a trick.</source>
        <translation>Sólo bez trumfů, ve kterém sólista nesmí vzít žádný zdvih.</translation>
    </message>
    <message>
        <source>A player with exactly one trump offers it face down, and who takes it becomes the partner.</source>
        <translation>Kdo má právě jeden trumf, smí ho nabídnout rubem nahoru; kdo ho přijme, je jeho partner.</translation>
    </message>
    <message>
        <source>What happens when nobody bids.</source>
        <translation>Co se stane, když nikdo nic nenabídne.</translation>
    </message>
    <message>
        <source>How much the contracts are worth.</source>
        <translation>Jakou hodnotu mají hry.</translation>
    </message>
    <message>
        <source>In Ramsch a player without a trick is paid double.</source>
        <translation>V&#xa0;Ramschi dostává hráč bez zdvihu dvojnásobek.</translation>
    </message>
    <message>
        <source>In Ramsch a player who takes all tricks or 91 points wins.</source>
        <translation>V&#xa0;Ramschi vyhrává, kdo vezme všechny zdvihy nebo 91&#xa0;bodů.</translation>
    </message>
    <message>
        <source>How far the sides may double the score during the first trick.</source>
        <translation>Jak daleko smějí strany v&#xa0;prvním zdvihu zdvojnásobovat.</translation>
    </message>
    <message>
        <source>After the first four cards everybody may double the score before the bidding.</source>
        <translation>Po prvních čtyřech kartách smí každý zdvojnásobit hodnotu, ještě před licitací.</translation>
    </message>
    <message>
        <source>The sevens and eights are left out, and everybody gets six cards.</source>
        <translation>Sedmy a&#xa0;osmy chybějí a&#xa0;každý dostane šest karet.</translation>
    </message>
    <message>
        <source>What a Tout is worth to each player.</source>
        <translation>Kolik platí Tout pro každého hráče.</translation>
    </message>
    <message>
        <source>What Sie is worth to each player before its runners.</source>
        <translation>Kolik platí Sie pro každého hráče ještě bez Laufende.</translation>
    </message>
</context>
<context>
    <name>OptionValues</name>
    <message>
        <source>the first one</source>
        <translation>vyšší je první</translation>
    </message>
    <message>
        <source>the second one</source>
        <translation>vyšší je druhá</translation>
    </message>
    <message>
        <source>off</source>
        <translation>vypnuto</translation>
    </message>
    <message>
        <source>both foxes</source>
        <translation>obě lišky</translation>
    </message>
    <message>
        <source>both aces of the trump suit</source>
        <translation>obě esa trumfové barvy</translation>
    </message>
    <message>
        <source>the same dealer deals again</source>
        <translation>týž hráč rozdává znovu</translation>
    </message>
    <message>
        <source>black sow</source>
        <translation>černá svině</translation>
    </message>
    <message>
        <source>any of them</source>
        <translation>kterýkoli zdvih</translation>
    </message>
    <message>
        <source>only those led with a plain suit</source>
        <translation>jen zdvih s výnosem netrumfové barvy</translation>
    </message>
    <message>
        <source>the player left of the dealer</source>
        <translation>předák</translation>
    </message>
    <message>
        <source>the soloist</source>
        <translation>sólista</translation>
    </message>
    <message>
        <source>who promises more in an auction</source>
        <translation>dražba</translation>
    </message>
    <message>
        <source>as usual</source>
        <translation>jako obvykle</translation>
    </message>
    <message>
        <source>double</source>
        <translation>dvojnásob</translation>
    </message>
    <message>
        <source>every one</source>
        <translation>každý bohatý zdvih</translation>
    </message>
    <message>
        <source>the next dealer deals</source>
        <translation>rozdává další hráč</translation>
    </message>
    <message>
        <source>Ramsch is played</source>
        <translation>hraje se Ramsch</translation>
    </message>
    <message>
        <source>everybody pays 1 into the stock</source>
        <translation>každý platí do banku 1</translation>
    </message>
    <message>
        <source>units of the classic rules</source>
        <translation>jednotky klasických pravidel</translation>
    </message>
    <message>
        <source>the second, but not in the last trick</source>
        <translation>druhá, jen v posledním zdvihu první</translation>
    </message>
    <message>
        <source>the second in the last trick only</source>
        <translation>první, jen v posledním zdvihu druhá</translation>
    </message>
    <message>
        <source>no trump, a plain card</source>
        <translation>nejsou trumfy</translation>
    </message>
    <message>
        <source>only a compulsory soloist</source>
        <translation>jen v povinném sólu sólista</translation>
    </message>
    <message>
        <source>the first from the dealer’s left</source>
        <translation>dřívější místo</translation>
    </message>
    <message>
        <source>the last from the dealer’s left</source>
        <translation>pozdější místo</translation>
    </message>
    <message>
        <source>DDV: a point for each promise</source>
        <translation>DDV: bod za každé vyšší hlášení</translation>
    </message>
    <message>
        <source>Pagat: one if kept, two if missed</source>
        <translation>Pagat: za splněné bod, za nesplněné dva</translation>
    </message>
    <message>
        <source>only two pairs of equal cards</source>
        <translation>jen dva páry stejných karet</translation>
    </message>
    <message>
        <source>Muss: the highest trump plays</source>
        <translation>musí hrát ten, kdo má nejvyšší trumf</translation>
    </message>
    <message>
        <source>tournament values, no runners</source>
        <translation>turnajové hodnoty bez Laufende</translation>
    </message>
    <message>
        <source>Kontra</source>
        <translation>Kontra</translation>
    </message>
    <message>
        <source>Kontra and Re</source>
        <translation>Kontra a Re</translation>
    </message>
    <message>
        <source>Kontra, Re and Sub</source>
        <translation>Kontra, Re a Sub</translation>
    </message>
    <message>
        <source>Kontra, Re, Sub and Hirsch</source>
        <translation>Kontra, Re, Sub a Hirsch</translation>
    </message>
    <message>
        <source>on</source>
        <translation>zapnuto</translation>
    </message>
    <message>
        <source>none</source>
        <translation>žádná</translation>
    </message>
    <message>
        <source>open end</source>
        <translation>bez pevného konce</translation>
    </message>
    <message numerus="yes">
        <source>%n deals</source>
        <translation>
            <numerusform>%n rozdání</numerusform>
            <numerusform>%n rozdání</numerusform>
            <numerusform>%n rozdání</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n hráč</numerusform>
            <numerusform>%n hráči</numerusform>
            <numerusform>%n hráčů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n karta</numerusform>
            <numerusform>%n karty</numerusform>
            <numerusform>%n karet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n units</source>
        <translation>
            <numerusform>%n jednotka</numerusform>
            <numerusform>%n jednotky</numerusform>
            <numerusform>%n jednotek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game points</source>
        <translation>
            <numerusform>%n bod za hru</numerusform>
            <numerusform>%n body za hru</numerusform>
            <numerusform>%n bodů za hru</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OtherRules</name>
    <message>
        <source>You are reading {rules}. Your table keeps its own rules.</source>
        <translation>Čtete pravidla: {rules}. Váš stůl si nechává svá.</translation>
    </message>
    <message>
        <source>You are reading {rules}. The rules of your next game stay as they are.</source>
        <translation>Čtete pravidla: {rules}. Pravidla vaší příští hry zůstávají, jaká jsou.</translation>
    </message>
    <message>
        <source>Back to your rules</source>
        <translation>Zpět k vašim pravidlům</translation>
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
        <translation>Strana aktéra</translation>
    </message>
    <message>
        <source>Defenders</source>
        <translation>Obrana</translation>
    </message>
</context>
<context>
    <name>Phases</name>
    <message>
        <source>Klopfen</source>
        <translation>Klepání</translation>
    </message>
    <message>
        <source>Reservations</source>
        <translation>Výhrady</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Licitace</translation>
    </message>
    <message>
        <source>Auction between soloists</source>
        <translation>Dražba sól</translation>
    </message>
    <message>
        <source>Exchange of cards</source>
        <translation>Výměna karet</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Sehrávka</translation>
    </message>
    <message>
        <source>End of the deal</source>
        <translation>Konec rozdání</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>The file cannot be read: {path} ({message})</source>
        <translation>Soubor nelze přečíst: {path} ({message})</translation>
    </message>
    <message>
        <source>The file cannot be written: {path} ({message})</source>
        <translation>Soubor nelze zapsat: {path} ({message})</translation>
    </message>
    <message>
        <source>The command cannot be understood: {message}</source>
        <translation>Příkazu nelze rozumět: {message}</translation>
    </message>
    <message>
        <source>There is no screen to open the window on. Commands such as “cardavia play” need none.</source>
        <translation>Není k dispozici obrazovka, na které by se otevřelo okno. Příkazy jako „cardavia play“ ji nepotřebují.</translation>
    </message>
    <message>
        <source>A system library is missing, which packaging/play.sh installs: {message}</source>
        <translation>Chybí systémová knihovna, kterou nainstaluje packaging/play.sh: {message}</translation>
    </message>
    <message>
        <source>The file is larger than the limit of {limit} MiB.</source>
        <translation>Soubor je větší, než je dovoleno: {limit} MiB.</translation>
    </message>
    <message>
        <source>The file is not UTF-8 text: the first wrong byte is at position {position}.</source>
        <translation>Soubor není text v UTF-8: první chybný bajt je na pozici {position}.</translation>
    </message>
    <message>
        <source>The file is not valid JSON: line {line}, column {column}.</source>
        <translation>Soubor není platný JSON: řádek {line}, sloupec {column}.</translation>
    </message>
    <message>
        <source>The file is not a Cardavia record.</source>
        <translation>Soubor není záznam Cardavie.</translation>
    </message>
    <message>
        <source>The file does not hold the facts of a deal to score.</source>
        <translation>Soubor neobsahuje údaje rozdání, které se má spočítat.</translation>
    </message>
    <message>
        <source>This key is missing: {key}</source>
        <translation>Chybí tento klíč: {key}</translation>
    </message>
    <message>
        <source>This key is not known: {key}</source>
        <translation>Tento klíč není známý: {key}</translation>
    </message>
    <message>
        <source>The key “{key}” cannot have this value: {value}</source>
        <translation>Klíč „{key}“ nemůže mít tuto hodnotu: {value}</translation>
    </message>
    <message>
        <source>This version of the record format is not known: {version}</source>
        <translation>Tato verze formátu záznamu není známá: {version}</translation>
    </message>
    <message>
        <source>This game is not known: {game}</source>
        <translation>Tato hra není známá: {game}</translation>
    </message>
    <message>
        <source>This rule set is not known: {preset}</source>
        <translation>Tato sada pravidel není známá: {preset}</translation>
    </message>
    <message>
        <source>This option is not known: {option}</source>
        <translation>Tato volba není známá: {option}</translation>
    </message>
    <message>
        <source>The option “{option}” cannot have this value: {value}</source>
        <translation>Volba „{option}“ nemůže mít tuto hodnotu: {value}</translation>
    </message>
    <message>
        <source>These two options contradict each other: {first}, {second}</source>
        <translation>Tyto dvě volby si odporují: {first}, {second}</translation>
    </message>
    <message>
        <source>The record has more deals than the limit: {limit}</source>
        <translation>Záznam má víc rozdání, než je dovoleno: {limit}</translation>
    </message>
    <message>
        <source>The deal has more actions than the limit: {limit}</source>
        <translation>Rozdání má víc tahů, než je dovoleno: {limit}</translation>
    </message>
    <message>
        <source>A player’s name has more characters than the limit: {limit}</source>
        <translation>Jméno hráče má víc znaků, než je dovoleno: {limit}</translation>
    </message>
    <message>
        <source>The number of players is wrong: {count}</source>
        <translation>Počet hráčů je chybný: {count}</translation>
    </message>
    <message>
        <source>The dealer must be one of the seats, but is: {value}</source>
        <translation>Rozdávat musí jedno z míst, uvedeno je: {value}</translation>
    </message>
    <message>
        <source>This is not a card: {text}</source>
        <translation>Toto není karta: {text}</translation>
    </message>
    <message>
        <source>The number of cards is wrong. Seat {seat} has {count}, expected: {expected}</source>
        <translation>Počet karet je chybný. Místo {seat} má {count}, očekáváno: {expected}</translation>
    </message>
    <message>
        <source>This card occurs too often: {card}</source>
        <translation>Tato karta se vyskytuje příliš často: {card}</translation>
    </message>
    <message>
        <source>This card does not belong to the pack: {card}</source>
        <translation>Tato karta do balíčku nepatří: {card}</translation>
    </message>
    <message>
        <source>A deal may follow only a finished one.</source>
        <translation>Rozdání smí následovat jen po dohraném.</translation>
    </message>
    <message>
        <source>This is not an action: {text}</source>
        <translation>Toto není tah: {text}</translation>
    </message>
    <message>
        <source>There is no such seat: {text}</source>
        <translation>Takové místo není: {text}</translation>
    </message>
    <message>
        <source>These two entries contradict each other: {first}, {second}</source>
        <translation>Tyto dva údaje si odporují: {first}, {second}</translation>
    </message>
    <message>
        <source>This kind of computer player is not known: {name}</source>
        <translation>Tento druh počítačového hráče není známý: {name}</translation>
    </message>
    <message>
        <source>There is no program to start for the player “cmd:{command}”: {message}</source>
        <translation>Pro hráče „cmd:{command}“ nelze spustit žádný program: {message}</translation>
    </message>
    <message>
        <source>The record has no such point: {option} {value}</source>
        <translation>Záznam takový bod nemá: {option} {value}</translation>
    </message>
    <message>
        <source>No card is to be played at this point (deal {deal}, after {actions} actions).</source>
        <translation>V tomto bodě se nehraje žádná karta (rozdání {deal}, po {actions} tazích).</translation>
    </message>
    <message>
        <source>This is not a code of house rules, or a character in it is wrong, missing or too many.</source>
        <translation>Toto není kód domácích pravidel, nebo je v něm znak chybný, chybí nebo přebývá.</translation>
    </message>
    <message>
        <source>This code comes from a newer version of Cardavia and holds rules that this one does not know.</source>
        <translation>Tento kód je z novější verze Cardavie a obsahuje pravidla, která tato verze nezná.</translation>
    </message>
    <message>
        <source>There are no rule pages in the language {language}. There are: {languages}</source>
        <translation>V jazyce {language} nejsou žádné stránky pravidel. Jsou v těchto: {languages}</translation>
    </message>
    <message>
        <source>There is no deck of cards of this name or in this folder: {deck}</source>
        <translation>Pod tímto jménem ani v této složce není žádný balíček karet: {deck}</translation>
    </message>
    <message>
        <source>There is already a deck of this name: {deck}</source>
        <translation>Balíček tohoto jména už existuje: {deck}</translation>
    </message>
    <message>
        <source>The file deck.toml cannot be understood: {message}</source>
        <translation>Souboru deck.toml nelze rozumět: {message}</translation>
    </message>
    <message>
        <source>This drawing of the deck is missing: {file}</source>
        <translation>Chybí tato kresba balíčku: {file}</translation>
    </message>
    <message>
        <source>No card of the deck uses this drawing: {file}</source>
        <translation>Tuto kresbu nepoužívá žádná karta balíčku: {file}</translation>
    </message>
    <message>
        <source>The card {card} is in both games, but the deck does not have it.</source>
        <translation>Karta {card} je v obou hrách, ale balíček ji nemá.</translation>
    </message>
    <message>
        <source>The drawing {file} is longer than {limit} bytes.</source>
        <translation>Kresba {file} je delší než {limit} bajtů.</translation>
    </message>
    <message>
        <source>The drawing {file} is not a whole SVG document: {message}</source>
        <translation>Kresba {file} není úplný dokument SVG: {message}</translation>
    </message>
    <message>
        <source>The drawing {file}, line {line}, may not have this: {found}</source>
        <translation>Kresba {file}, řádek {line}, toto obsahovat nesmí: {found}</translation>
    </message>
    <message>
        <source>In the drawing {file}, line {line}, “{name}” cannot have this value: {value}</source>
        <translation>V kresbě {file}, řádek {line}, nemůže mít „{name}“ tuto hodnotu: {value}</translation>
    </message>
    <message>
        <source>The drawing {file} has the viewBox “{found}”, needed: “{needed}”</source>
        <translation>Kresba {file} má viewBox „{found}“, potřeba je: „{needed}“</translation>
    </message>
    <message>
        <source>The deck has {count} colours, allowed are {limit}: {colours}</source>
        <translation>Balíček má barev: {count}, dovoleno je {limit}: {colours}</translation>
    </message>
    <message>
        <source>The index of suit {suit} stands out from the paper by {ratio} to 1, needed: {needed}</source>
        <translation>Rohový znak barvy {suit} se od papíru odlišuje v poměru {ratio} ku 1, potřeba je: {needed}</translation>
    </message>
    <message>
        <source>A look is a preset or three numbers from 0 to 100 for contrast, grain and temperature, not this: {look}</source>
        <translation>Vzhled je předvolba nebo tři čísla od 0 do 100 pro kontrast, zrnitost a teplotu barev, ne toto: {look}</translation>
    </message>
    <message>
        <source>It is not the turn of the seat.</source>
        <translation>Místo není na řadě.</translation>
    </message>
    <message>
        <source>This is not possible at this point of the deal.</source>
        <translation>V tomto bodě rozdání to není možné.</translation>
    </message>
    <message>
        <source>The seat does not hold this card.</source>
        <translation>Místo tuto kartu nemá.</translation>
    </message>
    <message>
        <source>Trump was led and the seat holds one.</source>
        <translation>Vynesen byl trumf a místo nějaký má.</translation>
    </message>
    <message>
        <source>A plain suit was led and the seat holds a card of it.</source>
        <translation>Vynesena byla netrumfová barva a místo má kartu té barvy.</translation>
    </message>
    <message>
        <source>The called suit was led, so the seat must play the called ace.</source>
        <translation>Vynesena byla volaná barva, místo tedy musí zahrát volané eso.</translation>
    </message>
    <message>
        <source>The seat must lead the called suit with its ace, unless it also holds three more cards of the suit.</source>
        <translation>Místo musí volanou barvu vynést volaným esem, ledaže má ještě tři další karty té barvy.</translation>
    </message>
    <message>
        <source>The seat may not throw away the called ace before its suit has been led.</source>
        <translation>Místo nesmí shodit volané eso, dokud jeho barva nebyla vynesena.</translation>
    </message>
    <message>
        <source>To call an ace the seat must hold a plain card of its suit but not the ace itself.</source>
        <translation>K volání esa musí místo mít netrumfovou kartu jeho barvy, ale ne samo eso.</translation>
    </message>
    <message>
        <source>It is too early to announce anything.</source>
        <translation>Na hlášení je příliš brzy.</translation>
    </message>
    <message>
        <source>It is too late for this announcement: the seat holds too few cards.</source>
        <translation>Na toto hlášení je pozdě: místo má příliš málo karet.</translation>
    </message>
    <message>
        <source>The side of the seat has not said Re or Kontra in time to promise more.</source>
        <translation>Strana tohoto místa nehlásila včas Re nebo Kontra, aby mohla slibovat víc.</translation>
    </message>
    <message>
        <source>The side of the seat has already announced this.</source>
        <translation>Strana tohoto místa to už hlásila.</translation>
    </message>
    <message>
        <source>Only the other side may announce this.</source>
        <translation>To smí hlásit jen druhá strana.</translation>
    </message>
    <message>
        <source>Under these rules the seat may announce only when it is its turn to play a card.</source>
        <translation>Podle těchto pravidel smí místo hlásit jen tehdy, když je na řadě s kartou.</translation>
    </message>
    <message>
        <source>The seat must announce something before the play goes on.</source>
        <translation>Místo musí něco hlásit, než se bude hrát dál.</translation>
    </message>
    <message>
        <source>The bid is not higher than the one before.</source>
        <translation>Nabídka není vyšší než předchozí.</translation>
    </message>
    <message>
        <source>The seat holds no plain card of the suit it would make trump.</source>
        <translation>Místo nemá netrumfovou kartu barvy, která by měla být trumfová.</translation>
    </message>
    <message>
        <source>Sie needs nothing but the highest trumps in the hand of the seat.</source>
        <translation>K Sie musí mít místo v ruce samé nejvyšší trumfy.</translation>
    </message>
    <message>
        <source>This contract is not played under these rules.</source>
        <translation>Tato hra se podle těchto pravidel nehraje.</translation>
    </message>
    <message>
        <source>Doubling must be part of the rules and is possible only during the first trick.</source>
        <translation>Zdvojnásobení musí patřit k pravidlům a je možné jen v prvním zdvihu.</translation>
    </message>
    <message>
        <source>The seat does not hold both cards that a wedding needs.</source>
        <translation>Místo nemá obě karty, které svatba potřebuje.</translation>
    </message>
    <message>
        <source>The seat has too many trumps for a poverty.</source>
        <translation>Na chudobu má místo příliš mnoho trumfů.</translation>
    </message>
    <message>
        <source>Exactly three cards change hands, and those passed on include all trumps of the player with the poverty.</source>
        <translation>Vyměňují se právě tři karty a mezi předanými jsou všechny trumfy hráče s chudobou.</translation>
    </message>
    <message>
        <source>This solo is not played under these rules.</source>
        <translation>Toto sólo se podle těchto pravidel nehraje.</translation>
    </message>
    <message>
        <source>The seat must play its compulsory solo now.</source>
        <translation>Místo teď musí hrát své povinné sólo.</translation>
    </message>
    <message>
        <source>The seat may not throw in this hand.</source>
        <translation>Místo tento list vzdát nesmí.</translation>
    </message>
    <message>
        <source>The seat cannot announce piglets: they need both aces of the trump suit and come before the first card.</source>
        <translation>Místo nemůže ohlásit prasátka: patří k nim obě esa trumfové barvy a hlásí se před první kartou.</translation>
    </message>
    <message>
        <source>The seat cannot call Genscher: this needs both kings and comes just before the first of them is played.</source>
        <translation>Místo nemůže hlásit Genscher: patří k němu oba králové a hlásí se těsně před zahráním prvního z nich.</translation>
    </message>
    <message>
        <source>A Hochzeit offers the only trump of a hand, and a plain card is given for it.</source>
        <translation>Hochzeit nabízí jediný trumf listu a dává se za něj netrumfová karta.</translation>
    </message>
    <message>
        <source>Deal {deal}: {problem}</source>
        <translation>Rozdání {deal}: {problem}</translation>
    </message>
    <message>
        <source>Deal {deal}, action {action} ({text}): {problem}</source>
        <translation>Rozdání {deal}, tah {action} ({text}): {problem}</translation>
    </message>
    <message>
        <source>This entry stands there twice: {first}</source>
        <translation>Tento údaj je tu dvakrát: {first}</translation>
    </message>
</context>
<context>
    <name>Prompts</name>
    <message>
        <source>Another player decides whether to double.</source>
        <translation>O klepání rozhoduje jiný hráč.</translation>
    </message>
    <message>
        <source>Another player is asked for a reservation.</source>
        <translation>Výhradu zvažuje jiný hráč.</translation>
    </message>
    <message>
        <source>Another player is asked for a bid.</source>
        <translation>Nabídku zvažuje jiný hráč.</translation>
    </message>
    <message>
        <source>Another player is asked about the solo.</source>
        <translation>O sólu rozhoduje jiný hráč.</translation>
    </message>
    <message>
        <source>Another player decides about the exchange of cards.</source>
        <translation>O&#xa0;výměně karet rozhoduje jiný hráč.</translation>
    </message>
    <message>
        <source>Another player is choosing a card.</source>
        <translation>Kartu vybírá jiný hráč.</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>Rozdání skončilo.</translation>
    </message>
    <message>
        <source>Choose three cards to pass on, with all your trumps among them.</source>
        <translation>Vyberte tři karty k&#xa0;předání, mezi nimi všechny své trumfy.</translation>
    </message>
    <message>
        <source>Choose three cards to give back.</source>
        <translation>Vyberte tři karty k vrácení.</translation>
    </message>
    <message>
        <source>Choose your only trump and lay it face down.</source>
        <translation>Vyberte svůj jediný trumf a&#xa0;položte ho rubem nahoru.</translation>
    </message>
    <message>
        <source>Choose a plain card to give for the trump.</source>
        <translation>Vyberte netrumfovou kartu, kterou za trumf dáte.</translation>
    </message>
    <message>
        <source>Do you want to double before you see the rest of your cards?</source>
        <translation>Chcete klepat, než uvidíte zbytek svých karet?</translation>
    </message>
    <message>
        <source>You must play your compulsory solo now. Which solo do you choose?</source>
        <translation>Teď musíte hrát své povinné sólo. Které sólo si vyberete?</translation>
    </message>
    <message>
        <source>Do you have a reservation?</source>
        <translation>Máte výhradu?</translation>
    </message>
    <message>
        <source>Do you want to bid?</source>
        <translation>Chcete něco nabídnout?</translation>
    </message>
    <message>
        <source>Nobody has bid, so the holder of this card must play: {card}. You hold all the aces that can be called. Which ten do you call?</source>
        <translation>Nikdo nic nenabídl, hrát tedy musí ten, kdo má tuto kartu: {card}. Máte všechna esa, která lze volat. Kterou desítku voláte?</translation>
    </message>
    <message>
        <source>Nobody has bid, so the holder of this card must play: {card}. Which ace do you call?</source>
        <translation>Nikdo nic nenabídl, hrát tedy musí ten, kdo má tuto kartu: {card}. Které eso voláte?</translation>
    </message>
    <message>
        <source>Another player outbids your solo. Do you hold it or yield?</source>
        <translation>Jiný hráč vaše sólo přebíjí. Podržíte ho, nebo ustoupíte?</translation>
    </message>
    <message>
        <source>Another player has a solo before you. Do you raise or yield?</source>
        <translation>Jiný hráč má sólo před vámi. Zvýšíte, nebo ustoupíte?</translation>
    </message>
    <message>
        <source>Do you take the trump that is offered and give a plain card for it?</source>
        <translation>Přijmete nabízený trumf a&#xa0;dáte za něj netrumfovou kartu?</translation>
    </message>
    <message>
        <source>Do you take the three cards of the player with the poverty?</source>
        <translation>Přijmete tři karty hráče s&#xa0;chudobou?</translation>
    </message>
    <message>
        <source>The first trick holds 30 points or more, so you must announce something before you lead.</source>
        <translation>První zdvih má 30 nebo více bodů, musíte tedy před výnosem něco hlásit.</translation>
    </message>
    <message>
        <source>Choose a card to lead.</source>
        <translation>Vyberte kartu k výnosu.</translation>
    </message>
    <message>
        <source>Choose a card to play.</source>
        <translation>Vyberte kartu.</translation>
    </message>
</context>
<context>
    <name>Raises</name>
    <message>
        <source>Raise to Re</source>
        <translation>Zvýšit na Re</translation>
    </message>
    <message>
        <source>Raise to no 90</source>
        <translation>Zvýšit na bez 90</translation>
    </message>
    <message>
        <source>Raise to no 60</source>
        <translation>Zvýšit na bez 60</translation>
    </message>
    <message>
        <source>Raise to no 30</source>
        <translation>Zvýšit na bez 30</translation>
    </message>
    <message>
        <source>Raise to schwarz</source>
        <translation>Zvýšit na schwarz</translation>
    </message>
</context>
<context>
    <name>RecordDrop</name>
    <message>
        <source>Only one record can be opened at a time: {file} is opened.</source>
        <translation>Najednou lze otevřít jen jeden záznam: otevírá se {file}.</translation>
    </message>
    <message>
        <source>Only game records, files that end in {suffix}, can be opened here.</source>
        <translation>Zde lze otevřít jen záznamy her, soubory s&#xa0;příponou {suffix}.</translation>
    </message>
    <message>
        <source>Drop the record to open it</source>
        <translation>Pusťte záznam sem a otevře se</translation>
    </message>
</context>
<context>
    <name>RecordFiles</name>
    <message>
        <source>Import a record</source>
        <translation>Importovat záznam</translation>
    </message>
    <message>
        <source>Export the record</source>
        <translation>Exportovat záznam</translation>
    </message>
    <message>
        <source>Game records (*.cardavia);;All files (*)</source>
        <translation>Záznamy her (*.cardavia);;Všechny soubory (*)</translation>
    </message>
    <message>
        <source>{file} is not opened: the game on the table cannot be saved. {reason}</source>
        <translation>{file} se neotevírá: hru na stole nelze uložit. {reason}</translation>
    </message>
    <message>
        <source>{file} cannot be opened: {reason} The game on the table goes on.</source>
        <translation>{file} nelze otevřít: {reason} Hra na stole pokračuje.</translation>
    </message>
    <message>
        <source>{file} cannot be saved: {reason}</source>
        <translation>{file} nelze uložit: {reason}</translation>
    </message>
</context>
<context>
    <name>Redeals</name>
    <message>
        <source>The same dealer deals again.</source>
        <translation>Znovu rozdává týž hráč.</translation>
    </message>
    <message>
        <source>The next dealer deals.</source>
        <translation>Rozdává další hráč.</translation>
    </message>
    <message>
        <source>A bad hand was thrown in.</source>
        <translation>Špatný list byl vzdán.</translation>
    </message>
    <message>
        <source>Everybody passed.</source>
        <translation>Všichni pasují.</translation>
    </message>
    <message>
        <source>Nobody takes the cards of the poverty.</source>
        <translation>Karty chudoby nikdo nepřijímá.</translation>
    </message>
    <message>
        <source>Nobody takes the trump of the Hochzeit.</source>
        <translation>Trumf z&#xa0;Hochzeit nikdo nepřijímá.</translation>
    </message>
    <message>
        <source>The deal has no score.</source>
        <translation>Rozdání nemá zápis.</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>You cannot announce anything now.</source>
        <translation>Teď nemůžete hlásit nic.</translation>
    </message>
    <message>
        <source>You may announce: {announcements}.</source>
        <translation>Smíte hlásit: {announcements}.</translation>
    </message>
    <message>
        <source>You may play: {cards}.</source>
        <translation>Smíte zahrát: {cards}.</translation>
    </message>
    <message>
        <source>You may choose: {calls}.</source>
        <translation>Smíte zvolit: {calls}.</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>{game}, rules: {preset}</source>
        <translation>{game}, pravidla: {preset}</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Rozdání {number}</translation>
    </message>
    <message>
        <source>{player}: {total} in all</source>
        <translation>{player}: celkem {total}</translation>
    </message>
    <message>
        <source>{side}: {line}, {value}</source>
        <translation>{side}: {line}, {value}</translation>
    </message>
    <message>
        <source>{factor}: times {value}</source>
        <translation>{factor}: krát {value}</translation>
    </message>
    <message>
        <source>Together: {bill}</source>
        <translation>Dohromady: {bill}</translation>
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
        <translation>Karty v&#xa0;pořadí, jak se hrály; zlatý okraj má karta, která vzala zdvih</translation>
    </message>
    <message>
        <source>Play the &amp;same cards again</source>
        <translation>Stejné karty znov&amp;u</translation>
    </message>
    <message>
        <source>{contract}. Card points. {one}: {first}. {other}: {second}. {score}.</source>
        <translation>{contract}. Body v&#xa0;kartách. {one}: {first}. {other}: {second}. {score}.</translation>
    </message>
    <message>
        <source>&amp;Final result</source>
        <translation>&amp;Konečný výsledek</translation>
    </message>
    <message>
        <source>&amp;Next deal</source>
        <translation>&amp;Další rozdání</translation>
    </message>
    <message>
        <source>&amp;Look at the result</source>
        <translation>Podívat se na &amp;výsledek</translation>
    </message>
    <message>
        <source>&amp;Look at the table</source>
        <translation>Podívat se na s&amp;tůl</translation>
    </message>
    <message>
        <source>Result of the deal</source>
        <translation>Výsledek rozdání</translation>
    </message>
</context>
<context>
    <name>ResultTable</name>
    <message>
        <source>Side</source>
        <translation>Strana</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Rozdání</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Součet</translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source>Nobody wins</source>
        <translation>Nikdo nevyhrává</translation>
    </message>
    <message>
        <source>You win with Sie at once</source>
        <translation>Se Sie vyhráváte hned</translation>
    </message>
    <message>
        <source>You win the Ramsch with a Durchmarsch</source>
        <translation>Vyhráváte Ramsch Durchmarschem</translation>
    </message>
    <message>
        <source>You lose the Ramsch; card points taken: {points}</source>
        <translation>Prohráváte Ramsch; body v&#xa0;kartách: {points}</translation>
    </message>
    <message>
        <source>You win the Bettel without a trick</source>
        <translation>Vyhráváte Betl bez zdvihu</translation>
    </message>
    <message>
        <source>The defenders win: you take a trick in a Bettel</source>
        <translation>Vyhrávají obránci: v&#xa0;Betlu berete zdvih</translation>
    </message>
    <message>
        <source>You win the Tout with all tricks</source>
        <translation>Vyhráváte Tout, máte všechny zdvihy</translation>
    </message>
    <message>
        <source>The defenders win: you lose a trick in a Tout</source>
        <translation>Vyhrávají obránci: v&#xa0;Toutu ztrácíte zdvih</translation>
    </message>
    <message>
        <source>{player} wins with Sie at once</source>
        <translation>Se Sie vyhrává hned {player}</translation>
    </message>
    <message>
        <source>{player} wins the Ramsch with a Durchmarsch</source>
        <translation>Ramsch vyhrává Durchmarschem {player}</translation>
    </message>
    <message>
        <source>{player} loses the Ramsch; card points taken: {points}</source>
        <translation>Ramsch prohrává {player}; body v&#xa0;kartách: {points}</translation>
    </message>
    <message>
        <source>{player} wins the Bettel without a trick</source>
        <translation>Betl bez zdvihu vyhrává {player}</translation>
    </message>
    <message>
        <source>The defenders win: {player} takes a trick in a Bettel</source>
        <translation>Vyhrávají obránci: v&#xa0;Betlu bere zdvih {player}</translation>
    </message>
    <message>
        <source>{player} wins the Tout with all tricks</source>
        <translation>Tout vyhrává {player}, má všechny zdvihy</translation>
    </message>
    <message>
        <source>The defenders win: {player} loses a trick in a Tout</source>
        <translation>Vyhrávají obránci: v&#xa0;Toutu ztrácí zdvih {player}</translation>
    </message>
    <message>
        <source>Everybody passed. Everybody pays into the stock.</source>
        <translation>Všichni pasují. Každý platí do banku.</translation>
    </message>
    <message numerus="yes">
        <source>You lose %n game points</source>
        <translation>
            <numerusform>Ztrácíte %n&#xa0;bod za hru</numerusform>
            <numerusform>Ztrácíte %n&#xa0;body za hru</numerusform>
            <numerusform>Ztrácíte %n&#xa0;bodů za hru</numerusform>
        </translation>
    </message>
    <message>
        <source>You neither win nor lose game points</source>
        <translation>Nezískáváte ani neztrácíte nic</translation>
    </message>
    <message numerus="yes">
        <source>You win %n game points</source>
        <translation>
            <numerusform>Získáváte %n&#xa0;bod za hru</numerusform>
            <numerusform>Získáváte %n&#xa0;body za hru</numerusform>
            <numerusform>Získáváte %n&#xa0;bodů za hru</numerusform>
        </translation>
    </message>
    <message>
        <source>{side}: {players}.</source>
        <translation>{side}: {players}.</translation>
    </message>
    <message numerus="yes">
        <source>Re wins with %n card points</source>
        <translation>
            <numerusform>Vyhrává Re, má %n&#xa0;bod v&#xa0;kartách</numerusform>
            <numerusform>Vyhrává Re, má %n&#xa0;body v&#xa0;kartách</numerusform>
            <numerusform>Vyhrává Re, má %n&#xa0;bodů v&#xa0;kartách</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Kontra wins with %n card points</source>
        <translation>
            <numerusform>Vyhrává Kontra, má %n&#xa0;bod v&#xa0;kartách</numerusform>
            <numerusform>Vyhrává Kontra, má %n&#xa0;body v&#xa0;kartách</numerusform>
            <numerusform>Vyhrává Kontra, má %n&#xa0;bodů v&#xa0;kartách</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The defenders win with %n card points</source>
        <translation>
            <numerusform>Vyhrávají obránci, mají %n&#xa0;bod v&#xa0;kartách</numerusform>
            <numerusform>Vyhrávají obránci, mají %n&#xa0;body v&#xa0;kartách</numerusform>
            <numerusform>Vyhrávají obránci, mají %n&#xa0;bodů v&#xa0;kartách</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The declarer’s side wins with %n card points</source>
        <translation>
            <numerusform>Vyhrává strana aktéra, má %n&#xa0;bod v&#xa0;kartách</numerusform>
            <numerusform>Vyhrává strana aktéra, má %n&#xa0;body v&#xa0;kartách</numerusform>
            <numerusform>Vyhrává strana aktéra, má %n&#xa0;bodů v&#xa0;kartách</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win with %n card points</source>
        <translation>
            <numerusform>Vyhráváte, máte %n&#xa0;bod v&#xa0;kartách</numerusform>
            <numerusform>Vyhráváte, máte %n&#xa0;body v&#xa0;kartách</numerusform>
            <numerusform>Vyhráváte, máte %n&#xa0;bodů v&#xa0;kartách</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} wins with %n card points</source>
        <translation>
            <numerusform>Vyhrává {player}, má %n&#xa0;bod v&#xa0;kartách</numerusform>
            <numerusform>Vyhrává {player}, má %n&#xa0;body v&#xa0;kartách</numerusform>
            <numerusform>Vyhrává {player}, má %n&#xa0;bodů v&#xa0;kartách</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Roles</name>
    <message>
        <source>Dealer</source>
        <translation>Rozdává</translation>
    </message>
    <message>
        <source>Declarer</source>
        <translation>Aktér</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Partner</translation>
    </message>
    <message>
        <source>Soloist</source>
        <translation>Sólista</translation>
    </message>
    <message>
        <source>Defender</source>
        <translation>Obránce</translation>
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
        <translation>Pauzíruje</translation>
    </message>
</context>
<context>
    <name>RuleGroups</name>
    <message>
        <source>Cards and trumps</source>
        <translation>Karty a trumfy</translation>
    </message>
    <message>
        <source>Reservations and contracts</source>
        <translation>Výhrady a hry</translation>
    </message>
    <message>
        <source>Announcements and doubling</source>
        <translation>Hlášení a zdvojnásobení</translation>
    </message>
    <message>
        <source>Extra points</source>
        <translation>Zvláštní body</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Počítání</translation>
    </message>
    <message>
        <source>Session and table</source>
        <translation>Partie a stůl</translation>
    </message>
</context>
<context>
    <name>RuleGroupsShort</name>
    <message>
        <source>Cards</source>
        <translation>Karty</translation>
    </message>
    <message>
        <source>Contracts</source>
        <translation>Hry</translation>
    </message>
    <message>
        <source>Announcing</source>
        <translation>Hlášení</translation>
    </message>
    <message>
        <source>Extras</source>
        <translation>Zvláštní</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Počítání</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Partie</translation>
    </message>
</context>
<context>
    <name>RuleLabel</name>
    <message>
        <source>Opens the rule (F1)</source>
        <translation>Otevře pravidlo (F1)</translation>
    </message>
</context>
<context>
    <name>RuleRow</name>
    <message>
        <source>Reset</source>
        <translation>Obnovit</translation>
    </message>
    <message>
        <source>Reset “{option}”</source>
        <translation>Obnovit „{option}“</translation>
    </message>
    <message>
        <source>Changed. {rules}: {value}</source>
        <translation>Změněno. {rules}: {value}</translation>
    </message>
    <message>
        <source>Go to “{option}”</source>
        <translation>Přejít na „{option}“</translation>
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
        <translation>Pravidla DDV</translation>
    </message>
    <message>
        <source>DDV tournament</source>
        <translation>Turnaj DDV</translation>
    </message>
    <message>
        <source>DDV without nines</source>
        <translation>DDV bez devítek</translation>
    </message>
    <message>
        <source>DDV with piglets</source>
        <translation>DDV s prasátky</translation>
    </message>
    <message>
        <source>Pagat rules</source>
        <translation>Pravidla Pagat</translation>
    </message>
    <message>
        <source>Ukrainian collection</source>
        <translation>Ukrajinská sbírka</translation>
    </message>
    <message>
        <source>Classic rules</source>
        <translation>Klasická pravidla</translation>
    </message>
    <message>
        <source>Schafkopfschule tournament</source>
        <translation>Turnaj Schafkopfschule</translation>
    </message>
    <message>
        <source>The rules of the German Doppelkopf association for free play, without poverty.</source>
        <translation>Pravidla Německého svazu doppelkopfu pro volnou hru, bez chudoby.</translation>
    </message>
    <message>
        <source>The DDV rules for 24 deals, in which everybody plays one compulsory solo.</source>
        <translation>Pravidla DDV pro 24&#xa0;rozdání, ve kterých každý hraje jedno povinné sólo.</translation>
    </message>
    <message>
        <source>The DDV rules with 40 cards, as the nines are left out.</source>
        <translation>Pravidla DDV se 40&#xa0;kartami, protože devítky chybějí.</translation>
    </message>
    <message>
        <source>The DDV rules, and a player with both foxes may make them the highest trumps.</source>
        <translation>Pravidla DDV, v&#xa0;nichž hráč s&#xa0;oběma liškami z&#xa0;nich smí udělat nejvyšší trumfy.</translation>
    </message>
    <message>
        <source>The main description on pagat.com for 8 deals, with poverty and its own scoring.</source>
        <translation>Hlavní popis na pagat.com pro 8&#xa0;rozdání, s&#xa0;chudobou a&#xa0;vlastním počítáním.</translation>
    </message>
    <message>
        <source>The base game of a Ukrainian collection of house rules, with poverty and fewer solos.</source>
        <translation>Základní hra ukrajinské sbírky domácích pravidel, s&#xa0;chudobou a&#xa0;méně sóly.</translation>
    </message>
    <message>
        <source>Rufer, Wenz, Solo, Tout and Sie, counted in units with Schneider, Schwarz and runners.</source>
        <translation>Rufer, Wenz, sólo, Tout a&#xa0;Sie, počítané v&#xa0;jednotkách; platí Schneider, Schwarz a&#xa0;Laufende.</translation>
    </message>
    <message>
        <source>Tournament rules for 32 deals with small fixed values and without runners.</source>
        <translation>Turnajová pravidla pro 32&#xa0;rozdání s&#xa0;malými pevnými hodnotami a&#xa0;bez Laufende.</translation>
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
        <translation>„{first}“ a&#xa0;„{second}“ si odporují, proto se nic nezměnilo.</translation>
    </message>
</context>
<context>
    <name>RulesChoice</name>
    <message>
        <source>House r&amp;ules…</source>
        <translation>Domácí p&amp;ravidla…</translation>
    </message>
    <message>
        <source>Your own rules, based on: {rules}</source>
        <translation>Vlastní pravidla, základ: {rules}</translation>
    </message>
    <message numerus="yes">
        <source>%n rules differ from: {rules}</source>
        <translation>
            <numerusform>%n&#xa0;pravidlo se liší od: {rules}</numerusform>
            <numerusform>%n&#xa0;pravidla se liší od: {rules}</numerusform>
            <numerusform>%n&#xa0;pravidel se liší od: {rules}</numerusform>
        </translation>
    </message>
    <message>
        <source>{rules}, and what differs – {settings}</source>
        <translation>{rules}, a&#xa0;co se liší – {settings}</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Pravidla</translation>
    </message>
</context>
<context>
    <name>RulesCode</name>
    <message>
        <source>Cop&amp;y code</source>
        <translation>Kopírovat kó&amp;d</translation>
    </message>
    <message>
        <source>T&amp;ake</source>
        <translation>&amp;Převzít</translation>
    </message>
    <message>
        <source>Code of these rules</source>
        <translation>Kód těchto pravidel</translation>
    </message>
    <message>
        <source>Code from somebody else</source>
        <translation>Kód od někoho jiného</translation>
    </message>
    <message>
        <source>Paste a code</source>
        <translation>Vložte kód</translation>
    </message>
    <message>
        <source>Take the rules of the pasted code</source>
        <translation>Převzít pravidla vloženého kódu</translation>
    </message>
    <message>
        <source>Code for &amp;friends</source>
        <translation>Kód pro př&amp;átele</translation>
    </message>
</context>
<context>
    <name>RulesKeep</name>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Uchovat</translation>
    </message>
    <message>
        <source>Rena&amp;me</source>
        <translation>Př&amp;ejmenovat</translation>
    </message>
    <message>
        <source>D&amp;elete</source>
        <translation>S&amp;mazat</translation>
    </message>
    <message>
        <source>Name of your table</source>
        <translation>Jméno vašeho stolu</translation>
    </message>
    <message>
        <source>Keep under a &amp;name</source>
        <translation>Uchovat pod &amp;jménem</translation>
    </message>
</context>
<context>
    <name>RulesList</name>
    <message>
        <source>&amp;Only changed rules</source>
        <translation>Jen změněná prav&amp;idla</translation>
    </message>
    <message numerus="yes">
        <source>%n rules found</source>
        <translation>
            <numerusform>Nalezeno %n&#xa0;pravidlo</numerusform>
            <numerusform>Nalezena %n&#xa0;pravidla</numerusform>
            <numerusform>Nalezeno %n&#xa0;pravidel</numerusform>
        </translation>
    </message>
    <message>
        <source>No rule has “{words}” in its name, its sentence or its values.</source>
        <translation>Žádné pravidlo nemá „{words}“ ve jménu, ve větě ani v&#xa0;hodnotách.</translation>
    </message>
    <message>
        <source>No rule differs from the preset.</source>
        <translation>Žádné pravidlo se od sady neliší.</translation>
    </message>
    <message>
        <source>Find a rule</source>
        <translation>Hledat pravidlo</translation>
    </message>
    <message>
        <source>Down leads to the first rule that was found.</source>
        <translation>Šipka dolů vede na první nalezené pravidlo.</translation>
    </message>
    <message>
        <source>Groups of rules</source>
        <translation>Skupiny pravidel</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Tisk…</translation>
    </message>
    <message>
        <source>Sa&amp;ve as PDF…</source>
        <translation>Uložit jako PD&amp;F…</translation>
    </message>
    <message>
        <source>&amp;Deal with these rules</source>
        <translation>&amp;Rozdat podle těchto pravidel</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zpět</translation>
    </message>
    <message>
        <source>The rules are now those of: {rules}</source>
        <translation>Teď platí pravidla: {rules}</translation>
    </message>
    <message numerus="yes">
        <source>%n of its rules are not known to this version and are left out.</source>
        <translation>
            <numerusform>%n&#xa0;jejich pravidlo tato verze nezná, a&#xa0;proto chybí.</numerusform>
            <numerusform>%n&#xa0;jejich pravidla tato verze nezná, a&#xa0;proto chybějí.</numerusform>
            <numerusform>%n&#xa0;jejich pravidel tato verze nezná, a&#xa0;proto chybějí.</numerusform>
        </translation>
    </message>
    <message>
        <source>{first} – {second}</source>
        <translation>{first} – {second}</translation>
    </message>
    <message>
        <source>All rules are reset.</source>
        <translation>Všechna pravidla jsou obnovena.</translation>
    </message>
    <message>
        <source>Taken from the code: {game}, {rules}, without any change.</source>
        <translation>Převzato z&#xa0;kódu: {game}, {rules}, beze změny.</translation>
    </message>
    <message>
        <source>Taken from the code: {game}, {rules}, and what differs – {settings}.</source>
        <translation>Převzato z&#xa0;kódu: {game}, {rules}, a&#xa0;co se liší – {settings}.</translation>
    </message>
    <message>
        <source>The running game keeps its rules; these hold from the next new one.</source>
        <translation>Rozehraná hra si nechává svá pravidla; tato platí od příští nové.</translation>
    </message>
    <message>
        <source>These rules hold from the next new game on.</source>
        <translation>Tato pravidla platí od příští nové hry.</translation>
    </message>
    <message>
        <source>Copied: {code}</source>
        <translation>Zkopírováno: {code}</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Uloženo jako {file}.</translation>
    </message>
    <message>
        <source>{reason} Nothing has been changed.</source>
        <translation>{reason} Nic se nezměnilo.</translation>
    </message>
    <message>
        <source>{file} cannot be saved: {reason}</source>
        <translation>{file} nelze uložit: {reason}</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Domácí pravidla</translation>
    </message>
</context>
<context>
    <name>RulesPaper</name>
    <message>
        <source>Save the rules</source>
        <translation>Uložit pravidla</translation>
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
        <translation>Základ: {rules}. Co se liší, je tučně. Kód těchto pravidel: {code}</translation>
    </message>
    <message>
        <source>(preset: {value})</source>
        <translation>(sada: {value})</translation>
    </message>
</context>
<context>
    <name>RulesStart</name>
    <message>
        <source>Reset a&amp;ll</source>
        <translation>Obnovit &amp;vše</translation>
    </message>
    <message>
        <source>Your table, based on: {rules}</source>
        <translation>Váš stůl, základ: {rules}</translation>
    </message>
    <message>
        <source>No rule differs from the preset.</source>
        <translation>Žádné pravidlo se od sady neliší.</translation>
    </message>
    <message numerus="yes">
        <source>%n rules differ from the preset.</source>
        <translation>
            <numerusform>%n&#xa0;pravidlo se od sady liší.</numerusform>
            <numerusform>%n&#xa0;pravidla se od sady liší.</numerusform>
            <numerusform>%n&#xa0;pravidel se od sady liší.</numerusform>
        </translation>
    </message>
    <message>
        <source>Start from</source>
        <translation>Základ</translation>
    </message>
    <message>
        <source>&amp;Start from</source>
        <translation>Zák&amp;lad</translation>
    </message>
</context>
<context>
    <name>RulesTables</name>
    <message>
        <source>Kept as “{name}”.</source>
        <translation>Uchováno jako „{name}“.</translation>
    </message>
    <message>
        <source>The table is now called “{name}”.</source>
        <translation>Stůl se teď jmenuje „{name}“.</translation>
    </message>
    <message>
        <source>“{name}” is deleted. The rules shown stay as they are.</source>
        <translation>„{name}“ je smazán. Zobrazená pravidla zůstávají, jaká jsou.</translation>
    </message>
    <message>
        <source>There is already a table called “{name}”. Choose it first if you want to change it.</source>
        <translation>Stůl jménem „{name}“ už existuje. Chcete-li ho změnit, nejdřív ho vyberte.</translation>
    </message>
    <message>
        <source>Your tables cannot be kept: {reason}</source>
        <translation>Vaše stoly nelze uchovat: {reason}</translation>
    </message>
</context>
<context>
    <name>RulesVisit</name>
    <message>
        <source>The file of your tables of house rules was damaged. It is kept as {file}.</source>
        <translation>Soubor vašich stolů s&#xa0;domácími pravidly byl poškozený. Zůstává uchován jako {file}.</translation>
    </message>
    <message>
        <source>Your tables of house rules cannot be read: {reason}</source>
        <translation>Vaše stoly s&#xa0;domácími pravidly nelze přečíst: {reason}</translation>
    </message>
</context>
<context>
    <name>Said</name>
    <message>
        <source>Healthy</source>
        <translation>Bez výhrad</translation>
    </message>
    <message>
        <source>I throw in</source>
        <translation>Vzdávám tento list</translation>
    </message>
    <message>
        <source>I accept</source>
        <translation>Přijímám</translation>
    </message>
    <message>
        <source>I decline</source>
        <translation>Odmítám</translation>
    </message>
    <message>
        <source>I hold</source>
        <translation>Držím</translation>
    </message>
    <message>
        <source>I yield</source>
        <translation>Ustupuji</translation>
    </message>
    <message>
        <source>I double</source>
        <translation>Klepu</translation>
    </message>
    <message>
        <source>I do not double</source>
        <translation>Neklepu</translation>
    </message>
    <message>
        <source>Ace solo</source>
        <translation>Sólo bez trumfů</translation>
    </message>
</context>
<context>
    <name>SaveStrip</name>
    <message>
        <source>There is already a table called “{name}”.</source>
        <translation>Stůl jménem „{name}“ už existuje.</translation>
    </message>
    <message>
        <source>&amp;Name of the table</source>
        <translation>&amp;Jméno stolu</translation>
    </message>
    <message>
        <source>Name of the table</source>
        <translation>Jméno stolu</translation>
    </message>
    <message>
        <source>Enter saves the table under this name, Escape does not.</source>
        <translation>Enter uloží stůl pod tímto jménem, Esc ne.</translation>
    </message>
    <message>
        <source>Sa&amp;ve</source>
        <translation>&amp;Uložit</translation>
    </message>
    <message>
        <source>Re&amp;place it</source>
        <translation>&amp;Nahradit ho</translation>
    </message>
    <message>
        <source>Cance&amp;l</source>
        <translation>&amp;Zrušit</translation>
    </message>
</context>
<context>
    <name>SchafkopfLesson</name>
    <message>
        <source>Four players get eight cards each. A trick is four cards, one from each player, clockwise. Whoever wins it leads to the next one. What counts in the end is not the number of your tricks but the points of the cards in them.</source>
        <translation>Čtyři hráči dostanou po osmi kartách. Zdvih jsou čtyři karty, od každého jedna, po směru hodinových ručiček. Kdo ho vezme, vynáší do dalšího. Nakonec nerozhoduje počet zdvihů, ale body v&#xa0;kartách, které v&#xa0;nich jsou.</translation>
    </message>
    <message>
        <source>How many points does this trick bring to its winner?</source>
        <translation>Kolik bodů přinese tento zdvih?</translation>
    </message>
    <message>
        <source>Choose every trump among these cards, then press “Check”.</source>
        <translation>Vyberte z&#xa0;těchto karet všechny trumfy a&#xa0;stiskněte „Zkontrolovat“.</translation>
    </message>
    <message>
        <source>It is your turn. The first card of this trick was: {led}. Choose every card that you may play now, then press “Check”.</source>
        <translation>Jste na řadě. Do tohoto zdvihu je vynesena karta: {led}. Vyberte všechny karty, které teď smíte zahrát, a&#xa0;stiskněte „Zkontrolovat“.</translation>
    </message>
    <message>
        <source>It is your turn again, in another deal. The first card was a trump: {led}. Choose every card that you may play now, then press “Check”.</source>
        <translation>Jste znovu na řadě, v&#xa0;jiném rozdání. Vynesen je trumf: {led}. Vyberte všechny karty, které teď smíte zahrát, a&#xa0;stiskněte „Zkontrolovat“.</translation>
    </message>
    <message>
        <source>The highest trump wins. Where no trump lies, the highest card of the suit led wins: ace, ten, king, nine, eight, seven. The card led here was: {led}. Who wins this trick?</source>
        <translation>Vyhrává nejvyšší trumf. Není-li ve zdvihu žádný, vyhrává nejvyšší karta vynesené barvy: eso, desítka, král, devítka, osma, sedma. Vynesená karta: {led}. Kdo bere tento zdvih?</translation>
    </message>
    <message>
        <source>The usual game is the Rufer. Whoever plays it calls one of these three aces; the player who holds it is the partner, and at first nobody else knows. You may call an ace only if you do not hold it yourself, but another plain card of its suit.</source>
        <translation>Obvyklá hra je Rufer. Kdo ho hraje, volá jedno z&#xa0;těchto tří es; kdo ho má, je partner, a&#xa0;zprvu to nikdo jiný neví. Eso smíte volat, jen když ho nemáte v&#xa0;ruce vy, ale máte jinou netrumfovou kartu jeho barvy.</translation>
    </message>
    <message>
        <source>You want to play a Rufer with this hand. Which ace may you call?</source>
        <translation>S&#xa0;tímto listem chcete hrát Rufer. Které eso smíte volat?</translation>
    </message>
    <message>
        <source>You play, and you have called: {called}. This trick has just been played. Who is your partner?</source>
        <translation>Hrajete Rufer a&#xa0;volané eso je toto: {called}. Tento zdvih se právě odehrál. Kdo je váš partner?</translation>
    </message>
    <message>
        <source>All cards together have 120 points. You and your partner have exactly 60 of them in your tricks. Who has won?</source>
        <translation>Všechny karty dohromady mají 120&#xa0;bodů. Vy a&#xa0;váš partner jich máte ve zdvizích přesně 60. Kdo vyhrává?</translation>
    </message>
    <message>
        <source>First each player may bid or pass: bid a Rufer, your cards are good. Then eight tricks are played. At each of your turns a hint tells what a good player would do, and why. You may try something else; nothing is kept of this deal.</source>
        <translation>Nejdřív smí každý nabídnout hru, nebo pasovat: nabídněte Rufer, karty máte dobré. Potom se hraje osm zdvihů. Pokaždé, když jste na řadě, rada řekne, co by udělal dobrý hráč a&#xa0;proč. Můžete zkusit něco jiného; z&#xa0;tohoto rozdání se nic neuchová.</translation>
    </message>
    <message>
        <source>Follow the hint or try something else. After the last trick the result is shown.</source>
        <translation>Držte se rady, nebo zkuste něco jiného. Po posledním zdvihu se ukáže výsledek.</translation>
    </message>
    <message>
        <source>That was Schafkopf. There is more to find: the Wenz, the solos, and the house rules on the rules page. At your own table the entry “Hint” in the menu “Game” helps at any time.</source>
        <translation>To byl schafkopf. K&#xa0;objevování toho zbývá ještě dost: Wenz, sóla a&#xa0;na stránce pravidel domácí pravidla. U&#xa0;vlastního stolu vám kdykoli pomůže položka „Rada“ v&#xa0;nabídce „Hra“.</translation>
    </message>
</context>
<context>
    <name>SchafkopfLessonReasons</name>
    <message>
        <source>Your partner is whoever has played the ace that you called.</source>
        <translation>Váš partner je ten, kdo zahrál volané eso.</translation>
    </message>
    <message>
        <source>The player and the partner need 61 points. At 60 to 60 the defenders win.</source>
        <translation>Aktér a&#xa0;partner potřebují 61&#xa0;bodů. Při 60 ku 60 vyhrávají obránci.</translation>
    </message>
    <message>
        <source>You must hold a plain card of the suit but not its ace. The ace of hearts is a trump and can never be called.</source>
        <translation>Musíte mít netrumfovou kartu barvy, ale ne její eso. Srdcové (červené) eso je trumf a&#xa0;volat se nedá nikdy.</translation>
    </message>
</context>
<context>
    <name>SchafkopfLessonTitles</name>
    <message>
        <source>What it is about</source>
        <translation>O co jde</translation>
    </message>
    <message>
        <source>What the cards count</source>
        <translation>Hodnota karet</translation>
    </message>
    <message>
        <source>Count a trick</source>
        <translation>Spočítejte zdvih</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Trumfy</translation>
    </message>
    <message>
        <source>Find the trumps</source>
        <translation>Najděte trumfy</translation>
    </message>
    <message>
        <source>Following</source>
        <translation>Ctění barvy</translation>
    </message>
    <message>
        <source>Which card may you play?</source>
        <translation>Kterou kartu smíte zahrát?</translation>
    </message>
    <message>
        <source>Who wins the trick?</source>
        <translation>Kdo bere zdvih?</translation>
    </message>
    <message>
        <source>The secret partner</source>
        <translation>Tajný partner</translation>
    </message>
    <message>
        <source>Call an ace</source>
        <translation>Volejte eso</translation>
    </message>
    <message>
        <source>Find your partner</source>
        <translation>Najděte partnera</translation>
    </message>
    <message>
        <source>Who has won?</source>
        <translation>Kdo vyhrává?</translation>
    </message>
    <message>
        <source>Now a whole deal</source>
        <translation>Teď celé rozdání</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>Rozdání</translation>
    </message>
    <message>
        <source>Well done</source>
        <translation>Hotovo</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>Winner: {side}</source>
        <translation>Vyhrává: {side}</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Místo {number}</translation>
    </message>
</context>
<context>
    <name>ScorePad</name>
    <message>
        <source>Choose what was played.</source>
        <translation>Vyberte, co se hrálo.</translation>
    </message>
    <message>
        <source>Tick the two who played together.</source>
        <translation>Zaškrtněte dvojici, která hrála spolu.</translation>
    </message>
    <message>
        <source>Tick the partner too.</source>
        <translation>Zaškrtněte i partnera.</translation>
    </message>
    <message>
        <source>Tick who played it.</source>
        <translation>Zaškrtněte, kdo hrál.</translation>
    </message>
    <message>
        <source>Tick who lost the Ramsch, or marched.</source>
        <translation>Zaškrtněte, kdo prohrál Ramsch nebo měl Durchmarsch.</translation>
    </message>
    <message>
        <source>Enter the card points of one side.</source>
        <translation>Zapište body v&#xa0;kartách jedné strany.</translation>
    </message>
    <message>
        <source>Tell whether the side without card points took a trick.</source>
        <translation>Řekněte, zda strana bez bodů v&#xa0;kartách vzala zdvih.</translation>
    </message>
    <message>
        <source>Tell how the tricks fell.</source>
        <translation>Řekněte, jak dopadly zdvihy.</translation>
    </message>
    <message>
        <source>Fox caught in the first trick</source>
        <translation>Liška chycená v prvním zdvihu</translation>
    </message>
    <message>
        <source>Fox caught in the last trick</source>
        <translation>Liška chycená v&#xa0;posledním zdvihu</translation>
    </message>
    <message>
        <source>Everybody passed</source>
        <translation>Všichni pasují</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nic</translation>
    </message>
    <message>
        <source>no Kontra</source>
        <translation>žádné Kontra</translation>
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
        <translation>Vyúčtování se tu objeví, jakmile bude zapsáno vše potřebné.</translation>
    </message>
    <message>
        <source>Deal {number}: {contract}</source>
        <translation>Rozdání {number}: {contract}</translation>
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
        <translation>{player}, součet</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Rozdání</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Hra</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Rozdávající</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>Aktér</translation>
    </message>
    <message>
        <source>Announced</source>
        <translation>Hlášeno</translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>Body v kartách</translation>
    </message>
    <message>
        <source>Special points</source>
        <translation>Zvláštní body</translation>
    </message>
    <message>
        <source>Factors</source>
        <translation>Násobky</translation>
    </message>
    <message>
        <source>{game}, rules: {rules}</source>
        <translation>{game}, pravidla: {rules}</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Součet</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabulky (*.csv)</translation>
    </message>
    <message>
        <source>Pages (*.pdf)</source>
        <translation>Stránky (*.pdf)</translation>
    </message>
    <message>
        <source>Export the sheet</source>
        <translation>Exportovat zápis</translation>
    </message>
</context>
<context>
    <name>ScorePadFiles</name>
    <message>
        <source>{file} cannot be saved: {reason}</source>
        <translation>{file} nelze uložit: {reason}</translation>
    </message>
    <message>
        <source>{file} cannot be opened: {reason}</source>
        <translation>{file} nelze otevřít: {reason}</translation>
    </message>
    <message>
        <source>{file} is damaged and was put aside as {kept}. {reason}</source>
        <translation>{file} je poškozený a&#xa0;byl odložen jako {kept}. {reason}</translation>
    </message>
</context>
<context>
    <name>ScorePadForm</name>
    <message>
        <source>Choose…</source>
        <translation>Vyberte…</translation>
    </message>
    <message>
        <source>Card points: {side}</source>
        <translation>Body v kartách: {side}</translation>
    </message>
    <message>
        <source>Lost, or marched</source>
        <translation>Prohra nebo Durchmarsch</translation>
    </message>
    <message>
        <source>Re</source>
        <translation>Re</translation>
    </message>
    <message>
        <source>Declarers</source>
        <translation>Aktéři</translation>
    </message>
    <message>
        <source>Declarer</source>
        <translation>Aktér</translation>
    </message>
    <message>
        <source>All tricks won</source>
        <translation>Všechny zdvihy</translation>
    </message>
    <message>
        <source>A trick lost</source>
        <translation>Ztracený zdvih</translation>
    </message>
    <message>
        <source>No trick taken</source>
        <translation>Žádný zdvih</translation>
    </message>
    <message>
        <source>A trick taken</source>
        <translation>Aspoň jeden zdvih</translation>
    </message>
    <message>
        <source>No trick at all (schwarz)</source>
        <translation>Vůbec žádný zdvih (schwarz)</translation>
    </message>
    <message>
        <source>A trick without card points</source>
        <translation>Jen zdvih bez bodů</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Rozdávající</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Hra</translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>Body v kartách</translation>
    </message>
    <message>
        <source>Runners</source>
        <translation>Laufende</translation>
    </message>
    <message>
        <source>Runners with</source>
        <translation>Laufende má</translation>
    </message>
    <message>
        <source>Klopfen</source>
        <translation>Klepání</translation>
    </message>
    <message>
        <source>Kontra</source>
        <translation>Kontra</translation>
    </message>
    <message>
        <source>Counts double (Bock)</source>
        <translation>Platí dvojnásob (Bock)</translation>
    </message>
    <message>
        <source>There was a heart trick</source>
        <translation>Padl srdcový zdvih</translation>
    </message>
    <message>
        <source>Announced: {side}</source>
        <translation>Hlášeno: {side}</translation>
    </message>
    <message>
        <source>&amp;Dealer</source>
        <translation>&amp;Rozdávající</translation>
    </message>
    <message>
        <source>&amp;Contract</source>
        <translation>&amp;Hra</translation>
    </message>
    <message>
        <source>Announced</source>
        <translation>Hlášeno</translation>
    </message>
    <message>
        <source>Card &amp;points</source>
        <translation>&amp;Body v kartách</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Zdvihy</translation>
    </message>
    <message>
        <source>Runner&amp;s</source>
        <translation>&amp;Laufende</translation>
    </message>
    <message>
        <source>&amp;Klopfen</source>
        <translation>&amp;Klepání</translation>
    </message>
    <message>
        <source>K&amp;ontra</source>
        <translation>K&amp;ontra</translation>
    </message>
    <message>
        <source>Without a trick</source>
        <translation>Bez zdvihu</translation>
    </message>
</context>
<context>
    <name>ScorePadSheet</name>
    <message>
        <source>Correct the dea&amp;l…</source>
        <translation>&amp;Opravit rozdání…</translation>
    </message>
    <message>
        <source>Take the deal o&amp;ff</source>
        <translation>Vy&amp;škrtnout rozdání</translation>
    </message>
</context>
<context>
    <name>ScorePadWindow</name>
    <message>
        <source>Evening</source>
        <translation>Večer</translation>
    </message>
    <message>
        <source>&amp;New evening…</source>
        <translation>&amp;Nový večer…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Zpět</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Zno&amp;vu</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>E&amp;xport</translation>
    </message>
    <message>
        <source>Leave it as it &amp;was</source>
        <translation>&amp;Nechat, jak bylo</translation>
    </message>
    <message>
        <source>“{name}” cannot name an evening.</source>
        <translation>„{name}“ nemůže být jméno večera.</translation>
    </message>
    <message>
        <source>There is an evening called “{name}” already.</source>
        <translation>Večer jménem „{name}“ už existuje.</translation>
    </message>
    <message>
        <source>Correct deal {number}</source>
        <translation>Opravit rozdání {number}</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Rozdání {number}</translation>
    </message>
    <message>
        <source>Put deal {number} right</source>
        <translation>Změnit rozdání {number}</translation>
    </message>
    <message>
        <source>&amp;Add deal {number}</source>
        <translation>Zapsa&amp;t rozdání {number}</translation>
    </message>
    <message>
        <source>Score pad</source>
        <translation>Zápisník</translation>
    </message>
    <message>
        <source>As a &amp;table (CSV)…</source>
        <translation>Jako &amp;tabulku (CSV)…</translation>
    </message>
    <message>
        <source>As a &amp;page (PDF)…</source>
        <translation>Jako &amp;stránku (PDF)…</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>Zapsáno: {file}</translation>
    </message>
    <message>
        <source>Begin a new evening, and write down what is played at your table.</source>
        <translation>Začněte nový večer a&#xa0;zapisujte, co se u&#xa0;vašeho stolu hraje.</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>No deal has been finished yet.</source>
        <translation>Ještě není dohrané žádné rozdání.</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Zápis bodů</translation>
    </message>
</context>
<context>
    <name>ScoringLines</name>
    <message>
        <source>Game won</source>
        <translation>Vyhraná hra</translation>
    </message>
    <message>
        <source>Against the old ladies</source>
        <translation>Proti starým</translation>
    </message>
    <message>
        <source>Other side below 90</source>
        <translation>Soupeři pod 90</translation>
    </message>
    <message>
        <source>Other side below 60</source>
        <translation>Soupeři pod 60</translation>
    </message>
    <message>
        <source>Other side below 30</source>
        <translation>Soupeři pod 30</translation>
    </message>
    <message>
        <source>Other side without a trick</source>
        <translation>Soupeři bez zdvihu</translation>
    </message>
    <message>
        <source>Re announced</source>
        <translation>Hlášeno Re</translation>
    </message>
    <message>
        <source>Kontra announced</source>
        <translation>Hlášeno Kontra</translation>
    </message>
    <message>
        <source>No 90 announced</source>
        <translation>Hlášeno bez 90</translation>
    </message>
    <message>
        <source>No 60 announced</source>
        <translation>Hlášeno bez 60</translation>
    </message>
    <message>
        <source>No 30 announced</source>
        <translation>Hlášeno bez 30</translation>
    </message>
    <message>
        <source>Schwarz announced</source>
        <translation>Hlášeno schwarz</translation>
    </message>
    <message>
        <source>Reached 120 against no 90</source>
        <translation>Dosaženo 120 proti hlášení bez 90</translation>
    </message>
    <message>
        <source>Reached 90 against no 60</source>
        <translation>Dosaženo 90 proti hlášení bez 60</translation>
    </message>
    <message>
        <source>Reached 60 against no 30</source>
        <translation>Dosaženo 60 proti hlášení bez 30</translation>
    </message>
    <message>
        <source>Reached 30 against schwarz</source>
        <translation>Dosaženo 30 proti hlášení schwarz</translation>
    </message>
    <message>
        <source>Other side missed its no 90</source>
        <translation>Soupeři nesplnili bez 90</translation>
    </message>
    <message>
        <source>Other side missed its no 60</source>
        <translation>Soupeři nesplnili bez 60</translation>
    </message>
    <message>
        <source>Other side missed its no 30</source>
        <translation>Soupeři nesplnili bez 30</translation>
    </message>
    <message>
        <source>Other side missed its schwarz</source>
        <translation>Soupeři nesplnili schwarz</translation>
    </message>
    <message>
        <source>Doppelkopf (trick of 40 points or more)</source>
        <translation>Doppelkopf (zdvih se 40 nebo více body)</translation>
    </message>
    <message>
        <source>Value of the contract</source>
        <translation>Hodnota hry</translation>
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
        <translation>R</translation>
    </message>
    <message>
        <source>Has the turn.</source>
        <translation>Je na řadě.</translation>
    </message>
    <message>
        <source>Role: {role}.</source>
        <translation>Role: {role}.</translation>
    </message>
    <message>
        <source>Is the dealer.</source>
        <translation>Rozdává.</translation>
    </message>
    <message numerus="yes">
        <source>%n cards.</source>
        <translation>
            <numerusform>%n&#xa0;karta.</numerusform>
            <numerusform>%n&#xa0;karty.</numerusform>
            <numerusform>%n&#xa0;karet.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>Your seat</source>
        <translation>Vaše místo</translation>
    </message>
    <message>
        <source>Seat on the left</source>
        <translation>Místo vlevo</translation>
    </message>
    <message>
        <source>Seat opposite</source>
        <translation>Místo naproti</translation>
    </message>
    <message>
        <source>Seat on the right</source>
        <translation>Místo vpravo</translation>
    </message>
</context>
<context>
    <name>Sessions</name>
    <message>
        <source>Open end.</source>
        <translation>Bez pevného konce.</translation>
    </message>
    <message numerus="yes">
        <source>%n deals.</source>
        <translation>
            <numerusform>%n&#xa0;rozdání.</numerusform>
            <numerusform>%n&#xa0;rozdání.</numerusform>
            <numerusform>%n&#xa0;rozdání.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody has to play one solo.</source>
        <translation>Každý musí zahrát jedno sólo.</translation>
    </message>
    <message>
        <source>Five sit at the table; the dealer rests.</source>
        <translation>U&#xa0;stolu sedí pět; kdo rozdává, pauzíruje.</translation>
    </message>
    <message>
        <source>Deal {number}, open end</source>
        <translation>Rozdání {number}, bez pevného konce</translation>
    </message>
    <message numerus="yes">
        <source>All %n deals are played</source>
        <translation>
            <numerusform>Je odehráno %n&#xa0;rozdání</numerusform>
            <numerusform>Jsou odehrána všechna %n&#xa0;rozdání</numerusform>
            <numerusform>Je odehráno všech %n&#xa0;rozdání</numerusform>
        </translation>
    </message>
    <message>
        <source>Deal {number}, the last one</source>
        <translation>Rozdání {number}, poslední</translation>
    </message>
    <message numerus="yes">
        <source>Deal {number} of {deals}, %n more after it</source>
        <translation>
            <numerusform>Rozdání {number} z&#xa0;{deals}, pak ještě %n</numerusform>
            <numerusform>Rozdání {number} z&#xa0;{deals}, pak ještě %n</numerusform>
            <numerusform>Rozdání {number} z&#xa0;{deals}, pak ještě %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Compulsory solo still to play: {names}.</source>
        <translation>Povinné sólo ještě zbývá: {names}.</translation>
    </message>
    <message>
        <source>This deal is the solo of {player}.</source>
        <translation>V&#xa0;tomto rozdání hraje sólo {player}.</translation>
    </message>
    <message>
        <source>Bock ×2</source>
        <translation>Bock ×2</translation>
    </message>
    <message>
        <source>Bock: counts double</source>
        <translation>Bock: platí dvojnásob</translation>
    </message>
    <message>
        <source>Stock: {count}</source>
        <translation>Bank: {count}</translation>
    </message>
    <message numerus="yes">
        <source>%n game points lie in the stock.</source>
        <translation>
            <numerusform>V banku leží %n&#xa0;bod za hru.</numerusform>
            <numerusform>V banku leží %n&#xa0;body za hru.</numerusform>
            <numerusform>V banku leží %n&#xa0;bodů za hru.</numerusform>
        </translation>
    </message>
    <message>
        <source>This deal counts double (Bock); it is the last one that does.</source>
        <translation>Toto rozdání platí dvojnásob (Bock); je poslední takové.</translation>
    </message>
    <message numerus="yes">
        <source>This deal counts double (Bock), and so do the next %n.</source>
        <translation>
            <numerusform>Toto rozdání platí dvojnásob (Bock) a&#xa0;další %n&#xa0;také.</numerusform>
            <numerusform>Toto rozdání platí dvojnásob (Bock) a&#xa0;další %n&#xa0;také.</numerusform>
            <numerusform>Toto rozdání platí dvojnásob (Bock) a&#xa0;dalších %n&#xa0;také.</numerusform>
        </translation>
    </message>
    <message>
        <source>You deal and rest this time. The other four play, and you watch.</source>
        <translation>Rozdáváte a&#xa0;tentokrát pauzírujete. Ostatní čtyři hrají a&#xa0;vy se díváte.</translation>
    </message>
</context>
<context>
    <name>SettingRow</name>
    <message>
        <source>Listen</source>
        <translation>Poslechnout</translation>
    </message>
    <message>
        <source>Listen: {sound}</source>
        <translation>Poslechnout: {sound}</translation>
    </message>
</context>
<context>
    <name>SettingSentences</name>
    <message>
        <source>What the table calls you from the next game on.</source>
        <translation>Jak vám stůl říká od příští hry.</translation>
    </message>
    <message>
        <source>How well the others play; it changes at once.</source>
        <translation>Jak dobře hrají ostatní; mění se hned.</translation>
    </message>
    <message>
        <source>How the cards in your hand lie.</source>
        <translation>Jak leží karty ve vaší ruce.</translation>
    </message>
    <message>
        <source>When only one card is legal and nothing else can be said, it is played for you.</source>
        <translation>Když je dovolena jediná karta a&#xa0;nic jiného nelze říct, zahraje se za vás.</translation>
    </message>
    <message>
        <source>The first press marks a card, and only the second plays it.</source>
        <translation>První stisk kartu označí, teprve druhý ji zahraje.</translation>
    </message>
    <message>
        <source>The line at the top shows the card points that you have won.</source>
        <translation>Řádek nahoře ukazuje body v&#xa0;kartách z&#xa0;vašich zdvihů.</translation>
    </message>
    <message>
        <source>The colours of table and windows.</source>
        <translation>Barvy stolu a oken.</translation>
    </message>
    <message>
        <source>How long a full trick lies before it is swept; a click on the table ends it sooner.</source>
        <translation>Jak dlouho leží plný zdvih, než se sebere; kliknutí na stůl to ukončí dřív.</translation>
    </message>
    <message>
        <source>How fast cards move when they are dealt, played and swept.</source>
        <translation>Jak rychle se karty pohybují, když se rozdávají, hrají a&#xa0;sbírají.</translation>
    </message>
    <message>
        <source>Cards are in their place at once; the pauses stay, so that you can follow.</source>
        <translation>Karty jsou hned na svém místě; pauzy zůstávají, abyste stačili sledovat.</translation>
    </message>
    <message>
        <source>Score sheet, log and look of the cards stand beside the table.</source>
        <translation>Vedle stolu je zápis bodů, průběh a&#xa0;vzhled karet.</translation>
    </message>
    <message>
        <source>What is asked for most often stands beside the menus, one click away.</source>
        <translation>Co se používá nejčastěji, je vedle nabídek, na jedno kliknutí.</translation>
    </message>
    <message>
        <source>The table fills the screen. F11 does the same; Esc leads back.</source>
        <translation>Stůl zaplní obrazovku. Totéž dělá F11; zpět vede Esc.</translation>
    </message>
    <message>
        <source>The cards that Schafkopf is played with.</source>
        <translation>Karty, se kterými se hraje schafkopf.</translation>
    </message>
    <message>
        <source>The cards that Doppelkopf is played with.</source>
        <translation>Karty, se kterými se hraje doppelkopf.</translation>
    </message>
    <message>
        <source>Contrast, grain, temperature, back and index are set in the side panel.</source>
        <translation>Kontrast, zrnitost, teplota barev, rub a&#xa0;rohové znaky se nastavují v&#xa0;postranním panelu.</translation>
    </message>
    <message>
        <source>Every card of every deck, also of your own, in large.</source>
        <translation>Každá karta každého balíčku, i&#xa0;vlastních, ve velkém.</translation>
    </message>
    <message>
        <source>How loud the sounds below are.</source>
        <translation>Jak hlasité jsou zvuky níže.</translation>
    </message>
    <message>
        <source>The sound of shuffled cards at the start of a deal.</source>
        <translation>Zvuk míchaných karet na začátku rozdání.</translation>
    </message>
    <message>
        <source>The sound of a card laid on the table.</source>
        <translation>Zvuk karty položené na stůl.</translation>
    </message>
    <message>
        <source>The sound of a trick swept to its winner.</source>
        <translation>Zvuk zdvihu, který si vítěz bere.</translation>
    </message>
    <message>
        <source>A knock for every bid, reservation and announcement.</source>
        <translation>Zaklepání při každé nabídce, výhradě a&#xa0;hlášení.</translation>
    </message>
    <message>
        <source>A soft tone when the table waits for you.</source>
        <translation>Tichý tón, když stůl čeká na vás.</translation>
    </message>
    <message>
        <source>Soft tones when the result is shown.</source>
        <translation>Tiché tóny, když se ukáže výsledek.</translation>
    </message>
    <message>
        <source>How much of the game is spoken by itself; every answer to a key is spoken anyway.</source>
        <translation>Kolik ze hry se předčítá samo; odpověď na klávesu se přečte vždy.</translation>
    </message>
    <message>
        <source>Black, white and yellow, without any texture.</source>
        <translation>Černá, bílá a&#xa0;žlutá, bez jakéhokoli vzorku.</translation>
    </message>
    <message>
        <source>Letters and suit signs in the corners are larger on the decks of both games.</source>
        <translation>Písmena a&#xa0;znaky barev v&#xa0;rozích jsou u&#xa0;balíčků obou her větší.</translation>
    </message>
    <message>
        <source>Each of these can be asked with one letter at the table; choose which.</source>
        <translation>Na každou položku se u&#xa0;stolu zeptáte jedním písmenem; zvolte kterým.</translation>
    </message>
    <message>
        <source>The language of all texts; it changes at once.</source>
        <translation>Jazyk všech textů; mění se hned.</translation>
    </message>
</context>
<context>
    <name>SettingTitles</name>
    <message>
        <source>Your name</source>
        <translation>Vaše jméno</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Počítačoví hráči</translation>
    </message>
    <message>
        <source>Order of the hand</source>
        <translation>Řazení karet v ruce</translation>
    </message>
    <message>
        <source>Play a forced card by itself</source>
        <translation>Vynucenou kartu zahrát automaticky</translation>
    </message>
    <message>
        <source>Confirm before playing</source>
        <translation>Potvrzovat před zahráním</translation>
    </message>
    <message>
        <source>Count for me</source>
        <translation>Počítat za mě</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Motiv</translation>
    </message>
    <message>
        <source>Trick pause</source>
        <translation>Pauza po zdvihu</translation>
    </message>
    <message>
        <source>Speed of the animation</source>
        <translation>Rychlost animace</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>Omezit pohyb</translation>
    </message>
    <message>
        <source>Side panel</source>
        <translation>Postranní panel</translation>
    </message>
    <message>
        <source>Tool row</source>
        <translation>Panel nástrojů</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Celá obrazovka</translation>
    </message>
    <message>
        <source>Deck for Schafkopf</source>
        <translation>Balíček na schafkopf</translation>
    </message>
    <message>
        <source>Deck for Doppelkopf</source>
        <translation>Balíček na doppelkopf</translation>
    </message>
    <message>
        <source>Look of the cards</source>
        <translation>Vzhled karet</translation>
    </message>
    <message>
        <source>All decks</source>
        <translation>Všechny balíčky</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Hlasitost</translation>
    </message>
    <message>
        <source>Cards are dealt</source>
        <translation>Rozdávají se karty</translation>
    </message>
    <message>
        <source>A card is played</source>
        <translation>Hraje se karta</translation>
    </message>
    <message>
        <source>A trick is taken</source>
        <translation>Bere se zdvih</translation>
    </message>
    <message>
        <source>Somebody calls</source>
        <translation>Někdo hlásí</translation>
    </message>
    <message>
        <source>It is your turn</source>
        <translation>Jste na řadě</translation>
    </message>
    <message>
        <source>The deal is over</source>
        <translation>Rozdání skončilo</translation>
    </message>
    <message>
        <source>What a screen reader speaks</source>
        <translation>Co předčítá čtečka obrazovky</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Vysoký kontrast</translation>
    </message>
    <message>
        <source>Large index</source>
        <translation>Velké rohové znaky</translation>
    </message>
    <message>
        <source>Single letters</source>
        <translation>Jednotlivá písmena</translation>
    </message>
    <message>
        <source>Language of the program</source>
        <translation>Jazyk programu</translation>
    </message>
</context>
<context>
    <name>SettingValues</name>
    <message>
        <source>Easy</source>
        <translation>Lehká</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Střední</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Silná</translation>
    </message>
    <message>
        <source>Trumps first</source>
        <translation>Napřed trumfy</translation>
    </message>
    <message>
        <source>By suit</source>
        <translation>Podle barev</translation>
    </message>
    <message>
        <source>As I lay them</source>
        <translation>Jak je položím</translation>
    </message>
    <message>
        <source>Like the system</source>
        <translation>Podle systému</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Světlý</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Tmavý</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Vysoký kontrast</translation>
    </message>
    <message>
        <source>Until a click</source>
        <translation>Do kliknutí</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Žádná</translation>
    </message>
    <message>
        <source>No animation</source>
        <translation>Bez animace</translation>
    </message>
    <message>
        <source>Silent</source>
        <translation>Ticho</translation>
    </message>
    <message>
        <source>Only what you ask for</source>
        <translation>Jen na co se zeptáte</translation>
    </message>
    <message>
        <source>Cards and your turn</source>
        <translation>Karty a kdy jste na řadě</translation>
    </message>
    <message>
        <source>Also tricks and results</source>
        <translation>Také zdvihy a výsledky</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Všechno</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} s</translation>
    </message>
    <message numerus="yes">
        <source>%n per cent</source>
        <translation>
            <numerusform>%n&#xa0;procento</numerusform>
            <numerusform>%n&#xa0;procenta</numerusform>
            <numerusform>%n&#xa0;procent</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Nastavení</translation>
    </message>
    <message>
        <source>Find a setting</source>
        <translation>Hledat nastavení</translation>
    </message>
    <message>
        <source>Down leads to the first setting that was found.</source>
        <translation>Šipka dolů vede na první nalezené nastavení.</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Stránky</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Zavřít</translation>
    </message>
    <message>
        <source>No setting has “{words}” in its name, its sentence or its values.</source>
        <translation>Žádné nastavení nemá „{words}“ ve jménu, ve větě ani v&#xa0;hodnotách.</translation>
    </message>
    <message numerus="yes">
        <source>%n settings found</source>
        <translation>
            <numerusform>Nalezeno %n&#xa0;nastavení</numerusform>
            <numerusform>Nalezena %n&#xa0;nastavení</numerusform>
            <numerusform>Nalezeno %n&#xa0;nastavení</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SettingsKeeper</name>
    <message>
        <source>The settings were damaged and are as at the first start; the damaged file is kept as {file}.</source>
        <translation>Nastavení bylo poškozené a&#xa0;je jako při prvním spuštění; poškozený soubor zůstává uchován jako {file}.</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>&amp;Reset this page</source>
        <translation>&amp;Obnovit tuto stránku</translation>
    </message>
    <message>
        <source>Everything on the page “{page}” as at the first start</source>
        <translation>Vše na stránce „{page}“ jako při prvním spuštění</translation>
    </message>
    <message>
        <source>&amp;Undo the reset</source>
        <translation>&amp;Vzít obnovení zpět</translation>
    </message>
    <message>
        <source>Everything on the page “{page}” as before the reset</source>
        <translation>Vše na stránce „{page}“ jako před obnovením</translation>
    </message>
    <message>
        <source>The page is as at the first start; the reset can be undone.</source>
        <translation>Stránka je jako při prvním spuštění; obnovení lze vzít zpět.</translation>
    </message>
    <message>
        <source>The reset is undone.</source>
        <translation>Obnovení je vzato zpět.</translation>
    </message>
</context>
<context>
    <name>SettingsPages</name>
    <message>
        <source>Game</source>
        <translation>Hra</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Stůl</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karty</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Zvuk</translation>
    </message>
    <message>
        <source>Accessibility</source>
        <translation>Přístupnost</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Klávesy</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Jazyk</translation>
    </message>
</context>
<context>
    <name>SheetModel</name>
    <message>
        <source>Deal</source>
        <translation>Číslo</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Hra</translation>
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
        <translation>Nikdo nehrál</translation>
    </message>
    <message>
        <source>Dealt again</source>
        <translation>Znovu rozdáno</translation>
    </message>
    <message>
        <source>Paid into the stock</source>
        <translation>Zaplaceno do banku</translation>
    </message>
    <message numerus="yes">
        <source>%n card points</source>
        <translation>
            <numerusform>%n&#xa0;bod v kartách</numerusform>
            <numerusform>%n&#xa0;body v kartách</numerusform>
            <numerusform>%n&#xa0;bodů v kartách</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}: {points}</source>
        <translation>{player}: {points}</translation>
    </message>
    <message>
        <source>Deal {number}, counts double</source>
        <translation>Rozdání {number}, platí dvojnásob</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Rozdání {number}</translation>
    </message>
    <message>
        <source>{contract}: {outcome}</source>
        <translation>{contract}: {outcome}</translation>
    </message>
    <message>
        <source>{contract} played by {player}</source>
        <translation>{contract}, hraje {player}</translation>
    </message>
    <message numerus="yes">
        <source>{contract}, %n card points</source>
        <translation>
            <numerusform>{contract}, %n&#xa0;bod v kartách</numerusform>
            <numerusform>{contract}, %n&#xa0;body v kartách</numerusform>
            <numerusform>{contract}, %n&#xa0;bodů v kartách</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{contract}, {player} alone, %n card points</source>
        <translation>
            <numerusform>{contract}, {player} proti třem, %n&#xa0;bod v&#xa0;kartách</numerusform>
            <numerusform>{contract}, {player} proti třem, %n&#xa0;body v&#xa0;kartách</numerusform>
            <numerusform>{contract}, {player} proti třem, %n&#xa0;bodů v&#xa0;kartách</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{contract} played by {player}, %n card points</source>
        <translation>
            <numerusform>{contract}, hraje {player}, %n&#xa0;bod v&#xa0;kartách</numerusform>
            <numerusform>{contract}, hraje {player}, %n&#xa0;body v&#xa0;kartách</numerusform>
            <numerusform>{contract}, hraje {player}, %n&#xa0;bodů v&#xa0;kartách</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}: total {total}</source>
        <translation>{player}: součet {total}</translation>
    </message>
    <message>
        <source>{player} rests, total {total}</source>
        <translation>{player} pauzíruje, součet {total}</translation>
    </message>
    <message>
        <source>{player}: {score}, total {total}</source>
        <translation>{player}: {score}, součet {total}</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Side panel</source>
        <translation>Postranní panel</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Zápis bodů</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Průběh</translation>
    </message>
    <message>
        <source>Card look</source>
        <translation>Vzhled karet</translation>
    </message>
</context>
<context>
    <name>Smoke</name>
    <message>
        <source>The window has not ended in time.</source>
        <translation>Okno neskončilo včas.</translation>
    </message>
    <message>
        <source>The window broke off.</source>
        <translation>Okno se ukončilo předčasně.</translation>
    </message>
    <message>
        <source>All went well.</source>
        <translation>Všechno proběhlo dobře.</translation>
    </message>
    <message>
        <source>Not all went well.</source>
        <translation>Všechno dobře neproběhlo.</translation>
    </message>
    <message>
        <source>Start to first painted table: {seconds} s</source>
        <translation>Od spuštění po první vykreslený stůl: {seconds} s</translation>
    </message>
    <message>
        <source>Deals played: {deals}</source>
        <translation>Sehraná rozdání: {deals}</translation>
    </message>
    <message>
        <source>Frames: {median} ms of work, 95% of them below {p95} ms, the longest {most} ms</source>
        <translation>Snímky: {median} ms práce, 95 % pod {p95} ms, nejdelší {most} ms</translation>
    </message>
    <message>
        <source>Memory: {megabytes} MB</source>
        <translation>Paměť: {megabytes} MB</translation>
    </message>
</context>
<context>
    <name>Solve</name>
    <message>
        <source>Card points at the end of the deal. {side} ({seats}):</source>
        <translation>Body v&#xa0;kartách na konci rozdání. {side} ({seats}):</translation>
    </message>
    <message>
        <source>Tricks if all are played. {side} ({seats}):</source>
        <translation>Zdvihy, když se zahrají všechny. {side} ({seats}):</translation>
    </message>
    <message>
        <source>Nobody has a partner. Card points of {seats} at the end, if the three others play against one:</source>
        <translation>Nikdo nemá partnera. Body v kartách na konci ({seats}), hrají-li ostatní tři proti jednomu:</translation>
    </message>
    <message>
        <source>Nobody has a partner. Tricks of {seats} at the end, if the three others play against one:</source>
        <translation>Nikdo nemá partnera. Zdvihy na konci ({seats}), hrají-li ostatní tři proti jednomu:</translation>
    </message>
    <message>
        <source>The bride has no partner yet. Her own card points ({seats}) at the end, if she stays alone against three:</source>
        <translation>Hráč se svatbou ještě nemá partnera. Jeho vlastní body v kartách ({seats}) na konci, hraje-li jeden proti třem:</translation>
    </message>
    <message>
        <source>The bride has no partner yet. Her own tricks ({seats}), if she stays alone against three:</source>
        <translation>Hráč se svatbou ještě nemá partnera. Jeho vlastní zdvihy ({seats}), hraje-li jeden proti třem:</translation>
    </message>
    <message>
        <source>{value}</source>
        <translation>{value}</translation>
    </message>
    <message>
        <source>between {low} and {high}</source>
        <translation>mezi {low} a {high}</translation>
    </message>
    <message>
        <source>about {value}, proven: between {low} and {high}</source>
        <translation>asi {value}, dokázáno: mezi {low} a {high}</translation>
    </message>
    <message>
        <source>Deal {number}, after {at} actions: {contract}, seat {seat} plays a card.</source>
        <translation>Rozdání {number}, po {at} tazích: {contract}, kartu hraje místo {seat}.</translation>
    </message>
    <message>
        <source>Seat {seat} wants much.</source>
        <translation>Místo {seat} chce hodně.</translation>
    </message>
    <message>
        <source>Seat {seat} wants little.</source>
        <translation>Místo {seat} chce málo.</translation>
    </message>
    <message>
        <source>Cards played in the search: {nodes}</source>
        <translation>Karty zahrané při hledání: {nodes}</translation>
    </message>
    <message>
        <source>{card}  {value}, best</source>
        <translation>{card}  {value}, nejlepší</translation>
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
        <translation>Předčítání: jen na co se zeptáte</translation>
    </message>
    <message>
        <source>Speech: cards and your turn</source>
        <translation>Předčítání: karty a&#xa0;kdy jste na řadě</translation>
    </message>
    <message>
        <source>Speech: cards, your turn, tricks and results</source>
        <translation>Předčítání: karty, kdy jste na řadě, zdvihy a&#xa0;výsledky</translation>
    </message>
    <message>
        <source>Speech: everything</source>
        <translation>Předčítání: všechno</translation>
    </message>
</context>
<context>
    <name>TableKeeper</name>
    <message>
        <source>The last table cannot be saved: {reason} You can go on playing.</source>
        <translation>Poslední stůl nelze uložit: {reason} Můžete hrát dál.</translation>
    </message>
    <message>
        <source>The table “{name}” cannot be saved: {reason} You can go on playing.</source>
        <translation>Stůl „{name}“ nelze uložit: {reason} Můžete hrát dál.</translation>
    </message>
</context>
<context>
    <name>TableTexts</name>
    <message>
        <source>You are the dealer</source>
        <translation>Rozdáváte vy</translation>
    </message>
    <message>
        <source>{player} is the dealer</source>
        <translation>Rozdává {player}</translation>
    </message>
    <message>
        <source>can be played</source>
        <translation>lze zahrát</translation>
    </message>
    <message>
        <source>cannot be played now</source>
        <translation>teď nelze zahrát</translation>
    </message>
    <message>
        <source>No card lies on the table</source>
        <translation>Na stole neleží žádná karta</translation>
    </message>
    <message>
        <source>{player}: {card}</source>
        <translation>{player}: {card}</translation>
    </message>
    <message>
        <source>Nothing has been announced</source>
        <translation>Nic nebylo hlášeno</translation>
    </message>
    <message>
        <source>{player}: {announcement}</source>
        <translation>{player}: {announcement}</translation>
    </message>
    <message numerus="yes">
        <source>Your tricks hold %n card points</source>
        <translation>
            <numerusform>Ve svých zdvizích máte %n&#xa0;bod</numerusform>
            <numerusform>Ve svých zdvizích máte %n&#xa0;body</numerusform>
            <numerusform>Ve svých zdvizích máte %n&#xa0;bodů</numerusform>
        </translation>
    </message>
    <message>
        <source>{points} pts</source>
        <translation>{points} b</translation>
    </message>
    <message numerus="yes">
        <source>You: %n points</source>
        <translation>
            <numerusform>Vy: %n&#xa0;bod</numerusform>
            <numerusform>Vy: %n&#xa0;body</numerusform>
            <numerusform>Vy: %n&#xa0;bodů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your side: %n points</source>
        <translation>
            <numerusform>Vaše strana: %n&#xa0;bod</numerusform>
            <numerusform>Vaše strana: %n&#xa0;body</numerusform>
            <numerusform>Vaše strana: %n&#xa0;bodů</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>Table</source>
        <translation>Stůl</translation>
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
        <translation>{game}: {rules}, s&#xa0;domácími pravidly</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) played</source>
        <translation>
            <numerusform>Odehráno %n&#xa0;rozdání</numerusform>
            <numerusform>Odehrána %n&#xa0;rozdání</numerusform>
            <numerusform>Odehráno %n&#xa0;rozdání</numerusform>
        </translation>
    </message>
    <message>
        <source>The deal is over</source>
        <translation>Rozdání skončilo</translation>
    </message>
    <message>
        <source>Nothing is settled yet</source>
        <translation>Ještě není nic jisté</translation>
    </message>
    <message>
        <source>{contract}, played by you</source>
        <translation>{contract}, hrajete vy</translation>
    </message>
    <message>
        <source>{contract}, played by {player}</source>
        <translation>{contract}, hraje {player}</translation>
    </message>
    <message>
        <source>{player} {total}</source>
        <translation>{player} {total}</translation>
    </message>
    <message>
        <source>This table cannot be opened; its file is kept.</source>
        <translation>Tento stůl nelze otevřít; jeho soubor zůstává uchován.</translation>
    </message>
    <message>
        <source>{rules}. {deals}.</source>
        <translation>{rules}. {deals}.</translation>
    </message>
    <message>
        <source>On the table now</source>
        <translation>Právě na stole</translation>
    </message>
</context>
<context>
    <name>TablesEntry</name>
    <message>
        <source>Saved as “{name}”.</source>
        <translation>Uloženo jako „{name}“.</translation>
    </message>
    <message>
        <source>{table} – {game}</source>
        <translation>{table} – {game}</translation>
    </message>
    <message>
        <source>“{name}” is too long for the name of a file. The table is not saved.</source>
        <translation>„{name}“ je na jméno souboru příliš dlouhé. Stůl není uložen.</translation>
    </message>
    <message>
        <source>There is already a table called “{name}”.</source>
        <translation>Stůl jménem „{name}“ už existuje.</translation>
    </message>
    <message>
        <source>{file}: {reason}</source>
        <translation>{file}: {reason}</translation>
    </message>
    <message>
        <source>This name cannot be used.</source>
        <translation>Toto jméno nelze použít.</translation>
    </message>
    <message>
        <source>“{name}” is deleted.</source>
        <translation>„{name}“ je smazán.</translation>
    </message>
</context>
<context>
    <name>TablesPage</name>
    <message>
        <source>No table fits what you are looking for.</source>
        <translation>Hledanému neodpovídá žádný stůl.</translation>
    </message>
    <message>
        <source>There are no saved tables yet. Play a game and save it with “Save table…” in the menu Game. A table that you leave for another one comes here by itself.</source>
        <translation>Zatím není uložen žádný stůl. Zahrajte si a&#xa0;uložte hru položkou „Uložit stůl…“ v&#xa0;nabídce Hra. Stůl, který opustíte kvůli jinému, se sem uloží sám.</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Stoly</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Hledání</translation>
    </message>
    <message>
        <source>Search the tables</source>
        <translation>Hledat mezi stoly</translation>
    </message>
    <message>
        <source>Saved tables</source>
        <translation>Uložené stoly</translation>
    </message>
    <message>
        <source>Enter opens a table, F2 renames it, Delete deletes it.</source>
        <translation>Enter stůl otevře, F2 ho přejmenuje, Delete ho smaže.</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zpět</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Otevřít</translation>
    </message>
    <message>
        <source>Rena&amp;me</source>
        <translation>Pře&amp;jmenovat</translation>
    </message>
    <message>
        <source>D&amp;elete</source>
        <translation>S&amp;mazat</translation>
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
        <translation>Nástroje</translation>
    </message>
</context>
<context>
    <name>Tools</name>
    <message>
        <source>New deal</source>
        <translation>Nové rozdání</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Pravidla</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Poslední zdvih</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zpět</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Rada</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Zápis bodů</translation>
    </message>
    <message>
        <source>Card look</source>
        <translation>Vzhled karet</translation>
    </message>
</context>
<context>
    <name>TopLine</name>
    <message>
        <source>{contract} – played by you</source>
        <translation>{contract} – hrajete vy</translation>
    </message>
    <message>
        <source>{contract} – played by {player}</source>
        <translation>{contract} – hraje {player}</translation>
    </message>
    <message>
        <source>No trumps</source>
        <translation>Bez trumfů</translation>
    </message>
    <message>
        <source>There are no trumps.</source>
        <translation>Trumfy nejsou.</translation>
    </message>
    <message>
        <source>Trumps: {list}</source>
        <translation>Trumfy: {list}</translation>
    </message>
</context>
<context>
    <name>TotalsGraph</name>
    <message>
        <source>Graph of the totals</source>
        <translation>Graf součtů</translation>
    </message>
</context>
<context>
    <name>TrickView</name>
    <message>
        <source>{player}: no card yet</source>
        <translation>{player}: zatím žádná karta</translation>
    </message>
    <message>
        <source>{player}: {card}</source>
        <translation>{player}: {card}</translation>
    </message>
    <message>
        <source>led and won the trick</source>
        <translation>výnos, který bere zdvih</translation>
    </message>
    <message>
        <source>led the trick</source>
        <translation>výnos do zdvihu</translation>
    </message>
    <message>
        <source>won the trick</source>
        <translation>bere zdvih</translation>
    </message>
</context>
<context>
    <name>WelcomePage</name>
    <message>
        <source>&amp;Deal</source>
        <translation>Rozda&amp;t</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>&amp;Zpět ke hře</translation>
    </message>
    <message>
        <source>Learn the game &amp;first</source>
        <translation>Nejdřív se hru na&amp;učit</translation>
    </message>
    <message>
        <source>The game on the table is kept as it stands.</source>
        <translation>Hra na stole zůstává, jak je.</translation>
    </message>
    <message>
        <source>Call an ace, find your partner</source>
        <translation>Volejte eso, najděte partnera</translation>
    </message>
    <message>
        <source>Every card twice, secret partners</source>
        <translation>Každá karta dvakrát, tajní partneři</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Vaše jméno</translation>
    </message>
    <message>
        <source>What the table calls you</source>
        <translation>Jak vám stůl říká</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Jazyk</translation>
    </message>
    <message>
        <source>Cardavia</source>
        <translation>Cardavia</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Pravidla</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>&amp;Cards</source>
        <translation>&amp;Karty</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>Vaše &amp;jméno</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>Ja&amp;zyk</translation>
    </message>
</context>
<context>
    <name>WhyButton</name>
    <message>
        <source>Why? (F1)</source>
        <translation>Proč? (F1)</translation>
    </message>
    <message>
        <source>Why? Opens the rule.</source>
        <translation>Proč? Otevře pravidlo.</translation>
    </message>
</context>
<context>
    <name>WonPile</name>
    <message>
        <source>Show the last trick</source>
        <translation>Ukázat poslední zdvih</translation>
    </message>
    <message numerus="yes">
        <source>%n tricks played.</source>
        <translation>
            <numerusform>Odehrán %n&#xa0;zdvih.</numerusform>
            <numerusform>Odehrány %n&#xa0;zdvihy.</numerusform>
            <numerusform>Odehráno %n&#xa0;zdvihů.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the last trick (Shift+R)</source>
        <translation>Ukázat poslední zdvih (Shift+R)</translation>
    </message>
</context>
</TS>
