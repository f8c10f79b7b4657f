"""Copies with differences, counters of a kind, limits of casting, what is a creature besides."""

from __future__ import annotations

import pytest
from tests.language.grammar.reading import ability

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType, Zone
from mainphase.cards.words import creature, draw, each_player, gains, is_a, itself, lose_life, that_player, you, yours
from mainphase.cards.words.keyword_abilities import flying

THIS = n.IsThis()
LAND, ARTIFACT = n.OfType(CardType.LAND), n.OfType(CardType.ARTIFACT)


def copy(which: n.Filter, *but: n.Modification, tapped: bool = False) -> n.Static:
    steps: tuple[n.Effect, ...] = (
        n.Choose(which, at_least=n.Fixed(0)), n.BecomeCopy(n.This(), n.Saved("it"), but)
    )  # fmt: skip
    if tapped:
        found = n.Compare(n.SizeOf(n.Saved("it")), ">", n.Fixed(0))
        steps = (*steps, n.If(found, n.EntersSo(n.EntersTapped())))
    return n.Static(n.AsEnters(n.Sequence(steps)))


HERE = n.InZone(Zone.BATTLEFIELD)


def test_copies_and_how_they_differ() -> None:
    may = "You may have ~ enter the battlefield"
    assert ability(f"{may} as a copy of any creature on the battlefield.") == copy(is_a(creature, HERE))
    assert ability(f"{may} as a copy of a creature you control.") == copy(is_a(creature, yours))
    assert ability(f"{may} tapped as a copy of any land on the battlefield.") == copy(is_a(LAND, HERE), tapped=True)
    assert ability(f"{may} as a copy of any creature on the battlefield, except it's 7/7.") == copy(
        is_a(creature, HERE), n.SetPT(n.Fixed(7), n.Fixed(7))
    )
    assert ability(
        f"{may} as a copy of any creature on the battlefield, except it's an Elf in addition to its other types and "
        "it has flying."
    ) == copy(is_a(creature, HERE), n.AddTypes(0, ("Elf",)), gains(flying))
    assert ability(f"{may} as a copy of any creature on the battlefield, except its name is Heron.") == copy(
        is_a(creature, HERE), n.NameIs("Heron")
    )


@pytest.mark.parametrize(
    ("amount", "times", "plus"), [("twice that many +1/+1 counters", 2, 0), ("that many plus one +1/+1 counters", 1, 1)]
)
def test_counters_of_a_kind(amount: str, times: int, plus: int) -> None:
    text = f"If one or more +1/+1 counters would be put on a creature you control, {amount} are put on it instead."
    changed = n.CountersTimes(each_player, times, which=is_a(creature, yours), kind="+1/+1", plus=plus)
    assert ability(text) == n.Static(changed)
    assert ability(text.replace("are put", "aren't put")) is None


def test_limits_of_casting() -> None:
    cast = n.Compare(n.SpellsCastThisTurn(that_player), ">=", n.Fixed(1))
    assert ability("Each player can't cast more than one spell each turn.") == n.Static(
        n.CantCast(n.PlayersWho(each_player, cast))
    )
    assert ability("Players can cast spells only during their own turns.") == n.Static(
        n.CantCast(n.PlayersWho(each_player, n.Negated(n.IsTurnOf(that_player))))
    )
    text = "Each player who has cast a nonartifact spell this turn can't cast additional nonartifact spells."
    others = n.PlayersWho(
        each_player, n.Compare(n.SpellsCastThisTurn(that_player, n.Not(ARTIFACT)), ">=", n.Fixed(1))
    )  # fmt: skip
    assert ability(text) == n.Static(n.CantCast(others, n.Not(ARTIFACT)))
    assert ability(text.replace("additional nonartifact", "additional artifact")) is None


def test_draws_and_deaths_that_are_something_else() -> None:
    assert ability("If you would draw a card, draw two cards instead.") == n.Static(n.ReplaceDraw(you, draw(2)))
    empty = n.Compare(n.HandSizeOf(you), "=", n.Fixed(0))
    text = "If you would draw a card while you have no cards in hand, instead you draw two cards and you lose 1 life."
    assert ability(text) == n.Static(n.ReplaceDraw(you, n.Sequence((draw(2), lose_life(1, by=you)))), empty)
    spells = n.OfType(CardType.INSTANT | CardType.SORCERY)
    assert ability(
        "If an instant or sorcery card would be put into a graveyard from anywhere, exile it instead."
    ) == n.Static(n.ReplaceMove(spells, 0, Zone.GRAVEYARD, Zone.EXILE))
    # A token is no card.
    assert ability("If a creature card would be put into a graveyard from anywhere, exile it instead.") is None


def test_what_is_a_creature_besides() -> None:
    one = n.SetPT(n.Fixed(1), n.Fixed(1))
    assert ability("All lands are 1/1 creatures that are still lands.") == n.Static(
        n.Modify(LAND, (one, n.AddTypes(CardType.CREATURE)))
    )
    artifact = (n.SetTypes(0, ("Golem",)), n.AddTypes(CardType.ARTIFACT | CardType.CREATURE))
    assert ability("~ is a 1/1 Golem artifact creature as long as it's your turn.") == n.Static(
        n.Modify(THIS, (one, *artifact)), n.IsYourTurn()
    )


def test_damage_and_blocks() -> None:
    text = "If a creature would deal combat damage to ~, prevent that damage and draw a card."
    assert ability(text) == n.Static(n.Prevents(THIS, creature, combat_only=True, then=draw(1)))
    assert ability("Prevent all noncombat damage that would be dealt to creatures you control.") == n.Static(
        n.Prevents(is_a(creature, yours), noncombat=True)
    )
    weaker = is_a(creature, n.PowerIs("<", n.PowerOf(n.This())))
    assert ability("Creatures with power less than ~'s power can't block it.") == n.Static(
        n.CantBeBlocked(itself, weaker)
    )
    assert ability("~ crews Vehicles as though its power were 2 greater.") == n.Static(n.CrewsAs(itself, 2))


def test_evasion_that_does_not_count() -> None:
    islandwalk = n.BlocksDespite(landwalk=n.OfSubtype("Island"))
    told = "Creatures with islandwalk can be blocked as though they didn't have islandwalk."
    assert ability(told) == n.Static(islandwalk)
    shadow = n.Static(n.BlocksDespite(THIS, shadow=True))
    assert ability("This creature can block creatures with shadow as though they didn't have shadow.") == shadow
    assert ability("This creature can block creatures with shadow as though it had shadow.") == shadow


@pytest.mark.parametrize(
    ("of", "which", "mana"),
    [
        ("each other creature", n.All((n.OfType(1), n.Other())), True),
        ("all cards exiled with ~", n.All((n.InZone(n.Zone.EXILE), n.ExiledWithThis())), True),
        ("the exiled card", n.All((n.InZone(n.Zone.EXILE), n.ExiledWithThis())), True),
        ("creatures you control except mana abilities", n.All((n.OfType(1), n.ControlledBy(n.You()))), False),
    ],
)
def test_activated_abilities_of_others(of: str, which: n.All, mana: bool) -> None:
    read = ability(f"~ has all activated abilities of {of}.")
    assert isinstance(read, n.Static)
    assert isinstance(read.effect, n.Modify)
    [given] = read.effect.mods
    assert isinstance(given, n.GainActivatedOf)
    assert isinstance(given.of, n.All)
    assert ({*given.of.of}, given.mana) == ({*which.of, n.HasActivatedAbility()}, mana)


def test_other_creature_types_are_other_types() -> None:
    """Only a creature type is added: it makes no difference which of the two is said."""
    said = ability("Creatures you control are Goblins in addition to their other types.")
    assert said is not None
    assert ability("Creatures you control are Goblins in addition to their other creature types.") == said


def test_more_counters_on_itself() -> None:
    text = "If one or more +1/+1 counters would be put on ~, that many plus one +1/+1 counters are put on it instead."
    assert ability(text) == n.Static(n.CountersTimes(n.EachPlayer(), times=1, which=n.IsThis(), kind="+1/+1", plus=1))
    assert ability(text.replace("on ~", "on a creature you control")) not in (None, ability(text))
