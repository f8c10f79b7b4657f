"""What `why_not` says is what `apply` does, whatever the position and whatever the text."""

from __future__ import annotations

import random
import re
from typing import Final

import pytest
from tests.property.positions import random_position
from tests.support.deck_cards import DECK_CARDS
from tests.support.deep import deep, how_many

from mainphase import AUTOMATIC, MANUAL, Automation, Game, MainphaseError
from mainphase.cards.names import find_card
from mainphase.errors import TooNewError
from mainphase.rules.timeline import rules_on

CARDS: Final = list(DECK_CARDS)
pytestmark = pytest.mark.fuzz

DATES: Final = ("current", "2011-09-30", "2004-10-01", "fifth", "current")
AUTOMATIONS: Final = (AUTOMATIC, MANUAL, Automation(pay=True, mana_auto=True))
NONSENSE: Final = (
    *(
        "",
        " ",
        "99",
        "-1",
        "0",
        "1",
        "²",
        "win the game",
        "draw seven cards",
        "pass pass",
        "attack",
        "block",
        "cast",
        "play",
    ),
    *(
        "tap",
        "activate",
        "target",
        "choose",
        "turn up",
        "turn",
        "keep keep",
        "mulligan to 3",
        "yes",
        "no",
        "done",
        "x=3",
    ),
    *(
        "everything",
        "attack with",
        "attack with everything",
        "block with",
        "block everything with everything",
        "why not",
    ),
    *(
        "play Black Lotus",
        "cast Black Lotus",
        "play Forest with Shock",
        "cast a spell",
        "band",
        "then",
        ";",
        ",",
        "and",
    ),
    *(
        "no attack",
        "no block",
        "attack with nothing",
        "block nothing",
        "1 to Bob",
        "divided 1, 1",
        "ability 2",
        "concede",
    ),
)
VERBS: Final = (
    *("play", "cast", "activate", "tap", "attack", "attack Bob with", "attack with", "block", "target", "turn up"),
    *("choose", "discard", "keep", "find", "untap", "put", "pass", "mulligan", "band", "assign 1 damage to"),
)
CLAUSES: Final = (
    *(
        "",
        "",
        "",
        "targeting {}",
        "targeting {}, {}",
        "x=2",
        "x=99 targeting {}",
        "kicked",
        "mode 1",
        "mode 2 targeting {}",
    ),
    *(
        "with {}",
        "with everything",
        "and {}",
        ", {}",
        "choosing {}",
        "paying {}",
        "divided 1, 1",
        "ability 1",
        "on top",
    ),
    *("with flashback", "face down", "without paying its mana cost", ": {}", "in exile", "#2", "only", "now"),
)


def is_known(name: str, date: str) -> bool:
    try:
        find_card(name, on=date)
    except TooNewError:
        return False
    return True


def a_game(seed: int) -> Game:
    chance = random.Random(seed)
    law = rules_on(DATES[seed % len(DATES)])
    basics = ["Plains", "Island", "Swamp", "Mountain", "Forest"]
    known = [c for c in CARDS if c not in basics and is_known(c, law.date)]
    decks = {
        player: "\n".join([f"4 {b}" for b in basics] + [f"2 {c}" for c in chance.sample(known, 20)])
        for player in ("Alice", "Bob")
    }
    how = AUTOMATIONS[seed % len(AUTOMATIONS)]
    return Game.new(decks, rules=law.date, seed=seed, automation=how, history=False, listen=False)


def texts(game: Game, chance: random.Random) -> list[str]:
    """Own words of options, the same with something changed, words put together at random, and nonsense."""
    decision = game.decision
    assert decision is not None
    own = [str(o) for o in chance.sample(list(decision.options[:40]), min(3, len(decision.options)))]
    view = game.view(decision.decider)
    names = [o.label for o in (*view.me.hand, *view.battlefield, *view.stack, *view.me.graveyard)]
    names += [*game.players, "Forest", "everything", chance.choice(CARDS)]
    out = [*own, chance.choice(NONSENSE), chance.choice(NONSENSE)]
    for _ in range(3):
        clause = chance.choice(CLAUSES)
        filled = clause.format(*[chance.choice(names) for _ in range(clause.count("{}"))])
        out.append(f"{chance.choice(VERBS)} {chance.choice(names)} {filled}".strip())
    for text in own:
        words = text.split()
        k = chance.randrange(len(words))
        out.append(" ".join(words[:k] + words[k + 1 :]))
        out.append(" ".join([*words[:k], chance.choice(names), *words[k:]]).upper())
        out.append(f"{text} {chance.choice(CLAUSES).replace('{}', chance.choice(names))}")
    return out


def says_yes(game: Game, text: str, player: str | None = None) -> bool:
    """Whether nothing forbids it; that something does is said in words."""
    try:
        refusal = game.why_not(text, player)
    except MainphaseError as wrong:
        return not str(wrong)
    if refusal is None:
        return True
    if not refusal.text.isprintable() or len(refusal.text) > 10_000:
        return True
    return not refusal.text.strip() or re.search(r"\{(it|who|source|other|more)\}", refusal.text) is not None


def does_it(game: Game, text: str) -> bool:
    try:
        game.clone().apply(text)
    except MainphaseError:
        return False
    return True


@pytest.mark.parametrize("seed", [*range(6), *map(deep, range(6, 40))])
def test_why_not_says_what_apply_does(seed: int) -> None:
    chance = random.Random(seed)
    game = a_game(seed)
    wrong: list[str] = []
    asked = yes = 0
    for n in range(350):
        if game.decision is None:
            game = a_game(seed + 1000)  # it ended early
        decision = game.decision
        assert decision is not None
        if decision.kind != "priority" or n % 9 == 0:
            before = game.hash()
            for text in texts(game, chance):
                done = does_it(game, text)
                if says_yes(game, text) is not done:
                    wrong.append(f"{text!r} at {decision.question!r} (decision {n}): {done}")
                asked += 1
                yes += done
                others = [p for p in game.players if p not in (decision.player, decision.decider)]
                if any(says_yes(game, text, p) for p in others):
                    wrong.append(f"{text!r} by another player at {decision.question!r} (decision {n})")
            assert game.hash() == before
        game.play(chance.randrange(len(decision.options)))
    assert wrong == []
    assert asked > 300
    assert 30 < yes < asked - 30


def test_why_not_says_what_apply_does_in_any_position() -> None:
    """Cards of the whole library in all zones, in any step, with two to four players, some of them in teams."""
    wrong: list[str] = []
    asked = 0
    positions = how_many(3, 10)
    for seed in range(1, positions + 1):
        chance = random.Random(seed)
        game = Game(random_position(seed), history=False)
        for n in range(12):
            decision = game.decision
            if decision is None:
                break
            for text in texts(game, chance):
                done = does_it(game, text)
                if says_yes(game, text) is not done:
                    wrong.append(f"{text!r} at {decision.question!r} (position {seed}, {n}): {done}")
                other = chance.choice(game.players)
                if other not in (decision.player, decision.decider) and says_yes(game, text, other):
                    wrong.append(f"{text!r} by {other} at {decision.question!r} (position {seed}, {n})")
                asked += 1
            game.play(chance.randrange(len(decision.options)))
    assert wrong == []
    assert asked > 50 * positions
