"""CR 406.3: cards exiled face down that nobody may look at, and what becomes of them."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import Table, position

from mainphase.cards.nodes import Zone
from mainphase.presentation.view import view_of

WALL = invented(
    "When ~ enters, exile a card from the top of your library face down for each opponent you have.\nAt the beginning "
    "of your end step, put a card exiled with ~ into its owner's hand.",
    name="Warden", cost="{0}",
)  # fmt: skip
PACT = invented(
    "Pay 1 life: Exile the top card of your library face down. Put that card into your hand at the beginning of your "
    "next end step.",
    name="Pact", types="Enchantment",
)  # fmt: skip


def walled() -> Table:
    table = position(
        players=("alice", "bob", "carol"), alice_hand=[WALL],
        alice_library=["Grizzly Bears", "Hill Giant", "Shock"],
    )  # fmt: skip
    table.alice.cast("Warden")
    table.resolve()
    table.resolve()
    return table


def test_406_3_one_for_each_opponent_and_nobody_may_look() -> None:
    table = walled()
    exiled = [o for o in table.state.objects.values() if o.zone == Zone.EXILE]
    assert len(exiled) == 2
    for seat in range(3):
        told = [view_of(table.state, seat).find(o.id) for o in exiled]
        assert [(one.name, one.name_beneath) for one in told if one] == [("face-down card", "")] * 2


def test_406_3_one_of_them_is_chosen_unseen() -> None:
    table = walled()
    table.advance_to("end")
    table.resolve()
    assert len(table.options) == 2
    assert not any("Bears" in said or "Giant" in said for said in table.options)
    table.choose(table.options[0])
    assert table.alice.hand == ["Grizzly Bears"]
    assert not table.events("revealed"), "only permanents and spells are (CR 708.9)"


def test_406_3_708_9_it_is_not_revealed_as_the_game_ends() -> None:
    table = walled()
    table.bob.concede()
    table.carol.concede()
    assert not table.events("revealed")


def test_406_3_it_comes_back_at_the_next_end_step() -> None:
    table = position(alice=[PACT], alice_library=["Shock"])
    table.alice.activate("Pact")
    table.resolve()
    assert (table.alice.life, table.alice.hand) == (19, [])
    table.advance_to("end")
    table.resolve()
    assert table.alice.hand == ["Shock"]


def test_406_3_all_that_are_exiled_with_it() -> None:
    vault = invented(
        "{0}: Exile the top card of your library face down.\nWhen ~ leaves the battlefield, put all cards exiled with "
        "~ into their owner's graveyard.",
        name="Vault", types="Artifact",
    )  # fmt: skip
    end = invented("Destroy target artifact.", name="End", types="Instant", cost="{0}")
    table = position(alice=[vault], alice_hand=[end], alice_library=["Shock", "Grizzly Bears"])
    for _ in range(2):
        table.alice.activate("Vault")
        table.resolve()
    table.alice.cast("End", ["Vault"])
    table.resolve()
    table.resolve()
    assert sorted(table.alice.graveyard) == ["End", "Grizzly Bears", "Shock", "Vault"]
