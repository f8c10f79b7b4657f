"""Document 004: what it says that is right today as well, played under the rules of 1997 and under today's."""

from __future__ import annotations

from collections import Counter

from tests.support.fifth import FIFTH, attack, pass_all, settle
from tests.support.saying import bare
from tests.support.table import Table, opening, position

from mainphase.cards import nodes as n
from mainphase.cards.decks import Deck
from mainphase.cards.words import (
    apply,
    at_the_beginning_of,
    card,
    creature,
    discard,
    do,
    each,
    enchantment,
    end_step,
    extra_phases,
    gets,
    instant,
    is_a,
    land,
    lose_life,
    may_stay_tapped,
    pay,
    sorcery,
    tap_for,
    untap,
    whenever,
    you,
)
from mainphase.game import AUTOMATIC, Game

TODAY = "current"
BOTH = (FIFTH, TODAY)
MAIN = {FIFTH: "main phase", TODAY: "precombat main"}
LAST = {FIFTH: "discard phase", TODAY: "end step"}  # before cards are discarded and damage wears off
FORESTS = Deck("forests", ((60, "Forest"),))


def calm(table: Table) -> None:
    """Until nothing waits to resolve."""
    if table.state.rules.date < "1999":
        settle(table)
    else:
        table.resolve_all()


# --- Starting


def test_decks_are_shuffled_and_become_libraries() -> None:
    """All of a deck, in another order, before the first turn."""
    deck = Deck("half and half", ((30, "Forest"), (30, "Mountain")))
    for rules in BOTH:
        table = opening(rules=rules, deck=["30 Forest", "30 Mountain"], mulligans=False)
        shuffled = table.events("shuffled")
        assert [e.player for e in shuffled] == ["alice", "bob"]
        assert table.log.index(shuffled[1]) < table.log.index(table.events("turn begins")[0])
        for seat in (table.alice, table.bob):
            assert seat.hand + seat.library != ["Forest"] * 30 + ["Mountain"] * 30
            assert len(seat.library) == 53
        game = Table(Game.new({"alice": deck, "bob": deck}, rules=rules, first="alice").state)
        for seat in (game.alice, game.bob):
            assert Counter(seat.hand + seat.library) == {"Forest": 30, "Mountain": 30}


def test_every_card_is_as_likely_in_every_place_so_that_a_cut_changes_nothing() -> None:
    """The opponent may cut, or shuffle and cut. What is in random order is in random order after a cut.

    Where a card lies is even, and so is how far behind it another one lies, counted round: a deck that had only been
    cut would keep that.
    """
    for rules in BOTH:
        thirds, behind = [0, 0, 0], [0, 0, 0]
        for seed in range(240):
            table = opening(rules=rules, deck=["Shock", "Unsummon", "28 Forest"], mulligans=False, seed=seed)
            cards = table.alice.hand + table.alice.library
            thirds[cards.index("Shock") // 10] += 1
            behind[(cards.index("Unsummon") - cards.index("Shock")) % 30 // 10] += 1
        assert min(*thirds, *behind) > 50  # 80 each are expected; four standard deviations are 29


def test_in_the_first_game_a_player_chosen_at_random_chooses() -> None:
    for rules in BOTH:
        choosers = Counter(opening(rules=rules, first=None, seed=seed).asked_player for seed in range(40))
        assert set(choosers) == {"alice", "bob"}
        assert min(choosers.values()) > 5


def test_in_a_later_game_the_loser_of_the_one_before_chooses() -> None:
    for rules in BOTH:
        for loser in ("alice", "bob"):
            game = Game.new({"alice": FORESTS, "bob": FORESTS}, rules=rules, first="alice")
            game.concede(loser)
            again = Game.new({"alice": FORESTS, "bob": FORESTS}, rules=rules, chooser=game.next_chooser)
            assert again.decision is not None
            assert (again.decision.kind, again.decision.player) == ("starting player", loser)


def test_after_a_draw_whoever_chose_the_last_time_chooses() -> None:
    for rules in BOTH:
        for seed in range(4):
            game = Game.new({"alice": FORESTS, "bob": FORESTS}, rules=rules, seed=seed, automation=AUTOMATIC)
            assert game.decision is not None
            chose = game.decision.player
            game.apply(0)
            for p in game.state.players:
                p.life = 0
            game.state.require_state_based_check()
            while not game.over:
                game.apply(0)
            assert (game.winners, game.next_chooser) == ([], chose)


def test_who_chooses_may_go_first_or_not() -> None:
    for rules in BOTH:
        for choice in ("alice", "bob"):
            table = opening(rules=rules, first=None, mulligans=False)
            assert (table.asked, table.options) == ("starting player", ["alice", "bob"])
            table.choose(choice)
            assert (table.turn, table.active) == (1, choice)


def test_the_first_player_draws_nothing_in_their_first_turn() -> None:
    for rules in BOTH:
        table = opening(rules=rules, mulligans=False)
        table.advance_to(f"alice's {MAIN[rules]}")
        assert (table.turn, len(table.alice.hand)) == (1, 7)
        table.advance_to(f"bob's {MAIN[rules]}")
        assert (table.turn, len(table.bob.hand)) == (2, 8)


def test_hands_of_seven_are_drawn_after_the_choice() -> None:
    for rules in BOTH:
        table = opening(rules=rules, first=None, mulligans=False)
        assert (table.alice.hand, table.bob.hand) == ([], [])
        table.choose("bob")
        assert (len(table.alice.hand), len(table.bob.hand)) == (7, 7)
        assert [e.player for e in table.events("draw")] == ["bob"] * 7 + ["alice"] * 7


# --- Untap


COMING = card("Coming and Going", None, enchantment)(
    whenever(n.PhasesIn(is_a(creature))).do(lose_life(1, you)),
    whenever(n.PhasesOut(is_a(creature))).do(lose_life(1, you)),
)


def from_untap(rules: str, alice: list[object]) -> Table:
    """The untap phase or step, as far as the first choice or the upkeep."""
    table = position(alice=alice, rules=rules, step="untap")  # type: ignore[arg-type]
    while table.priority and table.step == "untap phase":
        table.go_on("upkeep")
    return table


def test_everything_untaps_at_the_same_time() -> None:
    """If the Orb untapped first it would limit the lands; if the lands did, an untapped Orb would not."""
    for rules in BOTH:
        table = from_untap(rules, ["Winter Orb (tapped)", "3 Forest (tapped)"])
        assert table.asked == "priority"
        assert not [oid for oid in table.state.battlefield if table.state.objects[oid].tapped]
        table = from_untap(rules, ["Winter Orb", "3 Forest (tapped)"])
        assert table.asked == "untap"
        table.choose("Forest")
        table.advance_to("upkeep")
        assert sum(table.state.objects[oid].tapped for oid in table.state.battlefield) == 2


def test_a_tapped_winter_orb_limits_nothing() -> None:
    """From May 2011 to June 2016 it did: it read as printed again, and tapped artifacts were no longer off."""
    for rules, untapped in (
        (FIFTH, 3),
        ("2011-05-12", 3),
        ("2011-05-13", 1),
        ("2016-06-09", 1),
        ("2016-06-10", 3),
        (TODAY, 3),
    ):
        table = from_untap(rules, ["Winter Orb (tapped)", "3 Forest (tapped)"])
        if table.asked == "untap":
            table.choose("Forest")
            table.advance_to("upkeep")
        assert sum(not table.tapped(name) for name in ("Forest", "Forest 2", "Forest 3")) == untapped


def test_phasing_in_and_out_is_one_event() -> None:
    """Neither could see the other: what phases in does not go out again, and nothing triggers in between."""
    for rules in (FIFTH, "1999-05-31", "2001-07-23", TODAY):
        drakes = ["Tolarian Drake", "Tolarian Drake (phased out, 1 +1/+1)"]
        table = position(alice=drakes, rules=rules, step="untap")
        assert (table.alice.battlefield, table.counters("Tolarian Drake", "+1/+1")) == (["Tolarian Drake"], 1), rules
        table = position(alice=[*drakes, COMING], rules=rules, step="untap", triggers="automatic")
        names = [e.name for e in table.log if e.name in ("phase in", "phase out", "triggered")]
        assert names.index("triggered") == 2, rules


GLADE = card("Glade", None, land)(may_stay_tapped, tap_for("{G}"))


def test_everything_untaps_that_can_unless_it_may_stay_tapped_and_does() -> None:
    for rules in BOTH:
        for answer, tapped in (("no", True), ("yes", False)):
            table = position(
                alice=["Forest (tapped)", "Basalt Monolith (tapped)", GLADE], rules=rules, step=MAIN[rules]
            )
            table.alice.taps("Glade")
            table.advance_to("bob's upkeep")
            while table.asked != "untap":
                table.go_on("alice's untap")
            assert (table.asked_player, table.asked_about) == ("alice", "Glade")
            table.choose(answer)
            table.advance_to("alice's upkeep")
            assert [table.tapped(name) for name in ("Glade", "Forest", "Basalt Monolith")] == [tapped, False, True]


def test_untapping_is_not_left_out() -> None:
    """Nobody is asked whether to."""
    for rules in BOTH:
        table = from_untap(rules, ["2 Forest (tapped)", "Grizzly Bears (tapped)"])
        assert (table.asked, bare(table.step)) == ("priority", "upkeep")
        assert [e.what for e in table.events("untap")] == ["Forest", "Forest", "Grizzly Bears"]


# --- Upkeep, draw


def test_there_is_an_upkeep_when_nothing_happens_in_it() -> None:
    for rules in BOTH:
        table = opening(rules=rules, mulligans=False)
        table.advance_to(f"turn 3, {MAIN[rules]}")
        begun = [e.player for e in table.events("phase begins", "step begins") if e.word.startswith("upkeep")]
        assert begun == ["alice", "bob", "alice"]


def fast_effects_in(step: str) -> None:
    for rules in BOTH:
        table = position(
            alice=["Mountain"], alice_hand=["Shock"], bob=["Mountain"], bob_hand=["Shock"], rules=rules, step=step
        )
        if "phase ability" in table.options:
            table.choose("phase ability")
            calm(table)
        table.alice.cast("Shock", targets=["bob"])
        calm(table)
        table.alice.passes()
        table.bob.cast("Shock", targets=["alice"])
        calm(table)
        assert (bare(table.step), table.alice.life, table.bob.life) == (step, 18, 18)


def test_any_player_can_use_fast_effects_in_upkeep() -> None:
    fast_effects_in("upkeep")


def test_any_player_can_use_fast_effects_in_the_draw_phase_or_step() -> None:
    fast_effects_in("draw")


def test_three_howling_mines_are_three_effects_besides_the_draw() -> None:
    for rules in BOTH:
        table = position(alice=["2 Howling Mine"], bob=["Howling Mine"], rules=rules, step="draw", triggers="automatic")
        if rules == FIFTH:
            table.choose("phase ability")
            calm(table)
        hands = [len(table.alice.hand)]
        for name in ("alice's Howling Mine", "alice's Howling Mine 2", "bob's Howling Mine"):
            if rules == FIFTH:
                table.alice.activate(name)
                calm(table)
            else:
                table.resolve()
            hands.append(len(table.alice.hand))
        assert hands == [1, 2, 3, 4]
        assert table.options == ["pass"]


def test_sylvan_library_is_played_by_itself() -> None:
    for rules in BOTH:
        table = position(
            alice=["Sylvan Library"], alice_library=["Forest", "Island", "Swamp"], rules=rules, step="draw"
        )
        if rules == FIFTH:
            table.choose("phase ability")
            calm(table)
        assert table.alice.hand == ["Forest"]
        if rules == FIFTH:
            table.alice.activate("Sylvan Library")
            calm(table)
        else:
            table.resolve()
            table.choose("yes")
        assert sorted(table.alice.hand) == ["Forest", "Island", "Swamp"]


def test_without_an_effect_no_draw_is_left_out_and_none_added() -> None:
    for rules in BOTH:
        table = position(rules=rules, step="upkeep")
        for turn, drawn in ((1, [1, 0]), (2, [1, 1]), (3, [2, 1])):
            table.advance_to(f"turn {turn}, {MAIN[rules]}")
            assert [len(seat.hand) for seat in (table.alice, table.bob)] == drawn


def test_whoever_has_to_draw_from_an_empty_library_loses() -> None:
    for rules in BOTH:
        table = position(alice_blanks=0, rules=rules, step="upkeep")
        while not table.over and table.turn == 1:
            table.go_on("the draw")
        assert (table.turn, table.winners) == (1, ["bob"])


# --- Main

SLOW = ("Grizzly Bears", "Armageddon", "Fastbond", "Howling Mine")


def slow_spells(rules: str, step: str, active: str) -> list[str]:
    """Which of one spell each of the slow types Alice is offered."""
    table = position(alice=["4 Plains", "4 Swamp", "4 Forest"], alice_hand=SLOW, active=active, rules=rules, step=step)
    if "pass" not in table.options:
        table.choose("phase ability")
        calm(table)
    if active == "bob":
        table.bob.passes()
    assert table.asked_player == "alice"
    return sorted(o.removeprefix("cast ") for o in table.options if o.startswith("cast"))


def test_slow_spells_are_cast_in_a_main_phase_only() -> None:
    for rules in BOTH:
        assert slow_spells(rules, MAIN[rules], "alice") == sorted(SLOW)
        for step in ("upkeep", "draw", LAST[rules]):
            assert slow_spells(rules, step, "alice") == []


def test_an_opponent_casts_no_slow_spells_in_ones_main_phase() -> None:
    for rules in BOTH:
        assert slow_spells(rules, MAIN[rules], "bob") == []


def test_one_land_a_turn() -> None:
    """Before everything else in the main phase, or after it."""
    for rules in BOTH:
        table = position(alice_hand=["2 Forest"], rules=rules, step=MAIN[rules])
        table.alice.play_land("Forest")
        assert "play Forest" not in table.options
        table = position(
            alice=["Grizzly Bears", "Mountain"], alice_hand=["Shock", "2 Forest"], rules=rules, step=MAIN[rules]
        )
        table.alice.cast("Shock", targets=["bob"])
        calm(table)
        assert "play Forest" in table.options
        attackers(rules, table)
        table.choose("attack bob")
        while table.state.combat is not None:
            table.go_on("the end of the attack")
        if rules != FIFTH:
            table.advance_to("postcombat main")
        table.alice.play_land("Forest")
        assert "play Forest" not in table.options


def test_a_land_is_not_played_in_response_to_anything() -> None:
    for rules in BOTH:
        table = position(alice=["Mountain"], alice_hand=["Shock", "Forest"], rules=rules, step=MAIN[rules])
        assert "play Forest" in table.options
        table.alice.cast("Shock", targets=["bob"])
        while table.asked_player != "bob":
            assert "play Forest" not in table.options
            table.pass_once()


def test_nothing_is_played_in_response_to_a_land() -> None:
    for rules in BOTH:
        table = position(
            alice_hand=["Forest"], bob=["3 Island", "Mountain"], bob_hand=["Counterspell", "Shock"],
            rules=rules, step=MAIN[rules],
        )  # fmt: skip
        table.alice.play_land("Forest")
        assert (table.asked_player, table.stack, table.alice.battlefield) == ("alice", [], ["Forest"])


def test_more_lands_by_an_effect_are_played_one_by_one_where_a_land_can_be() -> None:
    for rules in BOTH:
        for enabling in ("Fastbond", "Storm Cauldron"):
            table = position(
                alice=[enabling, "Mountain"], alice_hand=["Shock", "2 Forest"], rules=rules, step=MAIN[rules]
            )
            table.alice.play_land("Forest")
            calm(table)
            table.alice.taps("Mountain")
            calm(table)  # the Cauldron's ability
            table.alice.cast("Shock", targets=["bob"])
            while table.asked_player != "bob":
                assert "play Forest" not in table.options
                table.pass_once()
            calm(table)
            table.alice.play_land("Forest")
            calm(table)
            assert [e.what for e in table.events("land played")] == ["Forest", "Forest"]
            elsewhere = position(alice=[enabling], alice_hand=["Forest"], rules=rules, step="upkeep")
            assert "play Forest" not in elsewhere.options


# --- The attack


def attackers(rules: str, table: Table) -> None:
    """On to the declaration of attackers."""
    if rules == FIFTH:
        attack(table)
    else:
        table.advance_to("declare attackers")


ROUSER = card("Rouser", None, enchantment)(pay("{0}").do(untap(each(creature))))


def attack_with(rules: str, table: Table) -> None:
    """The Bears attack, and the attack or combat phase is over."""
    attackers(rules, table)
    table.choose("attack bob")
    while table.state.combat is not None:
        table.go_on("the end of the attack")
    if rules != FIFTH:
        while bare(table.step) != "postcombat main":
            table.go_on("the next main phase")


def attacks_in_turn_one(table: Table) -> list[str]:
    """Who has attacked by the end of the turn, if whoever is asked sends all they can."""
    while table.turn == 1 and len(table.events("attackers declared")) < 5:
        if "phase ability" in table.options:
            table.choose("phase ability")
        elif table.asked == "attack" and table.options[0].startswith("attack"):
            table.apply(0)
        else:
            table.go_on("the next turn")
    return [e.what for e in table.events("attacks")]


def test_one_attack_a_turn_and_only_in_ones_own() -> None:
    """Whether it was a real one or an attack without attackers; nobody else attacks in that turn."""
    for rules in BOTH:
        for real in (True, False):
            table = position(alice=["Grizzly Bears"], bob=["Hill Giant"], rules=rules, step=MAIN[rules])
            if real:
                attack_with(rules, table)
            else:
                attackers(rules, table)
                table.choose("stay")
                while table.state.combat is not None:
                    table.go_on("the end of the attack")
            assert "phase ability" not in table.options  # of 1997
            assert attacks_in_turn_one(table) == ["Grizzly Bears"] * real
            assert {e.player for e in table.events("attackers declared")} == {"alice"}


def test_what_has_untapped_does_not_attack_again_without_another_attack() -> None:
    another = card("Another Attack", "{0}", sorcery)(do(extra_phases("combat phase", "main phase")))
    for rules in BOTH:
        for more in (False, True):
            table = position(alice=["Grizzly Bears", ROUSER], alice_hand=[another], rules=rules, step=MAIN[rules])
            attack_with(rules, table)
            table.alice.activate("Rouser")
            calm(table)
            assert not table.tapped("Grizzly Bears")
            if more:
                table.alice.cast("Another Attack")
                calm(table)
            assert attacks_in_turn_one(table) == ["Grizzly Bears"] * (2 if more else 1)


def test_a_creature_that_has_to_attack_is_sent_if_that_is_legal() -> None:
    for rules in BOTH:
        table = position(alice=["Juggernaut"], rules=rules, step=MAIN[rules])
        attackers(rules, table)
        assert table.options == ["attack bob"]
        for said in ("tapped", "sick"):
            table = position(alice=[f"Juggernaut ({said})"], rules=rules, step=MAIN[rules])
            while table.turn == 1:
                assert table.asked != "attack"
                table.go_on("the next turn")


def test_sirens_call_and_nettling_imp_make_the_opponents_creatures_attack() -> None:
    for rules in BOTH:
        for forcing in ("Siren's Call", "Nettling Imp"):
            table = position(
                alice=["Grizzly Bears"], bob=["Nettling Imp", "Hill Giant", "Island"], bob_hand=["Siren's Call"],
                rules=rules, step=MAIN[rules],
            )  # fmt: skip
            table.alice.passes()
            if forcing == "Siren's Call":
                table.bob.cast(forcing)
            else:
                table.bob.activate(forcing, targets=["Grizzly Bears"])
            calm(table)
            attackers(rules, table)
            assert (table.asked_about, table.options) == ("Grizzly Bears", ["attack bob"])


# --- Discarding, cleaning up


def to_the_next_turn(table: Table) -> None:
    while table.turn == 1:
        table.go_on("the next turn")


def test_nobody_discards_by_choice() -> None:
    """With seven cards or fewer nobody is asked; the opponent's hand is not looked at either."""
    for rules in BOTH:
        table = position(alice_hand=["7 Forest"], bob_hand=["9 Forest"], rules=rules, step=LAST[rules])
        to_the_next_turn(table)
        assert (len(table.alice.hand), len(table.bob.hand)) == (7, 9)
        assert not table.events("discard")


def test_cards_are_discarded_down_to_seven_or_by_an_effect() -> None:
    tax = card("Tax", None, enchantment)(at_the_beginning_of(end_step, of=you).do(discard(1)))
    for rules in BOTH:
        table = position(alice_hand=["9 Forest"], rules=rules, step=LAST[rules])
        to_the_next_turn(table)
        assert len(table.events("discard")) == 2
        table = position(alice=[tax], alice_hand=["3 Forest"], rules=rules, step=LAST[rules])
        while not table.events("discard"):
            if table.asked == "discard":
                table.choose("Forest")
            else:
                table.go_on("the discard")
        assert len(table.alice.hand) == 2


def test_damage_and_effects_until_end_of_turn_end_at_the_same_time() -> None:
    """A creature that lives only by what wears off lives on, for its damage is gone too."""
    for rules in BOTH:
        table = position(
            alice=["Hill Giant", "Forest", "2 Mountain"], alice_hand=["Giant Growth", "2 Shock"], rules=rules,
            step=LAST[rules],
        )  # fmt: skip
        for spell in ("Giant Growth", "Shock", "Shock"):
            table.alice.cast(spell, targets=["Hill Giant"])
            calm(table)
        assert (table.pt("Hill Giant"), table.damage("Hill Giant")) == ("6/6", 4)
        to_the_next_turn(table)
        assert (table.pt("Hill Giant"), table.damage("Hill Giant")) == ("3/3", 0)
        assert not table.events("dies")


WITHERING = card("Withering", "{0}", instant)(
    n.SpellAbility((n.Mode(apply(each(creature), gets(-3, -3), until=n.Duration.PERMANENT)),))
)


def test_a_creature_without_toughness_dies_in_cleanup() -> None:
    for rules in BOTH:
        table = position(
            alice=["Hill Giant", "Forest"], alice_hand=["Giant Growth", WITHERING], rules=rules, step=LAST[rules]
        )
        table.alice.cast("Giant Growth", targets=["Hill Giant"])
        calm(table)
        table.alice.cast("Withering")
        calm(table)
        assert table.pt("Hill Giant") == "3/3"
        to_the_next_turn(table)
        assert [e.concept for e in table.events("state-based action")] == ["zero_toughness"]
        [died] = table.events("dies")
        begun = [e for e in table.events("phase begins", "step begins") if e.word.startswith("cleanup")]
        [ended, *_] = table.events("turn ends")
        assert table.log.index(begun[0]) < table.log.index(died) < table.log.index(ended)


def test_nothing_is_played_between_turns() -> None:
    """Since June 1999: before, both players could use mana sources there, and nothing else."""
    for rules, windows in ((FIFTH, 2), ("1999-06-01", 0), (TODAY, 0)):
        last = "end of turn" if rules == "1999-06-01" else LAST[rules]
        table = position(
            alice=["Mountain"], alice_hand=["Shock"], bob=["Mountain", "Prodigal Sorcerer"], bob_hand=["Shock"],
            rules=rules, step=last,
        )  # fmt: skip
        assert "cast Shock" in table.options
        pass_all(table)
        between = []
        while table.turn == 1:
            if not table.step:
                between.append(table.options)
            table.go_on("the next turn")
        assert between == [["pass", "tap Mountain"]] * windows
