"""The greedy bot has a use for what it knows by its meaning: costs that give nothing away, hands and libraries that
nobody sees, coins, counters of players, and what has to be done before a combat or in answer to a spell.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest
from tests.players.test_greedy import answer
from tests.support.table import Table, position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardDef, CardType, Duration, Keyword, ManaCost, Zone

A_CREATURE = n.TargetPhrase(n.OfType(CardType.CREATURE))
A_PLAYER = n.TargetPhrase(None, n.EachPlayer())
OURS = n.All((n.OfType(CardType.CREATURE), n.ControlledBy(n.You())))
TAPPED_AND_GIVEN_UP = (n.TapThis(), n.SacrificeThis())
GAINS_LIFE = n.GainLife(n.Fixed(3))


def spell(name: str, effect: n.Effect, *targets: n.TargetPhrase, types: int = CardType.SORCERY) -> CardDef:
    return CardDef(name, ManaCost(1), types, abilities=(n.SpellAbility((n.Mode(effect, targets),)),))


def artifact(name: str, *abilities: n.Ability, cost: int = 2) -> CardDef:
    return CardDef(name, ManaCost(cost), CardType.ARTIFACT, abilities=abilities, colors=0)


def activated(cost: Sequence[n.Cost], effect: n.Effect, *targets: n.TargetPhrase, window: int = 0) -> n.Activated:
    return n.Activated(tuple(cost), (n.Mode(effect, targets),), window=window)


def aura(name: str, *abilities: n.Ability, on_player: bool = False) -> CardDef:
    enchant = n.Enchant(None, n.EachPlayer()) if on_player else n.Enchant(n.OfType(CardType.CREATURE))
    return CardDef(name, ManaCost(1), CardType.ENCHANTMENT, subtypes=("Aura",), abilities=(enchant, *abilities))


def for_the_turn(to: n.Selector, *mods: n.Modification) -> n.Effect:
    return n.Apply(to, mods, Duration.END_OF_TURN)


def grown(power: int, toughness: int) -> n.Modification:
    return n.AddPT(n.Fixed(power), n.Fixed(toughness))


def at_the_end_of_their_turn(alice: Sequence[str | CardDef], hand: Sequence[str | CardDef] = ()) -> Table:
    table = position(alice=alice, alice_hand=hand, bob=["Hill Giant"], active="bob", step="end")
    while table.asked_player != "alice":
        table.pass_once()
    return table


# --- before a combat


GROWS = spell("Grow", for_the_turn(n.Target(0), grown(5, 5)), A_CREATURE)
ALL_GROW = spell("Grow all", for_the_turn(n.Each(OURS), grown(0, 3)))


@pytest.mark.parametrize("card", [GROWS, ALL_GROW])
def test_a_sorcery_that_makes_stronger_comes_before_an_attack_that_it_makes_good(card: CardDef) -> None:
    table = position(alice=["2 Forest", "Craw Wurm"], alice_hand=[card], bob=["Craw Wurm"])
    assert answer(table) == f"cast {card.name}"
    table = position(alice=["2 Forest", "Craw Wurm"], alice_hand=[card], bob=["Craw Wurm"], step="postcombat main")
    assert answer(table) == "pass"


def test_it_makes_ours_stronger_and_not_theirs() -> None:
    table = position(alice=["2 Forest", "Centaur Courser"], alice_hand=[GROWS], bob=["Hill Giant"])
    table.choose("cast Grow")
    assert answer(table) == "Centaur Courser"


def test_an_instant_that_makes_stronger_still_waits() -> None:
    grows = replace(GROWS, types=CardType.INSTANT)
    assert answer(position(alice=["2 Forest", "Hill Giant"], alice_hand=[grows], bob=["Hill Giant"])) == "pass"


def test_a_creature_makes_another_stronger_rather_than_attack() -> None:
    helps = CardDef(
        "Help", ManaCost(2), CardType.CREATURE, power=0, toughness=3,
        abilities=(activated((n.TapThis(),), for_the_turn(n.Target(0), grown(1, 0)), A_CREATURE, window=1),),
    )  # fmt: skip
    assert answer(position(alice=["Hill Giant", helps])).startswith("activate Help")
    attacks = replace(helps, power=3)
    assert answer(position(alice=["Hill Giant", attacks])) == "pass"


def test_a_smaller_creature_loses_the_fight_that_is_going_on() -> None:
    shrinks = spell(
        "Shrink", for_the_turn(n.Target(0), n.SetPT(n.Fixed(1), n.Fixed(1))), A_CREATURE, types=CardType.INSTANT
    )
    table = position(alice=["Island", "Hill Giant"], alice_hand=[shrinks], bob=["Craw Wurm"])
    assert answer(table) == "pass"
    table.alice.attack(["Hill Giant"])
    table.bob.block({"Craw Wurm": "Hill Giant"})
    assert answer(table) == "cast Shrink"


def test_what_grows_its_bearer_now_and_then_is_put_on_a_creature() -> None:
    lands = n.Triggered(
        n.Enters(n.All((n.OfType(CardType.LAND), n.ControlledBy(n.You())))),
        (n.Mode(for_the_turn(n.AttachedTo(), grown(2, 2))),),
    )
    gear = CardDef("Gear", ManaCost(1), CardType.ARTIFACT, subtypes=("Equipment",), abilities=(
        lands, activated((n.PayMana(ManaCost(1)),), n.Attach(n.This(), n.Target(0)), n.TargetPhrase(OURS), window=1)
    ))  # fmt: skip
    table = position(alice=["Forest", "Grizzly Bears", gear], bob=["Craw Wurm"], step="postcombat main")
    assert answer(table).startswith("activate Gear")


def test_a_creature_reaches_for_a_flyer_that_it_can_kill() -> None:
    reaches = spell("Reach", for_the_turn(n.Each(OURS), n.GainKeywords(Keyword.REACH)), types=CardType.INSTANT)
    for creature, is_cast in (("Colossal Dreadmaw", True), ("Memnite", False)):
        table = position(alice=["Forest", creature], alice_hand=[reaches], bob=["Air Elemental"], active="bob")
        table.bob.attack(["Air Elemental"])
        while table.asked_player != "alice":
            table.pass_once()
        assert (answer(table) == "cast Reach") is is_cast, creature


def test_another_combat_is_had_for_those_that_get_through_again() -> None:
    again = spell("Again", n.ExtraPhases(("combat phase", "main phase")))
    table = position(alice=["Mountain", "Hill Giant"], alice_hand=[again], bob_life=6)
    assert answer(table) == "pass"
    table.alice.attack(["Hill Giant"])
    table.advance_to("postcombat main")
    assert answer(table) == "cast Again"


def test_the_game_is_staked_on_another_turn_that_wins() -> None:
    for life, is_cast in ((3, True), (4, False)):
        table = position(alice=["2 Mountain", "Hill Giant"], alice_hand=["Final Fortune"], bob_life=3 + life)
        assert answer(table) == "pass"
        table.alice.attack(["Hill Giant"])
        table.advance_to("postcombat main")
        assert (answer(table) == "cast Final Fortune") is is_cast, life


def test_what_could_block_is_tapped_once_attackers_are_declared() -> None:
    once_they_attack = replace(
        activated((n.TapThis(),), n.Tap(n.Target(0)), A_CREATURE), condition=n.InPart("declare attackers")
    )
    taps = artifact("Tap", once_they_attack)
    table = position(alice=["Hill Giant", taps], bob=["Craw Wurm"])
    table.alice.attack(["Hill Giant"])
    assert answer(table).startswith("activate Tap")
    table.choose(answer(table))
    assert answer(table) == "Craw Wurm"


def test_a_little_damage_decides_a_fight() -> None:
    stings = artifact("Sting", activated((n.TapThis(),), n.DealDamage(n.Fixed(1), n.Target(0)), A_CREATURE))
    table = position(alice=["Hill Giant", stings], bob=["Colossal Dreadmaw"])
    table.alice.attack(["Hill Giant"])
    table.bob.block({"Colossal Dreadmaw": "Hill Giant"})
    assert answer(table) == "pass", "the Dreadmaw lives, and the Giant dies, with the sting and without"
    table = position(alice=["Hill Giant", stings], bob=["Giant Spider", "Colossal Dreadmaw"])
    table.alice.attack(["Hill Giant"])
    table.bob.block({"Giant Spider": "Hill Giant"})
    assert answer(table).startswith("activate Sting")
    table.choose(answer(table))
    assert answer(table) == "Giant Spider"


def test_an_ability_that_creatures_gain_for_the_turn_is_used() -> None:
    strikes = activated((n.TapThis(),), n.DealDamage(n.PowerOf(n.This()), n.Target(0)), A_CREATURE)
    gains = spell("Slaughter", for_the_turn(n.Each(OURS), n.GainAbility(strikes)))
    for foe, is_cast in (("Hill Giant", True), ("Colossal Dreadmaw", False)):
        table = position(alice=["Mountain", "Hill Giant"], alice_hand=[gains], bob=[foe])
        assert (answer(table) == "cast Slaughter") is is_cast, foe


def test_a_creature_that_can_give_itself_haste_comes_before_combat() -> None:
    hastens = activated((n.PayMana(ManaCost(1)),), for_the_turn(n.This(), n.GainKeywords(Keyword.HASTE)))
    dragon = CardDef("Dragon", ManaCost(3), CardType.CREATURE, power=4, toughness=4, abilities=(hastens,))
    for mana, comes in (("4 Swamp", True), ("3 Swamp", False)):
        table = position(alice=[mana, "Hill Giant"], alice_hand=[dragon])
        assert (answer(table) == "cast Dragon") is comes, mana
    table = position(alice=["Swamp", "Hill Giant", replace(dragon, name="Sick Dragon")])
    assert answer(table) == "pass"


# --- what a cost gives away


def test_what_has_nothing_else_to_do_is_given_up_for_little() -> None:
    food = artifact("Food", activated((n.PayMana(ManaCost(2)), *TAPPED_AND_GIVEN_UP), GAINS_LIFE))
    assert answer(at_the_end_of_their_turn(["3 Forest", food])).startswith("activate Food")
    works = n.Static(n.Modify(OURS, (grown(1, 1),)))
    assert answer(at_the_end_of_their_turn(["3 Forest", replace(food, abilities=(*food.abilities, works))])) == "pass"


def test_what_makes_mana_is_given_up_when_there_are_lands_enough() -> None:
    makes = n.Activated((n.TapThis(),), (n.Mode(n.AddMana(((0,),))),))
    stone = artifact("Stone", makes, activated((n.PayMana(ManaCost(1)), *TAPPED_AND_GIVEN_UP), n.Draw(n.Fixed(1))))
    assert answer(at_the_end_of_their_turn(["6 Forest", stone])).startswith("activate Stone")
    assert answer(at_the_end_of_their_turn(["4 Forest", stone])) == "pass"


def test_a_creature_that_dies_anyway_is_given_up_for_a_look() -> None:
    looks = artifact("Look", activated((n.SacrificeCost(n.OfType(CardType.CREATURE)),), n.Scry(n.Fixed(1))))
    table = position(alice=[looks, "Grizzly Bears"], bob=["Mountain"], bob_hand=["Lightning Bolt"], active="bob")
    table.bob.cast("Lightning Bolt", targets=["Grizzly Bears"])
    table.bob.passes()
    assert answer(table).startswith("activate Look")


def test_what_is_given_instead_of_mana_is_a_price() -> None:
    draws = spell("Draw", n.Draw(n.Fixed(1)))
    again = n.AlternativeCost((n.SacrificeCost(n.OfType(CardType.CREATURE)),), name="flashback", zone=Zone.GRAVEYARD)
    table = position(
        alice=["Island", "Craw Wurm"], alice_graveyard=[replace(draws, abilities=(*draws.abilities, again))],
        bob=["Colossal Dreadmaw"],
    )  # fmt: skip
    assert "cast Draw" in table.options
    assert answer(table) == "pass"


def test_what_is_far_too_dear_is_cycled() -> None:
    giant = CardDef(
        "Giant", ManaCost(7), CardType.CREATURE, power=7, toughness=7,
        abilities=(n.Activated((n.PayMana(ManaCost(2)), n.DiscardThis()), (n.Mode(n.Draw(n.Fixed(1))),), zone=2),),
    )  # fmt: skip
    assert answer(at_the_end_of_their_turn(["3 Forest"], [giant])).startswith("activate Giant")
    assert answer(at_the_end_of_their_turn(["6 Forest"], [giant])) == "pass"


# --- in answer to a spell


def bolted(*alice: str | CardDef, hand: Sequence[str | CardDef] = (), attached: dict[str, str] | None = None) -> Table:
    """Bob's Lightning Bolt is aimed at Alice's Hill Giant."""
    table = position(
        alice=["5 Island", "Hill Giant", *alice], alice_hand=hand,
        bob=["Mountain"], bob_hand=["Lightning Bolt"], active="bob", attached=attached,
    )  # fmt: skip
    table.bob.cast("Lightning Bolt", targets=["Hill Giant"])
    table.bob.passes()
    return table


RETURNS = spell("Return", n.Move(n.Target(0), Zone.HAND), n.TargetPhrase(OURS), types=CardType.INSTANT)


def test_a_creature_is_returned_to_hand_before_it_dies() -> None:
    assert answer(bolted(hand=[RETURNS])) == "cast Return"
    assert answer(at_the_end_of_their_turn(["Island", "Hill Giant"], [RETURNS])) == "pass"


def test_an_aura_is_returned_to_hand_before_its_creature_dies() -> None:
    clings = aura(
        "Cling", n.Static(n.Modify(n.OneOf(n.AttachedTo()), (grown(1, 0),))),
        activated((n.PayMana(ManaCost(1)),), n.Move(n.This(), Zone.HAND)),
    )  # fmt: skip
    assert answer(bolted(clings, attached={"Cling": "Hill Giant"})).startswith("activate Cling")


@pytest.mark.parametrize(("color", "is_cast"), [(n.Color.RED, True), (n.Color.BLACK, False)])
def test_what_cannot_be_the_target_is_saved(color: int, is_cast: bool) -> None:
    static = n.CantBeTargeted(n.ControlledBy(n.You()), n.EachOpponent(), spells=n.OfColor(color))
    shrouds = spell("Shroud", n.Begin(static, Duration.END_OF_TURN), types=CardType.INSTANT)
    assert (answer(bolted(hand=[shrouds])) == "cast Shroud") is is_cast


def test_a_creature_is_turned_face_up_to_change_the_target_of_their_spell() -> None:
    table = position(
        alice=["6 Island", "Hill Giant"], alice_hand=["Willbender"], bob=["Mountain"], bob_hand=["Lightning Bolt"]
    )
    table.alice.cast_face_down("Willbender")
    table.resolve()
    assert answer(table) == "pass"
    table.alice.passes()
    table.bob.cast("Lightning Bolt", targets=["Hill Giant"])
    table.bob.passes()
    assert answer(table) == "face-down creature"  # turned up, as a special action


def test_a_permanent_counters_a_spell() -> None:
    counters = activated((n.TapThis(), n.SacrificeThis()), n.Counter(n.Target(0)), n.TargetPhrase(n.IsSpell()))
    table = position(alice=[artifact("Counter", counters)], bob=["5 Plains"], bob_hand=["Serra Angel"], active="bob")
    table.bob.cast("Serra Angel")
    table.bob.passes()
    assert answer(table).startswith("activate Counter")


def test_a_spell_changes_the_target_of_another() -> None:
    one_target = n.TargetPhrase(n.All((n.IsSpell(), n.HasOneTarget())))
    misdirects = spell("Misdirect", n.ChangeTarget(n.Target(0)), one_target, types=CardType.INSTANT)
    assert answer(bolted(hand=[misdirects])) == "cast Misdirect"


def test_a_spell_of_ours_is_copied() -> None:
    copies = spell(
        "Copy",
        n.CopySpell(n.Target(0)),
        n.TargetPhrase(n.All((n.OfType(CardType.INSTANT), n.IsSpell(), n.ControlledBy(n.You())))),
        types=CardType.INSTANT,
    )
    table = position(alice=["4 Mountain"], alice_hand=[copies, "Lightning Bolt"], bob=["Hill Giant", "Grizzly Bears"])
    table.choose("cast Lightning Bolt", "Hill Giant")
    assert answer(table) == "cast Copy"


# --- hands, libraries and coins


FOE_HAND = n.All((n.InZone(Zone.HAND), n.OwnedBy(n.Target(0)), n.Not(n.OfType(CardType.LAND))))
TAKES = spell(
    "Take",
    n.Sequence((n.Choose(FOE_HAND, save="it"), n.DiscardThese(n.Saved("it")), n.LoseLife(n.Fixed(2), n.You()))),
    A_PLAYER,
)
NAMES = spell(
    "Name",
    n.Sequence(
        (
            n.ChooseName(CardType.LAND),
            n.DiscardThese(n.Each(n.All((n.InZone(Zone.HAND), n.OwnedBy(n.Target(0)), n.OfChosenName())))),
        )
    ),
    A_PLAYER,
)


@pytest.mark.parametrize("card", [TAKES, NAMES])
def test_a_card_is_taken_from_a_hand_that_has_cards(card: CardDef) -> None:
    table = position(alice=["Swamp"], alice_hand=[card, "Hill Giant"], bob_hand=["Craw Wurm"])
    assert answer(table) == f"cast {card.name}"
    table.choose(answer(table))
    assert answer(table) == "bob"
    assert answer(position(alice=["Swamp"], alice_hand=[card, "Hill Giant"])) == "pass"


@pytest.mark.parametrize("shown", ["Craw Wurm", "Memnite"])
def test_the_name_is_one_that_they_have_shown(shown: str) -> None:
    table = position(
        alice=["Swamp"], alice_hand=[NAMES, "Hill Giant"], bob=["Forest"], bob_graveyard=[shown],
        bob_hand=["Craw Wurm", "Memnite"],
    )  # fmt: skip
    table.alice.cast("Name", targets=["bob"])
    while table.asked == "priority":
        table.pass_once()
    assert answer(table) == f"choose {shown}"


def test_a_card_of_ours_that_is_taken_at_random_is_named_by_what_we_have_most_of() -> None:
    table = position(alice=["3 Mountain", "Cursed Scroll"], alice_hand=["2 Craw Wurm"], bob=["Grizzly Bears"])
    assert answer(table).startswith("activate Cursed Scroll")
    table.choose(answer(table))
    table.choose(answer(table))
    while table.asked == "priority":
        table.pass_once()
    assert answer(table) == "choose Craw Wurm"


def test_a_card_is_put_from_a_hand_into_a_library() -> None:
    hides = n.Sequence((n.Choose(FOE_HAND, save="it"), n.Move(n.Saved("it"), Zone.LIBRARY, from_top=3)))
    table = position(alice=["Swamp"], alice_hand=[spell("Hide", hides, A_PLAYER)], bob_hand=["Craw Wurm"])
    assert answer(table) == "cast Hide"


def arranging() -> list[n.Effect]:
    """The first cards of a library put back, surveiled, and put into a graveyard or not."""
    first = n.TopOfLibrary(n.You(), 2)
    seen = n.All((n.InZone(Zone.LIBRARY), n.OneOf(n.Saved("seen"))))
    return [
        n.Move(first, Zone.LIBRARY, arranged_by=n.You()),
        n.Sequence(
            (
                n.Remember(first, "seen"),
                n.Choose(seen, at_least=n.Fixed(0), at_most=n.Fixed(2), save="gone"),
                n.Move(n.Saved("gone"), Zone.GRAVEYARD),
            )
        ),
        n.Sequence(
            (n.Remember(first, "seen"), n.LookAt(n.Saved("seen")), n.May(n.Move(n.Saved("seen"), Zone.GRAVEYARD)))
        ),
    ]


@pytest.mark.parametrize("effect", arranging())
def test_a_look_is_worth_the_mana_that_nothing_else_needs(effect: n.Effect) -> None:
    looks = activated((n.TapThis(),), effect)
    assert answer(at_the_end_of_their_turn([artifact("Look", looks)])).startswith("activate Look")


LOOKS = spell("Look", n.Move(n.TopOfLibrary(n.You(), 2), Zone.LIBRARY, arranged_by=n.You()))
TASTES = spell("Taste", n.Sequence((n.DealDamage(n.Fixed(1), n.Target(0)), n.GainLife(n.Fixed(1)))), A_PLAYER)
STINGS = spell("Sting", n.DealDamage(n.Fixed(1), n.Target(0)), n.TargetPhrase(n.Anything(), n.EachPlayer()))


@pytest.mark.parametrize(("card", "is_cast"), [(LOOKS, True), (TASTES, True), (STINGS, False)])
def test_a_spell_that_does_the_same_whenever_it_is_cast_does_not_wait(card: CardDef, is_cast: bool) -> None:
    assert (answer(position(alice=["Island"], alice_hand=[card])) == f"cast {card.name}") is is_cast


@pytest.mark.parametrize(("damage", "is_flipped"), [(5, True), (30, False)])
def test_a_coin_falls_as_often_the_one_way_as_the_other(damage: int, is_flipped: bool) -> None:
    won = n.If(n.Compare(n.SizeOf(n.Saved("won")), ">=", n.Fixed(1)), n.Draw(n.Fixed(4)))
    lost = n.If(n.Compare(n.SizeOf(n.Saved("lost")), ">=", n.Fixed(1)), n.DealDamage(n.Fixed(damage), n.You()))
    coin = artifact("Coin", activated((n.TapThis(),), n.Sequence((n.FlipCoins(), won, lost))))
    assert answer(at_the_end_of_their_turn([coin])).startswith("activate Coin") is is_flipped


def test_of_cards_that_are_yet_to_be_seen_one_fits() -> None:
    beast = CardDef("Beast Token", None, CardType.CREATURE, power=3, toughness=3)
    reveals = n.Sequence(
        (
            n.Remember(n.TopOfLibrary(n.EachPlayer(), 1), "seen"),
            n.CreateToken(beast, n.SizeOf(n.Saved("seen"), n.Not(n.OfType(CardType.LAND)))),
        )
    )
    assert answer(position(alice=["Forest"], alice_hand=[spell("Parley", reveals)])) == "cast Parley"


# --- what else is worth something


def test_energy_is_good_for_whoever_gets_it_and_poison_is_not() -> None:
    for kind, is_used in (("energy", True), ("poison", False)):
        gives = artifact("Give", activated((n.TapThis(),), n.PutCounters(kind, n.Fixed(1), n.You())))
        assert answer(at_the_end_of_their_turn([gives])).startswith("activate Give") is is_used, kind


def test_of_which_player_a_trigger_of_an_aura_speaks() -> None:
    rummages = n.PayOrElse((n.DiscardCost(n.Anything()),), n.ThatPlayer(), paid=n.Draw(n.Fixed(1), n.ThatPlayer()))
    curse = aura(
        "Curse", n.Triggered(n.PlayerAttacks(n.EachPlayer(), whom=n.AttachedTo()), (n.Mode(rummages),)), on_player=True
    )
    table = position(alice=["7 Mountain"], alice_hand=[curse, "Mountain"])
    table.choose("play Mountain")
    hand = position(alice=["7 Mountain"], alice_hand=[curse, "2 Mountain"])
    hand.choose("play Mountain")
    assert answer(hand) == "cast Curse"
    draws = n.Triggered(
        n.BeginningOf("upkeep", n.ControllerOf(n.AttachedTo())), (n.Mode(n.Draw(n.Fixed(1), n.ThatPlayer())),)
    )
    table = position(alice=["Island", "Hill Giant"], alice_hand=[aura("Learn", draws)], bob=["Memnite"])
    table.advance_to("postcombat main")
    assert answer(table) == "cast Learn"
    table.choose("cast Learn")
    assert answer(table) == "Hill Giant"


def test_an_aura_takes_the_sting_of_their_best_creature() -> None:
    harmless = n.Static(n.Prevents(source=n.OneOf(n.AttachedTo()), combat_only=True))
    table = position(alice=["Plains", "Hill Giant"], alice_hand=[aura("Sand", harmless)], bob=["Memnite", "Craw Wurm"])
    assert answer(table) == "cast Sand"
    table.choose("cast Sand")
    assert answer(table) == "Craw Wurm"


@pytest.mark.parametrize(("hand", "is_cast"), [(["3 Forest"], True), (["Forest"], False)])
def test_more_lands_are_played_if_there_are_any(hand: list[str], is_cast: bool) -> None:
    blooms = spell("Bloom", n.Begin(n.ExtraLandPlays(n.You(), 3), Duration.END_OF_TURN))
    table = position(alice=["2 Forest"], alice_hand=[blooms, *hand])
    table.choose("play Forest")
    assert (answer(table) == "cast Bloom") is is_cast


def test_mana_that_is_counted_casts_what_is_too_dear() -> None:
    counts = n.AddMana(
        ((n.Color.GREEN,),), n.CountOf(n.All((n.OfType(CardType.LAND), n.ControlledBy(n.EachOpponent()))))
    )
    table = position(alice=["3 Forest"], alice_hand=[spell("Geyser", counts), "Craw Wurm"], bob=["5 Forest"])
    assert answer(table) == "cast Geyser"


def test_what_has_just_entered_is_known() -> None:
    fresh = n.Each(n.All((n.OfType(CardType.CREATURE), n.EnteredThisTurn())))
    grows = artifact("Grow", activated((n.TapThis(),), n.PutCounters("+1/+1", n.Fixed(1), fresh)))
    table = position(alice=["2 Forest", grows, "Hill Giant"], alice_hand=["Grizzly Bears"], bob=["Craw Wurm"])
    assert not answer(table).startswith("activate")
    table.alice.cast("Grizzly Bears")
    table.resolve()
    assert answer(table).startswith("activate Grow")


def test_what_sets_off_an_ability_of_ours_is_worth_what_it_does() -> None:
    feeds = n.Triggered(
        n.OneOrMore(n.CardPutIntoGraveyard(n.Anything(), n.You(), source=Zone.LIBRARY)),
        (n.Mode(n.PutCounters("+1/+1", n.Fixed(1), n.This())),),
    )
    eater = CardDef("Eater", ManaCost(2), CardType.CREATURE, power=2, toughness=2, abilities=(feeds,))
    mills = artifact("Mill", activated((n.TapThis(),), n.Mill(n.Fixed(1), n.You())))
    assert answer(at_the_end_of_their_turn([mills, eater])).startswith("activate Mill")
    assert answer(at_the_end_of_their_turn([mills, "Hill Giant"])) == "pass"


def test_our_next_spell_is_copied_if_there_is_one_to_cast_now() -> None:
    copied = n.Delayed(
        n.Triggered(
            n.CastsSpell(n.You(), n.OfType(CardType.SORCERY)), (n.Mode(n.CopySpell(n.ThatObject())),)
        ), until=Duration.END_OF_TURN,
    )  # fmt: skip
    doubles = artifact("Double", activated((n.PayMana(ManaCost(1)), n.TapThis()), copied))
    draws = spell("Draw", n.Draw(n.Fixed(2)))
    for mana, is_used in (("3 Island", True), ("Island", False)):
        table = position(alice=[mana, doubles], alice_hand=[draws])
        assert answer(table).startswith("activate Double") is is_used, mana


def test_what_does_much_as_it_enters_is_taken_back_when_it_can_be_cast_again() -> None:
    enters = n.Triggered(n.Enters(n.IsThis()), (n.Mode(n.Draw(n.Fixed(2))),))
    tome = artifact("Tome", enters, activated((n.PayMana(ManaCost(1)),), n.Move(n.This(), Zone.HAND)))
    assert answer(at_the_end_of_their_turn(["5 Island", tome])).startswith("activate Tome")
    assert answer(at_the_end_of_their_turn(["2 Island", tome])) == "pass"


@pytest.mark.parametrize(("other", "is_used"), [("Colossal Dreadmaw", True), ("Memnite", False)])
def test_an_aura_is_taken_back_for_a_creature_that_is_better_bound(other: str, is_used: bool) -> None:
    binds = aura(
        "Bind", n.Static(n.CantAttack(n.OneOf(n.AttachedTo()))), n.Static(n.CantBlock(n.OneOf(n.AttachedTo()))),
        activated((n.PayMana(ManaCost(1)),), n.Move(n.This(), Zone.HAND)),
    )  # fmt: skip
    table = position(
        alice=["5 Plains", binds], bob=["Grizzly Bears", other], attached={"Bind": "Grizzly Bears"}, active="bob",
        step="end",
    )  # fmt: skip
    while table.asked_player != "alice":
        table.pass_once()
    assert answer(table).startswith("activate Bind") is is_used


def test_what_takes_a_permanent_back_as_it_enters_is_judged_to_an_end() -> None:
    takes = n.Triggered(n.Enters(n.IsThis()), (n.Mode(n.Move(n.Target(0), Zone.HAND), (n.TargetPhrase(OURS),)),))
    fisher = CardDef("Fisher", ManaCost(2), CardType.CREATURE, power=2, toughness=3, abilities=(takes,))
    table = position(alice=["6 Plains", fisher], alice_hand=[fisher], bob=["Hill Giant"], step="postcombat main")
    assert answer(table) == "cast Fisher"


def test_an_aura_is_worth_what_it_does_as_it_enters() -> None:
    exiles = n.Triggered(n.Enters(n.IsThis()), (n.Mode(n.Move(n.Target(0), Zone.EXILE), (A_CREATURE,)),))
    on_land = CardDef(
        "Exile", ManaCost(1), CardType.ENCHANTMENT, subtypes=("Aura",),
        abilities=(n.Enchant(n.All((n.OfType(CardType.LAND), n.ControlledBy(n.You())))), exiles),
    )  # fmt: skip
    assert answer(position(alice=["Plains"], alice_hand=[on_land], bob=["Craw Wurm"])) == "cast Exile"
    assert answer(position(alice=["Plains"], alice_hand=[on_land])) == "pass"


@pytest.mark.parametrize(("lands", "is_cast"), [("5 Mountain", True), ("4 Mountain", False)])
def test_what_an_optional_cost_adds_is_worth_casting_for(lands: str, is_cast: bool) -> None:
    kicker = n.CastCost((n.PayMana(ManaCost(4)),), optional="kicker")
    burns = n.If(n.WasPaid("kicker"), n.DealDamage(n.Fixed(5), n.Target(0)))
    card = spell("Foot", burns, A_PLAYER)
    table = position(alice=[lands], alice_hand=[replace(card, abilities=(kicker, *card.abilities))])
    assert (answer(table) == "cast Foot") is is_cast


def test_half_of_their_creatures_is_so_many_of_each_player() -> None:
    half = n.HalfOf(n.CountOf(n.All((n.OfType(CardType.CREATURE), n.ControlledBy(n.ThatPlayer())))), up=True)
    hunger = spell("Hunger", n.Sacrifice(n.OfType(CardType.CREATURE), n.EachOpponent(), half))
    assert answer(position(alice=["Swamp"], alice_hand=[hunger], bob=["2 Craw Wurm"])) == "cast Hunger"


def test_a_copy_of_what_a_cost_exiled_is_worth_a_card() -> None:
    cost = (n.TapThis(), n.ExileCost(n.OfType(CardType.CREATURE), Zone.GRAVEYARD))
    house = artifact("House", activated(cost, n.CreateCopy(n.Saved("exiled"))))
    table = position(alice=[house], alice_graveyard=["Craw Wurm"], active="bob", step="end", bob=["Memnite"])
    while table.asked_player != "alice":
        table.pass_once()
    assert answer(table).startswith("activate House")


def test_the_ring_tempts_whoever_has_a_creature_to_bear_it() -> None:
    ring = spell("Tempt", n.RingTempts())
    assert answer(position(alice=["Swamp", "Hill Giant"], alice_hand=[ring], step="postcombat main")) == "cast Tempt"
    assert answer(position(alice=["Swamp"], alice_hand=[ring])) == "pass"


def test_a_counter_that_nothing_else_wants_is_spent_for_a_little() -> None:
    spends = activated((n.TapThis(), n.RemoveCountersCost("devotion")), n.GainLife(n.Fixed(1)))
    table = position(alice=[artifact("Shrine", spends)], active="bob", step="end")
    table.find("Shrine").put("devotion", 1)
    table.pass_once()
    assert answer(table).startswith("activate Shrine")
