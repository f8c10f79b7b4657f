"""CR 701.22d, 701.23, 701.24e, 701.25d, 701.34: abilities that wait until somebody scries, surveils, searches their
library, shuffles it, proliferates."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import Table, position

from mainphase.cards import nodes as n


def watching(event: str, does: str, **said: object) -> Table:
    """Alice has somebody who gains her a life whenever that happens, and a spell that does something."""
    watcher = invented(f"Whenever {event}, you gain 1 life.", "Watcher")
    spell = invented(does, "Spell", "Sorcery", cost="{0}")
    return position(alice=[watcher], alice_hand=[spell], triggers="automatic", **said)  # type: ignore[arg-type]


def after_spell(table: Table) -> int:
    table.alice.cast("Spell")
    table.resolve()
    for _ in range(20):
        if table.asked is None or table.options[0] == "pass":
            break
        table.apply(0)
    table.resolve_all()
    return table.alice.life


SURVEIL = "Surveil 2."
SEARCH = "Search your library for a basic land card, put it onto the battlefield, then shuffle."


@pytest.mark.parametrize(
    ("event", "does", "gained"),
    [
        ("you scry", "Scry 2.", 1),
        ("an opponent scries", "Scry 2.", 0),
        ("you scry", SURVEIL, 0),
        ("you surveil", SURVEIL, 1),
        ("you scry or surveil", SURVEIL, 1),
        ("you scry or surveil", "Scry 1.", 1),
        ("you search your library", SEARCH, 1),
        ("you shuffle your library", SEARCH, 1),
        ("you shuffle your library", "Shuffle your library.", 1),
        ("you search your library", "Shuffle your library.", 0),
        ("you proliferate", "Proliferate.", 1),
    ],
)
def test_701_once_for_each_time_that_it_is_done(event: str, does: str, gained: int) -> None:
    assert after_spell(watching(event, does, alice_library=["2 Forest", "2 Memnite"])) == 20 + gained


@pytest.mark.parametrize("does", ["Scry 2.", SURVEIL])
def test_701_22d_even_if_there_is_no_card_to_look_at(does: str) -> None:
    event = "you scry" if does == "Scry 2." else "you surveil"
    assert after_spell(watching(event, does, alice_blanks=0)) == 21


def test_701_22b_not_by_scrying_nothing() -> None:
    watcher = invented("Whenever you scry, you gain 1 life.", "Watcher")
    none = n.CardDef(
        "None", n.ManaCost(0), n.CardType.SORCERY, abilities=(n.SpellAbility((n.Mode(n.Scry(n.Fixed(0))),)),)
    )
    table = position(alice=[watcher], alice_hand=[none], triggers="automatic")
    table.alice.cast("None")
    table.resolve_all()
    assert table.alice.life == 20


def test_701_25d_a_card_that_surveiling_buried_sees_it() -> None:
    ghost = invented(
        "Whenever you surveil, if ~ is in your graveyard, return ~ to your hand.", "Ghost", "Creature — Spirit"
    )
    spell = invented("Surveil 1.", "Spell", "Sorcery", cost="{0}")
    table = position(alice_hand=[spell], alice_library=[ghost], triggers="automatic")
    table.alice.cast("Spell")
    table.resolve()
    table.choose("Ghost")
    table.resolve_all()
    assert table.alice.hand == ["Ghost"]


def test_701_23_a_trap_asks_who_searched_their_library_this_turn() -> None:
    trap = invented(
        "If an opponent searched their library this turn, you may pay {0} rather than pay this spell's mana cost.\n"
        "You gain 3 life.",
        "Trap",
        "Instant — Trap",
        cost="{5}",
    )
    search = invented(SEARCH, "Search", "Sorcery", cost="{0}")
    table = position(alice_hand=[search], alice_library=["Forest"], bob_hand=[trap])
    table.alice.cast("Search")
    table.alice.passes()
    assert not [o for o in table.options if "Trap" in o]
    table.bob.passes()
    table.apply(0)
    table.alice.passes()
    assert [o for o in table.options if "Trap" in o]
    table.advance_to("turn 2, upkeep")
    assert not [o for o in table.options if "Trap" in o]
