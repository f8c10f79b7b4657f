"""Whose game is whose: by the secret of a player, and by the tokens of seats. Of a secret only its hash is kept."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable

from mainphase.server.game_store import GameRow
from mainphase.server.messages import GameListed


def owner_of(secret: str) -> str:
    """The name under which a player's games are kept; "" for somebody without a secret."""
    return hashlib.blake2b(secret.encode(), digest_size=16, person=b"mainphase owner").hexdigest() if secret else ""


def games_of(rows: Iterable[GameRow], tokens: list[str], owner: str, all_alone: bool) -> list[GameListed]:
    """The games of an owner and of these tokens; with `all_alone` also those that one person plays alone, whoever
    began them.
    """
    out: list[GameListed] = []
    for row in rows:
        kept = row.kept
        if kept is None:
            continue
        mine = bool(owner) and kept.owner == owner
        for seat, each in enumerate(kept.seats):
            if each.token and (each.token in tokens or (kept.alone and (mine or all_alone))):
                out.append(listed_game(row, seat, each.token))
                break
        else:
            if mine:
                out.append(listed_game(row, -1, kept.watch))
    return out


def listed_game(row: GameRow, seat: int, token: str) -> GameListed:
    kept = row.kept
    assert kept is not None
    return GameListed(
        game=kept.id,
        token=token,
        seat=seat,
        players=[one.name for one in kept.seats],
        rules=kept.rules,
        turn=row.turn,
        over=row.over,
        changed=row.changed,
        damage="; ".join(row.damage),
    )
