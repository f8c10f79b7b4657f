"""CR 508.1d, 509.1b, 611.2: whom a creature attacks this combat, and by what it can't be blocked this combat."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import NotOffered, Table, position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Duration
from mainphase.cards.words import attacks, card, creature, enchantment, itself, pay, whenever

THREE = ("alice", "bob", "carol")


def beast(*abilities: n.Ability) -> n.CardDef:
    return card("Beast", "{1}{R}", creature, pt="2/2")(*abilities)


def test_508_1d_it_attacks_the_player_chosen_at_random_if_able() -> None:
    chosen = n.Sequence(
        (
            n.ChoosePlayer(n.EachOpponent(), at_random=True),
            n.Begin(n.MustAttack(n.IsThis(), n.ChosenPlayer()), Duration.END_OF_COMBAT),
        )
    )
    begins = n.Triggered(n.BeginningOf("beginning of combat", n.You()), (n.Mode(chosen),))
    met = set()
    for seed in range(8):
        table = position(players=THREE, alice=[beast(begins)], step="beginning of combat", seed=seed)
        table.resolve_all()
        whom = table.state.players[table.find("Beast").chosen["player"]].name
        met.add(whom)
        other = "carol" if whom == "bob" else "bob"
        with pytest.raises((NotOffered, AssertionError)):
            table.copy().alice.attack({"Beast": other})
        table.alice.attack({"Beast": whom})
        assert table.attackers == {"Beast": whom}
    assert met == {"bob", "carol"}


def blocked_by_memnite(static: n.StaticEffect, blocker: str = "Memnite") -> bool:
    table: Table = position(
        alice=[beast(whenever(attacks(itself)).do(n.Begin(static, Duration.END_OF_COMBAT)))], bob=[blocker]
    )
    table.alice.attack({"Beast": "bob"})
    table.resolve_all()
    table.advance_to("declare blockers")
    try:
        table.bob.block({blocker: "Beast"})
    except (NotOffered, AssertionError):
        return False
    return True


def test_509_1b_it_cant_be_blocked_this_combat() -> None:
    assert not blocked_by_memnite(n.CantBeBlocked(n.IsThis()))


def test_509_1b_nor_by_creatures_with_greater_power() -> None:
    assert blocked_by_memnite(n.CantBeBlocked(n.IsThis(), stronger=True))
    assert not blocked_by_memnite(n.CantBeBlocked(n.IsThis(), stronger=True), "Hill Giant")


def test_303_4_what_is_enchanted_by_an_aura_that_you_control() -> None:
    mine = n.HasAttached(n.All((n.OfSubtype("Aura"), n.ControlledBy(n.You()))))
    lord = card("Lord", "{1}", enchantment)(n.Static(n.Modify(mine, (n.AddPT(n.Fixed(1), n.Fixed(1)),))))
    for whose, size in (("alice", "2/2"), ("bob", "1/1")):
        auras = {"alice": ["Fear"], "bob": []} if whose == "alice" else {"alice": [], "bob": ["Fear"]}
        table = position(alice=[lord, *auras["alice"]], bob=["Memnite", *auras["bob"]], attached={"Fear": "Memnite"})
        assert table.pt("Memnite") == size


def test_725_1_an_opponent_is_the_monarch() -> None:
    asks = pay("{0}").do(n.If(n.IsMonarch(n.EachOpponent()), n.GainLife(n.Fixed(1))))
    crown = card("Crown", "{0}", enchantment)(pay("{0}").do(n.BecomeMonarch(n.EachOpponent())))
    table = position(alice=[card("Ask", "{0}", enchantment)(asks), crown])
    for life in (20, 21):
        table.alice.activate("Ask")
        table.resolve_all()
        assert table.alice.life == life
        table.alice.activate("Crown")
        table.resolve_all()


def test_505_1_it_is_the_first_combat_phase_of_the_turn() -> None:
    more = n.If(n.InFirst("combat phase"), n.ExtraPhases(("combat",)))
    again = whenever(attacks(itself)).do(n.Untap(n.This()), more)
    table = position(alice=[beast(again)])
    table.alice.attack({"Beast": "bob"})
    table.resolve_all()
    first = table.state.phase
    table.advance_to("declare attackers")
    while table.state.phase == first:
        table.pass_once()
    table.alice.attack({"Beast": "bob"})
    assert table.state.phase != first
    table.resolve_all()
    table.advance_to("postcombat main")
    assert table.bob.life == 16
    table.advance_to("turn 3, precombat main")
    table.alice.attack({"Beast": "bob"})
    table.resolve_all()
    table.advance_to("postcombat main")
    assert table.bob.life <= 14


def test_505_1_outside_of_combat_it_is_none() -> None:
    asks = pay("{0}").do(n.If(n.InFirst("combat phase"), n.GainLife(n.Fixed(1))))
    table = position(alice=[card("Ask", "{0}", enchantment)(asks)])
    table.alice.activate("Ask")
    table.resolve_all()
    assert table.alice.life == 20


PACK = invented(
    "Whenever ~ attacks, if you attacked with creatures with total power 6 or greater this combat, you gain 2 life.",
    name="Pack", pt="2/2",
)  # fmt: skip


@pytest.mark.parametrize(
    ("attackers", "life"), [(("Pack", "Hill Giant"), 20), (("Pack", "Hill Giant", "Memnite"), 22), (("Pack",), 20)]
)
def test_508_1k_with_how_much_power_somebody_attacked(attackers: tuple[str, ...], life: int) -> None:
    table = position(alice=[PACK, "Hill Giant", "Memnite"])
    table.advance_to("declare attackers")
    table.alice.attack(dict.fromkeys(attackers, "bob"))
    assert bool(table.stack) == (life > 20)
    if table.stack:
        table.resolve()
    assert table.alice.life == life


def test_508_1d_a_player_other_than_you() -> None:
    text = (
        "Until your next turn, creatures your opponents control attack each combat if able and attack a player other "
        "than you if able."
    )
    doom = invented(text, name="Doom", types="Sorcery", cost="{0}")
    table = position(players=THREE, alice_hand=[doom], bob=["Hill Giant"], carol=["Gray Ogre"])
    table.alice.cast("Doom")
    table.resolve()
    table.advance_to("bob's declare attackers")
    hows: list[dict[str, str]] = [{}, {"Hill Giant": "alice"}]
    for how in hows:
        with pytest.raises(NotOffered):
            table.copy().bob.attack(how)
    table.bob.attack({"Hill Giant": "carol"})
    assert table.asked != "attack"


def test_509_1b_tokens_that_neither_block_nor_are_blocked_by_some() -> None:
    text = (
        "Create a 1/1 colorless Spirit creature token with \"This token can't block or be blocked by non-Spirit "
        'creatures."'
    )
    call = invented(text, name="Call", types="Instant", cost="{0}")
    table = position(alice_hand=[call], bob=["Memnite"], players=THREE)
    table.alice.cast("Call")
    table.resolve()
    table.advance_to("bob's declare attackers")
    table.bob.attack({"Memnite": "alice"})
    assert table.asked != "block"
