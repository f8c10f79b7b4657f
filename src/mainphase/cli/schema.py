"""`mainphase schema`: the JSON schema of scenario files, for editors."""

from __future__ import annotations

import json

import typer


def command() -> None:
    """Print the JSON schema of scenario files, with which an editor completes and checks them as you write."""
    from mainphase.scenarios import schema

    typer.echo(json.dumps(schema(), indent=2, ensure_ascii=False))
