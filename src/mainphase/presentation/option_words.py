"""Every option as text, and every decision as a question. The texts depend on what the pending decision asks."""

from collections.abc import Callable
from typing import Final

from mainphase.cards import nodes as n
from mainphase.cards.mana_costs import symbol_text
from mainphase.cards.nodes import ZONE_NAMES, Zone
from mainphase.cards.nodes.wording import WORDS
from mainphase.kernel.asking.choosing import ChooseCountersToRemove, ChoosePile
from mainphase.kernel.casting.activating import ActivateAbility
from mainphase.kernel.casting.casting import CastSpell
from mainphase.kernel.casting.playing import free_permissions
from mainphase.kernel.casting.special_actions import cost_of_planar_roll
from mainphase.kernel.casting.spell_costs import way_said
from mainphase.kernel.combat.attacking import DeclareAttackers
from mainphase.kernel.costs.paying_mana import ActivateMana
from mainphase.kernel.costs.pool import ChooseMana
from mainphase.kernel.costs.sources_of_mana import add_mana_of, only_adds
from mainphase.kernel.fifth.series import Series
from mainphase.kernel.keys import Paid
from mainphase.kernel.reading.characteristics import kinds_of_counters
from mainphase.kernel.reading.faces import (
    face_cast,
    face_number,
    face_played,
    permission_of,
    place_of,
    price_number,
    shown_definition,
)
from mainphase.kernel.state.state import State
from mainphase.kernel.values import Decision, DecisionKind, Option, OptionKind
from mainphase.language import fragments
from mainphase.language.words_of_the_day import words_on
from mainphase.presentation.names import (
    ability_in_words,
    attacked_name,
    card_name,
    named_card,
    object_name,
    plain_name,
    player_name,
    ref_name,
)
from mainphase.presentation.symbols import color_words, mana_symbols_text
from mainphase.presentation.words import way_words
from mainphase.rules.plan import Action
from mainphase.saying.worded import Worded, belonging_to, commas, in_english, one_of_these, term, worded

# --- Options as text


def option_text(g: State, option: Option) -> str:
    """The notation of one option of the pending decision."""
    text = bare_text(g, option)
    oid = subject(option)
    o = g.find(oid) if oid > 0 else None
    if o is not None and o.zone in (Zone.GRAVEYARD, Zone.EXILE, Zone.HAND) and g.pending is not None:
        for other in g.pending.options:
            p = g.find(subject(other)) if subject(other) > 0 else None
            if p is not None and (p.zone, p.owner) != (o.zone, o.owner) and bare_text(g, other) == text:
                then = words_on(g.rules.date).zone(o.zone)
                zone: str = in_english(then, term(ZONE_NAMES[o.zone], g.rules.date))
                if o.zone != Zone.EXILE:
                    of = belonging_to(player_name(g, o.owner))
                    zone = worded("name-zone-of", "{of} {zone}", of=of, zone=zone)
                return worded("option-in", "{option} in {zone}", option=text, zone=zone)
    return text


def option_texts(g: State) -> list[str]:
    """The notation of every option of the pending decision; a range of numbers is written out."""
    d = g.pending
    if d is None:
        return []
    return [option_text(g, d.option(k)) for k in range(d.count())]


def subject(option: Option) -> int:
    """The object an option is about, or 0."""
    if option.kind in (
        OptionKind.TARGET,
        OptionKind.CARD,
        OptionKind.AID,
        OptionKind.CAST,
        OptionKind.ACTIVATE,
        OptionKind.SPECIAL,
        OptionKind.TURN_UP,
        OptionKind.PLAY_LAND,
        OptionKind.TOP,
        OptionKind.BOTTOM,
        OptionKind.OVER,
        OptionKind.UNDER,
        OptionKind.ATTACK,
        OptionKind.BLOCK,
        OptionKind.STAY,
        OptionKind.MANA,
    ):
        return option.a
    return 0


def bare_text(g: State, option: Option) -> str:
    kind = option.kind
    if kind in PLAIN:
        return PLAIN[kind]
    if kind in TEXTS:
        return TEXTS[kind](g, option)
    return f"option {kind} {option.a} {option.b}"


def pending_kind(g: State) -> int:
    """The kind of the pending decision."""
    return g.pending.kind if g.pending is not None else DecisionKind.PRIORITY


# --- what an option does, by its kind


def land_text(g: State, option: Option) -> str:
    permission = permission_of(option.play)
    name = face_name(g, option.object, face_played(option.play))
    if permission:
        by = object_name(g, permission)
        return worded("option-play-under", "play {card} under {by}", card=name, by=by)
    return worded("option-play", "play {card}", card=name)


def cast_text(g: State, option: Option) -> str:
    return worded("option-cast", "cast {card}{way}", card=cast_name(g, option), way=way_text(g, option))


def special_text(g: State, option: Option) -> str:
    name = object_name(g, option.object)
    if g.objects[option.object].zone == Zone.COMMAND:  # a plane allows it
        action = term(special_name(g, option.ability))
        return worded("option-special-with", "{action} a card with {obj}", action=action, obj=name)
    return worded("option-special", "{action} {card}", action=term(special_name(g, option.ability)), card=name)


def turn_up_text(g: State, option: Option) -> str:
    card = card_name(g, g.objects[option.object].card)
    return worded("option-turn-up", "turn up {obj} ({card})", obj=object_name(g, option.object), card=card)


def planar_roll_text(g: State, option: Option) -> str:
    """Tells what it costs, unless it is the first time in the turn."""
    cost = cost_of_planar_roll(g, g.pending.player).generic if g.pending is not None else 0
    if cost:
        return worded("option-roll-for", "roll the planar die for {cost}", cost=f"{{{cost}}}")
    return worded("option-roll", "roll the planar die")


def activate_text(g: State, option: Option) -> str:
    name, ability = object_name(g, option.object), ability_in_words(g, option.ability)
    return worded("option-activate", "activate {obj}: {ability}", obj=name, ability=ability)


def phase_action_text(g: State, option: Option) -> str:
    return worded(*PHASE_ACTIONS[option.action])


def target_text(g: State, option: Option) -> str:
    return worded("option-target", "target {target}", target=ref_name(g, option.ref))


def numbered_mode_text(g: State, option: Option) -> str:
    return worded("option-mode", "mode {number}: {mode}", number=option.index + 1, mode=mode_text(g, option))


def card_text(g: State, option: Option) -> str:
    name, english = CARD_VERBS.get(pending_kind(g), CHOOSES)
    return worded(name, english, card=object_name(g, option.object))


def player_text(g: State, option: Option) -> str:
    name = player_name(g, option.player)
    if pending_kind(g) == DecisionKind.STARTER:
        return worded("option-starter", "{who} goes first", who=name)
    return worded("option-choose", "choose {what}", what=name)


def attack_text(g: State, option: Option) -> str:
    if option.attacked == 0:  # another player says which creatures attack, not whom
        return worded("option-attacks", "{obj} attacks", obj=object_name(g, option.object))
    whom = attacked_name(g, option.attacked)
    return worded("option-attack", "attack {whom} with {obj}", whom=whom, obj=object_name(g, option.object))


def block_text(g: State, option: Option) -> str:
    attacker = object_name(g, option.attacker)
    return worded("option-block", "block {whom} with {obj}", whom=attacker, obj=object_name(g, option.object))


def band_text(g: State, option: Option) -> str:
    partner = object_name(g, option.partner)
    return worded("option-band", "band {obj} with {partner}", obj=object_name(g, option.object), partner=partner)


def stay_text(g: State, option: Option) -> str:
    name, kind = object_name(g, option.object), pending_kind(g)
    if kind == DecisionKind.BLOCK:
        return worded("option-no-block", "{obj} does not block", obj=name)
    if kind == DecisionKind.BAND:
        return worded("option-no-band", "{obj} joins no band", obj=name)
    return worded("option-stay", "{obj} stays home", obj=name)


def replacement_text(g: State, option: Option) -> str:
    name = object_name(g, option.source)
    return worded("option-apply", "apply {obj} ({number})", obj=name, number=option.index + 1)


def color_text(g: State, option: Option) -> str:
    return worded("option-add", "add {mana}", mana=mana_symbols_text(color_choice(g, option.index)))


def choice_text(g: State, option: Option) -> str:
    node = g.book.nodes[option.node]
    assert isinstance(node, n.ChooseEffect)
    effect = fragments.effect_text(node.of[option.index], g.rules.date)
    return worded("option-choose-effect", "choose {effect}", effect=effect)


def chosen_color_text(g: State, option: Option) -> str:
    return worded("option-choose", "choose {what}", what=term(color_words(option.color)[0]))


def chosen_word_text(g: State, option: Option) -> str:
    return worded("option-choose", "choose {what}", what=term(WORDS[option.index]))


def chosen_name_text(g: State, option: Option) -> str:
    return worded("option-choose", "choose {what}", what=named_card(g.book.words[option.index]))


def counters_text(g: State, option: Option) -> str:
    kind = kinds_of_counters(g, option.holder)[option.index]
    frame = g.top
    several = isinstance(frame, ChooseCountersToRemove) and len(frame.refs) > 1
    if several:
        holder = ref_name(g, option.holder)
        return worded("option-choose-counters-on", "choose {kind} on {holder}", kind=term(kind), holder=holder)
    return worded("option-choose", "choose {what}", what=term(kind))


def pile_text(g: State, option: Option) -> str:
    """Tells what is in the pile, unless it lies face down."""
    frame = g.top
    if not isinstance(frame, ChoosePile):
        return worded("option-pile-number", "choose pile {number}", number=option.index + 1)
    if frame.face_down and option.index == 0:
        return worded("option-pile-face-down", "choose the face-down pile")
    names = [object_name(g, oid) for oid in (frame.first if option.index == 0 else frame.second)]
    if names:
        return worded("option-pile-of", "choose the pile of {cards}", cards=commas(names))
    return worded("option-pile-empty", "choose the empty pile")


def spend_text(g: State, option: Option) -> str:
    return worded("option-pay", "pay {what}", what=symbol_text(option.color))


def aid_text(g: State, option: Option) -> str:
    o = g.objects[option.object]
    name = object_name(g, option.object)
    if o.zone == Zone.BATTLEFIELD:
        return worded("option-aid-tap", "tap {obj} to pay", obj=name)
    return worded("option-aid-exile", "exile {obj} to pay", obj=name)


def top_text(g: State, option: Option) -> str:
    return worded("option-top", "keep {card} on top", card=object_name(g, option.object))


def over_text(g: State, option: Option) -> str:
    return f"over {object_name(g, option.object)}"


def under_text(g: State, option: Option) -> str:
    return f"under {object_name(g, option.object)}"


def bottom_text(g: State, option: Option) -> str:
    return worded("option-bottom", "put {card} on the bottom", card=object_name(g, option.object))


PLAIN: Final = {
    OptionKind.PASS: worded("option-pass", "pass"),
    OptionKind.DONE: worded("option-done", "done"),
    OptionKind.KEEP: worded("option-keep", "keep"),
    OptionKind.MULLIGAN: worded("option-mulligan", "mulligan"),
    OptionKind.PAY_LIFE: worded("option-pay-life", "pay 2 life"),
}
PHASE_ACTIONS: Final = {
    Action.DRAW: ("option-phase-draw", "draw for the turn"),
    Action.DISCARD: ("option-phase-discard", "discard down to the hand size"),
    Action.PHASING: ("option-phase-phasing", "phase in and out"),
    Action.UNTAP: ("option-phase-untap", "untap"),
    Action.WEAR_OFF: ("option-phase-wear-off", "let damage and effects until end of turn end"),
    Action.DECLARE_ATTACKERS: ("option-phase-declare-attackers", "declare an attack"),
}
CHOOSES: Final = ("option-choose-card", "choose {card}")
# What is done with a card that answers a decision: a message and its English.
CARD_VERBS: Final = {
    DecisionKind.DISCARD: ("option-discard", "discard {card}"),
    DecisionKind.LEGEND: ("option-keep-card", "keep {card}"),
    DecisionKind.SEARCH: ("option-find", "find {card}"),
    DecisionKind.UNTAP: ("option-untap", "untap {card}"),
    DecisionKind.COST_CARD: CHOOSES,
    DecisionKind.DAMAGE_ORDER: ("option-next", "next {card}"),
    DecisionKind.ORDER: ("option-next", "next {card}"),
}


def special_name(g: State, uid: int) -> str:
    """ "suspend", "plot"."""
    node = g.book.abilities[uid].node
    assert isinstance(node, n.SpecialAction)
    return node.name


def cast_name(g: State, option: Option) -> str:
    """Returns the name under which a card is cast: a half and an Adventure have their own, the card itself has its."""
    return face_name(g, option.object, face_number(option.way))


def face_name(g: State, oid: int, face: int) -> str:
    """Returns the name that a card has when it is played as its face of that number."""
    if face == 0:
        return object_name(g, oid)
    shows = g.book.cards[g.objects[oid].card].faces[face]
    if g.book.cards[shows].face_down:
        return worded("name-face-down", "{name} face down", name=object_name(g, oid))
    return card_name(g, shows)


def way_text(g: State, option: Option) -> str:
    """ " with flashback", " by returning two Islands"; nothing for the mana cost. Of several effects that say what to
    pay rather than that, which one is meant.
    """
    said = way_words(way_said(g.book.cards[face_cast(g, g.objects[option.object], option.way)], option.way))
    place = place_of(price_number(option.way))
    if g.pending is None or place < 0:
        return said
    permitted = free_permissions(g, g.pending.player, option.object)
    if len(permitted) < 2 or place >= len(permitted):
        return said
    by = object_name(g, permitted[place].source)
    return worded("way-allowed", "{way}, as {by} allows", way=said, by=by)


def mana_option_text(g: State, option: Option) -> str:
    a = g.book.abilities[option.ability].activated
    node, _ = add_mana_of(g, option.ability)
    if (
        a is not None
        and node is not None
        and g.book.abilities[option.ability].only_taps
        and only_adds(g, option.ability)
    ):
        if isinstance(node.amount, n.Fixed) and node.amount.n == 1:
            mana = one_of_these([mana_symbols_text(c) for c in node.choices])
            return worded("option-tap-for", "tap {obj} for {mana}", obj=object_name(g, option.object), mana=mana)
    return activate_text(g, option)


def mode_text(g: State, option: Option) -> str:
    node = g.book.abilities[option.ability].node
    assert isinstance(node, (n.SpellAbility, n.Activated, n.Triggered))
    return fragments.ability_mode(node, option.index, g.rules.date, card_name(g, g.book.abilities[option.ability].card))


def number_range_text(d: Decision) -> str:
    """The numbers that can be chosen."""
    return f"{d.low} to {d.high}" if d.high >= d.low else ", ".join(str(o.number) for o in d.options)


def number_text(g: State, d: Decision | None, number: int) -> str:
    return with_number(*number_words(g, d), number)


def with_number(before: str, after: str, number: int) -> str:
    """A number of a range, with what stands before and after it."""
    return worded("option-number", "{before}{number}{after}", before=before, number=number, after=after)


def number_words(g: State, d: Decision | None) -> tuple[str, str]:
    """Returns the texts before and after each number of a range that is asked for."""
    if d is None:
        return "", ""
    if d.kind == DecisionKind.X:
        return "x=", ""
    if d.kind == DecisionKind.ASSIGN_DAMAGE:
        to = ref_name(g, d.other)
        return worded("number-assign", "assign "), worded("number-damage-to", " damage to {to}", to=to)
    if d.kind == DecisionKind.ASSIST_MANA:
        return worded("number-pay", "pay "), ""
    if d.kind == DecisionKind.DIVIDE:
        return "", worded("number-to", " to {to}", to=ref_name(g, d.about))
    return "", ""


def asked_number_text(g: State, option: Option) -> str:
    return number_text(g, g.pending, option.number)


def yes_no_text(g: State, option: Option) -> str:
    yes = option.kind == OptionKind.YES
    asks = pending_kind(g)
    if asks == DecisionKind.UNTAP:
        obj = object_name(g, option.object)
        if yes:
            return worded("option-untap", "untap {card}", card=obj)
        return worded("option-leave-tapped", "leave {obj} tapped", obj=obj)
    if asks == DecisionKind.OPTIONAL_COST:
        kicker = kicker_asked(g)
        if kicker:
            what = term(kicker)
            return (
                worded("option-pay", "pay {what}", what=what)
                if yes
                else worded("option-do-not-pay", "do not pay {what}", what=what)
            )
        if g.agenda and isinstance(g.agenda[-1], DeclareAttackers):
            return worded("option-exert", "exert it") if yes else worded("option-no-exert", "do not exert it")
        return worded("option-pay-it", "pay") if yes else worded("option-do-not-pay-it", "do not pay")
    if asks == DecisionKind.REDIRECT:
        obj = object_name(g, option.object)
        if yes:
            return worded("option-redirect", "deal it to {obj}", obj=obj)
        return worded("option-no-redirect", "do not deal it to {obj}", obj=obj)
    return worded("option-yes", "yes") if yes else worded("option-no", "no")


def kicker_asked(g: State) -> str:
    """The name of the optional or alternative cost of a spell or ability that is being asked about, or ""."""
    frame = g.agenda[-1] if g.agenda else None
    if isinstance(frame, CastSpell):
        asked = shown_definition(g, g.objects[frame.spell]).cast_costs[frame.costs_asked].optional
        return asked.partition(Paid.GIVEN)[0]
    if isinstance(frame, ActivateAbility):
        return Paid.NOTHING
    return ""


def trigger_text(g: State, option: Option) -> str:
    frame = g.agenda[-1]
    ctx = (frame.left if isinstance(frame, Series) else g.waiting)[option.index].ctx
    obj, ability = object_name(g, ctx.source), ability_in_words(g, ctx.ability)
    text = worded("option-first", "first {obj}: {ability}", obj=obj, ability=ability)
    if ctx.event_object in (0, ctx.source):
        return text
    return worded("option-about", "{option} ({about})", option=text, about=ref_name(g, ctx.event_object))


def color_choice(g: State, index: int) -> tuple[int, ...]:
    """The mana of one alternative of what is being asked about."""
    frame = g.agenda[-1]
    if isinstance(frame, ChooseMana):
        node = g.book.nodes[frame.uid]
        if isinstance(node, n.AddMana):
            return node.choices[index] * frame.amount
    if isinstance(frame, ActivateMana):
        found, _ = add_mana_of(g, frame.uid)
        if found is not None:
            return found.choices[index]
    return ()


# --- What is asked


# The questions that are asked in one way.
QUESTIONS: Final[dict[int, tuple[str, str]]] = {
    DecisionKind.BOTTOM_CARD: ("question-bottom-card", "which card goes to the bottom?"),
    DecisionKind.TARGET: ("question-target", "a target for {about}?"),
    DecisionKind.MODE: ("question-mode", "which mode of {about}?"),
    DecisionKind.COST_CARD: ("question-cost-card", "what pays for {about}?"),
    DecisionKind.ATTACK: ("question-attack", "what does {about} attack?"),
    DecisionKind.BLOCK: ("question-block", "what does {about} block?"),
    DecisionKind.BAND: ("question-band", "whose band does {about} join?"),
    DecisionKind.REPLACEMENT: ("question-replacement", "which effect applies first?"),
    DecisionKind.MAY: ("question-may", "do what {about} allows?"),
    DecisionKind.DISCARD: ("question-discard", "which card is discarded?"),
    DecisionKind.SET_ASIDE: ("question-set-aside", "which card is exiled for another one?"),
    DecisionKind.UNTAP: ("question-untap", "what untaps?"),
    DecisionKind.COLOR: ("question-color", "which mana?"),
    DecisionKind.DEFENDER: ("question-defender", "who is the defending player?"),
    DecisionKind.SCRY: ("question-scry", "where does {about} go?"),
    DecisionKind.SEARCH: ("question-search", "which card is found?"),
    DecisionKind.MERGE: ("question-merge", "does {about} go over or under the creature?"),
    DecisionKind.STARTER: ("question-starter", "who goes first?"),
    DecisionKind.STACK: ("question-stack", "on the stack of whose turn do you act first?"),
    DecisionKind.ASSIST: ("question-assist", "whom do you ask to pay for a part of {about}?"),
    DecisionKind.REDIRECT: ("question-redirect", "is the damage dealt to {about} instead?"),
    DecisionKind.ORDER: ("question-order", "which card is next, from the top down?"),
    DecisionKind.DAMAGE_ORDER: ("question-damage-order", "which creature is next for {of} damage?"),
}


def question(g: State) -> str:
    """Returns the question of the pending decision, as a sentence to its player."""
    d = g.pending
    if d is None:
        if g.over:
            return worded("question-over", "the game is over")
        return worded("question-nothing", "nothing is asked")
    about = ref_name(g, d.about) if d.about else ""
    who = player_name(g, d.player)
    kind = d.kind
    if kind in QUESTIONS:
        message, english = QUESTIONS[kind]
        return asks(who, worded(message, english, about=about, of=belonging_to(about)))
    if kind == DecisionKind.PRIORITY:
        return worded("question-priority", "{who} has priority", who=who)
    if kind == DecisionKind.MULLIGAN:
        cards = len(g.players[d.player].hand)
        return asks(who, worded("question-mulligan", "keep this hand of {number}?", number=cards))
    if kind == DecisionKind.X:
        if d.high >= d.low:
            english = "how much is X for {about}? ({low} to {high})"
            return asks(who, worded("question-x", english, about=about, low=d.low, high=d.high))
        numbers = commas([str(o.number) for o in d.options])
        english = "how much is X for {about}? ({numbers})"
        return asks(who, worded("question-x-of", english, about=about, numbers=numbers))
    if kind == DecisionKind.OPTIONAL_COST:
        kicker = kicker_asked(g)
        if kicker:
            return asks(who, worded("question-pay-cost", "pay {cost} for {about}?", cost=term(kicker), about=about))
        return asks(who, worded("question-pay-for", "pay for {about}?", about=about))
    if kind == DecisionKind.DIVIDE:
        english = "how much to {about}? ({low} to {high})"
        return asks(who, worded("question-divide", english, about=about, low=d.low, high=d.high))
    if kind == DecisionKind.ASSIST_MANA:
        english = "how much do you pay for {about}? ({low} to {high})"
        return asks(who, worded("question-assist-mana", english, about=about, low=d.low, high=d.high))
    if kind == DecisionKind.PAY:
        if about:
            return asks(who, worded("question-pay", "how is {about} paid?", about=about))
        return asks(who, worded("question-pay-it", "how is it paid?"))
    if kind == DecisionKind.ASSIGN_DAMAGE:
        english = "how much damage does {about} assign to {to}? ({low} to {high})"
        to = ref_name(g, d.other)
        return asks(who, worded("question-assign-damage", english, about=about, to=to, low=d.low, high=d.high))
    if kind == DecisionKind.ORDER_TRIGGERS:
        if g.batches is None:
            return asks(who, worded("question-order-triggers", "which ability goes on the stack first?"))
        return asks(who, worded("question-order-triggers-batch", "which ability is played first?"))
    if kind == DecisionKind.LEGEND:
        if d.about > 0:
            name = plain_name(g, g.objects[d.about])
            return asks(who, worded("question-legend-of", "which {name} stays?", name=name))
        return asks(who, worded("question-legend", "which one stays?"))
    if kind == DecisionKind.OPENING_ACTION:
        english = "which card of the opening hand begins {en_there}?"
        there, day = words_on(g.rules.date).on_battlefield, g.rules.date
        return asks(who, worded("question-opening-action", english, en_there=there, day=day))
    if kind == DecisionKind.COMPANION:
        return asks(who, worded("question-companion", "which card is the companion?"))
    if about:
        return worded("question-chooses-for", "{who} chooses for {about}", who=who, about=about)
    return worded("question-chooses", "{who} chooses", who=who)


def asks(who: str, asked: str) -> Worded:
    """A question to a player."""
    return worded("question-to", "{who}: {asked}", who=who, asked=asked)


TEXTS: Final[dict[int, Callable[[State, Option], str]]] = {
    OptionKind.PLAY_LAND: land_text,
    OptionKind.CAST: cast_text,
    OptionKind.SPECIAL: special_text,
    OptionKind.TURN_UP: turn_up_text,
    OptionKind.ROLL_PLANAR_DIE: planar_roll_text,
    OptionKind.ACTIVATE: activate_text,
    OptionKind.MANA: mana_option_text,
    OptionKind.PHASE_ACTION: phase_action_text,
    OptionKind.TARGET: target_text,
    OptionKind.MODE: numbered_mode_text,
    OptionKind.NUMBER: asked_number_text,
    OptionKind.YES: yes_no_text,
    OptionKind.NO: yes_no_text,
    OptionKind.CARD: card_text,
    OptionKind.PLAYER: player_text,
    OptionKind.ATTACK: attack_text,
    OptionKind.BLOCK: block_text,
    OptionKind.BAND: band_text,
    OptionKind.STAY: stay_text,
    OptionKind.TRIGGER: trigger_text,
    OptionKind.REPLACEMENT: replacement_text,
    OptionKind.COLOR: color_text,
    OptionKind.CHOICE: choice_text,
    OptionKind.CHOOSE_COLOR: chosen_color_text,
    OptionKind.CHOOSE_WORD: chosen_word_text,
    OptionKind.NAME: chosen_name_text,
    OptionKind.COUNTERS: counters_text,
    OptionKind.PILE: pile_text,
    OptionKind.SPEND: spend_text,
    OptionKind.AID: aid_text,
    OptionKind.TOP: top_text,
    OptionKind.BOTTOM: bottom_text,
    OptionKind.OVER: over_text,
    OptionKind.UNDER: under_text,
}
