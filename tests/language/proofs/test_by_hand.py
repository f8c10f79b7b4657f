"""Cards that are also written by hand: what is read of their text is what was written."""

from __future__ import annotations

from tests.language.proofs.card_file import every_card, needs_data, reading

from mainphase.cards.library import CARDS
from mainphase.cards.nodes import CardDef
from mainphase.language.normal_form import normal
from mainphase.language.verdicts import Verdict

# Both mean the same by the rules, though their trees differ; or one of them says less than the card does.
OFFERED = "what you may do is written as a choice of none or one, and read as an offer to choose one"
TWICE = "what happens as it comes and as it goes is written twice, and read as one ability"
EXPLAINED = {
    "Brainstorm": "the cards are written as chosen one by one, and read as chosen together and put there in any order",
    "Claim // Fame": "a card from your graveyard enters under your control, which is its owner's",
    "Delight in the Hunt": "a shield is written as a rule of the turn, and read as one over whatever fits",
    "Experimental Synthesizer": TWICE,
    "Ichor Wellspring": TWICE,
    "Introductions Are in Order": OFFERED,
    "Lead the Stampede": "any number of five cards is written as five",
    "Masked Vandal": OFFERED,
    "Warren Instigator": OFFERED,
}


def both() -> list[str]:
    return [name for name in CARDS if name in every_card() and reading(name).verdict is Verdict.PLAYABLE]


def as_read(name: str) -> CardDef:
    card = reading(name).card
    assert card is not None
    return card


@needs_data
def test_what_is_read_is_what_was_written() -> None:
    differing = {name for name in both() if normal(as_read(name)) != normal(CARDS[name])}
    assert differing - set(EXPLAINED) == set()


@needs_data
def test_every_explained_difference_is_one() -> None:
    assert [name for name in EXPLAINED if normal(as_read(name)) == normal(CARDS[name])] == []


@needs_data
def test_many_are_compared() -> None:
    assert len(both()) > 330


def test_the_normal_form_tells_apart_what_differs() -> None:
    bear, ogre = CARDS["Grizzly Bears"], CARDS["Gray Ogre"]
    assert normal(bear) != normal(ogre)
    assert normal(normal(bear)) == normal(bear)
