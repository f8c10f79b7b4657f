"""What all families of words share: what is being spoken of, and whom to ask for the words of another family."""

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Duration
from mainphase.table.english import unworded
from mainphase.table.phrasing.vocabulary import TODAY, Vocabulary

UNTIL = {
    Duration.PERMANENT: "",
    Duration.END_OF_TURN: " until end of turn",
    Duration.END_OF_COMBAT: " until end of combat",
    Duration.YOUR_NEXT_TURN: " until your next turn",
    Duration.UNTIL_PASSING: " until you pass next",
    Duration.YOUR_NEXT_UPKEEP: " until your next upkeep",
    Duration.END_OF_YOUR_NEXT_TURN: " until the end of your next turn",
}


class Speaker:
    """Says nodes. `this` is what the object itself is called, `words` are those of the day; `phrases` are the targets
    of the mode being said.
    """

    def __init__(self, this: str = "this", words: Vocabulary = TODAY) -> None:
        self.this = this
        self.words = words
        self.host = f"what {this} is attached to"
        self.phrases: tuple[n.TargetPhrase, ...] = ()

    def unworded(self, node: object) -> str:
        """What has no phrase of its own is said by its class's name, so a new node never breaks a reader."""
        return unworded(node)

    def until(self, duration: int) -> str:
        """ " until end of turn"; nothing for what lasts."""
        if duration == Duration.END_OF_STEP:
            return self.words.until_part_ends("step")
        if duration == Duration.END_OF_PHASE:
            return self.words.until_part_ends("phase")
        return UNTIL.get(duration, "")

    # --- Said by the families

    def card_noun(self, f: n.Filter) -> str:
        raise NotImplementedError

    def comparison(self, op: str, than: n.Quantity) -> str:
        raise NotImplementedError

    def noun(self, f: n.Filter) -> str:
        raise NotImplementedError

    def nouns(self, f: n.Filter) -> str:
        raise NotImplementedError

    def parts(self, f: n.Filter) -> tuple[list[str], list[str], list[str]]:
        raise NotImplementedError

    def possessive(self, s: n.Selector) -> str:
        raise NotImplementedError

    def selector(self, s: n.Selector) -> str:
        raise NotImplementedError

    def verb(self, s: n.Selector, plural: str, singular: str) -> str:
        raise NotImplementedError

    def cards(self, q: n.Quantity) -> str:
        raise NotImplementedError

    def condition(self, c: n.Condition) -> str:
        raise NotImplementedError

    def how_long(self, until: int, as_long_as: n.Condition | None) -> str:
        raise NotImplementedError

    def much(self, q: n.Quantity, what: str) -> str:
        raise NotImplementedError

    def quantity(self, q: n.Quantity) -> str:
        raise NotImplementedError

    def some(self, q: n.Quantity, one: str) -> str:
        raise NotImplementedError

    def costs(self, costs: tuple[n.Cost, ...]) -> str:
        raise NotImplementedError

    def effect(self, e: n.Effect) -> str:
        raise NotImplementedError

    def modification(self, m: n.Modification) -> str:
        raise NotImplementedError

    def one(self, f: n.Filter) -> str:
        raise NotImplementedError

    def trigger(self, t: n.Trigger) -> str:
        raise NotImplementedError

    def chooser(self, by: n.Selector) -> str:
        raise NotImplementedError

    def quality(self, f: n.Filter) -> str:
        raise NotImplementedError

    def recipients(self, to: n.Filter | None, players: n.Selector | None) -> str:
        raise NotImplementedError

    def shield(self, e: n.Shield) -> str:
        raise NotImplementedError

    def static(self, s: n.StaticEffect) -> str:
        raise NotImplementedError

    def ability(self, a: n.Ability) -> str:
        raise NotImplementedError

    def modes(self, modes: tuple[n.Mode, ...]) -> str:
        raise NotImplementedError
