"""Every sentence can be translated: lupdate finds it, and the program looks it up under the same context."""

import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from xml.etree import ElementTree

import PySide6
import pytest
from PySide6.QtCore import QCoreApplication, QTranslator

import cardavia.ui
import translations
from cardavia.art.deck import Pack
from cardavia.art.look import PRESETS as LOOKS
from cardavia.art.shelf import SHIPPED
from cardavia.engine.actions import Action, Bid, Call, Exchange, Play, Raise, Say, Saying, Transfer, Verb, parse_action
from cardavia.engine.cards import PACK, Suit, parse_cards
from cardavia.engine.contract import CONTRACTS
from cardavia.engine.errors import Flaw, InputProblem, Reason
from cardavia.engine.games import GAMES
from cardavia.engine.observation import HiddenExchange, SeenMove
from cardavia.engine.result import Factor, Line, Party, Redeal
from cardavia.engine.state import Phase, Said, Trick
from cardavia.ui import texts, texts_base, texts_decks, texts_traditions
from cardavia.ui.deck_facts import SHIPPED as DECKS
from cardavia.ui.texts_rule_groups import Group
from cardavia.ui.texts_said import said_text
from tests.ui import (
    test_texts,
    test_texts_deadlines,
    test_texts_hints,
    test_texts_lesson,
    test_texts_moves,
    test_texts_problems,
    test_texts_results,
    test_texts_score_pad,
    test_texts_session,
    test_texts_settings,
    test_texts_tables,
)
from tests.ui.texts_deals import CHOICES, PLAYERS, announcing, finished, led_to, waiting

EMPTY = '<?xml version="1.0" encoding="utf-8"?><!DOCTYPE TS><TS version="2.1" language="ru" sourcelanguage="en"></TS>'
TRICK = Trick((0, 1, 2, 3), parse_cards("HT"), 1)
Text = tuple[str, str, bool]
"""Context, source, and whether it is counted."""


@pytest.fixture(scope="session")
def catalogue(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a Russian catalogue of the texts, made by the project's own tool, without any translation."""
    root = tmp_path_factory.mktemp("project")
    for folder in ("i18n", "cardavia/ui"):
        (root / folder).mkdir(parents=True)
    for name in _modules():
        shutil.copy(Path(cardavia.ui.__path__[0], f"{name}.py"), root / "cardavia" / "ui")
    path = root / "i18n" / "cardavia_ru.ts"
    path.write_text(EMPTY, encoding="utf-8")
    translations.update(root)
    return path


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> set[Text]:
    """Return what is looked up from now on."""
    texts_asked: set[Text] = set()

    def translate(context: str, source: str, disambiguation: str = "", n: int = -1) -> str:
        texts_asked.add((context, source, n >= 0))
        return QCoreApplication.translate(context, source, disambiguation, n)

    # Not a QTranslator of our own: PySide loses a reference to None at every call of an overridden translate().
    for name in _modules():
        monkeypatch.setattr(f"cardavia.ui.{name}.translate", translate, raising=False)
    return texts_asked


def _modules() -> list[str]:
    return [path.stem for path in Path(cardavia.ui.__path__[0]).glob("texts*.py")]


@pytest.fixture
def install(qapp: QCoreApplication) -> Iterator[Callable[[QTranslator], None]]:
    installed: list[QTranslator] = []

    def add(translator: QTranslator) -> None:
        installed.append(translator)
        qapp.installTranslator(translator)

    yield add
    for translator in installed:
        qapp.removeTranslator(translator)


def test_every_text_is_found_and_every_found_text_is_said(catalogue: Path, asked: set[Text]) -> None:
    say_everything()
    extracted = set(_texts(catalogue))
    assert len(extracted) > 700
    assert asked == extracted


def test_plural_forms_and_change_of_language(
    catalogue: Path, tmp_path: Path, install: Callable[[QTranslator], None]
) -> None:
    forms = ["{player}: %n очко", "{player}: %n очка", "{player}: %n очков"]
    assert _points(1) == "Anna takes the trick, 1 points"
    install(_translator(catalogue, tmp_path, {"{player} takes the trick, %n points": forms}))
    assert [_points(n) for n in (1, 2, 5, 21)] == [
        "Anna: 1 очко",
        "Anna: 2 очка",
        "Anna: 5 очков",
        "Anna: 21 очко",
    ]


def test_tables_follow_the_language_at_once(
    catalogue: Path, tmp_path: Path, install: Callable[[QTranslator], None]
) -> None:
    before = texts.card_name_as_object(PACK[0], Pack.FRENCH)
    install(_translator(catalogue, tmp_path, {("FrenchCardsAsObject", "ace of clubs"): ["туза треф"]}))
    assert before == "ace of clubs"
    assert texts.card_name_as_object(PACK[0], Pack.FRENCH) == "туза треф"
    assert texts.card_name(PACK[0], Pack.FRENCH) == "ace of clubs"


def _points(count: int) -> str:
    return texts.trick_sentence(_Worth(count), PLAYERS)


class _Worth(Trick):
    """A trick of Anna's that is worth any number of points."""

    def __init__(self, count: int) -> None:
        super().__init__((0, 1, 2, 3), (), 1)
        object.__setattr__(self, "_count", count)

    @property
    def points(self) -> int:
        count: int = self._count  # type: ignore[attr-defined]  # set past the frozen base class
        return count


def _texts(catalogue: Path) -> Iterator[Text]:
    for context in ElementTree.parse(catalogue).iter("context"):
        for message in context.iter("message"):
            yield context.findtext("name", ""), message.findtext("source", ""), message.get("numerus") == "yes"


def _translator(catalogue: Path, folder: Path, translated: dict[str | tuple[str, str], list[str]]) -> QTranslator:
    tree = ElementTree.parse(catalogue)
    for context in tree.iter("context"):
        for message in context.iter("message"):
            source = message.findtext("source", "")
            forms = translated.get(source) or translated.get((context.findtext("name", ""), source))
            if forms:
                _fill(message, forms)
    filled, compiled = folder / "ru.ts", folder / "ru.qm"
    tree.write(filled, encoding="utf-8", xml_declaration=True)
    lrelease = shutil.which("lrelease", path=PySide6.__path__[0])
    assert lrelease is not None
    subprocess.run([lrelease, "-silent", str(filled), "-qm", str(compiled)], check=True)
    translator = QTranslator()
    assert translator.load(str(compiled))
    return translator


def _fill(message: ElementTree.Element, forms: list[str]) -> None:
    translation = message.find("translation")
    assert translation is not None
    translation.attrib.pop("type", None)
    plural = translation.findall("numerusform")
    for place, form in zip(plural or [translation], forms, strict=True):
        place.text = form


def say_everything() -> None:
    """Ask every text of the program at least once."""
    for pack in Pack:
        _say_names(pack)
        _say_options(pack)
        _say_moments(pack)
    _say_moves()
    _say_results()
    _say_table()
    test_texts_session.say_house_rules()
    test_texts_score_pad.say_score_pad()
    test_texts_deadlines.say_deadlines()
    test_texts_hints.say_hints()
    test_texts_lesson.say_lessons()
    test_texts_settings.say_settings()
    test_texts_tables.say_tables()


def _say_names(pack: Pack) -> None:
    for card in PACK:
        texts.card_name(card, pack)
        texts.bid_label(Play(card), pack)
    for suit in Suit:
        texts.suit_name(suit, pack)
    for contract in CONTRACTS:
        texts.contract_name(contract, pack)
        texts.bid_label(Bid(contract), pack)
        said_text(Bid(contract), pack)
    for key in test_texts.LINES:
        texts.line_name(Line(key, Party.RE, 1), pack)


def _say_options(pack: Pack) -> None:
    for game in GAMES.values():
        for option in game.catalogue.options:
            texts.option_name(option.name, pack)
            texts.option_description(option.name, pack)
            for value in option.values or (0, 8):
                texts.option_value(option.name, (str(value),) if option.listed else value, pack)
    texts.option_value("solos", (), pack)
    texts.conflict_sentence(texts.setting_text("bock", True, pack), texts.setting_text("nines", True, pack))
    for group in Group:
        texts.group_name(group)
        texts.group_tab(group)


def _say_moments(pack: Pack) -> None:
    waits = [waiting(phase) for phase in Phase]
    for observation in (*CHOICES, *waits):
        texts.phase_prompt(observation, pack)
        texts.turn_sentence(observation, PLAYERS)
    for refused in (led_to(), CHOICES[3]):
        texts.refusal_sentence(Reason.PHASE, refused, pack)
    for announced in (announcing(), announcing(Saying.RE)):
        texts.refusal_sentence(Reason.SAY_SAID, announced, pack)


def _say_moves() -> None:
    moves = [parse_action(text) for text, _, _ in test_texts_moves.MOVES]
    hidden = [HiddenExchange(transfer, 3) for transfer in Transfer] + [HiddenExchange(Transfer.RETURN, 3, 1)]
    for action in (*moves, *hidden):
        for seat in (0, 1):
            for leads in (False, True):
                texts.move_sentence(SeenMove(seat, action), PLAYERS, Pack.FRENCH, leads=leads)
    texts.move_sentence(SeenMove(1, parse_action("say genscher 0")), PLAYERS, Pack.FRENCH)
    for winner in (0, 1):
        texts.trick_sentence(Trick((0, 1, 2, 3), (), winner), PLAYERS)


def _say_results() -> None:
    for contract, won, re, _ in test_texts_results.WINS:
        texts.result_sentence(finished(contract, won, re), PLAYERS)
    for redeal, contract, last, _ in test_texts_results.REDEALS:
        texts.result_sentence(test_texts_results.thrown_in(redeal, contract, last), PLAYERS)
    for score in (-1, 0, 1):
        texts.own_score_sentence(test_texts_results.scored(score))
    for key in test_texts.FACTORS:
        texts.factor_name(Factor(key, 2))
    for party in Party:
        texts.party_name(party)
    for redeal in Redeal:
        texts.redeal_name(redeal)
    texts.sides_sentence(finished("normal", Party.RE), PLAYERS)


def _say_table() -> None:
    texts_base.player_name(texts_base.DEFAULT_NAME)
    for problem in test_texts_problems.PROBLEMS:
        texts.problem_sentence(problem)
        texts.problem_sentence(problem.at(0))
        texts.problem_sentence(problem.at(0, 0, "CA"))
    texts.problem_sentence(InputProblem(Flaw.CONTRADICTION, ("hands", "hands")))
    for game in GAMES.values():
        texts.game_name(game.key)
        for preset in game.catalogue.presets:
            texts.preset_name(preset)
            texts.preset_description(preset)
    _say_cards()
    _say_calls()
    for phase in Phase:
        texts.phase_name(phase)
    for role in texts.Role:
        texts.role_name(role)
    for seat in range(4):
        texts.place_name(seat)
        texts.dealer_sentence(seat, PLAYERS)
    for playable in (True, False):
        texts.playable_description(playable)
    for trick in (None, TRICK):
        texts.trick_review_sentence(trick, PLAYERS, Pack.FRENCH)
    for said in ((), (Said(1, Saying.RE, 11),)):
        texts.announcements_sentence(said, PLAYERS)
    texts.points_sentence(led_to())


def _say_cards() -> None:
    for deck in SHIPPED:
        texts.deck_name(deck, deck)
    for entry in (*DECKS.values(), DECKS["french"]._replace(shipped=False, region="Here", country="There")):
        texts_traditions.place_text(entry)
        texts_traditions.history_text(entry)
        texts_traditions.games_text(entry)
        texts_traditions.maker_text(entry)
        texts_traditions.count_text(entry)
        texts_traditions.any_card_name("C5", entry.suits)
        texts_decks.pack_text(entry.suits)
    for preset in LOOKS:
        texts.look_name(preset)


def _say_calls() -> None:
    levels = (Saying.RE, Saying.NO_90, Saying.NO_60, Saying.NO_30, Saying.SCHWARZ)
    says: list[Action] = [*map(Call, Verb), *map(Raise, levels), *map(Say, Saying), Say(Saying.GENSCHER, 1)]
    for action in says:
        texts.bid_label(action, Pack.FRENCH, PLAYERS)
        said_text(action, Pack.FRENCH, PLAYERS)
    for transfer in Transfer:
        texts.bid_label(Exchange(transfer, ()), Pack.FRENCH)
        texts.exchange_label(transfer)
    for saying in Saying:
        texts.saying_name(saying)
    texts.choose_more_sentence(2)


def test_the_command_line_needs_no_display() -> None:
    program = "import sys, cardavia.ui.texts; print([name for name in sys.modules if name.startswith('PySide6.Qt')])"
    result = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert result.stdout.strip() == "['PySide6.QtCore']"
