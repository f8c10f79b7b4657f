"""The catalogue: what was imported is found by any of its names, and nothing is ever half-written."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
import textwrap
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.language.catalogue.standing_in import (
    BIRD,
    CARDS,
    FAILING,
    HALVES,
    LEARNED,
    LONG,
    READER,
    atomic,
    bird,
    face,
    scryfall,
    written,
)

import mainphase as mp
from mainphase.cards import beside
from mainphase.cards.names import (
    card_names,
    face_as_printed,
    find_card,
    find_cards,
    known_card,
    names_elsewhere,
    spelling,
    suggestions,
)
from mainphase.cards.nodes import Keyword
from mainphase.errors import CardError, UnknownCardError
from mainphase.language.cards import read_card
from mainphase.language.catalogue import lookup, reading, schema, version
from mainphase.language.catalogue.importing import import_file, read_again
from mainphase.language.catalogue.lookup import CatalogueFile
from mainphase.language.text.card_data import face_from_atomic


@pytest.fixture(autouse=True)
def stand_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reading, "READER", READER)


@pytest.fixture
def catalogue(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A catalogue of the invented cards, which names are looked up in."""
    path = tmp_path / "kept" / "cards.sqlite"
    monkeypatch.setenv(beside.PATH, str(path))
    import_file(written(tmp_path / "cards.json", atomic()), path)
    yield path
    beside.forget_definitions()


def count(path: Path, table: str) -> int:
    with sqlite3.connect(path) as db:
        (number,) = db.execute(f"SELECT count(*) FROM {table}").fetchone()
    db.close()
    return int(number)


# --- Importing


def test_an_import_says_how_much_is_playable(tmp_path: Path) -> None:
    stages = []
    came = import_file(
        written(tmp_path / "cards.json", atomic()),
        tmp_path / "cards.sqlite",
        told=lambda stage, done, of, playable: stages.append(stage),
    )
    assert (came.cards, came.playable) == (7, 5)
    assert set(stages) >= {"reading", "writing"}


def test_several_processes_read_the_same(tmp_path: Path) -> None:
    many = [[bird(f"Heron {k}", "Flying" if k % 3 else "Swims")] for k in range(250)]
    file = written(tmp_path / "cards.json", atomic(*many))
    for jobs in (1, 2):
        import_file(file, tmp_path / f"{jobs}.sqlite", jobs)
    one, two = ((tmp_path / f"{jobs}.sqlite") for jobs in (1, 2))
    with sqlite3.connect(one) as a, sqlite3.connect(two) as b:
        for table in ("card", "name", "line"):
            assert list(a.execute(f"SELECT * FROM {table}")) == list(b.execute(f"SELECT * FROM {table}"))


def test_a_fault_of_the_language_costs_one_card(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reading, "READER", FAILING)
    file = written(tmp_path / "cards.json", atomic([bird("Trouble")], [BIRD]))
    came = import_file(file, tmp_path / "cards.sqlite")
    assert (came.cards, came.playable) == (2, 1)
    row = CatalogueFile(tmp_path / "cards.sqlite").row("trouble")
    assert row is not None
    assert row.reason == "the language itself failed: KeyError: 'trouble'"


def test_a_second_import_replaces_and_adds(catalogue: Path, tmp_path: Path) -> None:
    again = written(
        tmp_path / "set.json",
        {"data": {"cards": [{**BIRD, "text": "Haste", "setCode": "NEW"}, bird("New Heron")]}},
    )
    before = count(catalogue, "name")
    came = import_file(again, catalogue)
    assert came.cards == 2
    assert find_card("Paper Heron").abilities != ()
    assert find_card("New Heron").name == "New Heron"
    assert (count(catalogue, "card"), count(catalogue, "name")) == (len(CARDS) + 1, before + 1)
    import_file(tmp_path / "cards.json", catalogue)
    with sqlite3.connect(catalogue) as db:
        assert list(db.execute("SELECT code FROM printing JOIN card ON id = card WHERE name = 'Paper Heron'")) == [
            ("NEW",)
        ]


def test_what_is_killed_half_way_has_changed_nothing(catalogue: Path, tmp_path: Path) -> None:
    """kill -9 while cards are written: the catalogue is as it was."""
    before = sorted(card_names())
    many = [[bird(f"Heron {k}")] for k in range(1_500)]
    file = written(tmp_path / "many.json", atomic(*many))
    code = f"""
        import os, signal
        from pathlib import Path
        from mainphase.language.catalogue import reading
        from mainphase.language.catalogue.importing import import_file
        reading.READER = {READER!r}
        def told(stage, done, of, playable):
            if stage == "writing" and done >= 1000:
                os.kill(os.getpid(), signal.SIGKILL)
        import_file(Path({str(file)!r}), Path({str(catalogue)!r}), told=told)
    """
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    ran = subprocess.run([sys.executable, "-c", textwrap.dedent(code)], env=env, check=False)
    assert ran.returncode == -signal.SIGKILL
    beside.forget_definitions()
    assert sorted(card_names()) == before
    assert known_card("Heron 5") is None
    with sqlite3.connect(catalogue) as db:
        assert list(db.execute("PRAGMA integrity_check")) == [("ok",)]
    came = import_file(file, catalogue)
    assert came.playable == 1_500
    assert known_card("Heron 5") is not None


def test_what_is_killed_before_it_wrote_leaves_nothing(tmp_path: Path) -> None:
    """A new catalogue does not exist before it is whole."""
    file = written(tmp_path / "cards.json", atomic())
    path = tmp_path / "new" / "cards.sqlite"

    def told(stage: str, done: int, of: int, playable: int) -> None:
        if stage == "writing":
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        import_file(file, path, told=told)
    assert not path.exists() or path.stat().st_size == 0
    assert import_file(file, path).playable == 5


# --- What is no catalogue


def test_what_is_no_catalogue_is_not_touched(tmp_path: Path) -> None:
    file = written(tmp_path / "cards.json", atomic())
    text = written(tmp_path / "text", "a" * 4096)
    other = tmp_path / "other.sqlite"
    with sqlite3.connect(other) as db:
        db.execute("CREATE TABLE card (x)")
    newer = tmp_path / "newer.sqlite"
    import_file(file, newer)
    with sqlite3.connect(newer) as db:
        db.execute("PRAGMA user_version = 99")
    for path, said in (
        (text, "this is no catalogue of cards, nor any SQLite file"),
        (other, "this SQLite file is no catalogue of cards"),
        (newer, r"its tables are version 99; those known here are version 1"),
        (tmp_path, "this is a folder"),
        (text / "cards.sqlite", "cannot be written here"),
    ):
        held = path.read_bytes() if path.is_file() else b""
        with pytest.raises(CardError, match=said):
            import_file(file, path)
        assert (path.read_bytes() if path.is_file() else b"") == held


def test_a_damaged_catalogue_is_a_clear_error(catalogue: Path) -> None:
    held = catalogue.read_bytes()
    catalogue.write_bytes(held[:4096] + b"\xff" * (len(held) - 4096))
    beside.forget_definitions()
    with pytest.raises(CardError, match="the catalogue cannot be read"):
        known_card("Paper Heron")


# --- Finding cards


@pytest.mark.parametrize(
    ("said", "name"),
    [
        ("Paper Heron", "Paper Heron"),
        ("  paper   HERON ", "Paper Heron"),
        ("Brisk Heron", "Brisk Héron"),
        ("Inkfall // Inkrise", "Inkfall // Inkrise"),
        ("inkfall/inkrise", "Inkfall // Inkrise"),
        ("Inkrise", "Inkfall // Inkrise"),
    ],
)
def test_a_card_is_found_however_it_is_typed(catalogue: Path, said: str, name: str) -> None:
    assert find_card(said).name == name


def test_the_half_that_is_meant_keeps_its_name(catalogue: Path) -> None:
    assert spelling("inkrise") == "Inkrise"
    assert spelling("brisk heron") == "Brisk Héron"


def test_a_built_in_card_wins_unless_told_otherwise(
    catalogue: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ours = find_card("Serra Angel")
    import_file(written(tmp_path / "angel.json", atomic([bird("Serra Angel", "Haste")])), catalogue)
    assert find_card("Serra Angel") == ours
    monkeypatch.setenv(beside.NO_BUILT_IN, "1")
    theirs = find_card("Serra Angel")
    assert theirs != ours
    assert [getattr(ability, "keywords", 0) for ability in theirs.abilities] == [Keyword.HASTE]
    assert known_card("Shock") is None
    assert card_names() == [
        "Borrowed Notes",
        "Brisk Héron",
        "Inkfall // Inkrise",
        "Lantern Muster",
        "Paper Heron",
        "Serra Angel",
    ]


def test_an_earlier_wording_is_built_in_too(catalogue: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import_file(written(tmp_path / "mine.json", atomic([bird("Howling Mine")])), catalogue)
    assert find_card("Howling Mine", on="1997-10-01") != find_card("Howling Mine")
    monkeypatch.setenv(beside.NO_BUILT_IN, "1")
    assert find_card("Howling Mine", on="1997-10-01").subtypes == ("Bird",)


def test_a_whole_card_comes_before_a_face_of_a_built_in_one(catalogue: Path, tmp_path: Path) -> None:
    assert find_card("Ice").name == "Fire // Ice"
    import_file(written(tmp_path / "ice.json", atomic([bird("Ice")])), catalogue)
    assert find_card("Ice").name == "Ice"
    assert find_card("Fire").name == "Fire // Ice"


DELVER = [
    face("Paper Delver // Paper Moth", "Flying", "Creature — Bird", power="1", toughness="1", faceName="Paper Delver",
         side="a", layout="split"),
    face("Paper Delver // Paper Moth", "Haste", "Creature — Moth", power="3", toughness="2", faceName="Paper Moth",
         side="b", layout="split"),
]  # fmt: skip
MOTH = face("Paper Moth", "Haste", "Creature — Moth", power="3", toughness="2")


@pytest.mark.parametrize("first", [True, False])
def test_a_face_that_stands_alone_is_no_card_beside_the_whole_one(
    tmp_path: Path, first: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In one file, or in two, whichever comes first."""
    monkeypatch.setenv(beside.PATH, str(tmp_path / "cards.sqlite"))
    other = bird("Paper Moth Drake")
    came = import_file(written(tmp_path / "both.json", atomic(DELVER, [MOTH], [other])), tmp_path / "one.sqlite")
    assert (came.cards, came.gathering.faces_alone) == (2, ["Paper Moth"])
    assert any("are a face of another, such as Paper Moth" in note for note in came.gathering.notes)
    whole, half = (
        written(tmp_path / "whole.json", atomic(DELVER)),
        written(tmp_path / "half.json", atomic([MOTH], [other])),
    )
    for file in (whole, half) if first else (half, whole):
        import_file(file, tmp_path / "cards.sqlite")
    beside.forget_definitions()
    assert find_card("Paper Moth").name == "Paper Delver // Paper Moth"
    assert find_card("Paper Moth Drake").name == "Paper Moth Drake"


def test_a_face_alone_does_not_hide_a_built_in_card(catalogue: Path, tmp_path: Path) -> None:
    sorcery = face("Insectile Aberration", "Flying", "Creature — Human Insect", power="3", toughness="2")
    import_file(written(tmp_path / "face.json", atomic([sorcery])), catalogue)
    assert find_card("Insectile Aberration").name == find_card("Delver of Secrets").name


@pytest.mark.parametrize("more", [{"layout": "transform"}, {"side": "a"}, {"layout": "modal_dfc", "side": "b"}])
def test_a_card_of_which_the_file_has_one_face_is_refused_as_that(more: dict[str, str]) -> None:
    read = read_card((face_from_atomic({**MOTH, **more}),))
    assert read.reason == "faces: the card file gives one face of a card that has two"


def test_half_a_card_comes_after_a_whole_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The stub was imported by itself, and calls itself otherwise than the face that it is."""
    monkeypatch.setenv(beside.PATH, str(tmp_path / "cards.sqlite"))
    monkeypatch.setattr(reading, "READER", "mainphase.language.cards:read_card")
    adventure = [
        face("Paper Heron // Off", "Flying", "Creature — Bird", power="1", toughness="1", side="a",
             faceName="Paper Heron", layout="adventure"),
        face("Paper Heron // Off", "Draw a card.", "Sorcery — Adventure", faceName="Off", side="b", layout="adventure"),
    ]  # fmt: skip
    stub = face("Off", "Draw a card.", "Instant — Adventure", side="b", layout="adventure")
    import_file(written(tmp_path / "both.json", atomic(adventure, [stub])), tmp_path / "cards.sqlite")
    beside.forget_definitions()
    assert find_card("Off").name == "Paper Heron"


def test_why_a_card_cannot_be_played_is_said(catalogue: Path) -> None:
    with pytest.raises(UnknownCardError) as error:
        find_cards(["Longer Notes", "Paper Heron", "Riddle of Ink"])
    assert error.value.names == ("Longer Notes", "Riddle of Ink")
    assert "Longer Notes cannot be played: another way to “draw”; reading stops at 'three cards.'" in str(error.value)
    assert "Riddle of Ink cannot be played: a text with several meanings: 'It draws two cards.'" in str(error.value)


def test_a_slip_of_the_hand_finds_the_nearest(catalogue: Path) -> None:
    assert suggestions(["Papre Heron"]) == "did you mean Paper Heron?"
    assert suggestions(["Sera Angel"]) == "did you mean Serra Angel?"
    assert suggestions(["Oaper Heron"]) == "did you mean Paper Heron?"
    assert (
        suggestions(["Longre Notes"]) == "did you mean Longer Notes?"
    )  # which cannot be played, as that name will say


def test_without_a_catalogue_nothing_is_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(beside.PATH, str(tmp_path / "none.sqlite"))
    assert beside.catalogue() is None
    assert known_card("Paper Heron") is None
    (tmp_path / "none.sqlite").write_bytes(b"")
    assert beside.catalogue() is None


def test_a_catalogue_that_comes_is_found(catalogue: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    later = tmp_path / "later.sqlite"
    monkeypatch.setenv(beside.PATH, str(later))
    assert known_card("Paper Heron") is None
    later.write_bytes(catalogue.read_bytes())
    assert known_card("Paper Heron") is not None


def test_a_deck_is_found_in_little_time(catalogue: Path) -> None:
    known_card("Paper Heron")
    began = time.perf_counter()
    for _ in range(10_000):
        known_card("Paper Heron")
    assert time.perf_counter() - began < 1.0


# --- A language that has learned


def test_what_a_newer_language_reads_is_read_again(catalogue: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert known_card("Longer Notes") is None
    monkeypatch.setattr(lookup, "language_version", lambda: "newer")
    monkeypatch.setattr(reading, "READER", LEARNED)
    beside.forget_definitions()
    assert known_card("Longer Notes") is not None
    with sqlite3.connect(catalogue) as db:  # and kept, without the others
        found = dict(db.execute("SELECT name, language FROM card"))
    assert {name for name, language in found.items() if language == "newer"} == {"Longer Notes"}


def test_all_are_read_again_at_once(catalogue: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert read_again(catalogue) == 0
    monkeypatch.setattr(reading, "READER", LEARNED)
    monkeypatch.setattr("mainphase.language.catalogue.importing.language_version", lambda: "newer")
    assert read_again(catalogue) == len(CARDS)
    assert read_again(catalogue) == 0
    monkeypatch.setattr(lookup, "language_version", lambda: "newer")
    assert find_card(LONG["name"]).name == "Longer Notes"


def test_the_version_follows_the_sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    marks = set()
    for text in ("a", "b", "a"):
        (tmp_path / "language").mkdir(exist_ok=True)
        (tmp_path / "language" / "cards.py").write_text(text)
        monkeypatch.setattr(version, "PACKAGE", tmp_path)
        version.language_version.cache_clear()
        marks.add(version.language_version())
    monkeypatch.undo()
    version.language_version.cache_clear()
    assert len(marks) == 2
    assert version.language_version().startswith(mp.__version__)


# --- In games


def test_decks_and_games_use_them(catalogue: Path) -> None:
    deck = mp.read_deck("30 Island\n10 paper heron (ABC) 12\n10 Inkfall/Inkrise\n10 Borrowed Notes\n")
    assert [name for _, name in deck.main] == ["Island", "Paper Heron", "Inkfall // Inkrise", "Borrowed Notes"]
    game = mp.Game.new({"Alice": deck, "Bob": deck}, seed=3, automation=mp.AUTOMATIC)
    outcome = mp.play_out(game, {"Alice": mp.GreedyBot(), "Bob": mp.GreedyBot()}, max_turns=12)
    assert outcome.turns > 5
    assert any("Paper Heron" in str(event) for event in game.events)
    assert mp.replay(game.record()).hash() == game.hash()


def test_tokens_of_a_catalogue_are_known_to_scenarios(catalogue: Path) -> None:
    from mainphase.cards.token_makers import token_makers
    from mainphase.scenarios.known_names import is_known_name

    assert ("Lantern Muster", "Goblin") in [(maker, token.subtypes[0]) for maker, token in token_makers("Goblin")]
    assert is_known_name("Paper Heron")
    assert beside.catalogue() is not None


def test_the_tables_have_a_version() -> None:
    assert schema.TABLES_VERSION >= 1
    assert HALVES


def test_a_card_is_known_by_its_names_in_other_languages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As MTGJSON tells them beside a card, and Scryfall in records of their own: in decks, and told back."""
    path = tmp_path / "cards.sqlite"
    monkeypatch.setenv(beside.PATH, str(path))
    foreign = [{"language": "Italian", "name": "Airone di Carta", "type": "Creatura", "text": "Volare"}]
    told = {"data": {"Paper Heron": [{**BIRD, "foreignData": foreign}]}}
    import_file(written(tmp_path / "cards.json", told), path)
    assert find_card("airone di carta").name == "Paper Heron"
    french = {
        "object": "card",
        "name": "Paper Heron",
        "lang": "fr",
        "layout": "normal",
        "printed_name": "Héron de papier",
    }
    import_file(written(tmp_path / "more.json", [scryfall("Paper Heron", "Flying", "Creature — Bird"), french]), path)
    assert "did you mean Airone di Carta?" in suggestions(["Airone di Cara"])
    found = CatalogueFile(path)
    assert found.english("heron de papier") == "paper heron"
    assert found.printed("it", "paper heron") == ("Airone di Carta", "Creatura", "Volare")
    assert (face_as_printed("fr", "Paper Heron")[0], face_as_printed("de", "Paper Heron")[0]) == ("Héron de papier", "")
    assert names_elsewhere("Forest")[:1] == ["Forêt"] or "Foresta" in names_elsewhere("Forest")
    beside.forget_definitions()


def test_a_catalogue_from_before_knows_no_other_languages(catalogue: Path) -> None:
    with sqlite3.connect(catalogue) as db:
        db.execute("DROP TABLE printed")
    db.close()
    found = CatalogueFile(catalogue)
    assert (found.printed("it", "paper heron"), found.english("airone di carta")) == (("", "", ""), "")
