"""What things become, are doubled, given away or dealt instead; counters and tokens told in lists; cards looked at."""

from __future__ import annotations

from typing import Any

import pytest
from tests.language.grammar.reading import ability, does, means

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType, Duration
from mainphase.cards.words.costs import put_counter, remove_counter
from mainphase.cards.words.doing import create, damage, in_turn, put_counters
from mainphase.cards.words.things import (
    blue,
    creature,
    each,
    each_player,
    green,
    is_a,
    land,
    number_of,
    target,
    that_player,
    this,
    x,
    you,
    yours,
)
from mainphase.cards.words.tokens import token_card

OOZE = token_card("Ooze", green, creature, pt="0/0")
BIRD, BEAR = token_card("Bird", blue, creature, pt="1/1"), token_card("Bear", green, creature, pt="2/2")
FOREST = n.SetTypes(0, ("Forest",))
ARTIFACT = n.AddTypes(n.CardType.ARTIFACT)


def becomes(mod: n.Modification, until: int = Duration.END_OF_TURN) -> n.Effect:
    return n.Apply(target, (mod,), until)


COLORS = tuple(n.SetColors(1 << k) for k in range(5))
FROM = tuple(n.GainAbility(n.Protection(n.OfColor(1 << k))) for k in range(5))


@pytest.mark.parametrize(
    ("text", "meaning"),
    [
        ("Target land becomes a Forest.", becomes(FOREST, Duration.PERMANENT)),
        ("Target land becomes a Forest until end of turn.", becomes(FOREST)),
        ("Target land becomes an Forest.", None),
        ("Target creature becomes all colors until end of turn.", becomes(n.SetColors(31))),
        (
            "Target creature becomes an artifact in addition to its other types.",
            becomes(ARTIFACT, Duration.PERMANENT),
        ),
        (
            "Until end of turn, target creature gets +1/+0 and becomes an artifact in addition to its other types.",
            n.Apply(target, (n.AddPT(n.Fixed(1), n.Fixed(0)), ARTIFACT)),
        ),
        (
            "Target permanent becomes the color of your choice until end of turn.",
            n.ChooseEffect(tuple(becomes(mod) for mod in COLORS)),
        ),
        (
            "Target permanent becomes the color of your choice.",
            n.ChooseEffect(tuple(becomes(mod, Duration.PERMANENT) for mod in COLORS)),
        ),
        (
            "Target creature gains protection from the color of your choice until end of turn.",
            n.ChooseEffect(tuple(becomes(mod) for mod in FROM)),
        ),
        (
            "Double the power of target creature until end of turn.",
            becomes(n.AddPT(n.PowerOf(target), n.Fixed(0), doubles=True)),
        ),
        (
            "Double the power of each creature until end of turn.",
            n.Apply(
                n.Each(n.OfType(CardType.CREATURE)),
                (n.AddPT(n.PowerOf(n.Modified()), n.Fixed(0), doubles=True),),
                Duration.END_OF_TURN,
            ),
        ),
        (
            "Double the number of +1/+1 counters on target creature.",
            n.DoubleCounters(target, "+1/+1"),
        ),
        (
            "Double the number of each kind of counter on each creature.",
            n.DoubleCounters(n.Each(creature)),
        ),
        (
            "Target creature has base power and toughness X/X until end of turn.",
            becomes(n.SetPT(x, x)),
        ),
    ],
)
def test_what_becomes_of_it(text: str, meaning: n.Effect | None) -> None:
    assert does(text) == meaning


@pytest.mark.parametrize(
    ("text", "meaning"),
    [
        (
            "Put a +1/+1 counter on target creature and two +1/+1 counters on another target creature.",
            in_turn(put_counters(1, "+1/+1", target), put_counters(2, "+1/+1", n.Target(1))),
        ),
        (
            "Put a +1/+1 counter and a charge counter on target creature.",
            in_turn(put_counters(1, "+1/+1", target), put_counters(1, "charge", target)),
        ),
        (
            "Create a 1/1 blue Bird creature token and two 2/2 green Bear creature tokens.",
            in_turn(create(1, BIRD), create(2, BEAR)),
        ),
        ("Create an X/X green Ooze creature token.", create(1, OOZE, size=x)),
        ("Create two X/X green Ooze creature tokens.", create(2, OOZE, size=x)),
        (
            "Create an X/X green Ooze creature token, where X is the number of lands you control.",
            create(1, OOZE, size=number_of(land, yours)),
        ),
        (
            "Distribute three +1/+1 counters among one, two, or three target creatures.",
            n.PutCounters("+1/+1", n.Fixed(3), target, divided=True),
        ),
        ("Look at target player's hand.", n.LookAt(each(n.InZone(n.Zone.HAND), n.OwnedBy(target)))),
        ("Look at your hand.", None),
        (
            "Look at the top three cards of target player's library.",
            in_turn(n.Remember(n.TopOfLibrary(target, 3), "seen"), n.LookAt(n.Saved("seen"))),
        ),
        (
            "Any number of target players each gain 6 life.",
            n.GainLife(n.Fixed(6), target),
        ),
        (
            "Target opponent gains control of target permanent you control.",
            n.Apply(n.Target(1), (n.SetController(target),), Duration.PERMANENT),
        ),
        (
            "~ deals damage to each player equal to the number of lands they control.",
            n.ForEachPlayer(each_player, damage(number_of(land, n.ControlledBy(that_player)), to=that_player)),
        ),
        (
            "All combat damage that would be dealt to you this turn is dealt to target creature instead.",
            n.RedirectDamage(to=you, combat_only=True, onto=target),
        ),
        (
            "The next 2 damage that would be dealt to target creature this turn is dealt to you instead.",
            n.RedirectDamage(n.Fixed(2), target, onto=you),
        ),
        ("Destroy target Aura attached to a creature you control.", n.Destroy(target)),
        ("Attach target Aura attached to a creature to another creature.", None),
    ],
)
def test_told_in_lists_and_instead(text: str, meaning: n.Effect | None) -> None:
    assert does(text) == meaning


def test_the_aura_is_on_such_a_creature() -> None:
    known: Any = means("Destroy target Aura attached to a creature you control.", spell=True)
    [aimed] = known[0].modes[0].targets
    assert aimed.which == n.All((n.OfSubtype("Aura"), n.IsAttachedTo(each(creature, yours))))


def test_what_is_distributed_is_divided_among_the_targets() -> None:
    known: Any = means("Distribute two -1/-1 counters among one or two target creatures.", spell=True)
    [aimed] = known[0].modes[0].targets
    assert (aimed.at_least, aimed.at_most, aimed.divided) == (1, 2, n.Fixed(2))


@pytest.mark.parametrize(
    ("cost", "paid"),
    [
        ("Remove a +1/+1 counter from a creature you control", remove_counter("+1/+1", of=is_a(creature))),
        ("Remove two charge counters from a permanent you control", remove_counter("charge", 2, is_a())),
        ("Put a -1/-1 counter on a creature you control", put_counter("-1/-1", on=is_a(creature))),
    ],
)
def test_counters_of_other_permanents_as_a_cost(cost: str, paid: n.Cost) -> None:
    told = ability(f"{cost}: Draw a card.")
    assert isinstance(told, n.Activated)
    assert told.cost == (paid,)
    assert this


def test_by_which_mana_was_spent() -> None:
    spent = [n.Compare(n.ManaSpent(this, colors), ">", n.Fixed(0)) for colors in (8, 16)]
    text = (
        "~ deals 1 damage to each creature if {R} was spent to cast this spell and you gain 2 life if {G} was spent to "
        "cast this spell."
    )
    assert does(text) == in_turn(n.If(spent[0], damage(1, to=each(creature))), n.If(spent[1], n.GainLife(n.Fixed(2))))


@pytest.mark.parametrize(
    ("words", "same"),
    [
        ("a Golem artifact creature with base power and toughness 4/3", "a 4/3 Golem artifact creature"),
        ("an artifact creature with base power and toughness 4/3", "a 4/3 artifact creature"),
    ],
)
def test_base_power_and_toughness_may_be_told_last(words: str, same: str) -> None:
    told = does(f"Target artifact becomes {words} until end of turn.")
    assert told is not None
    assert told == does(f"Target artifact becomes {same} until end of turn.")
    assert told != does(f"Target artifact becomes {words} until end of turn.".replace("4/3", "3/4"))
    assert does(f"Target artifact becomes {words.replace('base power and toughness ', '')} until end of turn.") is None
