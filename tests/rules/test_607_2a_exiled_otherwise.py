"""CR 607.2a: cards exiled with something: instead of dying, until it leaves, or to pay for it."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import position

RAISER = invented(
    "If a creature an opponent controls would die, exile it instead.\nAt the beginning of your upkeep, put all "
    "creature cards exiled with ~ onto the battlefield under your control. They gain decayed.",
    name="Raiser",
)  # fmt: skip
BOLT = invented("~ deals 5 damage to target creature.", name="Great Bolt", types="Instant", cost="{0}")
AXE = invented("Exile target creature.", name="Axe", types="Instant", cost="{0}")
BIND = invented(
    "When ~ enters, exile target nonland permanent an opponent controls until ~ leaves the battlefield.\n"
    "Your opponents can't cast spells with the same name as the exiled card.",
    name="Bind", types="Enchantment", cost="{0}",
)  # fmt: skip
DRAKE = invented(
    "Delve\n~ enters with a +1/+1 counter on it for each instant and sorcery card exiled with it.\nWhenever ~ attacks, "
    "you may return an instant or sorcery card exiled with ~ to its owner's hand.",
    name="Deep Drake", types="Creature — Drake", pt="1/1", cost="{4}",
)  # fmt: skip


def test_607_2a_exiled_instead_of_dying() -> None:
    table = position(alice=[RAISER], alice_hand=[BOLT, AXE], bob=["Grizzly Bears", "Hill Giant"], active="bob")
    table.bob.passes()
    table.alice.cast("Great Bolt", targets=["Grizzly Bears"])
    table.resolve()
    table.bob.passes()
    table.alice.cast("Axe", targets=["Hill Giant"])
    table.resolve()
    assert sorted(table.exile) == ["Grizzly Bears", "Hill Giant"]
    table.advance_to("turn 2, upkeep")
    table.resolve_all()
    assert table.exile == ["Hill Giant"]
    assert table.controller("Grizzly Bears") == "alice"
    table.advance_to("turn 4, declare attackers")
    table.alice.attack({"Grizzly Bears": "bob"})
    table.advance_to("turn 4, postcombat main")
    assert "Grizzly Bears" not in table.battlefield, "decayed"


def test_607_2a_exiled_until_it_leaves() -> None:
    table = position(alice_hand=[BIND], bob=["Memnite"], bob_hand=["Memnite", "Ornithopter"])
    table.alice.cast("Bind")
    table.resolve()
    if table.asked == "target":
        table.choose("Memnite")
    table.resolve_all()
    table.advance_to("turn 2, precombat main")
    assert table.bob.why_not("cast Memnite") is not None
    assert table.bob.why_not("cast Ornithopter") is None


def test_702_66a_exiled_to_pay_for_it() -> None:
    table = position(
        alice=["Wastes"], alice_hand=[DRAKE], alice_graveyard=["Shock", "Opt", "Memnite"], payment="automatic"
    )
    table.alice.cast("Deep Drake")
    table.resolve_all()
    assert sorted(table.exile) == ["Memnite", "Opt", "Shock"]
    assert table.pt("Deep Drake") == "3/3"
    table.advance_to("turn 3, declare attackers")
    table.alice.attack({"Deep Drake": "bob"})
    table.resolve()
    table.choose("yes")
    table.choose("Shock")
    table.resolve_all()
    assert "Shock" in table.alice.hand
