"""Details that a reason leaves open: which permission is missing, what is in the way, what it costs, why nothing is a
target.

The law is asked here too: each detail comes from the predicate that refused, or from what it looked at.
"""

from mainphase.cards import nodes as n
from mainphase.cards.mana_costs import cost_text
from mainphase.cards.nodes import ZONE_NAMES, Zone
from mainphase.kernel.casting.announcing import usable_modes
from mainphase.kernel.casting.playing import (
    AS_A_SORCERY,
    AS_ITSELF,
    LATER_TURN,
    NOT_SO,
    OWN_TURN,
    USED_UP,
    barred_permission,
    lands_allowed,
)
from mainphase.kernel.casting.spell_costs import alternative_of_way, mana_to_cast_as
from mainphase.kernel.costs.ability_costs import mana_component, mana_to_activate
from mainphase.kernel.costs.affording import was_cut
from mainphase.kernel.costs.assisting import refusal_key
from mainphase.kernel.costs.combining import MOST_TRIED
from mainphase.kernel.effects.turn_editing import part_name
from mainphase.kernel.fifth.batches import Chance, NeutralState
from mainphase.kernel.lowering.codes import AbilityCode, ModeCode
from mainphase.kernel.reading.evaluate import holds, matches_it, objects_in_zones_meant
from mainphase.kernel.reading.faces import face_cast, is_free, price_number, show_again, show_meanwhile
from mainphase.kernel.reading.targets import cannot_target, has_targets, is_legal_target, least_targets, legal_targets
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.objects import Obj
from mainphase.kernel.state.refusal import pack_refusal, refusal_concept, source_of
from mainphase.kernel.state.state import State
from mainphase.kernel.state.turn_parts import Part
from mainphase.kernel.values import player_ref
from mainphase.language import fragments
from mainphase.language.words_of_the_day import words_on
from mainphase.presentation.names import object_name, plain_name, player_name, ref_name
from mainphase.presentation.refusal_words import IT, reason
from mainphase.rules.concepts import Concept
from mainphase.rules.plan import StepKind
from mainphase.saying.worded import all_of, belonging_to, commas, number_with_noun, or_else, term, worded

TIMING = (
    Concept.SORCERY_TIMING,
    Concept.CREATURE_TIMING,
    Concept.ARTIFACT_TIMING,
    Concept.ENCHANTMENT_TIMING,
    Concept.PLANESWALKER_TIMING,
    Concept.BATTLE_TIMING,
    Concept.ACTIVATE_SORCERY_TIMING,
    Concept.LOYALTY_TIMING,
)
MOST_CANDIDATES = 4


def detail(g: State, why: int, player: int, o: Obj, way: int = 0, uid: int = -1) -> str:
    """Returns the text for {more} in a reason why a player cannot play, cast (this way) or activate (this ability)."""
    concept = refusal_concept(why)
    if concept == Concept.LAND_PLAY:
        return (
            bracketed(with_permission(whereabouts(g, o), missing_permission(g, player, o, False)))
            if o.zone != Zone.HAND or o.owner != player
            else ""
        )
    if concept == Concept.LAND_TIMING:
        if g.stack:
            if g.batches is not None:
                return worded("detail-batch-open", "a batch is open: {obj} is in it", obj=object_name(g, g.stack[-1]))
            top = object_name(g, g.stack[-1])
            return worded("detail-stack-not-empty", "the stack is not empty: {obj} is on it", obj=top)
        step = g.parts.get(g.step)
        if step is None:
            return worded("detail-no-main-phase", "it is not a main phase")
        return worded("detail-other-part", "it is the {part}, not a main phase", part=part_term(g, step))
    if concept == Concept.LAND_PER_TURN:
        return number_with_noun(lands_allowed(g, player), term("land"))
    if concept == Concept.CAST_ZONE:
        return cast_from(g, player, o, way)
    if concept == Concept.CAST_PERMISSION:
        return unmet(g, player, o, way)
    if concept == Concept.ACTIVATE_ZONE:
        node = g.book.abilities[uid].node if uid >= 0 else None
        zone = node.zone if isinstance(node, n.SpecialAction) else g.book.abilities[uid].zone if uid >= 0 else o.zone
        where = whereabouts(g, o)
        if zone in (o.zone, Zone.NOWHERE):
            return where
        english = "{where}, and that ability is used {there}"
        return worded("detail-ability-used", english, where=where, there=zone_of_owner(g, zone))
    if concept == Concept.ACTIVATE_CONTROLLER:
        return worded("detail-controls-it", "{who} controls it", who=player_name(g, o.controller))
    if concept == Concept.ACTIVATION_CONDITION:
        activated = g.book.abilities[uid].activated if uid >= 0 else None
        if activated is not None and activated.condition is not None:
            return only_if(fragments.condition_text(activated.condition, g.rules.date, plain_name(g, o)))
        return ""
    if concept == Concept.ACTIVATION_LIMIT:
        activated = g.book.abilities[uid].activated if uid >= 0 else None
        return worded("detail-this-turn", " this turn") if activated is not None and not activated.once else ""
    if concept in TIMING:
        return stack_or_place(g, player)
    if concept == Concept.PAY_MANA:
        if uid >= 0:
            node = g.book.abilities[uid].node
            if isinstance(node, n.Activated):
                return cost_as_tried(g, player, mana_to_activate(g, node, Context(o.id, player, uid)), 0)
            said_cost = node.cost if isinstance(node, n.SpecialAction) else ()
            return cost_as_tried(g, player, mana_component(said_cost), 0) if said_cost else ""
        cost = mana_to_cast_as(g, player, o.id, way)
        return cost_with_help(g, player, cost, o) if cost is not None else ""
    if concept in (Concept.CHOOSE_TARGETS, Concept.TARGET_AURA):
        said = untargeted(g, player, o, way, uid)
        if concept != Concept.TARGET_AURA:
            return said
        return worded("detail-nothing-to-enchant", "there is nothing for it to enchant{more}", more=said)
    return ""


def bracketed(said: str) -> str:
    return worded("detail-in-brackets", " ({said})", said=said)


def only_if(condition: str) -> str:
    """A condition, as its card says it."""
    return worded("detail-only-if", ": only if {condition}", condition=condition)


def part_term(g: State, part: Part) -> str:
    """The name of a part of the turn, as a term of the day."""
    return term(part_name(g, part), g.rules.date)


def with_permission(where: str, permission: str) -> str:
    """Where a card is, and which permission is missing there."""
    return worded("detail-where-and", "{where}{permission}", where=where, permission=permission)


def cost_as_tried(g: State, player: int, cost: n.ManaCost, for_obj: int) -> str:
    """A cost that could not be paid; and, if not every way to pay it was tried, that it was so."""
    said = cost_text(cost)
    if was_cut(g, player, cost, for_obj, []):
        return worded(
            "detail-cost-tried",
            " {cost} in any of the {number} ways that were tried; activating mana abilities first may do it",
            cost=said,
            number=MOST_TRIED,
        )
    return worded("detail-cost", " {cost}", cost=said)


def cost_with_help(g: State, player: int, cost: n.ManaCost, o: Obj) -> str:
    """A cost that could not be paid; and who of those who could help has been asked this turn, and would not."""
    said = cost_as_tried(g, player, cost, o.id)
    asked = [p.id for p in g.players if g.players[player].recall(refusal_key(p.id, o))] if g.book.assists else []
    if not asked:
        return said
    who = all_of([player_name(g, p) for p in asked])
    return worded("detail-cost-refused", "{cost}, and {who} would not pay enough of it this turn", cost=said, who=who)


# --- Where it is, and when


def whereabouts(g: State, o: Obj) -> str:
    """ "Forest is on the battlefield", for what is not where it would have to be."""
    name = plain_name(g, o)
    if o.phased_out:
        return worded("detail-phased-out", "{obj} is phased out", obj=name)
    if o.zone in (Zone.BATTLEFIELD, Zone.STACK, Zone.EXILE):
        return worded("detail-is-there", "{obj} is {there}", obj=name, there=zone_of_owner(g, o.zone))
    of, zone = belonging_to(player_name(g, o.owner)), term(ZONE_NAMES[o.zone], g.rules.date)
    return worded("detail-is-in", "{obj} is in {of} {zone}", obj=name, of=of, zone=zone)


def zone_of_owner(g: State, zone: int) -> str:
    words = words_on(g.rules.date)
    day = g.rules.date
    if zone == Zone.BATTLEFIELD:
        return worded("there-battlefield", "{en_there}", en_there=words.on_battlefield, day=day)
    if zone == Zone.STACK:
        return worded("there-stack", "on the stack") if words.stack else worded("there-batch", "in the batch")
    if zone == Zone.EXILE:
        return worded("there-exile", "{en_there}", en_there=words.in_exile, day=day)
    if zone == Zone.NOWHERE:
        return worded("there-nowhere", "nowhere")
    return worded("there-zone", "in a {zone}", zone=term(ZONE_NAMES[zone], day))


def stack_or_place(g: State, player: int) -> str:
    """Returns what stands in the way of doing something at sorcery speed."""
    if g.stack:
        top, there = object_name(g, g.stack[-1]), zone_of_owner(g, Zone.STACK)
        return bracketed(worded("detail-is-there", "{obj} is {there}", obj=top, there=there))
    step = g.parts.get(g.step)
    if step is None:
        return ""
    part = part_term(g, step)
    if g.active == player:
        return bracketed(worded("detail-part-now", "it is the {part}", part=part))
    of = belonging_to(player_name(g, g.active))
    return bracketed(worded("detail-part-of-turn", "it is the {part} of {of} turn", part=part, of=of))


def unblockable(g: State, player: int, o: Obj, attacker: int) -> str:
    """Returns what keeps a player from having this block that, beyond what either of them is like."""
    if o.zone != Zone.BATTLEFIELD or o.phased_out:
        return whereabouts(g, o)
    if o.controller != player:
        who = player_name(g, o.controller)
        return worded("detail-controls", "{who} controls {obj}", who=who, obj=object_name(g, o.id))
    if g.combat is None or attacker not in g.combat.attacks:
        return worded("detail-not-attacking", "{obj} is not attacking", obj=object_name(g, attacker))
    who = player_name(g, player)
    return worded("detail-does-not-attack", "{obj} does not attack {who}", obj=object_name(g, attacker), who=who)


# --- Permissions


def cast_from(g: State, player: int, o: Obj, way: int) -> str:
    """Where a card is, and which permission to cast it there is missing (CR 601.3)."""
    code = g.book.cards[face_cast(g, o, way)]
    price = price_number(way)
    free = is_free(price)
    alt = alternative_of_way(code, way)
    name = code.node.name or plain_name(g, o)
    words = words_on(g.rules.date)
    if code.fused and not (o.zone == Zone.HAND and o.owner == player):
        english = "{where}, and both halves can be {en_cast} as one spell only from a hand"
        return worded("detail-fused", english, where=whereabouts(g, o), en_cast=words.casts[1], day=g.rules.date)
    home = alt.zone if alt is not None else code.home
    if home == Zone.GRAVEYARD and o.zone != Zone.GRAVEYARD:
        where, day = whereabouts(g, o), g.rules.date
        if alt is not None:
            english = "{where}, and {cost} can be paid only from a graveyard"
            return worded("detail-cost-from-graveyard", english, where=where, cost=term(alt.name))
        english = "{where}, and {card} can be {en_cast} only from a graveyard"
        return worded("detail-from-graveyard", english, where=where, card=name, en_cast=words.casts[1], day=day)
    if home == Zone.NOWHERE and alt is not None:
        english = "{where}, and {cost} can be paid only when it is offered"
        return worded("detail-cost-when-offered", english, where=whereabouts(g, o), cost=term(alt.name))
    if o.zone in (Zone.BATTLEFIELD, Zone.STACK) and not o.phased_out:
        english = "{where}, from where no card is {en_cast}"
        return worded("detail-no-card", english, where=whereabouts(g, o), en_cast=words.casts[1], day=g.rules.date)
    return with_permission(whereabouts(g, o), missing_permission(g, player, o, free))


def missing_permission(g: State, player: int, o: Obj, free: bool) -> str:
    """The permission that a player lacks, or the condition of one that is not met."""
    who = player_name(g, player)
    source, bar = barred_permission(g, player, o.id, free)
    if source:
        by = object_name(g, source)
        if bar == AS_A_SORCERY:
            english = ", and {by} lets {who} play it only during a main phase of theirs while the stack is empty"
            return worded("permission-as-a-sorcery", english, by=by, who=who)
        if bar == LATER_TURN:
            english = ", and {by} lets {who} play it only on a later turn"
            return worded("permission-later-turn", english, by=by, who=who)
        if bar == AS_ITSELF:
            english = ", and {by} lets {who} play it only as {card}"
            return worded("permission-as-itself", english, by=by, who=who, card=plain_name(g, o))
        if bar == NOT_SO:
            english = ", and {by} lets {who} play it only if something is so that is not"
            return worded("permission-not-so", english, by=by, who=who)
        if bar == OWN_TURN:
            english = ", and {by} lets {who} play it only on their own turn"
            return worded("permission-own-turn", english, by=by, who=who)
        assert bar == USED_UP
        english = ", and {who} has already played as many cards this turn as {by} allows"
        return worded("permission-used-up", english, by=by, who=who)
    if free:
        return worded("permission-none-free", ", and nothing lets {who} play it without paying its mana cost", who=who)
    if o.zone == Zone.HAND and o.owner == player:
        return worded("permission-none", ", and nothing lets {who} play it", who=who)
    return worded("permission-none-there", ", and nothing lets {who} play it from there", who=who)


def unmet(g: State, player: int, o: Obj, way: int) -> str:
    """The condition that a spell itself sets, in words."""
    code = g.book.cards[face_cast(g, o, way)]
    ctx = Context(o.id, player, code.spell)
    for condition in code.cast_only:
        if not holds(g, condition, ctx):
            return only_if(fragments.condition_text(condition, g.rules.date, plain_name(g, o)))
    return ""


# --- Targets


def untargeted(g: State, player: int, o: Obj, way: int, uid: int) -> str:
    """Returns what has no target, and what keeps each likely one from being it."""
    if uid >= 0:
        return untargeted_by(g, player, o, uid)
    face = face_cast(g, o, way)
    uid = g.book.cards[face].spell
    if uid < 0:
        return ""
    if face == o.face:
        return untargeted_by(g, player, o, uid)
    before = show_meanwhile(g, o, face)
    said = untargeted_by(g, player, o, uid)
    show_again(o, before)
    return said


def untargeted_by(g: State, player: int, o: Obj, uid: int) -> str:
    return lacking(g, g.book.abilities[uid], Context(o.id, player, uid), o.id if o.zone != Zone.BATTLEFIELD else 0)


def lacking(g: State, code: AbilityCode, ctx: Context, spell: int) -> str:
    if len(code.modes) > 1 and len(usable_modes(g, code, ctx, spell)) < code.choose_least:
        said = [lacking_of(g, m, ctx, spell) for m in code.modes]
        return which_needs(or_else(dict.fromkeys(text for text in said if text)))
    found = lacking_of(g, code.modes[0], ctx, spell)
    return which_needs(found) if found else ""


def which_needs(what: str) -> str:
    return worded("detail-needing", ", which needs {what}", what=what)


def lacking_of(g: State, mode: ModeCode, ctx: Context, spell: int) -> str:
    """The first phrase without enough targets, with those that would be one but for what they have."""
    if has_targets(g, mode, ctx, spell):
        return ""
    for phrase in mode.phrases:
        if len(legal_targets(g, phrase, ctx, spell)) < least_targets(g, phrase, ctx):
            words = fragments.target_phrase_text(phrase, g.rules.date)
            kept = but_for(g, phrase, ctx, spell)
            kept_from = commas(kept, "; ")
            return worded("detail-target-kept", "{target} ({kept})", target=words, kept=kept_from) if kept else words
    return worded("detail-different-targets", "different targets")


def but_for(g: State, phrase: n.TargetPhrase, ctx: Context, spell: int) -> list[str]:
    """ "Gladecover Scout has hexproof": what would be a target but for that (CR 702.11b, c, 702.16b, 702.18a)."""
    out: list[str] = []
    refs = [player_ref(p.id) for p in g.players] if phrase.players is not None else []
    if phrase.which is not None:
        refs += [o.id for o in objects_in_zones_meant(g, phrase.which) if matches_it(g, phrase.which, o, ctx)]
    for ref in refs:
        why = cannot_target(g, ref, ctx.controller, ctx.source, ctx.ability)
        if why and not is_legal_target(g, phrase, ref, ctx, spell) and len(out) < MOST_CANDIDATES:
            who = player_name(g, ctx.controller)
            said = reason(why, g.rules.date, it=ref_name(g, ref), who=who, source=IT, other=IT)
            out.append(worded("detail-with-rule", "{said} ({rule})", said=said, rule=g.rules.number(why)))
    return out


def source_name(g: State, why: int) -> str:
    """Returns the name of what makes it so; it may have left since its effect began."""
    source = source_of(why)
    o = g.objects.get(source) if source > 0 else None
    if o is None:
        return worded("name-a-rule", "a rule")
    return object_name(g, source) if o.zone != Zone.NOWHERE else plain_name(g, o)


def mana_only(g: State) -> int:
    """0, or why whoever may do something now may do no more than use mana sources (1997)."""
    frame = next((f for f in reversed(g.agenda) if isinstance(f, NeutralState)), None)
    if frame is None or frame.chance != Chance.MANA:
        return 0
    step = g.parts.get(g.step)
    cleanup = step is not None and step.kind == StepKind.CLEANUP
    return pack_refusal(Concept.NO_PRIORITY_CLEANUP if cleanup else Concept.NO_PRIORITY_UNTAP)
