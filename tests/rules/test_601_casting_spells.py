"""CR 601: casting a spell, step by step."""

from __future__ import annotations

import pytest
from tests.support.table import NotOffered, position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Color, Zone
from mainphase.cards.words import (
    a_player,
    as_long_as,
    card,
    costs_less,
    creature,
    damage,
    each_player,
    enchantment,
    gain_life,
    is_a,
    sorcery,
    static,
    target,
    when,
    you,
    your_turn,
)

TAX = card("Tax Office", "{W}", enchantment)(static(n.CostChange(each_player, is_a(n.Anything()), 1)))
THIRD_PARTY = card("Discount", "{W}", enchantment)(costs_less(you, creature, less=5))
WATCHER = card("Spell Watcher", "{W}", enchantment)(when(n.CastsSpell(you, is_a(n.Anything()))).do(gain_life(1)))


def test_601_2_a_spell_is_taken_from_hand_put_on_the_stack_and_paid_for() -> None:
    table = position(alice=["Mountain"], alice_hand=["Shock"])
    table.alice.cast("Shock", ["bob"])
    assert table.stack == ["Shock"]
    assert table.alice.hand == []
    assert table.tapped("Mountain")
    assert table.bob.life == 20, "nothing has happened yet"
    table.resolve()
    assert table.bob.life == 18


def test_601_2a_the_card_becomes_the_topmost_object_of_the_stack_under_its_casters_control() -> None:
    table = position(alice=["2 Mountain"], alice_hand=["2 Shock"], bob=["2 Island"], bob_hand=["Counterspell"])
    table.alice.cast("Shock", ["bob"])
    table.alice.passes()
    table.bob.cast("Counterspell", ["Shock"])
    assert table.stack == ["Shock", "Counterspell"]
    spell = table.find("Counterspell", Zone.STACK)
    assert table.state.players[spell.controller].name == "bob"
    assert spell.ch is not None
    assert spell.ch.name == "Counterspell"
    assert spell.ch.colors == Color.BLUE
    table.resolve()
    assert table.stack == []
    assert table.bob.life == 20


def test_601_2a_the_stack_has_a_new_object() -> None:
    table = position(alice=["Mountain"], alice_hand=["Shock"])
    before = table.find("Shock", Zone.HAND).id
    table.alice.cast("Shock", ["bob"])
    assert table.find("Shock", Zone.STACK).id != before


def test_601_2b_a_mode_is_announced_first() -> None:
    table = position(alice=["Plains"], alice_hand=["Healing Salve"])
    table.alice.cast("Healing Salve")
    assert table.asked == "mode"
    table.alice.choose("0", "alice")
    table.resolve()
    assert table.alice.life == 23


def test_601_2b_the_value_of_x_is_announced_before_targets() -> None:
    table = position(alice=["4 Mountain"], alice_hand=["Blaze"])
    table.alice.cast("Blaze")
    assert table.asked == "x"
    assert table.options == ["0", "1", "2", "3"], "no more than can be paid for"
    table.alice.choose(3)
    assert table.asked == "target"
    table.alice.choose("bob")
    table.resolve()
    assert table.bob.life == 17


def test_601_2b_the_intention_to_kick_is_announced() -> None:
    table = position(alice=["4 Island"], alice_hand=["Into the Roil"], bob=["Grizzly Bears"], alice_library=["Forest"])
    table.alice.cast("Into the Roil", ["Grizzly Bears"], kicked=True)
    assert all(table.tapped(f"Island {i}") for i in range(1, 5))
    table.resolve()
    assert table.bob.hand == ["Grizzly Bears"]
    assert table.alice.hand == ["Forest"]


def test_601_2b_a_kicker_that_could_not_be_paid_is_not_asked() -> None:
    table = position(alice=["3 Island"], alice_hand=["Into the Roil"], bob=["Grizzly Bears", "Memnite"])
    table.alice.cast("Into the Roil")
    assert table.asked == "target", "no question about the kicker"


def test_601_2b_a_phyrexian_symbol_may_be_paid_with_life() -> None:
    table = position(alice_hand=["Gut Shot"])
    table.alice.cast("Gut Shot", ["bob"])
    assert table.alice.life == 18
    table.resolve()
    assert table.bob.life == 19


def test_601_2b_one_alternative_cost_at_most() -> None:
    """Flashback is one way of casting it; for nothing else can it be cast from there (118.9a)."""
    table = position(alice=["Mountain"], alice_graveyard=["Lava Dart"])
    with pytest.raises(NotOffered):
        table.alice.cast("Lava Dart", ["bob"], way=0)
    table.alice.cast("Lava Dart", ["bob"], way=1)
    assert table.alice.battlefield == []
    table.resolve()
    assert table.bob.life == 19
    assert table.exile == ["Lava Dart"]


def test_601_2c_a_target_is_chosen_for_each_that_the_spell_requires() -> None:
    table = position(alice=["Forest", "Grizzly Bears"], alice_hand=["Prey Upon"], bob=["Memnite"])
    table.alice.cast("Prey Upon", ["Grizzly Bears", "Memnite"])
    table.resolve()
    assert table.bob.graveyard == ["Memnite"]


def test_601_2c_among_one_two_or_three_targets_fewer_may_be_chosen() -> None:
    table = position(alice=["3 Mountain"], alice_hand=["Arc Lightning"], bob=["Memnite", "Grizzly Bears"])
    table.alice.cast("Arc Lightning", ["bob", "done"])
    table.resolve()
    assert table.bob.life == 17
    assert "Memnite" in table.bob.battlefield


def test_601_2c_without_a_legal_target_it_cannot_be_cast() -> None:
    table = position(alice=["2 Swamp"], alice_hand=["Doom Blade"], bob=["Warpath Ghoul"])
    refusal = table.alice.why_not("cast Doom Blade")
    assert refusal is not None
    assert refusal.rule == "601.2c"


def test_601_2c_one_target_is_not_chosen_twice_for_one_phrase() -> None:
    table = position(alice=["3 Mountain"], alice_hand=["Arc Lightning"], bob=["Memnite"])
    table.alice.cast("Arc Lightning")
    table.alice.choose("bob")
    assert "bob" not in table.options
    assert "Memnite" in table.options


def test_601_2c_becoming_a_target_triggers() -> None:
    table = position(alice=["Mountain"], alice_hand=["Shock"], bob=["Skulking Ghost"])
    table.alice.cast("Shock", ["Skulking Ghost"])
    assert table.stack == ["Shock", "Skulking Ghost"]


def test_601_2d_the_division_is_announced_and_each_target_gets_at_least_one() -> None:
    table = position(alice=["3 Mountain"], alice_hand=["Arc Lightning"], bob=["Memnite", "Grizzly Bears"])
    table.alice.cast("Arc Lightning", ["Memnite", "Grizzly Bears", "done"])
    assert table.asked == "divide"
    assert table.options == ["1", "2"], "one is left for the other"
    table.alice.choose(1)
    table.resolve()
    assert table.bob.graveyard == ["Memnite", "Grizzly Bears"]


def test_601_2d_three_damage_among_three_is_one_each() -> None:
    table = position(alice=["3 Mountain"], alice_hand=["Arc Lightning"], bob=["Memnite", "Grizzly Bears"])
    table.alice.cast("Arc Lightning", ["bob", "Memnite", "Grizzly Bears"])
    assert table.priority == "alice", "nothing was left to divide"
    table.resolve()
    assert table.bob.life == 19
    assert table.damage("Grizzly Bears") == 1


def test_601_2e_what_could_not_be_completed_is_not_offered() -> None:
    """Instead of a return to the moment before (733.1): the option is withheld."""
    table = position(alice=["Mountain"], alice_hand=["Shock", "Lightning Elemental"])
    assert "cast Shock" in table.options
    assert "cast Lightning Elemental" not in table.options


def test_601_2f_the_total_is_the_mana_cost_plus_increases_minus_reductions() -> None:
    table = position(alice=["2 Mountain", "Goblin Electromancer", TAX, TAX], alice_hand=["Shock"])
    table.alice.cast("Shock", ["bob"])
    assert table.tapped("Mountain")
    assert table.tapped("Mountain 2")


def test_601_2f_a_reduction_takes_no_coloured_mana_away() -> None:
    table = position(alice=["Forest", THIRD_PARTY], alice_hand=["Grizzly Bears"])
    table.alice.cast("Grizzly Bears")
    assert table.tapped("Forest")
    short = position(alice=["Mountain", THIRD_PARTY], alice_hand=["Grizzly Bears"])
    refusal = short.alice.why_not("cast Grizzly Bears")
    assert refusal is not None
    assert refusal.rule == "118.3"


def test_601_2f_reduced_to_nothing_is_zero() -> None:
    table = position(alice=[THIRD_PARTY], alice_hand=["Ornithopter", "Bronze Sable"])
    table.alice.cast("Bronze Sable")
    table.resolve()
    assert "Bronze Sable" in table.alice.battlefield


def test_601_2f_the_cost_is_locked_in_before_it_is_paid() -> None:
    """A creature that makes it cheaper is sacrificed for it: it was cheaper when the cost was determined."""
    helper = card("Lender", "{R}", creature, pt="1/1")(costs_less(you, sorcery, less=1))
    offering = card("Offering", "{2}", sorcery)(
        n.CastCost((n.SacrificeCost(creature),)), n.SpellAbility((n.Mode(gain_life(5)),))
    )
    table = position(alice=["Mountain", helper], alice_hand=[offering])
    table.alice.cast("Offering", pay_with=[])
    assert table.alice.graveyard == ["Lender"]
    assert table.stack == ["Offering"]


def test_601_2g_mana_abilities_are_activated_while_paying() -> None:
    table = position(alice=["Mountain", "Llanowar Elves"], alice_hand=["Goblin Piker"], payment="manual")
    table.alice.cast("Goblin Piker")
    assert table.asked == "pay"
    table.alice.taps("Llanowar Elves", "Mountain")
    assert sorted(table.alice.mana) == ["G", "R"]
    while table.asked == "pay":
        table.apply(0)
    assert table.alice.mana == ""
    assert table.stack == ["Goblin Piker"]


def test_601_2g_mana_made_before_is_spent() -> None:
    table = position(alice=["Mountain"], alice_hand=["Shock"])
    table.alice.taps("Mountain")
    assert table.alice.mana == "R"
    table.alice.cast("Shock", ["bob"])
    assert table.alice.mana == ""


def test_601_2h_the_whole_cost_is_paid_or_nothing() -> None:
    table = position(alice=["Mountain"], alice_hand=["Goblin Piker"])
    refusal = table.alice.why_not("cast Goblin Piker")
    assert refusal is not None
    assert refusal.rule == "118.3"


def test_601_2h_a_sacrifice_that_is_a_cost_is_made_before_anybody_can_respond() -> None:
    table = position(alice=["Swamp", "Memnite"], alice_hand=["Bone Splinters"], bob=["Grizzly Bears"])
    table.alice.cast("Bone Splinters", ["Grizzly Bears"])
    assert table.alice.graveyard == ["Memnite"]
    assert table.stack == ["Bone Splinters"]
    assert "Grizzly Bears" in table.bob.battlefield


def test_601_2h_a_cost_that_cannot_be_paid_forbids() -> None:
    table = position(alice=["Swamp"], alice_hand=["Bone Splinters"], bob=["Grizzly Bears"])
    assert table.alice.why_not("cast Bone Splinters") is not None
    with pytest.raises(NotOffered):
        table.alice.cast("Bone Splinters", ["Grizzly Bears"])


def test_601_2h_two_discards_are_paid_from_the_hand_that_is_left() -> None:
    table = position(alice=["2 Mountain"], alice_hand=["Cathartic Reunion", "Forest"])
    assert table.alice.why_not("cast Cathartic Reunion") is not None, "it can't discard itself"
    enough = position(alice=["2 Mountain"], alice_hand=["Cathartic Reunion", "Forest", "Island"])
    enough.alice.cast("Cathartic Reunion")
    assert sorted(enough.alice.graveyard) == ["Forest", "Island"]


def test_601_2i_it_becomes_cast_and_what_triggers_on_that_triggers() -> None:
    table = position(alice=["Mountain", WATCHER], alice_hand=["Shock"])
    table.alice.cast("Shock", ["bob"])
    assert [e.rule for e in table.events("cast")] == ["601.2i"]
    assert table.stack == ["Shock", "Spell Watcher"]
    names = [e.name for e in table.log]
    assert names.index("tap") < names.index("cast") < names.index("triggered"), "paid, then cast, then it triggers"


def test_601_2i_who_cast_it_gets_priority() -> None:
    table = position(alice=["Mountain"], alice_hand=["Shock"])
    table.alice.cast("Shock", ["bob"])
    assert table.priority == "alice"


def test_601_3_no_rule_may_prohibit_it() -> None:
    table = position(alice=["Plains"], alice_hand=["Silence"], bob=["Mountain"], bob_hand=["Shock"])
    table.alice.cast("Silence")
    table.resolve()
    table.alice.passes()
    refusal = table.bob.why_not("cast Shock")
    assert refusal is not None
    assert refusal.source == "Silence"


def test_601_3_a_rule_must_allow_it() -> None:
    """A sorcery at another time, a card in a graveyard."""
    table = position(alice=["Mountain"], bob=["3 Mountain"], bob_hand=["Precision Bolt"], alice_graveyard=["Shock"])
    table.alice.passes()
    refusal = table.bob.why_not("cast Precision Bolt")
    assert refusal is not None
    assert refusal.rule.startswith(("307.", "304.", "601."))
    table = position(alice=["Mountain"], alice_graveyard=["Shock"])
    refusal = table.alice.why_not("cast Shock")
    assert refusal is not None
    assert refusal.rule == "601.3"


def test_601_3b_as_though_it_had_flash() -> None:
    """Yeva lets green creature spells be cast so; others not."""
    table = position(
        active="bob",
        alice=["Yeva, Nature's Herald", "2 Forest", "2 Mountain"],
        alice_hand=["Grizzly Bears", "Goblin Piker"],
    )
    table.bob.passes()
    assert table.alice.why_not("cast Goblin Piker") is not None
    table.alice.cast("Grizzly Bears")
    table.resolve()
    assert "Grizzly Bears" in table.alice.battlefield


def test_601_5_601_5a_only_the_moment_of_beginning_counts() -> None:
    """The creature whose presence gives flash is the cost: the spell is cast nevertheless."""
    opener = card("Opener", "{R}", creature, pt="1/1")(static(n.CastAsThoughFlash(you, sorcery)))
    plunge = card("Late Plunge", "{R}", sorcery)(
        n.CastCost((n.SacrificeCost(creature),)), n.SpellAbility((n.Mode(gain_life(5)),))
    )
    table = position(active="bob", alice=["Mountain", opener], alice_hand=[plunge])
    table.bob.passes()
    table.alice.cast("Late Plunge")
    assert table.alice.graveyard == ["Opener"]
    table.resolve()
    assert table.alice.life == 25


def test_601_7_a_change_of_costs_does_not_touch_what_is_on_the_stack() -> None:
    """Force Spike's price stands in its text; a tax that comes later changes nothing about a spell already cast."""
    flash_tax = card("Flash Tax", "{W}", enchantment)(
        n.HasKeywords(n.Keyword.FLASH), static(n.CostChange(each_player, is_a(n.Anything()), 3))
    )
    table = position(alice=["Mountain"], alice_hand=["Shock"], bob=["Plains"], bob_hand=[flash_tax])
    table.alice.cast("Shock", ["bob"])
    table.alice.passes()
    table.bob.cast("Flash Tax")
    table.resolve()
    assert "Flash Tax" in table.bob.battlefield
    table.resolve()
    assert table.bob.life == 18


def test_601_2f_reductions_count_only_for_their_player_and_kind() -> None:
    table = position(alice=["Goblin Electromancer", "Mountain"], bob=["Mountain"], alice_hand=["Goblin Piker"])
    assert table.alice.why_not("cast Goblin Piker") is not None, "a creature spell costs what it costs"
    dear = position(alice=["Goblin Electromancer", "2 Mountain"], alice_hand=["Precision Bolt"])
    dear.alice.cast("Precision Bolt", ["bob"])
    assert dear.tapped("Mountain 2")


def test_601_3_a_spell_that_says_when_it_may_be_cast() -> None:
    table = position(alice=["2 Plains"], alice_hand=["Mandate of Peace"])
    refusal = table.alice.why_not("cast Mandate of Peace")
    assert refusal is not None
    table.advance_to("beginning of combat")
    assert table.alice.why_not("cast Mandate of Peace") is None


@pytest.mark.rule("601.2c")
def test_a_spell_can_not_target_itself() -> None:
    table = position(alice=["4 Island"], alice_hand=["Counterspell", "Opt"])
    refusal = table.alice.why_not("cast Counterspell")
    assert refusal is not None, "there is no spell on the stack, and it is none of its targets (115.5)"


def test_601_3d_flash_only_while_a_condition_holds() -> None:
    conditional = card("Fair Weather", "{R}", enchantment)(
        as_long_as(your_turn, static(n.CastAsThoughFlash(you, is_a(sorcery))))
    )
    strike = card("Strike", "{R}", sorcery)(n.SpellAbility((n.Mode(damage(1, target), (a_player,)),)))
    mine = position(alice=["2 Mountain", conditional], alice_hand=[strike], step="upkeep")
    mine.alice.cast("Strike", ["bob"])
    assert mine.stack == ["Strike"]
    theirs = position(active="bob", alice=["2 Mountain", conditional], alice_hand=[strike], step="upkeep")
    theirs.bob.passes()
    assert theirs.alice.why_not("cast Strike") is not None
