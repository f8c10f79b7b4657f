"""CR 715: adventurer cards."""

from __future__ import annotations

from tests.support.table import position

from mainphase.cards.nodes import CardType
from mainphase.kernel.evaluate import now


def test_715_3d_an_adventure_is_exiled_as_it_resolves_and_its_card_may_be_cast_from_there() -> None:
    table = position(alice=["3 Mountain", "Grizzly Bears"], alice_hand=["Rimrock Knight"])
    table.alice.cast("Boulder Rush", targets=["Grizzly Bears"])
    spell = now(table.state.objects[table.state.stack[-1]])
    assert spell.types == CardType.INSTANT
    assert spell.mana_value == 1  # 715.3b
    table.resolve()
    assert table.pt("Grizzly Bears") == "4/2"
    assert table.exile == ["Rimrock Knight"]
    assert table.alice.why_not("cast Boulder Rush") is not None
    table.alice.cast("Rimrock Knight")
    table.resolve()
    assert "Rimrock Knight" in table.alice.battlefield
