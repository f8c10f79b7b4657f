"""CR 508.1c, 508.5: a creature that cannot attack some players, by what is so of them; numbers that cards compare."""

from __future__ import annotations

import pytest
from tests.support.table import NotOffered, position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardDef, CardType
from mainphase.cards.words import (
    card,
    creature,
    do,
    each_player,
    enters,
    gain_life,
    have,
    instant,
    is_a,
    itself,
    sorcery,
    that_player,
    when,
    you,
    yours,
)
from mainphase.kernel.reading.characteristics import power_of, toughness_of

THREE = ("alice", "bob", "carol")
without = n.PlayersWho(each_player, n.Negated(n.Exists(n.All((n.OfSubtype("Island"), n.ControlledBy(that_player))))))
SERPENT = card("Pond Serpent", "{4}", creature, pt="5/5")(n.Static(n.CantAttack(itself, without, theirs=True)))


@pytest.mark.parametrize(("whom", "allowed"), [("bob", True), ("Bobs", True), ("carol", False), ("Carols", False)])
def test_508_5_whoever_would_be_the_defending_player_counts(whom: str, allowed: bool) -> None:
    bobs, carols = (CardDef(name, None, CardType.PLANESWALKER, loyalty=5) for name in ("Bobs", "Carols"))
    table = position(players=THREE, alice=[SERPENT], bob=["Island", bobs], carol=["Forest", carols])
    if allowed:
        table.alice.attack({"Pond Serpent": whom})
    else:
        with pytest.raises(NotOffered):
            table.alice.attack({"Pond Serpent": whom})


def gained(amount: n.Quantity, *mine: str | CardDef, first: str = "") -> int:
    """How much life a spell gains that counts this."""
    table = position(
        alice=[*mine, "Plains", "Mountain"], bob=["Craw Wurm"],
        alice_hand=[card("Sum", "{W}", sorcery)(do(gain_life(amount))), "Lightning Bolt"],
    )  # fmt: skip
    if first:
        table.alice.cast(first, ["bob"])
        table.resolve_all()
    table.alice.cast("Sum")
    table.resolve_all()
    return int(table.alice.life) - 20


def test_201_2b_different_names() -> None:
    names = n.NamesAmong(is_a(creature, yours))
    assert gained(names, "Grizzly Bears", "Grizzly Bears", "Bear Cub") == 2
    assert gained(names) == 0


def test_208_total_power() -> None:
    assert gained(n.TotalPower(is_a(creature, yours)), "Grizzly Bears", "Bear Cub") == 4


def test_700_spells_of_a_kind_cast_this_turn() -> None:
    instants = n.SpellsCastThisTurn(you, instant)
    assert gained(instants) == 0
    assert gained(instants, first="Lightning Bolt") == 1
    assert gained(n.SpellsCastThisTurn(you, creature), first="Lightning Bolt") == 0


def test_613_4b_power_alone_is_set() -> None:
    heavy = card("Heavy Hand", "{1}", n.OfType(CardType.ENCHANTMENT))(have(creature, n.SetPT(n.Fixed(0), None)))
    table = position(alice=[heavy], bob=["Craw Wurm"])
    worm = table.find("Craw Wurm")
    assert (power_of(table.state, worm), toughness_of(table.state, worm)) == (0, 4)


def test_400_7_another_spell_is_not_the_one_that_this_was() -> None:
    another = n.SpellsCastThisTurn(you, n.All((n.Other(), creature)))
    seer = card("Twin Seer", "{W}", creature, pt="1/1")(when(enters(itself)).do(gain_life(another)))
    table = position(alice=["Plains", "Forest", "Forest"], alice_hand=[seer, "Grizzly Bears"])
    table.alice.cast("Twin Seer")
    table.resolve_all()
    assert table.alice.life == 20
    again = position(alice=["Plains", "Forest", "Forest"], alice_hand=[seer, "Grizzly Bears"])
    again.alice.cast("Grizzly Bears")
    again.resolve_all()
    again.alice.cast("Twin Seer")
    again.resolve_all()
    assert again.alice.life == 21
