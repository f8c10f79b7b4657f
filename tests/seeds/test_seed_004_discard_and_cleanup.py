"""Document 004, "Discard" and "Cleanup"."""

from __future__ import annotations

from tests.support.batches import FIFTH, pass_all, settle
from tests.support.table import Table, position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardDef, CardType


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
        table.pass_once()
    assert seen == {"alice", "bob"}


def test_mana_burns_and_life_is_looked_at_as_the_discard_phase_ends() -> None:
    table = position(alice=["Forest"], bob_life=0, rules=FIFTH, step="discard phase")
    table.alice.taps("Forest")
    pass_all(table)
    assert (table.alice.life, table.winners) == (19, ["alice"])
    [over] = table.events("player loses")
    assert over.rule == "This Is Your Life"


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


def test_nobody_discards_by_choice() -> None:
    """With seven cards or fewer nobody is asked; the opponent's hand is not looked at either."""
    table = position(alice_hand=["7 Forest"], bob_hand=["9 Forest"], rules=FIFTH, step="discard phase")
    assert table.options == ["pass"]
    pass_all(table)
    assert (table.active, len(table.alice.hand), len(table.bob.hand)) == ("bob", 7, 9)
    assert not table.events("discard")


def test_an_effect_can_make_a_player_discard() -> None:
    tax = at_end_of_turn("Tax", n.Discard(n.Fixed(1), n.You()), of=n.You())
    table = position(alice=[tax], alice_hand=["2 Forest"], rules=FIFTH, step="discard phase")
    to_cleanup(table)
    settle(table)
    table.choose("Forest")
    assert (len(table.alice.hand), len(table.events("discard"))) == (1, 1)


# --- Cleanup


def test_damage_and_effects_until_end_of_turn_end_at_the_same_time() -> None:
    """A creature that lives only by what wears off lives on, for its damage is gone too."""
    table = position(
        alice=["Hill Giant", "Forest", "2 Mountain"], alice_hand=["Giant Growth", "2 Shock"], rules=FIFTH,
        step="discard phase",
    )  # fmt: skip
    table.alice.cast("Giant Growth", targets=["Hill Giant"])
    settle(table)
    for _ in range(2):
        table.alice.cast("Shock", targets=["Hill Giant"])
        settle(table)
    assert (table.pt("Hill Giant"), table.damage("Hill Giant")) == ("6/6", 4)
    pass_all(table)
    assert table.active == "bob"
    assert (table.pt("Hill Giant"), table.damage("Hill Giant")) == ("3/3", 0)
    assert not table.events("dies")


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


def test_a_creature_without_toughness_dies_in_the_cleanup_phase() -> None:
    """What kept it alive has worn off."""
    table = position(
        alice=["Hill Giant", "Forest"], alice_hand=["Giant Growth", WITHERING], rules=FIFTH, step="discard phase"
    )
    table.alice.cast("Giant Growth", targets=["Hill Giant"])
    settle(table)
    table.alice.cast("Withering")
    settle(table)
    assert table.pt("Hill Giant") == "3/3"
    pass_all(table)
    [died] = table.events("dies")
    assert died.what == "Hill Giant"
    begun = [e for e in table.log if e.name == "phase begins"]
    assert table.log.index(begun[1]) < table.log.index(died) < table.log.index(begun[2])
    assert [e.word for e in begun[1:3]] == ["cleanup phase", "beginning of turn"]


def test_mana_burns_and_life_is_looked_at_as_the_cleanup_phase_ends() -> None:
    """After all that happens at end of turn: who had no life then may still have gained some."""
    drain = at_end_of_turn("Drain", n.LoseLife(n.Fixed(2), n.You()), of=n.You())
    heal = at_end_of_turn("Heal", n.GainLife(n.Fixed(2)))
    table = position(alice=["Forest", drain], bob_life=3, rules=FIFTH, step="discard phase", alice_life=3)
    to_cleanup(table)
    table.alice.taps("Forest")
    settle(table)
    assert (table.over, table.winners) == (True, ["bob"])
    assert [e.name for e in table.events("mana burn", "player loses")] == ["mana burn", "player loses"]
    table = position(alice=[drain, heal], rules=FIFTH, step="discard phase", alice_life=2)
    to_cleanup(table)
    table.choose("Drain")
    settle(table)
    assert (table.over, table.alice.life) == (False, 2)
