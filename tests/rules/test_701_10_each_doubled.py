"""CR 701.10a: the power and toughness of each of several creatures is doubled, by what each has now."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import position

ROAR = invented(
    "Double the power and toughness of each creature you control until end of turn.",
    "Roar",
    types="Instant",
    cost="{0}",
)
FURY = invented("Double the power of each creature you control until end of turn.", "Fury", types="Instant", cost="{0}")


def test_701_10a_each_by_what_it_has() -> None:
    table = position(
        alice=[invented("", "Small", pt="1/2"), invented("", "Big", pt="4/5")], alice_hand=[ROAR, FURY, ROAR],
        bob=["Memnite"],
    )  # fmt: skip
    table.alice.cast("Roar")
    table.resolve()
    assert (table.pt("Small"), table.pt("Big"), table.pt("Memnite")) == ("2/4", "8/10", "1/1")
    table.alice.cast("Fury")
    table.resolve()
    assert (table.pt("Small"), table.pt("Big")) == ("4/4", "16/10")
    table.advance_to("turn 2, upkeep")
    assert (table.pt("Small"), table.pt("Big")) == ("1/2", "4/5")


def test_701_10a_it_is_fixed_as_it_happens() -> None:
    """What grows later has no more by it (CR 608.2h), and what comes later none."""
    grow = invented("Target creature gets +3/+3 until end of turn.", "Grow", types="Instant", cost="{0}")
    table = position(alice=[invented("", "Small", pt="1/2")], alice_hand=[ROAR, grow, "Memnite"])
    table.alice.cast("Roar")
    table.resolve()
    table.alice.cast("Grow", targets=["Small"])
    table.resolve()
    table.alice.cast("Memnite")
    table.resolve()
    assert (table.pt("Small"), table.pt("Memnite")) == ("5/7", "1/1")


def test_701_10c_negative_power_is_doubled_too() -> None:
    weak = invented("Other creatures get -2/-0.", "Weakener")
    table = position(alice=[weak, invented("", "Small", pt="1/2")], alice_hand=[FURY])
    table.alice.cast("Fury")
    table.resolve()
    assert table.pt("Small") == "-2/2"


def test_701_10b_toughness_alone_is_fixed_as_it_happens() -> None:
    """What counters give is doubled, and what grows later is not."""
    guard = invented(
        "Double the toughness of each creature you control until end of turn.", "Guard", "Instant", cost="{0}"
    )
    grown = invented("~ enters with two +1/+1 counters on it.", "Grown", cost="{0}", pt="1/2")
    grow = invented("Target creature gets +3/+3 until end of turn.", "Grow", types="Instant", cost="{0}")
    table = position(alice_hand=[guard, grown, grow])
    table.alice.cast("Grown")
    table.resolve()
    table.alice.cast("Guard")
    table.resolve()
    assert table.pt("Grown") == "3/8"
    table.alice.cast("Grow", targets=["Grown"])
    table.resolve()
    assert table.pt("Grown") == "6/11"


def test_701_10b_toughness_alone() -> None:
    guard = invented(
        "Double the toughness of each creature you control until end of turn.", "Guard", "Instant", cost="{0}"
    )
    table = position(alice=[invented("", "Small", pt="1/2")], alice_hand=[guard], bob=["Memnite"])
    table.alice.cast("Guard")
    table.resolve()
    assert (table.pt("Small"), table.pt("Memnite")) == ("1/4", "1/1")
    one = invented("Double target creature's toughness until end of turn.", "One", "Instant", cost="{0}")
    table = position(alice=["Memnite"], alice_hand=[one])
    table.alice.cast("One", ["Memnite"])
    table.resolve()
    assert table.pt("Memnite") == "1/2"
