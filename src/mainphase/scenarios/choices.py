"""`choose` entries: the pending decision is answered by a name, words, a number, yes or no, an order or shares."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from mainphase.cards.names import folded
from mainphase.cards.nodes import Color, Keyword
from mainphase.kernel import machine
from mainphase.kernel.casting.announcing import being_divided
from mainphase.kernel.combat.damage import AssignDamage
from mainphase.kernel.reading.characteristics import characteristics_of
from mainphase.kernel.state.state import State
from mainphase.kernel.values import Decision, DecisionKind, Option, OptionKind, player_ref
from mainphase.presentation.notation import option_text
from mainphase.rules.concepts import Concept
from mainphase.saying.worded import commas, fixed, one_of_these, worded
from mainphase.scenarios.drive import ScenarioGame, is_declaration
from mainphase.scenarios.model import PlayEntry
from mainphase.scenarios.why import DONE, Reasons, Why

# Decisions in which things are picked in an order of the player's own; in all others the kernel asks in its order.
ORDERS: Final = (
    DecisionKind.ORDER_TRIGGERS,
    DecisionKind.DAMAGE_ORDER,
    DecisionKind.ORDER,
    DecisionKind.SCRY,
    DecisionKind.TARGET,
    DecisionKind.BOTTOM_CARD,
)
COLORS: Final = {
    "white": Color.WHITE,
    "blue": Color.BLUE,
    "black": Color.BLACK,
    "red": Color.RED,
    "green": Color.GREEN,
    "colorless": Color.COLORLESS,
}
AT_WORDS: Final = (OptionKind.TOP, OptionKind.BOTTOM, OptionKind.OVER, OptionKind.UNDER)  # where something goes
NOTHING: Final = ("done", "none", "nothing", "no more")

Item = str | int | bool


def attempt_choice(t: ScenarioGame, e: PlayEntry, player: int) -> Reasons:
    d = t.g.pending
    name = e.player
    if d is None or d.kind == DecisionKind.PRIORITY or is_declaration(t.g):
        return (
            Why(
                Concept.NO_PRIORITY_RESOLVING,
                0,
                worded("found-nothing-is-asked-of", "nothing is asked of {player} here", player=name),
            ),
        )
    if d.player != player:
        return (
            Why(
                Concept.NO_PRIORITY_RESOLVING,
                0,
                worded(
                    "found-decides-here-not",
                    "{other} decides here, not {name}",
                    other=t.names.players[d.player],
                    name=name,
                ),
            ),
        )
    trial = t.fork()
    why = divide(t, e, trial) if e.pick.division else pick_all(t, e, trial)
    if not why:
        t.keep(trial)
    return why


# --- Picking


def pick_all(t: ScenarioGame, e: PlayEntry, g: State) -> Reasons:
    """Answers with everything picked, as far as the same choice goes on asking."""
    items: list[Item] = list(e.pick.items)
    frame = g.agenda[-1]
    kind = g.pending.kind if g.pending is not None else -1
    if not items:
        items = ["none"]
    d = g.pending
    offered: dict[str, None] = {}  # all that could be picked so far
    in_order = kind in (DecisionKind.ORDER_TRIGGERS, DecisionKind.DAMAGE_ORDER, DecisionKind.ORDER)
    for item in items if in_order and d is not None else ():  # the last of an order is not asked about
        if d is not None and option_for_pick(t, e, g, d, item) < 0:
            return (not_among(d, item, choice_names(g, d)),)
    while items:
        d = g.pending
        if d is None or d.kind != kind or g.agenda[-1] is not frame:
            break
        index, used = find(t, e, g, d, items)
        offered |= dict.fromkeys(choice_names(g, d))
        if index < 0:
            return (not_among(d, items[0], offered),)
        del items[used]
        machine.apply_option(g, index)
    if items and (not in_order or len(items) > 1):
        return (
            Why(
                Concept.RESOLVE_CHOICES,
                0,
                worded(
                    "found-cannot-also-be-chosen",
                    "{item} cannot also be chosen; the choices were {offered}",
                    item=repr(items[0]),
                    offered=listed_choices(offered),
                ),
            ),
        )
    d = g.pending
    if d is not None and d.kind == kind and g.agenda and g.agenda[-1] is frame and not t.chooses_after(e):
        for i, o in enumerate(d.options):
            if o.kind == OptionKind.DONE:
                machine.apply_option(g, i)
                break
    return DONE


SHOWN: Final = 24  # of what could be picked, in an error


def choice_names(g: State, d: Decision) -> list[str]:
    """The names of what could be picked."""
    if d.high >= d.low:
        return [f"{d.low} to {d.high}" if d.high > d.low else f"{d.low}"]
    return [option_text(g, o) for o in d.options]


def not_among(d: Decision, item: Item, offered: Iterable[str]) -> Why:
    """That something which was picked is none of what was offered."""
    said = worded(
        "found-is-not-among-the-choices",
        "{item} is not among the choices here: {offered}",
        item=repr(item),
        offered=listed_choices(offered),
    )
    return Why(refusing(d), 0, said)


def listed_choices(texts: Iterable[str]) -> str:
    several = list(dict.fromkeys(texts))
    shown = commas(several[:SHOWN])
    if len(several) <= SHOWN:
        return shown
    return worded("found-some-and-more", "{shown}, and {more} more", shown=shown, more=len(several) - SHOWN)


def refusing(d: Decision) -> int:
    """The rule that a pick has to follow (CR 601.2c, 608.2d)."""
    return Concept.CHOOSE_TARGETS if d.kind == DecisionKind.TARGET else Concept.RESOLVE_CHOICES


def find(t: ScenarioGame, e: PlayEntry, g: State, d: Decision, items: list[Item]) -> tuple[int, int]:
    """(index of the option, index of the item that means it), or (-1, 0)."""
    if d.kind in ORDERS or d.high >= d.low:
        return option_for_pick(t, e, g, d, items[0]), 0
    best, used = -1, 0
    for n, item in enumerate(items):
        index = option_for_pick(t, e, g, d, item)
        if index >= 0 and (best < 0 or index < best):
            best, used = index, n
    return best, used


def option_for_pick(t: ScenarioGame, e: PlayEntry, g: State, d: Decision, item: Item) -> int:
    """The option that one picked thing means, or -1."""
    if isinstance(item, bool):
        return first(d, yes_no(d, item))
    if isinstance(item, int):
        found = d.place_of(item)
        if found >= 0 or d.high >= d.low:
            return found
        return first(d, OptionKind.MODE, item - 1)
    if d.high >= d.low:
        return -1
    if folded(item) in ("yes", "no"):
        found = first(d, yes_no(d, folded(item) == "yes"))
        if found >= 0:
            return found
    if folded(item) in NOTHING:
        return first(d, OptionKind.DONE)
    if d.kind == DecisionKind.COLOR and folded(item) in COLORS:
        item = f"{{{Color.LETTERS[COLORS[folded(item)].bit_length() - 1]}}}"
    refs = [ref for ref in (ref_chosen(g, o) for o in d.options) if ref]
    if not all(o.kind in AT_WORDS for o in d.options):
        ref = t.the_one(g, item, refs, e.line)
        if ref:
            return next(i for i, o in enumerate(d.options) if ref_chosen(g, o) == ref)
    return by_words(t, e, g, d, item)


def by_words(t: ScenarioGame, e: PlayEntry, g: State, d: Decision, item: str) -> int:
    """The option whose notation contains the words. Returns -1 if there is none. Raises ScenarioError if several do."""
    found = [i for i, o in enumerate(d.options) if folded(item) in folded(option_text(g, o))]
    texts = list(dict.fromkeys(option_text(g, d.options[i]) for i in found))
    if len(texts) > 1:
        exact = [i for i in found if folded(option_text(g, d.options[i])) == folded(item)]
        if exact:
            return exact[0]
        raise t.fail(
            e.line,
            worded(
                "error-could-be-say-which",
                "{text} could be {texts}; say which",
                text=repr(item),
                texts=one_of_these(texts),
            ),
        )
    return found[0] if found else -1


def first(d: Decision, kind: int, a: int | None = None) -> int:
    return next((i for i, o in enumerate(d.options) if o.kind == kind and (a is None or o.a == a)), -1)


def yes_no(d: Decision, said: bool) -> int:
    """To untap something is to decline leaving it tapped: "no" to that untaps it."""
    if d.kind == DecisionKind.UNTAP:
        said = not said
    return OptionKind.YES if said else OptionKind.NO


def ref_chosen(g: State, o: Option) -> int:
    """The player or object that an option chooses, or 0."""
    if o.kind in (OptionKind.TARGET, OptionKind.CARD):
        return o.a
    if o.kind == OptionKind.PLAYER:
        return player_ref(o.a)
    if o.kind in (OptionKind.TRIGGER, OptionKind.ATTACK, OptionKind.REPLACEMENT):
        return o.b
    if o.kind in (OptionKind.MANA, OptionKind.AID):
        return o.a
    return 0


# --- Dividing


def divide(t: ScenarioGame, e: PlayEntry, g: State) -> Reasons:
    """Shares of damage, asked for one recipient after another; what is left goes to the last of itself."""
    d = g.pending
    assert d is not None
    if d.kind not in (DecisionKind.ASSIGN_DAMAGE, DecisionKind.DIVIDE):
        return (Why(refusing(d), 0, fixed("found-nothing-is-divided-here", "nothing is divided here")),)
    kind, dealer, frame = d.kind, d.about, g.agenda[-1]
    shares = dict(e.pick.division)
    total = frame.left if isinstance(frame, AssignDamage) else being_divided(g)[0] or sum(shares.values())
    concept = assigning(g, d)
    if sum(shares.values()) != total:
        return (
            Why(
                concept,
                dealer,
                worded(
                    "found-is-divided-it-must-be",
                    "{count} is divided; it must be {total}",
                    count=sum(shares.values()),
                    total=total,
                ),
            ),
        )
    while (
        d is not None
        and d.kind == kind
        and g.agenda[-1] is frame
        and (kind == DecisionKind.DIVIDE or d.about == dealer)
    ):
        recipient = d.other if kind == DecisionKind.ASSIGN_DAMAGE else d.about
        name = next((n for n in shares if t.names.means(g, n, recipient)), "")
        share = shares.pop(name, 0)
        if not d.low <= share <= d.high:
            return (
                Why(
                    concept,
                    dealer,
                    worded(
                        "found-is-to-be-given-so-much",
                        "{name} is to be given {low} to {high}, not {share}",
                        name=t.names.describe(g, recipient),
                        low=d.low,
                        high=d.high,
                        share=share,
                    ),
                ),
            )
        machine.apply_option(g, share - d.low)
        d = g.pending
    if len([n for n in shares.values() if n]) > 1:
        left = commas(n for n, share in shares.items() if share)
        return (
            Why(
                concept,
                dealer,
                worded("found-nothing-can-be-assigned-to", "nothing can be assigned to {left}", left=left),
            ),
        )
    return DONE


def assigning(g: State, d: Decision) -> int:
    """The rule that a division has to follow (CR 510.1c, d, 702.19b, 601.2d)."""
    if d.kind == DecisionKind.DIVIDE:
        return Concept.CAST_DIVIDE
    combat = g.combat
    if combat is None or d.about not in combat.attacks:
        return Concept.DAMAGE_BLOCKER
    return (
        Concept.TRAMPLE if characteristics_of(g.objects[d.about]).keywords & Keyword.TRAMPLE else Concept.DAMAGE_BLOCKED
    )
