<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="uk" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Cardavia</source>
        <translation>Про Cardavia</translation>
    </message>
    <message>
        <source>Schafkopf and Doppelkopf against the computer, without a network.</source>
        <translation>Шафкопф і Доппелькопф проти комп’ютера, без мережі.</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Закрити</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. It comes without any warranty. Cards and icon were drawn for this project. The window is made with Qt, which is used under the GNU Lesser General Public License, version 3.</source>
        <translation>Вільна програма за ліцензією GNU General Public License версії 3 або новішої, без жодних гарантій. Карти й знак намальовано для цього проєкту. Вікно зроблено за допомогою Qt за ліцензією GNU Lesser General Public License версії 3.</translation>
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
        <translation>&amp;Нова гра…</translation>
    </message>
    <message>
        <source>&amp;Rules…</source>
        <translation>&amp;Правила…</translation>
    </message>
    <message>
        <source>Next &amp;deal</source>
        <translation>Н&amp;аступна роздача</translation>
    </message>
    <message>
        <source>&amp;Same cards again</source>
        <translation>&amp;Ті самі карти ще раз</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Скасувати</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>Пі&amp;дказка</translation>
    </message>
    <message>
        <source>&amp;Claim the rest</source>
        <translation>Решта &amp;моя</translation>
    </message>
    <message>
        <source>Ta&amp;bles…</source>
        <translation>Сто&amp;ли…</translation>
    </message>
    <message>
        <source>&amp;Import record…</source>
        <translation>Імпорт &amp;запису…</translation>
    </message>
    <message>
        <source>&amp;Export record…</source>
        <translation>&amp;Експорт запису…</translation>
    </message>
    <message>
        <source>Score &amp;pad…</source>
        <translation>&amp;Блокнот очок…</translation>
    </message>
    <message>
        <source>Se&amp;ttings…</source>
        <translation>Нала&amp;штування…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Ви&amp;йти</translation>
    </message>
    <message>
        <source>&amp;Last trick</source>
        <translation>&amp;Остання взятка</translation>
    </message>
    <message>
        <source>R&amp;esult of the deal</source>
        <translation>&amp;Підсумок роздачі</translation>
    </message>
    <message>
        <source>Sta&amp;ndings of the session</source>
        <translation>Стан па&amp;ртії</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Повний &amp;екран</translation>
    </message>
    <message>
        <source>Red&amp;o</source>
        <translation>По&amp;вторити</translation>
    </message>
    <message>
        <source>Sa&amp;ve table…</source>
        <translation>Зберегти ст&amp;іл…</translation>
    </message>
    <message>
        <source>S&amp;ide panel</source>
        <translation>&amp;Бічна панель</translation>
    </message>
    <message>
        <source>S&amp;core sheet</source>
        <translation>Таб&amp;лиця очок</translation>
    </message>
    <message>
        <source>Tool ro&amp;w</source>
        <translation>Па&amp;нель інструментів</translation>
    </message>
    <message>
        <source>Whose &amp;turn</source>
        <translation>Чий &amp;хід</translation>
    </message>
    <message>
        <source>The t&amp;rick on the table</source>
        <translation>&amp;Взятка на столі</translation>
    </message>
    <message>
        <source>Card &amp;points won</source>
        <translation>&amp;Очки за карти</translation>
    </message>
    <message>
        <source>&amp;Announcements</source>
        <translation>О&amp;голошення</translation>
    </message>
    <message>
        <source>Rep&amp;eat the last sentence</source>
        <translation>Повторити останню &amp;фразу</translation>
    </message>
    <message>
        <source>Next speech &amp;level</source>
        <translation>Наступний рівень &amp;мовлення</translation>
    </message>
    <message>
        <source>Rules of this &amp;contract</source>
        <translation>Правила цього &amp;контракту</translation>
    </message>
    <message>
        <source>Rule &amp;book…</source>
        <translation>К&amp;нига правил…</translation>
    </message>
    <message>
        <source>Lesson: &amp;Schafkopf</source>
        <translation>Урок: &amp;Шафкопф</translation>
    </message>
    <message>
        <source>Lesson: &amp;Doppelkopf</source>
        <translation>Урок: &amp;Доппелькопф</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>К&amp;лавіші</translation>
    </message>
    <message>
        <source>&amp;About Cardavia</source>
        <translation>&amp;Про Cardavia</translation>
    </message>
    <message>
        <source>Card loo&amp;k</source>
        <translation>Ви&amp;гляд карт</translation>
    </message>
    <message>
        <source>Deck &amp;page…</source>
        <translation>&amp;Сторінка колоди…</translation>
    </message>
    <message>
        <source>&amp;Bavarian</source>
        <translation>&amp;Баварська</translation>
    </message>
    <message>
        <source>&amp;William Tell</source>
        <translation>&amp;Вільгельм Телль</translation>
    </message>
    <message>
        <source>&amp;Salzburg</source>
        <translation>&amp;Зальцбурзька</translation>
    </message>
    <message>
        <source>&amp;French</source>
        <translation>&amp;Французька</translation>
    </message>
    <message>
        <source>&amp;Tournament</source>
        <translation>&amp;Турнірна</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>&amp;Чітка</translation>
    </message>
    <message>
        <source>Clear, &amp;German suits</source>
        <translation>Чітка, &amp;німецькі масті</translation>
    </message>
    <message>
        <source>Trick pause: {pause}</source>
        <translation>Пауза після взятки: {pause}</translation>
    </message>
    <message>
        <source>Theme: {theme}</source>
        <translation>Оформлення: {theme}</translation>
    </message>
    <message>
        <source>Opponents: {level}</source>
        <translation>Суперники: {level}</translation>
    </message>
    <message>
        <source>Sound: {event}</source>
        <translation>Звук: {event}</translation>
    </message>
    <message>
        <source>Sort the hand: {order}</source>
        <translation>Порядок карт: {order}</translation>
    </message>
    <message>
        <source>Deck: {deck}</source>
        <translation>Колода: {deck}</translation>
    </message>
    <message>
        <source>Until a &amp;click</source>
        <translation>До &amp;клацання</translation>
    </message>
    <message>
        <source>N&amp;one</source>
        <translation>Н&amp;емає</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} с</translation>
    </message>
    <message>
        <source>Like the s&amp;ystem</source>
        <translation>&amp;Як у системі</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Світле</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Темне</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>&amp;Високий контраст</translation>
    </message>
    <message>
        <source>&amp;Easy</source>
        <translation>&amp;Легкий</translation>
    </message>
    <message>
        <source>&amp;Medium</source>
        <translation>&amp;Середній</translation>
    </message>
    <message>
        <source>&amp;Strong</source>
        <translation>С&amp;ильний</translation>
    </message>
    <message>
        <source>&amp;Trumps first</source>
        <translation>Спершу &amp;козирі</translation>
    </message>
    <message>
        <source>By &amp;suits</source>
        <translation>За &amp;мастями</translation>
    </message>
    <message>
        <source>As &amp;laid</source>
        <translation>У моєму &amp;порядку</translation>
    </message>
    <message>
        <source>&amp;Dealing</source>
        <translation>З&amp;давання</translation>
    </message>
    <message>
        <source>A &amp;card is played</source>
        <translation>Хід &amp;картою</translation>
    </message>
    <message>
        <source>A &amp;trick is taken</source>
        <translation>&amp;Взятку забрано</translation>
    </message>
    <message>
        <source>&amp;Bids and announcements</source>
        <translation>&amp;Заявки й оголошення</translation>
    </message>
    <message>
        <source>&amp;Your turn</source>
        <translation>Ва&amp;ш хід</translation>
    </message>
    <message>
        <source>&amp;End of the deal</source>
        <translation>К&amp;інець роздачі</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Гра</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Стіл</translation>
    </message>
    <message>
        <source>&amp;Cards</source>
        <translation>&amp;Карти</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Довідка</translation>
    </message>
    <message>
        <source>&amp;Say</source>
        <translation>Ска&amp;зати</translation>
    </message>
    <message>
        <source>Sort the &amp;hand</source>
        <translation>Поря&amp;док карт на руках</translation>
    </message>
    <message>
        <source>So&amp;unds</source>
        <translation>З&amp;вуки</translation>
    </message>
    <message>
        <source>&amp;Opponents</source>
        <translation>&amp;Суперники</translation>
    </message>
    <message>
        <source>Trick &amp;pause</source>
        <translation>П&amp;ауза після взятки</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>О&amp;формлення</translation>
    </message>
</context>
<context>
    <name>AnnounceBar</name>
    <message>
        <source>Announcements</source>
        <translation>Оголошення</translation>
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
        <translation>Без 90</translation>
    </message>
    <message>
        <source>No 60</source>
        <translation>Без 60</translation>
    </message>
    <message>
        <source>No 30</source>
        <translation>Без 30</translation>
    </message>
    <message>
        <source>Schwarz</source>
        <translation>Шварц</translation>
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
        <translation>Поросята</translation>
    </message>
    <message>
        <source>Hyperpiglets</source>
        <translation>Гіперпоросята</translation>
    </message>
    <message>
        <source>Genscher</source>
        <translation>Геншер</translation>
    </message>
    <message>
        <source>Genscher: {player}</source>
        <translation>Геншер: {player}</translation>
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
        <translation>без 90</translation>
    </message>
    <message>
        <source>no 60</source>
        <translation>без 60</translation>
    </message>
    <message>
        <source>no 30</source>
        <translation>без 30</translation>
    </message>
    <message>
        <source>schwarz</source>
        <translation>шварц</translation>
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
        <translation>поросята</translation>
    </message>
    <message>
        <source>hyperpiglets</source>
        <translation>гіперпоросята</translation>
    </message>
    <message>
        <source>Genscher</source>
        <translation>Геншер</translation>
    </message>
</context>
<context>
    <name>Arena</name>
    <message>
        <source>{game}, rules: {preset}</source>
        <translation>{game}, правила: {preset}</translation>
    </message>
    <message>
        <source>A: {a}, B: {b}, {deals} deals, each played twice</source>
        <translation>A: {a}, B: {b}, роздач: {deals}, кожну зіграно двічі</translation>
    </message>
    <message>
        <source>No deal was finished.</source>
        <translation>Жодної роздачі не закінчено.</translation>
    </message>
    <message>
        <source>A scores {mean} a deal more than B</source>
        <translation>A набирає за роздачу на {mean} більше, ніж B</translation>
    </message>
    <message>
        <source>A scores {mean} a deal more than B, {share}% interval {low} to {high}</source>
        <translation>A набирає за роздачу на {mean} більше, ніж B, {share}-відсотковий інтервал від {low} до {high}</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Контракт</translation>
    </message>
    <message>
        <source>share</source>
        <translation>частка</translation>
    </message>
    <message>
        <source>won</source>
        <translation>виграно</translation>
    </message>
    <message>
        <source>A declares</source>
        <translation>розігрує A</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>у середньому</translation>
    </message>
    <message>
        <source>B declares</source>
        <translation>розігрує B</translation>
    </message>
    <message>
        <source>no score</source>
        <translation>без рахунку</translation>
    </message>
    <message>
        <source>{side}: {mean} ms a move, 95% below {slow} ms</source>
        <translation>{side}: {mean} мс на хід, 95 % менше {slow} мс</translation>
    </message>
    <message>
        <source>{side}: {mean} ms to think of an announcement, 95% below {slow} ms</source>
        <translation>{side}: {mean} мс на обдумування оголошення, 95 % менше {slow} мс</translation>
    </message>
    <message>
        <source>{done} of {deals} deals, {left} minutes left</source>
        <translation>Роздач: {done} з {deals}, лишилося хвилин: {left}</translation>
    </message>
</context>
<context>
    <name>Bench</name>
    <message>
        <source>Calibration loop: {milliseconds} ms</source>
        <translation>Калібрувальний цикл: {milliseconds} мс</translation>
    </message>
    <message>
        <source>{game}: {rate} random deals a second, {actions} actions a deal</source>
        <translation>{game}: випадкових роздач за секунду {rate}, дій на роздачу {actions}</translation>
    </message>
    <message>
        <source>Start to first painted table: {table} s, a bare window: {bare} s, ratio {ratio}</source>
        <translation>Від запуску до першого намальованого столу: {table} с, порожнє вікно: {bare} с, відношення {ratio}</translation>
    </message>
    <message>
        <source>Cards: {loading} ms to read a deck, {composing} to compose, {drawing} to draw, {reading} from disk</source>
        <translation>Карти: читання колоди {loading} мс, складання {composing}, малювання {drawing}, читання з диска {reading}</translation>
    </message>
    <message>
        <source>Memory of the cards: {deck} KiB for the deck, {pictures} MiB for its pictures</source>
        <translation>Пам’ять під карти: колода {deck} КіБ, її зображення {pictures} МіБ</translation>
    </message>
    <message>
        <source>A slider’s step at density {ratio}: {median} ms, 95% of them below {most} ms</source>
        <translation>Крок повзунка за щільності {ratio}: {median} мс, 95 % менше {most} мс</translation>
    </message>
    <message>
        <source>Playouts: the compiled kernel is missing.</source>
        <translation>Догравання: немає скомпільованого ядра.</translation>
    </message>
    <message>
        <source>Playouts, {game}: {random} at random and {policy} by the policy a second</source>
        <translation>Догравання, {game}: за секунду {random} випадкових і {policy} за стратегією</translation>
    </message>
    <message>
        <source>{player}, {game}: {rate} moves a second, 95% below {slow} ms</source>
        <translation>{player}, {game}: ходів за секунду {rate}, 95 % менше {slow} мс</translation>
    </message>
    <message>
        <source>Solver: the compiled kernel is missing.</source>
        <translation>Розв’язувач: немає скомпільованого ядра.</translation>
    </message>
    <message>
        <source>Solver, {game} {sides}, {cards} cards, {deals} deals: median {median} nodes ({ms} ms), 95% below {slow} nodes ({slow_ms} ms), {rate} million nodes a second</source>
        <translation>Розв’язувач, {game} {sides}, карт {cards}, роздач {deals}: медіана вузлів {median} ({ms} мс), 95 % менше {slow} вузлів ({slow_ms} мс), {rate} млн вузлів за секунду</translation>
    </message>
    <message>
        <source>Plain solver in Python: {rate} nodes a second. The kernel makes {nodes} times as many and solves the same deals {time} times as fast</source>
        <translation>Простий розв’язувач на Python: вузлів за секунду {rate}. Ядро проходить у {nodes} разів більше й розв’язує ті самі роздачі в {time} разів швидше</translation>
    </message>
    <message>
        <source>dealing</source>
        <translation>здавання</translation>
    </message>
    <message>
        <source>a card played</source>
        <translation>зіграна карта</translation>
    </message>
    <message>
        <source>a trick swept away</source>
        <translation>забрана взятка</translation>
    </message>
    <message>
        <source>resizing</source>
        <translation>зміна розміру</translation>
    </message>
    <message>
        <source>strong players thinking</source>
        <translation>сильні гравці думають</translation>
    </message>
    <message>
        <source>a slider dragged</source>
        <translation>зсунутий повзунок</translation>
    </message>
    <message>
        <source>another language chosen</source>
        <translation>інша мова</translation>
    </message>
    <message>
        <source>Frames, {part}: {median} ms of work, 95% of them below {p95} ms, the longest {most} ms</source>
        <translation>Кадри, {part}: {median} мс роботи, 95 % менше {p95} мс, найдовший {most} мс</translation>
    </message>
    <message>
        <source>Memory of the window after {deals} deals: {megabytes} MB</source>
        <translation>Пам’ять вікна після роздач ({deals}): {megabytes} МБ</translation>
    </message>
    <message>
        <source>Memory that was added: {growth} MB</source>
        <translation>Додалося пам’яті: {growth} МБ</translation>
    </message>
    <message>
        <source>Opening a rule page: {median} ms, 95% of them below {p95} ms; the interface is busy for {busy} ms</source>
        <translation>Відкриття сторінки правил: {median} мс, 95 % менше {p95} мс; інтерфейс зайнятий {busy} мс</translation>
    </message>
</context>
<context>
    <name>Bill</name>
    <message>
        <source>How the score came about</source>
        <translation>Як склався рахунок</translation>
    </message>
    <message>
        <source>All three together</source>
        <translation>Усі троє разом</translation>
    </message>
    <message>
        <source>Each declarer takes half of the stock</source>
        <translation>Кожен розігрувач бере половину банку</translation>
    </message>
    <message>
        <source>Everybody pays into the stock</source>
        <translation>Усі платять у банк</translation>
    </message>
    <message>
        <source>Each declarer pays half of the stock into it</source>
        <translation>Кожен розігрувач платить у банк половину</translation>
    </message>
    <message>
        <source>As Re counts it</source>
        <translation>Як рахує Re</translation>
    </message>
    <message>
        <source>As Kontra counts it</source>
        <translation>Як рахує Kontra</translation>
    </message>
    <message>
        <source>As the declarer’s side counts it</source>
        <translation>Як рахує сторона розігрувача</translation>
    </message>
    <message>
        <source>As the defenders count it</source>
        <translation>Як рахують захисники</translation>
    </message>
    <message numerus="yes">
        <source>%n runners with the declarer’s side</source>
        <translation>
            <numerusform>%n матадор у сторони розігрувача</numerusform>
            <numerusform>%n матадори у сторони розігрувача</numerusform>
            <numerusform>%n матадорів у сторони розігрувача</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n runners with the defenders</source>
        <translation>
            <numerusform>%n матадор у захисників</numerusform>
            <numerusform>%n матадори у захисників</numerusform>
            <numerusform>%n матадорів у захисників</numerusform>
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
        <translation>{rules}, зі змінами</translation>
    </message>
    <message>
        <source>At your table: {rules}</source>
        <translation>За вашим столом: {rules}</translation>
    </message>
    <message>
        <source>Next game: {rules}</source>
        <translation>Наступна гра: {rules}</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Уперед</translation>
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
        <translation>Друк</translation>
    </message>
    <message>
        <source>&amp;Print this page…</source>
        <translation>На&amp;друкувати цю сторінку…</translation>
    </message>
    <message>
        <source>&amp;Save this page as PDF…</source>
        <translation>&amp;Зберегти цю сторінку як PDF…</translation>
    </message>
    <message>
        <source>To the page before, at last to the table (Alt+Left)</source>
        <translation>На попередню сторінку, а з першої — до столу (Alt+Ліворуч)</translation>
    </message>
    <message>
        <source>To the page you came back from (Alt+Right)</source>
        <translation>На сторінку, з якої ви повернулися (Alt+Праворуч)</translation>
    </message>
    <message>
        <source>Smaller letters (Ctrl+Minus)</source>
        <translation>Дрібніші літери (Ctrl+Мінус)</translation>
    </message>
    <message>
        <source>Larger letters (Ctrl+Plus; Ctrl+0 for the usual size)</source>
        <translation>Більші літери (Ctrl+Плюс; Ctrl+0 — звичайний розмір)</translation>
    </message>
    <message>
        <source>Smaller letters</source>
        <translation>Дрібніші літери</translation>
    </message>
    <message>
        <source>Larger letters</source>
        <translation>Більші літери</translation>
    </message>
    <message>
        <source>Rules that the book shows</source>
        <translation>Правила, які показує книга</translation>
    </message>
    <message>
        <source>Looking at other rules changes nothing at the table.</source>
        <translation>Перегляд інших правил нічого не змінює за столом.</translation>
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
        <translation>{page} — {section}</translation>
    </message>
    <message>
        <source>These words stand on no page.</source>
        <translation>Цих слів немає на жодній сторінці.</translation>
    </message>
    <message numerus="yes">
        <source>%n places found</source>
        <translation>
            <numerusform>Знайдено %n місце</numerusform>
            <numerusform>Знайдено %n місця</numerusform>
            <numerusform>Знайдено %n місць</numerusform>
        </translation>
    </message>
    <message>
        <source>Rule sets</source>
        <translation>Набори правил</translation>
    </message>
    <message>
        <source>Packs of cards</source>
        <translation>Колоди карт</translation>
    </message>
    <message>
        <source>Find in all pages</source>
        <translation>Шукати на всіх сторінках</translation>
    </message>
    <message>
        <source>Enter goes to the next place, Shift+Enter to the one before, Down to the list of places.</source>
        <translation>Enter веде до наступного місця, Shift+Enter до попереднього, стрілка вниз — до списку місць.</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Зміст</translation>
    </message>
    <message>
        <source>Places found</source>
        <translation>Знайдені місця</translation>
    </message>
</context>
<context>
    <name>BookPaper</name>
    <message>
        <source>Save the page</source>
        <translation>Зберегти сторінку</translation>
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
        <translation>Змінити це правило</translation>
    </message>
    <message>
        <source>{page} – Rule book</source>
        <translation>{page} — Книга правил</translation>
    </message>
    <message>
        <source>{file} cannot be saved: {reason}</source>
        <translation>Не вдається зберегти {file}: {reason}</translation>
    </message>
    <message>
        <source>Rule book</source>
        <translation>Книга правил</translation>
    </message>
    <message>
        <source>Page of the rule book</source>
        <translation>Сторінка книги правил</translation>
    </message>
    <message>
        <source>Tab goes from link to link, Enter follows it.</source>
        <translation>Tab веде від посилання до посилання, Enter переходить за ним.</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Збережено як {file}.</translation>
    </message>
</context>
<context>
    <name>Bubbles</name>
    <message numerus="yes">
        <source>%n cards face down</source>
        <translation>
            <numerusform>%n карта сорочкою вгору</numerusform>
            <numerusform>%n карти сорочкою вгору</numerusform>
            <numerusform>%n карт сорочкою вгору</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Calls</name>
    <message>
        <source>Pass</source>
        <translation>Пас</translation>
    </message>
    <message>
        <source>Healthy (no reservation)</source>
        <translation>Без застережень</translation>
    </message>
    <message>
        <source>Throw in this hand</source>
        <translation>Скинути цю роздачу</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Прийняти</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Відхилити</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Тримати</translation>
    </message>
    <message>
        <source>Yield</source>
        <translation>Поступитися</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Стукати</translation>
    </message>
    <message>
        <source>Do not double</source>
        <translation>Не стукати</translation>
    </message>
    <message>
        <source>Play the {card}</source>
        <translation>Покласти {card}</translation>
    </message>
</context>
<context>
    <name>CardLarge</name>
    <message>
        <source>Escape closes the picture; the arrow keys go to the next card.</source>
        <translation>Esc закриває зображення; стрілки ведуть до наступної карти.</translation>
    </message>
</context>
<context>
    <name>CardLookPanel</name>
    <message>
        <source>Back</source>
        <translation>Сорочка</translation>
    </message>
    <message>
        <source>&amp;Contrast</source>
        <translation>&amp;Контраст</translation>
    </message>
    <message>
        <source>soft</source>
        <translation>м’який</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>різкий</translation>
    </message>
    <message>
        <source>G&amp;rain</source>
        <translation>&amp;Зернистість</translation>
    </message>
    <message>
        <source>smooth</source>
        <translation>гладка</translation>
    </message>
    <message>
        <source>rough</source>
        <translation>шорстка</translation>
    </message>
    <message>
        <source>Te&amp;mperature</source>
        <translation>Колірна &amp;температура</translation>
    </message>
    <message>
        <source>cool</source>
        <translation>холодна</translation>
    </message>
    <message>
        <source>warm</source>
        <translation>тепла</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Скинути все</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Звичайний</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Великий</translation>
    </message>
    <message>
        <source>Letters of both packs</source>
        <translation>Літери обох колод</translation>
    </message>
    <message>
        <source>A small Q and J on Ober and Unter, O and U on queen and jack</source>
        <translation>Маленькі Q і J на вишнику й нижнику, O і U на дамі й валеті</translation>
    </message>
    <message>
        <source>Back {number}</source>
        <translation>Сорочка {number}</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Вигляд</translation>
    </message>
    <message>
        <source>Index</source>
        <translation>Індекс</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Колода</translation>
    </message>
</context>
<context>
    <name>CardSheet</name>
    <message>
        <source>Cards of the deck</source>
        <translation>Карти колоди</translation>
    </message>
</context>
<context>
    <name>Claims</name>
    <message>
        <source>All tricks are yours. The rest is played out.</source>
        <translation>Усі взятки ваші. Решту буде дограно.</translation>
    </message>
    <message>
        <source>It could not be found out in time whether all tricks are yours. Play on.</source>
        <translation>Не вдалося вчасно з’ясувати, чи всі взятки ваші. Грайте далі.</translation>
    </message>
    <message>
        <source>Not all tricks are yours: one of them could go to somebody else.</source>
        <translation>Не всі взятки ваші: одну з них може взяти хтось інший.</translation>
    </message>
    <message>
        <source>Not all tricks are yours: trick {number} could go to somebody else.</source>
        <translation>Не всі взятки ваші: взятку номер&#xa0;{number} може взяти хтось інший.</translation>
    </message>
    <message>
        <source>Checking whether all tricks are yours…</source>
        <translation>Програма перевіряє, чи всі взятки ваші…</translation>
    </message>
    <message>
        <source>You can claim the rest when you have to play a card, from the second trick on.</source>
        <translation>Оголосити решту взяток своїми можна у свій хід, починаючи з другої взятки.</translation>
    </message>
    <message>
        <source>Claim the rest</source>
        <translation>Решта моя</translation>
    </message>
    <message>
        <source>If all tricks left are yours whatever the others play, they are played out quickly.</source>
        <translation>Якщо всі взятки, що лишилися, ваші, хоч би що грали інші, їх швидко дограють.</translation>
    </message>
</context>
<context>
    <name>Contracts</name>
    <message>
        <source>Normal game</source>
        <translation>Звичайна гра</translation>
    </message>
    <message>
        <source>Wedding</source>
        <translation>Весілля</translation>
    </message>
    <message>
        <source>Silent wedding</source>
        <translation>Тихе весілля</translation>
    </message>
    <message>
        <source>Poverty</source>
        <translation>Бідність</translation>
    </message>
    <message>
        <source>Black sow</source>
        <translation>Чорна свиня</translation>
    </message>
    <message>
        <source>Kings solo</source>
        <translation>Соло королів</translation>
    </message>
    <message>
        <source>Ace solo (no trumps)</source>
        <translation>Безкозирне соло</translation>
    </message>
    <message>
        <source>Hochzeit</source>
        <translation>Hochzeit</translation>
    </message>
    <message>
        <source>Bettel</source>
        <translation>Бетель</translation>
    </message>
    <message>
        <source>Geier</source>
        <translation>Гаєр</translation>
    </message>
    <message>
        <source>Wenz</source>
        <translation>Венц</translation>
    </message>
    <message>
        <source>Geier Tout</source>
        <translation>Гаєр Tout</translation>
    </message>
    <message>
        <source>Wenz Tout</source>
        <translation>Венц Tout</translation>
    </message>
    <message>
        <source>Sie</source>
        <translation>Sie</translation>
    </message>
    <message>
        <source>Ramsch</source>
        <translation>Рамш</translation>
    </message>
</context>
<context>
    <name>Deadlines</name>
    <message numerus="yes">
        <source>%n more cards may come to the trick before it is too late.</source>
        <translation>
            <numerusform>До взятки може лягти ще %n&#xa0;карта, потім буде запізно.</numerusform>
            <numerusform>До взятки можуть лягти ще %n&#xa0;карти, потім буде запізно.</numerusform>
            <numerusform>До взятки може лягти ще %n&#xa0;карт, потім буде запізно.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may play %n more cards before it is too late.</source>
        <translation>
            <numerusform>Ви можете покласти ще %n&#xa0;карту, потім буде запізно.</numerusform>
            <numerusform>Ви можете покласти ще %n&#xa0;карти, потім буде запізно.</numerusform>
            <numerusform>Ви можете покласти ще %n&#xa0;карт, потім буде запізно.</numerusform>
        </translation>
    </message>
    <message>
        <source>Last chance: it is too late with the next card of the trick.</source>
        <translation>Остання нагода: з наступною картою у взятці буде запізно.</translation>
    </message>
    <message>
        <source>Last chance: it is too late with your next card.</source>
        <translation>Остання нагода: з вашою наступною картою буде запізно.</translation>
    </message>
    <message>
        <source>This is your last chance to announce: {announcement}.</source>
        <translation>Остання нагода оголосити: {announcement}.</translation>
    </message>
    <message>
        <source>You may still announce: {announcement}.</source>
        <translation>Ви ще можете оголосити: {announcement}.</translation>
    </message>
    <message numerus="yes">
        <source>Still open to {who}, with at least %n cards in hand: {announcement}.</source>
        <translation>
            <numerusform>Ще може оголосити {who}, якщо на руках не менше ніж %n&#xa0;карта: {announcement}.</numerusform>
            <numerusform>Ще може оголосити {who}, якщо на руках не менше ніж %n&#xa0;карти: {announcement}.</numerusform>
            <numerusform>Ще може оголосити {who}, якщо на руках не менше ніж %n&#xa0;карт: {announcement}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Still open to {who}, while at most %n cards lie in the trick: {announcement}.</source>
        <translation>
            <numerusform>Ще може оголосити {who}, поки у взятці не більше ніж %n&#xa0;карта: {announcement}.</numerusform>
            <numerusform>Ще може оголосити {who}, поки у взятці не більше ніж %n&#xa0;карти: {announcement}.</numerusform>
            <numerusform>Ще може оголосити {who}, поки у взятці не більше ніж %n&#xa0;карт: {announcement}.</numerusform>
        </translation>
    </message>
    <message>
        <source>somebody</source>
        <translation>хтось</translation>
    </message>
    <message>
        <source>{names} or somebody else</source>
        <translation>{names} або хтось інший</translation>
    </message>
</context>
<context>
    <name>DeckBox</name>
    <message>
        <source>Cards</source>
        <translation>Карти</translation>
    </message>
    <message>
        <source>{deck} – {suits}</source>
        <translation>{deck} — {suits}</translation>
    </message>
</context>
<context>
    <name>DeckFacts</name>
    <message>
        <source>Drawn anew for Cardavia, after the tradition. Licence: {licence}.</source>
        <translation>Намальовано наново для Cardavia за традицією. Ліцензія: {licence}.</translation>
    </message>
    <message>
        <source>A deck of your own. Licence: {licence}.</source>
        <translation>Ваша власна колода. Ліцензія: {licence}.</translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n карта</numerusform>
            <numerusform>%n карти</numerusform>
            <numerusform>%n карт</numerusform>
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
        <translation>Рідна колода Шафкопфа; у Доппелькопф нею теж можна грати.</translation>
    </message>
    <message>
        <source>Doppelkopf’s own pack; Schafkopf can be played with it, too.</source>
        <translation>Рідна колода Доппелькопфа; у Шафкопф нею теж можна грати.</translation>
    </message>
    <message>
        <source>For Schafkopf and Doppelkopf.</source>
        <translation>Для Шафкопфа й Доппелькопфа.</translation>
    </message>
</context>
<context>
    <name>DeckHistories</name>
    <message>
        <source>The home pack of Schafkopf. It grew out of the old packs of Augsburg and Munich; in the nineteenth century its figures were doubled, so that nobody has to turn a card. The Ober has its suit sign high, the Unter low. The highest card of a suit is the Daus with two signs: Cupid on hearts, Bacchus on acorns, hound and boar on bells.</source>
        <translation>Рідна колода Шафкопфа. Вона виросла зі старих аугсбурзьких і мюнхенських колод; у дев’ятнадцятому столітті фігури подвоїли, щоб нікому не доводилося перевертати карту. У вишника знак масті вгорі, у нижника внизу. Найстарша карта масті — даус із двома знаками: Купідон на чирвах, Вакх на жолудях, пес і вепр на дзвінках.</translation>
    </message>
    <message>
        <source>A pack of the nineteenth century, first printed in Pest. Its Obers and Unters are the people of Schiller’s play William Tell, and its highest cards the four seasons. It is called the double German pack and is the usual one of Hungary to this day.</source>
        <translation>Колода дев’ятнадцятого століття, уперше надрукована в Пешті. Її вишники й нижники — герої «Вільгельма Телля» Шиллера, а найстарші карти — чотири пори року. Її називають подвійною німецькою, і в Угорщині вона звична донині.</translation>
    </message>
    <message>
        <source>A single pack: its figures are drawn once, from head to foot, as all figures were before they were doubled. It comes from the old Bavarian packs. The six of bells is the Weli, which has a part of its own in games of Tyrol; Schafkopf and Doppelkopf do without it.</source>
        <translation>Одноголова колода: фігури намальовано один раз, з голови до ніг, як усі фігури, доки їх не подвоїли. Вона походить від старих баварських колод. Шістка дзвінок — це Велі, що в тірольських іграх має власну роль; Шафкопф і Доппелькопф обходяться без неї.</translation>
    </message>
    <message>
        <source>French suits were simpler to print than German ones and spread from France over all the world. This is the way they have been drawn in Berlin since the nineteenth century: every jack has a halberd, every queen a flower, and the kings wear closed crowns.</source>
        <translation>Французькі масті друкувати було простіше, ніж німецькі, і з Франції вони розійшлися по всьому світу. Так їх малюють у Берліні з дев’ятнадцятого століття: у кожного валета алебарда, у кожної дами квітка, а на королях закриті корони.</translation>
    </message>
    <message>
        <source>A compromise: French signs in the colours of the German ones, clubs black, spades green, hearts red, diamonds orange. It was made for Skat tournaments after 1990, when people met who had grown up with the one or the other. Nobody takes spades for clubs with it, so it is good to learn with.</source>
        <translation>Компроміс: французькі знаки в кольорах німецьких, трефи чорні, піки зелені, чирви червоні, бубни помаранчеві. Його вигадали після 1990 року для турнірів зі скату, де зустрічалися люди, що виросли з тими чи іншими картами. Піки з трефами тут не сплутати, тож із ними добре вчитися.</translation>
    </message>
    <message>
        <source>Letters as large as they can be, one large sign, and a pattern beside each colour, without figures: for weak eyes, for eyes that do not tell all colours, and for small windows.</source>
        <translation>Літери якомога більші, один великий знак і візерунок біля кожного кольору, без фігур: для слабких очей, для очей, що розрізняють не всі кольори, і для малих вікон.</translation>
    </message>
    <message>
        <source>Letters as large as they can be, one large sign, and a pattern beside each colour, without figures: for weak eyes, for eyes that do not tell all colours, and for small windows. This one has the German suits.</source>
        <translation>Літери якомога більші, один великий знак і візерунок біля кожного кольору, без фігур: для слабких очей, для очей, що розрізняють не всі кольори, і для малих вікон. Тут масті німецькі.</translation>
    </message>
</context>
<context>
    <name>DeckNames</name>
    <message>
        <source>Bavarian</source>
        <translation>Баварська</translation>
    </message>
    <message>
        <source>William Tell</source>
        <translation>Вільгельм Телль</translation>
    </message>
    <message>
        <source>Salzburg</source>
        <translation>Зальцбурзька</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Французька</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Турнірна</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Чітка</translation>
    </message>
    <message>
        <source>Clear, German suits</source>
        <translation>Чітка, німецькі масті</translation>
    </message>
</context>
<context>
    <name>DeckPacks</name>
    <message>
        <source>French suits</source>
        <translation>Французькі масті</translation>
    </message>
    <message>
        <source>German suits</source>
        <translation>Німецькі масті</translation>
    </message>
</context>
<context>
    <name>DeckPage</name>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Назад</translation>
    </message>
    <message>
        <source>&amp;Play with it</source>
        <translation>Г&amp;рати нею</translation>
    </message>
    <message>
        <source>This deck cannot be used:</source>
        <translation>Цю колоду використати не можна:</translation>
    </message>
    <message>
        <source>Back {number}</source>
        <translation>Сорочка {number}</translation>
    </message>
    <message>
        <source>Decks of your own: {folder}</source>
        <translation>Ваші колоди: {folder}</translation>
    </message>
</context>
<context>
    <name>DeckPlaces</name>
    <message>
        <source>Bavaria, Germany</source>
        <translation>Баварія, Німеччина</translation>
    </message>
    <message>
        <source>Hungary, Austria and their neighbours</source>
        <translation>Угорщина, Австрія та їхні сусіди</translation>
    </message>
    <message>
        <source>Salzburg and Tyrol, Austria; South Tyrol, Italy</source>
        <translation>Зальцбург і Тіроль, Австрія; Південний Тіроль, Італія</translation>
    </message>
    <message>
        <source>Berlin and the north, today all of Germany</source>
        <translation>Берлін і північ, нині вся Німеччина</translation>
    </message>
    <message>
        <source>Germany</source>
        <translation>Німеччина</translation>
    </message>
    <message>
        <source>Made for this program</source>
        <translation>Зроблено для цієї програми</translation>
    </message>
</context>
<context>
    <name>DeckRows</name>
    <message>
        <source>Deck</source>
        <translation>Колода</translation>
    </message>
    <message>
        <source>cannot be used</source>
        <translation>використати не можна</translation>
    </message>
</context>
<context>
    <name>DeckSuits</name>
    <message>
        <source>clubs, spades, hearts, diamonds</source>
        <translation>трефи, піки, чирви, бубни</translation>
    </message>
    <message>
        <source>acorns, leaves, hearts, bells</source>
        <translation>жолуді, вино, чирви, дзвінки</translation>
    </message>
</context>
<context>
    <name>Decks</name>
    <message>
        <source>comes with Cardavia</source>
        <translation>входить до Cardavia</translation>
    </message>
    <message>
        <source>{deck}: {where}</source>
        <translation>{deck}: {where}</translation>
    </message>
    <message>
        <source>The deck {deck} is whole. Cards: {cards}, backs: {backs}</source>
        <translation>Колода {deck} повна. Карти: {cards}, сорочки: {backs}</translation>
    </message>
    <message>
        <source>Cards drawn: {cards}</source>
        <translation>Намальовано карт: {cards}</translation>
    </message>
    <message>
        <source>The deck {deck} cannot be used, plain cards stand in for it: {problem}</source>
        <translation>Колоду {deck} використати не можна, її заступають умовні карти: {problem}</translation>
    </message>
</context>
<context>
    <name>DeclareBar</name>
    <message>
        <source>Declarations</source>
        <translation>Заяви</translation>
    </message>
</context>
<context>
    <name>DoppelkopfLesson</name>
    <message>
        <source>Every card is there twice. Four players get twelve cards each. A trick is four cards, one from each player, clockwise, and whoever wins it leads to the next one. Two play against two. What counts are the points of the cards in the tricks, not the tricks.</source>
        <translation>Кожна карта є двічі. Чотири гравці одержують по дванадцять карт. Взятка — це чотири карти, по одній від кожного, за годинниковою стрілкою; хто її бере, ходить у наступну. Двоє грають проти двох. Рахуються очки карт у взятках, а не взятки.</translation>
    </message>
    <message>
        <source>How many points does this trick bring to its winner?</source>
        <translation>Скільки очок приносить ця взятка?</translation>
    </message>
    <message>
        <source>Choose every trump among these cards, then press “Check”.</source>
        <translation>Виберіть серед цих карт усі козирі та натисніть «Перевірити».</translation>
    </message>
    <message>
        <source>A trump must be followed by a trump, a plain card by a plain card of its suit. The first card of this trick was: {led}. Choose every card that you may play now, then press “Check”.</source>
        <translation>На козир треба класти козир, на некозирну карту — некозирну карту її масті. Перша карта цієї взятки: {led}. Виберіть усі карти, які вам зараз можна покласти, і натисніть «Перевірити».</translation>
    </message>
    <message>
        <source>If you cannot follow, you may play any card, a trump or not. The first card of this trick was: {led}. Choose every card that you may play now, then press “Check”.</source>
        <translation>Якщо відповісти в масть нічим, можна класти будь-яку карту, козир чи ні. Перша карта цієї взятки: {led}. Виберіть усі карти, які вам зараз можна покласти, і натисніть «Перевірити».</translation>
    </message>
    <message>
        <source>The highest trump wins; where no trump lies, the highest card of the suit led. Of two equal cards the one that was played first wins. The card led here was: {led}. Who wins this trick?</source>
        <translation>Бере найстарший козир; де козирів немає — найстарша карта масті ходу. З&#xa0;двох однакових карт бере та, що лягла раніше. Перша карта тут: {led}. Хто бере цю взятку?</translation>
    </message>
    <message>
        <source>These are your cards. On which side are you?</source>
        <translation>Це ваші карти. На якій ви стороні?</translation>
    </message>
    <message>
        <source>Whoever expects to win may say so, and the deal is worth more: “Re” for one side, “Kontra” for the other. It must be said early, as a rule before the second trick is played. Later a side may promise more: the others stay below 90 points, below 60, below 30, or get no trick.</source>
        <translation>Хто сподівається виграти, може це сказати, і роздача коштує дорожче: одна сторона каже «Re», інша — «Kontra». Казати треба рано, зазвичай поки не зіграно другої взятки. Пізніше сторона може обіцяти більше: в інших буде менше ніж 90 очок, менше ніж 60, менше ніж 30 або жодної взятки.</translation>
    </message>
    <message>
        <source>The first trick is over, and these are the cards you still hold. Which of the two may you announce?</source>
        <translation>Першу взятку зіграно, і ось карти, які у вас лишилися. Що з двох можна&#xa0;оголосити?</translation>
    </message>
    <message>
        <source>All cards together have 240 points. Nobody has announced anything, and Re has exactly 120 points. Who has won?</source>
        <translation>В усіх картах разом 240 очок. Ніхто нічого не оголосив, і в Re рівно 120 очок. Хто виграв?</translation>
    </message>
    <message>
        <source>First everybody is asked for a reservation, that is, a special game: you have none, so say “Healthy”. Then twelve tricks are played. At each of your turns a hint tells what a good player would do, and why. You may try something else; nothing is kept of this deal.</source>
        <translation>Спершу кожного питають, чи є в нього застереження, тобто особлива гра: у вас його немає, скажіть «Без застережень». Потім розігрують дванадцять взяток. Щоразу перед вашим ходом підказка скаже, що зробив би добрий гравець і чому. Можна спробувати й інше; від цієї роздачі нічого не зберігається.</translation>
    </message>
    <message>
        <source>Follow the hint or try something else. After the last trick the result is shown.</source>
        <translation>Дотримуйтеся підказки або спробуйте інше. Після останньої взятки з’явиться підсумок.</translation>
    </message>
    <message>
        <source>That was Doppelkopf. There is more to find: weddings, solos, and the house rules on the rules page. At your own table the entry “Hint” in the menu “Game” helps at any time.</source>
        <translation>Це був Доппелькопф. Попереду ще багато: весілля, соло й домашні правила на сторінці правил. За вашим столом будь-коли допоможе пункт «Підказка» в&#xa0;меню «Гра».</translation>
    </message>
</context>
<context>
    <name>DoppelkopfLessonReasons</name>
    <message>
        <source>The tens of hearts are the highest trumps, and of two equal cards the first one wins.</source>
        <translation>Десятки чирв — найстарші козирі, і з двох однакових карт бере перша.</translation>
    </message>
    <message>
        <source>Re needs 121 points. At 120 to 120 Kontra wins, unless only Kontra was announced.</source>
        <translation>Re потрібне 121 очко. За 120 на 120 виграє Kontra, хіба що було оголошено саме лише Kontra.</translation>
    </message>
</context>
<context>
    <name>DoppelkopfLessonTitles</name>
    <message>
        <source>What it is about</source>
        <translation>Про що ця гра</translation>
    </message>
    <message>
        <source>What the cards count</source>
        <translation>Скільки коштують карти</translation>
    </message>
    <message>
        <source>Count a trick</source>
        <translation>Порахуйте взятку</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Козирі</translation>
    </message>
    <message>
        <source>Find the trumps</source>
        <translation>Знайдіть козирі</translation>
    </message>
    <message>
        <source>Which card may you play?</source>
        <translation>Яку карту можна покласти?</translation>
    </message>
    <message>
        <source>And if you cannot follow?</source>
        <translation>А якщо в масть відповісти нічим?</translation>
    </message>
    <message>
        <source>Who wins the trick?</source>
        <translation>Хто бере взятку?</translation>
    </message>
    <message>
        <source>Hidden sides</source>
        <translation>Приховані сторони</translation>
    </message>
    <message>
        <source>Where do you belong?</source>
        <translation>Яка ваша сторона?</translation>
    </message>
    <message>
        <source>Find your partner</source>
        <translation>Знайдіть партнера</translation>
    </message>
    <message>
        <source>Announcements</source>
        <translation>Оголошення</translation>
    </message>
    <message>
        <source>What may you announce?</source>
        <translation>Що можна оголосити?</translation>
    </message>
    <message>
        <source>Who has won?</source>
        <translation>Хто виграв?</translation>
    </message>
    <message>
        <source>Extra points</source>
        <translation>Особливі очки</translation>
    </message>
    <message>
        <source>Now a whole deal</source>
        <translation>Тепер ціла роздача</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>Роздача</translation>
    </message>
    <message>
        <source>Well done</source>
        <translation>Чудово</translation>
    </message>
</context>
<context>
    <name>ExchangePanel</name>
    <message numerus="yes">
        <source>Put back %n cards.</source>
        <translation>
            <numerusform>Приберіть %n карту.</numerusform>
            <numerusform>Приберіть %n карти.</numerusform>
            <numerusform>Приберіть %n карт.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Exchanges</name>
    <message>
        <source>Pass on: {cards}</source>
        <translation>Передати: {cards}</translation>
    </message>
    <message>
        <source>Give back: {cards}</source>
        <translation>Повернути: {cards}</translation>
    </message>
    <message>
        <source>Lay face down: {cards}</source>
        <translation>Покласти сорочкою вгору: {cards}</translation>
    </message>
    <message>
        <source>Give: {cards}</source>
        <translation>Віддати: {cards}</translation>
    </message>
    <message>
        <source>Pass on the chosen cards</source>
        <translation>Передати вибрані карти</translation>
    </message>
    <message>
        <source>Give back the chosen cards</source>
        <translation>Повернути вибрані карти</translation>
    </message>
    <message>
        <source>Lay the chosen card face down</source>
        <translation>Покласти вибрану карту сорочкою вгору</translation>
    </message>
    <message>
        <source>Give the chosen card</source>
        <translation>Віддати вибрану карту</translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more cards.</source>
        <translation>
            <numerusform>Виберіть ще %n&#xa0;карту.</numerusform>
            <numerusform>Виберіть ще %n&#xa0;карти.</numerusform>
            <numerusform>Виберіть ще %n&#xa0;карт.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExtrasField</name>
    <message>
        <source>Special points</source>
        <translation>Особливі очки</translation>
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
        <translation>Один проти трьох</translation>
    </message>
    <message>
        <source>Solos count double</source>
        <translation>Соло рахуються подвійно</translation>
    </message>
    <message>
        <source>Bock round</source>
        <translation>Bock-коло</translation>
    </message>
    <message>
        <source>Announcement doubles</source>
        <translation>Оголошення подвоює</translation>
    </message>
    <message>
        <source>Klopfen</source>
        <translation>Стук</translation>
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
        <translation>Сюди немає доступу для читання або запису.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>Диск заповнено.</translation>
    </message>
    <message>
        <source>The file or its folder is not there.</source>
        <translation>Файлу або його теки немає.</translation>
    </message>
    <message>
        <source>Another Cardavia is using it.</source>
        <translation>Файл використовує інший екземпляр Cardavia.</translation>
    </message>
    <message>
        <source>The system refuses it.</source>
        <translation>Система відмовляє.</translation>
    </message>
</context>
<context>
    <name>FinalPage</name>
    <message>
        <source>What decided it</source>
        <translation>Що вирішило партію</translation>
    </message>
    <message>
        <source>&amp;New session</source>
        <translation>&amp;Нова партія</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>Н&amp;азад</translation>
    </message>
    <message>
        <source>Standings of the session</source>
        <translation>Стан партії</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Гравець</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Місце</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Підсумок</translation>
    </message>
    <message>
        <source>Deals won</source>
        <translation>Виграно роздач</translation>
    </message>
    <message>
        <source>Solos</source>
        <translation>Соло</translation>
    </message>
    <message>
        <source>Final result of the session</source>
        <translation>Підсумок партії</translation>
    </message>
</context>
<context>
    <name>Finals</name>
    <message>
        <source>Shared first place with {total}: {players}</source>
        <translation>Перше місце з підсумком {total} ділять: {players}</translation>
    </message>
    <message>
        <source>Level at the top with {total}: {players}</source>
        <translation>Попереду з однаковим підсумком {total}: {players}</translation>
    </message>
    <message>
        <source>You win the session with {total}</source>
        <translation>Ви виграєте партію з підсумком {total}</translation>
    </message>
    <message>
        <source>You are ahead with {total}</source>
        <translation>Ви попереду з підсумком {total}</translation>
    </message>
    <message>
        <source>{player} wins the session with {total}</source>
        <translation>Партію виграє {player} з підсумком {total}</translation>
    </message>
    <message>
        <source>{player} is ahead with {total}</source>
        <translation>Попереду {player} з підсумком {total}</translation>
    </message>
    <message numerus="yes">
        <source>%n deals have a score.</source>
        <translation>
            <numerusform>Записано %n&#xa0;роздачу.</numerusform>
            <numerusform>Записано %n&#xa0;роздачі.</numerusform>
            <numerusform>Записано %n&#xa0;роздач.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more were dealt again.</source>
        <translation>
            <numerusform>Ще %n&#xa0;роздачу перездано.</numerusform>
            <numerusform>Ще %n&#xa0;роздачі перездано.</numerusform>
            <numerusform>Ще %n&#xa0;роздач перездано.</numerusform>
        </translation>
    </message>
    <message>
        <source>{scored} {again}</source>
        <translation>{scored} {again}</translation>
    </message>
    <message>
        <source>Deal {number}, everybody paid into the stock: {scores}</source>
        <translation>Роздача {number}, усі платять у банк: {scores}</translation>
    </message>
    <message>
        <source>Deal {number}, {contract}: {scores}</source>
        <translation>Роздача {number}, {contract}: {scores}</translation>
    </message>
    <message>
        <source>Deal {number}, {contract} with you as declarer: {scores}</source>
        <translation>Роздача {number}, {contract}, розігруєте ви: {scores}</translation>
    </message>
    <message>
        <source>Deal {number}, {contract} with {player} as declarer: {scores}</source>
        <translation>Роздача {number}, {contract}, розігрує {player}: {scores}</translation>
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
        <translation>Ви попереду від першої роздачі до останньої.</translation>
    </message>
    <message>
        <source>{player} was ahead from the first deal to the last.</source>
        <translation>Від першої роздачі до останньої попереду {player}.</translation>
    </message>
    <message>
        <source>You took the lead in deal {number} and kept it.</source>
        <translation>У роздачі {number} ви виходите вперед і більше не поступаєтеся.</translation>
    </message>
    <message>
        <source>{player} took the lead in deal {number} and kept it.</source>
        <translation>У роздачі {number} уперед виходить {player} і більше не поступається.</translation>
    </message>
    <message numerus="yes">
        <source>The longest lead was yours: %n deals, from deal {first} to deal {last}.</source>
        <translation>
            <numerusform>Найдовше попереду ви: %n&#xa0;роздача, від роздачі {first} до роздачі {last}.</numerusform>
            <numerusform>Найдовше попереду ви: %n&#xa0;роздачі, від роздачі {first} до роздачі {last}.</numerusform>
            <numerusform>Найдовше попереду ви: %n&#xa0;роздач, від роздачі {first} до роздачі {last}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The longest lead was that of {player}: %n deals, from deal {first} to {last}.</source>
        <translation>
            <numerusform>Найдовше попереду {player}: %n&#xa0;роздача, від роздачі {first} до {last}.</numerusform>
            <numerusform>Найдовше попереду {player}: %n&#xa0;роздачі, від роздачі {first} до {last}.</numerusform>
            <numerusform>Найдовше попереду {player}: %n&#xa0;роздач, від роздачі {first} до {last}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The biggest win was %n game points in deal {number}: {players}.</source>
        <translation>
            <numerusform>Найбільший виграш — %n&#xa0;ігрове очко в роздачі {number}: {players}.</numerusform>
            <numerusform>Найбільший виграш — %n&#xa0;ігрові очки в роздачі {number}: {players}.</numerusform>
            <numerusform>Найбільший виграш — %n&#xa0;ігрових очок у роздачі {number}: {players}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Forfeits</name>
    <message>
        <source>it could not be started</source>
        <translation>її не вдалося запустити</translation>
    </message>
    <message>
        <source>it ended or closed its output</source>
        <translation>вона завершилася або закрила виведення</translation>
    </message>
    <message>
        <source>its answer was late</source>
        <translation>її відповідь запізнилася</translation>
    </message>
    <message>
        <source>its answer was not a line of JSON with an action</source>
        <translation>її відповідь не була рядком JSON із дією</translation>
    </message>
    <message>
        <source>its answer was not legal</source>
        <translation>її відповідь не за правилами</translation>
    </message>
    <message>
        <source>Deal {number}: the program of seat {seat} forfeits, {reason}. Easy plays on.</source>
        <translation>Роздача {number}: програма на місці {seat} вибуває: {reason}. Далі грає легкий рівень.</translation>
    </message>
</context>
<context>
    <name>FrenchBids</name>
    <message>
        <source>Call the ace of clubs</source>
        <translation>Виклик трефового туза</translation>
    </message>
    <message>
        <source>Call the ace of spades</source>
        <translation>Виклик пікового туза</translation>
    </message>
    <message>
        <source>Call the ace of hearts</source>
        <translation>Виклик чирвового туза</translation>
    </message>
    <message>
        <source>Call the ace of diamonds</source>
        <translation>Виклик бубнового туза</translation>
    </message>
    <message>
        <source>Call the ten of clubs</source>
        <translation>Виклик трефової десятки</translation>
    </message>
    <message>
        <source>Call the ten of spades</source>
        <translation>Виклик пікової десятки</translation>
    </message>
    <message>
        <source>Call the ten of diamonds</source>
        <translation>Виклик бубнової десятки</translation>
    </message>
</context>
<context>
    <name>FrenchCards</name>
    <message>
        <source>ace of clubs</source>
        <translation>трефовий туз</translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <translation>трефова десятка</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>трефовий король</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation>трефова дама</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>трефовий валет</translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <translation>трефова дев’ятка</translation>
    </message>
    <message>
        <source>eight of clubs</source>
        <translation>трефова вісімка</translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <translation>трефова сімка</translation>
    </message>
    <message>
        <source>ace of spades</source>
        <translation>піковий туз</translation>
    </message>
    <message>
        <source>ten of spades</source>
        <translation>пікова десятка</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>піковий король</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>пікова дама</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>піковий валет</translation>
    </message>
    <message>
        <source>nine of spades</source>
        <translation>пікова дев’ятка</translation>
    </message>
    <message>
        <source>eight of spades</source>
        <translation>пікова вісімка</translation>
    </message>
    <message>
        <source>seven of spades</source>
        <translation>пікова сімка</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>чирвовий туз</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>чирвова десятка</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>чирвовий король</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>чирвова дама</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>чирвовий валет</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>чирвова дев’ятка</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translation>чирвова вісімка</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation>чирвова сімка</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation>бубновий туз</translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <translation>бубнова десятка</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>бубновий король</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>бубнова дама</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>бубновий валет</translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <translation>бубнова дев’ятка</translation>
    </message>
    <message>
        <source>eight of diamonds</source>
        <translation>бубнова вісімка</translation>
    </message>
    <message>
        <source>seven of diamonds</source>
        <translation>бубнова сімка</translation>
    </message>
</context>
<context>
    <name>FrenchCardsAsObject</name>
    <message>
        <source>ace of clubs</source>
        <translation>трефового туза</translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <translation>трефову десятку</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>трефового короля</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation>трефову даму</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>трефового валета</translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <translation>трефову дев’ятку</translation>
    </message>
    <message>
        <source>eight of clubs</source>
        <translation>трефову вісімку</translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <translation>трефову сімку</translation>
    </message>
    <message>
        <source>ace of spades</source>
        <translation>пікового туза</translation>
    </message>
    <message>
        <source>ten of spades</source>
        <translation>пікову десятку</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>пікового короля</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>пікову даму</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>пікового валета</translation>
    </message>
    <message>
        <source>nine of spades</source>
        <translation>пікову дев’ятку</translation>
    </message>
    <message>
        <source>eight of spades</source>
        <translation>пікову вісімку</translation>
    </message>
    <message>
        <source>seven of spades</source>
        <translation>пікову сімку</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>чирвового туза</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>чирвову десятку</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>чирвового короля</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>чирвову даму</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>чирвового валета</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>чирвову дев’ятку</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translation>чирвову вісімку</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation>чирвову сімку</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation>бубнового туза</translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <translation>бубнову десятку</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>бубнового короля</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>бубнову даму</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>бубнового валета</translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <translation>бубнову дев’ятку</translation>
    </message>
    <message>
        <source>eight of diamonds</source>
        <translation>бубнову вісімку</translation>
    </message>
    <message>
        <source>seven of diamonds</source>
        <translation>бубнову сімку</translation>
    </message>
</context>
<context>
    <name>FrenchContracts</name>
    <message>
        <source>Queens solo</source>
        <translation>Соло дам</translation>
    </message>
    <message>
        <source>Jacks solo</source>
        <translation>Соло валетів</translation>
    </message>
    <message>
        <source>Club solo</source>
        <translation>Трефове соло</translation>
    </message>
    <message>
        <source>Spade solo</source>
        <translation>Пікове соло</translation>
    </message>
    <message>
        <source>Heart solo</source>
        <translation>Чирвове соло</translation>
    </message>
    <message>
        <source>Diamond solo</source>
        <translation>Бубнове соло</translation>
    </message>
    <message>
        <source>Rufer calling the ace of clubs</source>
        <translation>Гра з викликом: трефовий туз</translation>
    </message>
    <message>
        <source>Rufer calling the ace of spades</source>
        <translation>Гра з викликом: піковий туз</translation>
    </message>
    <message>
        <source>Rufer calling the ace of hearts</source>
        <translation>Гра з викликом: чирвовий туз</translation>
    </message>
    <message>
        <source>Rufer calling the ace of diamonds</source>
        <translation>Гра з викликом: бубновий туз</translation>
    </message>
    <message>
        <source>Farbgeier in clubs</source>
        <translation>Фарбгаєр: трефи</translation>
    </message>
    <message>
        <source>Farbgeier in spades</source>
        <translation>Фарбгаєр: піки</translation>
    </message>
    <message>
        <source>Farbgeier in hearts</source>
        <translation>Фарбгаєр: чирви</translation>
    </message>
    <message>
        <source>Farbgeier in diamonds</source>
        <translation>Фарбгаєр: бубни</translation>
    </message>
    <message>
        <source>Farbwenz in clubs</source>
        <translation>Фарбвенц: трефи</translation>
    </message>
    <message>
        <source>Farbwenz in spades</source>
        <translation>Фарбвенц: піки</translation>
    </message>
    <message>
        <source>Farbwenz in hearts</source>
        <translation>Фарбвенц: чирви</translation>
    </message>
    <message>
        <source>Farbwenz in diamonds</source>
        <translation>Фарбвенц: бубни</translation>
    </message>
    <message>
        <source>Farbgeier Tout in clubs</source>
        <translation>Фарбгаєр Tout: трефи</translation>
    </message>
    <message>
        <source>Farbgeier Tout in spades</source>
        <translation>Фарбгаєр Tout: піки</translation>
    </message>
    <message>
        <source>Farbgeier Tout in hearts</source>
        <translation>Фарбгаєр Tout: чирви</translation>
    </message>
    <message>
        <source>Farbgeier Tout in diamonds</source>
        <translation>Фарбгаєр Tout: бубни</translation>
    </message>
    <message>
        <source>Farbwenz Tout in clubs</source>
        <translation>Фарбвенц Tout: трефи</translation>
    </message>
    <message>
        <source>Farbwenz Tout in spades</source>
        <translation>Фарбвенц Tout: піки</translation>
    </message>
    <message>
        <source>Farbwenz Tout in hearts</source>
        <translation>Фарбвенц Tout: чирви</translation>
    </message>
    <message>
        <source>Farbwenz Tout in diamonds</source>
        <translation>Фарбвенц Tout: бубни</translation>
    </message>
    <message>
        <source>Club solo Tout</source>
        <translation>Трефове соло Tout</translation>
    </message>
    <message>
        <source>Spade solo Tout</source>
        <translation>Пікове соло Tout</translation>
    </message>
    <message>
        <source>Heart solo Tout</source>
        <translation>Чирвове соло Tout</translation>
    </message>
    <message>
        <source>Diamond solo Tout</source>
        <translation>Бубнове соло Tout</translation>
    </message>
    <message>
        <source>Muss with the called suit clubs</source>
        <translation>Вимушена гра, масть виклику: трефи</translation>
    </message>
    <message>
        <source>Muss with the called suit spades</source>
        <translation>Вимушена гра, масть виклику: піки</translation>
    </message>
    <message>
        <source>Muss with the called suit hearts</source>
        <translation>Вимушена гра, масть виклику: чирви</translation>
    </message>
    <message>
        <source>Muss with the called suit diamonds</source>
        <translation>Вимушена гра, масть виклику: бубни</translation>
    </message>
</context>
<context>
    <name>FrenchDoppelkopfLesson</name>
    <message>
        <source>An ace counts 11, a ten 10, a king 4, a queen 3, a jack 2; a nine counts nothing. All 48 cards together have 240 points.</source>
        <translation>Туз коштує 11, десятка 10, король 4, дама 3, валет 2; дев’ятка нічого. У всіх 48 картах разом 240 очок.</translation>
    </message>
    <message>
        <source>Trumps beat all other cards. These are trumps, from the highest down and each of them twice: the ten of hearts, the four queens, the four jacks, then the other diamonds. Everything else is plain and ranks ace, ten, king, nine within its suit.</source>
        <translation>Козирі б’ють усі інші карти. Козирі, від найстаршого й кожен двічі: чирвова десятка, чотири дами, чотири валети, далі решта бубон. Усе інше — некозирні карти; у своїй масті вони йдуть так: туз, десятка, король, дев’ятка.</translation>
    </message>
    <message>
        <source>The two players who each hold a queen of clubs are partners; their side is called Re. The other two are Kontra. Nobody says so at first: the cards show it, or an announcement. Both queens in one hand are a wedding, which comes later.</source>
        <translation>Два гравці, кожен із яких має трефову даму, — партнери; їхня сторона зветься Re. Двоє інших — Kontra. Спершу про це ніхто не каже: покажуть карти або оголошення. Обидві дами в одних руках — весілля, про нього згодом.</translation>
    </message>
    <message>
        <source>In another deal you hold a queen of clubs. This trick has just been played. Who is your partner?</source>
        <translation>В іншій роздачі у вас трефова дама. Цю взятку щойно зіграно. Хто ваш&#xa0;партнер?</translation>
    </message>
    <message>
        <source>Some things earn an extra point: catching the other side’s ace of diamonds, the fox; winning the last trick with a jack of clubs, Charlie; and a trick of 40 or more card points.</source>
        <translation>Особливе очко можна дістати й так: спіймати бубнового туза іншої сторони (лисицю); узяти останню взятку трефовим валетом (Карлхеном); узяти взятку, у якій 40 або більше очок за карти.</translation>
    </message>
</context>
<context>
    <name>FrenchDoppelkopfLessonReasons</name>
    <message>
        <source>Ace 11, ten 10, king 4, queen 3, jack 2, everything else 0: add up the four cards.</source>
        <translation>Туз 11, десятка 10, король 4, дама 3, валет 2, усе інше 0: складіть очки чотирьох карт.</translation>
    </message>
    <message>
        <source>Every queen and every jack is a trump, and so are every diamond and the ten of hearts. Nothing else is.</source>
        <translation>Козирі — усі дами й усі валети, а ще всі бубни й чирвова десятка. Більше нічого.</translation>
    </message>
    <message>
        <source>A plain heart must be played. The ten, the queens and the jacks of hearts are trumps, not hearts.</source>
        <translation>Треба покласти некозирну чирву. Чирвові десятка, дама й валет — козирі, а не чирви.</translation>
    </message>
    <message>
        <source>You hold no plain heart, for the queen of hearts is a trump. So you may play everything.</source>
        <translation>Некозирної чирви у вас немає, адже чирвова дама — козир. Отже, можна покласти будь-що.</translation>
    </message>
    <message>
        <source>You hold a queen of clubs, so you are Re.</source>
        <translation>У вас трефова дама, отже, ви Re.</translation>
    </message>
    <message>
        <source>Your partner is whoever has played the other queen of clubs.</source>
        <translation>Ваш партнер — той, хто поклав другу трефову даму.</translation>
    </message>
    <message>
        <source>You hold a queen of clubs, so you are Re. Each side may only announce its own word.</source>
        <translation>У вас трефова дама, отже, ви Re. Кожна сторона оголошує лише своє слово.</translation>
    </message>
</context>
<context>
    <name>FrenchOptionNames</name>
    <message>
        <source>Kings of diamonds on top</source>
        <translation>Бубнові королі найвищі</translation>
    </message>
    <message>
        <source>Heart trick</source>
        <translation>Чирвова взятка</translation>
    </message>
</context>
<context>
    <name>FrenchOptionTexts</name>
    <message>
        <source>The kings of diamonds are the highest trumps, and the tens of diamonds beat the aces of diamonds.</source>
        <translation>Бубнові королі — найстарші козирі, а бубнові десятки б’ють бубнових тузів.</translation>
    </message>
    <message>
        <source>The holder of both kings of diamonds may choose a new partner when playing the first of them.</source>
        <translation>Хто має обох бубнових королів, той, ходячи першим із них, може вибрати нового партнера.</translation>
    </message>
    <message>
        <source>Without nines, a trick of four plain hearts scores a point.</source>
        <translation>Без дев’яток взятка із чотирьох некозирних чирв приносить очко.</translation>
    </message>
    <message>
        <source>A solo in which only the four queens are trumps.</source>
        <translation>Соло, де козирі — лише чотири дами.</translation>
    </message>
    <message>
        <source>A solo in which the four jacks and one suit are trumps.</source>
        <translation>Соло, де козирі — чотири валети й одна масть.</translation>
    </message>
    <message>
        <source>A solo in which the four queens and one suit are trumps.</source>
        <translation>Соло, де козирі — чотири дами й одна масть.</translation>
    </message>
</context>
<context>
    <name>FrenchSaid</name>
    <message>
        <source>I call the ace of clubs</source>
        <translation>Викликаю трефового туза</translation>
    </message>
    <message>
        <source>I call the ace of spades</source>
        <translation>Викликаю пікового туза</translation>
    </message>
    <message>
        <source>I call the ace of hearts</source>
        <translation>Викликаю чирвового туза</translation>
    </message>
    <message>
        <source>I call the ace of diamonds</source>
        <translation>Викликаю бубнового туза</translation>
    </message>
    <message>
        <source>I call the ten of clubs</source>
        <translation>Викликаю трефову десятку</translation>
    </message>
    <message>
        <source>I call the ten of spades</source>
        <translation>Викликаю пікову десятку</translation>
    </message>
    <message>
        <source>I call the ten of diamonds</source>
        <translation>Викликаю бубнову десятку</translation>
    </message>
</context>
<context>
    <name>FrenchSchafkopfLesson</name>
    <message>
        <source>An ace counts 11, a ten 10, a king 4, a queen 3, a jack 2; nine, eight and seven count nothing. All 32 cards together have 120 points.</source>
        <translation>Туз коштує 11, десятка 10, король 4, дама 3, валет 2; дев’ятка, вісімка й сімка нічого. У всіх 32 картах разом 120 очок.</translation>
    </message>
    <message>
        <source>Trumps beat all other cards. In the usual game these fourteen are trumps, from the highest down: the four queens, the four jacks, then the other hearts. Queens and jacks rank by their suits: clubs, spades, hearts, diamonds.</source>
        <translation>Козирі б’ють усі інші карти. У звичайній грі козирів чотирнадцять, від найстаршого: чотири дами, чотири валети, далі решта чирв. Старшість дам і валетів — за мастями: трефи, піки, чирви, бубни.</translation>
    </message>
    <message>
        <source>The first card of a trick says what the others must play. If it is a trump, you must play a trump if you have one. If it is a plain card of clubs, spades or diamonds, you must play a plain card of that suit. If you have none, you may play anything.</source>
        <translation>Перша карта взятки каже, що класти іншим. Якщо це козир, треба класти козир, якщо він є. Якщо це некозирна карта треф, пік або бубон, треба класти некозирну карту тієї самої масті. Якщо її немає, можна класти будь-що.</translation>
    </message>
</context>
<context>
    <name>FrenchSchafkopfLessonReasons</name>
    <message>
        <source>Ace 11, ten 10, king 4, queen 3, jack 2, everything else 0: add up the four cards.</source>
        <translation>Туз 11, десятка 10, король 4, дама 3, валет 2, усе інше 0: складіть очки чотирьох карт.</translation>
    </message>
    <message>
        <source>Every queen and every jack is a trump, whatever its suit, and so is every heart. Nothing else is.</source>
        <translation>Козирі — усі дами й усі валети будь-якої масті, а ще всі чирви. Більше нічого.</translation>
    </message>
    <message>
        <source>A plain card of the suit led must be played. Queens and jacks are trumps: they do not belong to the suit printed on them.</source>
        <translation>Треба покласти некозирну карту масті ходу. Дами й валети — козирі: до масті, що на них надрукована, вони не належать.</translation>
    </message>
    <message>
        <source>Any trump follows a trump: hearts, queens and jacks alike.</source>
        <translation>На козир годиться будь-який козир: і чирви, і дами, і валети.</translation>
    </message>
    <message>
        <source>Two trumps lie here, and the higher one wins: every queen beats every jack.</source>
        <translation>Тут лежать два козирі, і бере старший: кожна дама б’є кожного валета.</translation>
    </message>
</context>
<context>
    <name>FrenchScoringLines</name>
    <message>
        <source>Fox caught (ace of diamonds)</source>
        <translation>Спіймана лисиця (бубновий туз)</translation>
    </message>
    <message>
        <source>Charlie wins the last trick (jack of clubs)</source>
        <translation>Карлхен бере останню взятку (трефовий валет)</translation>
    </message>
    <message>
        <source>Heart trick</source>
        <translation>Чирвова взятка</translation>
    </message>
    <message>
        <source>Dulle caught (ten of hearts)</source>
        <translation>Спіймана Дулле (чирвова десятка)</translation>
    </message>
    <message>
        <source>Charlie caught (jack of clubs)</source>
        <translation>Спійманий Карлхен (трефовий валет)</translation>
    </message>
</context>
<context>
    <name>FrenchSuits</name>
    <message>
        <source>clubs</source>
        <translation>трефи</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>піки</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>чирви</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>бубни</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>Schafkopf</source>
        <translation>Шафкопф</translation>
    </message>
    <message>
        <source>Doppelkopf</source>
        <translation>Доппелькопф</translation>
    </message>
</context>
<context>
    <name>GermanBids</name>
    <message>
        <source>Call the ace of acorns</source>
        <translation>Виклик жолудевого туза</translation>
    </message>
    <message>
        <source>Call the ace of leaves</source>
        <translation>Виклик винового туза</translation>
    </message>
    <message>
        <source>Call the ace of hearts</source>
        <translation>Виклик чирвового туза</translation>
    </message>
    <message>
        <source>Call the ace of bells</source>
        <translation>Виклик дзвінкового туза</translation>
    </message>
    <message>
        <source>Call the ten of acorns</source>
        <translation>Виклик жолудевої десятки</translation>
    </message>
    <message>
        <source>Call the ten of leaves</source>
        <translation>Виклик винової десятки</translation>
    </message>
    <message>
        <source>Call the ten of bells</source>
        <translation>Виклик дзвінкової десятки</translation>
    </message>
</context>
<context>
    <name>GermanCards</name>
    <message>
        <source>ace of acorns</source>
        <translation>жолудевий туз</translation>
    </message>
    <message>
        <source>ten of acorns</source>
        <translation>жолудева десятка</translation>
    </message>
    <message>
        <source>king of acorns</source>
        <translation>жолудевий король</translation>
    </message>
    <message>
        <source>Ober of acorns</source>
        <translation>жолудевий вишник</translation>
    </message>
    <message>
        <source>Unter of acorns</source>
        <translation>жолудевий нижник</translation>
    </message>
    <message>
        <source>nine of acorns</source>
        <translation>жолудева дев’ятка</translation>
    </message>
    <message>
        <source>eight of acorns</source>
        <translation>жолудева вісімка</translation>
    </message>
    <message>
        <source>seven of acorns</source>
        <translation>жолудева сімка</translation>
    </message>
    <message>
        <source>ace of leaves</source>
        <translation>виновий туз</translation>
    </message>
    <message>
        <source>ten of leaves</source>
        <translation>винова десятка</translation>
    </message>
    <message>
        <source>king of leaves</source>
        <translation>виновий король</translation>
    </message>
    <message>
        <source>Ober of leaves</source>
        <translation>виновий вишник</translation>
    </message>
    <message>
        <source>Unter of leaves</source>
        <translation>виновий нижник</translation>
    </message>
    <message>
        <source>nine of leaves</source>
        <translation>винова дев’ятка</translation>
    </message>
    <message>
        <source>eight of leaves</source>
        <translation>винова вісімка</translation>
    </message>
    <message>
        <source>seven of leaves</source>
        <translation>винова сімка</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>чирвовий туз</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>чирвова десятка</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>чирвовий король</translation>
    </message>
    <message>
        <source>Ober of hearts</source>
        <translation>чирвовий вишник</translation>
    </message>
    <message>
        <source>Unter of hearts</source>
        <translation>чирвовий нижник</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>чирвова дев’ятка</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translation>чирвова вісімка</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation>чирвова сімка</translation>
    </message>
    <message>
        <source>ace of bells</source>
        <translation>дзвінковий туз</translation>
    </message>
    <message>
        <source>ten of bells</source>
        <translation>дзвінкова десятка</translation>
    </message>
    <message>
        <source>king of bells</source>
        <translation>дзвінковий король</translation>
    </message>
    <message>
        <source>Ober of bells</source>
        <translation>дзвінковий вишник</translation>
    </message>
    <message>
        <source>Unter of bells</source>
        <translation>дзвінковий нижник</translation>
    </message>
    <message>
        <source>nine of bells</source>
        <translation>дзвінкова дев’ятка</translation>
    </message>
    <message>
        <source>eight of bells</source>
        <translation>дзвінкова вісімка</translation>
    </message>
    <message>
        <source>seven of bells</source>
        <translation>дзвінкова сімка</translation>
    </message>
</context>
<context>
    <name>GermanCardsAsObject</name>
    <message>
        <source>ace of acorns</source>
        <translation>жолудевого туза</translation>
    </message>
    <message>
        <source>ten of acorns</source>
        <translation>жолудеву десятку</translation>
    </message>
    <message>
        <source>king of acorns</source>
        <translation>жолудевого короля</translation>
    </message>
    <message>
        <source>Ober of acorns</source>
        <translation>жолудевого вишника</translation>
    </message>
    <message>
        <source>Unter of acorns</source>
        <translation>жолудевого нижника</translation>
    </message>
    <message>
        <source>nine of acorns</source>
        <translation>жолудеву дев’ятку</translation>
    </message>
    <message>
        <source>eight of acorns</source>
        <translation>жолудеву вісімку</translation>
    </message>
    <message>
        <source>seven of acorns</source>
        <translation>жолудеву сімку</translation>
    </message>
    <message>
        <source>ace of leaves</source>
        <translation>винового туза</translation>
    </message>
    <message>
        <source>ten of leaves</source>
        <translation>винову десятку</translation>
    </message>
    <message>
        <source>king of leaves</source>
        <translation>винового короля</translation>
    </message>
    <message>
        <source>Ober of leaves</source>
        <translation>винового вишника</translation>
    </message>
    <message>
        <source>Unter of leaves</source>
        <translation>винового нижника</translation>
    </message>
    <message>
        <source>nine of leaves</source>
        <translation>винову дев’ятку</translation>
    </message>
    <message>
        <source>eight of leaves</source>
        <translation>винову вісімку</translation>
    </message>
    <message>
        <source>seven of leaves</source>
        <translation>винову сімку</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>чирвового туза</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>чирвову десятку</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>чирвового короля</translation>
    </message>
    <message>
        <source>Ober of hearts</source>
        <translation>чирвового вишника</translation>
    </message>
    <message>
        <source>Unter of hearts</source>
        <translation>чирвового нижника</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>чирвову дев’ятку</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translation>чирвову вісімку</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation>чирвову сімку</translation>
    </message>
    <message>
        <source>ace of bells</source>
        <translation>дзвінкового туза</translation>
    </message>
    <message>
        <source>ten of bells</source>
        <translation>дзвінкову десятку</translation>
    </message>
    <message>
        <source>king of bells</source>
        <translation>дзвінкового короля</translation>
    </message>
    <message>
        <source>Ober of bells</source>
        <translation>дзвінкового вишника</translation>
    </message>
    <message>
        <source>Unter of bells</source>
        <translation>дзвінкового нижника</translation>
    </message>
    <message>
        <source>nine of bells</source>
        <translation>дзвінкову дев’ятку</translation>
    </message>
    <message>
        <source>eight of bells</source>
        <translation>дзвінкову вісімку</translation>
    </message>
    <message>
        <source>seven of bells</source>
        <translation>дзвінкову сімку</translation>
    </message>
</context>
<context>
    <name>GermanContracts</name>
    <message>
        <source>Ober solo</source>
        <translation>Соло вишників</translation>
    </message>
    <message>
        <source>Unter solo</source>
        <translation>Соло нижників</translation>
    </message>
    <message>
        <source>Acorn solo</source>
        <translation>Жолудеве соло</translation>
    </message>
    <message>
        <source>Leaf solo</source>
        <translation>Винове соло</translation>
    </message>
    <message>
        <source>Heart solo</source>
        <translation>Чирвове соло</translation>
    </message>
    <message>
        <source>Bell solo</source>
        <translation>Дзвінкове соло</translation>
    </message>
    <message>
        <source>Rufer calling the ace of acorns</source>
        <translation>Гра з викликом: жолудевий туз</translation>
    </message>
    <message>
        <source>Rufer calling the ace of leaves</source>
        <translation>Гра з викликом: виновий туз</translation>
    </message>
    <message>
        <source>Rufer calling the ace of hearts</source>
        <translation>Гра з викликом: чирвовий туз</translation>
    </message>
    <message>
        <source>Rufer calling the ace of bells</source>
        <translation>Гра з викликом: дзвінковий туз</translation>
    </message>
    <message>
        <source>Farbgeier in acorns</source>
        <translation>Фарбгаєр: жолуді</translation>
    </message>
    <message>
        <source>Farbgeier in leaves</source>
        <translation>Фарбгаєр: вино</translation>
    </message>
    <message>
        <source>Farbgeier in hearts</source>
        <translation>Фарбгаєр: чирви</translation>
    </message>
    <message>
        <source>Farbgeier in bells</source>
        <translation>Фарбгаєр: дзвінки</translation>
    </message>
    <message>
        <source>Farbwenz in acorns</source>
        <translation>Фарбвенц: жолуді</translation>
    </message>
    <message>
        <source>Farbwenz in leaves</source>
        <translation>Фарбвенц: вино</translation>
    </message>
    <message>
        <source>Farbwenz in hearts</source>
        <translation>Фарбвенц: чирви</translation>
    </message>
    <message>
        <source>Farbwenz in bells</source>
        <translation>Фарбвенц: дзвінки</translation>
    </message>
    <message>
        <source>Farbgeier Tout in acorns</source>
        <translation>Фарбгаєр Tout: жолуді</translation>
    </message>
    <message>
        <source>Farbgeier Tout in leaves</source>
        <translation>Фарбгаєр Tout: вино</translation>
    </message>
    <message>
        <source>Farbgeier Tout in hearts</source>
        <translation>Фарбгаєр Tout: чирви</translation>
    </message>
    <message>
        <source>Farbgeier Tout in bells</source>
        <translation>Фарбгаєр Tout: дзвінки</translation>
    </message>
    <message>
        <source>Farbwenz Tout in acorns</source>
        <translation>Фарбвенц Tout: жолуді</translation>
    </message>
    <message>
        <source>Farbwenz Tout in leaves</source>
        <translation>Фарбвенц Tout: вино</translation>
    </message>
    <message>
        <source>Farbwenz Tout in hearts</source>
        <translation>Фарбвенц Tout: чирви</translation>
    </message>
    <message>
        <source>Farbwenz Tout in bells</source>
        <translation>Фарбвенц Tout: дзвінки</translation>
    </message>
    <message>
        <source>Acorn solo Tout</source>
        <translation>Жолудеве соло Tout</translation>
    </message>
    <message>
        <source>Leaf solo Tout</source>
        <translation>Винове соло Tout</translation>
    </message>
    <message>
        <source>Heart solo Tout</source>
        <translation>Чирвове соло Tout</translation>
    </message>
    <message>
        <source>Bell solo Tout</source>
        <translation>Дзвінкове соло Tout</translation>
    </message>
    <message>
        <source>Muss with the called suit acorns</source>
        <translation>Вимушена гра, масть виклику: жолуді</translation>
    </message>
    <message>
        <source>Muss with the called suit leaves</source>
        <translation>Вимушена гра, масть виклику: вино</translation>
    </message>
    <message>
        <source>Muss with the called suit hearts</source>
        <translation>Вимушена гра, масть виклику: чирви</translation>
    </message>
    <message>
        <source>Muss with the called suit bells</source>
        <translation>Вимушена гра, масть виклику: дзвінки</translation>
    </message>
</context>
<context>
    <name>GermanDoppelkopfLesson</name>
    <message>
        <source>An ace counts 11, a ten 10, a king 4, an Ober 3, an Unter 2; a nine counts nothing. All 48 cards together have 240 points. The suit sign of an Ober stands at the top, that of an Unter lower down.</source>
        <translation>Туз коштує 11, десятка 10, король 4, вишник 3, нижник 2; дев’ятка нічого. У всіх 48 картах разом 240 очок. У вишника знак масті вгорі, у нижника нижче.</translation>
    </message>
    <message>
        <source>Trumps beat all other cards. These are trumps, from the highest down and each of them twice: the ten of hearts, the four Obers, the four Unters, then the other bells. Everything else is plain and ranks ace, ten, king, nine within its suit.</source>
        <translation>Козирі б’ють усі інші карти. Козирі, від найстаршого й кожен двічі: чирвова десятка, чотири вишники, чотири нижники, далі решта дзвінок. Усе інше — некозирні карти; у своїй масті вони йдуть так: туз, десятка, король, дев’ятка.</translation>
    </message>
    <message>
        <source>The two players who each hold an Ober of acorns are partners; their side is called Re. The other two are Kontra. Nobody says so at first: the cards show it, or an announcement. Both Obers in one hand are a wedding, which comes later.</source>
        <translation>Два гравці, кожен із яких має жолудевого вишника, — партнери; їхня сторона зветься Re. Двоє інших — Kontra. Спершу про це ніхто не каже: покажуть карти або оголошення. Обидва вишники в одних руках — весілля, про нього згодом.</translation>
    </message>
    <message>
        <source>In another deal you hold an Ober of acorns. This trick has just been played. Who is your partner?</source>
        <translation>В іншій роздачі у вас жолудевий вишник. Цю взятку щойно зіграно. Хто ваш&#xa0;партнер?</translation>
    </message>
    <message>
        <source>Some things earn an extra point: catching the other side’s ace of bells, the fox; winning the last trick with an Unter of acorns, Charlie; and a trick of 40 or more card points.</source>
        <translation>Особливе очко можна дістати й так: спіймати дзвінкового туза іншої сторони (лисицю); узяти останню взятку жолудевим нижником (Карлхеном); узяти взятку, у якій 40 або більше очок за карти.</translation>
    </message>
</context>
<context>
    <name>GermanDoppelkopfLessonReasons</name>
    <message>
        <source>Ace 11, ten 10, king 4, Ober 3, Unter 2, everything else 0: add up the four cards.</source>
        <translation>Туз 11, десятка 10, король 4, вишник 3, нижник 2, усе інше 0: складіть очки чотирьох карт.</translation>
    </message>
    <message>
        <source>Every Ober and every Unter is a trump, and so are all bells and the ten of hearts. Nothing else is.</source>
        <translation>Козирі — усі вишники й усі нижники, а ще всі дзвінки й чирвова десятка. Більше нічого.</translation>
    </message>
    <message>
        <source>A plain heart must be played. The ten, the Obers and the Unters of hearts are trumps, not hearts.</source>
        <translation>Треба покласти некозирну чирву. Чирвові десятка, вишник і нижник — козирі, а не чирви.</translation>
    </message>
    <message>
        <source>You hold no plain heart, for the Ober of hearts is a trump. So you may play everything.</source>
        <translation>Некозирної чирви у вас немає, адже чирвовий вишник — козир. Отже, можна покласти будь-що.</translation>
    </message>
    <message>
        <source>You hold an Ober of acorns, so you are Re.</source>
        <translation>У вас жолудевий вишник, отже, ви Re.</translation>
    </message>
    <message>
        <source>Your partner is whoever has played the other Ober of acorns.</source>
        <translation>Ваш партнер — той, хто поклав другого жолудевого вишника.</translation>
    </message>
    <message>
        <source>You hold an Ober of acorns, so you are Re. Each side may only announce its own word.</source>
        <translation>У вас жолудевий вишник, отже, ви Re. Кожна сторона оголошує лише своє слово.</translation>
    </message>
</context>
<context>
    <name>GermanOptionNames</name>
    <message>
        <source>Kings of bells on top</source>
        <translation>Дзвінкові королі найвищі</translation>
    </message>
    <message>
        <source>Heart trick</source>
        <translation>Чирвова взятка</translation>
    </message>
</context>
<context>
    <name>GermanOptionTexts</name>
    <message>
        <source>The kings of bells are the highest trumps, and the tens of bells beat the aces of bells.</source>
        <translation>Дзвінкові королі — найстарші козирі, а дзвінкові десятки б’ють дзвінкових тузів.</translation>
    </message>
    <message>
        <source>The holder of both kings of bells may choose a new partner when playing the first of them.</source>
        <translation>Хто має обох дзвінкових королів, той, ходячи першим із них, може вибрати нового партнера.</translation>
    </message>
    <message>
        <source>Without nines, a trick of four plain hearts scores a point.</source>
        <translation>Без дев’яток взятка із чотирьох некозирних чирв приносить очко.</translation>
    </message>
    <message>
        <source>A solo in which only the four Obers are trumps.</source>
        <translation>Соло, де козирі — лише чотири вишники.</translation>
    </message>
    <message>
        <source>A solo in which the four Unters and one suit are trumps.</source>
        <translation>Соло, де козирі — чотири нижники й одна масть.</translation>
    </message>
    <message>
        <source>A solo in which the four Obers and one suit are trumps.</source>
        <translation>Соло, де козирі — чотири вишники й одна масть.</translation>
    </message>
</context>
<context>
    <name>GermanSaid</name>
    <message>
        <source>I call the ace of acorns</source>
        <translation>Викликаю жолудевого туза</translation>
    </message>
    <message>
        <source>I call the ace of leaves</source>
        <translation>Викликаю винового туза</translation>
    </message>
    <message>
        <source>I call the ace of hearts</source>
        <translation>Викликаю чирвового туза</translation>
    </message>
    <message>
        <source>I call the ace of bells</source>
        <translation>Викликаю дзвінкового туза</translation>
    </message>
    <message>
        <source>I call the ten of acorns</source>
        <translation>Викликаю жолудеву десятку</translation>
    </message>
    <message>
        <source>I call the ten of leaves</source>
        <translation>Викликаю винову десятку</translation>
    </message>
    <message>
        <source>I call the ten of bells</source>
        <translation>Викликаю дзвінкову десятку</translation>
    </message>
</context>
<context>
    <name>GermanSchafkopfLesson</name>
    <message>
        <source>An ace counts 11, a ten 10, a king 4, an Ober 3, an Unter 2; nine, eight and seven count nothing. All 32 cards together have 120 points. The suit sign of an Ober stands at the top, that of an Unter lower down.</source>
        <translation>Туз коштує 11, десятка 10, король 4, вишник 3, нижник 2; дев’ятка, вісімка й сімка нічого. У всіх 32 картах разом 120 очок. У вишника знак масті вгорі, у нижника нижче.</translation>
    </message>
    <message>
        <source>Trumps beat all other cards. In the usual game these fourteen are trumps, from the highest down: the four Obers, the four Unters, then the other hearts. Obers and Unters rank by their suits: acorns, leaves, hearts, bells.</source>
        <translation>Козирі б’ють усі інші карти. У звичайній грі козирів чотирнадцять, від найстаршого: чотири вишники, чотири нижники, далі решта чирв. Старшість вишників і нижників — за мастями: жолуді, вино, чирви, дзвінки.</translation>
    </message>
    <message>
        <source>The first card of a trick says what the others must play. If it is a trump, you must play a trump if you have one. If it is a plain card of acorns, leaves or bells, you must play a plain card of that suit. If you have none, you may play anything.</source>
        <translation>Перша карта взятки каже, що класти іншим. Якщо це козир, треба класти козир, якщо він є. Якщо це некозирна карта жолудів, вина або дзвінок, треба класти некозирну карту тієї самої масті. Якщо її немає, можна класти будь-що.</translation>
    </message>
</context>
<context>
    <name>GermanSchafkopfLessonReasons</name>
    <message>
        <source>Ace 11, ten 10, king 4, Ober 3, Unter 2, everything else 0: add up the four cards.</source>
        <translation>Туз 11, десятка 10, король 4, вишник 3, нижник 2, усе інше 0: складіть очки чотирьох карт.</translation>
    </message>
    <message>
        <source>Every Ober and every Unter is a trump, whatever its suit, and so is every heart. Nothing else is.</source>
        <translation>Козирі — усі вишники й усі нижники будь-якої масті, а ще всі чирви. Більше нічого.</translation>
    </message>
    <message>
        <source>A plain card of the suit led must be played. Obers and Unters are trumps: they do not belong to the suit printed on them.</source>
        <translation>Треба покласти некозирну карту масті ходу. Вишники й нижники — козирі: до масті, що на них надрукована, вони не належать.</translation>
    </message>
    <message>
        <source>Any trump follows a trump: hearts, Obers and Unters alike.</source>
        <translation>На козир годиться будь-який козир: і чирви, і вишники, і нижники.</translation>
    </message>
    <message>
        <source>Two trumps lie here, and the higher one wins: every Ober beats every Unter.</source>
        <translation>Тут лежать два козирі, і бере старший: кожен вишник б’є кожного нижника.</translation>
    </message>
</context>
<context>
    <name>GermanScoringLines</name>
    <message>
        <source>Fox caught (ace of bells)</source>
        <translation>Спіймана лисиця (дзвінковий туз)</translation>
    </message>
    <message>
        <source>Charlie wins the last trick (Unter of acorns)</source>
        <translation>Карлхен бере останню взятку (жолудевий нижник)</translation>
    </message>
    <message>
        <source>Heart trick</source>
        <translation>Чирвова взятка</translation>
    </message>
    <message>
        <source>Dulle caught (ten of hearts)</source>
        <translation>Спіймана Дулле (чирвова десятка)</translation>
    </message>
    <message>
        <source>Charlie caught (Unter of acorns)</source>
        <translation>Спійманий Карлхен (жолудевий нижник)</translation>
    </message>
</context>
<context>
    <name>GermanSuits</name>
    <message>
        <source>acorns</source>
        <translation>жолуді</translation>
    </message>
    <message>
        <source>leaves</source>
        <translation>вино</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>чирви</translation>
    </message>
    <message>
        <source>bells</source>
        <translation>дзвінки</translation>
    </message>
</context>
<context>
    <name>HandRow</name>
    <message>
        <source>Played: {cards}.</source>
        <translation>Зіграно: {cards}.</translation>
    </message>
    <message>
        <source>Played: {cards}. Dealt but not played: {rest}.</source>
        <translation>Зіграно: {cards}. Здано, але не зіграно: {rest}.</translation>
    </message>
</context>
<context>
    <name>HandView</name>
    <message>
        <source>Your hand</source>
        <translation>Ваші карти</translation>
    </message>
    <message>
        <source>picked</source>
        <translation>вибрано</translation>
    </message>
    <message>
        <source>not picked</source>
        <translation>не вибрано</translation>
    </message>
    <message>
        <source>press again to play</source>
        <translation>натисніть ще раз, щоб покласти</translation>
    </message>
    <message>
        <source>Press again to play: {card}.</source>
        <translation>Натисніть ще раз, щоб покласти: {card}.</translation>
    </message>
    <message>
        <source>Place {place} of {count}: {card}.</source>
        <translation>Місце {place} з {count}: {card}.</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Play Schafkopf and Doppelkopf. Without a command, or with a record, the window opens.</source>
        <translation>Грати в Шафкопф і Доппелькопф. Без команди або із записом відкривається вікно.</translation>
    </message>
    <message>
        <source>print the version and end</source>
        <translation>вивести версію та завершити роботу</translation>
    </message>
    <message>
        <source>replay a record and print every deal</source>
        <translation>відтворити запис і вивести кожну роздачу</translation>
    </message>
    <message>
        <source>print a deal’s scores from facts alone</source>
        <translation>обчислити рахунок роздачі за самими даними</translation>
    </message>
    <message>
        <source>measure the speed of this machine</source>
        <translation>виміряти швидкість цього комп’ютера</translation>
    </message>
    <message>
        <source>print one JSON document</source>
        <translation>вивести один документ JSON</translation>
    </message>
    <message>
        <source>play a deal of each game in the window</source>
        <translation>зіграти у вікні по роздачі кожної гри</translation>
    </message>
    <message>
        <source>let computer players play</source>
        <translation>дати грати комп’ютерним гравцям</translation>
    </message>
    <message>
        <source>write the record to a file</source>
        <translation>зберегти запис у файл</translation>
    </message>
    <message>
        <source>measure two computer players by duplicate deals</source>
        <translation>порівняти двох комп’ютерних гравців на однакових роздачах</translation>
    </message>
    <message>
        <source>number of processes; as many as the machine has cores without it</source>
        <translation>кількість процесів; якщо не вказано, стільки, скільки ядер у машини</translation>
    </message>
    <message>
        <source>print what each card is worth when all hands are open</source>
        <translation>вивести, чого варта кожна карта за відкритих карт</translation>
    </message>
    <message>
        <source>number of the deal, from 1; the last one without it</source>
        <translation>номер роздачі, з 1; якщо не вказано, остання</translation>
    </message>
    <message>
        <source>the point after so many actions of the deal; its last one without it</source>
        <translation>місце після стількох дій роздачі; якщо не вказано, останнє</translation>
    </message>
    <message>
        <source>most cards played in the search; what it leaves open is given as bounds and a guess</source>
        <translation>скільки карт щонайбільше зіграти під час пошуку; що лишиться відкритим, подається межами й оцінкою</translation>
    </message>
    <message>
        <source>rule set</source>
        <translation>набір правил</translation>
    </message>
    <message>
        <source>number of deals</source>
        <translation>кількість роздач</translation>
    </message>
    <message>
        <source>seed of the cards</source>
        <translation>початкове число для карт</translation>
    </message>
    <message>
        <source>time that a program has for an answer</source>
        <translation>час, який має програма на відповідь</translation>
    </message>
    <message>
        <source>print the pages about the rules of a game</source>
        <translation>вивести сторінки про правила гри</translation>
    </message>
    <message>
        <source>language of the pages</source>
        <translation>мова сторінок</translation>
    </message>
    <message>
        <source>look after decks of cards</source>
        <translation>працювати з колодами карт</translation>
    </message>
    <message>
        <source>name the decks that can be chosen</source>
        <translation>перелічити колоди, які можна вибрати</translation>
    </message>
    <message>
        <source>say everything that is wrong with a deck</source>
        <translation>повідомити про все, що в колоді не так</translation>
    </message>
    <message>
        <source>draw all cards of a deck into one picture</source>
        <translation>намалювати всі карти колоди на одному зображенні</translation>
    </message>
    <message>
        <source>name or folder of a deck</source>
        <translation>назва або тека колоди</translation>
    </message>
    <message>
        <source>width of a card</source>
        <translation>ширина карти</translation>
    </message>
    <message>
        <source>contrast, grain, temperature or a preset</source>
        <translation>контраст, зернистість, колірна температура або заготовка</translation>
    </message>
    <message>
        <source>only these cards, such as CQ,HA</source>
        <translation>лише ці карти, наприклад CQ,HA</translation>
    </message>
    <message>
        <source>what is measured, everything without it: {parts}</source>
        <translation>що вимірюється, якщо не вказано, усе: {parts}</translation>
    </message>
</context>
<context>
    <name>HintHoldings</name>
    <message>
        <source>Your hand for it: trumps {trumps}, queens among them {queens}, other aces {aces}.</source>
        <translation>Для цього на руках: козирів {trumps}, з них дам {queens}, інших тузів {aces}.</translation>
    </message>
    <message>
        <source>Your hand: trumps {trumps}, queens among them {queens}, other aces {aces}.</source>
        <translation>На руках: козирів {trumps}, з них дам {queens}, інших тузів {aces}.</translation>
    </message>
    <message>
        <source>Your hand for it: trumps {trumps}, Obers among them {queens}, other aces {aces}.</source>
        <translation>Для цього на руках: козирів {trumps}, з них вишників {queens}, інших тузів {aces}.</translation>
    </message>
    <message>
        <source>Your hand: trumps {trumps}, Obers among them {queens}, other aces {aces}.</source>
        <translation>На руках: козирів {trumps}, з них вишників {queens}, інших тузів {aces}.</translation>
    </message>
</context>
<context>
    <name>HintReasons</name>
    <message>
        <source>Nothing else is allowed.</source>
        <translation>Нічого іншого не можна.</translation>
    </message>
    <message>
        <source>It takes the trick for certain: nobody who still plays can beat it.</source>
        <translation>Вона бере взятку напевно: ніхто з тих, кому ще грати, її не переб’є.</translation>
    </message>
    <message>
        <source>Your fox is safe here: this trick is certain for your side.</source>
        <translation>Ваша лисиця тут у безпеці: ця взятка точно вашої сторони.</translation>
    </message>
    <message>
        <source>Your partner is winning the trick so far: you need not take it.</source>
        <translation>Поки що взятку бере ваш партнер: вам її брати не треба.</translation>
    </message>
    <message>
        <source>You search for the called ace: it must be played now.</source>
        <translation>Ви шукаєте викликаного туза: його треба покласти зараз.</translation>
    </message>
    <message>
        <source>No higher card of its suit is out, and the suit has not been led yet.</source>
        <translation>Старших за неї карт цієї масті в грі вже немає, і в цю масть ще не ходили.</translation>
    </message>
    <message>
        <source>No higher card of its suit is out.</source>
        <translation>Старших за неї карт цієї масті в грі вже немає.</translation>
    </message>
    <message>
        <source>You have none of the suit that was led, but keep your trumps for later.</source>
        <translation>Масті ходу у вас немає, але козирі прибережіть на потім.</translation>
    </message>
    <message>
        <source>It is your only card of its suit: after it you can trump that suit.</source>
        <translation>Це ваша єдина карта цієї масті: потім ви зможете бити цю масть козирем.</translation>
    </message>
    <message>
        <source>It is worth no points, whoever takes it.</source>
        <translation>Вона не варта очок, хоч би кому дісталася.</translation>
    </message>
    <message>
        <source>It stays below the cards that lie.</source>
        <translation>Вона молодша за ті карти, що лежать на столі.</translation>
    </message>
    <message>
        <source>You cannot follow, so it cannot take the trick.</source>
        <translation>Відповісти в масть ви не можете, тож взятки вона не візьме.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Зараз не ваш хід.</translation>
    </message>
    <message>
        <source>In the deals imagined nothing else did clearly better.</source>
        <translation>Явно кращого в уявних розкладах не було.</translation>
    </message>
    <message>
        <source>There is no simple reason for it.</source>
        <translation>Простого пояснення немає.</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message numerus="yes">
        <source>You play last and take the trick with %n points.</source>
        <translation>
            <numerusform>Ваш хід останній, і взятка ваша: %n&#xa0;очко.</numerusform>
            <numerusform>Ваш хід останній, і взятка ваша: %n&#xa0;очки.</numerusform>
            <numerusform>Ваш хід останній, і взятка ваша: %n&#xa0;очок.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The trick is certain for your side: add %n points.</source>
        <translation>
            <numerusform>Взятка точно вашої сторони: підкладіть %n&#xa0;очко.</numerusform>
            <numerusform>Взятка точно вашої сторони: підкладіть %n&#xa0;очки.</numerusform>
            <numerusform>Взятка точно вашої сторони: підкладіть %n&#xa0;очок.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your partner is winning the trick so far: add %n points.</source>
        <translation>
            <numerusform>Поки що взятку бере ваш партнер: підкладіть %n&#xa0;очко.</numerusform>
            <numerusform>Поки що взятку бере ваш партнер: підкладіть %n&#xa0;очки.</numerusform>
            <numerusform>Поки що взятку бере ваш партнер: підкладіть %n&#xa0;очок.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw the trumps of the others: they hold %n.</source>
        <translation>
            <numerusform>Вибийте в інших козирі: у них ще %n.</numerusform>
            <numerusform>Вибийте в інших козирі: у них ще %n.</numerusform>
            <numerusform>Вибийте в інших козирі: у них ще %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have none of the suit that was led and can trump; %n points lie there.</source>
        <translation>
            <numerusform>Масті ходу у вас немає, можна бити козирем; там лежить %n&#xa0;очко.</numerusform>
            <numerusform>Масті ходу у вас немає, можна бити козирем; там лежать %n&#xa0;очки.</numerusform>
            <numerusform>Масті ходу у вас немає, можна бити козирем; там лежить %n&#xa0;очок.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is ahead now; %n cards could still beat it.</source>
        <translation>
            <numerusform>Зараз вона найстарша; перебити її може ще %n&#xa0;карта.</numerusform>
            <numerusform>Зараз вона найстарша; перебити її можуть ще %n&#xa0;карти.</numerusform>
            <numerusform>Зараз вона найстарша; перебити її може ще %n&#xa0;карт.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You cannot beat the cards that lie: give as little as you can, %n points.</source>
        <translation>
            <numerusform>Карт, що лежать, вам не перебити: віддайте якомога менше, %n&#xa0;очко.</numerusform>
            <numerusform>Карт, що лежать, вам не перебити: віддайте якомога менше, %n&#xa0;очки.</numerusform>
            <numerusform>Карт, що лежать, вам не перебити: віддайте якомога менше, %n&#xa0;очок.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n points lie there: keep your higher cards for another trick.</source>
        <translation>
            <numerusform>Там лежить лише %n&#xa0;очко: старші карти прибережіть для іншої взятки.</numerusform>
            <numerusform>Там лежать лише %n&#xa0;очки: старші карти прибережіть для іншої взятки.</numerusform>
            <numerusform>Там лежить лише %n&#xa0;очок: старші карти прибережіть для іншої взятки.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is your lowest card of its suit; %n higher ones are out.</source>
        <translation>
            <numerusform>Це ваша наймолодша карта цієї масті; старших за неї в грі ще %n.</numerusform>
            <numerusform>Це ваша наймолодша карта цієї масті; старших за неї в грі ще %n.</numerusform>
            <numerusform>Це ваша наймолодша карта цієї масті; старших за неї в грі ще %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With these cards you get rid of %n plain suits.</source>
        <translation>
            <numerusform>З цими картами ви позбудетеся %n&#xa0;некозирної масті.</numerusform>
            <numerusform>З цими картами ви позбудетеся %n&#xa0;некозирних мастей.</numerusform>
            <numerusform>З цими картами ви позбудетеся %n&#xa0;некозирних мастей.</numerusform>
        </translation>
    </message>
    <message>
        <source>Announce nothing now.</source>
        <translation>Зараз нічого не оголошуйте.</translation>
    </message>
    <message>
        <source>In {percent}% of the deals imagined you come out ahead.</source>
        <translation>У {percent}&#xa0;% уявних розкладів ви у виграші.</translation>
    </message>
    <message>
        <source>Thinking about a hint…</source>
        <translation>Готується підказка…</translation>
    </message>
    <message>
        <source>There is nothing to advise: it is not your turn.</source>
        <translation>Радити нічого: зараз не ваш хід.</translation>
    </message>
    <message>
        <source>This deal now counts as played with help.</source>
        <translation>Ця роздача тепер вважається зіграною з підказкою.</translation>
    </message>
    <message>
        <source>recommended</source>
        <translation>радимо</translation>
    </message>
    <message>
        <source>Hint: {action}.</source>
        <translation>Підказка: {action}.</translation>
    </message>
    <message>
        <source>Announce now: {announcement}.</source>
        <translation>Оголосіть зараз: {announcement}.</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Клавіші</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Закрити</translation>
    </message>
    <message>
        <source>Go to the next card of this suit: {suits}</source>
        <translation>До наступної карти цієї масті: {suits}</translation>
    </message>
    <message>
        <source>Left, Right, Home, End</source>
        <translation>Ліворуч, Праворуч, Home, End</translation>
    </message>
    <message>
        <source>Go through the hand</source>
        <translation>По картах на руках</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation>Enter, Пробіл</translation>
    </message>
    <message>
        <source>Play the card, or press the button</source>
        <translation>Покласти карту або натиснути кнопку</translation>
    </message>
    <message>
        <source>1 … 9, 0</source>
        <translation>1 … 9, 0</translation>
    </message>
    <message>
        <source>Go to a card by its place, 0 to the tenth</source>
        <translation>До карти за її місцем, 0 — до десятої</translation>
    </message>
    <message>
        <source>Ctrl+Left, Ctrl+Right</source>
        <translation>Ctrl+Ліворуч, Ctrl+Праворуч</translation>
    </message>
    <message>
        <source>Move the card in the hand, as the mouse does by dragging</source>
        <translation>Переставити карту, як перетягуванням мишею</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Go to the buttons and back</source>
        <translation>До кнопок і назад</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Leave full screen, put a page away, or drop the mark of a card</source>
        <translation>Вийти з повного екрана, прибрати сторінку або зняти позначку з карти</translation>
    </message>
</context>
<context>
    <name>KeysEditor</name>
    <message>
        <source>Letters of the menus</source>
        <translation>Літери меню</translation>
    </message>
    <message>
        <source>Press Enter, then the new letter.</source>
        <translation>Натисніть Enter, потім нову літеру.</translation>
    </message>
    <message>
        <source>&amp;Reset the letters</source>
        <translation>С&amp;кинути літери</translation>
    </message>
    <message>
        <source>Click an entry or press Enter, then type its new letter.</source>
        <translation>Клацніть пункт або натисніть Enter, потім уведіть нову літеру.</translation>
    </message>
    <message>
        <source>Type the new letter for “{entry}”, or press Esc.</source>
        <translation>Уведіть нову літеру для «{entry}» або натисніть Esc.</translation>
    </message>
    <message>
        <source>Only a letter can be used. Type another key, or press Esc.</source>
        <translation>Годиться лише літера. Натисніть іншу клавішу або Esc.</translation>
    </message>
    <message>
        <source>{letter} belongs to “{entry}”. Type another letter, or press Esc.</source>
        <translation>{letter} належить до «{entry}». Уведіть іншу літеру або натисніть Esc.</translation>
    </message>
    <message>
        <source>The letter stays as it was.</source>
        <translation>Літера лишається та сама.</translation>
    </message>
    <message>
        <source>{letter} is the letter for “{entry}” now.</source>
        <translation>{letter} — тепер літера для «{entry}».</translation>
    </message>
    <message>
        <source>All letters are as they were at first.</source>
        <translation>Усі літери як на початку.</translation>
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
        <translation>Літера</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Пункт</translation>
    </message>
</context>
<context>
    <name>LastTrickView</name>
    <message>
        <source>The last trick</source>
        <translation>Остання взятка</translation>
    </message>
</context>
<context>
    <name>LessonBar</name>
    <message>
        <source>&amp;Next</source>
        <translation>Да&amp;лі</translation>
    </message>
    <message>
        <source>&amp;Skip</source>
        <translation>&amp;Пропустити</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>&amp;Вийти</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Назад</translation>
    </message>
    <message>
        <source>Chec&amp;k</source>
        <translation>Перев&amp;ірити</translation>
    </message>
    <message>
        <source>&amp;Repeat the lesson</source>
        <translation>Повтори&amp;ти урок</translation>
    </message>
    <message>
        <source>&amp;Play a real game</source>
        <translation>Г&amp;рати по-справжньому</translation>
    </message>
</context>
<context>
    <name>LessonTable</name>
    <message>
        <source>&amp;Go on</source>
        <translation>Д&amp;алі</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>Lesson: Schafkopf</source>
        <translation>Урок: Шафкопф</translation>
    </message>
    <message>
        <source>Lesson: Doppelkopf</source>
        <translation>Урок: Доппелькопф</translation>
    </message>
    <message>
        <source>{lesson}. Step {number} of {count}.</source>
        <translation>{lesson}. Крок {number} з {count}.</translation>
    </message>
    <message>
        <source>Cards: {cards}.</source>
        <translation>Карти: {cards}.</translation>
    </message>
    <message>
        <source>The trick: {cards}.</source>
        <translation>Взятка: {cards}.</translation>
    </message>
    <message>
        <source>Chosen: {count} of {all}</source>
        <translation>Вибрано: {count} з {all}</translation>
    </message>
    <message>
        <source>right answer</source>
        <translation>правильна відповідь</translation>
    </message>
    <message>
        <source>not right</source>
        <translation>неправильно</translation>
    </message>
    <message>
        <source>That is right.</source>
        <translation>Правильно.</translation>
    </message>
    <message>
        <source>Try once more.</source>
        <translation>Спробуйте ще раз.</translation>
    </message>
    <message>
        <source>{player}: {card}</source>
        <translation>{player}: {card}</translation>
    </message>
    <message>
        <source>That is not right.</source>
        <translation>Це неправильно.</translation>
    </message>
    <message>
        <source>Chosen by mistake: {wrong}. Missed: {missed}.</source>
        <translation>Вибрано зайве: {wrong}. Пропущено: {missed}.</translation>
    </message>
    <message>
        <source>Chosen by mistake: {wrong}.</source>
        <translation>Вибрано зайве: {wrong}.</translation>
    </message>
    <message>
        <source>Missed: {missed}.</source>
        <translation>Пропущено: {missed}.</translation>
    </message>
    <message>
        <source>The right answer: {answer}.</source>
        <translation>Правильна відповідь: {answer}.</translation>
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
        <translation>Журнал</translation>
    </message>
    <message>
        <source>What has happened in the deal, oldest first.</source>
        <translation>Що сталося в роздачі, спершу найдавніше.</translation>
    </message>
    <message>
        <source>&amp;Copy the chosen lines</source>
        <translation>&amp;Копіювати вибрані рядки</translation>
    </message>
</context>
<context>
    <name>LookNames</name>
    <message>
        <source>Neutral</source>
        <translation>Нейтральний</translation>
    </message>
    <message>
        <source>Antique</source>
        <translation>Старовинний</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Друк</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Ніч</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Високий контраст</translation>
    </message>
</context>
<context>
    <name>LookSlider</name>
    <message>
        <source>Double click or Ctrl+0: back to the middle</source>
        <translation>Подвійне клацання або Ctrl+0: назад до середини</translation>
    </message>
    <message>
        <source>{value} of 100, towards: {end}</source>
        <translation>{value} зі 100, у бік: {end}</translation>
    </message>
    <message>
        <source>{value} of 100, as it was drawn</source>
        <translation>{value} зі 100, як намальовано</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Saved as {file}.</source>
        <translation>Збережено як {file}.</translation>
    </message>
    <message>
        <source>{file} cannot be saved: {reason}</source>
        <translation>Не вдається зберегти {file}: {reason}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Ви</translation>
    </message>
    <message>
        <source>The saved game was damaged. What could be read of it goes on; the damaged file is kept.</source>
        <translation>Збережену гру було пошкоджено. Триває те, що вдалося прочитати; пошкоджений файл збережено.</translation>
    </message>
    <message>
        <source>The game cannot be saved: {reason} You can go on playing.</source>
        <translation>Гру не вдається зберегти: {reason} Можна грати далі.</translation>
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
        <translation>Прибрати</translation>
    </message>
</context>
<context>
    <name>Moves</name>
    <message>
        <source>You play the {card}</source>
        <translation>Ви кладете {card}</translation>
    </message>
    <message>
        <source>You lead the {card}</source>
        <translation>Ви ходите: кладете {card}</translation>
    </message>
    <message>
        <source>You pass</source>
        <translation>Ви пасуєте</translation>
    </message>
    <message>
        <source>You have no reservation</source>
        <translation>Ви: без застережень</translation>
    </message>
    <message>
        <source>You throw in a bad hand</source>
        <translation>Ви скидаєте погану роздачу</translation>
    </message>
    <message>
        <source>You accept</source>
        <translation>Ви приймаєте</translation>
    </message>
    <message>
        <source>You decline</source>
        <translation>Ви відхиляєте</translation>
    </message>
    <message>
        <source>You hold the solo</source>
        <translation>Ви тримаєте соло</translation>
    </message>
    <message>
        <source>You yield</source>
        <translation>Ви поступаєтеся</translation>
    </message>
    <message>
        <source>You double</source>
        <translation>Ви стукаєте</translation>
    </message>
    <message>
        <source>You do not double</source>
        <translation>Ви не стукаєте</translation>
    </message>
    <message>
        <source>You bid: {contract}</source>
        <translation>Ви заявляєте: {contract}</translation>
    </message>
    <message>
        <source>You call the {card}</source>
        <translation>Ви викликаєте {card}</translation>
    </message>
    <message>
        <source>You have a wedding</source>
        <translation>Ви заявляєте весілля</translation>
    </message>
    <message>
        <source>You have a poverty</source>
        <translation>Ви заявляєте бідність</translation>
    </message>
    <message>
        <source>You raise: {level}</source>
        <translation>Ви підвищуєте: {level}</translation>
    </message>
    <message>
        <source>You pass on: {cards}</source>
        <translation>Ви передаєте: {cards}</translation>
    </message>
    <message>
        <source>You give back: {cards}</source>
        <translation>Ви повертаєте: {cards}</translation>
    </message>
    <message>
        <source>You lay face down: {cards}</source>
        <translation>Ви кладете сорочкою вгору: {cards}</translation>
    </message>
    <message>
        <source>You give: {cards}</source>
        <translation>Ви віддаєте: {cards}</translation>
    </message>
    <message>
        <source>You announce: {announcement}</source>
        <translation>Ви оголошуєте: {announcement}</translation>
    </message>
    <message>
        <source>You call Genscher, new partner: {partner}</source>
        <translation>Ви оголошуєте Геншер, новий партнер: {partner}</translation>
    </message>
    <message>
        <source>{player} plays the {card}</source>
        <translation>{player} кладе {card}</translation>
    </message>
    <message>
        <source>{player} leads the {card}</source>
        <translation>{player} ходить: кладе {card}</translation>
    </message>
    <message>
        <source>{player} passes</source>
        <translation>{player} пасує</translation>
    </message>
    <message>
        <source>{player} has no reservation</source>
        <translation>{player}: без застережень</translation>
    </message>
    <message>
        <source>{player} throws in a bad hand</source>
        <translation>{player} скидає погану роздачу</translation>
    </message>
    <message>
        <source>{player} accepts</source>
        <translation>{player} приймає</translation>
    </message>
    <message>
        <source>{player} declines</source>
        <translation>{player} відхиляє</translation>
    </message>
    <message>
        <source>{player} holds the solo</source>
        <translation>{player} тримає соло</translation>
    </message>
    <message>
        <source>{player} yields</source>
        <translation>{player} поступається</translation>
    </message>
    <message>
        <source>{player} doubles</source>
        <translation>{player} стукає</translation>
    </message>
    <message>
        <source>{player} does not double</source>
        <translation>{player} не стукає</translation>
    </message>
    <message>
        <source>{player} bids: {contract}</source>
        <translation>{player} заявляє: {contract}</translation>
    </message>
    <message>
        <source>{player} calls the {card}</source>
        <translation>{player} викликає {card}</translation>
    </message>
    <message>
        <source>{player} has a wedding</source>
        <translation>{player} заявляє весілля</translation>
    </message>
    <message>
        <source>{player} has a poverty</source>
        <translation>{player} заявляє бідність</translation>
    </message>
    <message>
        <source>{player} raises: {level}</source>
        <translation>{player} підвищує: {level}</translation>
    </message>
    <message>
        <source>{player} passes on: {cards}</source>
        <translation>{player} передає: {cards}</translation>
    </message>
    <message>
        <source>{player} gives back: {cards}</source>
        <translation>{player} повертає: {cards}</translation>
    </message>
    <message>
        <source>{player} lays face down: {cards}</source>
        <translation>{player} кладе сорочкою вгору: {cards}</translation>
    </message>
    <message>
        <source>{player} gives: {cards}</source>
        <translation>{player} віддає: {cards}</translation>
    </message>
    <message>
        <source>{player} announces: {announcement}</source>
        <translation>{player} оголошує: {announcement}</translation>
    </message>
    <message>
        <source>{player} calls Genscher, new partner: {partner}</source>
        <translation>{player} оголошує Геншер, новий партнер: {partner}</translation>
    </message>
    <message>
        <source>{player} calls Genscher and you are the new partner</source>
        <translation>{player} оголошує Геншер, новий партнер — ви</translation>
    </message>
    <message numerus="yes">
        <source>You take the trick, %n points</source>
        <translation>
            <numerusform>Взятку берете ви: %n&#xa0;очко</numerusform>
            <numerusform>Взятку берете ви: %n&#xa0;очки</numerusform>
            <numerusform>Взятку берете ви: %n&#xa0;очок</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} takes the trick, %n points</source>
        <translation>
            <numerusform>Взятку бере {player}: %n&#xa0;очко</numerusform>
            <numerusform>Взятку бере {player}: %n&#xa0;очки</numerusform>
            <numerusform>Взятку бере {player}: %n&#xa0;очок</numerusform>
        </translation>
    </message>
    <message>
        <source>The deal is over</source>
        <translation>Роздачу закінчено</translation>
    </message>
    <message>
        <source>Your turn to play</source>
        <translation>Ваш хід</translation>
    </message>
    <message>
        <source>{player} to play</source>
        <translation>Ходить {player}</translation>
    </message>
    <message>
        <source>You are next in the exchange of cards</source>
        <translation>В обміні картами на черзі ви</translation>
    </message>
    <message>
        <source>{player} is next in the exchange of cards</source>
        <translation>В обміні картами на черзі {player}</translation>
    </message>
    <message>
        <source>Your turn to call</source>
        <translation>Ваше слово</translation>
    </message>
    <message>
        <source>{player} to call</source>
        <translation>Слово: {player}</translation>
    </message>
    <message numerus="yes">
        <source>{player} passes on %n cards face down</source>
        <translation>
            <numerusform>{player} передає сорочкою вгору %n&#xa0;карту</numerusform>
            <numerusform>{player} передає сорочкою вгору %n&#xa0;карти</numerusform>
            <numerusform>{player} передає сорочкою вгору %n&#xa0;карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} gives back {count} cards face down, %n of them trumps</source>
        <translation>
            <numerusform>{player} повертає карти сорочкою вгору: {count}, з них %n&#xa0;козир</numerusform>
            <numerusform>{player} повертає карти сорочкою вгору: {count}, з них %n&#xa0;козирі</numerusform>
            <numerusform>{player} повертає карти сорочкою вгору: {count}, з них %n&#xa0;козирів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} gives back %n cards face down</source>
        <translation>
            <numerusform>{player} повертає сорочкою вгору %n&#xa0;карту</numerusform>
            <numerusform>{player} повертає сорочкою вгору %n&#xa0;карти</numerusform>
            <numerusform>{player} повертає сорочкою вгору %n&#xa0;карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} lays %n cards face down</source>
        <translation>
            <numerusform>{player} кладе сорочкою вгору %n&#xa0;карту</numerusform>
            <numerusform>{player} кладе сорочкою вгору %n&#xa0;карти</numerusform>
            <numerusform>{player} кладе сорочкою вгору %n&#xa0;карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} gives %n cards face down</source>
        <translation>
            <numerusform>{player} віддає сорочкою вгору %n&#xa0;карту</numerusform>
            <numerusform>{player} віддає сорочкою вгору %n&#xa0;карти</numerusform>
            <numerusform>{player} віддає сорочкою вгору %n&#xa0;карт</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NameField</name>
    <message>
        <source>You</source>
        <translation>Ви</translation>
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
        <translation>Новий вечір</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Гра</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>&amp;Почати</translation>
    </message>
    <message>
        <source>May stay empty</source>
        <translation>Можна не заповнювати</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation>Ім’я гравця {number}</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Гравець {number}</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Гра</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>П&amp;равила</translation>
    </message>
    <message>
        <source>Rules cod&amp;e</source>
        <translation>&amp;Код правил</translation>
    </message>
    <message>
        <source>&amp;Name of the evening</source>
        <translation>&amp;Назва вечора</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Скасувати</translation>
    </message>
    <message>
        <source>Give the evening a name.</source>
        <translation>Дайте вечору назву.</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>&amp;Undo this</source>
        <translation>Ск&amp;асувати це</translation>
    </message>
    <message>
        <source>Put away</source>
        <translation>Прибрати</translation>
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
        <translation>Місця за столом</translation>
    </message>
    <message>
        <source>Number of deals</source>
        <translation>Кількість роздач</translation>
    </message>
    <message>
        <source>Compulsory solos</source>
        <translation>Обов’язкові соло</translation>
    </message>
    <message>
        <source>Nines</source>
        <translation>Дев’ятки</translation>
    </message>
    <message>
        <source>Two Dulles in one trick</source>
        <translation>Дві Дулле в одній взятці</translation>
    </message>
    <message>
        <source>Piglets</source>
        <translation>Поросята</translation>
    </message>
    <message>
        <source>Hyperpiglets</source>
        <translation>Гіперпоросята</translation>
    </message>
    <message>
        <source>Poverty</source>
        <translation>Бідність</translation>
    </message>
    <message>
        <source>Foxes count in a poverty</source>
        <translation>Лисиці в бідності</translation>
    </message>
    <message>
        <source>Trumps may come back</source>
        <translation>Повернення козирів у бідності</translation>
    </message>
    <message>
        <source>Poverty that nobody takes</source>
        <translation>Бідність, якої ніхто не приймає</translation>
    </message>
    <message>
        <source>Throwing in bad hands</source>
        <translation>Скидання поганої роздачі</translation>
    </message>
    <message>
        <source>Settling trick of a wedding</source>
        <translation>Вирішальна взятка весілля</translation>
    </message>
    <message>
        <source>Solos</source>
        <translation>Які соло грають</translation>
    </message>
    <message>
        <source>First lead in a solo</source>
        <translation>Перший хід у соло</translation>
    </message>
    <message>
        <source>Several solos</source>
        <translation>Кілька соло</translation>
    </message>
    <message>
        <source>Solo keeps the deal</source>
        <translation>Після соло здає той самий здавач</translation>
    </message>
    <message>
        <source>Value of solos</source>
        <translation>Підрахунок соло</translation>
    </message>
    <message>
        <source>Cards for Re and Kontra</source>
        <translation>Скільки карт треба для Re і Kontra</translation>
    </message>
    <message>
        <source>Announcing in turn only</source>
        <translation>Оголошення лише у свій хід</translation>
    </message>
    <message>
        <source>Re and Kontra double</source>
        <translation>Re і Kontra подвоюють</translation>
    </message>
    <message>
        <source>Forced announcement</source>
        <translation>Обов’язкове оголошення</translation>
    </message>
    <message>
        <source>Cards that decide the sides</source>
        <translation>Карти, що визначають сторони</translation>
    </message>
    <message>
        <source>Genscher</source>
        <translation>Геншер</translation>
    </message>
    <message>
        <source>Scoring of announcements</source>
        <translation>Підрахунок оголошень</translation>
    </message>
    <message>
        <source>Kontra’s point in a lost solo</source>
        <translation>Очко Kontra у програному соло</translation>
    </message>
    <message>
        <source>Charlie caught</source>
        <translation>Спійманий Карлхен</translation>
    </message>
    <message>
        <source>Fox caught in the last trick</source>
        <translation>Лисиця, спіймана в останній взятці</translation>
    </message>
    <message>
        <source>Fox caught in the first trick</source>
        <translation>Лисиця, спіймана в першій взятці</translation>
    </message>
    <message>
        <source>Dulle caught</source>
        <translation>Спіймана Дулле</translation>
    </message>
    <message>
        <source>Doppelkopf</source>
        <translation>Доппелькопф</translation>
    </message>
    <message>
        <source>Bock rounds</source>
        <translation>Bock-кола</translation>
    </message>
    <message>
        <source>Solo in any suit</source>
        <translation>Соло в будь-якій масті</translation>
    </message>
    <message>
        <source>Geier</source>
        <translation>Гаєр</translation>
    </message>
    <message>
        <source>Farbwenz</source>
        <translation>Фарбвенц</translation>
    </message>
    <message>
        <source>Farbgeier</source>
        <translation>Фарбгаєр</translation>
    </message>
    <message>
        <source>Bettel</source>
        <translation>Бетель</translation>
    </message>
    <message>
        <source>Hochzeit</source>
        <translation>Hochzeit</translation>
    </message>
    <message>
        <source>When everybody passes</source>
        <translation>Коли всі пасують</translation>
    </message>
    <message>
        <source>Tariff</source>
        <translation>Тариф</translation>
    </message>
    <message>
        <source>Jungfrau in Ramsch</source>
        <translation>Jungfrau в рамші</translation>
    </message>
    <message>
        <source>Durchmarsch in Ramsch</source>
        <translation>Durchmarsch у рамші</translation>
    </message>
    <message>
        <source>Kontra</source>
        <translation>Kontra</translation>
    </message>
    <message>
        <source>Klopfen</source>
        <translation>Стук</translation>
    </message>
    <message>
        <source>Short deck</source>
        <translation>Коротка колода</translation>
    </message>
    <message>
        <source>Value of a Tout</source>
        <translation>Вартість Tout</translation>
    </message>
    <message>
        <source>Value of Sie</source>
        <translation>Вартість Sie</translation>
    </message>
</context>
<context>
    <name>OptionTexts</name>
    <message>
        <source>How many sit at the table; with five the dealer rests.</source>
        <translation>Скільки людей сидить за столом; уп’ятьох здавач відпочиває.</translation>
    </message>
    <message>
        <source>How many deals a session has.</source>
        <translation>Скільки роздач у партії.</translation>
    </message>
    <message>
        <source>Everybody must play one solo during the session.</source>
        <translation>За партію кожен має зіграти одне соло.</translation>
    </message>
    <message>
        <source>The eight nines are in the pack.</source>
        <translation>У колоді є вісім дев’яток.</translation>
    </message>
    <message>
        <source>Which of two Dulles in one trick is the higher one, or whether the card is trump at all.</source>
        <translation>Котра з двох Дулле в одній взятці старша і чи ця карта взагалі козир.</translation>
    </message>
    <message>
        <source>Both foxes or both aces of the trump suit in one hand may be announced before the first lead and then are the highest trumps.</source>
        <translation>Обидві лисиці або обидва тузи козирної масті в одних руках можна оголосити до першого ходу; тоді вони найстарші козирі.</translation>
    </message>
    <message>
        <source>After the piglets, both nines of their suit in one hand may be made even higher trumps.</source>
        <translation>Після поросят обидві дев’ятки їхньої масті в одних руках можна зробити ще старшими козирями.</translation>
    </message>
    <message>
        <source>A player with at most three trumps may pass them on to a partner who takes them.</source>
        <translation>Гравець, у якого не більше трьох козирів, може передати їх партнерові, що їх прийме.</translation>
    </message>
    <message>
        <source>Foxes are among the three trumps that a poverty may have.</source>
        <translation>Лисиці входять до тих трьох козирів, що можуть бути в бідності.</translation>
    </message>
    <message>
        <source>The partner of a poverty may give trumps back.</source>
        <translation>Партнер гравця з бідністю може повернути йому козирі.</translation>
    </message>
    <message>
        <source>What happens when nobody takes the cards of a poverty.</source>
        <translation>Що буде, якщо карт гравця з бідністю ніхто не приймає.</translation>
    </message>
    <message>
        <source>A hand with five nines, five kings or, without poverty, at most three trumps may be thrown in.</source>
        <translation>Роздачу з п’ятьма дев’ятками, п’ятьма королями або, без бідності, щонайбільше трьома козирями можна скинути.</translation>
    </message>
    <message>
        <source>Which of the first three tricks may find the partner of a wedding.</source>
        <translation>Котра з перших трьох взяток може дати партнера для весілля.</translation>
    </message>
    <message>
        <source>Which solos may be played.</source>
        <translation>Які соло можна грати.</translation>
    </message>
    <message>
        <source>Who leads to the first trick of a solo.</source>
        <translation>Хто ходить у першу взятку соло.</translation>
    </message>
    <message>
        <source>Who plays when several players want a solo.</source>
        <translation>Хто грає, якщо соло хочуть кілька гравців.</translation>
    </message>
    <message>
        <source>After a solo the same dealer deals again.</source>
        <translation>Після соло знову здає той самий гравець.</translation>
    </message>
    <message>
        <source>How much a solo counts besides the factor of one against three.</source>
        <translation>У скільки разів дорожче соло, крім множника «один проти трьох».</translation>
    </message>
    <message>
        <source>How many cards a player must still hold to say Re or Kontra.</source>
        <translation>Скільки карт ще треба мати на руках, щоб сказати Re або Kontra.</translation>
    </message>
    <message>
        <source>Announcements are made only when it is one’s turn to play a card.</source>
        <translation>Оголошують лише тоді, коли надійшла черга класти карту.</translation>
    </message>
    <message>
        <source>Re and Kontra each double the score of the game instead of adding 2.</source>
        <translation>Re і Kontra подвоюють вартість роздачі, замість того щоб додавати 2.</translation>
    </message>
    <message>
        <source>The winner of a first trick of 30 points or more must announce something.</source>
        <translation>Хто бере першу взятку на 30 і більше очок, мусить щось оголосити.</translation>
    </message>
    <message>
        <source>Who was dealt one of these two cards is on the Re side.</source>
        <translation>Кому здано одну з цих двох карт, той на стороні Re.</translation>
    </message>
    <message>
        <source>How announcements that were kept or missed are scored.</source>
        <translation>Як рахуються виконані й невиконані оголошення.</translation>
    </message>
    <message>
        <source>The point against the old ladies also counts when a soloist loses.</source>
        <translation>Очко проти старих рахується й тоді, коли програє соліст.</translation>
    </message>
    <message>
        <source>Catching a Charlie of the other side in the last trick scores a point.</source>
        <translation>Спійманий в останній взятці Карлхен іншої сторони приносить очко.</translation>
    </message>
    <message>
        <source>What catching a fox in the last trick scores.</source>
        <translation>Що приносить лисиця, спіймана в останній взятці.</translation>
    </message>
    <message>
        <source>What catching a fox in the first trick scores.</source>
        <translation>Що приносить лисиця, спіймана в першій взятці.</translation>
    </message>
    <message>
        <source>Winning a trick with a Dulle of the other side scores a point.</source>
        <translation>Взятка з Дулле іншої сторони приносить очко.</translation>
    </message>
    <message>
        <source>Which trick of 40 points or more scores a point.</source>
        <translation>Котра взятка на 40 і більше очок приносить очко.</translation>
    </message>
    <message>
        <source>After certain deals, as many deals as there are seats count double.</source>
        <translation>Після певних роздач наступні роздачі рахуються подвійно; їх стільки, скільки місць за столом.</translation>
    </message>
    <message>
        <source>A Solo needs no plain card of the suit that becomes trump.</source>
        <translation>Для соло не потрібна некозирна карта масті, що стане козирем.</translation>
    </message>
    <message>
        <source>A solo without trumps in which the soloist must not win a trick.</source>
        <translation>Соло без козирів, у якому солістові не можна взяти жодної взятки.</translation>
    </message>
    <message>
        <source>A player with exactly one trump offers it face down, and who takes it becomes the partner.</source>
        <translation>Гравець, у якого рівно один козир, пропонує його сорочкою вгору; хто його бере, стає партнером.</translation>
    </message>
    <message>
        <source>What happens when nobody bids.</source>
        <translation>Що буде, якщо ніхто не робить заявки.</translation>
    </message>
    <message>
        <source>How much the contracts are worth.</source>
        <translation>Скільки коштують контракти.</translation>
    </message>
    <message>
        <source>In Ramsch a player without a trick is paid double.</source>
        <translation>У рамші гравцеві без взяток платять удвічі більше.</translation>
    </message>
    <message>
        <source>In Ramsch a player who takes all tricks or 91 points wins.</source>
        <translation>У рамші виграє той, хто бере всі взятки або 91 очко.</translation>
    </message>
    <message>
        <source>How far the sides may double the score during the first trick.</source>
        <translation>До якого ступеня сторони можуть подвоювати рахунок під час першої взятки.</translation>
    </message>
    <message>
        <source>After the first four cards everybody may double the score before the bidding.</source>
        <translation>Після перших чотирьох карт кожен може подвоїти рахунок, ще до торгівлі.</translation>
    </message>
    <message>
        <source>The sevens and eights are left out, and everybody gets six cards.</source>
        <translation>Сімок і вісімок немає, і кожен одержує шість карт.</translation>
    </message>
    <message>
        <source>What a Tout is worth to each player.</source>
        <translation>Скільки коштує Tout для кожного гравця.</translation>
    </message>
    <message>
        <source>What Sie is worth to each player before its runners.</source>
        <translation>Скільки коштує Sie для кожного гравця, не рахуючи матадорів.</translation>
    </message>
</context>
<context>
    <name>OptionValues</name>
    <message>
        <source>the first one</source>
        <translation>старша перша</translation>
    </message>
    <message>
        <source>the second one</source>
        <translation>старша друга</translation>
    </message>
    <message>
        <source>off</source>
        <translation>вимкнено</translation>
    </message>
    <message>
        <source>both foxes</source>
        <translation>обидві лисиці</translation>
    </message>
    <message>
        <source>both aces of the trump suit</source>
        <translation>обидва тузи козирної масті</translation>
    </message>
    <message>
        <source>the same dealer deals again</source>
        <translation>той самий здавач здає ще раз</translation>
    </message>
    <message>
        <source>black sow</source>
        <translation>чорна свиня</translation>
    </message>
    <message>
        <source>any of them</source>
        <translation>будь-яка взятка</translation>
    </message>
    <message>
        <source>only those led with a plain suit</source>
        <translation>лише взятка з ходом у некозирну масть</translation>
    </message>
    <message>
        <source>the player left of the dealer</source>
        <translation>гравець ліворуч від здавача</translation>
    </message>
    <message>
        <source>the soloist</source>
        <translation>соліст</translation>
    </message>
    <message>
        <source>who promises more in an auction</source>
        <translation>хто більше обіцяє на торгу</translation>
    </message>
    <message>
        <source>as usual</source>
        <translation>як звичайно</translation>
    </message>
    <message>
        <source>double</source>
        <translation>подвійно</translation>
    </message>
    <message>
        <source>every one</source>
        <translation>кожна багата взятка</translation>
    </message>
    <message>
        <source>the next dealer deals</source>
        <translation>здає наступний гравець</translation>
    </message>
    <message>
        <source>Ramsch is played</source>
        <translation>грають рамш</translation>
    </message>
    <message>
        <source>everybody pays 1 into the stock</source>
        <translation>кожен платить у банк одиницю</translation>
    </message>
    <message>
        <source>units of the classic rules</source>
        <translation>одиниці класичних правил</translation>
    </message>
    <message>
        <source>the second, but not in the last trick</source>
        <translation>старша друга, крім останньої взятки</translation>
    </message>
    <message>
        <source>the second in the last trick only</source>
        <translation>старша друга лише в останній взятці</translation>
    </message>
    <message>
        <source>no trump, a plain card</source>
        <translation>не козир, звичайна карта</translation>
    </message>
    <message>
        <source>only a compulsory soloist</source>
        <translation>лише соліст обов’язкового соло</translation>
    </message>
    <message>
        <source>the first from the dealer’s left</source>
        <translation>перший ліворуч від здавача</translation>
    </message>
    <message>
        <source>the last from the dealer’s left</source>
        <translation>останній ліворуч від здавача</translation>
    </message>
    <message>
        <source>DDV: a point for each promise</source>
        <translation>DDV: очко за кожну обіцянку</translation>
    </message>
    <message>
        <source>Pagat: one if kept, two if missed</source>
        <translation>Pagat: виконана — 1, невиконана — 2</translation>
    </message>
    <message>
        <source>only two pairs of equal cards</source>
        <translation>лише дві пари однакових карт</translation>
    </message>
    <message>
        <source>Muss: the highest trump plays</source>
        <translation>вимушена гра з найстаршим козирем</translation>
    </message>
    <message>
        <source>tournament values, no runners</source>
        <translation>турнірні ставки без матадорів</translation>
    </message>
    <message>
        <source>Kontra</source>
        <translation>Kontra</translation>
    </message>
    <message>
        <source>Kontra and Re</source>
        <translation>Kontra і Re</translation>
    </message>
    <message>
        <source>Kontra, Re and Sub</source>
        <translation>Kontra, Re і Sub</translation>
    </message>
    <message>
        <source>Kontra, Re, Sub and Hirsch</source>
        <translation>Kontra, Re, Sub і Hirsch</translation>
    </message>
    <message>
        <source>on</source>
        <translation>увімкнено</translation>
    </message>
    <message>
        <source>none</source>
        <translation>жодного</translation>
    </message>
    <message>
        <source>open end</source>
        <translation>без обмеження</translation>
    </message>
    <message numerus="yes">
        <source>%n deals</source>
        <translation>
            <numerusform>%n роздача</numerusform>
            <numerusform>%n роздачі</numerusform>
            <numerusform>%n роздач</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n гравець</numerusform>
            <numerusform>%n гравці</numerusform>
            <numerusform>%n гравців</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n карта</numerusform>
            <numerusform>%n карти</numerusform>
            <numerusform>%n карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n units</source>
        <translation>
            <numerusform>%n одиниця</numerusform>
            <numerusform>%n одиниці</numerusform>
            <numerusform>%n одиниць</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game points</source>
        <translation>
            <numerusform>%n ігрове очко</numerusform>
            <numerusform>%n ігрові очки</numerusform>
            <numerusform>%n ігрових очок</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OtherRules</name>
    <message>
        <source>You are reading {rules}. Your table keeps its own rules.</source>
        <translation>Ви читаєте: {rules}. За вашим столом лишаються свої правила.</translation>
    </message>
    <message>
        <source>You are reading {rules}. The rules of your next game stay as they are.</source>
        <translation>Ви читаєте: {rules}. Правила вашої наступної гри не змінюються.</translation>
    </message>
    <message>
        <source>Back to your rules</source>
        <translation>Назад до ваших правил</translation>
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
        <translation>Сторона розігрувача</translation>
    </message>
    <message>
        <source>Defenders</source>
        <translation>Захисники</translation>
    </message>
</context>
<context>
    <name>Phases</name>
    <message>
        <source>Klopfen</source>
        <translation>Стук</translation>
    </message>
    <message>
        <source>Reservations</source>
        <translation>Застереження</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Торгівля</translation>
    </message>
    <message>
        <source>Auction between soloists</source>
        <translation>Торг солістів</translation>
    </message>
    <message>
        <source>Exchange of cards</source>
        <translation>Обмін картами</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Розіграш</translation>
    </message>
    <message>
        <source>End of the deal</source>
        <translation>Кінець роздачі</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>The file cannot be read: {path} ({message})</source>
        <translation>Не вдається прочитати файл: {path} ({message})</translation>
    </message>
    <message>
        <source>The file cannot be written: {path} ({message})</source>
        <translation>Не вдається записати файл: {path} ({message})</translation>
    </message>
    <message>
        <source>The command cannot be understood: {message}</source>
        <translation>Команда незрозуміла: {message}</translation>
    </message>
    <message>
        <source>There is no screen to open the window on. Commands such as “cardavia play” need none.</source>
        <translation>Немає екрана, на якому відкрити вікно. Командам на зразок «cardavia play» він не потрібен.</translation>
    </message>
    <message>
        <source>A system library is missing, which packaging/play.sh installs: {message}</source>
        <translation>Немає системної бібліотеки, її встановить packaging/play.sh: {message}</translation>
    </message>
    <message>
        <source>The file is larger than the limit of {limit} MiB.</source>
        <translation>Файл більший за дозволений: {limit} МіБ.</translation>
    </message>
    <message>
        <source>The file is not UTF-8 text: the first wrong byte is at position {position}.</source>
        <translation>Файл — не текст у UTF-8: перший хибний байт на місці {position}.</translation>
    </message>
    <message>
        <source>The file is not valid JSON: line {line}, column {column}.</source>
        <translation>Файл — не правильний JSON: рядок {line}, стовпець {column}.</translation>
    </message>
    <message>
        <source>The file is not a Cardavia record.</source>
        <translation>Файл — не запис Cardavia.</translation>
    </message>
    <message>
        <source>The file does not hold the facts of a deal to score.</source>
        <translation>У файлі немає даних роздачі, яку треба порахувати.</translation>
    </message>
    <message>
        <source>This key is missing: {key}</source>
        <translation>Бракує ключа: {key}</translation>
    </message>
    <message>
        <source>This key is not known: {key}</source>
        <translation>Невідомий ключ: {key}</translation>
    </message>
    <message>
        <source>The key “{key}” cannot have this value: {value}</source>
        <translation>Ключ «{key}» не може мати такого значення: {value}</translation>
    </message>
    <message>
        <source>This version of the record format is not known: {version}</source>
        <translation>Невідома версія формату запису: {version}</translation>
    </message>
    <message>
        <source>This game is not known: {game}</source>
        <translation>Невідома гра: {game}</translation>
    </message>
    <message>
        <source>This rule set is not known: {preset}</source>
        <translation>Невідомий набір правил: {preset}</translation>
    </message>
    <message>
        <source>This option is not known: {option}</source>
        <translation>Невідомий параметр: {option}</translation>
    </message>
    <message>
        <source>The option “{option}” cannot have this value: {value}</source>
        <translation>Параметр «{option}» не може мати такого значення: {value}</translation>
    </message>
    <message>
        <source>These two options contradict each other: {first}, {second}</source>
        <translation>Ці два параметри суперечать один одному: {first}, {second}</translation>
    </message>
    <message>
        <source>The record has more deals than the limit: {limit}</source>
        <translation>У записі більше роздач, ніж дозволено: {limit}</translation>
    </message>
    <message>
        <source>The deal has more actions than the limit: {limit}</source>
        <translation>У роздачі більше дій, ніж дозволено: {limit}</translation>
    </message>
    <message>
        <source>A player’s name has more characters than the limit: {limit}</source>
        <translation>В імені гравця більше знаків, ніж дозволено: {limit}</translation>
    </message>
    <message>
        <source>The number of players is wrong: {count}</source>
        <translation>Хибна кількість гравців: {count}</translation>
    </message>
    <message>
        <source>The dealer must be one of the seats, but is: {value}</source>
        <translation>Здавати має одне з місць, а вказано: {value}</translation>
    </message>
    <message>
        <source>This is not a card: {text}</source>
        <translation>Це не карта: {text}</translation>
    </message>
    <message>
        <source>The number of cards is wrong. Seat {seat} has {count}, expected: {expected}</source>
        <translation>Хибна кількість карт. На місці {seat} їх {count}, очікувалося: {expected}</translation>
    </message>
    <message>
        <source>This card occurs too often: {card}</source>
        <translation>Ця карта трапляється надто часто: {card}</translation>
    </message>
    <message>
        <source>This card does not belong to the pack: {card}</source>
        <translation>Цієї карти немає в колоді: {card}</translation>
    </message>
    <message>
        <source>A deal may follow only a finished one.</source>
        <translation>Роздача може йти лише після закінченої.</translation>
    </message>
    <message>
        <source>This is not an action: {text}</source>
        <translation>Це не дія: {text}</translation>
    </message>
    <message>
        <source>There is no such seat: {text}</source>
        <translation>Такого місця немає: {text}</translation>
    </message>
    <message>
        <source>These two entries contradict each other: {first}, {second}</source>
        <translation>Ці два записи суперечать один одному: {first}, {second}</translation>
    </message>
    <message>
        <source>This kind of computer player is not known: {name}</source>
        <translation>Невідомий вид комп’ютерного гравця: {name}</translation>
    </message>
    <message>
        <source>There is no program to start for the player “cmd:{command}”: {message}</source>
        <translation>Для гравця «cmd:{command}» немає програми, яку можна запустити: {message}</translation>
    </message>
    <message>
        <source>The record has no such point: {option} {value}</source>
        <translation>Такого місця в записі немає: {option} {value}</translation>
    </message>
    <message>
        <source>No card is to be played at this point (deal {deal}, after {actions} actions).</source>
        <translation>У цьому місці карту не кладуть (роздача {deal}, після дій: {actions}).</translation>
    </message>
    <message>
        <source>This is not a code of house rules, or a character in it is wrong, missing or too many.</source>
        <translation>Це не код домашніх правил, або знак у ньому хибний, пропущений чи зайвий.</translation>
    </message>
    <message>
        <source>This code comes from a newer version of Cardavia and holds rules that this one does not know.</source>
        <translation>Цей код створено в новішій версії Cardavia, і в ньому є правила, яких ця версія не знає.</translation>
    </message>
    <message>
        <source>There are no rule pages in the language {language}. There are: {languages}</source>
        <translation>Мовою {language} сторінок правил немає. Є: {languages}</translation>
    </message>
    <message>
        <source>There is no deck of cards of this name or in this folder: {deck}</source>
        <translation>Колоди з такою назвою або в такій теці немає: {deck}</translation>
    </message>
    <message>
        <source>There is already a deck of this name: {deck}</source>
        <translation>Колода з такою назвою вже є: {deck}</translation>
    </message>
    <message>
        <source>The file deck.toml cannot be understood: {message}</source>
        <translation>Файл deck.toml незрозумілий: {message}</translation>
    </message>
    <message>
        <source>This drawing of the deck is missing: {file}</source>
        <translation>Бракує малюнка колоди: {file}</translation>
    </message>
    <message>
        <source>No card of the deck uses this drawing: {file}</source>
        <translation>Цього малюнка не використовує жодна карта колоди: {file}</translation>
    </message>
    <message>
        <source>The card {card} is in both games, but the deck does not have it.</source>
        <translation>Карта {card} є в обох іграх, але в колоді її немає.</translation>
    </message>
    <message>
        <source>The drawing {file} is longer than {limit} bytes.</source>
        <translation>Малюнок {file} довший за {limit} байтів.</translation>
    </message>
    <message>
        <source>The drawing {file} is not a whole SVG document: {message}</source>
        <translation>Малюнок {file} — не повний документ SVG: {message}</translation>
    </message>
    <message>
        <source>The drawing {file}, line {line}, may not have this: {found}</source>
        <translation>У малюнку {file}, рядок {line}, цього не може бути: {found}</translation>
    </message>
    <message>
        <source>In the drawing {file}, line {line}, “{name}” cannot have this value: {value}</source>
        <translation>У малюнку {file}, рядок {line}, «{name}» не може мати такого значення: {value}</translation>
    </message>
    <message>
        <source>The drawing {file} has the viewBox “{found}”, needed: “{needed}”</source>
        <translation>Малюнок {file} має viewBox «{found}», а потрібно: «{needed}»</translation>
    </message>
    <message>
        <source>The deck has {count} colours, allowed are {limit}: {colours}</source>
        <translation>Кольорів у колоді: {count}, дозволено {limit}: {colours}</translation>
    </message>
    <message>
        <source>The index of suit {suit} stands out from the paper by {ratio} to 1, needed: {needed}</source>
        <translation>Індекс масті {suit} відрізняється від паперу як {ratio} до 1, а потрібно: {needed}</translation>
    </message>
    <message>
        <source>A look is a preset or three numbers from 0 to 100 for contrast, grain and temperature, not this: {look}</source>
        <translation>Вигляд — це заготовка або три числа від 0 до 100: контраст, зернистість і колірна температура, а не це: {look}</translation>
    </message>
    <message>
        <source>It is not the turn of the seat.</source>
        <translation>Черга не цього місця.</translation>
    </message>
    <message>
        <source>This is not possible at this point of the deal.</source>
        <translation>На цьому етапі роздачі це неможливо.</translation>
    </message>
    <message>
        <source>The seat does not hold this card.</source>
        <translation>На цьому місці такої карти немає.</translation>
    </message>
    <message>
        <source>Trump was led and the seat holds one.</source>
        <translation>Пішли козирем, а на місці він є.</translation>
    </message>
    <message>
        <source>A plain suit was led and the seat holds a card of it.</source>
        <translation>Пішли в некозирну масть, а на місці є її карта.</translation>
    </message>
    <message>
        <source>The called suit was led, so the seat must play the called ace.</source>
        <translation>Пішли в масть виклику, тому місце має покласти викликаного туза.</translation>
    </message>
    <message>
        <source>The seat must lead the called suit with its ace, unless it also holds three more cards of the suit.</source>
        <translation>У масть виклику місце має ходити її тузом, хіба що має ще три карти цієї масті.</translation>
    </message>
    <message>
        <source>The seat may not throw away the called ace before its suit has been led.</source>
        <translation>Місце не може скинути викликаного туза, доки в його масть не ходили.</translation>
    </message>
    <message>
        <source>To call an ace the seat must hold a plain card of its suit but not the ace itself.</source>
        <translation>Щоб викликати туза, місце повинно мати некозирну карту його масті, але не самого туза.</translation>
    </message>
    <message>
        <source>It is too early to announce anything.</source>
        <translation>Оголошувати ще рано.</translation>
    </message>
    <message>
        <source>It is too late for this announcement: the seat holds too few cards.</source>
        <translation>Для цього оголошення запізно: на місці замало карт.</translation>
    </message>
    <message>
        <source>The side of the seat has not said Re or Kontra in time to promise more.</source>
        <translation>Сторона цього місця вчасно не сказала Re або Kontra, щоб обіцяти більше.</translation>
    </message>
    <message>
        <source>The side of the seat has already announced this.</source>
        <translation>Сторона цього місця це вже оголосила.</translation>
    </message>
    <message>
        <source>Only the other side may announce this.</source>
        <translation>Це може оголосити лише інша сторона.</translation>
    </message>
    <message>
        <source>Under these rules the seat may announce only when it is its turn to play a card.</source>
        <translation>За цими правилами місце може оголошувати лише тоді, коли надійшла його черга класти карту.</translation>
    </message>
    <message>
        <source>The seat must announce something before the play goes on.</source>
        <translation>Місце має щось оголосити, перш ніж гра піде далі.</translation>
    </message>
    <message>
        <source>The bid is not higher than the one before.</source>
        <translation>Заявка не вища за попередню.</translation>
    </message>
    <message>
        <source>The seat holds no plain card of the suit it would make trump.</source>
        <translation>На місці немає некозирної карти масті, яку воно робить козирем.</translation>
    </message>
    <message>
        <source>Sie needs nothing but the highest trumps in the hand of the seat.</source>
        <translation>Для Sie на руках цього місця потрібні самі найстарші козирі.</translation>
    </message>
    <message>
        <source>This contract is not played under these rules.</source>
        <translation>За цими правилами такого контракту не грають.</translation>
    </message>
    <message>
        <source>Doubling must be part of the rules and is possible only during the first trick.</source>
        <translation>Подвоєння має входити до правил і можливе лише в першій взятці.</translation>
    </message>
    <message>
        <source>The seat does not hold both cards that a wedding needs.</source>
        <translation>На місці немає обох карт, потрібних для весілля.</translation>
    </message>
    <message>
        <source>The seat has too many trumps for a poverty.</source>
        <translation>Для бідності на місці забагато козирів.</translation>
    </message>
    <message>
        <source>Exactly three cards change hands, and those passed on include all trumps of the player with the poverty.</source>
        <translation>Обмінюються рівно трьома картами, і серед переданих — усі козирі гравця з бідністю.</translation>
    </message>
    <message>
        <source>This solo is not played under these rules.</source>
        <translation>За цими правилами такого соло не грають.</translation>
    </message>
    <message>
        <source>The seat must play its compulsory solo now.</source>
        <translation>Місце має зараз грати своє обов’язкове соло.</translation>
    </message>
    <message>
        <source>The seat may not throw in this hand.</source>
        <translation>Місце не може скинути цієї роздачі.</translation>
    </message>
    <message>
        <source>The seat cannot announce piglets: they need both aces of the trump suit and come before the first card.</source>
        <translation>Місце не може оголосити поросят: для них потрібні обидва тузи козирної масті, і оголошують їх до першої карти.</translation>
    </message>
    <message>
        <source>The seat cannot call Genscher: this needs both kings and comes just before the first of them is played.</source>
        <translation>Місце не може оголосити Геншер: для нього потрібні обидва королі, і оголошують його саме перед першим із них.</translation>
    </message>
    <message>
        <source>A Hochzeit offers the only trump of a hand, and a plain card is given for it.</source>
        <translation>Hochzeit пропонує єдиний козир, а навзамін віддають некозирну карту.</translation>
    </message>
    <message>
        <source>Deal {deal}: {problem}</source>
        <translation>Роздача {deal}: {problem}</translation>
    </message>
    <message>
        <source>Deal {deal}, action {action} ({text}): {problem}</source>
        <translation>Роздача {deal}, дія {action} ({text}): {problem}</translation>
    </message>
    <message>
        <source>This entry stands there twice: {first}</source>
        <translation>Цей запис стоїть двічі: {first}</translation>
    </message>
</context>
<context>
    <name>Prompts</name>
    <message>
        <source>Another player decides whether to double.</source>
        <translation>Інший гравець вирішує, чи стукати.</translation>
    </message>
    <message>
        <source>Another player is asked for a reservation.</source>
        <translation>Іншого гравця питають про застереження.</translation>
    </message>
    <message>
        <source>Another player is asked for a bid.</source>
        <translation>Іншого гравця питають про заявку.</translation>
    </message>
    <message>
        <source>Another player is asked about the solo.</source>
        <translation>Іншого гравця питають про соло.</translation>
    </message>
    <message>
        <source>Another player decides about the exchange of cards.</source>
        <translation>Інший гравець вирішує щодо обміну картами.</translation>
    </message>
    <message>
        <source>Another player is choosing a card.</source>
        <translation>Інший гравець вибирає карту.</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>Роздачу закінчено.</translation>
    </message>
    <message>
        <source>Choose three cards to pass on, with all your trumps among them.</source>
        <translation>Виберіть три карти, які передасте, і серед них усі свої козирі.</translation>
    </message>
    <message>
        <source>Choose three cards to give back.</source>
        <translation>Виберіть три карти, які повернете.</translation>
    </message>
    <message>
        <source>Choose your only trump and lay it face down.</source>
        <translation>Виберіть свій єдиний козир і покладіть його сорочкою вгору.</translation>
    </message>
    <message>
        <source>Choose a plain card to give for the trump.</source>
        <translation>Виберіть некозирну карту, яку віддасте за козир.</translation>
    </message>
    <message>
        <source>Do you want to double before you see the rest of your cards?</source>
        <translation>Хочете стукати, перш ніж побачите решту своїх карт?</translation>
    </message>
    <message>
        <source>You must play your compulsory solo now. Which solo do you choose?</source>
        <translation>Зараз ви маєте зіграти обов’язкове соло. Яке соло вибираєте?</translation>
    </message>
    <message>
        <source>Do you have a reservation?</source>
        <translation>Чи є у вас застереження?</translation>
    </message>
    <message>
        <source>Do you want to bid?</source>
        <translation>Хочете зробити заявку?</translation>
    </message>
    <message>
        <source>Nobody has bid, so the holder of this card must play: {card}. You hold all the aces that can be called. Which ten do you call?</source>
        <translation>Заявок немає, тому грає той, у кого ця карта: {card}. У вас усі тузи, яких можна викликати. Котру десятку викликаєте?</translation>
    </message>
    <message>
        <source>Nobody has bid, so the holder of this card must play: {card}. Which ace do you call?</source>
        <translation>Заявок немає, тому грає той, у кого ця карта: {card}. Котрого туза викликаєте?</translation>
    </message>
    <message>
        <source>Another player outbids your solo. Do you hold it or yield?</source>
        <translation>Інший гравець пропонує більше, ніж ваше соло. Тримаєте його чи поступаєтеся?</translation>
    </message>
    <message>
        <source>Another player has a solo before you. Do you raise or yield?</source>
        <translation>Інший гравець має соло раніше за вас. Підвищуєте чи поступаєтеся?</translation>
    </message>
    <message>
        <source>Do you take the trump that is offered and give a plain card for it?</source>
        <translation>Візьмете запропонований козир, віддавши за нього некозирну карту?</translation>
    </message>
    <message>
        <source>Do you take the three cards of the player with the poverty?</source>
        <translation>Візьмете три карти гравця з бідністю?</translation>
    </message>
    <message>
        <source>The first trick holds 30 points or more, so you must announce something before you lead.</source>
        <translation>У першій взятці 30 або більше очок, тому до ходу ви маєте щось оголосити.</translation>
    </message>
    <message>
        <source>Choose a card to lead.</source>
        <translation>Виберіть карту для ходу.</translation>
    </message>
    <message>
        <source>Choose a card to play.</source>
        <translation>Виберіть карту.</translation>
    </message>
</context>
<context>
    <name>Raises</name>
    <message>
        <source>Raise to Re</source>
        <translation>Підвищити до Re</translation>
    </message>
    <message>
        <source>Raise to no 90</source>
        <translation>Підвищити до «без 90»</translation>
    </message>
    <message>
        <source>Raise to no 60</source>
        <translation>Підвищити до «без 60»</translation>
    </message>
    <message>
        <source>Raise to no 30</source>
        <translation>Підвищити до «без 30»</translation>
    </message>
    <message>
        <source>Raise to schwarz</source>
        <translation>Підвищити до «шварц»</translation>
    </message>
</context>
<context>
    <name>RecordDrop</name>
    <message>
        <source>Only one record can be opened at a time: {file} is opened.</source>
        <translation>За один раз відкривається лише один запис: відкривається {file}.</translation>
    </message>
    <message>
        <source>Only game records, files that end in {suffix}, can be opened here.</source>
        <translation>Тут відкриваються лише записи ігор, файли із закінченням {suffix}.</translation>
    </message>
    <message>
        <source>Drop the record to open it</source>
        <translation>Відпустіть запис, щоб його відкрити</translation>
    </message>
</context>
<context>
    <name>RecordFiles</name>
    <message>
        <source>Import a record</source>
        <translation>Імпорт запису</translation>
    </message>
    <message>
        <source>Export the record</source>
        <translation>Експорт запису</translation>
    </message>
    <message>
        <source>Game records (*.cardavia);;All files (*)</source>
        <translation>Записи ігор (*.cardavia);;Усі файли (*)</translation>
    </message>
    <message>
        <source>{file} is not opened: the game on the table cannot be saved. {reason}</source>
        <translation>{file} не відкривається: гру на столі не вдається зберегти. {reason}</translation>
    </message>
    <message>
        <source>{file} cannot be opened: {reason} The game on the table goes on.</source>
        <translation>Не вдається відкрити {file}: {reason} Гра на столі триває.</translation>
    </message>
    <message>
        <source>{file} cannot be saved: {reason}</source>
        <translation>Не вдається зберегти {file}: {reason}</translation>
    </message>
</context>
<context>
    <name>Redeals</name>
    <message>
        <source>The same dealer deals again.</source>
        <translation>Той самий гравець здає ще раз.</translation>
    </message>
    <message>
        <source>The next dealer deals.</source>
        <translation>Здає наступний гравець.</translation>
    </message>
    <message>
        <source>A bad hand was thrown in.</source>
        <translation>Погану роздачу скинуто.</translation>
    </message>
    <message>
        <source>Everybody passed.</source>
        <translation>Усі пасують.</translation>
    </message>
    <message>
        <source>Nobody takes the cards of the poverty.</source>
        <translation>Карт гравця з бідністю ніхто не приймає.</translation>
    </message>
    <message>
        <source>Nobody takes the trump of the Hochzeit.</source>
        <translation>Козиря з Hochzeit ніхто не бере.</translation>
    </message>
    <message>
        <source>The deal has no score.</source>
        <translation>Ця роздача без рахунку.</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>You cannot announce anything now.</source>
        <translation>Зараз оголосити нічого не можна.</translation>
    </message>
    <message>
        <source>You may announce: {announcements}.</source>
        <translation>Можна оголосити: {announcements}.</translation>
    </message>
    <message>
        <source>You may play: {cards}.</source>
        <translation>Можна покласти: {cards}.</translation>
    </message>
    <message>
        <source>You may choose: {calls}.</source>
        <translation>Можна вибрати: {calls}.</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>{game}, rules: {preset}</source>
        <translation>{game}, правила: {preset}</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Роздача {number}</translation>
    </message>
    <message>
        <source>{player}: {total} in all</source>
        <translation>{player}: усього {total}</translation>
    </message>
    <message>
        <source>{side}: {line}, {value}</source>
        <translation>{side}: {line}, {value}</translation>
    </message>
    <message>
        <source>{factor}: times {value}</source>
        <translation>{factor}: на {value}</translation>
    </message>
    <message>
        <source>Together: {bill}</source>
        <translation>Разом: {bill}</translation>
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
        <translation>Карти в тому порядку, як їх клали; золотий край у карти, що взяла взятку</translation>
    </message>
    <message>
        <source>Play the &amp;same cards again</source>
        <translation>&amp;Ті самі карти ще раз</translation>
    </message>
    <message>
        <source>{contract}. Card points. {one}: {first}. {other}: {second}. {score}.</source>
        <translation>{contract}. Очки за карти. {one}: {first}. {other}: {second}. {score}.</translation>
    </message>
    <message>
        <source>&amp;Final result</source>
        <translation>Підсумок &amp;партії</translation>
    </message>
    <message>
        <source>&amp;Next deal</source>
        <translation>&amp;Наступна роздача</translation>
    </message>
    <message>
        <source>&amp;Look at the result</source>
        <translation>Показати п&amp;ідсумок</translation>
    </message>
    <message>
        <source>&amp;Look at the table</source>
        <translation>Показати сті&amp;л</translation>
    </message>
    <message>
        <source>Result of the deal</source>
        <translation>Підсумок роздачі</translation>
    </message>
</context>
<context>
    <name>ResultTable</name>
    <message>
        <source>Side</source>
        <translation>Сторона</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Роздача</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Разом</translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source>Nobody wins</source>
        <translation>Ніхто не виграє</translation>
    </message>
    <message>
        <source>You win with Sie at once</source>
        <translation>З Sie ви виграєте одразу</translation>
    </message>
    <message>
        <source>You win the Ramsch with a Durchmarsch</source>
        <translation>Ви виграєте рамш, узявши всі взятки (Durchmarsch)</translation>
    </message>
    <message>
        <source>You lose the Ramsch; card points taken: {points}</source>
        <translation>Ви програєте рамш; очок за карти: {points}</translation>
    </message>
    <message>
        <source>You win the Bettel without a trick</source>
        <translation>Ви виграєте Бетель без взяток</translation>
    </message>
    <message>
        <source>The defenders win: you take a trick in a Bettel</source>
        <translation>Виграють захисники: ви берете взятку в Бетелі</translation>
    </message>
    <message>
        <source>You win the Tout with all tricks</source>
        <translation>Ви виграєте Tout, узявши всі взятки</translation>
    </message>
    <message>
        <source>The defenders win: you lose a trick in a Tout</source>
        <translation>Виграють захисники: ви віддаєте взятку в Tout</translation>
    </message>
    <message>
        <source>{player} wins with Sie at once</source>
        <translation>З Sie одразу виграє {player}</translation>
    </message>
    <message>
        <source>{player} wins the Ramsch with a Durchmarsch</source>
        <translation>Рамш виграє {player}, узявши всі взятки (Durchmarsch)</translation>
    </message>
    <message>
        <source>{player} loses the Ramsch; card points taken: {points}</source>
        <translation>Рамш програє {player}; очок за карти: {points}</translation>
    </message>
    <message>
        <source>{player} wins the Bettel without a trick</source>
        <translation>Бетель без взяток виграє {player}</translation>
    </message>
    <message>
        <source>The defenders win: {player} takes a trick in a Bettel</source>
        <translation>Виграють захисники: у Бетелі взятку бере {player}</translation>
    </message>
    <message>
        <source>{player} wins the Tout with all tricks</source>
        <translation>Tout з усіма взятками виграє {player}</translation>
    </message>
    <message>
        <source>The defenders win: {player} loses a trick in a Tout</source>
        <translation>Виграють захисники: у Tout взятку віддає {player}</translation>
    </message>
    <message>
        <source>Everybody passed. Everybody pays into the stock.</source>
        <translation>Усі пасують. Кожен платить у банк.</translation>
    </message>
    <message numerus="yes">
        <source>You lose %n game points</source>
        <translation>
            <numerusform>Ви втрачаєте %n&#xa0;ігрове очко</numerusform>
            <numerusform>Ви втрачаєте %n&#xa0;ігрові очки</numerusform>
            <numerusform>Ви втрачаєте %n&#xa0;ігрових очок</numerusform>
        </translation>
    </message>
    <message>
        <source>You neither win nor lose game points</source>
        <translation>Ви не одержуєте й не втрачаєте ігрових очок</translation>
    </message>
    <message numerus="yes">
        <source>You win %n game points</source>
        <translation>
            <numerusform>Ви одержуєте %n&#xa0;ігрове очко</numerusform>
            <numerusform>Ви одержуєте %n&#xa0;ігрові очки</numerusform>
            <numerusform>Ви одержуєте %n&#xa0;ігрових очок</numerusform>
        </translation>
    </message>
    <message>
        <source>{side}: {players}.</source>
        <translation>{side}: {players}.</translation>
    </message>
    <message numerus="yes">
        <source>Re wins with %n card points</source>
        <translation>
            <numerusform>Виграє Re: %n&#xa0;очко за карти</numerusform>
            <numerusform>Виграє Re: %n&#xa0;очки за карти</numerusform>
            <numerusform>Виграє Re: %n&#xa0;очок за карти</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Kontra wins with %n card points</source>
        <translation>
            <numerusform>Виграє Kontra: %n&#xa0;очко за карти</numerusform>
            <numerusform>Виграє Kontra: %n&#xa0;очки за карти</numerusform>
            <numerusform>Виграє Kontra: %n&#xa0;очок за карти</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The defenders win with %n card points</source>
        <translation>
            <numerusform>Виграють захисники: %n&#xa0;очко за карти</numerusform>
            <numerusform>Виграють захисники: %n&#xa0;очки за карти</numerusform>
            <numerusform>Виграють захисники: %n&#xa0;очок за карти</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The declarer’s side wins with %n card points</source>
        <translation>
            <numerusform>Виграє сторона розігрувача: %n&#xa0;очко за карти</numerusform>
            <numerusform>Виграє сторона розігрувача: %n&#xa0;очки за карти</numerusform>
            <numerusform>Виграє сторона розігрувача: %n&#xa0;очок за карти</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win with %n card points</source>
        <translation>
            <numerusform>Ви виграєте: %n&#xa0;очко за карти</numerusform>
            <numerusform>Ви виграєте: %n&#xa0;очки за карти</numerusform>
            <numerusform>Ви виграєте: %n&#xa0;очок за карти</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} wins with %n card points</source>
        <translation>
            <numerusform>Виграє {player}: %n&#xa0;очко за карти</numerusform>
            <numerusform>Виграє {player}: %n&#xa0;очки за карти</numerusform>
            <numerusform>Виграє {player}: %n&#xa0;очок за карти</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Roles</name>
    <message>
        <source>Dealer</source>
        <translation>Здає</translation>
    </message>
    <message>
        <source>Declarer</source>
        <translation>Розігрує</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Партнер</translation>
    </message>
    <message>
        <source>Soloist</source>
        <translation>Соліст</translation>
    </message>
    <message>
        <source>Defender</source>
        <translation>Захисник</translation>
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
        <translation>Відпочиває</translation>
    </message>
</context>
<context>
    <name>RuleGroups</name>
    <message>
        <source>Cards and trumps</source>
        <translation>Карти й козирі</translation>
    </message>
    <message>
        <source>Reservations and contracts</source>
        <translation>Застереження й контракти</translation>
    </message>
    <message>
        <source>Announcements and doubling</source>
        <translation>Оголошення й подвоєння</translation>
    </message>
    <message>
        <source>Extra points</source>
        <translation>Особливі очки</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Підрахунок</translation>
    </message>
    <message>
        <source>Session and table</source>
        <translation>Партія і стіл</translation>
    </message>
</context>
<context>
    <name>RuleGroupsShort</name>
    <message>
        <source>Cards</source>
        <translation>Карти</translation>
    </message>
    <message>
        <source>Contracts</source>
        <translation>Контракти</translation>
    </message>
    <message>
        <source>Announcing</source>
        <translation>Оголошення</translation>
    </message>
    <message>
        <source>Extras</source>
        <translation>Особливі</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Підрахунок</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Партія</translation>
    </message>
</context>
<context>
    <name>RuleLabel</name>
    <message>
        <source>Opens the rule (F1)</source>
        <translation>Відкриває правило (F1)</translation>
    </message>
</context>
<context>
    <name>RuleRow</name>
    <message>
        <source>Reset</source>
        <translation>Скинути</translation>
    </message>
    <message>
        <source>Reset “{option}”</source>
        <translation>Скинути «{option}»</translation>
    </message>
    <message>
        <source>Changed. {rules}: {value}</source>
        <translation>Змінено. {rules}: {value}</translation>
    </message>
    <message>
        <source>Go to “{option}”</source>
        <translation>До правила «{option}»</translation>
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
        <translation>Правила DDV</translation>
    </message>
    <message>
        <source>DDV tournament</source>
        <translation>Турнір DDV</translation>
    </message>
    <message>
        <source>DDV without nines</source>
        <translation>DDV без дев’яток</translation>
    </message>
    <message>
        <source>DDV with piglets</source>
        <translation>DDV з поросятами</translation>
    </message>
    <message>
        <source>Pagat rules</source>
        <translation>Правила Pagat</translation>
    </message>
    <message>
        <source>Ukrainian collection</source>
        <translation>Українська збірка</translation>
    </message>
    <message>
        <source>Classic rules</source>
        <translation>Класичні правила</translation>
    </message>
    <message>
        <source>Schafkopfschule tournament</source>
        <translation>Турнір Schafkopfschule</translation>
    </message>
    <message>
        <source>The rules of the German Doppelkopf association for free play, without poverty.</source>
        <translation>Правила Німецької спілки Доппелькопфа для вільної гри, без бідності.</translation>
    </message>
    <message>
        <source>The DDV rules for 24 deals, in which everybody plays one compulsory solo.</source>
        <translation>Правила DDV на 24 роздачі, де кожен грає одне обов’язкове соло.</translation>
    </message>
    <message>
        <source>The DDV rules with 40 cards, as the nines are left out.</source>
        <translation>Правила DDV із 40 картами, адже дев’яток немає.</translation>
    </message>
    <message>
        <source>The DDV rules, and a player with both foxes may make them the highest trumps.</source>
        <translation>Правила DDV, і гравець з обома лисицями може зробити їх найстаршими козирями.</translation>
    </message>
    <message>
        <source>The main description on pagat.com for 8 deals, with poverty and its own scoring.</source>
        <translation>Головний опис на pagat.com на 8 роздач, з бідністю і власним підрахунком.</translation>
    </message>
    <message>
        <source>The base game of a Ukrainian collection of house rules, with poverty and fewer solos.</source>
        <translation>Основна гра української збірки домашніх правил, з бідністю і меншою кількістю соло.</translation>
    </message>
    <message>
        <source>Rufer, Wenz, Solo, Tout and Sie, counted in units with Schneider, Schwarz and runners.</source>
        <translation>Гра з викликом, Венц, соло, Tout і Sie, рахунок в одиницях зі шнайдером, шварцом і матадорами.</translation>
    </message>
    <message>
        <source>Tournament rules for 32 deals with small fixed values and without runners.</source>
        <translation>Турнірні правила на 32 роздачі з малими сталими ставками й без матадорів.</translation>
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
        <translation>«{first}» і «{second}» суперечать одне одному, тому нічого не змінено.</translation>
    </message>
</context>
<context>
    <name>RulesChoice</name>
    <message>
        <source>House r&amp;ules…</source>
        <translation>До&amp;машні правила…</translation>
    </message>
    <message>
        <source>Your own rules, based on: {rules}</source>
        <translation>Ваші правила, основа: {rules}</translation>
    </message>
    <message numerus="yes">
        <source>%n rules differ from: {rules}</source>
        <translation>
            <numerusform>%n правило відрізняється від: {rules}</numerusform>
            <numerusform>%n правила відрізняються від: {rules}</numerusform>
            <numerusform>%n правил відрізняється від: {rules}</numerusform>
        </translation>
    </message>
    <message>
        <source>{rules}, and what differs – {settings}</source>
        <translation>{rules}; відмінності — {settings}</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
</context>
<context>
    <name>RulesCode</name>
    <message>
        <source>Cop&amp;y code</source>
        <translation>Коп&amp;іювати код</translation>
    </message>
    <message>
        <source>T&amp;ake</source>
        <translation>&amp;Прийняти</translation>
    </message>
    <message>
        <source>Code of these rules</source>
        <translation>Код цих правил</translation>
    </message>
    <message>
        <source>Code from somebody else</source>
        <translation>Код, отриманий від інших</translation>
    </message>
    <message>
        <source>Paste a code</source>
        <translation>Вставте код</translation>
    </message>
    <message>
        <source>Take the rules of the pasted code</source>
        <translation>Прийняти правила із вставленого коду</translation>
    </message>
    <message>
        <source>Code for &amp;friends</source>
        <translation>Код для д&amp;рузів</translation>
    </message>
</context>
<context>
    <name>RulesKeep</name>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Зберегти</translation>
    </message>
    <message>
        <source>Rena&amp;me</source>
        <translation>Пере&amp;йменувати</translation>
    </message>
    <message>
        <source>D&amp;elete</source>
        <translation>&amp;Вилучити</translation>
    </message>
    <message>
        <source>Name of your table</source>
        <translation>Назва вашого столу</translation>
    </message>
    <message>
        <source>Keep under a &amp;name</source>
        <translation>Зберегти під назво&amp;ю</translation>
    </message>
</context>
<context>
    <name>RulesList</name>
    <message>
        <source>&amp;Only changed rules</source>
        <translation>&amp;Лише змінені правила</translation>
    </message>
    <message numerus="yes">
        <source>%n rules found</source>
        <translation>
            <numerusform>Знайдено %n правило</numerusform>
            <numerusform>Знайдено %n правила</numerusform>
            <numerusform>Знайдено %n правил</numerusform>
        </translation>
    </message>
    <message>
        <source>No rule has “{words}” in its name, its sentence or its values.</source>
        <translation>«{words}» немає ні в назвах, ні в описах, ні в значеннях правил.</translation>
    </message>
    <message>
        <source>No rule differs from the preset.</source>
        <translation>Жодне правило не відрізняється від набору.</translation>
    </message>
    <message>
        <source>Find a rule</source>
        <translation>Знайти правило</translation>
    </message>
    <message>
        <source>Down leads to the first rule that was found.</source>
        <translation>Стрілка вниз веде до першого знайденого правила.</translation>
    </message>
    <message>
        <source>Groups of rules</source>
        <translation>Групи правил</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>&amp;Print…</source>
        <translation>Др&amp;ук…</translation>
    </message>
    <message>
        <source>Sa&amp;ve as PDF…</source>
        <translation>З&amp;берегти як PDF…</translation>
    </message>
    <message>
        <source>&amp;Deal with these rules</source>
        <translation>Здати за &amp;цими правилами</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Назад</translation>
    </message>
    <message>
        <source>The rules are now those of: {rules}</source>
        <translation>Тепер діють правила: {rules}</translation>
    </message>
    <message numerus="yes">
        <source>%n of its rules are not known to this version and are left out.</source>
        <translation>
            <numerusform>Невідомих цій версії правил: %n; їх пропущено.</numerusform>
            <numerusform>Невідомих цій версії правил: %n; їх пропущено.</numerusform>
            <numerusform>Невідомих цій версії правил: %n; їх пропущено.</numerusform>
        </translation>
    </message>
    <message>
        <source>{first} – {second}</source>
        <translation>{first} — {second}</translation>
    </message>
    <message>
        <source>All rules are reset.</source>
        <translation>Усі правила скинуто.</translation>
    </message>
    <message>
        <source>Taken from the code: {game}, {rules}, without any change.</source>
        <translation>Прийнято з коду: {game}, {rules}, без змін.</translation>
    </message>
    <message>
        <source>Taken from the code: {game}, {rules}, and what differs – {settings}.</source>
        <translation>Прийнято з коду: {game}, {rules}; відмінності — {settings}.</translation>
    </message>
    <message>
        <source>The running game keeps its rules; these hold from the next new one.</source>
        <translation>Почата гра зберігає свої правила; ці діють від наступної нової.</translation>
    </message>
    <message>
        <source>These rules hold from the next new game on.</source>
        <translation>Ці правила діють від наступної нової гри.</translation>
    </message>
    <message>
        <source>Copied: {code}</source>
        <translation>Скопійовано: {code}</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Збережено як {file}.</translation>
    </message>
    <message>
        <source>{reason} Nothing has been changed.</source>
        <translation>{reason} Нічого не змінено.</translation>
    </message>
    <message>
        <source>{file} cannot be saved: {reason}</source>
        <translation>Не вдається зберегти {file}: {reason}</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Домашні правила</translation>
    </message>
</context>
<context>
    <name>RulesPaper</name>
    <message>
        <source>Save the rules</source>
        <translation>Зберегти правила</translation>
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
        <translation>Основа: {rules}. Відмінності виділено жирним. Код цих правил: {code}</translation>
    </message>
    <message>
        <source>(preset: {value})</source>
        <translation>(набір: {value})</translation>
    </message>
</context>
<context>
    <name>RulesStart</name>
    <message>
        <source>Reset a&amp;ll</source>
        <translation>Скину&amp;ти все</translation>
    </message>
    <message>
        <source>Your table, based on: {rules}</source>
        <translation>Ваш стіл, основа: {rules}</translation>
    </message>
    <message>
        <source>No rule differs from the preset.</source>
        <translation>Жодне правило не відрізняється від набору.</translation>
    </message>
    <message numerus="yes">
        <source>%n rules differ from the preset.</source>
        <translation>
            <numerusform>%n правило відрізняється від набору.</numerusform>
            <numerusform>%n правила відрізняються від набору.</numerusform>
            <numerusform>%n правил відрізняється від набору.</numerusform>
        </translation>
    </message>
    <message>
        <source>Start from</source>
        <translation>Основа</translation>
    </message>
    <message>
        <source>&amp;Start from</source>
        <translation>&amp;Основа</translation>
    </message>
</context>
<context>
    <name>RulesTables</name>
    <message>
        <source>Kept as “{name}”.</source>
        <translation>Збережено як «{name}».</translation>
    </message>
    <message>
        <source>The table is now called “{name}”.</source>
        <translation>Стіл тепер називається «{name}».</translation>
    </message>
    <message>
        <source>“{name}” is deleted. The rules shown stay as they are.</source>
        <translation>Стіл «{name}» вилучено. Показані правила не змінюються.</translation>
    </message>
    <message>
        <source>There is already a table called “{name}”. Choose it first if you want to change it.</source>
        <translation>Стіл із назвою «{name}» уже є. Щоб змінити його, спершу виберіть його.</translation>
    </message>
    <message>
        <source>Your tables cannot be kept: {reason}</source>
        <translation>Ваші столи не вдається зберегти: {reason}</translation>
    </message>
</context>
<context>
    <name>RulesVisit</name>
    <message>
        <source>The file of your tables of house rules was damaged. It is kept as {file}.</source>
        <translation>Файл ваших столів із домашніми правилами було пошкоджено. Його збережено як {file}.</translation>
    </message>
    <message>
        <source>Your tables of house rules cannot be read: {reason}</source>
        <translation>Ваші столи з домашніми правилами не вдається прочитати: {reason}</translation>
    </message>
</context>
<context>
    <name>Said</name>
    <message>
        <source>Healthy</source>
        <translation>Без застережень</translation>
    </message>
    <message>
        <source>I throw in</source>
        <translation>Скидаю цю роздачу</translation>
    </message>
    <message>
        <source>I accept</source>
        <translation>Приймаю</translation>
    </message>
    <message>
        <source>I decline</source>
        <translation>Відмовляюся</translation>
    </message>
    <message>
        <source>I hold</source>
        <translation>Тримаю</translation>
    </message>
    <message>
        <source>I yield</source>
        <translation>Поступаюся</translation>
    </message>
    <message>
        <source>I double</source>
        <translation>Стукаю</translation>
    </message>
    <message>
        <source>I do not double</source>
        <translation>Не стукаю</translation>
    </message>
    <message>
        <source>Ace solo</source>
        <translation>Безкозирне соло</translation>
    </message>
</context>
<context>
    <name>SaveStrip</name>
    <message>
        <source>There is already a table called “{name}”.</source>
        <translation>Стіл із назвою «{name}» уже є.</translation>
    </message>
    <message>
        <source>&amp;Name of the table</source>
        <translation>&amp;Назва столу</translation>
    </message>
    <message>
        <source>Name of the table</source>
        <translation>Назва столу</translation>
    </message>
    <message>
        <source>Enter saves the table under this name, Escape does not.</source>
        <translation>Enter зберігає стіл під цією назвою, Esc — ні.</translation>
    </message>
    <message>
        <source>Sa&amp;ve</source>
        <translation>&amp;Зберегти</translation>
    </message>
    <message>
        <source>Re&amp;place it</source>
        <translation>За&amp;мінити його</translation>
    </message>
    <message>
        <source>Cance&amp;l</source>
        <translation>Скасу&amp;вати</translation>
    </message>
</context>
<context>
    <name>SchafkopfLesson</name>
    <message>
        <source>Four players get eight cards each. A trick is four cards, one from each player, clockwise. Whoever wins it leads to the next one. What counts in the end is not the number of your tricks but the points of the cards in them.</source>
        <translation>Чотири гравці одержують по вісім карт. Взятка — це чотири карти, по одній від кожного, за годинниковою стрілкою. Хто її бере, ходить у наступну. Наприкінці рахується не кількість ваших взяток, а очки карт у них.</translation>
    </message>
    <message>
        <source>How many points does this trick bring to its winner?</source>
        <translation>Скільки очок приносить ця взятка?</translation>
    </message>
    <message>
        <source>Choose every trump among these cards, then press “Check”.</source>
        <translation>Виберіть серед цих карт усі козирі та натисніть «Перевірити».</translation>
    </message>
    <message>
        <source>It is your turn. The first card of this trick was: {led}. Choose every card that you may play now, then press “Check”.</source>
        <translation>Ваша черга. Перша карта цієї взятки: {led}. Виберіть усі карти, які вам зараз можна покласти, і натисніть «Перевірити».</translation>
    </message>
    <message>
        <source>It is your turn again, in another deal. The first card was a trump: {led}. Choose every card that you may play now, then press “Check”.</source>
        <translation>Знову ваша черга, в іншій роздачі. Перша карта була козирем: {led}. Виберіть усі карти, які вам зараз можна покласти, і натисніть «Перевірити».</translation>
    </message>
    <message>
        <source>The highest trump wins. Where no trump lies, the highest card of the suit led wins: ace, ten, king, nine, eight, seven. The card led here was: {led}. Who wins this trick?</source>
        <translation>Бере найстарший козир. Де козирів немає, бере найстарша карта масті ходу: туз, десятка, король, дев’ятка, вісімка, сімка. Перша карта тут: {led}. Хто бере цю взятку?</translation>
    </message>
    <message>
        <source>The usual game is the Rufer. Whoever plays it calls one of these three aces; the player who holds it is the partner, and at first nobody else knows. You may call an ace only if you do not hold it yourself, but another plain card of its suit.</source>
        <translation>Звичайна гра — гра з викликом (Rufer). Хто її грає, викликає одного з цих трьох тузів; хто його має, той і партнер, і спершу більше ніхто цього не знає. Туза можна викликати, лише якщо у вас немає його самого, але є інша некозирна карта його масті.</translation>
    </message>
    <message>
        <source>You want to play a Rufer with this hand. Which ace may you call?</source>
        <translation>З цими картами ви хочете зіграти гру з викликом. Котрого туза можна&#xa0;викликати?</translation>
    </message>
    <message>
        <source>You play, and you have called: {called}. This trick has just been played. Who is your partner?</source>
        <translation>Ви розігруєте. Викликано: {called}. Цю взятку щойно зіграно. Хто ваш&#xa0;партнер?</translation>
    </message>
    <message>
        <source>All cards together have 120 points. You and your partner have exactly 60 of them in your tricks. Who has won?</source>
        <translation>В усіх картах 120 очок. У ваших із партнером взятках рівно 60. Хто виграв?</translation>
    </message>
    <message>
        <source>First each player may bid or pass: bid a Rufer, your cards are good. Then eight tricks are played. At each of your turns a hint tells what a good player would do, and why. You may try something else; nothing is kept of this deal.</source>
        <translation>Спершу кожен робить заявку або пасує: заявіть гру з викликом, карти у вас добрі. Потім розігрують вісім взяток. Щоразу перед вашим ходом підказка скаже, що зробив би добрий гравець і чому. Можна спробувати й інше; від цієї роздачі нічого не зберігається.</translation>
    </message>
    <message>
        <source>Follow the hint or try something else. After the last trick the result is shown.</source>
        <translation>Дотримуйтеся підказки або спробуйте інше. Після останньої взятки з’явиться підсумок.</translation>
    </message>
    <message>
        <source>That was Schafkopf. There is more to find: the Wenz, the solos, and the house rules on the rules page. At your own table the entry “Hint” in the menu “Game” helps at any time.</source>
        <translation>Це був Шафкопф. Попереду ще багато: Венц, соло й домашні правила на сторінці правил. За вашим столом будь-коли допоможе пункт «Підказка» в&#xa0;меню «Гра».</translation>
    </message>
</context>
<context>
    <name>SchafkopfLessonReasons</name>
    <message>
        <source>Your partner is whoever has played the ace that you called.</source>
        <translation>Ваш партнер — той, хто поклав викликаного туза.</translation>
    </message>
    <message>
        <source>The player and the partner need 61 points. At 60 to 60 the defenders win.</source>
        <translation>Розігрувачеві з партнером потрібне 61 очко. За 60 на 60 виграють захисники.</translation>
    </message>
    <message>
        <source>You must hold a plain card of the suit but not its ace. The ace of hearts is a trump and can never be called.</source>
        <translation>Потрібна некозирна карта масті, але не її туз. Чирвовий туз — козир, його викликати не можна ніколи.</translation>
    </message>
</context>
<context>
    <name>SchafkopfLessonTitles</name>
    <message>
        <source>What it is about</source>
        <translation>Про що ця гра</translation>
    </message>
    <message>
        <source>What the cards count</source>
        <translation>Скільки коштують карти</translation>
    </message>
    <message>
        <source>Count a trick</source>
        <translation>Порахуйте взятку</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Козирі</translation>
    </message>
    <message>
        <source>Find the trumps</source>
        <translation>Знайдіть козирі</translation>
    </message>
    <message>
        <source>Following</source>
        <translation>Відповідати в масть</translation>
    </message>
    <message>
        <source>Which card may you play?</source>
        <translation>Яку карту можна покласти?</translation>
    </message>
    <message>
        <source>Who wins the trick?</source>
        <translation>Хто бере взятку?</translation>
    </message>
    <message>
        <source>The secret partner</source>
        <translation>Таємний партнер</translation>
    </message>
    <message>
        <source>Call an ace</source>
        <translation>Викличте туза</translation>
    </message>
    <message>
        <source>Find your partner</source>
        <translation>Знайдіть партнера</translation>
    </message>
    <message>
        <source>Who has won?</source>
        <translation>Хто виграв?</translation>
    </message>
    <message>
        <source>Now a whole deal</source>
        <translation>Тепер ціла роздача</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>Роздача</translation>
    </message>
    <message>
        <source>Well done</source>
        <translation>Чудово</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>Winner: {side}</source>
        <translation>Перемога: {side}</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Місце {number}</translation>
    </message>
</context>
<context>
    <name>ScorePad</name>
    <message>
        <source>Choose what was played.</source>
        <translation>Виберіть, що грали.</translation>
    </message>
    <message>
        <source>Tick the two who played together.</source>
        <translation>Позначте двох, які грали разом.</translation>
    </message>
    <message>
        <source>Tick the partner too.</source>
        <translation>Позначте й партнера.</translation>
    </message>
    <message>
        <source>Tick who played it.</source>
        <translation>Позначте, хто грав.</translation>
    </message>
    <message>
        <source>Tick who lost the Ramsch, or marched.</source>
        <translation>Позначте, хто програв рамш або взяв усі взятки.</translation>
    </message>
    <message>
        <source>Enter the card points of one side.</source>
        <translation>Уведіть очки за карти однієї зі сторін.</translation>
    </message>
    <message>
        <source>Tell whether the side without card points took a trick.</source>
        <translation>Укажіть, чи взяла взятку сторона без очок за карти.</translation>
    </message>
    <message>
        <source>Tell how the tricks fell.</source>
        <translation>Укажіть, як розійшлися взятки.</translation>
    </message>
    <message>
        <source>Fox caught in the first trick</source>
        <translation>Лисиця, спіймана в першій взятці</translation>
    </message>
    <message>
        <source>Fox caught in the last trick</source>
        <translation>Лисиця, спіймана в останній взятці</translation>
    </message>
    <message>
        <source>Everybody passed</source>
        <translation>Усі пасують</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>нічого</translation>
    </message>
    <message>
        <source>no Kontra</source>
        <translation>без Kontra</translation>
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
        <translation>Розрахунок з’явиться тут, щойно буде введено все, що рахується.</translation>
    </message>
    <message>
        <source>Deal {number}: {contract}</source>
        <translation>Роздача {number}: {contract}</translation>
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
        <translation>{player}, разом</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Роздача</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Контракт</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Здавач</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>Розігрує</translation>
    </message>
    <message>
        <source>Announced</source>
        <translation>Оголошено</translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>Очки за карти</translation>
    </message>
    <message>
        <source>Special points</source>
        <translation>Особливі очки</translation>
    </message>
    <message>
        <source>Factors</source>
        <translation>Множники</translation>
    </message>
    <message>
        <source>{game}, rules: {rules}</source>
        <translation>{game}, правила: {rules}</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Разом</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Таблиці (*.csv)</translation>
    </message>
    <message>
        <source>Pages (*.pdf)</source>
        <translation>Сторінки (*.pdf)</translation>
    </message>
    <message>
        <source>Export the sheet</source>
        <translation>Експорт таблиці очок</translation>
    </message>
</context>
<context>
    <name>ScorePadFiles</name>
    <message>
        <source>{file} cannot be saved: {reason}</source>
        <translation>Не вдається зберегти {file}: {reason}</translation>
    </message>
    <message>
        <source>{file} cannot be opened: {reason}</source>
        <translation>Не вдається відкрити {file}: {reason}</translation>
    </message>
    <message>
        <source>{file} is damaged and was put aside as {kept}. {reason}</source>
        <translation>Файл {file} пошкоджено й відкладено як {kept}. {reason}</translation>
    </message>
</context>
<context>
    <name>ScorePadForm</name>
    <message>
        <source>Choose…</source>
        <translation>Виберіть…</translation>
    </message>
    <message>
        <source>Card points: {side}</source>
        <translation>Очки за карти: {side}</translation>
    </message>
    <message>
        <source>Lost, or marched</source>
        <translation>Програш або всі взятки</translation>
    </message>
    <message>
        <source>Re</source>
        <translation>Re</translation>
    </message>
    <message>
        <source>Declarers</source>
        <translation>Розігрувачі</translation>
    </message>
    <message>
        <source>Declarer</source>
        <translation>Розігрувач</translation>
    </message>
    <message>
        <source>All tricks won</source>
        <translation>Узято всі взятки</translation>
    </message>
    <message>
        <source>A trick lost</source>
        <translation>Взятку віддано</translation>
    </message>
    <message>
        <source>No trick taken</source>
        <translation>Жодної взятки</translation>
    </message>
    <message>
        <source>A trick taken</source>
        <translation>Взятку взято</translation>
    </message>
    <message>
        <source>No trick at all (schwarz)</source>
        <translation>Зовсім без взяток (шварц)</translation>
    </message>
    <message>
        <source>A trick without card points</source>
        <translation>Взятка без очок</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Здавач</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Контракт</translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>Очки за карти</translation>
    </message>
    <message>
        <source>Runners</source>
        <translation>Матадори</translation>
    </message>
    <message>
        <source>Runners with</source>
        <translation>У кого матадори</translation>
    </message>
    <message>
        <source>Klopfen</source>
        <translation>Стук</translation>
    </message>
    <message>
        <source>Kontra</source>
        <translation>Kontra</translation>
    </message>
    <message>
        <source>Counts double (Bock)</source>
        <translation>Рахується подвійно (Bock)</translation>
    </message>
    <message>
        <source>There was a heart trick</source>
        <translation>Була чирвова взятка</translation>
    </message>
    <message>
        <source>Announced: {side}</source>
        <translation>Оголошено: {side}</translation>
    </message>
    <message>
        <source>&amp;Dealer</source>
        <translation>З&amp;давач</translation>
    </message>
    <message>
        <source>&amp;Contract</source>
        <translation>&amp;Контракт</translation>
    </message>
    <message>
        <source>Announced</source>
        <translation>Оголошено</translation>
    </message>
    <message>
        <source>Card &amp;points</source>
        <translation>&amp;Очки за карти</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Взятки</translation>
    </message>
    <message>
        <source>Runner&amp;s</source>
        <translation>&amp;Матадори</translation>
    </message>
    <message>
        <source>&amp;Klopfen</source>
        <translation>&amp;Стук</translation>
    </message>
    <message>
        <source>K&amp;ontra</source>
        <translation>Ko&amp;ntra</translation>
    </message>
    <message>
        <source>Without a trick</source>
        <translation>Без взятки</translation>
    </message>
</context>
<context>
    <name>ScorePadSheet</name>
    <message>
        <source>Correct the dea&amp;l…</source>
        <translation>В&amp;иправити роздачу…</translation>
    </message>
    <message>
        <source>Take the deal o&amp;ff</source>
        <translation>Вик&amp;реслити роздачу</translation>
    </message>
</context>
<context>
    <name>ScorePadWindow</name>
    <message>
        <source>Evening</source>
        <translation>Вечір</translation>
    </message>
    <message>
        <source>&amp;New evening…</source>
        <translation>&amp;Новий вечір…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Скасувати</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>По&amp;вторити</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>&amp;Експорт</translation>
    </message>
    <message>
        <source>Leave it as it &amp;was</source>
        <translation>Лишити як &amp;було</translation>
    </message>
    <message>
        <source>“{name}” cannot name an evening.</source>
        <translation>«{name}» не може бути назвою вечора.</translation>
    </message>
    <message>
        <source>There is an evening called “{name}” already.</source>
        <translation>Вечір із назвою «{name}» уже є.</translation>
    </message>
    <message>
        <source>Correct deal {number}</source>
        <translation>Виправити роздачу {number}</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Роздача {number}</translation>
    </message>
    <message>
        <source>Put deal {number} right</source>
        <translation>Змінити роздачу {number}</translation>
    </message>
    <message>
        <source>&amp;Add deal {number}</source>
        <translation>&amp;Записати роздачу {number}</translation>
    </message>
    <message>
        <source>Score pad</source>
        <translation>Блокнот очок</translation>
    </message>
    <message>
        <source>As a &amp;table (CSV)…</source>
        <translation>Як &amp;таблицю (CSV)…</translation>
    </message>
    <message>
        <source>As a &amp;page (PDF)…</source>
        <translation>Як &amp;сторінку (PDF)…</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>Записано: {file}</translation>
    </message>
    <message>
        <source>Begin a new evening, and write down what is played at your table.</source>
        <translation>Почніть новий вечір і записуйте, що грають за вашим столом.</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>No deal has been finished yet.</source>
        <translation>Жодної роздачі ще не закінчено.</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Таблиця очок</translation>
    </message>
</context>
<context>
    <name>ScoringLines</name>
    <message>
        <source>Game won</source>
        <translation>Виграна роздача</translation>
    </message>
    <message>
        <source>Against the old ladies</source>
        <translation>Проти старих</translation>
    </message>
    <message>
        <source>Other side below 90</source>
        <translation>Інша сторона не набрала 90</translation>
    </message>
    <message>
        <source>Other side below 60</source>
        <translation>Інша сторона не набрала 60</translation>
    </message>
    <message>
        <source>Other side below 30</source>
        <translation>Інша сторона не набрала 30</translation>
    </message>
    <message>
        <source>Other side without a trick</source>
        <translation>Інша сторона без жодної взятки</translation>
    </message>
    <message>
        <source>Re announced</source>
        <translation>Оголошено Re</translation>
    </message>
    <message>
        <source>Kontra announced</source>
        <translation>Оголошено Kontra</translation>
    </message>
    <message>
        <source>No 90 announced</source>
        <translation>Оголошено «без 90»</translation>
    </message>
    <message>
        <source>No 60 announced</source>
        <translation>Оголошено «без 60»</translation>
    </message>
    <message>
        <source>No 30 announced</source>
        <translation>Оголошено «без 30»</translation>
    </message>
    <message>
        <source>Schwarz announced</source>
        <translation>Оголошено «шварц»</translation>
    </message>
    <message>
        <source>Reached 120 against no 90</source>
        <translation>Набрано 120 проти «без 90»</translation>
    </message>
    <message>
        <source>Reached 90 against no 60</source>
        <translation>Набрано 90 проти «без 60»</translation>
    </message>
    <message>
        <source>Reached 60 against no 30</source>
        <translation>Набрано 60 проти «без 30»</translation>
    </message>
    <message>
        <source>Reached 30 against schwarz</source>
        <translation>Набрано 30 проти «шварц»</translation>
    </message>
    <message>
        <source>Other side missed its no 90</source>
        <translation>Інша сторона не виконала «без 90»</translation>
    </message>
    <message>
        <source>Other side missed its no 60</source>
        <translation>Інша сторона не виконала «без 60»</translation>
    </message>
    <message>
        <source>Other side missed its no 30</source>
        <translation>Інша сторона не виконала «без 30»</translation>
    </message>
    <message>
        <source>Other side missed its schwarz</source>
        <translation>Інша сторона не виконала «шварц»</translation>
    </message>
    <message>
        <source>Doppelkopf (trick of 40 points or more)</source>
        <translation>Доппелькопф (взятка на 40 і більше очок)</translation>
    </message>
    <message>
        <source>Value of the contract</source>
        <translation>Вартість контракту</translation>
    </message>
    <message>
        <source>Schneider</source>
        <translation>Шнайдер</translation>
    </message>
    <message>
        <source>Schwarz</source>
        <translation>Шварц</translation>
    </message>
    <message>
        <source>Runners</source>
        <translation>Матадори</translation>
    </message>
</context>
<context>
    <name>SeatPlate</name>
    <message>
        <source>D</source>
        <extracomment>One letter on a small disc: the mark of the dealer.</extracomment>
        <translation>Р</translation>
    </message>
    <message>
        <source>Has the turn.</source>
        <translation>Зараз ходить.</translation>
    </message>
    <message>
        <source>Role: {role}.</source>
        <translation>Роль: {role}.</translation>
    </message>
    <message>
        <source>Is the dealer.</source>
        <translation>Здає.</translation>
    </message>
    <message numerus="yes">
        <source>%n cards.</source>
        <translation>
            <numerusform>%n карта.</numerusform>
            <numerusform>%n карти.</numerusform>
            <numerusform>%n карт.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>Your seat</source>
        <translation>Ваше місце</translation>
    </message>
    <message>
        <source>Seat on the left</source>
        <translation>Місце ліворуч</translation>
    </message>
    <message>
        <source>Seat opposite</source>
        <translation>Місце навпроти</translation>
    </message>
    <message>
        <source>Seat on the right</source>
        <translation>Місце праворуч</translation>
    </message>
</context>
<context>
    <name>Sessions</name>
    <message>
        <source>Open end.</source>
        <translation>Без обмеження.</translation>
    </message>
    <message numerus="yes">
        <source>%n deals.</source>
        <translation>
            <numerusform>%n&#xa0;роздача.</numerusform>
            <numerusform>%n&#xa0;роздачі.</numerusform>
            <numerusform>%n&#xa0;роздач.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody has to play one solo.</source>
        <translation>Кожен має зіграти одне соло.</translation>
    </message>
    <message>
        <source>Five sit at the table; the dealer rests.</source>
        <translation>За столом п’ятеро; здавач відпочиває.</translation>
    </message>
    <message>
        <source>Deal {number}, open end</source>
        <translation>Роздача {number}, без обмеження</translation>
    </message>
    <message numerus="yes">
        <source>All %n deals are played</source>
        <translation>
            <numerusform>Усі роздачі зіграно: %n</numerusform>
            <numerusform>Усі роздачі зіграно: %n</numerusform>
            <numerusform>Усі роздачі зіграно: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Deal {number}, the last one</source>
        <translation>Роздача {number}, остання</translation>
    </message>
    <message numerus="yes">
        <source>Deal {number} of {deals}, %n more after it</source>
        <translation>
            <numerusform>Роздача {number} із {deals}, потім ще %n</numerusform>
            <numerusform>Роздача {number} із {deals}, потім ще %n</numerusform>
            <numerusform>Роздача {number} із {deals}, потім ще %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Compulsory solo still to play: {names}.</source>
        <translation>Обов’язкове соло ще лишилося: {names}.</translation>
    </message>
    <message>
        <source>This deal is the solo of {player}.</source>
        <translation>У цій роздачі своє соло грає {player}.</translation>
    </message>
    <message>
        <source>Bock ×2</source>
        <translation>Bock ×2</translation>
    </message>
    <message>
        <source>Bock: counts double</source>
        <translation>Bock: рахується подвійно</translation>
    </message>
    <message>
        <source>Stock: {count}</source>
        <translation>Банк: {count}</translation>
    </message>
    <message numerus="yes">
        <source>%n game points lie in the stock.</source>
        <translation>
            <numerusform>У банку %n&#xa0;ігрове очко.</numerusform>
            <numerusform>У банку %n&#xa0;ігрові очки.</numerusform>
            <numerusform>У банку %n&#xa0;ігрових очок.</numerusform>
        </translation>
    </message>
    <message>
        <source>This deal counts double (Bock); it is the last one that does.</source>
        <translation>Ця роздача рахується подвійно (Bock); вона остання така.</translation>
    </message>
    <message numerus="yes">
        <source>This deal counts double (Bock), and so do the next %n.</source>
        <translation>
            <numerusform>Ця роздача рахується подвійно (Bock) і наступна %n&#xa0;теж.</numerusform>
            <numerusform>Ця роздача рахується подвійно (Bock) і наступні %n&#xa0;теж.</numerusform>
            <numerusform>Ця роздача рахується подвійно (Bock) і наступні %n&#xa0;теж.</numerusform>
        </translation>
    </message>
    <message>
        <source>You deal and rest this time. The other four play, and you watch.</source>
        <translation>Ви здаєте й цього разу відпочиваєте. Грають четверо інших, а ви дивитеся.</translation>
    </message>
</context>
<context>
    <name>SettingRow</name>
    <message>
        <source>Listen</source>
        <translation>Послухати</translation>
    </message>
    <message>
        <source>Listen: {sound}</source>
        <translation>Послухати: {sound}</translation>
    </message>
</context>
<context>
    <name>SettingSentences</name>
    <message>
        <source>What the table calls you from the next game on.</source>
        <translation>Як вас називають за столом, від наступної гри.</translation>
    </message>
    <message>
        <source>How well the others play; it changes at once.</source>
        <translation>Як добре грають інші; змінюється одразу.</translation>
    </message>
    <message>
        <source>How the cards in your hand lie.</source>
        <translation>Як лежать карти у вас на руках.</translation>
    </message>
    <message>
        <source>When only one card is legal and nothing else can be said, it is played for you.</source>
        <translation>Якщо покласти можна лише одну карту, а оголосити нічого, її кладуть за вас.</translation>
    </message>
    <message>
        <source>The first press marks a card, and only the second plays it.</source>
        <translation>Перше натискання позначає карту, і лише друге її кладе.</translation>
    </message>
    <message>
        <source>The line at the top shows the card points that you have won.</source>
        <translation>Рядок угорі показує очки за карти, які ви взяли.</translation>
    </message>
    <message>
        <source>The colours of table and windows.</source>
        <translation>Кольори столу й вікон.</translation>
    </message>
    <message>
        <source>How long a full trick lies before it is swept; a click on the table ends it sooner.</source>
        <translation>Скільки лежить повна взятка, перш ніж її приберуть; клацання по столу закінчує паузу раніше.</translation>
    </message>
    <message>
        <source>How fast cards move when they are dealt, played and swept.</source>
        <translation>Як швидко рухаються карти під час здавання, ходів і взяток.</translation>
    </message>
    <message>
        <source>Cards are in their place at once; the pauses stay, so that you can follow.</source>
        <translation>Карти одразу на своїх місцях; паузи лишаються, щоб ви встигали.</translation>
    </message>
    <message>
        <source>Score sheet, log and look of the cards stand beside the table.</source>
        <translation>Таблиця очок, журнал і вигляд карт — поруч зі столом.</translation>
    </message>
    <message>
        <source>What is asked for most often stands beside the menus, one click away.</source>
        <translation>Найпотрібніше — поруч із меню, за одне клацання.</translation>
    </message>
    <message>
        <source>The table fills the screen. F11 does the same; Esc leads back.</source>
        <translation>Стіл займає весь екран. Те саме робить F11; Esc повертає назад.</translation>
    </message>
    <message>
        <source>The cards that Schafkopf is played with.</source>
        <translation>Карти, якими грають у Шафкопф.</translation>
    </message>
    <message>
        <source>The cards that Doppelkopf is played with.</source>
        <translation>Карти, якими грають у Доппелькопф.</translation>
    </message>
    <message>
        <source>Contrast, grain, temperature, back and index are set in the side panel.</source>
        <translation>Контраст, зернистість, колірна температура, сорочка й індекс задаються на бічній панелі.</translation>
    </message>
    <message>
        <source>Every card of every deck, also of your own, in large.</source>
        <translation>Усі карти всіх колод, і ваших теж, великим планом.</translation>
    </message>
    <message>
        <source>How loud the sounds below are.</source>
        <translation>Гучність звуків нижче.</translation>
    </message>
    <message>
        <source>The sound of shuffled cards at the start of a deal.</source>
        <translation>Звук карт, які тасують, на початку роздачі.</translation>
    </message>
    <message>
        <source>The sound of a card laid on the table.</source>
        <translation>Звук карти, яку кладуть на стіл.</translation>
    </message>
    <message>
        <source>The sound of a trick swept to its winner.</source>
        <translation>Звук взятки, яку забирають.</translation>
    </message>
    <message>
        <source>A knock for every bid, reservation and announcement.</source>
        <translation>Стук за кожної заявки, застереження й оголошення.</translation>
    </message>
    <message>
        <source>A soft tone when the table waits for you.</source>
        <translation>Тихий тон, коли стіл чекає на вас.</translation>
    </message>
    <message>
        <source>Soft tones when the result is shown.</source>
        <translation>Тихі тони, коли з’являється підсумок.</translation>
    </message>
    <message>
        <source>How much of the game is spoken by itself; every answer to a key is spoken anyway.</source>
        <translation>Що програма вимовляє без запиту; відповідь на клавішу вона вимовляє завжди.</translation>
    </message>
    <message>
        <source>Black, white and yellow, without any texture.</source>
        <translation>Чорний, білий і жовтий, без жодної фактури.</translation>
    </message>
    <message>
        <source>Letters and suit signs in the corners are larger on the decks of both games.</source>
        <translation>Літери та знаки мастей у кутах більші в колодах обох ігор.</translation>
    </message>
    <message>
        <source>Each of these can be asked with one letter at the table; choose which.</source>
        <translation>За столом про це можна спитати однією літерою; виберіть якою.</translation>
    </message>
    <message>
        <source>The language of all texts; it changes at once.</source>
        <translation>Мова всіх текстів; змінюється одразу.</translation>
    </message>
</context>
<context>
    <name>SettingTitles</name>
    <message>
        <source>Your name</source>
        <translation>Ваше ім’я</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Комп’ютерні гравці</translation>
    </message>
    <message>
        <source>Order of the hand</source>
        <translation>Порядок карт на руках</translation>
    </message>
    <message>
        <source>Play a forced card by itself</source>
        <translation>Класти єдину карту за мене</translation>
    </message>
    <message>
        <source>Confirm before playing</source>
        <translation>Підтверджувати перед ходом</translation>
    </message>
    <message>
        <source>Count for me</source>
        <translation>Рахувати за мене</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Оформлення</translation>
    </message>
    <message>
        <source>Trick pause</source>
        <translation>Пауза після взятки</translation>
    </message>
    <message>
        <source>Speed of the animation</source>
        <translation>Швидкість анімації</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>Менше руху</translation>
    </message>
    <message>
        <source>Side panel</source>
        <translation>Бічна панель</translation>
    </message>
    <message>
        <source>Tool row</source>
        <translation>Панель інструментів</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Повний екран</translation>
    </message>
    <message>
        <source>Deck for Schafkopf</source>
        <translation>Колода для Шафкопфа</translation>
    </message>
    <message>
        <source>Deck for Doppelkopf</source>
        <translation>Колода для Доппелькопфа</translation>
    </message>
    <message>
        <source>Look of the cards</source>
        <translation>Вигляд карт</translation>
    </message>
    <message>
        <source>All decks</source>
        <translation>Усі колоди</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Гучність</translation>
    </message>
    <message>
        <source>Cards are dealt</source>
        <translation>Здавання карт</translation>
    </message>
    <message>
        <source>A card is played</source>
        <translation>Хід картою</translation>
    </message>
    <message>
        <source>A trick is taken</source>
        <translation>Взятку забрано</translation>
    </message>
    <message>
        <source>Somebody calls</source>
        <translation>Заявки й оголошення</translation>
    </message>
    <message>
        <source>It is your turn</source>
        <translation>Ваш хід</translation>
    </message>
    <message>
        <source>The deal is over</source>
        <translation>Роздачу закінчено</translation>
    </message>
    <message>
        <source>What a screen reader speaks</source>
        <translation>Що вимовляє програма читання з екрана</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Високий контраст</translation>
    </message>
    <message>
        <source>Large index</source>
        <translation>Великий індекс</translation>
    </message>
    <message>
        <source>Single letters</source>
        <translation>Однолітерні клавіші</translation>
    </message>
    <message>
        <source>Language of the program</source>
        <translation>Мова програми</translation>
    </message>
</context>
<context>
    <name>SettingValues</name>
    <message>
        <source>Easy</source>
        <translation>Легкий</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Середній</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Сильний</translation>
    </message>
    <message>
        <source>Trumps first</source>
        <translation>Спершу козирі</translation>
    </message>
    <message>
        <source>By suit</source>
        <translation>За мастями</translation>
    </message>
    <message>
        <source>As I lay them</source>
        <translation>У моєму порядку</translation>
    </message>
    <message>
        <source>Like the system</source>
        <translation>Як у системі</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Світле</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Темне</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Високий контраст</translation>
    </message>
    <message>
        <source>Until a click</source>
        <translation>До клацання</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Немає</translation>
    </message>
    <message>
        <source>No animation</source>
        <translation>Без анімації</translation>
    </message>
    <message>
        <source>Silent</source>
        <translation>Без звуку</translation>
    </message>
    <message>
        <source>Only what you ask for</source>
        <translation>Лише те, про що ви спитаєте</translation>
    </message>
    <message>
        <source>Cards and your turn</source>
        <translation>Карти та ваш хід</translation>
    </message>
    <message>
        <source>Also tricks and results</source>
        <translation>Ще взятки й підсумки</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Усе</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} с</translation>
    </message>
    <message numerus="yes">
        <source>%n per cent</source>
        <translation>
            <numerusform>%n відсоток</numerusform>
            <numerusform>%n відсотки</numerusform>
            <numerusform>%n відсотків</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Налаштування</translation>
    </message>
    <message>
        <source>Find a setting</source>
        <translation>Знайти налаштування</translation>
    </message>
    <message>
        <source>Down leads to the first setting that was found.</source>
        <translation>Стрілка вниз веде до першого знайденого налаштування.</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Сторінки</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Закрити</translation>
    </message>
    <message>
        <source>No setting has “{words}” in its name, its sentence or its values.</source>
        <translation>«{words}» немає ні в назвах, ні в описах, ні в значеннях налаштувань.</translation>
    </message>
    <message numerus="yes">
        <source>%n settings found</source>
        <translation>
            <numerusform>Знайдено %n налаштування</numerusform>
            <numerusform>Знайдено %n налаштування</numerusform>
            <numerusform>Знайдено %n налаштувань</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SettingsKeeper</name>
    <message>
        <source>The settings were damaged and are as at the first start; the damaged file is kept as {file}.</source>
        <translation>Налаштування було пошкоджено, тепер вони як під час першого запуску; пошкоджений файл збережено як {file}.</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>&amp;Reset this page</source>
        <translation>Скинути &amp;цю сторінку</translation>
    </message>
    <message>
        <source>Everything on the page “{page}” as at the first start</source>
        <translation>Усе на сторінці «{page}» як під час першого запуску</translation>
    </message>
    <message>
        <source>&amp;Undo the reset</source>
        <translation>&amp;Скасувати скидання</translation>
    </message>
    <message>
        <source>Everything on the page “{page}” as before the reset</source>
        <translation>Усе на сторінці «{page}» як до скидання</translation>
    </message>
    <message>
        <source>The page is as at the first start; the reset can be undone.</source>
        <translation>Сторінка тепер як під час першого запуску; це можна скасувати.</translation>
    </message>
    <message>
        <source>The reset is undone.</source>
        <translation>Скидання скасовано.</translation>
    </message>
</context>
<context>
    <name>SettingsPages</name>
    <message>
        <source>Game</source>
        <translation>Гра</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Стіл</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Карти</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Звук</translation>
    </message>
    <message>
        <source>Accessibility</source>
        <translation>Доступність</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Клавіші</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Мова</translation>
    </message>
</context>
<context>
    <name>SheetModel</name>
    <message>
        <source>Deal</source>
        <translation>№</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Контракт</translation>
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
        <translation>Ніхто не грав</translation>
    </message>
    <message>
        <source>Dealt again</source>
        <translation>Перездача</translation>
    </message>
    <message>
        <source>Paid into the stock</source>
        <translation>Сплачено в банк</translation>
    </message>
    <message numerus="yes">
        <source>%n card points</source>
        <translation>
            <numerusform>%n&#xa0;очко за карти</numerusform>
            <numerusform>%n&#xa0;очки за карти</numerusform>
            <numerusform>%n&#xa0;очок за карти</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}: {points}</source>
        <translation>{player}: {points}</translation>
    </message>
    <message>
        <source>Deal {number}, counts double</source>
        <translation>Роздача {number}, рахується подвійно</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Роздача {number}</translation>
    </message>
    <message>
        <source>{contract}: {outcome}</source>
        <translation>{contract}: {outcome}</translation>
    </message>
    <message>
        <source>{contract} played by {player}</source>
        <translation>{contract}, розігрує {player}</translation>
    </message>
    <message numerus="yes">
        <source>{contract}, %n card points</source>
        <translation>
            <numerusform>{contract}, %n&#xa0;очко за карти</numerusform>
            <numerusform>{contract}, %n&#xa0;очки за карти</numerusform>
            <numerusform>{contract}, %n&#xa0;очок за карти</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{contract}, {player} alone, %n card points</source>
        <translation>
            <numerusform>{contract}, {player} проти всіх, %n&#xa0;очко за карти</numerusform>
            <numerusform>{contract}, {player} проти всіх, %n&#xa0;очки за карти</numerusform>
            <numerusform>{contract}, {player} проти всіх, %n&#xa0;очок за карти</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{contract} played by {player}, %n card points</source>
        <translation>
            <numerusform>{contract}, розігрує {player}, %n&#xa0;очко за карти</numerusform>
            <numerusform>{contract}, розігрує {player}, %n&#xa0;очки за карти</numerusform>
            <numerusform>{contract}, розігрує {player}, %n&#xa0;очок за карти</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}: total {total}</source>
        <translation>{player}: разом {total}</translation>
    </message>
    <message>
        <source>{player} rests, total {total}</source>
        <translation>{player} відпочиває, разом {total}</translation>
    </message>
    <message>
        <source>{player}: {score}, total {total}</source>
        <translation>{player}: {score}, разом {total}</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Side panel</source>
        <translation>Бічна панель</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Таблиця</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Журнал</translation>
    </message>
    <message>
        <source>Card look</source>
        <translation>Вигляд</translation>
    </message>
</context>
<context>
    <name>Smoke</name>
    <message>
        <source>The window has not ended in time.</source>
        <translation>Вікно не закрилося вчасно.</translation>
    </message>
    <message>
        <source>The window broke off.</source>
        <translation>Роботу вікна перервано.</translation>
    </message>
    <message>
        <source>All went well.</source>
        <translation>Усе пройшло добре.</translation>
    </message>
    <message>
        <source>Not all went well.</source>
        <translation>Не все пройшло добре.</translation>
    </message>
    <message>
        <source>Start to first painted table: {seconds} s</source>
        <translation>Від запуску до першого намальованого столу: {seconds} с</translation>
    </message>
    <message>
        <source>Deals played: {deals}</source>
        <translation>Зіграно роздач: {deals}</translation>
    </message>
    <message>
        <source>Frames: {median} ms of work, 95% of them below {p95} ms, the longest {most} ms</source>
        <translation>Кадри: {median} мс роботи, 95 % менше {p95} мс, найдовший {most} мс</translation>
    </message>
    <message>
        <source>Memory: {megabytes} MB</source>
        <translation>Пам’ять: {megabytes} МБ</translation>
    </message>
</context>
<context>
    <name>Solve</name>
    <message>
        <source>Card points at the end of the deal. {side} ({seats}):</source>
        <translation>Очки за карти наприкінці роздачі. {side} ({seats}):</translation>
    </message>
    <message>
        <source>Tricks if all are played. {side} ({seats}):</source>
        <translation>Взятки, якщо зіграти всі. {side} ({seats}):</translation>
    </message>
    <message>
        <source>Nobody has a partner. Card points of {seats} at the end, if the three others play against one:</source>
        <translation>Партнерів немає. Очки за карти ({seats}) наприкінці, якщо троє інших грають проти одного:</translation>
    </message>
    <message>
        <source>Nobody has a partner. Tricks of {seats} at the end, if the three others play against one:</source>
        <translation>Партнерів немає. Взятки ({seats}) наприкінці, якщо троє інших грають проти одного:</translation>
    </message>
    <message>
        <source>The bride has no partner yet. Her own card points ({seats}) at the end, if she stays alone against three:</source>
        <translation>У гравця з весіллям ще немає партнера. Очки за карти самого гравця ({seats}) наприкінці, якщо грати одному проти трьох:</translation>
    </message>
    <message>
        <source>The bride has no partner yet. Her own tricks ({seats}), if she stays alone against three:</source>
        <translation>У гравця з весіллям ще немає партнера. Взятки самого гравця ({seats}), якщо грати одному проти трьох:</translation>
    </message>
    <message>
        <source>{value}</source>
        <translation>{value}</translation>
    </message>
    <message>
        <source>between {low} and {high}</source>
        <translation>між {low} і {high}</translation>
    </message>
    <message>
        <source>about {value}, proven: between {low} and {high}</source>
        <translation>близько {value}, доведено: між {low} і {high}</translation>
    </message>
    <message>
        <source>Deal {number}, after {at} actions: {contract}, seat {seat} plays a card.</source>
        <translation>Роздача {number}, після дій: {at}; {contract}, карту кладе місце {seat}.</translation>
    </message>
    <message>
        <source>Seat {seat} wants much.</source>
        <translation>Місце {seat} хоче багато.</translation>
    </message>
    <message>
        <source>Seat {seat} wants little.</source>
        <translation>Місце {seat} хоче мало.</translation>
    </message>
    <message>
        <source>Cards played in the search: {nodes}</source>
        <translation>Зіграно карт під час пошуку: {nodes}</translation>
    </message>
    <message>
        <source>{card}  {value}, best</source>
        <translation>{card}  {value}, найкращий хід</translation>
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
        <translation>Мовлення: лише те, про що ви спитаєте</translation>
    </message>
    <message>
        <source>Speech: cards and your turn</source>
        <translation>Мовлення: карти та ваш хід</translation>
    </message>
    <message>
        <source>Speech: cards, your turn, tricks and results</source>
        <translation>Мовлення: карти, ваш хід, взятки й підсумки</translation>
    </message>
    <message>
        <source>Speech: everything</source>
        <translation>Мовлення: усе</translation>
    </message>
</context>
<context>
    <name>TableKeeper</name>
    <message>
        <source>The last table cannot be saved: {reason} You can go on playing.</source>
        <translation>Останній стіл не вдається зберегти: {reason} Можна грати далі.</translation>
    </message>
    <message>
        <source>The table “{name}” cannot be saved: {reason} You can go on playing.</source>
        <translation>Стіл «{name}» не вдається зберегти: {reason} Можна грати далі.</translation>
    </message>
</context>
<context>
    <name>TableTexts</name>
    <message>
        <source>You are the dealer</source>
        <translation>Здаєте ви</translation>
    </message>
    <message>
        <source>{player} is the dealer</source>
        <translation>Здає {player}</translation>
    </message>
    <message>
        <source>can be played</source>
        <translation>можна покласти</translation>
    </message>
    <message>
        <source>cannot be played now</source>
        <translation>зараз покласти не можна</translation>
    </message>
    <message>
        <source>No card lies on the table</source>
        <translation>На столі немає карт</translation>
    </message>
    <message>
        <source>{player}: {card}</source>
        <translation>{player}: {card}</translation>
    </message>
    <message>
        <source>Nothing has been announced</source>
        <translation>Нічого не оголошено</translation>
    </message>
    <message>
        <source>{player}: {announcement}</source>
        <translation>{player}: {announcement}</translation>
    </message>
    <message numerus="yes">
        <source>Your tricks hold %n card points</source>
        <translation>
            <numerusform>У ваших взятках %n&#xa0;очко за карти</numerusform>
            <numerusform>У ваших взятках %n&#xa0;очки за карти</numerusform>
            <numerusform>У ваших взятках %n&#xa0;очок за карти</numerusform>
        </translation>
    </message>
    <message>
        <source>{points} pts</source>
        <translation>Очки: {points}</translation>
    </message>
    <message numerus="yes">
        <source>You: %n points</source>
        <translation>
            <numerusform>Ви: %n&#xa0;очко</numerusform>
            <numerusform>Ви: %n&#xa0;очки</numerusform>
            <numerusform>Ви: %n&#xa0;очок</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your side: %n points</source>
        <translation>
            <numerusform>Ваша сторона: %n&#xa0;очко</numerusform>
            <numerusform>Ваша сторона: %n&#xa0;очки</numerusform>
            <numerusform>Ваша сторона: %n&#xa0;очок</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>Table</source>
        <translation>Стіл</translation>
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
        <translation>{game}: {rules}, з домашніми правилами</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) played</source>
        <translation>
            <numerusform>Зіграно %n&#xa0;роздачу</numerusform>
            <numerusform>Зіграно %n&#xa0;роздачі</numerusform>
            <numerusform>Зіграно %n&#xa0;роздач</numerusform>
        </translation>
    </message>
    <message>
        <source>The deal is over</source>
        <translation>Роздачу закінчено</translation>
    </message>
    <message>
        <source>Nothing is settled yet</source>
        <translation>Ще нічого не вирішено</translation>
    </message>
    <message>
        <source>{contract}, played by you</source>
        <translation>{contract}, розігруєте ви</translation>
    </message>
    <message>
        <source>{contract}, played by {player}</source>
        <translation>{contract}, розігрує {player}</translation>
    </message>
    <message>
        <source>{player} {total}</source>
        <translation>{player} {total}</translation>
    </message>
    <message>
        <source>This table cannot be opened; its file is kept.</source>
        <translation>Цей стіл не вдається відкрити; його файл збережено.</translation>
    </message>
    <message>
        <source>{rules}. {deals}.</source>
        <translation>{rules}. {deals}.</translation>
    </message>
    <message>
        <source>On the table now</source>
        <translation>Зараз на столі</translation>
    </message>
</context>
<context>
    <name>TablesEntry</name>
    <message>
        <source>Saved as “{name}”.</source>
        <translation>Збережено як «{name}».</translation>
    </message>
    <message>
        <source>{table} – {game}</source>
        <translation>{table} — {game}</translation>
    </message>
    <message>
        <source>“{name}” is too long for the name of a file. The table is not saved.</source>
        <translation>«{name}» — задовга назва для файлу. Стіл не збережено.</translation>
    </message>
    <message>
        <source>There is already a table called “{name}”.</source>
        <translation>Стіл із назвою «{name}» уже є.</translation>
    </message>
    <message>
        <source>{file}: {reason}</source>
        <translation>{file}: {reason}</translation>
    </message>
    <message>
        <source>This name cannot be used.</source>
        <translation>Така назва не годиться.</translation>
    </message>
    <message>
        <source>“{name}” is deleted.</source>
        <translation>Стіл «{name}» вилучено.</translation>
    </message>
</context>
<context>
    <name>TablesPage</name>
    <message>
        <source>No table fits what you are looking for.</source>
        <translation>Вашому пошуку не відповідає жоден стіл.</translation>
    </message>
    <message>
        <source>There are no saved tables yet. Play a game and save it with “Save table…” in the menu Game. A table that you leave for another one comes here by itself.</source>
        <translation>Збережених столів ще немає. Почніть гру та збережіть її пунктом «Зберегти стіл…» у меню «Гра». Стіл, який ви лишаєте заради іншого, потрапляє сюди сам.</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Столи</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Пошук</translation>
    </message>
    <message>
        <source>Search the tables</source>
        <translation>Пошук серед столів</translation>
    </message>
    <message>
        <source>Saved tables</source>
        <translation>Збережені столи</translation>
    </message>
    <message>
        <source>Enter opens a table, F2 renames it, Delete deletes it.</source>
        <translation>Enter відкриває стіл, F2 перейменовує, Delete вилучає.</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Назад</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Відкрити</translation>
    </message>
    <message>
        <source>Rena&amp;me</source>
        <translation>Пере&amp;йменувати</translation>
    </message>
    <message>
        <source>D&amp;elete</source>
        <translation>Ви&amp;лучити</translation>
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
        <translation>Інструменти</translation>
    </message>
</context>
<context>
    <name>Tools</name>
    <message>
        <source>New deal</source>
        <translation>Нова роздача</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Остання взятка</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Скасувати</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Підказка</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Таблиця очок</translation>
    </message>
    <message>
        <source>Card look</source>
        <translation>Вигляд карт</translation>
    </message>
</context>
<context>
    <name>TopLine</name>
    <message>
        <source>{contract} – played by you</source>
        <translation>{contract} — розігруєте ви</translation>
    </message>
    <message>
        <source>{contract} – played by {player}</source>
        <translation>{contract} — розігрує {player}</translation>
    </message>
    <message>
        <source>No trumps</source>
        <translation>Без козирів</translation>
    </message>
    <message>
        <source>There are no trumps.</source>
        <translation>Козирів немає.</translation>
    </message>
    <message>
        <source>Trumps: {list}</source>
        <translation>Козирі: {list}</translation>
    </message>
</context>
<context>
    <name>TotalsGraph</name>
    <message>
        <source>Graph of the totals</source>
        <translation>Графік підсумків</translation>
    </message>
</context>
<context>
    <name>TrickView</name>
    <message>
        <source>{player}: no card yet</source>
        <translation>{player}: карти ще немає</translation>
    </message>
    <message>
        <source>{player}: {card}</source>
        <translation>{player}: {card}</translation>
    </message>
    <message>
        <source>led and won the trick</source>
        <translation>починає й бере взятку</translation>
    </message>
    <message>
        <source>led the trick</source>
        <translation>починає взятку</translation>
    </message>
    <message>
        <source>won the trick</source>
        <translation>бере взятку</translation>
    </message>
</context>
<context>
    <name>WelcomePage</name>
    <message>
        <source>&amp;Deal</source>
        <translation>Зд&amp;ати</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>&amp;Назад до гри</translation>
    </message>
    <message>
        <source>Learn the game &amp;first</source>
        <translation>Спершу на&amp;вчитися грати</translation>
    </message>
    <message>
        <source>The game on the table is kept as it stands.</source>
        <translation>Гра на столі лишається як є.</translation>
    </message>
    <message>
        <source>Call an ace, find your partner</source>
        <translation>Викличте туза, знайдіть партнера</translation>
    </message>
    <message>
        <source>Every card twice, secret partners</source>
        <translation>Кожна карта двічі, таємні партнери</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Ваше ім’я</translation>
    </message>
    <message>
        <source>What the table calls you</source>
        <translation>Як вас називають за столом</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Мова</translation>
    </message>
    <message>
        <source>Cardavia</source>
        <translation>Cardavia</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Правила</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Партія</translation>
    </message>
    <message>
        <source>&amp;Cards</source>
        <translation>Ка&amp;рти</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>Ваше &amp;ім’я</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>М&amp;ова</translation>
    </message>
</context>
<context>
    <name>WhyButton</name>
    <message>
        <source>Why? (F1)</source>
        <translation>Чому? (F1)</translation>
    </message>
    <message>
        <source>Why? Opens the rule.</source>
        <translation>Чому? Відкриває правило.</translation>
    </message>
</context>
<context>
    <name>WonPile</name>
    <message>
        <source>Show the last trick</source>
        <translation>Показати останню взятку</translation>
    </message>
    <message numerus="yes">
        <source>%n tricks played.</source>
        <translation>
            <numerusform>Зіграно %n взятку.</numerusform>
            <numerusform>Зіграно %n взятки.</numerusform>
            <numerusform>Зіграно %n взяток.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the last trick (Shift+R)</source>
        <translation>Показати останню взятку (Shift+R)</translation>
    </message>
</context>
</TS>
