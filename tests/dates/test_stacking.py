"""What is cited as triggered abilities are put on the stack before anybody has priority: the rule on the part of the
turn as long as it speaks of them (305.3, 505.4 …), the general one (410.3, 603.3) otherwise.
"""

from __future__ import annotations

from tests.dates.making import creature, enchantment, spell, when
from tests.support.table import Table, position

from mainphase.cards import nodes as n
from mainphase.cards.words import gain_life, scheme, when_set_in_motion

GAIN = n.GainLife(n.Fixed(1))


def stacked(table: Table, what: str) -> list[str]:
    """What was cited as the abilities of this permanent were put on the stack."""
    return [e.rule for e in table.events("put on the stack", what=what)]


def at_the_beginning_of(part: str, rules: str, where: str = "") -> str:
    """What is cited as an ability of the beginning of a part is put on the stack."""
    clock = enchantment("Clock", when(n.BeginningOf("combat" if part == "beginning of combat" else part), GAIN))
    table = position(alice=[clock, "Grizzly Bears"], rules=rules, step="upkeep")
    if where:  # an attack makes the parts after it happen
        table.advance_to(where)
        table.alice.choose("attack bob")
        table.advance_to(part)
    elif part == "end step" and rules < "2009-07-11":
        table.advance_to("end of turn")
    else:
        table.advance_to(part)
    (rule,) = stacked(table, "Clock")
    return rule


# --- The draw step and the main phases


def test_410_3_the_beginning_of_the_draw_step_until_22_july_2001() -> None:
    assert at_the_beginning_of("draw step", "2001-07-22") == "410.3"


def test_304_1_the_beginning_of_the_draw_step_since_23_july_2001() -> None:
    assert at_the_beginning_of("draw step", "2001-07-23") == "304.1"
    assert at_the_beginning_of("draw step", "2009-07-11") == "504.2"


def test_504_2_the_beginning_of_the_draw_step_until_29_september_2016() -> None:
    assert at_the_beginning_of("draw step", "2016-09-29") == "504.2"


def test_603_3_the_beginning_of_the_draw_step_since_30_september_2016() -> None:
    assert at_the_beginning_of("draw step", "2016-09-30") == "603.3"


def test_305_3_the_beginning_of_a_main_phase_until_10_july_2009() -> None:
    for rules in ("1999-06-01", "2009-07-10"):
        assert at_the_beginning_of("precombat main", rules) == "305.3"
        assert at_the_beginning_of("postcombat main", rules) == "305.3"


def test_505_3_505_4_the_beginning_of_a_main_phase_from_2009_to_29_september_2016() -> None:
    for rules, rule in (
        ("2009-07-11", "505.3"),
        ("2010-06-17", "505.3"),
        ("2010-06-18", "505.4"),
        ("2016-09-29", "505.4"),
    ):
        assert at_the_beginning_of("precombat main", rules) == rule
        assert at_the_beginning_of("postcombat main", rules) == rule


def test_603_3_the_beginning_of_a_main_phase_since_30_september_2016() -> None:
    assert at_the_beginning_of("precombat main", "2016-09-30") == "603.3"
    assert at_the_beginning_of("postcombat main", "2016-09-30") == "603.3"


def test_505_4_speaks_of_the_beginning_of_the_phase_and_of_no_other_ability() -> None:
    gift = scheme("Gift", when_set_in_motion.do(gain_life(1)))
    clock = enchantment("Clock", when(n.BeginningOf("precombat main"), GAIN))
    table = position(
        players=("arch", "ann", "abe"), teams=(("ann", "abe"),), arch=[clock], arch_schemes=[gift],
        rules="2011-09-30", step="upkeep",
    )  # fmt: skip
    table.advance_to("precombat main")
    table.apply(0)  # both wait, and may be put there in any order
    assert (stacked(table, "Clock"), stacked(table, "Gift")) == (["505.4"], ["603.3"])


# --- Combat and the end step


def test_507_2_the_beginning_of_combat_until_29_september_2016() -> None:
    assert at_the_beginning_of("beginning of combat", "1999-06-01") == "307.1"
    assert at_the_beginning_of("beginning of combat", "2016-09-29") == "507.2"


def test_603_3_the_beginning_of_combat_since_30_september_2016() -> None:
    assert at_the_beginning_of("beginning of combat", "2016-09-30") == "603.3"


def test_511_1_the_end_of_combat_until_29_september_2016() -> None:
    assert at_the_beginning_of("end of combat", "1999-06-01", "declare attackers") == "311.1"
    assert at_the_beginning_of("end of combat", "2016-09-29", "declare attackers") == "511.1"


def test_603_3_the_end_of_combat_since_30_september_2016() -> None:
    assert at_the_beginning_of("end of combat", "2016-09-30", "declare attackers") == "603.3"


def test_513_1_the_end_step_until_29_september_2016() -> None:
    assert at_the_beginning_of("end step", "1999-06-01") == "313.1"
    assert at_the_beginning_of("end step", "2016-09-29") == "513.1"


def test_603_3_the_end_step_since_30_september_2016() -> None:
    assert at_the_beginning_of("end step", "2016-09-30") == "603.3"


def fought(rules: str) -> dict[str, list[str]]:
    """What is cited for abilities that trigger on an attack, on a block and on the damage of a step."""
    eager = creature("Eager", when(n.Attacks(n.IsThis()), GAIN), toughness=4)
    wary = creature("Wary", when(n.Blocks(n.IsThis()), GAIN), toughness=4)
    sore = creature("Sore", when(n.IsDealtDamage(n.IsThis()), GAIN), toughness=4)
    table = position(alice=[eager, sore], bob=[wary], rules=rules, step="beginning of combat")
    table.advance_to("declare attackers")
    table.alice.choose("attack bob")
    table.alice.choose("attack bob")
    table.advance_to("declare blockers")
    table.bob.choose("block Sore")
    table.advance_to("end of combat")
    return {name: stacked(table, name) for name in ("Eager", "Wary", "Sore")}


def test_410_3_what_damage_triggers_until_10_july_2009() -> None:
    assert fought("1999-06-01") == {"Eager": ["308.1"], "Wary": ["309.1"], "Sore": ["410.3"]}
    assert fought("2009-07-10") == {"Eager": ["308.1"], "Wary": ["309.1"], "Sore": ["410.3"]}


def test_510_3_what_damage_triggers_since_11_july_2009() -> None:
    assert fought("2009-07-11") == {"Eager": ["508.2"], "Wary": ["509.4"], "Sore": ["510.3"]}
    assert fought("2016-09-30") == {"Eager": ["508.2b"], "Wary": ["509.4a"], "Sore": ["510.3a"]}
    assert fought("2024-11-08") == {"Eager": ["508.2b"], "Wary": ["509.2a"], "Sore": ["510.3a"]}


# --- What waited, and what comes later


def test_503_1a_what_triggered_in_the_untap_step_is_put_there_in_the_upkeep() -> None:
    waking = creature("Waker", when(n.BecomesUntapped(n.IsThis()), GAIN))
    clock = enchantment("Clock", when(n.BeginningOf("upkeep"), GAIN))
    for rules, rule in (("1999-06-01", "303.1"), ("2011-09-30", "503.1"), ("2022-02-03", "503.1a")):
        table = position(active="bob", bob=[], alice=[waking, clock], rules=rules, step="end step")
        table.find("Waker").tapped = True
        table.advance_to("alice's upkeep")
        table.apply(0)  # they are put there together, in any order
        assert (stacked(table, "Waker"), stacked(table, "Clock")) == ([rule], [rule]), rules


def test_603_3_what_triggers_after_somebody_has_had_priority() -> None:
    crier = enchantment("Crier", when(n.CastsSpell(n.EachPlayer(), n.Anything()), GAIN))
    for rules, rule in (("1999-06-01", "410.3"), ("2011-09-30", "603.3"), ("2022-02-03", "603.3")):
        table = position(alice=[crier], alice_hand=[spell("Word", GAIN)], rules=rules, step="upkeep")
        table.alice.cast("Word")
        assert stacked(table, "Crier") == [rule], rules


def test_514_3a_what_waits_in_the_cleanup_step() -> None:
    clock = enchantment("Clock", when(n.BeginningOf("cleanup"), GAIN))
    table = position(alice=[clock], step="end step")
    table.advance_to("cleanup")
    assert stacked(table, "Clock") == ["514.3a"]
