"""A small network that reads an observation and scores its options."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from mainphase.env import Schema

Arrays = dict[str, Any]  # an observation of several games: numpy arrays, game by game

NAMES = 512  # names are told apart by their numbers modulo this
ZONES = 8
WIDE = 128
NARROW = 64


def below_nothing(*rows: Tensor) -> Tensor:
    """These rows one below the other, and above them one of zeros, for what points at none."""
    return torch.cat([rows[0].new_zeros(1, rows[0].shape[1]), *rows])


class Network(nn.Module):
    """What cards are and what their abilities do (the environment's `tables`) is read first, each once. Objects are
    read one by one, with what they are, and added up by zone and side; each option is then scored in the light of it
    all.

    So it makes no difference in which order objects or options stand, and how many there are.
    """

    def __init__(self, schema: Schema, tables: Arrays) -> None:
        super().__init__()
        self.schema = schema
        for name, table in tables.items():
            self.register_buffer(name, torch.from_numpy(table.copy()), persistent=False)
        wide = {array.name: len(array.columns) for array in schema.arrays}
        objects, options = schema["objects"], schema["options"]
        self.zone, self.side = objects.column("zone"), objects.column("controller")
        self.is_now, self.printed = objects.column("definition"), objects.column("card")
        self.on_stack = objects.column("ability")
        self.defined, self.does = options.column("definition"), options.column("ability")
        self.name = schema["definitions"].column("name")  # and its two other parts stand behind it
        self.kind = options.column("kind")
        self.entities = options.column("entity"), options.column("other")
        self.asked = schema["game"].column("decision")
        self.seats = schema.limits.seats

        self.names = nn.Embedding(NAMES, NARROW)
        self.decisions = nn.Embedding(64, WIDE)
        self.kinds = nn.Embedding(64, NARROW)
        self.read_definition = nn.Linear(wide["definitions"], NARROW)
        self.read_ability = nn.Linear(wide["abilities"], NARROW)
        self.read_object = nn.Linear(wide["objects"], NARROW)
        self.read_again = nn.Linear(NARROW, NARROW)
        self.read_player = nn.Linear(wide["players"], NARROW)
        self.read_game = nn.Linear(wide["game"], WIDE)
        self.sum_up = nn.Linear(2 * ZONES * NARROW + self.seats * NARROW, WIDE)
        self.think = nn.Linear(WIDE, WIDE)
        self.read_option = nn.Linear(wide["options"], NARROW)
        self.about = nn.Linear(2 * NARROW, NARROW)
        self.weigh = nn.Linear(WIDE, NARROW)
        self.score = nn.Linear(NARROW, 1)
        self.value = nn.Linear(WIDE, 1)

    def forward(self, seen: dict[str, Tensor]) -> tuple[Tensor, Tensor]:
        """The logits of the options, game by game, and what each game is worth for who decides, from -1 to 1."""
        # Only rows that are there are read: all those of all games one below the other, each with its game.
        games = len(seen["game"])
        altered = seen["altered"]
        definitions = below_nothing(self.defined_by(self.definitions), self.defined_by(altered.flatten(0, 1)))
        abilities = below_nothing(self.read_ability(numbers(self.abilities)))
        # Objects, one by one.
        there = seen["objects"][:, :, self.zone] > 0
        game, place = there.nonzero(as_tuple=True)
        rows = seen["objects"][game, place]
        objects = self.read_object(numbers(rows, self.is_now, self.printed, self.on_stack))
        objects = objects + definitions[self.place_of_definition(rows[:, self.is_now], game, altered.shape[1])]
        objects = torch.relu(objects + abilities[rows[:, self.on_stack].long() + 1])
        objects = torch.relu(self.read_again(objects))
        # Their sums by zone and side.
        group = 2 * rows[:, self.zone].long().clamp(0, ZONES - 1) + (rows[:, self.side] > 0)
        sums = objects.new_zeros(games * 2 * ZONES, NARROW).index_add(0, game * 2 * ZONES + group, objects)
        # The whole.
        players = torch.relu(self.read_player(numbers(seen["players"])))
        told = torch.cat([sums.view(games, -1), players.flatten(1)], 1)
        asked = self.read_game(numbers(seen["game"])) + self.decisions(seen["game"][:, self.asked].long() + 1)
        state = torch.relu(self.sum_up(told) + asked)
        state = torch.relu(self.think(state)) + state
        # Options, one by one, with what they are about: players and objects, of which each game has its own.
        entities = below_nothing(players.flatten(0, 1), objects)
        first_object = 1 + games * self.seats
        number_of = torch.zeros(there.shape, dtype=torch.int64)
        number_of[game, place] = torch.arange(first_object, first_object + len(rows))
        player_of = torch.arange(1, first_object).view(games, self.seats)
        number_of = torch.cat([torch.zeros(games, 1, dtype=torch.int64), player_of, number_of], 1)
        game, place = (seen["action_mask"] > 0).nonzero(as_tuple=True)
        rows = seen["options"][game, place]
        about = [entities[number_of[game, rows[:, column].long().clamp(min=-1) + 1]] for column in self.entities]
        options = self.read_option(numbers(rows, self.defined, self.does, *self.entities))
        options = options + definitions[self.place_of_definition(rows[:, self.defined], game, altered.shape[1])]
        options = options + abilities[rows[:, self.does].long() + 1]
        options = options + self.kinds(rows[:, self.kind].long().clamp(0, 63))
        options = torch.relu(options + self.about(torch.cat(about, 1)) + self.weigh(state)[game])
        logits = options.new_full(seen["action_mask"].shape, -1e9)
        logits[game, place] = self.score(options).squeeze(-1)
        return logits, torch.tanh(self.value(state)).squeeze(-1)

    def place_of_definition(self, numbers: Tensor, game: Tensor, altered: int) -> Tensor:
        """Where the definition of a number stands: those that all games share first, then what is altered in each."""
        number = numbers.long()
        shared = len(self.definitions)
        return torch.where(number < shared, number, number + game * altered) + 1

    def defined_by(self, rows: Tensor) -> Tensor:
        """What rows of definitions say."""
        named = self.names(rows[..., self.name].long() % NAMES)
        return self.read_definition(numbers(rows, self.name, self.name + 1, self.name + 2)) + named


def numbers(rows: Tensor, *without: int) -> Tensor:
    """Whole numbers, brought near to 1: their logarithms. Columns that only name something are left out."""
    made = rows.float()
    for column in without:
        made[..., column] = 0.0
    return made.sign() * made.abs().log1p()


def used(array: NDArray[np.int16]) -> int:
    """How many rows are in use in any of the games, at least one."""
    return int(np.flatnonzero(array.any((0, 2))).max(initial=0)) + 1


def tensors(arrays: Arrays) -> dict[str, Tensor]:
    """An observation for the network, cut to the rows that are in use anywhere."""
    options = max(1, int(arrays["action_mask"].sum(1).max()))
    rows = {name: used(arrays[name]) for name in ("objects", "altered")}
    rows |= {"options": options, "action_mask": options}
    # Links are not read: two sides with few attachments are told well enough without.
    return {
        name: torch.from_numpy(np.ascontiguousarray(array[:, : rows[name]] if name in rows else array))
        for name, array in arrays.items()
        if name != "links"
    }
