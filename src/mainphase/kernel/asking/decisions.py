"""The questions that a player may be asked, one function for each shape of question. `kind` says what the question is,
and `about` for which object. A frame asks and returns; the answer comes to its `answer`.
"""

from mainphase.kernel.state.state import State
from mainphase.kernel.values import Decision, DecisionKind, LazyOptions, Option


def ask_one_of(g: State, player: int, kind: int, options: list[Option], about: int = 0) -> None:
    """One of these options, of whatever kinds."""
    g.ask(Decision(player, kind, options, about=about))


def ask_one_listed(g: State, player: int, kind: int, listing: LazyOptions, about: int = 0) -> None:
    """One of the options that follow from something."""
    g.ask(Decision(player, kind, None, about=about, listing=listing))


def ask_yes_no(g: State, player: int, kind: int = DecisionKind.MAY, about: int = 0, naming: int = 0) -> None:
    """Yes or no; `naming` is an object that both answers name, where several such questions follow one another."""
    ask_one_of(g, player, kind, [Option.yes(naming), Option.no(naming)], about)


def ask_object(g: State, player: int, kind: int, objects: list[int], about: int = 0) -> None:
    """One of these objects."""
    ask_one_of(g, player, kind, [Option.choose_card(oid) for oid in objects], about)


def ask_player(g: State, player: int, kind: int, players: list[int], about: int = 0) -> None:
    """One of these players."""
    ask_one_of(g, player, kind, [Option.choose_player(p) for p in players], about)


def ask_top_or_bottom(g: State, player: int, kind: int, card: int) -> None:
    """Asks whether a card stays on top or goes to the bottom."""
    ask_one_of(g, player, kind, [Option.keep_on_top(card), Option.put_on_bottom(card)], card)


def ask_number(g: State, player: int, kind: int, low: int, high: int, about: int = 0, of: int = 0) -> None:
    """A number from `low` to `high`; `of` is the ref that it is for, if it is for one of several."""
    question = Decision(player, kind, None, low, high, about)
    question.other = of
    g.ask(question)
