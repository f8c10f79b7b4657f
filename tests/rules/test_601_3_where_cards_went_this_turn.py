"""CR 601.3, 607.2a, 118.9, 608.2g: cards that are played from where they went this turn; those that this exiled, for
nothing or for life; an artifact, instant or sorcery spell of which only some are exiled.
"""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.saying import NotOffered
from tests.support.table import Table, position

MILL = invented("Mill two cards.", "Mill", "Instant", cost="{0}")
BURY = invented("Surveil 1.", "Peek", "Instant", cost="{0}")
ZERO = invented("Draw a card.", "Zero", "Sorcery", cost="{0}")


def take(table: Table, words: str) -> None:
    """What is offered in words that begin so: cards of others have to be found, too."""
    at = [i for i, said in enumerate(table.options) if said.startswith(words)]
    assert at, (words, table.options)
    table.apply(at[0])


def may_cast(table: Table, name: str) -> bool:
    try:
        table.copy().alice.cast(name)
    except NotOffered:
        return False
    return True


@pytest.mark.parametrize(
    ("words", "milled", "peeked"),
    [
        ("that were put there from your library this turn", True, True),
        ("that were milled this turn", True, False),
    ],
)
def test_601_3_put_there_from_the_library_or_milled(words: str, milled: bool, peeked: bool) -> None:
    druid = invented(f"Once during each of your turns, you may cast a spell from among cards in your graveyard "
                     f"{words}.",
                     "Druid")  # fmt: skip
    table = position(alice=[druid], alice_hand=[MILL, BURY], alice_library=["Forest", "Memnite", "Ornithopter"],
                     alice_graveyard=["Bear Cub", ZERO])  # fmt: skip
    table.alice.cast("Mill")
    table.resolve_all()
    assert may_cast(table, "Memnite") is milled
    assert not may_cast(table, "Zero"), "it was there before"
    peek = position(alice=[druid], alice_hand=[BURY], alice_library=["Memnite", "Forest"])
    peek.alice.cast("Peek")
    peek.resolve()
    while peek.asked != "priority":
        peek.choose("graveyard") if "graveyard" in peek.options else peek.apply(len(peek.options) - 1)
    if "Memnite" in peek.alice.graveyard:
        assert may_cast(peek, "Memnite") is peeked


def test_601_3_a_land_and_a_spell_each_once() -> None:
    digger = invented(
        "During each of your turns, you may play a land and cast a spell from among cards in graveyards that were put "
        "there from libraries this turn.",
        "Digger",
    )
    mill = invented("Each player mills three cards.", "Mill", "Instant", cost="{0}")
    table = position(alice=[digger], alice_hand=[mill], alice_library=["Forest", "Memnite", "Ornithopter"],
                     bob_library=["3 Island"])  # fmt: skip
    table.alice.cast("Mill")
    table.resolve_all()
    table.alice.cast("Memnite")
    table.resolve_all()
    assert not may_cast(table, "Ornithopter"), "one spell"
    take(table, "play Island")
    assert "Island" in table.battlefield


def test_118_9_for_as_much_life_as_the_mana_value() -> None:
    eater = invented(
        "If a card you didn't control would be put into an opponent's graveyard from anywhere, exile it instead.\n"
        "During your turn, you may play cards exiled with ~. If you cast a spell this way, pay life equal to its mana "
        "value rather than pay its mana cost.",
        "Eater",
    )
    mill = invented("Target player mills three cards.", "Mill", "Instant", cost="{0}")
    table = position(alice=[eater], alice_hand=[mill, "Bear Cub"], bob_library=["Grizzly Bears", "Forest", "Memnite"])
    table.alice.cast("Mill", ["bob"])
    table.resolve_all()
    assert sorted(table.exile) == ["Forest", "Grizzly Bears", "Memnite"]
    take(table, "cast Grizzly Bears")
    table.resolve_all()
    assert table.alice.life == 18
    take(table, "play Forest")
    assert sorted(table.battlefield) == ["Eater", "Forest", "Grizzly Bears"]


def test_118_9_from_the_top_of_the_library_until_end_of_turn() -> None:
    biter = invented(
        "Whenever ~ attacks, until end of turn, you may look at the top card of your library any time and you may play "
        "cards from the top of your library. If you cast a spell this way, pay life equal to its mana value rather "
        "than "
        "pay its mana cost.",
        "Biter",
    )
    table = position(alice=[biter], alice_library=["Forest", "Grizzly Bears"])
    table.alice.attack({"Biter": "bob"})
    table.resolve_all()
    table.advance_to("turn 1, postcombat main")
    take(table, "play Forest")
    take(table, "cast Grizzly Bears")
    table.resolve_all()
    assert table.alice.life == 18


def test_607_2a_a_card_exiled_with_this_for_nothing() -> None:
    duo = invented(
        "Whenever ~ attacks, each opponent exiles cards from the top of their library until they exile a nonland "
        "card.\n"
        "{0}: You may cast a card exiled with ~ without paying its mana cost.",
        "Duo",
    )
    table = position(alice=[duo], bob_library=["Forest", "Grizzly Bears", "Memnite"])
    table.alice.attack({"Duo": "bob"})
    table.resolve_all()
    assert sorted(table.exile) == ["Forest", "Grizzly Bears"]
    table.alice.activate("Duo")
    table.resolve()
    table.answer(lambda o: "Grizzly Bears" in table.option_text(o) or table.option_text(o) == "yes", "it")
    while table.asked != "priority":
        table.apply(0)
    table.resolve_all()
    assert "Grizzly Bears" in table.battlefield


def test_607_2a_a_card_exiled_with_this_may_be_played_a_land_too() -> None:
    thief = invented(
        "When ~ enters, exile the top card of target opponent's library.\n{0}: Until end of turn, you may play a card "
        "exiled with ~ without paying its mana cost.",
        "Thief",
        cost="{0}",
    )
    for top in ("Forest", "Grizzly Bears"):
        table = position(alice_hand=[thief], bob_library=[top, "Island"])
        table.alice.cast("Thief")
        table.resolve()
        table.choose("bob")
        table.resolve_all()
        table.alice.activate("Thief")
        table.resolve_all()
        if top == "Forest":
            take(table, "play Forest")
        else:
            take(table, "cast Grizzly Bears")
            table.resolve_all()
        assert top in table.battlefield


def test_608_2g_only_an_instant_or_sorcery_is_exiled() -> None:
    text = (
        "Whenever ~ attacks, you may cast an artifact, instant, or sorcery spell from your graveyard. If an instant or "
        "sorcery spell cast this way would be put into your graveyard, exile it instead."
    )
    thief = invented(text, "Thief")
    counter = invented("Counter target spell.", "Nay", "Instant", cost="{0}")
    for card in ("Zero", "Memnite"):
        table = position(alice=[thief], alice_graveyard=[ZERO if card == "Zero" else card], alice_library=["2 Forest"],
                         bob_hand=[counter])  # fmt: skip
        table.alice.attack({"Thief": "bob"})
        table.resolve()
        while table.asked != "priority":
            table.apply(len(table.options) - 1 if "done" in table.options[:1] or "no" in table.options[:1] else 0)
        assert table.stack == [card]
        table.alice.passes()
        table.bob.cast("Nay", [card])
        table.resolve_all()
        assert (card in table.exile, card in table.alice.graveyard) == (card == "Zero", card == "Memnite")
