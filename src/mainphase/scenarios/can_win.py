"""`can_win: this turn`: an expectation that a search proves, or does not (see `winning`)."""

from __future__ import annotations

from typing import Final

from yaml.nodes import MappingNode, Node

from mainphase.cards.nodes import CardDef
from mainphase.kernel.state.flat import hash_state
from mainphase.rules.law import Rules
from mainphase.saying.worded import commas, fixed, put_together, worded
from mainphase.scenarios.drive import ScenarioGame
from mainphase.scenarios.model import Expectation
from mainphase.scenarios.reader import ScenarioReader
from mainphase.scenarios.winning import CANNOT, MOST_POSITIONS, WINS, Winning, search_for_win
from mainphase.scenarios.yaml_tree import line_of

THIS_TURN: Final = "this turn"
NOT_THIS_TURN: Final = "not this turn"
POSITIONS: Final = "positions"
MOST_ASKED: Final = 100_000_000
KEPT: Final = 64

Asked = tuple[bool, int]  # that the player can win, or cannot; how many positions may be looked at
# A position, by its hash, the rules, and the cards that its numbers stand for; the player; how many positions.
Searched = tuple[str, Rules, tuple[CardDef, ...], int, int]

_found: dict[Searched, Winning] = {}  # of the last searches: a scenario may be played more than once


def parse_can_win(r: ScenarioReader, line: int, node: Node) -> list[Expectation]:
    """`this turn` of the player whose turn it is; or a mapping from players, and `positions` for how many positions may
    be looked at.
    """
    if not isinstance(node, MappingNode):
        return [Expectation("can_win", line, "", (said_to_win(r, node), MOST_POSITIONS))]
    most = MOST_POSITIONS
    said: list[tuple[str, int, bool]] = []
    for key, at, value in r.mapping(node, "`can_win`"):
        if key == POSITIONS:
            most = r.within(
                value,
                f"`{POSITIONS}`",
                r.integer(value, f"`{POSITIONS}`", 1),
                1,
                MOST_ASKED,
            )
        else:
            said.append((r.player(at, key), line_of(at), said_to_win(r, value)))
    if not said:
        r.fail(
            node,
            worded(
                "error-can-win-names-a-player",
                "`can_win` names a player: {{{players}: {this_turn}}}",
                players=r.players[0],
                this_turn=THIS_TURN,
            ),
        )
    return [Expectation("can_win", at_line, who, (wins, most)) for who, at_line, wins in said]


def said_to_win(r: ScenarioReader, node: Node) -> bool:
    return r.word(node, "`can_win`", [THIS_TURN, NOT_THIS_TURN]) == THIS_TURN


def expect_can_win(t: ScenarioGame, x: Expectation) -> tuple[str, str] | None:
    """Searches the position; what it proves is told even where it is as expected."""
    assert isinstance(x.value, tuple)
    wins, most = x.value
    player = t.scenario.seat(x.who) if x.who else t.g.active
    name = t.names.players[player]
    found = searched(t, player, most)
    if found.verdict == WINS:
        told = worded(
            "found-wins-this-turn",
            "{name} wins this turn: {moves}",
            name=name,
            moves=commas(found.moves, "; ") or fixed("found-whatever-anybody-does", "whatever anybody does"),
        )
    elif found.verdict == CANNOT:
        told = worded("found-nothing-that-can-do-wins", "nothing that {name} can do wins this turn", name=name)
    else:
        told = worded("found-neither-is-proved", "neither is proved: {why}", why=found.why)
    told = worded("found-positions", "{told} ({positions:,} positions)", told=told, positions=found.positions)
    t.proofs.append((x.line, told))
    if found.verdict == (WINS if wins else CANNOT):
        return None
    more = (
        worded(
            "found-beside-the-player-would-allow",
            "; `{positions}: {most}` beside the player would allow more",
            positions=POSITIONS,
            most=10 * most,
        )
        if found.why and found.positions >= most
        else ""
    )
    if wins:
        expected = worded("found-can-win", "{name} can win this turn", name=name)
    else:
        expected = worded("found-cannot-win", "{name} cannot win this turn", name=name)
    return expected, put_together(told, more)


def searched(t: ScenarioGame, player: int, most: int) -> Winning:
    g = t.g
    key = (hash_state(g), g.rules, tuple(g.book.definitions()), player, most)
    found = _found.get(key)
    if found is None:
        if len(_found) >= KEPT:
            _found.clear()
        found = _found[key] = search_for_win(g, player, most)
    return found
