"""CR 612: effects that change the words of a spell or permanent."""

from __future__ import annotations

import pytest
from tests.support.each import for_each
from tests.support.table import NotOffered, Table, position

from mainphase.cards import nodes as n
from mainphase.cards.library import CARDS
from mainphase.cards.nodes import CardType, Color, Keyword
from mainphase.cards.nodes.wording import PLACES, WORDS, replacing, reworded, word_now
from mainphase.cards.words import (
    apply,
    artifact,
    black,
    blue,
    card,
    change_text,
    create,
    creature,
    destroy,
    enchantment,
    fear,
    gains_ability,
    gets,
    green,
    have,
    instant,
    is_a,
    is_also,
    land,
    landwalk,
    loses_all_abilities,
    pay,
    protection_from,
    red,
    tap_for,
    tap_this,
    target,
    targeting,
    token_card,
    white,
    yours,
)
from mainphase.game import Game
from mainphase.kernel.lowering.book import Book
from mainphase.kernel.lowering.cards import add_card
from mainphase.kernel.reading.layers import refreshed_characteristics
from mainphase.kernel.state import flat

CRUSADING = card("Crusading", "{W}", enchantment)(have(is_a(creature, white), gets(1, 1)))
SHORTLY = card("Shortly", "{U}", instant)(
    targeting(n.Anything()).do(change_text(target, colors=True, land_types=True, until=n.Duration.END_OF_TURN))
)
SLAY = card("Slay", "{B}", instant)(targeting(is_a(creature, green)).do(destroy(target)))
DUSK = card("Dusk", "{B}", creature, pt="2/2")()
MASTER = card("Master of Toads", "{G}", creature, pt="1/1")(
    pay(tap_this).do(create(1, token_card("Toad", green, creature, pt="1/1")))
)


def change(table: Table, what: str, old: str, new: str, by: str = "Sleight of Mind") -> None:
    table.alice.cast(by, [what])
    table.resolve()
    table.alice.choose(old, new)


def cannot_aim(table: Table, what: str) -> None:
    """Bob's Shock can't be aimed at it."""
    with pytest.raises(NotOffered):
        table.bob.cast("Shock", [what])


def ready(*alice: object, hand: tuple[str, ...] = ("Sleight of Mind", "Magical Hack"), **more: object) -> Table:
    return position(alice=[*alice, "9 Island"], alice_hand=[*hand, SHORTLY], **more)  # type: ignore[arg-type, list-item]


def test_612_1_the_rules_text_changes() -> None:
    table = ready(CRUSADING, "White Knight", "Grizzly Bears")
    assert (table.pt("White Knight"), table.pt("Grizzly Bears")) == ("3/3", "2/2")
    change(table, "Crusading", "white", "green")
    assert (table.pt("White Knight"), table.pt("Grizzly Bears")) == ("2/2", "3/3")
    table.advance_to("turn 3, upkeep")
    assert table.pt("Grizzly Bears") == "3/3", "for good (611.2a)"


def test_612_1_it_can_end() -> None:
    table = ready(CRUSADING, "White Knight", "Grizzly Bears")
    change(table, "Crusading", "white", "green", by="Shortly")
    assert table.pt("Grizzly Bears") == "3/3"
    table.advance_to("turn 2, upkeep")
    assert (table.pt("White Knight"), table.pt("Grizzly Bears")) == ("3/3", "2/2")


def test_612_1_the_type_line_of_a_land_changes_and_its_mana_with_it() -> None:
    """305.6: the ability comes with the type."""
    table = ready("Forest")
    change(table, "Forest", "Forest", "Swamp", by="Magical Hack")
    ch = refreshed_characteristics(table.state, table.find("Forest"))
    assert ch.subtypes == ("Swamp",)
    assert ch.name == "Forest", "a name is no land type (612.2)"
    table.alice.taps("Forest")
    assert table.alice.mana == "B"


def test_612_1_a_land_of_two_types_keeps_the_other() -> None:
    table = ready("Taiga")
    change(table, "Taiga", "Forest", "Mountain", by="Magical Hack")
    ch = refreshed_characteristics(table.state, table.find("Taiga"))
    assert ch.subtypes == ("Mountain",)
    assert len(ch.mana) == 1


def test_612_2_only_words_used_as_such_change() -> None:
    """Fear speaks of black without the word; mana symbols and names are no words."""
    table = ready(card("Dread Swamp", None, land)(tap_for("{B}")), card("Grim", "{B}", creature, pt="1/1")(fear), DUSK)
    change(table, "Grim", "black", "green")
    assert table.has("Grim", Keyword.FEAR)
    change(table, "Dread Swamp", "Swamp", "Plains", by="Magical Hack")
    table.alice.taps("Dread Swamp")
    assert table.alice.mana == "B"
    assert refreshed_characteristics(table.state, table.find("Dread Swamp")).name == "Dread Swamp"


def test_612_2_protection_and_landwalk_change() -> None:
    walker = card("Wader", "{U}", creature, pt="1/1")(landwalk("Island"))
    table = ready("White Knight", walker, "Swamp", bob=["Swamp", "Grizzly Bears", "Mountain"], bob_hand=["Shock"])
    change(table, "White Knight", "black", "red")
    table.alice.passes()
    cannot_aim(table, "White Knight")
    table = ready(walker, bob=["Swamp", "Grizzly Bears"])
    change(table, "Wader", "Island", "Swamp", by="Magical Hack")
    table.advance_to("declare attackers")
    table.alice.attack({"Wader": "bob"})
    assert table.asked != "block"
    table.advance_to("postcombat main")
    assert table.bob.life == 19


def test_612_2_a_spell_does_what_it_says_now_and_to_what_fits_now() -> None:
    """Its target no longer fits the changed words: it doesn't resolve (608.2b)."""
    table = position(
        alice=["9 Island"],
        alice_hand=["Sleight of Mind"],
        bob=["Grizzly Bears", "Swamp"],
        bob_hand=[SLAY],
        active="bob",
    )
    table.bob.cast("Slay", ["Grizzly Bears"])
    table.bob.passes()
    table.alice.cast("Sleight of Mind", ["Slay"])
    table.resolve()
    table.alice.choose("green", "white")
    table.resolve()
    assert "Grizzly Bears" in table.bob.battlefield
    assert table.events("does not resolve")


def test_612_2_a_permanent_spell_stays_changed_as_it_enters() -> None:
    """400.7a."""
    table = position(
        alice=["9 Island", "White Knight", "Grizzly Bears"], alice_hand=["Sleight of Mind", "Plains"], bob=["Plains"],
        bob_hand=[card("Late Crusade", "{W}", enchantment)(have(is_a(creature, white), gets(1, 1)))], active="bob",
    )  # fmt: skip
    table.bob.cast("Late Crusade")
    table.bob.passes()
    table.alice.cast("Sleight of Mind", ["Late Crusade"])
    table.resolve()
    table.alice.choose("white", "green")
    table.resolve()
    assert "Late Crusade" in table.bob.battlefield
    assert (table.pt("White Knight"), table.pt("Grizzly Bears")) == ("2/2", "3/3")


def test_612_2a_tokens_are_made_by_the_changed_words() -> None:
    table = ready(MASTER)
    change(table, "Master of Toads", "green", "red")
    table.alice.activate("Master of Toads")
    table.resolve()
    assert refreshed_characteristics(table.state, table.find("Toad Token")).colors == Color.RED
    table.advance_to("turn 3, upkeep")
    table.alice.activate("Master of Toads")
    table.resolve()
    assert refreshed_characteristics(table.state, table.find("Toad Token 2")).colors == Color.RED


def test_612_4_a_token_has_a_text_that_can_change() -> None:
    knight = token_card("Knight", white, creature, pt="2/2", abilities=(protection_from(black),))
    table = ready(
        card("Stable", "{1}", artifact)(pay(tap_this).do(create(1, knight))), bob=["Mountain"], bob_hand=["Shock"]
    )
    table.alice.activate("Stable")
    table.resolve()
    change(table, "Knight Token", "black", "red")
    assert refreshed_characteristics(table.state, table.find("Knight Token")).colors == Color.WHITE
    table.alice.passes()
    cannot_aim(table, "Knight Token")


def test_612_3_granted_abilities_are_not_changed() -> None:
    shield = card("Shield", "{W}", enchantment)(have(is_a(creature, yours), gains_ability(protection_from(red))))
    table = ready(shield, "Grizzly Bears", bob=["Mountain"], bob_hand=["Shock"])
    change(table, "Grizzly Bears", "red", "blue")
    table.alice.passes()
    cannot_aim(table, "Grizzly Bears")  # it still has protection from red


def test_612_3_but_what_grants_them_can_be() -> None:
    shield = card("Shield", "{W}", enchantment)(have(is_a(creature, yours), gains_ability(protection_from(blue))))
    table = ready(shield, "Grizzly Bears", bob=["Mountain"], bob_hand=["Shock"])
    change(table, "Shield", "blue", "red")
    table.alice.passes()
    cannot_aim(table, "Grizzly Bears")


def test_613_1c_text_changes_before_types_and_after_copying() -> None:
    """A copy has the text as printed (707.2)."""
    table = position(
        alice=["9 Island", "White Knight", "Grizzly Bears", CRUSADING],
        alice_hand=["Sleight of Mind", "Copy Enchantment"],
    )
    change(table, "Crusading", "white", "green")
    table.alice.cast("Copy Enchantment")
    table.resolve()
    table.alice.choose("Crusading")
    assert (table.pt("White Knight"), table.pt("Grizzly Bears")) == ("3/3", "3/3")


def test_613_1c_an_effect_of_layer_4_gives_a_type_that_the_text_does_not_touch() -> None:
    swamps = card("Bog", "{B}", enchantment)(have(is_a(land, yours), is_also("Swamp")))
    table = ready(swamps, "Forest")
    change(table, "Forest", "Forest", "Plains", by="Magical Hack")
    assert refreshed_characteristics(table.state, table.find("Forest")).subtypes == ("Plains", "Swamp")


def test_613_7_texts_change_one_after_another() -> None:
    """The later effect finds the words that the earlier one has put there."""
    table = ready(CRUSADING, "White Knight", "Grizzly Bears", DUSK, hand=("Sleight of Mind", "Alter Reality"))
    change(table, "Crusading", "white", "green")
    change(table, "Crusading", "green", "black", by="Alter Reality")
    assert [table.pt(c) for c in ("White Knight", "Grizzly Bears", "Dusk")] == ["2/2", "2/2", "3/3"]


def test_613_6_abilities_lost_later_have_their_changed_words_until_then() -> None:
    humble = card("Blanking", "{W}", instant)(targeting(enchantment).do(apply(target, loses_all_abilities)))
    table = position(alice=[CRUSADING, "9 Island", "Plains", "Grizzly Bears"], alice_hand=["Sleight of Mind", humble])
    change(table, "Crusading", "white", "green")
    table.alice.cast("Blanking", ["Crusading"])
    table.resolve()
    assert table.pt("Grizzly Bears") == "2/2"
    table.advance_to("turn 2, upkeep")
    assert table.pt("Grizzly Bears") == "3/3"


def test_613_8_an_effect_of_changed_words_depends_as_they_say() -> None:
    """Whatever is said now counts: "red" here, so the effect that makes creatures red comes first."""
    paints = card("Paint", "{R}", enchantment)(have(is_a(creature, yours), n.SetColors(Color.RED)))
    turns = card("Turning", "{B}", enchantment)(have(is_a(creature, white), n.SetColors(Color.BLACK)))
    table = ready(turns, paints, "Grizzly Bears")
    assert refreshed_characteristics(table.state, table.find("Grizzly Bears")).colors == Color.RED
    change(table, "Turning", "white", "red")
    assert refreshed_characteristics(table.state, table.find("Grizzly Bears")).colors == Color.BLACK


def test_115_1_a_target_in_one_of_two_zones() -> None:
    table = position(
        alice=["Swamp", "Grizzly Bears"], alice_hand=["Deathlace"], bob=["Forest"], bob_hand=["Giant Growth"]
    )
    table.alice.passes()
    table.bob.cast("Giant Growth", ["Grizzly Bears"])
    table.bob.passes()
    table.alice.cast("Deathlace", ["Giant Growth"])
    assert refreshed_characteristics(table.state, table.find("Giant Growth", n.Zone.STACK)).colors == Color.GREEN
    table.resolve()
    assert refreshed_characteristics(table.state, table.find("Giant Growth", n.Zone.STACK)).colors == Color.BLACK
    table = position(alice=["Swamp", "Grizzly Bears"], alice_hand=["Deathlace"])
    table.alice.cast("Deathlace", ["Grizzly Bears"])
    table.resolve()
    table.advance_to("turn 3, upkeep")
    assert refreshed_characteristics(table.state, table.find("Grizzly Bears")).colors == Color.BLACK


# --- The pure function


def test_words_are_replaced_one_after_another() -> None:
    white_word, blue_word, green_word = WORDS.index("white"), WORDS.index("blue"), WORDS.index("green")
    one = replacing(0, white_word, blue_word)
    assert word_now(one, white_word) == blue_word
    assert word_now(one, blue_word) == blue_word
    two = replacing(one, blue_word, green_word)
    assert [word_now(two, w) for w in (white_word, blue_word)] == [green_word, green_word]
    assert replacing(one, blue_word, white_word) == replacing(0, blue_word, white_word)
    assert len(PLACES) == len(WORDS)


@for_each(CARDS)
def test_every_card_survives_other_words(name: str) -> None:
    """The tree with other words is a tree of the same shape; with the words back it is the card."""
    node = CARDS[name]
    there = back = 0
    for row in (0, 5):
        for k in range(5):
            there += ((1 if k != 4 else -4) % 5) * PLACES[row + k]
            back += ((-1 if k != 0 else 4) % 5) * PLACES[row + k]
    said = reworded(node, there)
    assert isinstance(said, n.CardDef)
    assert reworded(said, back) == node
    assert said.name == node.name
    assert said.cost == node.cost
    book = Book()
    index = add_card(book, node)
    if not node.types & CardType.LAND:
        for uid in book.cards[index].base.abilities:
            assert book.abilities[uid | there << 24].node == reworded(book.abilities[uid].node, there)


def test_a_changed_text_is_stored_and_hashed_the_same() -> None:
    import pickle

    table = ready(CRUSADING, "Forest", "White Knight", "Grizzly Bears")
    change(table, "Crusading", "white", "green")
    change(table, "Forest", "Forest", "Swamp", by="Magical Hack")
    game = Game(table.state, history=False)
    twin = pickle.loads(pickle.dumps(game))
    assert twin.hash() == game.hash()
    table2 = Table(twin.state)
    assert table2.pt("Grizzly Bears") == "3/3"
    assert refreshed_characteristics(twin.state, table2.find("Forest")).subtypes == ("Swamp",)
    assert flat.hash_state(flat.clone_state(twin.state)) == game.hash()
