"""Players who look at nothing: they pick an option by its number, knowing only how many there are."""

from typing import final

from mypy_extensions import i64

from mainphase.kernel.state.generator import Generator


@final
class UniformPicker:
    """Each option is as likely as any other. What follows does not depend on how many options there were."""

    def __init__(self, state: int = 0) -> None:
        self.generator = Generator()
        self.generator.state = state

    def __reduce__(self) -> tuple[type["UniformPicker"], tuple[int]]:
        return UniformPicker, (self.generator.state,)

    def pick(self, count: int) -> int:
        """A number below `count`."""
        self.generator.step()
        several: i64 = count
        chosen: i64 = self.generator.high * several >> 32
        return int(chosen)
