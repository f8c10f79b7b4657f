"""Abilities that belong together: one exiles, another speaks of the exiled card (CR 607.2a); anchor words; emblems."""

from __future__ import annotations

import pytest
from tests.language.grammar.reading import ability, does, means

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.cards.words import (
    artifact,
    draw,
    each,
    enters,
    exile,
    exile_with_this,
    exiled_with_this,
    hideaway,
    in_turn,
    itself,
    leaves,
    tap_for,
    target,
    when,
    whenever,
    you,
)
from mainphase.language.linking import UnlinkedError, linked, unlinked

EXILING = "When ~ enters, exile target artifact."
BACK = "When ~ leaves the battlefield, return the exiled card to the battlefield under its owner's control."


def read(*texts: str) -> list[n.Ability]:
    found: list[n.Ability] = []
    for text in texts:
        found += means(text) or ()
    assert len(found) == len(texts)
    return found


def test_what_another_ability_exiles() -> None:
    exile_it, back = linked(read(EXILING, BACK))
    assert exile_it == when(enters(itself)).targeting(artifact).do(exile_with_this(target))
    assert back == when(leaves(itself)).do(n.Move(each(exiled_with_this), Zone.BATTLEFIELD))
    assert [unlinked(one) for one in (exile_it, back)] == read(EXILING, BACK)


def test_nothing_is_linked_where_nobody_speaks_of_it() -> None:
    assert list(linked(read(EXILING))) == read(EXILING)


@pytest.mark.parametrize(
    "texts", [(BACK,), (EXILING, "{T}: Exile target creature.", BACK), (BACK, "{T}: Draw a card.")]
)
def test_it_must_be_known_what_was_exiled(texts: tuple[str, ...]) -> None:
    with pytest.raises(UnlinkedError, match="607"):
        linked(read(*texts))


def test_what_this_ability_exiled_itself_is_no_other_ones() -> None:
    assert does(
        "Exile target creature. Return the exiled card to the battlefield under its owner's control."
    ) == in_turn(exile(target), n.Move(n.Saved("it"), Zone.BATTLEFIELD))


def test_anchor_words() -> None:
    known = means(
        "As ~ enters, choose Salt or Ash.\n• Salt — Whenever you gain life, draw a card.\n• Ash — {T}: Add {R}."
    )
    assert known is not None
    salt, ash = whenever(n.GainsLife(you)).do(draw(1)), tap_for("{R}")
    assert known == (
        n.Static(n.AsEnters(n.ChooseAnchorWord(("Salt", "Ash")))),
        n.Static(n.Modify(itself, (n.GainAbility(salt),)), n.WordIsChosen("Salt")),
        n.Static(n.Modify(itself, (n.GainAbility(ash),)), n.WordIsChosen("Ash")),
    )


def test_an_emblem_has_abilities_that_work_where_it_is() -> None:
    made = does('You get an emblem with "Whenever you gain life, draw a card."')
    assert isinstance(made, n.CreateEmblem)
    [inside] = made.emblem.abilities
    assert isinstance(inside, n.Triggered)
    assert inside.zone == Zone.COMMAND


@pytest.mark.parametrize("count", range(1, 7))
def test_hideaway_puts_back_one_less_than_was_looked_at(count: int) -> None:
    assert ability(f"Hideaway {count}") == hideaway(count)
