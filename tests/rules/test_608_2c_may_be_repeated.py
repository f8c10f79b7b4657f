"""CR 608.2c, 608.2d: a process is repeated as often as a player chooses; up to so many cards are drawn."""

from __future__ import annotations

from tests.language.grammar.reading import does
from tests.support.invented import invented
from tests.support.table import Table, position

from mainphase.cards import nodes as n
from mainphase.cards.words.things import target


def cast(text: str) -> Table:
    errand = invented(text, name="Errand", types="Sorcery", cost="{R}")
    table = position(alice=["Mountain"], alice_hand=[errand], alice_library=["Memnite", "Hill Giant", "Gray Ogre"])
    table.alice.cast("Errand", ["bob"] if "arget" in text else [])
    table.resolve()
    return table


def test_608_2c_all_of_it_is_repeated_as_often_as_you_choose() -> None:
    table = cast(
        "Reveal the top card of your library and put that card into your hand. You lose life equal to its mana value. "
        "You may repeat this process any number of times."
    )
    assert (table.alice.hand, table.alice.life) == (["Memnite"], 20)
    table.choose("yes")
    assert (table.alice.hand, table.alice.life) == (["Memnite", "Hill Giant"], 16)
    table.choose("yes")
    assert table.alice.life == 13
    table.choose("no")
    assert len(table.alice.hand) == 3
    assert table.asked != "may"


def test_608_2d_the_opponent_chooses_and_up_to_so_many_cards_are_drawn() -> None:
    table = cast(
        "Target opponent draws two cards, then you draw up to three cards. That opponent may repeat this process as "
        "many times as they choose."
    )
    assert len(table.bob.hand) == 2
    assert table.asked_player == "alice"
    assert len(table.options) == 4
    table.choose(table.options[1])
    assert len(table.alice.hand) == 2
    assert table.asked_player == "bob"
    table.choose("yes")
    assert len(table.bob.hand) == 4
    table.choose(table.options[3])
    assert len(table.alice.hand) == 2
    table.choose("no")
    assert table.alice.graveyard == ["Errand"]


def test_608_2c_read() -> None:
    one, life = n.Draw(n.Fixed(1)), n.LoseLife(n.Fixed(1), n.You())
    assert does("Draw a card. You may repeat this process any number of times.") == n.MayRepeat(one)
    both = n.MayRepeat(n.Sequence((one, life)))
    assert does("Draw a card and you lose 1 life. You may repeat this process any number of times.") == both
    assert does("Draw a card. You lose 1 life. You may repeat this process any number of times.") == both
    theirs = does("Target player draws a card. That player may repeat this process any number of times.")
    assert theirs == n.MayRepeat(n.Draw(n.Fixed(1), target), target)
    few = tuple([n.Draw(n.Fixed(k)) for k in (2, 1, 0)])
    assert does("Draw up to two cards.") == n.ChooseEffect(few)
    assert does("Each player draws up to two cards.") is None
