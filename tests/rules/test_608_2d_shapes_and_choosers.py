"""CR 608.2d and others: an opponent's choice, cards of another's library, a hand's cards that differ, face-down cards
of another shape, copies with a name of their own, what was put there with this ability, spells for nothing.
"""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import position

from mainphase.cards.nodes import CardDef
from mainphase.kernel.reading.characteristics import characteristics_of

BEARS, MEMNITE, GIANT = "Grizzly Bears", "Memnite", "Hill Giant"


def spell(text: str, name: str = "Spell") -> CardDef:
    return invented(text, name=name, cost="{0}", types="Sorcery")


def test_608_2d_a_card_of_an_opponents_choice() -> None:
    back = spell("Return a creature card of an opponent's choice from your graveyard to your hand.")
    table = position(alice_hand=[back], alice_graveyard=[BEARS, MEMNITE, "Forest"])
    table.alice.cast("Spell")
    table.resolve()
    assert table.asked_player == "bob"
    assert sorted(table.options) == [BEARS, MEMNITE]
    table.choose(BEARS)
    assert table.alice.hand == [BEARS]


def test_608_2d_you_say_which_opponent() -> None:
    back = spell("Return a creature card of an opponent's choice from your graveyard to your hand.")
    table = position(players=("alice", "bob", "carol"), alice_hand=[back], alice_graveyard=[BEARS, MEMNITE])
    table.alice.cast("Spell")
    table.resolve()
    table.choose("carol")
    assert table.asked_player == "carol"


def test_110_2a_a_card_of_their_library_under_your_control() -> None:
    steals = spell(
        "Target opponent reveals the top three cards of their library. You may put a creature card from among them "
        "onto the battlefield under your control. That player puts the rest on the bottom of their library in a random "
        "order."
    )
    table = position(alice_hand=[steals], bob_library=["Forest", BEARS, "Island"], bob_blanks=0)
    table.alice.cast("Spell", targets=["bob"])
    table.resolve()
    table.choose(BEARS)
    assert (table.controller(BEARS), sorted(table.bob.library)) == ("alice", ["Forest", "Island"])


@pytest.mark.parametrize(("hand", "gained"), [([MEMNITE, BEARS, GIANT], 2), ([BEARS, "Runeclaw Bear"], 0)])
def test_701_20_cards_with_different_mana_values(hand: list[str], gained: int) -> None:
    shows = spell(
        "You may reveal your hand. If cards with at least three different mana values are revealed this way, you gain "
        "2 life."
    )
    table = position(alice_hand=[shows, *hand])
    table.alice.cast("Spell")
    table.resolve()
    table.choose("yes")
    assert table.alice.life == 20 + gained


def test_406_exiled_cards_of_a_player() -> None:
    loses = spell(
        "Exile target creature an opponent controls and put a hit counter on that card. Each opponent who controls no "
        "creatures loses 1 life."
    )
    asks = invented(
        "Whenever ~ deals combat damage to a player, that player loses the game if they own two or more exiled cards "
        "with hit counters on them.", name="Asks",
    )  # fmt: skip
    table = position(alice=[asks], alice_hand=[loses, loses], bob=[BEARS, GIANT])
    for target in (BEARS, GIANT):
        table.alice.cast("Spell", targets=[target])
        table.resolve_all()
    table.advance_to("declare attackers")
    table.alice.attack(["Asks"])
    table.advance_to("combat damage")
    table.resolve_all()
    assert table.winners == ["alice"]


def test_708_2_face_down_as_something_else() -> None:
    turns = spell(
        "Each opponent mills two cards. Put all creature cards milled this way onto the battlefield face down under "
        "your control. They're 2/2 Cyberman artifact creatures."
    )
    table = position(alice_hand=[turns], bob_library=[GIANT, "Forest"])
    table.alice.cast("Spell")
    table.resolve_all()
    assert table.bob.graveyard == ["Forest"]
    [shape] = table.battlefield
    face = table._ch(shape)
    assert (face.power, face.toughness, face.subtypes, face.name) == (2, 2, ("Cyberman",), "")


def test_707_9b_a_copy_with_a_name_of_its_own() -> None:
    copies = spell(
        "Create a token that's a copy of target artifact you control, except its name is Mishra's Warform and it's a "
        "4/4 Construct artifact creature in addition to its other types."
    )
    table = position(alice=["Ornithopter"], alice_hand=[copies])
    table.alice.cast("Spell", targets=["Ornithopter"])
    table.resolve_all()
    names = sorted(characteristics_of(table.state.objects[oid]).name for oid in table.state.battlefield)
    assert names == ["Mishra's Warform", "Ornithopter"]
    assert sum(characteristics_of(o).power for o in table.state.permanents) == 4


def test_607_2_not_again_by_what_this_ability_has_put_there() -> None:
    grows = invented(
        "Whenever another permanent you control enters, if it wasn't put onto the battlefield with this ability, you "
        "may put a permanent card with equal or lesser mana value from your hand onto the battlefield.", name="Grows",
    )  # fmt: skip
    table = position(alice=[grows], alice_hand=[MEMNITE, "Forest", "Island"])
    table.alice.cast(MEMNITE)
    table.resolve()
    table.resolve()
    table.choose("yes", "Forest")
    table.resolve_all()
    assert (sorted(table.battlefield), table.stack, table.alice.hand) == (["Forest", "Grows", MEMNITE], [], ["Island"])


def test_601_3_one_spell_a_turn_for_nothing() -> None:
    free = invented(
        "Once during each of your turns, you may cast an instant or sorcery spell from your hand without paying its "
        "mana cost.", name="Free", types="Enchantment",
    )  # fmt: skip
    table = position(alice=[free], alice_hand=["2 Lightning Bolt"])
    table.choose("cast Lightning Bolt", "bob")
    table.resolve_all()
    assert (table.bob.life, table.options) == (17, ["pass"])


@pytest.mark.parametrize(("top", "taken"), [(BEARS, False), ("Serra Angel", True)])
def test_205_3_shares_no_creature_type(top: str, taken: bool) -> None:
    looks = spell(
        "Look at the top two cards of your library. You may reveal a creature card that doesn't share a creature type "
        "with a creature you control from among those cards and put it into your hand. Put the rest on the bottom of "
        "your library in a random order."
    )
    table = position(alice=["Runeclaw Bear"], alice_hand=[looks], alice_library=[top, "Forest"])
    table.alice.cast("Spell")
    table.resolve()
    if top in table.options:
        table.choose(top)
    table.resolve_all()
    assert (top in table.alice.hand) == taken


def test_614_6_looking_instead_of_drawing() -> None:
    instead = invented(
        "If you would draw a card, look at the top three cards of your library instead. Put one of those cards into "
        "your hand and the rest on the bottom of your library in any order.", name="Instead", types="Enchantment",
    )  # fmt: skip
    table = position(
        alice=[instead], alice_hand=[spell("Draw a card.")], alice_library=["Forest", BEARS, "Island"], alice_blanks=0
    )
    table.alice.cast("Spell")
    table.resolve()
    table.choose(BEARS)
    table.resolve_all()
    assert table.alice.hand == [BEARS]


def test_118_9_what_was_paid_this_turn() -> None:
    """It was cast so, and in this turn: later it is no longer so (CR 702.190)."""
    asks = invented(
        "Sneak {0}\nWhenever ~ deals combat damage to a player, you gain 1 life. If its sneak cost was paid this turn, "
        "you gain 5 life instead.", name="Asks",
    )  # fmt: skip
    table = position(alice=[asks], step="declare attackers")
    table.alice.attack(["Asks"])
    table.advance_to("turn 1, postcombat main")
    assert table.alice.life == 21
