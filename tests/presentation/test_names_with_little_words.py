"""Names that hold "of", "to", "with", "and", commas, colons or "//" are read whole: by what is done, by why not, and at
the terminal.
"""

from __future__ import annotations

from typing import Any, Final

import pytest
from tests.support.invented import invented
from tests.support.table import position
from typer.testing import CliRunner

from mainphase.cli.app import asked_for, command_line_app
from mainphase.errors import NotationError
from mainphase.game import Game
from mainphase.presentation.refusals import card_meant

INVENTED: Final = (
    *("Wave of Sand", "Road to Ruin", "Walk with Ghosts", "Salt and Smoke", "Orrin, Lord of the Fen", "Calm by Night"),
    *("Rune of Warding: Red", "By Word Only", "Wave", "Road", "Orrin", "Rise from Below"),
)
# Cards that exist and are not in the game: none has any.
ELSEWHERE: Final = (
    *("Wrath of God", "Swords to Plowshares", "Tooth, Claw, and Tail", "Fire // Ice", "Circle of Protection: Red"),
)


def game_with(*hand: str, **more: Any) -> Game:
    cards = [invented("", name=name, types="Artifact", cost="{3}") for name in hand]
    return Game(position(alice_hand=cards, **more).state)


@pytest.mark.parametrize("name", INVENTED)
def test_a_spell_that_cannot_be_paid_for_is_named_whole(name: str) -> None:
    found = game_with(*INVENTED).why_not(f"cast {name}")
    assert found is not None
    assert found.text.startswith(f"alice cannot cast {name} now: ")


@pytest.mark.parametrize("name", INVENTED)
def test_a_spell_that_can_be_cast_is_cast(name: str) -> None:
    game = game_with(*INVENTED, alice=["3 Wastes"])
    assert game.why_not(f"cast {name.lower()}") is None
    game.apply(f"cast {name.lower()}")
    assert [game.state.book.cards[game.state.objects[oid].card].node.name for oid in game.state.stack] == [name]


@pytest.mark.parametrize("name", ELSEWHERE)
@pytest.mark.parametrize("more", ["", " targeting bob", " with kicker"])
def test_a_card_that_is_not_here_is_named_whole(name: str, more: str) -> None:
    found = game_with("Wave").why_not(f"cast {name}{more}")
    assert found is not None
    assert found.text == f"alice cannot cast {name} now: they have no {name} to cast"


@pytest.mark.parametrize("name", ["Hymn of Nobody Here", "Gift to Nobody, Ever", "Nobody with Nothing"])
def test_what_is_no_card_is_said_whole(name: str) -> None:
    with pytest.raises(NotationError, match=f"there is nothing on this table called '{name.lower()}'"):
        game_with("Wave").why_not(f"cast {name}")
    with pytest.raises(NotationError, match=f"called '{name.lower()}'"):  # whose it is is no part of the name
        game_with("Wave").why_not(f"cast {name} of bob")


def test_whose_it_is_or_how_it_is_done_is_no_part_of_a_name() -> None:
    assert card_meant("wrath of god") == "Wrath of God"
    assert card_meant("wrath of god of bob") == "Wrath of God"
    assert card_meant("shock of bob") == "Shock"
    assert card_meant("shock with kicker targeting bob") == "Shock"
    assert card_meant("shock the monkey") == ""
    assert card_meant("") == ""


def test_the_terminal_reads_them_too() -> None:
    arguments = ["play", "vanilla-red", "vanilla-red", "--seed", "3"]
    typed = "why cast Wrath of God\nwhy cast Swords to Plowshares\nwhy cast Fire // Ice\nquit\n"
    said = CliRunner().invoke(command_line_app(asked_for(arguments)), arguments, input=typed).output
    for name in ("Wrath of God", "Swords to Plowshares", "Fire // Ice"):
        assert f"they have no {name} to cast" in " ".join(said.split())
