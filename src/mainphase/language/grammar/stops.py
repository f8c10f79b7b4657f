"""Where a sentence ends: at its full stop, or at that of the ability in quotes that it ends with."""

from __future__ import annotations

from typing import Any

from mainphase.language.syntax import Phrase, Sense, Source, Style
from mainphase.language.syntax.phrases import Said
from mainphase.language.syntax.source import Echo, Reading

QUOTED = '."'


def stop(source: Source, end: int) -> int:
    """Where the sentence ends that goes to this place without its full stop; -1: there is none."""
    if source.text.endswith(QUOTED, 0, end):
        return end
    return end + 1 if source.match(".", end) else -1


class Stopped(Phrase):
    """A sentence with its full stop."""

    def __init__(self, of: Phrase) -> None:
        super().__init__(of.name)
        self.of = of

    def read(self, source: Source, at: int, sense: Sense) -> list[Reading]:
        return [
            (value, stop(source, end), known)
            for value, end, known in self.of.read(source, at, sense)
            if stop(source, end) >= 0
        ]

    def say(self, value: Any, sense: Sense, style: Style) -> Said | None:
        said = self.of.say(value, sense, style)
        return None if said is None else (said[0] if said[0].endswith(QUOTED) else said[0] + ".", said[1])

    def echo(self, value: Any, source: Source, at: int, sense: Sense) -> list[Echo]:
        return [
            (stop(source, end), known)
            for end, known in self.of.echo(value, source, at, sense)
            if stop(source, end) >= 0
        ]

    def begins(self) -> frozenset[str] | None:
        return self.of.begins()

    def kind(self) -> type | None:
        return self.of.kind()
