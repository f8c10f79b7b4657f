"""What triggered abilities wait for, as text and as nodes."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.language.grammar.reading import ability
from tests.support.invented import invented

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.cards.words import (
    a,
    another,
    artifact,
    at_the_beginning_of,
    attacks,
    attacks_alone,
    becomes_blocked,
    blocks,
    casts,
    combat,
    creature,
    damage,
    deals_combat_damage,
    deals_combat_damage_to_player,
    dies,
    discards_a_card,
    draw,
    each_opponent,
    each_player,
    either_event,
    enchanted_creature,
    end_step,
    enters,
    gain_life,
    instant,
    is_a,
    it,
    itself,
    kicked,
    land,
    leaves,
    non,
    one_or_more,
    sorcery,
    that_player,
    that_source,
    this,
    token,
    upkeep,
    when,
    you,
    you_attack,
    you_control,
    yours,
)
from mainphase.kernel.lowering.dependencies import everything_in
from mainphase.language.grammar.discourse import conjuncts
from mainphase.language.rendering import rendered_lines

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
    "Whenever ~ attacks or becomes the target of a spell": either_event(
        attacks(itself), n.BecomesTarget(itself, what=n.IsSpell())
    ),
    "When ~ enters or becomes the target of a spell or ability an opponent controls": either_event(
        enters(itself), n.BecomesTarget(itself, each_opponent)
    ),
    "Whenever an artifact creature you control attacks or dies": either_event(
        attacks(artifact, creature, yours), dies(artifact, creature, yours)
    ),
    "Whenever ~ attacks or blocks while you control an artifact": n.While(
        either_event(attacks(itself), blocks(itself)), n.Exists(is_a(artifact, yours))
    ),
    "When ~ enters and at the beginning of your upkeep": either_event(enters(itself), n.BeginningOf("upkeep", you)),
    "When ~ enters the battlefield or at the beginning of your upkeep": either_event(
        enters(itself), n.BeginningOf("upkeep", you)
    ),
    "Whenever ~ enters or attacks": either_event(enters(itself), attacks(itself)),
    "Whenever you attack": you_attack(),
    "Whenever you attack with two or more creatures": you_attack(creature, at_least=2),
    "Whenever three or more Goblins you control attack": you_attack(a("Goblin"), at_least=3),
    "Whenever ~ and at least two other creatures attack": n.Attacks(itself, others=2),
    "Whenever ~ becomes blocked": becomes_blocked(itself),
    "Whenever ~ blocks a creature": n.Blocks(itself, creature),
    "Whenever ~ deals damage": n.DealsDamage(itself),
    "Whenever ~ deals combat damage": deals_combat_damage(itself),
    "Whenever ~ deals combat damage to a player": deals_combat_damage_to_player(itself),
    "Whenever ~ deals damage to an opponent": n.DealsDamage(itself, player=each_opponent),
    "Whenever ~ deals combat damage to a creature": n.DealsDamage(itself, to_creature=True, combat_only=True),
    "Whenever you cast a spell": casts(you),
    "Whenever you cast an instant or sorcery spell": casts(you, n.OfType(instant.types | sorcery.types)),
    "Whenever an opponent casts an artifact spell": casts(each_opponent, artifact),
    "Whenever you cast a spell that targets ~": casts(you, n.IsAimedAt(itself, False)),
    "Whenever you cast a spell that targets a creature you control": casts(
        you, n.IsAimedAt(n.All((creature, yours)), False)
    ),
    "Whenever you cast your second spell each turn": n.CastsSpell(you, n.Anything(), 2),
    "Whenever you gain life": n.GainsLife(you),
    "Whenever an opponent loses life": n.LosesLife(each_opponent),
    "Whenever a player draws a card": n.DrawsCard(each_player),
    "Whenever you draw your second card each turn": n.DrawsCard(you, 2),
    "Whenever you discard a card": discards_a_card(you),
    "Whenever you discard a nonland card": discards_a_card(you, non(land)),
    "Whenever you cycle or discard another card": discards_a_card(you, another),
    "Whenever a player cycles a card": n.Cycles(each_player, n.Anything()),
    "Whenever an opponent sacrifices an artifact": n.Sacrifices(each_opponent, artifact),
    "Whenever you sacrifice another creature": n.Sacrifices(you, n.All((another, creature))),
    "Whenever you sacrifice one or more Foods": one_or_more(n.Sacrifices(you, a("Food"))),
    "When you sacrifice ~": n.Sacrifices(you, itself),
    "Whenever you cast or copy an instant spell": either_event(casts(you, instant), n.CopiesSpell(you, instant)),
    "Whenever you commit a crime": n.CommitsCrime(you),
    "Whenever an opponent activates an ability that isn't a mana ability": n.ActivatesAbility(each_opponent),
    "Whenever you activate an ability of an artifact that isn't a mana ability": n.ActivatesAbility(you, artifact),
    "Whenever one or more tokens you control enter": one_or_more(enters(token, yours)),
    "Whenever one or more tokens enter the battlefield under your control": one_or_more(enters(token, yours)),
    "Whenever one or more other creatures you control die": one_or_more(dies(another, creature, yours)),
    "Whenever one or more Goblins you control deal combat damage to a player": one_or_more(
        deals_combat_damage_to_player(a("Goblin"), yours)
    ),
    "Whenever one or more creature cards leave your graveyard": one_or_more(n.LeavesGraveyard(creature, n.You())),
    "Whenever one or more +1/+1 counters are put on ~": n.CountersArePut("+1/+1", itself),
    "Whenever a creature dealt damage by ~ this turn dies": dies(creature, n.WasDamagedBy(this)),
    "Whenever a source an opponent controls deals damage to you": n.DealsDamage(
        n.ControlledBy(each_opponent), player=you
    ),
    "Whenever a creature deals damage to ~": n.DealsDamage(creature, to=itself),
    "Whenever ~ attacks while you control an artifact": n.While(attacks(itself), n.Exists(is_a(artifact, yours))),
    "Whenever you cast a spell during an opponent's turn": n.While(casts(you), n.IsTurnOf(each_opponent)),
    "When ~ enters and whenever you cast an instant spell": either_event(enters(itself), casts(you, instant)),
    "Whenever you cast a white spell or a Plains you control enters": either_event(
        casts(you, n.OfColor(n.Color.WHITE)), enters(a("Plains"), yours)
    ),
    "Whenever an opponent taps an Island for mana": n.BecomesTapped(
        is_a(a("Island"), n.ControlledBy(each_opponent)), for_mana=True
    ),
    "When a creature is put into an opponent's graveyard from the battlefield": n.PutIntoGraveyard(
        is_a(creature, n.OwnedBy(each_opponent))
    ),
    "Whenever one or more creatures attack you": n.IsAttacked(you),
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
    for itself_said in ("this spell", "~"):
        made = when(n.CastsSpell(you, itself)).do(gain_life(1))
        assert ability(f"When you cast {itself_said}, you gain 1 life.") == replace(made, zone=Zone.STACK)  # CR 113.6


def test_cycling_this_triggers_where_it_is_then() -> None:
    made = when(n.Cycles(you, itself)).do(gain_life(1))
    for this_card in ("this card", "~"):
        assert ability(f"When you cycle {this_card}, you gain 1 life.") == replace(made, zone=Zone.GRAVEYARD)


def test_after_two_events_neither_is_spoken_of() -> None:
    assert ability("When you cast a spell or a creature attacks, tap ~.") is not None
    assert ability("When you cast a spell or a creature attacks, tap that creature.") is None
    known = ability("Whenever a creature you control attacks while ~ is tapped, untap it.")
    assert isinstance(known, n.Triggered)
    assert known.modes[0].effect == n.Untap(n.ThatObject())


def test_one_other_creature_is_told_in_the_singular() -> None:
    line = "Whenever Beast and at least one other creature attack, draw a card."
    assert rendered_lines(invented(line)) == (line,)


def test_another_than_the_creature_it_is_attached_to() -> None:
    """What it means is tested in tests/rules/test_611_3_others_than_that.py."""
    for text in (
        "Enchanted creature gets +1/+1 for each other creature you control.",
        "Whenever equipped creature attacks, each other creature you control gets +1/+1 until end of turn.",
    ):
        assert n.Other() not in everything_in(ability(text))
    assert ability("When this Aura enters, enchanted creature deals 1 damage to any other target.") is None
    assert ability("Enchanted creature gets +1/+1 for each other enchantment on the battlefield.") is not None
    assert ability("Equipped creature gets +1/+1 for each other Equipment you control.") is not None


def test_any_other_target_is_another_than_this() -> None:
    known = ability("Whenever ~ attacks, it deals 1 damage to any other target.")
    assert isinstance(known, n.Triggered)
    [aimed] = known.modes[0].targets
    assert aimed.which is not None
    assert conjuncts(aimed.which)[0] == another


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
        n.LoseLife(n.Fixed(1), n.ControllerOf(n.ThatObject()))
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


def test_under_whose_control_it_enters_is_that_player() -> None:
    theirs = enters(creature, n.ControlledBy(each_opponent))
    text = "Whenever a creature enters the battlefield under an opponent's control, that player loses 1 life."
    assert ability(text) == when(theirs).do(n.LoseLife(n.Fixed(1), that_player))
    text = "Whenever a creature enters the battlefield under an opponent's control, tap it."
    assert ability(text) == when(theirs).do(n.Tap(n.ThatObject()))


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


def test_blocking_some_of_a_kind_happens_once() -> None:
    known = ability("Whenever ~ blocks or becomes blocked by one or more Orcs, draw a card.")
    assert isinstance(known, n.Triggered)
    both = n.AnyOf((n.Blocks(n.IsThis()), n.BecomesBlocked(n.IsThis())))
    in_it = n.Any((n.IsBlocking(n.This()), n.IsBlockedBy(n.This())))
    assert known.on == n.While(both, n.Exists(n.All((n.OfSubtype("Orc"), in_it))))
    assert ability("Whenever ~ blocks or becomes blocked by an Orc, draw a card.") != known
    assert ability("Whenever a Goblin blocks or becomes blocked by one or more Orcs, draw a card.") is None


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("Whenever you gain life, you may draw a card. Do this only once each turn.", True),
        ("Whenever you gain life, you may pay {1}. If you do, draw a card. Do this only once each turn.", True),
        ("Whenever you gain life, draw a card. Do this only once each turn.", False),
        ("Whenever you gain life, draw a card. You may draw a card. Do this only once each turn.", False),
        ("Whenever you gain life, each player may draw a card. Do this only once each turn.", False),
    ],
)
def test_what_is_done_only_once_each_turn(text: str, read: bool) -> None:
    known = ability(text)
    assert (known is not None) is read
    assert known is None or (isinstance(known, n.Triggered) and known.done_once)


def test_this_or_one_of_a_kind() -> None:
    known = ability("Whenever ~ or a Goblin you control attacks alone, draw a card.")
    assert isinstance(known, n.Triggered)
    yours = n.All((n.OfSubtype("Goblin"), n.ControlledBy(n.You())))
    assert known.on == n.AttacksAlone(n.Any((n.IsThis(), yours)))


def test_several_that_attack_a_player() -> None:
    """Once for each player whom they attack (CR 508.3e)."""
    read = ability("Whenever one or more Goblins you control attack a player, draw a card.")
    assert isinstance(read, n.Triggered)
    assert read.on == n.PlayerAttacks(n.You(), n.OfSubtype("Goblin"), whom=n.EachPlayer())


def test_the_mana_value_of_the_spell_that_was_cast() -> None:
    read = ability("Whenever you cast a creature spell, destroy all artifacts with that spell's mana value.")
    assert isinstance(read, n.Triggered)
    as_much = n.ManaValueIs("=", n.ManaValueOf(n.ThatObject()))
    assert read.modes[0].effect == n.Destroy(n.Each(n.All((n.OfType(4), as_much))))
    assert ability("Whenever you gain life, destroy all artifacts with that spell's mana value.") is None
