"""Document 003, the turn of 3 February 2022: the combat phase."""

from __future__ import annotations

from tests.support.saying import bare
from tests.support.table import Table, position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardDef, CardType, Duration, Keyword
from mainphase.cards.words import (
    apply,
    at_the_beginning_of,
    attacks,
    becomes_blocked,
    blocks,
    card,
    combat,
    creature,
    dies,
    do,
    double_strike,
    enchantment,
    first_strike,
    gain_life,
    gains,
    gets,
    instant,
    is_a,
    second_target,
    target,
    targeting,
    token_card,
    whenever,
)
from mainphase.kernel.values import OptionKind
from mainphase.rules.describe import turn_as_data
from mainphase.rules.plan import Action
from mainphase.rules.timeline import rules_on

DAY = "2022-02-03"
SIXTH, M10, ORDERED, FREE, TODAY = "1999-06-01", "2009-07-11", "2024-11-07", "2024-11-08", "2026-04-17"

DRUMS = card("Drums", "{R}", enchantment)(at_the_beginning_of(combat).do(gain_life(1)))
ATTACK_BELL = card("Attack Bell", "{R}", enchantment)(whenever(attacks(creature)).do(gain_life(1)))
BLOCK_BELL = card("Block Bell", "{R}", enchantment)(whenever(blocks(creature)).do(gain_life(1)))
BLOCKED_BELL = card("Blocked Bell", "{R}", enchantment)(whenever(becomes_blocked(creature)).do(gain_life(1)))
PAIN = card("Pain", "{B}", enchantment)(whenever(n.DealsDamage(creature, combat_only=True)).do(gain_life(1)))
HURT = card("Hurt", "{B}", enchantment)(whenever(n.IsDealtDamage(creature)).do(gain_life(1)))
MOURNER = card("Mourner", "{B}", enchantment)(whenever(dies(creature)).do(gain_life(1)))
END_BELL = card("End Bell", "{W}", enchantment)(at_the_beginning_of("end of combat").do(gain_life(1)))
SOLDIER = token_card("Soldier", creature, pt="1/1")
LATE_ATTACK = card("Late Attack", "{0}", instant)(do(n.CreateToken(SOLDIER, tapped=True, attacking=True)))
LATE_BLOCK = card("Late Block", "{0}", instant)(
    do(n.CreateToken(SOLDIER, blocking=n.Each(is_a(creature, n.IsAttacking()))))
)
MAKE_BLOCK = card("Make Block", "{0}", instant)(
    targeting(creature).do(n.MakeBlock(target, n.Each(is_a(creature, n.IsAttacking()))))
)
ALSO_BLOCK = card("Also Block", "{0}", instant)(
    targeting(creature, creature).do(n.MakeBlock(target, second_target)),
)
DULL = card("Dull", "{0}", instant)(
    targeting(creature).do(apply(target, n.LoseKeywords(Keyword.FIRST_STRIKE | Keyword.DOUBLE_STRIKE)))
)
SHARPEN = card("Sharpen", "{0}", instant)(targeting(creature).do(apply(target, gains(first_strike))))
UNTIL_END_OF_STEP = card("Brief Growth", "{0}", instant)(
    targeting(creature).do(apply(target, gets(3, 3), until=Duration.END_OF_STEP))
)
UNTIL_END_OF_COMBAT = card("Battle Growth", "{0}", instant)(
    targeting(creature).do(apply(target, gets(3, 3), until=Duration.END_OF_COMBAT))
)
FENCER = card("Fencer", "{0}", creature, pt="2/2")(first_strike)
MASTER = card("Master", "{0}", creature, pt="2/2")(double_strike)
BOTH = card("Fencing Master", "{0}", creature, pt="2/2")(first_strike, double_strike)
GIANT = card("Great Giant", "{0}", creature, pt="5/5")()
WEARY_GIANT = card("Weary Giant", "{0}", creature, pt="8/4")()
QUICK_GIANT = card("Quick Giant", "{0}", creature, pt="5/5")(first_strike)
WEARY_QUICK_GIANT = card("Weary Quick Giant", "{0}", creature, pt="8/4")(first_strike)
WALKER = CardDef("Walker", None, CardType.PLANESWALKER, loyalty=5)


def goes_to_the_attack(table: Table) -> None:
    """Up to the declaration of attackers; in 1997 the intention is declared first, and nobody opens a batch."""
    if table.state.rules.attack_is_phase:
        table.advance_to("declare attackers")
        return
    table.answer(lambda o: o.kind == OptionKind.PHASE_ACTION and o.a == Action.DECLARE_ATTACKERS, "declare an attack")
    table.pass_once()


def goes_to_the_blocks(table: Table) -> None:
    while table.asked != "block":
        table.pass_once()


def dealt(table: Table) -> list[tuple[str, str, int]]:
    return [(e.what, e.other, e.amount) for e in table.events("damage dealt")]


# -- beginning of combat and attackers --------------------------------------------------------------------------------


def test_beginning_of_combat_abilities_trigger() -> None:
    for rules in (SIXTH, DAY, TODAY):
        table = position(alice=[DRUMS], rules=rules)
        table.advance_to("beginning of combat")
        assert (table.stack, table.priority) == (["Drums"], "alice"), rules


def test_the_active_player_declares_attackers() -> None:
    for rules in ("fifth", SIXTH, DAY, TODAY):
        table = position(alice=["Grizzly Bears", "Bear Cub"], rules=rules)
        goes_to_the_attack(table)
        assert (table.asked, table.asked_player) == ("attack", "alice"), rules
        table.alice.attack(["Bear Cub"])
        assert table.attackers == {"Bear Cub": "bob"}, rules


def test_they_are_not_skipped_if_something_was_put_onto_the_battlefield_attacking() -> None:
    # Without such a creature they are, and until September 2007 the rule asked for the declaration only.
    for rules in (SIXTH, "2007-09-30", DAY, TODAY):
        table = position(alice=["Grizzly Bears"], rules=rules)
        table.advance_to("postcombat main")
        words = [e.word for e in table.events("step begins")]
        assert words == ["beginning of combat step", "declare attackers step", "end of combat step"], rules
    for rules in (DAY, TODAY):
        table = position(alice=["Grizzly Bears"], alice_hand=[LATE_ATTACK], rules=rules)
        table.alice.attack([])
        table.alice.cast("Late Attack")
        table.resolve()
        table.advance_to("declare blockers")
        table.advance_to("combat damage")
        assert table.bob.life == 19, rules


def test_the_active_player_gets_priority_also_when_nobody_attacks() -> None:
    for rules in ("2003-07-01", DAY, TODAY):
        table = position(alice=["Grizzly Bears"], rules=rules)
        table.alice.attack([])
        assert (bare(table.step), table.priority) == ("declare attackers", "alice"), rules


def test_abilities_trigger_on_attackers_being_declared() -> None:
    for rules in (SIXTH, DAY, TODAY):
        table = position(alice=["Grizzly Bears", ATTACK_BELL], rules=rules)
        table.alice.attack(["Grizzly Bears"])
        assert (table.stack, table.priority) == (["Attack Bell"], "alice"), rules


# -- blockers ---------------------------------------------------------------------------------------------------------


def blocked_twice(rules: str, *more: CardDef) -> Table:
    table = position(alice=[GIANT, *more], bob=["Bear Cub", "Runeclaw Bear"], rules=rules)
    table.alice.attack(["Great Giant"])
    table.bob.block({"Bear Cub": "Great Giant", "Runeclaw Bear": "Great Giant"})
    return table


def test_the_defending_player_declares_what_blocks_what() -> None:
    for rules in ("fifth", SIXTH, DAY, TODAY):
        table = position(alice=["Grizzly Bears", "Craw Wurm"], bob=["Bear Cub", "Runeclaw Bear"], rules=rules)
        goes_to_the_attack(table)
        table.alice.attack(["Grizzly Bears", "Craw Wurm"])
        goes_to_the_blocks(table)
        assert (table.asked, table.asked_player) == ("block", "bob"), rules
        table.bob.block({"Runeclaw Bear": "Craw Wurm"})
        assert table.blockers == {"Runeclaw Bear": ["Craw Wurm"]}, rules


def test_for_each_blocked_attacker_the_active_player_orders_the_blockers_from_2010_to_2024() -> None:
    """Also for one that a single creature blocks, where there is nothing to ask; from July 2009 for the others only."""
    for rules in (M10, "2010-02-01", DAY, ORDERED):
        table = blocked_twice(rules)
        assert (table.asked, table.asked_player, table.asked_about) == ("damage order", "alice", "Great Giant"), rules
        table.alice.choose("Runeclaw Bear")
        table.advance_to("combat damage")
        assert (table.asked_about, table.options) == ("Runeclaw Bear", ["2", "3", "4", "5"]), rules
    for rules in ("2009-07-10", FREE):
        assert blocked_twice(rules).asked == "priority", rules


def test_for_each_blocker_the_defending_player_orders_the_attackers_from_2010_to_2024() -> None:
    for rules in (M10, "2010-02-01", DAY, ORDERED, FREE):
        table = position(alice=["Grizzly Bears", "Runeclaw Bear"], bob=[GIANT, "High Ground"], rules=rules)
        table.alice.attack(["Grizzly Bears", "Runeclaw Bear"])
        table.bob.block({"Great Giant": ["Grizzly Bears", "Runeclaw Bear"]})
        if rules == FREE:
            assert table.asked == "priority"
            continue
        assert (table.asked, table.asked_player, table.asked_about) == ("damage order", "bob", "Great Giant"), rules
        table.bob.choose("Runeclaw Bear")
        table.advance_to("combat damage")
        assert (table.asked_player, table.asked_about) == ("bob", "Runeclaw Bear"), rules
        assert table.options == ["2", "3", "4", "5"], rules


def test_the_active_player_orders_before_the_defending_player() -> None:
    for rules in (M10, DAY, ORDERED):
        table = position(
            alice=[GIANT, "Grizzly Bears"], bob=["Bear Cub", "Centaur Courser", "High Ground"], rules=rules
        )
        table.alice.attack(["Great Giant", "Grizzly Bears"])
        table.bob.block({"Centaur Courser": ["Great Giant", "Grizzly Bears"], "Bear Cub": "Great Giant"})
        assert (table.asked, table.asked_player) == ("damage order", "alice")
        table.alice.choose("Bear Cub")
        assert (table.asked, table.asked_player) == ("damage order", "bob")


def test_abilities_trigger_on_blockers_being_declared() -> None:
    for rules in (SIXTH, DAY, TODAY):
        table = position(alice=["Grizzly Bears", BLOCK_BELL], bob=["Bear Cub"], rules=rules)
        table.alice.attack(["Grizzly Bears"])
        table.bob.block({"Bear Cub": "Grizzly Bears"})
        assert (table.stack, table.priority) == (["Block Bell"], "alice"), rules


def test_they_trigger_before_the_orders_are_announced_and_are_stacked_after() -> None:
    table = blocked_twice(DAY, BLOCKED_BELL)
    assert table.asked == "damage order"
    assert table.events("triggered", what="Blocked Bell")
    assert table.stack == []
    table.alice.choose("Bear Cub")
    assert (table.stack, table.priority) == (["Blocked Bell"], "alice")


def late_to_block(spell: CardDef, rules: str, places: list[str]) -> Table:
    """Two Bears block the Giant, in that order; then the spell has another creature block it, in that place."""
    table = position(alice=[GIANT], bob=["Bear Cub", "Runeclaw Bear", "Memnite"], bob_hand=[spell], rules=rules)
    table.alice.attack(["Great Giant"])
    table.bob.block({"Bear Cub": "Great Giant", "Runeclaw Bear": "Great Giant"})
    if table.asked == "damage order":
        table.alice.choose("Bear Cub")
    table.alice.passes()
    table.bob.cast(spell.name, ["Memnite"] if spell is MAKE_BLOCK else [])
    table.resolve()
    for place in places:
        assert (table.asked, table.asked_player, table.asked_about) == ("damage order", "alice", "Great Giant"), rules
        table.alice.choose(place)
    assert table.priority == "alice", rules
    return table


def test_the_place_is_by_a_rule_of_its_own() -> None:
    """509.6 for a creature that an effect has block, 509.7 for one that is put onto the battlefield blocking."""
    for spell, rule in ((MAKE_BLOCK, "509.6"), (LATE_BLOCK, "509.7")):
        for rules in (M10, DAY, ORDERED):
            table = late_to_block(spell, rules, ["Memnite" if spell is MAKE_BLOCK else "Soldier Token"])
            assert [e.rule for e in table.events("damage ordered")] == ["509.2", "509.2", rule, rule, rule], rules


def order_of_damage(table: Table) -> list[str]:
    """In which order the Giant's five damage is assigned, two and two and one at least."""
    table.advance_to("combat damage")
    asked = []
    while table.asked == "assign damage":
        asked.append(table.asked_about)
        table.apply(0)
    return asked


def test_a_creature_that_is_made_to_block_is_given_its_place_from_2009_to_2024() -> None:
    for rules in (M10, DAY, ORDERED):
        assert order_of_damage(late_to_block(MAKE_BLOCK, rules, ["Memnite"]))[0] == "Memnite", rules
        table = late_to_block(MAKE_BLOCK, rules, ["Bear Cub", "Memnite"])
        assert order_of_damage(table)[:2] == ["Bear Cub", "Memnite"], rules
        table = late_to_block(MAKE_BLOCK, rules, ["Bear Cub", "Runeclaw Bear"])
        assert order_of_damage(table)[:2] == ["Bear Cub", "Runeclaw Bear"], rules
    late_to_block(MAKE_BLOCK, FREE, [])


def test_then_the_defending_player_places_the_attacker_if_the_creature_blocks_more_than_one() -> None:
    for rules in (M10, DAY, ORDERED):
        table = position(
            alice=["Grizzly Bears", "Runeclaw Bear"], bob=[GIANT, "Bear Cub"], bob_hand=[ALSO_BLOCK], rules=rules
        )
        table.alice.attack(["Grizzly Bears", "Runeclaw Bear"])
        table.bob.block({"Great Giant": "Grizzly Bears", "Bear Cub": "Runeclaw Bear"})
        table.alice.passes()
        table.bob.cast("Also Block", ["Great Giant", "Runeclaw Bear"])
        table.resolve()
        assert (table.asked, table.asked_player, table.asked_about) == ("damage order", "alice", "Runeclaw Bear"), rules
        table.alice.choose("Great Giant")
        assert (table.asked, table.asked_player, table.asked_about) == ("damage order", "bob", "Great Giant"), rules
        table.bob.choose("Runeclaw Bear")
        assert table.blockers["Great Giant"] == ["Runeclaw Bear", "Grizzly Bears"], rules


def test_a_creature_put_onto_the_battlefield_blocking_is_given_its_place_from_2009_to_2024() -> None:
    for rules in (M10, DAY, ORDERED):
        assert order_of_damage(late_to_block(LATE_BLOCK, rules, ["Soldier Token"]))[0] == "Soldier Token", rules
        table = late_to_block(LATE_BLOCK, rules, ["Bear Cub", "Soldier Token"])
        assert order_of_damage(table)[:2] == ["Bear Cub", "Soldier Token"], rules
    late_to_block(LATE_BLOCK, FREE, [])


def test_its_controller_first_chooses_what_it_blocks() -> None:
    for rules in (DAY, TODAY):
        table = position(alice=["Grizzly Bears", "Runeclaw Bear"], bob=["Bear Cub"], bob_hand=[LATE_BLOCK], rules=rules)
        table.alice.attack(["Grizzly Bears", "Runeclaw Bear"])
        table.bob.block({"Bear Cub": "Grizzly Bears"})
        table.alice.passes()
        table.bob.cast("Late Block")
        table.resolve()
        assert (table.asked, table.asked_player) == ("block", "bob"), rules
        table.bob.choose("block Grizzly Bears")
        assert (table.asked == "damage order") == (rules == DAY), rules


# -- combat damage ----------------------------------------------------------------------------------------------------


def damage_steps(table: Table) -> int:
    table.advance_to("end of combat")
    return len([e for e in table.events("step begins") if e.word.endswith("damage step")])


def test_without_first_or_double_strike_there_is_one_damage_step() -> None:
    for rules in (SIXTH, DAY, TODAY):
        for attacker, expected in (("Grizzly Bears", 1), (FENCER, 2)):
            table = position(alice=[attacker], rules=rules, triggers="automatic")
            table.alice.attack([attacker if isinstance(attacker, str) else attacker.name])
            assert damage_steps(table) == expected, rules
    for rules in ("2003-03-15", DAY, TODAY):
        table = position(alice=[MASTER], rules=rules)
        table.alice.attack(["Master"])
        assert damage_steps(table) == 2, rules


def test_the_first_strike_damage_step_is_a_whole_step() -> None:
    # With a beginning, priority, and an end at which mana empties: no part of another step.
    for rules in (SIXTH, M10, DAY, TODAY):
        table = position(alice=[FENCER, "Forest"], rules=rules)
        table.alice.attack(["Fencer"])
        table.advance_to("first-strike damage")
        assert table.priority == "alice", rules
        table.resolve_all()  # until July 2009 the damage
        assert table.priority == "alice", rules
        table.alice.taps("Forest")
        table.forget()
        table.alice.passes()
        table.bob.passes()
        assert table.alice.mana == ("" if rules >= M10 else "G"), rules
        assert [e.name for e in table.log if e.name in ("step ends", "step begins")] == ["step ends", "step begins"]


def struck(rules: str, attacker: CardDef, blocker: CardDef | None = None, walker: bool = False) -> Table:
    """In the first-strike damage step, after the damage."""
    table = position(
        alice=[attacker, "Grizzly Bears"],
        bob=[*([blocker] if blocker else []), *([WALKER] if walker else [])],
        rules=rules,
    )
    goal = "Walker" if walker else "bob"
    table.alice.attack({attacker.name: goal, "Grizzly Bears": "bob"})
    if blocker:
        table.bob.block({blocker.name: attacker.name})
    table.advance_to("first-strike damage")
    if table.stack:
        table.resolve()
    return table


def test_blocked_first_and_double_strikers_damage_their_blockers_first() -> None:
    for rules in (SIXTH, DAY, TODAY):
        assert dealt(struck(rules, FENCER, GIANT)) == [("Fencer", "Great Giant", 2)], rules
    for rules in ("2003-03-15", DAY, TODAY):
        assert dealt(struck(rules, MASTER, GIANT)) == [("Master", "Great Giant", 2)], rules


def test_unblocked_first_and_double_strikers_damage_the_player_or_planeswalker_first() -> None:
    for rules in (SIXTH, DAY, TODAY):
        assert dealt(struck(rules, FENCER)) == [("Fencer", "bob", 2)], rules
    for rules in ("2007-10-01", DAY, "2022-10-07", TODAY):
        assert dealt(struck(rules, MASTER, walker=True)) == [("Master", "Walker", 2)], rules


def test_blocking_first_and_double_strikers_damage_what_they_block_first() -> None:
    for rules in (SIXTH, DAY, TODAY):
        assert dealt(struck(rules, GIANT, FENCER)) == [("Fencer", "Great Giant", 2)], rules
    for rules in ("2003-03-15", DAY, TODAY):
        assert dealt(struck(rules, GIANT, MASTER)) == [("Master", "Great Giant", 2)], rules


def test_all_damage_is_dealt_at_once() -> None:
    for rules in ("fifth", SIXTH, M10, DAY, TODAY):
        table = position(alice=["Grizzly Bears", "Runeclaw Bear", PAIN], bob=["Bear Cub"], bob_life=2, rules=rules)
        goes_to_the_attack(table)
        table.alice.attack(["Grizzly Bears", "Runeclaw Bear"])
        goes_to_the_blocks(table)
        table.bob.block({"Bear Cub": "Grizzly Bears"})
        while not table.over and len(dealt(table)) < 3:
            if table.asked == "order triggers":
                table.apply(0)
            else:
                table.go_on()
        assert len(dealt(table)) == 3, rules
        names = [e.name for e in table.log]
        first, last = names.index("damage dealt"), len(names) - 1 - names[::-1].index("damage dealt")
        assert set(names[first : last + 1]) <= {"damage dealt", "life lost"}, rules


def test_combat_damage_does_not_use_the_stack() -> None:
    for rules in (M10, DAY, TODAY):
        table = position(alice=["Grizzly Bears"], rules=rules)
        table.alice.attack(["Grizzly Bears"])
        table.advance_to("combat damage")
        assert (table.stack, table.bob.life) == ([], 18), rules
    table = position(alice=["Grizzly Bears"], rules="2009-07-10")
    table.alice.attack(["Grizzly Bears"])
    table.advance_to("combat damage")
    assert (table.stack, table.bob.life) == (["combat damage"], 20)


def test_nobody_can_respond_to_combat_damage() -> None:
    for rules in (M10, DAY, TODAY):
        table = position(alice=["Grizzly Bears"], bob=["Bear Cub"], rules=rules)
        table.alice.attack(["Grizzly Bears"])
        table.bob.block({"Bear Cub": "Grizzly Bears"})
        table.forget()
        table.advance_to("combat damage")
        names = [e.name for e in table.log]
        assigned, done = names.index("damage assigned"), names.index("damage dealt")
        assert "priority" not in names[assigned:done], rules


def test_abilities_trigger_on_combat_damage() -> None:
    for rules in (SIXTH, M10, DAY, TODAY):
        for bell in (PAIN, HURT):
            table = position(alice=["Grizzly Bears", bell], bob=["Kraken Hatchling"], rules=rules)
            table.alice.attack(["Grizzly Bears"])
            table.bob.block({"Kraken Hatchling": "Grizzly Bears"})
            table.advance_to("combat damage")
            if rules < M10:
                table.resolve()  # the damage
            assert (table.stack, table.priority) == ([bell.name], "alice"), rules


def test_so_they_do_in_the_first_strike_step() -> None:
    for rules in (SIXTH, M10, DAY, TODAY):
        table = position(alice=[FENCER, PAIN], rules=rules)
        table.alice.attack(["Fencer"])
        table.advance_to("first-strike damage")
        if rules < M10:
            table.resolve()  # the damage
        assert (table.stack, table.priority) == (["Pain"], "alice"), rules


def test_what_triggers_on_the_deaths_that_follow_joins_them() -> None:
    table = position(alice=["Grizzly Bears", PAIN, MOURNER], bob=["Memnite"], triggers="automatic", rules=DAY)
    table.alice.attack(["Grizzly Bears"])
    table.bob.block({"Memnite": "Grizzly Bears"})
    table.advance_to("combat damage")
    assert sorted(table.stack) == ["Mourner", "Pain", "Pain"]
    assert table.priority == "alice"


def second_hits(rules: str, attacker: CardDef, spell: CardDef | None, others: list[str | CardDef]) -> list[str]:
    """Who deals damage in the regular damage step, after that spell on the attacker in the first one."""
    table = position(alice=[attacker, *others], alice_hand=[spell] if spell else [], rules=rules)
    table.alice.attack([attacker.name, *(o if isinstance(o, str) else o.name for o in others)])
    table.advance_to("first-strike damage")
    if spell:
        table.alice.cast(spell.name, [attacker.name])
        table.resolve()
    table.forget()
    table.advance_to("end of combat")
    return sorted(e.what for e in table.events("damage dealt"))


def test_who_has_first_and_double_strike_deals_damage_again() -> None:
    for rules in (M10, DAY, TODAY):
        assert second_hits(rules, BOTH, None, ["Grizzly Bears"])[0] == "Fencing Master", rules
        assert second_hits(rules, FENCER, None, ["Grizzly Bears"]) == ["Grizzly Bears"], rules


def test_who_lost_first_strike_after_dealing_does_not_deal_damage_again() -> None:
    for rules in (M10, DAY, TODAY):
        assert second_hits(rules, FENCER, DULL, ["Grizzly Bears"]) == ["Grizzly Bears"], rules


def test_who_gained_first_strike_after_the_first_step_still_deals_damage() -> None:
    for rules in (M10, DAY, TODAY):
        table = position(alice=[FENCER], alice_hand=[SHARPEN], bob=["Grizzly Bears"], rules=rules)
        table.alice.attack(["Fencer"])
        table.bob.block({"Grizzly Bears": "Fencer"})
        table.advance_to("first-strike damage")
        assert "Grizzly Bears" in table.bob.graveyard  # two damage: nothing is left to gain anything
        table = position(alice=[FENCER], alice_hand=[SHARPEN], bob=[GIANT], rules=rules)
        table.alice.attack(["Fencer"])
        table.bob.block({"Great Giant": "Fencer"})
        table.advance_to("first-strike damage")
        table.alice.cast("Sharpen", ["Great Giant"])
        table.resolve()
        table.advance_to("end of combat")
        assert ("Great Giant", "Fencer", 5) in dealt(table), rules


def test_the_others_deal_damage_in_the_regular_step() -> None:
    for rules in ("2007-10-01", M10, DAY, TODAY):
        table = position(alice=["Craw Wurm", "Grizzly Bears"], bob=[GIANT, WALKER], rules=rules)
        table.alice.attack({"Craw Wurm": "bob", "Grizzly Bears": "Walker"})
        table.bob.block({"Great Giant": "Craw Wurm"})
        table.advance_to("combat damage")
        table.resolve_all()  # until July 2009 the damage
        assert sorted(dealt(table)) == [
            ("Craw Wurm", "Great Giant", 6),
            ("Great Giant", "Craw Wurm", 5),
            ("Grizzly Bears", "Walker", 2),
        ], rules


def assigners(rules: str, attacker: CardDef, blocker: CardDef) -> list[str | None]:
    """Who says how damage is assigned, one after another: her attacker has two blockers, his blocker two attackers."""
    table = position(
        alice=[attacker, "Runeclaw Bear"],
        bob=[blocker, "Bear Cub", "High Ground"],
        rules=rules,
    )
    goes_to_the_attack(table)
    table.alice.attack([attacker.name, "Runeclaw Bear"])
    goes_to_the_blocks(table)
    table.bob.block({blocker.name: [attacker.name, "Runeclaw Bear"], "Bear Cub": attacker.name})
    asked: list[str | None] = []
    while not table.events("damage dealt"):
        if table.asked == "assign damage":
            asked.append(table.asked_player)
            table.apply(0)
        elif table.asked == "damage order":
            table.apply(0)
        else:
            table.go_on("the damage")
    return list(dict.fromkeys(asked))


def test_attackers_assign_before_blockers() -> None:
    """Whoever it is that has something to divide; in 1997 too."""
    for rules in ("fifth", SIXTH, DAY, TODAY):
        assert assigners(rules, GIANT, WEARY_GIANT) == ["alice", "bob"], rules


def test_attackers_assign_before_blockers_also_with_first_strike() -> None:
    for rules in ("fifth", SIXTH, DAY, TODAY):
        assert assigners(rules, QUICK_GIANT, WEARY_QUICK_GIANT) == ["alice", "bob"], rules


# -- end of combat ----------------------------------------------------------------------------------------------------


def test_at_end_of_combat_abilities_trigger_as_the_step_begins() -> None:
    for rules in (SIXTH, DAY, TODAY):
        table = position(alice=["Grizzly Bears", END_BELL], rules=rules)
        table.alice.attack(["Grizzly Bears"])
        table.advance_to("end of combat")
        assert (table.stack, table.priority) == (["End Bell"], "alice"), rules


def test_creatures_and_planeswalkers_leave_combat_as_the_step_ends() -> None:
    for rules in ("2007-10-01", M10, DAY, "2022-10-07"):
        table = position(alice=["Grizzly Bears"], bob=[WALKER], rules=rules)
        table.alice.attack({"Grizzly Bears": "Walker"})
        table.advance_to("end of combat")
        assert table.attackers == {"Grizzly Bears": "Walker"}, rules
        table.advance_to("postcombat main")
        assert table.attackers == {}, rules
        last = turn_as_data(rules_on(rules))["phases"][2]["steps"][-1]
        assert (last["name"], last["ends"][0]["action"]) == ("end of combat step", "remove_from_combat"), rules


def grown(rules: str) -> Table:
    table = position(alice=["Grizzly Bears", "Forest"], alice_hand=[UNTIL_END_OF_COMBAT], rules=rules)
    table.alice.attack(["Grizzly Bears"])
    table.alice.cast("Battle Growth", ["Grizzly Bears"])
    table.resolve()
    table.advance_to("end of combat")
    assert table.pt("Grizzly Bears") == "5/5", rules
    return table


def test_until_end_of_combat_ends_as_the_phase_ends() -> None:
    for rules in (SIXTH, DAY, TODAY):
        table = grown(rules)
        table.alice.passes()
        assert table.pt("Grizzly Bears") == "5/5", rules
        table.bob.passes()
        assert (table.step, table.pt("Grizzly Bears")) == ("postcombat main", "2/2"), rules


def test_removal_comes_first_then_mana_then_durations_until_november_2025() -> None:
    # No rule ordered mana and durations before; the engine emptied the pools first.
    for rules, order in (
        (DAY, ["mana empties", "effect ends"]),
        ("2025-11-13", ["mana empties", "effect ends"]),
        ("2025-11-14", ["effect ends", "mana empties"]),
        (TODAY, ["effect ends", "mana empties"]),
    ):
        table = position(alice=["Grizzly Bears", "Forest"], alice_hand=[UNTIL_END_OF_STEP], rules=rules)
        table.alice.attack(["Grizzly Bears"])
        table.advance_to("end of combat")
        table.alice.cast("Brief Growth", ["Grizzly Bears"])
        table.resolve()
        table.alice.taps("Forest")
        table.forget()
        table.advance_to("postcombat main")
        told = [e.name for e in table.log]
        assert [name for name in told[: told.index("step ends")] if name in order] == order, rules
        ends = turn_as_data(rules_on(rules))["phases"][2]["steps"][-1]["ends"]
        assert ends[0]["action"] == "remove_from_combat", rules
