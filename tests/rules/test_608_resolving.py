"""CR 608: resolving spells and abilities."""

from __future__ import annotations

from tests.support.table import position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.cards.words import (
    a_player,
    any_target,
    card,
    creature,
    damage,
    do,
    draw,
    each_player,
    exile,
    gain_life,
    instant,
    lose_life,
    number_of,
    pay,
    power_of,
    sacrifice,
    sacrifice_a,
    sacrifice_this,
    sorcery,
    target,
    targeting,
    this,
    you,
)


def test_608_1_when_all_pass_the_top_object_resolves() -> None:
    table = position(alice=["2 Mountain"], alice_hand=["2 Shock"], bob=["Memnite"])
    table.alice.cast("Shock", ["Memnite"])
    table.alice.cast("Shock", ["bob"])
    table.alice.passes()
    assert len(table.stack) == 2, "one pass is not enough"
    table.bob.passes()
    assert len(table.stack) == 1
    assert table.bob.life == 18, "the later one was on top"
    assert "Memnite" in table.bob.battlefield
    assert table.priority == "alice"
    assert [e.rule for e in table.events("resolves")] == ["608.1"]


def test_608_2a_an_intervening_if_is_checked_first() -> None:
    """A second Miscreant whose fellow dies in response draws nothing."""
    table = position(
        alice=["Island", "Faerie Miscreant"], alice_hand=["Faerie Miscreant"], bob=["Mountain"], bob_hand=["Shock"]
    )
    table.alice.cast("Faerie Miscreant")
    table.resolve()
    assert table.stack == ["Faerie Miscreant"]
    table.alice.passes()
    table.bob.cast("Shock")
    table.bob.choose("Faerie Miscreant")
    table.resolve_all()
    assert table.alice.hand == []
    assert [e.rule for e in table.events("does not resolve")] == ["603.4"]


def test_608_2b_with_all_targets_illegal_it_does_not_resolve() -> None:
    table = position(alice=["2 Mountain"], alice_hand=["2 Shock"], bob=["Memnite"])
    table.alice.cast("Shock", ["Memnite"])
    table.alice.cast("Shock", ["Memnite"])
    table.resolve_all()
    assert table.bob.graveyard == ["Memnite"]
    assert table.alice.graveyard == ["Shock", "Shock"]
    assert [e.rule for e in table.events("does not resolve")] == ["608.2b"]


def test_608_2b_nothing_of_it_happens_then() -> None:
    """Bladebrand would draw a card too."""
    table = position(alice=["2 Swamp"], alice_hand=["Bladebrand"], bob=["Mountain", "Memnite"], bob_hand=["Shock"])
    table.alice.cast("Bladebrand", ["Memnite"])
    table.alice.passes()
    table.bob.cast("Shock", ["Memnite"])
    table.resolve_all()
    assert table.alice.hand == []


def test_608_2b_with_some_targets_illegal_the_rest_is_affected() -> None:
    table = position(
        alice=["3 Mountain"], alice_hand=["Arc Lightning"], bob=["Island", "Memnite"], bob_hand=["Unsummon"]
    )
    table.alice.cast("Arc Lightning", ["bob", "Memnite", "done"], divided=[2])
    table.alice.passes()
    table.bob.cast("Unsummon", ["Memnite"])
    table.resolve_all()
    assert table.bob.life == 18, "the division stays as announced"
    assert table.bob.hand == ["Memnite"]


def test_608_2b_a_fight_with_one_illegal_target_is_no_fight() -> None:
    table = position(
        alice=["Forest", "Grizzly Bears"],
        alice_hand=["Prey Upon"],
        bob=["Mountain", "Centaur Courser"],
        bob_hand=["Shock"],
    )
    table.alice.cast("Prey Upon", ["Grizzly Bears", "Centaur Courser"])
    table.alice.passes()
    table.bob.cast("Shock", ["Grizzly Bears"])
    table.resolve_all()
    assert table.damage("Centaur Courser") == 0


def test_608_2b_a_target_that_has_left_and_returned_is_another_object() -> None:
    table = position(alice=["Mountain"], alice_hand=["Shock"], bob=["Plains", "Memnite"], bob_hand=["Cloudshift"])
    table.alice.cast("Shock", ["Memnite"])
    table.alice.passes()
    table.bob.cast("Cloudshift", ["Memnite"])
    table.resolve_all()
    assert "Memnite" in table.bob.battlefield


def test_608_2b_a_target_that_no_longer_fits_is_illegal() -> None:
    """Royal Assassin's target has been untapped in response."""
    table = position(alice=["Royal Assassin"], bob=["Quirion Ranger (tapped)", "Forest"])
    table.alice.activate("Royal Assassin", ["Quirion Ranger"])
    table.alice.passes()
    table.bob.activate("Quirion Ranger", ["Quirion Ranger"])
    table.resolve_all()
    assert "Quirion Ranger" in table.bob.battlefield


def test_608_2b_hexproof_gained_makes_an_opponents_target_illegal() -> None:
    veil = card("Veil", "{0}", instant)(targeting(creature).do(n.Apply(target, (n.GainKeywords(n.Keyword.HEXPROOF),))))
    table = position(alice=["Mountain"], alice_hand=["Shock"], bob=["Memnite"], bob_hand=[veil])
    table.alice.cast("Shock", ["Memnite"])
    table.alice.passes()
    table.bob.cast("Veil", ["Memnite"])
    table.resolve_all()
    assert "Memnite" in table.bob.battlefield
    assert "608.2b" in [e.rule for e in table.events("does not resolve")]


def test_608_2c_instructions_are_followed_in_the_order_written() -> None:
    """Faithless Looting draws first: what was drawn may be discarded."""
    table = position(
        alice=["Mountain"], alice_hand=["Faithless Looting"], alice_library=["Memnite", "Forest", "Island"]
    )
    table.alice.cast("Faithless Looting")
    table.resolve()
    assert table.alice.graveyard == ["Memnite", "Forest", "Faithless Looting"], (
        "there was no other hand to discard from"
    )
    assert table.alice.library[0] == "Island"


def test_608_2c_mental_note_mills_before_it_draws() -> None:
    table = position(alice=["Island"], alice_hand=["Mental Note"], alice_library=["Memnite", "Forest", "Ornithopter"])
    table.alice.cast("Mental Note")
    table.resolve()
    assert table.alice.graveyard == ["Memnite", "Forest", "Mental Note"]
    assert table.alice.hand == ["Ornithopter"]


def test_608_2d_choices_are_made_as_the_effect_is_applied() -> None:
    """Diabolic Edict targets a player; which creature goes is chosen on resolution."""
    table = position(alice=["2 Swamp"], alice_hand=["Diabolic Edict"], bob=["Memnite", "Grizzly Bears"])
    table.alice.cast("Diabolic Edict", ["bob"])
    assert table.priority == "alice"
    table.resolve()
    assert table.asked_player == "bob"
    table.bob.choose("Memnite")
    assert table.bob.battlefield == ["Grizzly Bears"]


def test_608_2d_what_is_impossible_is_not_offered() -> None:
    """Without a creature to sacrifice, the Artist's question is not asked."""
    pit = card("Offer Pit", "{0}", sorcery)(
        n.SpellAbility((n.Mode(n.PayOrElse((sacrifice_a(creature),), you, gain_life(5), lose_life(1, you))),))
    )
    table = position(alice_hand=[pit])
    table.alice.cast("Offer Pit")
    table.resolve()
    assert table.alice.life == 19


def test_608_2d_what_is_chosen_at_random_nobody_is_asked() -> None:
    here = n.All((n.InZone(Zone.GRAVEYARD), n.OwnedBy(you)))
    for count, left in ((2, 1), (5, 0)):
        chosen = n.Choose(here, at_least=n.Fixed(count), at_most=n.Fixed(count), at_random=True)
        fish = card("Fish", "{0}", instant)(do(chosen, n.Move(n.Saved("it"), Zone.HAND)))
        table = position(alice_hand=[fish], alice_graveyard=["Memnite", "Shock", "Forest"], bob_graveyard=["Plains"])
        table.alice.cast("Fish")
        table.resolve()
        assert len(table.alice.graveyard) == left + 1  # and the spell itself
        assert len(table.alice.hand) == 3 - left


def test_608_2e_choices_in_turn_order_then_the_action_at_once() -> None:
    """Both choose, the active player first; then both creatures die together."""
    cull = card("Cull", "{0}", sorcery)(n.SpellAbility((n.Mode(sacrifice(creature, by=each_player)),)))
    table = position(alice=["Memnite", "Ornithopter"], alice_hand=[cull], bob=["Grizzly Bears", "Bear Cub"])
    table.alice.cast("Cull")
    table.resolve()
    assert table.asked_player == "alice"
    table.alice.choose("Memnite")
    assert table.asked_player == "bob"
    assert "Memnite" in table.alice.battlefield, "nothing is sacrificed before all have chosen"
    table.bob.choose("Bear Cub")
    assert table.alice.battlefield == ["Ornithopter"]
    assert table.bob.battlefield == ["Grizzly Bears"]


def test_608_2f_an_action_on_many_is_one_event() -> None:
    """Damage to each opponent and loss for each player happen at once: both can lose together."""
    doom = card("Doom", "{0}", sorcery)(n.SpellAbility((n.Mode(lose_life(20, each_player)),)))
    table = position(alice_hand=[doom])
    table.alice.cast("Doom")
    table.resolve()
    assert table.over
    assert table.state.winners == []


def test_608_2f_draws_are_one_by_one_the_active_players_first() -> None:
    table = position(alice=["3 Island"], alice_hand=["Prosperity"], alice_library=["Memnite"], bob_library=["Forest"])
    table.alice.cast("Prosperity", x=2)
    table.resolve()
    draws = [e.player for e in table.events("draw")]
    assert draws == ["alice", "alice", "bob", "bob"]


def test_608_2g_mana_abilities_may_be_activated_to_pay_during_resolution() -> None:
    table = position(
        alice=["2 Mountain"], alice_hand=["Shock"], bob=["Island"], bob_hand=["Force Spike"], payment="manual"
    )
    table.alice.cast("Shock", ["bob"])
    table.alice.taps("Mountain")
    table.apply(0)
    table.alice.passes()
    table.bob.cast("Force Spike", ["Shock"])
    table.bob.taps("Island")
    table.apply(0)
    table.resolve()
    assert table.asked_player == "alice"
    table.alice.choose("yes")
    table.alice.taps("Mountain 2")
    if table.asked == "pay":
        table.apply(0)
    assert table.stack == ["Shock"], "paid: it is not countered"


def test_608_2g_declined_or_impossible_the_rest_follows() -> None:
    table = position(alice=["Mountain"], alice_hand=["Shock"], bob=["Island"], bob_hand=["Force Spike"])
    table.alice.cast("Shock", ["bob"])
    table.alice.passes()
    table.bob.cast("Force Spike", ["Shock"])
    table.resolve()
    assert table.stack == []
    assert table.alice.graveyard == ["Shock"]


def test_608_2h_the_number_is_determined_once_as_the_effect_is_applied() -> None:
    """Wellwisher counts the Elves there are on resolution."""
    table = position(
        alice=["Wellwisher", "Forest"], alice_hand=["Llanowar Elves"], bob=["Mountain"], bob_hand=["Shock"]
    )
    table.alice.activate("Wellwisher")
    table.alice.passes()
    table.bob.cast("Shock", ["Wellwisher"])
    table.resolve_all()
    assert table.alice.life == 20, "no Elf was left"


def test_608_2h_a_continuous_effects_numbers_do_not_change_later() -> None:
    rally = card("Rally", "{0}", instant)(
        targeting(creature).do(n.Apply(target, (n.AddPT(number_of(creature), n.Fixed(0)),)))
    )
    table = position(alice=["Memnite", "Ornithopter", "Mountain"], alice_hand=[rally, "Shock"])
    table.alice.cast("Rally", ["Memnite"])
    table.resolve()
    assert table.pt("Memnite") == "3/1"
    table.alice.cast("Shock", ["Ornithopter"])
    table.resolve()
    assert table.pt("Memnite") == "3/1"


def test_608_2h_last_known_information_of_what_has_left() -> None:
    """Swords to Plowshares looks at the power the creature last had."""
    table = position(
        alice=["Plains", "Forest"], alice_hand=["Swords to Plowshares", "Giant Growth"], bob=["Grizzly Bears"]
    )
    table.alice.cast("Giant Growth", ["Grizzly Bears"])
    table.resolve()
    table.alice.cast("Swords to Plowshares", ["Grizzly Bears"])
    table.resolve()
    assert table.bob.life == 25
    assert table.exile == ["Grizzly Bears"]


def test_608_2h_a_source_that_is_gone_deals_damage_as_it_was() -> None:
    """The sacrificed creature's power, pumped, is what counts; and it was a source with lifelink."""
    fling = card("Hurler", "{0}", creature, pt="3/3")(
        n.HasKeywords(n.Keyword.LIFELINK), pay(sacrifice_this).targeting(any_target).do(damage(power_of(this), target))
    )
    table = position(alice=[fling, "Forest"], alice_hand=["Giant Growth"])
    table.alice.cast("Giant Growth", ["Hurler"])
    table.resolve()
    table.alice.activate("Hurler", ["bob"])
    table.resolve()
    assert table.bob.life == 14
    assert table.alice.life == 26


def test_608_2i_what_attacked_this_turn_is_asked_of_the_past() -> None:
    table = position(alice=["4 Mountain", "Memnite"], alice_hand=["Relentless Assault"])
    table.alice.attack(["Memnite"])
    table.advance_to("postcombat main")
    assert table.tapped("Memnite")
    table.alice.cast("Relentless Assault")
    table.resolve()
    assert not table.tapped("Memnite")


def test_608_2j_only_the_characteristic_that_is_named_counts() -> None:
    """Doom Blade asks for a nonblack creature, whatever else it is."""
    table = position(alice=["2 Swamp"], alice_hand=["Doom Blade"], bob=["Memnite"])
    table.alice.cast("Doom Blade", ["Memnite"])
    table.resolve()
    assert table.bob.graveyard == ["Memnite"]


def test_608_2k_an_object_named_by_the_trigger_is_affected_though_it_has_changed() -> None:
    """Lethal Vapors destroys the creature that entered, whatever it has become since."""
    table = position(alice=["Lethal Vapors", "2 Island"], alice_hand=["Memnite", "Turn to Frog"])
    table.alice.cast("Memnite")
    table.resolve()
    assert table.stack == ["Lethal Vapors"]
    table.alice.cast("Turn to Frog", ["Memnite"])
    table.resolve_all()
    assert "Memnite" in table.alice.graveyard


def test_608_2m_a_spell_that_leaves_the_stack_while_it_resolves_resolves_fully() -> None:
    vanish = card("Vanishing Act", "{0}", instant)(n.SpellAbility((n.Mode(n.Sequence((exile(this), gain_life(4)))),)))
    table = position(alice_hand=[vanish])
    table.alice.cast("Vanishing Act")
    table.resolve()
    assert table.exile == ["Vanishing Act"]
    assert table.alice.life == 24
    assert table.alice.graveyard == []


def test_608_2n_an_instant_goes_to_its_owners_graveyard_last() -> None:
    counting = card("Counting Rite", "{0}", sorcery)(
        n.SpellAbility((n.Mode(gain_life(number_of(n.InZone(Zone.GRAVEYARD)))),))
    )
    table = position(alice_hand=[counting], alice_graveyard=["Memnite"])
    table.alice.cast("Counting Rite")
    table.resolve()
    assert table.alice.life == 21, "it was not yet in the graveyard itself"
    assert table.alice.graveyard == ["Memnite", "Counting Rite"]


def test_608_2n_an_ability_ceases_to_exist() -> None:
    table = position(alice=["Soulmender"])
    table.alice.activate("Soulmender")
    table.resolve()
    assert table.stack == []
    assert table.alice.battlefield == ["Soulmender"]
    assert table.alice.graveyard == []


def test_608_2n_flashback_replaces_the_graveyard_by_exile() -> None:
    table = position(alice=["3 Island"], alice_graveyard=["Think Twice"])
    table.alice.cast("Think Twice", way=1)
    table.resolve()
    assert table.exile == ["Think Twice"]


def test_608_3_608_3a_a_permanent_spell_becomes_a_permanent() -> None:
    table = position(alice=["2 Forest"], alice_hand=["Grizzly Bears"])
    table.alice.cast("Grizzly Bears")
    table.resolve()
    assert "Grizzly Bears" in table.alice.battlefield
    assert table.controller("Grizzly Bears") == "alice"
    assert [e.rule for e in table.events("enters", what="Grizzly Bears")]
    assert table.stack == []


def test_608_3a_it_enters_with_what_was_announced_for_it() -> None:
    table = position(alice=["3 Forest"], alice_hand=["Endless One"])
    table.alice.cast("Endless One", x=3)
    table.resolve()
    assert table.pt("Endless One") == "3/3"


def test_608_2_a_resolving_ability_uses_its_targets_controller() -> None:
    """Path to Exile: the controller of the exiled creature may search."""
    table = position(alice=["Plains"], alice_hand=["Path to Exile"], bob=["Memnite"], bob_library=["Forest"])
    table.alice.cast("Path to Exile", ["Memnite"])
    table.resolve()
    assert table.asked_player == "bob"


def test_608_2d_a_player_with_an_empty_library_may_draw() -> None:
    """Choosing to draw from an empty library is possible; it loses the game (704.5b)."""
    offer = card("Poisoned Gift", "{0}", sorcery)(targeting(a_player).do(n.May(draw(1, target), target)))
    table = position(alice_hand=[offer], bob_blanks=0)
    table.alice.cast("Poisoned Gift", ["bob"])
    table.resolve()
    table.bob.choose("yes")
    assert table.over
    assert table.state.winners == [0]


def test_608_2h_the_sacrificed_creature_is_known_as_it_last_was() -> None:
    """Sacrifice adds mana for the creature's mana value, though the creature is gone."""
    table = position(alice=["Swamp", "Craw Wurm"], alice_hand=["Sacrifice"])
    table.alice.cast("Sacrifice")
    table.resolve()
    assert table.alice.mana == "BBBBBB"
