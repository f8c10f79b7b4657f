"""Document 004, "About the phases": what every phase of 1997 is made of."""

from __future__ import annotations

from tests.support.fifth import FIFTH, attack, pass_all, settle
from tests.support.table import position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardDef, CardType
from mainphase.cards.words import (
    an_ability,
    at_the_end_of,
    card,
    counter_it,
    enchantment,
    gain_life,
    instant,
    lose_life,
    phase_cost,
    target,
    targeting,
    you,
)
from mainphase.rules.timeline import rules_on


def at_beginning(name: str, part: str, effect: n.Effect) -> CardDef:
    """An enchantment that does this as its controller's part begins."""
    on = n.BeginningOf(part, n.You())
    return CardDef(name, None, CardType.ENCHANTMENT, abilities=(n.Triggered(on, (n.Mode(effect),)),))


def each_end(name: str, effect: n.Effect) -> CardDef:
    """An enchantment that does this at the end of every turn."""
    on = n.BeginningOf("end step")
    return CardDef(name, None, CardType.ENCHANTMENT, abilities=(n.Triggered(on, (n.Mode(effect),)),))


DAWN = at_beginning("Dawn", "upkeep", n.GainLife(n.Fixed(1)))
NOON = at_beginning("Noon", "upkeep", n.GainLife(n.Fixed(2)))
DUSK = at_beginning("Dusk", "end step", n.GainLife(n.Fixed(4)))
NIGHT = at_beginning("Night", "end step", n.GainLife(n.Fixed(16)))
WATCH = CardDef(  # bob's, in every upkeep
    "Watch",
    None,
    CardType.ENCHANTMENT,
    abilities=(n.Triggered(n.BeginningOf("upkeep"), (n.Mode(n.GainLife(n.Fixed(8))),)),),
)
CHORE = CardDef(
    "Chore",
    None,
    CardType.ENCHANTMENT,
    abilities=(n.Activated((), (n.Mode(n.GainLife(n.Fixed(1))),), per_turn=1, during="upkeep", mandatory=True),),
)


def test_the_parts_of_a_turn_are_those_of_1997_and_not_of_the_year_on_the_cover() -> None:
    def parts(rules: str) -> list[str]:
        return [step.name for phase in rules_on(rules).plan.phases for step in phase.steps]

    assert parts("1997-08-22") == [
        "beginning of turn",
        "untap phase",
        "upkeep phase",
        "draw phase",
        "main phase",
        "discard phase",
        "cleanup phase",
    ]
    assert "discard phase" not in parts("2022-04-18")
    assert "declare attackers" in " ".join(parts("2022-04-18"))


def test_a_phase_has_its_five_parts_in_order() -> None:
    """Beginning, body, end, mana burn, life: what the phase burns counts when life is looked at."""
    table = position(alice=["Forest", DAWN], alice_life=0, rules=FIFTH, step="upkeep phase")
    assert table.stack == ["Dawn"]  # before anybody could open a batch
    settle(table)
    table.alice.taps("Forest")
    pass_all(table)
    assert [e.name for e in table.events("life gained", "mana burn", "player loses")] == [
        "life gained",
        "mana burn",
        "player loses",
    ]


def test_the_body_of_a_phase_holds_any_number_of_batches() -> None:
    table = position(
        alice=["2 Mountain"], alice_hand=["2 Shock"], bob=["Mountain"], bob_hand=["Shock"],
        rules=FIFTH, step="upkeep phase",
    )  # fmt: skip
    table.alice.cast("Shock", targets=["bob"])
    settle(table)
    table.alice.passes()
    table.bob.cast("Shock", targets=["alice"])
    settle(table)
    table.alice.cast("Shock", targets=["bob"])
    settle(table)
    assert (table.step, table.alice.life, table.bob.life) == ("upkeep phase", 18, 16)


def test_phase_abilities_and_other_spells_are_played_in_the_body_in_any_order() -> None:
    table = position(alice=[CHORE, "Mountain"], alice_hand=["Shock"], rules=FIFTH, step="upkeep phase")
    assert {"activate Chore", "cast Shock"} <= set(table.options)
    table.alice.cast("Shock", targets=["bob"])
    settle(table)
    table.alice.activate("Chore")
    settle(table)
    assert (table.alice.life, table.bob.life) == (21, 18)


def test_nothing_but_interrupts_and_mana_is_played_while_a_series_goes_on() -> None:
    """What happens as a phase begins is being cast: a Shock has to wait for the body, a Counterspell finds no spell."""
    table = position(
        alice=[DAWN, "Mountain"], alice_hand=["Shock"], bob=["Mountain"], bob_hand=["Shock"],
        rules=FIFTH, step="upkeep phase",
    )  # fmt: skip
    while table.stack:
        assert not [o for o in table.options if o.startswith(("cast", "activate"))]
        assert "tap Mountain" in table.options
        table.pass_once()
    assert "cast Shock" in table.options


def test_a_series_is_interrupted_its_damage_prevented_and_mana_drawn_meanwhile() -> None:
    """Outside the body of the phase, in which alone other things are announced."""
    hush = card("Hush", "{0}", instant)(targeting(an_ability).do(counter_it(target)))
    ember = at_beginning("Ember", "upkeep", n.DealDamage(n.Fixed(1), n.EachOpponent()))
    for answer, aims in (("Hush", []), ("Healing Salve", ["bob"])):
        table = position(
            alice=[ember, "Mountain"], alice_hand=["Shock"], bob=["2 Plains", "Mountain"],
            bob_hand=[hush, "Healing Salve", "Shock"], rules=FIFTH, step="upkeep phase",
        )  # fmt: skip
        seen: set[str] = set()
        while f"cast {answer}" not in table.options:
            seen.update(table.options)
            table.pass_once()
        assert "cast Shock" not in {*seen, *table.options}
        assert "tap Mountain" in table.options
        table.bob.taps("bob's Mountain")
        table.bob.cast(answer, targets=aims)
        settle(table)
        assert (table.step, table.bob.life, "cast Shock" in table.options) == ("upkeep phase", 20, True)
        assert bool(table.events("countered")) is (answer == "Hush")


def test_the_third_part_is_what_happens_at_the_end() -> None:
    """After the body, before mana burns: the end of the upkeep phase, discarding, the end of the turn."""
    last = card("Last Chore", None, enchantment)(at_the_end_of("upkeep", you).do(gain_life(1)))
    for phase, permanents, hand, happens in (
        ("upkeep phase", [last], [], "life gained"),
        ("discard phase", [], ["8 Forest"], "discard"),
        ("cleanup phase", [DUSK], [], "life gained"),
    ):
        table = position(alice=["Forest", *permanents], alice_hand=hand, rules=FIFTH, step=phase)
        table.alice.taps("Forest")
        assert not table.events(happens), phase
        while not table.events("phase ends"):
            if table.asked == "discard":
                table.choose("Forest")
            else:
                table.go_on("the end of the phase")
        told = [e.name for e in table.log]
        assert told.index(happens) < told.index("mana burn") < told.index("phase ends"), phase


def test_nothing_more_is_announced_once_the_end_of_a_phase_has_begun() -> None:
    """Neither while cards are discarded nor while what happens at the end of upkeep is played."""
    last = card("Last Chore", None, enchantment)(at_the_end_of("upkeep", you).do(gain_life(1)))
    for phase, permanents, hand in (("discard phase", [], ["8 Mountain"]), ("upkeep phase", [last], [])):
        table = position(
            alice=["Mountain", *permanents], alice_hand=["Shock", *hand], bob=["Mountain"], bob_hand=["Shock"],
            rules=FIFTH, step=phase,
        )  # fmt: skip
        assert "cast Shock" in table.options
        pass_all(table)
        asked = set()
        while table.step == phase:
            assert not [o for o in table.options if o.startswith(("cast", "activate"))], phase
            asked.add(table.asked)
            table.apply(0)
        assert asked == ({"discard"} if hand else {"priority"})
        assert not table.events("cast")


def test_all_life_totals_are_looked_at_and_all_who_have_none_lose() -> None:
    """So the game is drawn if both have none."""
    table = position(alice_life=0, bob_life=-3, rules=FIFTH, step="upkeep phase")
    assert not table.over
    pass_all(table)
    assert (table.over, table.winners) == (True, [])


def test_life_is_looked_at_at_both_ends_of_the_attack_too() -> None:
    table = position(alice=["Grizzly Bears"], bob_life=2, rules=FIFTH, step="main phase")
    attack(table)
    table.alice.choose("attack bob")
    pass_all(table, 4)
    while not table.over:
        table.pass_once()  # damage prevention; the attack ends, and the main phase does not
    assert (table.step, table.winners) == ("main phase", ["alice"])
    table = position(bob_life=0, rules=FIFTH, step="main phase")
    attack(table)
    assert table.winners == ["alice"]
    assert not table.events("attackers declared")


def test_things_at_the_beginning_are_played_in_series_the_active_players_first() -> None:
    """In the order that each player likes."""
    for first, gained in (("Noon", [2, 1, 8]), ("Dawn", [1, 2, 8])):
        table = position(alice=[DAWN, NOON], bob=[WATCH], rules=FIFTH, step="upkeep phase")
        assert (table.asked, table.asked_player) == ("order triggers", "alice")
        table.choose(first)
        settle(table)
        assert [e.amount for e in table.events("life gained")] == gained


def test_things_at_the_end_are_played_in_series_the_active_players_first() -> None:
    for first, gained in (("Dusk", [4, 16, 8]), ("Night", [16, 4, 8])):
        table = position(
            alice=[DUSK, NIGHT], bob=[each_end("Owl", n.GainLife(n.Fixed(8)))], rules=FIFTH, step="discard phase"
        )
        pass_all(table)
        table.choose(first)
        settle(table)
        assert [e.amount for e in table.events("life gained")] == gained


def test_the_body_is_not_left_before_a_phase_cost_is_settled() -> None:
    toll = card("Toll", None, enchantment)(*phase_cost("upkeep", "{1}", otherwise=lose_life(1, you)))
    for paid, life in ((True, 20), (False, 19)):
        table = position(alice=[toll, "Forest"], rules=FIFTH, step="upkeep phase")
        assert "pass" not in table.options
        table.alice.activate("Toll", ability=0 if paid else 1)
        settle(table)
        assert "activate Toll" not in table.options
        pass_all(table)
        assert (table.step, table.alice.life) == ("draw phase", life)


def test_the_body_is_not_left_before_mandatory_abilities_have_been_used() -> None:
    table = position(alice=[CHORE], rules=FIFTH, step="upkeep phase")
    assert table.options == ["activate Chore"]
    table.alice.activate("Chore")
    settle(table)
    assert "pass" in table.options
    pass_all(table)
    assert table.step == "draw phase"


def test_what_must_be_done_at_the_end_of_a_phase_does_not_hold_its_body_open() -> None:
    table = position(alice_hand=["8 Forest"], rules=FIFTH, step="discard phase")
    assert table.options == ["pass"]
    pass_all(table)
    assert table.asked == "discard"
