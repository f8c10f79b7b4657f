"""Games for agents that learn: observations as arrays, actions as rows with a mask. Needs the extra `env`.

`GameEnv` is one agent and bots (Gymnasium), `mainphase_v0` all seats as agents (PettingZoo), `GameVectorEnv` many games
at a time, `ProcessVectorEnv` the same over processes. `schema_of` says what every number means; docs/learn.md explains.
"""

from typing import TYPE_CHECKING

from mainphase.errors import OptionError
from mainphase.foundation.lazy_imports import lazy_getattr
from mainphase.saying.worded import worded

if TYPE_CHECKING:
    from mainphase.encoding.definitions import name_numbers
    from mainphase.env.episodes import Moment, moments
    from mainphase.env.observing import Observer
    from mainphase.env.processes import ProcessVectorEnv
    from mainphase.env.schema import Array, Column, Limits, Schema, schema_of
    from mainphase.env.single import GameEnv
    from mainphase.env.vector import GameVectorEnv

offered = lazy_getattr(
    __name__,
    {
        "mainphase.encoding.definitions": ("name_numbers",),
        "mainphase.env.episodes": ("Moment", "moments"),
        "mainphase.env.observing": ("Observer",),
        "mainphase.env.processes": ("ProcessVectorEnv",),
        "mainphase.env.schema": ("Array", "Column", "Limits", "Schema", "schema_of"),
        "mainphase.env.single": ("GameEnv",),
        "mainphase.env.vector": ("GameVectorEnv",),
    },
)

__all__ = [
    "Array",
    "Column",
    "GameEnv",
    "GameVectorEnv",
    "Limits",
    "Moment",
    "Observer",
    "ProcessVectorEnv",
    "Schema",
    "moments",
    "name_numbers",
    "schema_of",
]

try:
    from gymnasium.envs.registration import register
except ModuleNotFoundError:  # the schema can be read without
    pass
else:
    register(
        id="mainphase/Game-v0",
        entry_point="mainphase.env.single:GameEnv",
        vector_entry_point="mainphase.env.vector:GameVectorEnv",
    )


def __getattr__(name: str) -> object:
    try:
        return offered(name)
    except ModuleNotFoundError as error:
        raise OptionError(
            worded(
                "error-mainphase-env-needs",
                "mainphase.env.{name} needs {error}, which is not installed: pip install 'mainphase[env]'",
                name=name,
                error=error.name,
            )
        ) from error
