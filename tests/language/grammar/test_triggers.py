"""What triggered abilities wait for, as text and as nodes."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.language.grammar.reading import ability

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.cards.words import (
    a,
    aimed_at,
    another,
    artifact,
    at_the_beginning_of,
    attacks,
    attacks_alone,
    becomes_blocked,
    blocks,
    casts,
    casts_nth,
    combat,
    creature,
    damage,
    deals_combat_damage,
    deals_combat_damage_to_player,
    deals_damage,
    dies,
    discards_a_card,
    draw,
    draws_a_card,
    each_opponent,
    each_player,
    either_event,
    enchanted_creature,
    end_step,
    enters,
    gain_life,
    gains_life,
    instant,
    is_a,
    it,
    itself,
    kicked,
    land,
    leaves,
    non,
    sorcery,
    that_creature,
    that_player,
    that_source,
    token,
    upkeep,
    when,
    you,
    you_attack,
    you_control,
    yours,
)

ALSO = is_a(another, creature)
EVENTS: dict[str, n.Trigger] = {
    "When ~ enters": enters(itself),
    "When ~ enters the battlefield": enters(itself),
    "When ~ comes into play": enters(itself),
    "When this creature leaves the battlefield": leaves(itself),
    "Whenever a land you control enters": enters(land, yours),
    "Whenever a land enters the battlefield under your control": enters(land, yours),
    "Whenever another nontoken creature dies": dies(another, non(token), creature),
    "Whenever ~ or another creature dies": dies(n.Any((itself, ALSO))),
    "Whenever a creature an opponent controls dies": dies(creature, n.ControlledBy(each_opponent)),
    "When enchanted creature dies": dies(enchanted_creature),
    "When ~ is put into a graveyard from the battlefield": n.PutIntoGraveyard(itself),
    "Whenever ~ attacks": attacks(itself),
    "Whenever ~ attacks or blocks": either_event(attacks(itself), blocks(itself)),
    "Whenever ~ attacks alone": attacks_alone(itself),
    "Whenever ~ enters or attacks": either_event(enters(itself), attacks(itself)),
    "Whenever you attack": you_attack(),
    "Whenever you attack with two or more creatures": you_attack(creature, at_least=2),
    "Whenever three or more Goblins you control attack": you_attack(a("Goblin"), at_least=3),
    "Whenever ~ and at least two other creatures attack": n.Attacks(itself, others=2),
    "Whenever ~ becomes blocked": becomes_blocked(itself),
    "Whenever ~ blocks a creature": n.Blocks(itself, creature),
    "Whenever ~ deals damage": deals_damage(itself),
    "Whenever ~ deals combat damage": deals_combat_damage(itself),
    "Whenever ~ deals combat damage to a player": deals_combat_damage_to_player(itself),
    "Whenever ~ deals damage to an opponent": n.DealsDamage(itself, player=each_opponent),
    "Whenever ~ deals combat damage to a creature": n.DealsDamage(itself, to_creature=True, combat_only=True),
    "Whenever you cast a spell": casts(you),
    "Whenever you cast an instant or sorcery spell": casts(you, n.OfType(instant.types | sorcery.types)),
    "Whenever an opponent casts an artifact spell": casts(each_opponent, artifact),
    "Whenever you cast a spell that targets ~": casts(you, aimed_at(itself)),
    "Whenever you cast a spell that targets a creature you control": casts(you, aimed_at(creature, yours)),
    "Whenever you cast your second spell each turn": casts_nth(you, 2),
    "Whenever you gain life": gains_life(you),
    "Whenever an opponent loses life": n.LosesLife(each_opponent),
    "Whenever a player draws a card": draws_a_card(each_player),
    "Whenever you draw your second card each turn": draws_a_card(you, 2),
    "Whenever you discard a card": discards_a_card(you),
    "Whenever ~ becomes tapped": n.BecomesTapped(itself),
    "When ~ becomes the target of a spell or ability": n.BecomesTarget(itself),
    "Whenever ~ becomes the target of a spell an opponent controls": n.BecomesTarget(
        itself, each_opponent, n.IsSpell()
    ),
}


@pytest.mark.parametrize("text", EVENTS)
def test_events(text: str) -> None:
    assert ability(f"{text}, you gain 1 life.") == when(EVENTS[text]).do(gain_life(1))


def test_a_spell_that_is_cast_triggers_from_the_stack() -> None:
    for this in ("this spell", "~"):
        made = when(n.CastsSpell(you, itself)).do(gain_life(1))
        assert ability(f"When you cast {this}, you gain 1 life.") == replace(made, zone=Zone.STACK)  # CR 113.6


BEGINNINGS: dict[str, n.Triggered] = {
    "your upkeep": at_the_beginning_of(upkeep, you).do(draw(1)),
    "each player's upkeep": at_the_beginning_of(upkeep, each_player).do(draw(1)),
    "each opponent's end step": at_the_beginning_of(end_step, each_opponent).do(draw(1)),
    "the end step": at_the_beginning_of(end_step, each_player).do(draw(1)),
    "combat on your turn": at_the_beginning_of(combat, you).do(draw(1)),
    "the upkeep of enchanted creature's controller": at_the_beginning_of(upkeep, n.ControllerOf(n.AttachedTo())).do(
        draw(1)
    ),
}


@pytest.mark.parametrize("text", BEGINNINGS)
def test_beginnings(text: str) -> None:
    assert ability(f"At the beginning of {text}, draw a card.") == BEGINNINGS[text]


def test_who_and_what_the_event_is_about() -> None:
    assert ability("Whenever a creature dies, its controller loses 1 life.") == when(dies(creature)).do(
        n.LoseLife(n.Fixed(1), n.ControllerOf(that_creature))
    )
    assert ability("Whenever ~ deals combat damage to a player, that player loses 1 life.") == when(
        deals_combat_damage_to_player(itself)
    ).do(n.LoseLife(n.Fixed(1), that_player))
    assert ability("Whenever ~ becomes blocked by a creature, destroy that creature.") == when(
        n.BecomesBlocked(itself, creature)
    ).do(n.Destroy(that_source))
    assert ability("Whenever a creature you control deals combat damage to a player, tap that creature.") == when(
        deals_combat_damage_to_player(creature, yours)
    ).do(n.Tap(that_source))
    assert ability("Whenever a player casts a spell, ~ deals 1 damage to that player.") == when(casts(each_player)).do(
        damage(1, to=that_player)
    )


def test_an_if_at_once_is_the_intervening_one() -> None:
    read = ability("When ~ enters, if it was kicked, draw a card.")
    assert read == when(enters(itself), kicked).do(draw(1))
    read = ability("Whenever ~ attacks, if you control another Goblin, draw a card.")
    assert read == when(attacks(itself), n.Exists(n.All((another, a("Goblin"), yours)))).do(draw(1))
    assert you_control(a("Goblin")) == n.Exists(n.All((a("Goblin"), yours)))


@pytest.mark.parametrize(
    "text",
    [
        "When a enters, you gain 1 life.",
        "Whenever a artifact enters, you gain 1 life.",
        "Whenever ~ deals combat damage to, you gain 1 life.",
        "At the beginning of your, draw a card.",
        "Whenever a land you control enters under your control, you gain 1 life.",
    ],
)
def test_what_is_no_event(text: str) -> None:
    assert ability(text) is None


def test_every_word_counts() -> None:
    texts = [
        "Whenever another creature you control dies, draw a card.",
        "Whenever a creature you control dies, draw a card.",
        "Whenever another creature dies, draw a card.",
        "Whenever another creature you control enters, draw a card.",
        "Whenever another creature you control dies, if it's your turn, draw a card.",
        "Whenever another creature you control dies, if it's not your turn, draw a card.",
    ]
    read = [repr(ability(text)) for text in texts]
    assert len(set(read)) == len(texts)
    assert "None" not in read
    assert it == n.Saved("it")


def test_as_it_comes_and_as_it_goes() -> None:
    known = ability("When ~ enters or is put into a graveyard from the battlefield, draw a card.")
    assert isinstance(known, n.Triggered)
    assert known.on == n.AnyOf((n.Enters(n.IsThis()), n.PutIntoGraveyard(n.IsThis())))
