"""`attack` and `block` entries: a whole declaration, answered creature by creature as the kernel asks."""

from __future__ import annotations

from mainphase.kernel import machine
from mainphase.kernel.combat.attacking import DeclareAttackers
from mainphase.kernel.combat.blocking import DeclareBlockers
from mainphase.kernel.combat.in_combat import attackable
from mainphase.kernel.combat.possible_attacks import can_attack, cannot_band, possible_attackers, unable_to_attack
from mainphase.kernel.combat.possible_blocks import blocking_side, why_not_block
from mainphase.kernel.reading.defending import attacked_as
from mainphase.kernel.state.packed import Declared
from mainphase.kernel.state.state import State
from mainphase.kernel.values import Decision, DecisionKind, Option, OptionKind
from mainphase.presentation.names import object_name, player_name, ref_name
from mainphase.presentation.places import current_place
from mainphase.presentation.refusal_details import unblockable
from mainphase.presentation.refusals import no_attack_now
from mainphase.rules.concepts import Concept
from mainphase.saying.worded import all_of, commas, fixed, worded
from mainphase.scenarios.announce import BY_HAND, Announcement, Stop
from mainphase.scenarios.deal import AUTOMATION
from mainphase.scenarios.defaults import default_answer
from mainphase.scenarios.drive import ScenarioGame
from mainphase.scenarios.model import Naming, PlayEntry
from mainphase.scenarios.naming import refs_of_players
from mainphase.scenarios.why import DONE, Reasons, Why, packed

Wishes = dict[int, list[int]]  # creature → what it attacks, or whom it blocks
Snapshot = tuple[int, list[Declared]]  # which creature a frame asks about next, and what is declared by then


def creatures_named(t: ScenarioGame, e: PlayEntry, naming: Naming, player: int, taken: Wishes) -> list[int]:
    """The creatures a name means on this player's side: those in play that can do it first. Raises ScenarioError if
    there are none, or too few.
    """
    g = t.g
    found = [oid for oid in t.names.everywhere(g, naming.name, player) if oid not in taken]
    if g.pending is not None and g.pending.player == player:  # who may be another than their controller
        here = asked_now(g)
        asked_about = [oid for oid in t.names.everywhere(g, naming.name) if oid in here and oid not in taken]
        found = asked_about or found
    if not found:
        found = [oid for oid in t.names.everywhere(g, naming.name) if oid not in taken]
    if not found:
        raise t.fail(
            naming.line,
            worded(
                "error-there-is-no-in-this-game-that-could-name",
                "there is no {naming} in this game that {player} could name",
                naming=naming.name,
                player=e.player,
            ),
        )
    asked = asked_now(g)
    here = [oid for oid in found if oid in asked] or [oid for oid in found if oid in g.battlefield] or found[:1]
    if naming.count > 1:
        own = t.names.everywhere(g, naming.name, player)
        there = here + [oid for oid in own if oid not in here and oid not in taken and oid in g.battlefield]
        if len(there) < naming.count:
            have = worded("error-player-has-so-many", "{player} has {count}", player=e.player, count=len(there))
            raise t.fail(
                naming.line,
                worded(
                    "error-are-named",
                    "{count} {naming} are named, but {have}",
                    count=naming.count,
                    naming=naming.name,
                    have=have,
                ),
            )
        return there[: naming.count]
    return [t.the_one(g, naming.name, here, naming.line)]


def asked_now(g: State) -> list[int]:
    frame = g.agenda[-1] if g.agenda else None
    if isinstance(frame, (DeclareAttackers, DeclareBlockers)):
        return frame.asked
    return []


# --- Attacking


def attack_wishes(t: ScenarioGame, e: PlayEntry, player: int, taken: Wishes) -> Wishes:
    """The attackers that an entry asks for, with what each attacks; `taken`: those of team mates. Raises ScenarioError
    if one of them cannot be told.
    """
    g = t.g
    wishes: Wishes = {}
    what = attackable(g)
    for naming, target in e.attacks:
        for oid in creatures_named(t, e, naming, player, taken | wishes):
            if target:
                ref = t.the_one(g, target, what, naming.line)
                if not ref:
                    anywhere = t.names.those(g, target, refs_of_players(g)) or t.names.everywhere(g, target)
                    if not anywhere:
                        raise t.fail(
                            naming.line,
                            worded(
                                "error-there-is-no-in-this-game-to-attack",
                                "there is no {target} in this game to attack",
                                target=target,
                            ),
                        )
                    ref = attacked_as(g, anywhere[0])
            elif len(what) == 1:
                ref = what[0]
            else:
                names = commas(t.names.describe(g, w) for w in what)
                raise t.fail(
                    naming.line,
                    worded(
                        "error-attacks-whom-write-with-whom",
                        "{naming} attacks whom? Write `with: {{{naming}: WHOM}}`; it can attack {known}",
                        naming=naming.name,
                        known=names,
                    ),
                )
            wishes[oid] = [ref]
    return wishes


def team_entries(t: ScenarioGame, e: PlayEntry, player: int) -> list[tuple[PlayEntry, int]]:
    """The entry and those of team mates right after it: a team has one combined attack and one combined block (CR
    805.10b, 805.10d), of which each says what is theirs.
    """
    out = [(e, player)]
    side = declaring(t.g, player, e.verb)
    if e.illegal is not None or e.legal or e.respond:
        return out
    for other in t.play[t.next :]:
        mate = t.scenario.seat(other.player) if other.player else -1
        if other.verb != e.verb or other.illegal is not None or other.legal or other.respond or other.at is not None:
            break
        if mate in (who for _, who in out) or mate not in side:
            break
        out.append((other, mate))
    return out


def attempt_attack(t: ScenarioGame, e: PlayEntry, player: int) -> Reasons:
    g = t.g
    wishes: Wishes = {}
    bands: list[list[int]] = []
    own: list[Why] = []
    entries = team_entries(t, e, player)
    for entry, who in entries:
        mine = attack_wishes(t, entry, who, wishes)
        for oid, refs in mine.items():
            why = can_attack(g, oid, refs[0]) if g.step else unable_to_attack(g, oid)
            if why:
                what = worded(
                    "found-attack-with",
                    "attack {whom} with {what}",
                    whom=t.names.describe(g, refs[0]),
                    what=t.names.describe(g, oid),
                )
                own.append(packed(g, why, entry.player, what, "it"))
        wishes |= mine
        for band in (band_wish(t, entry, band, mine) for band in entry.bands):
            bands.append(band)
            why = cannot_band(g, band, [mine[oid][0] for oid in band])
            if why:
                names = all_of([t.names.describe(g, oid) for oid in band])
                own.append(packed(g, why, entry.player, f"band {names}", "it"))
    if not own and g.is_active(player) and t.declare_attack():
        while t.at_priority() and t.g.combat is None:
            t.default()
        g = t.g
        if g.over:  # by the attack's look at life totals: it began, and that was all of it (1997)
            return DONE
    d = g.pending
    if d is None or d.kind != DecisionKind.ATTACK or not is_asked_of(g, d, player, e.verb):
        as_a_whole = whole_attack(t.fork(), wishes) if not own and g.is_active(player) and not g.stack else None
        late = not_now(
            t, e, player, fixed("found-attackers-are-declared", "attackers are declared"), Concept.DECLARE_ATTACKERS
        )
        return (*own, *([as_a_whole] if as_a_whole is not None else []), late)
    if own:
        return tuple(own)
    run = Announcement(t, e, player)
    run.bands = bands
    if e.pay is not None:
        run.g.automation = BY_HAND
    following = t.next
    t.next += len(entries) - 1
    try:
        why_not = declare(run.g, wishes, [who for _, who in entries], OptionKind.ATTACK)
        if why_not is None:
            run.go_on()
            run.check_all_used()
    except Stop as stop:
        why_not = stop.why
    if why_not is not None:
        t.next = following
        return (why_not,)
    run.g.automation = AUTOMATION
    t.keep(run.g)
    return DONE


def declaring(g: State, player: int, verb: str) -> list[int]:
    """Those who declare together with a player."""
    return g.team(player) if verb == "attack" else blocking_side(g, player)


def is_asked_of(g: State, d: Decision, player: int, verb: str) -> bool:
    """True if this declaration is asked of the player, or of a team mate if they declare together."""
    kind = DeclareAttackers if verb == "attack" else DeclareBlockers
    return bool(g.agenda) and isinstance(g.agenda[-1], kind) and d.player in (player, *declaring(g, player, verb))


def band_wish(t: ScenarioGame, e: PlayEntry, band: tuple[Naming, ...], wishes: Wishes) -> list[int]:
    """The attackers that a band names. Raises ScenarioError if one of them does not attack."""
    out: list[int] = []
    for naming in band:
        for _ in range(naming.count):
            ref = t.the_one(t.g, naming.name, [oid for oid in wishes if oid not in out], naming.line)
            if not ref:
                raise t.fail(
                    naming.line,
                    worded(
                        "error-is-in-a-band",
                        "{naming} is in a band, but `with` does not list it as an attacker",
                        naming=naming.name,
                    ),
                )
            out.append(ref)
    return out


def whole_attack(g: State, wishes: Wishes) -> Why | None:
    """The first reason against the attack as a whole (CR 508.1c-j) where nothing has been asked about it."""
    frame = DeclareAttackers(possible_attackers(g), attackable(g))
    if not frame.asked or not frame.targets:
        return None
    frame.prepare(g)
    frame.pc = DeclareAttackers.ATTACKERS
    for oid in frame.asked:
        refs = wishes.get(oid)
        option = Option.attack(oid, refs[0]) if refs else Option.stay(oid)
        if frame.why_not(g, option):
            return refusal_of_option(frame, g, option)
        frame.answer(g, option)
    return None


def not_now(t: ScenarioGame, e: PlayEntry, player: int, what: str, concept: int) -> Why:
    here = current_place(t.g) or fixed("found-the-end-of-a-phase", "the end of a phase")
    if not t.g.is_active(player) and concept == Concept.DECLARE_ATTACKERS:
        return Why(
            Concept.ATTACK_CHOOSE,
            0,
            worded(
                "found-cannot-attack-now-whose-turn",
                "{player} cannot attack now: it is {other}'s turn",
                player=e.player,
                other=t.names.players[t.g.active],
            ),
        )
    if concept == Concept.DECLARE_ATTACKERS and not t.g.rules.attack_is_phase:
        concept, why = no_attack_now(t.g, player)
        return Why(
            concept,
            0,
            worded("found-cannot-now-why", "{player} cannot {verb} now: {why}", player=e.player, verb=e.verb, why=why),
        )
    return Why(
        concept,
        0,
        worded(
            "found-cannot-now-as-that-step",
            "{player} cannot {verb} now: {what} as that step begins (this is {here})",
            player=e.player,
            verb=e.verb,
            what=what,
            here=here,
        ),
    )


def declare(g: State, wishes: Wishes, players: list[int], kind: int) -> Why | None:
    """Answers what is asked about each creature; those of other team mates stay out if they can. A reason, if a wish is
    not among the options.
    """
    left = {oid: refs[:] for oid, refs in wishes.items()}
    frame = g.agenda[-1]
    assert isinstance(frame, (DeclareAttackers, DeclareBlockers))
    asks = DecisionKind.ATTACK if kind == OptionKind.ATTACK else DecisionKind.BLOCK
    while g.pending is not None and g.agenda and g.agenda[-1] is frame:
        d = g.pending
        if d.kind != asks:
            break
        if d.player not in players:
            if not any(
                is_asked_of(g, d, player, "attack" if asks == DecisionKind.ATTACK else "block") for player in players
            ):
                break
            machine.apply_option(g, default_answer(g, d))
            continue
        missed = passed_over(frame, g, left, d.about, kind)
        if missed is not None:
            return missed
        wanted = left.get(d.about, [])
        index = next((i for i, o in enumerate(d.options) if o.kind == kind and (o.b in wanted or not o.b)), -1)
        if index >= 0 and wanted and not d.options[index].b:  # only which creatures attack is chosen
            wanted.clear()
        elif index >= 0 and d.options[index].b in wanted:
            wanted.remove(d.options[index].b)
        elif wanted:
            return refusal_of_option(frame, g, Option(kind, d.about, wanted[0]))
        else:
            index = next((i for i, o in enumerate(d.options) if o.kind == OptionKind.STAY), -1)
            if index < 0:
                return refusal_of_option(frame, g, Option.stay(d.about))
        before = g.pending
        taken = d.options[index]
        snapshot = (frame.index, frame.chosen + ([Declared(taken.a, taken.b)] if taken.kind == kind else []))
        machine.apply_option(g, index)
        if g.pending is not before and (not g.agenda or g.agenda[-1] is not frame):
            return never_asked(frame, g, left, kind, snapshot)
    return never_asked(frame, g, left, kind, None)


def passed_over(frame: DeclareAttackers | DeclareBlockers, g: State, left: Wishes, asked: int, kind: int) -> Why | None:
    """A creature that comes before the one asked about, and was not asked: it could only stay."""
    before = frame.asked[: frame.asked.index(asked)] if asked in frame.asked else []
    for oid in before:
        if left.get(oid):
            return at_its_turn(frame, g, oid, Option(kind, oid, left[oid][0]))
    return None


def at_its_turn(frame: DeclareAttackers | DeclareBlockers, g: State, oid: int, option: Option) -> Why:
    """The frame's reason against an option if it stands at that creature."""
    index = frame.index
    frame.index = frame.asked.index(oid)
    try:
        return refusal_of_option(frame, g, option)
    finally:
        frame.index = index


def never_asked(
    frame: DeclareAttackers | DeclareBlockers, g: State, left: Wishes, kind: int, snapshot: Snapshot | None
) -> Why | None:
    """A wish for a creature that nothing was asked about."""
    for oid, refs in left.items():
        if not refs:
            continue
        if snapshot is not None and oid in frame.asked:
            pc, index, chosen = frame.pc, frame.index, frame.chosen
            frame.pc, frame.index, frame.chosen = 1, frame.asked.index(oid), snapshot[1]
            try:
                return refusal_of_option(frame, g, Option(kind, oid, refs[0]))
            finally:
                frame.pc, frame.index, frame.chosen = pc, index, chosen
        why = can_attack(g, oid, refs[0]) if kind == OptionKind.ATTACK else why_not_block(g, oid, refs[0])
        fallback = Concept.ATTACK_CHOOSE if kind == OptionKind.ATTACK else Concept.BLOCK_CHOOSE
        option = Option(kind, oid, refs[0])
        return (
            packed(g, why, controller_name(g, oid), option_as_deed(g, option), "it")
            if why
            else not_so(g, fallback, option)
        )
    return None


def refusal_of_option(frame: DeclareAttackers | DeclareBlockers, g: State, option: Option) -> Why:
    why = frame.why_not(g, option)
    if why:
        o = g.objects[option.object]
        more = unblockable(g, o.controller, o, option.attacker) if option.kind == OptionKind.BLOCK else ""
        return packed(g, why, controller_name(g, option.object), option_as_deed(g, option), "it", more=more)
    return not_so(g, Concept.ATTACK_CHOOSE if isinstance(frame, DeclareAttackers) else Concept.BLOCK_CHOOSE, option)


def not_so(g: State, concept: int, option: Option) -> Why:
    """It is not among what can be declared, and nothing in particular forbids it."""
    return Why(
        concept,
        option.object,
        worded(
            "found-cannot-as-part-of-declaration",
            "{who} cannot {deed} as part of this declaration",
            who=controller_name(g, option.object),
            deed=option_as_deed(g, option),
        ),
    )


def controller_name(g: State, oid: int) -> str:
    return player_name(g, g.objects[oid].controller)


def option_as_deed(g: State, option: Option) -> str:
    """The option as a deed: "attack Bob with Juggernaut", "leave Juggernaut at home"."""
    name = object_name(g, option.object)
    if option.kind == OptionKind.STAY:
        return f"leave {name} out"
    return f"{'attack' if option.kind == OptionKind.ATTACK else 'block'} {ref_name(g, option.b)} with {name}"


# --- Blocking


def attempt_block(t: ScenarioGame, e: PlayEntry, player: int) -> Reasons:
    """Has creatures block, or returns why they cannot. Raises ScenarioError if nothing of that name is there."""
    g = t.g
    wishes: Wishes = {}
    attackers = g.combat.attackers if g.combat is not None else []
    own: list[Why] = []
    entries = team_entries(t, e, player)
    for entry, who in entries:
        named: dict[Naming, list[int]] = {}
        for naming, target in entry.attacks:
            if naming not in named:
                named[naming] = creatures_named(t, entry, naming, who, wishes)
            ref = t.the_one(g, target, attackers, naming.line)
            if not ref:
                anywhere = t.names.everywhere(g, target)
                if not anywhere:
                    raise t.fail(
                        naming.line,
                        worded(
                            "error-there-is-no-in-this-game-to-block",
                            "there is no {target} in this game to block",
                            target=target,
                        ),
                    )
                ref = anywhere[0]
            for oid in named[naming]:
                wishes.setdefault(oid, []).append(ref)
                why = why_not_block(g, oid, ref)
                if why:
                    what = worded(
                        "found-block-with",
                        "block {whom} with {what}",
                        whom=t.names.describe(g, ref),
                        what=t.names.describe(g, oid),
                    )
                    more = unblockable(g, who, g.objects[oid], ref)
                    own.append(packed(g, why, entry.player, what, "it", more=more))
    d = g.pending
    if d is None or d.kind != DecisionKind.BLOCK or not is_asked_of(g, d, player, e.verb):
        return (
            *own,
            not_now(
                t, e, player, fixed("found-blockers-are-declared", "blockers are declared"), Concept.DECLARE_BLOCKERS
            ),
        )
    if own:
        return tuple(own)
    trial = t.fork()
    why_not = declare(trial, wishes, [who for _, who in entries], OptionKind.BLOCK)
    if why_not is not None:
        return (why_not,)
    t.next += len(entries) - 1
    t.keep(trial)
    return DONE
