"""What holds: static abilities, conditions, and what things have, as text and as nodes."""

from __future__ import annotations

import pytest
from tests.language.grammar.reading import ability, means

from mainphase.cards import nodes as n
from mainphase.cards.words import (
    a,
    another,
    artifact,
    as_long_as,
    cant_attack,
    cant_be_blocked,
    cant_block,
    cards_in_hand,
    compare,
    costs_less,
    creature,
    defines_pt,
    doesnt_untap,
    double_strike,
    each_opponent,
    enchanted_creature,
    enters_tapped,
    enters_with,
    extra_land_plays,
    first_strike,
    flying,
    gains,
    gains_ability,
    gets,
    happened_this_turn,
    have,
    having,
    is_a,
    is_tapped,
    itself,
    land,
    may_stay_tapped,
    must_attack,
    needs_blockers,
    no_maximum_hand_size,
    non,
    not_so,
    number_of,
    pay,
    protection_from,
    red,
    static,
    tap_this,
    that_player,
    this,
    trample,
    vigilance,
    you,
    your_turn,
    yours,
)
from mainphase.cards.words.doing import draw
from mainphase.cards.words.statics import may_enter_as_copy

MINE = is_a(creature, yours)
LINES: dict[str, n.Ability] = {
    "Creatures you control get +1/+1.": have(MINE, gets(1, 1)),
    "Other Goblins you control get +1/+1 and have first strike.": have(
        is_a(another, a("Goblin"), yours), gets(1, 1), gains(first_strike)
    ),
    "Enchanted creature gets +2/-1, has flying and vigilance, and has protection from red.": have(
        enchanted_creature, gets(2, -1), gains(flying, vigilance), gains_ability(protection_from(red))
    ),
    "~ gets +1/+0 for each artifact you control.": have(itself, gets(number_of(artifact, yours), 0)),
    "~ gets +2/+2 as long as you control a red creature.": as_long_as(
        n.Exists(is_a(red, creature, yours)), have(itself, gets(2, 2))
    ),
    "As long as ~ is tapped, creatures you control have trample.": as_long_as(
        is_tapped(this), have(MINE, gains(trample))
    ),
    "~ has double strike as long as it's your turn.": as_long_as(your_turn, have(itself, gains(double_strike))),
    "~ has flying as long as it has a +1/+1 counter on it.": as_long_as(
        n.Fits(this, n.HasCounter("+1/+1")), have(itself, gains(flying))
    ),
    'Enchanted creature has "{T}: Draw a card."': have(enchanted_creature, gains_ability(pay(tap_this).do(draw(1)))),
    "~ can't block.": cant_block(itself),
    "~ can't attack unless you control another creature.": as_long_as(
        not_so(n.Exists(is_a(another, creature, yours))), cant_attack(itself)
    ),
    "~ can't be blocked except by creatures with flying.": cant_be_blocked(
        itself, by=non(is_a(creature, having(flying)))
    ),
    "~ can't be blocked except by two or more creatures.": needs_blockers(2, itself),
    "~ can block only creatures with flying.": cant_be_blocked(non(is_a(creature, having(flying))), by=itself),
    "~ attacks each combat if able.": must_attack(itself),
    "Enchanted creature doesn't untap during its controller's untap step.": doesnt_untap(enchanted_creature),
    "You may choose not to untap ~ during your untap step.": may_stay_tapped,
    "You have no maximum hand size.": no_maximum_hand_size,
    "You may play an additional land on each of your turns.": extra_land_plays(you),
    "~ enters tapped.": enters_tapped,
    "~ enters the battlefield tapped unless you control two or more other lands.": as_long_as(
        not_so(n.Exists(is_a(another, land, yours), 2)), enters_tapped
    ),
    "~ enters with two +1/+1 counters on it.": enters_with(2, "+1/+1"),
    "~ enters the battlefield with X charge counters on it.": enters_with(n.X(), "charge"),
    "Artifact spells you cast cost {1} less to cast.": costs_less(you, artifact),
    "Spells your opponents cast cost {1} more to cast.": static(n.CostChange(each_opponent, n.Anything(), 1)),
    "~'s power and toughness are each equal to the number of Goblins you control.": defines_pt(
        number_of(a("Goblin"), yours), number_of(a("Goblin"), yours)
    ),
    "As ~ enters, choose a color.": static(n.AsEnters(n.ChooseColor())),
    "You may have ~ enter the battlefield as a copy of any artifact on the battlefield.": may_enter_as_copy(
        artifact, n.InZone(n.Zone.BATTLEFIELD)
    ),
    "You control enchanted creature.": have(enchanted_creature, n.SetController(you)),
    "Prevent all combat damage that would be dealt by enchanted creature.": static(
        n.Prevents(None, enchanted_creature, combat_only=True)
    ),
}


@pytest.mark.parametrize("text", LINES)
def test_lines(text: str) -> None:
    assert ability(text) == LINES[text]


def test_one_subject_can_have_several_abilities() -> None:
    assert means("Enchanted creature can't attack or block.") == (
        cant_attack(enchanted_creature),
        cant_block(enchanted_creature),
    )
    assert means("Enchanted creature gets +3/+3 and can't block.") == (
        have(enchanted_creature, gets(3, 3)),
        cant_block(enchanted_creature),
    )


CONDITIONS: dict[str, n.Condition] = {
    "you control a Goblin": n.Exists(is_a(a("Goblin"), yours)),
    "you control no untapped lands": not_so(n.Exists(is_a(n.IsUntapped(), land, yours))),
    "you control three or more artifacts": n.Exists(is_a(artifact, yours), 3),
    "an opponent controls four or more lands": n.SomePlayer(
        each_opponent, n.Exists(is_a(land, n.ControlledBy(that_player)), 4)
    ),
    "you have 5 or less life": compare(n.LifeOf(you), "<=", 5),
    "an opponent has 10 or less life": n.SomePlayer(each_opponent, compare(n.LifeOf(that_player), "<=", 10)),
    "you have no cards in hand": compare(cards_in_hand(you), "=", 0),
    "you have two or fewer cards in hand": compare(cards_in_hand(you), "<=", 2),
    "it's not your turn": not_so(your_turn),
    "~ is enchanted": n.Fits(this, n.HasAttached(a("Aura"))),
    "you attacked this turn": happened_this_turn("attacked"),
    "you gained 3 or more life this turn": happened_this_turn("gained life", at_least=3),
    "a creature died this turn": happened_this_turn("had a creature die", n.EachPlayer()),
    "seven or more cards are in your graveyard": n.Exists(n.All((n.InZone(n.Zone.GRAVEYARD), n.OwnedBy(you))), 7),
}


@pytest.mark.parametrize("text", CONDITIONS)
def test_conditions(text: str) -> None:
    assert ability(f"As long as {text}, ~ has flying.") == as_long_as(CONDITIONS[text], have(itself, gains(flying)))


@pytest.mark.parametrize(
    "text",
    [
        "~ can't.",
        "Creatures you control gets +1/+1.",
        "Enchanted creature get +1/+1.",
        "~ has flying as long as.",
        "~ enters with counters on it.",
        "~ enters with a charge counters on it.",
        'Creatures you control have "Sacrifice ~: Draw a card."',  # whose name is it? (CR 201.5a)
        "You control creature.",
    ],
)
def test_what_does_not_hold(text: str) -> None:
    assert means(text) is None


def test_every_word_counts() -> None:
    texts = [
        "Other creatures you control get +1/+1.",
        "Creatures you control get +1/+1.",
        "Other creatures get +1/+1.",
        "Other creatures you control get +1/+2.",
        "Other creatures you control have flying.",
        "Other creatures you control can't be blocked.",
        "Other creatures you control can't be blocked by Goblins.",
        "Other creatures you control can't be blocked except by Goblins.",
    ]
    read = [repr(means(text)) for text in texts]
    assert len(set(read)) == len(texts)
    assert "None" not in read


def test_what_an_attacker_may_do_and_what_follows() -> None:
    assert means("You may exert ~ as it attacks. When you do, draw a card.") == (
        static(n.MayExert()),
        n.Triggered(n.Exerted(itself), (n.Mode(draw(1)),)),
    )
    assert means("If ~ is in your opening hand, you may begin the game with it on the battlefield.") == (
        n.BeginsOnBattlefield(),
    )


def test_counters_that_are_counted_as_it_enters() -> None:
    goblins = n.Static(n.EntersWithCounters("+1/+1", number_of(another, a("Goblin"), yours)))
    assert ability("~ enters with a +1/+1 counter on it for each other Goblin you control.") == goblins
    text = "~ enters with X +1/+1 counters on it, where X is the number of other Goblins you control."
    assert ability(text) == goblins


ENTERS = n.Enters(creature)


@pytest.mark.parametrize(
    ("text", "effect"),
    [
        ("Creatures entering don't cause abilities to trigger.", n.DontTrigger(ENTERS)),
        ("Creatures entering the battlefield don't cause abilities to trigger.", n.DontTrigger(ENTERS)),
        (
            "If a creature entering causes a triggered ability of a permanent you control to trigger, that ability "
            "triggers an additional time.",
            n.TriggersMore(yours, ENTERS),
        ),
        (
            "If a triggered ability of a Goblin you control triggers, that ability triggers an additional time.",
            n.TriggersMore(is_a(a("Goblin"), yours)),
        ),
        (
            "If a creature you control dealing combat damage to a player causes a triggered ability of a permanent you "
            "control to trigger, that ability triggers an additional time.",
            n.TriggersMore(yours, n.DealsDamage(is_a(creature, yours), to_player=True, combat_only=True)),
        ),
        (
            "If a player drawing a card causes a triggered ability of ~ or a Goblin you control to trigger, that "
            "ability triggers an additional time.",
            n.TriggersMore(n.Any((n.IsThis(), is_a(a("Goblin"), yours))), n.DrawsCard(n.EachPlayer())),
        ),
        (
            "Creatures entering don't cause abilities of Goblins you control to trigger.",
            n.DontTrigger(ENTERS, is_a(a("Goblin"), yours)),
        ),
        ("Creatures dying don't cause abilities to trigger.", None),
        ("Creatures entering cause abilities to trigger.", None),
        ("If a triggered ability of a Goblin you control triggers, that ability triggers two additional times.", None),
    ],
)
def test_how_often_abilities_trigger(text: str, effect: n.StaticEffect | None) -> None:
    assert ability(text) == (n.Static(effect) if effect is not None else None)
