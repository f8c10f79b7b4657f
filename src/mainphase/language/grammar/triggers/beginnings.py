"""Beginnings of parts of the turn, and what else happens "at" a point of it."""

from __future__ import annotations

from typing import Any

from mainphase.cards import nodes as n
from mainphase.cards.nodes.often_named import EACH_PLAYER, HOST, YOU
from mainphase.language.grammar.discourse import Mention, mentioning
from mainphase.language.grammar.groups import HOSTS
from mainphase.language.grammar.triggers.events import about_player, beginnings
from mainphase.language.syntax import PhraseContext, like, phrase

PARTS = (
    ("upkeep", "upkeep"),
    ("draw step", "draw step"),
    ("end step", "end step"),
    ("precombat main phase", "precombat main"),
    ("postcombat main phase", "postcombat main"),
    ("second main phase", "second main"),
)
HOST_CONTROLLER = n.ControllerOf(HOST)


def mention_whose_turn(who: n.Selector) -> Any:
    def after(known: PhraseContext, _: Any) -> PhraseContext:
        return about_player(known, who)

    return after


def mention_host(noun: str) -> Any:
    """After this "it" is what this is attached to, and "that player" controls that."""

    def after(known: PhraseContext, _: Any) -> PhraseContext:
        return about_player(mentioning(known, Mention(HOST, (noun, "permanent"), True)), HOST_CONTROLLER)

    return after


def beginning(template: str, part: str, of: n.Selector, parse_only: bool = False) -> None:
    phrase(
        template, like(n.BeginningOf, part=part, of=of), beginnings, then=mention_whose_turn(of), parse_only=parse_only
    )


for words, part in PARTS:
    beginning(f"your {words}", part, YOU)
    beginning(f"each player's {words}", part, EACH_PLAYER, parse_only=part == "end step")
    beginning(f"each opponent's {words}", part, n.EachOpponent())
    beginning(f"each of your {words}s", part, YOU, parse_only=True)
    beginning(f"each {words}", part, EACH_PLAYER, parse_only=part != "end step")
    beginning(f"the {words}", part, EACH_PLAYER, parse_only=True)
    beginning(f"enchanted player's {words}", part, n.AttachedTo())
    beginning(f"the chosen player's {words}", part, n.ChosenPlayer())
    for host, _ in HOSTS:
        phrase(
            f"the {words} of {host}'s controller", n.BeginningOf(part, HOST_CONTROLLER), beginnings,
            then=mention_host(host.split()[-1]), parse_only=host != "enchanted creature",
        )  # fmt: skip
beginning("your first main phase", "precombat main", YOU, parse_only=True)
phrase(
    "enchanted player's first upkeep each turn",
    n.BeginningOf("upkeep", n.AttachedTo(), first=True),
    beginnings,
    then=mention_whose_turn(n.AttachedTo()),
)
beginning("each of your main phases", "main phase", YOU)
beginning("your turn", "turn", YOU)
beginning("your opponents' end step", "end step", n.EachOpponent(), parse_only=True)
beginning("combat on your turn", "combat", YOU)
beginning("each combat", "combat", EACH_PLAYER)
beginning("each combat on your turn", "combat", YOU, parse_only=True)
beginning("combat on each opponent's turn", "combat", n.EachOpponent())
beginning("combat on each player's turn", "combat", EACH_PLAYER, parse_only=True)
beginning("your combat step", "combat", YOU, parse_only=True)
