"""For how long something is so, and rules that hold for a while."""

from __future__ import annotations

import pytest
from tests.language.grammar.reading import ability, does

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Duration, Zone
from mainphase.cards.words import (
    among,
    artifact,
    creature,
    each_opponent,
    gets,
    pay,
    tap_this,
    tapped,
    target,
    this,
    you,
    yours,
)

HERE = n.InZone(Zone.BATTLEFIELD)


def held(*so: n.Filter, of: n.Selector = this) -> n.Fits:
    return n.Fits(of, n.All((HERE, *so)) if so else HERE)


SPANS = {
    "you control ~": held(yours),
    "~ remains tapped": held(tapped),
    "~ remains on the battlefield": held(),
    "it has a doom counter on it": held(n.HasCounter("doom"), of=target),
    "you control ~ and ~ remains tapped": n.Both(held(yours), held(tapped)),
}


@pytest.mark.parametrize("words", SPANS)
def test_for_as_long_as(words: str) -> None:
    made = ability(f"{{T}}: Gain control of target creature for as long as {words}.")
    mods = (n.SetController(you),)
    assert made == pay(tap_this).targeting(creature).do(n.Apply(target, mods, Duration.WHILE, SPANS[words]))


def test_what_gains_something_is_it_in_for_how_long_and_not_itself() -> None:
    mods = (n.GainKeywords(n.Keyword.INDESTRUCTIBLE),)
    spoken = "Target creature gains indestructible for as long as it has a divinity counter on it."
    span = held(n.HasCounter("divinity"), of=target)
    assert does(spoken) == n.Apply(target, mods, Duration.WHILE, span)
    assert does(spoken.replace("it has", "itself has")) is None


def test_something_else_than_control_lasts_so_too() -> None:
    stays = n.Begin(n.DoesntUntap(among(target)), Duration.WHILE, held(tapped))
    assert ability(
        "{T}: Target artifact doesn't untap during its controller's untap step for as long as ~ remains tapped."
    ) == pay(tap_this).targeting(artifact).do(stays)
    bigger = n.Apply(target, (gets(1, 2),), Duration.WHILE, held(yours))
    assert ability("{T}: Target creature gets +1/+2 for as long as you control ~.") == pay(tap_this).targeting(
        creature
    ).do(bigger)


RULES = {
    "Your opponents can't cast spells this turn.": (n.CantCast(each_opponent), Duration.END_OF_TURN),
    "Damage can't be prevented this turn.": (n.CantPreventDamage(), Duration.END_OF_TURN),
    "You have hexproof until your next turn.": (
        n.PlayersHave(you, n.HasKeywords(n.Keyword.HEXPROOF)), Duration.YOUR_NEXT_TURN,
    ),
    "You have no maximum hand size for the rest of the game.": (n.NoMaximumHandSize(you), Duration.PERMANENT),
}  # fmt: skip


@pytest.mark.parametrize("text", RULES)
def test_rules_for_a_while(text: str) -> None:
    assert does(text) == n.Begin(*RULES[text])


def test_what_enters_this_turn() -> None:
    tapped = n.Begin(n.EntersTapped(n.All((creature, yours))))
    assert does("Creatures you control enter tapped this turn.") == tapped
    assert does("This turn, creatures you control enter tapped.") == tapped


def test_colors_and_words_that_are_changed() -> None:
    red_for_good = n.Apply(target, (n.SetColors(n.Color.RED),), Duration.PERMANENT)
    assert does("Target permanent becomes red.") == red_for_good
    assert does("Target permanent becomes red until end of turn.") == n.Apply(target, red_for_good.mods)
    one = "Change the text of target permanent by replacing all instances of one "
    assert does(f"{one}color word with another.") == n.ChangeText(target, land_types=False)
    assert does(f"{one}basic land type with another until end of turn.") == n.ChangeText(
        target, colors=False, until=Duration.END_OF_TURN
    )


def test_rules_until_end_of_turn() -> None:
    free = does("Until end of turn, you may cast spells from your hand without paying their mana costs.")
    assert isinstance(free, n.Begin)
    assert isinstance(free.static, n.MayPlayFrom)
    assert free.static.free
    spared = "Until end of turn, damage that would reduce your life total to less than 1 reduces it to 1 instead."
    assert does(spared) == n.Begin(n.DamageLeavesLife(n.You(), 1))


def test_damage_by_one_thing_is_prevented_for_longer_than_a_turn() -> None:
    known = does("Until your next turn, prevent all damage target permanent would deal.")
    assert known == n.PreventDamage(source=n.Target(), until=n.Duration.YOUR_NEXT_TURN)
    text = "When ~ enters, prevent all damage that would be dealt by target creature for as long as you control ~."
    entering = ability(text)
    assert isinstance(entering, n.Triggered)
    begun = entering.modes[0].effect
    assert isinstance(begun, n.Begin)
    assert begun.static == n.Prevents(source=n.OneOf(n.Target()))
    assert begun.until == n.Duration.WHILE


def test_an_emblem_has_both_abilities_that_one_sentence_tells() -> None:
    known = does("You get an emblem with \"You can't lose the game and your opponents can't win the game.\"")
    assert isinstance(known, n.CreateEmblem)
    assert [type(one.effect) for one in known.emblem.abilities] == [n.CantLoseGame, n.CantWinGame]  # type: ignore[attr-defined]
