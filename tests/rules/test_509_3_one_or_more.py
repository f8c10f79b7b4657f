"""CR 509.3: a creature blocks or becomes blocked by creatures of a kind: once, however many they are."""

from __future__ import annotations

import pytest
from tests.support.table import position

from mainphase.cards import nodes as n
from mainphase.cards.words import card, creature, gain_life, is_a, itself, this, whenever

IN_IT = is_a(n.OfSubtype("Bear"), n.Any((n.IsBlocking(this), n.IsBlockedBy(this))))
EVENT = n.While(n.AnyOf((n.Blocks(itself), n.BecomesBlocked(itself))), n.Exists(IN_IT))
HUNTER = card("Hunter", "{W}", creature, pt="1/5")(whenever(EVENT).do(gain_life(1)))


@pytest.mark.parametrize(
    ("blockers", "gained"),
    [([], 0), (["Memnite"], 0), (["Bear Cub"], 1), (["Bear Cub", "Grizzly Bears"], 1), (["Memnite", "Bear Cub"], 1)],
)
def test_509_3c_becoming_blocked(blockers: list[str], gained: int) -> None:
    table = position(alice=[HUNTER], bob=["Memnite", "Bear Cub", "Grizzly Bears"])
    table.alice.attack({"Hunter": "bob"})
    table.advance_to("declare blockers")
    table.bob.block(dict.fromkeys(blockers, "Hunter"))
    table.resolve_all()
    assert table.alice.life == 20 + gained


@pytest.mark.parametrize(("attacker", "gained"), [("Memnite", 0), ("Bear Cub", 1)])
def test_509_3a_blocking(attacker: str, gained: int) -> None:
    table = position(alice=["Memnite", "Bear Cub"], bob=[HUNTER])
    table.alice.attack({"Memnite": "bob", "Bear Cub": "bob"})
    table.advance_to("declare blockers")
    table.bob.block({"Hunter": attacker})
    table.resolve_all()
    assert table.bob.life == 20 + gained
