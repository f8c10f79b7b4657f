"""The turn of the Fifth Edition, part by part: between turns, the beginning of the turn, untapping, cleanup."""

from __future__ import annotations

from tests.support.fifth import FIFTH, attack, pass_all, phase_ability, settle
from tests.support.table import Table, position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardDef, CardType, Zone
from mainphase.kernel.state.objects import ObjectKind
from mainphase.rules.plan import Action

YOURS = n.IsYourTurn()


def enchantment(name: str, *abilities: n.Ability) -> CardDef:
    return CardDef(name, None, CardType.ENCHANTMENT, abilities=abilities)


def at(part: str, effect: n.Effect) -> n.Triggered:
    """What happens at the beginning of a part of your turns."""
    return n.Triggered(n.BeginningOf(part, n.You()), (n.Mode(effect),))


def instant(name: str, effect: n.Effect) -> CardDef:
    return CardDef(name, n.ManaCost(), CardType.INSTANT, abilities=(n.SpellAbility((n.Mode(effect),)),))


# --- Between turns

VAULT = CardDef(
    "Old Vault",
    None,
    CardType.ARTIFACT,
    abilities=(n.Static(n.SkipPart("turn", n.You(), optional=True, then=n.Untap(n.This()))),),
)


def test_a_turn_is_skipped_between_turns_and_what_it_is_skipped_for_happens_there() -> None:
    """Today it would be the first thing of the turn that really comes next."""
    for rules, at_once in ((FIFTH, True), ("current", False)):
        table = position(
            bob=[CardDef("Dull Vault", None, CardType.ENCHANTMENT, abilities=VAULT.abilities)], rules=rules
        )
        table.find("Dull Vault").tapped = True
        while table.asked != "may":
            table.go_on()
        assert (table.asked_player, table.step) == ("bob", "")
        table.forget()
        table.choose("yes")
        assert table.turn == 2  # alice again
        told = [e.name for e in table.events("untap", "turn begins") if e.what or e.name == "turn begins"]
        assert told == (["untap", "turn begins"] if at_once else ["turn begins", "untap"])


def test_mana_sources_are_legal_between_turns_and_the_mana_burns_after_the_untap_phase() -> None:
    table = position(bob=["Forest"], rules=FIFTH)
    while table.step or table.asked_player != "bob":
        table.go_on()
    assert table.options == ["pass", "tap Forest"]
    table.bob.taps("Forest")
    table.advance_to("bob's upkeep phase")
    assert table.bob.life == 19
    burnt, untapped = table.events("mana burn", "phase begins")[-2:]
    assert (burnt.name, untapped.word) == ("mana burn", "upkeep phase")
    assert not table.tapped("Forest")  # it has untapped since


def test_mana_of_the_beginning_of_the_turn_burns_at_the_end_of_the_first_phase_that_is_played() -> None:
    no_untap = enchantment("No Untap", n.Static(n.SkipPart("untap step", n.EachPlayer())))
    table = position(alice=[no_untap], bob=["Forest"], rules=FIFTH)
    table.advance_to("bob's beginning of turn")
    assert table.asked_player == "bob"
    table.bob.taps("Forest")
    table.advance_to("bob's upkeep phase")
    assert table.bob.life == 20  # the untap phase has been left out
    table.advance_to("bob's draw phase")
    assert table.bob.life == 19


# --- The beginning of the turn


def test_what_depends_on_the_turn_changes_before_what_happens_at_its_beginning() -> None:
    """Bob's creature dies of the turn's change; what counts creatures at the beginning of the turn does not see it."""
    shrinking = enchantment(
        "Old Sphere",
        n.Static(
            n.Modify(
                n.All((n.OfType(CardType.CREATURE), n.ControlledBy(n.You()))), (n.AddPT(n.Fixed(-2), n.Fixed(-2)),)
            ),
            condition=n.Negated(YOURS),
        ),
    )
    counting = enchantment("Counting House", at("turn", n.GainLife(n.CountOf(n.All((n.OfType(CardType.CREATURE),))))))
    table = position(alice=["Grizzly Bears", shrinking], bob=["Hill Giant", counting], rules=FIFTH)
    table.advance_to("bob's upkeep phase")
    assert "Grizzly Bears" not in table.battlefield
    assert table.bob.life == 21
    assert [e.name for e in table.events("dies", "life gained")] == ["dies", "life gained"]


def test_summoning_sickness_ends_after_what_happens_at_the_beginning_of_the_turn() -> None:
    """What is handed over there is not sick; what is handed over in the upkeep phase is."""
    for part, sick in (("turn", False), ("upkeep", True)):
        taking = enchantment(
            "Old Spring",
            at(part, n.Apply(n.Each(n.OfType(CardType.CREATURE)), (n.SetController(n.You()),), n.Duration.PERMANENT)),
        )
        table = position(alice=["Llanowar Elves"], bob=[taking], rules=FIFTH)
        table.advance_to("bob's main phase")
        assert table.controller("Llanowar Elves") == "bob"
        assert ("tap Llanowar Elves" not in table.options) == sick


# --- Untap


def test_neither_player_can_do_anything_but_play_mana_sources_in_the_untap_phase() -> None:
    table = position(
        alice=["Forest"], alice_hand=["Giant Growth"], bob=["Grizzly Bears", "Forest"], bob_hand=["Giant Growth"],
        rules=FIFTH, active="bob", step="cleanup",
    )  # fmt: skip
    table.advance_to("alice's untap phase")
    assert table.options == ["tap Forest", "phase ability"]  # she cannot go on without untapping
    phase_ability(table, Action.UNTAP)
    assert table.options == ["pass", "tap Forest"]
    table.pass_once()
    assert (table.asked_player, table.options) == ("bob", ["pass", "tap Forest"])


def test_what_untaps_untaps_at_once() -> None:
    table = position(
        alice=["Winter Orb (tapped)", "2 Forest (tapped)", "Grizzly Bears (tapped)"],
        rules=FIFTH,
        active="bob",
        step="cleanup",
    )
    table.advance_to("alice's upkeep")
    assert [table.tapped(name) for name in ("Winter Orb", "Forest", "Forest 2", "Grizzly Bears")] == [False] * 4


def test_what_to_untap_is_decided_as_untapping_is_announced() -> None:
    table = position(
        alice=["Forest (tapped)", "Island (tapped)", "Plains"],
        bob=["Winter Orb"],
        rules=FIFTH,
        active="bob",
        step="cleanup",
    )
    table.advance_to("alice's untap phase")
    phase_ability(table, Action.UNTAP)
    assert (table.asked, table.options) == ("untap", ["Forest", "Island"])
    table.choose("Island")
    assert table.tapped("Island")  # announced, not resolved
    table.alice.taps("Plains")  # too late to be chosen
    settle(table)
    assert [table.tapped(name) for name in ("Forest", "Island", "Plains")] == [True, False, True]


def test_what_becomes_tapped_after_the_announcement_can_be_chosen_if_nothing_had_been() -> None:
    table = position(alice=["Plains"], bob=["Winter Orb"], rules=FIFTH, active="bob", step="cleanup")
    table.advance_to("alice's untap phase")
    phase_ability(table, Action.UNTAP)
    table.alice.taps("Plains")
    settle(table)
    assert not table.tapped("Plains")


def asked_and_not_resolved(table: Table) -> bool:
    """The question is put while the untapping still waits: it has been announced, and has not resolved."""
    return table.asked == "untap" and [table.state.objects[oid].kind for oid in table.state.stack] == [
        ObjectKind.ACTION
    ]


def test_what_becomes_tapped_after_the_announcement_is_decided_at_the_first_opportunity() -> None:
    """Before anybody can do anything else, not as the untapping resolves (document 004)."""
    keeping = enchantment("Patience", n.Static(n.MayKeepTapped(n.OfType(CardType.CREATURE))))
    for word, tapped in (("yes", False), ("no", True)):
        table = position(alice=["Llanowar Elves", "Forest", keeping], rules=FIFTH, active="bob", step="cleanup")
        table.advance_to("alice's untap phase")
        phase_ability(table, Action.UNTAP)
        table.alice.taps("Llanowar Elves")
        assert asked_and_not_resolved(table)
        table.choose(word)
        assert table.options == ["pass", "tap Forest"]
        settle(table)
        assert table.tapped("Llanowar Elves") == tapped


def test_a_choice_is_necessary_as_soon_as_more_is_tapped_than_a_limit_lets_untap() -> None:
    """One tapped land leaves none to make; the second makes it necessary; the third comes too late for it."""
    table = position(alice=["Plains", "Forest", "Swamp"], bob=["Winter Orb"], rules=FIFTH, active="bob", step="cleanup")
    table.advance_to("alice's untap phase")
    phase_ability(table, Action.UNTAP)
    table.alice.taps("Plains")
    assert table.priority
    table.alice.taps("Forest")
    assert asked_and_not_resolved(table)
    assert table.options == ["Plains", "Forest"]
    table.choose("Forest")
    table.alice.taps("Swamp")
    settle(table)
    assert table.priority  # nothing was left to be asked
    assert [table.tapped(name) for name in ("Plains", "Forest", "Swamp")] == [True, False, True]


def test_what_was_chosen_as_untapping_was_announced_leaves_no_room_for_what_is_tapped_later() -> None:
    table = position(alice=["Plains (tapped)", "Forest"], bob=["Winter Orb"], rules=FIFTH, active="bob", step="cleanup")
    table.advance_to("alice's untap phase")
    phase_ability(table, Action.UNTAP)
    table.alice.taps("Forest")
    settle(table)
    assert [table.tapped("Plains"), table.tapped("Forest")] == [False, True]


def test_a_limit_that_comes_after_the_announcement_is_decided_about_at_once() -> None:
    """Nothing had been decided: all was to untap. What is chosen under the new limit stands when more is tapped."""
    orb = CardDef("Orb", None, CardType.ENCHANTMENT, abilities=(n.Static(n.AtMostUntap(n.OfType(CardType.LAND), 1)),))
    making = enchantment("Orbs", n.Triggered(n.BecomesTapped(n.OfSubtype("Plains")), (n.Mode(n.CreateToken(orb)),)))
    table = position(
        alice=["Island (tapped)", "Swamp (tapped)", "Plains", "Forest", making],
        rules=FIFTH,
        active="bob",
        step="cleanup",
    )
    table.advance_to("alice's untap phase")
    phase_ability(table, Action.UNTAP)
    assert table.priority  # nothing to decide yet
    table.alice.taps("Plains")
    pass_all(table, 2)  # nobody interrupts what this triggers; it resolves in a series
    assert asked_and_not_resolved(table)
    assert table.options == ["Island", "Swamp", "Plains"]
    table.choose("Swamp")
    table.alice.taps("Forest")
    settle(table)
    assert [table.tapped(name) for name in ("Island", "Swamp", "Plains", "Forest")] == [True, False, True, True]


def test_what_is_given_up_when_untapping_is_announced_stays_given_up() -> None:
    keeping = enchantment("Patience", n.Static(n.MayKeepTapped(n.OfType(CardType.CREATURE))))
    table = position(
        alice=["Grizzly Bears (tapped)", "Hill Giant (tapped)", "Forest", keeping],
        rules=FIFTH,
        active="bob",
        step="cleanup",
    )
    table.advance_to("alice's untap phase")
    phase_ability(table, Action.UNTAP)
    table.choose("no", "yes")
    table.alice.taps("Forest")
    settle(table)
    assert [table.tapped(name) for name in ("Grizzly Bears", "Hill Giant", "Forest")] == [True, False, False]


def test_what_enters_as_something_untaps_does_not_untap() -> None:
    """It enters tapped after the untapping has resolved, and stays so."""
    chest = CardDef(
        "Old Chest",
        None,
        CardType.ARTIFACT,
        abilities=(
            n.Triggered(
                n.BecomesUntapped(n.IsThis()),
                (
                    n.Mode(
                        n.Move(
                            n.Each(n.All((n.InZone(Zone.GRAVEYARD), n.OfType(CardType.CREATURE)))),
                            Zone.BATTLEFIELD,
                            tapped=True,
                        )
                    ),
                ),
            ),
        ),
    )
    table = position(alice=[chest], alice_graveyard=["Grizzly Bears"], rules=FIFTH, active="bob", step="discard")
    table.find("Old Chest").tapped = True
    table.advance_to("alice's upkeep")
    assert table.tapped("Grizzly Bears")
    assert not table.tapped("Old Chest")


def test_phasing_comes_before_untapping_at_once_in_and_out() -> None:
    table = position(
        alice=["Tolarian Drake (phased out)", "Tolarian Drake", "Forest (tapped)"],
        rules=FIFTH,
        active="bob",
        step="cleanup",
    )
    table.advance_to("alice's upkeep")
    told = [(e.name, e.what) for e in table.events("phase in", "phase out", "untap")]
    assert told[:2] == [("phase in", "Tolarian Drake"), ("phase out", "Tolarian Drake")]
    assert told[2:] == [("untap", "Forest")]


def test_phasing_is_one_of_the_items_at_the_beginning_of_untap() -> None:
    """The active player says whether the other item, which counts creatures, comes before it or after it."""
    counting = enchantment("Dawn Count", at("untap step", n.GainLife(n.CountOf(n.All((n.OfType(CardType.CREATURE),))))))
    for first, gained in (("Dawn Count", 1), ("phase ability", 0)):
        table = position(alice=["Tolarian Drake", counting], rules=FIFTH, step="untap phase")
        assert (table.asked, table.options) == ("order triggers", ["Dawn Count", "phase ability"])
        table.choose(first)
        table.advance_to("upkeep phase")
        assert table.alice.life == 20 + gained
        assert [e.name for e in table.events("phase out")] == ["phase out"]


# --- Discard


def test_discarding_happens_once_and_nobody_does_it_by_choice() -> None:
    drawing = enchantment("Reading Room", n.Triggered(n.DiscardsCard(n.You()), (n.Mode(n.Draw(n.Fixed(3), n.You())),)))
    table = position(alice=[drawing], alice_hand=["8 Forest"], rules=FIFTH, step="discard phase")
    pass_all(table, 2)
    assert table.asked == "discard"
    table.apply(0)
    table.advance_to("bob's upkeep")
    assert len(table.alice.hand) == 10
    table = position(alice_hand=["7 Forest"], rules=FIFTH, step="discard phase")
    table.advance_to("bob's upkeep")
    assert len(table.alice.hand) == 7


# --- The ends of phases

PHASES = ("untap", "upkeep", "draw", "main", "discard", "cleanup")


def at_end(part: str, effect: n.Effect, of: n.Selector | None = None) -> n.Triggered:
    return n.Triggered(n.EndOf(part, of or n.You()), (n.Mode(effect),))


def test_something_can_happen_at_the_end_of_each_phase_and_of_no_other() -> None:
    """In the third part of the phase: after its body, before its mana burns."""
    for part in PHASES:
        dusk = enchantment("Dusk", at_end(part, n.GainLife(n.Fixed(3))))
        table = position(alice=[dusk, "Forest"], rules=FIFTH, active="bob", step="cleanup")
        table.advance_to(f"alice's {part} phase")
        table.alice.taps("Forest")
        assert table.alice.life == 20
        table.advance_to("bob's upkeep phase")
        told = [(e.name, e.word) for e in table.events("life gained", "mana burn", "phase ends")]
        place = [name for name, _ in told].index("life gained")
        assert [name for name, _ in told[place:]].count("life gained") == 1
        assert [name for name, _ in told[place : place + 3]] == ["life gained", "mana burn", "phase ends"]
        assert told[place + 2][1] == f"{part} phase"


def test_nothing_waits_for_the_end_of_a_part_after_1999() -> None:
    dusk = enchantment("Dusk", *[at_end(part, n.GainLife(n.Fixed(3)), n.EachPlayer()) for part in PHASES])
    table = position(alice=[dusk], rules="1999-06-01")
    table.advance_to("bob's upkeep")
    assert table.alice.life == 20


def test_what_happens_at_the_end_of_a_phase_is_a_series_the_active_players_first() -> None:
    """Newer ones of the active player come in while they play theirs, and damage is dealt before what follows."""
    twice = enchantment("Twice", at_end("main", n.Delayed(at_end("main", n.GainLife(n.Fixed(4))))))
    theirs = enchantment("Theirs", at_end("main", n.LoseLife(n.Fixed(1), n.EachOpponent()), n.EachPlayer()))
    table = position(alice=[twice], bob=[theirs], rules=FIFTH)
    table.advance_to("discard phase")
    assert [e.name for e in table.events("life gained", "life lost")] == ["life gained", "life lost"]


def test_discarding_is_one_of_the_items_at_the_end_of_the_discard_phase() -> None:
    """The active player says what comes first: cards drawn before are among those to be discarded, cards drawn after
    it stay.
    """
    for first, cards in (("draw", 7), ("discard", 9)):
        study = enchantment("Late Study", at_end("discard", n.Draw(n.Fixed(2), n.You())))
        table = position(
            alice=[study], alice_hand=["8 Forest"], alice_library=["4 Island"], rules=FIFTH, step="discard phase"
        )
        pass_all(table, 2)
        assert (table.asked, table.options) == ("order triggers", ["Late Study", "phase ability"])
        table.apply(0 if first == "draw" else 1)
        table.advance_to("bob's upkeep phase")
        assert len(table.alice.hand) == cards


def test_what_comes_above_seven_by_an_item_at_the_end_is_discarded_if_it_comes_in_time() -> None:
    """By the active player's own item it does, by the opponent's it does not."""
    own = enchantment("Late Study", at_end("discard", n.Draw(n.Fixed(2), n.You())))
    theirs = enchantment("Gift", at_end("discard", n.Draw(n.Fixed(2), n.EachOpponent()), n.EachOpponent()))
    for alice, bob, cards in (([own], [], 7), ([], [theirs], 9)):
        table = position(
            alice=alice, bob=bob, alice_hand=["7 Forest"], alice_library=["4 Island"], rules=FIFTH, step="discard phase"
        )
        table.advance_to("bob's upkeep phase")
        assert len(table.alice.hand) == cards


# --- Cleanup

WASTING = instant("Wasting", n.Apply(n.Each(n.OfType(CardType.CREATURE)), (n.AddPT(n.Fixed(-1), n.Fixed(-1)),)))


def test_only_mana_sources_are_legal_in_the_cleanup_phase() -> None:
    table = position(alice=["Forest"], alice_hand=["Giant Growth"], bob=["Forest"], rules=FIFTH, step="discard")
    table.advance_to("cleanup phase")
    assert table.options == ["tap Forest", "phase ability"]


def test_effects_until_end_of_turn_that_begin_after_wearing_off_end_at_once() -> None:
    growing = enchantment(
        "Late Growth",
        at("end step", n.Apply(n.Each(n.OfType(CardType.CREATURE)), (n.AddPT(n.Fixed(1), n.Fixed(1)),))),
    )
    table = position(alice=[growing, "Grizzly Bears"], rules=FIFTH)
    table.advance_to("bob's upkeep")
    assert table.pt("Grizzly Bears") == "2/2"
    shrinking = enchantment(
        "Late Wasting",
        at("end step", n.Apply(n.Each(n.OfType(CardType.CREATURE)), (n.AddPT(n.Fixed(-1), n.Fixed(-1)),))),
    )
    table = position(alice=[shrinking, "Grizzly Bears", "Llanowar Elves"], rules=FIFTH)
    table.advance_to("bob's upkeep")
    assert table.pt("Grizzly Bears") == "2/2"
    assert "Llanowar Elves" not in table.battlefield  # it was at 0 for as long as that takes


def test_damage_in_the_cleanup_phase_that_does_not_kill_is_gone_at_once() -> None:
    raining = enchantment("Late Rain", at("end step", n.DealDamage(n.Fixed(2), n.Each(n.OfType(CardType.CREATURE)))))
    table = position(alice=[raining, "Hill Giant", "Grizzly Bears"], rules=FIFTH)
    table.advance_to("bob's upkeep")
    assert table.battlefield == ["Late Rain", "Hill Giant"]
    assert table.damage("Hill Giant") == 0
    assert [e.what for e in table.events("damage wears off")] == ["Hill Giant"]


def test_damage_and_effects_end_together_by_a_phase_ability() -> None:
    table = position(
        alice=["Hill Giant (2 damage)", "2 Forest"], alice_hand=["Giant Growth"], rules=FIFTH, step="discard phase"
    )
    table.alice.cast("Giant Growth", targets=["Hill Giant"])
    settle(table)
    table.advance_to("cleanup phase")
    assert (table.pt("Hill Giant"), table.damage("Hill Giant")) == ("6/6", 2)
    phase_ability(table, Action.WEAR_OFF)
    settle(table)
    assert (table.step, table.pt("Hill Giant"), table.damage("Hill Giant")) == ("cleanup phase", "3/3", 0)


def test_what_happens_at_end_of_turn_includes_what_comes_to_be_among_it() -> None:
    """The active player's own, as long as they are still playing theirs."""
    later = n.Delayed(at("end step", n.GainLife(n.Fixed(4))))
    table = position(alice=[enchantment("Twice", at("end step", later))], rules=FIFTH)
    table.advance_to("bob's upkeep")
    assert table.alice.life == 24
    table = position(alice=[enchantment("Twice", at("end step", later))], rules="current")
    table.advance_to("bob's upkeep")
    assert table.alice.life == 20  # that one waits for the next end step


def test_what_happens_at_end_of_turn_for_a_player_who_has_done_with_theirs_is_dropped() -> None:
    """Bob's item gives alice another one after her own: it is never played."""
    hers = n.Triggered(n.BeginningOf("end step"), (n.Mode(n.GainLife(n.Fixed(1))),))
    giving = n.CreateToken(CardDef("Gift", None, CardType.ENCHANTMENT, abilities=(hers,)), by=n.EachOpponent())
    table = position(
        alice=[enchantment("Own", at("end step", n.GainLife(n.Fixed(10))))],
        bob=[enchantment("Giver", n.Triggered(n.BeginningOf("end step"), (n.Mode(giving),)))],
        rules=FIFTH,
    )
    table.advance_to("bob's upkeep")
    assert "Gift" in table.battlefield
    assert table.alice.life == 30


# --- Durations and conditions of the attack, and of phases


def growing(until: int) -> CardDef:
    pump = n.Apply(n.Each(n.OfType(CardType.CREATURE)), (n.AddPT(n.Fixed(1), n.Fixed(1)),), until)
    return instant(f"Growing {until}", pump)


def test_until_end_of_combat_ends_as_the_attack_does() -> None:
    """The main phase goes on after it."""
    table = position(
        alice=["Grizzly Bears"], alice_hand=[growing(n.Duration.END_OF_COMBAT)], rules=FIFTH, step="main phase"
    )
    attack(table)
    table.alice.choose("attack bob")
    table.alice.cast(f"Growing {n.Duration.END_OF_COMBAT}")
    settle(table)
    assert table.pt("Grizzly Bears") == "3/3"
    while table.state.combat is not None:
        table.pass_once()
    assert (table.step, table.pt("Grizzly Bears"), table.bob.life) == ("main phase", "2/2", 17)


def test_until_end_of_phase_ends_as_the_phase_does() -> None:
    for until in (n.Duration.END_OF_PHASE, n.Duration.END_OF_STEP):
        table = position(alice=["Grizzly Bears"], alice_hand=[growing(until)], rules=FIFTH, step="upkeep")
        table.alice.cast(f"Growing {until}")
        settle(table)
        assert (table.step, table.pt("Grizzly Bears")) == ("upkeep phase", "3/3")
        table.advance_to("draw phase")
        assert table.pt("Grizzly Bears") == "2/2"


def test_the_points_of_an_attack_are_told_apart() -> None:
    """What may be cast only during combat, before or after a declaration, can be: the attack is no phase."""
    sayings = {
        "In Combat": n.InPart("combat phase"),
        "Attackers Declared": n.InPart("declare attackers"),
        "Blockers Declared": n.InPart("declare blockers"),
        "After Attackers": n.CombatPoint("attackers", after=True),
        "Before Blockers": n.CombatPoint("blockers"),
        "After Blockers": n.CombatPoint("blockers", after=True),
    }
    hand = [
        CardDef(
            name,
            n.ManaCost(),
            CardType.INSTANT,
            abilities=(n.CastOnlyIf(when), n.SpellAbility((n.Mode(n.GainLife(n.Fixed(1))),))),
        )
        for name, when in sayings.items()
    ]
    table = position(alice=["Grizzly Bears"], alice_hand=hand, bob=["Hill Giant"], rules=FIFTH, step="main phase")

    def castable() -> list[str]:
        return [name for name in sayings if f"cast {name}" in table.options]

    assert castable() == []
    attack(table)
    table.alice.choose("attack bob")
    assert castable() == ["In Combat", "Attackers Declared", "After Attackers", "Before Blockers"]
    pass_all(table, 2)
    table.bob.choose("stay")
    assert castable() == ["In Combat", "Blockers Declared", "After Attackers", "After Blockers"]
    while table.state.combat is not None:
        table.pass_once()
    assert castable() == []


def test_who_skips_a_combat_phase_leaves_out_an_attack() -> None:
    """One attack for one skip: with another attack by an effect there is one left. A skip made after it waits."""
    skipping = instant("Truce", n.SkipNext("combat phase", n.You()))
    for extra, left in ((0, False), (1, True)):
        hand = [skipping, *[instant("Again", n.ExtraPhases(("combat phase", "main phase")))] * extra]
        table = position(alice=["Grizzly Bears"], alice_hand=hand, rules=FIFTH, step="main phase")
        if extra:
            table.alice.cast("Again")
            settle(table)
        table.alice.cast("Truce")
        settle(table)
        assert [(e.word, e.rule) for e in table.events("skipped")] == [("attack", "Phase Structure")]
        assert ("phase ability" in table.options) == left
        assert table.state.skips == []
    table = position(alice=["Grizzly Bears"], alice_hand=[skipping], rules=FIFTH, step="main phase")
    attack(table)
    table.alice.choose("attack bob")
    table.alice.cast("Truce")
    settle(table)
    while table.state.combat is not None:
        table.pass_once()
    assert (table.bob.life, len(table.state.skips)) == (18, 1)


def test_an_effect_by_which_players_skip_all_combat_phases_leaves_no_attack() -> None:
    peace = enchantment("Long Peace", n.Static(n.SkipPart("combat phase", n.EachPlayer())))
    table = position(alice=["Grizzly Bears", peace], rules=FIFTH, step="main phase")
    assert "phase ability" not in table.options
    assert [(e.word, e.what) for e in table.events("skipped")] == [("attack", "Long Peace")]
