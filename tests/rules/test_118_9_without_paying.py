"""CR 118.9: casting without paying the mana cost leaves every other choice of casting."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import Table, position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardDef, InZone, Zone
from mainphase.cards.words import card, do, enchantment, instant, may_play_from, owned_by_you
from mainphase.presentation.option_words import option_texts

FREELY = "without paying its mana cost"
TAMIYO = "Tamiyo, Field Researcher (7 loyalty)"
GRAVE = card("Grave", "{B}", enchantment)(may_play_from(InZone(Zone.GRAVEYARD), free=True, lands=False))
DIG = card("Dig", "{B}", instant)(do(n.CastNow(n.Each(n.All((InZone(Zone.GRAVEYARD), owned_by_you))), land_too=True)))


def with_emblem(*hand: str, alice: tuple[str, ...] = (), bob: tuple[str, ...] = ()) -> Table:
    table = position(alice=[TAMIYO, *alice], alice_hand=list(hand), bob=list(bob))
    table.alice.activate("Tamiyo, Field Researcher", ability=2)
    table.resolve()
    return table


def digging(*graveyard: str, alice: tuple[str | CardDef, ...] = ("Swamp",)) -> Table:
    table = position(alice=list(alice), alice_hand=[DIG], alice_graveyard=list(graveyard), bob=["Grizzly Bears"])
    table.alice.cast("Dig")
    table.resolve()
    return table


def test_702_102a_both_halves_may_be_cast_from_the_hand_without_paying() -> None:
    table = with_emblem("Wear // Tear", bob=("Sol Ring", "Fervor"))
    table.alice.cast("Wear // Tear", ["Sol Ring", "Fervor"], way=-1)
    assert table.stack == ["Wear // Tear"]
    table.resolve()
    assert sorted(table.bob.graveyard) == ["Fervor", "Sol Ring"]


def test_709_3_or_either_half() -> None:
    for half, gone in (("Wear", "Sol Ring"), ("Tear", "Fervor")):
        table = with_emblem("Wear // Tear", bob=("Sol Ring", "Fervor"))
        table.alice.cast(half, [gone], way=-1)
        table.resolve()
        assert table.bob.graveyard == [gone]


def test_702_102a_from_elsewhere_both_halves_are_not_cast() -> None:
    table = position(alice=[GRAVE], alice_graveyard=["Wear // Tear"], bob=["Sol Ring", "Fervor"])
    assert table.alice.why_not("cast Wear // Tear") is not None
    table.alice.cast("Tear", ["Fervor"], way=-1)
    table.resolve()
    assert table.bob.graveyard == ["Fervor"]
    table = digging("Wear // Tear", alice=("Swamp", "Sol Ring", "Fervor"))
    assert option_texts(table.state) == [f"cast {half} {FREELY}" for half in ("Wear", "Tear")] + ["no"]


def test_702_127a_an_aftermath_half_may_be_cast_so_from_the_graveyard_and_from_nowhere_else() -> None:
    table = position(alice=[GRAVE], alice_graveyard=["Claim // Fame"], bob=["Grizzly Bears"])
    table.alice.cast("Fame", ["Grizzly Bears"], way=-1)
    assert table.stack == ["Fame"]
    other = digging("Claim // Fame")
    other.choose("yes")
    other.choose("Grizzly Bears")
    assert other.stack[0] == "Fame"
    assert not any("Fame" in option for option in with_emblem("Claim // Fame", bob=("Grizzly Bears",)).options)


def test_118_9d_a_kicker_may_be_paid_beside_it() -> None:
    table = with_emblem("Goblin Bushwhacker", alice=("Mountain", "Grizzly Bears"))
    table.alice.cast("Goblin Bushwhacker", kicked=True, way=-1)
    table.resolve()
    assert table.tapped("Mountain")
    assert table.stack == ["Goblin Bushwhacker"], "it was kicked"


def test_712_12_what_may_be_played_is_cast_or_played_as_a_land_with_either_face() -> None:
    table = digging("Makindi Stampede")
    assert option_texts(table.state) == [f"cast Makindi Stampede {FREELY}", "play Makindi Mesas", "no"]
    cast = table.copy()
    cast.apply(0)
    assert cast.stack[0] == "Makindi Stampede"
    table.apply(1)
    assert table.tapped("Makindi Mesas")
    assert table.state.players[0].lands_played == 1
    for i, face in enumerate(("Barkchannel Pathway", "Tidechannel Pathway")):
        table = digging("Barkchannel Pathway")
        table.apply(i)
        assert face in table.alice.battlefield


def test_305_3_not_as_a_land_on_another_players_turn() -> None:
    table = position(active="bob", alice=["Swamp"], alice_hand=[DIG], alice_graveyard=["Makindi Stampede"])
    table.bob.passes()
    table.alice.cast("Dig")
    table.resolve()
    assert table.options == ["yes", "no"]
    table.choose("yes")
    assert table.stack[0] == "Makindi Stampede"


def test_702_170d_a_plotted_card_is_cast_as_any_of_its_faces_but_not_fused() -> None:
    table = position(
        alice=["Forest", "Plains", "Island"],
        alice_hand=["Kellan Joins Up", "Wear // Tear"],
        bob=["Sol Ring", "Fervor"],
    )
    table.alice.cast("Kellan Joins Up")
    table.resolve()
    table.resolve()
    table.choose("yes")
    assert table.exile == ["Wear // Tear"]
    table.advance_to("turn 3, precombat main")
    cast = [text for text in option_texts(table.state) if text.startswith("cast ")]
    assert cast == [f"cast Wear {FREELY}", f"cast Tear {FREELY}"]


def test_702_170d_its_owner_casts_a_plotted_card_whoever_plotted_it() -> None:
    catch = invented("Exile target spell. It becomes plotted.", name="Catch", types="Instant", cost="{0}")
    table = position(alice=["2 Forest"], alice_hand=["Grizzly Bears"], bob_hand=[catch])
    table.alice.cast("Grizzly Bears")
    table.alice.passes()
    table.bob.cast("Catch", ["Grizzly Bears"])
    table.resolve()
    table.advance_to("turn 2, precombat main")
    assert "cast Grizzly Bears" not in " ".join(option_texts(table.state))
    table.advance_to("turn 3, precombat main")
    table.choose("cast Grizzly Bears")
    table.resolve()
    assert "Grizzly Bears" in table.battlefield
