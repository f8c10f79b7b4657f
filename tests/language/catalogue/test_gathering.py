"""Card files: every format is read, and whatever is wrong with one is told in a line."""

from __future__ import annotations

import bz2
import gzip
import json
import lzma
import zipfile
from pathlib import Path
from typing import Any

import pytest
from tests.language.catalogue.standing_in import BIRD, CARDS, HALVES, NOTES, atomic, face, scryfall, written

from mainphase.errors import CardError
from mainphase.language.catalogue import json_values
from mainphase.language.catalogue.gathering import Gathering, gather


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "cards.json"


def found_in(file: Path, data: Any) -> Gathering:
    return gather(written(file, data))


def names(found: Gathering) -> list[str]:
    return [card.name for card in found.cards.values()]


def test_atomic_cards(file: Path) -> None:
    found = found_in(file, atomic())
    assert found.format == "MTGJSON AtomicCards"
    assert names(found) == [faces[0]["name"] for faces in CARDS]
    notes = found.cards["borrowed notes"]
    assert (list(notes.sets), notes.faces[0].text) == (["ABC", "XYZ"], "Draw two cards.")
    assert found.cards["lantern muster"].legal == {"pauper": "legal"}
    assert [face.own_name for face in found.cards["inkfall // inkrise"].faces] == ["Inkfall", "Inkrise"]
    assert [*found.left_out, *found.notes, found.broken] == [""]


def test_a_set_puts_faces_and_printings_together(file: Path) -> None:
    cards = [{**BIRD, "setCode": "ABC"}, *({**half, "setCode": "ABC"} for half in reversed(HALVES)), BIRD]
    told = {"baseSetSize": 3, "booster": {"x": [1]}, "cards": cards, "code": "ABC", "tokens": [face("Wisp")]}
    found = found_in(file, {"meta": {}, "data": told})
    assert found.format == "an MTGJSON set"
    assert names(found) == ["Paper Heron", "Inkfall // Inkrise"]
    assert [each.own_name for each in found.cards["inkfall // inkrise"].faces] == ["Inkfall", "Inkrise"]
    assert list(found.cards["paper heron"].sets) == ["ABC"]


def test_all_printings(file: Path) -> None:
    sets = {code: {"cards": [{**BIRD, "setCode": code}, {**NOTES, "setCode": code}], "code": code} for code in "PQ"}
    found = found_in(file, {"meta": {}, "data": sets})
    assert found.format == "MTGJSON AllPrintings"
    assert list(found.cards["paper heron"].sets) == ["P", "Q"]
    assert not found.notes


def test_scryfall(file: Path) -> None:
    halves = [
        {"name": "Inkfall", "type_line": "Instant", "oracle_text": "Draw two cards.", "mana_cost": "{U}"},
        {"name": "Inkrise", "type_line": "Sorcery", "oracle_text": "Flying", "mana_cost": "{B}"},
    ]
    both = scryfall(
        "Inkfall // Inkrise", layout="split", card_faces=halves, legalities={"modern": "legal", "pauper": "banned"}
    )
    token = scryfall("Wisp", layout="token")
    french = scryfall("Paper Heron", lang="fr")
    found = found_in(file, [both, token, french, scryfall("Borrowed Notes", "Draw two cards.", "Sorcery")])
    assert found.format == "Scryfall"
    assert names(found) == ["Inkfall // Inkrise", "Borrowed Notes"]
    assert found.other == 2
    whole = found.cards["inkfall // inkrise"]
    assert whole.legal == {"modern": "legal"}
    assert [(each.own_name, each.side, each.mana_cost) for each in whole.faces] == [
        ("Inkfall", "a", "{U}"),
        ("Inkrise", "b", "{B}"),
    ]
    assert list(whole.sets) == ["ABC"]


def test_what_is_printed_on_both_sides_is_one_card(file: Path) -> None:
    sides = [
        face("Paper Heron // Paper Heron", "Flying", faceName="Paper Heron", side=side, layout="reversible_card")
        for side in "ab"
    ]
    (card,) = found_in(file, atomic(sides)).cards.values()
    assert [(each.name, each.own_name, each.layout) for each in card.faces] == [
        ("Paper Heron", "Paper Heron", "normal")
    ]


@pytest.mark.parametrize("pack", [gzip.compress, bz2.compress, lzma.compress])
def test_a_packed_file(file: Path, pack: Any) -> None:
    file.write_bytes(pack(json.dumps(atomic()).encode()))
    assert len(gather(file).cards) == len(CARDS)


def test_a_zip_with_one_file(file: Path) -> None:
    with zipfile.ZipFile(file, "w") as archive:
        archive.writestr("AtomicCards.json", json.dumps(atomic()))
    assert len(gather(file).cards) == len(CARDS)


@pytest.mark.parametrize("size", [1, 7, 100])
def test_pieces_of_any_length_make_the_same(file: Path, size: int, monkeypatch: pytest.MonkeyPatch) -> None:
    data = atomic(
        [face('Quoted "Heron"', 'Flying\n"Haste"', flavor=["\\", '"', "é", 1.5e3, None, True, [[], {}]])], [BIRD]
    )
    whole = found_in(file, data)
    monkeypatch.setattr("mainphase.language.catalogue.opening.PIECE", size)
    assert gather(file) == whole
    assert len(whole.cards) == 2


# --- What is wrong


def test_a_file_that_is_cut_off_gives_what_comes_before(file: Path) -> None:
    text = json.dumps(atomic([BIRD], [NOTES], [face("Late Heron")]))
    found = found_in(file, text[: text.index("Late Heron", text.index("Late Heron") + 1)])
    assert names(found) == ["Paper Heron", "Borrowed Notes"]
    assert found.broken.startswith(f"{file}:1:")
    assert "the file ends in the middle of a value" in found.broken


def test_a_packed_file_that_is_cut_off_gives_what_comes_before(file: Path) -> None:
    many = [[face(f"Heron {k}", "Flying" * (k % 7), printings=[hex(k * 7919)])] for k in range(2_000)]
    file.write_bytes(gzip.compress(json.dumps(atomic(*many)).encode())[:-3_000])
    found = gather(file)
    assert 0 < len(found.cards) < 2_000
    assert "damaged or cut off" in found.broken


def test_where_text_goes_wrong_reading_ends(file: Path) -> None:
    text = json.dumps(atomic([BIRD], [NOTES]), indent=1)
    found = found_in(file, text.replace('"Sorcery"', "Sorcery"))
    assert names(found) == ["Paper Heron"]
    assert found.broken.startswith(f"{file}:{text[: text.index('Sorcery')].count(chr(10)) + 1}:")
    assert "no JSON" in found.broken


@pytest.mark.parametrize(
    ("data", "said"),
    [
        ("", "the file is empty"),
        ("   ", "there are no cards in this file"),
        ("4 Mountain\n", "no JSON: '4' where '{' or '[' is due"),
        ("<html>", "this is HTML or XML"),
        ("{}", "there are no cards in this file"),
        ('{"data": {}}', "there are no cards in this file"),
        ('{"data": {"baseSetSize": 3}}', "there are no cards in this file"),
        ("[1, 2]", "no card could be kept; the first of 2: "),
        ("[", "the file ends where"),
        ('{"data": {"Heron": [{"name": "He', "the file ends in the middle of a value"),
        ("PAR1....", "this is a Parquet file"),
        ("SQLite format 3\0", "this is an SQLite file"),
    ],
)
def test_what_is_no_card_file_is_refused(file: Path, data: str, said: str) -> None:
    with pytest.raises(CardError) as error:
        found_in(file, data)
    assert said in str(error.value)
    assert str(file) in str(error.value)


def test_other_encodings_are_refused(file: Path) -> None:
    file.write_bytes(json.dumps(atomic()).encode("utf-16"))
    with pytest.raises(CardError, match="UTF-16"):
        gather(file)
    file.write_bytes(b"\xef\xbb\xbf" + json.dumps(atomic([BIRD])).encode())
    assert names(gather(file)) == ["Paper Heron"]
    text = json.dumps(atomic([NOTES], [face("Héron")]), ensure_ascii=False)
    file.write_bytes(text.encode("latin-1"))
    found = gather(file)
    assert names(found) == ["Borrowed Notes"]
    assert f"it is not UTF-8 text from byte {text.index('é')} on" in found.broken


def test_a_missing_file_a_folder_and_no_path(tmp_path: Path) -> None:
    for path, said in (
        (tmp_path / "nowhere.json", "there is no such file"),
        (tmp_path, "this is a folder"),
        (Path("a\0b"), "cannot be"),
    ):
        with pytest.raises(CardError, match=said):
            gather(path)


@pytest.mark.parametrize(
    ("record", "said"),
    [
        ({"layout": "normal", "type": "Instant"}, "it has no field name"),
        ({"name": "Odd Heron", "layout": "normal"}, "Odd Heron: it has no field type"),
        (face("Odd Heron", text=5), "Odd Heron: its field text: allowed is str | null; found int"),
        (face("Odd Heron", types="Instant"), "Odd Heron: "),
        (face("", "Flying"), "a card without a name"),
        (face("Odd\x07Heron"), "control character \\x07"),
        (face("Odd Heron", "Fly\x1b[31ming"), "control character \\x1b"),
        (face("Odd Heron", "x" * 10_000_000), "10,000,000 characters"),
        (face("H" * 300), "300 characters"),
        (face("\u0301"), "is no name"),
        ("a string", "found 'a string'; allowed is an object"),
    ],
)
def test_a_card_that_cannot_be_kept_is_left_out_alone(file: Path, record: Any, said: str) -> None:
    if isinstance(record, dict) and record.get("types") == "Instant":
        record["colors"] = "blue"
    found = found_in(file, {"data": {"Odd": [record], "Paper Heron": [BIRD]}})
    assert names(found) == ["Paper Heron"]
    (line,) = found.left_out
    assert said in line
    assert line.startswith(f"{file}:1:")
    assert line.isprintable()
    assert len(line) < 800


def test_what_is_nested_without_end_is_passed_over(file: Path) -> None:
    deep = "[" * 100_000 + '"]' + '"' + "]" * 100_000
    text = json.dumps(atomic([{**face("Deep Heron"), "x": "HERE"}], [BIRD])).replace('"HERE"', deep)
    found = found_in(file, text)
    assert names(found) == ["Paper Heron"]
    assert "nested too deeply" in found.left_out[0]


def test_a_value_without_end_is_not_kept_in_memory(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(json_values, "MOST", 2_000_000)
    found = found_in(file, json.dumps(atomic([BIRD], [face("Long Heron", "x" * 5_000_000)])))
    assert names(found) == ["Paper Heron"]
    assert "a value has more than 2,000,000 characters" in found.broken


def test_quotes_in_quotes_are_only_text(file: Path) -> None:
    found = found_in(file, atomic([face("Heron of Quotes", '"' * 4_000)]))
    assert found.cards["heron of quotes"].faces[0].text == '"' * 4_000


def test_a_name_that_stands_twice_is_told(file: Path) -> None:
    card, other = json.dumps([BIRD]), json.dumps([{**BIRD, "text": "Haste"}])
    found = found_in(file, f'{{"data": {{"Paper Heron": {card}, "Paper Heron": {card}, "Paper Heron": {other}}}}}')
    assert [note.partition(": ")[2] for note in found.notes] == [
        "Paper Heron stands there a second time; it says the same",
        "Paper Heron stands there a second time; it says something else, and the first is kept",
    ]
    assert found.cards["paper heron"].faces[0].text == "Flying"


def test_printings_that_differ_are_told(file: Path) -> None:
    found = found_in(file, {"data": {"cards": [BIRD, {**BIRD, "text": "Haste"}]}})
    assert [note.partition(": ")[2] for note in found.notes] == [
        "Paper Heron says something else here than before; the first is kept"
    ]


def test_a_card_under_another_name_is_told(file: Path) -> None:
    found = found_in(file, {"data": {"Heron of Paper": [BIRD]}})
    assert "the card under 'Heron of Paper' calls itself 'Paper Heron', which is kept" in found.notes[0]


def test_versions_of_one_name(file: Path) -> None:
    found = found_in(file, atomic([BIRD, {**BIRD, "text": "Haste"}]))
    assert "Paper Heron has 2 versions; the first is kept" in found.notes[0]
