"""CR 614.1a, 701.23f: more cards are milled or scried, or only the top of a library is searched."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import position

ORATOR = invented(
    "If an opponent would mill one or more cards, they mill twice that many cards instead.", name="Orator"
)
GRIND = invented("Each player mills three cards.", name="Grind", types="Sorcery", cost="{0}")
BOG = invented("Mill a card: You gain 1 life.", name="Bog")
ELF = invented(
    "If an opponent would search a library, that player searches the top four cards of that library instead.",
    name="Strict Elf",
)  # fmt: skip
FIND = invented(
    "Search your library for a Forest card, reveal it, put it into your hand, then shuffle.",
    name="Find", types="Instant", cost="{0}",
)  # fmt: skip
READER = invented("Whenever you search your library, you gain 3 life.", name="Reader")
PRAETOR = invented(
    "If you would proliferate, proliferate twice instead.\n"
    "{0}, Remove three counters from among other creatures you control: Put an indestructible counter on ~.",
    name="Praetor",
)  # fmt: skip
GROW = invented("Proliferate.", name="Grow", types="Sorcery", cost="{0}")
SEER = invented("If you would scry a number of cards, scry that many cards plus one instead.", name="Old Seer")
PEEK = invented("Scry 1.", name="Peek", types="Sorcery", cost="{0}")


def test_614_1a_opponents_mill_twice_as_many() -> None:
    table = position(alice=[ORATOR], alice_hand=[GRIND], bob=[BOG])
    table.alice.cast("Grind")
    table.resolve_all()
    assert (len(table.alice.graveyard), len(table.bob.graveyard)) == (4, 6)
    table.alice.passes()
    table.bob.activate("Bog")
    assert len(table.bob.graveyard) == 8


def test_701_23f_only_the_top_four_are_searched() -> None:
    for deep, found in ((3, True), (4, False)):
        table = position(alice=[READER], alice_hand=[FIND], alice_library=[*["Plains"] * deep, "Forest"], bob=[ELF])
        table.alice.cast("Find")
        table.resolve()
        if found:
            table.choose("Forest")
        table.resolve_all()
        assert ("Forest" in table.alice.hand) == found
        assert table.alice.life == 23, "it is a search all the same"


def test_614_1a_it_is_proliferated_twice() -> None:
    table = position(alice=[PRAETOR, "Grizzly Bears (2 +1/+1)", "Memnite (1 charge)"], alice_hand=[GROW])
    table.alice.cast("Grow")
    table.resolve()
    table.choose("Grizzly Bears", "done")
    table.choose("Grizzly Bears", "Memnite")
    table.resolve_all()
    assert (table.counters("Grizzly Bears", "+1/+1"), table.counters("Memnite", "charge")) == (4, 2)
    table.alice.activate("Praetor")
    while table.asked not in ("priority", None):
        table.apply(0)
    table.resolve_all()
    assert table.counters("Grizzly Bears", "+1/+1") + table.counters("Memnite", "charge") == 3
    assert table.counters("Praetor", "indestructible") == 1


def test_614_1a_one_card_more_is_scried() -> None:
    table = position(alice=[SEER], alice_hand=[PEEK], alice_library=["Forest", "Swamp", "Island"])
    table.alice.cast("Peek")
    table.resolve()
    table.choose("bottom Forest", "bottom Swamp")
    table.resolve_all()
    assert table.alice.library[0] == "Island"
