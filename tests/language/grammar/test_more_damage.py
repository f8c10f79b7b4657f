"""More damage instead, to the same; damage to opponents and what they control; what several kinds are counted."""

from __future__ import annotations

import pytest
from tests.language.grammar.reading import ability, does, means

from mainphase.cards import nodes as n
from mainphase.cards.mana_costs import cost
from mainphase.cards.nodes import CardType, Zone
from mainphase.cards.words.doing import if_so
from mainphase.cards.words.things import a, creature, non, target, this, you_control

THREE = you_control(n.OfType(CardType.ARTIFACT), at_least=3)


def dealt(amount: int) -> n.DealDamage:
    return n.DealDamage(n.Fixed(amount), target, this)


@pytest.mark.parametrize(
    "text",
    [
        "~ deals 2 damage to any target.\n~ deals 5 damage instead if you control three or more artifacts.",
        "~ deals 2 damage to any target. If you control three or more artifacts, ~ deals 5 damage instead.",
    ],
)
def test_more_damage_to_the_same(text: str) -> None:
    assert does(text) == n.If(THREE, dealt(5), dealt(2))


def test_by_another_is_not_instead() -> None:
    text = "~ deals 2 damage to target creature. If you control a Wall, that creature deals 5 damage instead."
    assert does(text) is None


def test_of_the_whole_sentence_is_not_of_its_end() -> None:
    text = "Draw a card, then scry 1. If it's your turn, draw two cards instead."
    assert does(text) is None
    assert does("Draw a card. If it's your turn, instead draw two cards, then scry 1.") is not None


def test_opponents_and_what_they_control() -> None:
    both = n.OfType(CardType.CREATURE | CardType.PLANESWALKER)
    for words, which in (("creature and planeswalker", both), ("creature", creature)):
        effect = does(f"~ deals 1 damage to each opponent and each {words} they control.")
        theirs = n.Each(n.All((which, n.ControlledBy(n.EachOpponent()))))
        assert effect == n.DealDamage(n.Fixed(1), n.Together((n.EachOpponent(), theirs)), this)


def test_several_kinds_counted_one_by_one() -> None:
    mine = (n.InZone(Zone.GRAVEYARD), n.OwnedBy(n.You()))
    spells = n.All((n.OfType(CardType.INSTANT | CardType.SORCERY), *mine))
    assert means("This spell costs {1} less to cast for each instant and sorcery card in your graveyard.") == (
        n.CostsLessToCast(n.CountOf(spells)),
    )
    assert does("You gain 1 life for each instant and sorcery card in your graveyard.") == n.GainLife(n.CountOf(spells))


def test_two_things_at_once() -> None:
    human = a("Human")
    both = n.Both(you_control(human, creature), you_control(non(human), creature))
    assert does("If you control a Human creature and a non-Human creature, draw a card.") == if_so(
        both, n.Draw(n.Fixed(1))
    )


def test_the_third_card() -> None:
    known = ability("When you draw your third card in a turn, you gain 1 life.")
    assert isinstance(known, n.Triggered)
    assert known.on == n.DrawsCard(n.You(), 3)


def test_so_much_for_each() -> None:
    creatures = n.CountOf(n.All((creature, n.ControlledBy(n.You()))))
    for much, amount in ((1, creatures), (3, n.Times(3, creatures))):
        effect = does(f"~ deals {much} damage to target opponent for each creature you control.")
        assert effect == n.DealDamage(amount, target, this)


def test_a_target_that_this_blocks() -> None:
    known = ability("{R}, Sacrifice ~: It deals 2 damage to target creature it's blocking.")
    assert isinstance(known, n.Activated)
    [mode] = known.modes
    assert mode.effect == dealt(2)
    assert mode.targets[0].which == n.All((creature, n.IsBlockedBy(this)))


def test_either_controller_may_copy_it() -> None:
    whoever = n.ControllerOf(target)
    assert does(
        "~ deals 3 damage to any target. Then that player or that permanent's controller may pay {G}. If the player "
        "does, they may copy this spell and may choose a new target for that copy."
    ) == n.Sequence(
        (dealt(3), n.PayOrElse((n.PayMana(cost("{G}")),), whoever, n.May(n.CopySpell(this, whoever), whoever)))
    )
    assert does("~ deals 3 damage to each opponent. That player or that permanent's controller loses 1 life.") is None


def test_the_life_that_was_lost() -> None:
    """However much that was: some of them may not be able to lose any."""
    gained = n.GainLife(n.DoneThisWay("life lost"))
    for text, amount in (
        ("Each opponent loses 2 life. You gain life equal to the life lost this way.", n.Fixed(2)),
        ("Each opponent loses 2 life, then you gain life equal to the life lost this way.", n.Fixed(2)),
        (
            "Each opponent loses X life, where X is your life total. You gain life equal to the life lost this way.",
            n.LifeOf(n.You()),
        ),
    ):
        assert does(text) == n.Sequence((n.LoseLife(amount, n.EachOpponent()), gained))
    assert does("Each opponent loses 2 life. You gain that much life.") is None
    assert does("You gain life equal to the life lost this way.") is None


def test_120_what_also_deals_damage_deals_it_besides() -> None:
    said = "~ deals 2 damage to target creature. If the gift was promised, ~ {} 3 damage to that creature's controller."
    plain = does(said.format("deals"))
    assert plain is not None
    assert does(said.format("also deals")) == plain
