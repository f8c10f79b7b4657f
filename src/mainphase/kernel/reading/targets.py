"""Targets (CR 115): what a phrase may be aimed at, on announcement and again on resolution (608.2b)."""

from typing import Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType, Keyword, Zone
from mainphase.kernel.keys import SavedAs
from mainphase.kernel.lowering.codes import AbilityKind, ModeCode
from mainphase.kernel.lowering.dependencies import described_by
from mainphase.kernel.lowering.static_kinds import StaticKind
from mainphase.kernel.reading.characteristics import characteristics_of
from mainphase.kernel.reading.evaluate import (
    matches,
    matches_it,
    names_player,
    objects_in_zones_meant,
    quantity,
    zones_meant,
)
from mainphase.kernel.reading.planes import fits_for_mate
from mainphase.kernel.reading.protecting import (
    cannot_target_player,
    is_hexproof_from,
    is_out_of_reach,
    is_protected,
    targets_despite_hexproof,
)
from mainphase.kernel.reading.seating import is_of_plane, is_within_range
from mainphase.kernel.reading.statics import any_static
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.objects import Obj
from mainphase.kernel.state.state import State
from mainphase.kernel.values import player_ref, ref_player
from mainphase.rules.concepts import Concept


def may_target(g: State, ref: int, controller: int, source: int = 0, ability: int = -1) -> bool:
    """Shroud, hexproof and protection (CR 702.18a, 702.11b, 702.16b)."""
    return cannot_target(g, ref, controller, source, ability) == 0


def is_of_spell(g: State, source: int, ability: int) -> bool:
    """True if a spell targets, not an ability. Without an ability that is known, it is a spell as it is cast."""
    if ability >= 0:
        return g.book.abilities[ability].kind == AbilityKind.SPELL
    o = g.objects.get(source)
    return o is not None and o.zone != Zone.BATTLEFIELD


def cannot_target(g: State, ref: int, controller: int, source: int, ability: int = -1) -> int:
    """0, or the ability of a permanent or player, as a concept, that keeps a player's spell or ability (of `source`)
    from targeting it; or that it is beyond the player's range of influence.
    """
    if g.ranged and not is_within_range(g, controller, ref) and not is_of_plane(g, ability):
        return Concept.RANGE_TARGET
    if ref < 0:
        return cannot_target_player(g, ref_player(ref), controller, source)
    o = g.objects[ref]
    if source and any_static(g, StaticKind.HEXPROOF_FROM):
        if is_out_of_reach(g, o, controller, source, is_of_spell(g, source, ability)):
            return Concept.TARGET
    if o.zone != Zone.BATTLEFIELD:
        return 0
    keywords = characteristics_of(o).keywords
    if keywords & Keyword.SHROUD:
        return Concept.SHROUD
    if keywords & Keyword.HEXPROOF and g.are_opponents(o.controller, controller):
        if not targets_despite_hexproof(g, ref, controller):
            return Concept.HEXPROOF
    if source and is_protected(g, ref, source):
        return Concept.PROTECTION_TARGET
    if source and g.statics[StaticKind.HEXPROOF_FROM] and g.are_opponents(o.controller, controller):
        if is_hexproof_from(g, ref, source) and not targets_despite_hexproof(g, ref, controller):
            return Concept.HEXPROOF
    return 0


def is_legal_target(g: State, phrase: n.TargetPhrase, ref: int, ctx: Context, spell: int) -> bool:
    """True if this is something the phrase may be aimed at now.

    `spell` is the object on the stack: it can't target itself (115.5).
    """
    if ref < 0:
        who = phrase.players
        p = ref_player(ref)
        return (
            who is not None
            and not g.players[p].left
            and names_player(g, who, p, ctx)
            and may_target(g, ref, ctx.controller, ctx.source, ctx.ability)
        )
    which = phrase.which
    if which is None:
        return False
    o = g.objects.get(ref)
    return (
        o is not None
        and zones_meant(which) & (1 << o.zone) != 0
        and fits_target_phrase(g, phrase, which, o, ctx, spell)
    )


def fits_target_phrase(g: State, phrase: n.TargetPhrase, which: n.Filter, o: Obj, ctx: Context, spell: int) -> bool:
    """True if an object in a zone that the phrase speaks of may be aimed at now."""
    if o.id == spell or o.phased_out or not g.timing.can_be_aimed_at(g, o):
        return False
    if g.moving >= 0 and o.zone == Zone.STACK and o.id not in g.stack:  # CR 807.5b
        return False
    if not g.rules.any_target and phrase.players is not None and is_mere_planeswalker(o):
        return False
    if not matches_it(g, which, o, ctx) and (not g.planechase or not fits_for_mate(g, which, o, ctx)):
        return False
    return may_target(g, o.id, ctx.controller, ctx.source, ctx.ability)


def is_mere_planeswalker(o: Obj) -> bool:
    """Until 26 April 2018 what is said of players and permanents (CR 115.4) was said of creatures and players."""
    types = characteristics_of(o).types
    return (types & CardType.PLANESWALKER) != 0 and not types & CardType.CREATURE


def legal_targets(g: State, phrase: n.TargetPhrase, ctx: Context, spell: int) -> list[int]:
    """All of them: players in APNAP order, then objects in their zone's order."""
    out: list[int] = []
    if phrase.players is not None:
        for p in g.apnap():
            ref = player_ref(p)
            if is_legal_target(g, phrase, ref, ctx, spell):
                out.append(ref)
    which = phrase.which
    if which is not None:
        for o in objects_in_zones_meant(g, which):
            if fits_target_phrase(g, phrase, which, o, ctx, spell):
                out.append(o.id)
    return out


def goes_with(g: State, phrase: n.TargetPhrase, ref: int, others: list[int], ctx: Context, spell: int) -> bool:
    """True if it can be a target beside these of the same phrase, so that there can be as many as there have to be."""
    if ref in others:
        return False
    if phrase.one_for_each:
        return whose(g, ref) not in [whose(g, other) for other in others]
    if phrase.beside is not None:
        return not others or fits_beside(g, phrase.beside, ref, others, ctx)
    if not phrase.of_one_player:
        return True
    owner = g.objects[ref].owner
    if others:
        return g.objects[others[0]].owner == owner
    need = least_targets(g, phrase, ctx) - 1
    for other in legal_targets(g, phrase, ctx, spell) if need > 0 else []:
        if other != ref and g.objects[other].owner == owner:
            need -= 1
    return need <= 0


BESIDE: Final = "it"  # as `TargetPhrase.beside` calls them


def fits_beside(g: State, beside: n.Filter, ref: int, others: list[int], ctx: Context) -> bool:
    """True if it fits beside the targets that were chosen before it: that they are not too much together."""
    kept = ctx.saved.get(BESIDE)
    ctx.saved[BESIDE] = list(others)
    fits = matches(g, beside, ref, ctx)
    if kept is None:
        del ctx.saved[BESIDE]
    else:
        ctx.saved[BESIDE] = kept
    return fits


def whose(g: State, ref: int) -> int:
    """The player who controls what a target is, or owns it where nobody does."""
    o = g.objects[ref]
    return o.controller if o.zone in (Zone.BATTLEFIELD, Zone.STACK) else o.owner


def note_for_whom(g: State, ctx: Context, index: int) -> None:
    """The targets of a phrase have been chosen, each for the player whose it is."""
    ctx.saved[f"{SavedAs.AIMED_FOR}{index}"] = [player_ref(whose(g, ref)) for ref in ctx.targets[index]]


def is_for_whom_it_was(g: State, phrase: n.TargetPhrase, ref: int, ctx: Context, index: int, at: int) -> bool:
    """True if this is still what that target of a phrase was chosen for, or may become it: if there is one for each
    player, the same player's (CR 115.7, 608.2b); or if whoever chose it has to control it.
    """
    if not phrase.one_for_each and not phrase.of_chooser:
        return True
    players = ctx.saved.get(f"{SavedAs.AIMED_FOR}{index}")
    return players is None or player_ref(whose(g, ref)) == players[at]


def least_targets(g: State, phrase: n.TargetPhrase, ctx: Context) -> int:
    """How many targets it needs (CR 601.2c)."""
    if phrase.one_for_each and phrase.at_least > 0:  # one for each player who has any
        return max(1, len({whose(g, ref) for ref in legal_targets(g, phrase, ctx, 0)}))
    amount = phrase.amount
    return phrase.at_least if amount is None or phrase.at_least == 0 else max(0, quantity(g, amount, ctx))


def most_targets(g: State, phrase: n.TargetPhrase, ctx: Context) -> int:
    """How many it may have."""
    if phrase.one_for_each:
        return len(g.players)
    amount = phrase.amount
    return phrase.at_most if amount is None else max(0, quantity(g, amount, ctx))


def most_x_aimed(g: State, phrases: list[n.TargetPhrase], ctx: Context, spell: int, most: int) -> int:
    """The greatest X for which there are X targets wherever so many are needed (CR 601.2b, c)."""
    for i in range(len(phrases)):
        phrase = phrases[i]
        if isinstance(phrase.amount, n.X) and phrase.at_least > 0:
            if i == 1 and described_by(phrase.which, n.Target):
                most = most_x_beside(g, phrases[0], phrase, ctx, spell, most)
            elif phrase.of_one_player:
                owners = [g.objects[ref].owner for ref in legal_targets(g, phrase, ctx, spell)]
                most = min(most, max([owners.count(p) for p in owners], default=0))
            else:
                most = min(most, len(legal_targets(g, phrase, ctx, spell)))
    return most


def most_x_beside(g: State, first: n.TargetPhrase, phrase: n.TargetPhrase, ctx: Context, spell: int, most: int) -> int:
    """The greatest number of targets of a phrase that is told of what another is aimed at."""
    greatest = 0
    for ref in legal_targets(g, first, ctx, spell):
        ctx.targets.append([ref])
        greatest = max(greatest, len(legal_targets(g, phrase, ctx, spell)))
        ctx.targets.pop()
    return min(most, greatest)


def has_targets(g: State, mode: ModeCode, ctx: Context, spell: int) -> bool:
    """True if a mode can be chosen with X as it is, and each of its phrases can have as many targets as it needs."""
    if ctx.x < mode.least_x:
        return False
    if mode.linked:
        return can_be_aimed(g, list(mode.phrases), 0, ctx, spell)
    for phrase in mode.phrases:
        if least_targets(g, phrase, ctx) > 0 and not enough_targets(g, phrase, ctx, spell):
            return False
    return True


def require_another_target(phrases: list[n.TargetPhrase]) -> bool:
    """True if one of them says "another target" (CR 115.3)."""
    for phrase in phrases:
        if phrase.another:
            return True
    return False


def can_be_aimed(g: State, phrases: list[n.TargetPhrase], at: int, ctx: Context, spell: int) -> bool:
    """True if the phrases from this one on can have their targets, as those before it are aimed (CR 601.2c): what one
    says may depend on another's target, or must not be that.
    """
    if at == len(phrases):
        return True
    phrase = phrases[at]
    aimed = ctx.targets
    if phrase.at_least != 1 or phrase.amount is not None:  # several: whatever the others are
        need = least_targets(g, phrase, ctx)
        if need > 0 and phrase.another:
            taken = taken_by(ctx, at)
            if len([ref for ref in legal_targets(g, phrase, ctx, spell) if ref not in taken]) < need:
                return False
        elif need > 0 and not enough_targets(g, phrase, ctx, spell):
            return False
        aimed.append([])
        found = can_be_aimed(g, phrases, at + 1, ctx, spell)
        aimed.pop()
        return found
    taken = taken_by(ctx, at) if phrase.another else []
    for ref in legal_targets(g, phrase, ctx, spell):
        if ref in taken:
            continue
        aimed.append([ref])
        found = can_be_aimed(g, phrases, at + 1, ctx, spell)
        aimed.pop()
        if found:
            return True
    return False


def taken_by(ctx: Context, but: int) -> list[int]:
    """The refs that the other phrases are aimed at."""
    out: list[int] = []
    for i in range(len(ctx.targets)):
        if i != but:
            out.extend(ctx.targets[i])
    return out


def enough_targets(g: State, phrase: n.TargetPhrase, ctx: Context, spell: int) -> bool:
    need = least_targets(g, phrase, ctx)
    if phrase.players is not None:
        for p in g.players:
            if is_legal_target(g, phrase, player_ref(p.id), ctx, spell):
                need -= 1
                if need <= 0:
                    return True
    which = phrase.which
    if which is not None and phrase.of_one_player:
        for o in objects_in_zones_meant(g, which):
            if fits_target_phrase(g, phrase, which, o, ctx, spell) and goes_with(g, phrase, o.id, [], ctx, spell):
                return True
    elif which is not None:
        for o in objects_in_zones_meant(g, which):
            if fits_target_phrase(g, phrase, which, o, ctx, spell):
                need -= 1
                if need <= 0:
                    return True
    return False
