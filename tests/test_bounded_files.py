"""Whatever is given to a reader has an end: what is longer than anything of its kind, lies packed without end, or never
comes, is refused in a sentence, within two seconds and 300 MB. What is nearly so long is read, or refused, as quickly.
"""

from __future__ import annotations

import bz2
import gzip
import json
import lzma
import os
import threading
import zipfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Final

import pytest
from tests.property.within_bounds import answers

import mainphase as mp
from mainphase.cards.decks import parse_deck, read_deck
from mainphase.cli.replay import read_record
from mainphase.errors import (
    CardError,
    DeckError,
    MainphaseError,
    RecordError,
    RefusedDeckError,
    RulesError,
    ScenarioError,
)
from mainphase.foundation import bounded_files
from mainphase.foundation.bounded_files import (
    LONGEST_DECK,
    LONGEST_OWN_CARDS,
    LONGEST_RECORD,
    LONGEST_SCENARIO,
    files_below,
    read_bounded_text,
)
from mainphase.language.catalogue import gathering, opening
from mainphase.language.catalogue.gathering import gather
from mainphase.language.catalogue.own_cards import own_cards_in_data, own_cards_in_file, own_cards_in_text
from mainphase.rules.text import parse_rules_text, read_rules_text
from mainphase.scenarios import parse
from mainphase.scenarios.parse import load
from mainphase.scenarios.report import scenario_files

READERS: Final = (
    (read_deck, DeckError),
    (load, ScenarioError),
    (read_rules_text, RulesError),
    (read_record, RecordError),
    (own_cards_in_file, CardError),
)
Reader = Callable[[str], object]


@cache
def record() -> str:
    return mp.Game.new({"Alice": "vanilla-red", "Bob": "white-blue-tempo"}, seed=1).record()


def with_seats(lines: str) -> str:
    return f"scenario: It is long\nplayers:\n{lines}"


def dek(inside: str) -> str:
    return f"<Deck>{inside}</Deck>"


def in_record(mark: str, lines: str) -> str:
    return record().replace(mark, lines + mark, 1)


def long_text(unit: str, most: int) -> str:
    """Nearly the longest text that is read, of this again and again."""
    return unit * (most // len(unit) - 1)


def own_text(text: str) -> object:
    return own_cards_in_text(text, "cards")


def own_list(text: str) -> object:
    return own_cards_in_data(text, "cards")


def player_a(times: int) -> str:
    return 'player "A" "b"\n' * times


NOTED: Final = f"0 # {'a' * 50}\n"
BOB: Final = 'player "Bob"'
HERON: Final = "Heron {U}\nCreature — Bird\nFlying\n1/1\n\n"
TWENTY: Final = 20_000_000
# What it is; what reads it; the text; words of the sentence that refuses it ("": it is read).
TABLE: Final[tuple[tuple[str, Reader, Callable[[], str], str], ...]] = (
    ("20 MB, deck, one line", parse_deck, lambda: "4 " + "Forest " * 3_000_000, "at most 1,000,000 are read"),
    ("20 MB, deck, empty lines", parse_deck, lambda: "\n" * TWENTY + "40 Forest", "at most 1,000,000 are read"),
    ("20 MB, scenario", parse, lambda: "# note\n" * 3_000_000 + with_seats(" A:\n B:\n"), "at most 100,000 are read"),
    ("20 MB, record", mp.replay, lambda: in_record("end\n", "0\n" * 10_000_000), "at most 10,000,000 are read"),
    ("20 MB, own cards", own_text, lambda: HERON * 600_000, "500,000 are read"),
    ("20 MB, own list", own_list, lambda: "- {}\n" * 4_000_000, "500,000 are read"),
    ("20 MB, rules", parse_rules_text, lambda: "500.1. A rule.\n\n" * 1_300_000, "at most 10,000,000 are read"),
    ("200,000 entries, deck", parse_deck, lambda: "1 a\n" * 200_000, "at most 20,000 lines; found 200,001"),
    ("200,000 entries, .dek", parse_deck, lambda: dek("<Cards/>" * 200_000), "at most 1,000,000 are read"),
    ("200,000 entries, scenario", parse, lambda: with_seats(" A: {}\n" * 200_000), "at most 100,000 are read"),
    ("200,000 moves of one call", mp.replay, lambda: in_record("end\n", "0\n" + "  0\n" * 200_000), "cannot go on"),
    ("200,000 entries, record", mp.replay, lambda: in_record(BOB, "  1 Forest\n" * 200_000), "at most 10,000 en"),
    ("200,000 players, record", mp.replay, lambda: in_record(BOB, player_a(200_000)), "found Alice"),
    ("200,000 results, record", mp.replay, lambda: in_record("automation", "chances 1\n" * 200_000), "are left over"),
    ("400,000 lines, record", mp.replay, lambda: in_record("end\n", "0\n" * 400_000), "a record has at most 250,000"),
    ("a long deck", parse_deck, lambda: "// note\n" * 19_000 + "40 Forest", ""),
    ("a long line", parse_deck, lambda: "1 Forest" + " " * 900_000 + "x", "a line has at most 1,000 characters"),
    ("many categories", parse_deck, lambda: "1 Forest" + " [a]" * 200_000, "a line has at most 1,000 characters"),
    ("many digits", parse_deck, lambda: "1" * 900_000 + " Forest", "a line has at most 1,000 characters"),
    ("9,999 unknown names", parse_deck, lambda: "".join(f"1 Odd {k} of It\n" for k in range(9_999)), "9,999 of its"),
    ("long XML", parse_deck, lambda: dek(long_text("<a/>", LONGEST_DECK - 40)), "the deck has no cards"),
    ("deep XML", parse_deck, lambda: long_text("<Deck>", LONGEST_DECK), "this is not XML"),
    ("a long name in XML", parse_deck, lambda: f"<Deck><deckname>{long_text('a&amp;', 900_000)}", "this is not XML"),
    ("an endless word of XML", parse_deck, lambda: '<Deck a="' + "a" * 900_000, "this is not XML"),
    ("half a character", parse_deck, lambda: dek('\n<Cards Quantity="4" Name="\ud800"/>'), r":2: \ud800 is half"),
    ("half a character", parse_deck, lambda: "4 For\ud800est", r"4 For\ud800est: no card of that name"),
    ("half a character", parse, lambda: with_seats(" A\ud800: {}\n B: {}\n"), "unacceptable character #xd800"),
    ("half a character", mp.replay, lambda: record().replace("Alice", "A\ud800"), r"found 'A\ud800'"),
    ("half a character", own_text, lambda: HERON.replace("r", "\ud800"), r"\ud800"),
    ("half a character", own_list, lambda: "\n- \ud800", r":2: \ud800 is half"),
    ("a long scenario", parse, lambda: f"a: [{long_text('x,', LONGEST_SCENARIO - 9)}]", "key 'a' is not known"),
    ("many documents", parse, lambda: long_text("---\na\n", LONGEST_SCENARIO), "a second document begins here"),
    ("a deep scenario", parse, lambda: "[" * 90_000, "nested too deeply"),
    ("many players", parse, lambda: with_seats("".join(f" A{k}:\n" for k in range(9_000))), "at most 32 players"),
    ("a long record", mp.replay, lambda: in_record("end\n", long_text(NOTED, LONGEST_RECORD - 9_000)), "cannot"),
    ("many own cards", own_text, lambda: HERON * 13_000, "at most 5,000; found"),
    ("own empty lines", own_text, lambda: HERON + "\n" * 490_000, ""),
    ("own comments", own_text, lambda: HERON + "#\n" * 200_000, ""),
    ("a long own list", own_list, lambda: long_text("- {}\n", LONGEST_OWN_CARDS), "most"),
    ("a deep own list", own_list, lambda: "[" * 400_000, "nest"),
    ("long rules", parse_rules_text, lambda: "500.1. A rule.\n\n" * 600_000, ""),
    ("a rule of 9 MB", parse_rules_text, lambda: "500.1. " + "a " * 4_900_000, ""),
)  # fmt: skip


@pytest.mark.parametrize(("reader", "text", "words"), [row[1:] for row in TABLE], ids=[row[0] for row in TABLE])
def test_what_is_long_deep_or_odd_is_answered_at_once(reader: Reader, text: Callable[[], str], words: str) -> None:
    given = text()
    said = answers(given[:200], lambda: reader(given))
    assert words in said
    assert bool(words) == bool(said)


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="this system has no /dev/zero")
@pytest.mark.parametrize(("reader", "kind"), READERS)
def test_a_file_without_end_is_refused_by_every_reader(reader: Callable[[Path], object], kind: type[Exception]) -> None:
    said = answers("/dev/zero", lambda: reader(Path("/dev/zero")))
    assert "it has more than" in said
    with pytest.raises(kind):
        reader(Path("/dev/zero"))


def test_a_name_that_no_text_can_hold_is_in_no_catalogue(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from tests.language.catalogue.standing_in import READER, atomic, written

    from mainphase.cards import beside
    from mainphase.language.catalogue import reading
    from mainphase.language.catalogue.importing import import_file

    path = tmp_path / "cards.sqlite"
    monkeypatch.setattr(reading, "READER", READER)
    monkeypatch.setenv(beside.PATH, str(path))
    import_file(written(tmp_path / "cards.json", atomic()), path)
    with pytest.raises(RefusedDeckError, match=r"For\\ud800est: "):
        parse_deck("4 For\ud800est")
    beside.forget_definitions()


# --- Packed card files


EXPANDS: Final = "it expands to more than 100 times its size, as no card file does"


def packed_without_end(path: Path, begins: bytes, again: bytes) -> Path:
    """64 MB of something in a few kilobytes."""
    raw = begins + again * (64_000_000 // len(again))
    if path.suffix == ".zip":
        with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
            archive.writestr("cards.json", raw)
        return path
    packs: dict[str, Callable[[bytes], bytes]] = {".gz": gzip.compress, ".bz2": bz2.compress, ".xz": lzma.compress}
    path.write_bytes(packs[path.suffix](raw))
    return path


@pytest.mark.parametrize(
    ("suffix", "begins", "again", "words"),
    [
        *((suffix, b'{"data": {', b" " * 1_000, EXPANDS) for suffix in (".gz", ".bz2", ".xz", ".zip")),
        (".gz", b'{"data": {"', b"x" * 1_000, "a value has more than 16,777,216 characters"),
        (".gz", b'{"data": {"a": ', b"[" * 1_000, "a value is nested too deeply, and has more than 2,097,152"),
        (".gz", b'{"data": {"a": ', b"1" * 1_000, "no value that can be read"),
        (".gz", b"[", b'{"name":1},' * 90, "more than 20,000 things in it are no cards"),
    ],
    ids=["gz", "bz2", "xz", "zip", "a text", "brackets", "digits", "no cards"],
)
def test_a_packed_file_without_end_is_refused(
    tmp_path: Path, suffix: str, begins: bytes, again: bytes, words: str
) -> None:
    path = packed_without_end(tmp_path / f"cards.json{suffix}", begins, again)
    assert words in answers(path.name, lambda: gather(path))


def test_a_packed_file_of_cards_is_read_however_much_alike_they_are(tmp_path: Path) -> None:
    path = tmp_path / "cards.json.xz"
    face = {"layout": "normal", "type": "Instant", "text": "Draw a card.", "legalities": {}, "printings": ["ABC"]}
    cards = {f"Rain {k}": [face | {"name": f"Rain {k}"}] for k in range(2_000)}
    path.write_bytes(lzma.compress(json.dumps({"meta": {}, "data": cards}).encode()))
    assert len(gather(path).cards) == 2_000


def test_a_zip_with_a_password_is_no_crash(tmp_path: Path) -> None:
    path = tmp_path / "cards.zip"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("cards.json", '{"data": {}}')
    raw = bytearray(path.read_bytes())
    for mark, place in ((b"PK\x03\x04", 6), (b"PK\x01\x02", 8)):
        raw[raw.index(mark) + place] |= 1
    path.write_bytes(raw)
    assert "it cannot be unpacked" in answers(path.name, lambda: gather(path))


def test_more_cards_than_there_are_names_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gathering, "MOST_CARDS", 2)
    face = {"layout": "normal", "type": "Instant", "text": "Draw a card.", "legalities": {}, "printings": []}
    path = tmp_path / "cards.json"
    path.write_text(json.dumps({"meta": {}, "data": {name: [face | {"name": name}] for name in ("A", "B", "C", "D")}}))
    found = gather(path)
    assert "it has more than 2 cards of different names" in found.broken


# --- Pipes, and folders


needs_pipes = pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes with names")


@pytest.fixture
def pipe(tmp_path: Path) -> Path:
    path = tmp_path / "pipe"
    os.mkfifo(path)
    return path


@needs_pipes
def test_a_pipe_is_read_to_its_end(pipe: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bounded_files, "NOBODY", 60)
    writer = threading.Thread(target=pipe.write_text, args=("40 Mountain\n20 Forest\n",))
    writer.start()
    assert len(read_deck(str(pipe))) == 60
    writer.join()


@needs_pipes
@pytest.mark.parametrize(("reader", "kind"), READERS)
def test_a_pipe_into_which_nobody_writes_is_refused(
    pipe: Path, monkeypatch: pytest.MonkeyPatch, reader: Callable[[Path], object], kind: type[Exception]
) -> None:
    monkeypatch.setattr(bounded_files, "NOBODY", 0.05)
    with pytest.raises(kind, match="a pipe into which nobody writes"):
        reader(pipe)


@needs_pipes
def test_a_pipe_whose_writer_is_silent_or_never_stops_is_refused(pipe: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bounded_files, "SILENCE", 0.05)
    both = os.open(pipe, os.O_RDWR)
    with pytest.raises(DeckError, match=r"its writer has been silent for 0\.05 seconds"):
        read_deck(pipe)
    os.write(both, b"x" * 3_000)
    with pytest.raises(OSError, match="it has more than 1,000 bytes"):
        read_bounded_text(pipe, 1_000)
    os.close(both)


@needs_pipes
def test_a_card_file_is_no_pipe(pipe: Path) -> None:
    with pytest.raises(CardError, match="this is a pipe, which cannot be read twice"), opening.opened(pipe):
        pass


def test_a_folder_of_too_many_files_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("b.yaml", "a.yml", "c.txt"):
        (tmp_path / name).touch()
    assert [path.name for path in files_below(tmp_path, (".yaml", ".yml"))] == ["a.yml", "b.yaml"]
    monkeypatch.setattr(bounded_files, "MOST_BELOW", 2)
    with pytest.raises(ScenarioError, match="more than 2 files lie below this folder"):
        scenario_files([tmp_path])


# --- Encodings


def test_lines_end_as_they_do_in_python(tmp_path: Path) -> None:
    path = tmp_path / "deck.txt"
    path.write_bytes(b"\xef\xbb\xbf60 Mountain\r\n1 Forest\r")
    assert read_bounded_text(path, 1_000, "utf-8-sig") == "60 Mountain\n1 Forest\n"


def test_half_a_character_of_utf_16_is_no_crash(tmp_path: Path) -> None:
    path = tmp_path / "rules.txt"
    path.write_bytes(b"\xff\xfea\x00b")
    with pytest.raises(MainphaseError, match="does not look like a rules text"):
        read_rules_text(path)
