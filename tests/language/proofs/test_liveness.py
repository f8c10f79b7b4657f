"""Cards do what they say: what is left out of a card is missed (`tests.support.liveness`)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import pytest
from tests.language.proofs.card_file import every_card, needs_data, reading, sample
from tests.support.liveness.proving import HEARD, Shown, proof, shown
from tests.support.liveness.units import units_of

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType, Zone
from mainphase.language.verdicts import Verdict

CARDS = 250  # of which some 150 can be played
AT_LEAST = 0.95  # of what cards say is shown; what is not is told, shape by shape

ONE = n.Fixed(1)
NOBODY = n.All((n.IsToken(), n.Not(n.IsToken())))


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
    """What was shown of each thing that these cards say. Keywords have rules and tests of their own."""
    found = []
    for name in names:
        read = reading(name)
        if read.verdict == Verdict.PLAYABLE and read.card is not None:
            for one in proof(read.card):
                if not isinstance(one.unit.node, (*HEARD, n.HasKeywords)):
                    found.append((name, one))
    return found


def _told(tried: list[tuple[str, Shown]]) -> str:
    """What was not shown, most frequent first: by nodes, with a card for each."""
    dead = [(str(one.unit), name) for name, one in tried if not one.alive]
    example = dict(reversed(dead))
    shapes = Counter(shape for shape, _ in dead)
    return "\n".join(f"{count:4}  {shape}  ({example[shape]})" for shape, count in shapes.most_common())


@needs_data
def test_what_a_sample_of_cards_says_is_done() -> None:
    tried = _tried(sample(CARDS, 26))
    alive = sum(one.alive for _, one in tried)
    assert alive >= AT_LEAST * len(tried), _told(tried)


@needs_data
@pytest.mark.deep
def test_what_cards_say_is_done() -> None:
    tried = _tried(sorted(every_card()))
    alive = sum(one.alive for _, one in tried)
    print(f"{alive} of {len(tried)} shown; not shown:\n{_told(tried)}")
    assert alive >= AT_LEAST * len(tried), _told(tried)
