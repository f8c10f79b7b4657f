"""What a keyword stands for says which keyword it is: a date's rules may not know it yet (`cards.mechanics`)."""

from collections.abc import Callable
from dataclasses import replace
from typing import ParamSpec, TypeVar

from mainphase.cards import nodes as n

P = ParamSpec("P")
Made = TypeVar("Made", bound=n.Ability | tuple[n.Ability, ...])
One = TypeVar("One", bound=n.Ability)


def keyword(name: str) -> Callable[[Callable[P, Made]], Callable[P, Made]]:
    """For a word that makes a keyword ability: what it makes bears the name."""

    def naming(make: Callable[P, Made]) -> Callable[P, Made]:
        def made(*args: P.args, **kwargs: P.kwargs) -> Made:
            return under(name, make(*args, **kwargs))

        made.__doc__ = make.__doc__
        made.__name__ = make.__name__
        return made

    return naming


def under(name: str, ability: Made) -> Made:
    """An ability, or several that one keyword stands for, under the keyword's name."""
    if isinstance(ability, tuple):
        return tuple(named(name, one) for one in ability)  # type: ignore[return-value]
    return named(name, ability)


def named(name: str, ability: One) -> One:
    if isinstance(ability, (n.Activated, n.Triggered, n.CostsLessToCast)):
        return replace(ability, keyword=name)
    return ability
