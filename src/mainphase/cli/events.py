"""`mainphase events`: the closed list of event names, which transcripts, scenarios and records use."""

from __future__ import annotations

from mainphase.cli.screen import stdout


def command() -> None:
    """List the names of everything that can happen, as scenarios use them."""
    from mainphase.presentation.words import EVENT_NAMES

    console = stdout()
    for name in EVENT_NAMES:
        console.print(name, markup=False)
