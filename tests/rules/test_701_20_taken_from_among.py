"""Cards looked at or revealed from the top of a library: which of them are taken, and where the rest goes (CR 701.20,
608.2c-d).
"""

from __future__ import annotations

from tests.language.proofs.card_file import needs_data, reading
from tests.support.invented import invented
from tests.support.table import Table, position

from mainphase.cards.nodes import CardDef

BEARS, GIANT = "Grizzly Bears", "Hill Giant"


def read(name: str) -> CardDef:
    card = reading(name).card
    assert card is not None
    return card


def library(table: Table, player: int = 0) -> list[str]:
    return [table.name(oid) for oid in table.state.players[player].library if table.name(oid) != "a blank card"]


def casting(name: str, lands: list[str], top: list[str]) -> Table:
    table = position(alice=lands, alice_hand=[read(name)], alice_library=top)
    table.alice.cast(name)
    table.resolve()
    return table


@needs_data
def test_701_20_up_to_two_of_them_enter_and_the_rest_is_put_on_the_bottom() -> None:
    top = [BEARS, "Forest", GIANT, "Memnite", "Colossal Dreadmaw", "Shock", "Plains"]
    table = casting("Collected Company", ["4 Forest"], top)
    assert table.options == ["done", BEARS, "Memnite"], "only creatures of mana value 3 or less"
    table.alice.choose("Grizzly Bears", "Memnite")
    assert table.alice.battlefield[-2:] == [BEARS, "Memnite"]
    table.alice.choose("Forest", "Shock", GIANT)
    assert library(table) == ["Plains", "Forest", "Shock", GIANT, "Colossal Dreadmaw"]


@needs_data
def test_701_20_nothing_need_be_taken_where_it_says_may() -> None:
    table = casting("Ancient Stirrings", ["Forest"], ["Memnite", BEARS, "Shock", GIANT, "Forest"])
    assert table.options == ["done", "Memnite", "Forest"], "colourless cards"
    table.alice.choose("done")
    assert table.alice.hand == []


@needs_data
def test_701_20_each_of_three_goes_somewhere_else() -> None:
    table = casting("Telling Time", ["2 Island"], [BEARS, "Shock", "Forest", "Plains"])
    table.alice.choose("Shock")
    table.alice.choose("Forest")
    assert table.alice.hand == ["Shock"]
    assert library(table) == ["Forest", "Plains", BEARS]


@needs_data
def test_701_20_of_two_cards_there_is_none_for_the_third_place() -> None:
    table = position(
        alice=["2 Island"], alice_hand=[read("Telling Time")], alice_library=[BEARS, "Shock"], alice_blanks=0
    )
    table.alice.cast("Telling Time")
    table.resolve()
    table.alice.choose("Shock")
    assert (table.alice.hand, library(table)) == (["Shock"], [BEARS])


@needs_data
def test_107_3m_as_many_cards_as_were_paid_for() -> None:
    table = position(
        alice=["5 Forest"],
        alice_hand=[read("Genesis Hydra")],
        alice_library=[GIANT, BEARS, "Forest", "Memnite", "Shock"],
    )
    table.alice.cast("Genesis Hydra", x=3)
    table.resolve()
    assert table.options == ["done", BEARS], "of three cards, none of a greater mana value"
    table.alice.choose("Grizzly Bears")
    table.resolve_all()
    assert table.pt("Genesis Hydra") == "3/3"
    assert BEARS in table.alice.battlefield


@needs_data
def test_608_2c_a_card_that_was_not_put_into_the_hand_is_still_on_top() -> None:
    for answer, hand, after in (("yes", [BEARS], ["Plains"]), ("no", [], ["Plains", BEARS])):
        table = position(alice=[read("Vivien's Grizzly"), "4 Forest"], alice_library=[BEARS, "Plains"])
        table.alice.activate("Vivien's Grizzly")
        table.resolve()
        table.alice.choose(answer)
        assert (table.alice.hand, library(table)) == (hand, after)


@needs_data
def test_701_20_the_card_is_compared_with_what_the_ability_is_on() -> None:
    for top, asked in (("Merfolk of the Pearl Trident", "may"), (BEARS, "priority")):
        table = position(alice=[read("Ink Dissolver")], alice_library=[top], bob_library=["4 Forest"], step="untap")
        table.resolve_all()
        table.alice.choose("yes")
        assert table.asked == asked


def test_608_2d_one_onto_the_battlefield_and_another_into_the_hand() -> None:
    bounty = invented(
        "Reveal the top four cards of your library. You may put a land card from among them onto the battlefield "
        "tapped and a creature card from among them into your hand. Put the rest on the bottom of your library in a "
        "random order.",
        name="Bounty", types="Sorcery", cost="{0}",
    )  # fmt: skip
    table = position(alice_hand=[bounty], alice_library=["Forest", "Memnite", "Shock", "Island"])
    table.alice.cast("Bounty")
    table.resolve()
    assert sorted(table.options) == ["Forest", "Island", "done"]
    table.choose("Island")
    assert sorted(table.options) == ["Memnite", "done"]
    table.choose("Memnite")
    assert (table.alice.battlefield, table.alice.hand) == (["Island"], ["Memnite"])
    assert table.tapped("Island")
    assert sorted(table.alice.library[-2:]) == ["Forest", "Shock"]
