"""Objects separated into piles (CR 700.3)."""

from __future__ import annotations

from tests.support.table import Table, position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.cards.words import card, instant

TOP = ["Shock", "Forest", "Memnite"]
SEEN = n.Saved("seen")


def sorting(by: n.Selector, chosen_by: n.Selector, face_down: bool = False) -> n.CardDef:
    shown = () if face_down else (n.Reveal(SEEN),)
    return card("Sorting Desk", "{0}", instant)(
        n.SpellAbility(
            (
                n.Mode(
                    n.Sequence(
                        (
                            n.Remember(n.TopOfLibrary(n.You(), 3), "seen"),
                            *shown,
                            n.SeparateIntoPiles(SEEN, by, chosen_by, face_down),
                            n.Move(n.Saved("pile"), Zone.HAND),
                            n.Move(n.Saved("other pile"), Zone.GRAVEYARD),
                        )
                    )
                ),
            )
        )
    )


def sorted_by(by: n.Selector, chosen_by: n.Selector, face_down: bool = False, players: int = 2) -> Table:
    names = ("alice", "bob", "carol")[:players]
    table = position(players=names, alice_hand=[sorting(by, chosen_by, face_down)], alice_library=TOP)
    table.alice.cast("Sorting Desk")
    while table.priority:
        table.pass_once()
    return table


def test_700_3a_each_card_is_in_exactly_one_pile() -> None:
    table = sorted_by(n.EachOpponent(), n.You())
    assert table.asked_player == "bob"
    table.bob.choose("Shock", "Memnite")
    assert table.asked_player == "alice"
    assert table.options == ["choose the pile of Shock, Memnite", "choose the pile of Forest"]
    table.apply(1)
    assert (table.alice.hand, sorted(table.alice.graveyard)) == (["Forest"], ["Memnite", "Shock", "Sorting Desk"])


def test_700_3d_a_pile_may_be_empty() -> None:
    table = sorted_by(n.You(), n.EachOpponent())
    assert table.asked_player == "alice"
    table.alice.choose("done")
    assert table.asked_player == "bob"
    assert table.options[0] == "choose the empty pile"
    table.apply(0)
    assert table.alice.hand == []
    assert len(table.alice.graveyard) == 4


def test_700_3_of_several_opponents_you_say_who_separates() -> None:
    table = sorted_by(n.EachOpponent(), n.You(), players=3)
    assert (table.asked_player, table.options) == ("alice", ["bob", "carol"])
    table.alice.choose("carol")
    assert table.asked_player == "carol"


def test_700_3_of_a_face_down_pile_only_who_made_it_knows_the_cards() -> None:
    table = sorted_by(n.EachOpponent(), n.You(), face_down=True)
    table.bob.choose("Forest", "done")
    assert table.options == ["choose the face-down pile", "choose the pile of Shock, Memnite"]
    forest, shock = table.state.players[0].library[1], table.state.players[0].library[0]
    assert not table.state.known[forest] & 1, "alice has not seen it"
    assert table.state.known[forest] & 2, "bob has"
    assert table.state.known[shock] & 3 == 3
    table.apply(0)
    assert table.alice.hand == ["Forest"]


def test_700_3c_permanents_in_piles_stay_on_the_battlefield() -> None:
    group = n.Each(n.All((n.InZone(Zone.BATTLEFIELD), n.ControlledBy(n.Target()))))
    split = card("Split Verdict", "{0}", instant)(
        n.SpellAbility(
            (
                n.Mode(
                    n.Sequence(
                        (
                            n.SeparateIntoPiles(group, n.You(), n.Target()),
                            n.SacrificeIt(n.Saved("pile"), n.Target()),
                        )
                    ),
                    (n.TargetPhrase(None, n.EachPlayer()),),
                ),
            )
        )
    )
    table = position(alice_hand=[split], bob=["Memnite", "Forest", "Grizzly Bears"])
    table.alice.cast("Split Verdict", ["bob"])
    while table.priority:
        table.pass_once()
    table.alice.choose("Memnite", "Forest")
    assert table.asked_player == "alice"
    table.alice.choose("done")
    assert table.asked_player == "bob"
    assert len(table.bob.battlefield) == 3
    table.apply(0)
    assert table.bob.battlefield == ["Grizzly Bears"]
