"""Who sits next to whom, and who is within whose range of influence (CR 801.2, 803.1).

Seats are the players' numbers, and turn order goes to the left (CR 101.4). The seats of those who have left the game do
not count: whoever sits next beyond them is in the next seat.
"""

from typing import Final

from mainphase.cards.nodes import CardType, Zone
from mainphase.kernel.keys import ChosenKey
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.objects import Obj
from mainphase.kernel.state.state import State
from mainphase.kernel.values import ref_player

TO_THE_LEFT: Final = 1
TO_THE_RIGHT: Final = -1
EVERYBODY: Final = -1  # as bits of players


def next_seat(g: State, player: int, step: int) -> int:
    """Who of those still in the game sits next to a player on one side; the player, if there is nobody else."""
    seats = len(g.players)
    at = player
    for _ in range(seats):
        at = (at + step) % seats
        if at == player or not g.players[at].left:
            break
    return at


def sit_together(g: State, one: int, other: int) -> bool:
    """True if two players sit next to each other."""
    return next_seat(g, one, TO_THE_LEFT) == other or next_seat(g, one, TO_THE_RIGHT) == other


def shows_hand(g: State, player: int, seat: int) -> bool:
    """True if a seat may look at a player's hand: their own, and a team mate's (CR 808.5, 809.7, 810.5); of alternating
    teams that of one in the next seat alone (811.5).
    """
    if player == seat:
        return True
    return not g.are_opponents(player, seat) and (not g.mates_apart or sit_together(g, player, seat))


def set_ranges(g: State) -> None:
    """Determines, as a turn begins, who is within each player's range of influence (CR 801.2c)."""
    if not g.ranged:
        return
    for p in g.players:
        if p.reach == 0:
            p.within = EVERYBODY
            continue
        bits = 1 << p.id
        for step in (TO_THE_LEFT, TO_THE_RIGHT):
            at = p.id
            for _ in range(p.reach):
                at = next_seat(g, at, step)
                bits |= 1 << at
        p.within = bits
    g.all_stale = True
    g.changes += 1
    g.require_state_based_check()


def is_unlimited(g: State, ctx: Context) -> bool:
    """True if no range of influence limits what this ability sees and affects: it is one of a plane or phenomenon,
    elsewhere than in a Grand Melee (CR 801.18, 901.13). Ask only where ranges are limited.
    """
    return is_of_plane(g, ctx.ability)


def is_of_plane(g: State, ability: int) -> bool:
    """True if the ability with this number is one of a plane or phenomenon, or was made by one, that no range of
    influence limits.
    """
    return g.planechase and g.moving < 0 and ability >= 0 and g.book.abilities[ability].of_plane


def within_range(g: State, player: int, o: Obj) -> bool:
    """True if an object is within a player's range of influence: if who controls it is, or who protects it, if it is a
    battle; of a card that nobody controls its owner (CR 801.2d, 108.4a). Ask only where ranges are limited.
    """
    if player < 0:
        return True
    p = g.players[player]
    controlled = o.zone == Zone.BATTLEFIELD or o.zone == Zone.STACK or o.zone == Zone.NOWHERE
    if g.planechase and o.zone == Zone.COMMAND:  # a plane that is face up (CR 901.6)
        controlled = True
    if p.reaches(o.controller if controlled else o.owner):
        return True
    if not g.book.types & CardType.BATTLE:
        return False
    ch = o.ch
    if ch is None or not ch.types & CardType.BATTLE:
        return False
    protector = o.chosen.get(ChosenKey.PROTECTOR, -1)
    return protector >= 0 and p.reaches(protector)


def is_within_range(g: State, player: int, ref: int) -> bool:
    """True if a player or object is within a player's range of influence. Ask only where ranges are limited."""
    if ref < 0:
        return player < 0 or g.players[player].reaches(ref_player(ref))
    o = g.objects.get(ref)
    return o is None or within_range(g, player, o)
