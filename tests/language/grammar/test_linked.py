"""Abilities that belong together: one exiles, another speaks of the exiled card (CR 607.2a); anchor words; emblems."""

from __future__ import annotations

import pytest
from tests.language.grammar.reading import ability, does, means
from tests.support.table import position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType, Zone
from mainphase.cards.words import (
    artifact,
    card,
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
from mainphase.language.grammar.nouns import EXILED_WITH
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


ALL_BACK = "When ~ leaves the battlefield, return each creature card exiled with it to the battlefield."
CREATURES = n.Each(n.All((n.OfType(CardType.CREATURE), *EXILED_WITH.of)))


def test_cards_exiled_with_this_are_those_of_any_of_its_abilities() -> None:
    first, second, back = linked(read(EXILING, "{T}: Exile target creature.", ALL_BACK))
    assert first == when(enters(itself)).targeting(artifact).do(exile_with_this(target))
    assert isinstance(second, n.Activated)
    assert second.modes[0].effect == exile_with_this(target)
    assert isinstance(back, n.Triggered)
    assert back.modes[0].effect == n.Move(CREATURES, Zone.BATTLEFIELD, you)


def test_an_ability_may_speak_of_all_that_it_has_exiled() -> None:
    [both] = linked(read("{T}: Exile target creature. You lose 1 life for each card exiled with ~."))
    assert isinstance(both, n.Activated)
    assert isinstance(both.modes[0].effect, n.Sequence)
    assert both.modes[0].effect.of[0] == exile_with_this(target)


@pytest.mark.parametrize(
    "other",
    [
        "{1}, Exile a card from your graveyard: Draw a card.",
        "{1}, Exile the top card of your library: Draw a card.",
    ],
)
def test_it_must_be_known_of_all_that_it_exiles(other: str) -> None:
    with pytest.raises(UnlinkedError, match="607"):
        linked(read(EXILING, other, ALL_BACK))


def test_each_other_card_exiled_with_it_is_not_told() -> None:
    assert means("When ~ leaves the battlefield, return each other card exiled with it to its owner's hand.") is None


def test_607_2a_what_was_exiled_with_it_comes_back() -> None:
    vault = card("Vault", "{1}", artifact)(
        *linked(read("{0}: Exile target creature.", "Sacrifice ~: You gain 1 life.", ALL_BACK))
    )
    table = position(alice=[vault, "Grizzly Bears"], bob=["Memnite", "Hill Giant"], bob_exile=["Craw Wurm"])
    for name in ("Grizzly Bears", "Memnite"):
        table.alice.activate("Vault", targets=[name])
        table.resolve()
    assert sorted(table.exile) == ["Craw Wurm", "Grizzly Bears", "Memnite"]
    table.alice.activate("Vault", ability=1)
    table.resolve_all()
    assert table.exile == ["Craw Wurm"]


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


def test_what_it_exiles_for_now_or_instead_is_exiled_with_it() -> None:
    until, _ = linked(read("When ~ enters, exile target creature until ~ leaves the battlefield.", ALL_BACK))
    assert isinstance(until, n.Triggered)
    assert until.modes[0].effect == n.ExileForNow(target, n.Leaves(n.IsThis()), linked=True)
    instead, _ = linked(read("If a creature an opponent controls would die, exile it instead.", ALL_BACK))
    assert isinstance(instead, n.Static)
    assert isinstance(instead.effect, n.ReplaceMove)
    assert instead.effect.linked
