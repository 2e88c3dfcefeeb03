<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fil" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Cardavia</source>
        <translation>Tungkol sa Cardavia</translation>
    </message>
    <message>
        <source>Schafkopf and Doppelkopf against the computer, without a network.</source>
        <translation>Schafkopf at Doppelkopf laban sa computer, walang network.</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Isara</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. It comes without any warranty. Cards and icon were drawn for this project. The window is made with Qt, which is used under the GNU Lesser General Public License, version 3.</source>
        <translation>Malayang software sa ilalim ng GNU General Public License, bersyon 3 o mas bago, at walang anumang garantiya. Iginuhit para sa proyektong ito ang mga baraha at ang sagisag. Gawa sa Qt ang window, na gamit sa ilalim ng GNU Lesser General Public License, bersyon 3.</translation>
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
        <translation>&amp;Bagong laro…</translation>
    </message>
    <message>
        <source>&amp;Rules…</source>
        <translation>Mga pa&amp;takaran…</translation>
    </message>
    <message>
        <source>Next &amp;deal</source>
        <translation>Su&amp;sunod na deal</translation>
    </message>
    <message>
        <source>&amp;Same cards again</source>
        <translation>&amp;Parehong baraha ulit</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;I-undo</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>Pa&amp;hiwatig</translation>
    </message>
    <message>
        <source>&amp;Claim the rest</source>
        <translation>A&amp;kin ang natitira</translation>
    </message>
    <message>
        <source>Ta&amp;bles…</source>
        <translation>&amp;Mga mesa…</translation>
    </message>
    <message>
        <source>&amp;Import record…</source>
        <translation>Ipasok &amp;ang talaan…</translation>
    </message>
    <message>
        <source>&amp;Export record…</source>
        <translation>Ilabas ang talaa&amp;n…</translation>
    </message>
    <message>
        <source>Score &amp;pad…</source>
        <translation>S&amp;core pad…</translation>
    </message>
    <message>
        <source>Se&amp;ttings…</source>
        <translation>Mga s&amp;etting…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Lumabas</translation>
    </message>
    <message>
        <source>&amp;Last trick</source>
        <translation>&amp;Huling trick</translation>
    </message>
    <message>
        <source>R&amp;esult of the deal</source>
        <translation>&amp;Resulta ng deal</translation>
    </message>
    <message>
        <source>Sta&amp;ndings of the session</source>
        <translation>Lagay ng &amp;sesyon</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Bu&amp;ong screen</translation>
    </message>
    <message>
        <source>Red&amp;o</source>
        <translation>I-&amp;redo</translation>
    </message>
    <message>
        <source>Sa&amp;ve table…</source>
        <translation>I-save an&amp;g mesa…</translation>
    </message>
    <message>
        <source>S&amp;ide panel</source>
        <translation>Panel sa &amp;gilid</translation>
    </message>
    <message>
        <source>S&amp;core sheet</source>
        <translation>S&amp;core sheet</translation>
    </message>
    <message>
        <source>Tool ro&amp;w</source>
        <translation>Hanay &amp;ng kagamitan</translation>
    </message>
    <message>
        <source>Whose &amp;turn</source>
        <translation>Kanino ang &amp;turno</translation>
    </message>
    <message>
        <source>The t&amp;rick on the table</source>
        <translation>A&amp;ng trick sa mesa</translation>
    </message>
    <message>
        <source>Card &amp;points won</source>
        <translation>&amp;Puntos ng baraha</translation>
    </message>
    <message>
        <source>&amp;Announcements</source>
        <translation>Mga &amp;anunsyo</translation>
    </message>
    <message>
        <source>Rep&amp;eat the last sentence</source>
        <translation>&amp;Ulitin ang huling pangungusap</translation>
    </message>
    <message>
        <source>Next speech &amp;level</source>
        <translation>Susunod na antas ng pa&amp;gsasalita</translation>
    </message>
    <message>
        <source>Rules of this &amp;contract</source>
        <translation>&amp;Patakaran ng kontratang ito</translation>
    </message>
    <message>
        <source>Rule &amp;book…</source>
        <translation>A&amp;klat ng patakaran…</translation>
    </message>
    <message>
        <source>Lesson: &amp;Schafkopf</source>
        <translation>Aralin: &amp;Schafkopf</translation>
    </message>
    <message>
        <source>Lesson: &amp;Doppelkopf</source>
        <translation>Aralin: &amp;Doppelkopf</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Mga key</translation>
    </message>
    <message>
        <source>&amp;About Cardavia</source>
        <translation>&amp;Tungkol sa Cardavia</translation>
    </message>
    <message>
        <source>Card loo&amp;k</source>
        <translation>&amp;Itsura ng baraha</translation>
    </message>
    <message>
        <source>Deck &amp;page…</source>
        <translation>&amp;Pahina ng deck…</translation>
    </message>
    <message>
        <source>&amp;Bavarian</source>
        <translation>&amp;Bavarian</translation>
    </message>
    <message>
        <source>&amp;William Tell</source>
        <translation>&amp;William Tell</translation>
    </message>
    <message>
        <source>&amp;Salzburg</source>
        <translation>&amp;Salzburg</translation>
    </message>
    <message>
        <source>&amp;French</source>
        <translation>&amp;French</translation>
    </message>
    <message>
        <source>&amp;Tournament</source>
        <translation>Pang&amp;torneo</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>&amp;Malinaw</translation>
    </message>
    <message>
        <source>Clear, &amp;German suits</source>
        <translation>Malinaw, &amp;German</translation>
    </message>
    <message>
        <source>Trick pause: {pause}</source>
        <translation>Hinto pagkatapos ng trick: {pause}</translation>
    </message>
    <message>
        <source>Theme: {theme}</source>
        <translation>Tema: {theme}</translation>
    </message>
    <message>
        <source>Opponents: {level}</source>
        <translation>Mga kalaban: {level}</translation>
    </message>
    <message>
        <source>Sound: {event}</source>
        <translation>Tunog: {event}</translation>
    </message>
    <message>
        <source>Sort the hand: {order}</source>
        <translation>Ayos ng hawak: {order}</translation>
    </message>
    <message>
        <source>Deck: {deck}</source>
        <translation>Deck: {deck}</translation>
    </message>
    <message>
        <source>Until a &amp;click</source>
        <translation>Hanggang sa &amp;click</translation>
    </message>
    <message>
        <source>N&amp;one</source>
        <translation>&amp;Wala</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} s</translation>
    </message>
    <message>
        <source>Like the s&amp;ystem</source>
        <translation>Gaya ng s&amp;ystem</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Maliwanag</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>Ma&amp;dilim</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>Mataas na &amp;contrast</translation>
    </message>
    <message>
        <source>&amp;Easy</source>
        <translation>Ma&amp;dali</translation>
    </message>
    <message>
        <source>&amp;Medium</source>
        <translation>&amp;Katamtaman</translation>
    </message>
    <message>
        <source>&amp;Strong</source>
        <translation>&amp;Malakas</translation>
    </message>
    <message>
        <source>&amp;Trumps first</source>
        <translation>&amp;Trump muna</translation>
    </message>
    <message>
        <source>By &amp;suits</source>
        <translation>Ayon sa &amp;suit</translation>
    </message>
    <message>
        <source>As &amp;laid</source>
        <translation>Ayon sa pagka&amp;lagay</translation>
    </message>
    <message>
        <source>&amp;Dealing</source>
        <translation>Pagdi-&amp;deal</translation>
    </message>
    <message>
        <source>A &amp;card is played</source>
        <translation>May itinirang &amp;baraha</translation>
    </message>
    <message>
        <source>A &amp;trick is taken</source>
        <translation>May nakuhang &amp;trick</translation>
    </message>
    <message>
        <source>&amp;Bids and announcements</source>
        <translation>Mga bid at &amp;anunsyo</translation>
    </message>
    <message>
        <source>&amp;Your turn</source>
        <translation>Turno m&amp;o</translation>
    </message>
    <message>
        <source>&amp;End of the deal</source>
        <translation>&amp;Wakas ng deal</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Laro</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Mesa</translation>
    </message>
    <message>
        <source>&amp;Cards</source>
        <translation>&amp;Baraha</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Tulong</translation>
    </message>
    <message>
        <source>&amp;Say</source>
        <translation>Sa&amp;bihin</translation>
    </message>
    <message>
        <source>Sort the &amp;hand</source>
        <translation>Ayos ng ha&amp;wak</translation>
    </message>
    <message>
        <source>So&amp;unds</source>
        <translation>Mga t&amp;unog</translation>
    </message>
    <message>
        <source>&amp;Opponents</source>
        <translation>Mga ka&amp;laban</translation>
    </message>
    <message>
        <source>Trick &amp;pause</source>
        <translation>Hinto &amp;pagkatapos ng trick</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>T&amp;ema</translation>
    </message>
</context>
<context>
    <name>AnnounceBar</name>
    <message>
        <source>Announcements</source>
        <translation>Mga anunsyo</translation>
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
        <translation>Walang 90</translation>
    </message>
    <message>
        <source>No 60</source>
        <translation>Walang 60</translation>
    </message>
    <message>
        <source>No 30</source>
        <translation>Walang 30</translation>
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
        <translation>Mga biik</translation>
    </message>
    <message>
        <source>Hyperpiglets</source>
        <translation>Mga hyperbiik</translation>
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
        <translation>walang 90</translation>
    </message>
    <message>
        <source>no 60</source>
        <translation>walang 60</translation>
    </message>
    <message>
        <source>no 30</source>
        <translation>walang 30</translation>
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
        <translation>mga biik</translation>
    </message>
    <message>
        <source>hyperpiglets</source>
        <translation>mga hyperbiik</translation>
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
        <translation>{game}, patakaran: {preset}</translation>
    </message>
    <message>
        <source>A: {a}, B: {b}, {deals} deals, each played twice</source>
        <translation>A: {a}, B: {b}, {deals} deal, dalawang beses nilaro ang bawat isa</translation>
    </message>
    <message>
        <source>No deal was finished.</source>
        <translation>Walang natapos na deal.</translation>
    </message>
    <message>
        <source>A scores {mean} a deal more than B</source>
        <translation>Lamang si A kay B ng {mean} bawat deal</translation>
    </message>
    <message>
        <source>A scores {mean} a deal more than B, {share}% interval {low} to {high}</source>
        <translation>Lamang si A kay B ng {mean} bawat deal, {share}% na pagitan {low} hanggang {high}</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Kontrata</translation>
    </message>
    <message>
        <source>share</source>
        <translation>bahagi</translation>
    </message>
    <message>
        <source>won</source>
        <translation>panalo</translation>
    </message>
    <message>
        <source>A declares</source>
        <translation>declarer si A</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>average</translation>
    </message>
    <message>
        <source>B declares</source>
        <translation>declarer si B</translation>
    </message>
    <message>
        <source>no score</source>
        <translation>walang iskor</translation>
    </message>
    <message>
        <source>{side}: {mean} ms a move, 95% below {slow} ms</source>
        <translation>{side}: {mean} ms bawat tira, 95% ay mababa sa {slow} ms</translation>
    </message>
    <message>
        <source>{side}: {mean} ms to think of an announcement, 95% below {slow} ms</source>
        <translation>{side}: {mean} ms sa pag-iisip ng anunsyo, 95% ay mababa sa {slow} ms</translation>
    </message>
    <message>
        <source>{done} of {deals} deals, {left} minutes left</source>
        <translation>{done} sa {deals} deal, {left} minuto pa</translation>
    </message>
</context>
<context>
    <name>Bench</name>
    <message>
        <source>Calibration loop: {milliseconds} ms</source>
        <translation>Loop ng pagsukat: {milliseconds} ms</translation>
    </message>
    <message>
        <source>{game}: {rate} random deals a second, {actions} actions a deal</source>
        <translation>{game}: {rate} random na deal bawat segundo, {actions} kilos bawat deal</translation>
    </message>
    <message>
        <source>Start to first painted table: {table} s, a bare window: {bare} s, ratio {ratio}</source>
        <translation>Mula simula hanggang unang naiguhit na mesa: {table} s, window na walang laman: {bare} s, ratio {ratio}</translation>
    </message>
    <message>
        <source>Cards: {loading} ms to read a deck, {composing} to compose, {drawing} to draw, {reading} from disk</source>
        <translation>Baraha: {loading} ms para basahin ang deck, {composing} para buuin, {drawing} para iguhit, {reading} mula sa disk</translation>
    </message>
    <message>
        <source>Memory of the cards: {deck} KiB for the deck, {pictures} MiB for its pictures</source>
        <translation>Memory ng baraha: {deck} KiB para sa deck, {pictures} MiB para sa mga larawan</translation>
    </message>
    <message>
        <source>A slider’s step at density {ratio}: {median} ms, 95% of them below {most} ms</source>
        <translation>Isang hakbang ng slider sa density {ratio}: {median} ms, 95% ay mababa sa {most} ms</translation>
    </message>
    <message>
        <source>Playouts: the compiled kernel is missing.</source>
        <translation>Playout: wala ang na-compile na kernel.</translation>
    </message>
    <message>
        <source>Playouts, {game}: {random} at random and {policy} by the policy a second</source>
        <translation>Playout, {game}: {random} random at {policy} ayon sa estratehiya bawat segundo</translation>
    </message>
    <message>
        <source>{player}, {game}: {rate} moves a second, 95% below {slow} ms</source>
        <translation>{player}, {game}: {rate} tira bawat segundo, 95% ay mababa sa {slow} ms</translation>
    </message>
    <message>
        <source>Solver: the compiled kernel is missing.</source>
        <translation>Solver: wala ang na-compile na kernel.</translation>
    </message>
    <message>
        <source>Solver, {game} {sides}, {cards} cards, {deals} deals: median {median} nodes ({ms} ms), 95% below {slow} nodes ({slow_ms} ms), {rate} million nodes a second</source>
        <translation>Solver, {game} {sides}, {cards} baraha, {deals} deal: median {median} node ({ms} ms), 95% ay mababa sa {slow} node ({slow_ms} ms), {rate} milyong node bawat segundo</translation>
    </message>
    <message>
        <source>Plain solver in Python: {rate} nodes a second. The kernel makes {nodes} times as many and solves the same deals {time} times as fast</source>
        <translation>Payak na solver sa Python: {rate} node bawat segundo. Ang kernel ay gumagawa ng {nodes} ulit nito at nilulutas ang parehong deal nang {time} ulit na mas mabilis</translation>
    </message>
    <message>
        <source>dealing</source>
        <translation>pagdi-deal</translation>
    </message>
    <message>
        <source>a card played</source>
        <translation>itinirang baraha</translation>
    </message>
    <message>
        <source>a trick swept away</source>
        <translation>kinuhang trick</translation>
    </message>
    <message>
        <source>resizing</source>
        <translation>pagbabago ng laki</translation>
    </message>
    <message>
        <source>strong players thinking</source>
        <translation>nag-iisip ang malalakas</translation>
    </message>
    <message>
        <source>a slider dragged</source>
        <translation>hinilang slider</translation>
    </message>
    <message>
        <source>another language chosen</source>
        <translation>ibang wika</translation>
    </message>
    <message>
        <source>Frames, {part}: {median} ms of work, 95% of them below {p95} ms, the longest {most} ms</source>
        <translation>Frame, {part}: {median} ms ng gawain, 95% ay mababa sa {p95} ms, pinakamahaba {most} ms</translation>
    </message>
    <message>
        <source>Memory of the window after {deals} deals: {megabytes} MB</source>
        <translation>Memory ng window pagkatapos ng {deals} deal: {megabytes} MB</translation>
    </message>
    <message>
        <source>Memory that was added: {growth} MB</source>
        <translation>Nadagdag na memory: {growth} MB</translation>
    </message>
    <message>
        <source>Opening a rule page: {median} ms, 95% of them below {p95} ms; the interface is busy for {busy} ms</source>
        <translation>Pagbukas ng pahina ng patakaran: {median} ms, 95% ay mababa sa {p95} ms; abala ang interface nang {busy} ms</translation>
    </message>
</context>
<context>
    <name>Bill</name>
    <message>
        <source>How the score came about</source>
        <translation>Paano nabuo ang iskor</translation>
    </message>
    <message>
        <source>All three together</source>
        <translation>Silang tatlo</translation>
    </message>
    <message>
        <source>Each declarer takes half of the stock</source>
        <translation>Kukunin ng bawat declarer ang kalahati ng pondo</translation>
    </message>
    <message>
        <source>Everybody pays into the stock</source>
        <translation>Lahat ay magbabayad sa pondo</translation>
    </message>
    <message>
        <source>Each declarer pays half of the stock into it</source>
        <translation>Magbabayad ang bawat declarer ng kalahati ng pondo</translation>
    </message>
    <message>
        <source>As Re counts it</source>
        <translation>Ayon sa bilang ng Re</translation>
    </message>
    <message>
        <source>As Kontra counts it</source>
        <translation>Ayon sa bilang ng Kontra</translation>
    </message>
    <message>
        <source>As the declarer’s side counts it</source>
        <translation>Ayon sa bilang ng panig ng declarer</translation>
    </message>
    <message>
        <source>As the defenders count it</source>
        <translation>Ayon sa bilang ng mga kalaban</translation>
    </message>
    <message numerus="yes">
        <source>%n runners with the declarer’s side</source>
        <translation>
            <numerusform>%n runner sa panig ng declarer</numerusform>
            <numerusform>%n runner sa panig ng declarer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n runners with the defenders</source>
        <translation>
            <numerusform>%n runner sa mga kalaban</numerusform>
            <numerusform>%n runner sa mga kalaban</numerusform>
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
        <translation>{rules}, may binago</translation>
    </message>
    <message>
        <source>At your table: {rules}</source>
        <translation>Sa mesa mo: {rules}</translation>
    </message>
    <message>
        <source>Next game: {rules}</source>
        <translation>Susunod na laro: {rules}</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Bumalik</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Sumulong</translation>
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
        <translation>I-print</translation>
    </message>
    <message>
        <source>&amp;Print this page…</source>
        <translation>&amp;I-print ang pahinang ito…</translation>
    </message>
    <message>
        <source>&amp;Save this page as PDF…</source>
        <translation>I-&amp;save ang pahinang ito bilang PDF…</translation>
    </message>
    <message>
        <source>To the page before, at last to the table (Alt+Left)</source>
        <translation>Sa nakaraang pahina, at mula sa una ay sa mesa (Alt+Left)</translation>
    </message>
    <message>
        <source>To the page you came back from (Alt+Right)</source>
        <translation>Sa pahinang binalikan mo (Alt+Right)</translation>
    </message>
    <message>
        <source>Smaller letters (Ctrl+Minus)</source>
        <translation>Mas maliit na titik (Ctrl+Minus)</translation>
    </message>
    <message>
        <source>Larger letters (Ctrl+Plus; Ctrl+0 for the usual size)</source>
        <translation>Mas malaking titik (Ctrl+Plus; Ctrl+0 para sa karaniwang laki)</translation>
    </message>
    <message>
        <source>Smaller letters</source>
        <translation>Mas maliit na titik</translation>
    </message>
    <message>
        <source>Larger letters</source>
        <translation>Mas malaking titik</translation>
    </message>
    <message>
        <source>Rules that the book shows</source>
        <translation>Patakarang ipinapakita ng aklat</translation>
    </message>
    <message>
        <source>Looking at other rules changes nothing at the table.</source>
        <translation>Walang nagbabago sa mesa kapag tumingin ka ng ibang patakaran.</translation>
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
        <translation>Wala sa alinmang pahina ang mga salitang ito.</translation>
    </message>
    <message numerus="yes">
        <source>%n places found</source>
        <translation>
            <numerusform>%n lugar ang nahanap</numerusform>
            <numerusform>%n lugar ang nahanap</numerusform>
        </translation>
    </message>
    <message>
        <source>Rule sets</source>
        <translation>Mga set ng patakaran</translation>
    </message>
    <message>
        <source>Packs of cards</source>
        <translation>Mga deck ng baraha</translation>
    </message>
    <message>
        <source>Find in all pages</source>
        <translation>Maghanap sa lahat ng pahina</translation>
    </message>
    <message>
        <source>Enter goes to the next place, Shift+Enter to the one before, Down to the list of places.</source>
        <translation>Sa susunod na nahanap ang Enter, sa nauna ang Shift+Enter, sa listahan ng mga nahanap ang Down.</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Nilalaman</translation>
    </message>
    <message>
        <source>Places found</source>
        <translation>Mga nahanap na lugar</translation>
    </message>
</context>
<context>
    <name>BookPaper</name>
    <message>
        <source>Save the page</source>
        <translation>I-save ang pahina</translation>
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
        <translation>Baguhin ang patakarang ito</translation>
    </message>
    <message>
        <source>{page} – Rule book</source>
        <translation>{page} – Aklat ng patakaran</translation>
    </message>
    <message>
        <source>{file} cannot be saved: {reason}</source>
        <translation>Hindi mai-save ang {file}: {reason}</translation>
    </message>
    <message>
        <source>Rule book</source>
        <translation>Aklat ng patakaran</translation>
    </message>
    <message>
        <source>Page of the rule book</source>
        <translation>Pahina ng aklat ng patakaran</translation>
    </message>
    <message>
        <source>Tab goes from link to link, Enter follows it.</source>
        <translation>Sa bawat link ang Tab, sinusundan ito ng Enter.</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Na-save bilang {file}.</translation>
    </message>
</context>
<context>
    <name>Bubbles</name>
    <message numerus="yes">
        <source>%n cards face down</source>
        <translation>
            <numerusform>%n barahang nakataob</numerusform>
            <numerusform>%n barahang nakataob</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Calls</name>
    <message>
        <source>Pass</source>
        <translation>Pass</translation>
    </message>
    <message>
        <source>Healthy (no reservation)</source>
        <translation>Malusog (walang reserbasyon)</translation>
    </message>
    <message>
        <source>Throw in this hand</source>
        <translation>Isuko ang barahang ito</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Tanggapin</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Tanggihan</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Panindigan</translation>
    </message>
    <message>
        <source>Yield</source>
        <translation>Magparaya</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Kumatok</translation>
    </message>
    <message>
        <source>Do not double</source>
        <translation>Huwag kumatok</translation>
    </message>
    <message>
        <source>Play the {card}</source>
        <translation>Itira ang {card}</translation>
    </message>
</context>
<context>
    <name>CardLarge</name>
    <message>
        <source>Escape closes the picture; the arrow keys go to the next card.</source>
        <translation>Isinasara ng Escape ang larawan; sa susunod na baraha ang mga arrow key.</translation>
    </message>
</context>
<context>
    <name>CardLookPanel</name>
    <message>
        <source>Back</source>
        <translation>Likod</translation>
    </message>
    <message>
        <source>&amp;Contrast</source>
        <translation>&amp;Contrast</translation>
    </message>
    <message>
        <source>soft</source>
        <translation>mahina</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>matindi</translation>
    </message>
    <message>
        <source>G&amp;rain</source>
        <translation>&amp;Grain</translation>
    </message>
    <message>
        <source>smooth</source>
        <translation>makinis</translation>
    </message>
    <message>
        <source>rough</source>
        <translation>magaspang</translation>
    </message>
    <message>
        <source>Te&amp;mperature</source>
        <translation>&amp;Temperatura</translation>
    </message>
    <message>
        <source>cool</source>
        <translation>malamig</translation>
    </message>
    <message>
        <source>warm</source>
        <translation>mainit</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Ibalik lahat</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Karaniwan</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Malaki</translation>
    </message>
    <message>
        <source>Letters of both packs</source>
        <translation>Mga titik ng dalawang deck</translation>
    </message>
    <message>
        <source>A small Q and J on Ober and Unter, O and U on queen and jack</source>
        <translation>Maliit na Q at J sa Ober at Unter, O at U sa reyna at jack</translation>
    </message>
    <message>
        <source>Back {number}</source>
        <translation>Likod {number}</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Itsura</translation>
    </message>
    <message>
        <source>Index</source>
        <translation>Index</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Deck</translation>
    </message>
</context>
<context>
    <name>CardSheet</name>
    <message>
        <source>Cards of the deck</source>
        <translation>Mga baraha ng deck</translation>
    </message>
</context>
<context>
    <name>Claims</name>
    <message>
        <source>All tricks are yours. The rest is played out.</source>
        <translation>Sa iyo ang lahat ng trick. Lalaruin ang natitira.</translation>
    </message>
    <message>
        <source>It could not be found out in time whether all tricks are yours. Play on.</source>
        <translation>Hindi natiyak sa oras kung sa iyo ang lahat ng trick. Maglaro pa.</translation>
    </message>
    <message>
        <source>Not all tricks are yours: one of them could go to somebody else.</source>
        <translation>Hindi sa iyo ang lahat ng trick: may isang maaaring mapunta sa iba.</translation>
    </message>
    <message>
        <source>Not all tricks are yours: trick {number} could go to somebody else.</source>
        <translation>Hindi sa iyo ang lahat ng trick: maaaring mapunta sa iba ang trick&#xa0;{number}.</translation>
    </message>
    <message>
        <source>Checking whether all tricks are yours…</source>
        <translation>Tinitingnan kung sa iyo ang lahat ng trick…</translation>
    </message>
    <message>
        <source>You can claim the rest when you have to play a card, from the second trick on.</source>
        <translation>Maaari mong angkinin ang natitira kapag ikaw na ang titira, mula sa ikalawang trick.</translation>
    </message>
    <message>
        <source>Claim the rest</source>
        <translation>Akin ang natitira</translation>
    </message>
    <message>
        <source>If all tricks left are yours whatever the others play, they are played out quickly.</source>
        <translation>Kung sa iyo ang lahat ng natitirang trick anuman ang itira ng iba, mabilis itong lalaruin hanggang wakas.</translation>
    </message>
</context>
<context>
    <name>Contracts</name>
    <message>
        <source>Normal game</source>
        <translation>Normal na laro</translation>
    </message>
    <message>
        <source>Wedding</source>
        <translation>Kasal</translation>
    </message>
    <message>
        <source>Silent wedding</source>
        <translation>Tahimik na kasal</translation>
    </message>
    <message>
        <source>Poverty</source>
        <translation>Kahirapan</translation>
    </message>
    <message>
        <source>Black sow</source>
        <translation>Itim na inahin</translation>
    </message>
    <message>
        <source>Kings solo</source>
        <translation>Solo ng hari</translation>
    </message>
    <message>
        <source>Ace solo (no trumps)</source>
        <translation>Solo ng alas (walang trump)</translation>
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
            <numerusform>%n baraha pa ang maaaring ilagay sa trick bago mahuli ang lahat.</numerusform>
            <numerusform>%n baraha pa ang maaaring ilagay sa trick bago mahuli ang lahat.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may play %n more cards before it is too late.</source>
        <translation>
            <numerusform>%n baraha pa ang maaari mong itira bago mahuli ang lahat.</numerusform>
            <numerusform>%n baraha pa ang maaari mong itira bago mahuli ang lahat.</numerusform>
        </translation>
    </message>
    <message>
        <source>Last chance: it is too late with the next card of the trick.</source>
        <translation>Huling pagkakataon: huli na pagdating ng susunod na baraha ng trick.</translation>
    </message>
    <message>
        <source>Last chance: it is too late with your next card.</source>
        <translation>Huling pagkakataon: huli na pagtira mo ng susunod na baraha.</translation>
    </message>
    <message>
        <source>This is your last chance to announce: {announcement}.</source>
        <translation>Huling pagkakataon mo na para ianunsyo: {announcement}.</translation>
    </message>
    <message>
        <source>You may still announce: {announcement}.</source>
        <translation>Maaari mo pang ianunsyo: {announcement}.</translation>
    </message>
    <message numerus="yes">
        <source>Still open to {who}, with at least %n cards in hand: {announcement}.</source>
        <translation>
            <numerusform>Maaari pang ianunsyo ({who}), kung may hawak na hindi bababa sa %n baraha: {announcement}.</numerusform>
            <numerusform>Maaari pang ianunsyo ({who}), kung may hawak na hindi bababa sa %n baraha: {announcement}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Still open to {who}, while at most %n cards lie in the trick: {announcement}.</source>
        <translation>
            <numerusform>Maaari pang ianunsyo ({who}), habang hindi hihigit sa %n baraha ang nasa trick: {announcement}.</numerusform>
            <numerusform>Maaari pang ianunsyo ({who}), habang hindi hihigit sa %n baraha ang nasa trick: {announcement}.</numerusform>
        </translation>
    </message>
    <message>
        <source>somebody</source>
        <translation>sinuman</translation>
    </message>
    <message>
        <source>{names} or somebody else</source>
        <translation>{names} o iba pa</translation>
    </message>
</context>
<context>
    <name>DeckBox</name>
    <message>
        <source>Cards</source>
        <translation>Baraha</translation>
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
        <translation>Muling iginuhit para sa Cardavia, ayon sa tradisyon. Lisensiya: {licence}.</translation>
    </message>
    <message>
        <source>A deck of your own. Licence: {licence}.</source>
        <translation>Sarili mong deck. Lisensiya: {licence}.</translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n baraha</numerusform>
            <numerusform>%n baraha</numerusform>
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
        <translation>Ang sariling deck ng Schafkopf; puwede rin itong gamitin sa Doppelkopf.</translation>
    </message>
    <message>
        <source>Doppelkopf’s own pack; Schafkopf can be played with it, too.</source>
        <translation>Ang sariling deck ng Doppelkopf; puwede rin itong gamitin sa Schafkopf.</translation>
    </message>
    <message>
        <source>For Schafkopf and Doppelkopf.</source>
        <translation>Para sa Schafkopf at Doppelkopf.</translation>
    </message>
</context>
<context>
    <name>DeckHistories</name>
    <message>
        <source>The home pack of Schafkopf. It grew out of the old packs of Augsburg and Munich; in the nineteenth century its figures were doubled, so that nobody has to turn a card. The Ober has its suit sign high, the Unter low. The highest card of a suit is the Daus with two signs: Cupid on hearts, Bacchus on acorns, hound and boar on bells.</source>
        <translation>Ang sariling deck ng Schafkopf. Nagmula ito sa mga lumang baraha ng Augsburg at Munich; noong ika-19 na siglo ay dinoble ang mga tao sa baraha para walang kailangang magbaligtad nito. Nasa itaas ang tanda ng suit ng Ober, nasa ibaba ang sa Unter. Ang pinakamataas na baraha ng suit ay ang Daus na may dalawang tanda: si Kupido sa puso, si Bacchus sa akorn, aso at baboy-ramo sa kampanilya.</translation>
    </message>
    <message>
        <source>A pack of the nineteenth century, first printed in Pest. Its Obers and Unters are the people of Schiller’s play William Tell, and its highest cards the four seasons. It is called the double German pack and is the usual one of Hungary to this day.</source>
        <translation>Deck ng ika-19 na siglo, unang inilimbag sa Pest. Ang mga Ober at Unter nito ay mga tauhan sa dulang William Tell ni Schiller, at apat na panahon ng taon ang pinakamatataas na baraha. Tinatawag itong dobleng German at karaniwan pa rin sa Hungary.</translation>
    </message>
    <message>
        <source>A single pack: its figures are drawn once, from head to foot, as all figures were before they were doubled. It comes from the old Bavarian packs. The six of bells is the Weli, which has a part of its own in games of Tyrol; Schafkopf and Doppelkopf do without it.</source>
        <translation>Deck na isa ang ulo: isang beses iginuhit ang mga tao, mula ulo hanggang paa, gaya ng lahat bago sila dinoble. Galing ito sa mga lumang barahang Bavarian. Ang anim ng kampanilya ay ang Weli, na may sariling papel sa mga laro ng Tyrol; hindi ito kailangan ng Schafkopf at Doppelkopf.</translation>
    </message>
    <message>
        <source>French suits were simpler to print than German ones and spread from France over all the world. This is the way they have been drawn in Berlin since the nineteenth century: every jack has a halberd, every queen a flower, and the kings wear closed crowns.</source>
        <translation>Mas madaling ilimbag ang mga suit na French kaysa sa German, at mula sa France ay kumalat ang mga ito sa buong mundo. Ganito iginuguhit ang mga ito sa Berlin mula noong ika-19 na siglo: may halberd ang bawat jack, may bulaklak ang bawat reyna, at nakasara ang korona ng mga hari.</translation>
    </message>
    <message>
        <source>A compromise: French signs in the colours of the German ones, clubs black, spades green, hearts red, diamonds orange. It was made for Skat tournaments after 1990, when people met who had grown up with the one or the other. Nobody takes spades for clubs with it, so it is good to learn with.</source>
        <translation>Kompromiso: mga tandang French sa kulay ng German, itim ang trebol, berde ang ispada, pula ang puso, kahel ang diyamante. Ginawa ito para sa mga torneo ng Skat pagkatapos ng 1990, nang magkita ang mga lumaki sa isa o sa isa pa. Walang malilito sa ispada at trebol dito, kaya mainam sa pag-aaral.</translation>
    </message>
    <message>
        <source>Letters as large as they can be, one large sign, and a pattern beside each colour, without figures: for weak eyes, for eyes that do not tell all colours, and for small windows.</source>
        <translation>Pinakamalaking titik, isang malaking tanda, at disenyo sa tabi ng bawat kulay, walang tao: para sa mahinang mata, sa matang hindi nakakakita ng lahat ng kulay, at sa maliit na window.</translation>
    </message>
    <message>
        <source>Letters as large as they can be, one large sign, and a pattern beside each colour, without figures: for weak eyes, for eyes that do not tell all colours, and for small windows. This one has the German suits.</source>
        <translation>Pinakamalaking titik, isang malaking tanda, at disenyo sa tabi ng bawat kulay, walang tao: para sa mahinang mata, sa matang hindi nakakakita ng lahat ng kulay, at sa maliit na window. Mga suit na German ang narito.</translation>
    </message>
</context>
<context>
    <name>DeckNames</name>
    <message>
        <source>Bavarian</source>
        <translation>Bavarian</translation>
    </message>
    <message>
        <source>William Tell</source>
        <translation>William Tell</translation>
    </message>
    <message>
        <source>Salzburg</source>
        <translation>Salzburg</translation>
    </message>
    <message>
        <source>French</source>
        <translation>French</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Pangtorneo</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Malinaw</translation>
    </message>
    <message>
        <source>Clear, German suits</source>
        <translation>Malinaw, German</translation>
    </message>
</context>
<context>
    <name>DeckPacks</name>
    <message>
        <source>French suits</source>
        <translation>Mga suit na French</translation>
    </message>
    <message>
        <source>German suits</source>
        <translation>Mga suit na German</translation>
    </message>
</context>
<context>
    <name>DeckPage</name>
    <message>
        <source>&amp;Back</source>
        <translation>B&amp;umalik</translation>
    </message>
    <message>
        <source>&amp;Play with it</source>
        <translation>Ma&amp;glaro gamit ito</translation>
    </message>
    <message>
        <source>This deck cannot be used:</source>
        <translation>Hindi magagamit ang deck na ito:</translation>
    </message>
    <message>
        <source>Back {number}</source>
        <translation>Likod {number}</translation>
    </message>
    <message>
        <source>Decks of your own: {folder}</source>
        <translation>Sarili mong mga deck: {folder}</translation>
    </message>
</context>
<context>
    <name>DeckPlaces</name>
    <message>
        <source>Bavaria, Germany</source>
        <translation>Bavaria, Germany</translation>
    </message>
    <message>
        <source>Hungary, Austria and their neighbours</source>
        <translation>Hungary, Austria at mga karatig</translation>
    </message>
    <message>
        <source>Salzburg and Tyrol, Austria; South Tyrol, Italy</source>
        <translation>Salzburg at Tyrol, Austria; South Tyrol, Italy</translation>
    </message>
    <message>
        <source>Berlin and the north, today all of Germany</source>
        <translation>Berlin at ang hilaga, ngayon ay buong Germany</translation>
    </message>
    <message>
        <source>Germany</source>
        <translation>Germany</translation>
    </message>
    <message>
        <source>Made for this program</source>
        <translation>Ginawa para sa programang ito</translation>
    </message>
</context>
<context>
    <name>DeckRows</name>
    <message>
        <source>Deck</source>
        <translation>Deck</translation>
    </message>
    <message>
        <source>cannot be used</source>
        <translation>hindi magagamit</translation>
    </message>
</context>
<context>
    <name>DeckSuits</name>
    <message>
        <source>clubs, spades, hearts, diamonds</source>
        <translation>trebol, ispada, puso, diyamante</translation>
    </message>
    <message>
        <source>acorns, leaves, hearts, bells</source>
        <translation>akorn, dahon, puso, kampanilya</translation>
    </message>
</context>
<context>
    <name>Decks</name>
    <message>
        <source>comes with Cardavia</source>
        <translation>kasama ng Cardavia</translation>
    </message>
    <message>
        <source>{deck}: {where}</source>
        <translation>{deck}: {where}</translation>
    </message>
    <message>
        <source>The deck {deck} is whole. Cards: {cards}, backs: {backs}</source>
        <translation>Buo ang deck na {deck}. Baraha: {cards}, likod: {backs}</translation>
    </message>
    <message>
        <source>Cards drawn: {cards}</source>
        <translation>Naiguhit na baraha: {cards}</translation>
    </message>
    <message>
        <source>The deck {deck} cannot be used, plain cards stand in for it: {problem}</source>
        <translation>Hindi magagamit ang deck na {deck}, payak na baraha ang kapalit: {problem}</translation>
    </message>
</context>
<context>
    <name>DeclareBar</name>
    <message>
        <source>Declarations</source>
        <translation>Mga deklarasyon</translation>
    </message>
</context>
<context>
    <name>DoppelkopfLesson</name>
    <message>
        <source>Every card is there twice. Four players get twelve cards each. A trick is four cards, one from each player, clockwise, and whoever wins it leads to the next one. Two play against two. What counts are the points of the cards in the tricks, not the tricks.</source>
        <translation>Tigdadalawa ang bawat baraha. Tatanggap ng tig-12 baraha ang apat na manlalaro. Ang trick ay apat na baraha, tig-isa sa bawat manlalaro, clockwise, at ang makakuha nito ang mangunguna sa susunod. Dalawa laban sa dalawa. Puntos ng mga baraha sa trick ang binibilang, hindi ang mga trick.</translation>
    </message>
    <message>
        <source>How many points does this trick bring to its winner?</source>
        <translation>Ilang puntos ang dala ng trick na ito?</translation>
    </message>
    <message>
        <source>Choose every trump among these cards, then press “Check”.</source>
        <translation>Piliin ang bawat trump sa mga barahang ito, tapos pindutin ang “Tingnan”.</translation>
    </message>
    <message>
        <source>A trump must be followed by a trump, a plain card by a plain card of its suit. The first card of this trick was: {led}. Choose every card that you may play now, then press “Check”.</source>
        <translation>Trump ang isusunod sa trump, at barahang hindi trump ng parehong suit sa barahang hindi trump. Ang unang baraha ng trick na ito: {led}. Piliin ang bawat barahang maaari mong itira ngayon, tapos pindutin ang “Tingnan”.</translation>
    </message>
    <message>
        <source>If you cannot follow, you may play any card, a trump or not. The first card of this trick was: {led}. Choose every card that you may play now, then press “Check”.</source>
        <translation>Kung hindi ka makasunod, puwede ang kahit anong baraha, trump man o hindi. Ang unang baraha ng trick na ito: {led}. Piliin ang bawat barahang maaari mong itira ngayon, tapos pindutin ang “Tingnan”.</translation>
    </message>
    <message>
        <source>The highest trump wins; where no trump lies, the highest card of the suit led. Of two equal cards the one that was played first wins. The card led here was: {led}. Who wins this trick?</source>
        <translation>Panalo ang pinakamataas na trump; kung walang trump, ang pinakamataas sa suit na pinangunahan. Sa dalawang magkaparehong baraha, panalo ang naunang itinira. Ang pinangunahan: {led}. Sino ang kukuha ng trick na ito?</translation>
    </message>
    <message>
        <source>These are your cards. On which side are you?</source>
        <translation>Ito ang mga baraha mo. Saang panig ka?</translation>
    </message>
    <message>
        <source>Whoever expects to win may say so, and the deal is worth more: “Re” for one side, “Kontra” for the other. It must be said early, as a rule before the second trick is played. Later a side may promise more: the others stay below 90 points, below 60, below 30, or get no trick.</source>
        <translation>Ang umaasang manalo ay maaaring magsabi nito, at tataas ang halaga ng deal: “Re” sa isang panig, “Kontra” sa kabila. Dapat itong sabihin nang maaga, karaniwan bago malaro ang ikalawang trick. Pagkatapos ay puwede pang mangako ng higit ang isang panig: kulang sa 90 puntos ang kabila, kulang sa 60, kulang sa 30, o walang trick.</translation>
    </message>
    <message>
        <source>The first trick is over, and these are the cards you still hold. Which of the two may you announce?</source>
        <translation>Tapos na ang unang trick, at ito ang mga barahang hawak mo pa. Alin sa dalawa ang maaari mong ianunsyo?</translation>
    </message>
    <message>
        <source>All cards together have 240 points. Nobody has announced anything, and Re has exactly 120 points. Who has won?</source>
        <translation>240 ang puntos ng lahat ng baraha. Walang nag-anunsyo, at eksaktong 120 ang puntos ng Re. Sino ang nanalo?</translation>
    </message>
    <message>
        <source>First everybody is asked for a reservation, that is, a special game: you have none, so say “Healthy”. Then twelve tricks are played. At each of your turns a hint tells what a good player would do, and why. You may try something else; nothing is kept of this deal.</source>
        <translation>Tatanungin muna ang bawat isa kung may reserbasyon, ibig sabihin ay espesyal na laro: wala ka nito, kaya sabihin ang “Malusog”. Pagkatapos ay labindalawang trick ang lalaruin. Sa bawat turno mo, sasabihin ng pahiwatig kung ano ang gagawin ng mahusay na manlalaro at bakit. Maaari kang sumubok ng iba; walang ise-save sa deal na ito.</translation>
    </message>
    <message>
        <source>Follow the hint or try something else. After the last trick the result is shown.</source>
        <translation>Sundin ang pahiwatig o sumubok ng iba. Lalabas ang resulta pagkatapos ng huling trick.</translation>
    </message>
    <message>
        <source>That was Doppelkopf. There is more to find: weddings, solos, and the house rules on the rules page. At your own table the entry “Hint” in the menu “Game” helps at any time.</source>
        <translation>Iyan ang Doppelkopf. Marami pang matutuklasan: mga kasal, mga solo, at mga house rule sa pahina ng patakaran. Sa sarili mong mesa, laging makatutulong ang “Pahiwatig” sa menu na “Laro”.</translation>
    </message>
</context>
<context>
    <name>DoppelkopfLessonReasons</name>
    <message>
        <source>The tens of hearts are the highest trumps, and of two equal cards the first one wins.</source>
        <translation>Ang mga 10 ng puso ang pinakamataas na trump, at sa dalawang magkapareho, panalo ang una.</translation>
    </message>
    <message>
        <source>Re needs 121 points. At 120 to 120 Kontra wins, unless only Kontra was announced.</source>
        <translation>121 puntos ang kailangan ng Re. Sa 120 laban sa 120, panalo ang Kontra, maliban kung Kontra lang ang inanunsyo.</translation>
    </message>
</context>
<context>
    <name>DoppelkopfLessonTitles</name>
    <message>
        <source>What it is about</source>
        <translation>Tungkol saan ito</translation>
    </message>
    <message>
        <source>What the cards count</source>
        <translation>Ang halaga ng mga baraha</translation>
    </message>
    <message>
        <source>Count a trick</source>
        <translation>Bilangin ang trick</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Mga trump</translation>
    </message>
    <message>
        <source>Find the trumps</source>
        <translation>Hanapin ang mga trump</translation>
    </message>
    <message>
        <source>Which card may you play?</source>
        <translation>Aling baraha ang maaari mong itira?</translation>
    </message>
    <message>
        <source>And if you cannot follow?</source>
        <translation>At kung hindi ka makasunod?</translation>
    </message>
    <message>
        <source>Who wins the trick?</source>
        <translation>Sino ang kukuha ng trick?</translation>
    </message>
    <message>
        <source>Hidden sides</source>
        <translation>Mga lihim na panig</translation>
    </message>
    <message>
        <source>Where do you belong?</source>
        <translation>Saan ka kabilang?</translation>
    </message>
    <message>
        <source>Find your partner</source>
        <translation>Hanapin ang kakampi mo</translation>
    </message>
    <message>
        <source>Announcements</source>
        <translation>Mga anunsyo</translation>
    </message>
    <message>
        <source>What may you announce?</source>
        <translation>Ano ang maaari mong ianunsyo?</translation>
    </message>
    <message>
        <source>Who has won?</source>
        <translation>Sino ang nanalo?</translation>
    </message>
    <message>
        <source>Extra points</source>
        <translation>Dagdag na puntos</translation>
    </message>
    <message>
        <source>Now a whole deal</source>
        <translation>Ngayon, isang buong deal</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>Ang deal</translation>
    </message>
    <message>
        <source>Well done</source>
        <translation>Magaling</translation>
    </message>
</context>
<context>
    <name>ExchangePanel</name>
    <message numerus="yes">
        <source>Put back %n cards.</source>
        <translation>
            <numerusform>Ibalik sa kamay ang %n baraha.</numerusform>
            <numerusform>Ibalik sa kamay ang %n baraha.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Exchanges</name>
    <message>
        <source>Pass on: {cards}</source>
        <translation>Ipasa: {cards}</translation>
    </message>
    <message>
        <source>Give back: {cards}</source>
        <translation>Ibalik: {cards}</translation>
    </message>
    <message>
        <source>Lay face down: {cards}</source>
        <translation>Ilapag nang nakataob: {cards}</translation>
    </message>
    <message>
        <source>Give: {cards}</source>
        <translation>Ibigay: {cards}</translation>
    </message>
    <message>
        <source>Pass on the chosen cards</source>
        <translation>Ipasa ang mga napili</translation>
    </message>
    <message>
        <source>Give back the chosen cards</source>
        <translation>Ibalik ang mga napili</translation>
    </message>
    <message>
        <source>Lay the chosen card face down</source>
        <translation>Ilapag nang nakataob ang napili</translation>
    </message>
    <message>
        <source>Give the chosen card</source>
        <translation>Ibigay ang napili</translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more cards.</source>
        <translation>
            <numerusform>Pumili pa ng %n baraha.</numerusform>
            <numerusform>Pumili pa ng %n baraha.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExtrasField</name>
    <message>
        <source>Special points</source>
        <translation>Dagdag na puntos</translation>
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
        <translation>Isa laban sa tatlo</translation>
    </message>
    <message>
        <source>Solos count double</source>
        <translation>Doble ang mga solo</translation>
    </message>
    <message>
        <source>Bock round</source>
        <translation>Bock round</translation>
    </message>
    <message>
        <source>Announcement doubles</source>
        <translation>Nagdodoble ang anunsyo</translation>
    </message>
    <message>
        <source>Klopfen</source>
        <translation>Katok</translation>
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
        <translation>Hindi mabasa o masulatan ang lugar na ito.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>Puno na ang disk.</translation>
    </message>
    <message>
        <source>The file or its folder is not there.</source>
        <translation>Wala roon ang file o ang folder nito.</translation>
    </message>
    <message>
        <source>Another Cardavia is using it.</source>
        <translation>Ginagamit ito ng isa pang Cardavia.</translation>
    </message>
    <message>
        <source>The system refuses it.</source>
        <translation>Tinatanggihan ng system.</translation>
    </message>
</context>
<context>
    <name>FinalPage</name>
    <message>
        <source>What decided it</source>
        <translation>Ang nagpasya</translation>
    </message>
    <message>
        <source>&amp;New session</source>
        <translation>Bagong &amp;sesyon</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>B&amp;umalik</translation>
    </message>
    <message>
        <source>Standings of the session</source>
        <translation>Lagay ng sesyon</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Manlalaro</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Puwesto</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Kabuuan</translation>
    </message>
    <message>
        <source>Deals won</source>
        <translation>Panalong deal</translation>
    </message>
    <message>
        <source>Solos</source>
        <translation>Mga solo</translation>
    </message>
    <message>
        <source>Final result of the session</source>
        <translation>Huling resulta ng sesyon</translation>
    </message>
</context>
<context>
    <name>Finals</name>
    <message>
        <source>Shared first place with {total}: {players}</source>
        <translation>Magkasama sa unang puwesto na may {total}: {players}</translation>
    </message>
    <message>
        <source>Level at the top with {total}: {players}</source>
        <translation>Magkapantay sa unahan na may {total}: {players}</translation>
    </message>
    <message>
        <source>You win the session with {total}</source>
        <translation>Panalo ka sa sesyon na may {total}</translation>
    </message>
    <message>
        <source>You are ahead with {total}</source>
        <translation>Nangunguna ka na may {total}</translation>
    </message>
    <message>
        <source>{player} wins the session with {total}</source>
        <translation>Panalo si {player} sa sesyon na may {total}</translation>
    </message>
    <message>
        <source>{player} is ahead with {total}</source>
        <translation>Nangunguna si {player} na may {total}</translation>
    </message>
    <message numerus="yes">
        <source>%n deals have a score.</source>
        <translation>
            <numerusform>%n deal ang may iskor.</numerusform>
            <numerusform>%n deal ang may iskor.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more were dealt again.</source>
        <translation>
            <numerusform>%n pa ang muling ni-deal.</numerusform>
            <numerusform>%n pa ang muling ni-deal.</numerusform>
        </translation>
    </message>
    <message>
        <source>{scored} {again}</source>
        <translation>{scored} {again}</translation>
    </message>
    <message>
        <source>Deal {number}, everybody paid into the stock: {scores}</source>
        <translation>Deal {number}, nagbayad ang lahat sa pondo: {scores}</translation>
    </message>
    <message>
        <source>Deal {number}, {contract}: {scores}</source>
        <translation>Deal {number}, {contract}: {scores}</translation>
    </message>
    <message>
        <source>Deal {number}, {contract} with you as declarer: {scores}</source>
        <translation>Deal {number}, {contract}, ikaw ang declarer: {scores}</translation>
    </message>
    <message>
        <source>Deal {number}, {contract} with {player} as declarer: {scores}</source>
        <translation>Deal {number}, {contract}, si {player} ang declarer: {scores}</translation>
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
        <translation>Nanguna ka mula unang deal hanggang huli.</translation>
    </message>
    <message>
        <source>{player} was ahead from the first deal to the last.</source>
        <translation>Nanguna si {player} mula unang deal hanggang huli.</translation>
    </message>
    <message>
        <source>You took the lead in deal {number} and kept it.</source>
        <translation>Nanguna ka sa deal {number} at hindi na nalampasan.</translation>
    </message>
    <message>
        <source>{player} took the lead in deal {number} and kept it.</source>
        <translation>Nanguna si {player} sa deal {number} at hindi na nalampasan.</translation>
    </message>
    <message numerus="yes">
        <source>The longest lead was yours: %n deals, from deal {first} to deal {last}.</source>
        <translation>
            <numerusform>Ikaw ang pinakamatagal na nanguna: %n deal, mula deal {first} hanggang deal {last}.</numerusform>
            <numerusform>Ikaw ang pinakamatagal na nanguna: %n deal, mula deal {first} hanggang deal {last}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The longest lead was that of {player}: %n deals, from deal {first} to {last}.</source>
        <translation>
            <numerusform>Si {player} ang pinakamatagal na nanguna: %n deal, mula deal {first} hanggang {last}.</numerusform>
            <numerusform>Si {player} ang pinakamatagal na nanguna: %n deal, mula deal {first} hanggang {last}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The biggest win was %n game points in deal {number}: {players}.</source>
        <translation>
            <numerusform>Pinakamalaking panalo ang %n puntos ng laro sa deal {number}: {players}.</numerusform>
            <numerusform>Pinakamalaking panalo ang %n puntos ng laro sa deal {number}: {players}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Forfeits</name>
    <message>
        <source>it could not be started</source>
        <translation>hindi ito masimulan</translation>
    </message>
    <message>
        <source>it ended or closed its output</source>
        <translation>natapos ito o isinara ang output nito</translation>
    </message>
    <message>
        <source>its answer was late</source>
        <translation>huli ang sagot nito</translation>
    </message>
    <message>
        <source>its answer was not a line of JSON with an action</source>
        <translation>hindi linya ng JSON na may kilos ang sagot nito</translation>
    </message>
    <message>
        <source>its answer was not legal</source>
        <translation>bawal ang sagot nito</translation>
    </message>
    <message>
        <source>Deal {number}: the program of seat {seat} forfeits, {reason}. Easy plays on.</source>
        <translation>Deal {number}: talo na ang programa sa puwesto {seat}, {reason}. Magpapatuloy ang antas na Madali.</translation>
    </message>
</context>
<context>
    <name>FrenchBids</name>
    <message>
        <source>Call the ace of clubs</source>
        <translation>Tawagin ang alas ng trebol</translation>
    </message>
    <message>
        <source>Call the ace of spades</source>
        <translation>Tawagin ang alas ng ispada</translation>
    </message>
    <message>
        <source>Call the ace of hearts</source>
        <translation>Tawagin ang alas ng puso</translation>
    </message>
    <message>
        <source>Call the ace of diamonds</source>
        <translation>Tawagin ang alas ng diyamante</translation>
    </message>
    <message>
        <source>Call the ten of clubs</source>
        <translation>Tawagin ang 10 ng trebol</translation>
    </message>
    <message>
        <source>Call the ten of spades</source>
        <translation>Tawagin ang 10 ng ispada</translation>
    </message>
    <message>
        <source>Call the ten of diamonds</source>
        <translation>Tawagin ang 10 ng diyamante</translation>
    </message>
</context>
<context>
    <name>FrenchCards</name>
    <message>
        <source>ace of clubs</source>
        <translation>alas ng trebol</translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <translation>10 ng trebol</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>hari ng trebol</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation>reyna ng trebol</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>jack ng trebol</translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <translation>9 ng trebol</translation>
    </message>
    <message>
        <source>eight of clubs</source>
        <translation>8 ng trebol</translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <translation>7 ng trebol</translation>
    </message>
    <message>
        <source>ace of spades</source>
        <translation>alas ng ispada</translation>
    </message>
    <message>
        <source>ten of spades</source>
        <translation>10 ng ispada</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>hari ng ispada</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>reyna ng ispada</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>jack ng ispada</translation>
    </message>
    <message>
        <source>nine of spades</source>
        <translation>9 ng ispada</translation>
    </message>
    <message>
        <source>eight of spades</source>
        <translation>8 ng ispada</translation>
    </message>
    <message>
        <source>seven of spades</source>
        <translation>7 ng ispada</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>alas ng puso</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>10 ng puso</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>hari ng puso</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>reyna ng puso</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>jack ng puso</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>9 ng puso</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translation>8 ng puso</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation>7 ng puso</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation>alas ng diyamante</translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <translation>10 ng diyamante</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>hari ng diyamante</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>reyna ng diyamante</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>jack ng diyamante</translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <translation>9 ng diyamante</translation>
    </message>
    <message>
        <source>eight of diamonds</source>
        <translation>8 ng diyamante</translation>
    </message>
    <message>
        <source>seven of diamonds</source>
        <translation>7 ng diyamante</translation>
    </message>
</context>
<context>
    <name>FrenchCardsAsObject</name>
    <message>
        <source>ace of clubs</source>
        <translation>alas ng trebol</translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <translation>10 ng trebol</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>hari ng trebol</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation>reyna ng trebol</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>jack ng trebol</translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <translation>9 ng trebol</translation>
    </message>
    <message>
        <source>eight of clubs</source>
        <translation>8 ng trebol</translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <translation>7 ng trebol</translation>
    </message>
    <message>
        <source>ace of spades</source>
        <translation>alas ng ispada</translation>
    </message>
    <message>
        <source>ten of spades</source>
        <translation>10 ng ispada</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>hari ng ispada</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>reyna ng ispada</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>jack ng ispada</translation>
    </message>
    <message>
        <source>nine of spades</source>
        <translation>9 ng ispada</translation>
    </message>
    <message>
        <source>eight of spades</source>
        <translation>8 ng ispada</translation>
    </message>
    <message>
        <source>seven of spades</source>
        <translation>7 ng ispada</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>alas ng puso</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>10 ng puso</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>hari ng puso</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>reyna ng puso</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>jack ng puso</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>9 ng puso</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translation>8 ng puso</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation>7 ng puso</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation>alas ng diyamante</translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <translation>10 ng diyamante</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>hari ng diyamante</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>reyna ng diyamante</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>jack ng diyamante</translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <translation>9 ng diyamante</translation>
    </message>
    <message>
        <source>eight of diamonds</source>
        <translation>8 ng diyamante</translation>
    </message>
    <message>
        <source>seven of diamonds</source>
        <translation>7 ng diyamante</translation>
    </message>
</context>
<context>
    <name>FrenchContracts</name>
    <message>
        <source>Queens solo</source>
        <translation>Solo ng reyna</translation>
    </message>
    <message>
        <source>Jacks solo</source>
        <translation>Solo ng jack</translation>
    </message>
    <message>
        <source>Club solo</source>
        <translation>Solo ng trebol</translation>
    </message>
    <message>
        <source>Spade solo</source>
        <translation>Solo ng ispada</translation>
    </message>
    <message>
        <source>Heart solo</source>
        <translation>Solo ng puso</translation>
    </message>
    <message>
        <source>Diamond solo</source>
        <translation>Solo ng diyamante</translation>
    </message>
    <message>
        <source>Rufer calling the ace of clubs</source>
        <translation>Rufer, tawag: alas ng trebol</translation>
    </message>
    <message>
        <source>Rufer calling the ace of spades</source>
        <translation>Rufer, tawag: alas ng ispada</translation>
    </message>
    <message>
        <source>Rufer calling the ace of hearts</source>
        <translation>Rufer, tawag: alas ng puso</translation>
    </message>
    <message>
        <source>Rufer calling the ace of diamonds</source>
        <translation>Rufer, tawag: alas ng diyamante</translation>
    </message>
    <message>
        <source>Farbgeier in clubs</source>
        <translation>Farbgeier sa trebol</translation>
    </message>
    <message>
        <source>Farbgeier in spades</source>
        <translation>Farbgeier sa ispada</translation>
    </message>
    <message>
        <source>Farbgeier in hearts</source>
        <translation>Farbgeier sa puso</translation>
    </message>
    <message>
        <source>Farbgeier in diamonds</source>
        <translation>Farbgeier sa diyamante</translation>
    </message>
    <message>
        <source>Farbwenz in clubs</source>
        <translation>Farbwenz sa trebol</translation>
    </message>
    <message>
        <source>Farbwenz in spades</source>
        <translation>Farbwenz sa ispada</translation>
    </message>
    <message>
        <source>Farbwenz in hearts</source>
        <translation>Farbwenz sa puso</translation>
    </message>
    <message>
        <source>Farbwenz in diamonds</source>
        <translation>Farbwenz sa diyamante</translation>
    </message>
    <message>
        <source>Farbgeier Tout in clubs</source>
        <translation>Farbgeier Tout sa trebol</translation>
    </message>
    <message>
        <source>Farbgeier Tout in spades</source>
        <translation>Farbgeier Tout sa ispada</translation>
    </message>
    <message>
        <source>Farbgeier Tout in hearts</source>
        <translation>Farbgeier Tout sa puso</translation>
    </message>
    <message>
        <source>Farbgeier Tout in diamonds</source>
        <translation>Farbgeier Tout sa diyamante</translation>
    </message>
    <message>
        <source>Farbwenz Tout in clubs</source>
        <translation>Farbwenz Tout sa trebol</translation>
    </message>
    <message>
        <source>Farbwenz Tout in spades</source>
        <translation>Farbwenz Tout sa ispada</translation>
    </message>
    <message>
        <source>Farbwenz Tout in hearts</source>
        <translation>Farbwenz Tout sa puso</translation>
    </message>
    <message>
        <source>Farbwenz Tout in diamonds</source>
        <translation>Farbwenz Tout sa diyamante</translation>
    </message>
    <message>
        <source>Club solo Tout</source>
        <translation>Solo Tout ng trebol</translation>
    </message>
    <message>
        <source>Spade solo Tout</source>
        <translation>Solo Tout ng ispada</translation>
    </message>
    <message>
        <source>Heart solo Tout</source>
        <translation>Solo Tout ng puso</translation>
    </message>
    <message>
        <source>Diamond solo Tout</source>
        <translation>Solo Tout ng diyamante</translation>
    </message>
    <message>
        <source>Muss with the called suit clubs</source>
        <translation>Sapilitang laro, tinawag na suit: trebol</translation>
    </message>
    <message>
        <source>Muss with the called suit spades</source>
        <translation>Sapilitang laro, tinawag na suit: ispada</translation>
    </message>
    <message>
        <source>Muss with the called suit hearts</source>
        <translation>Sapilitang laro, tinawag na suit: puso</translation>
    </message>
    <message>
        <source>Muss with the called suit diamonds</source>
        <translation>Sapilitang laro, tinawag na suit: diyamante</translation>
    </message>
</context>
<context>
    <name>FrenchDoppelkopfLesson</name>
    <message>
        <source>An ace counts 11, a ten 10, a king 4, a queen 3, a jack 2; a nine counts nothing. All 48 cards together have 240 points.</source>
        <translation>11 ang alas, 10 ang sampu, 4 ang hari, 3 ang reyna, 2 ang jack; walang puntos ang 9. 240 ang puntos ng lahat ng 48 baraha.</translation>
    </message>
    <message>
        <source>Trumps beat all other cards. These are trumps, from the highest down and each of them twice: the ten of hearts, the four queens, the four jacks, then the other diamonds. Everything else is plain and ranks ace, ten, king, nine within its suit.</source>
        <translation>Talo ng trump ang lahat ng ibang baraha. Ito ang mga trump, mula pinakamataas at tigdadalawa: ang 10 ng puso, ang apat na reyna, ang apat na jack, tapos ang iba pang diyamante. Hindi trump ang lahat ng iba; sa loob ng suit, ang ayos ay alas, 10, hari, 9.</translation>
    </message>
    <message>
        <source>The two players who each hold a queen of clubs are partners; their side is called Re. The other two are Kontra. Nobody says so at first: the cards show it, or an announcement. Both queens in one hand are a wedding, which comes later.</source>
        <translation>Magkakampi ang dalawang may tig-isang reyna ng trebol; Re ang tawag sa panig nila. Kontra ang dalawa pa. Sa simula ay walang nagsasabi: baraha o anunsyo ang magpapakita. Kung nasa isang kamay ang dalawang reyna, kasal iyon; mamaya na iyon.</translation>
    </message>
    <message>
        <source>In another deal you hold a queen of clubs. This trick has just been played. Who is your partner?</source>
        <translation>Sa ibang deal, may reyna ka ng trebol. Kalalaro lang ng trick na ito. Sino ang kakampi mo?</translation>
    </message>
    <message>
        <source>Some things earn an extra point: catching the other side’s ace of diamonds, the fox; winning the last trick with a jack of clubs, Charlie; and a trick of 40 or more card points.</source>
        <translation>May mga nagbibigay ng dagdag na puntos: ang mahuli ang alas ng diyamante ng kabilang panig, ang fox; ang makuha ang huling trick gamit ang jack ng trebol, si Charlie; at ang trick na may 40 puntos o higit pa.</translation>
    </message>
</context>
<context>
    <name>FrenchDoppelkopfLessonReasons</name>
    <message>
        <source>Ace 11, ten 10, king 4, queen 3, jack 2, everything else 0: add up the four cards.</source>
        <translation>Alas 11, sampu 10, hari 4, reyna 3, jack 2, ang iba ay 0: pagsamahin ang apat na baraha.</translation>
    </message>
    <message>
        <source>Every queen and every jack is a trump, and so are every diamond and the ten of hearts. Nothing else is.</source>
        <translation>Trump ang bawat reyna at bawat jack, pati lahat ng diyamante at ang 10 ng puso. Wala nang iba.</translation>
    </message>
    <message>
        <source>A plain heart must be played. The ten, the queens and the jacks of hearts are trumps, not hearts.</source>
        <translation>Pusong hindi trump ang dapat itira. Trump ang 10, ang reyna at ang jack ng puso, hindi sila puso.</translation>
    </message>
    <message>
        <source>You hold no plain heart, for the queen of hearts is a trump. So you may play everything.</source>
        <translation>Wala kang pusong hindi trump, dahil trump ang reyna ng puso. Kaya puwede ang lahat.</translation>
    </message>
    <message>
        <source>You hold a queen of clubs, so you are Re.</source>
        <translation>May reyna ka ng trebol, kaya Re ka.</translation>
    </message>
    <message>
        <source>Your partner is whoever has played the other queen of clubs.</source>
        <translation>Kakampi mo ang tumira ng isa pang reyna ng trebol.</translation>
    </message>
    <message>
        <source>You hold a queen of clubs, so you are Re. Each side may only announce its own word.</source>
        <translation>May reyna ka ng trebol, kaya Re ka. Sariling salita lang ang maaaring ianunsyo ng bawat panig.</translation>
    </message>
</context>
<context>
    <name>FrenchOptionNames</name>
    <message>
        <source>Kings of diamonds on top</source>
        <translation>Mga hari ng diyamante sa tuktok</translation>
    </message>
    <message>
        <source>Heart trick</source>
        <translation>Trick na puro puso</translation>
    </message>
</context>
<context>
    <name>FrenchOptionTexts</name>
    <message>
        <source>The kings of diamonds are the highest trumps, and the tens of diamonds beat the aces of diamonds.</source>
        <translation>Pinakamataas na trump ang mga hari ng diyamante, at talo ng mga 10 ng diyamante ang mga alas ng diyamante.</translation>
    </message>
    <message>
        <source>The holder of both kings of diamonds may choose a new partner when playing the first of them.</source>
        <translation>Ang may dalawang hari ng diyamante ay puwedeng pumili ng bagong kakampi pagtira ng una.</translation>
    </message>
    <message>
        <source>Without nines, a trick of four plain hearts scores a point.</source>
        <translation>Kapag walang 9, may isang puntos ang trick na apat na pusong hindi trump.</translation>
    </message>
    <message>
        <source>A solo in which only the four queens are trumps.</source>
        <translation>Solo na apat na reyna lang ang trump.</translation>
    </message>
    <message>
        <source>A solo in which the four jacks and one suit are trumps.</source>
        <translation>Solo na trump ang apat na jack at isang suit.</translation>
    </message>
    <message>
        <source>A solo in which the four queens and one suit are trumps.</source>
        <translation>Solo na trump ang apat na reyna at isang suit.</translation>
    </message>
</context>
<context>
    <name>FrenchSaid</name>
    <message>
        <source>I call the ace of clubs</source>
        <translation>Tawag ko: alas ng trebol</translation>
    </message>
    <message>
        <source>I call the ace of spades</source>
        <translation>Tawag ko: alas ng ispada</translation>
    </message>
    <message>
        <source>I call the ace of hearts</source>
        <translation>Tawag ko: alas ng puso</translation>
    </message>
    <message>
        <source>I call the ace of diamonds</source>
        <translation>Tawag ko: alas ng diyamante</translation>
    </message>
    <message>
        <source>I call the ten of clubs</source>
        <translation>Tawag ko: 10 ng trebol</translation>
    </message>
    <message>
        <source>I call the ten of spades</source>
        <translation>Tawag ko: 10 ng ispada</translation>
    </message>
    <message>
        <source>I call the ten of diamonds</source>
        <translation>Tawag ko: 10 ng diyamante</translation>
    </message>
</context>
<context>
    <name>FrenchSchafkopfLesson</name>
    <message>
        <source>An ace counts 11, a ten 10, a king 4, a queen 3, a jack 2; nine, eight and seven count nothing. All 32 cards together have 120 points.</source>
        <translation>11 ang alas, 10 ang sampu, 4 ang hari, 3 ang reyna, 2 ang jack; walang puntos ang 9, 8 at 7. 120 ang puntos ng lahat ng 32 baraha.</translation>
    </message>
    <message>
        <source>Trumps beat all other cards. In the usual game these fourteen are trumps, from the highest down: the four queens, the four jacks, then the other hearts. Queens and jacks rank by their suits: clubs, spades, hearts, diamonds.</source>
        <translation>Talo ng trump ang lahat ng ibang baraha. Sa karaniwang laro, labing-apat ang trump, mula pinakamataas: ang apat na reyna, ang apat na jack, tapos ang iba pang puso. Sunod-sunod ang mga reyna at jack ayon sa suit: trebol, ispada, puso, diyamante.</translation>
    </message>
    <message>
        <source>The first card of a trick says what the others must play. If it is a trump, you must play a trump if you have one. If it is a plain card of clubs, spades or diamonds, you must play a plain card of that suit. If you have none, you may play anything.</source>
        <translation>Ang unang baraha ng trick ang nagsasabi kung ano ang dapat itira ng iba. Kung trump ito, dapat kang tumira ng trump kung mayroon ka. Kung barahang hindi trump ng trebol, ispada o diyamante, dapat kang tumira ng hindi trump ng suit na iyon. Kung wala ka, puwede ang kahit ano.</translation>
    </message>
</context>
<context>
    <name>FrenchSchafkopfLessonReasons</name>
    <message>
        <source>Ace 11, ten 10, king 4, queen 3, jack 2, everything else 0: add up the four cards.</source>
        <translation>Alas 11, sampu 10, hari 4, reyna 3, jack 2, ang iba ay 0: pagsamahin ang apat na baraha.</translation>
    </message>
    <message>
        <source>Every queen and every jack is a trump, whatever its suit, and so is every heart. Nothing else is.</source>
        <translation>Trump ang bawat reyna at bawat jack, anuman ang suit, at ang bawat puso. Wala nang iba.</translation>
    </message>
    <message>
        <source>A plain card of the suit led must be played. Queens and jacks are trumps: they do not belong to the suit printed on them.</source>
        <translation>Barahang hindi trump ng suit na pinangunahan ang dapat itira. Trump ang mga reyna at jack: hindi sila kabilang sa suit na nakalimbag sa kanila.</translation>
    </message>
    <message>
        <source>Any trump follows a trump: hearts, queens and jacks alike.</source>
        <translation>Kahit anong trump ay puwedeng isunod sa trump: puso, reyna at jack.</translation>
    </message>
    <message>
        <source>Two trumps lie here, and the higher one wins: every queen beats every jack.</source>
        <translation>May dalawang trump dito, at panalo ang mas mataas: talo ng bawat reyna ang bawat jack.</translation>
    </message>
</context>
<context>
    <name>FrenchScoringLines</name>
    <message>
        <source>Fox caught (ace of diamonds)</source>
        <translation>Nahuling fox (alas ng diyamante)</translation>
    </message>
    <message>
        <source>Charlie wins the last trick (jack of clubs)</source>
        <translation>Nakuha ni Charlie ang huling trick (jack ng trebol)</translation>
    </message>
    <message>
        <source>Heart trick</source>
        <translation>Trick na puro puso</translation>
    </message>
    <message>
        <source>Dulle caught (ten of hearts)</source>
        <translation>Nahuling Dulle (10 ng puso)</translation>
    </message>
    <message>
        <source>Charlie caught (jack of clubs)</source>
        <translation>Nahuling Charlie (jack ng trebol)</translation>
    </message>
</context>
<context>
    <name>FrenchSuits</name>
    <message>
        <source>clubs</source>
        <translation>trebol</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>ispada</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>puso</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>diyamante</translation>
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
        <translation>Tawagin ang alas ng akorn</translation>
    </message>
    <message>
        <source>Call the ace of leaves</source>
        <translation>Tawagin ang alas ng dahon</translation>
    </message>
    <message>
        <source>Call the ace of hearts</source>
        <translation>Tawagin ang alas ng puso</translation>
    </message>
    <message>
        <source>Call the ace of bells</source>
        <translation>Tawagin ang alas ng kampanilya</translation>
    </message>
    <message>
        <source>Call the ten of acorns</source>
        <translation>Tawagin ang 10 ng akorn</translation>
    </message>
    <message>
        <source>Call the ten of leaves</source>
        <translation>Tawagin ang 10 ng dahon</translation>
    </message>
    <message>
        <source>Call the ten of bells</source>
        <translation>Tawagin ang 10 ng kampanilya</translation>
    </message>
</context>
<context>
    <name>GermanCards</name>
    <message>
        <source>ace of acorns</source>
        <translation>alas ng akorn</translation>
    </message>
    <message>
        <source>ten of acorns</source>
        <translation>10 ng akorn</translation>
    </message>
    <message>
        <source>king of acorns</source>
        <translation>hari ng akorn</translation>
    </message>
    <message>
        <source>Ober of acorns</source>
        <translation>Ober ng akorn</translation>
    </message>
    <message>
        <source>Unter of acorns</source>
        <translation>Unter ng akorn</translation>
    </message>
    <message>
        <source>nine of acorns</source>
        <translation>9 ng akorn</translation>
    </message>
    <message>
        <source>eight of acorns</source>
        <translation>8 ng akorn</translation>
    </message>
    <message>
        <source>seven of acorns</source>
        <translation>7 ng akorn</translation>
    </message>
    <message>
        <source>ace of leaves</source>
        <translation>alas ng dahon</translation>
    </message>
    <message>
        <source>ten of leaves</source>
        <translation>10 ng dahon</translation>
    </message>
    <message>
        <source>king of leaves</source>
        <translation>hari ng dahon</translation>
    </message>
    <message>
        <source>Ober of leaves</source>
        <translation>Ober ng dahon</translation>
    </message>
    <message>
        <source>Unter of leaves</source>
        <translation>Unter ng dahon</translation>
    </message>
    <message>
        <source>nine of leaves</source>
        <translation>9 ng dahon</translation>
    </message>
    <message>
        <source>eight of leaves</source>
        <translation>8 ng dahon</translation>
    </message>
    <message>
        <source>seven of leaves</source>
        <translation>7 ng dahon</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>alas ng puso</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>10 ng puso</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>hari ng puso</translation>
    </message>
    <message>
        <source>Ober of hearts</source>
        <translation>Ober ng puso</translation>
    </message>
    <message>
        <source>Unter of hearts</source>
        <translation>Unter ng puso</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>9 ng puso</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translation>8 ng puso</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation>7 ng puso</translation>
    </message>
    <message>
        <source>ace of bells</source>
        <translation>alas ng kampanilya</translation>
    </message>
    <message>
        <source>ten of bells</source>
        <translation>10 ng kampanilya</translation>
    </message>
    <message>
        <source>king of bells</source>
        <translation>hari ng kampanilya</translation>
    </message>
    <message>
        <source>Ober of bells</source>
        <translation>Ober ng kampanilya</translation>
    </message>
    <message>
        <source>Unter of bells</source>
        <translation>Unter ng kampanilya</translation>
    </message>
    <message>
        <source>nine of bells</source>
        <translation>9 ng kampanilya</translation>
    </message>
    <message>
        <source>eight of bells</source>
        <translation>8 ng kampanilya</translation>
    </message>
    <message>
        <source>seven of bells</source>
        <translation>7 ng kampanilya</translation>
    </message>
</context>
<context>
    <name>GermanCardsAsObject</name>
    <message>
        <source>ace of acorns</source>
        <translation>alas ng akorn</translation>
    </message>
    <message>
        <source>ten of acorns</source>
        <translation>10 ng akorn</translation>
    </message>
    <message>
        <source>king of acorns</source>
        <translation>hari ng akorn</translation>
    </message>
    <message>
        <source>Ober of acorns</source>
        <translation>Ober ng akorn</translation>
    </message>
    <message>
        <source>Unter of acorns</source>
        <translation>Unter ng akorn</translation>
    </message>
    <message>
        <source>nine of acorns</source>
        <translation>9 ng akorn</translation>
    </message>
    <message>
        <source>eight of acorns</source>
        <translation>8 ng akorn</translation>
    </message>
    <message>
        <source>seven of acorns</source>
        <translation>7 ng akorn</translation>
    </message>
    <message>
        <source>ace of leaves</source>
        <translation>alas ng dahon</translation>
    </message>
    <message>
        <source>ten of leaves</source>
        <translation>10 ng dahon</translation>
    </message>
    <message>
        <source>king of leaves</source>
        <translation>hari ng dahon</translation>
    </message>
    <message>
        <source>Ober of leaves</source>
        <translation>Ober ng dahon</translation>
    </message>
    <message>
        <source>Unter of leaves</source>
        <translation>Unter ng dahon</translation>
    </message>
    <message>
        <source>nine of leaves</source>
        <translation>9 ng dahon</translation>
    </message>
    <message>
        <source>eight of leaves</source>
        <translation>8 ng dahon</translation>
    </message>
    <message>
        <source>seven of leaves</source>
        <translation>7 ng dahon</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>alas ng puso</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>10 ng puso</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>hari ng puso</translation>
    </message>
    <message>
        <source>Ober of hearts</source>
        <translation>Ober ng puso</translation>
    </message>
    <message>
        <source>Unter of hearts</source>
        <translation>Unter ng puso</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>9 ng puso</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translation>8 ng puso</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation>7 ng puso</translation>
    </message>
    <message>
        <source>ace of bells</source>
        <translation>alas ng kampanilya</translation>
    </message>
    <message>
        <source>ten of bells</source>
        <translation>10 ng kampanilya</translation>
    </message>
    <message>
        <source>king of bells</source>
        <translation>hari ng kampanilya</translation>
    </message>
    <message>
        <source>Ober of bells</source>
        <translation>Ober ng kampanilya</translation>
    </message>
    <message>
        <source>Unter of bells</source>
        <translation>Unter ng kampanilya</translation>
    </message>
    <message>
        <source>nine of bells</source>
        <translation>9 ng kampanilya</translation>
    </message>
    <message>
        <source>eight of bells</source>
        <translation>8 ng kampanilya</translation>
    </message>
    <message>
        <source>seven of bells</source>
        <translation>7 ng kampanilya</translation>
    </message>
</context>
<context>
    <name>GermanContracts</name>
    <message>
        <source>Ober solo</source>
        <translation>Solo ng Ober</translation>
    </message>
    <message>
        <source>Unter solo</source>
        <translation>Solo ng Unter</translation>
    </message>
    <message>
        <source>Acorn solo</source>
        <translation>Solo ng akorn</translation>
    </message>
    <message>
        <source>Leaf solo</source>
        <translation>Solo ng dahon</translation>
    </message>
    <message>
        <source>Heart solo</source>
        <translation>Solo ng puso</translation>
    </message>
    <message>
        <source>Bell solo</source>
        <translation>Solo ng kampanilya</translation>
    </message>
    <message>
        <source>Rufer calling the ace of acorns</source>
        <translation>Rufer, tawag: alas ng akorn</translation>
    </message>
    <message>
        <source>Rufer calling the ace of leaves</source>
        <translation>Rufer, tawag: alas ng dahon</translation>
    </message>
    <message>
        <source>Rufer calling the ace of hearts</source>
        <translation>Rufer, tawag: alas ng puso</translation>
    </message>
    <message>
        <source>Rufer calling the ace of bells</source>
        <translation>Rufer, tawag: alas ng kampanilya</translation>
    </message>
    <message>
        <source>Farbgeier in acorns</source>
        <translation>Farbgeier sa akorn</translation>
    </message>
    <message>
        <source>Farbgeier in leaves</source>
        <translation>Farbgeier sa dahon</translation>
    </message>
    <message>
        <source>Farbgeier in hearts</source>
        <translation>Farbgeier sa puso</translation>
    </message>
    <message>
        <source>Farbgeier in bells</source>
        <translation>Farbgeier sa kampanilya</translation>
    </message>
    <message>
        <source>Farbwenz in acorns</source>
        <translation>Farbwenz sa akorn</translation>
    </message>
    <message>
        <source>Farbwenz in leaves</source>
        <translation>Farbwenz sa dahon</translation>
    </message>
    <message>
        <source>Farbwenz in hearts</source>
        <translation>Farbwenz sa puso</translation>
    </message>
    <message>
        <source>Farbwenz in bells</source>
        <translation>Farbwenz sa kampanilya</translation>
    </message>
    <message>
        <source>Farbgeier Tout in acorns</source>
        <translation>Farbgeier Tout sa akorn</translation>
    </message>
    <message>
        <source>Farbgeier Tout in leaves</source>
        <translation>Farbgeier Tout sa dahon</translation>
    </message>
    <message>
        <source>Farbgeier Tout in hearts</source>
        <translation>Farbgeier Tout sa puso</translation>
    </message>
    <message>
        <source>Farbgeier Tout in bells</source>
        <translation>Farbgeier Tout sa kampanilya</translation>
    </message>
    <message>
        <source>Farbwenz Tout in acorns</source>
        <translation>Farbwenz Tout sa akorn</translation>
    </message>
    <message>
        <source>Farbwenz Tout in leaves</source>
        <translation>Farbwenz Tout sa dahon</translation>
    </message>
    <message>
        <source>Farbwenz Tout in hearts</source>
        <translation>Farbwenz Tout sa puso</translation>
    </message>
    <message>
        <source>Farbwenz Tout in bells</source>
        <translation>Farbwenz Tout sa kampanilya</translation>
    </message>
    <message>
        <source>Acorn solo Tout</source>
        <translation>Solo Tout ng akorn</translation>
    </message>
    <message>
        <source>Leaf solo Tout</source>
        <translation>Solo Tout ng dahon</translation>
    </message>
    <message>
        <source>Heart solo Tout</source>
        <translation>Solo Tout ng puso</translation>
    </message>
    <message>
        <source>Bell solo Tout</source>
        <translation>Solo Tout ng kampanilya</translation>
    </message>
    <message>
        <source>Muss with the called suit acorns</source>
        <translation>Sapilitang laro, tinawag na suit: akorn</translation>
    </message>
    <message>
        <source>Muss with the called suit leaves</source>
        <translation>Sapilitang laro, tinawag na suit: dahon</translation>
    </message>
    <message>
        <source>Muss with the called suit hearts</source>
        <translation>Sapilitang laro, tinawag na suit: puso</translation>
    </message>
    <message>
        <source>Muss with the called suit bells</source>
        <translation>Sapilitang laro, tinawag na suit: kampanilya</translation>
    </message>
</context>
<context>
    <name>GermanDoppelkopfLesson</name>
    <message>
        <source>An ace counts 11, a ten 10, a king 4, an Ober 3, an Unter 2; a nine counts nothing. All 48 cards together have 240 points. The suit sign of an Ober stands at the top, that of an Unter lower down.</source>
        <translation>11 ang alas, 10 ang sampu, 4 ang hari, 3 ang Ober, 2 ang Unter; walang puntos ang 9. 240 ang puntos ng lahat ng 48 baraha. Nasa itaas ang tanda ng suit sa Ober, mas mababa sa Unter.</translation>
    </message>
    <message>
        <source>Trumps beat all other cards. These are trumps, from the highest down and each of them twice: the ten of hearts, the four Obers, the four Unters, then the other bells. Everything else is plain and ranks ace, ten, king, nine within its suit.</source>
        <translation>Talo ng trump ang lahat ng ibang baraha. Ito ang mga trump, mula pinakamataas at tigdadalawa: ang 10 ng puso, ang apat na Ober, ang apat na Unter, tapos ang iba pang kampanilya. Hindi trump ang lahat ng iba; sa loob ng suit, ang ayos ay alas, 10, hari, 9.</translation>
    </message>
    <message>
        <source>The two players who each hold an Ober of acorns are partners; their side is called Re. The other two are Kontra. Nobody says so at first: the cards show it, or an announcement. Both Obers in one hand are a wedding, which comes later.</source>
        <translation>Magkakampi ang dalawang may tig-isang Ober ng akorn; Re ang tawag sa panig nila. Kontra ang dalawa pa. Sa simula ay walang nagsasabi: baraha o anunsyo ang magpapakita. Kung nasa isang kamay ang dalawang Ober, kasal iyon; mamaya na iyon.</translation>
    </message>
    <message>
        <source>In another deal you hold an Ober of acorns. This trick has just been played. Who is your partner?</source>
        <translation>Sa ibang deal, may Ober ka ng akorn. Kalalaro lang ng trick na ito. Sino ang kakampi mo?</translation>
    </message>
    <message>
        <source>Some things earn an extra point: catching the other side’s ace of bells, the fox; winning the last trick with an Unter of acorns, Charlie; and a trick of 40 or more card points.</source>
        <translation>May mga nagbibigay ng dagdag na puntos: ang mahuli ang alas ng kampanilya ng kabilang panig, ang fox; ang makuha ang huling trick gamit ang Unter ng akorn, si Charlie; at ang trick na may 40 puntos o higit pa.</translation>
    </message>
</context>
<context>
    <name>GermanDoppelkopfLessonReasons</name>
    <message>
        <source>Ace 11, ten 10, king 4, Ober 3, Unter 2, everything else 0: add up the four cards.</source>
        <translation>Alas 11, sampu 10, hari 4, Ober 3, Unter 2, ang iba ay 0: pagsamahin ang apat na baraha.</translation>
    </message>
    <message>
        <source>Every Ober and every Unter is a trump, and so are all bells and the ten of hearts. Nothing else is.</source>
        <translation>Trump ang bawat Ober at bawat Unter, pati lahat ng kampanilya at ang 10 ng puso. Wala nang iba.</translation>
    </message>
    <message>
        <source>A plain heart must be played. The ten, the Obers and the Unters of hearts are trumps, not hearts.</source>
        <translation>Pusong hindi trump ang dapat itira. Trump ang 10, ang Ober at ang Unter ng puso, hindi sila puso.</translation>
    </message>
    <message>
        <source>You hold no plain heart, for the Ober of hearts is a trump. So you may play everything.</source>
        <translation>Wala kang pusong hindi trump, dahil trump ang Ober ng puso. Kaya puwede ang lahat.</translation>
    </message>
    <message>
        <source>You hold an Ober of acorns, so you are Re.</source>
        <translation>May Ober ka ng akorn, kaya Re ka.</translation>
    </message>
    <message>
        <source>Your partner is whoever has played the other Ober of acorns.</source>
        <translation>Kakampi mo ang tumira ng isa pang Ober ng akorn.</translation>
    </message>
    <message>
        <source>You hold an Ober of acorns, so you are Re. Each side may only announce its own word.</source>
        <translation>May Ober ka ng akorn, kaya Re ka. Sariling salita lang ang maaaring ianunsyo ng bawat panig.</translation>
    </message>
</context>
<context>
    <name>GermanOptionNames</name>
    <message>
        <source>Kings of bells on top</source>
        <translation>Mga hari ng kampanilya sa tuktok</translation>
    </message>
    <message>
        <source>Heart trick</source>
        <translation>Trick na puro puso</translation>
    </message>
</context>
<context>
    <name>GermanOptionTexts</name>
    <message>
        <source>The kings of bells are the highest trumps, and the tens of bells beat the aces of bells.</source>
        <translation>Pinakamataas na trump ang mga hari ng kampanilya, at talo ng mga 10 ng kampanilya ang mga alas ng kampanilya.</translation>
    </message>
    <message>
        <source>The holder of both kings of bells may choose a new partner when playing the first of them.</source>
        <translation>Ang may dalawang hari ng kampanilya ay puwedeng pumili ng bagong kakampi pagtira ng una.</translation>
    </message>
    <message>
        <source>Without nines, a trick of four plain hearts scores a point.</source>
        <translation>Kapag walang 9, may isang puntos ang trick na apat na pusong hindi trump.</translation>
    </message>
    <message>
        <source>A solo in which only the four Obers are trumps.</source>
        <translation>Solo na apat na Ober lang ang trump.</translation>
    </message>
    <message>
        <source>A solo in which the four Unters and one suit are trumps.</source>
        <translation>Solo na trump ang apat na Unter at isang suit.</translation>
    </message>
    <message>
        <source>A solo in which the four Obers and one suit are trumps.</source>
        <translation>Solo na trump ang apat na Ober at isang suit.</translation>
    </message>
</context>
<context>
    <name>GermanSaid</name>
    <message>
        <source>I call the ace of acorns</source>
        <translation>Tawag ko: alas ng akorn</translation>
    </message>
    <message>
        <source>I call the ace of leaves</source>
        <translation>Tawag ko: alas ng dahon</translation>
    </message>
    <message>
        <source>I call the ace of hearts</source>
        <translation>Tawag ko: alas ng puso</translation>
    </message>
    <message>
        <source>I call the ace of bells</source>
        <translation>Tawag ko: alas ng kampanilya</translation>
    </message>
    <message>
        <source>I call the ten of acorns</source>
        <translation>Tawag ko: 10 ng akorn</translation>
    </message>
    <message>
        <source>I call the ten of leaves</source>
        <translation>Tawag ko: 10 ng dahon</translation>
    </message>
    <message>
        <source>I call the ten of bells</source>
        <translation>Tawag ko: 10 ng kampanilya</translation>
    </message>
</context>
<context>
    <name>GermanSchafkopfLesson</name>
    <message>
        <source>An ace counts 11, a ten 10, a king 4, an Ober 3, an Unter 2; nine, eight and seven count nothing. All 32 cards together have 120 points. The suit sign of an Ober stands at the top, that of an Unter lower down.</source>
        <translation>11 ang alas, 10 ang sampu, 4 ang hari, 3 ang Ober, 2 ang Unter; walang puntos ang 9, 8 at 7. 120 ang puntos ng lahat ng 32 baraha. Nasa itaas ang tanda ng suit sa Ober, mas mababa sa Unter.</translation>
    </message>
    <message>
        <source>Trumps beat all other cards. In the usual game these fourteen are trumps, from the highest down: the four Obers, the four Unters, then the other hearts. Obers and Unters rank by their suits: acorns, leaves, hearts, bells.</source>
        <translation>Talo ng trump ang lahat ng ibang baraha. Sa karaniwang laro, labing-apat ang trump, mula pinakamataas: ang apat na Ober, ang apat na Unter, tapos ang iba pang puso. Sunod-sunod ang mga Ober at Unter ayon sa suit: akorn, dahon, puso, kampanilya.</translation>
    </message>
    <message>
        <source>The first card of a trick says what the others must play. If it is a trump, you must play a trump if you have one. If it is a plain card of acorns, leaves or bells, you must play a plain card of that suit. If you have none, you may play anything.</source>
        <translation>Ang unang baraha ng trick ang nagsasabi kung ano ang dapat itira ng iba. Kung trump ito, dapat kang tumira ng trump kung mayroon ka. Kung barahang hindi trump ng akorn, dahon o kampanilya, dapat kang tumira ng hindi trump ng suit na iyon. Kung wala ka, puwede ang kahit ano.</translation>
    </message>
</context>
<context>
    <name>GermanSchafkopfLessonReasons</name>
    <message>
        <source>Ace 11, ten 10, king 4, Ober 3, Unter 2, everything else 0: add up the four cards.</source>
        <translation>Alas 11, sampu 10, hari 4, Ober 3, Unter 2, ang iba ay 0: pagsamahin ang apat na baraha.</translation>
    </message>
    <message>
        <source>Every Ober and every Unter is a trump, whatever its suit, and so is every heart. Nothing else is.</source>
        <translation>Trump ang bawat Ober at bawat Unter, anuman ang suit, at ang bawat puso. Wala nang iba.</translation>
    </message>
    <message>
        <source>A plain card of the suit led must be played. Obers and Unters are trumps: they do not belong to the suit printed on them.</source>
        <translation>Barahang hindi trump ng suit na pinangunahan ang dapat itira. Trump ang mga Ober at Unter: hindi sila kabilang sa suit na nakalimbag sa kanila.</translation>
    </message>
    <message>
        <source>Any trump follows a trump: hearts, Obers and Unters alike.</source>
        <translation>Kahit anong trump ay puwedeng isunod sa trump: puso, Ober at Unter.</translation>
    </message>
    <message>
        <source>Two trumps lie here, and the higher one wins: every Ober beats every Unter.</source>
        <translation>May dalawang trump dito, at panalo ang mas mataas: talo ng bawat Ober ang bawat Unter.</translation>
    </message>
</context>
<context>
    <name>GermanScoringLines</name>
    <message>
        <source>Fox caught (ace of bells)</source>
        <translation>Nahuling fox (alas ng kampanilya)</translation>
    </message>
    <message>
        <source>Charlie wins the last trick (Unter of acorns)</source>
        <translation>Nakuha ni Charlie ang huling trick (Unter ng akorn)</translation>
    </message>
    <message>
        <source>Heart trick</source>
        <translation>Trick na puro puso</translation>
    </message>
    <message>
        <source>Dulle caught (ten of hearts)</source>
        <translation>Nahuling Dulle (10 ng puso)</translation>
    </message>
    <message>
        <source>Charlie caught (Unter of acorns)</source>
        <translation>Nahuling Charlie (Unter ng akorn)</translation>
    </message>
</context>
<context>
    <name>GermanSuits</name>
    <message>
        <source>acorns</source>
        <translation>akorn</translation>
    </message>
    <message>
        <source>leaves</source>
        <translation>dahon</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>puso</translation>
    </message>
    <message>
        <source>bells</source>
        <translation>kampanilya</translation>
    </message>
</context>
<context>
    <name>HandRow</name>
    <message>
        <source>Played: {cards}.</source>
        <translation>Naitira: {cards}.</translation>
    </message>
    <message>
        <source>Played: {cards}. Dealt but not played: {rest}.</source>
        <translation>Naitira: {cards}. Nai-deal pero hindi naitira: {rest}.</translation>
    </message>
</context>
<context>
    <name>HandView</name>
    <message>
        <source>Your hand</source>
        <translation>Hawak mong baraha</translation>
    </message>
    <message>
        <source>picked</source>
        <translation>napili</translation>
    </message>
    <message>
        <source>not picked</source>
        <translation>hindi napili</translation>
    </message>
    <message>
        <source>press again to play</source>
        <translation>pindutin ulit para itira</translation>
    </message>
    <message>
        <source>Press again to play: {card}.</source>
        <translation>Pindutin ulit para itira: {card}.</translation>
    </message>
    <message>
        <source>Place {place} of {count}: {card}.</source>
        <translation>Ika-{place} sa {count}: {card}.</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Play Schafkopf and Doppelkopf. Without a command, or with a record, the window opens.</source>
        <translation>Maglaro ng Schafkopf at Doppelkopf. Kapag walang utos, o may talaan, bubukas ang window.</translation>
    </message>
    <message>
        <source>print the version and end</source>
        <translation>ipakita ang bersyon at tapusin</translation>
    </message>
    <message>
        <source>replay a record and print every deal</source>
        <translation>ulitin ang talaan at ipakita ang bawat deal</translation>
    </message>
    <message>
        <source>print a deal’s scores from facts alone</source>
        <translation>kuwentahin ang iskor ng deal mula sa mga datos lang</translation>
    </message>
    <message>
        <source>measure the speed of this machine</source>
        <translation>sukatin ang bilis ng makinang ito</translation>
    </message>
    <message>
        <source>print one JSON document</source>
        <translation>ipakita ang isang dokumentong JSON</translation>
    </message>
    <message>
        <source>play a deal of each game in the window</source>
        <translation>maglaro ng isang deal ng bawat laro sa window</translation>
    </message>
    <message>
        <source>let computer players play</source>
        <translation>paglaruin ang mga CPU player</translation>
    </message>
    <message>
        <source>write the record to a file</source>
        <translation>i-save ang talaan sa file</translation>
    </message>
    <message>
        <source>measure two computer players by duplicate deals</source>
        <translation>paghambingin ang dalawang CPU player sa parehong deal</translation>
    </message>
    <message>
        <source>number of processes; as many as the machine has cores without it</source>
        <translation>bilang ng proseso; kung hindi ibinigay, kasindami ng core ng makina</translation>
    </message>
    <message>
        <source>print what each card is worth when all hands are open</source>
        <translation>ipakita ang halaga ng bawat baraha kapag bukas ang lahat</translation>
    </message>
    <message>
        <source>number of the deal, from 1; the last one without it</source>
        <translation>numero ng deal, mula 1; kung hindi ibinigay, ang huli</translation>
    </message>
    <message>
        <source>the point after so many actions of the deal; its last one without it</source>
        <translation>ang punto pagkatapos ng ganitong bilang ng kilos ng deal; kung hindi ibinigay, ang huli</translation>
    </message>
    <message>
        <source>most cards played in the search; what it leaves open is given as bounds and a guess</source>
        <translation>pinakamaraming barahang ititira sa paghahanap; ang maiiwang bukas ay ibibigay bilang hangganan at hula</translation>
    </message>
    <message>
        <source>rule set</source>
        <translation>set ng patakaran</translation>
    </message>
    <message>
        <source>number of deals</source>
        <translation>bilang ng deal</translation>
    </message>
    <message>
        <source>seed of the cards</source>
        <translation>seed ng mga baraha</translation>
    </message>
    <message>
        <source>time that a program has for an answer</source>
        <translation>oras ng programa para sumagot</translation>
    </message>
    <message>
        <source>print the pages about the rules of a game</source>
        <translation>ipakita ang mga pahina tungkol sa patakaran ng laro</translation>
    </message>
    <message>
        <source>language of the pages</source>
        <translation>wika ng mga pahina</translation>
    </message>
    <message>
        <source>look after decks of cards</source>
        <translation>pamahalaan ang mga deck ng baraha</translation>
    </message>
    <message>
        <source>name the decks that can be chosen</source>
        <translation>ilista ang mga deck na mapipili</translation>
    </message>
    <message>
        <source>say everything that is wrong with a deck</source>
        <translation>sabihin ang lahat ng mali sa deck</translation>
    </message>
    <message>
        <source>draw all cards of a deck into one picture</source>
        <translation>iguhit ang lahat ng baraha ng deck sa isang larawan</translation>
    </message>
    <message>
        <source>name or folder of a deck</source>
        <translation>pangalan o folder ng deck</translation>
    </message>
    <message>
        <source>width of a card</source>
        <translation>lapad ng baraha</translation>
    </message>
    <message>
        <source>contrast, grain, temperature or a preset</source>
        <translation>contrast, grain, temperatura ng kulay o handang ayos</translation>
    </message>
    <message>
        <source>only these cards, such as CQ,HA</source>
        <translation>ang mga barahang ito lang, gaya ng CQ,HA</translation>
    </message>
    <message>
        <source>what is measured, everything without it: {parts}</source>
        <translation>ang susukatin, lahat kung hindi ibinigay: {parts}</translation>
    </message>
</context>
<context>
    <name>HintHoldings</name>
    <message>
        <source>Your hand for it: trumps {trumps}, queens among them {queens}, other aces {aces}.</source>
        <translation>Hawak para rito: trump {trumps}, kabilang ang reyna {queens}, iba pang alas {aces}.</translation>
    </message>
    <message>
        <source>Your hand: trumps {trumps}, queens among them {queens}, other aces {aces}.</source>
        <translation>Hawak mo: trump {trumps}, kabilang ang reyna {queens}, iba pang alas {aces}.</translation>
    </message>
    <message>
        <source>Your hand for it: trumps {trumps}, Obers among them {queens}, other aces {aces}.</source>
        <translation>Hawak para rito: trump {trumps}, kabilang ang Ober {queens}, iba pang alas {aces}.</translation>
    </message>
    <message>
        <source>Your hand: trumps {trumps}, Obers among them {queens}, other aces {aces}.</source>
        <translation>Hawak mo: trump {trumps}, kabilang ang Ober {queens}, iba pang alas {aces}.</translation>
    </message>
</context>
<context>
    <name>HintReasons</name>
    <message>
        <source>Nothing else is allowed.</source>
        <translation>Wala nang ibang puwede.</translation>
    </message>
    <message>
        <source>It takes the trick for certain: nobody who still plays can beat it.</source>
        <translation>Tiyak na makukuha nito ang trick: walang titira pa na makatatalo rito.</translation>
    </message>
    <message>
        <source>Your fox is safe here: this trick is certain for your side.</source>
        <translation>Ligtas dito ang fox mo: tiyak na sa panig mo ang trick na ito.</translation>
    </message>
    <message>
        <source>Your partner is winning the trick so far: you need not take it.</source>
        <translation>Sa ngayon, kakampi mo ang makakakuha ng trick: hindi mo ito kailangang kunin.</translation>
    </message>
    <message>
        <source>You search for the called ace: it must be played now.</source>
        <translation>Hinahanap mo ang tinawag na alas: dapat na itong itira ngayon.</translation>
    </message>
    <message>
        <source>No higher card of its suit is out, and the suit has not been led yet.</source>
        <translation>Wala nang mas mataas na baraha sa suit nito, at hindi pa napapangunahan ang suit.</translation>
    </message>
    <message>
        <source>No higher card of its suit is out.</source>
        <translation>Wala nang mas mataas na baraha sa suit nito.</translation>
    </message>
    <message>
        <source>You have none of the suit that was led, but keep your trumps for later.</source>
        <translation>Wala kang baraha ng suit na pinangunahan, pero itabi mo muna ang mga trump mo.</translation>
    </message>
    <message>
        <source>It is your only card of its suit: after it you can trump that suit.</source>
        <translation>Ito lang ang baraha mo ng suit nito: pagkatapos ay maaari ka nang mag-trump sa suit na iyon.</translation>
    </message>
    <message>
        <source>It is worth no points, whoever takes it.</source>
        <translation>Wala itong puntos, sinuman ang kumuha.</translation>
    </message>
    <message>
        <source>It stays below the cards that lie.</source>
        <translation>Mas mababa ito sa mga barahang nakalapag.</translation>
    </message>
    <message>
        <source>You cannot follow, so it cannot take the trick.</source>
        <translation>Hindi ka makasunod, kaya hindi nito makukuha ang trick.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Hindi mo turno.</translation>
    </message>
    <message>
        <source>In the deals imagined nothing else did clearly better.</source>
        <translation>Sa mga deal na inisip, wala nang ibang malinaw na mas mabuti.</translation>
    </message>
    <message>
        <source>There is no simple reason for it.</source>
        <translation>Walang simpleng dahilan.</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message numerus="yes">
        <source>You play last and take the trick with %n points.</source>
        <translation>
            <numerusform>Ikaw ang huling titira at makukuha mo ang trick na may %n puntos.</numerusform>
            <numerusform>Ikaw ang huling titira at makukuha mo ang trick na may %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The trick is certain for your side: add %n points.</source>
        <translation>
            <numerusform>Tiyak na sa panig mo ang trick: magdagdag ng %n puntos.</numerusform>
            <numerusform>Tiyak na sa panig mo ang trick: magdagdag ng %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your partner is winning the trick so far: add %n points.</source>
        <translation>
            <numerusform>Sa ngayon, kakampi mo ang kukuha ng trick: magdagdag ng %n puntos.</numerusform>
            <numerusform>Sa ngayon, kakampi mo ang kukuha ng trick: magdagdag ng %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw the trumps of the others: they hold %n.</source>
        <translation>
            <numerusform>Ubusin ang mga trump ng iba: %n pa ang hawak nila.</numerusform>
            <numerusform>Ubusin ang mga trump ng iba: %n pa ang hawak nila.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have none of the suit that was led and can trump; %n points lie there.</source>
        <translation>
            <numerusform>Wala kang baraha ng suit na pinangunahan at puwede kang mag-trump; %n puntos ang naroon.</numerusform>
            <numerusform>Wala kang baraha ng suit na pinangunahan at puwede kang mag-trump; %n puntos ang naroon.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is ahead now; %n cards could still beat it.</source>
        <translation>
            <numerusform>Nangunguna ito ngayon; %n baraha pa ang maaaring tumalo rito.</numerusform>
            <numerusform>Nangunguna ito ngayon; %n baraha pa ang maaaring tumalo rito.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You cannot beat the cards that lie: give as little as you can, %n points.</source>
        <translation>
            <numerusform>Hindi mo matatalo ang mga nakalapag: magbigay ng pinakakaunti, %n puntos.</numerusform>
            <numerusform>Hindi mo matatalo ang mga nakalapag: magbigay ng pinakakaunti, %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n points lie there: keep your higher cards for another trick.</source>
        <translation>
            <numerusform>%n puntos lang ang naroon: itabi ang matataas mong baraha para sa ibang trick.</numerusform>
            <numerusform>%n puntos lang ang naroon: itabi ang matataas mong baraha para sa ibang trick.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is your lowest card of its suit; %n higher ones are out.</source>
        <translation>
            <numerusform>Ito ang pinakamababa mo sa suit nito; %n pa ang mas mataas.</numerusform>
            <numerusform>Ito ang pinakamababa mo sa suit nito; %n pa ang mas mataas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With these cards you get rid of %n plain suits.</source>
        <translation>
            <numerusform>Sa mga barahang ito, mauubos mo ang %n suit na hindi trump.</numerusform>
            <numerusform>Sa mga barahang ito, mauubos mo ang %n suit na hindi trump.</numerusform>
        </translation>
    </message>
    <message>
        <source>Announce nothing now.</source>
        <translation>Huwag munang mag-anunsyo.</translation>
    </message>
    <message>
        <source>In {percent}% of the deals imagined you come out ahead.</source>
        <translation>Lamang ka sa {percent}% ng mga deal na inisip.</translation>
    </message>
    <message>
        <source>Thinking about a hint…</source>
        <translation>Nag-iisip ng pahiwatig…</translation>
    </message>
    <message>
        <source>There is nothing to advise: it is not your turn.</source>
        <translation>Walang maipapayo: hindi mo turno.</translation>
    </message>
    <message>
        <source>This deal now counts as played with help.</source>
        <translation>Itinuturing na ngayong may tulong ang deal na ito.</translation>
    </message>
    <message>
        <source>recommended</source>
        <translation>inirerekomenda</translation>
    </message>
    <message>
        <source>Hint: {action}.</source>
        <translation>Pahiwatig: {action}.</translation>
    </message>
    <message>
        <source>Announce now: {announcement}.</source>
        <translation>Ianunsyo ngayon: {announcement}.</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Mga key</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Isara</translation>
    </message>
    <message>
        <source>Go to the next card of this suit: {suits}</source>
        <translation>Sa susunod na baraha ng suit na ito: {suits}</translation>
    </message>
    <message>
        <source>Left, Right, Home, End</source>
        <translation>Left, Right, Home, End</translation>
    </message>
    <message>
        <source>Go through the hand</source>
        <translation>Isa-isahin ang hawak na baraha</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation>Enter, Space</translation>
    </message>
    <message>
        <source>Play the card, or press the button</source>
        <translation>Itira ang baraha, o pindutin ang button</translation>
    </message>
    <message>
        <source>1 … 9, 0</source>
        <translation>1 … 9, 0</translation>
    </message>
    <message>
        <source>Go to a card by its place, 0 to the tenth</source>
        <translation>Sa baraha ayon sa puwesto, 0 sa ikasampu</translation>
    </message>
    <message>
        <source>Ctrl+Left, Ctrl+Right</source>
        <translation>Ctrl+Left, Ctrl+Right</translation>
    </message>
    <message>
        <source>Move the card in the hand, as the mouse does by dragging</source>
        <translation>Ilipat ang baraha sa hawak, gaya ng paghila ng mouse</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Go to the buttons and back</source>
        <translation>Sa mga button at pabalik</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Leave full screen, put a page away, or drop the mark of a card</source>
        <translation>Umalis sa buong screen, itabi ang pahina, o alisin ang marka ng baraha</translation>
    </message>
</context>
<context>
    <name>KeysEditor</name>
    <message>
        <source>Letters of the menus</source>
        <translation>Mga titik ng menu</translation>
    </message>
    <message>
        <source>Press Enter, then the new letter.</source>
        <translation>Pindutin ang Enter, tapos ang bagong titik.</translation>
    </message>
    <message>
        <source>&amp;Reset the letters</source>
        <translation>Iba&amp;lik ang mga titik</translation>
    </message>
    <message>
        <source>Click an entry or press Enter, then type its new letter.</source>
        <translation>I-click ang entry o pindutin ang Enter, tapos i-type ang bagong titik.</translation>
    </message>
    <message>
        <source>Type the new letter for “{entry}”, or press Esc.</source>
        <translation>I-type ang bagong titik para sa “{entry}”, o pindutin ang Esc.</translation>
    </message>
    <message>
        <source>Only a letter can be used. Type another key, or press Esc.</source>
        <translation>Titik lang ang puwede. Pumindot ng iba, o ng Esc.</translation>
    </message>
    <message>
        <source>{letter} belongs to “{entry}”. Type another letter, or press Esc.</source>
        <translation>Sa “{entry}” ang {letter}. Mag-type ng ibang titik, o pindutin ang Esc.</translation>
    </message>
    <message>
        <source>The letter stays as it was.</source>
        <translation>Hindi nagbago ang titik.</translation>
    </message>
    <message>
        <source>{letter} is the letter for “{entry}” now.</source>
        <translation>{letter} na ang titik para sa “{entry}”.</translation>
    </message>
    <message>
        <source>All letters are as they were at first.</source>
        <translation>Gaya na ng simula ang lahat ng titik.</translation>
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
        <translation>Titik</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Entry</translation>
    </message>
</context>
<context>
    <name>LastTrickView</name>
    <message>
        <source>The last trick</source>
        <translation>Ang huling trick</translation>
    </message>
</context>
<context>
    <name>LessonBar</name>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Susunod</translation>
    </message>
    <message>
        <source>&amp;Skip</source>
        <translation>La&amp;ktawan</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>&amp;Umalis</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>Bumal&amp;ik</translation>
    </message>
    <message>
        <source>Chec&amp;k</source>
        <translation>Tin&amp;gnan</translation>
    </message>
    <message>
        <source>&amp;Repeat the lesson</source>
        <translation>Uliti&amp;n ang aralin</translation>
    </message>
    <message>
        <source>&amp;Play a real game</source>
        <translation>Magla&amp;ro nang totoo</translation>
    </message>
</context>
<context>
    <name>LessonTable</name>
    <message>
        <source>&amp;Go on</source>
        <translation>Itul&amp;oy</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>Lesson: Schafkopf</source>
        <translation>Aralin: Schafkopf</translation>
    </message>
    <message>
        <source>Lesson: Doppelkopf</source>
        <translation>Aralin: Doppelkopf</translation>
    </message>
    <message>
        <source>{lesson}. Step {number} of {count}.</source>
        <translation>{lesson}. Hakbang {number} sa {count}.</translation>
    </message>
    <message>
        <source>Cards: {cards}.</source>
        <translation>Baraha: {cards}.</translation>
    </message>
    <message>
        <source>The trick: {cards}.</source>
        <translation>Ang trick: {cards}.</translation>
    </message>
    <message>
        <source>Chosen: {count} of {all}</source>
        <translation>Napili: {count} sa {all}</translation>
    </message>
    <message>
        <source>right answer</source>
        <translation>tamang sagot</translation>
    </message>
    <message>
        <source>not right</source>
        <translation>hindi tama</translation>
    </message>
    <message>
        <source>That is right.</source>
        <translation>Tama.</translation>
    </message>
    <message>
        <source>Try once more.</source>
        <translation>Subukan ulit.</translation>
    </message>
    <message>
        <source>{player}: {card}</source>
        <translation>{player}: {card}</translation>
    </message>
    <message>
        <source>That is not right.</source>
        <translation>Hindi tama.</translation>
    </message>
    <message>
        <source>Chosen by mistake: {wrong}. Missed: {missed}.</source>
        <translation>Maling napili: {wrong}. Nakaligtaan: {missed}.</translation>
    </message>
    <message>
        <source>Chosen by mistake: {wrong}.</source>
        <translation>Maling napili: {wrong}.</translation>
    </message>
    <message>
        <source>Missed: {missed}.</source>
        <translation>Nakaligtaan: {missed}.</translation>
    </message>
    <message>
        <source>The right answer: {answer}.</source>
        <translation>Ang tamang sagot: {answer}.</translation>
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
        <translation>Log</translation>
    </message>
    <message>
        <source>What has happened in the deal, oldest first.</source>
        <translation>Ang mga nangyari sa deal, pinakaluma muna.</translation>
    </message>
    <message>
        <source>&amp;Copy the chosen lines</source>
        <translation>&amp;Kopyahin ang mga napiling linya</translation>
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
        <translation>Antigo</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Print</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Gabi</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Mataas na contrast</translation>
    </message>
</context>
<context>
    <name>LookSlider</name>
    <message>
        <source>Double click or Ctrl+0: back to the middle</source>
        <translation>Double click o Ctrl+0: balik sa gitna</translation>
    </message>
    <message>
        <source>{value} of 100, towards: {end}</source>
        <translation>{value} sa 100, papunta sa: {end}</translation>
    </message>
    <message>
        <source>{value} of 100, as it was drawn</source>
        <translation>{value} sa 100, gaya ng pagkaguhit</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Saved as {file}.</source>
        <translation>Na-save bilang {file}.</translation>
    </message>
    <message>
        <source>{file} cannot be saved: {reason}</source>
        <translation>Hindi mai-save ang {file}: {reason}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Ikaw</translation>
    </message>
    <message>
        <source>The saved game was damaged. What could be read of it goes on; the damaged file is kept.</source>
        <translation>Nasira ang naka-save na laro. Itutuloy ang nabasa rito; itinabi ang nasirang file.</translation>
    </message>
    <message>
        <source>The game cannot be saved: {reason} You can go on playing.</source>
        <translation>Hindi mai-save ang laro: {reason} Maaari ka pa ring maglaro.</translation>
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
        <translation>Itabi</translation>
    </message>
</context>
<context>
    <name>Moves</name>
    <message>
        <source>You play the {card}</source>
        <translation>Itinira mo ang {card}</translation>
    </message>
    <message>
        <source>You lead the {card}</source>
        <translation>Nanguna ka: {card}</translation>
    </message>
    <message>
        <source>You pass</source>
        <translation>Nag-pass ka</translation>
    </message>
    <message>
        <source>You have no reservation</source>
        <translation>Wala kang reserbasyon</translation>
    </message>
    <message>
        <source>You throw in a bad hand</source>
        <translation>Isinuko mo ang pangit na baraha</translation>
    </message>
    <message>
        <source>You accept</source>
        <translation>Tinanggap mo</translation>
    </message>
    <message>
        <source>You decline</source>
        <translation>Tinanggihan mo</translation>
    </message>
    <message>
        <source>You hold the solo</source>
        <translation>Pinanindigan mo ang solo</translation>
    </message>
    <message>
        <source>You yield</source>
        <translation>Nagparaya ka</translation>
    </message>
    <message>
        <source>You double</source>
        <translation>Kumatok ka</translation>
    </message>
    <message>
        <source>You do not double</source>
        <translation>Hindi ka kumatok</translation>
    </message>
    <message>
        <source>You bid: {contract}</source>
        <translation>Nag-bid ka: {contract}</translation>
    </message>
    <message>
        <source>You call the {card}</source>
        <translation>Tinawag mo ang {card}</translation>
    </message>
    <message>
        <source>You have a wedding</source>
        <translation>May kasal ka</translation>
    </message>
    <message>
        <source>You have a poverty</source>
        <translation>May kahirapan ka</translation>
    </message>
    <message>
        <source>You raise: {level}</source>
        <translation>Nagtaas ka: {level}</translation>
    </message>
    <message>
        <source>You pass on: {cards}</source>
        <translation>Ipinasa mo: {cards}</translation>
    </message>
    <message>
        <source>You give back: {cards}</source>
        <translation>Ibinalik mo: {cards}</translation>
    </message>
    <message>
        <source>You lay face down: {cards}</source>
        <translation>Inilapag mo nang nakataob: {cards}</translation>
    </message>
    <message>
        <source>You give: {cards}</source>
        <translation>Ibinigay mo: {cards}</translation>
    </message>
    <message>
        <source>You announce: {announcement}</source>
        <translation>Inanunsyo mo: {announcement}</translation>
    </message>
    <message>
        <source>You call Genscher, new partner: {partner}</source>
        <translation>Tinawag mo ang Genscher, bagong kakampi: {partner}</translation>
    </message>
    <message>
        <source>{player} plays the {card}</source>
        <translation>Itinira ni {player} ang {card}</translation>
    </message>
    <message>
        <source>{player} leads the {card}</source>
        <translation>Nanguna si {player}: {card}</translation>
    </message>
    <message>
        <source>{player} passes</source>
        <translation>Nag-pass si {player}</translation>
    </message>
    <message>
        <source>{player} has no reservation</source>
        <translation>Walang reserbasyon si {player}</translation>
    </message>
    <message>
        <source>{player} throws in a bad hand</source>
        <translation>Isinuko ni {player} ang pangit na baraha</translation>
    </message>
    <message>
        <source>{player} accepts</source>
        <translation>Tinanggap ni {player}</translation>
    </message>
    <message>
        <source>{player} declines</source>
        <translation>Tinanggihan ni {player}</translation>
    </message>
    <message>
        <source>{player} holds the solo</source>
        <translation>Pinanindigan ni {player} ang solo</translation>
    </message>
    <message>
        <source>{player} yields</source>
        <translation>Nagparaya si {player}</translation>
    </message>
    <message>
        <source>{player} doubles</source>
        <translation>Kumatok si {player}</translation>
    </message>
    <message>
        <source>{player} does not double</source>
        <translation>Hindi kumatok si {player}</translation>
    </message>
    <message>
        <source>{player} bids: {contract}</source>
        <translation>Nag-bid si {player}: {contract}</translation>
    </message>
    <message>
        <source>{player} calls the {card}</source>
        <translation>Tinawag ni {player} ang {card}</translation>
    </message>
    <message>
        <source>{player} has a wedding</source>
        <translation>May kasal si {player}</translation>
    </message>
    <message>
        <source>{player} has a poverty</source>
        <translation>May kahirapan si {player}</translation>
    </message>
    <message>
        <source>{player} raises: {level}</source>
        <translation>Nagtaas si {player}: {level}</translation>
    </message>
    <message>
        <source>{player} passes on: {cards}</source>
        <translation>Ipinasa ni {player}: {cards}</translation>
    </message>
    <message>
        <source>{player} gives back: {cards}</source>
        <translation>Ibinalik ni {player}: {cards}</translation>
    </message>
    <message>
        <source>{player} lays face down: {cards}</source>
        <translation>Inilapag ni {player} nang nakataob: {cards}</translation>
    </message>
    <message>
        <source>{player} gives: {cards}</source>
        <translation>Ibinigay ni {player}: {cards}</translation>
    </message>
    <message>
        <source>{player} announces: {announcement}</source>
        <translation>Inanunsyo ni {player}: {announcement}</translation>
    </message>
    <message>
        <source>{player} calls Genscher, new partner: {partner}</source>
        <translation>Tinawag ni {player} ang Genscher, bagong kakampi: {partner}</translation>
    </message>
    <message>
        <source>{player} calls Genscher and you are the new partner</source>
        <translation>Tinawag ni {player} ang Genscher, at ikaw ang bagong kakampi</translation>
    </message>
    <message numerus="yes">
        <source>You take the trick, %n points</source>
        <translation>
            <numerusform>Nakuha mo ang trick: %n puntos</numerusform>
            <numerusform>Nakuha mo ang trick: %n puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} takes the trick, %n points</source>
        <translation>
            <numerusform>Nakuha ni {player} ang trick: %n puntos</numerusform>
            <numerusform>Nakuha ni {player} ang trick: %n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>The deal is over</source>
        <translation>Tapos na ang deal</translation>
    </message>
    <message>
        <source>Your turn to play</source>
        <translation>Turno mo na</translation>
    </message>
    <message>
        <source>{player} to play</source>
        <translation>Turno ni {player}</translation>
    </message>
    <message>
        <source>You are next in the exchange of cards</source>
        <translation>Ikaw ang susunod sa palitan ng baraha</translation>
    </message>
    <message>
        <source>{player} is next in the exchange of cards</source>
        <translation>Si {player} ang susunod sa palitan ng baraha</translation>
    </message>
    <message>
        <source>Your turn to call</source>
        <translation>Ikaw ang magsasalita</translation>
    </message>
    <message>
        <source>{player} to call</source>
        <translation>Si {player} ang magsasalita</translation>
    </message>
    <message numerus="yes">
        <source>{player} passes on %n cards face down</source>
        <translation>
            <numerusform>Nagpasa si {player} ng %n barahang nakataob</numerusform>
            <numerusform>Nagpasa si {player} ng %n barahang nakataob</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} gives back {count} cards face down, %n of them trumps</source>
        <translation>
            <numerusform>Nagbalik si {player} ng {count} barahang nakataob, %n ang trump</numerusform>
            <numerusform>Nagbalik si {player} ng {count} barahang nakataob, %n ang trump</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} gives back %n cards face down</source>
        <translation>
            <numerusform>Nagbalik si {player} ng %n barahang nakataob</numerusform>
            <numerusform>Nagbalik si {player} ng %n barahang nakataob</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} lays %n cards face down</source>
        <translation>
            <numerusform>Naglapag si {player} ng %n barahang nakataob</numerusform>
            <numerusform>Naglapag si {player} ng %n barahang nakataob</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} gives %n cards face down</source>
        <translation>
            <numerusform>Nagbigay si {player} ng %n barahang nakataob</numerusform>
            <numerusform>Nagbigay si {player} ng %n barahang nakataob</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NameField</name>
    <message>
        <source>You</source>
        <translation>Ikaw</translation>
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
        <translation>Bagong gabi</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Laro</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Patakaran</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>&amp;Simulan</translation>
    </message>
    <message>
        <source>May stay empty</source>
        <translation>Puwedeng walang laman</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation>Pangalan ng manlalaro {number}</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Manlalaro {number}</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Laro</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Patakaran</translation>
    </message>
    <message>
        <source>Rules cod&amp;e</source>
        <translation>&amp;Code ng patakaran</translation>
    </message>
    <message>
        <source>&amp;Name of the evening</source>
        <translation>Pan&amp;galan ng gabi</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Kanselahin</translation>
    </message>
    <message>
        <source>Give the evening a name.</source>
        <translation>Bigyan ng pangalan ang gabi.</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>&amp;Undo this</source>
        <translation>I-und&amp;o ito</translation>
    </message>
    <message>
        <source>Put away</source>
        <translation>Itabi</translation>
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
        <translation>Mga puwesto</translation>
    </message>
    <message>
        <source>Number of deals</source>
        <translation>Bilang ng deal</translation>
    </message>
    <message>
        <source>Compulsory solos</source>
        <translation>Mga sapilitang solo</translation>
    </message>
    <message>
        <source>Nines</source>
        <translation>Mga 9</translation>
    </message>
    <message>
        <source>Two Dulles in one trick</source>
        <translation>Dalawang Dulle sa isang trick</translation>
    </message>
    <message>
        <source>Piglets</source>
        <translation>Mga biik</translation>
    </message>
    <message>
        <source>Hyperpiglets</source>
        <translation>Mga hyperbiik</translation>
    </message>
    <message>
        <source>Poverty</source>
        <translation>Kahirapan</translation>
    </message>
    <message>
        <source>Foxes count in a poverty</source>
        <translation>Mga fox sa kahirapan</translation>
    </message>
    <message>
        <source>Trumps may come back</source>
        <translation>Pagbabalik ng trump sa kahirapan</translation>
    </message>
    <message>
        <source>Poverty that nobody takes</source>
        <translation>Kahirapang tinanggihan ng lahat</translation>
    </message>
    <message>
        <source>Throwing in bad hands</source>
        <translation>Pagsuko ng pangit na baraha</translation>
    </message>
    <message>
        <source>Settling trick of a wedding</source>
        <translation>Trick na magpapasya sa kasal</translation>
    </message>
    <message>
        <source>Solos</source>
        <translation>Mga solo</translation>
    </message>
    <message>
        <source>First lead in a solo</source>
        <translation>Unang pangunguna sa solo</translation>
    </message>
    <message>
        <source>Several solos</source>
        <translation>Higit sa isang solo</translation>
    </message>
    <message>
        <source>Solo keeps the deal</source>
        <translation>Parehong dealer pagkatapos ng solo</translation>
    </message>
    <message>
        <source>Value of solos</source>
        <translation>Halaga ng mga solo</translation>
    </message>
    <message>
        <source>Cards for Re and Kontra</source>
        <translation>Bilang ng baraha para sa Re at Kontra</translation>
    </message>
    <message>
        <source>Announcing in turn only</source>
        <translation>Anunsyo sa sariling turno lang</translation>
    </message>
    <message>
        <source>Re and Kontra double</source>
        <translation>Nagdodoble ang Re at Kontra</translation>
    </message>
    <message>
        <source>Forced announcement</source>
        <translation>Sapilitang anunsyo</translation>
    </message>
    <message>
        <source>Cards that decide the sides</source>
        <translation>Mga barahang nagtatakda ng panig</translation>
    </message>
    <message>
        <source>Genscher</source>
        <translation>Genscher</translation>
    </message>
    <message>
        <source>Scoring of announcements</source>
        <translation>Pag-iskor ng mga anunsyo</translation>
    </message>
    <message>
        <source>Kontra’s point in a lost solo</source>
        <translation>Puntos ng Kontra sa natalong solo</translation>
    </message>
    <message>
        <source>Charlie caught</source>
        <translation>Nahuling Charlie</translation>
    </message>
    <message>
        <source>Fox caught in the last trick</source>
        <translation>Nahuling fox sa huling trick</translation>
    </message>
    <message>
        <source>Fox caught in the first trick</source>
        <translation>Nahuling fox sa unang trick</translation>
    </message>
    <message>
        <source>Dulle caught</source>
        <translation>Nahuling Dulle</translation>
    </message>
    <message>
        <source>Doppelkopf</source>
        <translation>Doppelkopf</translation>
    </message>
    <message>
        <source>Bock rounds</source>
        <translation>Mga Bock round</translation>
    </message>
    <message>
        <source>Solo in any suit</source>
        <translation>Solo sa kahit anong suit</translation>
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
        <translation>Kapag lahat ay pass</translation>
    </message>
    <message>
        <source>Tariff</source>
        <translation>Taripa</translation>
    </message>
    <message>
        <source>Jungfrau in Ramsch</source>
        <translation>Jungfrau sa Ramsch</translation>
    </message>
    <message>
        <source>Durchmarsch in Ramsch</source>
        <translation>Durchmarsch sa Ramsch</translation>
    </message>
    <message>
        <source>Kontra</source>
        <translation>Kontra</translation>
    </message>
    <message>
        <source>Klopfen</source>
        <translation>Katok (Klopfen)</translation>
    </message>
    <message>
        <source>Short deck</source>
        <translation>Maikling deck</translation>
    </message>
    <message>
        <source>Value of a Tout</source>
        <translation>Halaga ng Tout</translation>
    </message>
    <message>
        <source>Value of Sie</source>
        <translation>Halaga ng Sie</translation>
    </message>
</context>
<context>
    <name>OptionTexts</name>
    <message>
        <source>How many sit at the table; with five the dealer rests.</source>
        <translation>Ilan ang nakaupo sa mesa; kapag lima, nagpapahinga ang dealer.</translation>
    </message>
    <message>
        <source>How many deals a session has.</source>
        <translation>Ilang deal ang isang sesyon.</translation>
    </message>
    <message>
        <source>Everybody must play one solo during the session.</source>
        <translation>Dapat maglaro ng isang solo ang bawat isa sa loob ng sesyon.</translation>
    </message>
    <message>
        <source>The eight nines are in the pack.</source>
        <translation>Kasama sa deck ang walong 9.</translation>
    </message>
    <message>
        <source>Which of two Dulles in one trick is the higher one, or whether the card is trump at all.</source>
        <translation>Alin sa dalawang Dulle sa isang trick ang mas mataas, o kung trump ba ang baraha.</translation>
    </message>
    <message>
        <source>Both foxes or both aces of the trump suit in one hand may be announced before the first lead and then are the highest trumps.</source>
        <translation>Ang dalawang fox o dalawang alas ng trump na suit sa isang kamay ay maaaring ideklara bago ang unang pangunguna, at sila ang magiging pinakamataas na trump.</translation>
    </message>
    <message>
        <source>After the piglets, both nines of their suit in one hand may be made even higher trumps.</source>
        <translation>Pagkatapos ng mga biik, ang dalawang 9 ng suit nila sa isang kamay ay maaaring gawing mas mataas pang trump.</translation>
    </message>
    <message>
        <source>A player with at most three trumps may pass them on to a partner who takes them.</source>
        <translation>Ang may tatlong trump o mas kaunti ay maaaring magpasa nito sa kakamping tatanggap.</translation>
    </message>
    <message>
        <source>Foxes are among the three trumps that a poverty may have.</source>
        <translation>Kabilang ang mga fox sa tatlong trump na maaaring nasa kahirapan.</translation>
    </message>
    <message>
        <source>The partner of a poverty may give trumps back.</source>
        <translation>Maaaring magbalik ng trump ang kakampi ng may kahirapan.</translation>
    </message>
    <message>
        <source>What happens when nobody takes the cards of a poverty.</source>
        <translation>Ano ang mangyayari kapag walang kumuha sa baraha ng may kahirapan.</translation>
    </message>
    <message>
        <source>A hand with five nines, five kings or, without poverty, at most three trumps may be thrown in.</source>
        <translation>Maaaring isuko ang barahang may limang 9, limang hari o, kung walang kahirapan, hanggang tatlong trump.</translation>
    </message>
    <message>
        <source>Which of the first three tricks may find the partner of a wedding.</source>
        <translation>Alin sa unang tatlong trick ang maaaring magpasya sa kakampi ng kasal.</translation>
    </message>
    <message>
        <source>Which solos may be played.</source>
        <translation>Aling solo ang maaaring laruin.</translation>
    </message>
    <message>
        <source>Who leads to the first trick of a solo.</source>
        <translation>Sino ang mangunguna sa unang trick ng solo.</translation>
    </message>
    <message>
        <source>Who plays when several players want a solo.</source>
        <translation>Sino ang maglalaro kapag maraming gustong mag-solo.</translation>
    </message>
    <message>
        <source>After a solo the same dealer deals again.</source>
        <translation>Pagkatapos ng solo, parehong dealer ang magdi-deal ulit.</translation>
    </message>
    <message>
        <source>How much a solo counts besides the factor of one against three.</source>
        <translation>Ilang ulit ang halaga ng solo, bukod sa multiplier na isa laban sa tatlo.</translation>
    </message>
    <message>
        <source>How many cards a player must still hold to say Re or Kontra.</source>
        <translation>Ilang baraha ang dapat hawak pa para masabi ang Re o Kontra.</translation>
    </message>
    <message>
        <source>Announcements are made only when it is one’s turn to play a card.</source>
        <translation>Nag-aanunsyo lang kapag turno nang tumira ng baraha.</translation>
    </message>
    <message>
        <source>Re and Kontra each double the score of the game instead of adding 2.</source>
        <translation>Dinodoble ng Re at ng Kontra ang halaga ng laro sa halip na magdagdag ng 2.</translation>
    </message>
    <message>
        <source>The winner of a first trick of 30 points or more must announce something.</source>
        <translation>Dapat mag-anunsyo ang nakakuha ng unang trick na may 30 puntos o higit pa.</translation>
    </message>
    <message>
        <source>Who was dealt one of these two cards is on the Re side.</source>
        <translation>Nasa panig na Re ang nabigyan ng isa sa dalawang barahang ito.</translation>
    </message>
    <message>
        <source>How announcements that were kept or missed are scored.</source>
        <translation>Paano iniiskor ang natupad at di-natupad na anunsyo.</translation>
    </message>
    <message>
        <source>The point against the old ladies also counts when a soloist loses.</source>
        <translation>May puntos laban sa matatandang babae kahit soloist ang natalo.</translation>
    </message>
    <message>
        <source>Catching a Charlie of the other side in the last trick scores a point.</source>
        <translation>May puntos ang paghuli sa Charlie ng kabilang panig sa huling trick.</translation>
    </message>
    <message>
        <source>What catching a fox in the last trick scores.</source>
        <translation>Ilang puntos ang paghuli ng fox sa huling trick.</translation>
    </message>
    <message>
        <source>What catching a fox in the first trick scores.</source>
        <translation>Ilang puntos ang paghuli ng fox sa unang trick.</translation>
    </message>
    <message>
        <source>Winning a trick with a Dulle of the other side scores a point.</source>
        <translation>May puntos ang pagkuha ng trick na may Dulle ng kabilang panig.</translation>
    </message>
    <message>
        <source>Which trick of 40 points or more scores a point.</source>
        <translation>Aling trick na may 40 puntos o higit pa ang may puntos.</translation>
    </message>
    <message>
        <source>After certain deals, as many deals as there are seats count double.</source>
        <translation>Pagkatapos ng ilang uri ng deal, doble ang susunod na mga deal, kasindami ng mga puwesto.</translation>
    </message>
    <message>
        <source>A Solo needs no plain card of the suit that becomes trump.</source>
        <translation>Hindi kailangan sa Solo ang barahang hindi trump ng suit na magiging trump.</translation>
    </message>
    <message>
        <source>A solo without trumps in which the soloist must not win a trick.</source>
        <translation>Solo na walang trump at bawal makakuha ng trick ang soloist.</translation>
    </message>
    <message>
        <source>A player with exactly one trump offers it face down, and who takes it becomes the partner.</source>
        <translation>Iniaalok nang nakataob ng may iisang trump ang barahang iyon, at magiging kakampi ang kukuha nito.</translation>
    </message>
    <message>
        <source>What happens when nobody bids.</source>
        <translation>Ano ang mangyayari kapag walang nag-bid.</translation>
    </message>
    <message>
        <source>How much the contracts are worth.</source>
        <translation>Ano ang halaga ng mga kontrata.</translation>
    </message>
    <message>
        <source>In Ramsch a player without a trick is paid double.</source>
        <translation>Sa Ramsch, doble ang bayad sa walang trick.</translation>
    </message>
    <message>
        <source>In Ramsch a player who takes all tricks or 91 points wins.</source>
        <translation>Sa Ramsch, panalo ang kukuha ng lahat ng trick o ng 91 puntos.</translation>
    </message>
    <message>
        <source>How far the sides may double the score during the first trick.</source>
        <translation>Hanggang saan maaaring doblehin ng mga panig ang iskor sa unang trick.</translation>
    </message>
    <message>
        <source>After the first four cards everybody may double the score before the bidding.</source>
        <translation>Pagkatapos ng unang apat na baraha, maaaring doblehin ng bawat isa ang iskor bago ang bidding.</translation>
    </message>
    <message>
        <source>The sevens and eights are left out, and everybody gets six cards.</source>
        <translation>Wala ang mga 7 at 8, at tig-anim na baraha ang bawat isa.</translation>
    </message>
    <message>
        <source>What a Tout is worth to each player.</source>
        <translation>Ano ang halaga ng Tout para sa bawat manlalaro.</translation>
    </message>
    <message>
        <source>What Sie is worth to each player before its runners.</source>
        <translation>Ano ang halaga ng Sie para sa bawat manlalaro bago idagdag ang mga runner.</translation>
    </message>
</context>
<context>
    <name>OptionValues</name>
    <message>
        <source>the first one</source>
        <translation>panalo ang una</translation>
    </message>
    <message>
        <source>the second one</source>
        <translation>panalo ang ikalawa</translation>
    </message>
    <message>
        <source>off</source>
        <translation>naka-off</translation>
    </message>
    <message>
        <source>both foxes</source>
        <translation>dalawang fox</translation>
    </message>
    <message>
        <source>both aces of the trump suit</source>
        <translation>dalawang alas ng trump na suit</translation>
    </message>
    <message>
        <source>the same dealer deals again</source>
        <translation>parehong dealer ang magdi-deal ulit</translation>
    </message>
    <message>
        <source>black sow</source>
        <translation>itim na inahin</translation>
    </message>
    <message>
        <source>any of them</source>
        <translation>kahit alin sa unang tatlo</translation>
    </message>
    <message>
        <source>only those led with a plain suit</source>
        <translation>trick lang na hindi trump ang unang baraha</translation>
    </message>
    <message>
        <source>the player left of the dealer</source>
        <translation>ang manlalaro sa kaliwa ng dealer</translation>
    </message>
    <message>
        <source>the soloist</source>
        <translation>ang soloist</translation>
    </message>
    <message>
        <source>who promises more in an auction</source>
        <translation>ang nangako ng mas mataas sa subasta</translation>
    </message>
    <message>
        <source>as usual</source>
        <translation>karaniwan</translation>
    </message>
    <message>
        <source>double</source>
        <translation>doble</translation>
    </message>
    <message>
        <source>every one</source>
        <translation>bawat ganoong trick</translation>
    </message>
    <message>
        <source>the next dealer deals</source>
        <translation>susunod na manlalaro ang magdi-deal</translation>
    </message>
    <message>
        <source>Ramsch is played</source>
        <translation>Ramsch ang lalaruin</translation>
    </message>
    <message>
        <source>everybody pays 1 into the stock</source>
        <translation>magbabayad ang bawat isa ng 1 sa pondo</translation>
    </message>
    <message>
        <source>units of the classic rules</source>
        <translation>yunit ng klasikong patakaran</translation>
    </message>
    <message>
        <source>the second, but not in the last trick</source>
        <translation>panalo ang ikalawa, maliban sa huling trick</translation>
    </message>
    <message>
        <source>the second in the last trick only</source>
        <translation>panalo ang ikalawa sa huling trick lang</translation>
    </message>
    <message>
        <source>no trump, a plain card</source>
        <translation>hindi trump, karaniwang baraha</translation>
    </message>
    <message>
        <source>only a compulsory soloist</source>
        <translation>ang soloist, sa sapilitang solo lang</translation>
    </message>
    <message>
        <source>the first from the dealer’s left</source>
        <translation>ang una mula kaliwa ng dealer</translation>
    </message>
    <message>
        <source>the last from the dealer’s left</source>
        <translation>ang huli mula kaliwa ng dealer</translation>
    </message>
    <message>
        <source>DDV: a point for each promise</source>
        <translation>DDV: isa bawat karagdagang anunsyo</translation>
    </message>
    <message>
        <source>Pagat: one if kept, two if missed</source>
        <translation>Pagat: isa kung natupad, dalawa kung hindi</translation>
    </message>
    <message>
        <source>only two pairs of equal cards</source>
        <translation>dalawang pares lang ng parehong baraha</translation>
    </message>
    <message>
        <source>Muss: the highest trump plays</source>
        <translation>sapilitang laro ng pinakamataas na trump</translation>
    </message>
    <message>
        <source>tournament values, no runners</source>
        <translation>halagang pangtorneo, walang runner</translation>
    </message>
    <message>
        <source>Kontra</source>
        <translation>Kontra</translation>
    </message>
    <message>
        <source>Kontra and Re</source>
        <translation>Kontra at Re</translation>
    </message>
    <message>
        <source>Kontra, Re and Sub</source>
        <translation>Kontra, Re at Sub</translation>
    </message>
    <message>
        <source>Kontra, Re, Sub and Hirsch</source>
        <translation>Kontra, Re, Sub at Hirsch</translation>
    </message>
    <message>
        <source>on</source>
        <translation>naka-on</translation>
    </message>
    <message>
        <source>none</source>
        <translation>wala</translation>
    </message>
    <message>
        <source>open end</source>
        <translation>walang takdang dami</translation>
    </message>
    <message numerus="yes">
        <source>%n deals</source>
        <translation>
            <numerusform>%n deal</numerusform>
            <numerusform>%n deal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n manlalaro</numerusform>
            <numerusform>%n manlalaro</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n baraha</numerusform>
            <numerusform>%n baraha</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n units</source>
        <translation>
            <numerusform>%n yunit</numerusform>
            <numerusform>%n yunit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game points</source>
        <translation>
            <numerusform>%n puntos ng laro</numerusform>
            <numerusform>%n puntos ng laro</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OtherRules</name>
    <message>
        <source>You are reading {rules}. Your table keeps its own rules.</source>
        <translation>Binabasa mo ang {rules}. Sariling patakaran pa rin ang sa mesa mo.</translation>
    </message>
    <message>
        <source>You are reading {rules}. The rules of your next game stay as they are.</source>
        <translation>Binabasa mo ang {rules}. Hindi nagbabago ang patakaran ng susunod mong laro.</translation>
    </message>
    <message>
        <source>Back to your rules</source>
        <translation>Balik sa patakaran mo</translation>
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
        <translation>Panig ng declarer</translation>
    </message>
    <message>
        <source>Defenders</source>
        <translation>Mga kalaban</translation>
    </message>
</context>
<context>
    <name>Phases</name>
    <message>
        <source>Klopfen</source>
        <translation>Katok</translation>
    </message>
    <message>
        <source>Reservations</source>
        <translation>Mga reserbasyon</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Bidding</translation>
    </message>
    <message>
        <source>Auction between soloists</source>
        <translation>Subasta ng mga soloist</translation>
    </message>
    <message>
        <source>Exchange of cards</source>
        <translation>Palitan ng baraha</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Paglalaro</translation>
    </message>
    <message>
        <source>End of the deal</source>
        <translation>Wakas ng deal</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>The file cannot be read: {path} ({message})</source>
        <translation>Hindi mabasa ang file: {path} ({message})</translation>
    </message>
    <message>
        <source>The file cannot be written: {path} ({message})</source>
        <translation>Hindi maisulat ang file: {path} ({message})</translation>
    </message>
    <message>
        <source>The command cannot be understood: {message}</source>
        <translation>Hindi maunawaan ang utos: {message}</translation>
    </message>
    <message>
        <source>There is no screen to open the window on. Commands such as “cardavia play” need none.</source>
        <translation>Walang screen na mabubuksan ng window. Hindi ito kailangan ng mga utos gaya ng “cardavia play”.</translation>
    </message>
    <message>
        <source>A system library is missing, which packaging/play.sh installs: {message}</source>
        <translation>May kulang na library ng system, na ini-install ng packaging/play.sh: {message}</translation>
    </message>
    <message>
        <source>The file is larger than the limit of {limit} MiB.</source>
        <translation>Mas malaki ang file kaysa sa hangganang {limit} MiB.</translation>
    </message>
    <message>
        <source>The file is not UTF-8 text: the first wrong byte is at position {position}.</source>
        <translation>Hindi tekstong UTF-8 ang file: nasa posisyon {position} ang unang maling byte.</translation>
    </message>
    <message>
        <source>The file is not valid JSON: line {line}, column {column}.</source>
        <translation>Hindi wastong JSON ang file: linya {line}, hanay {column}.</translation>
    </message>
    <message>
        <source>The file is not a Cardavia record.</source>
        <translation>Hindi talaan ng Cardavia ang file.</translation>
    </message>
    <message>
        <source>The file does not hold the facts of a deal to score.</source>
        <translation>Walang datos ng deal na ii-iskor sa file.</translation>
    </message>
    <message>
        <source>This key is missing: {key}</source>
        <translation>Kulang ang key na ito: {key}</translation>
    </message>
    <message>
        <source>This key is not known: {key}</source>
        <translation>Hindi kilala ang key na ito: {key}</translation>
    </message>
    <message>
        <source>The key “{key}” cannot have this value: {value}</source>
        <translation>Hindi puwede sa key na “{key}” ang halagang ito: {value}</translation>
    </message>
    <message>
        <source>This version of the record format is not known: {version}</source>
        <translation>Hindi kilala ang bersyong ito ng format: {version}</translation>
    </message>
    <message>
        <source>This game is not known: {game}</source>
        <translation>Hindi kilala ang larong ito: {game}</translation>
    </message>
    <message>
        <source>This rule set is not known: {preset}</source>
        <translation>Hindi kilala ang set ng patakarang ito: {preset}</translation>
    </message>
    <message>
        <source>This option is not known: {option}</source>
        <translation>Hindi kilala ang opsiyong ito: {option}</translation>
    </message>
    <message>
        <source>The option “{option}” cannot have this value: {value}</source>
        <translation>Hindi puwede sa opsiyong “{option}” ang halagang ito: {value}</translation>
    </message>
    <message>
        <source>These two options contradict each other: {first}, {second}</source>
        <translation>Magkasalungat ang dalawang opsiyong ito: {first}, {second}</translation>
    </message>
    <message>
        <source>The record has more deals than the limit: {limit}</source>
        <translation>Mas maraming deal ang talaan kaysa sa hangganan: {limit}</translation>
    </message>
    <message>
        <source>The deal has more actions than the limit: {limit}</source>
        <translation>Mas maraming kilos ang deal kaysa sa hangganan: {limit}</translation>
    </message>
    <message>
        <source>A player’s name has more characters than the limit: {limit}</source>
        <translation>Mas maraming titik ang pangalan ng manlalaro kaysa sa hangganan: {limit}</translation>
    </message>
    <message>
        <source>The number of players is wrong: {count}</source>
        <translation>Mali ang bilang ng manlalaro: {count}</translation>
    </message>
    <message>
        <source>The dealer must be one of the seats, but is: {value}</source>
        <translation>Isa sa mga puwesto ang dapat dealer, pero ito ang nakalagay: {value}</translation>
    </message>
    <message>
        <source>This is not a card: {text}</source>
        <translation>Hindi ito baraha: {text}</translation>
    </message>
    <message>
        <source>The number of cards is wrong. Seat {seat} has {count}, expected: {expected}</source>
        <translation>Mali ang bilang ng baraha. {count} ang sa puwesto {seat}, inaasahan: {expected}</translation>
    </message>
    <message>
        <source>This card occurs too often: {card}</source>
        <translation>Masyadong maraming ulit ang barahang ito: {card}</translation>
    </message>
    <message>
        <source>This card does not belong to the pack: {card}</source>
        <translation>Hindi kabilang sa deck ang barahang ito: {card}</translation>
    </message>
    <message>
        <source>A deal may follow only a finished one.</source>
        <translation>Tapos na deal lang ang puwedeng sundan ng bagong deal.</translation>
    </message>
    <message>
        <source>This is not an action: {text}</source>
        <translation>Hindi ito kilos: {text}</translation>
    </message>
    <message>
        <source>There is no such seat: {text}</source>
        <translation>Walang ganitong puwesto: {text}</translation>
    </message>
    <message>
        <source>These two entries contradict each other: {first}, {second}</source>
        <translation>Magkasalungat ang dalawang talang ito: {first}, {second}</translation>
    </message>
    <message>
        <source>This kind of computer player is not known: {name}</source>
        <translation>Hindi kilala ang ganitong CPU player: {name}</translation>
    </message>
    <message>
        <source>There is no program to start for the player “cmd:{command}”: {message}</source>
        <translation>Walang programang masisimulan para sa manlalarong “cmd:{command}”: {message}</translation>
    </message>
    <message>
        <source>The record has no such point: {option} {value}</source>
        <translation>Walang ganitong punto ang talaan: {option} {value}</translation>
    </message>
    <message>
        <source>No card is to be played at this point (deal {deal}, after {actions} actions).</source>
        <translation>Walang barahang ititira sa puntong ito (deal {deal}, pagkatapos ng {actions} kilos).</translation>
    </message>
    <message>
        <source>This is not a code of house rules, or a character in it is wrong, missing or too many.</source>
        <translation>Hindi ito code ng house rules, o may maling, kulang o sobrang titik dito.</translation>
    </message>
    <message>
        <source>This code comes from a newer version of Cardavia and holds rules that this one does not know.</source>
        <translation>Galing ang code na ito sa mas bagong bersyon ng Cardavia at may mga patakarang hindi alam ng bersyong ito.</translation>
    </message>
    <message>
        <source>There are no rule pages in the language {language}. There are: {languages}</source>
        <translation>Walang mga pahina ng patakaran sa wikang {language}. Mayroon sa: {languages}</translation>
    </message>
    <message>
        <source>There is no deck of cards of this name or in this folder: {deck}</source>
        <translation>Walang deck na ganito ang pangalan o nasa folder na ito: {deck}</translation>
    </message>
    <message>
        <source>There is already a deck of this name: {deck}</source>
        <translation>Mayroon nang deck na ganito ang pangalan: {deck}</translation>
    </message>
    <message>
        <source>The file deck.toml cannot be understood: {message}</source>
        <translation>Hindi maunawaan ang file na deck.toml: {message}</translation>
    </message>
    <message>
        <source>This drawing of the deck is missing: {file}</source>
        <translation>Kulang ang guhit na ito ng deck: {file}</translation>
    </message>
    <message>
        <source>No card of the deck uses this drawing: {file}</source>
        <translation>Walang baraha ng deck na gumagamit ng guhit na ito: {file}</translation>
    </message>
    <message>
        <source>The card {card} is in both games, but the deck does not have it.</source>
        <translation>Nasa dalawang laro ang barahang {card}, pero wala ito sa deck.</translation>
    </message>
    <message>
        <source>The drawing {file} is longer than {limit} bytes.</source>
        <translation>Mas mahaba ang guhit na {file} kaysa sa {limit} byte.</translation>
    </message>
    <message>
        <source>The drawing {file} is not a whole SVG document: {message}</source>
        <translation>Hindi buong dokumentong SVG ang guhit na {file}: {message}</translation>
    </message>
    <message>
        <source>The drawing {file}, line {line}, may not have this: {found}</source>
        <translation>Hindi puwede ito sa guhit na {file}, linya {line}: {found}</translation>
    </message>
    <message>
        <source>In the drawing {file}, line {line}, “{name}” cannot have this value: {value}</source>
        <translation>Sa guhit na {file}, linya {line}, hindi puwede sa “{name}” ang halagang ito: {value}</translation>
    </message>
    <message>
        <source>The drawing {file} has the viewBox “{found}”, needed: “{needed}”</source>
        <translation>May viewBox na “{found}” ang guhit na {file}, kailangan: “{needed}”</translation>
    </message>
    <message>
        <source>The deck has {count} colours, allowed are {limit}: {colours}</source>
        <translation>{count} ang kulay ng deck, {limit} ang puwede: {colours}</translation>
    </message>
    <message>
        <source>The index of suit {suit} stands out from the paper by {ratio} to 1, needed: {needed}</source>
        <translation>{ratio} sa 1 ang litaw ng index ng suit na {suit} sa papel, kailangan: {needed}</translation>
    </message>
    <message>
        <source>A look is a preset or three numbers from 0 to 100 for contrast, grain and temperature, not this: {look}</source>
        <translation>Ang itsura ay handang ayos o tatlong bilang mula 0 hanggang 100 para sa contrast, grain at temperatura ng kulay, hindi ito: {look}</translation>
    </message>
    <message>
        <source>It is not the turn of the seat.</source>
        <translation>Hindi turno ng puwesto.</translation>
    </message>
    <message>
        <source>This is not possible at this point of the deal.</source>
        <translation>Hindi ito puwede sa puntong ito ng deal.</translation>
    </message>
    <message>
        <source>The seat does not hold this card.</source>
        <translation>Wala sa puwesto ang barahang ito.</translation>
    </message>
    <message>
        <source>Trump was led and the seat holds one.</source>
        <translation>Trump ang pinangunahan at mayroon ang puwesto.</translation>
    </message>
    <message>
        <source>A plain suit was led and the seat holds a card of it.</source>
        <translation>Suit na hindi trump ang pinangunahan at may baraha nito ang puwesto.</translation>
    </message>
    <message>
        <source>The called suit was led, so the seat must play the called ace.</source>
        <translation>Pinangunahan ang tinawag na suit, kaya dapat itira ng puwesto ang tinawag na alas.</translation>
    </message>
    <message>
        <source>The seat must lead the called suit with its ace, unless it also holds three more cards of the suit.</source>
        <translation>Alas ang dapat ipanguna ng puwesto sa tinawag na suit, maliban kung may tatlo pa itong ibang baraha ng suit.</translation>
    </message>
    <message>
        <source>The seat may not throw away the called ace before its suit has been led.</source>
        <translation>Hindi maaaring itapon ng puwesto ang tinawag na alas bago pangunahan ang suit nito.</translation>
    </message>
    <message>
        <source>To call an ace the seat must hold a plain card of its suit but not the ace itself.</source>
        <translation>Para makatawag ng alas, dapat may barahang hindi trump ng suit nito ang puwesto, pero hindi ang alas mismo.</translation>
    </message>
    <message>
        <source>It is too early to announce anything.</source>
        <translation>Maaga pa para mag-anunsyo.</translation>
    </message>
    <message>
        <source>It is too late for this announcement: the seat holds too few cards.</source>
        <translation>Huli na para sa anunsyong ito: kulang na ang hawak ng puwesto.</translation>
    </message>
    <message>
        <source>The side of the seat has not said Re or Kontra in time to promise more.</source>
        <translation>Hindi nagsabi ng Re o Kontra sa oras ang panig ng puwesto para mangako ng higit.</translation>
    </message>
    <message>
        <source>The side of the seat has already announced this.</source>
        <translation>Naianunsyo na ito ng panig ng puwesto.</translation>
    </message>
    <message>
        <source>Only the other side may announce this.</source>
        <translation>Ang kabilang panig lang ang puwedeng mag-anunsyo nito.</translation>
    </message>
    <message>
        <source>Under these rules the seat may announce only when it is its turn to play a card.</source>
        <translation>Sa patakarang ito, puwede lang mag-anunsyo ang puwesto kapag turno nitong tumira.</translation>
    </message>
    <message>
        <source>The seat must announce something before the play goes on.</source>
        <translation>Dapat mag-anunsyo ang puwesto bago magpatuloy ang laro.</translation>
    </message>
    <message>
        <source>The bid is not higher than the one before.</source>
        <translation>Hindi mas mataas ang bid kaysa sa nauna.</translation>
    </message>
    <message>
        <source>The seat holds no plain card of the suit it would make trump.</source>
        <translation>Walang barahang hindi trump ang puwesto sa suit na gagawin nitong trump.</translation>
    </message>
    <message>
        <source>Sie needs nothing but the highest trumps in the hand of the seat.</source>
        <translation>Sa Sie, puro pinakamataas na trump ang dapat hawak ng puwesto.</translation>
    </message>
    <message>
        <source>This contract is not played under these rules.</source>
        <translation>Hindi nilalaro ang kontratang ito sa patakarang ito.</translation>
    </message>
    <message>
        <source>Doubling must be part of the rules and is possible only during the first trick.</source>
        <translation>Dapat kasama sa patakaran ang pagdoble at sa unang trick lang ito puwede.</translation>
    </message>
    <message>
        <source>The seat does not hold both cards that a wedding needs.</source>
        <translation>Wala sa puwesto ang dalawang barahang kailangan ng kasal.</translation>
    </message>
    <message>
        <source>The seat has too many trumps for a poverty.</source>
        <translation>Sobra ang trump ng puwesto para sa kahirapan.</translation>
    </message>
    <message>
        <source>Exactly three cards change hands, and those passed on include all trumps of the player with the poverty.</source>
        <translation>Eksaktong tatlong baraha ang pinagpapalit, at kasama sa ipinasa ang lahat ng trump ng may kahirapan.</translation>
    </message>
    <message>
        <source>This solo is not played under these rules.</source>
        <translation>Hindi nilalaro ang solong ito sa patakarang ito.</translation>
    </message>
    <message>
        <source>The seat must play its compulsory solo now.</source>
        <translation>Dapat nang laruin ng puwesto ang sapilitang solo nito.</translation>
    </message>
    <message>
        <source>The seat may not throw in this hand.</source>
        <translation>Hindi maaaring isuko ng puwesto ang barahang ito.</translation>
    </message>
    <message>
        <source>The seat cannot announce piglets: they need both aces of the trump suit and come before the first card.</source>
        <translation>Hindi makapagdeklara ng mga biik ang puwesto: dalawang alas ng trump na suit ang kailangan, at bago ang unang baraha.</translation>
    </message>
    <message>
        <source>The seat cannot call Genscher: this needs both kings and comes just before the first of them is played.</source>
        <translation>Hindi makatawag ng Genscher ang puwesto: dalawang hari ang kailangan, at bago mismo itira ang una.</translation>
    </message>
    <message>
        <source>A Hochzeit offers the only trump of a hand, and a plain card is given for it.</source>
        <translation>Iniaalok sa Hochzeit ang nag-iisang trump, at barahang hindi trump ang kapalit.</translation>
    </message>
    <message>
        <source>Deal {deal}: {problem}</source>
        <translation>Deal {deal}: {problem}</translation>
    </message>
    <message>
        <source>Deal {deal}, action {action} ({text}): {problem}</source>
        <translation>Deal {deal}, kilos {action} ({text}): {problem}</translation>
    </message>
    <message>
        <source>This entry stands there twice: {first}</source>
        <translation>Dalawang beses nakalagay ang talang ito: {first}</translation>
    </message>
</context>
<context>
    <name>Prompts</name>
    <message>
        <source>Another player decides whether to double.</source>
        <translation>Ibang manlalaro ang nagpapasya kung kakatok.</translation>
    </message>
    <message>
        <source>Another player is asked for a reservation.</source>
        <translation>Ibang manlalaro ang tinatanong tungkol sa reserbasyon.</translation>
    </message>
    <message>
        <source>Another player is asked for a bid.</source>
        <translation>Ibang manlalaro ang tinatanong kung magbi-bid.</translation>
    </message>
    <message>
        <source>Another player is asked about the solo.</source>
        <translation>Ibang manlalaro ang tinatanong tungkol sa solo.</translation>
    </message>
    <message>
        <source>Another player decides about the exchange of cards.</source>
        <translation>Ibang manlalaro ang nagpapasya sa palitan ng baraha.</translation>
    </message>
    <message>
        <source>Another player is choosing a card.</source>
        <translation>Ibang manlalaro ang pumipili ng baraha.</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>Tapos na ang deal.</translation>
    </message>
    <message>
        <source>Choose three cards to pass on, with all your trumps among them.</source>
        <translation>Pumili ng tatlong barahang ipapasa, kasama ang lahat ng trump mo.</translation>
    </message>
    <message>
        <source>Choose three cards to give back.</source>
        <translation>Pumili ng tatlong barahang ibabalik.</translation>
    </message>
    <message>
        <source>Choose your only trump and lay it face down.</source>
        <translation>Piliin ang nag-iisa mong trump at ilapag nang nakataob.</translation>
    </message>
    <message>
        <source>Choose a plain card to give for the trump.</source>
        <translation>Pumili ng barahang hindi trump na ibibigay kapalit ng trump.</translation>
    </message>
    <message>
        <source>Do you want to double before you see the rest of your cards?</source>
        <translation>Gusto mo bang kumatok bago mo makita ang iba mong baraha?</translation>
    </message>
    <message>
        <source>You must play your compulsory solo now. Which solo do you choose?</source>
        <translation>Dapat mo nang laruin ang sapilitang solo. Aling solo ang pipiliin mo?</translation>
    </message>
    <message>
        <source>Do you have a reservation?</source>
        <translation>May reserbasyon ka ba?</translation>
    </message>
    <message>
        <source>Do you want to bid?</source>
        <translation>Gusto mo bang mag-bid?</translation>
    </message>
    <message>
        <source>Nobody has bid, so the holder of this card must play: {card}. You hold all the aces that can be called. Which ten do you call?</source>
        <translation>Walang nag-bid, kaya dapat maglaro ang may hawak ng barahang ito: {card}. Hawak mo ang lahat ng alas na matatawag. Aling 10 ang tatawagin mo?</translation>
    </message>
    <message>
        <source>Nobody has bid, so the holder of this card must play: {card}. Which ace do you call?</source>
        <translation>Walang nag-bid, kaya dapat maglaro ang may hawak ng barahang ito: {card}. Aling alas ang tatawagin mo?</translation>
    </message>
    <message>
        <source>Another player outbids your solo. Do you hold it or yield?</source>
        <translation>May nag-bid nang mas mataas sa solo mo. Paninindigan mo ba ito o magpaparaya ka?</translation>
    </message>
    <message>
        <source>Another player has a solo before you. Do you raise or yield?</source>
        <translation>May ibang manlalarong naunang nag-solo sa iyo. Magtataas ka ba o magpaparaya?</translation>
    </message>
    <message>
        <source>Do you take the trump that is offered and give a plain card for it?</source>
        <translation>Kukunin mo ba ang iniaalok na trump kapalit ng barahang hindi trump?</translation>
    </message>
    <message>
        <source>Do you take the three cards of the player with the poverty?</source>
        <translation>Kukunin mo ba ang tatlong baraha ng may kahirapan?</translation>
    </message>
    <message>
        <source>The first trick holds 30 points or more, so you must announce something before you lead.</source>
        <translation>May 30 puntos o higit pa ang unang trick, kaya dapat kang mag-anunsyo bago ka manguna.</translation>
    </message>
    <message>
        <source>Choose a card to lead.</source>
        <translation>Pumili ng unang baraha ng trick.</translation>
    </message>
    <message>
        <source>Choose a card to play.</source>
        <translation>Pumili ng barahang ititira.</translation>
    </message>
</context>
<context>
    <name>Raises</name>
    <message>
        <source>Raise to Re</source>
        <translation>Itaas sa Re</translation>
    </message>
    <message>
        <source>Raise to no 90</source>
        <translation>Itaas sa “walang 90”</translation>
    </message>
    <message>
        <source>Raise to no 60</source>
        <translation>Itaas sa “walang 60”</translation>
    </message>
    <message>
        <source>Raise to no 30</source>
        <translation>Itaas sa “walang 30”</translation>
    </message>
    <message>
        <source>Raise to schwarz</source>
        <translation>Itaas sa “schwarz”</translation>
    </message>
</context>
<context>
    <name>RecordDrop</name>
    <message>
        <source>Only one record can be opened at a time: {file} is opened.</source>
        <translation>Isang talaan lang ang mabubuksan sa bawat pagkakataon: {file} ang binuksan.</translation>
    </message>
    <message>
        <source>Only game records, files that end in {suffix}, can be opened here.</source>
        <translation>Mga talaan ng laro lang, mga file na nagtatapos sa {suffix}, ang mabubuksan dito.</translation>
    </message>
    <message>
        <source>Drop the record to open it</source>
        <translation>Bitawan ang talaan para buksan</translation>
    </message>
</context>
<context>
    <name>RecordFiles</name>
    <message>
        <source>Import a record</source>
        <translation>Ipasok ang talaan</translation>
    </message>
    <message>
        <source>Export the record</source>
        <translation>Ilabas ang talaan</translation>
    </message>
    <message>
        <source>Game records (*.cardavia);;All files (*)</source>
        <translation>Mga talaan ng laro (*.cardavia);;Lahat ng file (*)</translation>
    </message>
    <message>
        <source>{file} is not opened: the game on the table cannot be saved. {reason}</source>
        <translation>Hindi binuksan ang {file}: hindi mai-save ang laro sa mesa. {reason}</translation>
    </message>
    <message>
        <source>{file} cannot be opened: {reason} The game on the table goes on.</source>
        <translation>Hindi mabuksan ang {file}: {reason} Tuloy ang laro sa mesa.</translation>
    </message>
    <message>
        <source>{file} cannot be saved: {reason}</source>
        <translation>Hindi mai-save ang {file}: {reason}</translation>
    </message>
</context>
<context>
    <name>Redeals</name>
    <message>
        <source>The same dealer deals again.</source>
        <translation>Parehong dealer ang magdi-deal ulit.</translation>
    </message>
    <message>
        <source>The next dealer deals.</source>
        <translation>Susunod na manlalaro ang magdi-deal.</translation>
    </message>
    <message>
        <source>A bad hand was thrown in.</source>
        <translation>May nagsuko ng pangit na baraha.</translation>
    </message>
    <message>
        <source>Everybody passed.</source>
        <translation>Lahat ay pass.</translation>
    </message>
    <message>
        <source>Nobody takes the cards of the poverty.</source>
        <translation>Walang kumuha sa baraha ng may kahirapan.</translation>
    </message>
    <message>
        <source>Nobody takes the trump of the Hochzeit.</source>
        <translation>Walang kumuha ng trump ng Hochzeit.</translation>
    </message>
    <message>
        <source>The deal has no score.</source>
        <translation>Walang iskor ang deal.</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>You cannot announce anything now.</source>
        <translation>Wala kang maiaanunsyo ngayon.</translation>
    </message>
    <message>
        <source>You may announce: {announcements}.</source>
        <translation>Maaari mong ianunsyo: {announcements}.</translation>
    </message>
    <message>
        <source>You may play: {cards}.</source>
        <translation>Maaari mong itira: {cards}.</translation>
    </message>
    <message>
        <source>You may choose: {calls}.</source>
        <translation>Maaari mong piliin: {calls}.</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>{game}, rules: {preset}</source>
        <translation>{game}, patakaran: {preset}</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Deal {number}</translation>
    </message>
    <message>
        <source>{player}: {total} in all</source>
        <translation>{player}: {total} sa kabuuan</translation>
    </message>
    <message>
        <source>{side}: {line}, {value}</source>
        <translation>{side}: {line}, {value}</translation>
    </message>
    <message>
        <source>{factor}: times {value}</source>
        <translation>{factor}: {value} beses</translation>
    </message>
    <message>
        <source>Together: {bill}</source>
        <translation>Kabuuan: {bill}</translation>
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
        <translation>Ang mga baraha ayon sa pagkakatira; may gintong gilid ang nakakuha ng trick</translation>
    </message>
    <message>
        <source>Play the &amp;same cards again</source>
        <translation>&amp;Parehong baraha ulit</translation>
    </message>
    <message>
        <source>{contract}. Card points. {one}: {first}. {other}: {second}. {score}.</source>
        <translation>{contract}. Puntos ng baraha. {one}: {first}. {other}: {second}. {score}.</translation>
    </message>
    <message>
        <source>&amp;Final result</source>
        <translation>&amp;Huling resulta</translation>
    </message>
    <message>
        <source>&amp;Next deal</source>
        <translation>&amp;Susunod na deal</translation>
    </message>
    <message>
        <source>&amp;Look at the result</source>
        <translation>Tingnan ang &amp;resulta</translation>
    </message>
    <message>
        <source>&amp;Look at the table</source>
        <translation>Tingnan ang m&amp;esa</translation>
    </message>
    <message>
        <source>Result of the deal</source>
        <translation>Resulta ng deal</translation>
    </message>
</context>
<context>
    <name>ResultTable</name>
    <message>
        <source>Side</source>
        <translation>Panig</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Deal</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Kabuuan</translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source>Nobody wins</source>
        <translation>Walang nanalo</translation>
    </message>
    <message>
        <source>You win with Sie at once</source>
        <translation>Panalo ka agad dahil sa Sie</translation>
    </message>
    <message>
        <source>You win the Ramsch with a Durchmarsch</source>
        <translation>Panalo ka sa Ramsch dahil sa Durchmarsch</translation>
    </message>
    <message>
        <source>You lose the Ramsch; card points taken: {points}</source>
        <translation>Talo ka sa Ramsch; nakuhang puntos ng baraha: {points}</translation>
    </message>
    <message>
        <source>You win the Bettel without a trick</source>
        <translation>Panalo ka sa Bettel nang walang trick</translation>
    </message>
    <message>
        <source>The defenders win: you take a trick in a Bettel</source>
        <translation>Panalo ang mga kalaban: nakakuha ka ng trick sa Bettel</translation>
    </message>
    <message>
        <source>You win the Tout with all tricks</source>
        <translation>Panalo ka sa Tout dahil nakuha mo ang lahat ng trick</translation>
    </message>
    <message>
        <source>The defenders win: you lose a trick in a Tout</source>
        <translation>Panalo ang mga kalaban: nawalan ka ng trick sa Tout</translation>
    </message>
    <message>
        <source>{player} wins with Sie at once</source>
        <translation>Panalo agad si {player} dahil sa Sie</translation>
    </message>
    <message>
        <source>{player} wins the Ramsch with a Durchmarsch</source>
        <translation>Panalo si {player} sa Ramsch dahil sa Durchmarsch</translation>
    </message>
    <message>
        <source>{player} loses the Ramsch; card points taken: {points}</source>
        <translation>Talo si {player} sa Ramsch; nakuhang puntos ng baraha: {points}</translation>
    </message>
    <message>
        <source>{player} wins the Bettel without a trick</source>
        <translation>Panalo si {player} sa Bettel nang walang trick</translation>
    </message>
    <message>
        <source>The defenders win: {player} takes a trick in a Bettel</source>
        <translation>Panalo ang mga kalaban: nakakuha si {player} ng trick sa Bettel</translation>
    </message>
    <message>
        <source>{player} wins the Tout with all tricks</source>
        <translation>Panalo si {player} sa Tout dahil nakuha ang lahat ng trick</translation>
    </message>
    <message>
        <source>The defenders win: {player} loses a trick in a Tout</source>
        <translation>Panalo ang mga kalaban: nawalan si {player} ng trick sa Tout</translation>
    </message>
    <message>
        <source>Everybody passed. Everybody pays into the stock.</source>
        <translation>Lahat ay pass. Magbabayad ang bawat isa sa pondo.</translation>
    </message>
    <message numerus="yes">
        <source>You lose %n game points</source>
        <translation>
            <numerusform>Nawalan ka ng %n puntos ng laro</numerusform>
            <numerusform>Nawalan ka ng %n puntos ng laro</numerusform>
        </translation>
    </message>
    <message>
        <source>You neither win nor lose game points</source>
        <translation>Hindi ka nanalo o nawalan ng puntos ng laro</translation>
    </message>
    <message numerus="yes">
        <source>You win %n game points</source>
        <translation>
            <numerusform>Nanalo ka ng %n puntos ng laro</numerusform>
            <numerusform>Nanalo ka ng %n puntos ng laro</numerusform>
        </translation>
    </message>
    <message>
        <source>{side}: {players}.</source>
        <translation>{side}: {players}.</translation>
    </message>
    <message numerus="yes">
        <source>Re wins with %n card points</source>
        <translation>
            <numerusform>Panalo ang Re sa %n puntos ng baraha</numerusform>
            <numerusform>Panalo ang Re sa %n puntos ng baraha</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Kontra wins with %n card points</source>
        <translation>
            <numerusform>Panalo ang Kontra sa %n puntos ng baraha</numerusform>
            <numerusform>Panalo ang Kontra sa %n puntos ng baraha</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The defenders win with %n card points</source>
        <translation>
            <numerusform>Panalo ang mga kalaban sa %n puntos ng baraha</numerusform>
            <numerusform>Panalo ang mga kalaban sa %n puntos ng baraha</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The declarer’s side wins with %n card points</source>
        <translation>
            <numerusform>Panalo ang panig ng declarer sa %n puntos ng baraha</numerusform>
            <numerusform>Panalo ang panig ng declarer sa %n puntos ng baraha</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win with %n card points</source>
        <translation>
            <numerusform>Panalo ka sa %n puntos ng baraha</numerusform>
            <numerusform>Panalo ka sa %n puntos ng baraha</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} wins with %n card points</source>
        <translation>
            <numerusform>Panalo si {player} sa %n puntos ng baraha</numerusform>
            <numerusform>Panalo si {player} sa %n puntos ng baraha</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Roles</name>
    <message>
        <source>Dealer</source>
        <translation>Dealer</translation>
    </message>
    <message>
        <source>Declarer</source>
        <translation>Declarer</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Kakampi</translation>
    </message>
    <message>
        <source>Soloist</source>
        <translation>Soloist</translation>
    </message>
    <message>
        <source>Defender</source>
        <translation>Kalaban</translation>
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
        <translation>Pahinga</translation>
    </message>
</context>
<context>
    <name>RuleGroups</name>
    <message>
        <source>Cards and trumps</source>
        <translation>Baraha at trump</translation>
    </message>
    <message>
        <source>Reservations and contracts</source>
        <translation>Reserbasyon at kontrata</translation>
    </message>
    <message>
        <source>Announcements and doubling</source>
        <translation>Anunsyo at pagdoble</translation>
    </message>
    <message>
        <source>Extra points</source>
        <translation>Dagdag na puntos</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Pag-iskor</translation>
    </message>
    <message>
        <source>Session and table</source>
        <translation>Sesyon at mesa</translation>
    </message>
</context>
<context>
    <name>RuleGroupsShort</name>
    <message>
        <source>Cards</source>
        <translation>Baraha</translation>
    </message>
    <message>
        <source>Contracts</source>
        <translation>Kontrata</translation>
    </message>
    <message>
        <source>Announcing</source>
        <translation>Anunsyo</translation>
    </message>
    <message>
        <source>Extras</source>
        <translation>Dagdag</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Iskor</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Sesyon</translation>
    </message>
</context>
<context>
    <name>RuleLabel</name>
    <message>
        <source>Opens the rule (F1)</source>
        <translation>Binubuksan ang patakaran (F1)</translation>
    </message>
</context>
<context>
    <name>RuleRow</name>
    <message>
        <source>Reset</source>
        <translation>Ibalik</translation>
    </message>
    <message>
        <source>Reset “{option}”</source>
        <translation>Ibalik ang “{option}”</translation>
    </message>
    <message>
        <source>Changed. {rules}: {value}</source>
        <translation>Binago. {rules}: {value}</translation>
    </message>
    <message>
        <source>Go to “{option}”</source>
        <translation>Sa “{option}”</translation>
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
        <translation>Patakarang DDV</translation>
    </message>
    <message>
        <source>DDV tournament</source>
        <translation>Torneo ng DDV</translation>
    </message>
    <message>
        <source>DDV without nines</source>
        <translation>DDV na walang 9</translation>
    </message>
    <message>
        <source>DDV with piglets</source>
        <translation>DDV na may mga biik</translation>
    </message>
    <message>
        <source>Pagat rules</source>
        <translation>Patakarang Pagat</translation>
    </message>
    <message>
        <source>Ukrainian collection</source>
        <translation>Koleksiyong Ukrainian</translation>
    </message>
    <message>
        <source>Classic rules</source>
        <translation>Klasikong patakaran</translation>
    </message>
    <message>
        <source>Schafkopfschule tournament</source>
        <translation>Torneo ng Schafkopfschule</translation>
    </message>
    <message>
        <source>The rules of the German Doppelkopf association for free play, without poverty.</source>
        <translation>Mga patakaran ng samahang German ng Doppelkopf para sa malayang laro, walang kahirapan.</translation>
    </message>
    <message>
        <source>The DDV rules for 24 deals, in which everybody plays one compulsory solo.</source>
        <translation>Patakarang DDV para sa 24 deal, at maglalaro ang bawat isa ng isang sapilitang solo.</translation>
    </message>
    <message>
        <source>The DDV rules with 40 cards, as the nines are left out.</source>
        <translation>Patakarang DDV na may 40 baraha, dahil wala ang mga 9.</translation>
    </message>
    <message>
        <source>The DDV rules, and a player with both foxes may make them the highest trumps.</source>
        <translation>Patakarang DDV, at maaaring gawing pinakamataas na trump ang dalawang fox ng isang manlalaro.</translation>
    </message>
    <message>
        <source>The main description on pagat.com for 8 deals, with poverty and its own scoring.</source>
        <translation>Ang pangunahing paglalarawan sa pagat.com para sa 8 deal, may kahirapan at sariling pag-iskor.</translation>
    </message>
    <message>
        <source>The base game of a Ukrainian collection of house rules, with poverty and fewer solos.</source>
        <translation>Ang batayang laro ng isang koleksiyong Ukrainian ng house rules, may kahirapan at mas kaunting solo.</translation>
    </message>
    <message>
        <source>Rufer, Wenz, Solo, Tout and Sie, counted in units with Schneider, Schwarz and runners.</source>
        <translation>Rufer, Wenz, Solo, Tout at Sie, binibilang sa yunit na may Schneider, Schwarz at runner.</translation>
    </message>
    <message>
        <source>Tournament rules for 32 deals with small fixed values and without runners.</source>
        <translation>Patakarang pangtorneo para sa 32 deal na may maliliit na takdang halaga at walang runner.</translation>
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
        <translation>Magkasalungat ang “{first}” at “{second}”, kaya walang binago.</translation>
    </message>
</context>
<context>
    <name>RulesChoice</name>
    <message>
        <source>House r&amp;ules…</source>
        <translation>Ho&amp;use rules…</translation>
    </message>
    <message>
        <source>Your own rules, based on: {rules}</source>
        <translation>Sarili mong patakaran, batay sa: {rules}</translation>
    </message>
    <message numerus="yes">
        <source>%n rules differ from: {rules}</source>
        <translation>
            <numerusform>%n patakaran ang iba sa: {rules}</numerusform>
            <numerusform>%n patakaran ang iba sa: {rules}</numerusform>
        </translation>
    </message>
    <message>
        <source>{rules}, and what differs – {settings}</source>
        <translation>{rules}, na may pagkakaiba – {settings}</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Patakaran</translation>
    </message>
</context>
<context>
    <name>RulesCode</name>
    <message>
        <source>Cop&amp;y code</source>
        <translation>Kop&amp;yahin ang code</translation>
    </message>
    <message>
        <source>T&amp;ake</source>
        <translation>T&amp;anggapin</translation>
    </message>
    <message>
        <source>Code of these rules</source>
        <translation>Code ng patakarang ito</translation>
    </message>
    <message>
        <source>Code from somebody else</source>
        <translation>Code mula sa iba</translation>
    </message>
    <message>
        <source>Paste a code</source>
        <translation>Mag-paste ng code</translation>
    </message>
    <message>
        <source>Take the rules of the pasted code</source>
        <translation>Tanggapin ang patakaran ng code na na-paste</translation>
    </message>
    <message>
        <source>Code for &amp;friends</source>
        <translation>Code para sa mga kaibi&amp;gan</translation>
    </message>
</context>
<context>
    <name>RulesKeep</name>
    <message>
        <source>&amp;Keep</source>
        <translation>I-&amp;save</translation>
    </message>
    <message>
        <source>Rena&amp;me</source>
        <translation>Pal&amp;itan ang pangalan</translation>
    </message>
    <message>
        <source>D&amp;elete</source>
        <translation>Bura&amp;hin</translation>
    </message>
    <message>
        <source>Name of your table</source>
        <translation>Pangalan ng mesa mo</translation>
    </message>
    <message>
        <source>Keep under a &amp;name</source>
        <translation>I-sav&amp;e sa pangalan</translation>
    </message>
</context>
<context>
    <name>RulesList</name>
    <message>
        <source>&amp;Only changed rules</source>
        <translation>Binagong pataka&amp;ran lang</translation>
    </message>
    <message numerus="yes">
        <source>%n rules found</source>
        <translation>
            <numerusform>%n patakaran ang nahanap</numerusform>
            <numerusform>%n patakaran ang nahanap</numerusform>
        </translation>
    </message>
    <message>
        <source>No rule has “{words}” in its name, its sentence or its values.</source>
        <translation>Walang patakarang may “{words}” sa pangalan, pangungusap o halaga nito.</translation>
    </message>
    <message>
        <source>No rule differs from the preset.</source>
        <translation>Walang patakarang naiiba sa set.</translation>
    </message>
    <message>
        <source>Find a rule</source>
        <translation>Maghanap ng patakaran</translation>
    </message>
    <message>
        <source>Down leads to the first rule that was found.</source>
        <translation>Sa unang nahanap na patakaran ang Down.</translation>
    </message>
    <message>
        <source>Groups of rules</source>
        <translation>Mga pangkat ng patakaran</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>&amp;Print…</source>
        <translation>I-&amp;print…</translation>
    </message>
    <message>
        <source>Sa&amp;ve as PDF…</source>
        <translation>I-sa&amp;ve bilang PDF…</translation>
    </message>
    <message>
        <source>&amp;Deal with these rules</source>
        <translation>Mag-&amp;deal sa patakarang ito</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>B&amp;umalik</translation>
    </message>
    <message>
        <source>The rules are now those of: {rules}</source>
        <translation>Mga patakaran na ngayon ng: {rules}</translation>
    </message>
    <message numerus="yes">
        <source>%n of its rules are not known to this version and are left out.</source>
        <translation>
            <numerusform>Hindi alam ng bersyong ito ang %n sa mga patakaran nito, kaya inalis.</numerusform>
            <numerusform>Hindi alam ng bersyong ito ang %n sa mga patakaran nito, kaya inalis.</numerusform>
        </translation>
    </message>
    <message>
        <source>{first} – {second}</source>
        <translation>{first} – {second}</translation>
    </message>
    <message>
        <source>All rules are reset.</source>
        <translation>Naibalik ang lahat ng patakaran.</translation>
    </message>
    <message>
        <source>Taken from the code: {game}, {rules}, without any change.</source>
        <translation>Kinuha sa code: {game}, {rules}, walang pagbabago.</translation>
    </message>
    <message>
        <source>Taken from the code: {game}, {rules}, and what differs – {settings}.</source>
        <translation>Kinuha sa code: {game}, {rules}, na may pagkakaiba – {settings}.</translation>
    </message>
    <message>
        <source>The running game keeps its rules; these hold from the next new one.</source>
        <translation>Sariling patakaran pa rin ang gamit ng kasalukuyang laro; may bisa ang mga ito mula sa susunod na bagong laro.</translation>
    </message>
    <message>
        <source>These rules hold from the next new game on.</source>
        <translation>May bisa ang mga patakarang ito mula sa susunod na bagong laro.</translation>
    </message>
    <message>
        <source>Copied: {code}</source>
        <translation>Nakopya: {code}</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Na-save bilang {file}.</translation>
    </message>
    <message>
        <source>{reason} Nothing has been changed.</source>
        <translation>{reason} Walang binago.</translation>
    </message>
    <message>
        <source>{file} cannot be saved: {reason}</source>
        <translation>Hindi mai-save ang {file}: {reason}</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>House rules</translation>
    </message>
</context>
<context>
    <name>RulesPaper</name>
    <message>
        <source>Save the rules</source>
        <translation>I-save ang patakaran</translation>
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
        <translation>Batay sa: {rules}. Naka-bold ang naiiba. Code ng patakarang ito: {code}</translation>
    </message>
    <message>
        <source>(preset: {value})</source>
        <translation>(set: {value})</translation>
    </message>
</context>
<context>
    <name>RulesStart</name>
    <message>
        <source>Reset a&amp;ll</source>
        <translation>Ibali&amp;k lahat</translation>
    </message>
    <message>
        <source>Your table, based on: {rules}</source>
        <translation>Mesa mo, batay sa: {rules}</translation>
    </message>
    <message>
        <source>No rule differs from the preset.</source>
        <translation>Walang patakarang naiiba sa set.</translation>
    </message>
    <message numerus="yes">
        <source>%n rules differ from the preset.</source>
        <translation>
            <numerusform>%n patakaran ang naiiba sa set.</numerusform>
            <numerusform>%n patakaran ang naiiba sa set.</numerusform>
        </translation>
    </message>
    <message>
        <source>Start from</source>
        <translation>Batayan</translation>
    </message>
    <message>
        <source>&amp;Start from</source>
        <translation>Bataya&amp;n</translation>
    </message>
</context>
<context>
    <name>RulesTables</name>
    <message>
        <source>Kept as “{name}”.</source>
        <translation>Na-save bilang “{name}”.</translation>
    </message>
    <message>
        <source>The table is now called “{name}”.</source>
        <translation>“{name}” na ang tawag sa mesa.</translation>
    </message>
    <message>
        <source>“{name}” is deleted. The rules shown stay as they are.</source>
        <translation>Nabura ang “{name}”. Hindi nagbago ang ipinapakitang patakaran.</translation>
    </message>
    <message>
        <source>There is already a table called “{name}”. Choose it first if you want to change it.</source>
        <translation>Mayroon nang mesang “{name}”. Piliin muna ito kung gusto mong baguhin.</translation>
    </message>
    <message>
        <source>Your tables cannot be kept: {reason}</source>
        <translation>Hindi mai-save ang mga mesa mo: {reason}</translation>
    </message>
</context>
<context>
    <name>RulesVisit</name>
    <message>
        <source>The file of your tables of house rules was damaged. It is kept as {file}.</source>
        <translation>Nasira ang file ng mga mesa mo ng house rules. Itinabi ito bilang {file}.</translation>
    </message>
    <message>
        <source>Your tables of house rules cannot be read: {reason}</source>
        <translation>Hindi mabasa ang mga mesa mo ng house rules: {reason}</translation>
    </message>
</context>
<context>
    <name>Said</name>
    <message>
        <source>Healthy</source>
        <translation>Malusog</translation>
    </message>
    <message>
        <source>I throw in</source>
        <translation>Isinusuko ko ang baraha</translation>
    </message>
    <message>
        <source>I accept</source>
        <translation>Tinatanggap ko</translation>
    </message>
    <message>
        <source>I decline</source>
        <translation>Tinatanggihan ko</translation>
    </message>
    <message>
        <source>I hold</source>
        <translation>Naninindigan ako</translation>
    </message>
    <message>
        <source>I yield</source>
        <translation>Nagpaparaya ako</translation>
    </message>
    <message>
        <source>I double</source>
        <translation>Kumakatok ako</translation>
    </message>
    <message>
        <source>I do not double</source>
        <translation>Hindi ako kumakatok</translation>
    </message>
    <message>
        <source>Ace solo</source>
        <translation>Solo ng alas</translation>
    </message>
</context>
<context>
    <name>SaveStrip</name>
    <message>
        <source>There is already a table called “{name}”.</source>
        <translation>Mayroon nang mesang “{name}”.</translation>
    </message>
    <message>
        <source>&amp;Name of the table</source>
        <translation>Pa&amp;ngalan ng mesa</translation>
    </message>
    <message>
        <source>Name of the table</source>
        <translation>Pangalan ng mesa</translation>
    </message>
    <message>
        <source>Enter saves the table under this name, Escape does not.</source>
        <translation>Sa Enter, mase-save ang mesa sa pangalang ito; sa Escape, hindi.</translation>
    </message>
    <message>
        <source>Sa&amp;ve</source>
        <translation>I-sa&amp;ve</translation>
    </message>
    <message>
        <source>Re&amp;place it</source>
        <translation>&amp;Palitan ito</translation>
    </message>
    <message>
        <source>Cance&amp;l</source>
        <translation>&amp;Kanselahin</translation>
    </message>
</context>
<context>
    <name>SchafkopfLesson</name>
    <message>
        <source>Four players get eight cards each. A trick is four cards, one from each player, clockwise. Whoever wins it leads to the next one. What counts in the end is not the number of your tricks but the points of the cards in them.</source>
        <translation>Tatanggap ng tig-walong baraha ang apat na manlalaro. Ang trick ay apat na baraha, tig-isa sa bawat manlalaro, clockwise. Ang makakuha nito ang mangunguna sa susunod. Sa huli, hindi bilang ng mga trick mo ang mahalaga kundi ang puntos ng mga baraha sa mga ito.</translation>
    </message>
    <message>
        <source>How many points does this trick bring to its winner?</source>
        <translation>Ilang puntos ang dala ng trick na ito?</translation>
    </message>
    <message>
        <source>Choose every trump among these cards, then press “Check”.</source>
        <translation>Piliin ang bawat trump sa mga barahang ito, tapos pindutin ang “Tingnan”.</translation>
    </message>
    <message>
        <source>It is your turn. The first card of this trick was: {led}. Choose every card that you may play now, then press “Check”.</source>
        <translation>Turno mo. Ang unang baraha ng trick na ito: {led}. Piliin ang bawat barahang maaari mong itira ngayon, tapos pindutin ang “Tingnan”.</translation>
    </message>
    <message>
        <source>It is your turn again, in another deal. The first card was a trump: {led}. Choose every card that you may play now, then press “Check”.</source>
        <translation>Turno mo ulit, sa ibang deal. Trump ang unang baraha: {led}. Piliin ang bawat barahang maaari mong itira ngayon, tapos pindutin ang “Tingnan”.</translation>
    </message>
    <message>
        <source>The highest trump wins. Where no trump lies, the highest card of the suit led wins: ace, ten, king, nine, eight, seven. The card led here was: {led}. Who wins this trick?</source>
        <translation>Panalo ang pinakamataas na trump. Kung walang trump, panalo ang pinakamataas sa suit na pinangunahan: alas, 10, hari, 9, 8, 7. Ang pinangunahan: {led}. Sino ang kukuha ng trick na ito?</translation>
    </message>
    <message>
        <source>The usual game is the Rufer. Whoever plays it calls one of these three aces; the player who holds it is the partner, and at first nobody else knows. You may call an ace only if you do not hold it yourself, but another plain card of its suit.</source>
        <translation>Rufer ang karaniwang laro. Tumatawag ang naglalaro nito ng isa sa tatlong alas na ito; kakampi ang may hawak nito, at sa simula ay walang ibang nakaaalam. Makatatawag ka lang ng alas kung wala ito sa iyo, pero may iba kang barahang hindi trump ng suit nito.</translation>
    </message>
    <message>
        <source>You want to play a Rufer with this hand. Which ace may you call?</source>
        <translation>Gusto mong maglaro ng Rufer sa barahang ito. Aling alas ang maaari mong tawagin?</translation>
    </message>
    <message>
        <source>You play, and you have called: {called}. This trick has just been played. Who is your partner?</source>
        <translation>Ikaw ang naglalaro, at ito ang tinawag mo: {called}. Kalalaro lang ng trick na ito. Sino ang kakampi mo?</translation>
    </message>
    <message>
        <source>All cards together have 120 points. You and your partner have exactly 60 of them in your tricks. Who has won?</source>
        <translation>120 ang puntos ng lahat ng baraha. Eksaktong 60 ang nasa mga trick mo at ng kakampi mo. Sino ang nanalo?</translation>
    </message>
    <message>
        <source>First each player may bid or pass: bid a Rufer, your cards are good. Then eight tricks are played. At each of your turns a hint tells what a good player would do, and why. You may try something else; nothing is kept of this deal.</source>
        <translation>Magbi-bid muna o magpa-pass ang bawat isa: mag-bid ng Rufer, maganda ang baraha mo. Pagkatapos ay walong trick ang lalaruin. Sa bawat turno mo, sasabihin ng pahiwatig kung ano ang gagawin ng mahusay na manlalaro at bakit. Maaari kang sumubok ng iba; walang ise-save sa deal na ito.</translation>
    </message>
    <message>
        <source>Follow the hint or try something else. After the last trick the result is shown.</source>
        <translation>Sundin ang pahiwatig o sumubok ng iba. Lalabas ang resulta pagkatapos ng huling trick.</translation>
    </message>
    <message>
        <source>That was Schafkopf. There is more to find: the Wenz, the solos, and the house rules on the rules page. At your own table the entry “Hint” in the menu “Game” helps at any time.</source>
        <translation>Iyan ang Schafkopf. Marami pang matutuklasan: ang Wenz, ang mga solo, at ang mga house rule sa pahina ng patakaran. Sa sarili mong mesa, laging makatutulong ang “Pahiwatig” sa menu na “Laro”.</translation>
    </message>
</context>
<context>
    <name>SchafkopfLessonReasons</name>
    <message>
        <source>Your partner is whoever has played the ace that you called.</source>
        <translation>Kakampi mo ang tumira ng alas na tinawag mo.</translation>
    </message>
    <message>
        <source>The player and the partner need 61 points. At 60 to 60 the defenders win.</source>
        <translation>61 puntos ang kailangan ng naglalaro at ng kakampi. Sa 60 laban sa 60, panalo ang mga kalaban.</translation>
    </message>
    <message>
        <source>You must hold a plain card of the suit but not its ace. The ace of hearts is a trump and can never be called.</source>
        <translation>Dapat may hawak kang barahang hindi trump ng suit pero hindi ang alas nito. Trump ang alas ng puso at hindi ito matatawag kailanman.</translation>
    </message>
</context>
<context>
    <name>SchafkopfLessonTitles</name>
    <message>
        <source>What it is about</source>
        <translation>Tungkol saan ito</translation>
    </message>
    <message>
        <source>What the cards count</source>
        <translation>Ang halaga ng mga baraha</translation>
    </message>
    <message>
        <source>Count a trick</source>
        <translation>Bilangin ang trick</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Mga trump</translation>
    </message>
    <message>
        <source>Find the trumps</source>
        <translation>Hanapin ang mga trump</translation>
    </message>
    <message>
        <source>Following</source>
        <translation>Pagsunod</translation>
    </message>
    <message>
        <source>Which card may you play?</source>
        <translation>Aling baraha ang maaari mong itira?</translation>
    </message>
    <message>
        <source>Who wins the trick?</source>
        <translation>Sino ang kukuha ng trick?</translation>
    </message>
    <message>
        <source>The secret partner</source>
        <translation>Ang lihim na kakampi</translation>
    </message>
    <message>
        <source>Call an ace</source>
        <translation>Tumawag ng alas</translation>
    </message>
    <message>
        <source>Find your partner</source>
        <translation>Hanapin ang kakampi mo</translation>
    </message>
    <message>
        <source>Who has won?</source>
        <translation>Sino ang nanalo?</translation>
    </message>
    <message>
        <source>Now a whole deal</source>
        <translation>Ngayon, isang buong deal</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>Ang deal</translation>
    </message>
    <message>
        <source>Well done</source>
        <translation>Magaling</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>Winner: {side}</source>
        <translation>Nanalo: {side}</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Puwesto {number}</translation>
    </message>
</context>
<context>
    <name>ScorePad</name>
    <message>
        <source>Choose what was played.</source>
        <translation>Piliin ang nilaro.</translation>
    </message>
    <message>
        <source>Tick the two who played together.</source>
        <translation>Markahan ang dalawang magkasama.</translation>
    </message>
    <message>
        <source>Tick the partner too.</source>
        <translation>Markahan din ang kakampi.</translation>
    </message>
    <message>
        <source>Tick who played it.</source>
        <translation>Markahan kung sino ang naglaro.</translation>
    </message>
    <message>
        <source>Tick who lost the Ramsch, or marched.</source>
        <translation>Markahan kung sino ang natalo sa Ramsch, o nag-Durchmarsch.</translation>
    </message>
    <message>
        <source>Enter the card points of one side.</source>
        <translation>Ilagay ang puntos ng baraha ng isang panig.</translation>
    </message>
    <message>
        <source>Tell whether the side without card points took a trick.</source>
        <translation>Sabihin kung nakakuha ng trick ang panig na walang puntos ng baraha.</translation>
    </message>
    <message>
        <source>Tell how the tricks fell.</source>
        <translation>Sabihin kung kanino napunta ang mga trick.</translation>
    </message>
    <message>
        <source>Fox caught in the first trick</source>
        <translation>Nahuling fox sa unang trick</translation>
    </message>
    <message>
        <source>Fox caught in the last trick</source>
        <translation>Nahuling fox sa huling trick</translation>
    </message>
    <message>
        <source>Everybody passed</source>
        <translation>Lahat ay pass</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>wala</translation>
    </message>
    <message>
        <source>no Kontra</source>
        <translation>walang Kontra</translation>
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
        <translation>Lalabas dito ang kuwenta kapag nailagay na ang lahat ng kailangan.</translation>
    </message>
    <message>
        <source>Deal {number}: {contract}</source>
        <translation>Deal {number}: {contract}</translation>
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
        <translation>{player}, kabuuan</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Deal</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Kontrata</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Dealer</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>Naglaro</translation>
    </message>
    <message>
        <source>Announced</source>
        <translation>Inanunsyo</translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>Puntos ng baraha</translation>
    </message>
    <message>
        <source>Special points</source>
        <translation>Dagdag na puntos</translation>
    </message>
    <message>
        <source>Factors</source>
        <translation>Mga multiplier</translation>
    </message>
    <message>
        <source>{game}, rules: {rules}</source>
        <translation>{game}, patakaran: {rules}</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Kabuuan</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Mga talahanayan (*.csv)</translation>
    </message>
    <message>
        <source>Pages (*.pdf)</source>
        <translation>Mga pahina (*.pdf)</translation>
    </message>
    <message>
        <source>Export the sheet</source>
        <translation>Ilabas ang score sheet</translation>
    </message>
</context>
<context>
    <name>ScorePadFiles</name>
    <message>
        <source>{file} cannot be saved: {reason}</source>
        <translation>Hindi mai-save ang {file}: {reason}</translation>
    </message>
    <message>
        <source>{file} cannot be opened: {reason}</source>
        <translation>Hindi mabuksan ang {file}: {reason}</translation>
    </message>
    <message>
        <source>{file} is damaged and was put aside as {kept}. {reason}</source>
        <translation>Nasira ang {file} at itinabi bilang {kept}. {reason}</translation>
    </message>
</context>
<context>
    <name>ScorePadForm</name>
    <message>
        <source>Choose…</source>
        <translation>Pumili…</translation>
    </message>
    <message>
        <source>Card points: {side}</source>
        <translation>Puntos ng baraha: {side}</translation>
    </message>
    <message>
        <source>Lost, or marched</source>
        <translation>Natalo, o nag-Durchmarsch</translation>
    </message>
    <message>
        <source>Re</source>
        <translation>Re</translation>
    </message>
    <message>
        <source>Declarers</source>
        <translation>Mga declarer</translation>
    </message>
    <message>
        <source>Declarer</source>
        <translation>Declarer</translation>
    </message>
    <message>
        <source>All tricks won</source>
        <translation>Nakuha ang lahat ng trick</translation>
    </message>
    <message>
        <source>A trick lost</source>
        <translation>May trick na nawala</translation>
    </message>
    <message>
        <source>No trick taken</source>
        <translation>Walang nakuhang trick</translation>
    </message>
    <message>
        <source>A trick taken</source>
        <translation>May nakuhang trick</translation>
    </message>
    <message>
        <source>No trick at all (schwarz)</source>
        <translation>Wala ni isang trick (schwarz)</translation>
    </message>
    <message>
        <source>A trick without card points</source>
        <translation>May trick na walang puntos</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Dealer</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Kontrata</translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>Puntos ng baraha</translation>
    </message>
    <message>
        <source>Runners</source>
        <translation>Mga runner</translation>
    </message>
    <message>
        <source>Runners with</source>
        <translation>May mga runner</translation>
    </message>
    <message>
        <source>Klopfen</source>
        <translation>Katok</translation>
    </message>
    <message>
        <source>Kontra</source>
        <translation>Kontra</translation>
    </message>
    <message>
        <source>Counts double (Bock)</source>
        <translation>Doble ang bilang (Bock)</translation>
    </message>
    <message>
        <source>There was a heart trick</source>
        <translation>May trick na puro puso</translation>
    </message>
    <message>
        <source>Announced: {side}</source>
        <translation>Inanunsyo: {side}</translation>
    </message>
    <message>
        <source>&amp;Dealer</source>
        <translation>&amp;Dealer</translation>
    </message>
    <message>
        <source>&amp;Contract</source>
        <translation>&amp;Kontrata</translation>
    </message>
    <message>
        <source>Announced</source>
        <translation>Inanunsyo</translation>
    </message>
    <message>
        <source>Card &amp;points</source>
        <translation>&amp;Puntos ng baraha</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Mga trick</translation>
    </message>
    <message>
        <source>Runner&amp;s</source>
        <translation>M&amp;ga runner</translation>
    </message>
    <message>
        <source>&amp;Klopfen</source>
        <translation>Ka&amp;tok</translation>
    </message>
    <message>
        <source>K&amp;ontra</source>
        <translation>K&amp;ontra</translation>
    </message>
    <message>
        <source>Without a trick</source>
        <translation>Walang trick</translation>
    </message>
</context>
<context>
    <name>ScorePadSheet</name>
    <message>
        <source>Correct the dea&amp;l…</source>
        <translation>I&amp;tama ang deal…</translation>
    </message>
    <message>
        <source>Take the deal o&amp;ff</source>
        <translation>Ali&amp;sin ang deal</translation>
    </message>
</context>
<context>
    <name>ScorePadWindow</name>
    <message>
        <source>Evening</source>
        <translation>Gabi</translation>
    </message>
    <message>
        <source>&amp;New evening…</source>
        <translation>&amp;Bagong gabi…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;I-undo</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>I-&amp;redo</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>I&amp;labas</translation>
    </message>
    <message>
        <source>Leave it as it &amp;was</source>
        <translation>Hayaang gaya ng &amp;dati</translation>
    </message>
    <message>
        <source>“{name}” cannot name an evening.</source>
        <translation>Hindi puwedeng pangalan ng gabi ang “{name}”.</translation>
    </message>
    <message>
        <source>There is an evening called “{name}” already.</source>
        <translation>Mayroon nang gabing “{name}”.</translation>
    </message>
    <message>
        <source>Correct deal {number}</source>
        <translation>Itama ang deal {number}</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Deal {number}</translation>
    </message>
    <message>
        <source>Put deal {number} right</source>
        <translation>Ayusin ang deal {number}</translation>
    </message>
    <message>
        <source>&amp;Add deal {number}</source>
        <translation>Id&amp;agdag ang deal {number}</translation>
    </message>
    <message>
        <source>Score pad</source>
        <translation>Score pad</translation>
    </message>
    <message>
        <source>As a &amp;table (CSV)…</source>
        <translation>Bilang &amp;talahanayan (CSV)…</translation>
    </message>
    <message>
        <source>As a &amp;page (PDF)…</source>
        <translation>Bilang &amp;pahina (PDF)…</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>Naisulat: {file}</translation>
    </message>
    <message>
        <source>Begin a new evening, and write down what is played at your table.</source>
        <translation>Magsimula ng bagong gabi, at isulat ang nilalaro sa mesa ninyo.</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>No deal has been finished yet.</source>
        <translation>Wala pang natapos na deal.</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Score sheet</translation>
    </message>
</context>
<context>
    <name>ScoringLines</name>
    <message>
        <source>Game won</source>
        <translation>Panalo sa laro</translation>
    </message>
    <message>
        <source>Against the old ladies</source>
        <translation>Laban sa matatandang babae</translation>
    </message>
    <message>
        <source>Other side below 90</source>
        <translation>Kulang sa 90 ang kabila</translation>
    </message>
    <message>
        <source>Other side below 60</source>
        <translation>Kulang sa 60 ang kabila</translation>
    </message>
    <message>
        <source>Other side below 30</source>
        <translation>Kulang sa 30 ang kabila</translation>
    </message>
    <message>
        <source>Other side without a trick</source>
        <translation>Walang trick ang kabila</translation>
    </message>
    <message>
        <source>Re announced</source>
        <translation>Inanunsyo ang Re</translation>
    </message>
    <message>
        <source>Kontra announced</source>
        <translation>Inanunsyo ang Kontra</translation>
    </message>
    <message>
        <source>No 90 announced</source>
        <translation>Inanunsyo ang “walang 90”</translation>
    </message>
    <message>
        <source>No 60 announced</source>
        <translation>Inanunsyo ang “walang 60”</translation>
    </message>
    <message>
        <source>No 30 announced</source>
        <translation>Inanunsyo ang “walang 30”</translation>
    </message>
    <message>
        <source>Schwarz announced</source>
        <translation>Inanunsyo ang “schwarz”</translation>
    </message>
    <message>
        <source>Reached 120 against no 90</source>
        <translation>Umabot sa 120 laban sa “walang 90”</translation>
    </message>
    <message>
        <source>Reached 90 against no 60</source>
        <translation>Umabot sa 90 laban sa “walang 60”</translation>
    </message>
    <message>
        <source>Reached 60 against no 30</source>
        <translation>Umabot sa 60 laban sa “walang 30”</translation>
    </message>
    <message>
        <source>Reached 30 against schwarz</source>
        <translation>Umabot sa 30 laban sa “schwarz”</translation>
    </message>
    <message>
        <source>Other side missed its no 90</source>
        <translation>Hindi natupad ng kabila ang “walang 90”</translation>
    </message>
    <message>
        <source>Other side missed its no 60</source>
        <translation>Hindi natupad ng kabila ang “walang 60”</translation>
    </message>
    <message>
        <source>Other side missed its no 30</source>
        <translation>Hindi natupad ng kabila ang “walang 30”</translation>
    </message>
    <message>
        <source>Other side missed its schwarz</source>
        <translation>Hindi natupad ng kabila ang “schwarz”</translation>
    </message>
    <message>
        <source>Doppelkopf (trick of 40 points or more)</source>
        <translation>Doppelkopf (trick na may 40 puntos o higit pa)</translation>
    </message>
    <message>
        <source>Value of the contract</source>
        <translation>Halaga ng kontrata</translation>
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
        <translation>Mga runner (Laufende)</translation>
    </message>
</context>
<context>
    <name>SeatPlate</name>
    <message>
        <source>D</source>
        <extracomment>One letter on a small disc: the mark of the dealer.</extracomment>
        <translation>D</translation>
    </message>
    <message>
        <source>Has the turn.</source>
        <translation>Turno niya.</translation>
    </message>
    <message>
        <source>Role: {role}.</source>
        <translation>Papel: {role}.</translation>
    </message>
    <message>
        <source>Is the dealer.</source>
        <translation>Siya ang dealer.</translation>
    </message>
    <message numerus="yes">
        <source>%n cards.</source>
        <translation>
            <numerusform>%n baraha.</numerusform>
            <numerusform>%n baraha.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>Your seat</source>
        <translation>Puwesto mo</translation>
    </message>
    <message>
        <source>Seat on the left</source>
        <translation>Puwesto sa kaliwa</translation>
    </message>
    <message>
        <source>Seat opposite</source>
        <translation>Puwesto sa tapat</translation>
    </message>
    <message>
        <source>Seat on the right</source>
        <translation>Puwesto sa kanan</translation>
    </message>
</context>
<context>
    <name>Sessions</name>
    <message>
        <source>Open end.</source>
        <translation>Walang takdang dami ng deal.</translation>
    </message>
    <message numerus="yes">
        <source>%n deals.</source>
        <translation>
            <numerusform>%n deal.</numerusform>
            <numerusform>%n deal.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody has to play one solo.</source>
        <translation>Dapat maglaro ng isang solo ang bawat isa.</translation>
    </message>
    <message>
        <source>Five sit at the table; the dealer rests.</source>
        <translation>Lima ang nasa mesa; nagpapahinga ang dealer.</translation>
    </message>
    <message>
        <source>Deal {number}, open end</source>
        <translation>Deal {number}, walang takdang dami</translation>
    </message>
    <message numerus="yes">
        <source>All %n deals are played</source>
        <translation>
            <numerusform>Nalaro na ang lahat ng %n deal</numerusform>
            <numerusform>Nalaro na ang lahat ng %n deal</numerusform>
        </translation>
    </message>
    <message>
        <source>Deal {number}, the last one</source>
        <translation>Deal {number}, ang huli</translation>
    </message>
    <message numerus="yes">
        <source>Deal {number} of {deals}, %n more after it</source>
        <translation>
            <numerusform>Deal {number} sa {deals}, %n pa pagkatapos nito</numerusform>
            <numerusform>Deal {number} sa {deals}, %n pa pagkatapos nito</numerusform>
        </translation>
    </message>
    <message>
        <source>Compulsory solo still to play: {names}.</source>
        <translation>Sapilitang solo na natitira: {names}.</translation>
    </message>
    <message>
        <source>This deal is the solo of {player}.</source>
        <translation>Sa deal na ito, solo ni {player}.</translation>
    </message>
    <message>
        <source>Bock ×2</source>
        <translation>Bock ×2</translation>
    </message>
    <message>
        <source>Bock: counts double</source>
        <translation>Bock: doble ang bilang</translation>
    </message>
    <message>
        <source>Stock: {count}</source>
        <translation>Pondo: {count}</translation>
    </message>
    <message numerus="yes">
        <source>%n game points lie in the stock.</source>
        <translation>
            <numerusform>%n puntos ng laro ang nasa pondo.</numerusform>
            <numerusform>%n puntos ng laro ang nasa pondo.</numerusform>
        </translation>
    </message>
    <message>
        <source>This deal counts double (Bock); it is the last one that does.</source>
        <translation>Doble ang bilang ng deal na ito (Bock); ito na ang huli.</translation>
    </message>
    <message numerus="yes">
        <source>This deal counts double (Bock), and so do the next %n.</source>
        <translation>
            <numerusform>Doble ang bilang ng deal na ito (Bock), pati ang susunod na %n.</numerusform>
            <numerusform>Doble ang bilang ng deal na ito (Bock), pati ang susunod na %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>You deal and rest this time. The other four play, and you watch.</source>
        <translation>Ikaw ang dealer at magpapahinga ka ngayon. Maglalaro ang apat na iba, at manonood ka.</translation>
    </message>
</context>
<context>
    <name>SettingRow</name>
    <message>
        <source>Listen</source>
        <translation>Pakinggan</translation>
    </message>
    <message>
        <source>Listen: {sound}</source>
        <translation>Pakinggan: {sound}</translation>
    </message>
</context>
<context>
    <name>SettingSentences</name>
    <message>
        <source>What the table calls you from the next game on.</source>
        <translation>Ang tawag sa iyo ng mesa mula sa susunod na laro.</translation>
    </message>
    <message>
        <source>How well the others play; it changes at once.</source>
        <translation>Gaano kahusay ang iba; agad itong nagbabago.</translation>
    </message>
    <message>
        <source>How the cards in your hand lie.</source>
        <translation>Ang pagkakaayos ng mga baraha sa kamay mo.</translation>
    </message>
    <message>
        <source>When only one card is legal and nothing else can be said, it is played for you.</source>
        <translation>Kapag iisang baraha lang ang puwede at walang ibang masasabi, ititira ito para sa iyo.</translation>
    </message>
    <message>
        <source>The first press marks a card, and only the second plays it.</source>
        <translation>Minamarkahan ng unang pindot ang baraha, at ang ikalawa ang titira nito.</translation>
    </message>
    <message>
        <source>The line at the top shows the card points that you have won.</source>
        <translation>Ipinapakita ng linya sa itaas ang puntos ng barahang nakuha mo.</translation>
    </message>
    <message>
        <source>The colours of table and windows.</source>
        <translation>Ang mga kulay ng mesa at mga window.</translation>
    </message>
    <message>
        <source>How long a full trick lies before it is swept; a click on the table ends it sooner.</source>
        <translation>Gaano katagal nakalapag ang buong trick; mas maaga itong tinatapos ng click sa mesa.</translation>
    </message>
    <message>
        <source>How fast cards move when they are dealt, played and swept.</source>
        <translation>Gaano kabilis gumalaw ang mga baraha kapag dini-deal, itinitira at kinukuha.</translation>
    </message>
    <message>
        <source>Cards are in their place at once; the pauses stay, so that you can follow.</source>
        <translation>Nasa lugar agad ang mga baraha; nananatili ang mga hinto para makasunod ka.</translation>
    </message>
    <message>
        <source>Score sheet, log and look of the cards stand beside the table.</source>
        <translation>Nasa tabi ng mesa ang score sheet, ang log at ang itsura ng baraha.</translation>
    </message>
    <message>
        <source>What is asked for most often stands beside the menus, one click away.</source>
        <translation>Nasa tabi ng mga menu ang pinakamadalas hanapin, isang click lang.</translation>
    </message>
    <message>
        <source>The table fills the screen. F11 does the same; Esc leads back.</source>
        <translation>Pupunuin ng mesa ang screen. Ganito rin ang F11; Esc para bumalik.</translation>
    </message>
    <message>
        <source>The cards that Schafkopf is played with.</source>
        <translation>Ang barahang gamit sa Schafkopf.</translation>
    </message>
    <message>
        <source>The cards that Doppelkopf is played with.</source>
        <translation>Ang barahang gamit sa Doppelkopf.</translation>
    </message>
    <message>
        <source>Contrast, grain, temperature, back and index are set in the side panel.</source>
        <translation>Itinatakda sa panel sa gilid ang contrast, grain, temperatura ng kulay, likod at index.</translation>
    </message>
    <message>
        <source>Every card of every deck, also of your own, in large.</source>
        <translation>Ang bawat baraha ng bawat deck, pati ng sarili mong mga deck, nang malaki.</translation>
    </message>
    <message>
        <source>How loud the sounds below are.</source>
        <translation>Gaano kalakas ang mga tunog sa ibaba.</translation>
    </message>
    <message>
        <source>The sound of shuffled cards at the start of a deal.</source>
        <translation>Tunog ng binabalasang baraha sa simula ng deal.</translation>
    </message>
    <message>
        <source>The sound of a card laid on the table.</source>
        <translation>Tunog ng barahang inilalapag sa mesa.</translation>
    </message>
    <message>
        <source>The sound of a trick swept to its winner.</source>
        <translation>Tunog ng trick na kinukuha ng nanalo.</translation>
    </message>
    <message>
        <source>A knock for every bid, reservation and announcement.</source>
        <translation>Katok sa bawat bid, reserbasyon at anunsyo.</translation>
    </message>
    <message>
        <source>A soft tone when the table waits for you.</source>
        <translation>Mahinang tono kapag hinihintay ka ng mesa.</translation>
    </message>
    <message>
        <source>Soft tones when the result is shown.</source>
        <translation>Mahihinang tono kapag lumabas ang resulta.</translation>
    </message>
    <message>
        <source>How much of the game is spoken by itself; every answer to a key is spoken anyway.</source>
        <translation>Gaano karami sa laro ang kusang binibigkas; laging binibigkas ang sagot sa bawat key.</translation>
    </message>
    <message>
        <source>Black, white and yellow, without any texture.</source>
        <translation>Itim, puti at dilaw, walang anumang texture.</translation>
    </message>
    <message>
        <source>Letters and suit signs in the corners are larger on the decks of both games.</source>
        <translation>Mas malaki ang mga titik at tanda ng suit sa sulok ng mga deck ng dalawang laro.</translation>
    </message>
    <message>
        <source>Each of these can be asked with one letter at the table; choose which.</source>
        <translation>Isang titik lang sa mesa ang katumbas ng bawat tanong na ito; piliin kung alin.</translation>
    </message>
    <message>
        <source>The language of all texts; it changes at once.</source>
        <translation>Ang wika ng lahat ng teksto; agad itong nagbabago.</translation>
    </message>
</context>
<context>
    <name>SettingTitles</name>
    <message>
        <source>Your name</source>
        <translation>Pangalan mo</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Mga CPU player</translation>
    </message>
    <message>
        <source>Order of the hand</source>
        <translation>Ayos ng hawak</translation>
    </message>
    <message>
        <source>Play a forced card by itself</source>
        <translation>Kusang itira ang tanging baraha</translation>
    </message>
    <message>
        <source>Confirm before playing</source>
        <translation>Kumpirmahin bago tumira</translation>
    </message>
    <message>
        <source>Count for me</source>
        <translation>Bilangin para sa akin</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Trick pause</source>
        <translation>Hinto pagkatapos ng trick</translation>
    </message>
    <message>
        <source>Speed of the animation</source>
        <translation>Bilis ng animasyon</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>Bawasan ang galaw</translation>
    </message>
    <message>
        <source>Side panel</source>
        <translation>Panel sa gilid</translation>
    </message>
    <message>
        <source>Tool row</source>
        <translation>Hanay ng kagamitan</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Buong screen</translation>
    </message>
    <message>
        <source>Deck for Schafkopf</source>
        <translation>Deck para sa Schafkopf</translation>
    </message>
    <message>
        <source>Deck for Doppelkopf</source>
        <translation>Deck para sa Doppelkopf</translation>
    </message>
    <message>
        <source>Look of the cards</source>
        <translation>Itsura ng baraha</translation>
    </message>
    <message>
        <source>All decks</source>
        <translation>Lahat ng deck</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Lakas ng tunog</translation>
    </message>
    <message>
        <source>Cards are dealt</source>
        <translation>Dini-deal ang baraha</translation>
    </message>
    <message>
        <source>A card is played</source>
        <translation>May itinirang baraha</translation>
    </message>
    <message>
        <source>A trick is taken</source>
        <translation>May nakuhang trick</translation>
    </message>
    <message>
        <source>Somebody calls</source>
        <translation>May nagsalita</translation>
    </message>
    <message>
        <source>It is your turn</source>
        <translation>Turno mo</translation>
    </message>
    <message>
        <source>The deal is over</source>
        <translation>Tapos na ang deal</translation>
    </message>
    <message>
        <source>What a screen reader speaks</source>
        <translation>Ang binibigkas ng screen reader</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Mataas na contrast</translation>
    </message>
    <message>
        <source>Large index</source>
        <translation>Malaking index</translation>
    </message>
    <message>
        <source>Single letters</source>
        <translation>Mga key na isang titik</translation>
    </message>
    <message>
        <source>Language of the program</source>
        <translation>Wika ng programa</translation>
    </message>
</context>
<context>
    <name>SettingValues</name>
    <message>
        <source>Easy</source>
        <translation>Madali</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Katamtaman</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Malakas</translation>
    </message>
    <message>
        <source>Trumps first</source>
        <translation>Trump muna</translation>
    </message>
    <message>
        <source>By suit</source>
        <translation>Ayon sa suit</translation>
    </message>
    <message>
        <source>As I lay them</source>
        <translation>Ayon sa paglalagay ko</translation>
    </message>
    <message>
        <source>Like the system</source>
        <translation>Gaya ng system</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Maliwanag</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Madilim</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Mataas na contrast</translation>
    </message>
    <message>
        <source>Until a click</source>
        <translation>Hanggang sa click</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Wala</translation>
    </message>
    <message>
        <source>No animation</source>
        <translation>Walang animasyon</translation>
    </message>
    <message>
        <source>Silent</source>
        <translation>Walang tunog</translation>
    </message>
    <message>
        <source>Only what you ask for</source>
        <translation>Ang itinatanong mo lang</translation>
    </message>
    <message>
        <source>Cards and your turn</source>
        <translation>Baraha at turno mo</translation>
    </message>
    <message>
        <source>Also tricks and results</source>
        <translation>Pati mga trick at resulta</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Lahat</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} s</translation>
    </message>
    <message numerus="yes">
        <source>%n per cent</source>
        <translation>
            <numerusform>%n porsiyento</numerusform>
            <numerusform>%n porsiyento</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Mga setting</translation>
    </message>
    <message>
        <source>Find a setting</source>
        <translation>Maghanap ng setting</translation>
    </message>
    <message>
        <source>Down leads to the first setting that was found.</source>
        <translation>Sa unang nahanap na setting ang Down.</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Mga pahina</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Isara</translation>
    </message>
    <message>
        <source>No setting has “{words}” in its name, its sentence or its values.</source>
        <translation>Walang setting na may “{words}” sa pangalan, pangungusap o halaga nito.</translation>
    </message>
    <message numerus="yes">
        <source>%n settings found</source>
        <translation>
            <numerusform>%n setting ang nahanap</numerusform>
            <numerusform>%n setting ang nahanap</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SettingsKeeper</name>
    <message>
        <source>The settings were damaged and are as at the first start; the damaged file is kept as {file}.</source>
        <translation>Nasira ang mga setting at gaya na ng unang simula; itinabi ang nasirang file bilang {file}.</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>&amp;Reset this page</source>
        <translation>Iba&amp;lik ang pahinang ito</translation>
    </message>
    <message>
        <source>Everything on the page “{page}” as at the first start</source>
        <translation>Lahat ng nasa pahinang “{page}”, gaya ng unang simula</translation>
    </message>
    <message>
        <source>&amp;Undo the reset</source>
        <translation>&amp;I-undo ang pagbalik</translation>
    </message>
    <message>
        <source>Everything on the page “{page}” as before the reset</source>
        <translation>Lahat ng nasa pahinang “{page}”, gaya ng bago ang pagbalik</translation>
    </message>
    <message>
        <source>The page is as at the first start; the reset can be undone.</source>
        <translation>Gaya na ng unang simula ang pahina; puwedeng i-undo.</translation>
    </message>
    <message>
        <source>The reset is undone.</source>
        <translation>Na-undo ang pagbalik.</translation>
    </message>
</context>
<context>
    <name>SettingsPages</name>
    <message>
        <source>Game</source>
        <translation>Laro</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Baraha</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Tunog</translation>
    </message>
    <message>
        <source>Accessibility</source>
        <translation>Accessibility</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Mga key</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Wika</translation>
    </message>
</context>
<context>
    <name>SheetModel</name>
    <message>
        <source>Deal</source>
        <translation>Deal</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Kontrata</translation>
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
        <translation>Walang naglaro</translation>
    </message>
    <message>
        <source>Dealt again</source>
        <translation>Muling ni-deal</translation>
    </message>
    <message>
        <source>Paid into the stock</source>
        <translation>Nagbayad sa pondo</translation>
    </message>
    <message numerus="yes">
        <source>%n card points</source>
        <translation>
            <numerusform>%n puntos ng baraha</numerusform>
            <numerusform>%n puntos ng baraha</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}: {points}</source>
        <translation>{player}: {points}</translation>
    </message>
    <message>
        <source>Deal {number}, counts double</source>
        <translation>Deal {number}, doble ang bilang</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Deal {number}</translation>
    </message>
    <message>
        <source>{contract}: {outcome}</source>
        <translation>{contract}: {outcome}</translation>
    </message>
    <message>
        <source>{contract} played by {player}</source>
        <translation>{contract}, nilaro ni {player}</translation>
    </message>
    <message numerus="yes">
        <source>{contract}, %n card points</source>
        <translation>
            <numerusform>{contract}, %n puntos ng baraha</numerusform>
            <numerusform>{contract}, %n puntos ng baraha</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{contract}, {player} alone, %n card points</source>
        <translation>
            <numerusform>{contract}, {player} nang mag-isa, %n puntos ng baraha</numerusform>
            <numerusform>{contract}, {player} nang mag-isa, %n puntos ng baraha</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{contract} played by {player}, %n card points</source>
        <translation>
            <numerusform>{contract}, nilaro ni {player}, %n puntos ng baraha</numerusform>
            <numerusform>{contract}, nilaro ni {player}, %n puntos ng baraha</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}: total {total}</source>
        <translation>{player}: kabuuan {total}</translation>
    </message>
    <message>
        <source>{player} rests, total {total}</source>
        <translation>Nagpapahinga si {player}, kabuuan {total}</translation>
    </message>
    <message>
        <source>{player}: {score}, total {total}</source>
        <translation>{player}: {score}, kabuuan {total}</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Side panel</source>
        <translation>Panel sa gilid</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Score sheet</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Log</translation>
    </message>
    <message>
        <source>Card look</source>
        <translation>Itsura</translation>
    </message>
</context>
<context>
    <name>Smoke</name>
    <message>
        <source>The window has not ended in time.</source>
        <translation>Hindi natapos sa oras ang window.</translation>
    </message>
    <message>
        <source>The window broke off.</source>
        <translation>Naputol ang window.</translation>
    </message>
    <message>
        <source>All went well.</source>
        <translation>Maayos ang lahat.</translation>
    </message>
    <message>
        <source>Not all went well.</source>
        <translation>Hindi maayos ang lahat.</translation>
    </message>
    <message>
        <source>Start to first painted table: {seconds} s</source>
        <translation>Mula simula hanggang unang naiguhit na mesa: {seconds} s</translation>
    </message>
    <message>
        <source>Deals played: {deals}</source>
        <translation>Nalarong deal: {deals}</translation>
    </message>
    <message>
        <source>Frames: {median} ms of work, 95% of them below {p95} ms, the longest {most} ms</source>
        <translation>Frame: {median} ms ng gawain, 95% ay mababa sa {p95} ms, pinakamahaba {most} ms</translation>
    </message>
    <message>
        <source>Memory: {megabytes} MB</source>
        <translation>Memory: {megabytes} MB</translation>
    </message>
</context>
<context>
    <name>Solve</name>
    <message>
        <source>Card points at the end of the deal. {side} ({seats}):</source>
        <translation>Puntos ng baraha sa wakas ng deal. {side} ({seats}):</translation>
    </message>
    <message>
        <source>Tricks if all are played. {side} ({seats}):</source>
        <translation>Mga trick kung lalaruin lahat. {side} ({seats}):</translation>
    </message>
    <message>
        <source>Nobody has a partner. Card points of {seats} at the end, if the three others play against one:</source>
        <translation>Walang may kakampi. Puntos ng baraha ng {seats} sa wakas, kung tatlo laban sa isa:</translation>
    </message>
    <message>
        <source>Nobody has a partner. Tricks of {seats} at the end, if the three others play against one:</source>
        <translation>Walang may kakampi. Mga trick ng {seats} sa wakas, kung tatlo laban sa isa:</translation>
    </message>
    <message>
        <source>The bride has no partner yet. Her own card points ({seats}) at the end, if she stays alone against three:</source>
        <translation>Wala pang kakampi ang may kasal. Sariling puntos ng baraha ({seats}) sa wakas, kung mag-isa laban sa tatlo:</translation>
    </message>
    <message>
        <source>The bride has no partner yet. Her own tricks ({seats}), if she stays alone against three:</source>
        <translation>Wala pang kakampi ang may kasal. Sariling mga trick ({seats}), kung mag-isa laban sa tatlo:</translation>
    </message>
    <message>
        <source>{value}</source>
        <translation>{value}</translation>
    </message>
    <message>
        <source>between {low} and {high}</source>
        <translation>sa pagitan ng {low} at {high}</translation>
    </message>
    <message>
        <source>about {value}, proven: between {low} and {high}</source>
        <translation>mga {value}, napatunayan: sa pagitan ng {low} at {high}</translation>
    </message>
    <message>
        <source>Deal {number}, after {at} actions: {contract}, seat {seat} plays a card.</source>
        <translation>Deal {number}, pagkatapos ng {at} kilos: {contract}, puwesto {seat} ang titira.</translation>
    </message>
    <message>
        <source>Seat {seat} wants much.</source>
        <translation>Marami ang gusto ng puwesto {seat}.</translation>
    </message>
    <message>
        <source>Seat {seat} wants little.</source>
        <translation>Kaunti ang gusto ng puwesto {seat}.</translation>
    </message>
    <message>
        <source>Cards played in the search: {nodes}</source>
        <translation>Barahang itinira sa paghahanap: {nodes}</translation>
    </message>
    <message>
        <source>{card}  {value}, best</source>
        <translation>{card}  {value}, pinakamabuti</translation>
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
        <translation>Pagsasalita: ang itinatanong mo lang</translation>
    </message>
    <message>
        <source>Speech: cards and your turn</source>
        <translation>Pagsasalita: baraha at turno mo</translation>
    </message>
    <message>
        <source>Speech: cards, your turn, tricks and results</source>
        <translation>Pagsasalita: baraha, turno mo, mga trick at resulta</translation>
    </message>
    <message>
        <source>Speech: everything</source>
        <translation>Pagsasalita: lahat</translation>
    </message>
</context>
<context>
    <name>TableKeeper</name>
    <message>
        <source>The last table cannot be saved: {reason} You can go on playing.</source>
        <translation>Hindi mai-save ang huling mesa: {reason} Maaari ka pa ring maglaro.</translation>
    </message>
    <message>
        <source>The table “{name}” cannot be saved: {reason} You can go on playing.</source>
        <translation>Hindi mai-save ang mesang “{name}”: {reason} Maaari ka pa ring maglaro.</translation>
    </message>
</context>
<context>
    <name>TableTexts</name>
    <message>
        <source>You are the dealer</source>
        <translation>Ikaw ang dealer</translation>
    </message>
    <message>
        <source>{player} is the dealer</source>
        <translation>Si {player} ang dealer</translation>
    </message>
    <message>
        <source>can be played</source>
        <translation>maaaring itira</translation>
    </message>
    <message>
        <source>cannot be played now</source>
        <translation>hindi maaaring itira ngayon</translation>
    </message>
    <message>
        <source>No card lies on the table</source>
        <translation>Walang baraha sa mesa</translation>
    </message>
    <message>
        <source>{player}: {card}</source>
        <translation>{player}: {card}</translation>
    </message>
    <message>
        <source>Nothing has been announced</source>
        <translation>Walang inanunsyo</translation>
    </message>
    <message>
        <source>{player}: {announcement}</source>
        <translation>{player}: {announcement}</translation>
    </message>
    <message numerus="yes">
        <source>Your tricks hold %n card points</source>
        <translation>
            <numerusform>%n puntos ng baraha ang nasa mga trick mo</numerusform>
            <numerusform>%n puntos ng baraha ang nasa mga trick mo</numerusform>
        </translation>
    </message>
    <message>
        <source>{points} pts</source>
        <translation>{points} pts</translation>
    </message>
    <message numerus="yes">
        <source>You: %n points</source>
        <translation>
            <numerusform>Ikaw: %n puntos</numerusform>
            <numerusform>Ikaw: %n puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your side: %n points</source>
        <translation>
            <numerusform>Panig mo: %n puntos</numerusform>
            <numerusform>Panig mo: %n puntos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
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
        <translation>{game}: {rules}, may house rules</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) played</source>
        <translation>
            <numerusform>%n deal ang nalaro</numerusform>
            <numerusform>%n deal ang nalaro</numerusform>
        </translation>
    </message>
    <message>
        <source>The deal is over</source>
        <translation>Tapos na ang deal</translation>
    </message>
    <message>
        <source>Nothing is settled yet</source>
        <translation>Wala pang tiyak</translation>
    </message>
    <message>
        <source>{contract}, played by you</source>
        <translation>{contract}, nilalaro mo</translation>
    </message>
    <message>
        <source>{contract}, played by {player}</source>
        <translation>{contract}, nilalaro ni {player}</translation>
    </message>
    <message>
        <source>{player} {total}</source>
        <translation>{player} {total}</translation>
    </message>
    <message>
        <source>This table cannot be opened; its file is kept.</source>
        <translation>Hindi mabuksan ang mesang ito; hindi binura ang file nito.</translation>
    </message>
    <message>
        <source>{rules}. {deals}.</source>
        <translation>{rules}. {deals}.</translation>
    </message>
    <message>
        <source>On the table now</source>
        <translation>Nasa mesa ngayon</translation>
    </message>
</context>
<context>
    <name>TablesEntry</name>
    <message>
        <source>Saved as “{name}”.</source>
        <translation>Na-save bilang “{name}”.</translation>
    </message>
    <message>
        <source>{table} – {game}</source>
        <translation>{table} – {game}</translation>
    </message>
    <message>
        <source>“{name}” is too long for the name of a file. The table is not saved.</source>
        <translation>Masyadong mahaba ang “{name}” para sa pangalan ng file. Hindi na-save ang mesa.</translation>
    </message>
    <message>
        <source>There is already a table called “{name}”.</source>
        <translation>Mayroon nang mesang “{name}”.</translation>
    </message>
    <message>
        <source>{file}: {reason}</source>
        <translation>{file}: {reason}</translation>
    </message>
    <message>
        <source>This name cannot be used.</source>
        <translation>Hindi magagamit ang pangalang ito.</translation>
    </message>
    <message>
        <source>“{name}” is deleted.</source>
        <translation>Nabura ang “{name}”.</translation>
    </message>
</context>
<context>
    <name>TablesPage</name>
    <message>
        <source>No table fits what you are looking for.</source>
        <translation>Walang mesang tugma sa hinahanap mo.</translation>
    </message>
    <message>
        <source>There are no saved tables yet. Play a game and save it with “Save table…” in the menu Game. A table that you leave for another one comes here by itself.</source>
        <translation>Wala pang naka-save na mesa. Maglaro at i-save ito gamit ang “I-save ang mesa…” sa menu na “Laro”. Kusang napupunta rito ang mesang iniwan mo para sa iba.</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Mga mesa</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Maghanap</translation>
    </message>
    <message>
        <source>Search the tables</source>
        <translation>Maghanap sa mga mesa</translation>
    </message>
    <message>
        <source>Saved tables</source>
        <translation>Mga naka-save na mesa</translation>
    </message>
    <message>
        <source>Enter opens a table, F2 renames it, Delete deletes it.</source>
        <translation>Enter para buksan ang mesa, F2 para palitan ang pangalan, Delete para burahin.</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>Bumal&amp;ik</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Bu&amp;ksan</translation>
    </message>
    <message>
        <source>Rena&amp;me</source>
        <translation>Palita&amp;n ang pangalan</translation>
    </message>
    <message>
        <source>D&amp;elete</source>
        <translation>B&amp;urahin</translation>
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
        <translation>Mga kagamitan</translation>
    </message>
</context>
<context>
    <name>Tools</name>
    <message>
        <source>New deal</source>
        <translation>Bagong deal</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Patakaran</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Huling trick</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>I-undo</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Pahiwatig</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Score sheet</translation>
    </message>
    <message>
        <source>Card look</source>
        <translation>Itsura</translation>
    </message>
</context>
<context>
    <name>TopLine</name>
    <message>
        <source>{contract} – played by you</source>
        <translation>{contract} – nilalaro mo</translation>
    </message>
    <message>
        <source>{contract} – played by {player}</source>
        <translation>{contract} – nilalaro ni {player}</translation>
    </message>
    <message>
        <source>No trumps</source>
        <translation>Walang trump</translation>
    </message>
    <message>
        <source>There are no trumps.</source>
        <translation>Walang trump.</translation>
    </message>
    <message>
        <source>Trumps: {list}</source>
        <translation>Mga trump: {list}</translation>
    </message>
</context>
<context>
    <name>TotalsGraph</name>
    <message>
        <source>Graph of the totals</source>
        <translation>Graph ng kabuuan</translation>
    </message>
</context>
<context>
    <name>TrickView</name>
    <message>
        <source>{player}: no card yet</source>
        <translation>{player}: wala pang baraha</translation>
    </message>
    <message>
        <source>{player}: {card}</source>
        <translation>{player}: {card}</translation>
    </message>
    <message>
        <source>led and won the trick</source>
        <translation>nanguna at nakakuha ng trick</translation>
    </message>
    <message>
        <source>led the trick</source>
        <translation>nanguna sa trick</translation>
    </message>
    <message>
        <source>won the trick</source>
        <translation>nakakuha ng trick</translation>
    </message>
</context>
<context>
    <name>WelcomePage</name>
    <message>
        <source>&amp;Deal</source>
        <translation>Mag-&amp;deal</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>Bum&amp;alik sa laro</translation>
    </message>
    <message>
        <source>Learn the game &amp;first</source>
        <translation>Pag-aralan mu&amp;na ang laro</translation>
    </message>
    <message>
        <source>The game on the table is kept as it stands.</source>
        <translation>Mananatili ang laro sa mesa kung ano ito ngayon.</translation>
    </message>
    <message>
        <source>Call an ace, find your partner</source>
        <translation>Tumawag ng alas, hanapin ang kakampi mo</translation>
    </message>
    <message>
        <source>Every card twice, secret partners</source>
        <translation>Tigdadalawa ang baraha, lihim ang mga kakampi</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Pangalan mo</translation>
    </message>
    <message>
        <source>What the table calls you</source>
        <translation>Ang tawag sa iyo ng mesa</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Wika</translation>
    </message>
    <message>
        <source>Cardavia</source>
        <translation>Cardavia</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Patakaran</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Sesyon</translation>
    </message>
    <message>
        <source>&amp;Cards</source>
        <translation>Ba&amp;raha</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>Pan&amp;galan mo</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Wika</translation>
    </message>
</context>
<context>
    <name>WhyButton</name>
    <message>
        <source>Why? (F1)</source>
        <translation>Bakit? (F1)</translation>
    </message>
    <message>
        <source>Why? Opens the rule.</source>
        <translation>Bakit? Binubuksan ang patakaran.</translation>
    </message>
</context>
<context>
    <name>WonPile</name>
    <message>
        <source>Show the last trick</source>
        <translation>Ipakita ang huling trick</translation>
    </message>
    <message numerus="yes">
        <source>%n tricks played.</source>
        <translation>
            <numerusform>%n trick ang nalaro.</numerusform>
            <numerusform>%n trick ang nalaro.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the last trick (Shift+R)</source>
        <translation>Ipakita ang huling trick (Shift+R)</translation>
    </message>
</context>
</TS>
