"""Whose game is whose: by the secret of a player, and by the tokens of seats. Of a secret only its hash is kept."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import Any, Final

from mainphase.errors import OptionError
from mainphase.saying.worded import worded
from mainphase.server.game_store import GameRow
from mainphase.server.kept_game import GameKept
from mainphase.server.messages import GameListed

SHORTEST_SECRET: Final = 16


def owner_of(secret: str) -> str:
    """The name under which a player's games are kept; "" for somebody without a secret."""
    return hashlib.blake2b(secret.encode(), digest_size=16, person=b"mainphase owner").hexdigest() if secret else ""


def check_secret(secret: str) -> None:
    """Raises OptionError for the secret of a player that could be guessed."""
    if secret and len(secret) < SHORTEST_SECRET:
        raise OptionError(
            worded(
                "error-the-secret-of-a-player",
                "the secret of a player has {shortest_secret} characters or more; found {count}",
                shortest_secret=SHORTEST_SECRET,
                count=len(secret),
            )
        )


def games_of(rows: Iterable[GameRow], tokens: list[str], owner: str, all_alone: bool) -> list[GameListed]:
    """The games of an owner and of these tokens; with `all_alone` also those that one person plays alone, whoever
    began them.
    """
    out: list[GameListed] = []
    for row in rows:
        kept = row.kept
        if kept is None:
            continue
        seats = [seat for seat in kept.persons if kept.seats[seat].token in tokens]
        if not seats and (is_owned(row, owner) or (all_alone and kept.alone)):
            seats = kept.persons[:1]
        out += [listed_game(row, kept, seat) for seat in seats]
    return out


def is_owned(row: GameRow, owner: str) -> bool:
    return bool(owner) and row.kept is not None and row.kept.owner == owner


def of_match(kept: GameKept) -> dict[str, Any]:
    """What the list says of a game of a match."""
    match = kept.match
    return {} if match is None else {"best_of": match.best_of, "number": match.number, "followed": match.next != ""}


def listed_game(row: GameRow, kept: GameKept, seat: int) -> GameListed:
    return GameListed(
        game=kept.id,
        token=kept.seats[seat].token,
        seat=seat,
        players=[one.name for one in kept.seats],
        rules=kept.rules,
        turn=row.turn,
        over=row.over,
        changed=row.changed,
        damage="; ".join(row.damage),
        **of_match(kept),
    )
