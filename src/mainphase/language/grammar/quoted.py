"""Abilities in quotation marks: what things are given or made with."""

from __future__ import annotations

from typing import Any, Final

from mainphase.language.grammar.discourse import fresh
from mainphase.language.syntax import Choice, Phrase, Source
from mainphase.language.syntax.phrases import Said
from mainphase.language.syntax.source import Echo, Reading, Sense, Style


class Apart(Phrase):
    """A phrase that knows nothing of what stands around it, nor that of what is said in it."""

    def __init__(self, of: Phrase) -> None:
        super().__init__(of.name)
        self.of = of

    def read(self, source: Source, at: int, sense: Sense) -> list[Reading]:
        return [(value, end, sense) for value, end, _ in self.of.read(source, at, fresh())]

    def say(self, value: Any, sense: Sense, style: Style) -> Said | None:
        said = self.of.say(value, fresh(), style)
        return None if said is None else (said[0], sense)

    def echo(self, value: Any, source: Source, at: int, sense: Sense) -> list[Echo]:
        return [(end, sense) for end, _ in self.of.echo(value, source, at, fresh())]

    def begins(self) -> frozenset[str] | None:
        return self.of.begins()


class Calling(Phrase):
    """An ability in quotation marks of which its holder is not what the card names: it calls itself something else."""

    def __init__(self, of: Phrase, itself: str) -> None:
        super().__init__(of.name)
        self.of = of
        self.itself = itself

    def read(self, source: Source, at: int, sense: Sense) -> list[Reading]:
        return self.of.read(source, at, sense)

    def say(self, value: Any, sense: Sense, style: Style) -> Said | None:
        said = self.of.say(value, sense, style)
        return None if said is None else (said[0].replace("~", self.itself), said[1])

    def echo(self, value: Any, source: Source, at: int, sense: Sense) -> list[Echo]:
        return self.of.echo(value, source, at, sense)


# One ability with its marks; `abilities`, which knows all lines, adds what stands between them.
quoted: Final = Choice("an ability in quotation marks")
