"""A card that calls anything by a name that stands for nothing is refused by name, when a deck is read."""

from __future__ import annotations

import pytest

import mainphase.kernel.vocabulary  # noqa: F401  # fills the registries
from mainphase.cards import nodes as n
from mainphase.cards.earlier import wordings_of
from mainphase.cards.names import library
from mainphase.errors import CardError
from mainphase.kernel.lowering.book import Book
from mainphase.kernel.lowering.cards import add_card
from mainphase.kernel.lowering.dependencies import everything_in
from mainphase.kernel.lowering.names_in_nodes import misnamed

ONE = n.Fixed(1)
DRAW = n.Draw(ONE)


def card(*abilities: n.Ability) -> n.CardDef:
    return n.CardDef("Odd Card", n.ManaCost(1), n.CardType.SORCERY, abilities=abilities)


def does(effect: n.Effect) -> n.CardDef:
    return card(n.SpellAbility((n.Mode(effect),)))


def does_if(condition: n.Condition) -> n.CardDef:
    return does(n.If(condition, DRAW))


def when(trigger: n.Trigger) -> n.CardDef:
    return card(n.Triggered(trigger, (n.Mode(DRAW),)))


WRONG = {
    "upkep": when(n.BeginningOf("upkep")),
    "beginning phase": when(n.BeginningOf("beginning phase")),
    "combat": when(n.EndOf("combat")),
    "draw stop": does_if(n.InPart("draw stop")),
    "untap phases": does(n.SkipNext("untap phases", n.You())),
    "untap steep": card(n.Static(n.SkipPart("untap steep", n.You()))),
    "upkeep": does(n.ExtraPhases(("combat phase", "upkeep"))),
    "main phase": does(n.ExtraStep("main phase")),
    "end step": does(n.ExtraStep("upkeep", "end step")),
    "combat damage": card(n.Activated((n.TapThis(),), (n.Mode(DRAW),), during="combat damage")),
    "blocks": does_if(n.CombatPoint("blocks")),
    "gained lives": does_if(n.HappenedThisTurn("gained lives", n.You())),
    "enemy": does(n.ChoosePlayer(n.EachOpponent(), "enemy")),
    "kicker": does_if(n.WasPaid("kicker")),
    "that": does(n.Destroy(n.Saved("that"))),
    "target 0": does(n.Destroy(n.Saved("target 0"))),
    "sacrificed": does(n.Destroy(n.Saved("sacrificed"))),
    "this turn": does(n.SkipNext("draw step", n.You(), in_turn="this turn")),
    "that combat": when(n.BeginningOf("combat", that="that combat")),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_name_that_stands_for_nothing_is_refused(name: str) -> None:
    with pytest.raises(CardError, match=f"Odd Card cannot be played: .*'{name}'"):
        add_card(Book(), WRONG[name])


def test_close_names_are_suggested() -> None:
    assert misnamed(everything_in(WRONG["upkep"])).endswith("did you mean upkeep, upkeep step, upkeep phase?")
    assert misnamed(everything_in(WRONG["this turn"])) == "SkipNext names the saved name 'this turn', and it has none"


RIGHT = (
    when(n.BeginningOf("second main phase")),
    when(n.EndOf("upkeep")),
    does_if(n.InPart("end of turn step")),
    does(n.ExtraPhases(("combat", "main phase"), save="those")),
    card(
        n.CastCost((n.SacrificeCost(n.Anything()),), "kicker"),
        n.SpellAbility((n.Mode(n.If(n.WasPaid("kicker"), DRAW)),)),
    ),
    does(n.Sequence((n.Sacrifice(n.Anything(), n.You()), n.GainLife(n.PowerOf(n.Saved("sacrificed")))))),
)


@pytest.mark.parametrize("right", RIGHT)
def test_what_stands_for_something_is_played(right: n.CardDef) -> None:
    add_card(Book(), right)


def test_no_supported_card_is_refused() -> None:
    every = [*library().values(), *(w.card for card in library().values() for w in wordings_of(card))]
    assert [(one.name, misnamed(everything_in(one))) for one in every if misnamed(everything_in(one))] == []
