"""Cards do what they say: what is left out of a card is missed (`tests.support.liveness`). The few things that are not
shown so are the rows of `not_shown.tsv`, each with its reason.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Final, NamedTuple

import pytest
from tests.language.proofs.card_file import every_card, needs_data, reading, sample
from tests.support.liveness.proving import Shown, proof, shown
from tests.support.liveness.units import units_of

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType, Zone
from mainphase.language.verdicts import Verdict

CARDS = 150  # of which some 120 can be played
NOT_SHOWN: Final = Path(__file__).with_name("not_shown.tsv")
ROOT: Final = Path(__file__).parents[3]
BY_HAND: Final = "by hand: "  # and where: tests/…::test, or a scenario
UNSEEN: Final = "nobody can see it: "  # and why

ONE = n.Fixed(1)
NOBODY = n.All((n.IsToken(), n.Not(n.IsToken())))


class Row(NamedTuple):
    """A thing that a card says, as `str(Unit)` calls it, and why no play tells the card from the card without it."""

    card: str
    unit: str
    reason: str


def _rows() -> list[Row]:
    lines = NOT_SHOWN.read_text(encoding="utf-8").splitlines()
    return [Row(*line.split("\t")) for line in lines if not line.startswith("#")]


def _creature(*abilities: n.Ability) -> n.CardDef:
    return n.CardDef("Paper Heron", n.ManaCost(2), CardType.CREATURE, 0, ("Bird",), 2, 2, abilities=abilities)


def _gain() -> tuple[n.Mode, ...]:
    return (n.Mode(n.GainLife(ONE)),)


def _shows(card: n.CardDef) -> bool:
    [unit] = units_of(card)
    return shown(unit).alive


ALIVE = {
    "a trigger where it functions": _creature(n.Triggered(n.Dies(n.IsThis()), _gain())),
    "a trigger in a graveyard": _creature(
        n.Triggered(n.BeginningOf("upkeep", n.You()), (n.Mode(n.Move(n.This(), Zone.HAND)),), zone=Zone.GRAVEYARD)
    ),
    "an ability of a card in hand": _creature(
        n.Activated((n.PayMana(n.ManaCost(1)), n.DiscardThis()), _gain(), zone=Zone.HAND)
    ),
    "a static ability": _creature(n.Static(n.CantBlock(n.IsThis()))),
    "a mana ability": _creature(n.Activated((n.TapThis(),), (n.Mode(n.AddMana(((1,),))),))),
    "a replacement": _creature(n.Static(n.EntersTapped())),
    "a condition": _creature(
        n.Static(
            n.Modify(n.IsThis(), (n.AddPT(ONE, ONE),)),
            n.Exists(n.All((n.OfType(CardType.ARTIFACT), n.ControlledBy(n.You()))), 3),
        )
    ),
}
DEAD = {
    "a trigger of nothing": _creature(n.Triggered(n.Dies(n.All((n.IsThis(), n.Not(n.IsThis())))), _gain())),
    "a condition that never holds": _creature(
        n.Triggered(n.Enters(n.IsThis()), _gain(), n.Compare(ONE, ">", n.Fixed(2)))
    ),
    "a rule for nothing": _creature(n.Static(n.CantBlock(NOBODY))),
    "an instruction for nobody": n.CardDef(
        "Borrowed Notes",
        n.ManaCost(1),
        CardType.SORCERY,
        abilities=(n.SpellAbility((n.Mode(n.Destroy(n.Each(NOBODY))),)),),
    ),
}


@pytest.mark.parametrize("what", ALIVE)
def test_what_does_something_is_seen(what: str) -> None:
    assert _shows(ALIVE[what])


@pytest.mark.parametrize("what", DEAD)
def test_what_does_nothing_is_not_seen(what: str) -> None:
    assert not _shows(DEAD[what])


def _tried(names: Iterable[str]) -> list[tuple[str, Shown]]:
    """What was shown of each thing that these cards say."""
    found = []
    for name in names:
        read = reading(name)
        if read.verdict == Verdict.PLAYABLE and read.card is not None:
            found += [(name, one) for one in proof(read.card)]
    return found


def _check(names: list[str]) -> None:
    """Exactly what the rows say of these cards is not shown."""
    tried = _tried(names)
    dead = Counter((name, str(one.unit)) for name, one in tried if not one.alive)
    asked = set(names)
    rows = Counter((row.card, row.unit) for row in _rows() if row.card in asked)
    print(f"{len(tried) - dead.total()} of {len(tried)} shown")
    new = [f"{card}: {unit}" for card, unit in dead - rows]
    assert not new, "not shown, and no row says why:\n" + "\n".join(new)
    old = [f"{card}: {unit}" for card, unit in rows - dead]
    assert not old, "shown now, delete this row:\n" + "\n".join(old)


def test_each_row_has_a_reason() -> None:
    for row in _rows():
        if row.reason.startswith(BY_HAND):
            path, _, name = row.reason.removeprefix(BY_HAND).partition("::")
            said = (ROOT / path).read_text(encoding="utf-8")  # a test of Python, or a whole scenario
            assert not name or f"def {name}(" in said, row
        else:
            assert row.reason.startswith(UNSEEN), row


@needs_data
def test_what_a_sample_of_cards_says_is_done() -> None:
    _check(sample(CARDS, 26))


@needs_data
@pytest.mark.deep
def test_what_cards_say_is_done() -> None:
    _check(sorted(every_card()))
