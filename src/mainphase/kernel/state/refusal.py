"""Refusals in one integer: 0 is "allowed"; else the concept that forbids, and the object or effect that makes it so."""


def pack_refusal(concept: int, source: int = 0) -> int:
    return concept | source << 12


def refusal_concept(why: int) -> int:
    return why & 0xFFF


def source_of(why: int) -> int:
    return why >> 12
