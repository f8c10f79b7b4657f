"""Document 004, "Discard" and "Cleanup"."""

from __future__ import annotations

from tests.support.fifth import FIFTH, pass_all, settle
from tests.support.table import Table, position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardDef, CardType
from mainphase.cards.words import (
    an_ability,
    at_the_beginning_of,
    card,
    counter_it,
    damage,
    each_opponent,
    enchantment,
    end_step,
    gain_life,
    instant,
    later,
    target,
    targeting,
    when,
    you,
)

HUSH = card("Hush", "{0}", instant)(targeting(an_ability).do(counter_it(target)))


def at_end_of_turn(name: str, effect: n.Effect, of: n.Selector | None = None) -> CardDef:
    """An enchantment that does this at the end of every turn, or of this player's."""
    on = n.BeginningOf("end step", of) if of is not None else n.BeginningOf("end step")
    return CardDef(name, None, CardType.ENCHANTMENT, abilities=(n.Triggered(on, (n.Mode(effect),)),))


def to_cleanup(table: Table) -> None:
    """From the discard phase, as far as the first decision in the cleanup phase."""
    pass_all(table)
    assert table.step == "cleanup phase"


# --- Discard


def test_both_players_may_play_fast_effects_in_the_discard_phase() -> None:
    table = position(
        alice=["Mountain"], alice_hand=["Shock", "Grizzly Bears"], bob=["Mountain"], bob_hand=["Shock"],
        rules=FIFTH, step="discard phase",
    )  # fmt: skip
    table.alice.cast("Shock", targets=["bob"])
    settle(table)
    table.alice.passes()
    table.bob.cast("Shock", targets=["alice"])
    settle(table)
    assert (table.step, table.alice.life, table.bob.life) == ("discard phase", 18, 18)


def test_after_the_discard_phase_no_instant_is_played_in_the_turn() -> None:
    """Not even while what happens at end of turn is being played."""
    table = position(
        alice=[at_end_of_turn("Dusk", n.GainLife(n.Fixed(1))), "Mountain"], alice_hand=["Shock"],
        bob=["Mountain"], bob_hand=["Shock"], rules=FIFTH, step="discard phase",
    )  # fmt: skip
    assert "cast Shock" in table.options
    to_cleanup(table)
    seen = set()
    while table.turn == 1:
        assert not [o for o in table.options if o.startswith("cast")]
        seen.add(table.asked_player)
        table.go_on("the next turn")
    assert seen == {"alice", "bob"}


def order(table: Table, *told: tuple[str, str]) -> list[int]:
    """Where these stand in what has happened, each by its name and its word ("": any)."""
    return [next(i for i, e in enumerate(table.log) if e.name == name and word in ("", e.word)) for name, word in told]


def test_mana_burns_as_the_discard_phase_ends() -> None:
    """After the cards have been discarded, and before the cleanup phase begins."""
    table = position(alice=["Forest"], alice_hand=["8 Forest"], rules=FIFTH, step="discard phase")
    table.alice.taps("Forest")
    pass_all(table)
    assert (table.asked, table.alice.mana, table.alice.life) == ("discard", "G", 20)
    table.choose("Forest")
    places = order(
        table, ("discard", ""), ("mana burn", ""), ("phase ends", "discard phase"), ("phase begins", "cleanup phase")
    )
    assert places == sorted(places)
    assert (table.alice.mana, table.alice.life) == ("", 19)


def test_life_is_looked_at_as_the_discard_phase_ends() -> None:
    """Not before, and not only in the cleanup phase."""
    table = position(bob_life=0, rules=FIFTH, step="discard phase")
    assert not table.over
    pass_all(table)
    assert table.winners == ["alice"]
    [over] = table.events("player loses")
    assert over.rule == "This Is Your Life"
    assert [e.word for e in table.events("phase begins")] == ["discard phase"]
    table = position(alice=["Forest"], alice_life=1, rules=FIFTH, step="discard phase")
    table.alice.taps("Forest")
    pass_all(table)
    assert table.winners == ["bob"]  # what has burnt counts
    assert [e.word for e in table.events("phase begins")] == ["discard phase"]


def test_discarding_to_seven_is_mandatory_and_the_last_thing_in_its_phase() -> None:
    table = position(alice=["Mountain"], alice_hand=["8 Forest", "Shock"], rules=FIFTH, step="discard phase")
    assert (table.asked, len(table.alice.hand)) == ("priority", 9)
    table.alice.cast("Shock", targets=["bob"])
    settle(table)
    pass_all(table)
    assert (table.asked, "done" in table.options) == ("discard", False)
    table.choose("Forest")
    assert len(table.alice.hand) == 7
    assert table.active == "bob"


def test_discarding_happens_once_whatever_is_drawn_afterwards() -> None:
    late = at_end_of_turn("Late Study", n.Draw(n.Fixed(3)), of=n.You())
    table = position(alice=[late], alice_hand=["8 Forest"], rules=FIFTH, step="discard phase")
    pass_all(table)
    table.choose("Forest")
    settle(table)
    assert (table.turn, table.active, len(table.alice.hand)) == (2, "bob", 10)
    assert len(table.events("discard")) == 1


# --- Cleanup


def test_what_happens_at_end_of_turn_happens_after_that_at_the_end_of_the_phase() -> None:
    table = position(
        alice=["Grizzly Bears", "Forest", at_end_of_turn("Dusk", n.GainLife(n.Fixed(1)))], alice_hand=["Giant Growth"],
        rules=FIFTH, step="discard phase",
    )  # fmt: skip
    table.alice.cast("Giant Growth", targets=["Grizzly Bears"])
    settle(table)
    to_cleanup(table)
    assert (table.stack, table.pt("Grizzly Bears")) == (["Dusk"], "2/2")
    assert not table.events("life gained")
    settle(table)
    assert [e.amount for e in table.events("life gained")] == [1]


CREATURES = n.Each(n.OfType(CardType.CREATURE))
WITHERING = CardDef(  # creatures get -3/-3, for good
    "Withering",
    n.ManaCost(),
    CardType.INSTANT,
    abilities=(
        n.SpellAbility((n.Mode(n.Apply(CREATURES, (n.AddPT(n.Fixed(-3), n.Fixed(-3)),), until=n.Duration.PERMANENT)),)),
    ),
)


def test_mana_burns_as_the_cleanup_phase_ends() -> None:
    """After all that happens at end of turn, and before the turn is over."""
    table = position(
        alice=["Forest", at_end_of_turn("Dusk", n.GainLife(n.Fixed(1)))], rules=FIFTH, step="discard phase"
    )
    to_cleanup(table)
    table.alice.taps("Forest")
    settle(table)
    while table.turn == 1:
        table.go_on("the next turn")
    places = order(table, ("life gained", ""), ("mana burn", ""), ("phase ends", "cleanup phase"), ("turn ends", ""))
    assert places == sorted(places)
    assert table.alice.life == 20


def test_life_is_looked_at_as_the_cleanup_phase_ends() -> None:
    """After all that happens at end of turn: who had no life then may still have gained some."""
    drain = at_end_of_turn("Drain", n.LoseLife(n.Fixed(2), n.You()), of=n.You())
    heal = at_end_of_turn("Heal", n.GainLife(n.Fixed(2)))
    table = position(alice=["Forest", drain], bob_life=3, rules=FIFTH, step="discard phase", alice_life=3)
    to_cleanup(table)
    table.alice.taps("Forest")
    settle(table)
    assert (table.over, table.winners) == (True, ["bob"])
    assert [e.name for e in table.events("mana burn", "player loses")] == ["mana burn", "player loses"]
    assert [e.word for e in table.events("phase begins")] == ["discard phase", "cleanup phase"]
    table = position(alice=[drain, heal], rules=FIFTH, step="discard phase", alice_life=2)
    to_cleanup(table)
    table.choose("Drain")
    settle(table)
    assert (table.over, table.alice.life) == (False, 2)


# --- What can be played in the cleanup phase


def test_mana_sources_are_used_in_the_cleanup_phase() -> None:
    table = position(alice=["Forest"], bob=["Mountain"], rules=FIFTH, step="cleanup phase")
    offered = []
    while table.turn == 1 and table.step == "cleanup phase":
        offered += [(table.asked_player, o) for o in table.options]
        table.go_on("the next turn")
    assert {("alice", "tap Forest"), ("bob", "tap Mountain")} <= set(offered)


def test_interrupts_and_damage_prevention_are_played_in_the_cleanup_phase() -> None:
    """What happens at end of turn is interrupted, and damage that it deals is prevented."""
    spark = card("Late Spark", None, enchantment)(at_the_beginning_of(end_step, of=you).do(damage(1, each_opponent)))
    for answer, aims in (("Hush", []), ("Healing Salve", ["bob"])):
        table = position(
            alice=[spark], bob=["Plains"], bob_hand=[HUSH, "Healing Salve"], rules=FIFTH, step="discard phase"
        )
        to_cleanup(table)
        while f"cast {answer}" not in table.options:
            table.pass_once()
        table.bob.cast(answer, targets=aims)
        settle(table)
        assert (table.events("life lost"), table.bob.life) == ([], 20)
        assert bool(table.events("countered")) is (answer == "Hush")
        assert [e.word for e in table.events("phase begins")][:2] == ["discard phase", "cleanup phase"]


def test_damage_and_effects_wear_off_by_a_mandatory_phase_effect() -> None:
    table = position(
        alice=["Hill Giant", "Forest", "Mountain", "Swamp"], alice_hand=["Giant Growth", "Shock"], rules=FIFTH,
        step="discard phase",
    )  # fmt: skip
    for spell in ("Giant Growth", "Shock"):
        table.alice.cast(spell, targets=["Hill Giant"])
        settle(table)
    to_cleanup(table)
    assert (table.pt("Hill Giant"), table.damage("Hill Giant")) == ("6/6", 2)
    assert "phase ability" in table.options
    assert "pass" not in table.options
    table.choose("phase ability")
    settle(table)
    assert (table.turn, table.pt("Hill Giant"), table.damage("Hill Giant")) == (1, "3/3", 0)


# --- What happens at end of turn


def scheduling(name: str, life: int, when_: n.Trigger) -> CardDef:
    """Then its controller gains so much life at end of turn."""
    return card(name, None, enchantment)(when(when_).do(later(at_the_beginning_of(end_step).do(gain_life(life)))))


def test_what_is_scheduled_for_end_of_turn_in_time_comes_before_the_opponents() -> None:
    table = position(
        alice=[scheduling("Afterthought", 1, n.BeginningOf("end step", n.You()))],
        bob=[at_end_of_turn("Owl", n.GainLife(n.Fixed(8)))], rules=FIFTH, step="discard phase",
    )  # fmt: skip
    to_cleanup(table)
    settle(table)
    assert [(e.player, e.amount) for e in table.events("life gained")] == [("alice", 1), ("bob", 8)]


def test_what_is_scheduled_for_the_active_player_too_late_is_dropped() -> None:
    """Neither in this turn nor in a later one."""
    table = position(
        alice=[scheduling("Envy", 1, n.GainsLife(n.EachOpponent()))],
        bob=[at_end_of_turn("Owl", n.GainLife(n.Fixed(8)), of=n.EachOpponent())], rules=FIFTH, step="discard phase",
    )  # fmt: skip
    to_cleanup(table)
    settle(table)
    table.advance_to("turn 3, upkeep phase")
    assert [(e.player, e.amount) for e in table.events("life gained")] == [("bob", 8)]
    assert table.events("triggered", what="Envy")


def test_a_creature_without_toughness_that_regenerates_dies_again() -> None:
    table = position(
        alice=["Drudge Skeletons", "Forest", "2 Swamp"], alice_hand=["Giant Growth", WITHERING], rules=FIFTH,
        step="discard phase",
    )  # fmt: skip
    table.alice.cast("Giant Growth", targets=["Drudge Skeletons"])
    settle(table)
    table.alice.cast("Withering")
    settle(table)
    assert table.pt("Drudge Skeletons") == "1/1"
    to_cleanup(table)
    while table.turn == 1:
        if "activate Drudge Skeletons" in table.options:
            table.alice.activate("Drudge Skeletons")
        else:
            table.go_on("the next turn")
    assert table.alice.graveyard.count("Drudge Skeletons") == 1
    assert table.events("regenerated")


def test_damage_that_is_not_lethal_is_gone_at_once_in_the_cleanup_phase() -> None:
    """Two times 2 do not add up, and 2 suffice for who has no more toughness."""
    one = at_end_of_turn("Spark", n.DealDamage(n.Fixed(2), n.Each(n.OfType(CardType.CREATURE))), of=n.You())
    table = position(alice=[one, one, "Hill Giant"], bob=["Grizzly Bears"], rules=FIFTH, step="discard phase")
    to_cleanup(table)
    if table.asked == "order triggers":
        table.apply(0)
    settle(table)
    dealt = [e.amount for e in table.events("damage dealt") if e.other == "Hill Giant"]
    assert dealt == [2, 2]
    assert "Hill Giant" in table.alice.battlefield
    assert "Grizzly Bears" not in table.bob.battlefield
    assert table.damage("Hill Giant") == 0


def test_an_effect_until_end_of_turn_that_begins_in_the_cleanup_phase_ends_at_once() -> None:
    grow = n.Apply(n.Each(n.OfType(CardType.CREATURE)), (n.AddPT(n.Fixed(3), n.Fixed(3)),))
    table = position(
        alice=[at_end_of_turn("Night Bloom", grow, of=n.You()), "Grizzly Bears"], rules=FIFTH, step="discard phase"
    )
    to_cleanup(table)
    settle(table)
    assert table.active == "bob"
    assert table.pt("Grizzly Bears") == "2/2"
