"""CR 702: keywords of creatures that stand for abilities in other words: devoid, bushido, persist and their kin."""

from __future__ import annotations

import pytest
from tests.support.table import Table, position

from mainphase.cards import nodes as n
from mainphase.cards.mechanics import unknown_mechanic
from mainphase.cards.words import (
    afflict,
    afterlife,
    annihilator,
    artifact,
    battle_cry,
    black,
    bloodthirst,
    bushido,
    card,
    creature,
    cycling,
    devoid,
    do,
    echo,
    evolve,
    extort,
    fabricate,
    flanking,
    flashback,
    frenzy,
    in_your_graveyard,
    ingest,
    instant,
    is_a,
    living_weapon,
    madness,
    mentor,
    modular,
    outlast,
    persist,
    protection_from,
    rampage,
    ravenous,
    reinforce,
    renown,
    soulshift,
    training,
    undying,
)
from mainphase.language.cards import read_card
from mainphase.language.text.card_data import CardData

BEARS = "Grizzly Bears"


def beast(*abilities: n.Ability | tuple[n.Ability, ...], pt: str = "2/2") -> n.CardDef:
    return card("Beast", "{1}{B}", creature, pt=pt)(*abilities)


def attacking(*mine: str | n.CardDef, bob: tuple[str, ...] = (), with_: tuple[str, ...] = ("Beast",)) -> Table:
    """Alice attacks with these."""
    table = position(alice=list(mine), bob=list(bob))
    table.alice.attack(dict.fromkeys(with_, "bob"))
    return table


def test_702_114a_a_card_with_devoid_has_no_colour() -> None:
    guard = card("Guard", "{W}", creature, pt="1/1")(protection_from(black))
    for pale, stopped in ((beast(devoid), True), (beast(), False)):
        table = position(alice=[pale], bob=[guard])
        table.alice.attack({"Beast": "bob"})
        table.advance_to("declare blockers")
        table.bob.block({"Guard": "Beast"})
        table.advance_to("end of combat")
        assert ("Guard" in table.bob.graveyard) == stopped  # black damage would be prevented


def test_702_45a_bushido_as_it_becomes_blocked() -> None:
    table = attacking(beast(bushido(2)), bob=(BEARS,))
    table.advance_to("declare blockers")
    table.bob.block({BEARS: "Beast"})
    table.resolve()
    assert table.pt("Beast") == "4/4"


def test_702_45a_bushido_as_it_blocks() -> None:
    table = position(alice=[BEARS], bob=[beast(bushido(1))])
    table.alice.attack({BEARS: "bob"})
    table.advance_to("declare blockers")
    table.bob.block({"Beast": BEARS})
    table.resolve()
    assert table.pt("Beast") == "3/3"


def test_702_68a_frenzy_counts_only_unblocked() -> None:
    for blocks, pt in (({}, "5/2"), ({BEARS: "Beast"}, "2/2")):
        table = attacking(beast(frenzy(3)), bob=(BEARS,))
        table.advance_to("declare blockers")
        table.bob.block(blocks)
        table.resolve_all()
        assert table.pt("Beast") == pt


def test_702_86a_the_defending_player_sacrifices_as_many_as_the_annihilator_says() -> None:
    table = attacking(beast(annihilator(2)), bob=(BEARS, "Forest"))
    table.resolve()
    assert table.bob.battlefield == []


def test_702_91a_battle_cry_is_for_the_other_attackers() -> None:
    table = attacking(beast(battle_cry), BEARS, "Memnite", with_=("Beast", BEARS))
    table.resolve()
    assert (table.pt("Beast"), table.pt(BEARS), table.pt("Memnite")) == ("2/2", "3/2", "1/1")


def test_702_130a_afflict_takes_life_from_the_defending_player() -> None:
    table = attacking(beast(afflict(3)), bob=(BEARS,))
    table.advance_to("declare blockers")
    table.bob.block({BEARS: "Beast"})
    table.resolve()
    assert table.bob.life == 17


def test_702_134a_a_mentor_teaches_a_weaker_attacker() -> None:
    table = attacking(beast(mentor), "Memnite", BEARS, with_=("Beast", "Memnite", BEARS))
    assert table.options == ["Memnite"]  # the Bears are as strong
    table.choose("Memnite")
    table.resolve()
    assert (table.pt("Memnite"), table.pt(BEARS)) == ("2/2", "2/2")


@pytest.mark.parametrize(("beside", "pt"), [((), "2/2"), ((BEARS,), "2/2"), (("Hill Giant",), "3/3")])
def test_702_149a_training_needs_a_stronger_creature_beside_it(beside: tuple[str, ...], pt: str) -> None:
    table = attacking(beast(training), *beside, with_=("Beast", *beside))
    table.resolve_all()
    assert table.pt("Beast") == pt


def test_702_149a_a_stronger_creature_that_stays_at_home_trains_nobody() -> None:
    table = attacking(beast(training), "Hill Giant", bob=("Hill Giant",))
    assert table.stack == []


def test_702_149a_training_does_not_ask_again() -> None:
    table = position(alice=[beast(training), "Hill Giant"], bob=["Mountain"], bob_hand=["Lightning Bolt"])
    table.alice.attack({"Beast": "bob", "Hill Giant": "bob"})
    table.alice.passes()
    table.bob.cast("Lightning Bolt", ["Hill Giant"])
    table.resolve_all()
    assert table.battlefield.count("Hill Giant") == 0
    assert table.pt("Beast") == "3/3"


def test_702_149b_each_instance_of_training_triggers() -> None:
    table = attacking(beast(training, training), "Hill Giant", with_=("Beast", "Hill Giant"))
    table.apply(0)  # which of the two goes onto the stack first
    table.resolve_all()
    assert table.pt("Beast") == "4/4"


@pytest.mark.parametrize(("day", "said"), [("2021-11-18", "Rider has training; the rules of"), ("2021-11-19", "")])
def test_702_149a_a_card_with_training_is_refused_by_name_until_the_rules_have_it(day: str, said: str) -> None:
    data = CardData(
        name="Rider",
        mana_cost="{2}{W}",
        text="Flying\nTraining",
        type_line="Creature — Human",
        power="2",
        toughness="1",
    )
    rider = read_card([data]).card
    assert rider is not None
    assert rider.abilities[1] == training
    assert unknown_mechanic(rider, day).startswith(said)
    assert bool(unknown_mechanic(rider, day)) == bool(said)


@pytest.mark.parametrize(("times_x", "pt", "drawn"), [(4, "4/4", []), (5, "5/5", ["Shock"])])
def test_702_156a_ravenous_enters_with_x_counters_and_draws_if_x_is_five_or_more(
    times_x: int, pt: str, drawn: list[str]
) -> None:
    hydra = card("Hydra", "{X}{G}", creature, pt="0/0")(*ravenous)
    table = position(alice=["6 Forest"], alice_hand=[hydra], alice_library=["Shock", "Forest"])
    table.alice.cast("Hydra", x=times_x)
    table.resolve_all()
    assert (table.pt("Hydra"), table.alice.hand) == (pt, drawn)


@pytest.mark.parametrize(("day", "said"), [("2022-10-06", "Beast has ravenous; the rules of"), ("2022-10-07", "")])
def test_702_156a_a_card_with_ravenous_is_refused_by_name_until_the_rules_have_it(day: str, said: str) -> None:
    data = CardData(
        name="Beast", mana_cost="{X}{G}", text="Ravenous", type_line="Creature — Tyranid", power="0", toughness="0"
    )
    beast_read = read_card([data]).card
    assert beast_read is not None
    assert beast_read.abilities == ravenous
    assert unknown_mechanic(beast_read, day).startswith(said)
    assert bool(unknown_mechanic(beast_read, day)) == bool(said)


def test_702_115a_ingest_exiles_the_top_card() -> None:
    table = position(alice=[beast(ingest)], bob_library=["Shock", "Forest"])
    table.alice.attack({"Beast": "bob"})
    table.advance_to("end of combat")
    assert table.exile == ["Shock"]


def test_702_79a_persist_returns_it_with_a_counter_and_not_again() -> None:
    table = position(alice=[beast(persist), "4 Mountain"], alice_hand=["Shock", "Shock"])
    table.alice.cast("Shock", ["Beast"])
    table.resolve_all()
    assert table.pt("Beast") == "1/1"
    assert table.counters("Beast", "-1/-1") == 1
    table.alice.cast("Shock", ["Beast"])
    table.resolve_all()
    assert "Beast" in table.alice.graveyard


def test_702_93a_undying_returns_it_with_a_counter_and_not_again() -> None:
    table = position(alice=[beast(undying), "4 Mountain"], alice_hand=["Shock", "Lightning Bolt"])
    table.alice.cast("Shock", ["Beast"])
    table.resolve_all()
    assert table.pt("Beast") == "3/3"
    table.alice.cast("Lightning Bolt", ["Beast"])
    table.resolve_all()
    assert "Beast" in table.alice.graveyard


def test_702_100a_evolve_looks_at_power_and_toughness() -> None:
    for pt, grown in (("2/3", True), ("3/1", True), ("2/2", False)):
        other = card("Other", "{0}", creature, pt=pt)()
        table = position(alice=[beast(evolve)], alice_hand=[other])
        table.alice.cast("Other")
        table.resolve_all()
        assert table.counters("Beast", "+1/+1") == grown


def test_702_54a_bloodthirst_asks_for_damage_to_an_opponent() -> None:
    for shocked in (True, False):
        table = position(alice=["Mountain", "2 Swamp"], alice_hand=["Shock", beast(bloodthirst(2))])
        if shocked:
            table.alice.cast("Shock", ["bob"])
            table.resolve()
        table.alice.cast("Beast")
        table.resolve()
        assert table.counters("Beast", "+1/+1") == (2 if shocked else 0)


def test_702_123a_fabricate_makes_servos_or_counters() -> None:
    for grows in (True, False):
        table = position(alice=["2 Swamp"], alice_hand=[beast(fabricate(2))])
        table.alice.cast("Beast")
        table.resolve()
        table.resolve()
        table.choose("yes" if grows else "no")
        assert table.counters("Beast", "+1/+1") == (2 if grows else 0)
        assert table.battlefield.count("Servo Token") == (0 if grows else 2)


def test_702_92a_a_living_weapon_comes_with_its_germ() -> None:
    blade = card("Blade", "{0}", artifact, "Equipment")(
        living_weapon, n.Static(n.Modify(n.OneOf(n.AttachedTo()), (n.AddPT(n.Fixed(2), n.Fixed(2)),)))
    )
    table = position(alice_hand=[blade])
    table.alice.cast("Blade")
    table.resolve_all()
    assert table.pt("Phyrexian Germ Token") == "2/2"


def test_702_46a_soulshift_returns_a_lesser_spirit() -> None:
    ghost = card("Ghost", "{2}", creature, "Spirit", pt="1/1")()
    table = position(alice=[beast(soulshift(2)), "Mountain"], alice_hand=["Shock"], alice_graveyard=[ghost, BEARS])
    table.alice.cast("Shock", ["Beast"])
    table.resolve()
    table.choose("Ghost")
    table.resolve()
    table.choose("yes")
    assert table.alice.hand == ["Ghost"]


def test_702_43a_modular_counters_go_to_an_artifact_creature() -> None:
    robot = card("Robot", "{0}", artifact, creature, pt="0/0")(modular(2))
    table = position(alice=["Memnite", "Mountain"], alice_hand=["Shock", robot])
    table.alice.cast("Robot")
    table.resolve()
    assert table.pt("Robot") == "2/2"
    table.alice.cast("Shock", ["Robot"])
    table.resolve()
    table.choose("Memnite")
    table.resolve()
    table.choose("yes")
    assert table.pt("Memnite") == "3/3"


def test_702_135a_afterlife_leaves_spirits() -> None:
    table = position(alice=[beast(afterlife(2)), "Mountain"], alice_hand=["Shock"])
    table.alice.cast("Shock", ["Beast"])
    table.resolve_all()
    assert table.battlefield.count("Spirit Token") == 2


def test_702_107a_outlast_is_for_the_main_phase() -> None:
    table = position(alice=[beast(outlast("{1}")), "Swamp"])
    table.alice.activate("Beast")
    table.resolve()
    assert (table.pt("Beast"), table.tapped("Beast")) == ("3/3", True)
    table = position(alice=[beast(outlast("{1}")), "Swamp"], step="upkeep")
    assert "activate Beast" not in table.options


def test_702_77a_reinforce_gives_counters_from_the_hand() -> None:
    table = position(alice=["Swamp", "Memnite"], alice_hand=[beast(reinforce(2, "{1}"))])
    table.alice.activate("Beast", ["Memnite"])
    table.resolve()
    assert (table.pt("Memnite"), table.alice.graveyard) == ("3/3", ["Beast"])


def test_702_23a_rampage_counts_blockers_beyond_the_first() -> None:
    for blocks, pt in (({BEARS: "Beast"}, "2/2"), ({BEARS: "Beast", "Memnite": "Beast"}, "5/5")):
        table = attacking(beast(rampage(3)), bob=(BEARS, "Memnite"))
        table.advance_to("declare blockers")
        table.bob.block(blocks)
        table.resolve()
        assert table.pt("Beast") == pt


def test_702_25a_what_blocks_a_flanker_without_flanking_shrinks() -> None:
    rider = card("Rider", "{1}{B}", creature, pt="2/2")(flanking)
    for blocker, pt in ((BEARS, "1/1"), (rider, "2/2")):
        table = position(alice=[beast(flanking)], bob=[blocker])
        name = blocker if isinstance(blocker, str) else blocker.name
        table.alice.attack({"Beast": "bob"})
        table.advance_to("declare blockers")
        table.bob.block({name: "Beast"})
        table.resolve_all()
        assert (table.pt(name), table.pt("Beast")) == (pt, "2/2")


@pytest.mark.parametrize(("answer", "lives"), [("yes", (21, 19)), ("no", (20, 20))])
def test_702_101a_who_pays_takes_life_from_each_opponent(answer: str, lives: tuple[int, int]) -> None:
    table = position(alice=[beast(extort), "Plains"], alice_hand=["Memnite"])
    table.alice.cast("Memnite")
    table.resolve()
    table.choose(answer)
    table.resolve_all()
    assert (table.alice.life, table.bob.life) == lives


def test_702_25b_each_instance_of_flanking_triggers() -> None:
    table = attacking(beast(flanking, flanking), bob=("Serra Angel",))
    table.advance_to("declare blockers")
    table.bob.block({"Serra Angel": "Beast"})
    table.apply(0)  # which of the two goes onto the stack first
    table.resolve_all()
    assert table.pt("Serra Angel") == "2/2"


def test_702_29a_cards_are_told_apart_by_their_keywords() -> None:
    cycler = card("Cycler", "{W}", creature, pt="1/1")(cycling("{2}"))
    raise_them = card("Excavation", "{B}", instant)(
        do(n.Move(n.Each(is_a(n.WithAbility("cycling"), in_your_graveyard)), n.Zone.HAND))
    )
    table = position(alice=["Swamp"], alice_hand=[raise_them], alice_graveyard=[cycler, BEARS])
    table.alice.cast("Excavation")
    table.resolve()
    assert table.alice.hand == ["Cycler"]


@pytest.mark.parametrize(
    ("name", "ability"), [("flashback", flashback("{1}{R}")), ("madness", madness("{R}")), ("echo", echo("{R}"))]
)
def test_702_1_a_keyword_is_had_however_its_ability_works(name: str, ability: n.Ability) -> None:
    burnt = card("Burnt", "{R}", creature, pt="1/1")(ability)
    lost = card("Lost", "{B}", instant)(do(n.Move(n.Each(is_a(n.WithAbility(name), in_your_graveyard)), n.Zone.EXILE)))
    table = position(alice=["Swamp"], alice_hand=[lost], alice_graveyard=[burnt, BEARS])
    table.alice.cast("Lost")
    table.resolve()
    assert table.exile == ["Burnt"]


def test_702_112a_a_creature_is_renowned_once() -> None:
    table = attacking(beast(renown(1)))
    table.advance_to("combat damage")
    table.resolve_all()
    assert table.pt("Beast") == "3/3"
    table.advance_to("turn 3, declare attackers")
    table.alice.attack({"Beast": "bob"})
    table.advance_to("turn 3, combat damage")
    assert table.stack == []
    assert table.pt("Beast") == "3/3"


def test_305_6_basic_land_types_and_colours_are_counted_once() -> None:
    sum_of = n.Plus(
        n.BasicLandTypesAmong(n.OfType(n.CardType.LAND)), n.Times(10, n.ColorsAmong(n.OfType(n.CardType.CREATURE)))
    )
    counter = beast(n.Static(n.Defines((n.SetPT(sum_of, n.Fixed(3)),))))
    table = position(alice=[counter, BEARS, "2 Forest", "Island"])
    assert table.pt("Beast") == "22/3"
