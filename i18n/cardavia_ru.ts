<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Cardavia</source>
        <translation>О программе Cardavia</translation>
    </message>
    <message>
        <source>Schafkopf and Doppelkopf against the computer, without a network.</source>
        <translation>Шафкопф и доппелькопф против компьютера, без сети.</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Закрыть</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. It comes without any warranty. Cards and icon were drawn for this project. The window is made with Qt, which is used under the GNU Lesser General Public License, version 3.</source>
        <translation>Свободная программа по лицензии GNU General Public License версии 3 или новее, без каких-либо гарантий. Карты и знак нарисованы для этого проекта. Окно построено на Qt; эта библиотека используется по лицензии GNU Lesser General Public License версии 3.</translation>
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
        <translation>&amp;Новая игра…</translation>
    </message>
    <message>
        <source>&amp;Rules…</source>
        <translation>&amp;Правила…</translation>
    </message>
    <message>
        <source>Next &amp;deal</source>
        <translation>&amp;Следующая раздача</translation>
    </message>
    <message>
        <source>&amp;Same cards again</source>
        <translation>&amp;Те же карты ещё раз</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Отменить</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>По&amp;дсказка</translation>
    </message>
    <message>
        <source>&amp;Claim the rest</source>
        <translation>Остальные &amp;мои</translation>
    </message>
    <message>
        <source>Ta&amp;bles…</source>
        <translation>Сто&amp;лы…</translation>
    </message>
    <message>
        <source>&amp;Import record…</source>
        <translation>&amp;Импорт записи…</translation>
    </message>
    <message>
        <source>&amp;Export record…</source>
        <translation>&amp;Экспорт записи…</translation>
    </message>
    <message>
        <source>Score &amp;pad…</source>
        <translation>&amp;Блокнот очков…</translation>
    </message>
    <message>
        <source>Se&amp;ttings…</source>
        <translation>Н&amp;астройки…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>В&amp;ыход</translation>
    </message>
    <message>
        <source>&amp;Last trick</source>
        <translation>&amp;Последняя взятка</translation>
    </message>
    <message>
        <source>R&amp;esult of the deal</source>
        <translation>&amp;Итог раздачи</translation>
    </message>
    <message>
        <source>Sta&amp;ndings of the session</source>
        <translation>Положение в па&amp;ртии</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Полный &amp;экран</translation>
    </message>
    <message>
        <source>Red&amp;o</source>
        <translation>По&amp;вторить</translation>
    </message>
    <message>
        <source>Sa&amp;ve table…</source>
        <translation>Со&amp;хранить стол…</translation>
    </message>
    <message>
        <source>S&amp;ide panel</source>
        <translation>&amp;Боковая панель</translation>
    </message>
    <message>
        <source>S&amp;core sheet</source>
        <translation>Таб&amp;лица очков</translation>
    </message>
    <message>
        <source>Tool ro&amp;w</source>
        <translation>Па&amp;нель инструментов</translation>
    </message>
    <message>
        <source>Whose &amp;turn</source>
        <translation>Чей &amp;ход</translation>
    </message>
    <message>
        <source>The t&amp;rick on the table</source>
        <translation>&amp;Взятка на столе</translation>
    </message>
    <message>
        <source>Card &amp;points won</source>
        <translation>&amp;Очки за карты</translation>
    </message>
    <message>
        <source>&amp;Announcements</source>
        <translation>О&amp;бъявления</translation>
    </message>
    <message>
        <source>Rep&amp;eat the last sentence</source>
        <translation>Повторить последнюю &amp;фразу</translation>
    </message>
    <message>
        <source>Next speech &amp;level</source>
        <translation>Следующий &amp;уровень речи</translation>
    </message>
    <message>
        <source>Rules of this &amp;contract</source>
        <translation>Правила этого &amp;контракта</translation>
    </message>
    <message>
        <source>Rule &amp;book…</source>
        <translation>Книга &amp;правил…</translation>
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
        <translation>К&amp;лавиши</translation>
    </message>
    <message>
        <source>&amp;About Cardavia</source>
        <translation>&amp;О программе Cardavia</translation>
    </message>
    <message>
        <source>Card loo&amp;k</source>
        <translation>Ви&amp;д карт</translation>
    </message>
    <message>
        <source>Deck &amp;page…</source>
        <translation>&amp;Страница колоды…</translation>
    </message>
    <message>
        <source>&amp;Bavarian</source>
        <translation>&amp;Баварская</translation>
    </message>
    <message>
        <source>&amp;William Tell</source>
        <translation>&amp;Вильгельм Телль</translation>
    </message>
    <message>
        <source>&amp;Salzburg</source>
        <translation>&amp;Зальцбургская</translation>
    </message>
    <message>
        <source>&amp;French</source>
        <translation>&amp;Французская</translation>
    </message>
    <message>
        <source>&amp;Tournament</source>
        <translation>&amp;Турнирная</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>&amp;Чёткая</translation>
    </message>
    <message>
        <source>Clear, &amp;German suits</source>
        <translation>Чёткая &amp;немецкая</translation>
    </message>
    <message>
        <source>Trick pause: {pause}</source>
        <translation>Пауза после взятки: {pause}</translation>
    </message>
    <message>
        <source>Theme: {theme}</source>
        <translation>Оформление: {theme}</translation>
    </message>
    <message>
        <source>Opponents: {level}</source>
        <translation>Соперники: {level}</translation>
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
        <translation>До &amp;щелчка</translation>
    </message>
    <message>
        <source>N&amp;one</source>
        <translation>&amp;Нет</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds}&#xa0;с</translation>
    </message>
    <message>
        <source>Like the s&amp;ystem</source>
        <translation>&amp;Как в системе</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Светлое</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Тёмное</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>&amp;Высокий контраст</translation>
    </message>
    <message>
        <source>&amp;Easy</source>
        <translation>&amp;Лёгкий</translation>
    </message>
    <message>
        <source>&amp;Medium</source>
        <translation>&amp;Средний</translation>
    </message>
    <message>
        <source>&amp;Strong</source>
        <translation>С&amp;ильный</translation>
    </message>
    <message>
        <source>&amp;Trumps first</source>
        <translation>Сначала &amp;козыри</translation>
    </message>
    <message>
        <source>By &amp;suits</source>
        <translation>По &amp;мастям</translation>
    </message>
    <message>
        <source>As &amp;laid</source>
        <translation>В моём &amp;порядке</translation>
    </message>
    <message>
        <source>&amp;Dealing</source>
        <translation>&amp;Сдача</translation>
    </message>
    <message>
        <source>A &amp;card is played</source>
        <translation>Ход &amp;картой</translation>
    </message>
    <message>
        <source>A &amp;trick is taken</source>
        <translation>&amp;Взятка забрана</translation>
    </message>
    <message>
        <source>&amp;Bids and announcements</source>
        <translation>&amp;Заявки и объявления</translation>
    </message>
    <message>
        <source>&amp;Your turn</source>
        <translation>Ва&amp;ш ход</translation>
    </message>
    <message>
        <source>&amp;End of the deal</source>
        <translation>К&amp;онец раздачи</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Игра</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Стол</translation>
    </message>
    <message>
        <source>&amp;Cards</source>
        <translation>&amp;Карты</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>С&amp;правка</translation>
    </message>
    <message>
        <source>&amp;Say</source>
        <translation>Ска&amp;зать</translation>
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
        <translation>&amp;Соперники</translation>
    </message>
    <message>
        <source>Trick &amp;pause</source>
        <translation>П&amp;ауза после взятки</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>О&amp;формление</translation>
    </message>
</context>
<context>
    <name>AnnounceBar</name>
    <message>
        <source>Announcements</source>
        <translation>Объявления</translation>
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
        <translation>Гиперпоросята</translation>
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
        <translation>гиперпоросята</translation>
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
        <translation>A: {a}, B: {b}, раздач: {deals}, каждая сыграна дважды</translation>
    </message>
    <message>
        <source>No deal was finished.</source>
        <translation>Ни одна раздача не закончена.</translation>
    </message>
    <message>
        <source>A scores {mean} a deal more than B</source>
        <translation>A набирает за раздачу на {mean} больше, чем B</translation>
    </message>
    <message>
        <source>A scores {mean} a deal more than B, {share}% interval {low} to {high}</source>
        <translation>A набирает за раздачу на {mean} больше, чем B, {share}-процентный интервал от {low} до {high}</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Контракт</translation>
    </message>
    <message>
        <source>share</source>
        <translation>доля</translation>
    </message>
    <message>
        <source>won</source>
        <translation>выиграно</translation>
    </message>
    <message>
        <source>A declares</source>
        <translation>разыгрывает A</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>в среднем</translation>
    </message>
    <message>
        <source>B declares</source>
        <translation>разыгрывает B</translation>
    </message>
    <message>
        <source>no score</source>
        <translation>без счёта</translation>
    </message>
    <message>
        <source>{side}: {mean} ms a move, 95% below {slow} ms</source>
        <translation>{side}: {mean} мс на ход, 95 % меньше {slow} мс</translation>
    </message>
    <message>
        <source>{side}: {mean} ms to think of an announcement, 95% below {slow} ms</source>
        <translation>{side}: {mean} мс на обдумывание объявления, 95 % меньше {slow} мс</translation>
    </message>
    <message>
        <source>{done} of {deals} deals, {left} minutes left</source>
        <translation>Раздач: {done} из {deals}, осталось минут: {left}</translation>
    </message>
</context>
<context>
    <name>Bench</name>
    <message>
        <source>Calibration loop: {milliseconds} ms</source>
        <translation>Калибровочный цикл: {milliseconds} мс</translation>
    </message>
    <message>
        <source>{game}: {rate} random deals a second, {actions} actions a deal</source>
        <translation>{game}: случайных раздач в секунду {rate}, действий на раздачу {actions}</translation>
    </message>
    <message>
        <source>Start to first painted table: {table} s, a bare window: {bare} s, ratio {ratio}</source>
        <translation>От запуска до первого нарисованного стола: {table} с, пустое окно: {bare} с, отношение {ratio}</translation>
    </message>
    <message>
        <source>Cards: {loading} ms to read a deck, {composing} to compose, {drawing} to draw, {reading} from disk</source>
        <translation>Карты: чтение колоды {loading} мс, составление {composing}, рисование {drawing}, чтение с диска {reading}</translation>
    </message>
    <message>
        <source>Memory of the cards: {deck} KiB for the deck, {pictures} MiB for its pictures</source>
        <translation>Память под карты: колода {deck} КиБ, её картинки {pictures} МиБ</translation>
    </message>
    <message>
        <source>A slider’s step at density {ratio}: {median} ms, 95% of them below {most} ms</source>
        <translation>Шаг ползунка при плотности {ratio}: {median} мс, 95 % меньше {most} мс</translation>
    </message>
    <message>
        <source>Playouts: the compiled kernel is missing.</source>
        <translation>Доигрывания: нет скомпилированного ядра.</translation>
    </message>
    <message>
        <source>Playouts, {game}: {random} at random and {policy} by the policy a second</source>
        <translation>Доигрывания, {game}: в секунду {random} случайных и {policy} по стратегии</translation>
    </message>
    <message>
        <source>{player}, {game}: {rate} moves a second, 95% below {slow} ms</source>
        <translation>{player}, {game}: ходов в секунду {rate}, 95 % меньше {slow} мс</translation>
    </message>
    <message>
        <source>Solver: the compiled kernel is missing.</source>
        <translation>Решатель: нет скомпилированного ядра.</translation>
    </message>
    <message>
        <source>Solver, {game} {sides}, {cards} cards, {deals} deals: median {median} nodes ({ms} ms), 95% below {slow} nodes ({slow_ms} ms), {rate} million nodes a second</source>
        <translation>Решатель, {game} {sides}, карт {cards}, раздач {deals}: медиана узлов {median} ({ms} мс), 95 % меньше {slow} узлов ({slow_ms} мс), {rate} млн узлов в секунду</translation>
    </message>
    <message>
        <source>Plain solver in Python: {rate} nodes a second. The kernel makes {nodes} times as many and solves the same deals {time} times as fast</source>
        <translation>Простой решатель на Python: узлов в секунду {rate}. Ядро проходит в {nodes} раз больше и решает те же раздачи в {time} раз быстрее</translation>
    </message>
    <message>
        <source>dealing</source>
        <translation>сдача</translation>
    </message>
    <message>
        <source>a card played</source>
        <translation>сыгранная карта</translation>
    </message>
    <message>
        <source>a trick swept away</source>
        <translation>забранная взятка</translation>
    </message>
    <message>
        <source>resizing</source>
        <translation>изменение размера</translation>
    </message>
    <message>
        <source>strong players thinking</source>
        <translation>сильные игроки думают</translation>
    </message>
    <message>
        <source>a slider dragged</source>
        <translation>сдвинутый ползунок</translation>
    </message>
    <message>
        <source>another language chosen</source>
        <translation>другой язык</translation>
    </message>
    <message>
        <source>Frames, {part}: {median} ms of work, 95% of them below {p95} ms, the longest {most} ms</source>
        <translation>Кадры, {part}: {median} мс работы, 95 % меньше {p95} мс, самый долгий {most} мс</translation>
    </message>
    <message>
        <source>Memory of the window after {deals} deals: {megabytes} MB</source>
        <translation>Память окна после раздач ({deals}): {megabytes} МБ</translation>
    </message>
    <message>
        <source>Memory that was added: {growth} MB</source>
        <translation>Прибавилось памяти: {growth} МБ</translation>
    </message>
    <message>
        <source>Opening a rule page: {median} ms, 95% of them below {p95} ms; the interface is busy for {busy} ms</source>
        <translation>Открытие страницы правил: {median} мс, 95 % меньше {p95} мс; интерфейс занят {busy} мс</translation>
    </message>
</context>
<context>
    <name>Bill</name>
    <message>
        <source>How the score came about</source>
        <translation>Как получился счёт</translation>
    </message>
    <message>
        <source>All three together</source>
        <translation>Все трое вместе</translation>
    </message>
    <message>
        <source>Each declarer takes half of the stock</source>
        <translation>Каждый разыгрывающий берёт половину банка</translation>
    </message>
    <message>
        <source>Everybody pays into the stock</source>
        <translation>Все платят в банк</translation>
    </message>
    <message>
        <source>Each declarer pays half of the stock into it</source>
        <translation>Каждый разыгрывающий платит в банк половину</translation>
    </message>
    <message>
        <source>As Re counts it</source>
        <translation>Как считает Re</translation>
    </message>
    <message>
        <source>As Kontra counts it</source>
        <translation>Как считает Kontra</translation>
    </message>
    <message>
        <source>As the declarer’s side counts it</source>
        <translation>Как считает сторона разыгрывающего</translation>
    </message>
    <message>
        <source>As the defenders count it</source>
        <translation>Как считают защитники</translation>
    </message>
    <message numerus="yes">
        <source>%n runners with the declarer’s side</source>
        <translation>
            <numerusform>%n&#xa0;матадор у стороны разыгрывающего</numerusform>
            <numerusform>%n&#xa0;матадора у стороны разыгрывающего</numerusform>
            <numerusform>%n&#xa0;матадоров у стороны разыгрывающего</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n runners with the defenders</source>
        <translation>
            <numerusform>%n&#xa0;матадор у защитников</numerusform>
            <numerusform>%n&#xa0;матадора у защитников</numerusform>
            <numerusform>%n&#xa0;матадоров у защитников</numerusform>
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
        <translation>{before} × {number} = {value} ({factor})</translation>
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
        <translation>{rules}, с изменениями</translation>
    </message>
    <message>
        <source>At your table: {rules}</source>
        <translation>За вашим столом: {rules}</translation>
    </message>
    <message>
        <source>Next game: {rules}</source>
        <translation>Следующая игра: {rules}</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Вперёд</translation>
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
        <translation>Печать</translation>
    </message>
    <message>
        <source>&amp;Print this page…</source>
        <translation>На&amp;печатать эту страницу…</translation>
    </message>
    <message>
        <source>&amp;Save this page as PDF…</source>
        <translation>&amp;Сохранить эту страницу как PDF…</translation>
    </message>
    <message>
        <source>To the page before, at last to the table (Alt+Left)</source>
        <translation>На предыдущую страницу, а с первой&#xa0;— к столу (Alt+Влево)</translation>
    </message>
    <message>
        <source>To the page you came back from (Alt+Right)</source>
        <translation>На страницу, с которой вы вернулись (Alt+Вправо)</translation>
    </message>
    <message>
        <source>Smaller letters (Ctrl+Minus)</source>
        <translation>Шрифт мельче (Ctrl+Минус)</translation>
    </message>
    <message>
        <source>Larger letters (Ctrl+Plus; Ctrl+0 for the usual size)</source>
        <translation>Шрифт крупнее (Ctrl+Плюс; Ctrl+0&#xa0;— обычный размер)</translation>
    </message>
    <message>
        <source>Smaller letters</source>
        <translation>Шрифт мельче</translation>
    </message>
    <message>
        <source>Larger letters</source>
        <translation>Шрифт крупнее</translation>
    </message>
    <message>
        <source>Rules that the book shows</source>
        <translation>Правила, которые показывает книга</translation>
    </message>
    <message>
        <source>Looking at other rules changes nothing at the table.</source>
        <translation>Просмотр других правил ничего не меняет за столом.</translation>
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
        <translation>{page}&#xa0;— {section}</translation>
    </message>
    <message>
        <source>These words stand on no page.</source>
        <translation>Этих слов нет ни на одной странице.</translation>
    </message>
    <message numerus="yes">
        <source>%n places found</source>
        <translation>
            <numerusform>Найдено %n&#xa0;место</numerusform>
            <numerusform>Найдено %n&#xa0;места</numerusform>
            <numerusform>Найдено %n&#xa0;мест</numerusform>
        </translation>
    </message>
    <message>
        <source>Rule sets</source>
        <translation>Наборы правил</translation>
    </message>
    <message>
        <source>Packs of cards</source>
        <translation>Колоды карт</translation>
    </message>
    <message>
        <source>Find in all pages</source>
        <translation>Искать на всех страницах</translation>
    </message>
    <message>
        <source>Enter goes to the next place, Shift+Enter to the one before, Down to the list of places.</source>
        <translation>Enter ведёт к следующему месту, Shift+Enter к предыдущему, стрелка вниз&#xa0;— в список мест.</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Содержание</translation>
    </message>
    <message>
        <source>Places found</source>
        <translation>Найденные места</translation>
    </message>
</context>
<context>
    <name>BookPaper</name>
    <message>
        <source>Save the page</source>
        <translation>Сохранить страницу</translation>
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
        <translation>Изменить это правило</translation>
    </message>
    <message>
        <source>{page} – Rule book</source>
        <translation>{page}&#xa0;— Книга правил</translation>
    </message>
    <message>
        <source>{file} cannot be saved: {reason}</source>
        <translation>Не удаётся сохранить {file}: {reason}</translation>
    </message>
    <message>
        <source>Rule book</source>
        <translation>Книга правил</translation>
    </message>
    <message>
        <source>Page of the rule book</source>
        <translation>Страница книги правил</translation>
    </message>
    <message>
        <source>Tab goes from link to link, Enter follows it.</source>
        <translation>Tab ведёт от ссылки к ссылке, Enter переходит по ней.</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Сохранено как {file}.</translation>
    </message>
</context>
<context>
    <name>Bubbles</name>
    <message numerus="yes">
        <source>%n cards face down</source>
        <translation>
            <numerusform>%n&#xa0;карта рубашкой вверх</numerusform>
            <numerusform>%n&#xa0;карты рубашкой вверх</numerusform>
            <numerusform>%n&#xa0;карт рубашкой вверх</numerusform>
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
        <translation>Без оговорок</translation>
    </message>
    <message>
        <source>Throw in this hand</source>
        <translation>Сбросить эту раздачу</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Принять</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Отклонить</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Держать</translation>
    </message>
    <message>
        <source>Yield</source>
        <translation>Уступить</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Стучать</translation>
    </message>
    <message>
        <source>Do not double</source>
        <translation>Не стучать</translation>
    </message>
    <message>
        <source>Play the {card}</source>
        <translation>Положить {card}</translation>
    </message>
</context>
<context>
    <name>CardLarge</name>
    <message>
        <source>Escape closes the picture; the arrow keys go to the next card.</source>
        <translation>Esc закрывает картинку; стрелки ведут к следующей карте.</translation>
    </message>
</context>
<context>
    <name>CardLookPanel</name>
    <message>
        <source>Back</source>
        <translation>Рубашка</translation>
    </message>
    <message>
        <source>&amp;Contrast</source>
        <translation>&amp;Контраст</translation>
    </message>
    <message>
        <source>soft</source>
        <translation>мягкий</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>жёсткий</translation>
    </message>
    <message>
        <source>G&amp;rain</source>
        <translation>&amp;Зернистость</translation>
    </message>
    <message>
        <source>smooth</source>
        <translation>гладко</translation>
    </message>
    <message>
        <source>rough</source>
        <translation>шероховато</translation>
    </message>
    <message>
        <source>Te&amp;mperature</source>
        <translation>Цветовая &amp;температура</translation>
    </message>
    <message>
        <source>cool</source>
        <translation>холодная</translation>
    </message>
    <message>
        <source>warm</source>
        <translation>тёплая</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Сбросить всё</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Обычный</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Крупный</translation>
    </message>
    <message>
        <source>Letters of both packs</source>
        <translation>Буквы обеих колод</translation>
    </message>
    <message>
        <source>A small Q and J on Ober and Unter, O and U on queen and jack</source>
        <translation>Маленькие Q и J на обере и унтере, O и U на даме и валете</translation>
    </message>
    <message>
        <source>Back {number}</source>
        <translation>Рубашка {number}</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Index</source>
        <translation>Индекс</translation>
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
        <translation>Карты колоды</translation>
    </message>
</context>
<context>
    <name>Claims</name>
    <message>
        <source>All tricks are yours. The rest is played out.</source>
        <translation>Все взятки ваши. Остаток доигрывается.</translation>
    </message>
    <message>
        <source>It could not be found out in time whether all tricks are yours. Play on.</source>
        <translation>Не удалось вовремя выяснить, все ли взятки ваши. Играйте дальше.</translation>
    </message>
    <message>
        <source>Not all tricks are yours: one of them could go to somebody else.</source>
        <translation>Не все взятки ваши: одну из них может взять кто-то другой.</translation>
    </message>
    <message>
        <source>Not all tricks are yours: trick {number} could go to somebody else.</source>
        <translation>Не все взятки ваши: взятку {number} может взять кто-то другой.</translation>
    </message>
    <message>
        <source>Checking whether all tricks are yours…</source>
        <translation>Проверяется, все ли взятки ваши…</translation>
    </message>
    <message>
        <source>You can claim the rest when you have to play a card, from the second trick on.</source>
        <translation>Объявить остальные взятки своими можно в свой ход, начиная со второй взятки.</translation>
    </message>
    <message>
        <source>Claim the rest</source>
        <translation>Остальные мои</translation>
    </message>
    <message>
        <source>If all tricks left are yours whatever the others play, they are played out quickly.</source>
        <translation>Если все оставшиеся взятки ваши, что бы ни играли другие, они быстро доигрываются.</translation>
    </message>
</context>
<context>
    <name>Contracts</name>
    <message>
        <source>Normal game</source>
        <translation>Обычная игра</translation>
    </message>
    <message>
        <source>Wedding</source>
        <translation>Свадьба</translation>
    </message>
    <message>
        <source>Silent wedding</source>
        <translation>Тихая свадьба</translation>
    </message>
    <message>
        <source>Poverty</source>
        <translation>Бедность</translation>
    </message>
    <message>
        <source>Black sow</source>
        <translation>Чёрная свинья</translation>
    </message>
    <message>
        <source>Kings solo</source>
        <translation>Соло королей</translation>
    </message>
    <message>
        <source>Ace solo (no trumps)</source>
        <translation>Бескозырное соло</translation>
    </message>
    <message>
        <source>Hochzeit</source>
        <translation>Hochzeit</translation>
    </message>
    <message>
        <source>Bettel</source>
        <translation>Беттель</translation>
    </message>
    <message>
        <source>Geier</source>
        <translation>Гайер</translation>
    </message>
    <message>
        <source>Wenz</source>
        <translation>Венц</translation>
    </message>
    <message>
        <source>Geier Tout</source>
        <translation>Гайер Tout</translation>
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
            <numerusform>Во взятку может лечь ещё %n&#xa0;карта, потом будет поздно.</numerusform>
            <numerusform>Во взятку могут лечь ещё %n&#xa0;карты, потом будет поздно.</numerusform>
            <numerusform>Во взятку может лечь ещё %n&#xa0;карт, потом будет поздно.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may play %n more cards before it is too late.</source>
        <translation>
            <numerusform>Вы можете положить ещё %n&#xa0;карту, потом будет поздно.</numerusform>
            <numerusform>Вы можете положить ещё %n&#xa0;карты, потом будет поздно.</numerusform>
            <numerusform>Вы можете положить ещё %n&#xa0;карт, потом будет поздно.</numerusform>
        </translation>
    </message>
    <message>
        <source>Last chance: it is too late with the next card of the trick.</source>
        <translation>Последняя возможность: со следующей картой во взятке будет поздно.</translation>
    </message>
    <message>
        <source>Last chance: it is too late with your next card.</source>
        <translation>Последняя возможность: с вашей следующей картой будет поздно.</translation>
    </message>
    <message>
        <source>This is your last chance to announce: {announcement}.</source>
        <translation>Последняя возможность объявить: {announcement}.</translation>
    </message>
    <message>
        <source>You may still announce: {announcement}.</source>
        <translation>Вы ещё можете объявить: {announcement}.</translation>
    </message>
    <message numerus="yes">
        <source>Still open to {who}, with at least %n cards in hand: {announcement}.</source>
        <translation>
            <numerusform>Ещё может объявить {who}, если на руках не меньше %n&#xa0;карты: {announcement}.</numerusform>
            <numerusform>Ещё может объявить {who}, если на руках не меньше %n&#xa0;карт: {announcement}.</numerusform>
            <numerusform>Ещё может объявить {who}, если на руках не меньше %n&#xa0;карт: {announcement}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Still open to {who}, while at most %n cards lie in the trick: {announcement}.</source>
        <translation>
            <numerusform>Ещё может объявить {who}, пока во взятке не больше %n&#xa0;карты: {announcement}.</numerusform>
            <numerusform>Ещё может объявить {who}, пока во взятке не больше %n&#xa0;карт: {announcement}.</numerusform>
            <numerusform>Ещё может объявить {who}, пока во взятке не больше %n&#xa0;карт: {announcement}.</numerusform>
        </translation>
    </message>
    <message>
        <source>somebody</source>
        <translation>кто-то</translation>
    </message>
    <message>
        <source>{names} or somebody else</source>
        <translation>{names} или кто-то ещё</translation>
    </message>
</context>
<context>
    <name>DeckBox</name>
    <message>
        <source>Cards</source>
        <translation>Карты</translation>
    </message>
    <message>
        <source>{deck} – {suits}</source>
        <translation>{deck}&#xa0;— {suits}</translation>
    </message>
</context>
<context>
    <name>DeckFacts</name>
    <message>
        <source>Drawn anew for Cardavia, after the tradition. Licence: {licence}.</source>
        <translation>Нарисовано заново для Cardavia по традиции. Лицензия: {licence}.</translation>
    </message>
    <message>
        <source>A deck of your own. Licence: {licence}.</source>
        <translation>Ваша собственная колода. Лицензия: {licence}.</translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n&#xa0;карта</numerusform>
            <numerusform>%n&#xa0;карты</numerusform>
            <numerusform>%n&#xa0;карт</numerusform>
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
        <translation>Родная колода шафкопфа; в доппелькопф ею тоже можно играть.</translation>
    </message>
    <message>
        <source>Doppelkopf’s own pack; Schafkopf can be played with it, too.</source>
        <translation>Родная колода доппелькопфа; в шафкопф ею тоже можно играть.</translation>
    </message>
    <message>
        <source>For Schafkopf and Doppelkopf.</source>
        <translation>Для шафкопфа и доппелькопфа.</translation>
    </message>
</context>
<context>
    <name>DeckHistories</name>
    <message>
        <source>The home pack of Schafkopf. It grew out of the old packs of Augsburg and Munich; in the nineteenth century its figures were doubled, so that nobody has to turn a card. The Ober has its suit sign high, the Unter low. The highest card of a suit is the Daus with two signs: Cupid on hearts, Bacchus on acorns, hound and boar on bells.</source>
        <translation>Родная колода шафкопфа. Она выросла из старых аугсбургских и мюнхенских колод; в девятнадцатом веке фигуры удвоили, чтобы никому не приходилось переворачивать карту. У обера знак масти вверху, у унтера внизу. Старшая карта масти&#xa0;— даус с двумя знаками: Купидон на червях, Вакх на желудях, гончая и кабан на бубенцах.</translation>
    </message>
    <message>
        <source>A pack of the nineteenth century, first printed in Pest. Its Obers and Unters are the people of Schiller’s play William Tell, and its highest cards the four seasons. It is called the double German pack and is the usual one of Hungary to this day.</source>
        <translation>Колода девятнадцатого века, впервые напечатанная в Пеште. Её оберы и унтеры&#xa0;— герои «Вильгельма Телля» Шиллера, а старшие карты&#xa0;— четыре времени года. Её называют двойной немецкой, и в Венгрии она обычна по сей день.</translation>
    </message>
    <message>
        <source>A single pack: its figures are drawn once, from head to foot, as all figures were before they were doubled. It comes from the old Bavarian packs. The six of bells is the Weli, which has a part of its own in games of Tyrol; Schafkopf and Doppelkopf do without it.</source>
        <translation>Одноголовая колода: фигуры нарисованы один раз, с головы до ног, как все фигуры, пока их не удвоили. Она происходит от старых баварских колод. Шестёрка бубенцов&#xa0;— это Weli, у которой в тирольских играх своя роль; шафкопф и доппелькопф обходятся без неё.</translation>
    </message>
    <message>
        <source>French suits were simpler to print than German ones and spread from France over all the world. This is the way they have been drawn in Berlin since the nineteenth century: every jack has a halberd, every queen a flower, and the kings wear closed crowns.</source>
        <translation>Французские масти печатать было проще, чем немецкие, и из Франции они разошлись по всему свету. Так их рисуют в Берлине с девятнадцатого века: у каждого валета алебарда, у каждой дамы цветок, а на королях закрытые короны.</translation>
    </message>
    <message>
        <source>A compromise: French signs in the colours of the German ones, clubs black, spades green, hearts red, diamonds orange. It was made for Skat tournaments after 1990, when people met who had grown up with the one or the other. Nobody takes spades for clubs with it, so it is good to learn with.</source>
        <translation>Компромисс: французские знаки в цветах немецких, трефы чёрные, пики зелёные, черви красные, бубны оранжевые. Его придумали после 1990 года для турниров по скату, где встречались люди, выросшие с теми или другими картами. Пики с трефами тут не спутать, поэтому с ними хорошо учиться.</translation>
    </message>
    <message>
        <source>Letters as large as they can be, one large sign, and a pattern beside each colour, without figures: for weak eyes, for eyes that do not tell all colours, and for small windows.</source>
        <translation>Буквы как можно крупнее, один большой знак и узор у каждого цвета, без фигур: для слабых глаз, для глаз, которые различают не все цвета, и для маленьких окон.</translation>
    </message>
    <message>
        <source>Letters as large as they can be, one large sign, and a pattern beside each colour, without figures: for weak eyes, for eyes that do not tell all colours, and for small windows. This one has the German suits.</source>
        <translation>Буквы как можно крупнее, один большой знак и узор у каждого цвета, без фигур: для слабых глаз, для глаз, которые различают не все цвета, и для маленьких окон. Здесь масти немецкие.</translation>
    </message>
</context>
<context>
    <name>DeckNames</name>
    <message>
        <source>Bavarian</source>
        <translation>Баварская</translation>
    </message>
    <message>
        <source>William Tell</source>
        <translation>Вильгельм Телль</translation>
    </message>
    <message>
        <source>Salzburg</source>
        <translation>Зальцбургская</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Французская</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Турнирная</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Чёткая</translation>
    </message>
    <message>
        <source>Clear, German suits</source>
        <translation>Чёткая немецкая</translation>
    </message>
</context>
<context>
    <name>DeckPacks</name>
    <message>
        <source>French suits</source>
        <translation>Французские масти</translation>
    </message>
    <message>
        <source>German suits</source>
        <translation>Немецкие масти</translation>
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
        <translation>Игр&amp;ать ею</translation>
    </message>
    <message>
        <source>This deck cannot be used:</source>
        <translation>Эту колоду использовать нельзя:</translation>
    </message>
    <message>
        <source>Back {number}</source>
        <translation>Рубашка {number}</translation>
    </message>
    <message>
        <source>Decks of your own: {folder}</source>
        <translation>Ваши колоды: {folder}</translation>
    </message>
</context>
<context>
    <name>DeckPlaces</name>
    <message>
        <source>Bavaria, Germany</source>
        <translation>Бавария, Германия</translation>
    </message>
    <message>
        <source>Hungary, Austria and their neighbours</source>
        <translation>Венгрия, Австрия и их соседи</translation>
    </message>
    <message>
        <source>Salzburg and Tyrol, Austria; South Tyrol, Italy</source>
        <translation>Зальцбург и Тироль, Австрия; Южный Тироль, Италия</translation>
    </message>
    <message>
        <source>Berlin and the north, today all of Germany</source>
        <translation>Берлин и север, сегодня вся Германия</translation>
    </message>
    <message>
        <source>Germany</source>
        <translation>Германия</translation>
    </message>
    <message>
        <source>Made for this program</source>
        <translation>Сделано для этой программы</translation>
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
        <translation>использовать нельзя</translation>
    </message>
</context>
<context>
    <name>DeckSuits</name>
    <message>
        <source>clubs, spades, hearts, diamonds</source>
        <translation>трефы, пики, черви, бубны</translation>
    </message>
    <message>
        <source>acorns, leaves, hearts, bells</source>
        <translation>жёлуди, листья, черви, бубенцы</translation>
    </message>
</context>
<context>
    <name>Decks</name>
    <message>
        <source>comes with Cardavia</source>
        <translation>входит в Cardavia</translation>
    </message>
    <message>
        <source>{deck}: {where}</source>
        <translation>{deck}: {where}</translation>
    </message>
    <message>
        <source>The deck {deck} is whole. Cards: {cards}, backs: {backs}</source>
        <translation>В колоде {deck} всё на месте. Карты: {cards}, рубашки: {backs}</translation>
    </message>
    <message>
        <source>Cards drawn: {cards}</source>
        <translation>Нарисовано карт: {cards}</translation>
    </message>
    <message>
        <source>The deck {deck} cannot be used, plain cards stand in for it: {problem}</source>
        <translation>Колоду {deck} использовать нельзя, её заменяют условные карты: {problem}</translation>
    </message>
</context>
<context>
    <name>DeclareBar</name>
    <message>
        <source>Declarations</source>
        <translation>Заявления</translation>
    </message>
</context>
<context>
    <name>DoppelkopfLesson</name>
    <message>
        <source>Every card is there twice. Four players get twelve cards each. A trick is four cards, one from each player, clockwise, and whoever wins it leads to the next one. Two play against two. What counts are the points of the cards in the tricks, not the tricks.</source>
        <translation>В колоде каждая карта есть дважды. Четыре игрока получают по двенадцать карт. Взятка&#xa0;— это четыре карты, по одной от каждого, по часовой стрелке; кто её берёт, тот ходит в следующей. Двое играют против двоих. Считают не взятки, а очки за карты в них.</translation>
    </message>
    <message>
        <source>How many points does this trick bring to its winner?</source>
        <translation>Сколько очков приносит эта взятка?</translation>
    </message>
    <message>
        <source>Choose every trump among these cards, then press “Check”.</source>
        <translation>Выберите среди этих карт все козыри и нажмите «Проверить».</translation>
    </message>
    <message>
        <source>A trump must be followed by a trump, a plain card by a plain card of its suit. The first card of this trick was: {led}. Choose every card that you may play now, then press “Check”.</source>
        <translation>На козырь надо класть козырь, на простую карту&#xa0;— простую карту её масти. Первая карта этой взятки: {led}. Выберите все карты, которые вам сейчас можно положить, и нажмите «Проверить».</translation>
    </message>
    <message>
        <source>If you cannot follow, you may play any card, a trump or not. The first card of this trick was: {led}. Choose every card that you may play now, then press “Check”.</source>
        <translation>Если ответить в масть нечем, можно класть любую карту, козырь или нет. Первая карта этой взятки: {led}. Выберите все карты, которые вам сейчас можно положить, и нажмите «Проверить».</translation>
    </message>
    <message>
        <source>The highest trump wins; where no trump lies, the highest card of the suit led. Of two equal cards the one that was played first wins. The card led here was: {led}. Who wins this trick?</source>
        <translation>Берёт старший козырь; где козырей нет&#xa0;— старшая карта масти хода. Из двух одинаковых карт берёт та, что легла раньше. Первая карта здесь: {led}. Кто берёт эту взятку?</translation>
    </message>
    <message>
        <source>These are your cards. On which side are you?</source>
        <translation>Это ваши карты. На какой вы стороне?</translation>
    </message>
    <message>
        <source>Whoever expects to win may say so, and the deal is worth more: “Re” for one side, “Kontra” for the other. It must be said early, as a rule before the second trick is played. Later a side may promise more: the others stay below 90 points, below 60, below 30, or get no trick.</source>
        <translation>Кто рассчитывает выиграть, может это сказать, и раздача стоит дороже: одна сторона говорит «Re», другая&#xa0;— «Kontra». Говорить надо рано, как правило, пока не сыграна вторая взятка. Позже сторона может обещать больше: у других будет меньше 90 очков, меньше 60, меньше 30 или ни одной взятки.</translation>
    </message>
    <message>
        <source>The first trick is over, and these are the cards you still hold. Which of the two may you announce?</source>
        <translation>Первая взятка сыграна, и вот карты, которые у вас остались. Что из этого вы можете объявить?</translation>
    </message>
    <message>
        <source>All cards together have 240 points. Nobody has announced anything, and Re has exactly 120 points. Who has won?</source>
        <translation>Во всех картах вместе 240 очков. Никто ничего не объявил, и у Re ровно 120 очков. Кто выиграл?</translation>
    </message>
    <message>
        <source>First everybody is asked for a reservation, that is, a special game: you have none, so say “Healthy”. Then twelve tricks are played. At each of your turns a hint tells what a good player would do, and why. You may try something else; nothing is kept of this deal.</source>
        <translation>Сначала каждого спрашивают, есть ли у него оговорка, то есть особая игра. У вас её нет, скажите «Без оговорок». Потом разыгрываются двенадцать взяток. На каждом вашем ходу подсказка скажет, что сделал бы хороший игрок и почему. Можно попробовать и другое; от этой раздачи ничего не сохраняется.</translation>
    </message>
    <message>
        <source>Follow the hint or try something else. After the last trick the result is shown.</source>
        <translation>Следуйте подсказке или попробуйте другое. После последней взятки появится итог.</translation>
    </message>
    <message>
        <source>That was Doppelkopf. There is more to find: weddings, solos, and the house rules on the rules page. At your own table the entry “Hint” in the menu “Game” helps at any time.</source>
        <translation>Это был доппелькопф. Впереди ещё многое: свадьбы, соло и домашние правила на странице правил. За вашим столом в любое время поможет пункт «Подсказка» в меню «Игра».</translation>
    </message>
</context>
<context>
    <name>DoppelkopfLessonReasons</name>
    <message>
        <source>The tens of hearts are the highest trumps, and of two equal cards the first one wins.</source>
        <translation>Десятки червей&#xa0;— старшие козыри, и из двух одинаковых карт берёт первая.</translation>
    </message>
    <message>
        <source>Re needs 121 points. At 120 to 120 Kontra wins, unless only Kontra was announced.</source>
        <translation>Re нужно 121 очко. При 120 на 120 выигрывает Kontra, если только не было объявлено одно лишь Kontra.</translation>
    </message>
</context>
<context>
    <name>DoppelkopfLessonTitles</name>
    <message>
        <source>What it is about</source>
        <translation>О чём эта игра</translation>
    </message>
    <message>
        <source>What the cards count</source>
        <translation>Сколько стоят карты</translation>
    </message>
    <message>
        <source>Count a trick</source>
        <translation>Сосчитайте взятку</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Козыри</translation>
    </message>
    <message>
        <source>Find the trumps</source>
        <translation>Найдите козыри</translation>
    </message>
    <message>
        <source>Which card may you play?</source>
        <translation>Какую карту можно положить?</translation>
    </message>
    <message>
        <source>And if you cannot follow?</source>
        <translation>А если в масть ответить нечем?</translation>
    </message>
    <message>
        <source>Who wins the trick?</source>
        <translation>Кто берёт взятку?</translation>
    </message>
    <message>
        <source>Hidden sides</source>
        <translation>Скрытые стороны</translation>
    </message>
    <message>
        <source>Where do you belong?</source>
        <translation>На чьей вы стороне?</translation>
    </message>
    <message>
        <source>Find your partner</source>
        <translation>Найдите партнёра</translation>
    </message>
    <message>
        <source>Announcements</source>
        <translation>Объявления</translation>
    </message>
    <message>
        <source>What may you announce?</source>
        <translation>Что можно объявить?</translation>
    </message>
    <message>
        <source>Who has won?</source>
        <translation>Кто выиграл?</translation>
    </message>
    <message>
        <source>Extra points</source>
        <translation>Особые очки</translation>
    </message>
    <message>
        <source>Now a whole deal</source>
        <translation>Теперь целая раздача</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>Раздача</translation>
    </message>
    <message>
        <source>Well done</source>
        <translation>Отлично</translation>
    </message>
</context>
<context>
    <name>ExchangePanel</name>
    <message numerus="yes">
        <source>Put back %n cards.</source>
        <translation>
            <numerusform>Уберите %n&#xa0;карту.</numerusform>
            <numerusform>Уберите %n&#xa0;карты.</numerusform>
            <numerusform>Уберите %n&#xa0;карт.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Exchanges</name>
    <message>
        <source>Pass on: {cards}</source>
        <translation>Передать: {cards}</translation>
    </message>
    <message>
        <source>Give back: {cards}</source>
        <translation>Вернуть: {cards}</translation>
    </message>
    <message>
        <source>Lay face down: {cards}</source>
        <translation>Положить рубашкой вверх: {cards}</translation>
    </message>
    <message>
        <source>Give: {cards}</source>
        <translation>Отдать: {cards}</translation>
    </message>
    <message>
        <source>Pass on the chosen cards</source>
        <translation>Передать выбранные карты</translation>
    </message>
    <message>
        <source>Give back the chosen cards</source>
        <translation>Вернуть выбранные карты</translation>
    </message>
    <message>
        <source>Lay the chosen card face down</source>
        <translation>Положить выбранную карту рубашкой вверх</translation>
    </message>
    <message>
        <source>Give the chosen card</source>
        <translation>Отдать выбранную карту</translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more cards.</source>
        <translation>
            <numerusform>Выберите ещё %n&#xa0;карту.</numerusform>
            <numerusform>Выберите ещё %n&#xa0;карты.</numerusform>
            <numerusform>Выберите ещё %n&#xa0;карт.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExtrasField</name>
    <message>
        <source>Special points</source>
        <translation>Особые очки</translation>
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
        <translation>Один против троих</translation>
    </message>
    <message>
        <source>Solos count double</source>
        <translation>Соло считаются вдвойне</translation>
    </message>
    <message>
        <source>Bock round</source>
        <translation>Bock-круг</translation>
    </message>
    <message>
        <source>Announcement doubles</source>
        <translation>Объявление удваивает</translation>
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
        <translation>Сюда нет доступа для чтения или записи.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>Диск заполнен.</translation>
    </message>
    <message>
        <source>The file or its folder is not there.</source>
        <translation>Файла или его папки нет.</translation>
    </message>
    <message>
        <source>Another Cardavia is using it.</source>
        <translation>Файл использует другой экземпляр Cardavia.</translation>
    </message>
    <message>
        <source>The system refuses it.</source>
        <translation>Система отказывает.</translation>
    </message>
</context>
<context>
    <name>FinalPage</name>
    <message>
        <source>What decided it</source>
        <translation>Что решило партию</translation>
    </message>
    <message>
        <source>&amp;New session</source>
        <translation>&amp;Новая партия</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>На&amp;зад</translation>
    </message>
    <message>
        <source>Standings of the session</source>
        <translation>Положение в партии</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Игрок</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Место</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Итог</translation>
    </message>
    <message>
        <source>Deals won</source>
        <translation>Выиграно раздач</translation>
    </message>
    <message>
        <source>Solos</source>
        <translation>Соло</translation>
    </message>
    <message>
        <source>Final result of the session</source>
        <translation>Итог партии</translation>
    </message>
</context>
<context>
    <name>Finals</name>
    <message>
        <source>Shared first place with {total}: {players}</source>
        <translation>Первое место с итогом {total} делят: {players}</translation>
    </message>
    <message>
        <source>Level at the top with {total}: {players}</source>
        <translation>Впереди с равным итогом {total}: {players}</translation>
    </message>
    <message>
        <source>You win the session with {total}</source>
        <translation>Вы выигрываете партию с итогом {total}</translation>
    </message>
    <message>
        <source>You are ahead with {total}</source>
        <translation>Вы впереди с итогом {total}</translation>
    </message>
    <message>
        <source>{player} wins the session with {total}</source>
        <translation>Партию выигрывает {player} с итогом {total}</translation>
    </message>
    <message>
        <source>{player} is ahead with {total}</source>
        <translation>Впереди {player} с итогом {total}</translation>
    </message>
    <message numerus="yes">
        <source>%n deals have a score.</source>
        <translation>
            <numerusform>Записана %n&#xa0;раздача.</numerusform>
            <numerusform>Записаны %n&#xa0;раздачи.</numerusform>
            <numerusform>Записано %n&#xa0;раздач.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more were dealt again.</source>
        <translation>
            <numerusform>Ещё %n&#xa0;раздача пересдана.</numerusform>
            <numerusform>Ещё %n&#xa0;раздачи пересданы.</numerusform>
            <numerusform>Ещё %n&#xa0;раздач пересдано.</numerusform>
        </translation>
    </message>
    <message>
        <source>{scored} {again}</source>
        <translation>{scored} {again}</translation>
    </message>
    <message>
        <source>Deal {number}, everybody paid into the stock: {scores}</source>
        <translation>Раздача {number}. Все платят в банк: {scores}</translation>
    </message>
    <message>
        <source>Deal {number}, {contract}: {scores}</source>
        <translation>Раздача {number}. {contract}: {scores}</translation>
    </message>
    <message>
        <source>Deal {number}, {contract} with you as declarer: {scores}</source>
        <translation>Раздача {number}. {contract}, разыгрываете вы: {scores}</translation>
    </message>
    <message>
        <source>Deal {number}, {contract} with {player} as declarer: {scores}</source>
        <translation>Раздача {number}. {contract}, разыгрывает {player}: {scores}</translation>
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
        <translation>Вы впереди с первой раздачи до последней.</translation>
    </message>
    <message>
        <source>{player} was ahead from the first deal to the last.</source>
        <translation>С первой раздачи до последней впереди {player}.</translation>
    </message>
    <message>
        <source>You took the lead in deal {number} and kept it.</source>
        <translation>В раздаче {number} вы выходите вперёд и больше не уступаете.</translation>
    </message>
    <message>
        <source>{player} took the lead in deal {number} and kept it.</source>
        <translation>В раздаче {number} вперёд выходит {player} и больше не уступает.</translation>
    </message>
    <message numerus="yes">
        <source>The longest lead was yours: %n deals, from deal {first} to deal {last}.</source>
        <translation>
            <numerusform>Дольше всех впереди вы: %n&#xa0;раздача, с раздачи {first} по раздачу {last}.</numerusform>
            <numerusform>Дольше всех впереди вы: %n&#xa0;раздачи, с раздачи {first} по раздачу {last}.</numerusform>
            <numerusform>Дольше всех впереди вы: %n&#xa0;раздач, с раздачи {first} по раздачу {last}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The longest lead was that of {player}: %n deals, from deal {first} to {last}.</source>
        <translation>
            <numerusform>Дольше всех впереди {player}: %n&#xa0;раздача, с раздачи {first} по {last}.</numerusform>
            <numerusform>Дольше всех впереди {player}: %n&#xa0;раздачи, с раздачи {first} по {last}.</numerusform>
            <numerusform>Дольше всех впереди {player}: %n&#xa0;раздач, с раздачи {first} по {last}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The biggest win was %n game points in deal {number}: {players}.</source>
        <translation>
            <numerusform>Самый большой выигрыш&#xa0;— %n&#xa0;игровое очко в раздаче {number}: {players}.</numerusform>
            <numerusform>Самый большой выигрыш&#xa0;— %n&#xa0;игровых очка в раздаче {number}: {players}.</numerusform>
            <numerusform>Самый большой выигрыш&#xa0;— %n&#xa0;игровых очков в раздаче {number}: {players}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Forfeits</name>
    <message>
        <source>it could not be started</source>
        <translation>её не удалось запустить</translation>
    </message>
    <message>
        <source>it ended or closed its output</source>
        <translation>она завершилась или закрыла вывод</translation>
    </message>
    <message>
        <source>its answer was late</source>
        <translation>её ответ опоздал</translation>
    </message>
    <message>
        <source>its answer was not a line of JSON with an action</source>
        <translation>её ответ не был строкой JSON с действием</translation>
    </message>
    <message>
        <source>its answer was not legal</source>
        <translation>её ответ не по правилам</translation>
    </message>
    <message>
        <source>Deal {number}: the program of seat {seat} forfeits, {reason}. Easy plays on.</source>
        <translation>Раздача {number}: программа на месте {seat} выбывает: {reason}. Дальше играет лёгкий уровень.</translation>
    </message>
</context>
<context>
    <name>FrenchBids</name>
    <message>
        <source>Call the ace of clubs</source>
        <translation>Вызвать туза треф</translation>
    </message>
    <message>
        <source>Call the ace of spades</source>
        <translation>Вызвать туза пик</translation>
    </message>
    <message>
        <source>Call the ace of hearts</source>
        <translation>Вызвать туза червей</translation>
    </message>
    <message>
        <source>Call the ace of diamonds</source>
        <translation>Вызвать туза бубен</translation>
    </message>
    <message>
        <source>Call the ten of clubs</source>
        <translation>Вызвать десятку треф</translation>
    </message>
    <message>
        <source>Call the ten of spades</source>
        <translation>Вызвать десятку пик</translation>
    </message>
    <message>
        <source>Call the ten of diamonds</source>
        <translation>Вызвать десятку бубен</translation>
    </message>
</context>
<context>
    <name>FrenchCards</name>
    <message>
        <source>ace of clubs</source>
        <translation>туз треф</translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <translation>десятка треф</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>король треф</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation>дама треф</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>валет треф</translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <translation>девятка треф</translation>
    </message>
    <message>
        <source>eight of clubs</source>
        <translation>восьмёрка треф</translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <translation>семёрка треф</translation>
    </message>
    <message>
        <source>ace of spades</source>
        <translation>туз пик</translation>
    </message>
    <message>
        <source>ten of spades</source>
        <translation>десятка пик</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>король пик</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>дама пик</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>валет пик</translation>
    </message>
    <message>
        <source>nine of spades</source>
        <translation>девятка пик</translation>
    </message>
    <message>
        <source>eight of spades</source>
        <translation>восьмёрка пик</translation>
    </message>
    <message>
        <source>seven of spades</source>
        <translation>семёрка пик</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>туз червей</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>десятка червей</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>король червей</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>дама червей</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>валет червей</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>девятка червей</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translation>восьмёрка червей</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation>семёрка червей</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation>туз бубен</translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <translation>десятка бубен</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>король бубен</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>дама бубен</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>валет бубен</translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <translation>девятка бубен</translation>
    </message>
    <message>
        <source>eight of diamonds</source>
        <translation>восьмёрка бубен</translation>
    </message>
    <message>
        <source>seven of diamonds</source>
        <translation>семёрка бубен</translation>
    </message>
</context>
<context>
    <name>FrenchCardsAsObject</name>
    <message>
        <source>ace of clubs</source>
        <translation>туза треф</translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <translation>десятку треф</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>короля треф</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation>даму треф</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>валета треф</translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <translation>девятку треф</translation>
    </message>
    <message>
        <source>eight of clubs</source>
        <translation>восьмёрку треф</translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <translation>семёрку треф</translation>
    </message>
    <message>
        <source>ace of spades</source>
        <translation>туза пик</translation>
    </message>
    <message>
        <source>ten of spades</source>
        <translation>десятку пик</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>короля пик</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>даму пик</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>валета пик</translation>
    </message>
    <message>
        <source>nine of spades</source>
        <translation>девятку пик</translation>
    </message>
    <message>
        <source>eight of spades</source>
        <translation>восьмёрку пик</translation>
    </message>
    <message>
        <source>seven of spades</source>
        <translation>семёрку пик</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>туза червей</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>десятку червей</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>короля червей</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>даму червей</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>валета червей</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>девятку червей</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translation>восьмёрку червей</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation>семёрку червей</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation>туза бубен</translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <translation>десятку бубен</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>короля бубен</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>даму бубен</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>валета бубен</translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <translation>девятку бубен</translation>
    </message>
    <message>
        <source>eight of diamonds</source>
        <translation>восьмёрку бубен</translation>
    </message>
    <message>
        <source>seven of diamonds</source>
        <translation>семёрку бубен</translation>
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
        <translation>Соло валетов</translation>
    </message>
    <message>
        <source>Club solo</source>
        <translation>Трефовое соло</translation>
    </message>
    <message>
        <source>Spade solo</source>
        <translation>Пиковое соло</translation>
    </message>
    <message>
        <source>Heart solo</source>
        <translation>Червовое соло</translation>
    </message>
    <message>
        <source>Diamond solo</source>
        <translation>Бубновое соло</translation>
    </message>
    <message>
        <source>Rufer calling the ace of clubs</source>
        <translation>Игра с вызовом: туз треф</translation>
    </message>
    <message>
        <source>Rufer calling the ace of spades</source>
        <translation>Игра с вызовом: туз пик</translation>
    </message>
    <message>
        <source>Rufer calling the ace of hearts</source>
        <translation>Игра с вызовом: туз червей</translation>
    </message>
    <message>
        <source>Rufer calling the ace of diamonds</source>
        <translation>Игра с вызовом: туз бубен</translation>
    </message>
    <message>
        <source>Farbgeier in clubs</source>
        <translation>Фарбгайер: трефы</translation>
    </message>
    <message>
        <source>Farbgeier in spades</source>
        <translation>Фарбгайер: пики</translation>
    </message>
    <message>
        <source>Farbgeier in hearts</source>
        <translation>Фарбгайер: черви</translation>
    </message>
    <message>
        <source>Farbgeier in diamonds</source>
        <translation>Фарбгайер: бубны</translation>
    </message>
    <message>
        <source>Farbwenz in clubs</source>
        <translation>Фарбвенц: трефы</translation>
    </message>
    <message>
        <source>Farbwenz in spades</source>
        <translation>Фарбвенц: пики</translation>
    </message>
    <message>
        <source>Farbwenz in hearts</source>
        <translation>Фарбвенц: черви</translation>
    </message>
    <message>
        <source>Farbwenz in diamonds</source>
        <translation>Фарбвенц: бубны</translation>
    </message>
    <message>
        <source>Farbgeier Tout in clubs</source>
        <translation>Фарбгайер Tout: трефы</translation>
    </message>
    <message>
        <source>Farbgeier Tout in spades</source>
        <translation>Фарбгайер Tout: пики</translation>
    </message>
    <message>
        <source>Farbgeier Tout in hearts</source>
        <translation>Фарбгайер Tout: черви</translation>
    </message>
    <message>
        <source>Farbgeier Tout in diamonds</source>
        <translation>Фарбгайер Tout: бубны</translation>
    </message>
    <message>
        <source>Farbwenz Tout in clubs</source>
        <translation>Фарбвенц Tout: трефы</translation>
    </message>
    <message>
        <source>Farbwenz Tout in spades</source>
        <translation>Фарбвенц Tout: пики</translation>
    </message>
    <message>
        <source>Farbwenz Tout in hearts</source>
        <translation>Фарбвенц Tout: черви</translation>
    </message>
    <message>
        <source>Farbwenz Tout in diamonds</source>
        <translation>Фарбвенц Tout: бубны</translation>
    </message>
    <message>
        <source>Club solo Tout</source>
        <translation>Трефовое соло Tout</translation>
    </message>
    <message>
        <source>Spade solo Tout</source>
        <translation>Пиковое соло Tout</translation>
    </message>
    <message>
        <source>Heart solo Tout</source>
        <translation>Червовое соло Tout</translation>
    </message>
    <message>
        <source>Diamond solo Tout</source>
        <translation>Бубновое соло Tout</translation>
    </message>
    <message>
        <source>Muss with the called suit clubs</source>
        <translation>Вынужденная игра, масть вызова: трефы</translation>
    </message>
    <message>
        <source>Muss with the called suit spades</source>
        <translation>Вынужденная игра, масть вызова: пики</translation>
    </message>
    <message>
        <source>Muss with the called suit hearts</source>
        <translation>Вынужденная игра, масть вызова: черви</translation>
    </message>
    <message>
        <source>Muss with the called suit diamonds</source>
        <translation>Вынужденная игра, масть вызова: бубны</translation>
    </message>
</context>
<context>
    <name>FrenchDoppelkopfLesson</name>
    <message>
        <source>An ace counts 11, a ten 10, a king 4, a queen 3, a jack 2; a nine counts nothing. All 48 cards together have 240 points.</source>
        <translation>Туз стоит 11, десятка 10, король 4, дама 3, валет 2; девятка ничего. Во всех 48 картах вместе 240 очков.</translation>
    </message>
    <message>
        <source>Trumps beat all other cards. These are trumps, from the highest down and each of them twice: the ten of hearts, the four queens, the four jacks, then the other diamonds. Everything else is plain and ranks ace, ten, king, nine within its suit.</source>
        <translation>Козыри бьют все остальные карты. Вот они, от старшего к младшему и каждый дважды: десятка червей, четыре дамы, четыре валета, затем остальные бубны. Всё прочее&#xa0;— простые карты; в своей масти они идут так: туз, десятка, король, девятка.</translation>
    </message>
    <message>
        <source>The two players who each hold a queen of clubs are partners; their side is called Re. The other two are Kontra. Nobody says so at first: the cards show it, or an announcement. Both queens in one hand are a wedding, which comes later.</source>
        <translation>Два игрока, у каждого из которых есть дама треф,&#xa0;— партнёры; их сторона называется Re. Двое других&#xa0;— Kontra. Сначала об этом никто не говорит: это покажут карты или объявление. Обе дамы на одних руках&#xa0;— свадьба, о ней позже.</translation>
    </message>
    <message>
        <source>In another deal you hold a queen of clubs. This trick has just been played. Who is your partner?</source>
        <translation>В другой раздаче у вас дама треф. Эта взятка только что сыграна. Кто ваш партнёр?</translation>
    </message>
    <message>
        <source>Some things earn an extra point: catching the other side’s ace of diamonds, the fox; winning the last trick with a jack of clubs, Charlie; and a trick of 40 or more card points.</source>
        <translation>Особое очко можно получить и так: поймать туза бубен другой стороны (лису); взять последнюю взятку валетом треф (Карлхеном); взять взятку, в которой 40 или больше очков за карты.</translation>
    </message>
</context>
<context>
    <name>FrenchDoppelkopfLessonReasons</name>
    <message>
        <source>Ace 11, ten 10, king 4, queen 3, jack 2, everything else 0: add up the four cards.</source>
        <translation>Туз 11, десятка 10, король 4, дама 3, валет 2, всё остальное 0: сложите четыре карты.</translation>
    </message>
    <message>
        <source>Every queen and every jack is a trump, and so are every diamond and the ten of hearts. Nothing else is.</source>
        <translation>Козыри&#xa0;— все дамы и все валеты, а ещё все бубны и десятка червей. Больше ничего.</translation>
    </message>
    <message>
        <source>A plain heart must be played. The ten, the queens and the jacks of hearts are trumps, not hearts.</source>
        <translation>Надо положить простую черву. Десятка, дама и валет червей&#xa0;— козыри, а не черви.</translation>
    </message>
    <message>
        <source>You hold no plain heart, for the queen of hearts is a trump. So you may play everything.</source>
        <translation>Простой червы у вас нет, ведь дама червей&#xa0;— козырь. Значит, можно положить что угодно.</translation>
    </message>
    <message>
        <source>You hold a queen of clubs, so you are Re.</source>
        <translation>У вас дама треф, значит, вы Re.</translation>
    </message>
    <message>
        <source>Your partner is whoever has played the other queen of clubs.</source>
        <translation>Ваш партнёр&#xa0;— тот, кто положил другую даму треф.</translation>
    </message>
    <message>
        <source>You hold a queen of clubs, so you are Re. Each side may only announce its own word.</source>
        <translation>У вас дама треф, значит, вы Re. Каждая сторона объявляет только своё слово.</translation>
    </message>
</context>
<context>
    <name>FrenchOptionNames</name>
    <message>
        <source>Kings of diamonds on top</source>
        <translation>Короли бубен старше всех</translation>
    </message>
    <message>
        <source>Heart trick</source>
        <translation>Червовая взятка</translation>
    </message>
</context>
<context>
    <name>FrenchOptionTexts</name>
    <message>
        <source>The kings of diamonds are the highest trumps, and the tens of diamonds beat the aces of diamonds.</source>
        <translation>Короли бубен&#xa0;— старшие козыри, а десятки бубен бьют тузов бубен.</translation>
    </message>
    <message>
        <source>The holder of both kings of diamonds may choose a new partner when playing the first of them.</source>
        <translation>Тот, у кого оба короля бубен, может выбрать нового партнёра, когда кладёт первого из них.</translation>
    </message>
    <message>
        <source>Without nines, a trick of four plain hearts scores a point.</source>
        <translation>Без девяток взятка из четырёх простых червей приносит очко.</translation>
    </message>
    <message>
        <source>A solo in which only the four queens are trumps.</source>
        <translation>Соло, где козыри&#xa0;— только четыре дамы.</translation>
    </message>
    <message>
        <source>A solo in which the four jacks and one suit are trumps.</source>
        <translation>Соло, где козыри&#xa0;— четыре валета и одна масть.</translation>
    </message>
    <message>
        <source>A solo in which the four queens and one suit are trumps.</source>
        <translation>Соло, где козыри&#xa0;— четыре дамы и одна масть.</translation>
    </message>
</context>
<context>
    <name>FrenchSaid</name>
    <message>
        <source>I call the ace of clubs</source>
        <translation>Вызываю туза треф</translation>
    </message>
    <message>
        <source>I call the ace of spades</source>
        <translation>Вызываю туза пик</translation>
    </message>
    <message>
        <source>I call the ace of hearts</source>
        <translation>Вызываю туза червей</translation>
    </message>
    <message>
        <source>I call the ace of diamonds</source>
        <translation>Вызываю туза бубен</translation>
    </message>
    <message>
        <source>I call the ten of clubs</source>
        <translation>Вызываю десятку треф</translation>
    </message>
    <message>
        <source>I call the ten of spades</source>
        <translation>Вызываю десятку пик</translation>
    </message>
    <message>
        <source>I call the ten of diamonds</source>
        <translation>Вызываю десятку бубен</translation>
    </message>
</context>
<context>
    <name>FrenchSchafkopfLesson</name>
    <message>
        <source>An ace counts 11, a ten 10, a king 4, a queen 3, a jack 2; nine, eight and seven count nothing. All 32 cards together have 120 points.</source>
        <translation>Туз стоит 11, десятка 10, король 4, дама 3, валет 2; девятка, восьмёрка и семёрка ничего. Во всех 32 картах вместе 120 очков.</translation>
    </message>
    <message>
        <source>Trumps beat all other cards. In the usual game these fourteen are trumps, from the highest down: the four queens, the four jacks, then the other hearts. Queens and jacks rank by their suits: clubs, spades, hearts, diamonds.</source>
        <translation>Козыри бьют все остальные карты. Обычно козырей четырнадцать, от старшего к младшему: четыре дамы, четыре валета, затем остальные черви. Старшинство дам и валетов&#xa0;— по мастям: трефы, пики, черви, бубны.</translation>
    </message>
    <message>
        <source>The first card of a trick says what the others must play. If it is a trump, you must play a trump if you have one. If it is a plain card of clubs, spades or diamonds, you must play a plain card of that suit. If you have none, you may play anything.</source>
        <translation>Первая карта взятки говорит, что класть остальным. Если это козырь, надо класть козырь, если он есть. Если это простая карта треф, пик или бубен, надо класть простую карту той же масти. Если её нет, можно класть что угодно.</translation>
    </message>
</context>
<context>
    <name>FrenchSchafkopfLessonReasons</name>
    <message>
        <source>Ace 11, ten 10, king 4, queen 3, jack 2, everything else 0: add up the four cards.</source>
        <translation>Туз 11, десятка 10, король 4, дама 3, валет 2, всё остальное 0: сложите четыре карты.</translation>
    </message>
    <message>
        <source>Every queen and every jack is a trump, whatever its suit, and so is every heart. Nothing else is.</source>
        <translation>Козыри&#xa0;— все дамы и все валеты любой масти, а ещё все черви. Больше ничего.</translation>
    </message>
    <message>
        <source>A plain card of the suit led must be played. Queens and jacks are trumps: they do not belong to the suit printed on them.</source>
        <translation>Надо положить простую карту масти хода. Дамы и валеты&#xa0;— козыри: к масти, которая на них напечатана, они не относятся.</translation>
    </message>
    <message>
        <source>Any trump follows a trump: hearts, queens and jacks alike.</source>
        <translation>На козырь годится любой козырь: и черви, и дамы, и валеты.</translation>
    </message>
    <message>
        <source>Two trumps lie here, and the higher one wins: every queen beats every jack.</source>
        <translation>Здесь лежат два козыря, и берёт старший: каждая дама бьёт каждого валета.</translation>
    </message>
</context>
<context>
    <name>FrenchScoringLines</name>
    <message>
        <source>Fox caught (ace of diamonds)</source>
        <translation>Поймана лиса (туз бубен)</translation>
    </message>
    <message>
        <source>Charlie wins the last trick (jack of clubs)</source>
        <translation>Карлхен берёт последнюю взятку (валет треф)</translation>
    </message>
    <message>
        <source>Heart trick</source>
        <translation>Червовая взятка</translation>
    </message>
    <message>
        <source>Dulle caught (ten of hearts)</source>
        <translation>Поймана Дулле (десятка червей)</translation>
    </message>
    <message>
        <source>Charlie caught (jack of clubs)</source>
        <translation>Пойман Карлхен (валет треф)</translation>
    </message>
</context>
<context>
    <name>FrenchSuits</name>
    <message>
        <source>clubs</source>
        <translation>трефы</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>пики</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>черви</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>бубны</translation>
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
        <translation>Вызвать туза желудей</translation>
    </message>
    <message>
        <source>Call the ace of leaves</source>
        <translation>Вызвать туза листьев</translation>
    </message>
    <message>
        <source>Call the ace of hearts</source>
        <translation>Вызвать туза червей</translation>
    </message>
    <message>
        <source>Call the ace of bells</source>
        <translation>Вызвать туза бубенцов</translation>
    </message>
    <message>
        <source>Call the ten of acorns</source>
        <translation>Вызвать десятку желудей</translation>
    </message>
    <message>
        <source>Call the ten of leaves</source>
        <translation>Вызвать десятку листьев</translation>
    </message>
    <message>
        <source>Call the ten of bells</source>
        <translation>Вызвать десятку бубенцов</translation>
    </message>
</context>
<context>
    <name>GermanCards</name>
    <message>
        <source>ace of acorns</source>
        <translation>туз желудей</translation>
    </message>
    <message>
        <source>ten of acorns</source>
        <translation>десятка желудей</translation>
    </message>
    <message>
        <source>king of acorns</source>
        <translation>король желудей</translation>
    </message>
    <message>
        <source>Ober of acorns</source>
        <translation>обер желудей</translation>
    </message>
    <message>
        <source>Unter of acorns</source>
        <translation>унтер желудей</translation>
    </message>
    <message>
        <source>nine of acorns</source>
        <translation>девятка желудей</translation>
    </message>
    <message>
        <source>eight of acorns</source>
        <translation>восьмёрка желудей</translation>
    </message>
    <message>
        <source>seven of acorns</source>
        <translation>семёрка желудей</translation>
    </message>
    <message>
        <source>ace of leaves</source>
        <translation>туз листьев</translation>
    </message>
    <message>
        <source>ten of leaves</source>
        <translation>десятка листьев</translation>
    </message>
    <message>
        <source>king of leaves</source>
        <translation>король листьев</translation>
    </message>
    <message>
        <source>Ober of leaves</source>
        <translation>обер листьев</translation>
    </message>
    <message>
        <source>Unter of leaves</source>
        <translation>унтер листьев</translation>
    </message>
    <message>
        <source>nine of leaves</source>
        <translation>девятка листьев</translation>
    </message>
    <message>
        <source>eight of leaves</source>
        <translation>восьмёрка листьев</translation>
    </message>
    <message>
        <source>seven of leaves</source>
        <translation>семёрка листьев</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>туз червей</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>десятка червей</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>король червей</translation>
    </message>
    <message>
        <source>Ober of hearts</source>
        <translation>обер червей</translation>
    </message>
    <message>
        <source>Unter of hearts</source>
        <translation>унтер червей</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>девятка червей</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translation>восьмёрка червей</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation>семёрка червей</translation>
    </message>
    <message>
        <source>ace of bells</source>
        <translation>туз бубенцов</translation>
    </message>
    <message>
        <source>ten of bells</source>
        <translation>десятка бубенцов</translation>
    </message>
    <message>
        <source>king of bells</source>
        <translation>король бубенцов</translation>
    </message>
    <message>
        <source>Ober of bells</source>
        <translation>обер бубенцов</translation>
    </message>
    <message>
        <source>Unter of bells</source>
        <translation>унтер бубенцов</translation>
    </message>
    <message>
        <source>nine of bells</source>
        <translation>девятка бубенцов</translation>
    </message>
    <message>
        <source>eight of bells</source>
        <translation>восьмёрка бубенцов</translation>
    </message>
    <message>
        <source>seven of bells</source>
        <translation>семёрка бубенцов</translation>
    </message>
</context>
<context>
    <name>GermanCardsAsObject</name>
    <message>
        <source>ace of acorns</source>
        <translation>туза желудей</translation>
    </message>
    <message>
        <source>ten of acorns</source>
        <translation>десятку желудей</translation>
    </message>
    <message>
        <source>king of acorns</source>
        <translation>короля желудей</translation>
    </message>
    <message>
        <source>Ober of acorns</source>
        <translation>обера желудей</translation>
    </message>
    <message>
        <source>Unter of acorns</source>
        <translation>унтера желудей</translation>
    </message>
    <message>
        <source>nine of acorns</source>
        <translation>девятку желудей</translation>
    </message>
    <message>
        <source>eight of acorns</source>
        <translation>восьмёрку желудей</translation>
    </message>
    <message>
        <source>seven of acorns</source>
        <translation>семёрку желудей</translation>
    </message>
    <message>
        <source>ace of leaves</source>
        <translation>туза листьев</translation>
    </message>
    <message>
        <source>ten of leaves</source>
        <translation>десятку листьев</translation>
    </message>
    <message>
        <source>king of leaves</source>
        <translation>короля листьев</translation>
    </message>
    <message>
        <source>Ober of leaves</source>
        <translation>обера листьев</translation>
    </message>
    <message>
        <source>Unter of leaves</source>
        <translation>унтера листьев</translation>
    </message>
    <message>
        <source>nine of leaves</source>
        <translation>девятку листьев</translation>
    </message>
    <message>
        <source>eight of leaves</source>
        <translation>восьмёрку листьев</translation>
    </message>
    <message>
        <source>seven of leaves</source>
        <translation>семёрку листьев</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>туза червей</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>десятку червей</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>короля червей</translation>
    </message>
    <message>
        <source>Ober of hearts</source>
        <translation>обера червей</translation>
    </message>
    <message>
        <source>Unter of hearts</source>
        <translation>унтера червей</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>девятку червей</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translation>восьмёрку червей</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation>семёрку червей</translation>
    </message>
    <message>
        <source>ace of bells</source>
        <translation>туза бубенцов</translation>
    </message>
    <message>
        <source>ten of bells</source>
        <translation>десятку бубенцов</translation>
    </message>
    <message>
        <source>king of bells</source>
        <translation>короля бубенцов</translation>
    </message>
    <message>
        <source>Ober of bells</source>
        <translation>обера бубенцов</translation>
    </message>
    <message>
        <source>Unter of bells</source>
        <translation>унтера бубенцов</translation>
    </message>
    <message>
        <source>nine of bells</source>
        <translation>девятку бубенцов</translation>
    </message>
    <message>
        <source>eight of bells</source>
        <translation>восьмёрку бубенцов</translation>
    </message>
    <message>
        <source>seven of bells</source>
        <translation>семёрку бубенцов</translation>
    </message>
</context>
<context>
    <name>GermanContracts</name>
    <message>
        <source>Ober solo</source>
        <translation>Соло оберов</translation>
    </message>
    <message>
        <source>Unter solo</source>
        <translation>Соло унтеров</translation>
    </message>
    <message>
        <source>Acorn solo</source>
        <translation>Соло желудей</translation>
    </message>
    <message>
        <source>Leaf solo</source>
        <translation>Соло листьев</translation>
    </message>
    <message>
        <source>Heart solo</source>
        <translation>Соло червей</translation>
    </message>
    <message>
        <source>Bell solo</source>
        <translation>Соло бубенцов</translation>
    </message>
    <message>
        <source>Rufer calling the ace of acorns</source>
        <translation>Игра с вызовом: туз желудей</translation>
    </message>
    <message>
        <source>Rufer calling the ace of leaves</source>
        <translation>Игра с вызовом: туз листьев</translation>
    </message>
    <message>
        <source>Rufer calling the ace of hearts</source>
        <translation>Игра с вызовом: туз червей</translation>
    </message>
    <message>
        <source>Rufer calling the ace of bells</source>
        <translation>Игра с вызовом: туз бубенцов</translation>
    </message>
    <message>
        <source>Farbgeier in acorns</source>
        <translation>Фарбгайер: жёлуди</translation>
    </message>
    <message>
        <source>Farbgeier in leaves</source>
        <translation>Фарбгайер: листья</translation>
    </message>
    <message>
        <source>Farbgeier in hearts</source>
        <translation>Фарбгайер: черви</translation>
    </message>
    <message>
        <source>Farbgeier in bells</source>
        <translation>Фарбгайер: бубенцы</translation>
    </message>
    <message>
        <source>Farbwenz in acorns</source>
        <translation>Фарбвенц: жёлуди</translation>
    </message>
    <message>
        <source>Farbwenz in leaves</source>
        <translation>Фарбвенц: листья</translation>
    </message>
    <message>
        <source>Farbwenz in hearts</source>
        <translation>Фарбвенц: черви</translation>
    </message>
    <message>
        <source>Farbwenz in bells</source>
        <translation>Фарбвенц: бубенцы</translation>
    </message>
    <message>
        <source>Farbgeier Tout in acorns</source>
        <translation>Фарбгайер Tout: жёлуди</translation>
    </message>
    <message>
        <source>Farbgeier Tout in leaves</source>
        <translation>Фарбгайер Tout: листья</translation>
    </message>
    <message>
        <source>Farbgeier Tout in hearts</source>
        <translation>Фарбгайер Tout: черви</translation>
    </message>
    <message>
        <source>Farbgeier Tout in bells</source>
        <translation>Фарбгайер Tout: бубенцы</translation>
    </message>
    <message>
        <source>Farbwenz Tout in acorns</source>
        <translation>Фарбвенц Tout: жёлуди</translation>
    </message>
    <message>
        <source>Farbwenz Tout in leaves</source>
        <translation>Фарбвенц Tout: листья</translation>
    </message>
    <message>
        <source>Farbwenz Tout in hearts</source>
        <translation>Фарбвенц Tout: черви</translation>
    </message>
    <message>
        <source>Farbwenz Tout in bells</source>
        <translation>Фарбвенц Tout: бубенцы</translation>
    </message>
    <message>
        <source>Acorn solo Tout</source>
        <translation>Соло желудей Tout</translation>
    </message>
    <message>
        <source>Leaf solo Tout</source>
        <translation>Соло листьев Tout</translation>
    </message>
    <message>
        <source>Heart solo Tout</source>
        <translation>Соло червей Tout</translation>
    </message>
    <message>
        <source>Bell solo Tout</source>
        <translation>Соло бубенцов Tout</translation>
    </message>
    <message>
        <source>Muss with the called suit acorns</source>
        <translation>Вынужденная игра, масть вызова: жёлуди</translation>
    </message>
    <message>
        <source>Muss with the called suit leaves</source>
        <translation>Вынужденная игра, масть вызова: листья</translation>
    </message>
    <message>
        <source>Muss with the called suit hearts</source>
        <translation>Вынужденная игра, масть вызова: черви</translation>
    </message>
    <message>
        <source>Muss with the called suit bells</source>
        <translation>Вынужденная игра, масть вызова: бубенцы</translation>
    </message>
</context>
<context>
    <name>GermanDoppelkopfLesson</name>
    <message>
        <source>An ace counts 11, a ten 10, a king 4, an Ober 3, an Unter 2; a nine counts nothing. All 48 cards together have 240 points. The suit sign of an Ober stands at the top, that of an Unter lower down.</source>
        <translation>Туз стоит 11, десятка 10, король 4, обер 3, унтер 2; девятка ничего. Во всех 48 картах вместе 240 очков. У обера знак масти наверху, у унтера ниже.</translation>
    </message>
    <message>
        <source>Trumps beat all other cards. These are trumps, from the highest down and each of them twice: the ten of hearts, the four Obers, the four Unters, then the other bells. Everything else is plain and ranks ace, ten, king, nine within its suit.</source>
        <translation>Козыри бьют все остальные карты. Вот они, от старшего к младшему и каждый дважды: десятка червей, четыре обера, четыре унтера, затем остальные бубенцы. Всё прочее&#xa0;— простые карты; в своей масти они идут так: туз, десятка, король, девятка.</translation>
    </message>
    <message>
        <source>The two players who each hold an Ober of acorns are partners; their side is called Re. The other two are Kontra. Nobody says so at first: the cards show it, or an announcement. Both Obers in one hand are a wedding, which comes later.</source>
        <translation>Два игрока, у каждого из которых есть обер желудей,&#xa0;— партнёры; их сторона называется Re. Двое других&#xa0;— Kontra. Сначала об этом никто не говорит: это покажут карты или объявление. Оба обера на одних руках&#xa0;— свадьба, о ней позже.</translation>
    </message>
    <message>
        <source>In another deal you hold an Ober of acorns. This trick has just been played. Who is your partner?</source>
        <translation>В другой раздаче у вас обер желудей. Эта взятка только что сыграна. Кто ваш партнёр?</translation>
    </message>
    <message>
        <source>Some things earn an extra point: catching the other side’s ace of bells, the fox; winning the last trick with an Unter of acorns, Charlie; and a trick of 40 or more card points.</source>
        <translation>Особое очко можно получить и так: поймать туза бубенцов другой стороны (лису); взять последнюю взятку унтером желудей (Карлхеном); взять взятку, в которой 40 или больше очков за карты.</translation>
    </message>
</context>
<context>
    <name>GermanDoppelkopfLessonReasons</name>
    <message>
        <source>Ace 11, ten 10, king 4, Ober 3, Unter 2, everything else 0: add up the four cards.</source>
        <translation>Туз 11, десятка 10, король 4, обер 3, унтер 2, всё остальное 0: сложите четыре карты.</translation>
    </message>
    <message>
        <source>Every Ober and every Unter is a trump, and so are all bells and the ten of hearts. Nothing else is.</source>
        <translation>Козыри&#xa0;— все оберы и все унтеры, а ещё все бубенцы и десятка червей. Больше ничего.</translation>
    </message>
    <message>
        <source>A plain heart must be played. The ten, the Obers and the Unters of hearts are trumps, not hearts.</source>
        <translation>Надо положить простую черву. Десятка, обер и унтер червей&#xa0;— козыри, а не черви.</translation>
    </message>
    <message>
        <source>You hold no plain heart, for the Ober of hearts is a trump. So you may play everything.</source>
        <translation>Простой червы у вас нет, ведь обер червей&#xa0;— козырь. Значит, можно положить что угодно.</translation>
    </message>
    <message>
        <source>You hold an Ober of acorns, so you are Re.</source>
        <translation>У вас обер желудей, значит, вы Re.</translation>
    </message>
    <message>
        <source>Your partner is whoever has played the other Ober of acorns.</source>
        <translation>Ваш партнёр&#xa0;— тот, кто положил другого обера желудей.</translation>
    </message>
    <message>
        <source>You hold an Ober of acorns, so you are Re. Each side may only announce its own word.</source>
        <translation>У вас обер желудей, значит, вы Re. Каждая сторона объявляет только своё слово.</translation>
    </message>
</context>
<context>
    <name>GermanOptionNames</name>
    <message>
        <source>Kings of bells on top</source>
        <translation>Короли бубенцов старше всех</translation>
    </message>
    <message>
        <source>Heart trick</source>
        <translation>Червовая взятка</translation>
    </message>
</context>
<context>
    <name>GermanOptionTexts</name>
    <message>
        <source>The kings of bells are the highest trumps, and the tens of bells beat the aces of bells.</source>
        <translation>Короли бубенцов&#xa0;— старшие козыри, а десятки бубенцов бьют тузов бубенцов.</translation>
    </message>
    <message>
        <source>The holder of both kings of bells may choose a new partner when playing the first of them.</source>
        <translation>Тот, у кого оба короля бубенцов, может выбрать нового партнёра, когда кладёт первого из них.</translation>
    </message>
    <message>
        <source>Without nines, a trick of four plain hearts scores a point.</source>
        <translation>Без девяток взятка из четырёх простых червей приносит очко.</translation>
    </message>
    <message>
        <source>A solo in which only the four Obers are trumps.</source>
        <translation>Соло, где козыри&#xa0;— только четыре обера.</translation>
    </message>
    <message>
        <source>A solo in which the four Unters and one suit are trumps.</source>
        <translation>Соло, где козыри&#xa0;— четыре унтера и одна масть.</translation>
    </message>
    <message>
        <source>A solo in which the four Obers and one suit are trumps.</source>
        <translation>Соло, где козыри&#xa0;— четыре обера и одна масть.</translation>
    </message>
</context>
<context>
    <name>GermanSaid</name>
    <message>
        <source>I call the ace of acorns</source>
        <translation>Вызываю туза желудей</translation>
    </message>
    <message>
        <source>I call the ace of leaves</source>
        <translation>Вызываю туза листьев</translation>
    </message>
    <message>
        <source>I call the ace of hearts</source>
        <translation>Вызываю туза червей</translation>
    </message>
    <message>
        <source>I call the ace of bells</source>
        <translation>Вызываю туза бубенцов</translation>
    </message>
    <message>
        <source>I call the ten of acorns</source>
        <translation>Вызываю десятку желудей</translation>
    </message>
    <message>
        <source>I call the ten of leaves</source>
        <translation>Вызываю десятку листьев</translation>
    </message>
    <message>
        <source>I call the ten of bells</source>
        <translation>Вызываю десятку бубенцов</translation>
    </message>
</context>
<context>
    <name>GermanSchafkopfLesson</name>
    <message>
        <source>An ace counts 11, a ten 10, a king 4, an Ober 3, an Unter 2; nine, eight and seven count nothing. All 32 cards together have 120 points. The suit sign of an Ober stands at the top, that of an Unter lower down.</source>
        <translation>Туз стоит 11, десятка 10, король 4, обер 3, унтер 2; девятка, восьмёрка и семёрка ничего. Во всех 32 картах вместе 120 очков. У обера знак масти наверху, у унтера ниже.</translation>
    </message>
    <message>
        <source>Trumps beat all other cards. In the usual game these fourteen are trumps, from the highest down: the four Obers, the four Unters, then the other hearts. Obers and Unters rank by their suits: acorns, leaves, hearts, bells.</source>
        <translation>Козыри бьют все остальные карты. Обычно козырей четырнадцать, от старшего к младшему: четыре обера, четыре унтера, затем остальные черви. Старшинство оберов и унтеров&#xa0;— по мастям: жёлуди, листья, черви, бубенцы.</translation>
    </message>
    <message>
        <source>The first card of a trick says what the others must play. If it is a trump, you must play a trump if you have one. If it is a plain card of acorns, leaves or bells, you must play a plain card of that suit. If you have none, you may play anything.</source>
        <translation>Первая карта взятки говорит, что класть остальным. Если это козырь, надо класть козырь, если он есть. Если это простая карта желудей, листьев или бубенцов, надо класть простую карту той же масти. Если её нет, можно класть что угодно.</translation>
    </message>
</context>
<context>
    <name>GermanSchafkopfLessonReasons</name>
    <message>
        <source>Ace 11, ten 10, king 4, Ober 3, Unter 2, everything else 0: add up the four cards.</source>
        <translation>Туз 11, десятка 10, король 4, обер 3, унтер 2, всё остальное 0: сложите четыре карты.</translation>
    </message>
    <message>
        <source>Every Ober and every Unter is a trump, whatever its suit, and so is every heart. Nothing else is.</source>
        <translation>Козыри&#xa0;— все оберы и все унтеры любой масти, а ещё все черви. Больше ничего.</translation>
    </message>
    <message>
        <source>A plain card of the suit led must be played. Obers and Unters are trumps: they do not belong to the suit printed on them.</source>
        <translation>Надо положить простую карту масти хода. Оберы и унтеры&#xa0;— козыри: к масти, которая на них напечатана, они не относятся.</translation>
    </message>
    <message>
        <source>Any trump follows a trump: hearts, Obers and Unters alike.</source>
        <translation>На козырь годится любой козырь: и черви, и оберы, и унтеры.</translation>
    </message>
    <message>
        <source>Two trumps lie here, and the higher one wins: every Ober beats every Unter.</source>
        <translation>Здесь лежат два козыря, и берёт старший: каждый обер бьёт каждого унтера.</translation>
    </message>
</context>
<context>
    <name>GermanScoringLines</name>
    <message>
        <source>Fox caught (ace of bells)</source>
        <translation>Поймана лиса (туз бубенцов)</translation>
    </message>
    <message>
        <source>Charlie wins the last trick (Unter of acorns)</source>
        <translation>Карлхен берёт последнюю взятку (унтер желудей)</translation>
    </message>
    <message>
        <source>Heart trick</source>
        <translation>Червовая взятка</translation>
    </message>
    <message>
        <source>Dulle caught (ten of hearts)</source>
        <translation>Поймана Дулле (десятка червей)</translation>
    </message>
    <message>
        <source>Charlie caught (Unter of acorns)</source>
        <translation>Пойман Карлхен (унтер желудей)</translation>
    </message>
</context>
<context>
    <name>GermanSuits</name>
    <message>
        <source>acorns</source>
        <translation>жёлуди</translation>
    </message>
    <message>
        <source>leaves</source>
        <translation>листья</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>черви</translation>
    </message>
    <message>
        <source>bells</source>
        <translation>бубенцы</translation>
    </message>
</context>
<context>
    <name>HandRow</name>
    <message>
        <source>Played: {cards}.</source>
        <translation>Сыграно: {cards}.</translation>
    </message>
    <message>
        <source>Played: {cards}. Dealt but not played: {rest}.</source>
        <translation>Сыграно: {cards}. Сдано, но не сыграно: {rest}.</translation>
    </message>
</context>
<context>
    <name>HandView</name>
    <message>
        <source>Your hand</source>
        <translation>Ваши карты</translation>
    </message>
    <message>
        <source>picked</source>
        <translation>выбрана</translation>
    </message>
    <message>
        <source>not picked</source>
        <translation>не выбрана</translation>
    </message>
    <message>
        <source>press again to play</source>
        <translation>нажмите ещё раз, чтобы положить</translation>
    </message>
    <message>
        <source>Press again to play: {card}.</source>
        <translation>Нажмите ещё раз, чтобы положить: {card}.</translation>
    </message>
    <message>
        <source>Place {place} of {count}: {card}.</source>
        <translation>Место {place} из {count}: {card}.</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Play Schafkopf and Doppelkopf. Without a command, or with a record, the window opens.</source>
        <translation>Играть в шафкопф и доппелькопф. Без команды или с записью открывается окно.</translation>
    </message>
    <message>
        <source>print the version and end</source>
        <translation>вывести версию и завершить работу</translation>
    </message>
    <message>
        <source>replay a record and print every deal</source>
        <translation>воспроизвести запись и вывести каждую раздачу</translation>
    </message>
    <message>
        <source>print a deal’s scores from facts alone</source>
        <translation>вычислить счёт раздачи по одним данным</translation>
    </message>
    <message>
        <source>measure the speed of this machine</source>
        <translation>измерить скорость этого компьютера</translation>
    </message>
    <message>
        <source>print one JSON document</source>
        <translation>вывести один документ JSON</translation>
    </message>
    <message>
        <source>play a deal of each game in the window</source>
        <translation>сыграть в окне по раздаче каждой игры</translation>
    </message>
    <message>
        <source>let computer players play</source>
        <translation>дать играть компьютерным игрокам</translation>
    </message>
    <message>
        <source>write the record to a file</source>
        <translation>сохранить запись в файл</translation>
    </message>
    <message>
        <source>measure two computer players by duplicate deals</source>
        <translation>сравнить двух компьютерных игроков на одинаковых раздачах</translation>
    </message>
    <message>
        <source>number of processes; as many as the machine has cores without it</source>
        <translation>число процессов; без указания столько, сколько ядер у машины</translation>
    </message>
    <message>
        <source>print what each card is worth when all hands are open</source>
        <translation>вывести, чего стоит каждая карта при открытых картах</translation>
    </message>
    <message>
        <source>number of the deal, from 1; the last one without it</source>
        <translation>номер раздачи, с 1; без указания последняя</translation>
    </message>
    <message>
        <source>the point after so many actions of the deal; its last one without it</source>
        <translation>место после стольких действий раздачи; без указания последнее</translation>
    </message>
    <message>
        <source>most cards played in the search; what it leaves open is given as bounds and a guess</source>
        <translation>сколько карт самое большее сыграть при поиске; что останется открытым, даётся границами и оценкой</translation>
    </message>
    <message>
        <source>rule set</source>
        <translation>набор правил</translation>
    </message>
    <message>
        <source>number of deals</source>
        <translation>число раздач</translation>
    </message>
    <message>
        <source>seed of the cards</source>
        <translation>начальное число для карт</translation>
    </message>
    <message>
        <source>time that a program has for an answer</source>
        <translation>время, которое есть у программы на ответ</translation>
    </message>
    <message>
        <source>print the pages about the rules of a game</source>
        <translation>вывести страницы о правилах игры</translation>
    </message>
    <message>
        <source>language of the pages</source>
        <translation>язык страниц</translation>
    </message>
    <message>
        <source>look after decks of cards</source>
        <translation>работать с колодами карт</translation>
    </message>
    <message>
        <source>name the decks that can be chosen</source>
        <translation>перечислить колоды, которые можно выбрать</translation>
    </message>
    <message>
        <source>say everything that is wrong with a deck</source>
        <translation>сообщить обо всём, что в колоде не так</translation>
    </message>
    <message>
        <source>draw all cards of a deck into one picture</source>
        <translation>нарисовать все карты колоды на одной картинке</translation>
    </message>
    <message>
        <source>name or folder of a deck</source>
        <translation>название или папка колоды</translation>
    </message>
    <message>
        <source>width of a card</source>
        <translation>ширина карты</translation>
    </message>
    <message>
        <source>contrast, grain, temperature or a preset</source>
        <translation>контраст, зернистость, цветовая температура или заготовка</translation>
    </message>
    <message>
        <source>only these cards, such as CQ,HA</source>
        <translation>только эти карты, например CQ,HA</translation>
    </message>
    <message>
        <source>what is measured, everything without it: {parts}</source>
        <translation>что измеряется, без указания всё: {parts}</translation>
    </message>
</context>
<context>
    <name>HintHoldings</name>
    <message>
        <source>Your hand for it: trumps {trumps}, queens among them {queens}, other aces {aces}.</source>
        <translation>Для этого на руках: козырей {trumps}, из них дам {queens}, других тузов {aces}.</translation>
    </message>
    <message>
        <source>Your hand: trumps {trumps}, queens among them {queens}, other aces {aces}.</source>
        <translation>На руках: козырей {trumps}, из них дам {queens}, других тузов {aces}.</translation>
    </message>
    <message>
        <source>Your hand for it: trumps {trumps}, Obers among them {queens}, other aces {aces}.</source>
        <translation>Для этого на руках: козырей {trumps}, из них оберов {queens}, других тузов {aces}.</translation>
    </message>
    <message>
        <source>Your hand: trumps {trumps}, Obers among them {queens}, other aces {aces}.</source>
        <translation>На руках: козырей {trumps}, из них оберов {queens}, других тузов {aces}.</translation>
    </message>
</context>
<context>
    <name>HintReasons</name>
    <message>
        <source>Nothing else is allowed.</source>
        <translation>Ничего другого нельзя.</translation>
    </message>
    <message>
        <source>It takes the trick for certain: nobody who still plays can beat it.</source>
        <translation>Она берёт взятку наверняка: никто из тех, кому ещё играть, её не перебьёт.</translation>
    </message>
    <message>
        <source>Your fox is safe here: this trick is certain for your side.</source>
        <translation>Ваша лиса здесь в безопасности: эта взятка точно ваша.</translation>
    </message>
    <message>
        <source>Your partner is winning the trick so far: you need not take it.</source>
        <translation>Пока взятку берёт ваш партнёр: вам её брать незачем.</translation>
    </message>
    <message>
        <source>You search for the called ace: it must be played now.</source>
        <translation>Вы ищете вызванного туза: его надо положить сейчас.</translation>
    </message>
    <message>
        <source>No higher card of its suit is out, and the suit has not been led yet.</source>
        <translation>Старше неё карт этой масти в игре больше нет, и в эту масть ещё не ходили.</translation>
    </message>
    <message>
        <source>No higher card of its suit is out.</source>
        <translation>Старше неё карт этой масти в игре больше нет.</translation>
    </message>
    <message>
        <source>You have none of the suit that was led, but keep your trumps for later.</source>
        <translation>Масти хода у вас нет, но козыри приберегите на потом.</translation>
    </message>
    <message>
        <source>It is your only card of its suit: after it you can trump that suit.</source>
        <translation>Это ваша единственная карта этой масти: потом вы сможете бить эту масть козырем.</translation>
    </message>
    <message>
        <source>It is worth no points, whoever takes it.</source>
        <translation>Она не стоит очков, кому бы ни досталась.</translation>
    </message>
    <message>
        <source>It stays below the cards that lie.</source>
        <translation>Она младше тех карт, что лежат на столе.</translation>
    </message>
    <message>
        <source>You cannot follow, so it cannot take the trick.</source>
        <translation>Ответить в масть вы не можете, так что взятку она не возьмёт.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Сейчас не ваш ход.</translation>
    </message>
    <message>
        <source>In the deals imagined nothing else did clearly better.</source>
        <translation>В воображаемых раскладах ничто другое не было явно лучше.</translation>
    </message>
    <message>
        <source>There is no simple reason for it.</source>
        <translation>Простого объяснения нет.</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message numerus="yes">
        <source>You play last and take the trick with %n points.</source>
        <translation>
            <numerusform>Ваш ход последний, и взятка ваша: %n&#xa0;очко.</numerusform>
            <numerusform>Ваш ход последний, и взятка ваша: %n&#xa0;очка.</numerusform>
            <numerusform>Ваш ход последний, и взятка ваша: %n&#xa0;очков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The trick is certain for your side: add %n points.</source>
        <translation>
            <numerusform>Взятка точно вашей стороны: подложите %n&#xa0;очко.</numerusform>
            <numerusform>Взятка точно вашей стороны: подложите %n&#xa0;очка.</numerusform>
            <numerusform>Взятка точно вашей стороны: подложите %n&#xa0;очков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your partner is winning the trick so far: add %n points.</source>
        <translation>
            <numerusform>Пока взятку берёт ваш партнёр: подложите %n&#xa0;очко.</numerusform>
            <numerusform>Пока взятку берёт ваш партнёр: подложите %n&#xa0;очка.</numerusform>
            <numerusform>Пока взятку берёт ваш партнёр: подложите %n&#xa0;очков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw the trumps of the others: they hold %n.</source>
        <translation>
            <numerusform>Выбейте у других козыри: у них ещё %n.</numerusform>
            <numerusform>Выбейте у других козыри: у них ещё %n.</numerusform>
            <numerusform>Выбейте у других козыри: у них ещё %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have none of the suit that was led and can trump; %n points lie there.</source>
        <translation>
            <numerusform>Масти хода у вас нет, можно бить козырем; там лежит %n&#xa0;очко.</numerusform>
            <numerusform>Масти хода у вас нет, можно бить козырем; там лежит %n&#xa0;очка.</numerusform>
            <numerusform>Масти хода у вас нет, можно бить козырем; там лежит %n&#xa0;очков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is ahead now; %n cards could still beat it.</source>
        <translation>
            <numerusform>Сейчас она старше всех; перебить её может ещё %n&#xa0;карта.</numerusform>
            <numerusform>Сейчас она старше всех; перебить её могут ещё %n&#xa0;карты.</numerusform>
            <numerusform>Сейчас она старше всех; перебить её может ещё %n&#xa0;карт.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You cannot beat the cards that lie: give as little as you can, %n points.</source>
        <translation>
            <numerusform>Карты, которые лежат, вам не перебить: отдайте как можно меньше, %n&#xa0;очко.</numerusform>
            <numerusform>Карты, которые лежат, вам не перебить: отдайте как можно меньше, %n&#xa0;очка.</numerusform>
            <numerusform>Карты, которые лежат, вам не перебить: отдайте как можно меньше, %n&#xa0;очков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n points lie there: keep your higher cards for another trick.</source>
        <translation>
            <numerusform>Там лежит всего %n&#xa0;очко: старшие карты приберегите для другой взятки.</numerusform>
            <numerusform>Там лежит всего %n&#xa0;очка: старшие карты приберегите для другой взятки.</numerusform>
            <numerusform>Там лежит всего %n&#xa0;очков: старшие карты приберегите для другой взятки.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is your lowest card of its suit; %n higher ones are out.</source>
        <translation>
            <numerusform>Это ваша младшая карта этой масти; старше неё в игре ещё %n.</numerusform>
            <numerusform>Это ваша младшая карта этой масти; старше неё в игре ещё %n.</numerusform>
            <numerusform>Это ваша младшая карта этой масти; старше неё в игре ещё %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With these cards you get rid of %n plain suits.</source>
        <translation>
            <numerusform>С этими картами вы избавитесь от %n&#xa0;побочной масти.</numerusform>
            <numerusform>С этими картами вы избавитесь от %n&#xa0;побочных мастей.</numerusform>
            <numerusform>С этими картами вы избавитесь от %n&#xa0;побочных мастей.</numerusform>
        </translation>
    </message>
    <message>
        <source>Announce nothing now.</source>
        <translation>Сейчас ничего не объявляйте.</translation>
    </message>
    <message>
        <source>In {percent}% of the deals imagined you come out ahead.</source>
        <translation>В {percent}&#xa0;% воображаемых раскладов вы в выигрыше.</translation>
    </message>
    <message>
        <source>Thinking about a hint…</source>
        <translation>Подсказка обдумывается…</translation>
    </message>
    <message>
        <source>There is nothing to advise: it is not your turn.</source>
        <translation>Советовать нечего: сейчас не ваш ход.</translation>
    </message>
    <message>
        <source>This deal now counts as played with help.</source>
        <translation>Эта раздача теперь считается сыгранной с подсказкой.</translation>
    </message>
    <message>
        <source>recommended</source>
        <translation>советуем</translation>
    </message>
    <message>
        <source>Hint: {action}.</source>
        <translation>Подсказка. {action}.</translation>
    </message>
    <message>
        <source>Announce now: {announcement}.</source>
        <translation>Объявите сейчас: {announcement}.</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Закрыть</translation>
    </message>
    <message>
        <source>Go to the next card of this suit: {suits}</source>
        <translation>К следующей карте этой масти: {suits}</translation>
    </message>
    <message>
        <source>Left, Right, Home, End</source>
        <translation>Влево, Вправо, Home, End</translation>
    </message>
    <message>
        <source>Go through the hand</source>
        <translation>По картам на руках</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation>Enter, Пробел</translation>
    </message>
    <message>
        <source>Play the card, or press the button</source>
        <translation>Положить карту или нажать кнопку</translation>
    </message>
    <message>
        <source>1 … 9, 0</source>
        <translation>1 … 9, 0</translation>
    </message>
    <message>
        <source>Go to a card by its place, 0 to the tenth</source>
        <translation>К карте по её месту, 0&#xa0;— к десятой</translation>
    </message>
    <message>
        <source>Ctrl+Left, Ctrl+Right</source>
        <translation>Ctrl+Влево, Ctrl+Вправо</translation>
    </message>
    <message>
        <source>Move the card in the hand, as the mouse does by dragging</source>
        <translation>Переставить карту, как при перетаскивании мышью</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Go to the buttons and back</source>
        <translation>К кнопкам и обратно</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Leave full screen, put a page away, or drop the mark of a card</source>
        <translation>Выйти из полного экрана, убрать страницу или снять отметку с карты</translation>
    </message>
</context>
<context>
    <name>KeysEditor</name>
    <message>
        <source>Letters of the menus</source>
        <translation>Буквы меню</translation>
    </message>
    <message>
        <source>Press Enter, then the new letter.</source>
        <translation>Нажмите Enter, затем новую букву.</translation>
    </message>
    <message>
        <source>&amp;Reset the letters</source>
        <translation>Сбросить бук&amp;вы</translation>
    </message>
    <message>
        <source>Click an entry or press Enter, then type its new letter.</source>
        <translation>Щёлкните пункт или нажмите Enter, затем введите новую букву.</translation>
    </message>
    <message>
        <source>Type the new letter for “{entry}”, or press Esc.</source>
        <translation>Введите новую букву для «{entry}» или нажмите Esc.</translation>
    </message>
    <message>
        <source>Only a letter can be used. Type another key, or press Esc.</source>
        <translation>Годится только буква. Нажмите другую клавишу или Esc.</translation>
    </message>
    <message>
        <source>{letter} belongs to “{entry}”. Type another letter, or press Esc.</source>
        <translation>{letter} относится к «{entry}». Введите другую букву или нажмите Esc.</translation>
    </message>
    <message>
        <source>The letter stays as it was.</source>
        <translation>Буква остаётся прежней.</translation>
    </message>
    <message>
        <source>{letter} is the letter for “{entry}” now.</source>
        <translation>{letter}&#xa0;— теперь буква для «{entry}».</translation>
    </message>
    <message>
        <source>All letters are as they were at first.</source>
        <translation>Все буквы как в начале.</translation>
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
        <translation>Буква</translation>
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
        <translation>Последняя взятка</translation>
    </message>
</context>
<context>
    <name>LessonBar</name>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Дальше</translation>
    </message>
    <message>
        <source>&amp;Skip</source>
        <translation>П&amp;ропустить</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>&amp;Выйти</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Назад</translation>
    </message>
    <message>
        <source>Chec&amp;k</source>
        <translation>Пров&amp;ерить</translation>
    </message>
    <message>
        <source>&amp;Repeat the lesson</source>
        <translation>Повторить &amp;урок</translation>
    </message>
    <message>
        <source>&amp;Play a real game</source>
        <translation>Игр&amp;ать по-настоящему</translation>
    </message>
</context>
<context>
    <name>LessonTable</name>
    <message>
        <source>&amp;Go on</source>
        <translation>Да&amp;льше</translation>
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
        <translation>{lesson}. Шаг {number} из {count}.</translation>
    </message>
    <message>
        <source>Cards: {cards}.</source>
        <translation>Карты: {cards}.</translation>
    </message>
    <message>
        <source>The trick: {cards}.</source>
        <translation>Взятка: {cards}.</translation>
    </message>
    <message>
        <source>Chosen: {count} of {all}</source>
        <translation>Выбрано: {count} из {all}</translation>
    </message>
    <message>
        <source>right answer</source>
        <translation>правильный ответ</translation>
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
        <translation>Попробуйте ещё раз.</translation>
    </message>
    <message>
        <source>{player}: {card}</source>
        <translation>{player}: {card}</translation>
    </message>
    <message>
        <source>That is not right.</source>
        <translation>Это неправильно.</translation>
    </message>
    <message>
        <source>Chosen by mistake: {wrong}. Missed: {missed}.</source>
        <translation>Выбрано лишнее: {wrong}. Пропущено: {missed}.</translation>
    </message>
    <message>
        <source>Chosen by mistake: {wrong}.</source>
        <translation>Выбрано лишнее: {wrong}.</translation>
    </message>
    <message>
        <source>Missed: {missed}.</source>
        <translation>Пропущено: {missed}.</translation>
    </message>
    <message>
        <source>The right answer: {answer}.</source>
        <translation>Правильный ответ: {answer}.</translation>
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
        <translation>Что произошло в раздаче, сначала самое раннее.</translation>
    </message>
    <message>
        <source>&amp;Copy the chosen lines</source>
        <translation>&amp;Копировать выбранные строки</translation>
    </message>
</context>
<context>
    <name>LookNames</name>
    <message>
        <source>Neutral</source>
        <translation>Нейтральный</translation>
    </message>
    <message>
        <source>Antique</source>
        <translation>Старинный</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Печать</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Ночь</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Высокий контраст</translation>
    </message>
</context>
<context>
    <name>LookSlider</name>
    <message>
        <source>Double click or Ctrl+0: back to the middle</source>
        <translation>Двойной щелчок или Ctrl+0: обратно к середине</translation>
    </message>
    <message>
        <source>{value} of 100, towards: {end}</source>
        <translation>{value} из 100, в сторону: {end}</translation>
    </message>
    <message>
        <source>{value} of 100, as it was drawn</source>
        <translation>{value} из 100, как нарисовано</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Saved as {file}.</source>
        <translation>Сохранено как {file}.</translation>
    </message>
    <message>
        <source>{file} cannot be saved: {reason}</source>
        <translation>Не удаётся сохранить {file}: {reason}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Вы</translation>
    </message>
    <message>
        <source>The saved game was damaged. What could be read of it goes on; the damaged file is kept.</source>
        <translation>Сохранённая игра была повреждена. Продолжается то, что удалось прочесть; повреждённый файл сохранён.</translation>
    </message>
    <message>
        <source>The game cannot be saved: {reason} You can go on playing.</source>
        <translation>Игру не удаётся сохранить: {reason} Можно играть дальше.</translation>
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
        <translation>Убрать</translation>
    </message>
</context>
<context>
    <name>Moves</name>
    <message>
        <source>You play the {card}</source>
        <translation>Вы кладёте {card}</translation>
    </message>
    <message>
        <source>You lead the {card}</source>
        <translation>Вы ходите и кладёте {card}</translation>
    </message>
    <message>
        <source>You pass</source>
        <translation>Вы пасуете</translation>
    </message>
    <message>
        <source>You have no reservation</source>
        <translation>Вы: без оговорок</translation>
    </message>
    <message>
        <source>You throw in a bad hand</source>
        <translation>Вы сбрасываете плохую раздачу</translation>
    </message>
    <message>
        <source>You accept</source>
        <translation>Вы принимаете</translation>
    </message>
    <message>
        <source>You decline</source>
        <translation>Вы отклоняете</translation>
    </message>
    <message>
        <source>You hold the solo</source>
        <translation>Вы держите соло</translation>
    </message>
    <message>
        <source>You yield</source>
        <translation>Вы уступаете</translation>
    </message>
    <message>
        <source>You double</source>
        <translation>Вы стучите</translation>
    </message>
    <message>
        <source>You do not double</source>
        <translation>Вы не стучите</translation>
    </message>
    <message>
        <source>You bid: {contract}</source>
        <translation>Вы заявляете: {contract}</translation>
    </message>
    <message>
        <source>You call the {card}</source>
        <translation>Вы вызываете {card}</translation>
    </message>
    <message>
        <source>You have a wedding</source>
        <translation>У вас свадьба</translation>
    </message>
    <message>
        <source>You have a poverty</source>
        <translation>У вас бедность</translation>
    </message>
    <message>
        <source>You raise: {level}</source>
        <translation>Вы повышаете: {level}</translation>
    </message>
    <message>
        <source>You pass on: {cards}</source>
        <translation>Вы передаёте: {cards}</translation>
    </message>
    <message>
        <source>You give back: {cards}</source>
        <translation>Вы возвращаете: {cards}</translation>
    </message>
    <message>
        <source>You lay face down: {cards}</source>
        <translation>Вы кладёте рубашкой вверх: {cards}</translation>
    </message>
    <message>
        <source>You give: {cards}</source>
        <translation>Вы отдаёте: {cards}</translation>
    </message>
    <message>
        <source>You announce: {announcement}</source>
        <translation>Вы объявляете: {announcement}</translation>
    </message>
    <message>
        <source>You call Genscher, new partner: {partner}</source>
        <translation>Вы объявляете Геншер, новый партнёр: {partner}</translation>
    </message>
    <message>
        <source>{player} plays the {card}</source>
        <translation>{player} кладёт {card}</translation>
    </message>
    <message>
        <source>{player} leads the {card}</source>
        <translation>{player} ходит и кладёт {card}</translation>
    </message>
    <message>
        <source>{player} passes</source>
        <translation>{player} пасует</translation>
    </message>
    <message>
        <source>{player} has no reservation</source>
        <translation>{player}: без оговорок</translation>
    </message>
    <message>
        <source>{player} throws in a bad hand</source>
        <translation>{player} сбрасывает плохую раздачу</translation>
    </message>
    <message>
        <source>{player} accepts</source>
        <translation>{player} принимает</translation>
    </message>
    <message>
        <source>{player} declines</source>
        <translation>{player} отклоняет</translation>
    </message>
    <message>
        <source>{player} holds the solo</source>
        <translation>{player} держит соло</translation>
    </message>
    <message>
        <source>{player} yields</source>
        <translation>{player} уступает</translation>
    </message>
    <message>
        <source>{player} doubles</source>
        <translation>{player} стучит</translation>
    </message>
    <message>
        <source>{player} does not double</source>
        <translation>{player} не стучит</translation>
    </message>
    <message>
        <source>{player} bids: {contract}</source>
        <translation>{player} заявляет: {contract}</translation>
    </message>
    <message>
        <source>{player} calls the {card}</source>
        <translation>{player} вызывает {card}</translation>
    </message>
    <message>
        <source>{player} has a wedding</source>
        <translation>{player} заявляет свадьбу</translation>
    </message>
    <message>
        <source>{player} has a poverty</source>
        <translation>{player} заявляет бедность</translation>
    </message>
    <message>
        <source>{player} raises: {level}</source>
        <translation>{player} повышает: {level}</translation>
    </message>
    <message>
        <source>{player} passes on: {cards}</source>
        <translation>{player} передаёт: {cards}</translation>
    </message>
    <message>
        <source>{player} gives back: {cards}</source>
        <translation>{player} возвращает: {cards}</translation>
    </message>
    <message>
        <source>{player} lays face down: {cards}</source>
        <translation>{player} кладёт рубашкой вверх: {cards}</translation>
    </message>
    <message>
        <source>{player} gives: {cards}</source>
        <translation>{player} отдаёт: {cards}</translation>
    </message>
    <message>
        <source>{player} announces: {announcement}</source>
        <translation>{player} объявляет: {announcement}</translation>
    </message>
    <message>
        <source>{player} calls Genscher, new partner: {partner}</source>
        <translation>{player} объявляет Геншер, новый партнёр: {partner}</translation>
    </message>
    <message>
        <source>{player} calls Genscher and you are the new partner</source>
        <translation>{player} объявляет Геншер, новый партнёр&#xa0;— вы</translation>
    </message>
    <message numerus="yes">
        <source>You take the trick, %n points</source>
        <translation>
            <numerusform>Взятку берёте вы: %n&#xa0;очко</numerusform>
            <numerusform>Взятку берёте вы: %n&#xa0;очка</numerusform>
            <numerusform>Взятку берёте вы: %n&#xa0;очков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} takes the trick, %n points</source>
        <translation>
            <numerusform>Взятку берёт {player}: %n&#xa0;очко</numerusform>
            <numerusform>Взятку берёт {player}: %n&#xa0;очка</numerusform>
            <numerusform>Взятку берёт {player}: %n&#xa0;очков</numerusform>
        </translation>
    </message>
    <message>
        <source>The deal is over</source>
        <translation>Раздача окончена</translation>
    </message>
    <message>
        <source>Your turn to play</source>
        <translation>Ваш ход</translation>
    </message>
    <message>
        <source>{player} to play</source>
        <translation>Ходит {player}</translation>
    </message>
    <message>
        <source>You are next in the exchange of cards</source>
        <translation>В обмене картами на очереди вы</translation>
    </message>
    <message>
        <source>{player} is next in the exchange of cards</source>
        <translation>В обмене картами на очереди {player}</translation>
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
            <numerusform>{player} передаёт рубашкой вверх %n&#xa0;карту</numerusform>
            <numerusform>{player} передаёт рубашкой вверх %n&#xa0;карты</numerusform>
            <numerusform>{player} передаёт рубашкой вверх %n&#xa0;карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} gives back {count} cards face down, %n of them trumps</source>
        <translation>
            <numerusform>{player} возвращает карты рубашкой вверх: {count}, из них %n&#xa0;козырь</numerusform>
            <numerusform>{player} возвращает карты рубашкой вверх: {count}, из них %n&#xa0;козыря</numerusform>
            <numerusform>{player} возвращает карты рубашкой вверх: {count}, из них %n&#xa0;козырей</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} gives back %n cards face down</source>
        <translation>
            <numerusform>{player} возвращает рубашкой вверх %n&#xa0;карту</numerusform>
            <numerusform>{player} возвращает рубашкой вверх %n&#xa0;карты</numerusform>
            <numerusform>{player} возвращает рубашкой вверх %n&#xa0;карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} lays %n cards face down</source>
        <translation>
            <numerusform>{player} кладёт рубашкой вверх %n&#xa0;карту</numerusform>
            <numerusform>{player} кладёт рубашкой вверх %n&#xa0;карты</numerusform>
            <numerusform>{player} кладёт рубашкой вверх %n&#xa0;карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} gives %n cards face down</source>
        <translation>
            <numerusform>{player} отдаёт рубашкой вверх %n&#xa0;карту</numerusform>
            <numerusform>{player} отдаёт рубашкой вверх %n&#xa0;карты</numerusform>
            <numerusform>{player} отдаёт рубашкой вверх %n&#xa0;карт</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NameField</name>
    <message>
        <source>You</source>
        <translation>Вы</translation>
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
        <translation>Новый вечер</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>&amp;Начать</translation>
    </message>
    <message>
        <source>May stay empty</source>
        <translation>Можно не заполнять</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation>Имя игрока {number}</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Игрок {number}</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Игра</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Правила</translation>
    </message>
    <message>
        <source>Rules cod&amp;e</source>
        <translation>&amp;Код правил</translation>
    </message>
    <message>
        <source>&amp;Name of the evening</source>
        <translation>На&amp;звание вечера</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Отмена</translation>
    </message>
    <message>
        <source>Give the evening a name.</source>
        <translation>Дайте вечеру название.</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>&amp;Undo this</source>
        <translation>Отм&amp;енить это</translation>
    </message>
    <message>
        <source>Put away</source>
        <translation>Убрать</translation>
    </message>
</context>
<context>
    <name>NumberField</name>
    <message>
        <source>–</source>
        <translation>—</translation>
    </message>
</context>
<context>
    <name>OptionNames</name>
    <message>
        <source>Seats</source>
        <translation>Места за столом</translation>
    </message>
    <message>
        <source>Number of deals</source>
        <translation>Число раздач</translation>
    </message>
    <message>
        <source>Compulsory solos</source>
        <translation>Обязательные соло</translation>
    </message>
    <message>
        <source>Nines</source>
        <translation>Девятки</translation>
    </message>
    <message>
        <source>Two Dulles in one trick</source>
        <translation>Две Дулле в одной взятке</translation>
    </message>
    <message>
        <source>Piglets</source>
        <translation>Поросята</translation>
    </message>
    <message>
        <source>Hyperpiglets</source>
        <translation>Гиперпоросята</translation>
    </message>
    <message>
        <source>Poverty</source>
        <translation>Бедность</translation>
    </message>
    <message>
        <source>Foxes count in a poverty</source>
        <translation>Лисы при бедности</translation>
    </message>
    <message>
        <source>Trumps may come back</source>
        <translation>Возврат козырей при бедности</translation>
    </message>
    <message>
        <source>Poverty that nobody takes</source>
        <translation>Бедность, которую никто не взял</translation>
    </message>
    <message>
        <source>Throwing in bad hands</source>
        <translation>Сброс плохой раздачи</translation>
    </message>
    <message>
        <source>Settling trick of a wedding</source>
        <translation>Решающая взятка свадьбы</translation>
    </message>
    <message>
        <source>Solos</source>
        <translation>Соло</translation>
    </message>
    <message>
        <source>First lead in a solo</source>
        <translation>Первый ход в соло</translation>
    </message>
    <message>
        <source>Several solos</source>
        <translation>Несколько соло</translation>
    </message>
    <message>
        <source>Solo keeps the deal</source>
        <translation>После соло сдаёт тот же игрок</translation>
    </message>
    <message>
        <source>Value of solos</source>
        <translation>Цена соло</translation>
    </message>
    <message>
        <source>Cards for Re and Kontra</source>
        <translation>Карт на руках для Re и Kontra</translation>
    </message>
    <message>
        <source>Announcing in turn only</source>
        <translation>Объявления только в свой ход</translation>
    </message>
    <message>
        <source>Re and Kontra double</source>
        <translation>Re и Kontra удваивают</translation>
    </message>
    <message>
        <source>Forced announcement</source>
        <translation>Обязательное объявление</translation>
    </message>
    <message>
        <source>Cards that decide the sides</source>
        <translation>Карты, которые делят игроков на стороны</translation>
    </message>
    <message>
        <source>Genscher</source>
        <translation>Геншер</translation>
    </message>
    <message>
        <source>Scoring of announcements</source>
        <translation>Подсчёт объявлений</translation>
    </message>
    <message>
        <source>Kontra’s point in a lost solo</source>
        <translation>Очко Kontra за проигранное соло</translation>
    </message>
    <message>
        <source>Charlie caught</source>
        <translation>Пойманный Карлхен</translation>
    </message>
    <message>
        <source>Fox caught in the last trick</source>
        <translation>Лиса в последней взятке</translation>
    </message>
    <message>
        <source>Fox caught in the first trick</source>
        <translation>Лиса в первой взятке</translation>
    </message>
    <message>
        <source>Dulle caught</source>
        <translation>Пойманная Дулле</translation>
    </message>
    <message>
        <source>Doppelkopf</source>
        <translation>Доппелькопф</translation>
    </message>
    <message>
        <source>Bock rounds</source>
        <translation>Bock-круги</translation>
    </message>
    <message>
        <source>Solo in any suit</source>
        <translation>Соло в любой масти</translation>
    </message>
    <message>
        <source>Geier</source>
        <translation>Гайер</translation>
    </message>
    <message>
        <source>Farbwenz</source>
        <translation>Фарбвенц</translation>
    </message>
    <message>
        <source>Farbgeier</source>
        <translation>Фарбгайер</translation>
    </message>
    <message>
        <source>Bettel</source>
        <translation>Беттель</translation>
    </message>
    <message>
        <source>Hochzeit</source>
        <translation>Hochzeit</translation>
    </message>
    <message>
        <source>When everybody passes</source>
        <translation>Если все пасуют</translation>
    </message>
    <message>
        <source>Tariff</source>
        <translation>Тариф</translation>
    </message>
    <message>
        <source>Jungfrau in Ramsch</source>
        <translation>Jungfrau в рамше</translation>
    </message>
    <message>
        <source>Durchmarsch in Ramsch</source>
        <translation>Durchmarsch в рамше</translation>
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
        <translation>Короткая колода</translation>
    </message>
    <message>
        <source>Value of a Tout</source>
        <translation>Цена Tout</translation>
    </message>
    <message>
        <source>Value of Sie</source>
        <translation>Цена Sie</translation>
    </message>
</context>
<context>
    <name>OptionTexts</name>
    <message>
        <source>How many sit at the table; with five the dealer rests.</source>
        <translation>Сколько человек сидит за столом; впятером сдающий отдыхает.</translation>
    </message>
    <message>
        <source>How many deals a session has.</source>
        <translation>Сколько раздач в партии.</translation>
    </message>
    <message>
        <source>Everybody must play one solo during the session.</source>
        <translation>За партию каждый должен сыграть одно соло.</translation>
    </message>
    <message>
        <source>The eight nines are in the pack.</source>
        <translation>В колоде есть восемь девяток.</translation>
    </message>
    <message>
        <source>Which of two Dulles in one trick is the higher one, or whether the card is trump at all.</source>
        <translation>Какая из двух Дулле в одной взятке старше и козырь ли эта карта вообще.</translation>
    </message>
    <message>
        <source>Both foxes or both aces of the trump suit in one hand may be announced before the first lead and then are the highest trumps.</source>
        <translation>Обе лисы или оба туза козырной масти на одних руках можно объявить до первого хода; тогда они старшие козыри.</translation>
    </message>
    <message>
        <source>After the piglets, both nines of their suit in one hand may be made even higher trumps.</source>
        <translation>После поросят обе девятки их масти на одних руках можно сделать ещё более старшими козырями.</translation>
    </message>
    <message>
        <source>A player with at most three trumps may pass them on to a partner who takes them.</source>
        <translation>Игрок, у которого не больше трёх козырей, может передать их партнёру, который их примет.</translation>
    </message>
    <message>
        <source>Foxes are among the three trumps that a poverty may have.</source>
        <translation>Лисы входят в те три козыря, что могут быть при бедности.</translation>
    </message>
    <message>
        <source>The partner of a poverty may give trumps back.</source>
        <translation>Партнёр игрока с бедностью может вернуть ему козыри.</translation>
    </message>
    <message>
        <source>What happens when nobody takes the cards of a poverty.</source>
        <translation>Что будет, если карты игрока с бедностью никто не берёт.</translation>
    </message>
    <message>
        <source>A hand with five nines, five kings or, without poverty, at most three trumps may be thrown in.</source>
        <translation>Раздачу с пятью девятками или пятью королями можно сбросить, а где не играют бедность&#xa0;— и раздачу не более чем с тремя козырями.</translation>
    </message>
    <message>
        <source>Which of the first three tricks may find the partner of a wedding.</source>
        <translation>Какая из первых трёх взяток решает, кто партнёр при свадьбе.</translation>
    </message>
    <message>
        <source>Which solos may be played.</source>
        <translation>Какие соло можно играть.</translation>
    </message>
    <message>
        <source>Who leads to the first trick of a solo.</source>
        <translation>Кто ходит в первой взятке соло.</translation>
    </message>
    <message>
        <source>Who plays when several players want a solo.</source>
        <translation>Кто играет, если соло хотят несколько игроков.</translation>
    </message>
    <message>
        <source>After a solo the same dealer deals again.</source>
        <translation>После соло снова сдаёт тот же игрок.</translation>
    </message>
    <message>
        <source>How much a solo counts besides the factor of one against three.</source>
        <translation>Дороже ли соло, помимо множителя «один против троих».</translation>
    </message>
    <message>
        <source>How many cards a player must still hold to say Re or Kontra.</source>
        <translation>Сколько карт ещё надо иметь на руках, чтобы сказать Re или Kontra.</translation>
    </message>
    <message>
        <source>Announcements are made only when it is one’s turn to play a card.</source>
        <translation>Объявлять можно, только когда подошла очередь класть карту.</translation>
    </message>
    <message>
        <source>Re and Kontra each double the score of the game instead of adding 2.</source>
        <translation>Re и Kontra удваивают цену раздачи, вместо того чтобы прибавлять 2.</translation>
    </message>
    <message>
        <source>The winner of a first trick of 30 points or more must announce something.</source>
        <translation>Кто берёт первую взятку, в которой 30 очков или больше, должен что-нибудь объявить.</translation>
    </message>
    <message>
        <source>Who was dealt one of these two cards is on the Re side.</source>
        <translation>Кому сдана одна из этих двух карт, тот на стороне Re.</translation>
    </message>
    <message>
        <source>How announcements that were kept or missed are scored.</source>
        <translation>Как считаются выполненные и невыполненные объявления.</translation>
    </message>
    <message>
        <source>The point against the old ladies also counts when a soloist loses.</source>
        <translation>Очко против старух считается и тогда, когда проигрывает солист.</translation>
    </message>
    <message>
        <source>Catching a Charlie of the other side in the last trick scores a point.</source>
        <translation>Пойманный в последней взятке Карлхен другой стороны приносит очко.</translation>
    </message>
    <message>
        <source>What catching a fox in the last trick scores.</source>
        <translation>Что приносит лиса, пойманная в последней взятке.</translation>
    </message>
    <message>
        <source>What catching a fox in the first trick scores.</source>
        <translation>Что приносит лиса, пойманная в первой взятке.</translation>
    </message>
    <message>
        <source>Winning a trick with a Dulle of the other side scores a point.</source>
        <translation>Взятка с Дулле другой стороны приносит очко.</translation>
    </message>
    <message>
        <source>Which trick of 40 points or more scores a point.</source>
        <translation>Какая взятка, в которой 40 очков или больше, приносит очко.</translation>
    </message>
    <message>
        <source>After certain deals, as many deals as there are seats count double.</source>
        <translation>После некоторых раздач следующие раздачи считаются вдвойне; их столько, сколько мест за столом.</translation>
    </message>
    <message>
        <source>A Solo needs no plain card of the suit that becomes trump.</source>
        <translation>Для соло не нужна простая карта масти, которая станет козырем.</translation>
    </message>
    <message>
        <source>A solo without trumps in which the soloist must not win a trick.</source>
        <translation>Соло без козырей, в котором солисту нельзя взять ни одной взятки.</translation>
    </message>
    <message>
        <source>A player with exactly one trump offers it face down, and who takes it becomes the partner.</source>
        <translation>Игрок, у которого ровно один козырь, предлагает его рубашкой вверх; кто его берёт, становится партнёром.</translation>
    </message>
    <message>
        <source>What happens when nobody bids.</source>
        <translation>Что будет, если никто не делает заявки.</translation>
    </message>
    <message>
        <source>How much the contracts are worth.</source>
        <translation>Сколько стоят контракты.</translation>
    </message>
    <message>
        <source>In Ramsch a player without a trick is paid double.</source>
        <translation>В рамше игроку без взяток платят вдвойне.</translation>
    </message>
    <message>
        <source>In Ramsch a player who takes all tricks or 91 points wins.</source>
        <translation>В рамше выигрывает тот, кто берёт все взятки или 91 очко.</translation>
    </message>
    <message>
        <source>How far the sides may double the score during the first trick.</source>
        <translation>До какой ступени стороны могут удваивать счёт во время первой взятки.</translation>
    </message>
    <message>
        <source>After the first four cards everybody may double the score before the bidding.</source>
        <translation>После первых четырёх карт каждый может удвоить счёт, ещё до торговли.</translation>
    </message>
    <message>
        <source>The sevens and eights are left out, and everybody gets six cards.</source>
        <translation>Семёрок и восьмёрок нет, и каждый получает шесть карт.</translation>
    </message>
    <message>
        <source>What a Tout is worth to each player.</source>
        <translation>Сколько стоит Tout для каждого игрока.</translation>
    </message>
    <message>
        <source>What Sie is worth to each player before its runners.</source>
        <translation>Сколько стоит Sie для каждого игрока, не считая матадоров.</translation>
    </message>
</context>
<context>
    <name>OptionValues</name>
    <message>
        <source>the first one</source>
        <translation>старше первая</translation>
    </message>
    <message>
        <source>the second one</source>
        <translation>старше вторая</translation>
    </message>
    <message>
        <source>off</source>
        <translation>выключено</translation>
    </message>
    <message>
        <source>both foxes</source>
        <translation>обе лисы</translation>
    </message>
    <message>
        <source>both aces of the trump suit</source>
        <translation>оба туза козырной масти</translation>
    </message>
    <message>
        <source>the same dealer deals again</source>
        <translation>пересдаёт тот же игрок</translation>
    </message>
    <message>
        <source>black sow</source>
        <translation>чёрная свинья</translation>
    </message>
    <message>
        <source>any of them</source>
        <translation>любая</translation>
    </message>
    <message>
        <source>only those led with a plain suit</source>
        <translation>только с ходом в побочную масть</translation>
    </message>
    <message>
        <source>the player left of the dealer</source>
        <translation>игрок слева от сдающего</translation>
    </message>
    <message>
        <source>the soloist</source>
        <translation>солист</translation>
    </message>
    <message>
        <source>who promises more in an auction</source>
        <translation>кто больше обещает на торгах</translation>
    </message>
    <message>
        <source>as usual</source>
        <translation>обычная</translation>
    </message>
    <message>
        <source>double</source>
        <translation>двойная</translation>
    </message>
    <message>
        <source>every one</source>
        <translation>любая</translation>
    </message>
    <message>
        <source>the next dealer deals</source>
        <translation>сдаёт следующий</translation>
    </message>
    <message>
        <source>Ramsch is played</source>
        <translation>играют рамш</translation>
    </message>
    <message>
        <source>everybody pays 1 into the stock</source>
        <translation>каждый платит в банк 1</translation>
    </message>
    <message>
        <source>units of the classic rules</source>
        <translation>единицы классических правил</translation>
    </message>
    <message>
        <source>the second, but not in the last trick</source>
        <translation>вторая, кроме последней взятки</translation>
    </message>
    <message>
        <source>the second in the last trick only</source>
        <translation>вторая только в последней взятке</translation>
    </message>
    <message>
        <source>no trump, a plain card</source>
        <translation>не козырь, простая карта</translation>
    </message>
    <message>
        <source>only a compulsory soloist</source>
        <translation>только солист обязательного соло</translation>
    </message>
    <message>
        <source>the first from the dealer’s left</source>
        <translation>первый слева от сдающего</translation>
    </message>
    <message>
        <source>the last from the dealer’s left</source>
        <translation>последний слева от сдающего</translation>
    </message>
    <message>
        <source>DDV: a point for each promise</source>
        <translation>DDV: очко за каждое объявление</translation>
    </message>
    <message>
        <source>Pagat: one if kept, two if missed</source>
        <translation>Pagat: сдержано&#xa0;— 1, нет&#xa0;— 2</translation>
    </message>
    <message>
        <source>only two pairs of equal cards</source>
        <translation>только две пары одинаковых карт</translation>
    </message>
    <message>
        <source>Muss: the highest trump plays</source>
        <translation>играет тот, у кого старший козырь</translation>
    </message>
    <message>
        <source>tournament values, no runners</source>
        <translation>турнирные цены без матадоров</translation>
    </message>
    <message>
        <source>Kontra</source>
        <translation>Kontra</translation>
    </message>
    <message>
        <source>Kontra and Re</source>
        <translation>Kontra и Re</translation>
    </message>
    <message>
        <source>Kontra, Re and Sub</source>
        <translation>Kontra, Re и Sub</translation>
    </message>
    <message>
        <source>Kontra, Re, Sub and Hirsch</source>
        <translation>Kontra, Re, Sub и Hirsch</translation>
    </message>
    <message>
        <source>on</source>
        <translation>включено</translation>
    </message>
    <message>
        <source>none</source>
        <translation>никаких</translation>
    </message>
    <message>
        <source>open end</source>
        <translation>без ограничения</translation>
    </message>
    <message numerus="yes">
        <source>%n deals</source>
        <translation>
            <numerusform>%n&#xa0;раздача</numerusform>
            <numerusform>%n&#xa0;раздачи</numerusform>
            <numerusform>%n&#xa0;раздач</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n&#xa0;игрок</numerusform>
            <numerusform>%n&#xa0;игрока</numerusform>
            <numerusform>%n&#xa0;игроков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n&#xa0;карта</numerusform>
            <numerusform>%n&#xa0;карты</numerusform>
            <numerusform>%n&#xa0;карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n units</source>
        <translation>
            <numerusform>%n&#xa0;единица</numerusform>
            <numerusform>%n&#xa0;единицы</numerusform>
            <numerusform>%n&#xa0;единиц</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game points</source>
        <translation>
            <numerusform>%n&#xa0;игровое очко</numerusform>
            <numerusform>%n&#xa0;игровых очка</numerusform>
            <numerusform>%n&#xa0;игровых очков</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OtherRules</name>
    <message>
        <source>You are reading {rules}. Your table keeps its own rules.</source>
        <translation>Вы читаете: {rules}. За вашим столом остаются свои правила.</translation>
    </message>
    <message>
        <source>You are reading {rules}. The rules of your next game stay as they are.</source>
        <translation>Вы читаете: {rules}. Правила вашей следующей игры остаются прежними.</translation>
    </message>
    <message>
        <source>Back to your rules</source>
        <translation>Назад к вашим правилам</translation>
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
        <translation>Сторона разыгрывающего</translation>
    </message>
    <message>
        <source>Defenders</source>
        <translation>Защитники</translation>
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
        <translation>Оговорки</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Торговля</translation>
    </message>
    <message>
        <source>Auction between soloists</source>
        <translation>Торг солистов</translation>
    </message>
    <message>
        <source>Exchange of cards</source>
        <translation>Обмен картами</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Розыгрыш</translation>
    </message>
    <message>
        <source>End of the deal</source>
        <translation>Конец раздачи</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>The file cannot be read: {path} ({message})</source>
        <translation>Не удаётся прочесть файл: {path} ({message})</translation>
    </message>
    <message>
        <source>The file cannot be written: {path} ({message})</source>
        <translation>Не удаётся записать файл: {path} ({message})</translation>
    </message>
    <message>
        <source>The command cannot be understood: {message}</source>
        <translation>Команда непонятна: {message}</translation>
    </message>
    <message>
        <source>There is no screen to open the window on. Commands such as “cardavia play” need none.</source>
        <translation>Нет экрана, на котором открыть окно. Командам вроде «cardavia play» он не нужен.</translation>
    </message>
    <message>
        <source>A system library is missing, which packaging/play.sh installs: {message}</source>
        <translation>Нет системной библиотеки, её установит packaging/play.sh: {message}</translation>
    </message>
    <message>
        <source>The file is larger than the limit of {limit} MiB.</source>
        <translation>Файл больше допустимого: {limit} МиБ.</translation>
    </message>
    <message>
        <source>The file is not UTF-8 text: the first wrong byte is at position {position}.</source>
        <translation>Файл&#xa0;— не текст в UTF-8: первый неверный байт на месте {position}.</translation>
    </message>
    <message>
        <source>The file is not valid JSON: line {line}, column {column}.</source>
        <translation>Файл&#xa0;— не правильный JSON: строка {line}, столбец {column}.</translation>
    </message>
    <message>
        <source>The file is not a Cardavia record.</source>
        <translation>Файл&#xa0;— не запись Cardavia.</translation>
    </message>
    <message>
        <source>The file does not hold the facts of a deal to score.</source>
        <translation>В файле нет данных раздачи, которую надо подсчитать.</translation>
    </message>
    <message>
        <source>This key is missing: {key}</source>
        <translation>Не хватает ключа: {key}</translation>
    </message>
    <message>
        <source>This key is not known: {key}</source>
        <translation>Неизвестный ключ: {key}</translation>
    </message>
    <message>
        <source>The key “{key}” cannot have this value: {value}</source>
        <translation>У ключа «{key}» не может быть такого значения: {value}</translation>
    </message>
    <message>
        <source>This version of the record format is not known: {version}</source>
        <translation>Неизвестная версия формата записи: {version}</translation>
    </message>
    <message>
        <source>This game is not known: {game}</source>
        <translation>Неизвестная игра: {game}</translation>
    </message>
    <message>
        <source>This rule set is not known: {preset}</source>
        <translation>Неизвестный набор правил: {preset}</translation>
    </message>
    <message>
        <source>This option is not known: {option}</source>
        <translation>Неизвестный параметр: {option}</translation>
    </message>
    <message>
        <source>The option “{option}” cannot have this value: {value}</source>
        <translation>У параметра «{option}» не может быть такого значения: {value}</translation>
    </message>
    <message>
        <source>These two options contradict each other: {first}, {second}</source>
        <translation>Эти два параметра противоречат друг другу: {first}, {second}</translation>
    </message>
    <message>
        <source>The record has more deals than the limit: {limit}</source>
        <translation>В записи больше раздач, чем допустимо: {limit}</translation>
    </message>
    <message>
        <source>The deal has more actions than the limit: {limit}</source>
        <translation>В раздаче больше действий, чем допустимо: {limit}</translation>
    </message>
    <message>
        <source>A player’s name has more characters than the limit: {limit}</source>
        <translation>В имени игрока больше знаков, чем допустимо: {limit}</translation>
    </message>
    <message>
        <source>The number of players is wrong: {count}</source>
        <translation>Неверное число игроков: {count}</translation>
    </message>
    <message>
        <source>The dealer must be one of the seats, but is: {value}</source>
        <translation>Сдавать должно одно из мест, а указано: {value}</translation>
    </message>
    <message>
        <source>This is not a card: {text}</source>
        <translation>Это не карта: {text}</translation>
    </message>
    <message>
        <source>The number of cards is wrong. Seat {seat} has {count}, expected: {expected}</source>
        <translation>Неверное число карт. На месте {seat} их {count}, ожидалось: {expected}</translation>
    </message>
    <message>
        <source>This card occurs too often: {card}</source>
        <translation>Эта карта встречается слишком часто: {card}</translation>
    </message>
    <message>
        <source>This card does not belong to the pack: {card}</source>
        <translation>Этой карты нет в колоде: {card}</translation>
    </message>
    <message>
        <source>A deal may follow only a finished one.</source>
        <translation>Раздача может следовать только за оконченной.</translation>
    </message>
    <message>
        <source>This is not an action: {text}</source>
        <translation>Это не действие: {text}</translation>
    </message>
    <message>
        <source>There is no such seat: {text}</source>
        <translation>Такого места нет: {text}</translation>
    </message>
    <message>
        <source>These two entries contradict each other: {first}, {second}</source>
        <translation>Эти две записи противоречат друг другу: {first}, {second}</translation>
    </message>
    <message>
        <source>This kind of computer player is not known: {name}</source>
        <translation>Неизвестный вид компьютерного игрока: {name}</translation>
    </message>
    <message>
        <source>There is no program to start for the player “cmd:{command}”: {message}</source>
        <translation>Для игрока «cmd:{command}» нет программы, которую можно запустить: {message}</translation>
    </message>
    <message>
        <source>The record has no such point: {option} {value}</source>
        <translation>Такого места в записи нет: {option} {value}</translation>
    </message>
    <message>
        <source>No card is to be played at this point (deal {deal}, after {actions} actions).</source>
        <translation>В этом месте карту не кладут (раздача {deal}, после действий: {actions}).</translation>
    </message>
    <message>
        <source>This is not a code of house rules, or a character in it is wrong, missing or too many.</source>
        <translation>Это не код домашних правил, или знак в нём неверен, пропущен или лишний.</translation>
    </message>
    <message>
        <source>This code comes from a newer version of Cardavia and holds rules that this one does not know.</source>
        <translation>Этот код создан в более новой версии Cardavia, и в нём есть правила, которых эта версия не знает.</translation>
    </message>
    <message>
        <source>There are no rule pages in the language {language}. There are: {languages}</source>
        <translation>На языке {language} страниц правил нет. Есть: {languages}</translation>
    </message>
    <message>
        <source>There is no deck of cards of this name or in this folder: {deck}</source>
        <translation>Колоды с таким именем или в такой папке нет: {deck}</translation>
    </message>
    <message>
        <source>There is already a deck of this name: {deck}</source>
        <translation>Колода с таким именем уже есть: {deck}</translation>
    </message>
    <message>
        <source>The file deck.toml cannot be understood: {message}</source>
        <translation>Файл deck.toml непонятен: {message}</translation>
    </message>
    <message>
        <source>This drawing of the deck is missing: {file}</source>
        <translation>Не хватает рисунка колоды: {file}</translation>
    </message>
    <message>
        <source>No card of the deck uses this drawing: {file}</source>
        <translation>Этот рисунок не использует ни одна карта колоды: {file}</translation>
    </message>
    <message>
        <source>The card {card} is in both games, but the deck does not have it.</source>
        <translation>Карта {card} есть в обеих играх, но в колоде её нет.</translation>
    </message>
    <message>
        <source>The drawing {file} is longer than {limit} bytes.</source>
        <translation>Рисунок {file} длиннее, чем {limit} байт.</translation>
    </message>
    <message>
        <source>The drawing {file} is not a whole SVG document: {message}</source>
        <translation>Рисунок {file}&#xa0;— не полный документ SVG: {message}</translation>
    </message>
    <message>
        <source>The drawing {file}, line {line}, may not have this: {found}</source>
        <translation>В рисунке {file}, строка {line}, этого быть не может: {found}</translation>
    </message>
    <message>
        <source>In the drawing {file}, line {line}, “{name}” cannot have this value: {value}</source>
        <translation>В рисунке {file}, строка {line}, у «{name}» не может быть такого значения: {value}</translation>
    </message>
    <message>
        <source>The drawing {file} has the viewBox “{found}”, needed: “{needed}”</source>
        <translation>У рисунка {file} viewBox «{found}», а нужен: «{needed}»</translation>
    </message>
    <message>
        <source>The deck has {count} colours, allowed are {limit}: {colours}</source>
        <translation>Цветов в колоде: {count}, допустимо {limit}: {colours}</translation>
    </message>
    <message>
        <source>The index of suit {suit} stands out from the paper by {ratio} to 1, needed: {needed}</source>
        <translation>Индекс масти {suit} отличается от бумаги как {ratio} к 1, а нужно: {needed}</translation>
    </message>
    <message>
        <source>A look is a preset or three numbers from 0 to 100 for contrast, grain and temperature, not this: {look}</source>
        <translation>Вид&#xa0;— это заготовка или три числа от 0 до 100: контраст, зернистость и цветовая температура, а не это: {look}</translation>
    </message>
    <message>
        <source>It is not the turn of the seat.</source>
        <translation>Очередь не этого места.</translation>
    </message>
    <message>
        <source>This is not possible at this point of the deal.</source>
        <translation>В этот момент раздачи это невозможно.</translation>
    </message>
    <message>
        <source>The seat does not hold this card.</source>
        <translation>У этого места нет такой карты.</translation>
    </message>
    <message>
        <source>Trump was led and the seat holds one.</source>
        <translation>Ход козырем, а у места он есть.</translation>
    </message>
    <message>
        <source>A plain suit was led and the seat holds a card of it.</source>
        <translation>Ход в побочную масть, а у места есть её карта.</translation>
    </message>
    <message>
        <source>The called suit was led, so the seat must play the called ace.</source>
        <translation>Ход в масть вызова, поэтому место должно положить вызванного туза.</translation>
    </message>
    <message>
        <source>The seat must lead the called suit with its ace, unless it also holds three more cards of the suit.</source>
        <translation>В масть вызова место должно ходить её тузом, если только у него нет ещё трёх карт этой масти.</translation>
    </message>
    <message>
        <source>The seat may not throw away the called ace before its suit has been led.</source>
        <translation>Место не может сбросить вызванного туза, пока в его масть не ходили.</translation>
    </message>
    <message>
        <source>To call an ace the seat must hold a plain card of its suit but not the ace itself.</source>
        <translation>Чтобы вызвать туза, у места должна быть простая карта его масти, но не сам туз.</translation>
    </message>
    <message>
        <source>It is too early to announce anything.</source>
        <translation>Объявлять ещё рано.</translation>
    </message>
    <message>
        <source>It is too late for this announcement: the seat holds too few cards.</source>
        <translation>Для этого объявления поздно: у места слишком мало карт.</translation>
    </message>
    <message>
        <source>The side of the seat has not said Re or Kontra in time to promise more.</source>
        <translation>Сторона этого места вовремя не сказала Re или Kontra, чтобы обещать больше.</translation>
    </message>
    <message>
        <source>The side of the seat has already announced this.</source>
        <translation>Сторона этого места это уже объявила.</translation>
    </message>
    <message>
        <source>Only the other side may announce this.</source>
        <translation>Это может объявить только другая сторона.</translation>
    </message>
    <message>
        <source>Under these rules the seat may announce only when it is its turn to play a card.</source>
        <translation>По этим правилам место может объявлять, только когда подошла его очередь класть карту.</translation>
    </message>
    <message>
        <source>The seat must announce something before the play goes on.</source>
        <translation>Место должно что-нибудь объявить, прежде чем игра пойдёт дальше.</translation>
    </message>
    <message>
        <source>The bid is not higher than the one before.</source>
        <translation>Заявка не выше предыдущей.</translation>
    </message>
    <message>
        <source>The seat holds no plain card of the suit it would make trump.</source>
        <translation>У места нет простой карты масти, которую оно делает козырем.</translation>
    </message>
    <message>
        <source>Sie needs nothing but the highest trumps in the hand of the seat.</source>
        <translation>Для Sie на руках этого места нужны одни старшие козыри.</translation>
    </message>
    <message>
        <source>This contract is not played under these rules.</source>
        <translation>По этим правилам такой контракт не играют.</translation>
    </message>
    <message>
        <source>Doubling must be part of the rules and is possible only during the first trick.</source>
        <translation>Удвоение должно входить в правила и возможно только в первой взятке.</translation>
    </message>
    <message>
        <source>The seat does not hold both cards that a wedding needs.</source>
        <translation>У места нет обеих карт, нужных для свадьбы.</translation>
    </message>
    <message>
        <source>The seat has too many trumps for a poverty.</source>
        <translation>Для бедности у места слишком много козырей.</translation>
    </message>
    <message>
        <source>Exactly three cards change hands, and those passed on include all trumps of the player with the poverty.</source>
        <translation>Обмениваются ровно тремя картами, и среди переданных&#xa0;— все козыри игрока с бедностью.</translation>
    </message>
    <message>
        <source>This solo is not played under these rules.</source>
        <translation>По этим правилам такое соло не играют.</translation>
    </message>
    <message>
        <source>The seat must play its compulsory solo now.</source>
        <translation>Место должно сейчас играть своё обязательное соло.</translation>
    </message>
    <message>
        <source>The seat may not throw in this hand.</source>
        <translation>Место не может сбросить эту раздачу.</translation>
    </message>
    <message>
        <source>The seat cannot announce piglets: they need both aces of the trump suit and come before the first card.</source>
        <translation>Место не может объявить поросят: для них нужны оба туза козырной масти, и объявляют их до первой карты.</translation>
    </message>
    <message>
        <source>The seat cannot call Genscher: this needs both kings and comes just before the first of them is played.</source>
        <translation>Место не может объявить Геншер: для него нужны оба короля, и объявляют его прямо перед первым из них.</translation>
    </message>
    <message>
        <source>A Hochzeit offers the only trump of a hand, and a plain card is given for it.</source>
        <translation>Hochzeit предлагает единственный козырь, а взамен отдают простую карту.</translation>
    </message>
    <message>
        <source>Deal {deal}: {problem}</source>
        <translation>Раздача {deal}: {problem}</translation>
    </message>
    <message>
        <source>Deal {deal}, action {action} ({text}): {problem}</source>
        <translation>Раздача {deal}, действие {action} ({text}): {problem}</translation>
    </message>
    <message>
        <source>This entry stands there twice: {first}</source>
        <translation>Эта запись стоит дважды: {first}</translation>
    </message>
</context>
<context>
    <name>Prompts</name>
    <message>
        <source>Another player decides whether to double.</source>
        <translation>Другой игрок решает, стучать ли.</translation>
    </message>
    <message>
        <source>Another player is asked for a reservation.</source>
        <translation>Другого игрока спрашивают об оговорке.</translation>
    </message>
    <message>
        <source>Another player is asked for a bid.</source>
        <translation>Другого игрока спрашивают о заявке.</translation>
    </message>
    <message>
        <source>Another player is asked about the solo.</source>
        <translation>Другого игрока спрашивают о соло.</translation>
    </message>
    <message>
        <source>Another player decides about the exchange of cards.</source>
        <translation>Другой игрок принимает решение об обмене картами.</translation>
    </message>
    <message>
        <source>Another player is choosing a card.</source>
        <translation>Другой игрок выбирает карту.</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>Раздача окончена.</translation>
    </message>
    <message>
        <source>Choose three cards to pass on, with all your trumps among them.</source>
        <translation>Выберите три карты, чтобы передать, и среди них все свои козыри.</translation>
    </message>
    <message>
        <source>Choose three cards to give back.</source>
        <translation>Выберите три карты, чтобы вернуть.</translation>
    </message>
    <message>
        <source>Choose your only trump and lay it face down.</source>
        <translation>Выберите свой единственный козырь и положите его рубашкой вверх.</translation>
    </message>
    <message>
        <source>Choose a plain card to give for the trump.</source>
        <translation>Выберите простую карту, которую отдадите за козырь.</translation>
    </message>
    <message>
        <source>Do you want to double before you see the rest of your cards?</source>
        <translation>Будете стучать, прежде чем увидите остальные свои карты?</translation>
    </message>
    <message>
        <source>You must play your compulsory solo now. Which solo do you choose?</source>
        <translation>Сейчас вы должны сыграть обязательное соло. Какое соло выбираете?</translation>
    </message>
    <message>
        <source>Do you have a reservation?</source>
        <translation>Есть ли у вас оговорка?</translation>
    </message>
    <message>
        <source>Do you want to bid?</source>
        <translation>Хотите сделать заявку?</translation>
    </message>
    <message>
        <source>Nobody has bid, so the holder of this card must play: {card}. You hold all the aces that can be called. Which ten do you call?</source>
        <translation>Заявок нет, поэтому играет тот, у кого эта карта: {card}. У вас все тузы, которых можно вызвать. Какую десятку вызываете?</translation>
    </message>
    <message>
        <source>Nobody has bid, so the holder of this card must play: {card}. Which ace do you call?</source>
        <translation>Заявок нет, поэтому играет тот, у кого эта карта: {card}. Какого туза вызываете?</translation>
    </message>
    <message>
        <source>Another player outbids your solo. Do you hold it or yield?</source>
        <translation>Другой игрок предлагает больше, чем ваше соло. Держите его или уступаете?</translation>
    </message>
    <message>
        <source>Another player has a solo before you. Do you raise or yield?</source>
        <translation>У другого игрока соло раньше вашего. Повышаете или уступаете?</translation>
    </message>
    <message>
        <source>Do you take the trump that is offered and give a plain card for it?</source>
        <translation>Возьмёте предложенный козырь, отдав за него простую карту?</translation>
    </message>
    <message>
        <source>Do you take the three cards of the player with the poverty?</source>
        <translation>Возьмёте три карты игрока с бедностью?</translation>
    </message>
    <message>
        <source>The first trick holds 30 points or more, so you must announce something before you lead.</source>
        <translation>В первой взятке 30 очков или больше, поэтому до хода вы должны что-нибудь объявить.</translation>
    </message>
    <message>
        <source>Choose a card to lead.</source>
        <translation>Выберите карту для хода.</translation>
    </message>
    <message>
        <source>Choose a card to play.</source>
        <translation>Выберите карту.</translation>
    </message>
</context>
<context>
    <name>Raises</name>
    <message>
        <source>Raise to Re</source>
        <translation>Повысить до Re</translation>
    </message>
    <message>
        <source>Raise to no 90</source>
        <translation>Повысить до «без 90»</translation>
    </message>
    <message>
        <source>Raise to no 60</source>
        <translation>Повысить до «без 60»</translation>
    </message>
    <message>
        <source>Raise to no 30</source>
        <translation>Повысить до «без 30»</translation>
    </message>
    <message>
        <source>Raise to schwarz</source>
        <translation>Повысить до шварца</translation>
    </message>
</context>
<context>
    <name>RecordDrop</name>
    <message>
        <source>Only one record can be opened at a time: {file} is opened.</source>
        <translation>За один раз открывается только одна запись: открывается {file}.</translation>
    </message>
    <message>
        <source>Only game records, files that end in {suffix}, can be opened here.</source>
        <translation>Здесь открываются только записи игр, файлы с окончанием {suffix}.</translation>
    </message>
    <message>
        <source>Drop the record to open it</source>
        <translation>Отпустите запись, чтобы её открыть</translation>
    </message>
</context>
<context>
    <name>RecordFiles</name>
    <message>
        <source>Import a record</source>
        <translation>Импорт записи</translation>
    </message>
    <message>
        <source>Export the record</source>
        <translation>Экспорт записи</translation>
    </message>
    <message>
        <source>Game records (*.cardavia);;All files (*)</source>
        <translation>Записи игр (*.cardavia);;Все файлы (*)</translation>
    </message>
    <message>
        <source>{file} is not opened: the game on the table cannot be saved. {reason}</source>
        <translation>{file} не открывается: игру на столе не удаётся сохранить. {reason}</translation>
    </message>
    <message>
        <source>{file} cannot be opened: {reason} The game on the table goes on.</source>
        <translation>Не удаётся открыть {file}: {reason} Игра на столе продолжается.</translation>
    </message>
    <message>
        <source>{file} cannot be saved: {reason}</source>
        <translation>Не удаётся сохранить {file}: {reason}</translation>
    </message>
</context>
<context>
    <name>Redeals</name>
    <message>
        <source>The same dealer deals again.</source>
        <translation>Пересдаёт тот же игрок.</translation>
    </message>
    <message>
        <source>The next dealer deals.</source>
        <translation>Сдаёт следующий игрок.</translation>
    </message>
    <message>
        <source>A bad hand was thrown in.</source>
        <translation>Плохая раздача сброшена.</translation>
    </message>
    <message>
        <source>Everybody passed.</source>
        <translation>Все пасуют.</translation>
    </message>
    <message>
        <source>Nobody takes the cards of the poverty.</source>
        <translation>Карты игрока с бедностью никто не берёт.</translation>
    </message>
    <message>
        <source>Nobody takes the trump of the Hochzeit.</source>
        <translation>Козырь из Hochzeit никто не берёт.</translation>
    </message>
    <message>
        <source>The deal has no score.</source>
        <translation>Эта раздача без счёта.</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>You cannot announce anything now.</source>
        <translation>Сейчас объявить ничего нельзя.</translation>
    </message>
    <message>
        <source>You may announce: {announcements}.</source>
        <translation>Можно объявить: {announcements}.</translation>
    </message>
    <message>
        <source>You may play: {cards}.</source>
        <translation>Можно положить: {cards}.</translation>
    </message>
    <message>
        <source>You may choose: {calls}.</source>
        <translation>Можно выбрать: {calls}.</translation>
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
        <translation>Раздача {number}</translation>
    </message>
    <message>
        <source>{player}: {total} in all</source>
        <translation>{player}: всего {total}</translation>
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
        <translation>Вместе: {bill}</translation>
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
        <translation>Карты в том порядке, как их клали; золотой край у карты, взявшей взятку</translation>
    </message>
    <message>
        <source>Play the &amp;same cards again</source>
        <translation>&amp;Те же карты ещё раз</translation>
    </message>
    <message>
        <source>{contract}. Card points. {one}: {first}. {other}: {second}. {score}.</source>
        <translation>{contract}. Очки за карты. {one}: {first}. {other}: {second}. {score}.</translation>
    </message>
    <message>
        <source>&amp;Final result</source>
        <translation>Итог п&amp;артии</translation>
    </message>
    <message>
        <source>&amp;Next deal</source>
        <translation>Сл&amp;едующая раздача</translation>
    </message>
    <message>
        <source>&amp;Look at the result</source>
        <translation>Показать ито&amp;г</translation>
    </message>
    <message>
        <source>&amp;Look at the table</source>
        <translation>Показать ст&amp;ол</translation>
    </message>
    <message>
        <source>Result of the deal</source>
        <translation>Итог раздачи</translation>
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
        <translation>Раздача</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Итого</translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source>Nobody wins</source>
        <translation>Никто не выигрывает</translation>
    </message>
    <message>
        <source>You win with Sie at once</source>
        <translation>С Sie вы выигрываете сразу</translation>
    </message>
    <message>
        <source>You win the Ramsch with a Durchmarsch</source>
        <translation>Вы выигрываете рамш, взяв все взятки (Durchmarsch)</translation>
    </message>
    <message>
        <source>You lose the Ramsch; card points taken: {points}</source>
        <translation>Вы проигрываете рамш; очков за карты: {points}</translation>
    </message>
    <message>
        <source>You win the Bettel without a trick</source>
        <translation>Вы выигрываете Беттель без взяток</translation>
    </message>
    <message>
        <source>The defenders win: you take a trick in a Bettel</source>
        <translation>Выигрывают защитники: вы берёте взятку в Беттеле</translation>
    </message>
    <message>
        <source>You win the Tout with all tricks</source>
        <translation>Вы выигрываете Tout, взяв все взятки</translation>
    </message>
    <message>
        <source>The defenders win: you lose a trick in a Tout</source>
        <translation>Выигрывают защитники: вы отдаёте взятку в Tout</translation>
    </message>
    <message>
        <source>{player} wins with Sie at once</source>
        <translation>С Sie сразу выигрывает {player}</translation>
    </message>
    <message>
        <source>{player} wins the Ramsch with a Durchmarsch</source>
        <translation>Рамш выигрывает {player}, взяв все взятки (Durchmarsch)</translation>
    </message>
    <message>
        <source>{player} loses the Ramsch; card points taken: {points}</source>
        <translation>Рамш проигрывает {player}; очков за карты: {points}</translation>
    </message>
    <message>
        <source>{player} wins the Bettel without a trick</source>
        <translation>Беттель без взяток выигрывает {player}</translation>
    </message>
    <message>
        <source>The defenders win: {player} takes a trick in a Bettel</source>
        <translation>Выигрывают защитники: в Беттеле взятку берёт {player}</translation>
    </message>
    <message>
        <source>{player} wins the Tout with all tricks</source>
        <translation>Tout со всеми взятками выигрывает {player}</translation>
    </message>
    <message>
        <source>The defenders win: {player} loses a trick in a Tout</source>
        <translation>Выигрывают защитники: в Tout взятку отдаёт {player}</translation>
    </message>
    <message>
        <source>Everybody passed. Everybody pays into the stock.</source>
        <translation>Все пасуют. Каждый платит в банк.</translation>
    </message>
    <message numerus="yes">
        <source>You lose %n game points</source>
        <translation>
            <numerusform>Вы теряете %n&#xa0;игровое очко</numerusform>
            <numerusform>Вы теряете %n&#xa0;игровых очка</numerusform>
            <numerusform>Вы теряете %n&#xa0;игровых очков</numerusform>
        </translation>
    </message>
    <message>
        <source>You neither win nor lose game points</source>
        <translation>Вы не получаете и не теряете игровых очков</translation>
    </message>
    <message numerus="yes">
        <source>You win %n game points</source>
        <translation>
            <numerusform>Вы получаете %n&#xa0;игровое очко</numerusform>
            <numerusform>Вы получаете %n&#xa0;игровых очка</numerusform>
            <numerusform>Вы получаете %n&#xa0;игровых очков</numerusform>
        </translation>
    </message>
    <message>
        <source>{side}: {players}.</source>
        <translation>{side}: {players}.</translation>
    </message>
    <message numerus="yes">
        <source>Re wins with %n card points</source>
        <translation>
            <numerusform>Выигрывает Re: %n&#xa0;очко за карты</numerusform>
            <numerusform>Выигрывает Re: %n&#xa0;очка за карты</numerusform>
            <numerusform>Выигрывает Re: %n&#xa0;очков за карты</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Kontra wins with %n card points</source>
        <translation>
            <numerusform>Выигрывает Kontra: %n&#xa0;очко за карты</numerusform>
            <numerusform>Выигрывает Kontra: %n&#xa0;очка за карты</numerusform>
            <numerusform>Выигрывает Kontra: %n&#xa0;очков за карты</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The defenders win with %n card points</source>
        <translation>
            <numerusform>Выигрывают защитники: %n&#xa0;очко за карты</numerusform>
            <numerusform>Выигрывают защитники: %n&#xa0;очка за карты</numerusform>
            <numerusform>Выигрывают защитники: %n&#xa0;очков за карты</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The declarer’s side wins with %n card points</source>
        <translation>
            <numerusform>Выигрывает сторона разыгрывающего: %n&#xa0;очко за карты</numerusform>
            <numerusform>Выигрывает сторона разыгрывающего: %n&#xa0;очка за карты</numerusform>
            <numerusform>Выигрывает сторона разыгрывающего: %n&#xa0;очков за карты</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win with %n card points</source>
        <translation>
            <numerusform>Вы выигрываете: %n&#xa0;очко за карты</numerusform>
            <numerusform>Вы выигрываете: %n&#xa0;очка за карты</numerusform>
            <numerusform>Вы выигрываете: %n&#xa0;очков за карты</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} wins with %n card points</source>
        <translation>
            <numerusform>Выигрывает {player}: %n&#xa0;очко за карты</numerusform>
            <numerusform>Выигрывает {player}: %n&#xa0;очка за карты</numerusform>
            <numerusform>Выигрывает {player}: %n&#xa0;очков за карты</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Roles</name>
    <message>
        <source>Dealer</source>
        <translation>Сдаёт</translation>
    </message>
    <message>
        <source>Declarer</source>
        <translation>Разыгрывает</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Партнёр</translation>
    </message>
    <message>
        <source>Soloist</source>
        <translation>Солист</translation>
    </message>
    <message>
        <source>Defender</source>
        <translation>Защитник</translation>
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
        <translation>Отдыхает</translation>
    </message>
</context>
<context>
    <name>RuleGroups</name>
    <message>
        <source>Cards and trumps</source>
        <translation>Карты и козыри</translation>
    </message>
    <message>
        <source>Reservations and contracts</source>
        <translation>Оговорки и контракты</translation>
    </message>
    <message>
        <source>Announcements and doubling</source>
        <translation>Объявления и удвоения</translation>
    </message>
    <message>
        <source>Extra points</source>
        <translation>Особые очки</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Подсчёт</translation>
    </message>
    <message>
        <source>Session and table</source>
        <translation>Партия и стол</translation>
    </message>
</context>
<context>
    <name>RuleGroupsShort</name>
    <message>
        <source>Cards</source>
        <translation>Карты</translation>
    </message>
    <message>
        <source>Contracts</source>
        <translation>Контракты</translation>
    </message>
    <message>
        <source>Announcing</source>
        <translation>Объявления</translation>
    </message>
    <message>
        <source>Extras</source>
        <translation>Особые</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Подсчёт</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Партия</translation>
    </message>
</context>
<context>
    <name>RuleLabel</name>
    <message>
        <source>Opens the rule (F1)</source>
        <translation>Открывает правило (F1)</translation>
    </message>
</context>
<context>
    <name>RuleRow</name>
    <message>
        <source>Reset</source>
        <translation>Сбросить</translation>
    </message>
    <message>
        <source>Reset “{option}”</source>
        <translation>Сбросить «{option}»</translation>
    </message>
    <message>
        <source>Changed. {rules}: {value}</source>
        <translation>Изменено. {rules}: {value}</translation>
    </message>
    <message>
        <source>Go to “{option}”</source>
        <translation>К правилу «{option}»</translation>
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
        <translation>Турнир DDV</translation>
    </message>
    <message>
        <source>DDV without nines</source>
        <translation>DDV без девяток</translation>
    </message>
    <message>
        <source>DDV with piglets</source>
        <translation>DDV с поросятами</translation>
    </message>
    <message>
        <source>Pagat rules</source>
        <translation>Правила Pagat</translation>
    </message>
    <message>
        <source>Ukrainian collection</source>
        <translation>Украинское собрание</translation>
    </message>
    <message>
        <source>Classic rules</source>
        <translation>Классические правила</translation>
    </message>
    <message>
        <source>Schafkopfschule tournament</source>
        <translation>Турнир Schafkopfschule</translation>
    </message>
    <message>
        <source>The rules of the German Doppelkopf association for free play, without poverty.</source>
        <translation>Правила немецкого союза доппелькопфа для свободной игры, без бедности.</translation>
    </message>
    <message>
        <source>The DDV rules for 24 deals, in which everybody plays one compulsory solo.</source>
        <translation>Правила DDV на 24 раздачи, где каждый играет одно обязательное соло.</translation>
    </message>
    <message>
        <source>The DDV rules with 40 cards, as the nines are left out.</source>
        <translation>Правила DDV с 40 картами, ведь девяток нет.</translation>
    </message>
    <message>
        <source>The DDV rules, and a player with both foxes may make them the highest trumps.</source>
        <translation>Правила DDV, и игрок с обеими лисами может сделать их старшими козырями.</translation>
    </message>
    <message>
        <source>The main description on pagat.com for 8 deals, with poverty and its own scoring.</source>
        <translation>Главное описание на pagat.com на 8 раздач, с бедностью и своим подсчётом.</translation>
    </message>
    <message>
        <source>The base game of a Ukrainian collection of house rules, with poverty and fewer solos.</source>
        <translation>Основная игра украинского собрания домашних правил, с бедностью и меньшим числом соло.</translation>
    </message>
    <message>
        <source>Rufer, Wenz, Solo, Tout and Sie, counted in units with Schneider, Schwarz and runners.</source>
        <translation>Игра с вызовом, Венц, соло, Tout и Sie, счёт в единицах со шнайдером, шварцем и матадорами.</translation>
    </message>
    <message>
        <source>Tournament rules for 32 deals with small fixed values and without runners.</source>
        <translation>Турнирные правила на 32 раздачи с малыми твёрдыми ценами и без матадоров.</translation>
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
        <translation>«{first}» и «{second}» противоречат друг другу, поэтому ничего не изменено.</translation>
    </message>
</context>
<context>
    <name>RulesChoice</name>
    <message>
        <source>House r&amp;ules…</source>
        <translation>До&amp;машние правила…</translation>
    </message>
    <message>
        <source>Your own rules, based on: {rules}</source>
        <translation>Ваши правила, основа: {rules}</translation>
    </message>
    <message numerus="yes">
        <source>%n rules differ from: {rules}</source>
        <translation>
            <numerusform>%n&#xa0;правило отличается от: {rules}</numerusform>
            <numerusform>%n&#xa0;правила отличаются от: {rules}</numerusform>
            <numerusform>%n&#xa0;правил отличается от: {rules}</numerusform>
        </translation>
    </message>
    <message>
        <source>{rules}, and what differs – {settings}</source>
        <translation>{rules}; отличия&#xa0;— {settings}</translation>
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
        <translation>Копи&amp;ровать код</translation>
    </message>
    <message>
        <source>T&amp;ake</source>
        <translation>Прин&amp;ять</translation>
    </message>
    <message>
        <source>Code of these rules</source>
        <translation>Код этих правил</translation>
    </message>
    <message>
        <source>Code from somebody else</source>
        <translation>Код, полученный от других</translation>
    </message>
    <message>
        <source>Paste a code</source>
        <translation>Вставьте код</translation>
    </message>
    <message>
        <source>Take the rules of the pasted code</source>
        <translation>Принять правила из вставленного кода</translation>
    </message>
    <message>
        <source>Code for &amp;friends</source>
        <translation>Код для &amp;друзей</translation>
    </message>
</context>
<context>
    <name>RulesKeep</name>
    <message>
        <source>&amp;Keep</source>
        <translation>Сохр&amp;анить</translation>
    </message>
    <message>
        <source>Rena&amp;me</source>
        <translation>Переи&amp;меновать</translation>
    </message>
    <message>
        <source>D&amp;elete</source>
        <translation>&amp;Удалить</translation>
    </message>
    <message>
        <source>Name of your table</source>
        <translation>Название вашего стола</translation>
    </message>
    <message>
        <source>Keep under a &amp;name</source>
        <translation>Сохранить под на&amp;званием</translation>
    </message>
</context>
<context>
    <name>RulesList</name>
    <message>
        <source>&amp;Only changed rules</source>
        <translation>&amp;Только изменённые правила</translation>
    </message>
    <message numerus="yes">
        <source>%n rules found</source>
        <translation>
            <numerusform>Найдено %n&#xa0;правило</numerusform>
            <numerusform>Найдено %n&#xa0;правила</numerusform>
            <numerusform>Найдено %n&#xa0;правил</numerusform>
        </translation>
    </message>
    <message>
        <source>No rule has “{words}” in its name, its sentence or its values.</source>
        <translation>«{words}» нет ни в названиях, ни в описаниях, ни в значениях правил.</translation>
    </message>
    <message>
        <source>No rule differs from the preset.</source>
        <translation>Ни одно правило не отличается от набора.</translation>
    </message>
    <message>
        <source>Find a rule</source>
        <translation>Найти правило</translation>
    </message>
    <message>
        <source>Down leads to the first rule that was found.</source>
        <translation>Стрелка вниз ведёт к первому найденному правилу.</translation>
    </message>
    <message>
        <source>Groups of rules</source>
        <translation>Группы правил</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>&amp;Print…</source>
        <translation>Пе&amp;чать…</translation>
    </message>
    <message>
        <source>Sa&amp;ve as PDF…</source>
        <translation>Со&amp;хранить как PDF…</translation>
    </message>
    <message>
        <source>&amp;Deal with these rules</source>
        <translation>Сдать по &amp;этим правилам</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Назад</translation>
    </message>
    <message>
        <source>The rules are now those of: {rules}</source>
        <translation>Теперь действуют правила: {rules}</translation>
    </message>
    <message numerus="yes">
        <source>%n of its rules are not known to this version and are left out.</source>
        <translation>
            <numerusform>Неизвестных этой версии правил: %n; они опущены.</numerusform>
            <numerusform>Неизвестных этой версии правил: %n; они опущены.</numerusform>
            <numerusform>Неизвестных этой версии правил: %n; они опущены.</numerusform>
        </translation>
    </message>
    <message>
        <source>{first} – {second}</source>
        <translation>{first}&#xa0;— {second}</translation>
    </message>
    <message>
        <source>All rules are reset.</source>
        <translation>Все правила сброшены.</translation>
    </message>
    <message>
        <source>Taken from the code: {game}, {rules}, without any change.</source>
        <translation>Принято из кода: {game}, {rules}, без изменений.</translation>
    </message>
    <message>
        <source>Taken from the code: {game}, {rules}, and what differs – {settings}.</source>
        <translation>Принято из кода: {game}, {rules}; отличия&#xa0;— {settings}.</translation>
    </message>
    <message>
        <source>The running game keeps its rules; these hold from the next new one.</source>
        <translation>Начатая игра сохраняет свои правила; эти действуют со следующей новой.</translation>
    </message>
    <message>
        <source>These rules hold from the next new game on.</source>
        <translation>Эти правила действуют со следующей новой игры.</translation>
    </message>
    <message>
        <source>Copied: {code}</source>
        <translation>Скопировано: {code}</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Сохранено как {file}.</translation>
    </message>
    <message>
        <source>{reason} Nothing has been changed.</source>
        <translation>{reason} Ничего не изменено.</translation>
    </message>
    <message>
        <source>{file} cannot be saved: {reason}</source>
        <translation>Не удаётся сохранить {file}: {reason}</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Домашние правила</translation>
    </message>
</context>
<context>
    <name>RulesPaper</name>
    <message>
        <source>Save the rules</source>
        <translation>Сохранить правила</translation>
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
        <translation>Основа: {rules}. Отличия выделены жирным. Код этих правил: {code}</translation>
    </message>
    <message>
        <source>(preset: {value})</source>
        <translation>(набор: {value})</translation>
    </message>
</context>
<context>
    <name>RulesStart</name>
    <message>
        <source>Reset a&amp;ll</source>
        <translation>Сбросить &amp;всё</translation>
    </message>
    <message>
        <source>Your table, based on: {rules}</source>
        <translation>Ваш стол, основа: {rules}</translation>
    </message>
    <message>
        <source>No rule differs from the preset.</source>
        <translation>Ни одно правило не отличается от набора.</translation>
    </message>
    <message numerus="yes">
        <source>%n rules differ from the preset.</source>
        <translation>
            <numerusform>%n&#xa0;правило отличается от набора.</numerusform>
            <numerusform>%n&#xa0;правила отличаются от набора.</numerusform>
            <numerusform>%n&#xa0;правил отличается от набора.</numerusform>
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
        <translation>Сохранено как «{name}».</translation>
    </message>
    <message>
        <source>The table is now called “{name}”.</source>
        <translation>Стол теперь называется «{name}».</translation>
    </message>
    <message>
        <source>“{name}” is deleted. The rules shown stay as they are.</source>
        <translation>Стол «{name}» удалён. Показанные правила остаются прежними.</translation>
    </message>
    <message>
        <source>There is already a table called “{name}”. Choose it first if you want to change it.</source>
        <translation>Стол с названием «{name}» уже есть. Чтобы изменить его, сначала выберите его.</translation>
    </message>
    <message>
        <source>Your tables cannot be kept: {reason}</source>
        <translation>Ваши столы не удаётся сохранить: {reason}</translation>
    </message>
</context>
<context>
    <name>RulesVisit</name>
    <message>
        <source>The file of your tables of house rules was damaged. It is kept as {file}.</source>
        <translation>Файл ваших столов с домашними правилами был повреждён. Он сохранён как {file}.</translation>
    </message>
    <message>
        <source>Your tables of house rules cannot be read: {reason}</source>
        <translation>Ваши столы с домашними правилами не удаётся прочесть: {reason}</translation>
    </message>
</context>
<context>
    <name>Said</name>
    <message>
        <source>Healthy</source>
        <translation>Без оговорок</translation>
    </message>
    <message>
        <source>I throw in</source>
        <translation>Сбрасываю эту раздачу</translation>
    </message>
    <message>
        <source>I accept</source>
        <translation>Принимаю</translation>
    </message>
    <message>
        <source>I decline</source>
        <translation>Отказываюсь</translation>
    </message>
    <message>
        <source>I hold</source>
        <translation>Держу</translation>
    </message>
    <message>
        <source>I yield</source>
        <translation>Уступаю</translation>
    </message>
    <message>
        <source>I double</source>
        <translation>Стучу</translation>
    </message>
    <message>
        <source>I do not double</source>
        <translation>Не стучу</translation>
    </message>
    <message>
        <source>Ace solo</source>
        <translation>Бескозырное соло</translation>
    </message>
</context>
<context>
    <name>SaveStrip</name>
    <message>
        <source>There is already a table called “{name}”.</source>
        <translation>Стол с названием «{name}» уже есть.</translation>
    </message>
    <message>
        <source>&amp;Name of the table</source>
        <translation>&amp;Название стола</translation>
    </message>
    <message>
        <source>Name of the table</source>
        <translation>Название стола</translation>
    </message>
    <message>
        <source>Enter saves the table under this name, Escape does not.</source>
        <translation>Enter сохраняет стол под этим названием, Esc&#xa0;— нет.</translation>
    </message>
    <message>
        <source>Sa&amp;ve</source>
        <translation>Сохр&amp;анить</translation>
    </message>
    <message>
        <source>Re&amp;place it</source>
        <translation>&amp;Заменить его</translation>
    </message>
    <message>
        <source>Cance&amp;l</source>
        <translation>&amp;Отмена</translation>
    </message>
</context>
<context>
    <name>SchafkopfLesson</name>
    <message>
        <source>Four players get eight cards each. A trick is four cards, one from each player, clockwise. Whoever wins it leads to the next one. What counts in the end is not the number of your tricks but the points of the cards in them.</source>
        <translation>Четыре игрока получают по восемь карт. Взятка&#xa0;— это четыре карты, по одной от каждого, по часовой стрелке. Кто её берёт, тот ходит в следующей. В конце считают не взятки, а очки за карты в них.</translation>
    </message>
    <message>
        <source>How many points does this trick bring to its winner?</source>
        <translation>Сколько очков приносит эта взятка?</translation>
    </message>
    <message>
        <source>Choose every trump among these cards, then press “Check”.</source>
        <translation>Выберите среди этих карт все козыри и нажмите «Проверить».</translation>
    </message>
    <message>
        <source>It is your turn. The first card of this trick was: {led}. Choose every card that you may play now, then press “Check”.</source>
        <translation>Ваша очередь. Первая карта этой взятки: {led}. Выберите все карты, которые вам сейчас можно положить, и нажмите «Проверить».</translation>
    </message>
    <message>
        <source>It is your turn again, in another deal. The first card was a trump: {led}. Choose every card that you may play now, then press “Check”.</source>
        <translation>Снова ваша очередь, в другой раздаче. Первая карта была козырем: {led}. Выберите все карты, которые вам сейчас можно положить, и нажмите «Проверить».</translation>
    </message>
    <message>
        <source>The highest trump wins. Where no trump lies, the highest card of the suit led wins: ace, ten, king, nine, eight, seven. The card led here was: {led}. Who wins this trick?</source>
        <translation>Берёт старший козырь. Где козырей нет, берёт старшая карта масти хода: туз, десятка, король, девятка, восьмёрка, семёрка. Первая карта здесь: {led}. Кто берёт эту взятку?</translation>
    </message>
    <message>
        <source>The usual game is the Rufer. Whoever plays it calls one of these three aces; the player who holds it is the partner, and at first nobody else knows. You may call an ace only if you do not hold it yourself, but another plain card of its suit.</source>
        <translation>Чаще всего играют игру с вызовом (Rufer). Кто её играет, вызывает одного из этих трёх тузов; у кого он, тот и партнёр, и сначала больше никто этого не знает. Туза можно вызвать, только если у вас нет его самого, но есть другая простая карта его масти.</translation>
    </message>
    <message>
        <source>You want to play a Rufer with this hand. Which ace may you call?</source>
        <translation>С этими картами вы хотите сыграть игру с вызовом. Какого туза можно вызвать?</translation>
    </message>
    <message>
        <source>You play, and you have called: {called}. This trick has just been played. Who is your partner?</source>
        <translation>Вы разыгрываете, вызван {called}. Эта взятка только что сыграна. Кто ваш партнёр?</translation>
    </message>
    <message>
        <source>All cards together have 120 points. You and your partner have exactly 60 of them in your tricks. Who has won?</source>
        <translation>Во всех картах вместе 120 очков. У вас с партнёром во взятках их ровно 60. Кто выиграл?</translation>
    </message>
    <message>
        <source>First each player may bid or pass: bid a Rufer, your cards are good. Then eight tricks are played. At each of your turns a hint tells what a good player would do, and why. You may try something else; nothing is kept of this deal.</source>
        <translation>Сначала каждый делает заявку или пасует: заявите игру с вызовом, карты у вас хорошие. Потом разыгрываются восемь взяток. На каждом вашем ходу подсказка скажет, что сделал бы хороший игрок и почему. Можно попробовать и другое; от этой раздачи ничего не сохраняется.</translation>
    </message>
    <message>
        <source>Follow the hint or try something else. After the last trick the result is shown.</source>
        <translation>Следуйте подсказке или попробуйте другое. После последней взятки появится итог.</translation>
    </message>
    <message>
        <source>That was Schafkopf. There is more to find: the Wenz, the solos, and the house rules on the rules page. At your own table the entry “Hint” in the menu “Game” helps at any time.</source>
        <translation>Это был шафкопф. Впереди ещё многое: Венц, соло и домашние правила на странице правил. За вашим столом в любое время поможет пункт «Подсказка» в меню «Игра».</translation>
    </message>
</context>
<context>
    <name>SchafkopfLessonReasons</name>
    <message>
        <source>Your partner is whoever has played the ace that you called.</source>
        <translation>Ваш партнёр&#xa0;— тот, кто положил вызванного туза.</translation>
    </message>
    <message>
        <source>The player and the partner need 61 points. At 60 to 60 the defenders win.</source>
        <translation>Разыгрывающему с партнёром нужно 61 очко. При 60 на 60 выигрывают защитники.</translation>
    </message>
    <message>
        <source>You must hold a plain card of the suit but not its ace. The ace of hearts is a trump and can never be called.</source>
        <translation>Нужна простая карта масти, но не её туз. Туз червей&#xa0;— козырь, его вызвать нельзя никогда.</translation>
    </message>
</context>
<context>
    <name>SchafkopfLessonTitles</name>
    <message>
        <source>What it is about</source>
        <translation>О чём эта игра</translation>
    </message>
    <message>
        <source>What the cards count</source>
        <translation>Сколько стоят карты</translation>
    </message>
    <message>
        <source>Count a trick</source>
        <translation>Сосчитайте взятку</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Козыри</translation>
    </message>
    <message>
        <source>Find the trumps</source>
        <translation>Найдите козыри</translation>
    </message>
    <message>
        <source>Following</source>
        <translation>Отвечать в масть</translation>
    </message>
    <message>
        <source>Which card may you play?</source>
        <translation>Какую карту можно положить?</translation>
    </message>
    <message>
        <source>Who wins the trick?</source>
        <translation>Кто берёт взятку?</translation>
    </message>
    <message>
        <source>The secret partner</source>
        <translation>Тайный партнёр</translation>
    </message>
    <message>
        <source>Call an ace</source>
        <translation>Вызовите туза</translation>
    </message>
    <message>
        <source>Find your partner</source>
        <translation>Найдите партнёра</translation>
    </message>
    <message>
        <source>Who has won?</source>
        <translation>Кто выиграл?</translation>
    </message>
    <message>
        <source>Now a whole deal</source>
        <translation>Теперь целая раздача</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>Раздача</translation>
    </message>
    <message>
        <source>Well done</source>
        <translation>Отлично</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>Winner: {side}</source>
        <translation>Победа: {side}</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Место {number}</translation>
    </message>
</context>
<context>
    <name>ScorePad</name>
    <message>
        <source>Choose what was played.</source>
        <translation>Выберите, что игралось.</translation>
    </message>
    <message>
        <source>Tick the two who played together.</source>
        <translation>Отметьте двоих, которые играли вместе.</translation>
    </message>
    <message>
        <source>Tick the partner too.</source>
        <translation>Отметьте и партнёра.</translation>
    </message>
    <message>
        <source>Tick who played it.</source>
        <translation>Отметьте, кто играл.</translation>
    </message>
    <message>
        <source>Tick who lost the Ramsch, or marched.</source>
        <translation>Отметьте, кто проиграл рамш или взял все взятки.</translation>
    </message>
    <message>
        <source>Enter the card points of one side.</source>
        <translation>Введите очки за карты одной из сторон.</translation>
    </message>
    <message>
        <source>Tell whether the side without card points took a trick.</source>
        <translation>Укажите, взяла ли взятку сторона без очков за карты.</translation>
    </message>
    <message>
        <source>Tell how the tricks fell.</source>
        <translation>Укажите, как разошлись взятки.</translation>
    </message>
    <message>
        <source>Fox caught in the first trick</source>
        <translation>Лиса поймана в первой взятке</translation>
    </message>
    <message>
        <source>Fox caught in the last trick</source>
        <translation>Лиса поймана в последней взятке</translation>
    </message>
    <message>
        <source>Everybody passed</source>
        <translation>Все пасуют</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>ничего</translation>
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
        <translation>Расчёт появится здесь, как только будет введено всё нужное.</translation>
    </message>
    <message>
        <source>Deal {number}: {contract}</source>
        <translation>Раздача {number}: {contract}</translation>
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
        <translation>{player}, итого</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Раздача</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Контракт</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Сдающий</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>Разыгрывает</translation>
    </message>
    <message>
        <source>Announced</source>
        <translation>Объявлено</translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>Очки за карты</translation>
    </message>
    <message>
        <source>Special points</source>
        <translation>Особые очки</translation>
    </message>
    <message>
        <source>Factors</source>
        <translation>Множители</translation>
    </message>
    <message>
        <source>{game}, rules: {rules}</source>
        <translation>{game}, правила: {rules}</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Итого</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Таблицы (*.csv)</translation>
    </message>
    <message>
        <source>Pages (*.pdf)</source>
        <translation>Страницы (*.pdf)</translation>
    </message>
    <message>
        <source>Export the sheet</source>
        <translation>Экспорт таблицы очков</translation>
    </message>
</context>
<context>
    <name>ScorePadFiles</name>
    <message>
        <source>{file} cannot be saved: {reason}</source>
        <translation>Не удаётся сохранить {file}: {reason}</translation>
    </message>
    <message>
        <source>{file} cannot be opened: {reason}</source>
        <translation>Не удаётся открыть {file}: {reason}</translation>
    </message>
    <message>
        <source>{file} is damaged and was put aside as {kept}. {reason}</source>
        <translation>Файл {file} повреждён и отложен как {kept}. {reason}</translation>
    </message>
</context>
<context>
    <name>ScorePadForm</name>
    <message>
        <source>Choose…</source>
        <translation>Выберите…</translation>
    </message>
    <message>
        <source>Card points: {side}</source>
        <translation>Очки за карты: {side}</translation>
    </message>
    <message>
        <source>Lost, or marched</source>
        <translation>Проигрыш или все взятки</translation>
    </message>
    <message>
        <source>Re</source>
        <translation>Re</translation>
    </message>
    <message>
        <source>Declarers</source>
        <translation>Разыгрывающие</translation>
    </message>
    <message>
        <source>Declarer</source>
        <translation>Разыгрывающий</translation>
    </message>
    <message>
        <source>All tricks won</source>
        <translation>Все взятки взяты</translation>
    </message>
    <message>
        <source>A trick lost</source>
        <translation>Взятка отдана</translation>
    </message>
    <message>
        <source>No trick taken</source>
        <translation>Ни одной взятки</translation>
    </message>
    <message>
        <source>A trick taken</source>
        <translation>Взятка взята</translation>
    </message>
    <message>
        <source>No trick at all (schwarz)</source>
        <translation>Совсем без взяток (шварц)</translation>
    </message>
    <message>
        <source>A trick without card points</source>
        <translation>Взятка без очков</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Сдающий</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Контракт</translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>Очки за карты</translation>
    </message>
    <message>
        <source>Runners</source>
        <translation>Матадоры</translation>
    </message>
    <message>
        <source>Runners with</source>
        <translation>У кого матадоры</translation>
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
        <translation>Считается вдвойне (Bock)</translation>
    </message>
    <message>
        <source>There was a heart trick</source>
        <translation>Была червовая взятка</translation>
    </message>
    <message>
        <source>Announced: {side}</source>
        <translation>Объявлено: {side}</translation>
    </message>
    <message>
        <source>&amp;Dealer</source>
        <translation>С&amp;дающий</translation>
    </message>
    <message>
        <source>&amp;Contract</source>
        <translation>&amp;Контракт</translation>
    </message>
    <message>
        <source>Announced</source>
        <translation>Объявлено</translation>
    </message>
    <message>
        <source>Card &amp;points</source>
        <translation>О&amp;чки за карты</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Взятки</translation>
    </message>
    <message>
        <source>Runner&amp;s</source>
        <translation>&amp;Матадоры</translation>
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
        <translation>&amp;Исправить раздачу…</translation>
    </message>
    <message>
        <source>Take the deal o&amp;ff</source>
        <translation>В&amp;ычеркнуть раздачу</translation>
    </message>
</context>
<context>
    <name>ScorePadWindow</name>
    <message>
        <source>Evening</source>
        <translation>Вечер</translation>
    </message>
    <message>
        <source>&amp;New evening…</source>
        <translation>&amp;Новый вечер…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Отменить</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>По&amp;вторить</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>&amp;Экспорт</translation>
    </message>
    <message>
        <source>Leave it as it &amp;was</source>
        <translation>Оставить как &amp;было</translation>
    </message>
    <message>
        <source>“{name}” cannot name an evening.</source>
        <translation>«{name}» не может быть названием вечера.</translation>
    </message>
    <message>
        <source>There is an evening called “{name}” already.</source>
        <translation>Вечер с названием «{name}» уже есть.</translation>
    </message>
    <message>
        <source>Correct deal {number}</source>
        <translation>Исправить раздачу {number}</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Раздача {number}</translation>
    </message>
    <message>
        <source>Put deal {number} right</source>
        <translation>Исправить раздачу {number}</translation>
    </message>
    <message>
        <source>&amp;Add deal {number}</source>
        <translation>&amp;Записать раздачу {number}</translation>
    </message>
    <message>
        <source>Score pad</source>
        <translation>Блокнот очков</translation>
    </message>
    <message>
        <source>As a &amp;table (CSV)…</source>
        <translation>Как &amp;таблицу (CSV)…</translation>
    </message>
    <message>
        <source>As a &amp;page (PDF)…</source>
        <translation>Как &amp;страницу (PDF)…</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>Записано: {file}</translation>
    </message>
    <message>
        <source>Begin a new evening, and write down what is played at your table.</source>
        <translation>Начните новый вечер и записывайте, что играется за вашим столом.</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>No deal has been finished yet.</source>
        <translation>Ни одна раздача ещё не закончена.</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Таблица очков</translation>
    </message>
</context>
<context>
    <name>ScoringLines</name>
    <message>
        <source>Game won</source>
        <translation>Выигранная раздача</translation>
    </message>
    <message>
        <source>Against the old ladies</source>
        <translation>Против старух</translation>
    </message>
    <message>
        <source>Other side below 90</source>
        <translation>У другой стороны меньше 90</translation>
    </message>
    <message>
        <source>Other side below 60</source>
        <translation>У другой стороны меньше 60</translation>
    </message>
    <message>
        <source>Other side below 30</source>
        <translation>У другой стороны меньше 30</translation>
    </message>
    <message>
        <source>Other side without a trick</source>
        <translation>Другая сторона без взяток</translation>
    </message>
    <message>
        <source>Re announced</source>
        <translation>Объявлено Re</translation>
    </message>
    <message>
        <source>Kontra announced</source>
        <translation>Объявлено Kontra</translation>
    </message>
    <message>
        <source>No 90 announced</source>
        <translation>Объявлено «без 90»</translation>
    </message>
    <message>
        <source>No 60 announced</source>
        <translation>Объявлено «без 60»</translation>
    </message>
    <message>
        <source>No 30 announced</source>
        <translation>Объявлено «без 30»</translation>
    </message>
    <message>
        <source>Schwarz announced</source>
        <translation>Объявлен шварц</translation>
    </message>
    <message>
        <source>Reached 120 against no 90</source>
        <translation>Набрано 120 против «без 90»</translation>
    </message>
    <message>
        <source>Reached 90 against no 60</source>
        <translation>Набрано 90 против «без 60»</translation>
    </message>
    <message>
        <source>Reached 60 against no 30</source>
        <translation>Набрано 60 против «без 30»</translation>
    </message>
    <message>
        <source>Reached 30 against schwarz</source>
        <translation>Набрано 30 против шварца</translation>
    </message>
    <message>
        <source>Other side missed its no 90</source>
        <translation>Другая сторона не выполнила «без 90»</translation>
    </message>
    <message>
        <source>Other side missed its no 60</source>
        <translation>Другая сторона не выполнила «без 60»</translation>
    </message>
    <message>
        <source>Other side missed its no 30</source>
        <translation>Другая сторона не выполнила «без 30»</translation>
    </message>
    <message>
        <source>Other side missed its schwarz</source>
        <translation>Другая сторона не выполнила шварц</translation>
    </message>
    <message>
        <source>Doppelkopf (trick of 40 points or more)</source>
        <translation>Доппелькопф (взятка в 40 очков или больше)</translation>
    </message>
    <message>
        <source>Value of the contract</source>
        <translation>Цена контракта</translation>
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
        <translation>Матадоры</translation>
    </message>
</context>
<context>
    <name>SeatPlate</name>
    <message>
        <source>D</source>
        <extracomment>One letter on a small disc: the mark of the dealer.</extracomment>
        <translation>С</translation>
    </message>
    <message>
        <source>Has the turn.</source>
        <translation>Сейчас ходит.</translation>
    </message>
    <message>
        <source>Role: {role}.</source>
        <translation>Роль: {role}.</translation>
    </message>
    <message>
        <source>Is the dealer.</source>
        <translation>Сдаёт.</translation>
    </message>
    <message numerus="yes">
        <source>%n cards.</source>
        <translation>
            <numerusform>%n&#xa0;карта.</numerusform>
            <numerusform>%n&#xa0;карты.</numerusform>
            <numerusform>%n&#xa0;карт.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>Your seat</source>
        <translation>Ваше место</translation>
    </message>
    <message>
        <source>Seat on the left</source>
        <translation>Место слева</translation>
    </message>
    <message>
        <source>Seat opposite</source>
        <translation>Место напротив</translation>
    </message>
    <message>
        <source>Seat on the right</source>
        <translation>Место справа</translation>
    </message>
</context>
<context>
    <name>Sessions</name>
    <message>
        <source>Open end.</source>
        <translation>Без ограничения.</translation>
    </message>
    <message numerus="yes">
        <source>%n deals.</source>
        <translation>
            <numerusform>%n&#xa0;раздача.</numerusform>
            <numerusform>%n&#xa0;раздачи.</numerusform>
            <numerusform>%n&#xa0;раздач.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody has to play one solo.</source>
        <translation>Каждый должен сыграть одно соло.</translation>
    </message>
    <message>
        <source>Five sit at the table; the dealer rests.</source>
        <translation>За столом пятеро; сдающий отдыхает.</translation>
    </message>
    <message>
        <source>Deal {number}, open end</source>
        <translation>Раздача {number}, без ограничения</translation>
    </message>
    <message numerus="yes">
        <source>All %n deals are played</source>
        <translation>
            <numerusform>Все раздачи сыграны: %n</numerusform>
            <numerusform>Все раздачи сыграны: %n</numerusform>
            <numerusform>Все раздачи сыграны: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Deal {number}, the last one</source>
        <translation>Раздача {number}, последняя</translation>
    </message>
    <message numerus="yes">
        <source>Deal {number} of {deals}, %n more after it</source>
        <translation>
            <numerusform>Раздача {number} из {deals}, потом ещё %n</numerusform>
            <numerusform>Раздача {number} из {deals}, потом ещё %n</numerusform>
            <numerusform>Раздача {number} из {deals}, потом ещё %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Compulsory solo still to play: {names}.</source>
        <translation>Обязательное соло ещё осталось: {names}.</translation>
    </message>
    <message>
        <source>This deal is the solo of {player}.</source>
        <translation>В этой раздаче своё соло играет {player}.</translation>
    </message>
    <message>
        <source>Bock ×2</source>
        <translation>Bock ×2</translation>
    </message>
    <message>
        <source>Bock: counts double</source>
        <translation>Bock: считается вдвойне</translation>
    </message>
    <message>
        <source>Stock: {count}</source>
        <translation>Банк: {count}</translation>
    </message>
    <message numerus="yes">
        <source>%n game points lie in the stock.</source>
        <translation>
            <numerusform>В банке %n&#xa0;игровое очко.</numerusform>
            <numerusform>В банке %n&#xa0;игровых очка.</numerusform>
            <numerusform>В банке %n&#xa0;игровых очков.</numerusform>
        </translation>
    </message>
    <message>
        <source>This deal counts double (Bock); it is the last one that does.</source>
        <translation>Эта раздача считается вдвойне (Bock); она последняя такая.</translation>
    </message>
    <message numerus="yes">
        <source>This deal counts double (Bock), and so do the next %n.</source>
        <translation>
            <numerusform>Эта раздача считается вдвойне (Bock), как и следующая %n.</numerusform>
            <numerusform>Эта раздача считается вдвойне (Bock), как и следующие %n.</numerusform>
            <numerusform>Эта раздача считается вдвойне (Bock), как и следующие %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>You deal and rest this time. The other four play, and you watch.</source>
        <translation>Вы сдаёте и на этот раз отдыхаете. Играют четверо других, а вы смотрите.</translation>
    </message>
</context>
<context>
    <name>SettingRow</name>
    <message>
        <source>Listen</source>
        <translation>Послушать</translation>
    </message>
    <message>
        <source>Listen: {sound}</source>
        <translation>Послушать: {sound}</translation>
    </message>
</context>
<context>
    <name>SettingSentences</name>
    <message>
        <source>What the table calls you from the next game on.</source>
        <translation>Как вас называют за столом, со следующей игры.</translation>
    </message>
    <message>
        <source>How well the others play; it changes at once.</source>
        <translation>Как хорошо играют другие; меняется сразу.</translation>
    </message>
    <message>
        <source>How the cards in your hand lie.</source>
        <translation>Как лежат карты у вас на руках.</translation>
    </message>
    <message>
        <source>When only one card is legal and nothing else can be said, it is played for you.</source>
        <translation>Если можно положить только одну карту и больше нечего сказать, она кладётся за вас.</translation>
    </message>
    <message>
        <source>The first press marks a card, and only the second plays it.</source>
        <translation>Первое нажатие отмечает карту, и только второе её кладёт.</translation>
    </message>
    <message>
        <source>The line at the top shows the card points that you have won.</source>
        <translation>Строка наверху показывает очки за карты, которые вы взяли.</translation>
    </message>
    <message>
        <source>The colours of table and windows.</source>
        <translation>Цвета стола и окон.</translation>
    </message>
    <message>
        <source>How long a full trick lies before it is swept; a click on the table ends it sooner.</source>
        <translation>Сколько лежит полная взятка, прежде чем её уберут; щелчок по столу заканчивает паузу раньше.</translation>
    </message>
    <message>
        <source>How fast cards move when they are dealt, played and swept.</source>
        <translation>Как быстро движутся карты при сдаче, ходах и взятках.</translation>
    </message>
    <message>
        <source>Cards are in their place at once; the pauses stay, so that you can follow.</source>
        <translation>Карты сразу на своих местах; паузы остаются, чтобы можно было следить.</translation>
    </message>
    <message>
        <source>Score sheet, log and look of the cards stand beside the table.</source>
        <translation>Таблица очков, журнал и вид карт&#xa0;— рядом со столом.</translation>
    </message>
    <message>
        <source>What is asked for most often stands beside the menus, one click away.</source>
        <translation>Самое нужное&#xa0;— рядом с меню, в одном щелчке.</translation>
    </message>
    <message>
        <source>The table fills the screen. F11 does the same; Esc leads back.</source>
        <translation>Стол занимает весь экран. То же делает F11; Esc возвращает обратно.</translation>
    </message>
    <message>
        <source>The cards that Schafkopf is played with.</source>
        <translation>Карты, которыми играют в шафкопф.</translation>
    </message>
    <message>
        <source>The cards that Doppelkopf is played with.</source>
        <translation>Карты, которыми играют в доппелькопф.</translation>
    </message>
    <message>
        <source>Contrast, grain, temperature, back and index are set in the side panel.</source>
        <translation>Контраст, зернистость, цветовая температура, рубашка и индекс задаются на боковой панели.</translation>
    </message>
    <message>
        <source>Every card of every deck, also of your own, in large.</source>
        <translation>Все карты всех колод, и ваших тоже, крупно.</translation>
    </message>
    <message>
        <source>How loud the sounds below are.</source>
        <translation>Громкость всех этих звуков.</translation>
    </message>
    <message>
        <source>The sound of shuffled cards at the start of a deal.</source>
        <translation>Звук тасуемых карт в начале раздачи.</translation>
    </message>
    <message>
        <source>The sound of a card laid on the table.</source>
        <translation>Звук карты, которую кладут на стол.</translation>
    </message>
    <message>
        <source>The sound of a trick swept to its winner.</source>
        <translation>Звук взятки, которую забирают.</translation>
    </message>
    <message>
        <source>A knock for every bid, reservation and announcement.</source>
        <translation>Стук при каждой заявке, оговорке и объявлении.</translation>
    </message>
    <message>
        <source>A soft tone when the table waits for you.</source>
        <translation>Тихий тон, когда стол ждёт вас.</translation>
    </message>
    <message>
        <source>Soft tones when the result is shown.</source>
        <translation>Тихие тоны, когда появляется итог.</translation>
    </message>
    <message>
        <source>How much of the game is spoken by itself; every answer to a key is spoken anyway.</source>
        <translation>Что об игре произносится само; ответ на клавишу произносится всегда.</translation>
    </message>
    <message>
        <source>Black, white and yellow, without any texture.</source>
        <translation>Чёрный, белый и жёлтый, без всякой фактуры.</translation>
    </message>
    <message>
        <source>Letters and suit signs in the corners are larger on the decks of both games.</source>
        <translation>Буквы и знаки мастей в углах крупнее у колод обеих игр.</translation>
    </message>
    <message>
        <source>Each of these can be asked with one letter at the table; choose which.</source>
        <translation>Об этом за столом можно спросить одной буквой; выберите, какой.</translation>
    </message>
    <message>
        <source>The language of all texts; it changes at once.</source>
        <translation>Язык всех текстов; меняется сразу.</translation>
    </message>
</context>
<context>
    <name>SettingTitles</name>
    <message>
        <source>Your name</source>
        <translation>Ваше имя</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Компьютерные игроки</translation>
    </message>
    <message>
        <source>Order of the hand</source>
        <translation>Порядок карт на руках</translation>
    </message>
    <message>
        <source>Play a forced card by itself</source>
        <translation>Класть единственную карту за меня</translation>
    </message>
    <message>
        <source>Confirm before playing</source>
        <translation>Подтверждать перед ходом</translation>
    </message>
    <message>
        <source>Count for me</source>
        <translation>Считать за меня</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Оформление</translation>
    </message>
    <message>
        <source>Trick pause</source>
        <translation>Пауза после взятки</translation>
    </message>
    <message>
        <source>Speed of the animation</source>
        <translation>Скорость анимации</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>Меньше движения</translation>
    </message>
    <message>
        <source>Side panel</source>
        <translation>Боковая панель</translation>
    </message>
    <message>
        <source>Tool row</source>
        <translation>Панель инструментов</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Полный экран</translation>
    </message>
    <message>
        <source>Deck for Schafkopf</source>
        <translation>Колода для шафкопфа</translation>
    </message>
    <message>
        <source>Deck for Doppelkopf</source>
        <translation>Колода для доппелькопфа</translation>
    </message>
    <message>
        <source>Look of the cards</source>
        <translation>Вид карт</translation>
    </message>
    <message>
        <source>All decks</source>
        <translation>Все колоды</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Громкость</translation>
    </message>
    <message>
        <source>Cards are dealt</source>
        <translation>Сдача карт</translation>
    </message>
    <message>
        <source>A card is played</source>
        <translation>Ход картой</translation>
    </message>
    <message>
        <source>A trick is taken</source>
        <translation>Взятка забрана</translation>
    </message>
    <message>
        <source>Somebody calls</source>
        <translation>Заявки и объявления</translation>
    </message>
    <message>
        <source>It is your turn</source>
        <translation>Ваш ход</translation>
    </message>
    <message>
        <source>The deal is over</source>
        <translation>Раздача окончена</translation>
    </message>
    <message>
        <source>What a screen reader speaks</source>
        <translation>Что произносит программа чтения с экрана</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Высокий контраст</translation>
    </message>
    <message>
        <source>Large index</source>
        <translation>Крупный индекс</translation>
    </message>
    <message>
        <source>Single letters</source>
        <translation>Однобуквенные клавиши</translation>
    </message>
    <message>
        <source>Language of the program</source>
        <translation>Язык программы</translation>
    </message>
</context>
<context>
    <name>SettingValues</name>
    <message>
        <source>Easy</source>
        <translation>Лёгкий</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Средний</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Сильный</translation>
    </message>
    <message>
        <source>Trumps first</source>
        <translation>Сначала козыри</translation>
    </message>
    <message>
        <source>By suit</source>
        <translation>По мастям</translation>
    </message>
    <message>
        <source>As I lay them</source>
        <translation>В моём порядке</translation>
    </message>
    <message>
        <source>Like the system</source>
        <translation>Как в системе</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Светлое</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Тёмное</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Высокий контраст</translation>
    </message>
    <message>
        <source>Until a click</source>
        <translation>До щелчка</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Нет</translation>
    </message>
    <message>
        <source>No animation</source>
        <translation>Без анимации</translation>
    </message>
    <message>
        <source>Silent</source>
        <translation>Без звука</translation>
    </message>
    <message>
        <source>Only what you ask for</source>
        <translation>Только то, о чём вы спросите</translation>
    </message>
    <message>
        <source>Cards and your turn</source>
        <translation>Карты и ваш ход</translation>
    </message>
    <message>
        <source>Also tricks and results</source>
        <translation>Ещё взятки и итоги</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Всё</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds}&#xa0;с</translation>
    </message>
    <message numerus="yes">
        <source>%n per cent</source>
        <translation>
            <numerusform>%n&#xa0;процент</numerusform>
            <numerusform>%n&#xa0;процента</numerusform>
            <numerusform>%n&#xa0;процентов</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Find a setting</source>
        <translation>Найти настройку</translation>
    </message>
    <message>
        <source>Down leads to the first setting that was found.</source>
        <translation>Стрелка вниз ведёт к первой найденной настройке.</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Страницы</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Закрыть</translation>
    </message>
    <message>
        <source>No setting has “{words}” in its name, its sentence or its values.</source>
        <translation>«{words}» нет ни в названиях, ни в описаниях, ни в значениях настроек.</translation>
    </message>
    <message numerus="yes">
        <source>%n settings found</source>
        <translation>
            <numerusform>Найдена %n&#xa0;настройка</numerusform>
            <numerusform>Найдено %n&#xa0;настройки</numerusform>
            <numerusform>Найдено %n&#xa0;настроек</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SettingsKeeper</name>
    <message>
        <source>The settings were damaged and are as at the first start; the damaged file is kept as {file}.</source>
        <translation>Настройки были повреждены и теперь как при первом запуске; повреждённый файл сохранён как {file}.</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>&amp;Reset this page</source>
        <translation>Сб&amp;росить эту страницу</translation>
    </message>
    <message>
        <source>Everything on the page “{page}” as at the first start</source>
        <translation>Всё на странице «{page}» как при первом запуске</translation>
    </message>
    <message>
        <source>&amp;Undo the reset</source>
        <translation>&amp;Отменить сброс</translation>
    </message>
    <message>
        <source>Everything on the page “{page}” as before the reset</source>
        <translation>Всё на странице «{page}» как до сброса</translation>
    </message>
    <message>
        <source>The page is as at the first start; the reset can be undone.</source>
        <translation>Страница теперь как при первом запуске; это можно отменить.</translation>
    </message>
    <message>
        <source>The reset is undone.</source>
        <translation>Сброс отменён.</translation>
    </message>
</context>
<context>
    <name>SettingsPages</name>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Стол</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Карты</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Звук</translation>
    </message>
    <message>
        <source>Accessibility</source>
        <translation>Доступность</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
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
        <translation>Никто не играл</translation>
    </message>
    <message>
        <source>Dealt again</source>
        <translation>Пересдача</translation>
    </message>
    <message>
        <source>Paid into the stock</source>
        <translation>Уплачено в банк</translation>
    </message>
    <message numerus="yes">
        <source>%n card points</source>
        <translation>
            <numerusform>%n&#xa0;очко за карты</numerusform>
            <numerusform>%n&#xa0;очка за карты</numerusform>
            <numerusform>%n&#xa0;очков за карты</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}: {points}</source>
        <translation>{player}: {points}</translation>
    </message>
    <message>
        <source>Deal {number}, counts double</source>
        <translation>Раздача {number}, считается вдвойне</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Раздача {number}</translation>
    </message>
    <message>
        <source>{contract}: {outcome}</source>
        <translation>{contract}: {outcome}</translation>
    </message>
    <message>
        <source>{contract} played by {player}</source>
        <translation>{contract}, разыгрывает {player}</translation>
    </message>
    <message numerus="yes">
        <source>{contract}, %n card points</source>
        <translation>
            <numerusform>{contract}, %n&#xa0;очко за карты</numerusform>
            <numerusform>{contract}, %n&#xa0;очка за карты</numerusform>
            <numerusform>{contract}, %n&#xa0;очков за карты</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{contract}, {player} alone, %n card points</source>
        <translation>
            <numerusform>{contract}, {player} против всех, %n&#xa0;очко за карты</numerusform>
            <numerusform>{contract}, {player} против всех, %n&#xa0;очка за карты</numerusform>
            <numerusform>{contract}, {player} против всех, %n&#xa0;очков за карты</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{contract} played by {player}, %n card points</source>
        <translation>
            <numerusform>{contract}, разыгрывает {player}, %n&#xa0;очко за карты</numerusform>
            <numerusform>{contract}, разыгрывает {player}, %n&#xa0;очка за карты</numerusform>
            <numerusform>{contract}, разыгрывает {player}, %n&#xa0;очков за карты</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}: total {total}</source>
        <translation>{player}: итого {total}</translation>
    </message>
    <message>
        <source>{player} rests, total {total}</source>
        <translation>{player} отдыхает, итого {total}</translation>
    </message>
    <message>
        <source>{player}: {score}, total {total}</source>
        <translation>{player}: {score}, итого {total}</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Side panel</source>
        <translation>Боковая панель</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Счёт</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Журнал</translation>
    </message>
    <message>
        <source>Card look</source>
        <translation>Вид карт</translation>
    </message>
</context>
<context>
    <name>Smoke</name>
    <message>
        <source>The window has not ended in time.</source>
        <translation>Окно не закрылось вовремя.</translation>
    </message>
    <message>
        <source>The window broke off.</source>
        <translation>Работа окна прервалась.</translation>
    </message>
    <message>
        <source>All went well.</source>
        <translation>Всё прошло хорошо.</translation>
    </message>
    <message>
        <source>Not all went well.</source>
        <translation>Не всё прошло хорошо.</translation>
    </message>
    <message>
        <source>Start to first painted table: {seconds} s</source>
        <translation>От запуска до первого нарисованного стола: {seconds} с</translation>
    </message>
    <message>
        <source>Deals played: {deals}</source>
        <translation>Сыграно раздач: {deals}</translation>
    </message>
    <message>
        <source>Frames: {median} ms of work, 95% of them below {p95} ms, the longest {most} ms</source>
        <translation>Кадры: {median} мс работы, 95 % меньше {p95} мс, самый долгий {most} мс</translation>
    </message>
    <message>
        <source>Memory: {megabytes} MB</source>
        <translation>Память: {megabytes} МБ</translation>
    </message>
</context>
<context>
    <name>Solve</name>
    <message>
        <source>Card points at the end of the deal. {side} ({seats}):</source>
        <translation>Очки за карты в&#xa0;конце раздачи. {side} ({seats}):</translation>
    </message>
    <message>
        <source>Tricks if all are played. {side} ({seats}):</source>
        <translation>Взятки, если сыграть все. {side} ({seats}):</translation>
    </message>
    <message>
        <source>Nobody has a partner. Card points of {seats} at the end, if the three others play against one:</source>
        <translation>Партнёров нет. Очки за карты ({seats}) в конце, если трое других играют против одного:</translation>
    </message>
    <message>
        <source>Nobody has a partner. Tricks of {seats} at the end, if the three others play against one:</source>
        <translation>Партнёров нет. Взятки ({seats}) в конце, если трое других играют против одного:</translation>
    </message>
    <message>
        <source>The bride has no partner yet. Her own card points ({seats}) at the end, if she stays alone against three:</source>
        <translation>У игрока со свадьбой ещё нет партнёра. Очки за карты самого игрока ({seats}) в конце, если играть одному против троих:</translation>
    </message>
    <message>
        <source>The bride has no partner yet. Her own tricks ({seats}), if she stays alone against three:</source>
        <translation>У игрока со свадьбой ещё нет партнёра. Взятки самого игрока ({seats}), если играть одному против троих:</translation>
    </message>
    <message>
        <source>{value}</source>
        <translation>{value}</translation>
    </message>
    <message>
        <source>between {low} and {high}</source>
        <translation>между {low} и {high}</translation>
    </message>
    <message>
        <source>about {value}, proven: between {low} and {high}</source>
        <translation>около {value}, доказано: между {low} и {high}</translation>
    </message>
    <message>
        <source>Deal {number}, after {at} actions: {contract}, seat {seat} plays a card.</source>
        <translation>Раздача {number}, после действий: {at}; {contract}, карту кладёт место {seat}.</translation>
    </message>
    <message>
        <source>Seat {seat} wants much.</source>
        <translation>Место {seat} хочет много.</translation>
    </message>
    <message>
        <source>Seat {seat} wants little.</source>
        <translation>Место {seat} хочет мало.</translation>
    </message>
    <message>
        <source>Cards played in the search: {nodes}</source>
        <translation>Сыграно карт при поиске: {nodes}</translation>
    </message>
    <message>
        <source>{card}  {value}, best</source>
        <translation>{card}  {value}, лучший ход</translation>
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
        <translation>Речь: только то, о чём вы спросите</translation>
    </message>
    <message>
        <source>Speech: cards and your turn</source>
        <translation>Речь: карты и ваш ход</translation>
    </message>
    <message>
        <source>Speech: cards, your turn, tricks and results</source>
        <translation>Речь: карты, ваш ход, взятки и итоги</translation>
    </message>
    <message>
        <source>Speech: everything</source>
        <translation>Речь: всё</translation>
    </message>
</context>
<context>
    <name>TableKeeper</name>
    <message>
        <source>The last table cannot be saved: {reason} You can go on playing.</source>
        <translation>Последний стол не удаётся сохранить: {reason} Можно играть дальше.</translation>
    </message>
    <message>
        <source>The table “{name}” cannot be saved: {reason} You can go on playing.</source>
        <translation>Стол «{name}» не удаётся сохранить: {reason} Можно играть дальше.</translation>
    </message>
</context>
<context>
    <name>TableTexts</name>
    <message>
        <source>You are the dealer</source>
        <translation>Сдаёте вы</translation>
    </message>
    <message>
        <source>{player} is the dealer</source>
        <translation>Сдаёт {player}</translation>
    </message>
    <message>
        <source>can be played</source>
        <translation>можно положить</translation>
    </message>
    <message>
        <source>cannot be played now</source>
        <translation>сейчас положить нельзя</translation>
    </message>
    <message>
        <source>No card lies on the table</source>
        <translation>На столе нет карт</translation>
    </message>
    <message>
        <source>{player}: {card}</source>
        <translation>{player}: {card}</translation>
    </message>
    <message>
        <source>Nothing has been announced</source>
        <translation>Ничего не объявлено</translation>
    </message>
    <message>
        <source>{player}: {announcement}</source>
        <translation>{player}: {announcement}</translation>
    </message>
    <message numerus="yes">
        <source>Your tricks hold %n card points</source>
        <translation>
            <numerusform>В ваших взятках %n&#xa0;очко за карты</numerusform>
            <numerusform>В ваших взятках %n&#xa0;очка за карты</numerusform>
            <numerusform>В ваших взятках %n&#xa0;очков за карты</numerusform>
        </translation>
    </message>
    <message>
        <source>{points} pts</source>
        <translation>Очки: {points}</translation>
    </message>
    <message numerus="yes">
        <source>You: %n points</source>
        <translation>
            <numerusform>Вы: %n&#xa0;очко</numerusform>
            <numerusform>Вы: %n&#xa0;очка</numerusform>
            <numerusform>Вы: %n&#xa0;очков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your side: %n points</source>
        <translation>
            <numerusform>Ваша сторона: %n&#xa0;очко</numerusform>
            <numerusform>Ваша сторона: %n&#xa0;очка</numerusform>
            <numerusform>Ваша сторона: %n&#xa0;очков</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>Table</source>
        <translation>Стол</translation>
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
        <translation>{game}: {rules}, с домашними правилами</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) played</source>
        <translation>
            <numerusform>Сыграна %n&#xa0;раздача</numerusform>
            <numerusform>Сыграно %n&#xa0;раздачи</numerusform>
            <numerusform>Сыграно %n&#xa0;раздач</numerusform>
        </translation>
    </message>
    <message>
        <source>The deal is over</source>
        <translation>Раздача окончена</translation>
    </message>
    <message>
        <source>Nothing is settled yet</source>
        <translation>Ещё ничего не решено</translation>
    </message>
    <message>
        <source>{contract}, played by you</source>
        <translation>{contract}, разыгрываете вы</translation>
    </message>
    <message>
        <source>{contract}, played by {player}</source>
        <translation>{contract}, разыгрывает {player}</translation>
    </message>
    <message>
        <source>{player} {total}</source>
        <translation>{player} {total}</translation>
    </message>
    <message>
        <source>This table cannot be opened; its file is kept.</source>
        <translation>Этот стол не удаётся открыть; его файл сохранён.</translation>
    </message>
    <message>
        <source>{rules}. {deals}.</source>
        <translation>{rules}. {deals}.</translation>
    </message>
    <message>
        <source>On the table now</source>
        <translation>Сейчас на столе</translation>
    </message>
</context>
<context>
    <name>TablesEntry</name>
    <message>
        <source>Saved as “{name}”.</source>
        <translation>Сохранено как «{name}».</translation>
    </message>
    <message>
        <source>{table} – {game}</source>
        <translation>{table}&#xa0;— {game}</translation>
    </message>
    <message>
        <source>“{name}” is too long for the name of a file. The table is not saved.</source>
        <translation>«{name}»&#xa0;— слишком длинное имя для файла. Стол не сохранён.</translation>
    </message>
    <message>
        <source>There is already a table called “{name}”.</source>
        <translation>Стол с названием «{name}» уже есть.</translation>
    </message>
    <message>
        <source>{file}: {reason}</source>
        <translation>{file}: {reason}</translation>
    </message>
    <message>
        <source>This name cannot be used.</source>
        <translation>Такое название не годится.</translation>
    </message>
    <message>
        <source>“{name}” is deleted.</source>
        <translation>Стол «{name}» удалён.</translation>
    </message>
</context>
<context>
    <name>TablesPage</name>
    <message>
        <source>No table fits what you are looking for.</source>
        <translation>По вашему запросу не нашлось ни одного стола.</translation>
    </message>
    <message>
        <source>There are no saved tables yet. Play a game and save it with “Save table…” in the menu Game. A table that you leave for another one comes here by itself.</source>
        <translation>Сохранённых столов ещё нет. Начните игру и сохраните её пунктом «Сохранить стол…» в меню «Игра». Стол, который вы оставляете ради другого, попадает сюда сам.</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Столы</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Поиск</translation>
    </message>
    <message>
        <source>Search the tables</source>
        <translation>Поиск среди столов</translation>
    </message>
    <message>
        <source>Saved tables</source>
        <translation>Сохранённые столы</translation>
    </message>
    <message>
        <source>Enter opens a table, F2 renames it, Delete deletes it.</source>
        <translation>Enter открывает стол, F2 переименовывает, Delete удаляет.</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Назад</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Открыть</translation>
    </message>
    <message>
        <source>Rena&amp;me</source>
        <translation>Переи&amp;меновать</translation>
    </message>
    <message>
        <source>D&amp;elete</source>
        <translation>&amp;Удалить</translation>
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
        <translation>Инструменты</translation>
    </message>
</context>
<context>
    <name>Tools</name>
    <message>
        <source>New deal</source>
        <translation>Новая раздача</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Последняя взятка</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Подсказка</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Таблица очков</translation>
    </message>
    <message>
        <source>Card look</source>
        <translation>Вид карт</translation>
    </message>
</context>
<context>
    <name>TopLine</name>
    <message>
        <source>{contract} – played by you</source>
        <translation>{contract}&#xa0;— разыгрываете вы</translation>
    </message>
    <message>
        <source>{contract} – played by {player}</source>
        <translation>{contract}&#xa0;— разыгрывает {player}</translation>
    </message>
    <message>
        <source>No trumps</source>
        <translation>Без козырей</translation>
    </message>
    <message>
        <source>There are no trumps.</source>
        <translation>Козырей нет.</translation>
    </message>
    <message>
        <source>Trumps: {list}</source>
        <translation>Козыри: {list}</translation>
    </message>
</context>
<context>
    <name>TotalsGraph</name>
    <message>
        <source>Graph of the totals</source>
        <translation>График итогов</translation>
    </message>
</context>
<context>
    <name>TrickView</name>
    <message>
        <source>{player}: no card yet</source>
        <translation>{player}: карты ещё нет</translation>
    </message>
    <message>
        <source>{player}: {card}</source>
        <translation>{player}: {card}</translation>
    </message>
    <message>
        <source>led and won the trick</source>
        <translation>начинает и берёт взятку</translation>
    </message>
    <message>
        <source>led the trick</source>
        <translation>начинает взятку</translation>
    </message>
    <message>
        <source>won the trick</source>
        <translation>берёт взятку</translation>
    </message>
</context>
<context>
    <name>WelcomePage</name>
    <message>
        <source>&amp;Deal</source>
        <translation>Сд&amp;ать</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>&amp;Назад к игре</translation>
    </message>
    <message>
        <source>Learn the game &amp;first</source>
        <translation>Сначала на&amp;учиться играть</translation>
    </message>
    <message>
        <source>The game on the table is kept as it stands.</source>
        <translation>Игра на столе остаётся как есть.</translation>
    </message>
    <message>
        <source>Call an ace, find your partner</source>
        <translation>Вызовите туза, найдите партнёра</translation>
    </message>
    <message>
        <source>Every card twice, secret partners</source>
        <translation>Каждая карта дважды, тайные партнёры</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Ваше имя</translation>
    </message>
    <message>
        <source>What the table calls you</source>
        <translation>Как вас называют за столом</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>Cardavia</source>
        <translation>Cardavia</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>Пра&amp;вила</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Партия</translation>
    </message>
    <message>
        <source>&amp;Cards</source>
        <translation>Ка&amp;рты</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>Ваше им&amp;я</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>Я&amp;зык</translation>
    </message>
</context>
<context>
    <name>WhyButton</name>
    <message>
        <source>Why? (F1)</source>
        <translation>Почему? (F1)</translation>
    </message>
    <message>
        <source>Why? Opens the rule.</source>
        <translation>Почему? Открывает правило.</translation>
    </message>
</context>
<context>
    <name>WonPile</name>
    <message>
        <source>Show the last trick</source>
        <translation>Показать последнюю взятку</translation>
    </message>
    <message numerus="yes">
        <source>%n tricks played.</source>
        <translation>
            <numerusform>Сыграна %n&#xa0;взятка.</numerusform>
            <numerusform>Сыграны %n&#xa0;взятки.</numerusform>
            <numerusform>Сыграно %n&#xa0;взяток.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the last trick (Shift+R)</source>
        <translation>Показать последнюю взятку (Shift+R)</translation>
    </message>
</context>
</TS>
