"""Copies, divided damage, extra turns, and cards exiled to be played, as text and as nodes."""

from __future__ import annotations

import pytest
from tests.language.grammar.reading import does, means

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Duration, Zone
from mainphase.cards.words.doing import begin, create_copy, exile_top, extra_turn, in_turn, may_play, takes_extra_turn
from mainphase.cards.words.keyword_abilities import flying, trample
from mainphase.cards.words.statics import extra_land_plays
from mainphase.cards.words.things import creature, target, this, you, yours
from mainphase.kernel.lowering.functioning import functioning_zone

FLYING, TRAMPLE = (n.Apply(target, (n.GainKeywords(one.keywords),)) for one in (flying, trample))


@pytest.mark.parametrize(
    ("text", "meaning"),
    [
        ("Create a token that's a copy of target creature.", create_copy(target)),
        ("Create a tapped token that's a copy of target creature.", n.CreateCopy(target, tapped=True)),
        ("Create two tokens that are copies of target creature.", create_copy(target, how_many=2)),
        ("Target opponent creates a token that's a copy of ~.", create_copy(this, by=target)),
        ("Create a token that's a copy of each creature.", None),
        ("Create a token that's a copy of target creature, except it's yellow.", None),
        ("Exile target creature. Create a token that's a copy of it.", None),
        ("Take an extra turn after this one.", extra_turn),
        ("Target player takes an extra turn after this one.", takes_extra_turn(target)),
        ("Take two extra turns after this one.", None),
        ("You may play an additional land this turn.", begin(extra_land_plays(you))),
        ("You may play up to two additional lands this turn.", begin(extra_land_plays(you, 2))),
        ("You may play an additional land next turn.", None),
        (
            "Exile the top card of your library. Until end of turn, you may play that card.",
            in_turn(exile_top(1), may_play()),
        ),
        (
            "Exile the top three cards of your library. You may play those cards until the end of your next turn.",
            in_turn(exile_top(3), may_play(until=Duration.END_OF_YOUR_NEXT_TURN)),
        ),
        ("Exile the top two cards of target opponent's library.", exile_top(2, target)),
        (
            "Exile the top card of your library. You may cast that card this turn.",
            in_turn(exile_top(1), n.MayPlay(n.Saved("it"), n.Duration.END_OF_TURN, lands=False)),
        ),
        (
            "Exile the top card of your library face down.",
            n.Move(n.TopOfLibrary(n.You()), Zone.EXILE, face_down=True, unseen=True),
        ),
        (
            "Target creature gains your choice of flying or trample until end of turn.",
            n.ChooseEffect((FLYING, TRAMPLE)),
        ),
        ("Target creature gains your choice of flying or flying until end of turn.", None),
        ("Target creature gains your choice of flying or trample.", None),
    ],
)
def test_what_is_done(text: str, meaning: n.Effect | None) -> None:
    assert does(text) == meaning


@pytest.mark.parametrize(
    ("among", "least", "most", "which"),
    [
        ("any number of target creatures", 0, 99, creature),
        ("one or two target creatures", 1, 2, creature),
        ("one, two, or three target creatures you control", 1, 3, n.All((creature, yours))),
    ],
)
def test_damage_is_divided_among_targets(among: str, least: int, most: int, which: n.Filter) -> None:
    for figure, amount in (("4", n.Fixed(4)), ("X", n.X())):
        known = means(f"~ deals {figure} damage divided as you choose among {among}.", spell=True)
        aimed = n.TargetPhrase(which, None, least, most, amount)
        assert known == (n.SpellAbility((n.Mode(n.DealDamage(amount, target, divided=True), (aimed,)),)),)


def test_only_an_amount_that_is_counted_can_be_told_later_and_divided() -> None:
    told = "X damage divided as you choose among any number of targets, where X is"
    assert does(f"~ deals {told} the number of lands you control.") is not None
    assert does(f"~ deals {told} the greatest power among creatures you control.") is None
    assert does("~ deals 4 damage divided evenly among any number of targets.") is None


def test_a_spell_that_cant_be_countered_holds_on_the_stack() -> None:
    for spell in (True, False):
        assert means("This spell can't be countered.", spell) == (n.Static(n.CantBeCountered(n.IsThis())),)
    [one] = means("This spell can't be countered if it's your turn.") or ()
    assert isinstance(one, n.Static)
    assert functioning_zone(one) == n.Zone.STACK
    assert means("Creature spells can't be countered.") == (
        n.Static(n.CantBeCountered(n.All((creature, n.IsSpell())))),
    )
    assert means("Creature spells you control can't be countered.") == (
        n.Static(n.CantBeCountered(n.All((creature, n.IsSpell(), yours)))),
    )


def test_what_a_copy_is_in_addition_is_no_instruction_of_its_own() -> None:
    head = "Create a token that's a copy of target creature, except it isn't legendary and it's"
    golem = does(f"{head} a Golem artifact creature in addition to its other types.")
    assert isinstance(golem, n.CreateCopy)
    assert golem.but[1:] == (n.AddTypes(n.CardType.ARTIFACT | n.CardType.CREATURE, ("Golem",)),)
    zombie = does(f"{head} a 2/2 black Zombie in addition to its other colors and types.")
    assert isinstance(zombie, n.CreateCopy)
    size = n.SetPT(n.Fixed(2), n.Fixed(2))
    assert zombie.but[1:] == (size, n.AddColors(n.Color.BLACK), n.AddTypes(0, ("Zombie",)))


def test_what_was_a_card_before_is_copied_as_it() -> None:
    known = does("Exile target creature card from your graveyard. Create a token that's a copy of it.")
    assert known == does("Exile target creature card from your graveyard. Create a token that's a copy of that card.")
    assert does("Exile target creature. Create a token that's a copy of it.") is None


def test_how_a_copy_differs_is_told_to_the_end() -> None:
    text = (
        "Create a token that's a copy of target creature, except it isn't legendary and it's a Goblin in addition to "
        "its other types."
    )
    known = does(text)
    assert isinstance(known, n.CreateCopy)
    assert len(known.but) == 2


def test_this_and_others_each_get_something() -> None:
    alike = "Whenever ~ attacks, ~ and each Drake you control get +1/+1 until end of turn."
    assert means("Whenever ~ attacks, ~ and Drakes you control each get +1/+1 until end of turn.") == means(alike)
