"""The last day of the Fifth Edition rules (31 May 1999) and the first of Classic Sixth Edition (1 June 1999)."""

from __future__ import annotations

from tests.dates.making import creature, intend_to_attack, settle, spell, when
from tests.support.table import Table, opening, position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardDef, CardType, Color, Duration, Keyword
from mainphase.kernel.values import OptionKind
from mainphase.rules.plan import Action

LAST, FIRST = "1999-05-31", "1999-06-01"
MAIN = {LAST: "main phase", FIRST: "precombat main"}


def answered_bolt(rules: str) -> Table:
    """Alice's Lightning Bolt was answered with Unsummon, which has resolved."""
    table = position(
        alice=["2 Mountain", "Grizzly Bears"], alice_hand=["Lightning Bolt", "Shock"], bob=["Island"],
        bob_hand=["Unsummon"], rules=rules, step=MAIN[rules],
    )  # fmt: skip
    table.alice.cast("Lightning Bolt", targets=["bob"])
    while table.priority != "bob" or "cast Unsummon" not in table.options:
        table.pass_once()
    table.bob.cast("Unsummon", targets=["Grizzly Bears"])
    while "Unsummon" in table.stack:
        table.pass_once()
    return table


def test_nothing_can_be_added_to_a_batch_that_resolves_on_31_may_1999() -> None:
    table = answered_bolt(LAST)
    assert table.alice.hand == ["Shock", "Grizzly Bears"]
    assert "cast Shock" not in table.options
    settle(table)
    assert table.bob.life == 17


def test_408_1c_priority_comes_after_each_thing_that_resolves_on_1_june_1999() -> None:
    table = answered_bolt(FIRST)
    assert (table.stack, table.priority) == (["Lightning Bolt"], "alice")
    assert "cast Shock" in table.options


def phases(rules: str) -> list[str]:
    table = position(alice=["Forest"], rules=rules, step="upkeep")
    table.forget()
    table.advance_to("bob's upkeep")
    return [e.word for e in table.events("phase begins")]


def test_six_phases_on_31_may_1999() -> None:
    assert phases(LAST) == [
        "draw phase", "main phase", "discard phase", "cleanup phase", "beginning of turn", "untap phase",
        "upkeep phase",
    ]  # fmt: skip


def test_300_1_five_phases_on_1_june_1999() -> None:
    assert phases(FIRST) == [
        "precombat main phase", "combat phase", "postcombat main phase", "end phase", "beginning phase",
    ]  # fmt: skip


def test_the_attack_is_made_in_the_main_phase_on_31_may_1999() -> None:
    table = position(alice=["Grizzly Bears"], alice_hand=["Forest"], rules=LAST, step="main phase")
    intend_to_attack(table)
    table.alice.choose("attack bob")
    while table.state.combat is not None:
        table.pass_once()
    assert (table.phase, table.bob.life) == ("main phase", 18)
    table.alice.play_land("Forest")


def test_306_1_the_attack_is_a_phase_on_1_june_1999() -> None:
    table = position(alice=["Grizzly Bears"], rules=FIRST)
    table.alice.attack(["Grizzly Bears"])
    assert (table.phase, table.step) == ("combat phase", "declare attackers step")
    assert not [o for o in position(alice=["Grizzly Bears"], rules=FIRST).options if o == "phase ability"]


def burned_out(rules: str) -> Table:
    table = position(alice=["Mountain"], alice_hand=["Lightning Bolt"], bob_life=3, rules=rules, step=MAIN[rules])
    table.alice.cast("Lightning Bolt", targets=["bob"])
    settle(table)
    return table


def test_a_player_without_life_lives_on_until_the_phase_ends_on_31_may_1999() -> None:
    table = burned_out(LAST)
    assert (table.bob.life, table.over) == (0, False)


def test_420_5a_a_player_without_life_loses_at_once_on_1_june_1999() -> None:
    assert burned_out(FIRST).winners == ["alice"]


KEPT = spell("Lasting Spark", n.AddMana(((Color.RED,),), keeps=Duration.END_OF_PHASE))


def kept_mana(rules: str) -> Table:
    """Mana that is not lost until end of phase; that phase is over, and the next begins."""
    table = position(alice_hand=[KEPT], rules=rules, step="upkeep")
    table.alice.cast("Lasting Spark")
    settle(table)
    table.advance_to("draw" if rules == LAST else "precombat main")
    return table


def test_what_ends_with_a_phase_ends_before_mana_burns_on_31_may_1999() -> None:
    table = kept_mana(LAST)
    assert (table.alice.mana, table.alice.life) == ("", 19)


def test_300_4_the_pools_empty_before_what_ends_with_a_phase_on_1_june_1999() -> None:
    """No rule orders the two; ours is that of the numbers."""
    table = kept_mana(FIRST)
    assert (table.alice.mana, table.alice.life) == ("R", 20)


def test_the_draw_is_a_phase_ability_on_31_may_1999() -> None:
    table = position(alice_library=["Shock"], rules=LAST, step="draw phase")
    assert (table.alice.hand, table.options) == ([], ["phase ability"])


def test_304_1_the_draw_goes_on_the_stack_on_1_june_1999() -> None:
    table = position(alice_library=["Shock"], rules=FIRST, step="upkeep")
    table.advance_to("draw")
    assert (table.alice.hand, table.stack) == ([], ["draw for the turn"])


def test_who_begins_leaves_out_the_draw_alone_on_31_may_1999() -> None:
    table = opening(rules=LAST, mulligans=False)
    table.advance_to("draw phase")
    assert (table.turn, len(table.alice.hand), table.priority) == (1, 7, "alice")


def test_101_4_who_begins_leaves_out_the_draw_step_on_1_june_1999() -> None:
    table = opening(rules=FIRST, mulligans=False)
    table.advance_to("precombat main")
    assert [e.word for e in table.events("skipped")] == ["draw step"]
    assert (table.turn, len(table.alice.hand)) == (1, 7)


def test_only_a_hand_without_land_is_drawn_anew_on_31_may_1999() -> None:
    assert opening(rules=LAST, deck=["60 Forest"]).options == ["keep"]


def test_101_5_any_hand_can_be_drawn_anew_one_card_smaller_on_1_june_1999() -> None:
    table = opening(rules=FIRST, deck=["60 Forest"])
    table.alice.choose("mulligan")
    assert len(table.alice.hand) == 6


def fight(rules: str) -> Table:
    """Alice's bears attacked and are blocked by a giant, which an Icy Manipulator has tapped."""
    table = position(
        alice=["Grizzly Bears", "Icy Manipulator", "Forest"], bob=["Hill Giant", "Plains"], bob_hand=["Healing Salve"],
        rules=rules, step=MAIN[rules],
    )  # fmt: skip
    if rules == LAST:
        intend_to_attack(table)
        table.alice.choose("attack bob")
        table.pass_once()
        table.pass_once()
        table.bob.choose("block Grizzly Bears")
    else:
        table.alice.attack(["Grizzly Bears"])
        table.bob.block({"Hill Giant": "Grizzly Bears"})
    table.alice.activate("Icy Manipulator", targets=["Hill Giant"])
    settle(table)
    return table


def test_a_blocker_that_was_tapped_deals_no_damage_on_31_may_1999() -> None:
    table = fight(LAST)
    while table.state.combat is not None:
        table.pass_once()
    assert "Grizzly Bears" in table.alice.battlefield


def test_306_2_a_blocker_that_was_tapped_deals_its_damage_on_1_june_1999() -> None:
    table = fight(FIRST)
    table.advance_to("end of combat")
    assert table.alice.graveyard == ["Grizzly Bears"]


def test_damage_waits_to_be_prevented_on_31_may_1999() -> None:
    table = fight(LAST)
    table.forget()
    while table.asked_player != "bob" or "cast Healing Salve" not in table.options:
        table.pass_once()
    assert (table.stack, table.events("damage dealt")) == ([], [])
    assert table.damage("Hill Giant") == 0


def test_310_2_damage_waits_on_the_stack_on_1_june_1999() -> None:
    table = fight(FIRST)
    table.advance_to("combat damage")
    assert table.stack == ["combat damage"]


ANTHEM = CardDef(
    "Iron Anthem",
    n.ManaCost(),
    CardType.ARTIFACT,
    abilities=(n.Static(n.Modify(n.OfType(CardType.CREATURE), (n.AddPT(n.Fixed(1), n.Fixed(1)),))),),
)


def beside_a_tapped_artifact(rules: str) -> str:
    table = position(alice=["Grizzly Bears", ANTHEM, "Icy Manipulator", "Forest"], rules=rules, step=MAIN[rules])
    assert table.pt("Grizzly Bears") == "3/3"
    table.alice.activate("Icy Manipulator", targets=["Iron Anthem"])
    settle(table)
    return table.pt("Grizzly Bears")


def test_a_tapped_artifact_is_off_on_31_may_1999() -> None:
    assert beside_a_tapped_artifact(LAST) == "2/2"


def test_212_a_tapped_artifact_goes_on_working_on_1_june_1999() -> None:
    assert beside_a_tapped_artifact(FIRST) == "3/3"


TOLL = CardDef(
    "Toll Gate",
    n.ManaCost(),
    CardType.ENCHANTMENT,
    abilities=(n.Static(n.AttackTax(n.You(), n.ManaCost(1))),),
)


def tapped_and_paid(rules: str) -> list[str]:
    """In which order attackers are tapped and the cost to attack is paid."""
    table = position(alice=["Grizzly Bears", "Forest"], bob=[TOLL], rules=rules, step=MAIN.get(rules, "precombat main"))
    table.forget()
    if rules == LAST:
        intend_to_attack(table)
        table.alice.choose("attack bob")
    else:
        table.alice.attack(["Grizzly Bears"])
    return [e.what for e in table.events("tap")]


def test_attacking_taps_before_anything_is_paid_on_31_may_1999() -> None:
    assert tapped_and_paid(LAST) == ["Grizzly Bears", "Forest"]


def test_308_2_tapping_is_a_cost_of_the_attack_on_1_june_1999() -> None:
    """Mana abilities come first, then all costs are paid."""
    assert tapped_and_paid(FIRST) == ["Forest", "Grizzly Bears"]


LAMENT = CardDef(
    "Lament", n.ManaCost(), CardType.ENCHANTMENT, abilities=(when(n.DiscardsCard(n.You()), n.GainLife(n.Fixed(1))),)
)


def cleanups(rules: str) -> int:
    table = position(alice=[LAMENT], alice_hand=["8 Forest"], rules=rules, step=MAIN[rules])
    table.advance_to("bob's upkeep")
    assert table.alice.life == 21
    return len([e for e in table.events("step begins", "phase begins") if e.word.startswith("cleanup")])


def test_cleanup_comes_once_on_31_may_1999() -> None:
    assert cleanups(LAST) == 1


def test_314_1c_cleanup_comes_again_if_something_happened_on_1_june_1999() -> None:
    assert cleanups(FIRST) == 2


SHADE = creature("Pale Shade", n.HasKeywords(Keyword.PHASING))


def phased(rules: str) -> list[str]:
    table = position(active="bob", alice=[SHADE], rules=rules, step="upkeep")
    table.advance_to("alice's upkeep")
    return table.alice.battlefield


def test_phasing_comes_as_the_untap_phase_begins_on_31_may_1999() -> None:
    assert phased(LAST) == []


def test_302_1_nothing_phases_in_the_untap_step_on_1_june_1999() -> None:
    """The rules of that day speak of phasing in an appendix that is not handed down."""
    assert phased(FIRST) == ["Pale Shade"]


def test_an_attack_can_be_answered_before_it_begins_on_31_may_1999() -> None:
    table = position(alice=["Grizzly Bears"], bob=["Mountain"], bob_hand=["Shock"], rules=LAST, step="main phase")
    table.answer(lambda o: o.kind == OptionKind.PHASE_ACTION and o.a == Action.DECLARE_ATTACKERS, "declare an attack")
    table.bob.cast("Shock", targets=["alice"])
    settle(table)
    assert table.events("attack pre-empted")
    assert "phase ability" in table.options


def test_307_1_the_beginning_of_combat_is_a_step_of_its_own_on_1_june_1999() -> None:
    table = position(alice=["Grizzly Bears"], bob=["Mountain"], bob_hand=["Shock"], rules=FIRST)
    table.advance_to("beginning of combat")
    table.alice.passes()
    table.bob.cast("Shock", targets=["alice"])
    table.resolve_all()
    table.alice.attack(["Grizzly Bears"])
