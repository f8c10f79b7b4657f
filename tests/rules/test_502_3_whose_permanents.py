"""CR 502.3: how many permanents opponents, or you alone, can untap. CR 401: all of a library but its last card."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import position

CLAMP = invented(
    "Your opponents can't untap more than two permanents during their untap steps.",
    name="Clamp",
    types="Enchantment",
    cost="{W}",
)
BURDEN = invented("You can't untap more than one land during your untap step.", name="Burden", pt="6/5")
ERASE = invented("Exile all but the bottom card of target player's library.", name="Erase", types="Sorcery", cost="{0}")
LANDS = ["Forest (tapped)", "Island (tapped)", "Swamp (tapped)"]


def test_502_3_each_opponent_untaps_two() -> None:
    table = position(alice=[CLAMP], bob=LANDS, active="bob", step="untap")
    table.choose("Forest", "Swamp")
    assert [table.tapped(name) for name in ("Forest", "Island", "Swamp")] == [False, True, False]


def test_502_3_you_untap_as_ever() -> None:
    table = position(alice=[CLAMP, *LANDS], step="untap")
    assert [table.tapped(name) for name in ("Forest", "Island", "Swamp")] == [False] * 3


def test_502_3_you_alone_untap_one_land() -> None:
    table = position(alice=[BURDEN, *LANDS], step="untap")
    table.choose("Island")
    assert [table.tapped(name) for name in ("Forest", "Island", "Swamp")] == [True, False, True]
    table = position(alice=[BURDEN], bob=LANDS, active="bob", step="untap")
    assert [table.tapped(name) for name in ("Forest", "Island", "Swamp")] == [False] * 3


@pytest.mark.parametrize("cards", [["Shock", "Memnite", "Forest"], ["Shock"], []])
def test_401_all_but_the_last_card_is_exiled(cards: list[str]) -> None:
    table = position(alice_hand=[ERASE], bob_library=cards, bob_blanks=0)
    table.alice.cast("Erase", ["bob"])
    table.resolve()
    assert sorted(table.exile) == sorted(cards[:-1])
    assert table.bob.library == cards[-1:]
