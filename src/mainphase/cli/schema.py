"""`mainphase schema`: JSON schemas, of scenario files for editors, of what mainphase prints for other programs."""

from __future__ import annotations

from typing import Annotated

import typer

from mainphase.cli.options import one_of
from mainphase.cli.streams import print_json
from mainphase.saying.worded import fixed

SCENARIO = "scenario"


def command(
    kind: Annotated[
        str,
        typer.Argument(
            metavar="[KIND]",
            help="Of what: scenario (the default), view, decision, event, because or next.",
            show_default=False,
        ),
    ] = SCENARIO,
) -> None:
    """Print a JSON schema: of scenario files, with which an editor completes and checks them as you write; or of a
    view, a decision, an event, or why something is so and what happens next, as `as_dict()` and `--json` give them."""
    from mainphase.presentation.schemas import KINDS, data_schema
    from mainphase.scenarios import schema

    wanted = one_of(fixed("error-schema", "schema"), kind, [SCENARIO, *KINDS])
    print_json(schema() if wanted == SCENARIO else data_schema(wanted))
