"""What lasts for a turn, shields, and damage to several, as text and as nodes."""

from __future__ import annotations

import pytest
from tests.language.grammar.reading import ability, does, means

from mainphase.cards import nodes as n
from mainphase.cards.words.doing import damage, damage_at_once, in_turn, tap
from mainphase.cards.words.keyword_abilities import flying
from mainphase.cards.words.replacing import prevent
from mainphase.cards.words.things import (
    among,
    attacking,
    creature,
    each,
    each_player,
    is_a,
    itself,
    number_of,
    target,
    without,
    you,
    yours,
)
from mainphase.language.grammar.abilities import say_ability


@pytest.mark.parametrize(
    ("text", "meaning"),
    [
        ("Target creature can't block this turn.", n.Begin(n.CantBlock(among(target)))),
        (
            "Creatures without flying can't block this turn.",
            n.Begin(n.CantBlock(is_a(creature, without(flying)))),
        ),
        ("~ can't be blocked this turn.", n.Begin(n.CantBeBlocked(itself))),
        ("Target creature attacks this turn if able.", n.Begin(n.MustAttack(among(target)))),
        ("Target creature attack this turn if able.", None),
        (
            "Two target creatures each gain flying until end of turn.",
            n.Apply(target, (n.GainKeywords(flying.keywords),)),
        ),
        ("Two target creatures each gains flying until end of turn.", None),
        (
            "Tap target creature. It doesn't untap during its controller's next untap step.",
            in_turn(tap(target), n.StayTapped(target)),
        ),
        ("Prevent all combat damage that would be dealt this turn.", prevent(None, combat_only=True)),
        ("Prevent the next 3 damage that would be dealt to any target this turn.", prevent(3, target)),
        ("Prevent the next 2 damage that would be dealt to you this turn.", prevent(2, you)),
        (
            "Prevent all damage that would be dealt this turn by attacking creatures.",
            n.PreventDamage(source_fits=is_a(attacking, creature)),
        ),
        (
            "Prevent all damage that would be dealt to creatures you control this turn.",
            n.PreventDamage(to_fits=is_a(creature, yours)),
        ),
        (
            "~ deals 2 damage to each creature and each player.",
            damage(2, n.Together((each(creature), each_player))),
        ),
        (
            "~ deals 3 damage to target creature and 2 damage to you.",
            damage_at_once(damage(3, target), damage(2, you)),
        ),
        (
            "~ deals damage to any target equal to the number of creatures you control.",
            damage(number_of(creature, yours), target),
        ),
    ],
)
def test_lasting(text: str, meaning: n.Effect | None) -> None:
    assert does(text) == meaning


def test_that_many_needs_an_event_with_an_amount() -> None:
    known = ability("Whenever ~ deals damage, you gain that much life.")
    assert isinstance(known, n.Triggered)
    assert known.modes[0].effect == n.GainLife(n.EventAmount())
    assert ability("When ~ enters, sacrifice all lands you control. You gain that much life.") is None
    exiled = does("Exile all lands you control. Create that many Food tokens.")
    assert isinstance(exiled, n.Sequence)  # as many as were exiled this way
    assert isinstance(exiled.of[-1], n.CreateToken)
    assert exiled.of[-1].amount != n.EventAmount()


@pytest.mark.parametrize(
    ("pair", "both"),
    [
        ("~ and target creature", n.Together((n.This(), n.Target(0)))),
        ("target land you control and target land an opponent controls", n.Together((n.Target(0), n.Target(1)))),
        ("two target creatures", n.Target(0)),
        ("two target permanents that share a card type", n.Together((n.Target(0), n.Target(1)))),
        ("two target permanents that share a name", None),
        ("three target permanents that share a card type", None),
        ("target creature", None),
        ("three target creatures", None),
        ("all creatures you control and target creature", None),
    ],
)
def test_exchanged(pair: str, both: n.Selector | None) -> None:
    meaning = does(f"Exchange control of {pair}.")
    assert meaning == (n.ExchangeControl(both) if both is not None else None)


BLOCKS_IT = n.MustBlock(n.OneOf(target), n.OneOf(n.This()))


@pytest.mark.parametrize(
    ("text", "until"),
    [
        ("Target creature blocks ~ this turn if able.", n.Duration.END_OF_TURN),
        ("Target creature blocks ~ this combat if able.", n.Duration.END_OF_COMBAT),
        ("Target creature blocks this turn if able.", None),
    ],
)
def test_blocking_something_certain(text: str, until: int | None) -> None:
    meaning = does(text)
    assert isinstance(meaning, n.Begin)
    if until is None:
        assert meaning.static == n.MustBlock(n.OneOf(target))
    else:
        assert meaning == n.Begin(BLOCKS_IT, until)


def test_as_though_it_was_not_blocked() -> None:
    words = "assign its combat damage as though it weren't blocked."
    assert ability(f"You may have ~ {words}") == n.Static(n.AssignsAsUnblocked(itself))
    assert ability(f"You may have enchanted creature {words}") == n.Static(
        n.AssignsAsUnblocked(n.OneOf(n.AttachedTo()))
    )
    assert ability(f"~ {words}") is None
    assert ability(f"You may have creatures you control {words}") is None


@pytest.mark.parametrize(
    ("again", "barred"),
    [
        ("shroud or flying", True),
        ("flying or shroud", True),
        ("flying", False),
        ("flying and shroud", False),
    ],
)
def test_113_11_cannot_have_what_is_lost(again: str, barred: bool) -> None:
    said = f"Creatures your opponents control lose flying and shroud and can't have {again} until end of turn."
    assert (does(said) is not None) is barred
    if barred:
        assert does(said).mods == (n.LoseKeywords(flying.keywords | n.Keyword.SHROUD, barred=True),)  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("other", "until", "read"),
    [
        ("target creature it's blocking", "end of combat", True),
        ("target creature blocked by ~", "end of combat", True),
        ("all creatures you control", "end of combat", False),
        ("target creature it's blocking", "Tuesday", False),
    ],
)
def test_power_exchanged(other: str, until: str, read: bool) -> None:
    said = ability(f"Whenever ~ blocks, exchange its power and the power of {other} until {until}.")
    if not read:
        assert said is None
        return
    assert isinstance(said, n.Triggered)
    exchange = n.ExchangePower(n.Together((n.This(), n.Target(0))), n.Duration.END_OF_COMBAT)
    assert said.modes[0].effect == exchange
    which = said.modes[0].targets[0].which
    assert isinstance(which, n.All)
    assert n.IsBlockedBy(n.This()) in which.of


BACK = "Return target creature card from your graveyard to the battlefield."


@pytest.mark.parametrize(
    ("words", "at_once"),
    [
        ("It's a Wall in addition to its other types.", True),
        ("It has flying and is a Wall in addition to its other types.", True),
        ("It becomes a Wall in addition to its other types.", False),
        ("It gains flying.", False),
    ],
)
def test_what_is_put_there_is_something_or_becomes_it(words: str, at_once: bool) -> None:
    read = does(f"{BACK} {words}")
    assert isinstance(read, n.Sequence)
    [_, so] = read.of
    assert isinstance(so, n.Apply)
    assert (so.to, so.until, so.as_it_enters) == (n.Saved(), n.Duration.PERMANENT, at_once)


def test_of_what_returns_later_it_is_told_what_it_will_be() -> None:
    read = does(
        "Return ~ to the battlefield at the beginning of the next end step. It's a Wall in addition to its other types."
    )
    assert isinstance(read, n.Delayed)
    so = read.ability.modes[0].effect
    assert isinstance(so, n.Sequence)
    assert so.of[1:] == (n.Apply(n.Saved(), (n.AddTypes(0, ("Wall",)),), n.Duration.PERMANENT, as_it_enters=True),)


@pytest.mark.parametrize(
    "told",
    [
        "Two target lands become 1/1 creatures in addition to their other types until end of turn.",
        "Target land becomes a 1/1 creature in addition to its other types until end of turn.",
    ],
)
def test_what_becomes_of_one_and_of_several(told: str) -> None:
    read = means(told, spell=True)
    assert read is not None
    assert say_ability(read[0]) == told


def test_it_is_told_of_several_in_the_plural() -> None:
    told = "Creatures you control are Walls in addition to their other types."
    read = ability(told)
    assert read is not None
    assert say_ability(read) == told
    assert means("Creatures you control are a Wall in addition to its other types.") is None
