"""A server of tools over the Model Context Protocol, by its own SDK: an agent plays by them. Needs the extra `mcp`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mainphase.agents.seat import SpokenSeats
from mainphase.errors import MainphaseError, OptionError
from mainphase.saying.worded import worded

if TYPE_CHECKING:
    from collections.abc import Callable

    from mcp.server import MCPServer

INSTRUCTIONS: Final = """\
Magic: The Gathering, played by the rules against bots. Begin with new_game; it tells the table as you see it, the
question that you are asked, and your options by number. Answer with choose until the game is over. The engine offers
only what is legal; why_not tells which rule forbids something, and look what a card says."""


def tool_server(seats: SpokenSeats) -> MCPServer:
    """The server, with a tool for each thing that a player can do. Raises OptionError if the SDK is not installed."""
    try:
        from mcp.server import MCPServer
        from mcp.server.mcpserver.exceptions import ToolError
    except ModuleNotFoundError as error:
        raise OptionError(
            worded(
                "error-tools-over-the-model-context-protocol",
                "tools over the Model Context Protocol need {error}, which is not installed: pip install "
                "'mainphase[mcp]'",
                error=error.name,
            )
        ) from error
    server = MCPServer("mainphase", instructions=INSTRUCTIONS)

    def told(act: Callable[[], str]) -> str:
        """What comes of it; what is wrong with what was asked is said to the agent."""
        try:
            return act()
        except MainphaseError as error:
            raise ToolError(str(error)) from error

    def decks() -> str:
        """The names of the decks that can be played."""
        return "\n".join(seats.decks())

    def new_game(deck: str = "red-burn", opponents: list[str] | None = None) -> str:
        """Begins a game. deck: yours, a name of `decks` or a deck list as text; opponents: a deck for each opponent."""

        def begin() -> str:
            number, seen = seats.new_game(deck, opponents or ["red-burn"])
            return f"game {number}\n\n{seen}"

        return told(begin)

    def observe(game: int) -> str:
        """The table as you see it, what has happened since you decided last, the question, your options by number."""
        return told(lambda: seats.seat(game).observe())

    def choose(game: int, option: int | str) -> str:
        """Answers the question: the number of an option, or in words, such as "cast Shock targeting Opponent" or
        "attack Opponent with everything". Plays on until you are asked again, and tells what you see then."""
        return told(lambda: seats.seat(game).choose(option))

    def why_not(game: int, text: str) -> str:
        """Why you cannot do something now, with the number of the rule: "cast Shock", "play Mountain"."""
        return told(lambda: seats.seat(game).why_not(text))

    def look(game: int, name: str) -> str:
        """What a card says that you see: its cost, its types, its text."""
        return told(lambda: seats.seat(game).look(name))

    def transcript(game: int) -> str:
        """The whole game so far, as you may know it, with the rule for everything that happened."""
        return told(lambda: seats.seat(game).transcript())

    def concede(game: int) -> str:
        """Gives a game up."""
        return told(lambda: seats.seat(game).concede())

    for tool in (decks, new_game, observe, choose, why_not, look, transcript, concede):
        server.add_tool(tool)
    return server
