"""`mainphase mcp`: a server of tools over the Model Context Protocol, by which an agent plays against bots."""

from __future__ import annotations

from typing import Annotated

import typer

from mainphase.cli.options import PlayedRulesOption


def command(
    opponent: Annotated[
        str, typer.Option("--opponent", metavar="BOT", help="Who plays against the agent: a bot, as --bot takes it.")
    ] = "greedy",
    rules: PlayedRulesOption = None,
) -> None:
    """Serve tools to an agent over the Model Context Protocol (stdin and stdout). Needs the extra mcp."""
    from mainphase.agents.mcp_tools import tool_server
    from mainphase.agents.seat import SpokenSeats
    from mainphase.rules.timeline import date_of

    tool_server(SpokenSeats(opponent, date_of(rules) if rules is not None else None)).run("stdio")
