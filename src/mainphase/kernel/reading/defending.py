"""Who defends in combat: against an attacker, for what is attacked, and for whom (CR 508.5, 802.4a)."""

from mainphase.cards.nodes import CardType
from mainphase.kernel.reading.characteristics import characteristics_of, protector_of
from mainphase.kernel.state.combat_state import NEVER
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.sharing import attacked_together, teams_are_attacked
from mainphase.kernel.state.state import State
from mainphase.kernel.values import player_ref, ref_player


def defending_player(g: State, attacker: int) -> int:
    """The player an attacking creature attacks, or whose permanent it attacks; the last one, once that or the attacker
    itself has left combat (CR 508.5, 506.4c). -1: it never attacked.
    """
    combat = g.combat
    if combat is None:
        return -1
    f = combat.find(attacker)
    if f is None:
        return -1
    if f.against != 0:
        return defender_of(g, f.against)
    return f.defender if f.defender != NEVER else -1


def meant_by_defending(g: State, attacker: int) -> int:
    """Whom an attacking creature's ability means by the defending player: whom it attacks. From 18 June 2010 to
    24 August 2017 it was whom the creature attacked as it began to (CR 508.5).
    """
    combat = g.combat
    if combat is not None and combat.first_defended and attacker in combat.first_defended:
        return combat.first_defended[attacker]
    return defending_player(g, attacker)


def defenders_meant(g: State, ctx: Context) -> list[int]:
    """Whom an ability may mean by the defending player: the one player that is, or all of a team that is attacked."""
    combat = g.combat
    attacker = ctx.source
    if combat is not None and combat.is_attacking(ctx.event_object):
        attacker = ctx.event_object  # CR 508.5: of the attacking creature that the ability is about
    p = meant_by_defending(g, attacker)
    if p < 0:
        return []
    return attacked_together(g, p)


def covered_by(g: State, ref: int) -> list[int]:
    """The refs of the players who defend what is attacked: a player, or all of a team that is attacked; the controller
    of a planeswalker, the protector of a battle.
    """
    p = defender_of(g, ref)
    return [player_ref(q) for q in attacked_together(g, p)] if ref < 0 else [player_ref(p)]


def is_meant(g: State, attacked: int, named: list[int]) -> bool:
    """True if what is attacked is among what is named, or one of the team is that is attacked."""
    return attacked in named or (attacked < 0 and any_in(covered_by(g, attacked), named))


def any_in(some: list[int], others: list[int]) -> bool:
    for one in some:
        if one in others:
            return True
    return False


def attacked_as(g: State, ref: int) -> int:
    """The ref under which something is attacked: a team that is attacked stands there as the first of its players."""
    if ref < 0 and teams_are_attacked(g):
        return player_ref(g.primary(g.team(ref_player(ref))))
    return ref


def attacked_ref(g: State, attacker: int) -> int:
    """The ref of what an attacking creature attacks, or attacked as it left the battlefield (CR 608.2h). 0: nothing, or
    what it attacked has left combat (506.4c).
    """
    combat = g.combat
    if combat is None:
        return 0
    if attacker in combat.last:
        return combat.last[attacker].attacked
    return combat.attacked_by(attacker)


def blocks_for(g: State, player: int, attacked: int) -> bool:
    """True if a player's creatures may block what attacks that player: themselves, or a team mate where they defend
    together (CR 802.4a, 805.10d).
    """
    if player == attacked or attacked < 0:
        return attacked >= 0
    return defends_together(g) and g.share_turns(player, attacked)


def defends_together(g: State) -> bool:
    """True if a team blocks together: since 5 June 2017, in Two-Headed Giant ever since (CR 805.10d)."""
    return g.rules.team_combat or g.heads > 0


def defender_of(g: State, ref: int) -> int:
    """Who defends what is attacked: the player, a planeswalker's controller, a battle's protector (CR 508.5, 310.8d);
    -1: nobody.
    """
    if ref < 0:
        return ref_player(ref)
    o = g.objects[ref]
    return protector_of(o) if characteristics_of(o).types & CardType.BATTLE else o.controller
