"""CR 114.4: the activated abilities of an emblem work in the command zone."""

from __future__ import annotations

import pytest
from tests.language.grammar.reading import does
from tests.support.invented import invented
from tests.support.table import NotOffered, position

VOW = invented(
    'You get an emblem with "{1}{B}, Sacrifice a creature: You gain X life and draw X cards, where X is the sacrificed '
    "creature's power.\"",
    name="Vow",
    cost="{B}",
    types="Sorcery",
)


def test_114_4_its_owner_activates_an_ability_of_an_emblem_and_nobody_else() -> None:
    table = position(
        alice=["5 Swamp", "Grizzly Bears", "Hill Giant"], alice_hand=[VOW], bob=["4 Swamp", "Grizzly Bears"]
    )
    table.alice.cast("Vow")
    table.resolve()
    before = len(table.alice.hand)
    table.alice.activate("Emblem", pay_with=["Grizzly Bears"])
    assert "Grizzly Bears" not in table.alice.battlefield
    table.resolve()
    assert (table.alice.life, len(table.alice.hand)) == (22, before + 2)
    table.alice.activate("Emblem")  # with the only creature left
    table.resolve()
    assert (table.alice.life, len(table.alice.hand)) == (25, before + 5)
    table.pass_once()
    assert table.priority == "bob"
    with pytest.raises(NotOffered) as refused:
        table.bob.activate("Emblem")
    assert refused.value.rule == "602.2"


def test_114_4_its_costs_must_be_paid() -> None:
    table = position(alice=["5 Swamp"], alice_hand=[VOW], bob=["Grizzly Bears"])
    table.alice.cast("Vow")
    table.resolve()
    with pytest.raises(NotOffered):
        table.alice.activate("Emblem")


@pytest.mark.parametrize("said", ["{T}: Draw a card.", "{1}: Add {G}."])
def test_114_4_what_an_emblem_could_not_pay_or_give_is_not_read(said: str) -> None:
    assert does(f'You get an emblem with "{said}"') is None
