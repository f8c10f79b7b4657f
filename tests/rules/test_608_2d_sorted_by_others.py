"""CR 608.2d: another player chooses among cards that are revealed; others become copies of a target (707.4)."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import Table, position

TOP = ["Memnite", "Grizzly Bears", "Hill Giant", "Forest"]


def revealed(text: str) -> Table:
    errand = invented(text, name="Errand", types="Sorcery", cost="{R}")
    table = position(alice=["Mountain"], alice_hand=[errand], alice_library=TOP, alice_blanks=0)
    table.alice.cast("Errand", ["bob"] if "Target opponent" in text else [])
    table.resolve()
    assert table.asked_player == "bob"
    table.choose("Grizzly Bears")
    return table


def test_608_2d_an_opponent_chooses_what_goes_into_the_graveyard() -> None:
    table = revealed(
        "Reveal the top three cards of your library. An opponent chooses one of them. Put that card into your "
        "graveyard and the rest into your hand."
    )
    assert sorted(table.alice.hand) == ["Hill Giant", "Memnite"]
    assert sorted(table.alice.graveyard) == ["Errand", "Grizzly Bears"]


def test_608_2d_or_into_the_hand() -> None:
    table = revealed(
        "Reveal the top three cards of your library. Target opponent chooses one of them. Put that card into your hand "
        "and the rest into your graveyard."
    )
    assert table.alice.hand == ["Grizzly Bears"]
    assert sorted(table.alice.graveyard) == ["Errand", "Hill Giant", "Memnite"]


def test_608_2d_the_rest_stays_on_the_library() -> None:
    table = revealed(
        "Reveal the top three cards of your library. An opponent chooses one of those cards. Put that card into your "
        "graveyard, then draw two cards."
    )
    assert sorted(table.alice.hand) == ["Hill Giant", "Memnite"]


def test_707_4_each_other_creature_becomes_a_copy_of_the_target() -> None:
    weave = invented(
        "Each other creature becomes a copy of target nonlegendary creature until end of turn.", "Weave", "Instant"
    )
    table = position(alice=["Swamp", "Swamp", "Grizzly Bears", "Memnite"], alice_hand=[weave], bob=["Hill Giant"])
    table.alice.cast("Weave", ["Hill Giant"])
    table.resolve()
    assert table.pt("Grizzly Bears") == table.pt("Memnite") == "3/3"
    table.advance_to("turn 2, upkeep")
    assert (table.pt("Grizzly Bears"), table.pt("Memnite"), table.pt("Hill Giant")) == ("2/2", "1/1", "3/3")
