"""Parts of card text by themselves: what views, labels and refusals say of nodes."""

from __future__ import annotations

import pytest

from mainphase.cards import nodes as n
from mainphase.cards.library import CARDS
from mainphase.cards.names import find_card
from mainphase.cards.nodes import CardType, Color, Keyword
from mainphase.cards.words import another, creature, draw, enters, gain_life, itself, when
from mainphase.foundation.build import build_kind
from mainphase.language import fragments

GROWING = n.Apply(n.Target(0), (n.AddPT(n.Fixed(3), n.Fixed(3)),))


def activated(name: str) -> n.Activated:
    return next(a for a in CARDS[name].abilities if isinstance(a, n.Activated))


def test_a_line_and_a_label() -> None:
    dragon = activated("Shivan Dragon")
    assert fragments.ability_line(dragon, "", "Vex") == "{R}: Vex gets +1/+0 until end of turn."
    assert fragments.ability_label(dragon, "", "Vex") == "{R}: Vex gets +1/+0 until end of turn"


def test_what_was_said_is_kept_for_each_day_and_name() -> None:
    entering = when(enters(itself)).do(gain_life(2))
    said = {
        fragments.ability_line(entering, day, name)
        for day in ("2005-01-01", "2015-01-01", "")
        for name in ("Vex", "Bo")
    }
    assert len(said) == 6
    assert fragments.ability_line(entering, "2005-01-01", "Vex") is fragments.ability_line(
        entering, "2005-01-01", "Vex"
    )
    assert fragments.ability_line(entering, "2015-01-01", "Vex") == "When Vex enters the battlefield, you gain 2 life."


def test_another_object_at_the_same_place_is_said_anew() -> None:
    for number in range(2, 200):  # a node that is gone may leave its id to the next
        assert fragments.effect_text(draw(number % 9 + 2)).startswith("draw ")
        assert fragments.effect_text(draw(number % 9 + 2)) != fragments.effect_text(draw(number % 9 + 3))


def test_a_mode_speaks_of_what_the_trigger_told() -> None:
    damaged = n.Triggered(
        n.Dies(n.All((n.Other(), n.OfType(CardType.CREATURE)))),
        (
            n.Mode(n.Move(n.ThatObject(), n.Zone.EXILE)),
            n.Mode(n.Draw(n.Fixed(1))),
        ),
    )
    assert fragments.ability_mode(damaged, 0) == "exile it"
    assert fragments.ability_mode(damaged, 1) == "draw a card"


def test_one_of_several_things_that_can_be_done_to_a_target() -> None:
    effects = [n.Move(n.Target(0), n.Zone.LIBRARY, from_top=2), n.Move(n.Target(0), n.Zone.LIBRARY, bottom=True)]
    assert [fragments.effect_text(one) for one in effects] == [
        "put it into its owner's library second from the top",
        "put it on the bottom of its owner's library",
    ]


def test_what_a_target_must_be() -> None:
    nonblack = n.All((n.Not(n.OfColor(Color.BLACK)), n.OfType(CardType.CREATURE)))
    assert fragments.target_phrase_text(n.TargetPhrase(nonblack)) == "target nonblack creature"
    assert (
        fragments.target_phrase_text(n.TargetPhrase(n.OfType(CardType.CREATURE), another=True))
        == "another target creature"
    )
    bolt = CARDS["Lightning Bolt"].abilities[0]
    assert isinstance(bolt, n.SpellAbility)
    [phrase] = bolt.modes[0].targets
    assert fragments.target_phrase_text(phrase) == "any target"
    assert fragments.target_phrase_text(phrase, "2010-01-01") == "target creature or player"


def test_what_lasts_is_told_by_name() -> None:
    assert fragments.lasting_effect_text(GROWING, n.Target(0), "Bo") == "Bo gets +3/+3 until end of turn"


def test_keywords_stand_first_and_together() -> None:
    has = fragments.ability_lines((activated("Shivan Dragon"),), Keyword.FLYING | Keyword.TRAMPLE, "", "Vex")
    assert has == ("Flying, trample", "{R}: Vex gets +1/+0 until end of turn.")


@pytest.mark.skipif(build_kind() == "compiled", reason="a node class can't be made up beside compiled ones")
def test_what_no_text_says_is_called_by_its_nodes() -> None:
    import dataclasses

    @dataclasses.dataclass(frozen=True)
    class TurnItBlue(n.Effect):
        pass

    assert fragments.effect_text(TurnItBlue()) == "turn it blue"
    both = n.Sequence((TurnItBlue(), n.Draw(n.Fixed(1))))
    assert fragments.ability_line(n.Activated((n.TapThis(),), (n.Mode(both),))) == "turn it blue; draw"


# What the English of nodes once made of these.
CLUMSY = (
    "Sacrificing two Mountains sacrifice",
    "is a instant",
    " a artifact",
    "creatures gets",
    "you owns",
    "+the number",
)


def test_no_card_speaks_clumsily() -> None:
    for card in CARDS.values():
        for face in (card, *card.faces):
            for line in fragments.face_lines(face):
                assert not any(said in line for said in CLUMSY), f"{face.name}: {line}"
                assert " an other " not in line, f"{face.name}: {line}"


def test_another_creature_is_no_an_other() -> None:
    entering = when(enters(another, creature)).do(gain_life(1))
    assert fragments.ability_line(entering) == "Whenever another creature enters, you gain 1 life."


def test_equipment_speaks_of_an_equipped_creature() -> None:
    sword = CARDS["Short Sword"]
    assert fragments.ability_lines(sword.abilities, of=sword)[0].startswith("Equipped creature gets ")
    assert fragments.ability_label(sword.abilities[0], of=sword).startswith("Equipped creature gets ")


def test_what_something_is_made() -> None:
    for made, said in (
        (n.SetTypes(0, ("Frog",)), "is a Frog"),
        (n.SetTypes(CardType.CREATURE, ("Elf", "Druid")), "is an Elf Druid creature and loses all other card types"),
        (n.SetTypes(0, ("Island",)), "is an Island"),
    ):
        assert fragments.modification_text(made) == said


def test_both_ways_to_settle_a_phase_cost_have_words() -> None:
    """In 1997 a player chose between them as one of the things that they may do."""
    stasis = find_card("Stasis", on="1997-04-01")
    ways = [a for a in stasis.abilities if isinstance(a, n.Activated)]
    assert [fragments.ability_label(way, "1997-04-01", "Stasis", stasis) for way in ways] == ["pay {U}", "bury Stasis"]


def test_601_2c_a_target_that_speaks_of_another_is_told_without_it() -> None:
    """Fiery Annihilation's second target: told alone, "that creature" was looked for in itself without end."""
    equipment = n.All((n.OfSubtype("Equipment"), n.IsAttachedTo(n.Target(0))))
    assert fragments.target_phrase_text(n.TargetPhrase(equipment, at_least=0)) == "up to one target Equipment"
    assert fragments.target_phrase_text(n.TargetPhrase(n.IsAttachedTo(n.Target(0)))) == "target permanent"


def test_a_target_that_needs_what_was_said_before_is_told_by_itself() -> None:
    theirs = n.All((n.OfType(CardType.CREATURE), n.ControlledBy(n.ThatPlayer())))
    assert fragments.target_phrase_text(n.TargetPhrase(theirs)) == "target creature that player controls"
    counted = n.Plus(n.Fixed(1), n.CountOf(n.InZone(n.Zone.GRAVEYARD)))
    several = n.TargetPhrase(n.OfType(CardType.CREATURE), at_least=0, amount=counted)
    assert fragments.target_phrase_text(several) == "up to X target creatures"
