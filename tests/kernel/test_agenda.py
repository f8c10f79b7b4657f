"""The agenda: a chain of frames, which is seen as a list, the bottom first."""

from tests.support.fields import crowded

from mainphase.kernel.asking.choosing import AskYesNo
from mainphase.kernel.state.flat import clone_state, hash_state

MANY = 500


def test_it_is_read_and_written_from_the_bottom() -> None:
    g = crowded()
    frames = [AskYesNo(0), AskYesNo(1), AskYesNo(0)]
    g.agenda = frames
    assert list(g.agenda) == frames
    assert g.top is frames[-1]
    g.pop()
    assert list(g.agenda) == frames[:-1]
    assert frames[-1].below is None, "who keeps it keeps nothing else of the game"
    g.drop_agenda()
    assert list(g.agenda) == []


def test_a_long_one_ends_with_its_game() -> None:
    """Frame by frame: a chain that is let go at once takes memory with it that is not its own."""
    g = crowded()
    before = hash_state(g)
    for _ in range(4):
        twin = clone_state(g)
        for _ in range(MANY):
            twin.push(AskYesNo(0))
        assert len(twin.agenda) == len(g.agenda) + MANY
        del twin
    assert hash_state(g) == before
    assert hash_state(clone_state(g)) == before
