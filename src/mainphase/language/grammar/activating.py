"""Activated abilities: the cost, what it does, and when it may be activated (CR 602)."""

from __future__ import annotations

from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Window
from mainphase.cards.nodes.often_named import YOUR_TURN
from mainphase.cards.words.creature_keywords import boast, power_up
from mainphase.cards.words.keyword_abilities import forecast
from mainphase.foundation.whole_numbers import whole
from mainphase.language.grammar.amounts import each_one, quantities
from mainphase.language.grammar.casting import COMBAT_TIMES
from mainphase.language.grammar.clauses import says_x
from mainphase.language.grammar.comparisons import whether
from mainphase.language.grammar.costs import costs
from mainphase.language.grammar.discourse import discourse_of
from mainphase.language.grammar.modes import MOST_MODES, Modal, body, bullets
from mainphase.language.grammar.places import there
from mainphase.language.syntax import (
    DECLINED,
    Choice,
    Leaf,
    Mapped,
    Phrase,
    PhraseContext,
    Within,
    Words,
    context_of,
    like,
    phrase,
    the,
)

FREELY: Final = (Window.INSTANT, 0, None, False)
ONLY_ONCE: Final = -1  # in place of how often each turn
AS_A_SORCERY: Final = (Window.SORCERY, 0, None, False)


def activation_limit(condition: n.Condition, per_turn: int = 0) -> Any:
    return (Window.INSTANT, per_turn, condition, False)


def in_your_part(part: str) -> n.Condition:
    return n.Both(YOUR_TURN, n.InPart(part))


# As whom, how often and when: window, times each turn, condition, whether any player may.
limits: Final = Choice("when it may be activated")
limits.add(
    Words(
        "when it may be activated",
        [
            ("Activate only as a sorcery.", AS_A_SORCERY),
            ("Activate this ability only any time you could cast a sorcery.", AS_A_SORCERY),
            ("Activate only as an instant.", (Window.PRIORITY, 0, None, False)),
            ("Activate only once each turn.", (Window.INSTANT, 1, None, False)),
            ("Activate this ability only once each turn.", (Window.INSTANT, 1, None, False)),
            ("Activate no more than twice each turn.", (Window.INSTANT, 2, None, False)),
            ("Activate no more than three times each turn.", (Window.INSTANT, 3, None, False)),
            ("Activate only as a sorcery and only once each turn.", (Window.SORCERY, 1, None, False)),
            ("Activate only during your turn.", activation_limit(YOUR_TURN)),
            ("Activate only during your turn and only once each turn.", activation_limit(YOUR_TURN, 1)),
            (
                "Activate only during an opponent's upkeep.",
                activation_limit(n.Both(n.IsTurnOf(n.EachOpponent()), n.InPart("upkeep"))),
            ),
            ("Activate only during an opponent's turn.", activation_limit(n.IsTurnOf(n.EachOpponent()))),
            ("Activate only during your upkeep.", activation_limit(in_your_part("upkeep"))),
            ("Activate only during your upkeep and only once each turn.", activation_limit(in_your_part("upkeep"), 1)),
            ("Activate only during combat.", activation_limit(n.InPart("combat phase"))),
            ("Activate only during the declare blockers step.", activation_limit(n.InPart("declare blockers"))),
            ("Activate only during the declare attackers step.", activation_limit(n.InPart("declare attackers"))),
            ("Activate only during any upkeep step.", activation_limit(n.InPart("upkeep"))),
            ("Activate only during the end of combat step.", activation_limit(n.InPart("end of combat"))),
            ("Activate only before attackers are declared.", activation_limit(n.BeforeAttackersDeclared())),
            ("Activate only before the combat damage step.", activation_limit(n.BeforeCombatDamage())),
            (
                "Activate only during your turn, before attackers are declared.",
                activation_limit(n.Both(YOUR_TURN, n.BeforeAttackersDeclared())),
            ),
            (
                "Activate only during an opponent's turn, before attackers are declared.",
                activation_limit(n.Both(n.IsTurnOf(n.EachOpponent()), n.BeforeAttackersDeclared())),
            ),
            ("Any player may activate this ability.", (Window.INSTANT, 0, None, True)),
        ],
    )
)
limits.add(Words("when it may be activated", [("Activate only once.", (Window.INSTANT, ONLY_ONCE, None, False))]))
phrase("activate only {when}.", (Window.INSTANT, 0, the.when, False), limits, when=Words("when", list(COMBAT_TIMES)))
DURING: Final = Words(
    "when it may be activated",
    [
        ("during your turn", YOUR_TURN),
        ("during your upkeep", in_your_part("upkeep")),
        ("during your end step", in_your_part("end step")),
        ("during combat", n.InPart("combat phase")),
        ("during the declare attackers step", n.InPart("declare attackers")),
        ("during the declare blockers step", n.InPart("declare blockers")),
    ],
)
phrase(
    "activate only {when} and only if {condition}.",
    (Window.INSTANT, 0, like(n.Both, left=the.when, right=the.condition), False), limits,
    when=DURING, condition=whether,
)  # fmt: skip
# Of any player, "their turn" is that of whoever activates it.
ANY_PLAYER: Final = (
    ("as a sorcery", (Window.SORCERY, 0, None, True)),
    ("during their turn", (Window.INSTANT, 0, YOUR_TURN, True)),
    ("during their upkeep", (Window.INSTANT, 0, in_your_part("upkeep"), True)),
    ("during their draw step", (Window.INSTANT, 0, in_your_part("draw"), True)),
    ("during any upkeep step", (Window.INSTANT, 0, n.InPart("upkeep"), True)),
)
limits.add(
    Words(
        "when it may be activated",
        [(f"Any player may activate this ability but only {when}.", limit) for when, limit in ANY_PLAYER],
    )
)
phrase("activate only if {condition}.", (Window.INSTANT, 0, the.condition, False), limits, condition=whether)
for k, words in enumerate(("if {condition} and only as a sorcery", "as a sorcery and only if {condition}")):
    phrase(
        f"activate only {words}.",
        (Window.SORCERY, 0, the.condition, False),
        limits,
        condition=whether,
        parse_only=k > 0,
    )
phrase(
    "activate only if {condition} and only once each turn.",
    (Window.INSTANT, 1, the.condition, False),
    limits,
    condition=whether,
)

written: Final = Choice("an activated ability")
phrase(  # what limits it stands before the modes
    "{cost}: choose one. {limits}{modes}",
    (the.cost, like(Modal, modes=the.modes, least=1, most=1), the.limits, None, None),
    written, cost=costs, limits=limits, modes=bullets(2, MOST_MODES),
)  # fmt: skip
phrase("{cost}: {does}", (the.cost, the.does, FREELY, None, None), written, cost=costs, does=body)
phrase(
    "{cost}: {does} {limits}",
    (the.cost, the.does, the.limits, None, None),
    written,
    cost=costs,
    does=body,
    limits=limits,
)

# What it costs less (CR 118.7).
per_each: Final = Choice("how much less")
for k in range(1, 4):
    phrase(
        f"This ability costs {{{k}}} less to activate for each {{of}}.",
        the.of if k == 1 else like(n.Times, factor=k, of=the.of),
        per_each,
        of=each_one,
    )
phrase("This ability costs {X} less to activate, where X is {of}.", the.of, per_each, of=quantities)
for k in range(1, 6):
    so_much = like(n.AmountIf, condition=the.condition, amount=n.Fixed(k))
    phrase(f"This ability costs {{{k}}} less to activate if {{condition}}.", so_much, per_each, condition=whether)
    phrase(
        f"This ability costs {{{k}}} less to activate during your turn.",
        n.AmountIf(YOUR_TURN, n.Fixed(k)), per_each, parse_only=True,
    )  # fmt: skip
dearer: Final = Choice("how much more")
for k in range(1, 4):
    phrase(
        f"This ability costs {{{k}}} more to activate for each {{of}}.", like(n.Times, factor=-k, of=the.of), dearer,
        of=each_one,
    )  # fmt: skip
for tail, limit in (("", FREELY), (" {limits}", the.limits)):
    more: dict[str, Any] = {"limits": limits} if tail else {}
    phrase(
        f"{{cost}}: {{does}} {{less}}{tail}",
        (the.cost, the.does, limit, the.less, None), written, cost=costs, does=body, less=per_each, **more,
    )  # fmt: skip
    phrase(
        f"{{cost}}: {{does}} {{less}}{tail}",
        (the.cost, the.does, limit, the.less, None), written, cost=costs, does=body, less=dearer, **more,
    )  # fmt: skip


# X is no choice there (CR 107.3c). Of several exiled cards it is the sum (607.3).
OF_EXILED: Final = n.TotalManaValue(n.ExiledWithThis())
what_x_is: Final = Choice("what X is")
what_x_is.add(
    Words("what X is", [(f"the mana value of {card}", OF_EXILED) for card in ("the exiled card", "that card")])
)
what_x_is.add(quantities)
phrase(
    "{cost}: {does} X is {amount}.", (the.cost, the.does, FREELY, None, the.amount), written,
    cost=costs, does=body, amount=what_x_is,
)  # fmt: skip


def activated_from_parts(parts: Any) -> Any:
    cost, does, (window, per_turn, condition, any_player), less, x_is = parts
    more = isinstance(less, n.Times) and less.factor < 0
    if x_is is not None and (says_x(does) or not any(isinstance(paid, n.PayMana) and paid.mana.x for paid in cost)):
        return DECLINED
    return n.Activated(
        cost,
        (does,),
        window,
        per_turn=max(per_turn, 0),
        once=per_turn == ONLY_ONCE,
        condition=condition,
        any_player=any_player,
        less=less,
        dearer=more,
        x_is=x_is,
    )


def activated_parts(ability: Any) -> Any:
    if not isinstance(ability, n.Activated) or len(ability.modes) != 1:
        return DECLINED
    limit = (ability.window, ONLY_ONCE if ability.once else ability.per_turn, ability.condition, ability.any_player)
    parts = (ability.cost, ability.modes[0], limit, ability.less, ability.x_is)
    return parts if activated_from_parts(parts) == ability else DECLINED


activated: Final = Choice("an activated ability")
activated.add(Mapped(written, activated_from_parts, activated_parts, n.Activated))


# --- Boast (CR 702.142)

BOAST: Final = boast(n.Mode(n.Draw(n.Fixed(9999))), n.PayMana(n.ManaCost(9999)))
phrase(
    "boast — {cost}: {does}",
    like(n.Activated, cost=the.cost, modes=(the.does,), per_turn=1, condition=BOAST.condition, keyword=BOAST.keyword),
    activated, cost=costs, does=body,
)  # fmt: skip


# --- Forecast (CR 702.57)

FORECAST: Final = forecast(n.Mode(n.Draw(n.Fixed(9999))))
in_hand: Final = there(Words("your hand", [("from your hand", Window.INSTANT)]), n.Zone.HAND)
for this in ("~", "this card"):
    phrase(
        f"forecast — {{cost}}, reveal {this} {{hand}}: {{does}}",
        like(
            n.Activated, cost=the.cost, modes=(the.does,), per_turn=1, condition=FORECAST.condition,
            keyword=FORECAST.keyword, window=the.hand,
        ),
        activated, cost=costs, does=body, hand=in_hand, parse_only=this != "~",
    )  # fmt: skip


# --- Exhaust (CR 702.177)

phrase(
    "exhaust — {cost}: {does}",
    like(n.Activated, cost=the.cost, modes=(the.does,), once=True, keyword="exhaust"),
    activated, cost=costs, does=body,
)  # fmt: skip


# --- Power-up (CR 602.5b, 601.2f)

POWER_UP: Final = power_up(n.Mode(n.Draw(n.Fixed(9999))))
phrase(
    "power-up — {cost}: {does}",
    like(
        n.Activated, cost=the.cost, modes=(the.does,), once=True, keyword=POWER_UP.keyword,
        less_own_cost=POWER_UP.less_own_cost,
    ),
    activated, cost=costs, does=body,
)  # fmt: skip


# --- Loyalty abilities (CR 606)


def loyalty_change(symbol: str) -> Any:
    number = whole(symbol.strip("[]+-−"))
    return DECLINED if number is None else -number if symbol[1] in "-−" else number


def loyalty_text(change: Any) -> str | None:
    if type(change) is not int:
        return None
    return f"[{'+' if change > 0 else '−' if change < 0 else ''}{abs(change)}]"


def of_planeswalker(of: Phrase) -> Phrase:
    """An ability with a loyalty symbol: it speaks of a planeswalker."""

    def before(known: PhraseContext) -> PhraseContext:
        return context_of(known.one, discourse_of(known)._replace(walker=True))

    return Within(of, before)


of_walker: Final = of_planeswalker(body)
loyalty: Final = Leaf("a loyalty symbol", r"\[(?:[+−-][1-9][0-9]?|0)\]", loyalty_change, loyalty_text)
phrase(
    "{change}: {does}",
    like(n.Activated, cost=(like(n.LoyaltyCost, amount=the.change),), modes=(the.does,), loyalty=the.change),
    activated, change=loyalty, does=of_walker,
)  # fmt: skip
LOYALTY_X: Final = n.RemoveCountersCost("loyalty", n.X())
phrase("[−X]: {does}", like(n.Activated, cost=(LOYALTY_X,), modes=(the.does,), loyalty=0), activated, does=of_walker)
