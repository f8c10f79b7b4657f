"""CR 702.33g, 601.2c: targets that a spell has only if it was kicked."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import position

JOLT = invented(
    "Kicker {R}\nDestroy target artifact. If this spell was kicked, it deals damage equal to that artifact's mana "
    "value to target creature.",
    name="Jolt", types="Instant", cost="{R}",
)  # fmt: skip
WAVE = invented(
    "Kicker {R}\nReturn target creature to its owner's hand. If this spell was kicked, return another target creature "
    "to its owner's hand.",
    name="Wave", types="Instant", cost="{R}",
)  # fmt: skip
PROBING = invented(
    "Kicker {R}\nYou gain 2 life. If this spell was kicked, target creature gets -1/-1 until end of turn.",
    name="Probing", types="Instant", cost="{R}",
)  # fmt: skip


def test_702_33g_the_targets_are_chosen_only_if_it_was_kicked() -> None:
    for kicked in (True, False):
        table = position(alice=["2 Mountain"], alice_hand=[JOLT], bob=["Sol Ring", "Grizzly Bears"])
        table.alice.cast("Jolt", ["Sol Ring", "Grizzly Bears"] if kicked else ["Sol Ring"], kicked=kicked)
        table.resolve()
        assert table.bob.battlefield == ["Grizzly Bears"]
        assert table.find("Grizzly Bears").damage == int(kicked)


def test_702_33g_without_a_target_for_it_it_cant_be_kicked() -> None:
    table = position(alice=["2 Mountain"], alice_hand=[JOLT], bob=["Sol Ring"])
    table.alice.cast("Jolt", ["Sol Ring"], kicked=True)  # nobody asks
    assert [o.tapped for o in table.state.permanents if o.controller == 0].count(True) == 1
    table.resolve()
    assert table.bob.battlefield == []


def test_115_3_another_target_is_none_of_those_chosen() -> None:
    table = position(alice=["2 Mountain"], alice_hand=[WAVE], bob=["Hill Giant"])
    table.alice.cast("Wave", ["Hill Giant"])
    table.resolve()
    assert table.bob.hand == ["Hill Giant"]
    table = position(alice=["2 Mountain", "Grizzly Bears"], alice_hand=[WAVE], bob=["Hill Giant"])
    table.alice.cast("Wave", ["Hill Giant", "Grizzly Bears"], kicked=True)
    table.resolve()
    assert (table.alice.hand, table.bob.hand) == (["Grizzly Bears"], ["Hill Giant"])


def test_608_2b_it_has_no_target_that_could_be_illegal_unless_it_was_kicked() -> None:
    for kicked in (True, False):
        table = position(alice=["3 Mountain"], alice_hand=[PROBING, "Shock"], bob=["Grizzly Bears"])
        table.alice.cast("Probing", ["Grizzly Bears"] if kicked else [], kicked=kicked)
        table.alice.cast("Shock", ["Grizzly Bears"])
        table.resolve()
        table.resolve()
        assert table.alice.life == (20 if kicked else 22)
