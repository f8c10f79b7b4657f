"""CR 118.12a, 608.2c: who is asked to pay is asked before anything is done, and nothing has been created yet."""

from __future__ import annotations

from tests.language.grammar.reading import means
from tests.support.invented import invented
from tests.support.table import position


def test_118_12a_the_controller_of_what_attacked_is_asked() -> None:
    tyrant = invented(
        "Whenever a creature an opponent controls attacks, if you're the defending player, create a 3/3 red Ogre "
        "creature token unless that creature's controller pays {3}.",
        name="Tyrant",
        pt="5/4",
    )
    for pays in ("yes", "no"):
        table = position(alice=["Grizzly Bears", "3 Mountain"], bob=[tyrant])
        table.alice.attack(["Grizzly Bears"])
        table.resolve()
        assert (table.asked_player, table.asked) == ("alice", "optional cost")
        table.choose(pays)
        assert ("Ogre Token" in table.battlefield) == (pays == "no")


def test_118_12a_of_each_of_several_counted_it_is_not_said_whose() -> None:
    line = "For each attacking creature, you lose 1 life unless its controller pays {1}."
    assert means(f"Whenever ~ attacks, {line[0].lower()}{line[1:]}") is None
