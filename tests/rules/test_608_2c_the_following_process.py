"""CR 608.2c: a process that is repeated so many times, or for as long as something is so of it."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import position

TORMENT = invented(
    "Repeat the following process X times. Each opponent loses 3 life unless that player sacrifices a nonland "
    "permanent or discards a card.",
    name="Torment", types="Sorcery", cost="{X}",
)  # fmt: skip
STONE = invented(
    "{0}: Target player mills two cards. If two cards that share a color were milled this way, repeat this process.",
    name="Stone", types="Artifact",
)  # fmt: skip
GREED = invented("Draw a card, then clash with an opponent. If you win, repeat this process.", name="Greed",
                 types="Sorcery", cost="{0}")  # fmt: skip


def test_608_2c_so_many_times_each_of_them_anew() -> None:
    table = position(alice=["3 Swamp"], alice_hand=[TORMENT], bob=["Memnite", "Forest"], bob_hand=["Opt"])
    table.alice.cast("Torment", x=3)
    table.resolve()
    seen = []
    while table.asked not in ("priority", None):
        wanted = [one for one in table.options if one in ("Memnite", "Opt")]
        seen += wanted
        table.choose(wanted[0] if wanted else table.options[-1])
    assert table.bob.battlefield == ["Forest"]
    assert table.bob.hand == []
    assert table.bob.life == 17


def test_608_2c_while_two_share_a_color() -> None:
    library = ["Shock", "Goblin Piker", "Opt", "Unsummon", "Plains", "Island", "Shock", "Shock"]
    table = position(alice=[STONE], bob_library=library)
    table.alice.activate("Stone", targets=["bob"])
    table.resolve()
    assert len(table.bob.graveyard) == 6


def test_608_2c_while_the_clash_is_won() -> None:
    table = position(
        alice_hand=[GREED], alice_library=["Forest", "Craw Wurm", "Forest"], bob_library=["Memnite", "Hill Giant"]
    )
    table.alice.cast("Greed")
    table.resolve()
    while table.asked not in ("priority", None):
        table.choose(next(one for one in table.options if one.startswith("bottom") or one in ("bob", "done")))
    assert len(table.alice.hand) == 2


@pytest.mark.parametrize(("answers", "life", "left"), [("", 11, 2), ("s", 14, 1), ("ss", 17, 0)])
def test_101_4_who_gave_up_nothing_is_asked_anew_each_time(answers: str, life: int, left: int) -> None:
    table = position(alice=["3 Swamp"], bob=["Memnite", "Ornithopter"], alice_hand=[TORMENT])
    table.alice.cast("Torment", x=3)
    table.resolve()
    given = list(answers)
    while table.asked == "choose":
        table.choose(next(one for one in table.options if one != "done") if given else "done")
        given = given[1:]
    assert (table.bob.life, len(table.bob.battlefield)) == (life, left)
