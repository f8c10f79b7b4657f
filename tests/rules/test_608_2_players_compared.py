"""CR 608.2: what depends on players, compared with each other or told by what is so of them, and on this turn."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import NotOffered, position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardDef
from mainphase.cards.words import (
    any_target,
    card,
    damage,
    do,
    instant,
    land,
    lose_life,
    target,
    targeting,
)

THREE = ("alice", "bob", "carol")
BEARS, MEMNITE = "Grizzly Bears", "Memnite"


def if_so(condition: str) -> CardDef:
    return invented(f"If {condition}, you gain 1 life.", name="Question", cost="{0}", types="Sorcery")


@pytest.mark.parametrize(
    ("condition", "so"),
    [
        ("you have less life than an opponent", True),
        ("you have more life than an opponent", True),
        ("you have more life than each opponent", False),
        ("you have less life than each opponent", False),
        ("an opponent has more life than you", True),
        ("an opponent has at least five more life than you", True),
        ("an opponent has at least six more life than you", False),
        ("you control fewer creatures than an opponent", True),
        ("you control fewer creatures than each opponent", False),
        ("you control more creatures than an opponent", True),
        ("you control more artifacts than each opponent", False),
        ("an opponent controls at least two more artifacts than you", False),
        ("you have fewer cards in hand than an opponent", True),
        ("you have more cards in hand than an opponent", False),
        ("you control at least two creatures", False),
    ],
)
def test_608_2_numbers_of_two_players(condition: str, so: bool) -> None:
    table = position(
        players=THREE, alice=[BEARS], alice_hand=[if_so(condition)], alice_life=15, bob=[BEARS, MEMNITE], bob_life=20,
        bob_hand=[MEMNITE], carol_life=10,
    )  # fmt: skip
    table.alice.cast("Question")
    table.resolve_all()
    assert table.alice.life == 15 + so


@pytest.mark.parametrize(
    ("who", "life"),
    [
        ("each opponent who controls a creature", (20, 19, 20)),
        ("each player who controls more creatures than you", (20, 19, 20)),
        ("each player who controls no artifacts", (19, 20, 19)),
        ("each opponent who has no cards in hand", (20, 20, 19)),
        ("each player who controls two or more creatures", (20, 19, 20)),
    ],
)
def test_608_2_players_of_whom_something_is_so(who: str, life: tuple[int, ...]) -> None:
    tax = invented(f"{who.capitalize()} loses 1 life.", name="Tax", cost="{0}", types="Sorcery")
    table = position(players=THREE, alice=[BEARS], alice_hand=[tax], bob=[BEARS, MEMNITE], bob_hand=["Forest"])
    table.alice.cast("Tax")
    table.resolve_all()
    assert (table.alice.life, table.bob.life, table.carol.life) == life


@pytest.mark.parametrize(
    ("amount", "gained"),
    [
        ("the number of opponents you have", 2),
        ("the number of opponents who control more creatures than you", 1),
        ("the number of players who control a creature", 2),
    ],
)
def test_608_2_how_many_players(amount: str, gained: int) -> None:
    count = invented(f"You gain life equal to {amount}.", name="Count", cost="{0}", types="Sorcery")
    table = position(players=THREE, alice=[BEARS], alice_hand=[count], bob=[BEARS, MEMNITE])
    table.alice.cast("Count")
    table.resolve_all()
    assert table.alice.life == 20 + gained


def test_115_1_only_a_player_of_whom_it_is_so_is_a_target() -> None:
    drain = invented("Target player who lost life this turn loses 1 life.", name="Drain", cost="{0}", types="Instant")
    bleed = card("Bleed", "{0}", instant)(do(lose_life(1, by=n.EachOpponent())))
    table = position(alice_hand=[drain, bleed])
    with pytest.raises(NotOffered):
        table.alice.cast("Drain")
    table.alice.cast("Bleed")
    table.resolve_all()
    table.alice.cast("Drain", ["bob"])
    table.resolve_all()
    assert table.bob.life == 18


# --- What this turn has brought


@pytest.mark.parametrize(
    ("condition", "so"),
    [
        ("you had a land enter the battlefield under your control this turn", True),
        ("you had a creature enter the battlefield under your control this turn", False),
        ("an opponent had a land enter the battlefield under their control this turn", False),
        ("you had two or more lands enter the battlefield under your control this turn", False),
        ("a land entered the battlefield under your control this turn", True),
    ],
)
def test_608_2i_what_has_entered_this_turn(condition: str, so: bool) -> None:
    table = position(alice_hand=["Forest", if_so(condition)])
    table.alice.play_land("Forest")
    table.alice.cast("Question")
    table.resolve_all()
    assert table.alice.life == 20 + so


def test_608_2i_what_entered_and_left_has_entered() -> None:
    """And what enters in another turn has not entered in this one."""
    fetch = card("Sink", None, land)()
    blast = card("Blast", "{0}", instant)(n.SpellAbility((n.Mode(n.Destroy(n.Each(n.OfType(n.CardType.LAND)))),)))
    asked = if_so("you had a land enter the battlefield under your control this turn")
    table = position(alice_hand=[fetch, blast, asked, asked])
    table.alice.play_land("Sink")
    table.alice.cast("Blast")
    table.resolve_all()
    table.alice.cast("Question")
    table.resolve_all()
    assert table.alice.life == 21
    table.advance_to("turn 3, precombat main")
    table.alice.cast("Question")
    table.resolve_all()
    assert table.alice.life == 21


def test_603_4_the_second_of_a_kind() -> None:
    vine = invented(
        "Whenever you cast a spell, if it's the second creature spell you cast this turn, you may return ~ from your "
        "graveyard to the battlefield.",
        name="Vine",
        cost="{4}",
        types="Creature",
        pt="4/3",
    )
    idle = card("Idle", "{0}", instant)(do(lose_life(1, by=n.EachOpponent())))
    table = position(alice_graveyard=[vine], alice_hand=[MEMNITE, idle, "Ornithopter", MEMNITE])
    for name, triggered in ((MEMNITE, 0), ("Idle", 0), ("Ornithopter", 1)):
        table.alice.cast(name)
        assert len(table.stack) == 1 + triggered, name
        if triggered:
            table.resolve()
            table.alice.choose("yes")
        table.resolve_all()
    assert "Vine" in table.alice.battlefield


# --- What was sacrificed, as it last was


@pytest.mark.rule("608.2h")
@pytest.mark.parametrize(("victim", "so"), [("Ornithopter", True), (BEARS, False)])
def test_608_2h_what_was_sacrificed(victim: str, so: bool) -> None:
    altar = invented(
        "Sacrifice a creature: Each opponent loses 1 life. If the sacrificed creature was an artifact, you gain "
        "1 life.",
        name="Altar",
        cost="{1}",
        types="Enchantment",
    )
    table = position(alice=[altar, victim])
    table.alice.activate("Altar")
    table.resolve_all()
    assert (table.bob.life, table.alice.life) == (19, 20 + so)


# --- A target that becomes another (CR 115.7b)


def test_115_7b_one_target_is_changed_to_this() -> None:
    kite = invented(
        "{0}: Change a target of target spell or ability to ~.", name="Kite", cost="{2}", types="Creature", pt="0/4"
    )
    bolt = card("Bolt", "{0}", instant)(targeting(any_target).do(damage(3, target)))
    table = position(alice_hand=[bolt], bob=[kite, BEARS])
    table.alice.cast("Bolt", [BEARS])
    table.alice.passes()
    table.bob.activate("Kite", targets=["Bolt"])
    table.resolve_all()
    assert (table.bob.battlefield, table.damage("Kite")) == (["Kite", BEARS], 3)


def test_115_7b_only_what_could_be_its_target() -> None:
    kite = invented(
        "{0}: Change a target of target spell or ability to ~.", name="Kite", cost="{2}", types="Creature", pt="0/4"
    )
    drain = card("Shot", "{0}", instant)(targeting(n.TargetPhrase(None, n.EachPlayer())).do(damage(3, target)))
    table = position(alice_hand=[drain], bob=[kite])
    table.alice.cast("Shot", ["bob"])
    table.alice.passes()
    table.bob.activate("Kite", targets=["Shot"])
    table.resolve_all()
    assert (table.bob.life, table.damage("Kite")) == (17, 0)


def test_115_7b_whoever_changes_it_chooses_which() -> None:
    kite = invented(
        "{0}: Change a target of target spell or ability to ~.", name="Kite", cost="{2}", types="Creature", pt="0/4"
    )
    pair = invented(
        "~ deals 2 damage to target creature and 1 damage to target creature.", name="Pair", cost="{0}", types="Instant"
    )
    table = position(alice_hand=[pair], bob=[kite, BEARS, "Craw Wurm"])
    table.alice.cast("Pair", ["Craw Wurm", BEARS])
    table.alice.passes()
    table.bob.activate("Kite", targets=["Pair"])
    table.resolve()
    table.bob.choose(BEARS)
    table.resolve_all()
    assert (table.damage("Kite"), table.damage("Craw Wurm"), table.damage(BEARS)) == (1, 2, 0)


# --- Protection from a player (CR 702.16k)


def test_702_16k_protection_from_the_chosen_player() -> None:
    knight = invented(
        "\n".join(
            [
                "As ~ enters, choose a player.",
                "~ has protection from the chosen player.",
            ]
        ),
        name="Knight",
        cost="{3}",
        types="Creature",
        pt="3/1",
    )
    bolt = card("Bolt", "{0}", instant)(targeting(any_target).do(damage(3, target)))
    table = position(
        players=THREE, alice=["3 Forest"], alice_hand=[knight, bolt], bob_hand=[bolt], carol_hand=[bolt], bob=[BEARS],
        carol=["Bear Cub"],
    )  # fmt: skip
    table.alice.cast("Knight")
    table.resolve()
    table.alice.choose("bob")
    table.alice.passes()
    table.bob.cast("Bolt")
    assert "Knight" not in table.options
    table.bob.choose("alice")
    table.bob.passes()
    table.carol.cast("Bolt", ["Knight"])
    table.resolve_all()
    assert "Knight" in table.alice.graveyard
