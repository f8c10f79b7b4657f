"""PettingZoo's name for the environment: `from mainphase.env import mainphase_v0; mainphase_v0.env()`."""

from mainphase.env.aec import env, raw_env
from mainphase.env.parallel import parallel_env

__all__ = ["env", "parallel_env", "raw_env"]
