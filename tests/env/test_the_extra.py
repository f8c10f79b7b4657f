"""Without the libraries of the extra `env`, an error names them; the schema can be read all the same."""

from __future__ import annotations

import subprocess
import sys

import gymnasium
import pytest

import mainphase.env
from mainphase.env import GameVectorEnv

WITHOUT = """
import sys
class Nothing:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in ("gymnasium", "pettingzoo", "numpy"):
            raise ModuleNotFoundError(f"No module named {name!r}", name=name.split(".")[0])
sys.meta_path.insert(0, Nothing())
import mainphase.env
print(mainphase.env.schema_of().hash)
try:
    mainphase.env.GameEnv
except mainphase.OptionError as error:
    print(error)
"""


def test_without_it_an_error_names_it() -> None:
    ran = subprocess.run([sys.executable, "-c", WITHOUT], capture_output=True, text=True, check=True)
    schema, error = ran.stdout.splitlines()
    assert schema == mainphase.env.schema_of().hash
    assert error.startswith("mainphase.env.GameEnv needs ")
    assert error.endswith(", which is not installed: pip install 'mainphase[env]'")


def test_what_is_not_there_is_named() -> None:
    with pytest.raises(AttributeError, match=r"module 'mainphase\.env' has no attribute 'GameEnvy'"):
        _ = mainphase.env.GameEnvy


def test_gymnasium_makes_many_at_a_time() -> None:
    env = gymnasium.make_vec("mainphase/Game-v0", num_envs=2, vectorization_mode="vector_entry_point")
    assert isinstance(env.unwrapped, GameVectorEnv)
