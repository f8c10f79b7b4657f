"""Lists of ids."""

import pytest

from mainphase.kernel.state.ids import index_of_id, take_from


@pytest.mark.parametrize("count", range(6))
def test_each_is_found_where_it_stands(count: int) -> None:
    ids = [10 * (k + 1) for k in range(count)]
    assert [index_of_id(ids, id) for id in ids] == list(range(count))
    assert index_of_id(ids, 7) == -1
    for id in ids:
        others = ids[:]
        take_from(others, id)
        assert others == [other for other in ids if other != id]
