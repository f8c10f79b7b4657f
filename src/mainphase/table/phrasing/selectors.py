"""Selectors in words: who and what."""

from mainphase.cards import nodes as n
from mainphase.table.phrasing.base import Speaker, says
from mainphase.table.symbols import listed


@says(n.This)
def this(say: Speaker, s: n.This) -> str:
    return say.this


@says(n.You)
def you(say: Speaker, s: n.You) -> str:
    return "you"


@says(n.Target)
def target(say: Speaker, s: n.Target) -> str:
    if s.index < len(say.phrases):
        return say.target(say.phrases[s.index])
    return "the target"


@says(n.ThatPlayer)
def that_player(say: Speaker, s: n.ThatPlayer) -> str:
    return "that player"


@says(n.ThatObject, n.ThatSource)
def that_object_or_that_source(say: Speaker, s: n.ThatObject | n.ThatSource) -> str:
    return "it"


@says(n.DefendingPlayer)
def defending_player(say: Speaker, s: n.DefendingPlayer) -> str:
    return "the defending player"


@says(n.ActivePlayer)
def active_player(say: Speaker, s: n.ActivePlayer) -> str:
    return "the active player"


@says(n.ChosenPlayer)
def chosen_player(say: Speaker, s: n.ChosenPlayer) -> str:
    return "the chosen player"


@says(n.EachPlayer)
def each_player(say: Speaker, s: n.EachPlayer) -> str:
    return "each player"


@says(n.EachOpponent)
def each_opponent(say: Speaker, s: n.EachOpponent) -> str:
    return "each opponent"


@says(n.ControllerOf)
def controller_of(say: Speaker, s: n.ControllerOf) -> str:
    return f"{say.possessive(s.of)} controller"


@says(n.OwnerOf)
def owner_of(say: Speaker, s: n.OwnerOf) -> str:
    return f"{say.possessive(s.of)} owner"


@says(n.AttachedTo)
def attached_to(say: Speaker, s: n.AttachedTo) -> str:
    return say.host if isinstance(s.of, n.This) else f"what {say.selector(s.of)} is attached to"


@says(n.Each)
def each(say: Speaker, s: n.Each) -> str:
    return f"each {say.noun(s.which)}"


@says(n.Together)
def together(say: Speaker, s: n.Together) -> str:
    return listed([say.selector(part) for part in s.of])


@says(n.TopOfLibrary)
def top_of_library(say: Speaker, s: n.TopOfLibrary) -> str:
    top = "top card" if s.count == 1 else f"top {s.count} cards"
    return f"the {top} of {say.possessive(s.of)} library"


@says(n.Saved)
def saved(say: Speaker, s: n.Saved) -> str:
    if s.name.startswith("target "):
        return ("the target", "the second target", "the third target")[min(int(s.name[7:]), 2)]
    if s.name == "exiled" and say.words.removed != s.name:
        return "what was removed"
    return s.name if s.name == "it" or s.name.startswith("that ") else f"the {s.name}"


@says(n.Modified)
def modified(say: Speaker, s: n.Modified) -> str:
    return "that object"
