"""Cards as they once read, beside today's."""

from __future__ import annotations

import datetime
import json
import pickle
import subprocess
import sys
from types import ModuleType

import pytest
from tests.cards.test_library import printed, walk
from tests.support.each import for_each

from mainphase import Game, replay
from mainphase.cards import decode_card, encode, find_card, fingerprint, known_card, read_deck
from mainphase.cards import nodes as n
from mainphase.cards.earlier import Wording, earlier_wordings, in_force, printed_alike, wordings_by_card, wordings_of
from mainphase.cards.library import CARDS
from mainphase.cards.tree_text import notation, read_notation
from mainphase.cards.words import artifact, card
from mainphase.errors import CardError, RulesError
from mainphase.kernel.lowering.book import Book
from mainphase.kernel.lowering.cards import add_card

WORDINGS = [wording for wordings in earlier_wordings().values() for wording in wordings]
FIRST = datetime.date(1997, 3, 24)
SIXTH = datetime.date(1999, 6, 1)


def called(wording: Wording) -> str:
    return f"{wording.card.name} until {wording.until}"


@for_each(WORDINGS)
def test_it_is_in_force_until_its_day_and_not_on_it(wording: Wording) -> None:
    name = wording.card.name
    assert wording.until > FIRST
    assert in_force(CARDS[name], wording.until - datetime.timedelta(1)) == wording.card
    assert in_force(CARDS[name], wording.until) != wording.card
    assert find_card(name, on=wording.until.isoformat()) == in_force(CARDS[name], wording.until)
    assert find_card(name) == known_card(name) == CARDS[name]


def test_a_wording_is_found_by_an_editions_name_too() -> None:
    assert find_card("howling mine", on="fifth") == wordings_of(CARDS["Howling Mine"])[0].card
    with pytest.raises(RulesError, match="unknown rules 'fith'"):
        find_card("Howling Mine", on="fith")
    with pytest.raises(RulesError, match="the dates run from 1997-03-24"):
        find_card("Howling Mine", on=datetime.date(1994, 4, 1))


def test_neither_the_library_nor_the_earlier_wordings_are_read_before_they_are_needed() -> None:
    code = "import sys, mainphase; print([m for m in sys.modules if m.endswith(('library', 'earlier.five_documents'))])"
    assert subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout == "[]\n"


@for_each(WORDINGS)
def test_it_says_where_it_is_from(wording: Wording) -> None:
    assert wording.source.strip()


@pytest.mark.parametrize("wording", WORDINGS, ids=called)
def test_it_can_be_stored(wording: Wording) -> None:
    made = wording.card
    assert decode_card(json.loads(json.dumps(encode(made)))) == made
    assert read_notation(notation(made)) == made
    assert fingerprint(made) != fingerprint(find_card(made.name, on=wording.until))
    add_card(Book(), made)


@for_each(WORDINGS)
def test_phase_abilities_end_with_the_rules_that_have_them(wording: Wording) -> None:
    if any(isinstance(node, n.Activated) and node.during for node in walk(wording.card)):
        assert wording.until <= SIXTH


@for_each(WORDINGS)
def test_what_is_printed_in_numbers_never_changed(wording: Wording) -> None:
    """The cost, power and toughness: no card of those played here was changed in them."""
    today = CARDS[wording.card.name]
    made = wording.card
    assert (made.cost, made.power, made.toughness) == (today.cost, today.power, today.toughness)
    assert printed(made.name)  # and it is a card of the data


def test_the_cards_of_the_documents_have_been_looked_up() -> None:
    named = ["Winter Orb", "Howling Mine", "Sylvan Library", "Time Vault", "Fastbond", "Storm Cauldron", "Siren's Call"]
    for name in (*named, "Nettling Imp", "Vibrating Sphere", "Wellspring", "Tawnos's Coffin"):
        assert name in CARDS
        assert bool(printed_alike(name)) != any(w.until == SIXTH for w in wordings_of(CARDS[name])), name


def module_with(*wordings: Wording) -> ModuleType:
    module = ModuleType("some_wordings")
    module.WORDINGS = wordings  # type: ignore[attr-defined]
    return module


def test_what_cannot_be_an_earlier_wording_is_refused() -> None:
    mine = wordings_of(CARDS["Howling Mine"])[0]
    with pytest.raises(CardError, match=r"Old Thing has an earlier wording in .*, but is not in the library"):
        wordings_by_card((module_with(Wording(card("Old Thing", "{1}", artifact)(), SIXTH, "LEA 1993")),))
    with pytest.raises(CardError, match=r"Howling Mine has a wording until 1996-01-01 in .*; no rules are older"):
        wordings_by_card((module_with(Wording(mine.card, datetime.date(1996, 1, 1), "4ED 1995")),))
    with pytest.raises(CardError, match="Howling Mine has two wordings until 1999-06-01"):
        wordings_by_card((module_with(mine), module_with(mine)))


def test_several_wordings_of_a_card_are_gone_through_from_the_oldest() -> None:
    first, second = card("Howling Mine", "{2}", artifact)(), card("Howling Mine", "{1}", artifact)()
    later = datetime.date(2004, 1, 1)
    found = wordings_by_card((module_with(Wording(second, later, "8ED 2003"), Wording(first, SIXTH, "5ED 1997")),))
    assert [wording.card for wording in found["Howling Mine"]] == [first, second]


def test_a_deck_has_its_cards_as_they_read_on_a_day() -> None:
    deck = read_deck("30 Island\n30 Howling Mine")
    assert deck.cards("1999-05-31")[-1] == wordings_of(CARDS["Howling Mine"])[0].card
    assert deck.cards("1999-06-01")[-1] == deck.cards()[-1] == CARDS["Howling Mine"]


def game(rules: str) -> Game:
    decks = {"Alice": "30 Island\n30 Howling Mine", "Bob": "60 Island"}
    made = Game.new(decks, rules=rules, seed=3, first="Alice")
    for _ in range(30):
        decision = made.decision
        assert decision is not None
        made.apply(decision.options[0])
    return made


@pytest.mark.parametrize("rules", ["fifth", "sixth"])
def test_a_game_is_played_with_the_wordings_of_its_date(rules: str) -> None:
    played = game(rules)
    mine = in_force(CARDS["Howling Mine"], played.rules.date)
    assert mine in played.state.book.index
    record = played.record()
    assert f"card {fingerprint(mine)} Howling Mine" in record
    assert replay(record).hash() == played.hash()
    again = pickle.loads(pickle.dumps(played))
    assert again.hash() == played.hash()
    assert mine in again.state.book.index


def test_a_record_with_the_wording_of_another_date_is_refused() -> None:
    record = game("fifth").record()
    with pytest.raises(
        ValueError, match="defined differently for 2003-07-01 than when the game was played: Howling Mine"
    ):
        replay(record.replace("rules 1997-03-24", "rules 2003-07-01"))
