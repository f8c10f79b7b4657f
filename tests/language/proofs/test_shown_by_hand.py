"""What the stages of `tests.support.liveness` do not show of some cards, on cards that say the same."""

from __future__ import annotations

import pytest
from tests.support.saying import NotOffered
from tests.support.table import position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType, Keyword, Zone
from mainphase.cards.words import artifact, card, enchant_player, enchantment, instant

CREATURE = n.OfType(CardType.CREATURE)
LAND = n.OfType(CardType.LAND)
KITE = n.CardDef(
    "Paper Kite", n.ManaCost(1), CardType.CREATURE, power=1, toughness=5,
    abilities=(n.HasKeywords(Keyword.FLYING | Keyword.VIGILANCE),),
)  # fmt: skip


def test_curses_attached_to_you_are_destroyed() -> None:
    curse = card("Paper Curse", "{0}", enchantment, "Aura", "Curse")(enchant_player)
    slate = card("Clean Slate", "{0}", artifact)(
        n.Triggered(
            n.Enters(n.IsThis()),
            (n.Mode(n.Destroy(n.Each(n.All((n.OfSubtype("Curse"), n.IsAttachedTo(n.You())))))),),
        )
    )
    table = position(alice_hand=[curse, curse, slate])
    for player in ("alice", "bob"):
        table.alice.cast("Paper Curse", [player])
        table.resolve_all()
    table.alice.cast("Clean Slate")
    table.resolve_all()
    assert table.alice.graveyard == ["Paper Curse"], "not the other player's"


def test_a_land_with_the_name_of_the_exiled_card() -> None:
    exile = n.Mode(n.Move(n.Target(), Zone.EXILE, linked=True), (n.TargetPhrase(LAND),))
    named = n.All((LAND, n.SharesName(n.Each(n.ExiledWithThis())), n.ControlledBy(n.EachOpponent())))
    seal = card("Land Seal", "{0}", artifact)(
        n.Triggered(n.Enters(n.IsThis()), (exile,)),
        n.Triggered(n.Enters(named), (n.Mode(n.DealDamage(n.Fixed(2), n.ThatPlayer())),)),
    )
    for name, life in (("Forest", 18), ("Island", 20)):
        table = position(alice_hand=[seal], bob=["Forest"], bob_hand=[name])
        table.alice.cast("Land Seal")
        table.resolve()
        table.alice.choose("Forest")
        table.resolve_all()
        table.resolve_all()
        table.advance_to("end step")
        table.advance_to("precombat main")
        table.bob.play_land(name)
        table.resolve_all()
        assert table.bob.life == life


def test_what_it_blocks_is_tapped() -> None:
    blocked = n.TargetPhrase(n.All((CREATURE, n.WithKeyword(Keyword.FLYING), n.IsBlockedBy(n.This()))))
    vine = n.CardDef(
        "Paper Vine", n.ManaCost(1), CardType.CREATURE, power=1, toughness=4,
        abilities=(n.HasKeywords(Keyword.REACH), n.Activated((n.TapThis(),), (n.Mode(n.Tap(n.Target()), (blocked,)),))),
    )  # fmt: skip
    table = position(alice=[KITE], bob=[vine])
    table.alice.attack({"Paper Kite": "bob"})
    table.bob.block({"Paper Vine": "Paper Kite"})
    assert not table.tapped("Paper Kite")
    table.alice.passes()
    table.bob.activate("Paper Vine", ["Paper Kite"])
    table.resolve_all()
    assert table.tapped("Paper Kite")


def test_what_they_blocked_is_tapped_at_the_end_of_combat() -> None:
    blocked = n.Each(n.All((CREATURE, n.WasBlockedBy(n.Saved("target 0")))))
    later = n.Triggered(n.EndOfCombat(), (n.Mode(n.Tap(blocked)),))
    tactics = card("Paper Tactics", "{0}", instant)(
        n.SpellAbility((n.Mode(n.Delayed(later, once=True, until=1), (n.TargetPhrase(CREATURE),)),))
    )
    table = position(alice=[KITE, KITE], bob=["Serra Angel"], bob_hand=[tactics])
    table.alice.attack({"Paper Kite": "bob", "Paper Kite 2": "bob"})
    table.bob.block({"Serra Angel": "Paper Kite"})
    table.alice.passes()
    table.bob.cast("Paper Tactics", ["Serra Angel"])
    table.resolve_all()
    table.advance_to("postcombat main")
    assert table.tapped("Paper Kite")
    assert not table.tapped("Paper Kite 2")


def test_another_attacking_creature_cannot_be_blocked() -> None:
    other = n.TargetPhrase(n.All((n.Other(), n.IsAttacking(), CREATURE)))
    past = n.Begin(n.CantBeBlocked(n.OneOf(n.Target())), until=1)
    ferry = n.CardDef(
        "Paper Ferry", n.ManaCost(1), CardType.CREATURE, power=1, toughness=1,
        abilities=(n.Triggered(n.Attacks(n.IsThis()), (n.Mode(past, (other,)),)),),
    )  # fmt: skip
    table = position(alice=[ferry, "Grizzly Bears"], bob=["Memnite"])
    table.alice.attack({"Paper Ferry": "bob", "Grizzly Bears": "bob"})
    table.alice.choose("Grizzly Bears")
    table.resolve_all()
    with pytest.raises(NotOffered):
        table.bob.block({"Memnite": "Grizzly Bears"})
