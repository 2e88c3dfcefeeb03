"""Settings: what is damaged costs itself and nothing else."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardavia.storage.files import Failure, StorageError
from cardavia.storage.settings import PACKS, SOUNDS, THEMES, UNTIL_CLICK, CardLook, Settings, WindowPlace
from cardavia.storage.settings_file import load, save

CHOSEN = Settings(
    game="doppelkopf",
    preset={"schafkopf": "schafkopfschule", "doppelkopf": "pagat"},
    options={"schafkopf": {"deals": 16}, "doppelkopf": {"solos": ("D", "queens"), "nines": False}},
    deck={"schafkopf": "tournament", "doppelkopf": "my-deck"},
    pack={"schafkopf": "french", "doppelkopf": "german"},
    looks={"tournament": CardLook(0, 100, 80, "2", True, True), "tell": CardLook()},
    theme="dark",
    level="medium",
    trick_pause_ms=UNTIL_CLICK,
    animation=0,
    player_name="Ганна Ü",
    welcome_done=True,
    window=WindowPlace(-200, 10, 1280, 800, True),
    sheet_visible=False,
    tools_visible=False,
    language="uk",
    sort_order="manual",
    speech="score",
    reduce_motion=True,
    play_forced=True,
    confirm_play=True,
    show_points=True,
    sounds={**dict.fromkeys(SOUNDS, False), "card": True, "end": True},
    volume=35,
    keys={"hint": "J", "whose_turn": "Ö"},
    lessons=("first-trick", "calling-an-ace"),
    rules_window=WindowPlace(1, 2, 700, 500),
    rules_zoom=140,
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "settings.json"


@pytest.fixture
def entries(path: Path) -> dict[str, Any]:
    """What a file of chosen settings holds."""
    save(CHOSEN, path)
    stored: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return stored


def loaded(path: Path, entries: Mapping[str, object]) -> Settings:
    path.write_text(json.dumps(entries), "utf-8")
    return load(path)


def test_the_defaults_are_those_of_the_first_start(path: Path) -> None:
    assert load(path) == Settings()
    assert Settings().preset == {"schafkopf": "schaf", "doppelkopf": "ddv"}
    assert Settings().deck == {"schafkopf": "bavarian", "doppelkopf": "french"}
    assert Settings().pack == {"schafkopf": "german", "doppelkopf": "french"}
    assert Settings().look_of("bavarian") == CardLook(50, 50, 50, "", False, False)
    assert (Settings().trick_pause_ms, Settings().animation, Settings().window) == (1500, 100, None)
    assert not path.exists()


@pytest.mark.parametrize("settings", [Settings(), CHOSEN])
def test_what_is_saved_is_loaded(path: Path, settings: Settings) -> None:
    save(settings, path)
    assert load(path) == settings


def test_the_example_differs_from_the_defaults_everywhere() -> None:
    compared = [name for name in Settings.__dataclass_fields__ if name != "origin"]
    assert [name for name in compared if getattr(CHOSEN, name) == getattr(Settings(), name)] == []


NUMBERS: tuple[object, ...] = (True, 1500.0, "5", -2, 5001, None)
NAMES: tuple[object, ...] = (3, "x" * 65, "a\nb", "\ud800", None, ["Anna"])
NO_TEXTS: tuple[object, ...] = (None, 3, [], {})
FLAGS: tuple[object, ...] = (1, 0, "true", None, [])
WRONG: tuple[object, ...] = (
    None,
    [],
    {},
    "",
    "no such thing",
    "\ud800",
    3.5,
    -2,
    10**9,
    True,
    [["D"]],
    {"x": 1},
)


@pytest.mark.parametrize(
    ("key", "wrong"),
    [
        *((key, "no such thing") for key in ("game", "level", "theme", "language")),
        *((key, value) for key in ("trick_pause_ms", "animation") for value in (True, 1500.0, "5", -2, 5001, None)),
        *((key, value) for key in ("welcome_done", "sheet_visible", "tools_visible") for value in FLAGS),
        *(("player_name", value) for value in NAMES),
        *((key, value) for key in ("game", "level", "theme", "language") for value in NO_TEXTS),
        ("window", "maximised"),
        ("window", {"x": 0, "y": 0, "width": 0, "height": 100}),
        ("window", {"x": 0, "y": 0, "width": 800.0, "height": 600}),
        ("window", {"x": 0, "y": 10**9, "width": 800, "height": 600}),
        ("window", {"y": 0, "width": 800, "height": 600}),
    ],
)
def test_a_wrong_entry_costs_only_itself(path: Path, entries: dict[str, Any], key: str, wrong: object) -> None:
    found = loaded(path, {**entries, key: wrong})
    others = [name for name in Settings.__dataclass_fields__ if name not in (key, "origin")]
    assert getattr(found, key) == getattr(Settings(), key)
    assert [name for name in others if getattr(found, name) != getattr(CHOSEN, name)] == []


@pytest.mark.parametrize(
    "key",
    [name for name in Settings.__dataclass_fields__ if name not in ("origin", "preset", "options", "deck", "pack")],
)
def test_a_missing_entry_has_its_default(path: Path, entries: dict[str, Any], key: str) -> None:
    del entries[key]
    assert getattr(loaded(path, entries), key) == getattr(Settings(), key)


def test_an_animation_may_not_be_too_fast(path: Path, entries: dict[str, Any]) -> None:
    assert loaded(path, {**entries, "animation": 201}).animation == 100
    assert loaded(path, {**entries, "animation": 200}).animation == 200


def test_a_window_that_does_not_know_whether_it_was_maximised_was_not(path: Path, entries: dict[str, Any]) -> None:
    entries["window"]["maximised"] = "yes"
    assert loaded(path, entries).window == WindowPlace(-200, 10, 1280, 800, False)


@pytest.mark.parametrize("wrong", WRONG)
def test_a_game_without_its_entries_has_the_defaults(path: Path, entries: dict[str, Any], wrong: object) -> None:
    entries["games"]["doppelkopf"] = wrong
    found = loaded(path, entries)
    assert (found.preset["doppelkopf"], found.options["doppelkopf"], found.pack["doppelkopf"]) == (
        "ddv",
        {},
        "french",
    )
    assert found.preset["schafkopf"] == "schafkopfschule"
    assert found.options["schafkopf"] == {"deals": 16}


def test_an_unknown_preset_keeps_the_options(path: Path, entries: dict[str, Any]) -> None:
    entries["games"]["doppelkopf"]["preset"] = "of-2031"
    found = loaded(path, entries)
    assert found.preset["doppelkopf"] == "ddv"
    assert found.options["doppelkopf"] == CHOSEN.options["doppelkopf"]


@pytest.mark.parametrize(
    ("name", "wrong"),
    [
        ("of-2031", True),
        ("nines", "perhaps"),
        ("nines", 0),
        ("solos", [["D"]]),
        ("solos", "many"),
        ("deals", 24.0),
        ("deals", 1001),
    ],
)
def test_an_option_that_cannot_be_played_costs_only_itself(
    path: Path, entries: dict[str, Any], name: str, wrong: object
) -> None:
    entries["games"]["doppelkopf"]["options"] = {"poverty": False, name: wrong, "piglets": "diamonds"}
    assert loaded(path, entries).options["doppelkopf"] == {"poverty": False, "piglets": "diamonds"}


def test_options_that_only_hold_together_are_kept_together(path: Path, entries: dict[str, Any]) -> None:
    together = {"compulsory_solos": True, "deals": 24}
    entries["games"]["doppelkopf"] = {"preset": "ddv", "options": together}
    assert loaded(path, entries).options["doppelkopf"] == together


def test_of_contradicting_options_one_is_left_out(path: Path, entries: dict[str, Any]) -> None:
    entries["games"]["doppelkopf"] = {"preset": "ddv", "options": {"compulsory_solos": True, "nines": False}}
    assert loaded(path, entries).options["doppelkopf"] == {"nines": False}


@pytest.mark.parametrize(
    "damage",
    [
        b"",
        b"\x00" * 300,
        b"\xff\xfe\x00",
        b"{",
        b"[]",
        b"null",
        b'"settings"',
        b"[" * 100_000,
        b'{"game": ' * 100_000,
        b'{"animation": ' + b"9" * 5000 + b"}",
        b"{}" + b" " * (1 << 20),
    ],
)
def test_a_wholly_damaged_file_is_moved_aside(path: Path, damage: bytes) -> None:
    for number in (1, 2):
        path.write_bytes(damage)
        told: list[Path] = []
        assert load(path, told.append) == Settings()
        aside = path.with_name(f"settings.json.damaged-{number}")
        assert told == [aside]
        assert aside.read_bytes() == damage
        assert not path.exists()


def test_a_damaged_file_that_cannot_be_moved_stays(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path.write_bytes(b"{")

    def refuse(*_: object) -> None:
        raise PermissionError(13, "no")

    monkeypatch.setattr(Path, "rename", refuse)
    told: list[Path] = []
    assert load(path, told.append) == Settings()
    assert told == []
    assert path.read_bytes() == b"{"


def test_what_cannot_be_read_gives_the_defaults(path: Path) -> None:
    path.mkdir()
    assert load(path) == Settings()
    assert path.is_dir()


def test_an_editor_may_mark_the_byte_order(path: Path, entries: dict[str, Any]) -> None:
    path.write_bytes(b"\xef\xbb\xbf" + json.dumps(entries).encode("utf-8"))
    assert load(path) == CHOSEN


def test_what_only_a_newer_version_knows_is_kept(path: Path, entries: dict[str, Any]) -> None:
    entries["chat"] = {"loud": [1, 2]}
    entries["sounds"]["applause"] = True
    entries["games"]["skat"] = {"preset": "ispa"}
    entries["games"]["doppelkopf"]["sorting"] = "by-suit"
    entries["window"]["screen"] = "HDMI-1"
    changed = loaded(path, entries).with_rules("doppelkopf", "ddv", {}).with_deck("doppelkopf", "french", "french")
    save(changed, path)
    kept = json.loads(path.read_text("utf-8"))
    assert kept["chat"] == {"loud": [1, 2]}
    assert kept["sounds"] == {**CHOSEN.sounds, "applause": True}
    assert kept["games"]["skat"] == {"preset": "ispa"}
    assert kept["games"]["doppelkopf"] == {
        "preset": "ddv", "options": {}, "deck": "french", "pack": "french", "sorting": "by-suit"
    }  # fmt: skip
    assert kept["window"]["screen"] == "HDMI-1"
    assert load(path) == changed


@pytest.mark.parametrize("depth", range(850, 1000, 5))
def test_unknown_entries_that_nest_deeply_do_not_stop_the_saving(path: Path, depth: int) -> None:
    path.write_text('{"theme": "dark", "deep": ' + "[" * depth + "]" * depth + "}", "utf-8")
    settings = load(path)
    save(settings, path)
    assert load(path) == settings


def test_a_failed_saving_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    with pytest.raises(StorageError) as caught:
        save(CHOSEN, tmp_path / "file" / "settings.json")
    assert caught.value.kind is Failure.MISSING


def test_a_file_that_knows_packs_only_gets_the_deck_of_each(path: Path, entries: dict[str, Any]) -> None:
    for game in entries["games"].values():
        del game["deck"]
    assert loaded(path, entries).deck == {"schafkopf": "french", "doppelkopf": "bavarian"}


@pytest.mark.parametrize("wrong", ["Tell", "../tell", "", "x" * 33, 3, None, ["tell"]])
def test_a_deck_that_cannot_be_one_is_the_usual_one(path: Path, entries: dict[str, Any], wrong: object) -> None:
    entries["games"]["doppelkopf"]["deck"] = wrong
    assert loaded(path, entries).deck == {"schafkopf": "tournament", "doppelkopf": "bavarian"}


@pytest.mark.parametrize(
    ("name", "wrong"),
    [("contrast", 101), ("grain", -1), ("temperature", True), ("back", "../1"), ("large_index", 1)],
)
def test_a_wrong_entry_of_a_look_costs_itself(path: Path, entries: dict[str, Any], name: str, wrong: object) -> None:
    entries["looks"]["tournament"][name] = wrong
    found = loaded(path, entries).look_of("tournament")
    assert found == CHOSEN.looks["tournament"]._replace(**{name: getattr(CardLook(), name)})


def test_looks_of_no_deck_are_left_out(path: Path, entries: dict[str, Any]) -> None:
    entries["looks"] |= {"No deck": {}, "salzburg": 3}
    assert loaded(path, entries).looks == CHOSEN.looks
    assert loaded(path, {**entries, "looks": []}).looks == {}


def test_a_look_is_kept_by_deck() -> None:
    settings = Settings().with_look("tell", CardLook(grain=80)).with_look("french", CardLook(large_index=True))
    assert settings.look_of("tell").grain == 80
    assert settings.look_of("french").large_index
    assert settings.look_of("bavarian") == CardLook()


def test_rules_and_decks_are_kept_by_game() -> None:
    settings = Settings().with_rules("doppelkopf", "pagat", {"nines": False})
    settings = settings.with_deck("schafkopf", "tournament", "french")
    assert settings.game == "doppelkopf"
    assert settings.preset == {"schafkopf": "schaf", "doppelkopf": "pagat"}
    assert settings.options == {"schafkopf": {}, "doppelkopf": {"nines": False}}
    assert settings.pack == {"schafkopf": "french", "doppelkopf": "french"}
    assert settings.deck == {"schafkopf": "tournament", "doppelkopf": "french"}
    assert Settings() == Settings(preset={"schafkopf": "schaf", "doppelkopf": "ddv"})


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5) | st.sampled_from(["ddv", "D"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)
GAME = st.fixed_dictionaries(
    {},
    optional={
        "preset": JSON,
        "options": JSON | st.dictionaries(st.sampled_from(["solos", "deals", "nines", "tariff"]), JSON),
        "deck": JSON,
        "pack": JSON,
    },
)
KEYS = [name for name in Settings.__dataclass_fields__ if name not in ("origin", "preset", "options", "deck", "pack")]
ANY_FILE = st.fixed_dictionaries(
    {},
    optional={
        **dict.fromkeys(KEYS, JSON),
        "games": JSON | st.fixed_dictionaries({}, optional={"schafkopf": GAME, "doppelkopf": GAME}),
    },
)


@given(ANY_FILE)
def test_any_object_gives_settings_that_can_be_saved(tmp_path_factory: pytest.TempPathFactory, entries: Any) -> None:
    path = tmp_path_factory.mktemp("any") / "settings.json"
    found = loaded(path, entries)
    assert found.theme in THEMES
    assert set(found.pack.values()) <= set(PACKS)
    assert found.trick_pause_ms in range(-1, 5001)
    save(found, path)
    assert load(path) == found


@given(st.integers(min_value=0), st.binary(max_size=4))
def test_a_file_damaged_anywhere_never_raises(
    tmp_path_factory: pytest.TempPathFactory, place: int, noise: bytes
) -> None:
    path = tmp_path_factory.mktemp("noise") / "settings.json"
    save(CHOSEN, path)
    data = path.read_bytes()
    start = place % len(data)
    path.write_bytes(data[:start] + noise + data[start + len(noise) :])
    save(load(path), path)
    assert load(path).theme in THEMES
