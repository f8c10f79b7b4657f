"""Cards of one's own: `cards import`, `cards status`, `cards NAME` of a catalogue, `cards read`, and `--no-built-in`.

A small language stands in for the real one; the cards are invented.
"""

from __future__ import annotations

import io
import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.cli.conftest import Run
from tests.language.catalogue.standing_in import BIRD, LEARNED, READER, atomic, bird, face, scryfall, written

from mainphase.cards import beside, decode_card, find_card
from mainphase.cards.names import folded
from mainphase.cards.tree_text import read_notation
from mainphase.cli.caret import with_caret
from mainphase.language.catalogue import importing, reading


@pytest.fixture(autouse=True)
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Where the catalogue will be."""
    monkeypatch.setattr(reading, "READER", READER)
    path = tmp_path / "kept" / "cards.sqlite"
    monkeypatch.setenv(beside.PATH, str(path))
    monkeypatch.setenv(beside.NO_BUILT_IN, "")
    yield path
    beside.forget_definitions()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return written(tmp_path / "cards.json", atomic())


@pytest.fixture
def imported(mainphase: Run, file: Path, place: Path) -> Path:
    assert mainphase("cards", "import", file).status == 0
    return place


# --- import


def test_the_last_line_says_how_much_is_playable(mainphase: Run, file: Path, place: Path) -> None:
    ran = mainphase("cards", "import", file)
    assert (ran.status, ran.err) == (0, "")
    assert ran.out == f"MTGJSON AtomicCards into {place}\n7 cards, 5 playable (71.4 %)\n"


def test_another_place_may_be_named(mainphase: Run, file: Path, place: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.sqlite"
    assert mainphase("cards", "import", file, "--into", other, "--jobs", "1").status == 0
    assert other.exists()
    assert not place.exists()


def test_what_is_wrong_is_told_and_the_rest_is_kept(mainphase: Run, tmp_path: Path, place: Path) -> None:
    odd = [[{"name": f"Odd {k}", "layout": "normal"}] for k in range(30)]
    text = json.dumps(atomic(*odd, [BIRD], [face("Late")]))
    file = written(tmp_path / "cut.json", text[:-40])
    ran = mainphase("cards", "import", file)
    assert ran.status == 1
    lines = ran.err.splitlines()
    assert lines[0].startswith(f"left out: {file}:1:")
    assert lines[0].endswith("Odd 0: it has no field type")
    assert lines[20] == "left out: … and 10 more"
    assert lines[21].startswith(f"cut off: {file}:1:")
    assert lines[21].endswith("the 1 cards before that are kept")
    assert len(lines) == 22
    assert ran.out.endswith("1 cards, 1 playable (100.0 %)\n")


@pytest.mark.parametrize("text", ["", "4 Mountain", "{}", '{"data": {"A": [{"na'])
def test_what_is_no_card_file_is_bad_input(mainphase: Run, tmp_path: Path, place: Path, text: str) -> None:
    ran = mainphase("cards", "import", written(tmp_path / "x.json", text))
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith(f"error: {tmp_path / 'x.json'}")
    assert "a card file is a JSON file of MTGJSON" in ran.err
    assert not place.exists()


def test_nothing_of_a_file_is_obeyed_by_a_terminal(mainphase: Run, tmp_path: Path) -> None:
    file = written(tmp_path / "x.json", atomic([face("Odd\x1b[31m", "x")], [{**BIRD, "name": "[red]Heron[/]"}]))
    ran = mainphase("cards", "import", file)
    assert "\x1b" not in ran.err + ran.out
    assert mainphase("cards", "[red]Heron[/]").out.startswith("[red]Heron[/]  {1}{U}")


# --- status


def test_the_status_for_people(mainphase: Run, imported: Path) -> None:
    ran = mainphase("cards", "status")
    assert ran.status == 0
    lines = [" ".join(line.split()) for line in ran.out.splitlines()]
    assert lines[0] == "7 cards, 5 playable (71.4 %)"
    for line in (
        "1 ambiguous",
        "1 phrase",
        "1 1 another way to “draw” Longer Notes",
        "2 1 50.0 % pauper",
        "2 1 50.0 % XYZ",
    ):
        assert line in lines


def test_the_status_for_programs(mainphase: Run, imported: Path) -> None:
    data = json.loads(mainphase("cards", "status", "--json").out)
    assert (data["cards"], data["playable"]) == (7, 5)
    assert data["unsupported"] == {"ambiguous": 1, "phrase": 1}
    assert data["wanted"][1] == {"family": "another way to “draw”", "alone": 1, "cards": 1, "example": "Longer Notes"}
    assert data["wanted"][0]["family"] == "a text with several meanings"
    assert data["formats"] == {"pauper": {"cards": 2, "playable": 1}}
    assert data["sets"] == {"ABC": {"cards": 1, "playable": 1}, "XYZ": {"cards": 2, "playable": 1}}


def test_what_is_wanted_alone_unlocks_a_card(mainphase: Run, tmp_path: Path) -> None:
    texts = ["Draw 3 cards.", "Draw 4 cards.", "Flip a coin.", "Flip a coin.\nDraw 5 cards.", "Flip a coin.\nDives"]
    file = written(tmp_path / "x.json", atomic(*([face(f"Card {k}", text)] for k, text in enumerate(texts))))
    data = json.loads(mainphase("cards", "status", file, "--json").out)
    assert [(each["family"], each["alone"], each["cards"]) for each in data["wanted"]] == [
        ("another way to “draw”", 2, 3),
        ("coins", 1, 3),
        ("something that is done, by a verb that is not known", 0, 1),
    ]


def test_the_status_of_a_card_file_keeps_nothing(mainphase: Run, file: Path, place: Path) -> None:
    assert mainphase("cards", "status", file).out.startswith("7 cards, 5 playable")
    assert not place.exists()


def test_the_status_reads_again_what_another_version_read(
    mainphase: Run, imported: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(importing, "language_version", lambda: "newer")
    monkeypatch.setattr(reading, "READER", LEARNED)
    ran = mainphase("cards", "status")
    assert ran.out.startswith("7 cards, 6 playable")
    assert ran.err == "read again, because mainphase has changed: 7 cards\n"
    assert mainphase("cards", "status").err == ""


def test_the_status_without_a_catalogue(mainphase: Run, tmp_path: Path, place: Path) -> None:
    ran = mainphase("cards", "status")
    assert ran.status == 2
    assert f"{place}: there is no catalogue yet; make one with `mainphase cards import FILE`" in ran.err
    assert "there is no such file" in mainphase("cards", "status", tmp_path / "nowhere").err


# --- NAME


def test_a_card_of_the_catalogue_is_shown_as_any_other(mainphase: Run, imported: Path) -> None:
    assert mainphase("cards", "brisk heron").out.startswith("Brisk Héron  {1}{U}\nCreature — Bird  3/1\n")
    made = find_card("Paper Heron")
    assert decode_card(json.loads(mainphase("cards", "Paper Heron (ABC) 12", "--json").out)) == made
    assert read_notation(mainphase("cards", "Paper Heron", "--notation").out) == made
    assert mainphase("cards", "show", "Paper Heron").status == 0


def test_where_reading_stopped_has_a_caret(mainphase: Run, imported: Path) -> None:
    ran = mainphase("cards", "longer notes")
    assert ran.status == 1
    assert ran.out.splitlines() == [
        "Longer Notes  cannot be played: phrase: nothing reads this",
        "",
        "  Draw three cards.",
        "       ^",
        "  unsupported: phrase: nothing reads this; expected here: 'a card'",
    ]
    data = json.loads(mainphase("cards", "longer notes", "--json").out)
    assert data["lines"][0]["stopped"] == 5
    assert "this draws" in mainphase("cards", "Riddle of Ink").out


def test_a_long_line_is_shown_around_the_caret() -> None:
    line, caret = with_caret("word " * 40, 100, 30)
    assert len(line) <= 32
    assert line.startswith("…")
    assert line.endswith("…")
    assert line[caret.index("^")] == ("word " * 40)[100]
    assert with_caret("Draw", 99) == ["Draw", "    ^"]
    assert with_caret("Choose one\n• Draw\n• Swim", 13) == ["Choose one", "• Draw", "  ^", "• Swim"]


def test_an_unknown_card_is_refused_as_before(mainphase: Run, imported: Path) -> None:
    ran = mainphase("cards", "Papr Heron")
    assert ran.status == 2
    assert "did you mean Paper Heron?" in ran.err


def test_the_list_has_both(mainphase: Run, imported: Path) -> None:
    lines = mainphase("cards").out.splitlines()
    assert "Paper Heron  {1}{U} creature Bird 2/1: flying" in lines
    assert any(line.startswith("Lightning Bolt  {R} instant") for line in lines)
    assert lines == sorted(lines, key=lambda line: folded(line.split("  ")[0]))
    assert len(mainphase("cards", "--no-built-in").out.splitlines()) == 5


def test_a_card_as_it_read_on_a_date(mainphase: Run) -> None:
    assert "enters the battlefield" in mainphase("cards", "Wall of Omens", "--rules", "m10").out
    assert "comes into play" in mainphase("cards", "Wall of Omens", "--rules", "2005-01-01").out
    assert mainphase("cards", "Wall of Omens", "--rules", "never").status == 2


# --- read


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch, mainphase: Run) -> Run:
    """`typed(text, "--json")` runs `cards read` with this on standard input."""

    def go(text: object, *arguments: object) -> object:
        monkeypatch.setattr(sys, "stdin", io.StringIO(str(text)))
        return mainphase("cards", "read", *arguments)

    return go  # type: ignore[return-value]


def test_a_text_is_read_as_the_card_it_may_be(typed: Run) -> None:
    ran = typed("Draw two cards.\n")
    assert ran.status == 0
    assert ran.err.startswith("read as: Instant")
    words, notation, data = ran.out.split("\n\n")
    assert words.splitlines()[1] == "Instant"
    assert read_notation(notation) == decode_card(json.loads(data))


def test_a_whole_card_is_read_as_it_is_written(typed: Run) -> None:
    data = json.loads(typed("# a comment\nInk Heron {2}{U}\nCreature - Bird\n\nFlying\n2/3\n", "--json").out)
    card = decode_card(data["card"])
    assert (data["verdict"], card.name, card.power, card.toughness) == ("playable", "Ink Heron", 2, 3)
    assert card.subtypes == ("Bird",)


def test_a_text_that_is_not_understood(typed: Run) -> None:
    ran = typed("Draw seven cards.")
    assert ran.status == 1
    assert "  Draw seven cards.\n       ^\n" in ran.out
    assert json.loads(typed("Draw seven cards.", "--json").out)["card"] is None


@pytest.mark.parametrize(
    ("text", "said"), [("", "there is no text"), ("#\n", "there is no text"), ("x" * 30_000, "too long")]
)
def test_a_text_that_is_none(typed: Run, text: str, said: str) -> None:
    ran = typed(text)
    assert ran.status == 2
    assert said in ran.err


def test_an_editor_opens_on_a_terminal(mainphase: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    editor = written(tmp_path / "editor.py", "import sys; open(sys.argv[1], 'w').write('Draw two cards.')")
    monkeypatch.setattr(sys, "stdin", Terminal())
    monkeypatch.setenv("VISUAL", f"{sys.executable} {editor}")
    assert mainphase("cards", "read").out.splitlines()[1] == "Instant"
    monkeypatch.setenv("VISUAL", "no-such-editor-anywhere")
    ran = mainphase("cards", "read")
    assert ran.status == 2
    assert "name another one in EDITOR" in ran.err


# --- In the other commands


DECK = "30 Island\n20 Paper Heron\n10 Borrowed Notes\n"


def test_decks_are_checked_and_played_with_them(mainphase: Run, imported: Path, tmp_path: Path) -> None:
    deck = written(tmp_path / "ours.txt", DECK)
    assert mainphase("check", deck).out.startswith(f"playable  {deck}")
    watched = mainphase("watch", deck, deck, "--max-turns", "6")
    assert watched.status == 0
    assert "Paper Heron" in watched.out
    simulated = mainphase("simulate", deck, deck, "--games", "2", "--max-turns", "5")
    assert simulated.status == 0


def test_several_processes_find_them_too(mainphase: Run, imported: Path, tmp_path: Path) -> None:
    island = face("Island", "", "Basic Land — Island", manaCost=None)
    assert mainphase("cards", "import", written(tmp_path / "more.json", atomic([island]))).status == 0
    deck = written(tmp_path / "ours.txt", DECK)
    arguments = ("--games", "4", "--max-turns", "3", "--jobs", "2", "--batch", "2", "--no-built-in")
    ran = mainphase("simulate", deck, deck, *arguments)
    assert ran.status == 0, ran.err


def test_who_names_decks_needs_no_bundled_ones(mainphase: Run, imported: Path, tmp_path: Path) -> None:
    island = face("Island", "", "Basic Land — Island", manaCost=None)
    assert mainphase("cards", "import", written(tmp_path / "more.json", atomic([island]))).status == 0
    deck = written(tmp_path / "ours.txt", DECK)
    ran = mainphase("watch", deck, deck, "--max-turns", "2", "--no-built-in")
    assert ran.status == 0, ran.err


def test_without_the_built_in_cards_a_deck_needs_its_own(mainphase: Run, imported: Path, tmp_path: Path) -> None:
    ran = mainphase("check", written(tmp_path / "ours.txt", DECK), "--no-built-in")
    assert ran.status == 2
    assert "  30 Island: no card of that name is known here" in ran.out + ran.err
    assert os.environ[beside.NO_BUILT_IN] == "1"


def test_a_deck_says_why_a_card_cannot_be_played(mainphase: Run, imported: Path, tmp_path: Path) -> None:
    ran = mainphase("check", written(tmp_path / "ours.txt", "4 Longer Notes\n4 Island\n"))
    assert ran.status == 2
    said = ran.out + ran.err
    assert "4 of its 8 cards cannot be played (1 of 2 names):" in said
    assert "  4 Longer Notes: another way to “draw”; reading stops at 'three cards.'" in said


def test_without_a_catalogue_it_is_said_how_to_import_one(
    mainphase: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    scenario = "scenario: a card that is not here\nplayers:\n  Alice: {hand: [Cultivate]}\n  Bob: {}\n"
    deck = written(tmp_path / "deck.txt", "4 Cultivate\n20 Forest\n")
    for arguments in (["cards", "Cultivate"], ["check", deck], ["check", written(tmp_path / "a.yaml", scenario)]):
        ran = mainphase(*arguments)
        assert ran.status == 2
        assert "`mainphase cards import FILE`" in ran.out + ran.err
    monkeypatch.setenv(beside.PATH, "")  # there is to be none
    assert "import" not in mainphase("cards", "Cultivate").err


def test_a_refused_deck_is_played_at_the_users_word(mainphase: Run, imported: Path, tmp_path: Path) -> None:
    deck = written(tmp_path / "ours.txt", "20 Longer Notes\n40 Island\n")
    ran = mainphase("check", deck, "--without-refused")
    assert (ran.status, "played without 20 Longer Notes" in ran.out) == (0, True)
    ran = mainphase("check", deck, "--instead", "Longer Notes=Forest")
    assert (ran.status, "played with 20 Forest for Longer Notes" in ran.out) == (0, True)
    ran = mainphase("watch", deck, deck, "--instead", "Forest", "--max-turns", "1")
    assert (ran.status, "ours: played with 20 Forest for Longer Notes" in ran.err) == (0, True)
    ran = mainphase("simulate", deck, deck, "--games", "2", "--max-turns", "2", "--without-refused")
    assert (ran.status, "ours: played without 20 Longer Notes" in ran.err) == (0, True)
    ran = mainphase("watch", deck, deck, "--instead", "Longer Noes=Forest", "--without-refused")
    assert (ran.status, "a substitute is named for what is in no deck here: Longer Noes" in ran.err) == (2, True)


def test_scenarios_use_them(mainphase: Run, imported: Path, tmp_path: Path) -> None:
    scenario = written(
        tmp_path / "ours.yaml",
        "name: a heron flies\nplayers:\n  Alice:\n    battlefield: [Paper Heron]\n  Bob:\n    life: 20\n"
        "steps:\n  - at: declare attackers\n",
    )
    ran = mainphase("check", scenario)
    assert "not supported" not in ran.out + ran.err


def test_a_set_of_scryfall_is_imported(mainphase: Run, tmp_path: Path) -> None:
    file = written(
        tmp_path / "bulk.json", [scryfall("Paper Heron", "Flying", "Creature — Bird", power="2", toughness="1")]
    )
    assert mainphase("cards", "import", file).out.startswith("Scryfall into ")
    assert bird("x")["text"] == "Flying"


# --- status --decks


@pytest.fixture
def lists(tmp_path: Path) -> Path:
    """Two lists that are whole, one that lacks Late, one that lacks it and one more, and a file that is no list."""
    folder = tmp_path / "lists"
    for name, text in {
        "kitchen/whole.txt": f"4 {BIRD['name']}\n20 Mountain\n",
        "kitchen/one.txt": f"4 {BIRD['name']}\n4 Late\n\nSideboard\n1 Nobody's Card\n",
        "command/led.txt": f"Commander\n1 {BIRD['name']}\n\nDeck\n10 Island\n",
        "command/two.txt": "Commander\n1 Late\n\nDeck\n1 Nobody's Card\n",
        "command/none.txt": "what is this?\n",
    }.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return folder


@pytest.fixture
def late(mainphase: Run, tmp_path: Path) -> None:
    text = json.dumps(atomic([BIRD], [face("Late", text="Arrive in a while.")]))
    assert mainphase("cards", "import", written(tmp_path / "two.json", text)).status == 0


def test_lists_are_counted_whole_or_by_what_they_lack(mainphase: Run, late: None, lists: Path) -> None:
    ran = mainphase("cards", "status", "--decks", lists, "--json")
    assert ran.status == 0
    found = json.loads(ran.out)["decks"]
    assert (found["lists"], found["whole"], found["missing"]) == (4, 2, {"1": 1, "2": 1})
    assert found["folders"] == {"command": {"lists": 2, "whole": 1}, "kitchen": {"lists": 2, "whole": 1}}
    assert [(card["name"], card["alone"], card["lists"]) for card in found["cards"]] == [
        ("Late", 1, 2), ("Nobody's Card", 0, 1)
    ]  # fmt: skip
    assert found["cards"][1]["why"] == "not in the card file"
    assert [(family["family"], family["alone"]) for family in found["families"]] == [
        ("something that is done, by a verb that is not known", 1), ("not in the card file", 0)
    ]  # fmt: skip
    [unreadable] = found["unreadable"]
    assert "none.txt:1" in unreadable


def test_lists_are_told_by_year_and_format(mainphase: Run, tmp_path: Path) -> None:
    """The year is that of the newest card's first printing, or else of the name of the file or its folder."""
    made = [
        scryfall(
            "Paper Heron", "Flying", "Creature — Bird", power="2", toughness="1", set="old", released_at="1998-02-03"
        ),
        scryfall(
            "Paper Heron", "Flying", "Creature — Bird", power="2", toughness="1", set="new", released_at="2019-02-03"
        ),
        scryfall("Late", "Arrive.", "Instant", set="mid", released_at="2004-06-01", legalities={"kitchen": "legal"}),
        scryfall("Draft Bird", "Flying", "Creature — Bird", power="2", toughness="1"),
    ]
    assert mainphase("cards", "import", written(tmp_path / "bulk.json", made)).status == 0
    folder = tmp_path / "lists"
    for name, text in {
        "1999/first.txt": "4 Paper Heron\n",
        "1999/second.txt": "4 Paper Heron\n4 Late\n",
        "1999/third.txt": "4 Draft Bird\n",
        "some/pt-2012-x.txt": "4 Draft Bird\n",
        "some/st-4-12-15-x.txt": "4 Draft Bird\n",
        "some/none.txt": "4 Draft Bird\n4 Late\n4 Island\n4 Shock\n",
    }.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)
    found = json.loads(mainphase("cards", "status", "--decks", folder, "--json").out)["decks"]
    eras = {"1998": (1, 1), "1999": (1, 1), "2004": (1, 0), "2012": (1, 1), "2015": (1, 1), "unknown": (1, 0)}
    assert found["eras"] == {era: {"lists": lists, "whole": whole} for era, (lists, whole) in eras.items()}
    assert found["formats"]["kitchen"] == {"lists": 1, "whole": 0}  # where it is told of half the cards
    assert found["formats"]["(the card file does not say)"] == {"lists": 5, "whole": 4}
    shown = mainphase("cards", "status", "--decks", folder).out
    assert "year of the newest card" in shown
    assert "allowed today in" in shown


def test_a_set_of_mtgjson_tells_its_day(mainphase: Run, tmp_path: Path, place: Path) -> None:
    file = {"data": {"cards": [{**BIRD, "setCode": "OUR"}], "code": "OUR", "releaseDate": "2001-05-06"}}
    assert mainphase("cards", "import", written(tmp_path / "set.json", file)).status == 0
    folder = tmp_path / "lists"
    folder.mkdir()
    written(folder / "one.txt", "4 Paper Heron\n")
    assert json.loads(mainphase("cards", "status", "--decks", folder, "--json").out)["decks"]["eras"].keys() == {"2001"}


def test_what_keeps_lists_away_is_told_in_a_table(mainphase: Run, late: None, lists: Path) -> None:
    ran = mainphase("cards", "status", "--decks", lists)
    assert ran.out.startswith(
        "4 deck lists, 2 whole (50.0 %)\n1 of the others lack 1 name\n1 of the others lack 2 names\n"
    )
    assert "Late" in ran.out
    assert ran.err.startswith("left out: ")


@pytest.mark.parametrize("what", ["nowhere", "empty"])
def test_a_folder_without_lists_is_refused(mainphase: Run, late: None, tmp_path: Path, what: str) -> None:
    (tmp_path / "empty").mkdir()
    ran = mainphase("cards", "status", "--decks", tmp_path / what)
    assert ran.status == 2
    assert what in ran.err
