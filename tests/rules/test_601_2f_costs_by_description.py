"""CR 601.2f: what spells cost, by how they are described, for the turn, and by what they target."""

from __future__ import annotations

from typing import Any

from tests.support.invented import invented
from tests.support.table import Table, position

WITCH = invented("Spells you cast with mana value 3 or greater cost {X} less to cast, where X is ~'s power.", name="W")
ENVOY = invented("Spells you cast but don't own cost {1} less to cast.", name="Envoy")
ROIL = invented(
    "{T}: The next instant or sorcery spell you cast this turn costs {X} less to cast, where X is the number of "
    "creatures you control as this ability resolves.",
    name="Roil", types="Artifact",
)  # fmt: skip
PEACE = invented(
    "{T}: Spells you cast this turn that are white and/or blue cost {X} less to cast, where X is the amount of life "
    "you gained this turn.",
    name="Peace", types="Artifact",
)  # fmt: skip
BALROG = invented("This spell costs {1} less to cast for each permanent sacrificed this turn.", name="Rog", cost="{4}")
WING = invented("Spells your opponents cast that target one or more Bears you control cost {3} more to cast.", name="V")
RITE = invented("You gain 1 life.", name="Rite", types="Sorcery", cost="{3}")
BLUE = invented("You gain 1 life.", name="Blue", types="Sorcery", cost="{2}{U}")
RED = invented("You gain 1 life.", name="Red", types="Sorcery", cost="{2}{R}")
BEARS = "Grizzly Bears"


def castable(table: Table, name: str) -> bool:
    return any(name in option for option in table.options)


def at(**zones: Any) -> Table:
    return position(triggers="automatic", **zones)


def test_601_2f_described_and_by_a_number() -> None:
    assert castable(at(alice=[WITCH, "Plains"], alice_hand=[RITE]), "Rite")
    assert not castable(at(alice=[WITCH], alice_hand=[RITE]), "Rite")


def test_608_2h_x_is_worked_out_as_the_ability_resolves() -> None:
    table = at(alice=[ROIL, BEARS, "Memnite", "Plains"], alice_hand=[RITE, RITE, "Ornithopter"])
    table.alice.activate("Roil")
    table.resolve()
    table.alice.cast("Ornithopter")
    table.resolve()
    table.alice.cast("Rite")
    table.resolve()
    assert table.tapped("Plains"), "two less, though there are three creatures by now"
    assert not castable(table, "Rite"), "only the next one"


def test_601_2f_those_of_either_color_for_the_turn() -> None:
    table = at(alice=[PEACE, "Mountain", "Island", "Mountain", "Swamp", "Swamp"], alice_hand=[RITE, BLUE, RED])
    table.alice.cast("Rite")
    table.resolve()
    table.alice.activate("Peace")
    table.resolve()
    assert castable(table, "Blue")
    assert not castable(table, "Red")


def test_601_2f_for_each_permanent_that_anybody_sacrificed() -> None:
    spoil = invented("Each player sacrifices a creature.", name="Spoil", types="Sorcery", cost="{0}")
    table = at(alice=["2 Plains", BEARS], bob=[BEARS], alice_hand=[spoil, BALROG])
    assert not castable(table, "Rog")
    table.alice.cast("Spoil")
    table.resolve_all()
    assert castable(table, "Rog")


def test_601_2f_more_for_what_they_target() -> None:
    table = position(active="bob", alice=[WING, BEARS, "Hill Giant"], bob=["Mountain"], bob_hand=["Lightning Bolt"])
    table.bob.cast("Lightning Bolt")
    assert BEARS not in table.options
    assert "Hill Giant" in table.options


def test_108_3_spells_that_another_player_owns() -> None:
    thief = invented(
        "When ~ enters, exile the top card of each opponent's library. You may cast spells from among those cards this "
        "turn.",
        name="Thief", cost="{0}",
    )  # fmt: skip
    table = at(alice=[ENVOY, "2 Plains"], alice_hand=[thief, RITE], bob_library=[RITE])
    table.alice.cast("Thief")
    table.resolve_all()
    assert sum("Rite" in option for option in table.options) == 1, "hers, not the card in hand"
