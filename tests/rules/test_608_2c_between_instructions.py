"""CR 608.2c, 611.2c: continuous effects apply at once, so each instruction sees what those before it changed.
State-based actions and triggered abilities wait until the whole effect has been carried out.
"""

from __future__ import annotations

from tests.support.table import position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Keyword
from mainphase.cards.words import (
    apply,
    artifact,
    card,
    creature,
    damage,
    each,
    enchantment,
    fight,
    flying,
    gain_control,
    gain_life,
    gains,
    gets,
    have,
    if_so,
    in_turn,
    is_a,
    is_also,
    number_of,
    power_of,
    put_counters,
    second_target,
    sorcery,
    tap,
    target,
    targeting,
    yours,
)
from mainphase.cards.words.doing import becomes_color, destroy
from mainphase.cards.words.things import red

FLIES = n.WithKeyword(Keyword.FLYING)
PUMP = apply(target, gets(1, 2))


def test_608_2c_damage_equal_to_a_power_that_the_effect_has_raised() -> None:
    confront = card("Confront", "{G}", sorcery)(
        targeting(creature, creature).do(in_turn(PUMP, damage(power_of(target), second_target, source=target)))
    )
    table = position(alice=["Forest", "Grizzly Bears"], alice_hand=[confront], bob=["Craw Wurm"])
    table.alice.cast("Confront", ["Grizzly Bears", "Craw Wurm"])
    table.resolve()
    assert table.damage("Craw Wurm") == 3


def test_608_2c_a_fight_after_a_lasting_effect() -> None:
    spar = card("Spar", "{G}", sorcery)(targeting(creature, creature).do(in_turn(PUMP, fight(target, second_target))))
    table = position(alice=["Forest", "Grizzly Bears"], alice_hand=[spar], bob=["Craw Wurm"])
    table.alice.cast("Spar", ["Grizzly Bears", "Craw Wurm"])
    table.resolve()
    assert table.damage("Craw Wurm") == 3


def test_608_2c_counters_put_by_the_effect_count() -> None:
    grow = card("Grow", "{G}", sorcery)(
        targeting(creature).do(in_turn(put_counters(2, "+1/+1", target), gain_life(power_of(target))))
    )
    table = position(alice=["Forest", "Grizzly Bears"], alice_hand=[grow])
    table.alice.cast("Grow", ["Grizzly Bears"])
    table.resolve()
    assert table.alice.life == 24


def test_608_2c_what_has_become_something_else_is_counted_as_that() -> None:
    paint = card("Paint", "{R}", sorcery)(
        targeting(creature).do(
            in_turn(
                apply(target, becomes_color(red), is_also(artifact)),
                gain_life(number_of(red, creature)),
                gain_life(number_of(artifact, creature)),
            )
        )
    )
    table = position(alice=["Mountain", "Grizzly Bears"], alice_hand=[paint])
    table.alice.cast("Paint", ["Grizzly Bears"])
    table.resolve()
    assert table.alice.life == 22


def test_608_2c_what_has_changed_control_is_its_new_controllers() -> None:
    seize = card("Seize", "{R}", sorcery)(
        targeting(creature).do(in_turn(gain_control(target), tap(each(creature, yours))))
    )
    table = position(alice=["Mountain"], alice_hand=[seize], bob=["Craw Wurm"])
    table.alice.cast("Seize", ["Craw Wurm"])
    table.resolve()
    assert table.tapped("Craw Wurm")


def test_608_2c_what_has_gained_an_ability_has_it() -> None:
    lift = card("Lift", "{U}", sorcery)(
        targeting(creature).do(in_turn(apply(target, gains(flying)), destroy(each(creature, FLIES))))
    )
    table = position(alice=["Island"], alice_hand=[lift], bob=["Craw Wurm", "Grizzly Bears"])
    table.alice.cast("Lift", ["Craw Wurm"])
    table.resolve()
    assert table.bob.battlefield == ["Grizzly Bears"]


def test_608_2c_a_condition_between_instructions_sees_the_change() -> None:
    swell = card("Swell", "{G}", sorcery)(
        targeting(creature).do(
            in_turn(PUMP, if_so(n.Compare(power_of(target), ">=", n.Fixed(3)), gain_life(5), gain_life(1)))
        )
    )
    table = position(alice=["Forest", "Grizzly Bears"], alice_hand=[swell])
    table.alice.cast("Swell", ["Grizzly Bears"])
    table.resolve()
    assert table.alice.life == 25


def test_608_2c_704_3_state_based_actions_wait_for_the_whole_effect() -> None:
    shrink = card("Shrink", "{B}", sorcery)(
        targeting(creature).do(in_turn(apply(target, gets(-2, -2)), gain_life(number_of(creature)), PUMP))
    )
    table = position(alice=["Swamp"], alice_hand=[shrink], bob=["Grizzly Bears"])
    table.alice.cast("Shrink", ["Grizzly Bears"])
    table.resolve()
    assert table.alice.life == 21, "it is still there"
    assert table.pt("Grizzly Bears") == "1/2"


def test_611_2c_the_rules_of_1997_say_so_too() -> None:
    lift = card("Lift", "{U}", sorcery)(
        targeting(creature).do(in_turn(apply(target, gains(flying)), destroy(each(creature, FLIES))))
    )
    table = position(rules="1997-04-01", alice=["Island"], alice_hand=[lift], bob=["Craw Wurm"])
    table.alice.cast("Lift", ["Craw Wurm"])
    table.resolve_all()
    assert table.bob.battlefield == []


def test_611_3_a_static_ability_sees_what_an_instruction_did() -> None:
    lord = card("Lord of Metal", "{W}", enchantment)(have(is_a(creature, artifact), gets(3, 3)))
    plate = card("Plate", "{U}", sorcery)(
        targeting(creature).do(in_turn(apply(target, is_also(artifact)), gain_life(power_of(target))))
    )
    table = position(alice=["Island", "Grizzly Bears", lord], alice_hand=[plate])
    table.alice.cast("Plate", ["Grizzly Bears"])
    table.resolve()
    assert table.alice.life == 25
