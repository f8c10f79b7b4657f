"""The built-in cards that are kept as data: each is made when it is asked for, and what is wrong with one is said."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Iterator

import pytest

from mainphase.cards import nodes as n
from mainphase.cards.library import CARDS, WRITTEN, Library, lines_read
from mainphase.errors import CardError
from read_library import line_of


def kinds(node: object) -> Iterator[str]:
    if isinstance(node, tuple):
        for part in node:
            yield from kinds(part)
    elif isinstance(node, n.Node):
        yield type(node).__name__
        for field in dataclasses.fields(node):
            yield from kinds(getattr(node, field.name))


def kinds_of(cards: Iterable[n.CardDef]) -> set[str]:
    return {kind for card in cards for kind in kinds(card)}


def test_every_kind_of_node_of_the_library_stands_in_a_card_written_by_hand() -> None:
    """Whoever writes a card finds an example of each."""
    assert kinds_of(CARDS.values()) - kinds_of(WRITTEN.values()) == set()


def test_no_card_is_both_written_and_kept() -> None:
    kept = [line.split("\t")[0] for line in lines_read()]
    assert kept == sorted(kept)
    assert not set(kept) & set(WRITTEN)
    assert len(CARDS) == len(kept) + len(WRITTEN)


def test_a_line_is_what_its_card_is_written_as() -> None:
    for line in lines_read():
        assert line == line_of(CARDS[line.split("\t")[0]])


SHOCK, ICE = CARDS["Shock"], CARDS["Fire // Ice"]


def test_a_card_is_made_once_and_only_if_it_is_asked_for() -> None:
    library = Library({"Shock": SHOCK}, [line_of(ICE), "Bad\tGood // Bad\t{}"], "cards.tsv")
    assert list(library) == ["Bad", "Fire // Ice", "Shock"]
    assert "Bad" in library
    assert library.faces("Bad") == ["Good", "Bad"]
    assert library["Fire // Ice"] == ICE
    assert library["Fire // Ice"] is library["Fire // Ice"]
    with pytest.raises(CardError, match=r"cards\.tsv: Bad: a node has no name"):
        _ = library["Bad"]
    with pytest.raises(KeyError, match="Worse"):
        _ = library["Worse"]


def test_a_card_that_is_written_and_kept_is_refused() -> None:
    with pytest.raises(CardError, match="Shock is defined twice"):
        Library({"Shock": SHOCK}, [line_of(SHOCK)])
