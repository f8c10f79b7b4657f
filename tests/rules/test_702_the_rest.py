"""CR 702: what the other files of this section leave: cycling, kicker, exalted, and keywords that lend other rules."""

from __future__ import annotations

import pytest
from tests.support.table import NotOffered, position

from mainphase.cards.words import (
    additional_cost,
    any_target,
    card,
    creature,
    cumulative_upkeep_of,
    cycling,
    damage,
    discard_a,
    do,
    draw,
    exalted,
    gain_life,
    if_so,
    instant,
    kicked,
    kicker,
    madness,
    plot,
    rebound,
    sorcery,
    suspend,
    target,
    targeting,
)
from mainphase.presentation.view import view_of


def test_702_24b_two_cumulative_upkeeps_share_their_counters() -> None:
    """Each adds an age counter as it resolves: the second one asks for two mana already in the first upkeep."""
    aged = card("Aged", "{G}", creature, pt="5/5")(cumulative_upkeep_of("{1}"), cumulative_upkeep_of("{1}"))
    table = position(step="upkeep", alice=[aged, "4 Forest"])
    if table.asked == "order triggers":
        table.apply(0)
    assert table.stack == ["Aged", "Aged"]
    table.resolve()
    table.choose("yes")
    assert table.counters("Aged", "age") == 1
    table.resolve()
    table.choose("yes")
    assert table.counters("Aged", "age") == 2
    assert sum(o.tapped for o in table.state.objects.values()) == 3


def test_702_29a_cycling_works_only_in_the_hand_and_discarding_is_its_cost() -> None:
    idea = card("Idea", "{5}", creature, pt="1/1")(cycling("{1}"))
    table = position(alice=[idea, "Forest"], alice_hand=[idea], alice_graveyard=[idea], alice_library=["Shock"])
    offered = [option for option in table.options if option == "activate Idea"]
    assert len(offered) == 1
    table.answer(lambda o: table.option_text(o) == "activate Idea", "cycle")
    assert table.alice.graveyard == ["Idea", "Idea"]
    assert table.stack == ["Idea"]
    table.resolve()
    assert table.alice.hand == ["Shock"]


def test_702_33d_702_33e_kicked_is_what_had_its_kicker_paid() -> None:
    for way in (True, False):
        table = position(alice=["4 Island"], alice_hand=["Into the Roil"], bob=["Memnite"], alice_library=["Shock"])
        table.alice.cast("Into the Roil", ["Memnite"], kicked=way)
        table.resolve()
        assert table.alice.hand == (["Shock"] if way else [])
        assert sum(o.tapped for o in table.state.objects.values()) == (4 if way else 2)


def test_702_33e_each_object_knows_its_own_kicker_only() -> None:
    cheer = card("Cheer", "{0}", instant)(kicker("{1}"), do(if_so(kicked, gain_life(5), gain_life(1))))
    table = position(alice=["Forest"], alice_hand=[cheer, cheer])
    table.alice.cast("Cheer", kicked=True)
    table.alice.cast("Cheer")
    table.resolve()
    assert table.alice.life == 21
    table.resolve()
    assert table.alice.life == 26


def test_702_35b_madness_is_an_alternative_cost_and_others_are_added() -> None:
    """The spell's additional cost is paid as well; its mana cost is not."""
    burn = card("Burn", "{9}", instant)(
        *madness("{R}"), additional_cost(discard_a()), targeting(any_target).do(damage(4, to=target))
    )
    table = position(alice=["3 Mountain"], alice_hand=["Grab the Prize", burn, "Forest"])
    table.alice.cast("Grab the Prize", pay_with=["Burn"])
    table.resolve()
    table.choose("yes")
    table.choose("bob")
    assert table.alice.hand == []
    assert "Forest" in table.alice.graveyard
    table.resolve()
    assert table.bob.life == 16


@pytest.mark.rule("702.88b")
def test_702_62d_cast_without_paying_its_additional_costs_are_paid() -> None:
    wish = card("Wish", "{9}", sorcery)(*suspend(1, "{R}"), additional_cost(discard_a()), do(draw(2)))
    table = position(alice=["Mountain"], alice_hand=[wish, "Forest"], alice_library=["4 Shock"])
    table.alice.special("Wish")
    table.advance_to("turn 3, upkeep")
    table.resolve()
    table.resolve()
    table.choose("yes")
    if table.asked == "cost card":
        table.choose("Forest")
    assert table.alice.graveyard == ["Forest"]
    table.resolve()
    assert table.alice.hand == ["Shock"] * 2
    again = card("Again", "{R}", sorcery)(rebound, additional_cost(discard_a()), do(gain_life(1)))
    table = position(alice=["Mountain"], alice_hand=[again, "2 Forest"], alice_library=["4 Shock"])
    table.alice.cast("Again", pay_with=["Forest"])
    table.resolve()
    assert table.exile == ["Again"]
    table.advance_to("turn 3, upkeep")
    table.resolve()
    table.choose("yes")
    assert "Forest" not in table.alice.hand
    table.resolve()
    assert table.alice.life == 22
    assert table.alice.graveyard == ["Forest", "Forest", "Again"]


def test_702_49b_the_card_with_ninjutsu_stays_revealed_until_the_ability_leaves_the_stack() -> None:
    table = position(alice=["Grizzly Bears", "3 Island"], alice_hand=["Moonblade Shinobi", "Shock"])
    table.alice.attack({"Grizzly Bears": "bob"})
    table.advance_to("declare blockers")

    def seen() -> list[str]:
        return [o.name for o in view_of(table.state, 1).players[0].hand]

    assert seen() == []
    table.alice.activate("alice's Moonblade Shinobi")
    assert sorted(seen()) == ["Grizzly Bears", "Moonblade Shinobi"]
    table.resolve()
    assert seen() == ["Grizzly Bears"], "what returned to the hand was seen by all"


def test_702_83a_702_83b_exalted_counts_a_creature_that_attacks_alone() -> None:
    squire = card("Squire", "{W}", creature, pt="1/1")(exalted)
    table = position(alice=[squire, squire, "Grizzly Bears"])
    table.alice.attack(["Grizzly Bears"])
    while table.asked == "order triggers":
        table.apply(0)
    table.resolve_all()
    assert table.pt("Grizzly Bears") == "4/4"
    table = position(alice=[squire, "Grizzly Bears"])
    table.alice.attack(["Squire", "Grizzly Bears"])
    assert table.stack == []


def test_702_170b_plotting_is_a_special_action_without_the_stack() -> None:
    scheme = card("Scheme", "{3}", sorcery)(plot("{1}"), do(gain_life(1)))
    table = position(alice=["Forest"], alice_hand=[scheme, "Shock"])
    table.alice.special("Scheme")
    assert table.stack == []
    assert table.exile == ["Scheme"]
    assert table.alice.has_priority
    table = position(alice=["Forest"], alice_hand=[scheme], step="upkeep")
    with pytest.raises(NotOffered):
        table.alice.special("Scheme")
