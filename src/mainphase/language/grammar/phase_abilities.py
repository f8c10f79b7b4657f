"""Abilities of 1997 that belong to a part of the turn: what has to be done or paid there, or may be used once.

The rules of the day said "during your upkeep" of all of them; here it also says whether it must be, and of whom.
"""

from __future__ import annotations

from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Keyword
from mainphase.cards.nodes.often_named import YOU
from mainphase.language.grammar.comparisons import whether
from mainphase.language.grammar.costs import costs, deeds, payments
from mainphase.language.grammar.modes import body
from mainphase.language.grammar.triggered import done
from mainphase.language.grammar.triggers.beginnings import mention_whose_turn
from mainphase.language.syntax import Choice, like, phrase, the

alone: Final = Choice("an ability of a part of the turn")
paired: Final = Choice("what is paid in a part of the turn")  # tuples of two
NOTHING: Final = n.Mode(n.Sequence(()))
CONDITION: Final[dict[str, Any]] = {"condition": whether}

for part, words in (("upkeep", "upkeep"), ("draw", "draw step")):
    in_part: dict[str, Any] = {"per_turn": 1, "during": part}
    must: dict[str, Any] = {**in_part, "mandatory": True}
    owed: dict[str, Any] = {**must, "phase_cost": True}
    does = (the.does,)
    phrase(f"during your {words}, {{does}}", like(n.Activated, cost=(), modes=does, **must), alone, does=body)
    phrase(
        f"each player uses this ability during their {words}: {{does}}",
        like(n.Activated, cost=(), modes=does, any_player=True, **must),
        alone,
        does=body,
    )
    once = f"during your {words}, {{}}you may use this ability once: {{does}}"
    phrase(once.replace("{}", ""), like(n.Activated, cost=(), modes=does, **in_part), alone, does=body)
    phrase(
        once.replace("{}", "if {condition}, "),
        like(n.Activated, cost=(), modes=does, condition=the.condition, **in_part),
        alone,
        does=body,
        **CONDITION,
    )
    phrase(
        f"{{cost}}: {{does}} Activate only once, during your {words}.",
        like(n.Activated, cost=the.cost, modes=does, **in_part),
        alone,
        cost=costs,
        does=body,
    )
    phrase(
        f"{{cost}}: {{does}} Any player may activate this ability, but only during their {words} and only if "
        f"{{condition}}.",
        like(n.Activated, cost=the.cost, modes=does, condition=the.condition, any_player=True, during=part),
        alone,
        cost=costs,
        does=body,
        **CONDITION,
    )
    # In the phases of others: used by whoever has that phase, or by the ability's controller.
    for if_, asked in (("", None), ("if {condition}, ", the.condition)):
        given: dict[str, Any] = {"modes": does, "condition": asked}
        known: dict[str, Any] = {"does": body, **(CONDITION if asked is not None else {})}
        theirs = f"during their {words}, {if_}"
        if asked is not None:
            phrase(f"during your {words}, {if_}{{does}}", like(n.Activated, cost=(), **given, **must), alone, **known)
            phrase(
                f"each player uses this ability {theirs}as follows: {{does}}",
                like(n.Activated, cost=(), any_player=True, **given, **must),
                alone,
                **known,
            )
        phrase(
            f"each player may use this ability once {theirs}as follows: {{does}}",
            like(n.Activated, cost=(), any_player=True, **given, **in_part),
            alone,
            **known,
        )
        phrase(
            f"during each player's {words}, {if_}{{does}}",
            like(n.Activated, cost=(), any_turn=True, **given, **must),
            alone,
            **known,
        )
        phrase(
            f"during each player's {words}, {if_}you may use this ability once: {{does}}",
            like(n.Activated, cost=(), any_turn=True, **given, **in_part),
            alone,
            **known,
        )
    # Either this is paid, or that happens (CR 702.30 has it as an upkeep cost since).
    paying: dict[str, Any] = {"cost": payments, "does": body}
    for when, first, second in (
        ("{cost} or {does}", None, None),
        ("if {condition}, {cost} or {does}", the.condition, the.condition),
        ("{cost} or, if {condition}, {does}", None, the.condition),
    ):
        phrase(
            f"during your {words}, {when}",
            (
                like(n.Activated, cost=the.cost, modes=(NOTHING,), condition=first, **owed),
                like(n.Activated, cost=(), modes=does, condition=second, **owed),
            ),
            paired, **paying, **(CONDITION if second is not None else {}),
        )  # fmt: skip
phrase("<skips> <their|your> draw", n.SkipDraw(), deeds)

# --- Tapped artifacts, which did nothing (until 1999)

phrase("~ works while it is tapped.", n.HasKeywords(Keyword.WORKS_WHILE_TAPPED), alone)

# --- The end of a part, before its mana is lost

ends: Final = Choice("the end of a part of the turn")
for words, of in (("your", YOU), ("each player's", n.EachPlayer()), ("the chosen player's", n.ChosenPlayer())):
    for part in ("upkeep",):
        phrase(f"{words} {part}", n.EndOf(part, of), ends, then=mention_whose_turn(of))
phrase("at the end of {on}, {mode}", like(n.Triggered, on=the.on, modes=(the.mode,)), alone, on=ends, mode=done)
phrase(
    "at the end of {on}, if {condition}, {mode}",
    like(n.Triggered, on=the.on, modes=(the.mode,), condition=the.condition), alone,
    on=ends, mode=body, **CONDITION,
)  # fmt: skip
