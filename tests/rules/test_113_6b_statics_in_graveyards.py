"""CR 113.6b: a static ability that says that it works in a graveyard works there, and nowhere else."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import position

from mainphase.cards.nodes import Keyword

PRIDE = invented(
    "As long as ~ is in your graveyard and you control a Forest, creatures you control have trample.", name="Old Pride"
)
LEGACY = invented(
    "As long as ~ is in your graveyard, each Bear creature you control enters with an additional +1/+1 counter on it.",
    name="Old Legacy",
)
RAISE = invented(
    "Return target creature card from your graveyard to your hand.", name="Call Back", types="Sorcery", cost="{B}"
)
PUPIL = invented("~ gets +1/+1 as long as there's a Lesson card in your graveyard.", name="Pupil")
LESSON = invented("You gain 1 life.", name="First Words", types="Sorcery — Lesson", cost="{W}")
STUDENT = invented(
    "As long as there are three or more mana values among cards in your graveyard, ~ has flying.", name="Student"
)


def test_113_6b_it_works_in_the_graveyard_under_its_condition() -> None:
    table = position(alice=["Grizzly Bears", "Forest"], alice_graveyard=[PRIDE], bob=["Hill Giant", "Forest"])
    assert table.has("Grizzly Bears", Keyword.TRAMPLE)
    assert not table.has("Hill Giant", Keyword.TRAMPLE)


def test_113_6b_not_without_what_it_asks_for() -> None:
    table = position(alice=["Grizzly Bears", "Island"], alice_graveyard=[PRIDE])
    assert not table.has("Grizzly Bears", Keyword.TRAMPLE)


def test_113_6b_not_on_the_battlefield_nor_in_another_graveyard() -> None:
    table = position(alice=["Grizzly Bears", "Forest", PRIDE], bob=["Hill Giant"], bob_graveyard=[])
    assert not table.has("Grizzly Bears", Keyword.TRAMPLE)
    table = position(alice=["Grizzly Bears", "Forest"], bob_graveyard=[PRIDE])
    assert not table.has("Grizzly Bears", Keyword.TRAMPLE)


def test_113_6b_it_ends_as_the_card_leaves_the_graveyard() -> None:
    table = position(alice=["Grizzly Bears", "Forest", "Swamp"], alice_graveyard=[PRIDE], alice_hand=[RAISE])
    table.alice.cast("Call Back", ["Old Pride"])
    table.resolve()
    assert table.alice.hand == ["Old Pride"]
    assert not table.has("Grizzly Bears", Keyword.TRAMPLE)


def test_113_6b_so_does_what_says_how_others_enter() -> None:
    for graveyard, size in (([LEGACY], "3/3"), ([], "2/2")):
        table = position(alice=["2 Forest"], alice_hand=["Grizzly Bears"], alice_graveyard=graveyard)
        table.alice.cast("Grizzly Bears")
        table.resolve()
        assert table.pt("Grizzly Bears") == size


def test_604_1_a_card_of_a_kind_in_the_graveyard() -> None:
    for graveyard, size in (([LESSON], "3/3"), (["Shock"], "2/2")):
        assert position(alice=[PUPIL], alice_graveyard=graveyard).pt("Pupil") == size


def test_202_3_mana_values_among_cards() -> None:
    for graveyard, flies in ((["Forest", "Shock", "Grizzly Bears"], True), (["Shock", "Opt", "Grizzly Bears"], False)):
        assert position(alice=[STUDENT], alice_graveyard=graveyard).has("Student", Keyword.FLYING) == flies
