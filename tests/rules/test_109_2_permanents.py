"""CR 109.2: "a creature", "artifacts" are permanents, not cards in hands and graveyards; a "source" is either."""

from __future__ import annotations

import pytest
from tests.support.table import Table, position

from mainphase.cards import nodes as n
from mainphase.cards.words import (
    artifact,
    casts,
    creature,
    cycling,
    enchantment,
    gain_life,
    in_a_graveyard,
    return_to_hand,
    sorcery,
    static,
    target,
    targeting,
    whenever,
    you,
)
from mainphase.cards.words.cards import card
from mainphase.cards.words.things import is_a

RELIC = card("Relic", "{2}", artifact)(cycling("{1}"))
RECALL = card("Recall", "{B}", sorcery)(targeting(is_a(creature, in_a_graveyard)).do(return_to_hand(target)))
UNSUMMON = card("Unsummoning", "{B}", sorcery)(targeting(is_a(creature)).do(return_to_hand(target)))


def can_cycle(lock: n.CantActivate) -> bool:
    table = position(alice=["Plains", card("Lock", "{1}", enchantment)(static(lock))], alice_hand=[RELIC])
    return any("Relic" in option for option in table.options)  # one Plains is not enough to cast it


@pytest.mark.parametrize("anywhere", [False, True])
def test_artifacts_are_on_the_battlefield_and_sources_anywhere(anywhere: bool) -> None:
    assert can_cycle(n.CantActivate(is_a(artifact), anywhere=anywhere)) is not anywhere


def after(spell: str, watching: n.Triggered) -> Table:
    watcher = card("Watcher", "{1}", enchantment)(watching)
    table = position(
        alice=["Swamp", watcher], alice_hand=[RECALL, UNSUMMON], bob=["Hill Giant"], alice_graveyard=["Memnite"]
    )
    table.alice.cast(spell, ["Memnite" if spell == "Recall" else "Hill Giant"])
    table.resolve_all()
    return table


@pytest.mark.parametrize(("spell", "life"), [("Recall", 20), ("Unsummoning", 21)])
@pytest.mark.parametrize(
    "watching",
    [
        whenever(casts(you, n.IsAimedAt(creature, False))).do(gain_life(1)),
        whenever(n.BecomesTarget(is_a(creature))).do(gain_life(1)),
    ],
)
def test_a_creature_card_in_a_graveyard_is_no_creature(spell: str, life: int, watching: n.Triggered) -> None:
    assert after(spell, watching).alice.life == life
