"""Turns and their parts: extra ones, those that are skipped or ended, whose they are (CR 500.7 to 500.11, 723, 724)."""

from __future__ import annotations

from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Duration
from mainphase.kernel.lowering.dependencies import everything_in
from mainphase.kernel.lowering.dungeon_cards import UNDERCITY
from mainphase.language.grammar.changed import afresh, delayed_mode
from mainphase.language.grammar.clauses import WithTargets, clauses, sentence, sentences
from mainphase.language.grammar.descriptions import YOUR_PLANESWALKERS
from mainphase.language.grammar.discourse import conjuncts
from mainphase.language.grammar.effects.lasting import those
from mainphase.language.grammar.objects import Targets, certain_objects, certain_players, target_player, who, whose
from mainphase.language.syntax import Choice, Words, like, phrase, the

phrase("{by} <takes> an extra turn after this one", like(n.ExtraTurn, by=the.by), clauses, by=who)

MORE_LANDS: Final = Words(
    "a number",
    [
        ("an additional land", 1),
        ("up to two additional lands", 2),
        ("up to three additional lands", 3),
        ("any number of lands", -1),
    ],
)
phrase(
    "you may play {count} this turn",
    like(n.Begin, static=like(n.ExtraLandPlays, who=n.You(), count=the.count)),
    sentences,
    count=MORE_LANDS,
)

# --- Skipped (CR 500.11)

NEXT: Final = Words(
    "a part of the turn", [(part, part) for part in ("turn", "combat phase", "draw step", "untap step", "upkeep step")]
)
SKIP: Final = like(n.SkipNext, part=the.part, by=the.by)
phrase("{by} <skips> <their|your> next {part}", SKIP, clauses, by=who, part=NEXT)
phrase(
    "{by} <skips> <their|your> next two turns", like(n.Sequence, of=(like(n.SkipNext, part="turn", by=the.by),) * 2),
    clauses, by=who,
)  # fmt: skip
phrase(
    "{by} <takes> an extra turn after this one. skip the untap step of that turn",
    like(
        n.Sequence,
        of=(
            like(n.ExtraTurn, by=the.by, save="that turn"),
            like(n.SkipNext, part="untap step", by=n.You(), in_turn="that turn"),
        ),
    ),
    clauses,
    by=who,
)

# What happens as that turn ends (CR 500.7, 513.1a).
at_that_end: Final = delayed_mode(WithTargets(sentence))
AT_ITS_END: Final = like(
    n.Delayed, ability=like(n.Triggered, on=n.BeginningOf("end step", that="that turn"), modes=(the.mode,))
)
phrase(
    "{by} <takes> an extra turn after this one. at the beginning of that turn's end step, {mode}",
    like(n.Sequence, of=(like(n.ExtraTurn, by=the.by, save="that turn"), AT_ITS_END)),
    clauses,
    by=who,
    mode=at_that_end,
)

# --- More phases and steps (CR 500.8 to 500.10)

COMBAT, MAIN = "combat phase", "main phase"
MORE: Final = (
    ("after this phase, there is an additional combat phase", (COMBAT,)),
    ("after this combat phase, there is an additional combat phase", (COMBAT,)),
    ("there is an additional combat phase after this phase", (COMBAT,)),
    ("there's an additional combat phase after this phase", (COMBAT,)),
    ("after this phase, there is an additional combat phase followed by an additional main phase", (COMBAT, MAIN)),
    ("after this main phase, there is an additional combat phase followed by an additional main phase", (COMBAT, MAIN)),
    ("there is an additional combat phase followed by an additional main phase after this phase", (COMBAT, MAIN)),
    ("there is an additional beginning phase after this phase", ("beginning phase",)),
)
AFTER_POSTCOMBAT: Final = (
    "after the first postcombat main phase this turn, there's an additional combat phase followed by an additional "
    "main phase"
)
at_that_combat: Final = delayed_mode(WithTargets(sentence))
THAT_COMBAT: Final = like(
    n.Delayed, ability=like(n.Triggered, on=n.BeginningOf("combat", that="those"), modes=(the.mode,))
)
# What is so in that combat alone.
IN_THAT_COMBAT: Final[dict[str, Any]] = {"until": Duration.END_OF_PHASE, "during": "those"}
that_combat: Final = Choice("what is so in that combat")
for rule, static in (
    ("<attacks> that combat if able", like(n.MustAttack, which=the.which)),
    (
        "can't attack you or planeswalkers you control that combat",
        like(n.CantAttack, which=the.which, who=n.You(), permanents=YOUR_PLANESWALKERS),
    ),
    ("can't be blocked that combat", like(n.CantBeBlocked, which=the.which)),
):
    phrase(f"{{which}} {rule}", like(n.Begin, static=static, **IN_THAT_COMBAT), that_combat, which=those)
phrase(
    "each of {of} attacks that combat if able",
    like(n.Begin, static=like(n.MustAttack, which=like(n.OneOf, of=the.of)), **IN_THAT_COMBAT), that_combat,
    of=certain_objects, parse_only=True,
)  # fmt: skip
known: Final[list[tuple[str, ...]]] = []
for words, phases in MORE:
    more_combat = n.ExtraPhases(phases, save="those")
    phrase(
        f"{words}. {{rule}}", like(n.Sequence, of=(more_combat, the.rule)), sentences, rule=afresh(that_combat),
        parse_only=phases in known,
    )  # fmt: skip
    phrase(
        f"{words}. {{rule}}. {{other}}", like(n.Sequence, of=(more_combat, the.rule, the.other)), sentences,
        rule=afresh(that_combat), other=afresh(that_combat), parse_only=phases in known,
    )  # fmt: skip
    phrase(words, n.ExtraPhases(phases), clauses, parse_only=phases in known)
    phrase(
        f"{words}. at the beginning of that combat, {{mode}}",
        like(n.Sequence, of=(n.ExtraPhases(phases, save="those"), THAT_COMBAT)),
        clauses,
        mode=at_that_combat,
        parse_only=phases in known,
    )
    known.append(phases)
phrase(AFTER_POSTCOMBAT, n.ExtraPhases((COMBAT, MAIN), True), clauses)
phrase(
    AFTER_POSTCOMBAT + ". at the beginning of that combat, {mode}",
    like(n.Sequence, of=(n.ExtraPhases((COMBAT, MAIN), True, "those"), THAT_COMBAT)),
    clauses,
    mode=at_that_combat,
)

phrase("that player gets an additional upkeep step after this step", n.ExtraStep("upkeep"), clauses)
phrase("there is an additional end step after this step", n.ExtraStep("end step"), clauses)
phrase(
    "you get that many additional upkeep steps after this phase",
    n.ExtraStep(amount=n.EventAmount(), step="upkeep", after_phase=COMBAT, you_get=True),
    clauses,
)


def is_in_its_phase(value: Any) -> bool:
    """True if "this phase" is the combat phase where an instruction says so: after combat damage."""
    for part in everything_in(value):
        if isinstance(part, n.Triggered) and not (isinstance(part.on, n.DealsDamage) and part.on.combat_only):
            if any(isinstance(one, n.ExtraStep) and one.after_phase for one in everything_in(part.modes)):
                return False
    return True


# --- Whose turn it is, and its end

phrase("{by} <controls> {of} during that player's next turn", n.ControlNextTurn, clauses, by=who, of=certain_players)
phrase(
    "{by} <gains> control of {of} during that player's next turn. after that turn, that player takes an extra turn",
    like(
        n.Sequence,
        of=(like(n.ControlNextTurn, of=the.of, by=the.by), like(n.ExtraTurn, by=the.of, after_next_turn_of=the.of)),
    ),
    clauses,
    by=who,
    of=certain_players,
)
SWAPPED: Final = like(
    n.Sequence,
    of=(like(n.ControlNextTurn, of=the.second, by=the.first), like(n.ControlNextTurn, of=the.first, by=the.second)),
)
phrase(
    "choose {first} and {second}. the first player controls the second player during the second player's next turn, "
    "and the second player controls the first player during the first player's next turn",
    SWAPPED, clauses,
    first=Targets("target ", 1, 1, target_player), second=Targets("another target ", 1, 1, target_player, True),
)  # fmt: skip
phrase("end the turn", n.EndTheTurn(), clauses)
phrase("end the combat phase", n.EndTheCombatPhase(), clauses)
phrase("reverse the game's turn order", n.ReverseTurnOrder(), clauses)
phrase("{who} <becomes> the monarch", n.BecomeMonarch, clauses, who=who)
phrase("{who} <takes> the initiative", n.TakeInitiative, clauses, who=who)
phrase("{who} <ventures> into the dungeon", like(n.Venture, who=the.who), clauses, who=who)
phrase("{who} <ventures> into Undercity", like(n.Venture, who=the.who, into=UNDERCITY), clauses, who=who)
phrase("the Ring tempts you", n.RingTempts(), clauses)
phrase("it becomes day", n.BecomeDay(), clauses)
phrase("it becomes night", n.BecomeNight(), clauses)
phrase("abandon this scheme", n.Abandon(n.This()), clauses)
phrase("{who} <wins> the game", n.WinTheGame, clauses, who=who)
phrase("{who} <loses> the game", n.LoseTheGame, clauses, who=who)

# --- A part of the turn that a rule of some length takes away or gives


def of_theirs(effect: Any) -> bool:
    """Of a description by whose they are; what is named itself stays tapped."""
    return n.ControlledBy(effect.who) in conjuncts(effect.which)


phrase(
    "{which} <doesn't> untap during {who} next untap step",
    n.DontUntapNext, clauses, which=those, who=whose, fits=of_theirs,
)  # fmt: skip
