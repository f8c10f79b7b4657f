"""Doing what an entry says, if it can be done at the pending decision; else the reasons why it can't."""

from __future__ import annotations

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.kernel import machine
from mainphase.kernel.casting.activating import cannot_activate
from mainphase.kernel.casting.castable import cannot_cast
from mainphase.kernel.casting.playing import cannot_play_land
from mainphase.kernel.casting.special_actions import cannot_act_specially, cannot_roll_planar_die
from mainphase.kernel.costs.mana_abilities import cannot_activate_mana
from mainphase.kernel.effects.face_down import cannot_turn_up, is_face_down
from mainphase.kernel.events.ending import concede
from mainphase.kernel.fifth.batches import OF_USE
from mainphase.kernel.lowering.codes import AbilityKind
from mainphase.kernel.reading.characteristics import characteristics_of
from mainphase.kernel.reading.faces import (
    FREE,
    face_cast,
    face_number,
    face_played,
    is_free,
    permission_of,
    price_number,
    way_of,
)
from mainphase.kernel.reading.targets import cannot_target
from mainphase.kernel.state.batch_state import Use
from mainphase.kernel.state.state import State
from mainphase.kernel.values import DecisionKind, Option, OptionKind, player_ref
from mainphase.presentation.names import ability_in_words
from mainphase.presentation.refusal_details import detail, mana_only
from mainphase.rules.concepts import Concept
from mainphase.saying.worded import commas, fixed, put_together, worded
from mainphase.scenarios.announce import Announcement
from mainphase.scenarios.choices import attempt_choice
from mainphase.scenarios.drive import ScenarioGame
from mainphase.scenarios.fight import attempt_attack, attempt_block
from mainphase.scenarios.known_names import same_name
from mainphase.scenarios.model import PlayEntry
from mainphase.scenarios.naming import ZONE_ORDER
from mainphase.scenarios.why import DONE, Reasons, Why, packed


def attempt(t: ScenarioGame, e: PlayEntry) -> Reasons:
    """Does it (the empty tuple), or changes nothing and says why not."""
    g = t.g
    if g.over:
        return (Why(Concept.GAME_ENDS, 0, t.ending()),)
    player = t.scenario.seat(e.player)
    if e.respond and not g.stack:
        alone = (Why(0, 0, fixed("found-there-is-nothing-on-the", "there is nothing on the stack to respond to")),)
        return alone if e.verb in ("attack", "block") else (*alone, *attempt_with_priority(t, e, player, False))
    stood = (g, g.pending, len(t.log))
    reasons = attempt_with_priority(t, e, player, True)
    if not reasons and (t.g, t.g.pending, len(t.log)) == stood:  # an entry is done, or it is told why not
        return (
            Why(
                0,
                0,
                worded(
                    "found-cannot-here-nothing-happens",
                    "{player} cannot {deed} here: nothing happens",
                    player=e.player,
                    deed=entry_as_deed(e),
                ),
            ),
        )
    return reasons


def entry_as_deed(e: PlayEntry) -> str:
    return f"{e.verb} {e.card}".strip()


def not_offered(t: ScenarioGame, e: PlayEntry, concept: int, oid: int) -> Why:
    """The reason for a play that nothing forbids and that is not offered all the same: in 1997 it has no place where
    damage is prevented or a spell interrupted.
    """
    kept = t.g.batches
    use = kept.use if kept is not None else Use.ANY
    why = mana_only(t.g)
    if why and use == Use.ANY:
        return packed(t.g, why, e.player, entry_as_deed(e), e.card)
    where = ""
    if use == Use.PREVENTION:
        where = fixed("found-damage-is-being-prevented", "damage is being prevented")
    elif use == Use.INTERRUPT:
        where = fixed("found-something-is-being-interrupted", "something is being interrupted")
    return Why(
        OF_USE.get(use, concept),
        oid,
        worded(
            "found-cannot-now",
            "{player} cannot {deed} now{where}",
            player=e.player,
            deed=entry_as_deed(e),
            where=put_together(": ", where) if where else "",
        ),
    )


def attempt_with_priority(t: ScenarioGame, e: PlayEntry, player: int, really: bool) -> Reasons:
    """The attempt of the entry's verb. Raises ScenarioError if nothing does it yet."""
    if e.verb == "concede":
        return give_up(t, player) if really else DONE
    if e.verb == "pass":
        return do_pass(t, player) if really else DONE
    if e.verb == "choose":
        return attempt_choice(t, e, player) if really else DONE
    if e.verb == "attack":
        return attempt_attack(t, e, player)
    if e.verb == "block":
        return attempt_block(t, e, player)
    if e.verb == "play":
        return attempt_land(t, e, player, really)
    if e.verb == "cast":
        return attempt_cast(t, e, player, really)
    if e.verb == "activate":
        return attempt_activation(t, e, player, really)
    if e.verb in ("suspend", "plot", "foretell", "companion"):
        return attempt_special_action(t, e, player, really)
    if e.verb == "roll the planar die":
        return attempt_planar_roll(t, e, player, really)
    if e.verb == "turn up":
        return attempt_turn_up(t, e, player, really)
    raise t.fail(
        e.line,
        worded(
            "error-cannot-be-done-yet-because",
            "`{verb}` cannot be done yet, because no supported card has it",
            verb=e.verb,
        ),
    )


def give_up(t: ScenarioGame, player: int) -> Reasons:
    concede(t.g, player)
    if not t.g.over:
        machine.advance(t.g)
    return DONE


# --- Priority


def has_priority(g: State, player: int) -> bool:
    return g.pending is not None and g.pending.kind == DecisionKind.PRIORITY and g.pending.player == player


def no_priority(t: ScenarioGame, player: int, concept: int) -> Reasons:
    """Why somebody without priority can do nothing (CR 117.1)."""
    g = t.g
    if has_priority(g, player):
        return DONE
    name = t.names.players[player]
    if g.pending is not None and g.pending.kind == DecisionKind.PRIORITY:
        words = worded(
            "found-does-not-have-priority-has",
            "{name} does not have priority: {other} has",
            name=name,
            other=t.names.players[g.pending.player],
        )
    else:
        words = worded(
            "found-does-not-have-priority-nobody",
            "{name} does not have priority: nobody does while a choice is being made",
            name=name,
        )
    return (Why(concept, 0, words),)


def do_pass(t: ScenarioGame, player: int) -> Reasons:
    why = no_priority(t, player, Concept.PASS)
    d = t.g.pending
    if why or d is None:
        return why
    if d.option(0).kind != OptionKind.PASS:
        return (
            Why(
                Concept.PHASE_ABILITY,
                0,
                worded(
                    "found-has-something-to-play-first",
                    "{player} has something to play first",
                    player=t.names.players[player],
                ),
            ),
        )
    machine.apply_option(t.g, 0)
    return DONE


# --- Lands and spells


def objects_for_entry(t: ScenarioGame, e: PlayEntry, player: int) -> list[int]:
    """The objects that the entry's card could be, likeliest first: this player's, or anybody's if they have none.
    Raises ScenarioError if there is none.
    """
    found = t.names.everywhere(t.g, e.card, player) or t.names.everywhere(t.g, e.card)
    if e.verb != "activate":  # cards are played and cast from the hand, seldom from elsewhere
        found.sort(key=lambda oid: t.g.objects[oid].zone != Zone.HAND)
    if not found:
        raise t.fail(
            e.line,
            worded(
                "error-there-is-no-in-this-game",
                "there is no {card} in this game; {player} has {owned}",
                card=e.card,
                player=e.player,
                owned=owned(t, player),
            ),
        )
    return found


def owned(t: ScenarioGame, player: int) -> str:
    """The names of what a player has, for an error."""
    out: list[str] = []
    for zone in ZONE_ORDER[:-1]:
        for o in t.g.objects.values():
            if o.zone == zone and o.owner == player:
                name = t.g.book.cards[o.card].node.name
                if name not in out:
                    out.append(name)
    return ", ".join(out) or "no cards"


def attempt_land(t: ScenarioGame, e: PlayEntry, player: int, really: bool) -> Reasons:
    g = t.g
    meant = objects_for_entry(t, e, player)
    waits = no_priority(t, player, Concept.LAND_PLAY)
    d = g.pending
    if really and not waits and d is not None:
        plays = {o.object: o.play for o in reversed(d.options) if is_land_play(t, e, o)}
        oid = t.the_one(g, e.card, list(plays)[::-1], e.line)
        if oid:
            machine.apply_option(g, index_of(d.options, OptionKind.PLAY_LAND, oid, plays[oid]))
            return DONE
    oid = meant[0]
    face = faces_meant(t, e, oid)[0]
    if not g.book.cards[g.book.cards[g.objects[oid].card].faces[face]].is_land:
        return (
            Why(
                Concept.LAND_PLAY,
                oid,
                worded("found-is-not-a-land-so", "{card} is not a land, so it is cast", card=e.card),
            ),
        )
    why = cannot_play_land(g, player, oid, face)
    more = detail(g, why, player, g.objects[oid])
    own = (packed(g, why, e.player, f"play {e.card}", e.card, more=more),) if why else DONE
    if e.alternative and not own and not waits:
        return (
            Why(
                Concept.LAND_PLAY,
                oid,
                worded(
                    "found-cannot-play-under-now",
                    "{player} cannot play {card} under {alternative} now",
                    player=e.player,
                    card=e.card,
                    alternative=e.alternative,
                ),
            ),
        )
    return (*own, *waits) or (not_offered(t, e, Concept.LAND_TIMING, oid),)


def is_land_play(t: ScenarioGame, e: PlayEntry, o: Option) -> bool:
    """True if this option plays the land, and under the permission that the entry names: until July 2013 a land play
    was charged to what allows it (CR 505.5b of 2010-06-18).
    """
    if o.kind != OptionKind.PLAY_LAND or (
        e.alternative and not t.names.means(t.g, e.alternative, permission_of(o.play))
    ):
        return False
    return face_played(o.play) in faces_meant(t, e, o.object)


def index_of(options: list[Option], kind: int, a: int, b: int | None = None) -> int:
    return next(i for i, o in enumerate(options) if o.kind == kind and o.a == a and (b is None or o.b == b))


def attempt_cast(t: ScenarioGame, e: PlayEntry, player: int, really: bool) -> Reasons:
    g = t.g
    meant = objects_for_entry(t, e, player)
    waits = no_priority(t, player, Concept.INSTANT_SPEED)
    d = g.pending
    if really and not waits and d is not None:
        pairs = [(o.object, o.way) for o in d.options if o.kind == OptionKind.CAST and way_fits(t, e, o.object, o.way)]
        if not e.alternative and any(price_number(way) == 0 for _, way in pairs if t.names.means(g, e.card, _)):
            pairs = [p for p in pairs if price_number(p[1]) == 0]
        oid = t.the_one(g, e.card, [a for a, _ in pairs], e.line)
        if oid:
            way = next(b for a, b in pairs if a == oid)
            return Announcement(t, e, player).begin(index_of(d.options, OptionKind.CAST, oid, way))
    reasons: list[Why] = []
    if really or not waits:
        reasons.extend(why_not_cast(t, e, player, meant[0]))
    return (*reasons, *waits) or (not_offered(t, e, Concept.CAST, meant[0]),)


def way_fits(t: ScenarioGame, e: PlayEntry, oid: int, way: int) -> bool:
    """True if the entry asks for this way of casting. One that replaces the mana cost from the hand has to be named."""
    g = t.g
    o = g.objects[oid]
    if face_number(way) not in faces_meant(t, e, oid):
        return False
    alternatives = g.book.cards[face_cast(g, o, way)].alternatives
    price = price_number(way)
    if is_free(price):  # only for a card that an effect lets be cast so
        return not e.alternative or ability_name_fits(e.alternative, FREELY)
    if e.alternative:
        return price > 0 and ability_name_fits(e.alternative, alternatives[price - 1].name)
    return price == 0 or alternatives[price - 1].zone != Zone.HAND


FREELY = "without paying its mana cost"


def faces_meant(t: ScenarioGame, e: PlayEntry, oid: int) -> list[int]:
    """The numbers of the faces as which the entry wants the card to be cast: by the name of a half or an Adventure,
    or as the card itself; face down by the name of its alternative cost.
    """
    g = t.g
    faces = g.book.cards[g.objects[oid].card].faces
    named = [k for k in range(1, len(faces)) if same_name(e.card, g.book.cards[faces[k]].node.name)]
    if named:
        return named
    return [0, *(k for k in range(1, len(faces)) if e.alternative and g.book.cards[faces[k]].face_down)]


def ability_name_fits(said: str, name: str) -> bool:
    a, b = said.casefold().strip(), name.casefold()
    return a == b or all(word in b for word in a.split())


def why_not_cast(t: ScenarioGame, e: PlayEntry, player: int, oid: int) -> list[Why]:
    """The reasons why the card cannot be cast in the ways that the entry asks for. Raises ScenarioError if it has no
    such way.
    """
    g = t.g
    out: list[Why] = []
    o = g.objects[oid]
    ways: list[int] = []
    known: list[str] = []
    for face in faces_meant(t, e, oid):
        alternatives = g.book.cards[g.book.cards[o.card].faces[face]].alternatives
        known += [a.name for a in alternatives]
        if e.alternative and ability_name_fits(e.alternative, FREELY):
            ways.append(way_of(face, FREE))
        elif e.alternative:
            ways += [
                way_of(face, i + 1) for i, a in enumerate(alternatives) if ability_name_fits(e.alternative, a.name)
            ]
        else:
            ways.append(way_of(face, 0))
            ways += [way_of(face, i + 1) for i, a in enumerate(alternatives) if a.zone == o.zone != Zone.HAND]
    if not ways:
        raise t.fail(
            e.line,
            worded(
                "error-has-no-alternative-cost",
                "{card} has no alternative cost {alternative}; it has {known}",
                card=e.card,
                alternative=repr(e.alternative),
                known=commas(known) or fixed("error-none", "none"),
            ),
        )
    for way in reversed(ways):
        why = cannot_cast(g, player, oid, way)
        if why:
            more = detail(g, why, player, o, way)
            out.append(packed(g, why, e.player, f"cast {e.card}", e.card, more=more))
    return out + untargetable(t, e, player, oid)


def attempt_special_action(t: ScenarioGame, e: PlayEntry, player: int, really: bool) -> Reasons:
    """A special action with a card in hand (CR 116.2f, k)."""
    g = t.g
    meant = objects_for_entry(t, e, player)
    waits = no_priority(t, player, Concept.SPECIAL_WITH_PRIORITY)
    uids = {oid: uid for oid in meant for uid in specials_named(g, oid, e.verb)}
    if not uids:
        return (
            Why(
                Concept.NO_SUCH_ABILITY,
                meant[0],
                worded("found-has-no", "{card} has no {verb}", card=e.card, verb=e.verb),
            ),
            *waits,
        )
    d = g.pending
    if really and not waits and d is not None:
        offered = [o.object for o in d.options if o.kind == OptionKind.SPECIAL and uids.get(o.object) == o.ability]
        oid = t.the_one(g, e.card, offered, e.line)
        if oid:
            return Announcement(t, e, player).begin(index_of(d.options, OptionKind.SPECIAL, oid, uids[oid]))
    oid = next(iter(uids))
    why = cannot_act_specially(g, player, oid, uids[oid])
    more = detail(g, why, player, g.objects[oid], uid=uids[oid])
    own = (packed(g, why, e.player, f"{e.verb} {e.card}", e.card, more=more),) if why else DONE
    return (*own, *waits) or (not_offered(t, e, Concept.SPECIAL_WITH_PRIORITY, oid),)


def attempt_turn_up(t: ScenarioGame, e: PlayEntry, player: int, really: bool) -> Reasons:
    """Turning a permanent face up (CR 116.2b)."""
    g = t.g
    meant = objects_for_entry(t, e, player)
    meant.sort(key=lambda oid: not is_face_down(g, g.objects[oid]))
    waits = no_priority(t, player, Concept.SPECIAL_WITH_PRIORITY)
    d = g.pending
    if really and not waits and d is not None:
        oid = t.the_one(g, e.card, [o.object for o in d.options if o.kind == OptionKind.TURN_UP], e.line)
        if oid:
            return Announcement(t, e, player).begin(index_of(d.options, OptionKind.TURN_UP, oid))
    why = cannot_turn_up(g, player, meant[0])
    own = (packed(g, why, e.player, f"turn up {e.card}", e.card),) if why else DONE
    return (*own, *waits) or (not_offered(t, e, Concept.TURN_FACE_UP, meant[0]),)


def attempt_planar_roll(t: ScenarioGame, e: PlayEntry, player: int, really: bool) -> Reasons:
    """Rolling the planar die (CR 116.2i)."""
    g = t.g
    waits = no_priority(t, player, Concept.SPECIAL_WITH_PRIORITY)
    d = g.pending
    if really and not waits and d is not None:
        index = next((k for k, o in enumerate(d.options) if o.kind == OptionKind.ROLL_PLANAR_DIE), -1)
        if index >= 0:
            return Announcement(t, e, player).begin(index)
    why = cannot_roll_planar_die(g, player)
    own = (packed(g, why, e.player, e.verb, "the planar die"),) if why else DONE
    return (*own, *waits) or (not_offered(t, e, Concept.ROLL_PLANAR_DIE, 0),)


def specials_named(g: State, oid: int, name: str) -> list[int]:
    out: list[int] = []
    code = g.book.cards[g.objects[oid].card]
    for uid in (*code.specials, *([code.companion_action] if code.companion_action >= 0 else [])):
        node = g.book.abilities[uid].node
        if isinstance(node, n.SpecialAction) and node.name == name:
            out.append(uid)
    return out


def untargetable(t: ScenarioGame, e: PlayEntry, player: int, source: int) -> list[Why]:
    """Targets that the entry names and that can't be targeted by this player (CR 702.11b, 702.18a)."""
    g = t.g
    out: list[Why] = []
    for naming in e.targets or ():
        if naming.name in t.names.players:
            concept = cannot_target(g, player_ref(t.names.players.index(naming.name)), player, source)
            if concept:
                out.append(
                    Why(
                        concept,
                        0,
                        worded(
                            "found-cannot-be-the-target-of",
                            "{name} can't be the target of {player}'s {card}",
                            name=naming.name,
                            player=e.player,
                            card=e.card,
                        ),
                    )
                )
        for oid in t.names.those(g, naming.name, g.battlefield):
            concept = cannot_target(g, oid, player, source)
            if concept:
                out.append(
                    Why(
                        concept,
                        oid,
                        worded(
                            "found-cannot-be-the-target-of",
                            "{name} can't be the target of {player}'s {card}",
                            name=naming.name,
                            player=e.player,
                            card=e.card,
                        ),
                    )
                )
                break
    return out


# --- Abilities


def activated_abilities_of(g: State, oid: int) -> list[int]:
    """The activated abilities of an object, mana abilities too, in printed order."""
    ch = characteristics_of(g.objects[oid])
    return [uid for uid in ch.abilities if g.book.abilities[uid].kind == AbilityKind.ACTIVATED]


def wanted_abilities(t: ScenarioGame, e: PlayEntry, oid: int) -> list[int]:
    """Those that the entry could mean: by number from 1, or by words. Raises ScenarioError if it has none such."""
    g = t.g
    uids = activated_abilities_of(g, oid)
    said = e.ability
    if said is None:
        return uids
    if isinstance(said, int):
        if not 1 <= said <= len(uids):
            raise t.fail(
                e.line,
                worded(
                    "error-has-activated-abilities-ability",
                    "{card} has {count} activated abilities; `ability: {said}` is not one of them",
                    card=e.card,
                    count=len(uids),
                    said=said,
                ),
            )
        return [uids[said - 1]]
    found = [uid for uid in uids if said.casefold() in ability_in_words(g, uid).casefold()]
    if not found:
        raise t.fail(
            e.line,
            worded(
                "error-has-no-activated-ability",
                "{card} has no activated ability with {said} in it; it has {abilities}",
                card=e.card,
                said=repr(said),
                abilities=spelled_abilities(g, uids),
            ),
        )
    return found


def spelled_abilities(g: State, uids: list[int]) -> str:
    return "; ".join(f"{i + 1}: {ability_in_words(g, uid)}" for i, uid in enumerate(uids)) or "none"


def attempt_activation(t: ScenarioGame, e: PlayEntry, player: int, really: bool) -> Reasons:
    """Activates an ability of the entry's card. Raises ScenarioError if it could be several."""
    g = t.g
    meant = objects_for_entry(t, e, player)
    waits = no_priority(t, player, Concept.ACTIVATE_WITH_PRIORITY)
    d = g.pending
    if really and not waits and d is not None:
        pairs = [
            (o.object, o.ability)
            for o in d.options
            if o.kind in (OptionKind.ACTIVATE, OptionKind.MANA) and t.names.means(g, e.card, o.object)
        ]
        pairs = [p for p in pairs if p[1] in wanted_abilities(t, e, p[0])]
        oid = t.the_one(g, e.card, list(dict.fromkeys(a for a, _ in pairs)), e.line)
        if oid:
            uids = [b for a, b in pairs if a == oid]
            if len(uids) > 1:
                raise t.fail(
                    e.line,
                    worded(
                        "error-has-several-abilities-say",
                        "{card} has several abilities ({abilities}); say which with `ability:`",
                        card=e.card,
                        abilities=spelled_abilities(g, activated_abilities_of(g, oid)),
                    ),
                )
            index = next(
                i
                for i, o in enumerate(d.options)
                if o.kind in (OptionKind.ACTIVATE, OptionKind.MANA) and (o.object, o.ability) == (oid, uids[0])
            )
            return Announcement(t, e, player).begin(index)
    reasons: list[Why] = []
    for uid in wanted_abilities(t, e, meant[0]):
        is_mana = g.book.abilities[uid].is_mana
        why = cannot_activate_mana(g, player, meant[0], uid) if is_mana else cannot_activate(g, player, meant[0], uid)
        if why:
            more = detail(g, why, player, g.objects[meant[0]], uid=uid)
            reasons.append(packed(g, why, e.player, f"activate {e.card}", e.card, more=more))
        reasons.extend(untargetable(t, e, player, meant[0]))
    if not activated_abilities_of(g, meant[0]):
        reasons.append(
            Why(
                Concept.NO_SUCH_ABILITY,
                meant[0],
                worded("found-has-no-activated-ability-now", "{card} has no activated ability now", card=e.card),
            )
        )
    return (*reasons, *waits) or (not_offered(t, e, Concept.ACTIVATE, meant[0]),)
