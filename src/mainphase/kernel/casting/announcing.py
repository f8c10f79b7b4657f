"""Choosing modes and targets for a spell or ability on the stack (CR 601.2b-d, 602.2b, 603.3c-d)."""

from mypy_extensions import mypyc_attr

from mainphase.cards import nodes as n
from mainphase.cards.nodes import NewModes
from mainphase.kernel.asking.decisions import ask_number, ask_one_of, ask_player
from mainphase.kernel.casting.spell_costs import mana_to_cast, other_costs
from mainphase.kernel.costs.ability_costs import with_x
from mainphase.kernel.costs.affording import can_pay_announced
from mainphase.kernel.costs.assisting import can_pay_assisted
from mainphase.kernel.costs.paying import cannot_pay, most_for_x, reserved
from mainphase.kernel.events.triggers import fire_crime, fire_targeted
from mainphase.kernel.keys import ChosenKey, Paid
from mainphase.kernel.lowering.codes import AbilityCode
from mainphase.kernel.reading.characteristics import mana_value_of, power_of, toughness_of
from mainphase.kernel.reading.evaluate import holds, quantity, who_may_choose
from mainphase.kernel.reading.targets import (
    can_be_aimed,
    goes_with,
    has_targets,
    least_targets,
    legal_targets,
    most_targets,
    most_x_aimed,
    note_for_whom,
    taken_by,
)
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.objects import MODES_CHOSEN, ObjectKind
from mainphase.kernel.state.state import Frame, State
from mainphase.kernel.values import DecisionKind, Option, OptionKind


def usable_modes(g: State, code: AbilityCode, ctx: Context, spell: int) -> list[int]:
    """Modes whose targets exist (CR 700.2a), and that are at their place."""
    out: list[int] = []
    chosen = chosen_before(g, code, ctx) if code.new_modes else 0
    for i in range(len(code.modes)):
        if chosen >> i & 1:
            continue
        if g.timing.mode_allowed(g, code.modes[i]) and has_targets(g, code.modes[i], ctx, spell):
            out.append(i)
    return out


def chosen_before(g: State, code: AbilityCode, ctx: Context) -> int:
    """Which modes of its object's ability have been chosen, ever or this turn, as a mask."""
    o = g.objects.get(ctx.source)
    if o is None:
        return 0
    if code.new_modes == NewModes.THIS_TURN:
        return o.uses(MODES_CHOSEN + code.uid)
    return o.chosen.get(f"{ChosenKey.MODES}{code.uid}", 0)


def note_chosen(g: State, code: AbilityCode, ctx: Context, mode: int) -> None:
    """That mode of its object's ability has been chosen."""
    o = g.objects.get(ctx.source)
    if o is None:
        return
    chosen = chosen_before(g, code, ctx) | 1 << mode
    if code.new_modes == NewModes.THIS_TURN:
        o.mark(MODES_CHOSEN + code.uid, chosen)
    else:
        o.choose(f"{ChosenKey.MODES}{code.uid}", chosen)


def can_announce(g: State, code: AbilityCode, ctx: Context, spell: int) -> bool:
    """True if enough modes can be chosen with enough targets."""
    if len(code.modes) == 1:
        return has_targets(g, code.modes[0], ctx, spell)
    usable = len(usable_modes(g, code, ctx, spell))
    return usable >= code.choose_least or (code.again and usable > 0)


def most_modes(g: State, code: AbilityCode, ctx: Context) -> int:
    """How many modes may be chosen: more while a condition holds."""
    wider = code.wider
    return code.widest if wider is not None and holds(g, wider, ctx) else code.choose_most


def paid_for_modes(g: State, spell: int, code: AbilityCode, ctx: Context, mode: int) -> list[str]:
    """The costs that choosing this mode beside those already chosen adds (CR 702.42a, 702.120a, 702.172a, 702.183a)."""
    out: list[str] = []
    for extra in g.book.cards[g.objects[spell].face].cast_costs:
        if not extra.by_modes:
            continue
        if extra.optional.startswith(Paid.MODE):
            if extra.optional == f"{Paid.MODE}{mode}":
                out.append(extra.optional)
        elif len(ctx.modes) >= (1 if extra.many else code.choose_most):
            out.append(extra.optional)
    return out


def is_entwined(g: State, spell: int) -> bool:
    """True if all modes may be chosen for a cost, rather than as many as the spell says (CR 702.42a)."""
    o = g.objects[spell]
    if o.kind != ObjectKind.ABILITY:
        for extra in g.book.cards[o.face].cast_costs:
            if extra.by_modes and not extra.many and not extra.optional.startswith(Paid.MODE):
                return True
    return False


def could_pay_for(g: State, ctx: Context, spell: int, paid: list[str]) -> bool:
    """True if a spell could be paid for with these optional costs (CR 601.2b, f)."""
    player = ctx.controller
    cost = mana_to_cast(g, player, spell, ctx.way, paid)
    others = other_costs(g, spell, ctx.way, paid)
    if cost is None or cannot_pay(g, player, others, ctx) != 0:
        return False
    return could_pay_this(g, player, cost_with_x(cost, ctx.x), spell, reserved(g, player, others, ctx))


def could_pay_this(g: State, player: int, cost: n.ManaCost, spell: int, kept: list[int]) -> bool:
    """True if a player could pay this cost for a spell, alone or with the help of another one."""
    if can_pay_announced(g, player, cost, spell, kept, True):
        return True
    return g.book.assists and can_pay_assisted(g, player, cost, spell, kept)


def phrases_of(g: State, code: AbilityCode, ctx: Context) -> list[n.TargetPhrase]:
    """The target phrases of the chosen modes, in order."""
    out: list[n.TargetPhrase] = []
    for m in ctx.modes:
        for phrase in g.book.chosen_mode(code, m).phrases:
            out.append(phrase)
    return out


def is_linked(g: State, code: AbilityCode, ctx: Context) -> bool:
    """True if what may be a target depends on what another is."""
    for m in ctx.modes:
        if g.book.chosen_mode(code, m).linked:
            return True
    return False


# --- X, where a target's description or what pays says it (CR 601.2b comes before 601.2c)


def can_have(g: State, code: AbilityCode, ctx: Context, spell: int) -> bool:
    """True if the modes chosen can have their targets; before any is, whether enough could be."""
    if not ctx.modes:
        return can_announce(g, code, ctx, spell)
    for m in ctx.modes:
        if not has_targets(g, g.book.chosen_mode(code, m), ctx, spell):
            return False
    return True


def works_with(
    g: State, player: int, code: AbilityCode | None, ctx: Context, spell: int, costs: tuple[n.Cost, ...], x: int
) -> bool:
    """True if there are targets, and what pays, mana aside, with such an X."""
    before = ctx.x
    ctx.x = x
    works = (code is None or can_have(g, code, ctx, spell)) and cannot_pay(g, player, costs, ctx) == 0
    ctx.x = before
    return works


def highest_x_compared(g: State) -> int:
    """More than any number that a description could compare X with: it makes no difference how much more X is."""
    most = len(g.objects)
    for o in g.objects.values():
        most = max(most, mana_value_of(g, o), power_of(g, o), toughness_of(g, o))
        for kind in o.counters:
            most = max(most, o.counters[kind])
    for p in g.players:
        most = max(most, p.life)
    return most + 1


def least_x(
    g: State, player: int, code: AbilityCode | None, ctx: Context, spell: int, costs: tuple[n.Cost, ...]
) -> int:
    """The least X with which it could be announced, whatever mana that takes; -1: there is none."""
    for x in range(most_for_x(g, player, costs, ctx, highest_x_compared(g)) + 1):
        if works_with(g, player, code, ctx, spell, costs, x):
            return x
    return -1


def each_x(
    g: State, player: int, code: AbilityCode | None, ctx: Context, spell: int, costs: tuple[n.Cost, ...], most: int
) -> list[int]:
    """Each X up to the greatest that can be paid with which it can be announced."""
    most = most_for_x(g, player, costs, ctx, most)
    far = highest_x_compared(g)
    out = [x for x in range(min(most, far) + 1) if works_with(g, player, code, ctx, spell, costs, x)]
    if most > far and out and out[-1] == far:
        out.extend(range(far + 1, most + 1))
    return out


def ask_x(g: State, player: int, numbers: list[int], about: int) -> None:
    """Which of these X is."""
    if numbers[-1] - numbers[0] == len(numbers) - 1:
        ask_number(g, player, DecisionKind.X, numbers[0], numbers[-1], about)
    else:
        ask_one_of(g, player, DecisionKind.X, [Option.of_number(x) for x in numbers], about)


def cost_with_x(cost: n.ManaCost, x: int) -> n.ManaCost:
    """A mana cost with this number for X."""
    return with_x(cost, x) if x else cost


def x_for_targets(g: State, ctx: Context, spell: int, most: int) -> int:
    """The greatest X for which the modes chosen can have their targets (CR 601.2b, c)."""
    return (
        most_x_aimed(g, phrases_of(g, g.book.abilities[ctx.ability], ctx), ctx, spell, most)
        if ctx.ability >= 0
        else most
    )


def all_in(some: list[int], others: list[int]) -> bool:
    for one in some:
        if one not in others:
            return False
    return True


def first_target(ctx: Context) -> int:
    """For the log; 0: it has none."""
    return ctx.targets[0][0] if ctx.targets and ctx.targets[0] else 0


@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseModes(Frame):
    """Modes are chosen one by one, in printed order; a mode is not chosen twice unless it says so (CR 700.2d)."""

    def __init__(self, spell: int = 0, least: int = 0, most: int = 0) -> None:
        self.pc = 0  # modes before this index are decided
        self.spell = spell
        self.least = least  # what X may be, where targets depend on it
        self.most = most

    def run(self, g: State) -> None:
        o = g.objects[self.spell]
        ctx = o.ctx
        assert ctx is not None
        code = g.book.abilities[ctx.ability]
        if code.choose_least == len(code.modes) and not code.again:  # all, as of a fused spell (702.102d)
            ctx.modes = list(range(len(code.modes)))
            g.pop()
            return
        need = code.choose_least - len(ctx.modes)
        usable = self.usable_with_x(g, code, ctx) if code.by_x else self.usable(g, code, ctx)
        if usable and len(ctx.modes) >= most_modes(g, code, ctx):
            usable = self.the_rest(g, code, ctx)
        if usable and o.kind != ObjectKind.ABILITY:
            usable = self.affordable(g, code, ctx, usable)
        if not usable:
            g.pop()
            return
        if code.random_modes and need > 0:
            self.answer(g, Option.choose_mode(usable[g.random(len(usable))], ctx.ability))
            return
        options: list[Option] = []
        if need <= 0:
            options.append(Option(OptionKind.DONE))
        for i in usable:
            options.append(Option.choose_mode(i, ctx.ability))
        ask_one_of(g, ctx.controller, DecisionKind.MODE, options, about=self.spell)

    def the_rest(self, g: State, code: AbilityCode, ctx: Context) -> list[int]:
        """The mode to be chosen next where all may be for a cost, and can be (CR 702.42a)."""
        at = len(ctx.modes)
        if at == len(code.modes) or ctx.modes[-1] != at - 1 or not is_entwined(g, self.spell):
            return []
        return [at] if len(usable_modes(g, code, ctx, self.spell)) == len(code.modes) else []

    def affordable(self, g: State, code: AbilityCode, ctx: Context, usable: list[int]) -> list[int]:
        """Those of these modes that can be paid for."""
        out: list[int] = []
        for i in usable:
            more = paid_for_modes(g, self.spell, code, ctx, i)
            if not more or could_pay_for(g, ctx, self.spell, ctx.paid + more):
                out.append(i)
        return out

    def usable(self, g: State, code: AbilityCode, ctx: Context) -> list[int]:
        """The modes that can be chosen next, so that there can be as many as there have to be."""
        out = [i for i in usable_modes(g, code, ctx, self.spell) if i >= self.pc]
        need = code.choose_least - len(ctx.modes)
        if code.modes_apart:
            out = [i for i in out if self.goes_with_chosen(g, code, ctx, i)]
        return out[: len(out) - need + 1] if need > 1 and not code.again else out

    def goes_with_chosen(self, g: State, code: AbilityCode, ctx: Context, mode: int) -> bool:
        """True if this mode can have other targets than those chosen already (CR 601.2c)."""
        phrases = phrases_of(g, code, ctx)
        phrases.extend(g.book.chosen_mode(code, mode).phrases)
        return can_be_aimed(g, phrases, 0, ctx, self.spell)

    def usable_with_x(self, g: State, code: AbilityCode, ctx: Context) -> list[int]:
        """The usable modes where X, which is not known yet, says what may be a target: those that go with some X."""
        found: list[int] = []
        for x in range(self.least, min(self.most, max(self.least, highest_x_compared(g))) + 1):
            ctx.x = x
            every = usable_modes(g, code, ctx, self.spell)
            if all_in(ctx.modes, every):
                for i in self.usable(g, code, ctx):
                    if i not in found:
                        found.append(i)
        ctx.x = 0
        found.sort()
        return found

    def answer(self, g: State, option: Option) -> None:
        o = g.objects[self.spell]
        ctx = o.ctx
        assert ctx is not None
        code = g.book.abilities[ctx.ability]
        if option.kind == OptionKind.DONE:
            self.pc = len(code.modes)
        else:
            if o.kind != ObjectKind.ABILITY:
                ctx.paid.extend(paid_for_modes(g, self.spell, code, ctx, option.index))
            if len(ctx.modes) >= most_modes(g, code, ctx):  # CR 702.42a
                ctx.modes = list(range(len(code.modes)))
                self.pc = len(code.modes)
                return
            if code.new_modes:
                note_chosen(g, code, ctx, option.index)
            ctx.modes.append(option.index)
            self.pc = option.index if code.again else option.index + 1

    def belongs_to(self, g: State, player: int) -> bool:
        o = g.find(self.spell)
        return o is None or o.controller == player


def could_pay_with(g: State, ctx: Context, spell: int, chosen: list[int], ref: int) -> bool:
    """True if a spell that costs more or less for its targets could be paid for with this one more (CR 601.2c, f); 0:
    with no more of this phrase.
    """
    if g.objects[spell].kind == ObjectKind.ABILITY:
        return True
    if ref:
        chosen.append(ref)
    works = could_pay_now(g, ctx, spell, ref != 0)
    if works and ref and g.book.aimed_costs and g.book.cards[g.objects[spell].face].per_target:
        works = could_pay_for_some_more(g, ctx, spell, chosen)
    if ref:
        chosen.pop()
    return works


def could_pay_now(g: State, ctx: Context, spell: int, choosing: bool) -> bool:
    """True if the mana is there for what a spell costs with the targets that are chosen; `choosing`: with the best that
    may still be.
    """
    player = ctx.controller
    cost = mana_to_cast(g, player, spell, ctx.way, ctx.paid, choosing)
    if cost is None:
        return False
    kept = reserved(g, player, other_costs(g, spell, ctx.way, ctx.paid), ctx)
    return could_pay_this(g, player, cost_with_x(cost, ctx.x), spell, kept)


def could_pay_for_some_more(g: State, ctx: Context, spell: int, chosen: list[int]) -> bool:
    """True if a spell that costs more for each target, and less for some, could be paid for as it is, or with more
    targets. Each makes it dearer, so that only those are looked at with which it could get cheaper in the end.
    """
    if could_pay_now(g, ctx, spell, False):
        return True
    if not could_pay_now(g, ctx, spell, True):
        return False
    phrases = phrases_of(g, g.book.abilities[ctx.ability], ctx)
    phrase = phrases[len(ctx.targets) - 1]
    if len(chosen) >= most_targets(g, phrase, ctx):
        return False
    for more in legal_targets(g, phrase, ctx, spell):
        if more in chosen or not goes_with(g, phrase, more, chosen, ctx, spell):
            continue
        chosen.append(more)
        works = could_pay_for_some_more(g, ctx, spell, chosen)
        chosen.pop()
        if works:
            return True
    return False


@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseTargets(Frame):
    """Targets are chosen phrase by phrase, each target once for a phrase (CR 601.2c); then what is divided is divided
    (601.2d).
    """

    def __init__(self, spell: int = 0) -> None:
        self.pc = 0  # phrase
        self.spell = spell
        self.done = False  # with this phrase
        self.divided = 0  # targets that have their share
        self.chooser = -1  # the player who was chosen to choose them

    def run(self, g: State) -> None:
        o = g.objects[self.spell]
        ctx = o.ctx
        assert ctx is not None
        code = g.book.abilities[ctx.ability]
        phrases = phrases_of(g, code, ctx)
        while self.pc < len(phrases):
            phrase = phrases[self.pc]
            if len(ctx.targets) <= self.pc:
                ctx.targets.append([])
                self.done = False
                self.divided = 0
                self.chooser = -1
            at_most = most_targets(g, phrase, ctx)
            total = 0
            amount = phrase.divided
            if amount is not None:  # each gets at least one of what is divided (CR 601.2d)
                total = quantity(g, amount, ctx)
                at_most = min(at_most, total)
            if not self.done and len(ctx.targets[self.pc]) < at_most and self.ask_for_target(g, ctx, phrases):
                return
            self.done = True
            if amount is not None and self.ask_for_share(g, ctx, total):
                return
            if phrase.one_for_each or phrase.of_chooser:
                note_for_whom(g, ctx, self.pc)
            self.pc += 1
        g.pop()
        fire_targeted(g, self.spell, ctx)
        fire_crime(g, ctx)

    def ask_for_target(self, g: State, ctx: Context, phrases: list[n.TargetPhrase]) -> bool:
        """The next target of this phrase (CR 601.2c). False: there is nothing to choose."""
        phrase = phrases[self.pc]
        chosen = ctx.targets[self.pc]
        options: list[Option] = []
        costly = len(g.book.cards[g.objects[self.spell].face].per_target) > 0 or g.book.aimed_costs
        if len(chosen) >= least_targets(g, phrase, ctx):
            if not g.book.aimed_costs or could_pay_with(g, ctx, self.spell, chosen, 0):
                options.append(Option(OptionKind.DONE))
        linked = is_linked(g, g.book.abilities[ctx.ability], ctx)
        taken = taken_by(ctx, self.pc) if phrase.another else []
        for ref in legal_targets(g, phrase, ctx, self.spell):
            if ref in taken or (costly and not could_pay_with(g, ctx, self.spell, chosen, ref)):
                continue
            if linked:
                chosen.append(ref)
                goes_on = can_be_aimed(g, phrases, self.pc + 1, ctx, self.spell)
                chosen.pop()
                if not goes_on:
                    continue
            if goes_with(g, phrase, ref, chosen, ctx, self.spell):
                options.append(Option.target(ref, self.pc))
        if not options or (len(options) == 1 and options[0].kind == OptionKind.DONE):
            return False
        if phrase.at_random:
            chosen.append(options[g.random(len(options))].ref)
            return False
        by = phrase.chosen_by
        if by is None:
            ask_one_of(g, ctx.controller, DecisionKind.TARGET, options, about=self.spell)
        else:
            players = who_may_choose(g, by, ctx)
            if phrase.of_chooser:
                players = [p for p in players if targets_of_player(g, options, p)]
            if phrase.of_chooser and (len(players) == 1 or self.chooser in players):
                options = targets_of_player(g, options, players[0] if len(players) == 1 else self.chooser)
            self.ask_another(g, ctx, players, options)
        return True

    def ask_another(self, g: State, ctx: Context, players: list[int], options: list[Option]) -> None:
        """It is another player's choice; which player's, if several may be meant, the controller says."""
        player = players[0] if len(players) == 1 else self.chooser
        if player not in players and len(players) > 1:
            ask_player(g, ctx.controller, DecisionKind.CHOOSE, players, self.spell)
            return
        ask_one_of(g, player if players else ctx.controller, DecisionKind.TARGET, options, about=self.spell)

    def ask_for_share(self, g: State, ctx: Context, total: int) -> bool:
        """How much the next target gets of what is divided (CR 601.2d). False: all have theirs."""
        chosen = ctx.targets[self.pc]
        if self.divided >= len(chosen):
            return False
        left = total - self.given(ctx)
        others = len(chosen) - self.divided - 1
        if others > 0:
            ask_number(g, ctx.controller, DecisionKind.DIVIDE, 1, left - others, about=chosen[self.divided])
            return True
        ctx.division[chosen[self.divided]] = left
        self.divided += 1
        return False

    def given(self, ctx: Context) -> int:
        """The amount that has been dealt out of what is divided."""
        total = 0
        for i in range(self.divided):
            total += ctx.division[ctx.targets[self.pc][i]]
        return total

    def answer(self, g: State, option: Option) -> None:
        o = g.objects[self.spell]
        ctx = o.ctx
        assert ctx is not None
        if option.kind == OptionKind.NUMBER:
            ctx.division[ctx.targets[self.pc][self.divided]] = option.number
            self.divided += 1
        elif option.kind == OptionKind.DONE:
            self.done = True
        elif option.kind == OptionKind.PLAYER:
            self.chooser = option.player
        else:
            ctx.targets[self.pc].append(option.ref)

    def belongs_to(self, g: State, player: int) -> bool:
        o = g.find(self.spell)
        return o is None or o.controller == player


def targets_of_player(g: State, options: list[Option], player: int) -> list[Option]:
    """The targets among these that a player controls."""
    return [o for o in options if o.ref > 0 and g.objects[o.ref].controller == player]


def being_divided(g: State) -> tuple[int, list[int]]:
    """The amount that is left to divide as a share is asked for (CR 601.2d), and the targets that have none yet; 0:
    nothing is.
    """
    frame = g.top
    if not isinstance(frame, ChooseTargets):
        return 0, []
    ctx = g.objects[frame.spell].ctx
    assert ctx is not None
    phrases = phrases_of(g, g.book.abilities[ctx.ability], ctx)
    amount = phrases[frame.pc].divided if frame.pc < len(phrases) else None
    if amount is None or not frame.done:
        return 0, []
    return quantity(g, amount, ctx) - frame.given(ctx), ctx.targets[frame.pc][frame.divided :]


def last_divided(g: State) -> list[int]:
    """The shares of what was divided last, of what is still on the stack."""
    for oid in reversed(g.stack):
        ctx = g.objects[oid].ctx
        if ctx is not None and ctx.division:
            return list(ctx.division.values())
    return []
