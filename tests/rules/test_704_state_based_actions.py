"""CR 704: state-based actions."""

from __future__ import annotations

import pytest
from tests.support.table import position

from mainphase.cards import nodes as n
from mainphase.cards.words import (
    apply,
    card,
    chapter,
    creature,
    damage,
    deathtouch,
    destroy,
    dies,
    each,
    each_player,
    enchantment,
    gain_life,
    gets,
    have,
    indestructible,
    instant,
    is_a,
    legendary,
    lose_life,
    put_counters,
    sorcery,
    target,
    targeting,
    whenever,
    wither,
    you,
    yours,
)

MOURNER = card("Mourner", "{B}", enchantment)(whenever(dies(creature)).do(gain_life(1)))
WITHER = card("Wither", "{0}", instant)(targeting(creature).do(apply(target, gets(-1, -1))))
BLIGHT = card("Blight", "{0}", instant)(targeting(creature).do(put_counters(2, "-1/-1", target)))


def test_704_1_704_2_they_happen_by_themselves_and_do_not_use_the_stack() -> None:
    table = position(alice=["Mountain"], alice_hand=["Shock"], bob=["Memnite"])
    table.alice.cast("Shock", ["Memnite"])
    table.resolve()
    assert table.bob.graveyard == ["Memnite"]
    assert table.stack == []
    assert [e.rule for e in table.events("state-based action")] == ["704.5g"]
    assert [e.player for e in table.events("state-based action")] == [None], "nobody controls them"


def test_704_1a_a_state_that_is_watched_for_is_a_trigger_and_uses_the_stack() -> None:
    table = position(alice=["Covetous Dragon", "Memnite"], alice_hand=[WITHER])
    table.alice.cast("Wither", ["Memnite"])
    table.resolve()
    assert table.alice.graveyard == ["Wither", "Memnite"]
    assert table.stack == ["Covetous Dragon"]
    assert "Covetous Dragon" in table.alice.battlefield


def test_704_3_all_that_apply_are_performed_as_one_event() -> None:
    """Both creatures die at once, and see each other die."""
    pair = card("Twin", "{0}", creature, pt="2/2")(whenever(dies(creature, n.Other())).do(gain_life(1)))
    quake = card("Quake", "{0}", sorcery)(n.SpellAbility((n.Mode(damage(2, each(creature))),)))
    table = position(alice=[pair, pair], alice_hand=[quake])
    table.alice.cast("Quake")
    table.resolve_all()
    if table.asked == "order triggers":
        table.apply(0)
    table.resolve_all()
    assert table.alice.life == 22


def test_704_3_again_until_none_applies() -> None:
    """When the lord dies, the creature that it kept alive dies in the next check, before anybody gets priority."""
    lord = card("Lord", "{0}", creature, pt="1/1")(
        have(is_a(creature, yours, n.Other()), n.AddPT(n.Fixed(1), n.Fixed(1)))
    )
    table = position(alice=[lord, "Memnite (1 damage)", "Mountain"], alice_hand=["Shock"])
    table.alice.cast("Shock", ["Lord"])
    table.resolve()
    assert sorted(table.alice.graveyard) == ["Lord", "Memnite", "Shock"]
    assert [e.what for e in table.events("state-based action")] == ["Lord", "Memnite"]
    assert table.priority == "alice"


def test_704_3_before_triggered_abilities_go_on_the_stack() -> None:
    table = position(alice=[MOURNER, "Mountain"], alice_hand=["Shock"], bob=["Memnite"])
    table.alice.cast("Shock", ["Memnite"])
    table.resolve()
    names = [e.name for e in table.log]
    assert names.index("state-based action") < names.index("put on the stack")
    assert table.stack == ["Mourner"]


def test_704_4_what_happens_during_a_resolution_is_not_looked_at() -> None:
    """A creature with lethal damage that is healed by growth within the same resolution lives."""
    mend = card("Break and Mend", "{0}", sorcery)(targeting(creature).do(damage(1, target), apply(target, gets(0, 3))))
    table = position(alice=["Memnite"], alice_hand=[mend])
    table.alice.cast("Break and Mend", ["Memnite"])
    table.resolve()
    assert table.alice.battlefield == ["Memnite"]
    assert table.damage("Memnite") == 1


def test_704_4_below_zero_and_back_within_one_resolution() -> None:
    dip = card("Dip", "{0}", sorcery)(n.SpellAbility((n.Mode(n.Sequence((lose_life(20, you), gain_life(1)))),)))
    table = position(alice_hand=[dip])
    table.alice.cast("Dip")
    table.resolve()
    assert not table.over
    assert table.alice.life == 1


def test_704_5_704_5a_zero_life() -> None:
    table = position(alice=["Mountain"], alice_hand=["Shock"], bob_life=2)
    table.alice.cast("Shock", ["bob"])
    table.resolve()
    assert table.over
    assert [(e.player, e.rule) for e in table.events("player loses")] == [("bob", "704.5a")]


def test_704_5a_both_at_once_is_a_draw() -> None:
    doom = card("Doom", "{0}", sorcery)(n.SpellAbility((n.Mode(lose_life(20, each_player)),)))
    table = position(alice_hand=[doom])
    table.alice.cast("Doom")
    table.resolve()
    assert table.over
    assert table.state.winners == []


def test_704_5b_drawing_from_an_empty_library() -> None:
    table = position(alice=["Island"], alice_hand=["Ancestral Recall"], bob_blanks=2)
    table.alice.cast("Ancestral Recall", ["bob"])
    table.resolve()
    assert table.over
    assert [(e.player, e.rule) for e in table.events("player loses")] == [("bob", "704.5b")]


def test_704_5b_an_empty_library_alone_does_no_harm() -> None:
    table = position(alice=["Island"], alice_hand=["Ancestral Recall"], bob_blanks=3)
    table.alice.cast("Ancestral Recall", ["bob"])
    table.resolve()
    assert not table.over
    assert table.bob.library == []


def test_704_5c_ten_poison_counters() -> None:
    venom = card("Venom", "{0}", sorcery)(
        n.SpellAbility((n.Mode(put_counters(1, "poison", n.Target(0)), (n.TargetPhrase(None, each_player),)),))
    )
    table = position(alice_hand=[venom, venom], bob_poison=8)
    table.alice.cast("Venom", ["bob"])
    table.resolve()
    assert table.bob.in_game, "nine are not enough"
    table.alice.cast("Venom", ["bob"])
    table.resolve()
    assert table.over
    assert [(e.player, e.rule) for e in table.events("player loses")] == [("bob", "704.5c")]


def test_704_5d_a_token_elsewhere_ceases_to_exist() -> None:
    table = position(alice=["2 Mountain", "2 Island"], alice_hand=["Dragon Fodder", "Boomerang"])
    table.alice.cast("Dragon Fodder")
    table.resolve()
    table.alice.cast("Boomerang", ["Goblin Token"])
    table.resolve()
    assert table.alice.hand == []
    assert "704.5d" in [e.rule for e in table.events("state-based action")]


def test_704_5d_it_was_there_for_a_moment() -> None:
    """A token that dies is put into the graveyard first: what triggers on that triggers."""
    table = position(alice=["2 Mountain", MOURNER], alice_hand=["Dragon Fodder", WITHER])
    table.alice.cast("Dragon Fodder")
    table.resolve()
    table.alice.cast("Wither", ["Goblin Token"])
    table.resolve()
    assert table.stack == ["Mourner"]
    assert table.alice.graveyard == ["Dragon Fodder", "Wither"]


def test_704_5f_toughness_zero_goes_to_the_graveyard_though_indestructible() -> None:
    table = position(alice=["Darksteel Myr"], alice_hand=[WITHER])
    table.alice.cast("Wither", ["Darksteel Myr"])
    table.resolve()
    assert "Darksteel Myr" in table.alice.graveyard
    assert [e.rule for e in table.events("state-based action")] == ["704.5f"]
    assert not table.events("destroyed")


def test_704_5g_lethal_damage_destroys() -> None:
    table = position(alice=["2 Mountain"], alice_hand=["Shock", "Shock"], bob=["Centaur Courser"])
    table.alice.cast("Shock", ["Centaur Courser"])
    table.resolve()
    assert table.damage("Centaur Courser") == 2
    table.alice.cast("Shock", ["Centaur Courser"])
    table.resolve()
    assert table.bob.graveyard == ["Centaur Courser"]
    assert [e.rule for e in table.events("state-based action")] == ["704.5g"]
    assert table.events("destroyed", what="Centaur Courser")


def test_704_5g_indestructible_is_not_destroyed() -> None:
    table = position(alice=["Mountain"], alice_hand=["Shock"], bob=["Darksteel Myr"])
    table.alice.cast("Shock", ["Darksteel Myr"])
    table.resolve()
    assert table.bob.battlefield == ["Darksteel Myr"]
    assert table.damage("Darksteel Myr") == 2


def test_704_5g_damage_that_becomes_lethal_later_destroys_then() -> None:
    """The growth wears off together with the damage; a shrinking does not wait."""
    table = position(alice=["Mountain"], alice_hand=["Shock", WITHER], bob=["Centaur Courser"])
    table.alice.cast("Shock", ["Centaur Courser"])
    table.resolve()
    table.alice.cast("Wither", ["Centaur Courser"])
    table.resolve()
    assert table.bob.graveyard == ["Centaur Courser"]


def test_704_5h_any_damage_by_a_source_with_deathtouch() -> None:
    table = position(alice=["Typhoid Rats", "Forest"], alice_hand=["Prey Upon"], bob=["Craw Wurm"])
    table.alice.cast("Prey Upon", ["Typhoid Rats", "Craw Wurm"])
    table.resolve()
    assert table.bob.graveyard == ["Craw Wurm"]
    assert "704.5h" in [e.rule for e in table.events("state-based action", what="Craw Wurm")]


def test_704_5h_only_since_the_last_check() -> None:
    """An indestructible creature survives the check; losing its indestructibility later does not condemn it."""
    shield = card("Shielded", "{0}", creature, pt="3/5")(indestructible)
    sting = card("Sting", "{0}", creature, pt="1/1")(deathtouch)
    strip = card("Strip", "{0}", instant)(targeting(creature).do(apply(target, n.LoseAllAbilities())))
    table = position(alice=[sting, "Forest"], alice_hand=["Prey Upon", strip], bob=[shield])
    table.alice.cast("Prey Upon", ["Sting", "Shielded"])
    table.resolve()
    assert table.bob.battlefield == ["Shielded"]
    table.alice.cast("Strip", ["Shielded"])
    table.resolve()
    assert table.bob.battlefield == ["Shielded"]


def test_704_5h_since_the_last_check_though_it_found_nothing_to_do() -> None:
    """Darksteel Myr survives the sting; when it is a great Frog and not indestructible, it was long ago."""
    table = position(
        alice=["Typhoid Rats", "2 Forest", "2 Island"],
        alice_hand=["Prey Upon", "Giant Growth", "Turn to Frog"],
        bob=["Darksteel Myr"],
    )
    table.alice.cast("Prey Upon", ["Typhoid Rats", "Darksteel Myr"])
    table.resolve()
    assert table.damage("Darksteel Myr") == 1
    table.alice.cast("Giant Growth", ["Darksteel Myr"])
    table.resolve()
    table.alice.cast("Turn to Frog", ["Darksteel Myr"])
    table.resolve()
    assert table.pt("Darksteel Myr") == "4/4"
    assert table.bob.battlefield == ["Darksteel Myr"]


def test_704_5h_a_mark_of_deathtouch_does_not_outlast_the_check() -> None:
    shield = card("Shielded", "{0}", creature, pt="0/5")(indestructible)
    sting = card("Sting", "{0}", creature, pt="1/1")(deathtouch)
    strip = card("Strip", "{0}", instant)(targeting(creature).do(apply(target, n.LoseAllAbilities())))
    table = position(alice=[sting, "Forest"], alice_hand=["Prey Upon", strip], bob=[shield])
    table.alice.cast("Prey Upon", ["Sting", "Shielded"])
    table.resolve()
    assert table.alice.battlefield == ["Sting", "Forest"]
    table.alice.cast("Strip", ["Shielded"])
    table.resolve()
    assert table.bob.battlefield == ["Shielded"]


def test_704_5h_damage_in_the_form_of_counters_is_damage() -> None:
    """Wither marks none, and a creature is destroyed by deathtouch all the same."""
    sting = card("Withering Sting", "{0}", creature, pt="1/1")(deathtouch, wither)
    table = position(alice=[sting, "Forest"], alice_hand=["Prey Upon"], bob=["Craw Wurm"])
    table.alice.cast("Prey Upon", ["Withering Sting", "Craw Wurm"])
    table.resolve()
    assert table.bob.graveyard == ["Craw Wurm"]
    assert "704.5h" in [e.rule for e in table.events("state-based action", what="Craw Wurm")]


def test_704_5j_the_legend_rule_lets_the_controller_choose() -> None:
    table = position(alice=["Plains", "Isamaru, Hound of Konda"], alice_hand=["Isamaru, Hound of Konda"])
    old = table.find("Isamaru, Hound of Konda").id
    table.alice.cast("Isamaru, Hound of Konda")
    table.resolve()
    assert table.asked == "legend rule"
    assert table.asked_player == "alice"
    table.apply(1)
    assert table.alice.graveyard == ["Isamaru, Hound of Konda"]
    assert table.find("Isamaru, Hound of Konda").id != old, "the new one was kept"
    assert "704.5j" in [e.rule for e in table.events("state-based action")]
    assert not table.events("destroyed")


def test_704_5j_two_players_may_each_have_one() -> None:
    table = position(alice=["Isamaru, Hound of Konda"], bob=["Isamaru, Hound of Konda"])
    assert table.priority == "alice"
    assert len(table.battlefield) == 2


def test_704_5j_other_names_are_other_legends() -> None:
    king = card("The King", "{0}", legendary, creature, pt="1/1")()
    table = position(alice=["Isamaru, Hound of Konda", king])
    assert table.priority == "alice"


def test_704_5q_plus_and_minus_counters_cancel() -> None:
    table = position(alice=["Centaur Courser (3 +1/+1)"], alice_hand=[BLIGHT])
    table.alice.cast("Blight", ["Centaur Courser"])
    table.resolve()
    assert table.counters("Centaur Courser", "+1/+1") == 1
    assert table.counters("Centaur Courser", "-1/-1") == 0
    assert table.pt("Centaur Courser") == "4/4"
    assert "704.5q" in [e.rule for e in table.events("state-based action")]


def test_704_5q_704_5f_one_check_sees_both() -> None:
    """A 1/1 with a +1/+1 counter gets two -1/-1 counters: its toughness is 0, and it goes as the counters cancel."""
    table = position(alice=["Memnite (1 +1/+1)"], alice_hand=[BLIGHT])
    table.alice.cast("Blight", ["Memnite"])
    table.resolve()
    assert table.alice.graveyard == ["Blight", "Memnite"]


def test_704_5s_a_saga_is_sacrificed_after_its_last_chapter() -> None:
    table = position(alice=["Rite of Belzenlok (2 lore)"], alice_hand=["Forest"], step="draw")
    table.advance_to("precombat main")
    assert table.stack == ["Rite of Belzenlok"]
    assert "Rite of Belzenlok" in table.alice.battlefield, "its chapter has not left the stack"
    table.resolve()
    assert "Rite of Belzenlok" not in table.alice.battlefield
    assert table.alice.graveyard == ["Rite of Belzenlok"]
    assert "704.5s" in [e.rule for e in table.events("state-based action")]


def test_704_5s_as_soon_as_the_chapter_has_left_the_stack_though_it_did_nothing() -> None:
    """Its last chapter has no effect now: the Saga goes all the same before anybody gets priority."""
    idle = card("Idle Tale", "{0}", enchantment, "Saga")(chapter(1).do(destroy(each(creature))))
    table = position(alice=[idle], step="draw")
    table.advance_to("precombat main")
    assert table.stack == ["Idle Tale"]
    table.resolve()
    assert table.alice.battlefield == []
    assert table.alice.graveyard == ["Idle Tale"]


def test_704_5s_its_last_chapter_found_no_target() -> None:
    """The chapter is never put onto the stack (CR 603.3d): the Saga goes before anybody gets priority."""
    lonely = card("Lonely Tale", "{0}", enchantment, "Saga")(chapter(1).targeting(creature).do(destroy(target)))
    table = position(alice=[lonely], step="draw")
    table.advance_to("precombat main")
    assert table.stack == []
    assert table.alice.graveyard == ["Lonely Tale"]


def test_704_8_the_last_known_information_is_from_before_any_of_them() -> None:
    """The lord and its follower die together: the follower died as the 2/2 it was."""
    lord = card("Lord", "{0}", creature, pt="1/1")(
        have(is_a(creature, yours, n.Other()), n.AddPT(n.Fixed(1), n.Fixed(1)))
    )
    weigh = card("Weigher", "{W}", enchantment)(
        whenever(n.Dies(is_a(creature, n.Named("Memnite")))).do(gain_life(n.PowerOf(n.ThatObject())))
    )
    quake = card("Quake", "{0}", sorcery)(n.SpellAbility((n.Mode(damage(2, each(creature))),)))
    table = position(alice=[lord, "Memnite", weigh], alice_hand=[quake])
    table.alice.cast("Quake")
    table.resolve_all()
    assert table.alice.life == 22


@pytest.mark.parametrize("step", ["upkeep", "draw", "end step"])
def test_704_3_wherever_a_player_would_get_priority(step: str) -> None:
    table = position(step=step, alice=["Memnite (1 damage)"])
    assert table.alice.graveyard == ["Memnite"]


def test_704_5f_a_continuous_effect_is_enough() -> None:
    """Sulfur Elemental shrinks white creatures: no damage is needed."""
    table = position(alice=["3 Mountain"], alice_hand=["Sulfur Elemental"], bob=["Elite Vanguard", "Grizzly Bears"])
    table.alice.cast("Sulfur Elemental")
    table.resolve()
    assert table.bob.graveyard == ["Elite Vanguard"]
    assert [e.rule for e in table.events("state-based action")] == ["704.5f"]


def test_704_5k_of_worlds_the_newest_stays_whoever_controls_them() -> None:
    world = n.OfSupertype(n.Supertype.WORLD)
    old, new = (card(name, "{0}", world, enchantment)() for name in ("Old World", "New World"))
    table = position(alice_hand=[new], bob=[old])
    table.alice.cast("New World")
    table.resolve()
    assert table.battlefield == ["New World"]
    assert table.bob.graveyard == ["Old World"]
    assert "704.5k" in [e.rule for e in table.events("state-based action")]
