"""CR 603.10a: what triggers on cards put into exile from the battlefield or a graveyard looks back, also on itself."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import position

WATCHER = invented(
    "Whenever one or more cards are put into exile from graveyards and/or the battlefield, you gain 1 life.", "Watcher"
)
LIBRARIAN = invented(
    "Whenever one or more cards are put into exile from your library and/or your graveyard, you gain 1 life.",
    "Librarian",
)


def test_603_10a_it_sees_its_own_exile() -> None:
    flee = invented("Exile target creature.", "Flee", types="Instant", cost="{0}")
    table = position(alice=[WATCHER], alice_hand=[flee])
    table.alice.cast("Flee", targets=["Watcher"])
    table.resolve_all()
    assert table.alice.life == 21


def test_603_2c_with_others_it_is_one_event() -> None:
    sweep = invented("Exile all creatures.", "Sweep", types="Instant", cost="{0}")
    table = position(alice=[WATCHER, "Memnite"], bob=["Grizzly Bears"], alice_hand=[sweep])
    table.alice.cast("Sweep")
    table.resolve_all()
    assert table.alice.life == 21


def test_603_10a_what_goes_elsewhere_sees_nothing() -> None:
    away = invented("Destroy target creature.", "Away", types="Instant", cost="{0}")
    table = position(alice=[WATCHER], alice_hand=[away])
    table.alice.cast("Away", targets=["Watcher"])
    table.resolve_all()
    assert table.alice.life == 20


def test_603_10a_from_a_library_alone_nothing_is_looked_back_on() -> None:
    both = invented("Exile the top two cards of your library.", "Dig", types="Instant", cost="{0}")
    table = position(alice=[LIBRARIAN, WATCHER], alice_hand=[both], alice_library=["2 Forest"])
    table.alice.cast("Dig")
    table.resolve_all()
    assert table.alice.life == 21
