"""CR 702.2 to 702.20: the keywords of every set, in combat and out of it."""

from __future__ import annotations

import pytest
from tests.support.table import NotOffered, Table, position

from mainphase.cards.nodes import CardDef, HasKeywords, Keyword, Zone
from mainphase.cards.words import (
    any_target,
    apply,
    artifact,
    card,
    creature,
    damage,
    deathtouch,
    defender,
    destroy,
    double_strike,
    enchant,
    enchant_player,
    enchantment,
    fear,
    first_strike,
    gain_life,
    gains,
    haste,
    hexproof_from,
    infect,
    instant,
    intimidate,
    landwalk,
    lifelink,
    loses_all_abilities,
    pay,
    protection_from,
    red,
    sacrifice_this,
    skulk,
    tap_this,
    target,
    targeting,
    trample,
    vigilance,
    wither,
)

STRIP = card("Strip", "{0}", instant)(targeting(creature).do(apply(target, loses_all_abilities)))
SHOVE = card("Shove", "{0}", instant)(targeting(creature).do(destroy(target)))


def bearer(*keywords: HasKeywords, pt: str = "2/2", color: str = "{R}") -> CardDef:
    return card("Bearer", color, creature, pt=pt)(*keywords)


def fight(table: Table, *blockers: str) -> None:
    """Alice's Bearer attacks, these block, and combat damage is dealt."""
    table.alice.attack(["Bearer"])
    if blockers:
        table.bob.block(dict.fromkeys(blockers, "Bearer"))
    table.advance_to("combat damage")


# --- Damage with a quality: deathtouch, lifelink, wither, infect

QUALITIES = {"deathtouch": deathtouch, "lifelink": lifelink, "wither": wither, "infect": infect}


def struck(table: Table, quality: str) -> bool:
    """Whether the damage dealt to bob's Hill Giant had this quality."""
    if quality == "deathtouch":
        return table.bob.graveyard == ["Hill Giant"]
    if quality == "lifelink":
        return table.alice.life == 21 and table.damage("Hill Giant") == 1
    return table.counters("Hill Giant", "-1/-1") == 1 and table.damage("Hill Giant") == 0


@pytest.mark.parametrize("quality", QUALITIES)
@pytest.mark.rule("702.80c", "702.90e", "702.15d")
def test_702_2d_it_counts_in_whatever_zone_the_source_is(quality: str) -> None:
    ghost = card("Ghost", "{R}", creature, pt="1/1")(
        QUALITIES[quality], pay("{0}", from_=Zone.GRAVEYARD, per_turn=1).targeting(creature).do(damage(1, to=target))
    )
    table = position(alice_graveyard=[ghost], bob=["Hill Giant"])
    table.alice.activate("alice's Ghost", ["Hill Giant"])
    table.resolve()
    assert struck(table, quality)


@pytest.mark.parametrize("quality", QUALITIES)
@pytest.mark.rule("702.80b", "702.90d", "702.15c")
def test_702_2e_a_source_that_has_left_has_what_it_had(quality: str) -> None:
    bomb = card("Bomb", "{R}", creature, pt="1/1")(
        QUALITIES[quality], pay(sacrifice_this).targeting(creature).do(damage(1, to=target))
    )
    table = position(alice=[bomb], bob=["Hill Giant"])
    table.alice.activate("Bomb", ["Hill Giant"])
    assert table.alice.graveyard == ["Bomb"]
    table.resolve()
    assert struck(table, quality)


def test_702_15e_each_source_with_lifelink_is_an_event_of_its_own() -> None:
    table = position(alice=["2 Child of Night", "Archangel of Thune"])
    table.alice.attack(["Child of Night", "Child of Night 2"])
    table.advance_to("combat damage")
    while table.asked == "order triggers":
        table.apply(0)
    assert table.stack == ["Archangel of Thune"] * 2
    assert table.alice.life == 24


# --- Attacking


def test_702_3b_a_defender_cannot_attack() -> None:
    table = position(alice=[bearer(defender)])
    with pytest.raises(NotOffered) as refused:
        table.alice.attack(["Bearer"])
    assert refused.value.rule == "702.3b"


def test_702_10b_with_haste_it_attacks_at_once() -> None:
    quick = card("Quick", "{R}", creature, pt="2/2")(haste)
    table = position(alice=["Mountain"], alice_hand=[quick])
    table.alice.cast("Quick")
    table.resolve()
    table.alice.attack(["Quick"])
    assert table.attackers == {"Quick": "bob"}


def test_702_10c_with_haste_it_may_pay_with_its_tap_symbol_at_once() -> None:
    for word, allowed in ((haste, True), (trample, False)):
        healer = card("Healer", "{R}", creature, pt="1/1")(word, pay(tap_this).do(gain_life(1)))
        table = position(alice=["Mountain"], alice_hand=[healer])
        table.alice.cast("Healer")
        table.resolve()
        assert (table.alice.why_not("activate Healer") is None) == allowed


def test_702_20b_attacking_does_not_tap_it() -> None:
    table = position(alice=[bearer(vigilance), "Grizzly Bears"])
    table.alice.attack(["Bearer", "Grizzly Bears"])
    assert not table.tapped("Bearer")
    assert table.tapped("Grizzly Bears")


# --- First strike and double strike


def test_702_7b_it_deals_its_damage_in_a_step_before_the_others() -> None:
    table = position(alice=[bearer(first_strike, pt="3/1")], bob=["Hill Giant"])
    table.alice.attack(["Bearer"])
    table.bob.block({"Hill Giant": "Bearer"})
    table.advance_to("first-strike damage")
    assert table.bob.graveyard == ["Hill Giant"]
    table.advance_to("combat damage")
    assert table.alice.battlefield == ["Bearer"], "the Giant was dead before it could strike"


def test_702_4c_losing_double_strike_between_the_steps_gives_no_second_hit() -> None:
    table = position(alice=[bearer(double_strike)], alice_hand=[STRIP])
    table.alice.attack(["Bearer"])
    table.advance_to("first-strike damage")
    assert table.bob.life == 18
    table.alice.cast("Strip", ["Bearer"])
    table.resolve()
    table.advance_to("postcombat main")
    assert table.bob.life == 18


def test_702_4d_a_first_striker_that_gains_double_strike_strikes_again() -> None:
    twice = card("Twice", "{0}", instant)(targeting(creature).do(apply(target, gains(double_strike))))
    table = position(alice=[bearer(first_strike)], alice_hand=[twice])
    table.alice.attack(["Bearer"])
    table.advance_to("first-strike damage")
    table.alice.cast("Twice", ["Bearer"])
    table.resolve()
    table.advance_to("postcombat main")
    assert table.bob.life == 16


# --- Trample


def test_702_19a_it_does_nothing_for_a_blocker_and_outside_combat() -> None:
    table = position(active="bob", alice=[bearer(trample, pt="5/5")], bob=["Grizzly Bears"])
    table.bob.attack(["Grizzly Bears"])
    table.alice.block({"Bearer": "Grizzly Bears"})
    table.advance_to("postcombat main")
    assert table.bob.life == 20
    assert table.bob.graveyard == ["Grizzly Bears"]
    thrower = card("Thrower", "{R}", creature, pt="5/5")(
        trample, pay(tap_this).targeting(any_target).do(damage(5, to=target))
    )
    table = position(alice=[thrower], bob=["Grizzly Bears"])
    table.alice.activate("Thrower", ["Grizzly Bears"])
    table.resolve()
    assert table.bob.life == 20


def test_702_19d_without_blockers_left_all_its_damage_goes_to_the_player() -> None:
    for word, life in ((trample, 15), (vigilance, 20)):
        table = position(alice=[bearer(word, pt="5/5")], alice_hand=[SHOVE], bob=["Grizzly Bears"])
        table.alice.attack(["Bearer"])
        table.bob.block({"Grizzly Bears": "Bearer"})
        table.alice.cast("Shove", ["Grizzly Bears"])
        table.resolve()
        table.advance_to("postcombat main")
        assert table.bob.life == life


def test_702_19f_attacking_a_planeswalker_nothing_reaches_the_player() -> None:
    table = position(alice=[bearer(trample, pt="9/9")], bob=["Ajani Vengeant (2 loyalty)", "Grizzly Bears"])
    table.alice.attack({"Bearer": "Ajani Vengeant"})
    table.bob.block({"Grizzly Bears": "Bearer"})
    while table.asked != "assign damage" and table.step != "combat damage":
        table.pass_once()
    if table.asked == "assign damage":
        table.alice.assign({"Grizzly Bears": 2, "Ajani Vengeant": 7})
    table.advance_to("postcombat main")
    assert table.bob.life == 20
    assert sorted(table.bob.graveyard) == ["Ajani Vengeant", "Grizzly Bears"]


# --- Evasion

MEMNITE = "Memnite"


@pytest.mark.parametrize(
    ("words", "able", "unable", "rule"),
    [
        pytest.param((intimidate,), MEMNITE, "Grizzly Bears", "702.13b", id="intimidate"),
        pytest.param((intimidate,), "Hill Giant", "Grizzly Bears", "702.13b", id="intimidate, same colour"),
        pytest.param((fear,), MEMNITE, "Grizzly Bears", "702.36b", id="fear"),
        pytest.param((fear,), "Typhoid Rats", "Hill Giant", "702.36b", id="fear, black"),
        pytest.param((HasKeywords(Keyword.SHADOW),), "Dauthi Horror", "Hill Giant", "702.28b", id="shadow"),
        pytest.param((skulk,), "Grizzly Bears", "Hill Giant", "702.118b", id="skulk"),
    ],
)
@pytest.mark.rule("702.36b", "702.28b", "702.118b")
def test_702_13b_who_can_block_it(words: tuple[HasKeywords, ...], able: str, unable: str, rule: str) -> None:
    if able == "Dauthi Horror":  # it cannot block: another shadow creature does
        able = "Shade"
    table = position(
        alice=[bearer(*words)],
        bob=[card("Shade", "{B}", creature, pt="1/1")(*words), MEMNITE, "Hill Giant", "Typhoid Rats", "Grizzly Bears"],
    )
    table.alice.attack(["Bearer"])
    table.advance_to("declare blockers")
    refused = table.bob.why_not(f"block Bearer with {unable}")
    assert refused is not None
    assert refused.rule == rule
    table.bob.block({able: "Bearer"})
    assert table.blocked("Bearer")


def test_702_28b_with_shadow_it_blocks_nothing_without() -> None:
    shade = card("Shade", "{B}", creature, pt="1/1")(HasKeywords(Keyword.SHADOW))
    table = position(alice=[bearer()], bob=[shade])
    table.alice.attack(["Bearer"])
    table.advance_to("declare blockers")
    refused = table.bob.why_not("block Bearer with Shade")
    assert refused is not None
    assert refused.rule == "702.28b"


def test_702_31b_horsemanship_stops_blocks_one_way_only() -> None:
    horse = HasKeywords(Keyword.HORSEMANSHIP)
    rider = card("Rider", "{W}", creature, pt="1/1")(horse)
    table = position(alice=[bearer(horse)], bob=[rider, "Grizzly Bears"])
    table.alice.attack(["Bearer"])
    table.advance_to("declare blockers")
    refused = table.bob.why_not("block Bearer with Grizzly Bears")
    assert refused is not None
    assert refused.rule == "702.31b"
    table.bob.block({"Rider": "Bearer"})
    table = position(alice=[bearer()], bob=[rider])
    table.alice.attack(["Bearer"])
    table.bob.block({"Rider": "Bearer"})
    assert table.blocked("Bearer")


def test_702_14e_the_same_landwalk_twice_is_as_once() -> None:

    walker = card("Bearer", "{U}", creature, pt="2/2")(landwalk("Island"), landwalk("Island"))
    table = position(alice=[walker], bob=["Island", "Grizzly Bears"])
    table.alice.attack(["Bearer"])
    table.advance_to("combat damage")
    assert table.bob.life == 18
    table = position(alice=[walker], bob=["Forest", "Grizzly Bears"])
    table.alice.attack(["Bearer"])
    table.bob.block({"Grizzly Bears": "Bearer"})
    assert table.blocked("Bearer")


# --- Targets


def test_702_11h_the_same_hexproof_twice_is_as_once() -> None:
    shy = card("Shy", "{W}", creature, pt="1/1")(hexproof_from(red), hexproof_from(red))
    table = position(alice=["Mountain", "Island"], alice_hand=["Shock", "Unsummon"], bob=[shy])
    with pytest.raises(NotOffered):
        table.alice.cast("Shock", ["Shy"])
    table = position(alice=["Mountain", "Island"], alice_hand=["Shock", "Unsummon"], bob=[shy])
    table.alice.cast("Unsummon", ["Shy"])
    table.resolve()
    assert table.bob.hand == ["Shy"]


def test_702_16m_the_same_protection_twice_is_as_once() -> None:

    knight = card("Knight", "{W}", creature, pt="1/1")(protection_from(red), protection_from(red))
    table = position(alice=["Hill Giant", "Grizzly Bears"], bob=[knight], active="alice")
    table.alice.attack(["Hill Giant", "Grizzly Bears"])
    table.bob.block({"Knight": "Hill Giant"})
    table.advance_to("combat damage")
    assert table.bob.battlefield == ["Knight"]
    assert table.damage("Knight") == 0
    assert table.damage("Hill Giant") == 1


def test_702_5a_enchant_says_what_can_be_targeted() -> None:
    charm = card("Charm", "{0}", enchantment, "Aura")(enchant(artifact))
    table = position(alice_hand=[charm], bob=[MEMNITE, "Grizzly Bears"])
    table.alice.cast("Charm")
    assert table.asked != "target" or table.options == [MEMNITE]
    table.resolve()
    assert table.find("Charm").attached_to == table.find(MEMNITE).id


def test_702_5d_what_enchants_players_cannot_enchant_permanents() -> None:
    curse = card("Curse", "{0}", enchantment, "Aura", "Curse")(enchant_player)
    table = position(alice_hand=[curse], bob=["Grizzly Bears"])
    table.alice.cast("Curse")
    assert table.options == ["alice", "bob"]
    table.alice.choose("bob")
    table.resolve()
    assert table.find("Curse").attached_to == table.ref("bob")
