"""Document 003, the turn of 3 February 2022: the notes A and B of its legend, in general and in every window that the
table marks with them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tests.support.saying import bare
from tests.support.table import Table, position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardDef
from mainphase.cards.words import (
    apply,
    at_the_beginning_of,
    attacks,
    blocks,
    card,
    creature,
    discards_a_card,
    draw,
    each_player,
    enchantment,
    first_strike,
    gain_life,
    gets,
    instant,
    is_a,
    lose_life,
    pay,
    target,
    targeting,
    upkeep,
    when,
    whenever,
)

DAY = "2022-02-03"
SIXTH, M10, TODAY = "1999-06-01", "2009-07-11", "2026-04-17"
DAYS = (SIXTH, DAY, TODAY)

FENCER = card("Fencer", "{0}", creature, pt="2/2")(first_strike)
WALL = card("Wall", "{0}", creature, pt="0/9")()
REMORSE = card("Remorse", "{B}", enchantment)(whenever(discards_a_card(each_player)).do(gain_life(1)))
WEAKNESS = card("Weakness Now", "{0}", instant)(targeting(creature).do(apply(target, gets(-5, -5))))
PRICK = card("Prick", "{0}", enchantment)(pay("{0}").do(lose_life(1, each_player)))


def at(window: str, rules: str, alice: Sequence[str | CardDef], bob: Sequence[str | CardDef], *hand: CardDef) -> Table:
    """The first decision in that part of Alice's turn; something attacks and is blocked where that makes it happen."""
    attacker: str | CardDef = FENCER if window == "first-strike damage" else "Grizzly Bears"
    before = {"upkeep": "untap", "draw": "upkeep", "precombat main": "draw"}
    table = position(
        step=before.get(window, "precombat main"),
        alice=[*alice, attacker],
        bob=[*bob, WALL],
        alice_hand=[*hand, *([f"{8 - len(hand)} Forest"] if window == "cleanup" else [])],
        rules=rules,
    )
    if window == "cleanup":
        while table.asked != "discard":
            table.go_on(window)
        table.choose("Forest")
    elif window in ("declare attackers", "declare blockers", "first-strike damage", "combat damage"):
        table.alice.attack([attacker if isinstance(attacker, str) else attacker.name])
        if window == "declare attackers":
            return table
        table.bob.block({"Wall": attacker if isinstance(attacker, str) else attacker.name})
        if window.endswith("damage"):
            table.advance_to(window)
            if rules < M10:
                table.resolve()  # the damage
    else:
        table.advance_to("end of turn" if window == "end step" and rules < M10 else window)
    return table


HERS = card("Her Bell", "{1}", enchantment)(at_the_beginning_of(upkeep).do(gain_life(1)))
SECOND = card("Second Bell", "{1}", enchantment)(at_the_beginning_of(upkeep).do(draw(1)))
HIS = card("His Bell", "{1}", enchantment)(at_the_beginning_of(upkeep).do(lose_life(1, each_player)))
ECHO = card("Echo", "{1}", enchantment)(when(n.AbilityTriggers(is_a(n.Anything()))).do(gain_life(1)))


def test_the_active_players_triggered_abilities_go_on_the_stack_first_in_an_order_of_theirs() -> None:
    for rules in (SIXTH, DAY, TODAY):
        table = position(step="upkeep", alice=[HERS, SECOND], bob=[HIS], rules=rules)
        assert (table.asked, table.asked_player) == ("order triggers", "alice"), rules
        table.alice.choose("Second Bell")
        assert table.stack == ["Second Bell", "Her Bell", "His Bell"], rules


def test_abilities_that_trigger_on_triggering_come_in_a_second_pass_since_april_2021() -> None:
    for rules in (SIXTH, "2021-04-21", "2021-04-22", DAY):
        table = position(step="upkeep", alice=[ECHO], bob=[HIS], rules=rules)
        assert table.stack == (["His Bell", "Echo"] if rules >= "2021-04-22" else ["Echo", "His Bell"]), rules


def test_state_based_actions_come_first_whenever_a_player_gets_priority() -> None:
    weak = card("Weakness Now", "{B}", instant)(targeting(creature).do(apply(target, gets(-5, -5))))
    for rules in (SIXTH, DAY, TODAY):
        table = position(step="upkeep", alice=["Swamp"], alice_hand=[weak], bob=["Grizzly Bears"], rules=rules)
        table.alice.cast("Weakness Now", ["Grizzly Bears"])
        table.forget()
        table.resolve()
        names = [e.name for e in table.log]
        assert names.index("dies") < names.index("priority", names.index("dies")), rules
        assert table.bob.graveyard == ["Grizzly Bears"], rules
        assert table.priority == "alice", rules


def test_the_turn_goes_on_when_both_pass_one_after_the_other() -> None:
    for rules in (SIXTH, DAY, TODAY):
        table = position(
            step="upkeep", alice=["Mountain"], alice_hand=["Shock"], bob=["Prodigal Sorcerer"], rules=rules
        )
        table.alice.passes()
        table.bob.activate("Prodigal Sorcerer", ["alice"])
        table.resolve()
        assert (bare(table.step), table.priority) == ("upkeep", "alice"), rules
        table.alice.cast("Shock", ["bob"])
        table.resolve()
        assert (bare(table.step), table.priority) == ("upkeep", "alice"), rules
        table.alice.passes()
        table.bob.passes()
        assert bare(table.step) == "draw", rules


def test_with_more_players_all_of_them_pass() -> None:
    table = position(players=("alice", "bob", "carol"), step="upkeep", rules=DAY)
    table.alice.passes()
    table.bob.passes()
    assert (bare(table.step), table.priority) == ("upkeep", "carol")


# -- note A, in every window ------------------------------------------------------------------------------------------


def place(table: Table) -> str:
    """The part as the document calls it."""
    return "end step" if table.step in ("end step", "end of turn step") else bare(table.step)


def begins(part: str) -> Callable[[str], CardDef]:
    return lambda name: card(name, "{W}", enchantment)(at_the_beginning_of(part).do(gain_life(1)))


def bell(on: n.Trigger) -> Callable[[str], CardDef]:
    return lambda name: card(name, "{W}", enchantment)(whenever(on).do(gain_life(1)))


STRIKES = bell(n.DealsDamage(creature, combat_only=True))


def note_a(window: str, kind: Callable[[str], CardDef]) -> None:
    """Two abilities of hers and two of his trigger: hers go on the stack first, in her order, then his in his."""
    for rules in DAYS:
        table = at(window, rules, [kind("Hers"), kind("Her Other")], [kind("His"), kind("His Other")])
        assert (place(table), table.stack) == (window, []), rules
        assert (table.asked, table.asked_player) == ("order triggers", "alice"), (rules, window)
        table.alice.choose("Her Other")
        assert (table.asked, table.asked_player) == ("order triggers", "bob"), (rules, window)
        table.bob.choose("His Other")
        stacked = [name for name in table.stack if name != "draw for the turn"]  # until June 2003
        assert (stacked, table.priority) == (["Her Other", "Hers", "His Other", "His"], "alice"), (rules, window)


def test_note_a_upkeep() -> None:
    note_a("upkeep", begins("upkeep"))


def test_note_a_draw() -> None:
    note_a("draw", begins("draw step"))


def test_note_a_precombat_main() -> None:
    note_a("precombat main", begins("main phase"))


def test_note_a_beginning_of_combat() -> None:
    note_a("beginning of combat", begins("combat"))


def test_note_a_attackers() -> None:
    note_a("declare attackers", bell(attacks(creature)))


def test_note_a_blockers() -> None:
    note_a("declare blockers", bell(blocks(creature)))


def test_note_a_first_strike_damage() -> None:
    note_a("first-strike damage", STRIKES)


def test_note_a_combat_damage() -> None:
    note_a("combat damage", STRIKES)


def test_note_a_end_of_combat() -> None:
    note_a("end of combat", begins("end of combat"))


def test_note_a_postcombat_main() -> None:
    note_a("postcombat main", begins("postcombat main"))


def test_note_a_end_step() -> None:
    note_a("end step", begins("end step"))


def test_note_a_cleanup() -> None:
    note_a("cleanup", bell(discards_a_card(each_player)))


# -- note B, in every window ------------------------------------------------------------------------------------------


def note_b(window: str) -> None:
    """What has lost its toughness is gone before anybody has priority; one pass after an action is not enough."""
    for rules in DAYS:
        table = at(window, rules, [REMORSE], [PRICK, "Memnite"], WEAKNESS)
        assert (place(table), table.priority) == (window, "alice"), rules
        step = table.state.step
        table.resolve_all()  # what a discard has triggered, or until June 2003 the draw
        table.alice.cast("Weakness Now", ["Memnite"])
        table.forget()
        table.resolve()
        names = [e.name for e in table.log]
        assert names.index("dies") < names.index("priority", names.index("resolves")), (rules, window)
        table.alice.passes()
        table.bob.activate("Prick")
        table.resolve()
        assert (table.state.step, table.priority, table.bob.life) == (step, "alice", 19), (rules, window)
        table.alice.passes()
        assert (table.state.step, table.priority) == (step, "bob"), (rules, window)
        table.bob.passes()
        assert table.state.step != step, (rules, window)


def test_note_b_upkeep() -> None:
    note_b("upkeep")


def test_note_b_draw() -> None:
    note_b("draw")


def test_note_b_precombat_main() -> None:
    note_b("precombat main")


def test_note_b_beginning_of_combat() -> None:
    note_b("beginning of combat")


def test_note_b_attackers() -> None:
    note_b("declare attackers")


def test_note_b_blockers() -> None:
    note_b("declare blockers")


def test_note_b_first_strike_damage() -> None:
    note_b("first-strike damage")


def test_note_b_combat_damage() -> None:
    note_b("combat damage")


def test_note_b_end_of_combat() -> None:
    note_b("end of combat")


def test_note_b_postcombat_main() -> None:
    """The table has no mark there."""
    note_b("postcombat main")


def test_note_b_end_step() -> None:
    note_b("end step")


def test_note_b_cleanup() -> None:
    note_b("cleanup")
