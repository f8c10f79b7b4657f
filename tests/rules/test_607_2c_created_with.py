"""CR 607.2c: tokens created with an object."""

from __future__ import annotations

from dataclasses import replace

from tests.support.invented import invented
from tests.support.table import position

from mainphase.kernel.state.objects import ObjectKind

ARTISAN = invented(
    "Whenever a nontoken creature enters under an opponent's control, create a token that's a copy of that creature "
    "except it's an artifact in addition to its other types. Then exile all other tokens created with ~.",
    name="Artisan",
)  # fmt: skip
BREEDER = invented(
    "{1}: Create a 1/1 green Saproling creature token.\nWhen ~ leaves the battlefield, destroy all tokens created with "
    "~.",
    name="Breeder",
)  # fmt: skip
KEEPER = invented(
    "{1}: Create a 1/1 green Saproling creature token.\nWhen ~ leaves the battlefield, exile all tokens created with "
    "it at the beginning of the next end step.",
    name="Keeper",
)  # fmt: skip
DOUBLING = invented(
    "If an effect would create one or more tokens under your control, it creates twice that many of those tokens "
    "instead.",
    name="Doubling", types="Enchantment",
)  # fmt: skip


def test_607_2c_all_others_but_the_newest() -> None:
    table = position(alice=[ARTISAN], bob=["4 Forest"], bob_hand=["Grizzly Bears", "Grizzly Bears"], active="bob")
    for _ in range(2):
        table.bob.cast("Grizzly Bears")
        table.resolve()
        table.resolve()
        assert table.alice.battlefield == ["Artisan", "Grizzly Bears"]


def test_607_2c_only_those_of_this_object_and_all_that_came_of_it() -> None:
    other = replace(BREEDER, name="Other Breeder")
    table = position(alice=[BREEDER, other, DOUBLING, "3 Mountain"], alice_hand=["Shock"])
    for name in ("Breeder", "Other Breeder"):
        table.alice.activate(name)
        table.resolve()
    tokens = [o.id for o in table.state.permanents if o.kind == ObjectKind.TOKEN]
    assert len(tokens) == 4
    table.alice.cast("Shock", ["Breeder"])
    table.resolve()
    table.resolve()
    assert [o.id for o in table.state.permanents if o.kind == ObjectKind.TOKEN] == tokens[2:]


def test_607_2c_at_the_next_end_step_also_those_created_after_it_left() -> None:
    table = position(alice=[KEEPER, replace(KEEPER, name="Other Keeper"), "3 Mountain"], alice_hand=["Shock"])
    table.alice.activate("Other Keeper")
    table.resolve()
    [kept] = [o.id for o in table.state.permanents if o.kind == ObjectKind.TOKEN]
    table.alice.activate("Keeper")
    table.alice.cast("Shock", ["Keeper"])
    while table.state.stack:
        table.resolve()
    assert len([o for o in table.state.permanents if o.kind == ObjectKind.TOKEN]) == 2
    table.advance_to("end step")
    while table.state.stack:
        table.resolve()
    assert [o.id for o in table.state.permanents if o.kind == ObjectKind.TOKEN] == [kept]
