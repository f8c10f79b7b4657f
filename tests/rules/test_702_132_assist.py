"""CR 702.132: assist. Another player may pay for generic mana of a spell; what can't be paid is taken back (733.1)."""

from __future__ import annotations

import pickle

import pytest
from tests.support.invented import invented
from tests.support.table import NotOffered, Table, position

from mainphase.cards.mechanics import unknown_mechanic
from mainphase.game import Game
from mainphase.game.refusal import Refused
from mainphase.kernel.state import flat
from mainphase.kernel.state.field_tables import FIELDS

BINOX = invented("Assist\nTrample", name="Big Guest", types="Creature — Beast", cost="{4}{G}", pt="4/4")
BLAST = invented("Assist\nDraw X cards.", name="Shared Insight", types="Sorcery", cost="{X}{U}")
BOLT = invented(
    "Assist\nShared Bolt deals 2 damage to target creature.", name="Shared Bolt", types="Instant", cost="{3}{R}"
)
GUIDE = invented("Exile this card from your hand: Add {G}.", name="Hidden Guide", types="Creature — Elf", pt="2/2")
THREE = ("alice", "bob", "carol")
WHOM, HOW_MUCH = "whom to ask", "mana to pay for another"


def helped(**more: object) -> Table:
    """Alice has one Forest for a spell that costs five mana."""
    return position(alice=["Forest"], alice_hand=[BINOX], **more)  # type: ignore[arg-type]


def test_702_132a_another_player_pays_generic_mana() -> None:
    table = helped(bob=["5 Swamp"])
    table.alice.cast("Big Guest")
    assert (table.asked, table.asked_player) == (HOW_MUCH, "bob")
    assert table.options == ["0", "1", "2", "3", "4"]  # no more than the generic mana in the cost
    table.bob.choose(4)
    assert table.stack == ["Big Guest"]
    assert table.tapped("Forest")
    assert sum(table.tapped(f"Swamp {k}") for k in range(1, 6)) == 4
    table.resolve()
    assert "Big Guest" in table.alice.battlefield


def test_702_132a_nobody_pays_colored_mana_for_another() -> None:
    with pytest.raises(NotOffered) as refused:
        position(alice=["4 Swamp"], alice_hand=[BINOX], bob=["9 Forest"]).alice.cast("Big Guest")
    assert refused.value.rule == "118.3"


def test_702_132a_too_little_even_together() -> None:
    with pytest.raises(NotOffered):
        helped(bob=["3 Swamp"]).alice.cast("Big Guest")
    with pytest.raises(NotOffered):
        helped(bob=["3 Swamp", "Swamp (tapped)"]).alice.cast("Big Guest")


def test_702_132a_one_player_helps_not_two() -> None:
    with pytest.raises(NotOffered):
        helped(players=THREE, bob=["2 Swamp"], carol=["2 Swamp"]).alice.cast("Big Guest")


def test_702_132a_each_pays_a_part() -> None:
    table = position(alice=["3 Forest"], alice_hand=[BINOX], bob=["4 Swamp"])
    table.alice.cast("Big Guest")
    table.bob.choose(2)
    assert all(table.tapped(name) for name in ("Forest", "Forest 2", "Forest 3"))
    assert sum(table.tapped(f"Swamp {k}") for k in range(1, 5)) == 2


def test_702_132a_mana_in_the_pool_pays() -> None:
    table = helped(bob=["3 Swamp"], step="precombat main")
    g = table.state
    from mainphase.kernel.values import ManaUnit

    g.players[1].pool = [ManaUnit(4)]
    g.invalidate_mana()
    g.pending = None
    from mainphase.kernel import machine

    machine.advance(g)
    table.alice.cast("Big Guest")
    table.bob.choose(4)
    assert table.bob.mana == ""
    assert table.stack == ["Big Guest"]


def test_702_132a_the_player_chooses_whom_to_ask() -> None:
    table = helped(players=THREE, bob=["5 Swamp"], carol=["4 Swamp"])
    table.alice.cast("Big Guest")
    assert (table.asked, table.asked_player, table.options) == (WHOM, "alice", ["bob", "carol"])
    table.alice.choose("carol")
    assert (table.asked, table.asked_player) == (HOW_MUCH, "carol")
    table.carol.choose(4)
    assert all(table.tapped(f"carol's Swamp {k}") for k in range(1, 5))
    assert not table.tapped("bob's Swamp")


def test_702_132a_only_those_with_whose_help_it_can_be_paid_are_offered() -> None:
    table = helped(players=THREE, bob=["3 Swamp"], carol=["4 Swamp"])
    table.alice.cast("Big Guest")
    assert (table.asked, table.asked_player) == (HOW_MUCH, "carol")


def test_702_132a_who_can_pay_alone_may_ask_nobody() -> None:
    table = position(alice=["5 Forest"], alice_hand=[BINOX], bob=["2 Swamp"])
    table.alice.cast("Big Guest")
    assert (table.asked, table.options) == (WHOM, ["done", "bob"])
    table.alice.choose("done")
    assert table.stack == ["Big Guest"]
    assert table.tapped("Forest 5")
    table = position(alice=["5 Forest"], alice_hand=[BINOX], bob=["2 Swamp"])
    table.alice.cast("Big Guest")
    table.alice.choose("bob")
    table.bob.choose(0)  # a refusal that takes nothing back
    assert table.stack == ["Big Guest"]


def test_702_132a_who_has_no_mana_is_not_asked() -> None:
    table = position(alice=["5 Forest"], alice_hand=[BINOX], bob=["Memnite"])
    table.alice.cast("Big Guest")
    assert table.stack == ["Big Guest"]


@pytest.mark.parametrize("paid", [0, 3])
def test_733_1_too_little_and_the_spell_is_taken_back(paid: int) -> None:
    table = helped(bob=["5 Swamp"])
    state = table.state
    before = (state.players[0].hand[:], state.stack[:], [o.tapped for o in state.permanents])
    table.alice.cast("Big Guest")
    table.bob.choose(paid)
    assert (state.players[0].hand, state.stack, [o.tapped for o in state.permanents]) == before
    assert table.priority == "alice"
    assert [e.rule for e in table.events("taken back")] == ["733.1"]
    with pytest.raises(NotOffered):  # bob is asked once in a turn
        table.alice.cast("Big Guest")


def test_733_1_another_player_may_be_asked_then() -> None:
    table = helped(players=THREE, bob=["4 Swamp"], carol=["4 Swamp"])
    table.alice.cast("Big Guest")
    table.alice.choose("bob")
    table.bob.choose(0)
    table.alice.cast("Big Guest")
    assert (table.asked, table.asked_player) == (HOW_MUCH, "carol")
    table.carol.choose(4)
    assert table.stack == ["Big Guest"]


def test_733_1_in_another_turn_the_same_player_is_asked_again() -> None:
    table = helped(bob=["4 Swamp"])
    table.alice.cast("Big Guest")
    table.bob.choose(0)
    table.advance_to("turn 3, precombat main")
    table.alice.cast("Big Guest")
    table.bob.choose(4)
    assert table.stack == ["Big Guest"]


def test_733_1_nothing_has_triggered_and_nothing_was_targeted() -> None:
    wary = invented(
        "Whenever Wary One becomes the target of a spell, you gain 5 life.", name="Wary One", types="Creature", pt="1/1"
    )
    table = position(alice=["Mountain"], alice_hand=[BOLT], bob=["3 Swamp", wary])
    table.alice.cast("Shared Bolt", ["Wary One"])
    table.bob.choose(0)
    assert table.priority == "alice"
    table.pass_once()
    table.pass_once()
    assert table.bob.life == 20
    table = position(alice=["Mountain"], alice_hand=[BOLT], bob=["3 Swamp", wary])
    table.alice.cast("Shared Bolt", ["Wary One"])
    table.bob.choose(3)
    table.resolve_all()
    assert table.bob.life == 25


def test_733_2_passes_count_as_if_nothing_had_been_begun() -> None:
    table = position(
        alice=["3 Swamp", "Memnite"], bob=["Mountain"], bob_hand=[BOLT], alice_hand=["Shock"], step="upkeep"
    )
    table.pass_once()
    table.bob.cast("Shared Bolt", ["Memnite"])
    table.alice.choose(0)
    assert table.priority == "bob"
    assert table.step == "upkeep step"
    table.pass_once()  # all have passed in succession
    assert table.step != "upkeep step"


# Told of a state, and not as it was before: what only grows, the record of the spell, and what everybody has seen.
NOT_AS_BEFORE = {"objects", "last_known", "known", "next_id", "clock", "agenda", "pending"}


def test_733_1_the_state_is_the_one_before() -> None:
    table = helped(bob=["5 Swamp"], alice_graveyard=["Memnite"])
    g = table.state
    before = flat.clone_state(g)
    table.alice.cast("Big Guest")
    spell = g.stack[0]
    table.bob.choose(0)
    del g.objects[spell]
    g.players[0].memory = {}  # of who has refused
    assert flat.flatten(g.objects) == flat.flatten(before.objects)
    for name in FIELDS["State"]:
        if name not in NOT_AS_BEFORE:
            assert flat.flatten(getattr(g, name)) == flat.flatten(getattr(before, name)), name
    assert [type(frame) for frame in g.agenda] == [type(frame) for frame in before.agenda]


def test_733_1_a_card_cast_from_elsewhere_goes_back_there() -> None:
    rites = invented(
        "Once each turn, you may cast a creature spell from your graveyard.", name="Rites", types="Enchantment"
    )
    table = position(
        alice=["Forest", rites],
        alice_graveyard=["Shock", BINOX, "Fear"],
        bob=["4 Swamp"],
        players=THREE,
        carol=["4 Swamp"],
    )
    table.alice.cast("Big Guest")
    table.alice.choose("bob")
    table.bob.choose(0)
    assert table.alice.graveyard == ["Shock", "Big Guest", "Fear"]
    table.alice.cast("Big Guest")  # the permission has not been used
    table.carol.choose(4)
    table.resolve()
    assert "Big Guest" in table.alice.battlefield


def test_733_1_what_allows_a_card_to_be_cast_goes_on() -> None:
    gift = invented(
        "Exile the top card of your library. You may cast that card this turn.",
        name="Gift",
        types="Sorcery",
        cost="{R}",
    )
    table = position(
        players=THREE, alice=["Forest", "Mountain"], alice_hand=[gift], alice_library=[BINOX], bob=["4 Swamp"],
        carol=["4 Swamp"],
    )  # fmt: skip
    table.alice.cast("Gift")
    table.resolve()
    table.alice.cast("Big Guest")
    table.alice.choose("bob")
    table.bob.choose(0)
    assert table.exile == ["Big Guest"]
    table.alice.cast("Big Guest")
    table.carol.choose(4)
    assert table.stack == ["Big Guest"]


def test_702_132a_x_counts_what_another_player_could_pay() -> None:
    table = position(alice=["2 Island"], alice_hand=[BLAST], bob=["4 Swamp"])
    table.alice.cast("Shared Insight")
    assert table.options == ["0", "1", "2", "3", "4", "5"]
    table.alice.choose(5)
    assert table.options == ["0", "1", "2", "3", "4"]
    table.bob.choose(4)
    table.resolve()
    assert len(table.alice.hand) == 5
    table = position(alice=["2 Island"], alice_hand=[BLAST], bob=["4 Swamp"])
    table.alice.cast("Shared Insight", x=2)
    table.bob.choose(2)  # more than was needed: the player keeps a land
    assert sum(table.tapped(name) for name in ("Island", "Island 2")) == 1


def test_702_132a_of_what_a_spell_costs_more_too() -> None:
    tax = invented("Creature spells cost {2} more to cast.", name="Toll", types="Artifact")
    table = helped(bob=["6 Swamp", tax])
    table.alice.cast("Big Guest")
    assert table.options[-1] == "6"
    table.bob.choose(6)
    assert table.stack == ["Big Guest"]
    with pytest.raises(NotOffered):
        helped(bob=["5 Swamp", tax]).alice.cast("Big Guest")


def test_702_132a_convoke_is_for_the_player_who_casts_it() -> None:
    both = invented("Assist\nConvoke", name="Crowd", types="Creature — Human", cost="{4}{G}", pt="4/4")
    with pytest.raises(NotOffered):
        position(alice=["Forest"], alice_hand=[both], bob=["4 Grizzly Bears"]).alice.cast("Crowd")
    table = position(alice=["Forest", "2 Grizzly Bears"], alice_hand=[both], bob=["2 Swamp", "4 Grizzly Bears"])
    table.alice.cast("Crowd")
    table.bob.choose(2)
    assert table.stack == ["Crowd"]
    assert table.tapped("alice's Grizzly Bears")
    assert not table.tapped("bob's Grizzly Bears")


def test_702_132a_cards_in_a_hand_are_not_counted_on() -> None:
    with pytest.raises(NotOffered):
        helped(bob=["3 Swamp"], bob_hand=[GUIDE]).alice.cast("Big Guest")
    table = helped(bob=["4 Swamp"], bob_hand=[GUIDE])
    table.alice.cast("Big Guest")
    assert table.options[-1] == "4"
    table.bob.choose(4)
    assert table.bob.hand == ["Hidden Guide"]


def test_702_132a_by_hand_each_chooses_what_pays() -> None:
    table = helped(bob=["2 Swamp", "3 Island"], payment="manual")
    table.alice.cast("Big Guest")
    table.bob.choose(4)
    assert (table.asked, table.asked_player) == ("pay", "bob")
    while table.asked_player == "bob" and table.asked == "pay":
        table.apply(len(table.options) - 1)
    assert (table.asked, table.asked_player) == ("pay", "alice")
    while table.asked == "pay":
        table.apply(0)
    assert table.stack == ["Big Guest"]


def test_702_132a_a_team_mate_may_be_asked() -> None:
    table = position(
        players=("alice", "bob", "carol", "dave"), teams=(("alice", "carol"), ("bob", "dave")), giants=True,
        alice=["Forest"], alice_hand=[BINOX], carol=["4 Swamp"],
    )  # fmt: skip
    table.alice.cast("Big Guest")
    table.carol.choose(4)
    assert table.stack == ["Big Guest"]


def test_800_4_who_is_asked_leaves_and_another_may_be_asked() -> None:
    table = helped(players=THREE, bob=["4 Swamp"], carol=["4 Swamp"])
    table.alice.cast("Big Guest")
    table.alice.choose("bob")
    table.bob.concede()
    assert (table.asked, table.asked_player) == (HOW_MUCH, "carol")


def test_800_4_nobody_is_left_to_help() -> None:
    table = helped(players=THREE, bob=["4 Swamp"])
    table.alice.cast("Big Guest")
    table.bob.concede()
    assert table.priority == "alice"
    assert table.alice.hand == ["Big Guest"]


def test_702_132a_as_it_is_asked_the_game_can_be_stored() -> None:
    table = helped(bob=["5 Swamp"])
    table.alice.cast("Big Guest")
    for answer in (0, 4):
        one, other = table.copy(), table.copy()
        kept = pickle.loads(pickle.dumps(flat.store_state(other.state)))
        assert kept == flat.store_state(one.state)
        one.bob.choose(answer)
        other.bob.choose(answer)
        assert flat.hash_state(one.state) == flat.hash_state(other.state)


def test_702_132a_assist_begins_with_its_rules() -> None:
    assert unknown_mechanic(BINOX, "2018-04-27") != ""
    assert unknown_mechanic(BINOX, "2018-06-08") == ""
    table = helped(bob=["4 Swamp"], rules="2018-06-08")
    table.alice.cast("Big Guest")
    table.bob.choose(4)
    assert [e.rule for e in table.events("assists")] == ["702.131a"]


def test_702_132a_a_refusal_says_who_would_not_pay() -> None:
    table = helped(bob=["4 Swamp"])
    table.alice.cast("Big Guest")
    table.bob.choose(0)
    with pytest.raises(Refused, match=r"and bob would not pay enough of it this turn \(118\.3\)"):
        Game(table.state).apply("cast Big Guest")
