"""Venturing into dungeons (CR 701.49)."""

from mainphase.cards import nodes as n
from mainphase.kernel.asking.choosing import AskOneOf
from mainphase.kernel.effects.doing import staged_effect
from mainphase.kernel.events.dungeons import (
    bring_in_dungeon,
    complete_dungeon,
    dungeon_of,
    enter_room,
    is_at_bottom,
    shape_of,
)
from mainphase.kernel.keys import ChosenKey
from mainphase.kernel.lowering.book import Book
from mainphase.kernel.lowering.cards import add_made
from mainphase.kernel.lowering.dungeon_cards import DUNGEONS, dungeon_definition
from mainphase.kernel.lowering.effects import prepares
from mainphase.kernel.reading.evaluate import player_of
from mainphase.kernel.state.effect_frame import RunEffectBase
from mainphase.kernel.state.state import State
from mainphase.kernel.values import OptionKind


@prepares(n.Venture)
def prepare_dungeons(book: Book, card: int, node: n.Venture) -> int:
    if not book.dungeons:
        book.dungeons = [-1]
        book.dungeons = [add_made(book, dungeon_definition(dungeon)) for dungeon in DUNGEONS]
        for dungeon in DUNGEONS:
            book.word(dungeon.name)
            for room in dungeon.rooms:
                book.word(room.name)
    return -1


@staged_effect(n.Venture)
def venture(g: State, frame: RunEffectBase, node: n.Venture) -> bool:
    """To the next room, of several as the player chooses; from the bottommost, or without a dungeon, into one that the
    player chooses, of the kind that is told (CR 701.49a-d).
    """
    player = player_of(g, node.who, frame.ctx)
    if player < 0 or g.players[player].left:
        return True
    dungeon = dungeon_of(g, player)
    if frame.sub == RunEffectBase.BEGIN:
        frame.sub = RunEffectBase.CHOICE
        if dungeon is not None and is_at_bottom(g, dungeon):
            complete_dungeon(g, dungeon)
            dungeon = None
        words: list[int] = []
        if dungeon is None:
            for one in DUNGEONS:
                if one.kind == node.into:  # CR 701.49d
                    words.append(g.book.word_of[one.name])
        else:
            rooms = shape_of(g, dungeon).rooms
            for room in rooms[dungeon.chosen[ChosenKey.ROOM]].exits:
                words.append(g.book.word_of[rooms[room].name])
        g.push(AskOneOf(player, OptionKind.NAME, words, frame.ctx.source))
        return False
    if g.answered < 0:
        return True
    chosen = g.book.words[g.answered]
    if dungeon is None:
        for k, one in enumerate(DUNGEONS):
            if one.name == chosen:
                bring_in_dungeon(g, player, g.book.dungeons[k])
        return True
    for k, room_there in enumerate(shape_of(g, dungeon).rooms):
        if room_there.name == chosen:
            enter_room(g, dungeon, k)
            return True
    return True
