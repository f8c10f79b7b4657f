"""Words that stand on planes and phenomena, and could stand on any card."""

from __future__ import annotations

import pytest
from tests.language.grammar.reading import ability, does

from mainphase.cards import nodes as n
from mainphase.cards.words import creature, each_player, target, that_player, you

ENCHANTMENTS = n.OfType(n.CardType.ENCHANTMENT)
NO_ATTACK = n.CantAttack(n.All((creature, n.ControlledBy(you))))


@pytest.mark.parametrize(
    ("text", "meaning"),
    [
        (
            "Players may cast enchantment spells as though they had flash.",
            n.Static(n.CastAsThoughFlash(each_player, ENCHANTMENTS)),
        ),
        (
            "If an effect would create one or more tokens, it creates twice that many of those tokens instead.",
            n.Static(n.TokensTimes(each_player)),
        ),
        (
            "If you cast a spell this turn, you can't attack with creatures.",
            n.Static(NO_ATTACK, n.HappenedThisTurn("cast a spell", you)),
        ),
        (
            "If you attacked with creatures this turn, you can't cast spells.",
            n.Static(n.CantCast(you), n.HappenedThisTurn("attacked", you)),
        ),
        ("If you cast a spell this turn, you attack with creatures.", None),
    ],
)
def test_what_is_so(text: str, meaning: n.Ability | None) -> None:
    assert ability(text) == meaning


def test_a_card_put_into_any_players_graveyard_is_spoken_of_and_so_is_that_player() -> None:
    nonblack = n.Not(n.OfColor(n.Color.BLACK))
    known = ability(
        "Whenever a nonblack card is put into a player's graveyard from anywhere, that player loses 1 life."
    )
    assert isinstance(known, n.Triggered)
    assert known.on == n.CardPutIntoGraveyard(nonblack, each_player)
    assert known.modes[0].effect == n.LoseLife(n.Fixed(1), that_player)
    assert ability("Whenever an artifact card is put into a player's graveyard from anywhere, draw a card.") is not None
    assert ability("Whenever a artifact card is put into a player's graveyard from anywhere, draw a card.") is None


def test_the_player_who_copies_chooses_new_targets() -> None:
    known = ability(
        "Whenever a player casts a spell, that player copies it. The player may choose new targets for the copy."
    )
    assert isinstance(known, n.Triggered)
    assert known.modes[0].effect == n.CopySpell(n.ThatObject(), by=that_player)


def test_what_is_not_enchanted() -> None:
    known = does("Destroy target creature that isn't enchanted.")
    assert known == n.Destroy(target)
    enchanted = n.HasAttached(n.OfSubtype("Aura"))
    assert does("Destroy all creatures that aren't enchanted.") == n.Destroy(
        n.Each(n.All((creature, n.Not(enchanted))))
    )


def test_all_players_but_one_who_was_named() -> None:
    known = does("Each player except target player draws a card.")
    assert known == does("Each player other than target player draws a card.")
    assert isinstance(known, n.Draw)
    assert known.by == n.PlayersBut(each_player, target)
