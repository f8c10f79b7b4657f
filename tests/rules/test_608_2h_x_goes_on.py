"""CR 608.2h: what X is, told in one sentence, is worked out once and known in the next."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import position

from mainphase.cards.nodes import Keyword

TORMENT = invented(
    "Create an X/X black Horror creature token, where X is half your life total, rounded up. It deals X damage to you.",
    name="Torment",
    types="Sorcery",
    cost="{0}",
)
RALLY = invented(
    "You gain X life, where X is the number of creatures you control. If X is 3 or more, create a 1/1 white Soldier "
    "creature token.",
    name="Rally",
    types="Sorcery",
    cost="{0}",
)
HYDRA = invented(
    "Put X +1/+1 counters on target creature, where X is that creature's power. If X is 3 or more, that creature gains "
    "flying until end of turn.",
    name="Hydra",
    types="Sorcery",
    cost="{0}",
)


@pytest.mark.parametrize("life", [20, 7])
def test_608_2h_the_token_and_the_damage_are_of_one_size(life: int) -> None:
    table = position(alice_hand=[TORMENT], alice_life=life)
    table.alice.cast("Torment")
    table.resolve()
    half = (life + 1) // 2
    assert (table.pt(table.alice.battlefield[0]), table.alice.life) == (f"{half}/{half}", life - half)


@pytest.mark.parametrize(("count", "made"), [(2, 0), (3, 1)])
def test_608_2h_the_next_sentence_asks_what_it_was(count: int, made: int) -> None:
    table = position(alice=["Memnite"] * count, alice_hand=[RALLY])
    table.alice.cast("Rally")
    table.resolve()
    assert table.alice.life == 20 + count
    assert len(table.alice.battlefield) == count + made


@pytest.mark.parametrize(("creature", "size", "flies"), [("Grizzly Bears", "4/4", False), ("Hill Giant", "6/6", True)])
def test_608_2h_x_is_not_worked_out_again(creature: str, size: str, flies: bool) -> None:
    table = position(alice=[creature], alice_hand=[HYDRA])
    table.alice.cast("Hydra", [creature])
    table.resolve()
    assert (table.pt(creature), table.has(creature, Keyword.FLYING)) == (size, flies)
