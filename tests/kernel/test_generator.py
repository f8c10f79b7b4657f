"""The generator of chances: the stream of PCG32 from any state, the same in every build."""

from hypothesis import given
from hypothesis import strategies as st

from mainphase.kernel.state.generator import Generator


class Plain:
    """The same as its definition has it, in big integers."""

    def __init__(self, state: int) -> None:
        self.state = state

    def bits(self) -> int:
        self.state = (self.state * 6364136223846793005 + 1442695040888963407) % 2**64
        mixed = ((self.state >> 18 ^ self.state) >> 27) % 2**32
        turn = self.state >> 59
        return (mixed >> turn | mixed << (32 - turn)) % 2**32

    def below(self, n: int) -> int:
        while True:
            drawn = self.bits()
            if drawn < 2**32 - 2**32 % n:
                return drawn % n


@given(st.integers(0, 2**64 - 1) | st.sampled_from([0, 2**32 - 1, 2**32, 2**63, 2**64 - 1]), st.integers(1, 2**32))
def test_the_stream_is_that_of_pcg32(state: int, n: int) -> None:
    generator, plain = Generator(), Plain(state)
    generator.state = state
    assert generator.state == state
    for _ in range(20):
        assert generator.below(n) == plain.below(n)
        assert generator.state == plain.state
