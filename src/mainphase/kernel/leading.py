"""The variants in which commanders lead the decks: Commander itself (CR 903) and what differs in others of its kind."""

from typing import Final, final

from mypy_extensions import mypyc_attr


@final
class Leading:
    """Kinds of games by their commanders: `State.commanding`."""

    NOBODY: Final = 0
    COMMANDER: Final = 1
    BRAWL: Final = 2
    OATHBREAKER: Final = 3


@mypyc_attr(acyclic=True)
@final
class LedVariant:
    """What a variant with commanders says for itself."""

    def __init__(
        self,
        name: str = "",
        deck: int = 60,
        life: int = 20,
        life_of_many: int = 20,
        lethal: int = 0,
        first_mulligan_free: bool = False,
        signature_spells: bool = False,
    ) -> None:
        self.name: Final = name
        self.deck: Final = deck  # cards, with the commanders (903.5a, 903.12d)
        self.life: Final = life  # of two players (903.7, 903.12f),
        self.life_of_many: Final = life_of_many  # and of more
        self.lethal: Final = lethal  # combat damage by one commander (903.10a); 0: any (903.12h)
        self.first_mulligan_free: Final = first_mulligan_free  # also for two players (903.12g)
        # Each commander has an instant or sorcery beside it in the command zone, which is cast from there while that
        # commander is on the battlefield under its owner's control, and always goes back there.
        self.signature_spells: Final = signature_spells


# By the values of `Leading`. Oathbreaker has no rules but those that its players have made.
LED_VARIANTS: Final = (
    LedVariant(),
    LedVariant("commander", 100, 40, 40, 21),
    LedVariant("brawl", 60, 25, 30, 0, True),
    LedVariant("oathbreaker", 60, 20, 20, 0, False, True),
)


def leading_of(variant: str) -> int:
    """Which of these a variant is, by its name; `Leading.NOBODY` if it has no commanders."""
    for k in range(len(LED_VARIANTS)):
        if LED_VARIANTS[k].name == variant:
            return k
    return Leading.NOBODY


def starting_life(leading: int, players: int, archenemy: bool) -> int:
    """The life total with which a player begins (CR 103.4): as the variant with commanders says, and more as the
    archenemy (904.5).
    """
    if leading == Leading.NOBODY:
        return 40 if archenemy else 20
    return LED_VARIANTS[leading].life if players == 2 else LED_VARIANTS[leading].life_of_many
