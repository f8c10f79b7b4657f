"""The columns of the rows that are written while games go on: each with its name, its meaning and its value, once.

`rows` has the functions that write them, made from this table by `python tools/encoded_rows.py`: plain code that is
compiled, in which nothing is looked up. A value is an expression over the parameters of its row. `watched` are the
attributes of a player whose change makes the row be written again. Columns of what abilities do, which come from their
nodes and not from play, stand beside these in `node_features`.
"""

from typing import Final, final


@final
class Feature:
    """One column."""

    def __init__(self, name: str = "", meaning: str = "", value: str = "", watched: str = "") -> None:
        self.name = name
        self.meaning = meaning
        self.value = value
        self.watched = watched


@final
class RowOf:
    """The columns of a row, or of a part of one, and the function that writes it. `tail`: parameters that are bytes
    already and stand at its end; `before`: lines that find what several values need.
    """

    def __init__(
        self,
        name: str = "",
        parameters: str = "",
        tail: str = "",
        features: tuple[Feature, ...] = (),
        before: tuple[str, ...] = (),
    ) -> None:
        self.name = name
        self.parameters = parameters
        self.tail = tail
        self.features = features
        self.before = before

    def columns(self) -> list[tuple[str, str]]:
        """Name and meaning of each."""
        return [(feature.name, feature.meaning) for feature in self.features]


MANA: Final = "WUBRGC"

PLAYER: Final = RowOf(
    "player_row",
    "p: Player, friend: int, other: int, mana: list[int], decider: int, by_commander: int",
    "",
    (
        Feature("plays", "1: there is such a player in this game", "1"),
        Feature("friend", "1: the observer, or of the observer's team", "friend"),
        Feature("life", "", "p.life", "p.life"),
        Feature("poison", "counters", 'p.counters.get("poison", 0)'),
        Feature("other counters", "of all other kinds together", "other"),
        Feature("commander damage", "the most combat damage that one commander has dealt to them", "by_commander"),
        Feature("hand", "how many cards", "len(p.hand)", "len(p.hand)"),
        Feature("library", "how many cards", "len(p.library)", "len(p.library)"),
        Feature("graveyard", "how many cards", "len(p.graveyard)", "len(p.graveyard)"),
        Feature("schemes", "how many cards of their scheme deck are left", "len(p.schemes)", "len(p.schemes)"),
        Feature(
            "planar deck", "how many cards of a planar deck of their own", "len(p.planar_deck)", "len(p.planar_deck)"
        ),
        *[Feature(f"mana {letter}", "unspent", f"mana[{k}]") for k, letter in enumerate(MANA)],
        Feature("lands played", "this turn", "p.lands_played", "p.lands_played"),
        Feature("mulligans", "taken", "p.mulligans", "p.mulligans"),
        Feature("left", "has left the game", "1 if p.left else 0", "p.left"),
        Feature("lost", "", "1 if p.lost else 0", "p.lost"),
        Feature("won", "", "1 if p.won else 0", "p.won"),
        Feature(
            "decided by", "seats after the observer of who makes this player's decisions now", "decider", "p.decider"
        ),
    ),
)

OBJECT: Final = RowOf(
    "object_row",
    "o: Obj, seat: int, seats: int, definition: int, card: int, power: int, toughness: int",
    "permanent, seldom",
    (
        Feature("zone", "1 library, 2 hand, 3 battlefield, 4 graveyard, 5 stack, 6 exile, 7 command", "o.zone"),
        Feature("kind", "0 card, 1 token, 2 ability, 3 copy, 4 emblem, 5 turn-based action, 6 designation", "o.kind"),
        Feature(
            "controller",
            "seats after the observer in turn order: 0 is the observer",
            "(o.controller - seat) % seats",
        ),
        Feature("owner", "likewise", "(o.owner - seat) % seats"),
        Feature("definition", "what it is now, power and toughness aside: a row of `definitions`", "definition"),
        Feature(
            "card",
            "what is printed on it, likewise: if that is another row, an effect has changed more than its numbers",
            "card",
        ),
        Feature("power", "now; 0 without power and toughness", "power"),
        Feature("toughness", "now", "toughness"),
    ),
)

# Bits of the marks of an object: what may change, packed so that it is compared at once (`objects.marks_of`).
TAPPED: Final = 1
PHASED_OUT: Final = 2
SICK: Final = 4
IN_COMBAT: Final = 8
BLOCKING: Final = 16
BLOCKED: Final = 32
HAS_ATTACKED: Final = 64
ATTACHED: Final = 128

PERMANENT: Final = RowOf(
    "permanent_row",
    "o: Obj, marks: int, plus: int, minus: int, other: int, loyalty: int, defense: int",
    "",
    (
        Feature("tapped", "", "1 if o.tapped else 0"),
        Feature("sick", "a creature that cannot attack yet or use {T}", "1 if marks & SICK else 0"),
        Feature("phased out", "", "1 if o.phased_out else 0"),
        Feature("damage", "marked on it", "o.damage"),
        Feature("attached", "whether it is attached to something; the links say what to", "1 if o.attached_to else 0"),
        Feature("attacking", "", "1 if marks & IN_COMBAT else 0"),
        Feature("blocking", "", "1 if marks & BLOCKING else 0"),
        Feature("blocked", "an attacker that has been blocked", "1 if marks & BLOCKED else 0"),
        Feature("attacked", "whether it has attacked this turn", "1 if marks & HAS_ATTACKED else 0"),
        Feature("+1/+1 counters", "", "plus"),
        Feature("-1/-1 counters", "", "minus"),
        Feature("other counters", "of all other kinds together", "other"),
        Feature("loyalty", "now", "loyalty"),
        Feature("defense", "now", "defense"),
        Feature("level", "", "o.level"),
    ),
)

SELDOM: Final = RowOf(
    "seldom_row",
    "o: Obj, down: int, beneath: tuple[int, int, int], ctx: Context | None, ability: int, "
    "chosen: tuple[int, int, int], leads: int, tax: int, waits: int",
    "",
    (
        Feature("face down", "", "down"),
        Feature(
            "name beneath", "of something face down that the observer may look at: its name's number", "beneath[0]"
        ),
        Feature("name beneath 2", "the second part of that number", "beneath[1]"),
        Feature("name beneath 3", "the third", "beneath[2]"),
        Feature("x", "the value chosen for X, on the stack", "ctx.x if ctx is not None else 0"),
        Feature("modes", "how many modes have been chosen, on the stack", "len(ctx.modes) if ctx is not None else 0"),
        Feature("ability", "on the stack: what the spell or ability does, a row of `abilities`", "ability"),
        Feature(
            "chosen colour",
            "1 to 5, in the order WUBRG; 0: none has been chosen for it",
            "o.chosen.get(ChosenKey.COLOR, 0).bit_length() if o.chosen else 0",
        ),
        Feature("chosen name", "the number of the name or creature type that has been chosen for it", "chosen[0]"),
        Feature("chosen name 2", "the second part of that number", "chosen[1]"),
        Feature("chosen name 3", "the third", "chosen[2]"),
        Feature("commander", "1: it is its owner's commander; 2: it is a signature spell of theirs", "leads"),
        Feature("commander tax", "what it costs more for being cast from the command zone", "tax"),
        Feature("components", "how many cards a merged permanent is made of; 0: it is none", "len(o.components)"),
        Feature(
            "turn that waits",
            "on the stack of a turn that is set aside (CR 807.4): seats after the observer of whose it is, from 1; "
            "0: it is not",
            "waits",
        ),
    ),
)

GAME: Final = RowOf(
    "game_row",
    "g: State, seat: int, count: int, mine: Decision | None, about: int, other: int, asked: int, shown: int, "
    "objects_out: int, links_out: int, altered_out: int, definitions_out: int, abilities_out: int",
    "law",
    (
        Feature("seat", "the observer's, in seating order", "seat"),
        Feature("players", "how many began", "count"),
        Feature("deciding", "1: the observer answers the decision that waits", "1 if mine is not None else 0"),
        Feature(
            "for",
            "seats after the observer of whose choice it is, if the observer decides: one that it controls, or oneself",
            "(mine.player - seat) % count if mine is not None else 0",
        ),
        Feature(
            "decision",
            "its kind, from 0: `DECISION_NAMES`; -1: none, or not the observer's",
            "mine.kind if mine is not None else -1",
        ),
        Feature("about", "the entity that the choice is for", "about"),
        Feature("other", "the entity that a number is for", "other"),
        Feature(
            "low",
            "the least number, if one is asked for",
            "mine.low if mine is not None and mine.high >= mine.low else 0",
        ),
        Feature("high", "the greatest number", "mine.high if mine is not None and mine.high >= mine.low else 0"),
        Feature("options", "how many there are, also those that do not fit", "asked"),
        Feature("options left out", "how many do not fit into the rows, and cannot be chosen", "asked - shown"),
        Feature("objects left out", "how many visible objects do not fit", "objects_out"),
        Feature("links left out", "how many connections do not fit", "links_out"),
        Feature(
            "altered left out",
            "how many rows of `altered` do not fit: what they would say is 0, nothing",
            "altered_out",
        ),
        Feature(
            "definitions left out",
            "how many rows of `definitions` do not fit, likewise",
            "definitions_out",
        ),
        Feature("abilities left out", "how many rows of `abilities` do not fit, likewise", "abilities_out"),
        Feature("turn", "its number", "g.turn_number"),
        Feature("active", "seats after the observer of whose turn it is", "(g.active - seat) % count"),
        Feature(
            "phase",
            "its kind: 1 beginning, 2 main, 3 combat, 4 ending; 0: none",
            "phase.kind if phase is not None else 0",
        ),
        Feature("step", "its kind: `StepKind`, 1 untap to 13; 0: none", "step.kind if step is not None else 0"),
        Feature("precombat", "1: a precombat main phase", "1 if step is not None and step.precombat else 0"),
        Feature(
            "first strike",
            "1: the first of two combat damage steps",
            "1 if step is not None and step.first_strike else 0",
        ),
        Feature(
            "priority",
            "1 and seats after the observer of who has it; 0: nobody",
            "(g.holder - seat) % count + 1 if g.holder >= 0 else 0",
        ),
        Feature("stack", "how many objects are on it", "len(g.stack)"),
        Feature(
            "combat",
            "1: a combat phase goes on; 2: attackers have been declared; 3: blockers too",
            "combat.declared + 1 if combat is not None else 0",
        ),
        Feature("day or night", "1 day, 2 night; 0: neither", "g.day_night"),
        Feature(
            "monarch",
            "1 and seats after the observer; 0: nobody",
            "(g.monarch - seat) % count + 1 if g.monarch >= 0 else 0",
        ),
        Feature(
            "planar controller",
            "1 and seats after the observer; 0: the game has no planes",
            "(g.planar_controller - seat) % count + 1 if g.planar_controller >= 0 else 0",
        ),
        Feature("one planar deck", "how many cards of that of all players", "len(g.planar_deck)"),
        Feature(
            "planar rolls",
            "how often the active player, or of a team whose turn it is the observer, has rolled the planar die this "
            "turn by a special action, and the mana that the next time costs",
            "g.players[who_rolls(g, seat)].recall(MemoryKey.PLANAR_ROLLS) if g.planar_controller >= 0 else 0",
        ),
        Feature("over", "1: the game has ended", "1 if g.over else 0"),
    ),
    before=(
        "step = g.parts.get(g.step)",
        "phase = g.parts.get(g.phase)",
        "combat = g.combat",
    ),
)

# What follows from the rules of the game alone, behind the row above.
LAW: Final = RowOf(
    "law_row",
    "day: date, law: Rules",
    "",
    (
        Feature("year", "of the date of the rules", "day.year"),
        Feature("month", "", "day.month"),
        Feature("day", "", "day.day"),
        Feature("batches", "1: the timing of 1997 instead of the stack", "1 if law.timing == TimingModel.BATCH else 0"),
    ),
)

LINK: Final = RowOf(
    "link_row",
    "relation: int, what: int, other: int, number: int",
    "",
    (
        Feature("relation", "a number: see the relations below", "relation"),
        Feature("from", "an entity", "what"),
        Feature("to", "an entity", "other"),
        Feature("number", "", "number"),
    ),
)

OPTION: Final = RowOf(
    "option_row",
    "kind: int, entity: int, other: int, number: int, name: tuple[int, int, int], definition: int, ability: int",
    "",
    (
        Feature("kind", "what it does: `OptionKind`", "kind"),
        Feature("entity", "what it is about", "entity"),
        Feature("other", "what else: what is attacked, the attacker that is blocked", "other"),
        Feature(
            "number",
            "the number itself; of a mode, waiting trigger or alternative which one, from 0; of casting the price: 0 "
            "for the mana cost, n for another, -1 for nothing; the mana that a roll of the planar die costs; a colour "
            "from 1 to 5 in the order WUBRG, 6 for colourless",
            "number",
        ),
        Feature("name", "the number of a name or word that is chosen", "name[0]"),
        Feature("name 2", "the second part of that number", "name[1]"),
        Feature("name 3", "the third", "name[2]"),
        Feature("definition", "what is cast or played, with the face that is: a row of `definitions`", "definition"),
        Feature("ability", "what is activated, put on the stack or chosen: a row of `abilities`", "ability"),
    ),
)

# The characteristics of a definition that are numbers. Behind them stand those that it has or has not, and what its
# abilities do (`definitions`).
CHARACTERISTICS: Final = RowOf(
    "characteristics_row",
    "ch: Characteristics, name: tuple[int, int, int], power: int, toughness: int, costs: list[int]",
    "flags",
    (
        Feature(
            "name",
            "a number from 0 to 32767 that stands for the name in every game and version; 0: it has none",
            "name[0]",
        ),
        Feature("name 2", "the second part of that number: with the third, no two of all cards share it", "name[1]"),
        Feature("name 3", "the third", "name[2]"),
        Feature("mana value", "", "ch.mana_value"),
        Feature(
            "power",
            "as it is printed; 0 without, and for what an effect has made of something: the object says it",
            "power",
        ),
        Feature("toughness", "likewise", "toughness"),
        Feature("has power and toughness", "", "1 if ch.has_pt else 0"),
        Feature("printed loyalty", "", "ch.loyalty"),
        Feature("printed defense", "", "ch.defense"),
        *[
            Feature(f"costs {letter}", "symbols of that kind in its mana cost; a hybrid counts for each", f"costs[{k}]")
            for k, letter in enumerate(MANA)
        ],
    ),
)

ROWS: Final = (CHARACTERISTICS, PLAYER, OBJECT, PERMANENT, SELDOM, GAME, LAW, LINK, OPTION)
