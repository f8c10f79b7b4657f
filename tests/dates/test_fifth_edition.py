"""The Fifth Edition (24 March 1997): batches and series, interrupts, damage prevention, the attack inside the main
phase, life looked at only at the ends of phases.
"""

from __future__ import annotations

import pytest
from tests.support.fifth import FIFTH, attack, pass_all, settle
from tests.support.invented import invented
from tests.support.table import NotOffered, Table, opening, position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardDef, CardType
from mainphase.kernel.events.state_based import would_act
from mainphase.kernel.fifth.damage_prevention import DamagePrevention
from mainphase.kernel.reading.characteristics import characteristics_of
from mainphase.kernel.reading.layers import refresh
from mainphase.sim.soak.invariants import check_decision

BIG = n.PowerIs(">=", n.Fixed(5))


# --- The parts of the turn


def test_six_phases_and_the_beginning_of_the_turn() -> None:
    table = position(alice=["Forest"], bob=["Forest"], rules=FIFTH, step="upkeep phase")
    table.forget()
    table.advance_to("bob's upkeep phase")
    assert [e.word for e in table.events("phase begins")] == [
        "draw phase",
        "main phase",
        "discard phase",
        "cleanup phase",
        "beginning of turn",
        "untap phase",
        "upkeep phase",
    ]


def test_the_draw_is_a_phase_ability_that_must_be_used() -> None:
    table = position(alice_library=["Shock"], alice=["Forest"], alice_hand=["Giant Growth"], rules=FIFTH, step="draw")
    assert "pass" not in table.options
    assert "phase ability" in table.options
    table.choose("phase ability")
    assert table.alice.hand == ["Giant Growth"]  # it waits in its batch
    settle(table)
    assert "Shock" in table.alice.hand
    assert "pass" in table.options


def test_the_first_player_leaves_out_the_draw_and_not_the_phase() -> None:
    table = opening(rules=FIFTH, mulligans=False)
    table.advance_to("draw phase")
    assert table.turn == 1
    assert "phase ability" not in table.options
    assert len(table.alice.hand) == 7
    assert [(e.word, e.rule) for e in table.events("skipped")] == [("the draw for the turn", "Game Setup")]


def test_discarding_happens_at_the_end_of_the_discard_phase() -> None:
    table = position(alice_hand=["8 Forest"], rules=FIFTH, step="discard phase")
    table.pass_once()
    table.pass_once()
    assert (table.step, table.asked) == ("discard phase", "discard")
    table.apply(0)
    assert len(table.alice.hand) == 7


AT_END = CardDef(
    "Late Bloom",
    None,
    CardType.ENCHANTMENT,
    abilities=(
        n.Triggered(n.BeginningOf("end step", n.You()), (n.Mode(n.GainLife(n.CountOf(n.All((n.OfType(1), BIG))))),)),
    ),
)


def test_until_end_of_turn_wears_off_before_what_happens_at_end_of_turn() -> None:
    """Today it is the other way round: the enchantment still sees the grown creature."""
    for rules, life, step in ((FIFTH, 20, "main phase"), ("current", 21, "precombat main")):
        table = position(alice=["Grizzly Bears", "Forest", AT_END], alice_hand=["Giant Growth"], rules=rules, step=step)
        table.alice.cast("Giant Growth", targets=["Grizzly Bears"])
        settle(table)
        assert table.pt("Grizzly Bears") == "5/5"
        table.advance_to("bob's upkeep")
        assert (table.pt("Grizzly Bears"), table.alice.life) == ("2/2", life)


# --- Batches


def test_a_batch_is_closed_before_it_resolves() -> None:
    table = position(
        alice=["3 Mountain"], alice_hand=["Lightning Bolt", "Shock"], bob=["2 Island"], bob_hand=["Unsummon"],
        rules=FIFTH, step="main phase",
    )  # fmt: skip
    table.alice.cast("Lightning Bolt", targets=["bob"])
    pass_all(table, 2)  # nobody interrupts
    table.alice.cast("Shock", targets=["bob"])
    pass_all(table, 2)
    assert table.stack == ["Lightning Bolt", "Shock"]
    pass_all(table, 2)  # nobody responds: the batch resolves as a whole, the last first
    assert table.stack == ["Lightning Bolt"]
    assert table.options == ["pass"] or "cast Unsummon" not in table.options  # between them damage is prevented at most
    settle(table)
    assert [(e.what, e.amount) for e in table.events("damage dealt")] == [("Shock", 2), ("Lightning Bolt", 3)]


def test_only_what_is_being_cast_can_be_interrupted() -> None:
    table = position(
        alice=["Mountain"], alice_hand=["Lightning Bolt"], bob=["4 Island"], bob_hand=["Counterspell"],
        rules=FIFTH, step="main phase",
    )  # fmt: skip
    table.alice.cast("Lightning Bolt", targets=["bob"])
    assert table.asked_player == "alice"  # the controller has the first chance
    table.pass_once()
    assert "cast Counterspell" in table.options
    table.pass_once()  # successfully cast
    table.pass_once()
    assert (table.asked_player, table.stack) == ("bob", ["Lightning Bolt"])
    with pytest.raises(NotOffered):
        table.bob.cast("Counterspell", targets=["Lightning Bolt"])


def test_a_counter_ends_the_casting() -> None:
    table = position(
        alice=["Mountain"], alice_hand=["Lightning Bolt"], bob=["4 Island"], bob_hand=["Counterspell"],
        rules=FIFTH, step="main phase",
    )  # fmt: skip
    table.alice.cast("Lightning Bolt", targets=["bob"])
    table.pass_once()
    table.bob.cast("Counterspell", targets=["Lightning Bolt"])
    settle(table)
    assert (table.alice.graveyard, table.bob.graveyard) == (["Lightning Bolt"], ["Counterspell"])
    assert table.bob.life == 20


def test_a_land_is_played_without_a_batch() -> None:
    table = position(alice_hand=["Forest"], rules=FIFTH, step="main phase")
    table.alice.play_land("Forest")
    assert (table.stack, table.asked_player, table.alice.battlefield) == ([], "alice", ["Forest"])


# --- Mana, life


def test_mana_burns_as_a_phase_ends() -> None:
    table = position(alice=["Forest"], rules=FIFTH, step="upkeep phase")
    table.alice.taps("Forest")
    pass_all(table, 2)
    assert (table.step, table.alice.life) == ("draw phase", 19)
    assert [e.rule for e in table.events("mana burn")] == ["Mana Burn"]


def test_life_is_looked_at_only_as_phases_end() -> None:
    table = position(alice=["Mountain"], alice_hand=["Lightning Bolt"], bob_life=3, rules=FIFTH, step="main phase")
    table.alice.cast("Lightning Bolt", targets=["bob"])
    settle(table)
    assert (table.bob.life, table.over) == (0, False)
    pass_all(table, 2)
    assert (table.over, table.winners) == (True, ["alice"])
    assert [e.rule for e in table.events("player loses")] == ["This Is Your Life"]


def test_life_is_looked_at_as_an_attack_begins() -> None:
    table = position(alice=["Mountain"], alice_hand=["Lightning Bolt"], bob_life=3, rules=FIFTH, step="main phase")
    table.alice.cast("Lightning Bolt", targets=["bob"])
    settle(table)
    attack(table)
    assert table.winners == ["alice"]


def test_an_empty_library_loses_at_once() -> None:
    table = position(alice_blanks=0, rules=FIFTH, step="draw phase")
    table.choose("phase ability")
    settle(table)
    assert table.winners == ["bob"]
    assert [e.rule for e in table.events("player loses")] == ["Other Ways to Lose"]


# --- Damage prevention, regeneration


def test_damage_is_prevented_after_it_has_been_assigned_and_nowhere_else() -> None:
    table = position(
        alice=["Mountain"], alice_hand=["Lightning Bolt"], bob=["Hill Giant", "Plains"], bob_hand=["Healing Salve"],
        rules=FIFTH, step="main phase",
    )  # fmt: skip
    table.alice.cast("Lightning Bolt", targets=["Hill Giant"])
    pass_all(table, 2)  # nobody interrupts
    assert "cast Healing Salve" not in table.options
    pass_all(table, 2)  # nobody responds; it resolves
    assert table.stack == []
    table.pass_once()
    assert (table.asked_player, "cast Healing Salve" in table.options) == ("bob", True)
    assert not table.events("damage dealt")


def bolt_on_skeletons() -> Table:
    """A Lightning Bolt has resolved; its damage may be prevented now."""
    table = position(
        alice=["2 Mountain"], alice_hand=["Lightning Bolt", "Shock"], bob=["Drudge Skeletons", "2 Swamp"],
        rules=FIFTH, step="main phase",
    )  # fmt: skip
    table.alice.cast("Lightning Bolt", targets=["Drudge Skeletons"])
    pass_all(table, 4)
    return table


def test_regeneration_is_played_as_the_creature_is_being_destroyed() -> None:
    table = bolt_on_skeletons()
    assert isinstance(table.state.agenda[-2], DamagePrevention)
    table.pass_once()
    assert (table.asked_player, "activate Drudge Skeletons" in table.options) == ("bob", False)
    table.pass_once()
    assert (table.asked_player, "activate Drudge Skeletons" in table.options) == ("bob", True)
    assert table.bob.battlefield.count("Drudge Skeletons") == 1
    table.bob.activate("Drudge Skeletons")
    settle(table)
    assert table.bob.battlefield.count("Drudge Skeletons") == 1
    assert table.tapped("Drudge Skeletons")
    assert table.damage("Drudge Skeletons") == 0


def test_regeneration_that_is_declined_comes_too_late_afterwards() -> None:
    table = bolt_on_skeletons()
    pass_all(table, 3)
    assert table.bob.graveyard == ["Drudge Skeletons"]


def test_while_a_creature_is_being_destroyed_what_destroys_it_still_applies() -> None:
    """To the last interrupt of what regenerates it, and no longer: the checks on random games know when that is."""
    table = bolt_on_skeletons()
    pass_all(table, 2)
    check_decision(table.state)
    table.bob.activate("Drudge Skeletons")
    for player in ("bob", "alice"):
        assert (table.asked_player, would_act(table.state)) == (player, True)
        check_decision(table.state)
        table.pass_once()
    assert (table.asked, table.stack, would_act(table.state)) == ("priority", [], False)
    check_decision(table.state)
    table.find("Drudge Skeletons").damage = 1
    with pytest.raises(AssertionError, match="although a state-based action applies"):
        check_decision(table.state)


def test_no_regeneration_beforehand() -> None:
    table = position(bob=["Drudge Skeletons", "2 Swamp"], rules=FIFTH, step="main phase")
    table.pass_once()
    assert "activate Drudge Skeletons" not in table.options


def test_an_effect_that_destroys_leaves_time_to_regenerate_and_one_that_buries_does_not() -> None:
    for spell, left in (("Nevinyrral's Disk", 1), ("Wrath of God", 0)):
        table = position(
            alice=["5 Plains", "Nevinyrral's Disk"], alice_hand=["Wrath of God"], bob=["Drudge Skeletons", "Swamp"],
            rules=FIFTH, step="main phase",
        )  # fmt: skip
        if left:
            table.alice.activate("Nevinyrral's Disk")
        else:
            table.alice.cast("Wrath of God")
        pass_all(table, 4)
        if left:
            table.bob.activate("Drudge Skeletons")
        settle(table)
        assert table.bob.battlefield.count("Drudge Skeletons") == left, spell


# --- The attack


def test_the_opponent_can_open_a_batch_instead_of_the_attack() -> None:
    table = position(alice=["Grizzly Bears"], bob=["Mountain"], bob_hand=["Shock"], rules=FIFTH, step="main phase")
    table.choose("phase ability")
    assert table.asked_player == "bob"
    table.bob.cast("Shock", targets=["alice"])
    settle(table)
    assert not table.events("attackers declared")
    assert [e.rule for e in table.events("attack intended", "attack pre-empted")] == ["More on the Turn"] * 2
    assert "phase ability" in table.options  # the turn's attack is not used up


def test_one_attack_a_turn_and_one_without_attackers_counts() -> None:
    table = position(alice=["Grizzly Bears"], rules=FIFTH, step="main phase")
    attack(table)
    table.apply(len(table.options) - 1)  # stays
    assert (table.step, table.asked_player) == ("main phase", "alice")
    assert "phase ability" not in table.options


def test_toughness_below_1_kills_by_the_section_on_creatures() -> None:
    wasting = CardDef(
        "Wasting",
        n.ManaCost(),
        CardType.INSTANT,
        abilities=(
            n.SpellAbility(
                (n.Mode(n.Apply(n.Each(n.OfType(CardType.CREATURE)), (n.AddPT(n.Fixed(-2), n.Fixed(-2)),))),)
            ),
        ),
    )
    table = position(bob=["Grizzly Bears"], alice_hand=[wasting], rules=FIFTH, step="main phase")
    table.alice.cast("Wasting")
    settle(table)
    assert [e.rule for e in table.events("state-based action")] == ["More on Creatures"]


def test_blockers_that_became_tapped_deal_no_damage() -> None:
    table = position(
        alice=["Grizzly Bears", "Icy Manipulator", "Forest"], bob=["Hill Giant"], rules=FIFTH, step="main phase"
    )
    attack(table)
    table.alice.choose("attack bob")
    pass_all(table, 2)
    table.bob.choose("block Grizzly Bears")
    table.alice.activate("Icy Manipulator", targets=["Hill Giant"])
    settle(table)
    while table.state.combat is not None:
        table.pass_once()
    assert table.alice.battlefield.count("Grizzly Bears") == 1
    assert table.damage("Hill Giant") == 2


def test_first_strike_and_normal_dealing_have_no_fast_effects_between_them() -> None:
    table = position(
        alice=["White Knight", "Grizzly Bears"], alice_hand=["Giant Growth"], bob=["Forest"], rules=FIFTH,
        step="main phase",
    )  # fmt: skip
    attack(table)
    table.alice.choose("attack bob")
    table.alice.choose("attack bob")
    pass_all(table, 4)
    table.forget()
    while table.state.combat is not None:
        table.pass_once()  # damage prevention alone
    assert table.bob.life == 16
    assert [e.amount for e in table.events("damage dealt")] == [2, 2]


def test_an_attack_that_must_be_made_has_to_be_declared() -> None:
    table = position(alice=["Juggernaut"], rules=FIFTH, step="main phase")
    assert "pass" not in table.options
    attack(table)
    assert "stay" not in table.options


# --- Artifacts


def test_what_a_tapped_artifact_gives_itself_stays_off_as_it_is_determined_anew() -> None:
    """It loses the ability by which it was tapped, and does not get it back while it is tapped."""
    forge = invented(
        "When ~ enters, if you cast it, exile target artifact or land.\n"
        "~ has all activated abilities of the exiled card.",
        name="Forge",
        types="Artifact",
        cost="{0}",
    )
    table = position(rules=FIFTH, alice_hand=[forge], bob=["Mountain"])
    table.alice.cast("Forge")
    table.resolve_all()
    table.choose("Mountain")
    table.resolve_all()
    table.choose("tap Forge")
    for _ in range(2):
        table.state.all_stale = True
        refresh(table.state)
        assert table.tapped("Forge")
        assert not characteristics_of(table.find("Forge")).mana


def test_a_tapped_artifact_is_off() -> None:
    table = position(alice=["Howling Mine (tapped)"], rules=FIFTH, step="upkeep phase", alice_library=["Shock"])
    table.advance_to("draw phase")
    assert table.stack == []


# --- Hands


def test_a_hand_without_land_may_be_drawn_anew_once() -> None:
    table = opening(rules=FIFTH, deck=["60 Grizzly Bears"])
    assert table.options == ["keep", "mulligan"]
    table.alice.choose("mulligan")
    table.bob.choose("keep")
    assert len(table.alice.hand) == 7
    assert table.asked != "mulligan" or table.options == ["keep"]
    assert opening(rules=FIFTH, deck=["60 Forest"]).options == ["keep"]


# --- Phase abilities on cards

MINE = CardDef(
    "Old Mine",
    None,
    CardType.ENCHANTMENT,
    abilities=(
        n.Activated((), (n.Mode(n.Draw(n.Fixed(1))),), per_turn=1, any_player=True, during="draw", mandatory=True),
    ),
)
TOLL = CardDef(
    "Old Toll",
    None,
    CardType.ENCHANTMENT,
    abilities=(
        n.Activated((), (n.Mode(n.LoseLife(n.Fixed(1), n.You())),), per_turn=1, during="upkeep", phase_cost=True),
        n.Activated((), (n.Mode(n.GainLife(n.Fixed(1))),)),
    ),
)


def test_a_mandatory_phase_ability_is_its_own_item_and_must_be_used_in_its_phase() -> None:
    table = position(alice=[MINE], rules=FIFTH, step="upkeep phase")
    assert "activate Old Mine" not in table.options
    table.advance_to("draw phase")
    table.choose("phase ability")
    settle(table)
    assert len(table.alice.hand) == 1
    assert "pass" not in table.options  # the Mine's own draw is still to come
    table.alice.activate("Old Mine")
    settle(table)
    assert len(table.alice.hand) == 2
    assert "pass" in table.options


def test_a_phase_cost_is_settled_before_anything_else_of_its_permanent_is_used() -> None:
    table = position(alice=[TOLL], rules=FIFTH, step="upkeep phase")
    assert table.options.count("activate Old Toll") == 1
    table.alice.activate("Old Toll")
    settle(table)
    assert table.alice.life == 19
    table.choose("activate Old Toll")  # the other one
    settle(table)
    assert table.alice.life == 20
