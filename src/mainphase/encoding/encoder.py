"""One game, encoded for one seat: the bytes of each array, as far as they are used.

An `Encoder` keeps the rows that it has made, and makes a row again when what it was made of has changed. It keeps no
truth of its own: it may be asked about any state with as many players, a clone or a resampled one too. What a seat is
told does not depend on what was asked before.
"""

from datetime import date
from typing import Final, final

from mypy_extensions import i64

from mainphase.cards.nodes import Zone
from mainphase.encoding import definitions, links, option_rows, players
from mainphase.encoding.definitions import Definitions, Look, definitions_of
from mainphase.encoding.features import GAME, LAW, LINK, OBJECT, OPTION, PERMANENT, PLAYER, ROWS, SELDOM
from mainphase.encoding.object_rows import ObjectRow, ObjectRows, make_object_row, marks_of
from mainphase.encoding.players import PlayerRow
from mainphase.encoding.rows import WRITTEN, game_row, law_row, link_row, option_row
from mainphase.kernel.keys import ChosenKey
from mainphase.kernel.reading.characteristics import protector_of
from mainphase.kernel.reading.secret_choices import knows_secret
from mainphase.kernel.reading.turns_at_once import stacks_set_aside
from mainphase.kernel.state.combat_state import Combat
from mainphase.kernel.state.objects import Obj
from mainphase.kernel.state.state import State
from mainphase.kernel.values import OBJECT_A, Decision, Option, OptionKind
from mainphase.presentation.visible import OBJECT_B, known_cards, library_cards_shown, seen_hand, seen_sideboard
from mainphase.rules.law import Rules

if [(row.name, tuple([each.name for each in row.features])) for row in ROWS] != list(WRITTEN):
    raise ImportError("the columns of `features` are not those that `rows` writes: run python tools/encoded_rows.py")

GAME_SIZE: Final = 2 * len(GAME.features + LAW.features)
PLAYER_SIZE: Final = 2 * len(PLAYER.features)
OBJECT_SIZE: Final = 2 * len(OBJECT.features + PERMANENT.features + SELDOM.features)
LINK_SIZE: Final = 2 * len(LINK.features)
OPTION_SIZE: Final = 2 * len(OPTION.features)
DEFINITION_SIZE: Final = 2 * len(definitions.COLUMNS)
ABILITY_SIZE: Final = 2 * len(definitions.ABILITY_COLUMNS)
NO_ENTITY: Final = -1


def bits(kinds: tuple[int, ...]) -> int:
    """Kinds of options as bits."""
    total = 0
    for kind in kinds:
        total |= 1 << kind
    return total


_A: Final = bits(OBJECT_A)
_B: Final = bits(OBJECT_B)


_PASSING: Final = option_row(OptionKind.PASS, NO_ENTITY, NO_ENTITY, 0, option_rows.NO_NAME, 0, 0)


@final
class Encoder:
    """Encodes the states of one game. `encode` leaves the bytes of the rows that are used."""

    def __init__(
        self,
        seats: int,
        most_objects: int,
        most_links: int,
        most_options: int,
        most_altered: int,
        most_definitions: int,
        most_abilities: int,
        players: int,
    ) -> None:
        self.seats = seats  # in the arrays
        self.players_in_game = players
        self.most_objects = most_objects
        self.most_links = most_links
        self.most_options = most_options
        self.most_altered = most_altered
        self.most_definitions = most_definitions
        self.most_abilities = most_abilities
        self.seen = [ObjectRows() for _ in range(players)]  # by each seat
        self.rows = self.seen[0]  # by the seat whose observation is made
        self.player_rows = [PlayerRow(players) for _ in range(players)]
        self.absent = bytes(PLAYER_SIZE * (seats - players))  # seats that nobody takes in this game
        self.stamp: i64 = 0
        self.law: Rules | None = None  # by which the game is played, and since when
        self.law_row = b""  # its date, and whether there are batches
        self.words: Definitions | None = None
        self.became: list[Look] = []  # what effects have made of objects, in the order in which they are seen
        self.added: list[Look] = []  # what stands in the bytes of what was altered
        self.altered = b""
        self.definitions = b""
        self.abilities = b""
        self.altered_left_out = 0
        self.definitions_left_out = 0
        self.abilities_left_out = 0
        self.game = b""
        self.players = b""
        self.objects = b""
        self.links = b""
        self.options = b""
        self.object_rows: list[bytes] = []
        self.placed = 0  # how many of them stand in the observation that is being made
        self.link_rows: list[bytes] = []
        self.objects_left_out = 0
        self.links_left_out = 0
        self.count = 0  # options that can be chosen
        self.asked = 0  # options that there are

    def encode(self, g: State, seat: int) -> None:
        """Encodes what this seat sees now."""
        words = self.words
        if words is None or words.book is not g.book or words.cards != len(g.book.cards):
            words = self.begin_book(g)
        self.stamp += 1
        self.rows = self.seen[seat]
        d = g.pending
        mine = d if d is not None and g.decider(d.player) == seat else None
        self.encode_objects(g, seat, mine, words)
        self.encode_links(g, seat)
        self.encode_options(g, seat, mine, words)
        self.encode_players(g, seat)
        self.encode_game(g, seat, mine)

    # --- tables

    def begin_book(self, g: State) -> Definitions:
        """Another book: its tables, and nothing is known of any object."""
        words = definitions_of(g.book)
        self.words = words
        self.seen = [ObjectRows() for _ in range(self.players_in_game)]
        self.definitions = b"".join(words.rows[: self.most_definitions])
        self.definitions_left_out = max(0, len(words.rows) - self.most_definitions)
        self.altered = b""
        self.added = []
        self.abilities = b"".join(words.ability_rows[: self.most_abilities])
        self.abilities_left_out = max(0, len(words.ability_rows) - self.most_abilities)
        return words

    def definition(self, look: Look, words: Definitions) -> int:
        """The row of what an object is now, of the definitions or behind them; 0: it does not fit."""
        row = look.row
        if row < 0:
            became = self.became
            at = -1
            for k in range(len(became)):
                if became[k] is look or became[k].data == look.data:
                    at = k
            if at < 0:
                at = len(became)
                became.append(look)
            return self.most_definitions + at if at < self.most_altered else 0
        return row if row < self.most_definitions else 0

    def end_altered(self) -> None:
        """The bytes of what was altered, once all objects are known."""
        became = self.became
        self.altered_left_out = max(0, len(became) - self.most_altered)
        if not became:
            if self.added:
                self.added = []
                self.altered = b""
            return
        added = self.added
        same = len(added) == len(became)
        if same:
            for k in range(len(became)):
                if became[k] is not added[k]:
                    same = False
        if not same:
            self.added = became
            parts: list[bytes] = []
            for k in range(min(len(became), self.most_altered)):
                parts.append(became[k].data)
            self.altered = b"".join(parts)

    # --- objects

    def encode_objects(self, g: State, seat: int, mine: Decision | None, words: Definitions) -> None:
        self.placed = 0
        self.objects_left_out = 0
        if self.became:
            self.became = []
        self.add(g, g.stack, seat, words)
        if g.moving >= 0:
            self.add(g, stacks_set_aside(g), seat, words)
        self.add(g, g.battlefield, seat, words)
        count = self.players_in_game
        for k in range(count):
            self.add(g, seen_hand(g, (seat + k) % count, seat), seat, words)
        shown = library_cards_shown(g, seat, mine)
        if shown:
            self.add(g, shown, seat, words)
        if g.command:
            self.add(g, g.command, seat, words)
        if g.phased_out:
            self.add(g, g.phased_out, seat, words)
        if g.exile:
            self.add(g, g.exile, seat, words)
        for k in range(count):
            self.add(g, g.players[(seat + k) % count].graveyard, seat, words)
        if g.known:
            self.add(g, known_cards(g, seat), seat, words)
        for k in range(count):
            beside = seen_sideboard(g, (seat + k) % count, seat)
            if beside:
                self.add(g, beside, seat, words)
        if self.placed < len(self.object_rows):
            del self.object_rows[self.placed :]
        self.objects = b"".join(self.object_rows)
        self.end_altered()

    def add(self, g: State, ids: list[int], seat: int, words: Definitions) -> None:
        made = self.object_rows
        placed: i64 = self.placed
        seats: i64 = self.seats
        most: i64 = self.most_objects
        stamp = self.stamp
        rows = self.rows
        known = rows.at
        objects = g.objects.at
        for i in range(len(ids)):
            oid: i64 = ids[i]
            row = known[oid] if oid < len(known) else None
            if row is None:
                row = rows.row(int(oid))
            if row.stamp == stamp:
                continue
            row.stamp = stamp
            if placed >= most:
                self.objects_left_out += 1
                row.entity = NO_ENTITY
                continue
            row.entity = seats + placed
            o = objects[oid]
            if o is None:
                o = g.objects[oid]
            if row.varies or row.ch is not o.ch or row.marks != marks_of(g, o):
                self.make_row(g, o, row, seat, words)
            if placed < len(made):
                made[placed] = row.data
            else:
                made.append(row.data)
            placed += 1
        self.placed = int(placed)

    def make_row(self, g: State, o: Obj, row: ObjectRow, seat: int, words: Definitions) -> None:
        look = row.look
        ch = o.ch
        assert ch is not None
        if look is None or row.ch is not ch:
            look = words.look(ch)
        card = words.card_row(o.face)
        ctx = o.ctx
        ability = words.ability_row(ctx.ability) if ctx is not None and ctx.ability >= 0 else 0
        make_object_row(
            g,
            o,
            row,
            look,
            seat,
            self.players_in_game,
            self.definition(look, words),
            card if card < self.most_definitions else 0,
            ability if ability < self.most_abilities else 0,
        )

    def entity(self, ref: int, seat: int) -> int:
        """Where something stands: a player among the first rows, an object after them; -1: nowhere."""
        if ref == 0:
            return NO_ENTITY
        if ref < 0:
            return (-1 - ref - seat) % self.players_in_game
        row = self.rows.find(ref)
        return int(row.entity) if row is not None and row.stamp == self.stamp else NO_ENTITY

    # --- what does not fit

    def left_out(self) -> dict[str, int]:
        """How many rows of each array there should be more; empty if all fit."""
        counted = {
            "objects": self.objects_left_out,
            "links": self.links_left_out,
            "options": self.asked - self.count,
            "altered": self.altered_left_out,
            "definitions": self.definitions_left_out,
            "abilities": self.abilities_left_out,
        }
        return {name: count for name, count in counted.items() if count}

    def all_fits(self) -> bool:
        """True if nothing is left out."""
        return not (
            self.objects_left_out
            or self.links_left_out
            or self.asked > self.count
            or self.altered_left_out
            or self.definitions_left_out
            or self.abilities_left_out
        )

    # --- links

    def encode_links(self, g: State, seat: int) -> None:
        self.link_rows.clear()
        self.links_left_out = 0
        for oid in g.stack + stacks_set_aside(g) if g.moving >= 0 else g.stack:
            self.link_stacked(g.objects[oid], seat)
        combat = g.combat
        if combat is not None:
            self.link_combat(combat, seat)
        for oid in g.attachments:
            o = g.objects[oid]
            if o.attached_to and o.zone == Zone.BATTLEFIELD:
                self.link(links.ATTACHED, oid, o.attached_to, 0, seat)
        for o in g.permanents:
            if o.chosen:
                self.link_chosen(g, o, seat)
        batches = g.batches
        if batches is not None:
            for change in batches.dealing:
                self.link(links.WILL_DAMAGE, change.source, change.other, change.amount, seat)
            for oid in batches.doomed:
                self.link(links.DESTROYED, oid, oid, 0, seat)
        self.links = b"".join(self.link_rows)

    def link_stacked(self, o: Obj, seat: int) -> None:
        ctx = o.ctx
        if ctx is None:
            return
        for k in range(len(ctx.targets)):
            for ref in ctx.targets[k]:
                self.link(links.TARGETS, o.id, ref, k, seat)
        if ctx.source != o.id:
            self.link(links.SOURCE, o.id, ctx.source, 0, seat)

    def link_combat(self, combat: Combat, seat: int) -> None:
        bands: list[int] = []
        for f in combat.on_attack:
            band = combat.bands.get(f.id, 0) if combat.bands else 0
            number = 0
            if band:
                if band not in bands:
                    bands.append(band)
                number = bands.index(band) + 1
            self.link(links.ATTACKS, f.id, f.against, number, seat)
        for f in combat.on_attack:
            for k in range(len(f.blockers)):
                self.link(links.BLOCKS, f.blockers[k], f.id, k + 1, seat)

    def link_chosen(self, g: State, o: Obj, seat: int) -> None:
        player = o.chosen.get(ChosenKey.PLAYER, -1)
        if player >= 0:
            self.link(links.CHOSEN, o.id, -1 - player, 0, seat)
        if player < 0 and knows_secret(g, o, seat):
            self.link(links.CHOSEN, o.id, -1 - o.chosen[ChosenKey.SECRET], 0, seat)
        player = protector_of(o)
        if player >= 0:
            self.link(links.PROTECTS, o.id, -1 - player, 0, seat)

    def link(self, relation: int, what: int, other: int, number: int, seat: int) -> None:
        made = self.link_rows
        if len(made) >= self.most_links:
            self.links_left_out += 1
            return
        made.append(link_row(relation, self.entity(what, seat), self.entity(other, seat), number))

    # --- options

    def encode_options(self, g: State, seat: int, mine: Decision | None, words: Definitions) -> None:
        if mine is None:
            self.options = b""
            self.count = self.asked = 0
            return
        count = mine.count()
        self.asked = count
        self.count = count if count < self.most_options else self.most_options
        made: list[bytes] = []
        if mine.high >= mine.low:
            for k in range(self.count):
                made.append(self.option_row(g, seat, mine.option(k), words))
        else:
            chosen = mine.options
            for k in range(self.count):
                made.append(self.option_row(g, seat, chosen[k], words))
        self.options = b"".join(made)

    def option_row(self, g: State, seat: int, option: Option, words: Definitions) -> bytes:
        kind = option.kind
        if kind == OptionKind.PASS:
            return _PASSING
        entity = other = NO_ENTITY
        if _A >> kind & 1:
            entity = self.entity(option.a, seat)
        elif kind == OptionKind.PLAYER:
            entity = self.entity(-1 - option.a, seat)
        if _B >> kind & 1:
            other = self.entity(option.b, seat)
        number, name, definition, ability = option_rows.tail_of(
            g, option, words, self.most_definitions, self.most_abilities
        )
        return option_row(kind, entity, other, number, name, definition, ability)

    # --- players and the game

    def encode_players(self, g: State, seat: int) -> None:
        count = self.players_in_game
        parts: list[bytes] = []
        for k in range(count):
            at = (seat + k) % count
            parts.append(players.player_row_bytes(g, g.players[at], self.player_rows[at], seat, count))
        if self.absent:
            parts.append(self.absent)
        self.players = b"".join(parts)

    def encode_game(self, g: State, seat: int, mine: Decision | None) -> None:
        count = self.players_in_game
        law = g.rules
        if self.law is not law:
            self.law = law
            day = date.fromisoformat(law.date)
            self.law_row = law_row(day, law)
        about = other = NO_ENTITY
        asked = 0
        if mine is not None:
            about = self.entity(mine.about, seat)
            other = self.entity(mine.other, seat)
            asked = mine.count()
        self.game = game_row(
            g,
            seat,
            count,
            mine,
            about,
            other,
            asked,
            self.count,
            self.objects_left_out,
            self.links_left_out,
            self.altered_left_out,
            self.definitions_left_out,
            self.abilities_left_out,
            self.law_row,
        )
