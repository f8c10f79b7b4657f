"""Cards that somebody writes down: kept with `cards add` or `cards import`, played, and refused with the place."""

from __future__ import annotations

import io
import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.cli.conftest import Run
from tests.language.catalogue.standing_in import atomic, face, written

from mainphase.cards import beside, find_card
from mainphase.cards.nodes import CardType
from mainphase.language.catalogue.own_cards import cards_apart, is_own_file, own_cards_in_data

HERONS = """\
# two cards of mine
Paper Heron {1}{U}
Creature - Bird

Flying
When Paper Heron enters, draw a card.
2/1

Borrowed Notes
{2}{U}
Sorcery
Draw two cards.
"""
JUGGLER = "Lantern Juggler {R}\nCreature — Human\nHaste\nWhenever Lantern Juggler attacks, juggle lanterns.\n1/1\n"


@pytest.fixture(autouse=True)
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Where the catalogue will be."""
    path = tmp_path / "kept" / "cards.sqlite"
    monkeypatch.setenv(beside.PATH, str(path))
    monkeypatch.setenv(beside.NO_BUILT_IN, "")
    yield path
    beside.forget_definitions()


def typed(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(text))


@pytest.mark.parametrize("command", ["add", "import"])
def test_cards_of_a_text_are_kept_and_played(mainphase: Run, tmp_path: Path, place: Path, command: str) -> None:
    ran = mainphase("cards", command, written(tmp_path / "mine.txt", HERONS))
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.count(f"kept in {place}\n") == 2
    assert "- When Paper Heron enters, draw a card." in ran.out
    assert mainphase("cards", "paper heron").out.startswith("Paper Heron  {1}{U}\nCreature — Bird  2/1")
    deck = written(tmp_path / "ours.txt", "20 Island\n20 Paper Heron\n20 Borrowed Notes\n")
    assert mainphase("check", deck).out.startswith("playable")
    assert "Paper Heron" in mainphase("watch", deck, deck, "--max-turns", "9").out
    scenario = written(
        tmp_path / "ours.yaml",
        "scenario: a heron brings a card\nplayers:\n"
        "  Alice: {hand: [Paper Heron], battlefield: [2 Island], library: [Forest]}\n  Bob: {}\n"
        "play:\n  - {Alice: cast Paper Heron}\n  - resolve: 2\nexpect:\n  hand: {Alice: [Forest]}\n",
    )
    ran = mainphase("check", scenario)
    assert (ran.status, ran.err) == (0, ""), ran.out


def test_a_card_that_is_typed_is_kept(mainphase: Run, place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    typed("Paper Heron {1}{U}\nCreature — Bird\nFlying\n2/1", monkeypatch)
    assert mainphase("cards", "add").status == 0
    assert find_card("Paper Heron").types == CardType.CREATURE


def test_yaml_and_simple_json_say_the_same(mainphase: Run, tmp_path: Path) -> None:
    card = {"name": "Paper Heron", "cost": "1U", "type": "Creature - Bird", "text": "Flying", "pt": "2/1"}
    as_json = written(tmp_path / "one.json", json.dumps(card))
    as_yaml = written(
        tmp_path / "two.yaml",
        '- name: Paper Heron\n  cost: "{1}{U}"\n  type: Creature — Bird\n'
        "  text: [Flying]\n  power: 2\n  toughness: 1\n",
    )
    assert is_own_file(as_json)
    assert mainphase("cards", "import", as_json).status == 0
    made = find_card("Paper Heron")
    ran = mainphase("cards", "import", as_yaml)
    assert "it takes the place of your Paper Heron" in ran.out
    assert find_card("Paper Heron") == made


def test_a_card_with_two_faces_names_its_layout(mainphase: Run, tmp_path: Path) -> None:
    faces = [
        {"name": "Paper Heron", "cost": "1U", "type": "Creature — Bird", "text": "Flying", "pt": "2/1"},
        {"name": "Fly Off", "cost": "U", "type": "Sorcery — Adventure", "text": "Draw a card."},
    ]
    card = {"name": "Paper Heron", "layout": "adventure", "faces": faces}
    assert mainphase("cards", "add", written(tmp_path / "one.json", json.dumps([card]))).status == 0
    assert [face.name for face in find_card("Fly Off").faces] == ["Fly Off"]
    del card["layout"]
    ran = mainphase("cards", "add", written(tmp_path / "two.json", json.dumps([card])))
    assert "two.json:1: a card with faces has two or more, and a layout" in ran.err


def test_what_is_not_understood_is_told_with_its_place_and_not_kept(mainphase: Run, tmp_path: Path) -> None:
    ran = mainphase("cards", "add", written(tmp_path / "mine.txt", f"{HERONS}\n{JUGGLER}"))
    assert ran.status == 1
    assert ran.out.count("kept in") == 2
    lines = ran.err.splitlines()
    assert lines[0] == f"not kept: {tmp_path / 'mine.txt'}:14"
    assert lines[3] == "  Whenever Lantern Juggler attacks, juggle lanterns."
    assert lines[4].index("^") == lines[3].index("juggle")
    assert "no card of that name" in mainphase("check", written(tmp_path / "d.txt", "4 Lantern Juggler\n")).out


@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        ("x.txt", "Draw a card.", "x.txt:1: a card that is kept needs a name and a type line"),
        ("x.txt", "Sorcery\nDraw a card.", "x.txt:1: a card that is kept needs a name and a type line"),
        ("x.txt", "# nothing\n", "x.txt: there is no text to read"),
        ("x.yaml", "", "x.yaml: there is no card in it"),
        ("x.yaml", "name: A\ncost: {1}{U}\n", "x.yaml:2:10: "),
        ("x.yaml", "- name: A\n  type: Sorcery\n- name: B\n  tpye: Sorcery\n", "x.yaml:3: a card has no field 'tpye'"),
        ("x.yaml", "name: A\ntype: Sorcery\ncost: five\n", "x.yaml:1: a cost is written"),
        ("x.yaml", "name: no\ntype: Sorcery\n", "x.yaml:1: a card needs a name; found False"),
        ("x.yaml", "name: A\ntype: Creature\npt: big\n", 'x.yaml:1: pt is power and toughness such as "2/1"'),
        ("x.yaml", "[1, 2]\n", "x.yaml:1: a card has fields such as name, type and text; found 1"),
    ],
)
def test_what_is_no_card_is_told_with_its_place(
    mainphase: Run, tmp_path: Path, place: Path, name: str, text: str, said: str
) -> None:
    ran = mainphase("cards", "add", written(tmp_path / name, text))
    assert ran.status == 2
    assert said in ran.err
    assert not place.exists()


def test_ones_own_card_hides_no_other_by_accident(
    mainphase: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    halves = [
        face("Up // Down", "Draw a card.", faceName="Up", side="a", layout="split"),
        face("Up // Down", "Draw two cards.", faceName="Down", side="b", layout="split"),
    ]
    file = written(tmp_path / "cards.json", atomic([face("Borrowed Notes", "Draw a card.")], halves))
    assert mainphase("cards", "import", file).status == 0
    for name in ("Borrowed Notes", "Up"):
        typed(f"{name} {{U}}\nSorcery\nDraw three cards.", monkeypatch)
        ran = mainphase("cards", "add")
        assert (ran.status, ran.out) == (1, "")
        assert "your catalogue has a card" in ran.err
        assert "(from cards.json), which this one would hide" in ran.err
    typed("Borrowed Notes {U}\nSorcery\nDraw three cards.", monkeypatch)
    ran = mainphase("cards", "add", "--replace")
    assert (ran.status, "it hides Borrowed Notes (from cards.json)" in ran.out) == (0, True)
    ours = find_card("Borrowed Notes")
    ran = mainphase("cards", "import", file)
    assert "note: Borrowed Notes is a card of your own, which stays" in ran.err
    assert find_card("Borrowed Notes") == ours
    assert mainphase("cards", "import", file, "--replace").status == 0
    assert find_card("Borrowed Notes") != ours


def test_a_built_in_card_wins_and_that_is_said(mainphase: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    typed("Grizzly Bears {G}\nCreature — Bear\n3/3", monkeypatch)
    ran = mainphase("cards", "add")
    assert (ran.status, "there is a built-in card Grizzly Bears" in ran.err) == (1, True)
    typed("Grizzly Bears {G}\nCreature — Bear\n3/3", monkeypatch)
    ran = mainphase("cards", "add", "--replace")
    assert (ran.status, "is played unless --no-built-in" in ran.out) == (0, True)
    assert find_card("Grizzly Bears").power == 2
    assert mainphase("cards", "Grizzly Bears", "--no-built-in").out.startswith(
        "Grizzly Bears  {G}\nCreature — Bear  3/3"
    )


def test_an_empty_line_parts_cards_only_before_a_name_and_a_type() -> None:
    assert [line for line, _ in cards_apart(HERONS)] == [1, 9]
    one = "Paper Heron {1}{U}\nCreature — Bird\n\nFlying\n\n2/1\n"
    assert [line for line, _ in cards_apart(one)] == [1]


def test_colors_may_be_said() -> None:
    (card,) = own_cards_in_data("name: Blue Bird\ntype: Creature — Bird\ncolors: u\npt: 1/1\n", "x")
    assert card.faces[0].colors == "U"
