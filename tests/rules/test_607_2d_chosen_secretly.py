"""CR 607.2d: a player is chosen secretly for an object; nobody but the chooser knows whom until they are revealed."""

from __future__ import annotations

import pytest
from tests.support.encoded import encoded
from tests.support.invented import invented
from tests.support.table import NotOffered, Table, position

from mainphase.cards import nodes as n
from mainphase.cards.words import artifact, as_it_enters, card
from mainphase.game import Game
from mainphase.kernel.keys import ChosenKey
from mainphase.kernel.state import flat
from mainphase.kernel.state.state import State
from mainphase.kernel.worlds import resample
from mainphase.presentation.names import names_told_apart
from mainphase.presentation.view import view_of
from mainphase.presentation.words import PUBLIC
from mainphase.sim.soak.dice import Dice
from mainphase.sim.soak.hidden import check_hidden, permuted

SEATS = ("alice", "bob", "carol")
SECRETLY = n.ChoosePlayer(n.EachOpponent(), ChosenKey.SECRET)
HURTS = n.Activated((n.RevealChosenPlayer(),), (n.Mode(n.LoseLife(n.Fixed(3), n.ChosenPlayer())),), once=True)
GRUDGE = card("Grudge", "{1}", artifact)(as_it_enters(SECRETLY), HURTS)


def chosen(whom: str, players: tuple[str, ...] = SEATS) -> Table:
    table = position(players=players, alice=["Plains"], alice_hand=[GRUDGE])
    table.alice.cast("Grudge")
    table.resolve()
    assert (table.asked_player, table.options) == ("alice", ["bob", "carol"])
    table.alice.choose(whom)
    return table


def seen(g: State, seat: int) -> dict[str, str]:
    (grudge,) = [o for o in view_of(g, seat).battlefield if o.name == "Grudge"]
    return grudge.chosen


@pytest.mark.parametrize("whom", ["bob", "carol"])
def test_607_2d_only_who_chose_sees_whom(whom: str) -> None:
    g = chosen(whom).state
    assert seen(g, 0) == {"secret": whom}
    assert [seen(g, seat) for seat in (1, 2, PUBLIC)] == [{}, {}, {}]


def test_607_2d_nothing_tells_the_others_whom() -> None:
    """Neither views nor observations nor what is told nor what permuting hides differ."""
    one, other = chosen("bob"), chosen("carol")
    for seat in (1, 2, PUBLIC):
        assert view_of(one.state, seat) == view_of(other.state, seat)
    for seat in (1, 2):
        assert encoded(one.state, seat) == encoded(other.state, seat)
    assert encoded(one.state, 0) != encoded(other.state, 0)
    assert one.log == other.log
    dice = Dice(4)
    moved = [permuted(one.state, seat, dice)[1] for seat in (1, 2) for _ in range(9)]
    assert any(moved)
    for _ in range(9):
        check_hidden(one.state, dice)
        check_hidden(one.state, dice, encoded)


@pytest.mark.parametrize("seat", [1, 2])
def test_607_2d_a_possible_world_does_not_know_whom(seat: int) -> None:
    hashes = []
    found = set()
    for whom in ("bob", "carol"):
        for seed in range(20):
            g = flat.clone_state(chosen(whom).state)
            resample(g, seat, seed)
            hashes.append((seed, Game(g, history=False).hash()))
            found.add(next(o.chosen[ChosenKey.SECRET] for o in g.permanents if ChosenKey.SECRET in o.chosen))
    assert found == {1, 2}
    assert len(set(hashes)) == 20


def test_607_2d_the_world_of_who_chose_keeps_it() -> None:
    for seed in range(9):
        g = flat.clone_state(chosen("carol").state)
        resample(g, 0, seed)
        assert seen(g, 0) == {"secret": "carol"}


def test_607_2d_two_of_them_are_not_told_apart_by_it() -> None:
    names = []
    for whom in ("bob", "carol"):
        table = position(players=SEATS, alice=["2 Plains"], alice_hand=[GRUDGE, GRUDGE])
        for player in ("bob", whom):
            table.alice.cast("Grudge")
            table.resolve()
            table.alice.choose(player)
        pair = [o for o in table.state.permanents if ChosenKey.SECRET in o.chosen]
        names.append(sorted(names_told_apart(table.state, "Grudge", pair).values()))
    assert names[0] == names[1] == ["Grudge", "Grudge #2"]


def test_607_2d_revealed_as_a_cost_everybody_sees_whom_and_once() -> None:
    table = chosen("carol")
    table.forget()
    table.alice.activate("Grudge")
    assert seen(table.state, 1) == {"player": "carol"}
    assert [event.other for event in table.events("chosen")] == ["carol"]
    table.resolve()
    assert [table.seat(name).life for name in SEATS] == [20, 20, 17]
    with pytest.raises(NotOffered):
        table.alice.activate("Grudge")


def test_607_2d_only_who_chose_can_reveal_whom() -> None:
    table = chosen("carol")
    spare = table.copy()
    spare.alice.activate("Grudge")
    grudge = table.find("Grudge")
    grudge.controller = grudge.entered_under = 1
    table.state.all_stale = True
    table.alice.passes()
    with pytest.raises(NotOffered) as refused:
        table.bob.activate("Grudge")
    assert refused.value.source == "Grudge"


def test_607_2d_a_single_opponent_is_no_question() -> None:
    table = position(alice=["Plains"], alice_hand=[GRUDGE])
    table.alice.cast("Grudge")
    table.resolve()
    assert table.find("Grudge").chosen == {"secret": 1, "chooser": 0}


BEARER = invented(
    "As Bearer enters, secretly choose an opponent.\n"
    "Reveal the player you chose: Choose new targets for target spell if it's controlled by the chosen player and if "
    "it targets you or a creature you control. Activate only once.",
    name="Bearer", types="Artifact", cost="{1}",
)  # fmt: skip
HUNTER = invented(
    "When Hunter enters, secretly choose an opponent.\n"
    "Reveal the player you chose: Exile target attacking creature if it's controlled by the chosen player.",
    name="Hunter", types="Artifact", cost="{1}",
)  # fmt: skip


@pytest.mark.parametrize(
    ("whom", "at", "moved"), [("bob", "alice", True), ("carol", "alice", False), ("bob", "carol", False)]
)
def test_115_7d_new_targets_only_for_what_the_chosen_player_aims_at_you(whom: str, at: str, moved: bool) -> None:
    table = position(players=SEATS, alice=["Plains"], alice_hand=[BEARER], bob=["Mountain"], bob_hand=["Shock"])
    table.alice.cast("Bearer")
    table.resolve()
    table.alice.choose(whom)
    table.alice.passes()
    table.bob.cast("Shock", [at])
    table.bob.passes()
    if table.asked_player == "carol":
        table.pass_once()
    table.alice.activate("Bearer", ["Shock"])
    table.pass_once()
    table.pass_once()
    table.pass_once()
    assert (table.asked == "target") == moved
    if moved:
        table.alice.choose("carol")
    table.resolve_all()
    assert table.carol.life == (18 if moved or at == "carol" else 20)


@pytest.mark.parametrize(("whom", "gone"), [("bob", True), ("carol", False)])
def test_607_2d_an_attacker_of_the_chosen_player_is_exiled(whom: str, gone: bool) -> None:
    table = position(players=SEATS, alice=["Plains"], alice_hand=[HUNTER], bob=["Grizzly Bears"])
    table.alice.cast("Hunter")
    table.resolve_all()
    table.alice.choose(whom)
    table.advance_to("turn 2, declare attackers")
    table.bob.attack({"Grizzly Bears": "alice"})
    table.bob.passes()
    if table.asked_player == "carol":
        table.pass_once()
    table.alice.activate("Hunter", ["Grizzly Bears"])
    table.resolve()
    assert ("Grizzly Bears" in table.exile) == gone
