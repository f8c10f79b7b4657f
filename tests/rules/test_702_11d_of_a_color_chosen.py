"""CR 702.11d, 608.2d: hexproof from a color that is chosen as the ability resolves; and conditions of what died or is
attacked.
"""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import NotOffered, position

MITE = invented(
    "{0}: Choose a color. Another target creature you control gains toxic 1 and hexproof from that color until end of "
    "turn. It can't be blocked by creatures of that color this turn.",
    name="Odd Mite",
)  # fmt: skip
SWORD = invented("Destroy target creature.", name="Blackened", types="Instant", cost="{B}")
RED = invented("Destroy target creature.", name="Reddened", types="Instant", cost="{R}")
ROTTER = invented(
    "Whenever another Zombie you control dies, if it didn't have decayed, create a 2/2 black Zombie creature token "
    "with decayed.",
    name="Rotter", types="Creature — Zombie",
)  # fmt: skip
TYRANT = invented(
    "Whenever a creature an opponent controls attacks, if you're the defending player, create a 3/3 red Ogre creature "
    "token.",
    name="Tyrant",
)  # fmt: skip
CORPSE = invented("Menace", name="Corpse", types="Creature — Zombie")


def test_702_11d_hexproof_from_the_color_and_no_blockers_of_it() -> None:
    table = position(
        alice=[MITE, "Memnite"], bob=["Swamp", "Mountain", "Typhoid Rats", "Hill Giant"], bob_hand=[SWORD, RED]
    )
    table.alice.activate("Odd Mite", targets=["Memnite"])
    table.resolve()
    table.apply(2)  # black
    table.alice.passes()
    with pytest.raises(NotOffered):
        table.copy().bob.cast("Blackened", targets=["Memnite"])
    table.copy().bob.cast("Reddened", targets=["Memnite"])
    table.advance_to("turn 1, declare attackers")
    table.alice.attack({"Memnite": "bob"})
    table.advance_to("turn 1, declare blockers")
    with pytest.raises(NotOffered):
        table.copy().bob.block({"Typhoid Rats": "Memnite"})
    table.bob.block({"Hill Giant": "Memnite"})


def test_608_2h_it_did_not_have_decayed() -> None:
    table = position(alice=[ROTTER, CORPSE, "Swamp", "Mountain"], alice_hand=[SWORD, RED])
    table.alice.cast("Blackened", targets=["Corpse"])
    table.resolve_all()
    assert table.alice.battlefield.count("Zombie Token") == 1
    table.alice.cast("Reddened", targets=["Zombie Token"])
    table.resolve_all()
    assert table.alice.battlefield.count("Zombie Token") == 0


def test_508_5_you_are_the_defending_player() -> None:
    for whom, ogres in (("alice", 1), ("carol", 0)):
        table = position(
            alice=[TYRANT], bob=["Memnite"], active="bob", step="beginning of combat",
            players=("alice", "bob", "carol"),
        )  # fmt: skip
        table.advance_to("turn 1, declare attackers")
        table.bob.attack({"Memnite": whom})
        table.resolve_all()
        assert table.alice.battlefield.count("Ogre Token") == ogres
