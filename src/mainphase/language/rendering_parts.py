"""Parts of card text said by themselves: an ability, a mode that can be chosen, a condition, a target, an effect that
lasts. None for what there are no words for.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import TYPE_NAMES
from mainphase.kernel.lowering.dependencies import everything_in
from mainphase.language.grammar.abilities import STARTS, say_ability
from mainphase.language.grammar.changed import EACH_IN_TURN
from mainphase.language.grammar.clauses import mode
from mainphase.language.grammar.comparisons import whether
from mainphase.language.grammar.costs import costs, payments
from mainphase.language.grammar.discourse import START, Mention, fresh, mentioning
from mainphase.language.grammar.objects import recipients
from mainphase.language.grammar.paid_targets import aimed_anyhow
from mainphase.language.grammar.triggers import beginnings, occasions
from mainphase.language.rendering import LineRenderer, groups, name_filled_in, render_ability_lines, without_words
from mainphase.language.syntax import Phrase, PhraseContext, Style, capitalised, context_of
from mainphase.language.syntax.phrases import RenderedPhrase


def render_phrase(by: Phrase, value: Any, known: PhraseContext, style: Style) -> RenderedPhrase | None:
    """In the words of the day; where there are none for it, in those of another."""
    return by.text_of(value, known, style) or by.text_of(value, known, Style(style.day, True))


Modal = n.SpellAbility | n.Activated | n.Triggered


def render_line(
    ability: n.Ability, style: Style, name: str, host: str = "", of: tuple[n.Ability, ...] = ()
) -> str | None:
    """`of`: the abilities of its card, among which it may be one that a keyword stands for with others."""
    if isinstance(ability, n.Activated) and isinstance(ability.modes[0].effect, n.BecomeLevel):
        ability = n.Activated(ability.cost, ability.modes)  # when it can be used is what a level means (CR 716.2a)
    if isinstance(ability, n.Activated) and ability.phase_cost:
        return render_phase_cost(ability, style, name)
    if of and say_ability(ability, style, name) is None:
        for held, lines in groups(of, LineRenderer(style, name)):
            if ability in held and None not in lines:
                return " ".join([name_filled_in(one, name, "", host) for one in lines if one is not None])
    return " ".join(render_ability_lines((ability,), style, name, "", host))


def render_phase_cost(ability: n.Activated, style: Style, name: str) -> str | None:
    """One of the two ways in which what a part of the turn costs is settled: "pay {U}", "destroy Stasis"."""
    if not ability.cost:
        return render_mode(ability, 0, style, name)
    paid = render_phrase(payments, ability.cost, fresh(name), style)
    return None if paid is None else as_continuation(paid[0], name)


def render_mode(of: Modal, which: int, style: Style, name: str) -> str | None:
    chosen = render_phrase(mode, of.modes[which], context_before_modes(of, style, name), style)
    if chosen is not None:
        return as_continuation(chosen[0], name)
    keyword = say_ability(of, style, name) if len(of.modes) == 1 else None  # what a keyword does has no other words
    return without_words(of.modes[which]) if keyword is None else name_filled_in(keyword, name)


def as_continuation(text: str, name: str) -> str:
    """Sentences that stand behind something else: all begin with a capital but the first."""
    return name_filled_in(text[:1] + capitalised(text, STARTS)[1:], name)


def context_before_modes(of: Modal, style: Style, name: str) -> PhraseContext:
    """Returns the context in which the modes of an ability begin: after its trigger condition or its cost."""
    known = fresh(name)
    before = None
    if isinstance(of, n.Triggered):
        before = render_phrase(occasions, of.on, known, style) or render_phrase(beginnings, of.on, known, style)
    elif isinstance(of, n.Activated):
        before = render_phrase(costs, of.cost, known, style)
    return known if before is None else before[1]


def render_effect(node: n.Effect, style: Style, name: str) -> str | None:
    """One of several things that can be done. What all of them are done to was named before: "put it into …"; and so
    was whoever is to do it: "that player discards a card".
    """
    if isinstance(node, n.EntersSo):
        return render_line(n.Static(node.how), style, name)
    spoken_of = {part for part in everything_in(node) if isinstance(part, (n.Target, n.Saved, n.ThatObject))}
    called = tuple([(what, "it") for what in spoken_of]) if len(spoken_of) == 1 else ()
    plain = fresh(name)
    for known in (
        plain,
        context_of(False, START._replace(name=name, called=called)),
        mentioning(plain, EACH_IN_TURN),
    ):
        said = render_phrase(mode, n.Mode(node), known, style)
        if said is not None:
            return as_continuation(said[0], name)
    return None


def render_lasting_effect(node: n.Effect, of: n.Selector | None, on: str, style: Style, name: str) -> str | None:
    """Returns the words of an effect that lasts: of something that it is on, by the name of that."""
    called = ((of, on),) if of is not None and on else ()
    known = context_of(False, START._replace(name=name, called=called))
    said = render_phrase(mode, n.Mode(node), known, style)
    return None if said is None else as_continuation(said[0], name)


THAT_SAVED: Final = n.Saved("that")
WHILE: Final = " until end of turn"


def render_modification(mod: n.Modification, style: Style, name: str) -> str | None:
    """Returns the words of one part of a continuous effect, without how long: "gets +1/+1"."""
    if isinstance(mod, n.SetController):
        return "changes its controller"
    if isinstance(mod, n.SwitchPT):
        return "switches its power and toughness"
    holding = say_ability(n.Static(n.Modify(n.IsThis(), (mod,))), style, name)
    if holding is not None and holding.startswith("~ "):
        return name_filled_in(holding[len("~ ") :].removesuffix("."), name)
    if isinstance(mod, n.SetTypes):
        types = " ".join((*(mod.subtypes or ()), *(noun for bit, noun in TYPE_NAMES if mod.types & bit)))
        return f"is {'an' if types[:1].lower() in 'aeio' else 'a'} {types}"
    said = render_lasting_effect(n.Apply(THAT_SAVED, (mod,)), THAT_SAVED, "it", style, name)
    if said is None or not said.lower().startswith("it "):
        return None
    return said[len("it ") :].removesuffix(".").removesuffix(WHILE)


def render_condition(node: n.Condition, style: Style, name: str) -> str | None:
    said = render_phrase(whether, node, fresh(name), style)
    return None if said is None else name_filled_in(said[0], name)


def without_other_targets(which: n.Filter | None) -> n.Filter | None:
    """A description without what it says of other targets ("attached to that creature"): they are not told with it."""
    parts = which.of if isinstance(which, n.All) else (which,)
    kept = tuple([part for part in parts if part and not any(isinstance(x, n.Target) for x in everything_in(part))])
    if len(kept) == len(parts) or which is None:
        return which
    return kept[0] if len(kept) == 1 else n.All(kept) if kept else n.Anything()


def without_everybody(which: n.Filter | None) -> n.Filter | None:
    """A description of one thing for each of several players, told of one of those things."""
    parts = which.of if isinstance(which, n.All) else ()
    kept = [part for part in parts if not (isinstance(part, PLAYERS_THINGS) and part.who == n.EachPlayer())]
    told = [
        n.Not(replace(part, who=n.You()))
        if isinstance(part, PLAYERS_THINGS) and part.who == n.EachOtherPlayer()
        else part
        for part in kept
    ]
    return told[0] if len(told) == 1 else n.All(tuple(told)) if told else n.Anything()


PLAYERS_THINGS: Final = (n.ControlledBy, n.OwnedBy)
WHO_IS_ATTACKED: Final = Mention(n.ThatObject(), ("player",), True, True)
THAT_PERMANENT: Final = Mention(n.ThatObject(), ("permanent",))


def render_target(phrase: n.TargetPhrase, style: Style, name: str) -> str | None:
    """A player of whom its ability spoke before is "that player", what its event was about "it"; so many as are
    counted are X. Whose choice it is goes without saying: they are asked.
    """
    [told] = aimed_anyhow((phrase,))
    if told.one_for_each:
        told = replace(told, which=without_everybody(told.which), at_most=1, one_for_each=False)
    which = without_other_targets(told.which)
    plain = replace(told, which=which, divided=None, another=False, chosen_by=None, of_chooser=False)
    counted = replace(plain, amount=None if plain.amount is None else n.X())
    for words in (phrase.words, "any target", "target"):
        for mentions in ((), (EACH_IN_TURN,), (THAT_PERMANENT,), (WHO_IS_ATTACKED,)):
            given = START._replace(given=(replace(counted, words=words),), mentions=mentions)
            said = render_phrase(recipients, n.Target(0), context_of(False, given), style)
            if said is not None:
                return f"another {said[0]}" if phrase.another else said[0]
    return None
