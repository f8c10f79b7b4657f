"""Protection, hexproof from a quality and landwalk (CR 702.16, 702.11d, 702.14): keyword abilities with a filter; and
what players have (702.11c, 702.18a).

They are looked for only where some object is indexed as having one.
"""

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType, Zone
from mainphase.kernel.lowering.static_kinds import StaticKind
from mainphase.kernel.reading.characteristics import characteristics_of
from mainphase.kernel.reading.evaluate import matches, matches_it, names_player, zones_meant
from mainphase.kernel.reading.statics import ActiveStatic, active_statics, any_static
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.objects import Obj
from mainphase.kernel.state.state import State
from mainphase.kernel.values import player_ref, ref_player
from mainphase.rules.concepts import Concept


def is_protected(g: State, ref: int, source: int, staying: bool = False) -> bool:
    """True if a permanent or player has protection from what this source is (CR 702.16a)."""
    return protecting(g, ref, source, staying) is not None


def protecting(g: State, ref: int, source: int, staying: bool = False) -> ActiveStatic | None:
    """The protection ability that a permanent or player has from this source; `staying`: that removes it where it is
    attached.
    """
    if ref < 0:
        if any_static(g, StaticKind.PLAYERS_HAVE):
            for s in active_statics(g, StaticKind.PLAYERS_HAVE):
                node = s.node
                assert isinstance(node, n.PlayersHave)
                has = node.ability
                if (
                    isinstance(has, n.Protection)
                    and names_player(g, node.who, ref_player(ref), s.ctx)
                    and matches(g, has.against, source, s.ctx)
                ):
                    return ActiveStatic(has, s.ctx, s.source, s.uid, s.timestamp, s.lasting)
        return None
    if not g.statics[StaticKind.PROTECTION]:
        return None
    o = g.objects.get(ref)
    if o is None or o.zone != Zone.BATTLEFIELD:
        return None
    for uid in characteristics_of(o).statics:
        code = g.book.abilities[uid]
        if code.static_kind == StaticKind.PROTECTION:
            node2 = code.node
            assert isinstance(node2, n.Protection)
            ctx = Context(ref, o.controller, uid)
            if is_such(g, node2.against, source, ctx) and not (
                staying and are_attachments_spared(g, ref, uid, node2, source)
            ):
                return ActiveStatic(node2, ctx, ref, uid, 0)
    return None


def are_attachments_spared(g: State, host: int, uid: int, node: n.Protection, attached: int) -> bool:
    """True if the effects that give a permanent this protection don't remove what is attached (CR 702.16n, p). Another
    instance from the same quality would.
    """
    spares = node.spares
    if spares is None:
        return False
    givers = givers_of(g, host, uid)
    for s in givers:
        if not matches(g, spares, attached, s.ctx):
            return False
        if node.already and g.objects[attached].timestamp > g.objects[s.source].timestamp:
            return False
    return len(givers) > 0


def givers_of(g: State, host: int, uid: int) -> list[ActiveStatic]:
    """The static abilities that give an object this ability."""
    found: list[ActiveStatic] = []
    for s in active_statics(g, StaticKind.MODIFY):
        said = s.node
        if not isinstance(said, n.Modify) or not matches(g, said.which, host, s.ctx):
            continue
        for m in said.mods:
            if isinstance(m, n.GainAbility) and g.book.granted_uid(m.ability, s.uid) == uid:
                found.append(s)
                break
    return found


def is_such(g: State, against: n.Filter, source: int, ctx: Context) -> bool:
    """True if a source has the quality from which an ability of this context protects. What was chosen was chosen for
    whatever gives the ability (CR 607.2d).
    """
    if tells_of_choice(against):
        givers = givers_of(g, ctx.source, ctx.ability)
        if givers:
            for s in givers:
                if matches(g, against, source, s.ctx):
                    return True
            return False
    return matches(g, against, source, ctx)


def tells_of_choice(against: n.Filter) -> bool:
    if isinstance(against, n.All):
        for part in against.of:
            if tells_of_choice(part):
                return True
        return False
    return isinstance(against, (n.OfChosenColor, n.OfChosenType))


def player_has(g: State, player: int, keyword: int) -> bool:
    """True if a player has shroud or hexproof (CR 702.18a, 702.11c)."""
    for s in active_statics(g, StaticKind.PLAYERS_HAVE):
        node = s.node
        assert isinstance(node, n.PlayersHave)
        has = node.ability
        if isinstance(has, n.HasKeywords) and has.keywords & keyword and names_player(g, node.who, player, s.ctx):
            return True
    return False


def cannot_target_player(g: State, player: int, controller: int, source: int) -> int:
    """0, or the ability of a player, as a concept, that keeps a player's spell or ability (of `source`) from targeting
    them.
    """
    if not any_static(g, StaticKind.PLAYERS_HAVE):
        return 0
    if player_has(g, player, n.Keyword.SHROUD):
        return Concept.SHROUD
    if g.are_opponents(player, controller) and player_has(g, player, n.Keyword.HEXPROOF):
        if not targets_despite_hexproof(g, player_ref(player), controller):
            return Concept.HEXPROOF_PLAYER
    if source and is_protected(g, player_ref(player), source):
        return Concept.PROTECTION_TARGET
    return 0


def is_hexproof_from(g: State, oid: int, source: int) -> bool:
    """True if a permanent has hexproof from what this source of an opponent is (CR 702.11d)."""
    o = g.objects[oid]
    for uid in characteristics_of(o).statics:
        code = g.book.abilities[uid]
        if code.static_kind == StaticKind.HEXPROOF_FROM:
            node = code.node
            if isinstance(node, n.HexproofFrom) and is_such(g, node.against, source, Context(oid, o.controller, uid)):
                return True
    return False


def targets_despite_hexproof(g: State, ref: int, controller: int) -> bool:
    """True if this player's spells and abilities may target this as though it didn't have hexproof (CR 702.11e)."""
    if not any_static(g, StaticKind.HEXPROOF_FROM):
        return False
    for s in active_statics(g, StaticKind.HEXPROOF_FROM):
        node = s.node
        if not isinstance(node, n.TargetsDespiteHexproof) or not names_player(g, node.by, controller, s.ctx):
            continue
        players = node.players
        if ref < 0:
            if players is not None and names_player(g, players, ref_player(ref), s.ctx):
                return True
        elif matches(g, node.which, ref, s.ctx):
            return True
    return False


def is_out_of_reach(g: State, o: Obj, controller: int, source: int, is_spell: bool) -> bool:
    """True if something says that it can't be the target of such a spell, or ability of such a source (CR 101.2)."""
    for s in active_statics(g, StaticKind.HEXPROOF_FROM):
        node = s.node
        if not isinstance(node, n.CantBeTargeted):
            continue
        of = node.spells if is_spell else node.abilities
        by = node.by
        if (
            of is not None
            and zones_meant(node.which) & (1 << o.zone) != 0
            and (by is None or names_player(g, by, controller, s.ctx))
            and matches(g, of, source, s.ctx)
            and matches_it(g, node.which, o, s.ctx)
        ):
            return True
    return False


def blocks_despite(g: State, blocker: int, landwalk: n.Filter | None) -> bool:
    """True if a creature can block as though attackers didn't have that landwalk ability; None: shadow."""
    if not any_static(g, StaticKind.CANT_BE_BLOCKED):
        return False
    for s in active_statics(g, StaticKind.CANT_BE_BLOCKED):
        node = s.node
        if not isinstance(node, n.BlocksDespite):
            continue
        lost = node.shadow if landwalk is None else node.any_landwalk or node.landwalk == landwalk
        by = node.by
        if lost and (by is None or matches(g, by, blocker, s.ctx)):
            return True
    return False


def blocks_tapped(g: State, blocker: int) -> bool:
    """True if a creature can block as though it were untapped (CR 609.4)."""
    if not any_static(g, StaticKind.CANT_BE_BLOCKED):
        return False
    for s in active_statics(g, StaticKind.CANT_BE_BLOCKED):
        node = s.node
        if isinstance(node, n.BlocksDespite) and node.tapped:
            by = node.by
            if by is None or matches(g, by, blocker, s.ctx):
                return True
    return False


def walks_past(g: State, attacker: int, defender: int, blocker: int) -> bool:
    """True if an attacker has a landwalk ability for a land that the defending player controls (CR 702.14c), and this
    creature can't block it all the same.
    """
    a = g.objects[attacker]
    for uid in characteristics_of(a).statics:
        code = g.book.abilities[uid]
        if code.static_kind == StaticKind.LANDWALK:
            node = code.node
            assert isinstance(node, n.Landwalk)
            ctx = Context(attacker, a.controller, uid)
            for o in g.permanents:
                if (
                    o.controller == defender
                    and characteristics_of(o).types & CardType.LAND
                    and matches_it(g, node.which, o, ctx)
                ):
                    if blocks_despite(g, blocker, node.which):
                        break
                    return True
    return False
