"""CR 702.26: phasing, and what does not see or touch what is phased out."""

from __future__ import annotations

from tests.support.table import Table, position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Duration
from mainphase.cards.words import (
    apply,
    card,
    creature,
    do,
    each,
    each_player,
    enchantment,
    gain_life,
    gets,
    have,
    instant,
    is_a,
    leaves,
    phasing,
    skips,
    sorcery,
    target,
    targeting,
    whenever,
    yours,
)

VANISH = card("Vanish", "{0}", instant)(targeting(creature).do(n.PhaseOut(target)))
LORD = card("Lord", "{W}", enchantment)(have(is_a(creature, yours), gets(1, 1)))


def test_702_26c_phased_in_the_game_sees_it_again() -> None:
    table = position(alice=["Grizzly Bears (phased out)", LORD], step="untap")
    assert table.pt("Grizzly Bears") == "3/3"
    table.alice.attack(["Grizzly Bears"])
    assert table.attackers == {"Grizzly Bears": "bob"}, "it has been under her control all the time (702.26d)"


def test_702_26e_a_resolved_effect_does_not_include_what_is_phased_out() -> None:
    bless = card("Bless", "{0}", sorcery)(do(apply(each(creature), gets(1, 1), until=Duration.PERMANENT)))
    table = position(alice=["Grizzly Bears (phased out)", "Hill Giant"], alice_hand=[bless])
    table.alice.cast("Bless")
    table.resolve()
    table.advance_to("turn 3, precombat main")
    assert table.pt("Hill Giant") == "4/4"
    assert table.pt("Grizzly Bears") == "2/2"


def test_702_26f_an_effect_may_end_while_it_is_phased_out() -> None:
    growth = card("Growth", "{0}", instant)(targeting(creature).do(apply(target, gets(3, 3))))
    lasts = card("Lasts", "{0}", instant)(targeting(creature).do(apply(target, gets(1, 1), until=Duration.PERMANENT)))
    table = position(alice=["Grizzly Bears"], alice_hand=[growth, lasts, VANISH])
    for name in ("Growth", "Lasts", "Vanish"):
        table.alice.cast(name, ["Grizzly Bears"])
        table.resolve()
    assert table.phased_out("Grizzly Bears")
    table.advance_to("turn 3, precombat main")
    assert table.pt("Grizzly Bears") == "3/3", "the turn's effect has ended, the other has not"


def test_702_26f_control_of_it_may_end_while_it_is_phased_out() -> None:
    """It phases in in the untap step of the player under whose control it phased out, and is its owner's again."""
    take = card("Take", "{0}", sorcery)(targeting(creature).do(apply(target, n.SetController(n.You()))))
    table = position(alice=["Grizzly Bears"], bob_hand=[take, VANISH], active="bob", turn=2)
    for name in ("Take", "Vanish"):
        table.bob.cast(name, ["Grizzly Bears"])
        table.resolve()
    table.advance_to("turn 3, upkeep")
    assert table.phased_out("Grizzly Bears")
    table.advance_to("turn 4, upkeep")
    assert not table.phased_out("Grizzly Bears")
    assert table.controller("Grizzly Bears") == "alice"


def test_702_26h_what_would_phase_out_both_ways_does_so_indirectly() -> None:
    """An Aura with phasing on a creature with phasing: it comes back with the creature, and stays on it."""
    shroud = card("Veil", "{U}", enchantment, "Aura")(n.Enchant(creature), phasing)
    table = position(alice=["Tolarian Drake", shroud], attached={"Veil": "Tolarian Drake"}, step="upkeep")
    for turn in (3, 5, 7):
        table.advance_to(f"turn {turn}, upkeep")
        away = turn != 5
        assert table.phased_out("Tolarian Drake") == away
        assert table.phased_out("Veil") == away
        assert table.find("Veil").attached_to == table.find("Tolarian Drake").id


def test_702_26k_what_is_phased_out_leaves_with_its_owner_and_triggers_nothing() -> None:
    mourner = card("Mourner", "{W}", enchantment)(whenever(leaves(creature)).do(gain_life(1)))
    table = position(
        players=("alice", "bob", "carol"), alice=[mourner], bob=["Grizzly Bears (phased out)", "Hill Giant"]
    )
    table.bob.concede()
    assert table.state.phased_out == []
    assert table.stack.count("Mourner") <= 1, "only the Giant was seen to leave"


def test_702_26m_no_untap_step_no_phasing() -> None:
    stop = card("Stop", "{0}", enchantment)(skips("untap", each_player))
    table = position(alice=["Tolarian Drake", "Teferi's Imp (phased out)", stop], bob=["Memnite"], step="upkeep")
    table.advance_to("turn 3, upkeep")
    assert not table.phased_out("Tolarian Drake")
    assert table.phased_out("Teferi's Imp")


def stolen() -> Table:
    """Bob has taken alice's Bears, which phased out under his control; it is alice's turn."""
    take = card("Take", "{0}", sorcery)(
        targeting(creature).do(apply(target, n.SetController(n.You()), until=Duration.PERMANENT), n.PhaseOut(target))
    )
    table = position(players=("alice", "bob", "carol"), alice=["Grizzly Bears"], bob_hand=[take], active="bob", turn=2)
    table.bob.cast("Take", ["Grizzly Bears"])
    table.resolve()
    assert table.phased_out("Grizzly Bears")
    return table


def test_702_26n_what_phased_out_under_a_player_who_left_phases_in_after_that_turn_would_have_begun() -> None:
    table = stolen()
    table.advance_to("turn 4, upkeep")
    assert table.active == "alice"
    assert table.phased_out("Grizzly Bears"), "it phased out under bob's control"
    table.bob.concede()
    table.advance_to("turn 5, precombat main")
    assert table.active == "carol"
    assert not table.phased_out("Grizzly Bears")
    assert table.controller("Grizzly Bears") == "alice"
