"""What attacks despite defender, what is protected from several, what becomes a copy and searches of each player."""

from __future__ import annotations

from tests.language.grammar.reading import ability, does, means

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType, Supertype, Zone
from mainphase.cards.words import artifact, creature, each_opponent, each_player, is_a, itself, yours

THIS, THAT = n.This(), n.ThatPlayer()
WALL = n.OfSubtype("Wall")
white, black, red = (n.OfColor(bit) for bit in (1, 4, 8))


def test_attacking_despite_defender() -> None:
    assert ability("~ can attack as though it didn't have defender.") == n.Static(n.AttacksDespiteDefender(itself))
    assert ability("Walls can attack as though they didn't have defender.") == n.Static(n.AttacksDespiteDefender(WALL))
    target = n.OneOf(n.Target(0))
    assert does("Target creature can attack this turn as though it didn't have defender.") == n.Begin(
        n.AttacksDespiteDefender(target)
    )


def test_blocking_and_being_blocked() -> None:
    by = is_a(creature, n.PowerIs(">=", n.Fixed(2)))
    assert means("~ can't block or be blocked by creatures with power 2 or greater.") == (
        n.Static(n.CantBeBlocked(by, itself)), n.Static(n.CantBeBlocked(itself, by)),
    )  # fmt: skip
    some = n.Any((is_a(artifact, creature), is_a(white, creature)))
    assert ability("~ can't be blocked except by artifact creatures and/or white creatures.") == n.Static(
        n.CantBeBlocked(itself, n.Not(some))
    )
    many = ability("~ can block any number of creatures.")
    assert isinstance(many, n.Static)
    assert isinstance(many.effect, n.CanBlockMore)
    assert many.effect.more > 50


def test_protection() -> None:
    assert means("Protection from black, from red, and from white") == tuple(
        n.Protection(color) for color in (black, red, white)
    )
    assert means("Protection from mana value 3 or greater") == (n.Protection(n.ManaValueIs(">=", n.Fixed(3))),)
    assert ability("Prevent all damage that would be dealt to ~ by artifact sources.") == n.Static(
        n.Prevents(itself, artifact)
    )


def test_becoming_a_copy() -> None:
    read = ability("{2}: ~ becomes a copy of target land, except it has this ability.")
    assert isinstance(read, n.Activated)
    assert read.modes[0].effect == n.BecomeCopy(THIS, n.Target(0), (n.KeepThisAbility(),))
    other = ability("{2}: ~ becomes a copy of target land until end of turn.")
    assert isinstance(other, n.Activated)
    assert other.modes[0].effect == n.BecomeCopy(THIS, n.Target(0), until=n.Duration.END_OF_TURN)


def test_each_player_searches() -> None:
    text = "Each player searches their library for a basic land card, puts it onto the battlefield, then shuffles."
    basic = n.All((n.OfSupertype(Supertype.BASIC), n.OfType(CardType.LAND)))
    assert does(text) == n.ForEachPlayer(each_player, n.SearchLibrary(basic, Zone.BATTLEFIELD, THAT))
    assert does(text.replace("player", "opponent")) == n.ForEachPlayer(
        each_opponent, n.SearchLibrary(basic, Zone.BATTLEFIELD, THAT)
    )


def test_from_a_hand_onto_the_battlefield() -> None:
    read = ability("{2}: Put this card from your hand onto the battlefield.")
    assert isinstance(read, n.Activated)
    assert (read.zone, read.modes[0].effect) == (Zone.HAND, n.Move(THIS, Zone.BATTLEFIELD))


def test_poisoned_opponents_and_kinds_side_by_side() -> None:
    poisoned = n.SomePlayer(each_opponent, n.Compare(n.CountersOn("poison", THAT), ">=", n.Fixed(1)))
    read = ability("~ has flying as long as an opponent is poisoned.")
    assert isinstance(read, n.Static)
    assert read.condition == poisoned
    both = ability("Each land and Ally you control has flying.")
    kinds = n.Any((n.OfType(CardType.LAND), n.OfSubtype("Ally")))
    assert isinstance(both, n.Static)
    assert isinstance(both.effect, n.Modify)
    assert both.effect.which == n.All((kinds, yours))


def test_it_is_so_as_long_as_it_has_counters() -> None:
    counted = n.Compare(n.CountersOn("charge", THIS), ">=", n.Fixed(2))
    for it in ("it", "him", "her"):
        known = ability(f"As long as ~ has two or more charge counters on {it}, it's a land.")
        assert known == n.Static(n.Modify(itself, (n.SetTypes(CardType.LAND),)), counted)
        one = ability(f"~ can't attack unless ~ has a charge counter on {it}.")
        assert one == n.Static(n.CantAttack(itself), n.Negated(n.Fits(THIS, n.HasCounter("charge"))))
