"""CR 122.6, 614.16: counters that are put, as abilities wait for it and effects change it; counters of players."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import position

BEARS = "Grizzly Bears"
TWO = invented("{0}: Put two +1/+1 counters on target creature.", "Two", "Artifact")


@pytest.mark.parametrize(
    ("text", "gains"),
    [
        ("Whenever one or more +1/+1 counters are put on Beast, you gain 1 life.", 1),
        ("Whenever a +1/+1 counter is put on Beast, you gain 1 life.", 2),
        ("Whenever a charge counter is put on Beast, you gain 1 life.", 0),
        ("Whenever one or more counters are put on Beast, you gain 1 life.", 1),
        ("Whenever you put one or more +1/+1 counters on a creature, you gain that much life.", 2),
        ("Whenever you put a counter on a creature, you gain 1 life.", 2),
        ("Whenever an opponent puts one or more counters on Beast, you gain 1 life.", 0),
        ("When the second +1/+1 counter is put on Beast, you gain 1 life.", 1),
        ("When the third +1/+1 counter is put on Beast, you gain 1 life.", 0),
    ],
)
def test_122_6_an_ability_that_waits_for_counters(text: str, gains: int) -> None:
    table = position(alice=[invented(text), TWO])
    table.alice.activate("Two", ["Beast"])
    table.resolve_all()
    assert table.alice.life == 20 + gains


@pytest.mark.parametrize(("text", "gains"), [("you put", 0), ("an opponent puts", 1)])
def test_122_6_who_puts_them_counts(text: str, gains: int) -> None:
    table = position(
        alice=[invented(f"Whenever {text} one or more counters on a creature, you gain 1 life.")], bob=[TWO]
    )
    table.alice.passes()
    table.bob.activate("Two", ["Beast"])
    table.resolve_all()
    assert table.alice.life == 20 + gains


def test_122_6a_on_what_enters_its_controller_puts_them() -> None:
    watch = invented(
        "Whenever you put one or more +1/+1 counters on a creature, you gain 1 life.", "Watch", "Enchantment"
    )
    ooze = invented("Ooze enters with two +1/+1 counters on it.", "Ooze", cost="{0}")
    table = position(alice=[watch], alice_hand=[ooze])
    table.alice.cast("Ooze")
    table.resolve_all()
    assert table.alice.life == 21


SEASON = invented(
    "If an effect would put one or more counters on a permanent you control, it puts twice that many of those counters"
    " on that permanent instead.", "Season", "Enchantment",
)  # fmt: skip


def test_614_16_an_effect_puts_twice_as_many_but_no_cost_and_no_damage_does() -> None:
    rack = invented("Put a charge counter on Rack: You gain 1 life.", "Rack", "Artifact")
    rot = invented("{0}: Rot deals 1 damage to target creature.\nInfect", "Rot", pt="1/1")
    table = position(alice=[SEASON, TWO, rack, BEARS, "Hill Giant", rot])
    table.alice.activate("Two", [BEARS])
    table.resolve_all()
    assert table.counters(BEARS, "+1/+1") == 4
    table.alice.activate("Rack")
    assert table.counters("Rack", "charge") == 1
    table.alice.activate("Rot", ["Hill Giant"])
    table.resolve_all()
    assert table.counters("Hill Giant", "-1/-1") == 1


def test_614_16_that_many_plus_one_of_each_kind() -> None:
    snake = invented(
        "If one or more counters would be put on a creature you control, that many plus one of each of those kinds of"
        " counters are put on it instead.", "Snake", "Enchantment",
    )  # fmt: skip
    table = position(alice=[snake, TWO, BEARS], bob=["Memnite"])
    for name, count in ((BEARS, 3), ("Memnite", 2)):
        table.alice.activate("Two", [name])
        table.resolve_all()
        assert table.counters(name, "+1/+1") == count


@pytest.mark.parametrize(("where", "made"), [(" under your control", (2, 1)), ("", (2, 2))])
def test_614_16_twice_as_many_tokens(where: str, made: tuple[int, int]) -> None:
    text = f"If one or more tokens would be created{where}, twice that many of those tokens are created instead."
    horn = invented("{0}: Create a 1/1 white Bird creature token.", "Horn", "Artifact")
    table = position(alice=[invented(text, "Double", "Enchantment"), horn], bob=[horn])
    table.alice.activate("Horn")
    table.resolve_all()
    table.alice.passes()
    table.bob.activate("bob's Horn")
    table.resolve_all()
    assert (table.alice.battlefield.count("Bird Token"), table.bob.battlefield.count("Bird Token")) == made


def test_601_2f_a_reduction_for_each_counter() -> None:
    herald = invented("Creature spells you cast cost {1} less to cast for each +1/+1 counter on Herald.", "Herald")
    cub = invented("", "Cub", cost="{3}{G}")
    table = position(alice=[herald, TWO, "2 Forest"], alice_hand=[cub])
    assert table.alice.why_not("cast Cub") is not None
    table.alice.activate("Two", ["Herald"])
    table.resolve_all()
    table.alice.cast("Cub")


def test_122_1_experience_counters_of_a_player_are_counted() -> None:
    daxos = invented(
        "{0}: You get an experience counter.\nDaxos gets +1/+1 for each experience counter you have.", "Daxos"
    )
    table = position(alice=[daxos])
    for pt in ("3/3", "4/4"):
        table.alice.activate("Daxos")
        table.resolve_all()
        assert table.pt("Daxos") == pt


@pytest.mark.parametrize(("poison", "there"), [(0, True), (1, False)])
def test_122_1f_who_has_a_poison_counter_is_poisoned(poison: int, there: bool) -> None:
    resolve = invented("Counter target spell if its controller is poisoned.", "Resolve", "Instant", cost="{U}")
    table = position(alice=["2 Forest"], alice_hand=[BEARS], alice_poison=poison, bob=["Island"], bob_hand=[resolve])
    table.alice.cast(BEARS)
    table.alice.passes()
    table.bob.cast("Resolve", [BEARS])
    table.resolve_all()
    assert (BEARS in table.alice.battlefield) == there
