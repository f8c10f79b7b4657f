"""CR 606.3, 602.5: loyalty and equip abilities that may be activated any time their player could cast an instant."""

from __future__ import annotations

import pytest
from tests.rules.test_606_loyalty_as_read import walker
from tests.support.invented import invented
from tests.support.table import NotOffered, position

VERA = walker(
    "Flash",
    "As long as Vera, Watcher entered the battlefield this turn, you may activate her loyalty abilities any time you "
    "could cast an instant.",
    "[+1]: You gain 2 life.",
)
MAGE = walker(
    "[−2]: You get an emblem with \"You may activate loyalty abilities of planeswalkers you control on any player's "
    'turn any time you could cast an instant."',
    "[+1]: You gain 2 life.",
)
SHIKARI = invented("You may activate equip abilities any time you could cast an instant.", name="Shikari")
BLADE = invented("Equipped creature gets +2/+0.\nEquip {0}", name="Blade", types="Artifact — Equipment")


def test_606_3_the_turn_it_entered_on_any_turn_but_once() -> None:
    table = position(alice=["5 Plains"], alice_hand=[VERA], active="bob", step="upkeep")
    table.bob.passes()
    table.alice.cast("Vera, Watcher")
    table.resolve_all()
    if not table.alice.has_priority:
        table.bob.passes()
    table.alice.activate("Vera, Watcher", ability=0)
    table.resolve()
    assert (table.alice.life, table.counters("Vera, Watcher", "loyalty")) == (22, 5)
    if not table.alice.has_priority:
        table.bob.passes()
    with pytest.raises(NotOffered, match="606"):
        table.alice.activate("Vera, Watcher")
    table.advance_to("turn 2, upkeep")
    with pytest.raises(NotOffered, match="606"):
        table.alice.activate("Vera, Watcher")


def test_606_3_by_an_emblem_on_any_turn() -> None:
    table = position(alice=["5 Plains"], alice_hand=[MAGE])
    table.alice.cast("Vera, Watcher")
    table.resolve_all()
    table.alice.activate("Vera, Watcher", ability=0)
    table.resolve_all()
    table.advance_to("turn 2, upkeep")
    table.bob.passes()
    table.alice.activate("Vera, Watcher", ability=1)
    table.resolve()
    assert (table.alice.life, table.counters("Vera, Watcher", "loyalty")) == (22, 3)


def test_602_5_equip_abilities() -> None:
    table = position(alice=[SHIKARI, BLADE, "Memnite"], bob=[BLADE, "Grizzly Bears"], active="bob", step="upkeep")
    with pytest.raises(NotOffered):
        table.bob.activate("bob's Blade", ["Grizzly Bears"])
    table.bob.passes()
    table.alice.activate("alice's Blade", ["Memnite"])
    table.resolve()
    assert table.pt("Memnite") == "3/1"
