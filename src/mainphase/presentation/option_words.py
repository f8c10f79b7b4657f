"""Every option as text, and every decision as a question. The texts depend on what the pending decision asks."""

from collections.abc import Callable
from typing import Final

from mainphase.cards import nodes as n
from mainphase.cards.mana_costs import symbol_text
from mainphase.cards.nodes import Zone
from mainphase.cards.nodes.wording import WORDS
from mainphase.kernel.asking.choosing import ChooseCountersToRemove, ChoosePile
from mainphase.kernel.casting.casting import CastSpell
from mainphase.kernel.casting.playing import free_permissions
from mainphase.kernel.casting.special_actions import cost_of_planar_roll
from mainphase.kernel.casting.spell_costs import way_said
from mainphase.kernel.combat.attacking import DeclareAttackers
from mainphase.kernel.costs.paying_mana import ActivateMana
from mainphase.kernel.costs.pool import ChooseMana
from mainphase.kernel.costs.sources_of_mana import add_mana_of, only_adds
from mainphase.kernel.fifth.series import Series
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
from mainphase.language.vocabulary import words_on
from mainphase.presentation.names import (
    ability_in_words,
    attacked_name,
    card_name,
    object_name,
    plain_name,
    player_name,
    ref_name,
)
from mainphase.presentation.symbols import color_words, mana_symbols_text
from mainphase.presentation.words import way_words
from mainphase.rules.plan import Action

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
                zone = words_on(g.rules.date).zone(o.zone)
                where = zone if o.zone == Zone.EXILE else f"{player_name(g, o.owner)}'s {zone}"
                return f"{text} in {where}"
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
    under = f" under {object_name(g, permission)}" if permission else ""
    return f"play {face_name(g, option.object, face_played(option.play))}{under}"


def cast_text(g: State, option: Option) -> str:
    return f"cast {cast_name(g, option)}{way_text(g, option)}"


def special_text(g: State, option: Option) -> str:
    return f"{special_name(g, option.ability)} {object_name(g, option.object)}"


def turn_up_text(g: State, option: Option) -> str:
    return f"turn up {object_name(g, option.object)} ({card_name(g, g.objects[option.object].card)})"


def planar_roll_text(g: State, option: Option) -> str:
    """Tells what it costs, unless it is the first time in the turn."""
    cost = cost_of_planar_roll(g, g.pending.player).generic if g.pending is not None else 0
    return f"roll the planar die{f' for {{{cost}}}' if cost else ''}"


def activate_text(g: State, option: Option) -> str:
    return f"activate {object_name(g, option.object)}: {ability_in_words(g, option.ability)}"


def phase_action_text(g: State, option: Option) -> str:
    return PHASE_ACTIONS[option.action]


def target_text(g: State, option: Option) -> str:
    return f"target {ref_name(g, option.ref)}"


def numbered_mode_text(g: State, option: Option) -> str:
    return f"mode {option.index + 1}: {mode_text(g, option)}"


def card_text(g: State, option: Option) -> str:
    return f"{CARD_VERBS.get(pending_kind(g), 'choose')} {object_name(g, option.object)}"


def player_text(g: State, option: Option) -> str:
    name = player_name(g, option.player)
    return f"{name} goes first" if pending_kind(g) == DecisionKind.STARTER else f"choose {name}"


def attack_text(g: State, option: Option) -> str:
    if option.attacked == 0:  # another player says which creatures attack, not whom
        return f"{object_name(g, option.object)} attacks"
    return f"attack {attacked_name(g, option.attacked)} with {object_name(g, option.object)}"


def block_text(g: State, option: Option) -> str:
    return f"block {object_name(g, option.attacker)} with {object_name(g, option.object)}"


def band_text(g: State, option: Option) -> str:
    return f"band {object_name(g, option.object)} with {object_name(g, option.partner)}"


def stay_text(g: State, option: Option) -> str:
    declined = {DecisionKind.BLOCK: "does not block", DecisionKind.BAND: "joins no band"}
    return f"{object_name(g, option.object)} {declined.get(pending_kind(g), 'stays home')}"


def replacement_text(g: State, option: Option) -> str:
    return f"apply {object_name(g, option.source)} ({option.index + 1})"


def color_text(g: State, option: Option) -> str:
    return f"add {mana_symbols_text(color_choice(g, option.index))}"


def choice_text(g: State, option: Option) -> str:
    node = g.book.nodes[option.node]
    assert isinstance(node, n.ChooseEffect)
    return f"choose {fragments.effect_text(node.of[option.index], g.rules.date)}"


def chosen_color_text(g: State, option: Option) -> str:
    return f"choose {color_words(option.color)[0]}"


def chosen_word_text(g: State, option: Option) -> str:
    return f"choose {WORDS[option.index]}"


def chosen_name_text(g: State, option: Option) -> str:
    return f"choose {g.book.words[option.index]}"


def counters_text(g: State, option: Option) -> str:
    kind = kinds_of_counters(g, option.holder)[option.index]
    frame = g.top
    several = isinstance(frame, ChooseCountersToRemove) and len(frame.refs) > 1
    return f"choose {kind} on {ref_name(g, option.holder)}" if several else f"choose {kind}"


def pile_text(g: State, option: Option) -> str:
    """Tells what is in the pile, unless it lies face down."""
    frame = g.top
    if not isinstance(frame, ChoosePile):
        return f"choose pile {option.index + 1}"
    if frame.face_down and option.index == 0:
        return "choose the face-down pile"
    names = [object_name(g, oid) for oid in (frame.first if option.index == 0 else frame.second)]
    return f"choose the pile of {', '.join(names)}" if names else "choose the empty pile"


def spend_text(g: State, option: Option) -> str:
    return f"pay {symbol_text(option.color)}"


def aid_text(g: State, option: Option) -> str:
    o = g.objects[option.object]
    return f"{'tap' if o.zone == Zone.BATTLEFIELD else 'exile'} {object_name(g, option.object)} to pay"


def top_text(g: State, option: Option) -> str:
    return f"keep {object_name(g, option.object)} on top"


def over_text(g: State, option: Option) -> str:
    return f"over {object_name(g, option.object)}"


def under_text(g: State, option: Option) -> str:
    return f"under {object_name(g, option.object)}"


def bottom_text(g: State, option: Option) -> str:
    return f"put {object_name(g, option.object)} on the bottom"


PLAIN: Final = {
    OptionKind.PASS: "pass",
    OptionKind.DONE: "done",
    OptionKind.KEEP: "keep",
    OptionKind.MULLIGAN: "mulligan",
    OptionKind.PAY_LIFE: "pay 2 life",
}
PHASE_ACTIONS = {
    Action.DRAW: "draw for the turn",
    Action.DISCARD: "discard down to the hand size",
    Action.PHASING: "phase in and out",
    Action.UNTAP: "untap",
    Action.WEAR_OFF: "let damage and effects until end of turn end",
    Action.DECLARE_ATTACKERS: "declare an attack",
}
CARD_VERBS = {
    DecisionKind.DISCARD: "discard",
    DecisionKind.LEGEND: "keep",
    DecisionKind.SEARCH: "find",
    DecisionKind.UNTAP: "untap",
    DecisionKind.COST_CARD: "choose",
    DecisionKind.DAMAGE_ORDER: "next",
    DecisionKind.ORDER: "next",
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
        return f"{object_name(g, oid)} face down"
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
    return f"{said}, as {object_name(g, permitted[place].source)} allows"


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
            return f"tap {object_name(g, option.object)} for {' or '.join(mana_symbols_text(c) for c in node.choices)}"
    return f"activate {object_name(g, option.object)}: {ability_in_words(g, option.ability)}"


def mode_text(g: State, option: Option) -> str:
    node = g.book.abilities[option.ability].node
    assert isinstance(node, (n.SpellAbility, n.Activated, n.Triggered))
    return fragments.ability_mode(node, option.index, g.rules.date, card_name(g, g.book.abilities[option.ability].card))


def number_range_text(d: Decision) -> str:
    """The numbers that can be chosen."""
    return f"{d.low} to {d.high}" if d.high >= d.low else ", ".join(str(o.number) for o in d.options)


def number_text(g: State, d: Decision | None, number: int) -> str:
    before, after = number_words(g, d)
    return f"{before}{number}{after}"


def number_words(g: State, d: Decision | None) -> tuple[str, str]:
    """Returns the texts before and after each number of a range that is asked for."""
    if d is None:
        return "", ""
    if d.kind == DecisionKind.X:
        return "x=", ""
    if d.kind == DecisionKind.ASSIGN_DAMAGE:
        return "assign ", f" damage to {ref_name(g, d.other)}"
    if d.kind == DecisionKind.DIVIDE:
        return "", f" to {ref_name(g, d.about)}"
    return "", ""


def asked_number_text(g: State, option: Option) -> str:
    return number_text(g, g.pending, option.number)


def yes_no_text(g: State, option: Option) -> str:
    yes = option.kind == OptionKind.YES
    asks = pending_kind(g)
    if asks == DecisionKind.UNTAP:
        return f"untap {object_name(g, option.object)}" if yes else f"leave {object_name(g, option.object)} tapped"
    if asks == DecisionKind.OPTIONAL_COST:
        kicker = kicker_asked(g)
        if kicker:
            return f"pay {kicker}" if yes else f"do not pay {kicker}"
        if g.agenda and isinstance(g.agenda[-1], DeclareAttackers):
            return "exert it" if yes else "do not exert it"
        return "pay" if yes else "do not pay"
    if asks == DecisionKind.REDIRECT:
        return (
            f"deal it to {object_name(g, option.object)}"
            if yes
            else f"do not deal it to {object_name(g, option.object)}"
        )
    return "yes" if yes else "no"


def kicker_asked(g: State) -> str:
    """The name of the optional cost of a spell that is being asked about, or ""."""
    frame = g.agenda[-1] if g.agenda else None
    if isinstance(frame, CastSpell):
        return shown_definition(g, g.objects[frame.spell]).cast_costs[frame.costs_asked].optional
    return ""


def trigger_text(g: State, option: Option) -> str:
    frame = g.agenda[-1]
    ctx = (frame.left if isinstance(frame, Series) else g.waiting)[option.index].ctx
    text = f"first {object_name(g, ctx.source)}: {ability_in_words(g, ctx.ability)}"
    if ctx.event_object not in (0, ctx.source):
        text += f" ({ref_name(g, ctx.event_object)})"
    return text


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
QUESTIONS: Final[dict[int, str]] = {
    DecisionKind.BOTTOM_CARD: "which card goes to the bottom?",
    DecisionKind.TARGET: "a target for {about}?",
    DecisionKind.MODE: "which mode of {about}?",
    DecisionKind.COST_CARD: "what pays for {about}?",
    DecisionKind.ATTACK: "what does {about} attack?",
    DecisionKind.BLOCK: "what does {about} block?",
    DecisionKind.BAND: "whose band does {about} join?",
    DecisionKind.REPLACEMENT: "which effect applies first?",
    DecisionKind.MAY: "do what {about} allows?",
    DecisionKind.DISCARD: "which card is discarded?",
    DecisionKind.SET_ASIDE: "which card is exiled for another one?",
    DecisionKind.UNTAP: "what untaps?",
    DecisionKind.COLOR: "which mana?",
    DecisionKind.DEFENDER: "who is the defending player?",
    DecisionKind.SCRY: "where does {about} go?",
    DecisionKind.SEARCH: "which card is found?",
    DecisionKind.MERGE: "does {about} go over or under the creature?",
    DecisionKind.STARTER: "who goes first?",
    DecisionKind.STACK: "on the stack of whose turn do you act first?",
    DecisionKind.REDIRECT: "is the damage dealt to {about} instead?",
    DecisionKind.ORDER: "which card is next, from the top down?",
    DecisionKind.DAMAGE_ORDER: "which creature is next for {about}'s damage?",
}


def question(g: State) -> str:
    """Returns the question of the pending decision, as a sentence to its player."""
    d = g.pending
    if d is None:
        return "the game is over" if g.over else "nothing is asked"
    about = ref_name(g, d.about) if d.about else ""
    who = player_name(g, d.player)
    kind = d.kind
    if kind in QUESTIONS:
        return f"{who}: {QUESTIONS[kind].format(about=about)}"
    if kind == DecisionKind.PRIORITY:
        return f"{who} has priority"
    if kind == DecisionKind.MULLIGAN:
        return f"{who}: keep this hand of {len(g.players[d.player].hand)}?"
    if kind == DecisionKind.X:
        return f"{who}: how much is X for {about}? ({number_range_text(d)})"
    if kind == DecisionKind.OPTIONAL_COST:
        kicker = kicker_asked(g)
        return f"{who}: pay {kicker} for {about}?" if kicker else f"{who}: pay for {about}?"
    if kind == DecisionKind.DIVIDE:
        return f"{who}: how much to {about}? ({d.low} to {d.high})"
    if kind == DecisionKind.PAY:
        return f"{who}: how is {about} paid?" if about else f"{who}: how is it paid?"
    if kind == DecisionKind.ASSIGN_DAMAGE:
        return f"{who}: how much damage does {about} assign to {ref_name(g, d.other)}? ({d.low} to {d.high})"
    if kind == DecisionKind.ORDER_TRIGGERS:
        return f"{who}: which ability {'goes on the stack' if g.batches is None else 'is played'} first?"
    if kind == DecisionKind.LEGEND:
        return f"{who}: which {plain_name(g, g.objects[d.about])} stays?" if d.about > 0 else f"{who}: which one stays?"
    if kind == DecisionKind.OPENING_ACTION:
        return f"{who}: which card of the opening hand begins {words_on(g.rules.date).on_battlefield}?"
    if kind == DecisionKind.COMPANION:
        return f"{who}: which card is the companion?"
    return f"{who} chooses{' for ' + about if about else ''}"


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
