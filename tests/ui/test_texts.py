"""Names of everything the engine knows, in both packs."""

import pytest

from cardavia.art.deck import Pack
from cardavia.engine.actions import Action, Bid, Call, Exchange, Play, Raise, Say, Saying, Transfer, Verb, parse_action
from cardavia.engine.cards import PACK, Card, Suit, parse_cards
from cardavia.engine.contract import CONTRACTS, Contract
from cardavia.engine.games import GAMES
from cardavia.engine.observation import Observation
from cardavia.engine.result import Factor, Line, Party
from cardavia.engine.state import Phase, Said, Trick
from cardavia.ui import texts
from tests.ui.texts_deals import CHOICES, PLAYERS, asked, finished, led_to, waiting

PACKS = list(Pack)
LINES = [
    "won",
    "kontra_won",
    "below_90",
    "below_60",
    "below_30",
    "no_trick",
    "re_said",
    "kontra_said",
    "no90_said",
    "no60_said",
    "no30_said",
    "schwarz_said",
    "reached_120",
    "reached_90",
    "reached_60",
    "reached_30",
    "missed_no90",
    "missed_no60",
    "missed_no30",
    "missed_schwarz",
    "fox",
    "charlie",
    "charlie_caught",
    "forty",
    "heart_trick",
    "dulle_caught",
    "game",
    "schneider",
    "schwarz",
    "runners",
]
FACTORS = ["solo", "solo_house", "bock", "announced", "double", "kontra", "re", "sub", "hirsch"]


def is_sentence_or_name(text: str, key: str) -> bool:
    return bool(text) and text != key and not set("{}%_") & set(text)


@pytest.mark.parametrize("pack", PACKS)
def test_every_card_has_a_name_of_its_own(pack: Pack) -> None:
    names = {texts.card_name(card, pack) for card in PACK}
    assert len(names) == len(PACK)
    assert all(is_sentence_or_name(texts.card_name(card, pack), card.code) for card in PACK)


@pytest.mark.parametrize("pack", PACKS)
def test_english_objects_are_the_names(pack: Pack) -> None:
    assert [texts.card_name_as_object(card, pack) for card in PACK] == [texts.card_name(card, pack) for card in PACK]


@pytest.mark.parametrize(
    ("code", "french", "german"),
    [
        ("CQ", "queen of clubs", "Ober of acorns"),
        ("SJ", "jack of spades", "Unter of leaves"),
        ("DA", "ace of diamonds", "ace of bells"),
        ("HT", "ten of hearts", "ten of hearts"),
    ],
)
def test_the_pack_names_the_card(code: str, french: str, german: str) -> None:
    card = Card.parse(code)
    assert (texts.card_name(card, Pack.FRENCH), texts.card_name(card, Pack.GERMAN)) == (french, german)


def test_card_lists_and_suits() -> None:
    assert texts.card_names(parse_cards("CQ DA"), Pack.GERMAN) == "Ober of acorns, ace of bells"
    assert texts.card_names((), Pack.GERMAN) == ""
    assert [texts.suit_name(suit, Pack.GERMAN) for suit in Suit] == ["acorns", "leaves", "hearts", "bells"]


@pytest.mark.parametrize("pack", PACKS)
def test_every_contract_has_a_name_of_its_own(pack: Pack) -> None:
    names = [texts.contract_name(contract, pack) for contract in CONTRACTS]
    assert len(set(names)) == len(CONTRACTS)
    assert all(is_sentence_or_name(name, str(key)) for name, key in zip(names, CONTRACTS, strict=True))


@pytest.mark.parametrize(
    ("contract", "french", "german"),
    [
        ("solo-queens", "Queens solo", "Ober solo"),
        ("solo-D", "Diamond solo", "Bell solo"),
        ("rufer-C", "Rufer calling the ace of clubs", "Rufer calling the ace of acorns"),
        ("solo-tout-S", "Spade solo Tout", "Leaf solo Tout"),
        ("wenz", "Wenz", "Wenz"),
    ],
)
def test_the_pack_names_the_contract(contract: str, french: str, german: str) -> None:
    both = [texts.contract_name(Contract.parse(contract), pack) for pack in (Pack.FRENCH, Pack.GERMAN)]
    assert both == [french, german]


@pytest.mark.parametrize("pack", PACKS)
def test_every_action_has_a_label(pack: Pack) -> None:
    levels = (Saying.RE, Saying.NO_90, Saying.NO_60, Saying.NO_30, Saying.SCHWARZ)
    actions: list[Action] = [*map(Call, Verb), *map(Bid, CONTRACTS), *map(Raise, levels), *map(Say, Saying)]
    actions += [Exchange(transfer, parse_cards("CA SA HA")) for transfer in Transfer]
    actions += [Play(card) for card in PACK]
    labels = [texts.bid_label(action, pack) for action in actions]
    assert all(is_sentence_or_name(label, str(action)) for label, action in zip(labels, actions, strict=True))
    assert len(set(labels)) == len(labels)


@pytest.mark.parametrize(
    ("action", "label"),
    [
        ("pass", "Pass"),
        ("rufer C", "Call the ace of acorns"),
        ("solo jacks", "Unter solo"),
        ("raise no60", "Raise to no 60"),
        ("say no90", "No 90"),
        ("pass C9 CQ", "Pass on: Ober of acorns, nine of acorns"),
        ("HK", "Play the king of hearts"),
        ("say genscher 2", "Genscher: Bohdan"),
    ],
)
def test_labels_on_a_german_pack(action: str, label: str) -> None:
    assert texts.bid_label(parse_action(action), Pack.GERMAN, PLAYERS) == label


def test_genscher_needs_no_names() -> None:
    assert texts.bid_label(Say(Saying.GENSCHER, 2), Pack.FRENCH) == "Genscher"


def test_sayings_stand_within_a_sentence() -> None:
    assert texts.saying_name(Saying.NO_90) == "no 90"
    assert len({texts.saying_name(saying) for saying in Saying}) == len(Saying)


def test_exchange_buttons() -> None:
    assert len({texts.exchange_label(transfer) for transfer in Transfer}) == len(Transfer)
    assert texts.choose_more_sentence(2) == "Choose 2 more cards."


@pytest.mark.parametrize("pack", PACKS)
def test_every_scoring_line_has_a_name_of_its_own(pack: Pack) -> None:
    names = [texts.line_name(Line(key, Party.RE, 1), pack) for key in LINES]
    assert len(set(names)) == len(LINES)
    assert all(is_sentence_or_name(name, key) for name, key in zip(names, LINES, strict=True))


def test_fox_and_charlie_follow_the_pack() -> None:
    names = [texts.line_name(Line(key, Party.RE, 1), Pack.GERMAN) for key in ("fox", "charlie_caught")]
    assert names == ["Fox caught (ace of bells)", "Charlie caught (Unter of acorns)"]


def test_every_factor_and_side_has_a_name() -> None:
    assert len({texts.factor_name(Factor(key, 2)) for key in FACTORS}) == len(FACTORS)
    assert [texts.party_name(party) for party in Party] == ["Re", "Kontra", "Declarer’s side", "Defenders"]


def test_every_game_and_preset_has_a_name() -> None:
    presets = [preset for game in GAMES.values() for preset in game.catalogue.presets]
    assert [texts.game_name(key) for key in GAMES] == ["Schafkopf", "Doppelkopf"]
    assert len({texts.preset_name(preset) for preset in presets}) == len(presets)
    assert all(texts.preset_description(preset).endswith(".") for preset in presets)


def test_an_unknown_key_has_no_name() -> None:
    with pytest.raises(KeyError):
        texts.game_name("skat")


@pytest.mark.parametrize("observation", CHOICES)
def test_every_prompt_is_one_to_two_sentences(observation: Observation) -> None:
    prompt = texts.phase_prompt(observation, Pack.GERMAN)
    assert prompt[-1] in ".?"
    assert is_sentence_or_name(prompt, "")


def test_prompts_differ() -> None:
    prompts = [texts.phase_prompt(observation, Pack.FRENCH) for observation in CHOICES]
    assert len(set(prompts)) == len(CHOICES)
    assert prompts[1] == "Do you have a reservation?"
    assert "queen of clubs" in prompts[4]


@pytest.mark.parametrize("phase", Phase)
def test_phases_and_waiting(phase: Phase) -> None:
    assert is_sentence_or_name(texts.phase_name(phase), phase.value)
    assert texts.phase_prompt(waiting(phase), Pack.FRENCH).endswith(".")


def test_roles_that_everybody_knows() -> None:
    solo = finished("solo-H", Party.DECLARER, re=(1,))
    rufer = finished("rufer-C", Party.DECLARER, re=(1, 3))
    normal = finished("normal", Party.RE, re=(1, 3))
    assert _roles(solo) == ["Defender", "Soloist", "Defender", "Defender"]
    assert _roles(rufer) == ["Defender", "Declarer", "Defender", "Partner"]
    assert _roles(normal) == ["Kontra", "Re", "Kontra", "Re"]


def test_a_hidden_side_has_no_role() -> None:
    assert texts.public_role(led_to(), 0) is texts.Role.DECLARER
    assert texts.public_role(led_to(), 1) is None


def _roles(observation: Observation) -> list[str]:
    roles = [texts.public_role(observation, seat) for seat in range(4)]
    return [texts.role_name(role) for role in roles if role is not None]


def test_seats_and_dealer() -> None:
    assert len({texts.place_name(seat) for seat in range(4)}) == 4
    assert texts.dealer_sentence(0, PLAYERS) == "You are the dealer"
    assert texts.dealer_sentence(2, PLAYERS) == "Bohdan is the dealer"


def test_what_the_keys_tell() -> None:
    trick = Trick((3, 0, 1, 2), parse_cards("HJ CQ"))
    assert texts.trick_review_sentence(trick, PLAYERS, Pack.FRENCH) == "Clara: jack of hearts, Me: queen of clubs"
    assert texts.trick_review_sentence(None, PLAYERS, Pack.FRENCH) == "No card lies on the table"
    assert texts.announcements_sentence((), PLAYERS) == "Nothing has been announced"
    assert texts.announcements_sentence((Said(1, Saying.RE, 11),), PLAYERS) == "Anna: Re"
    assert texts.points_sentence(finished("normal", Party.RE, points=30)) == "Your tricks hold 30 card points"
    assert texts.playable_description(True) != texts.playable_description(False)


def test_points_count_own_tricks_only() -> None:
    assert texts.points_sentence(finished("normal", Party.KONTRA, points=30)) == "Your tricks hold 0 card points"


def test_an_empty_choice_is_announcing() -> None:
    prompt = texts.phase_prompt(asked(Phase.PLAY, Say(Saying.RE)), Pack.FRENCH)
    assert prompt == "The first trick holds 30 points or more, so you must announce something before you lead."
