"""The deck lists of other programs: what they write around a name is read past, and what is wrong is told by line."""

from pathlib import Path

import pytest

from mainphase.cards.constructed import not_constructed
from mainphase.cards.decks import Deck, parse_deck, read_deck
from mainphase.errors import DeckError, UnknownCardError

MAIN = ((4, "Lightning Bolt"), (1, "Fire // Ice"), (20, "Mountain"))
SIDE = ((2, "Shock"),)

MAGIC_ONLINE = """<?xml version="1.0" encoding="utf-8"?>
<Deck xmlns:xsd="http://www.w3.org/2001/XMLSchema">
  <NetDeckID>0</NetDeckID>
  <Cards CatID="1" Quantity="4" Sideboard="false" Name="Lightning Bolt" Annotation="0" />
  <Cards CatID="2" Quantity="1" Sideboard="false" Name="Fire/Ice" />
  <Cards CatID="3" Quantity="20" Sideboard="false" Name="Mountain" />
  <Cards CatID="4" Quantity="2" Sideboard="true" Name="Shock" />
</Deck>
"""
COCKATRICE = """<?xml version="1.0" encoding="UTF-8"?>
<cockatrice_deck version="1">
    <deckname>Burn &amp; more</deckname>
    <comments></comments>
    <zone name="main">
        <card number="4" name="Lightning Bolt"/>
        <card number="1" name="Fire // Ice"/>
        <card number="20" price="0" name="Mountain"/>
    </zone>
    <zone name="side"><card number="2" name="Shock"/></zone>
    <zone name="tokens"><card number="1" name="Goblin"/></zone>
</cockatrice_deck>
"""
FORGE = """[metadata]
Name=Burn & more
Deck Type=constructed
[Main]
4 Lightning Bolt|M11|1
1 Fire // Ice|APC
20 Mountain+|M11
[Sideboard]
2 Shock|M11
"""
XMAGE = """NAME:Burn & more
AUTHOR:me
4 [M11:149] Lightning Bolt
1 [APC:128] Fire // Ice
20 [M11:242] Mountain
SB: 2 [M10:155] Shock
LAYOUT MAIN:(1,6)(CMC,false,50)|([M11:149],[M11:149])
LAYOUT SIDEBOARD:(1,1)(NONE,false,50)|([M10:155])
"""
WORKSTATION = """// Deck file for Magic Workstation (http://www.magicworkstation.com)
// NAME : Burn & more
// CREATOR : me

// Lands
        20 [M11] Mountain (3)

// Spells
        4 [M11] Lightning Bolt
        1 [AP] Fire/Ice
// Sideboard
SB:  2 [M10] Shock
"""
ARCHIDEKT = """4x Lightning Bolt (m11) 149 [Burn] ^Have,#37d67a^
1x Fire // Ice (mh2) 290 *F* [Burn,Card Draw] ^Getting,#2ccce4^
20x Mountain (m11) 242 [Land]
1x Chaos Orb (lea) 236 [Maybeboard{noDeck}{noPrice},Fun]
2x Shock (m10) 155 [Sideboard]
"""
MOXFIELD = """4 Lightning Bolt (M11) 149 *F* #burn #!to the face
1 Fire // Ice (MH2) 290 *E* #Card Draw // both halves
20 Mountain (PLST) M11-242 // basics

SIDEBOARD:
2 Shock (M10) 155 # against elves
"""
GROUPED = """Instants (5)
4 Lightning Bolt
1 Fire // Ice

Lands (20)
20 Mountain

Sideboard (2)
2 Shock

Maybeboard
1 Chaos Orb
"""


@pytest.mark.parametrize("text", [MAGIC_ONLINE, COCKATRICE, FORGE, XMAGE, ARCHIDEKT, MOXFIELD, GROUPED, WORKSTATION])
def test_what_other_programs_write(text: str) -> None:
    deck = parse_deck(text)
    assert sorted(deck.main) == sorted(MAIN)
    assert deck.sideboard == SIDE
    assert not deck.left_out
    assert parse_deck(text.replace("\n", "\r\n")) == deck


@pytest.mark.parametrize("text", [COCKATRICE, FORGE, XMAGE, WORKSTATION])
def test_the_name_that_a_program_gives_a_deck(text: str) -> None:
    assert parse_deck(text).name == "Burn & more"


@pytest.mark.parametrize("suffix", ["dek", "cod"])
def test_a_file_is_known_by_what_is_in_it(tmp_path: Path, suffix: str) -> None:
    path = tmp_path / f"mine.{suffix}"
    path.write_text(MAGIC_ONLINE, encoding="utf-8-sig")
    assert read_deck(path).main == MAIN
    assert read_deck(path).name == "mine"


@pytest.mark.parametrize(
    ("text", "line", "said"),
    [
        (MAGIC_ONLINE.replace('"20"', '"²0"'), 6, "²0 cards in one line; allowed are 1 to 1000"),
        (MAGIC_ONLINE.replace('Name="Mountain"', ""), 6, "this <Cards> does not say its Name"),
        (MAGIC_ONLINE.replace('"true"', '"perhaps"'), 7, "Sideboard is true or false; found 'perhaps'"),
        (MAGIC_ONLINE.replace("</Deck>", ""), 9, "this is not XML"),
        (COCKATRICE.replace('"side"', '"attic"'), 10, "there is no zone 'attic' in a deck"),
        (COCKATRICE.replace('<zone name="main">', ""), 6, "this <card> is in no <zone>"),
        ("<html>\n</html>", 1, "<html> is no deck list"),
        ('<!DOCTYPE Deck [<!ENTITY a "b">]>\n<Deck/>', 1, "a deck list has no document type of its own"),
        (FORGE.replace("[Sideboard]", "[Attractions]"), 8, "the section '[Attractions]' cannot be played"),
        (ARCHIDEKT.replace("[Land]", "[Conspiracies{top}]"), 3, "the section 'Conspiracies' cannot be played"),
    ],
)
def test_what_is_wrong_is_told_with_its_line(text: str, line: int, said: str) -> None:
    with pytest.raises(DeckError) as wrong:
        parse_deck(text, source="mine.dek")
    assert str(wrong.value).startswith(f"mine.dek:{line}: {said}")


def test_a_sideboard_card_that_is_not_supported_is_named_and_left_out() -> None:
    text = "60 Mountain\nSB: 2 Shock\nSB: 1 Chaos Orb\n"
    deck = parse_deck(text)
    assert deck.main == ((60, "Mountain"),)
    assert deck.sideboard == SIDE
    assert deck.left_out == ((1, "Chaos Orb"),)
    assert parse_deck(deck.text()) == deck
    with pytest.raises(UnknownCardError, match="Chaos Orb"):
        parse_deck(text, strict=True)
    with pytest.raises(UnknownCardError, match=r"1 Shahrazad: [^\n]*\n  1 Chaos Orb: "):
        parse_deck(text + "Deck\n1 Shahrazad\n")


def test_five_thousand_unknown_names_are_twenty_and_a_count() -> None:
    text = "\n".join(f"1 Card Number {k}" for k in range(5000))
    with pytest.raises(UnknownCardError) as wrong:
        parse_deck(text)
    assert len(wrong.value.names) == 5000
    assert "5,000 of its 5,000 cards cannot be played (5,000 of 5,000 names):\n  1 Card Number 0: " in str(wrong.value)
    assert "\n  … and 4,980 more names\n" in str(wrong.value)
    assert "Card Number 20" not in str(wrong.value)


def test_a_long_name_is_cut() -> None:
    with pytest.raises(UnknownCardError) as wrong:
        parse_deck(f"4 Mountain\n1 {'A' * 900}")
    assert len(str(wrong.value)) < 800
    assert f"{'A' * 80}… (900 characters)" in str(wrong.value)
    with pytest.raises(
        DeckError, match=r"deck list:2: a line has at most 1,000 characters; found 1 A{78}… \(900,002 c"
    ):
        parse_deck(f"4 Mountain\n1 {'A' * 900_000}")
    with pytest.raises(DeckError) as missing:
        read_deck("A" * 1_000_000)
    assert len(str(missing.value)) < 1500


def test_control_characters_are_shown_by_their_codes() -> None:
    deck = parse_deck("About\nName \x1b[2Jgone\n\nDeck\n4 Mountain")
    assert deck.name == "\\x1b[2Jgone"
    with pytest.raises(UnknownCardError) as wrong:
        parse_deck("4 Mou\x1b[31mntain\u202e")
    assert "\n  4 Mou\\x1b[31mntain\\u202e: no card" in str(wrong.value)


@pytest.mark.parametrize("source", [5, None, b"4 Mountain", ["4 Mountain"], "\0", "a/\0"])
def test_what_can_be_no_deck_is_an_error_of_ours(source: object) -> None:
    with pytest.raises(DeckError):
        read_deck(source)  # type: ignore[arg-type]


@pytest.mark.parametrize("entries", [((10**9, "Forest"),), ((-1, "Forest"),), ((1, 2),), ("4 Forest",)])
def test_a_deck_made_by_hand_keeps_the_bounds(entries: object) -> None:
    with pytest.raises(DeckError):
        Deck("mine", entries)  # type: ignore[arg-type]


def test_100_2a_and_100_4a_what_the_rules_say_of_a_constructed_deck() -> None:
    deck = parse_deck("5 Shock\n30 Mountain\nSB: 2 Fog")
    assert not_constructed(deck) == [
        "35 cards, where at least 60 are needed (100.2a)",
        "5 Shock, where at most 4 are allowed (100.2a)",
    ]
    assert not_constructed(deck, "2011-09-30")[-1] == (
        "2 cards in the sideboard, which has exactly 15 or none (100.4a)"
    )
    assert not_constructed(deck, "2008-02-01") == [
        "35 cards, where at least 60 are needed (100.2)",
        "5 Shock, where at most 4 are allowed (100.2)",
    ]
    assert not_constructed(deck, "fifth") == ["35 cards, where at least 40 are needed (Game Setup)"]
    assert not_constructed(parse_deck("3 Shock\n57 Mountain\nSB: 2 Shock")) == [
        "5 Shock, where at most 4 are allowed (100.2a)"
    ]
    assert not_constructed(parse_deck("4 Shock\n56 Mountain\nSB: 16 Forest")) == [
        "16 cards in the sideboard, where at most 15 are allowed (100.4a)"
    ]
    assert not not_constructed(read_deck("red-burn"))
