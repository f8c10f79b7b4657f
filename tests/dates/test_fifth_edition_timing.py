"""The timing of the Fifth Edition: series, neutral states, batches, mana before announcements, phase costs, losing."""

from __future__ import annotations

import pytest
from tests.support.fifth import FIFTH, attack, pass_all, phase_ability, settle
from tests.support.table import NotOffered, Table, position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardDef, CardType, Color, Keyword
from mainphase.cards.words import phase_cost, untap_cost
from mainphase.rules.plan import Action

CREATURES = n.Each(n.OfType(CardType.CREATURE))


def enchantment(name: str, *abilities: n.Ability) -> CardDef:
    return CardDef(name, None, CardType.ENCHANTMENT, abilities=abilities)


def at(part: str, effect: n.Effect) -> n.Triggered:
    """What happens at the beginning of a part of any turn."""
    return n.Triggered(n.BeginningOf(part), (n.Mode(effect),))


def gaining(name: str, amount: int) -> CardDef:
    return enchantment(name, at("upkeep", n.GainLife(n.Fixed(amount))))


# --- Series


def test_in_a_series_the_active_player_plays_all_of_theirs_in_any_order_then_the_opponent() -> None:
    table = position(
        alice=[gaining("One", 1), gaining("Two", 2)],
        bob=[gaining("Three", 3)],
        rules=FIFTH,
        active="bob",
        step="discard",
    )
    while table.asked != "order triggers":
        table.go_on()
    assert (table.asked_player, table.options) == ("alice", ["One", "Two"])
    table.choose("Two")
    while not (table.priority and not table.stack and table.step == "upkeep phase"):
        table.pass_once()
    assert [(e.player, e.amount) for e in table.events("life gained")] == [("alice", 2), ("alice", 1), ("bob", 3)]


def test_each_item_of_a_series_resolves_before_the_next_is_played() -> None:
    table = position(alice=[gaining("One", 1), gaining("Two", 2)], rules=FIFTH, active="bob", step="discard")
    while table.asked != "order triggers":
        table.go_on()
    table.choose("One")
    settle(table)
    told = [(e.name, e.what) for e in table.events("put on the stack", "resolves") if e.what in ("One", "Two")]
    assert told == [("put on the stack", "One"), ("resolves", "One"), ("put on the stack", "Two"), ("resolves", "Two")]


# --- Neutral states and batches


def test_after_a_batch_has_resolved_the_active_player_has_the_first_chance_again() -> None:
    table = position(alice=["Forest"], bob=["2 Mountain"], bob_hand=["2 Shock"], rules=FIFTH, step="upkeep phase")
    table.pass_once()
    table.bob.cast("Shock", targets=["alice"])
    assert table.asked_player == "bob"  # interrupts: the spell's controller
    pass_all(table, 2)
    assert table.asked_player == "alice"  # responses: whoever could have opened the batch first
    settle(table)
    assert (table.asked_player, table.stack) == ("alice", [])


def test_only_the_active_player_opens_a_batch_with_what_is_no_fast_effect_and_only_in_main() -> None:
    hand = ["Grizzly Bears", "Wrath of God"]
    lands = ["4 Plains", "2 Forest"]
    table = position(alice=lands, alice_hand=hand, bob=lands, bob_hand=hand, rules=FIFTH, step="upkeep phase")
    assert "cast Grizzly Bears" not in table.options
    table.advance_to("main phase")
    assert {"cast Grizzly Bears", "cast Wrath of God"} <= set(table.options)
    table.alice.cast("Grizzly Bears")
    pass_all(table, 2)
    assert "cast Wrath of God" not in table.options  # not in response
    settle(table)
    table.pass_once()
    assert table.asked_player == "bob"
    assert not [o for o in table.options if o.startswith("cast")]


def test_a_trigger_is_played_after_the_timing_step_and_before_damage_is_prevented() -> None:
    burning = enchantment(
        "Echo", n.Triggered(n.CastsSpell(n.EachPlayer(), n.Anything()), (n.Mode(n.GainLife(n.Fixed(1), n.You())),))
    )
    table = position(
        alice=["Mountain", burning], alice_hand=["Lightning Bolt"], bob=["Plains"], rules=FIFTH, step="main phase"
    )
    table.alice.cast("Lightning Bolt", targets=["bob"])
    settle(table)
    assert [e.name for e in table.events("life gained", "damage dealt")] == ["life gained", "damage dealt"]


# --- Mana before announcements


def test_mana_has_to_be_in_the_pool_before_a_spell_is_announced() -> None:
    table = position(alice=["Mountain"], alice_hand=["Shock"], rules=FIFTH, step="main phase", payment="manual")
    assert "cast Shock" not in table.options
    table.alice.taps("Mountain")
    table.choose("cast Shock", "bob", "spend R")
    settle(table)
    assert table.bob.life == 18


def test_no_mana_ability_is_used_while_something_is_announced() -> None:
    table = position(alice=["2 Mountain"], alice_hand=["Shock"], rules=FIFTH, step="main phase", payment="manual")
    table.alice.taps("Mountain")
    table.choose("cast Shock", "bob")
    assert table.asked == "pay"
    assert table.options == ["spend R"]


def test_who_pays_automatically_draws_the_mana_beforehand() -> None:
    """What drawing it triggers is played before the announcement."""
    thorns = enchantment(
        "Old Thorns",
        n.Triggered(
            n.BecomesTapped(n.OfType(CardType.LAND), for_mana=True), (n.Mode(n.LoseLife(n.Fixed(1), n.You())),)
        ),
    )
    for rules, first in ((FIFTH, "life lost"), ("current", "cast")):
        table = position(
            alice=["Mountain", thorns],
            alice_hand=["Shock"],
            rules=rules,
            step="main phase" if rules == FIFTH else "precombat main",
        )
        table.choose("cast Shock")
        while table.asked != "target":
            table.pass_once()
        table.choose("bob")
        table.resolve_all()
        assert (
            next(e.name for e in table.events("life lost", "cast") if e.name == "cast" or e.player == "alice") == first
        )


BLAZE = CardDef(
    "Blaze",
    n.ManaCost(0, (Color.RED,), 1),
    CardType.SORCERY,
    abilities=(
        n.SpellAbility((n.Mode(n.DealDamage(n.X(), n.Target()), (n.TargetPhrase(None, players=n.EachPlayer()),)),)),
    ),
)


def test_x_is_decided_before_the_mana_for_it_is_drawn() -> None:
    table = position(alice=["4 Mountain"], alice_hand=[BLAZE], rules=FIFTH, step="main phase")
    table.alice.cast("Blaze", x=2, targets=["bob"])
    told = [e.name for e in table.events("tap", "cast")]
    assert told == ["tap", "tap", "tap", "cast"]
    settle(table)
    assert table.bob.life == 18


def test_during_an_effect_mana_may_still_be_drawn() -> None:
    """The Counterspell-like effect asks for payment as it resolves: that is no announcement."""
    table = position(
        alice=["2 Mountain"],
        alice_hand=["Shock"],
        bob=["Island"],
        bob_hand=["Force Spike"],
        rules=FIFTH,
        step="main phase",
    )
    table.alice.cast("Shock", targets=["bob"])
    table.pass_once()
    table.bob.cast("Force Spike", targets=["Shock"])
    pass_all(table, 4)
    assert table.options == ["yes", "no"] or "pay" in table.options
    table.apply(0)
    settle(table)
    assert table.bob.life == 18


# --- Phase abilities and costs

DUES = CardDef(
    "Old Dues",
    None,
    CardType.ARTIFACT,
    abilities=(
        *phase_cost("upkeep", "{1}", otherwise=n.LoseLife(n.Fixed(2), n.You())),
        n.Activated((), (n.Mode(n.GainLife(n.Fixed(1))),)),
    ),
)


def test_a_phase_cost_is_paid_or_not_once_in_its_phase() -> None:
    for choice, life in ((0, 20), (1, 18)):
        table = position(alice=[DUES, "Forest"], rules=FIFTH, step="upkeep phase")
        dues = [i for i, o in enumerate(table.options) if o == "activate Old Dues"]
        assert len(dues) == 2
        assert "pass" not in table.options
        table.apply(dues[choice])
        settle(table)
        assert table.alice.life == life
        assert table.options.count("activate Old Dues") == 1  # what is left is the other ability
        assert "pass" in table.options


def test_a_phase_cost_locks_the_other_abilities_until_it_has_resolved() -> None:
    table = position(alice=[DUES], rules=FIFTH, step="upkeep phase")
    assert table.options == ["activate Old Dues"]  # not paying
    table.choose("activate Old Dues")
    assert table.stack == ["Old Dues"]
    assert "activate Old Dues" not in table.options
    settle(table)
    assert "activate Old Dues" in table.options


def test_the_phase_cost_of_a_tapped_artifact_falls_due_all_the_same() -> None:
    table = position(alice=[DUES, "Icy Manipulator", "2 Forest"], rules=FIFTH, active="bob", step="discard")
    table.pass_once()
    table.alice.activate("Icy Manipulator", targets=["Old Dues"])
    settle(table)
    assert table.tapped("Old Dues")
    locked = enchantment("Frost", n.Static(n.DoesntUntap(n.OfType(CardType.ARTIFACT))))
    table = position(
        alice=[locked, DUES, "Forest"], bob=["Icy Manipulator", "Forest"], rules=FIFTH, active="bob", step="discard"
    )
    table.bob.activate("Icy Manipulator", targets=["Old Dues"])
    settle(table)
    table.advance_to("alice's upkeep")
    assert table.tapped("Old Dues")
    assert table.options.count("activate Old Dues") == 2  # paying and not paying; the other ability is off
    assert "pass" not in table.options


def test_an_untap_cost_can_be_paid_more_than_once_in_the_upkeep() -> None:
    sleeper = CardDef(
        "Sleeper",
        None,
        CardType.CREATURE,
        power=1,
        toughness=1,
        abilities=(
            n.Static(n.DoesntUntap(n.IsThis())),
            untap_cost("upkeep", "{1}", what=n.This()),
        ),
    )
    table = position(alice=[sleeper, "2 Forest"], rules=FIFTH, step="upkeep phase")
    for _ in range(2):
        table.find("Sleeper").tapped = True
        table.choose("activate Sleeper")
        settle(table)
        assert not table.tapped("Sleeper")
    table = position(alice=[sleeper, "2 Forest"], rules=FIFTH, step="draw phase")
    assert "activate Sleeper" not in table.options


def test_a_phase_ability_is_used_only_by_the_player_whose_phase_it_is() -> None:
    mine = enchantment(
        "Own Library", n.Activated((), (n.Mode(n.Draw(n.Fixed(1))),), per_turn=1, during="draw", mandatory=True)
    )
    table = position(alice=[mine], rules=FIFTH, active="bob", step="draw phase")
    phase_ability(table, Action.DRAW)
    settle(table)
    table.pass_once()
    assert table.asked_player == "alice"
    assert table.options == ["pass"]


def test_what_must_be_played_and_cannot_be_is_ignored() -> None:
    impossible = enchantment(
        "Lost Cause",
        n.Activated(
            (), (n.Mode(n.Destroy(n.Target()), (n.TargetPhrase(n.OfType(CardType.CREATURE)),)),),
            per_turn=1, during="upkeep", mandatory=True,
        ),
    )  # fmt: skip
    table = position(alice=[impossible], rules=FIFTH, step="upkeep phase")
    assert "pass" in table.options
    table = position(alice=[impossible], bob=["Grizzly Bears"], rules=FIFTH, step="upkeep phase")
    assert "pass" not in table.options


# --- Life and losing


def bolted(life: int) -> Table:
    """Bob has gone to 0 or less by a Bolt in Alice's main phase."""
    table = position(
        alice=["Mountain"], alice_hand=["Lightning Bolt"], bob=["Plains"], bob_hand=[GIFT], bob_life=life,
        rules=FIFTH, step="main phase",
    )  # fmt: skip
    table.alice.cast("Lightning Bolt", targets=["bob"])
    settle(table)
    return table


GIFT = CardDef("Gift", n.ManaCost(), CardType.INSTANT, abilities=(n.SpellAbility((n.Mode(n.GainLife(n.Fixed(4))),)),))


def test_a_player_at_0_or_less_may_gain_life_before_the_check() -> None:
    table = bolted(1)
    assert (table.bob.life, table.over) == (-2, False)
    table.pass_once()
    table.bob.cast("Gift")
    settle(table)
    table.advance_to("discard phase")
    assert (table.bob.life, table.over) == (2, False)


def test_both_players_at_0_is_a_draw() -> None:
    quake = CardDef(
        "Quake",
        n.ManaCost(),
        CardType.SORCERY,
        abilities=(n.SpellAbility((n.Mode(n.LoseLife(n.Fixed(20), n.EachPlayer())),)),),
    )
    table = position(alice_hand=[quake], rules=FIFTH, step="main phase")
    table.alice.cast("Quake")
    settle(table)
    assert not table.over
    pass_all(table, 2)
    assert (table.over, table.winners) == (True, [])


def test_ten_poison_counters_lose_at_once() -> None:
    venom = CardDef(
        "Venom",
        n.ManaCost(),
        CardType.INSTANT,
        abilities=(n.SpellAbility((n.Mode(n.PutCounters("poison", n.Fixed(10), n.EachOpponent())),)),),
    )
    table = position(alice_hand=[venom], rules=FIFTH, step="main phase")
    table.alice.cast("Venom")
    settle(table)
    assert table.winners == ["alice"]


def test_mana_burns_as_an_attack_begins_and_as_it_ends() -> None:
    table = position(alice=["Grizzly Bears", "2 Forest"], rules=FIFTH, step="main phase")
    table.alice.taps("Forest")
    attack(table)
    assert table.alice.life == 19
    table.alice.choose("attack bob")
    table.alice.taps("Forest 2")
    while table.state.combat is not None:
        table.pass_once()
    assert table.alice.life == 18


# --- The attack


def test_a_wall_cannot_attack_and_needs_no_word_for_it() -> None:
    wall = CardDef("Plain Wall", None, CardType.CREATURE, subtypes=("Wall",), power=1, toughness=4)
    table = position(alice=[wall, "Grizzly Bears"], rules=FIFTH, step="main phase")
    attack(table)
    assert table.asked_about == "Grizzly Bears"


def test_who_has_first_strike_is_found_out_once_as_damage_dealing_begins() -> None:
    """A creature that loses it after it has dealt its damage does not deal it again."""
    dulling = enchantment(
        "Dulling",
        n.Triggered(
            n.DealsDamage(n.OfType(CardType.CREATURE), combat_only=True),
            (n.Mode(n.Apply(CREATURES, (n.LoseKeywords(Keyword.FIRST_STRIKE),))),),
        ),
    )
    table = position(alice=["White Knight", dulling], rules=FIFTH, step="main phase")
    attack(table)
    table.alice.choose("attack bob")
    while table.state.combat is not None:
        table.pass_once()
    assert table.bob.life == 18
    assert not table.has("White Knight", Keyword.FIRST_STRIKE)


def test_a_tapped_attacker_deals_its_damage_and_untapping_or_tapping_does_not_remove_it() -> None:
    table = position(alice=["Grizzly Bears", "Icy Manipulator", "Forest"], rules=FIFTH, step="main phase")
    attack(table)
    table.alice.choose("attack bob")
    assert table.tapped("Grizzly Bears")
    while table.state.combat is not None:
        table.pass_once()
    assert table.bob.life == 18


def test_an_attacker_whose_blockers_are_gone_deals_no_damage_without_trample() -> None:
    for trample, life in ((0, 20), (Keyword.TRAMPLE, 17)):
        beast = CardDef(
            "Beast", None, CardType.CREATURE, power=3, toughness=3,
            abilities=(n.HasKeywords(trample),) if trample else (),
        )  # fmt: skip
        table = position(
            alice=[beast, "Mountain"], alice_hand=["Shock"], bob=["Grizzly Bears"], rules=FIFTH, step="main phase"
        )
        attack(table)
        table.alice.choose("attack bob")
        pass_all(table, 2)
        table.bob.choose("block Beast")
        table.alice.cast("Shock", targets=["Grizzly Bears"])
        settle(table)
        while table.state.combat is not None:
            table.pass_once()
        assert table.bob.life == life


def test_a_land_cannot_be_answered_and_is_played_only_in_the_neutral_state() -> None:
    table = position(
        alice=["Mountain"],
        alice_hand=["Forest", "Shock"],
        bob=["Island"],
        bob_hand=["Force Spike"],
        rules=FIFTH,
        step="main phase",
    )
    table.alice.cast("Shock", targets=["bob"])
    pass_all(table, 2)
    with pytest.raises(NotOffered):
        table.alice.play_land("Forest")
    settle(table)
    table.alice.play_land("Forest")
    assert (table.asked_player, table.stack) == ("alice", [])


def test_nothing_is_added_after_the_body_of_a_phase() -> None:
    """What happens at the end of the discard phase can only be interrupted, or prevented."""
    table = position(alice=["Forest"], alice_hand=["8 Giant Growth"], rules=FIFTH, step="discard phase")
    pass_all(table, 2)
    assert table.asked == "discard"
    table.apply(0)
    assert table.step != "discard phase"


def test_extra_turns_are_taken_newest_first_which_no_rule_of_1997_says() -> None:
    """An inference: the text is silent, and the flag says so."""
    turn = CardDef("Turn", n.ManaCost(), CardType.SORCERY, abilities=(n.SpellAbility((n.Mode(n.ExtraTurn()),)),))
    yours = CardDef(
        "Theirs", n.ManaCost(), CardType.SORCERY, abilities=(n.SpellAbility((n.Mode(n.ExtraTurn(n.EachOpponent())),)),)
    )
    table = position(alice_hand=[turn, yours], rules=FIFTH, step="main phase")
    assert table.state.rules.flag("extra_turn_order") == "unspecified"
    for name in ("Turn", "Theirs"):
        table.alice.cast(name)
        settle(table)
    table.advance_to("turn 2, upkeep")
    assert table.active == "bob"
    table.advance_to("turn 3, upkeep")
    assert table.active == "alice"


# --- Damage prevention, specialized abilities


def test_what_a_source_deals_in_several_goes_within_one_step_is_dealt_as_one() -> None:
    twice = CardDef(
        "Twice",
        n.ManaCost(),
        CardType.SORCERY,
        abilities=(
            n.SpellAbility(
                (
                    n.Mode(
                        n.Sequence((n.DealDamage(n.Fixed(1), n.Target()), n.DealDamage(n.Fixed(2), n.Target()))),
                        (n.TargetPhrase(None, players=n.EachPlayer()),),
                    ),
                )
            ),
        ),
    )
    table = position(alice_hand=[twice], rules=FIFTH, step="main phase")
    table.alice.cast("Twice", targets=["bob"])
    settle(table)
    assert [(e.what, e.amount) for e in table.events("damage dealt")] == [("Twice", 3)]


def test_a_series_before_an_event_starts_again_when_something_is_played() -> None:
    """Alice lets her Skeletons go, Bob saves his: now she may save hers after all."""
    shatter = CardDef(
        "Shatter All", n.ManaCost(), CardType.SORCERY, abilities=(n.SpellAbility((n.Mode(n.Destroy(CREATURES)),)),)
    )
    table = position(
        alice=["Drudge Skeletons", "Swamp"], alice_hand=[shatter], bob=["Drudge Skeletons", "Swamp"], rules=FIFTH,
        step="main phase",
    )  # fmt: skip
    table.alice.cast("Shatter All")
    while "activate Drudge Skeletons" not in table.options:
        table.pass_once()
    assert table.asked_player == "alice"
    table.pass_once()
    assert table.asked_player == "bob"
    table.choose("activate Drudge Skeletons")
    while table.asked_player == "bob" or "activate Drudge Skeletons" not in table.options:
        table.pass_once()
    assert table.asked_player == "alice"
    table.choose("activate Drudge Skeletons")
    settle(table)
    assert table.battlefield.count("Drudge Skeletons") == 2


# --- Bands


def test_whoever_blocks_a_member_of_a_band_blocks_the_band_and_its_controller_divides_the_damage() -> None:
    table = position(alice=["Benalish Hero", "Hill Giant"], bob=["Grizzly Bears"], rules=FIFTH, step="main phase")
    attack(table)
    table.choose("attack bob", "attack bob", "band with Hill Giant")
    pass_all(table, 2)
    table.bob.choose("block Hill Giant")
    assert table.blocked("Benalish Hero")
    while table.asked != "assign damage":
        table.pass_once()
    assert table.asked_player == "alice"
