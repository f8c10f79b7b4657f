"""CR 719 and 702.169: Cases, which are solved at the beginning of an end step, and what they have once they are."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.saying import NotOffered
from tests.support.table import Cards, Table, position

from mainphase.cards.nodes import CardDef
from mainphase.presentation.object_view import ObjectView
from mainphase.presentation.view import view_of

BEARS = "Grizzly Bears"
ENDS = "At the beginning of each end step, you gain 1 life."


def case(solved: str, wanted: str = "You control two or more creatures.") -> CardDef:
    return invented(
        f"To solve — {wanted} (If unsolved, solve at the beginning of your end step.)\nSolved — {solved}",
        name="Case of the Test", types="Enchantment — Case",
    )  # fmt: skip


def at_end(what: CardDef, *others: str, hand: Cards = ()) -> Table:
    """The end step has begun; what triggers as it begins is on the stack."""
    table = position(alice=[what, *others], alice_hand=hand, triggers="automatic")
    table.advance_to("end step")
    return table


def solved(what: CardDef, *others: str) -> Table:
    """It was solved in the first turn; this is its controller's next."""
    table = at_end(what, BEARS, "Memnite", *others)
    table.resolve()
    table.advance_to("turn 3, precombat main")
    return table


def test_719_3a_it_triggers_only_if_its_condition_is_met() -> None:
    assert at_end(case("Creatures you control get +1/+0."), BEARS).stack == []
    assert len(at_end(case("Creatures you control get +1/+0."), BEARS, "Memnite").stack) == 1


def test_719_3a_the_condition_is_asked_again_as_it_resolves() -> None:
    bolt = invented("Destroy target creature.", name="Bolt", types="Instant", cost="{0}")
    table = at_end(case("Creatures you control get +1/+0."), BEARS, "Memnite", hand=[bolt])
    table.alice.cast("Bolt", ["Memnite"])
    table.resolve_all()
    assert table.pt(BEARS) == "2/2"


def test_719_3b_everybody_sees_that_it_is_solved() -> None:
    table = at_end(case("Creatures you control get +1/+0."), BEARS, "Memnite")
    assert seen(table).designations == ()
    table.resolve()
    assert seen(table).designations == ("solved",)
    assert list(seen(table).as_dict()["designations"]) == ["solved"]


def seen(table: Table) -> ObjectView:
    """The Case as an opponent sees it."""
    return next(o for o in view_of(table.state, 1).battlefield if o.name == "Case of the Test")


def test_719_3b_it_stays_solved() -> None:
    table = solved(case("Creatures you control get +1/+0."))
    assert table.pt(BEARS) == "3/2"
    table.advance_to("end step")
    assert table.stack == [], "it is solved already"


def test_702_169b_a_static_ability_applies_once_it_is_solved() -> None:
    table = at_end(case("Creatures you control get +1/+0."), BEARS, "Memnite")
    assert table.pt(BEARS) == "2/2"
    table.resolve()
    assert table.pt(BEARS) == "3/2"


def test_702_169c_a_triggered_ability_triggers_only_then() -> None:
    table = position(alice=[case("Whenever a creature you control enters, you gain 1 life.")], alice_hand=["Memnite"])
    table.alice.cast("Memnite")
    table.resolve()
    assert table.stack == []
    table = solved(case("At the beginning of combat on your turn, you gain 1 life."))
    table.advance_to("beginning of combat")
    assert len(table.stack) == 1


def test_702_169c_it_is_no_intervening_if() -> None:
    drawn = case("At the beginning of combat on your turn, draw a card.")
    gone = invented("Sacrifice an enchantment: You gain 1 life.", name="Altar", types="Artifact")
    table = position(alice=[drawn, BEARS, "Memnite", gone], triggers="automatic")
    table.advance_to("end step")
    table.resolve()
    table.advance_to("turn 3, beginning of combat")
    before = len(table.alice.hand)
    table.alice.activate("Altar")
    table.resolve_all()
    assert len(table.alice.hand) == before + 1


def test_702_169d_an_activated_ability_can_be_activated_only_then() -> None:
    gains = case("{0}: You gain 1 life.")
    table = position(alice=[gains])
    with pytest.raises(NotOffered):
        table.alice.activate("Case of the Test")
    table = solved(gains)
    table.alice.activate("Case of the Test")
    table.resolve()
    assert table.alice.life == 21


def test_719_3b_its_copy_is_not_solved() -> None:
    twin = invented(
        "Create a token that's a copy of target enchantment you control.", name="Twin", types="Sorcery", cost="{0}"
    )
    table = at_end(case("Creatures you control get +1/+0."), BEARS, "Memnite", hand=[twin])
    table.resolve()
    table.advance_to("turn 3, precombat main")
    assert table.pt(BEARS) == "3/2"
    table.alice.cast("Twin", ["Case of the Test"])
    table.resolve()
    assert table.alice.battlefield.count("Case of the Test") == 2
    assert table.pt(BEARS) == "3/2"


def test_719_3c_a_hand_is_discarded_once_it_is_solved() -> None:
    table = position(
        alice=[case("At the beginning of your upkeep, discard your hand, then draw two cards."), BEARS, "Memnite"],
        alice_hand=["Island", "Forest", "Swamp"], triggers="automatic",
    )  # fmt: skip
    table.advance_to("end step")
    table.resolve()
    table.advance_to("turn 3, upkeep")
    table.resolve()
    assert sorted(table.alice.graveyard) == ["Forest", "Island", "Swamp"]
    assert len(table.alice.hand) == 2


@pytest.mark.parametrize("milled", ["a card", "two cards"])
def test_719_3a_cards_of_all_players_that_were_put_into_graveyards(milled: str) -> None:
    mill = invented(f"Each player mills {milled}.", name="Mill", types="Sorcery", cost="{0}")
    wanted = "Three or more creature cards were put into graveyards from anywhere this turn."
    table = position(
        alice=[case("Creatures you control get +1/+0.", wanted)], alice_hand=[mill], triggers="automatic",
        alice_library=[BEARS, "Memnite", "Forest"], bob_library=[BEARS, "Forest"],
    )  # fmt: skip
    table.alice.cast("Mill")
    table.resolve()
    table.advance_to("end step")
    assert bool(table.stack) == (milled == "two cards"), "two creature cards, or three"
