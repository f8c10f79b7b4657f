"""The bits of `Obj.flags`."""

from __future__ import annotations

from mainphase.kernel.state.objects import ObjectFlag, ObjectKind


def test_each_flag_is_a_bit_of_its_own() -> None:
    bits = [value for name, value in vars(ObjectFlag).items() if name.isupper()]
    assert all(bit.bit_count() == 1 for bit in bits)
    assert len(set(bits)) == len(bits)


def test_each_kind_of_object_is_a_number_of_its_own() -> None:
    kinds = [value for name, value in vars(ObjectKind).items() if name.isupper()]
    assert len(set(kinds)) == len(kinds)
