"""Cards as they read under the Fifth Edition rules: interrupts, mana sources, phase abilities."""

from mainphase.cards.earlier.wording import Wording

WORDINGS: tuple[Wording, ...] = ()
