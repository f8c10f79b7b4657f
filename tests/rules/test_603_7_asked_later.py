"""CR 603.7: what a delayed ability does only if something is so then, what it returns, and groups that it finds."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import Table, position

SHIREI = invented(
    "Whenever a creature with power 1 or less is put into your graveyard from the battlefield, you may return that "
    "card to the battlefield at the beginning of the next end step if ~ is still on the battlefield.", name="Caretaker",
)  # fmt: skip
CHAINED = invented(
    "Gain control of target creature until end of turn. It gains haste until end of turn. Sacrifice it at the "
    "beginning of the next end step if it didn't attack this turn.", name="Chained", types="Sorcery", cost="{0}",
)  # fmt: skip
LUCIUS = invented(
    "When ~ dies, exile it and choose target creature an opponent controls. When that creature leaves the battlefield, "
    "return this card from exile to the battlefield under its owner's control.", name="Lucius", pt="5/3",
)  # fmt: skip
GIRL = invented(
    "When ~ enters the battlefield, each other creature gets -1/-1 until end of turn. Whenever a creature dies this "
    "turn, each creature other than ~ gets -1/-1 until end of turn.", name="Girl", pt="4/4", cost="{0}",
)  # fmt: skip
HUGE = invented("", name="Huge", pt="8/8")
FRYING = invented("Destroy target creature.", name="Fry", types="Instant", cost="{0}")
TAKING = invented("Exile target card from a graveyard.", name="Take", types="Instant", cost="{0}")
AWAY = invented("Put target card in exile into its owner's graveyard.", name="Away", types="Instant", cost="{0}")


def fry(table: Table, what: str) -> None:
    table.alice.cast("Fry", [what])
    table.resolve()


def test_603_7_it_returns_if_this_is_still_there() -> None:
    table = position(alice=[SHIREI, "Llanowar Elves"], alice_hand=[FRYING, FRYING])
    fry(table, "Llanowar Elves")
    table.resolve()
    table.choose("yes")
    gone = table.copy()
    table.advance_to("end step")
    table.resolve_all()
    assert "Llanowar Elves" in table.battlefield
    fry(gone, "Caretaker")
    gone.advance_to("end step")
    gone.resolve_all()
    assert gone.battlefield == []
    assert "Llanowar Elves" in gone.alice.graveyard


@pytest.mark.parametrize("attacks", [True, False])
def test_603_7_what_is_asked_of_it_is_asked_then(attacks: bool) -> None:
    table = position(alice_hand=[CHAINED], bob=["Grizzly Bears"])
    table.alice.cast("Chained", ["Grizzly Bears"])
    table.resolve()
    table.advance_to("declare attackers")
    table.alice.attack({"Grizzly Bears": "bob"} if attacks else [])
    table.advance_to("end step")
    table.resolve_all()
    assert ("Grizzly Bears" in table.bob.graveyard) is not attacks


def test_603_7_this_card_returns_from_exile() -> None:
    table = position(alice=[LUCIUS], alice_hand=[FRYING, FRYING], bob=["Grizzly Bears", "Craw Wurm"])
    fry(table, "Lucius")
    table.choose("Grizzly Bears")
    table.resolve()
    assert table.exile == ["Lucius"]
    fry(table, "Grizzly Bears")
    table.resolve_all()
    assert "Lucius" in table.battlefield


def test_603_7_this_card_stays_where_it_has_gone_from_exile() -> None:
    table = position(alice=[LUCIUS], alice_hand=[FRYING, FRYING, AWAY], bob=["Grizzly Bears"])
    fry(table, "Lucius")
    table.choose("Grizzly Bears")
    table.resolve()
    table.alice.cast("Away", ["Lucius"])
    table.resolve()
    assert "Lucius" in table.alice.graveyard
    fry(table, "Grizzly Bears")
    table.resolve_all()
    assert "Lucius" in table.alice.graveyard


def test_603_7_a_group_that_is_described_again_is_found_anew() -> None:
    """The elves die, so the bears do, and then the giant: the dead are counted one by one."""
    table = position(alice_hand=[GIRL], alice=["Hill Giant"], bob=["Llanowar Elves", "Grizzly Bears", HUGE])
    table.alice.cast("Girl")
    table.resolve_all()
    assert table.bob.graveyard == ["Llanowar Elves", "Grizzly Bears"]
    assert table.alice.graveyard == ["Hill Giant"]
    assert (table.pt("Girl"), table.pt("Huge")) == ("4/4", "4/4")
