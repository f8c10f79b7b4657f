"""Work that is done in a process of its own, one piece after another, under bounds that the system keeps: whatever the
work does, compiled or not, it ends where its bounds are. The other side is whoever holds the other end of the socket.
"""

from __future__ import annotations

import contextlib
import os
import pickle
import signal
import socket
import struct
import sys
import traceback
from collections.abc import Callable, Iterator
from typing import Final

from mainphase.foundation.child_processes import begin_worker

HEAD: Final = struct.Struct("!Q")  # how many bytes follow
SYSTEM_BOUNDS_MEMORY: Final = sys.platform.startswith("linux")  # others take such a bound and do not keep it
OUT_OF_MEMORY: Final = 87  # the status of a process that reached its bound of memory
COUNTS_PROCESSOR: Final = hasattr(signal, "setitimer")  # Windows does not
PROCESSOR_SPENT: Final = -int(signal.SIGPROF) if COUNTS_PROCESSOR else 0  # the status of one that used up its time


def serve_work(way: socket.socket, prepare: Callable[[], None], memory: int) -> None:
    """Does what is asked for, until nobody asks any more. The process may take so many bytes more than it has."""
    begin_worker(prepare, ())
    bound_memory(memory)
    with contextlib.suppress(ConnectionError), way, way.makefile("rwb") as stream:
        while len(head := stream.read(HEAD.size)) == HEAD.size:
            answer = done_within(stream.read(HEAD.unpack(head)[0]))
            stream.write(HEAD.pack(len(answer)))
            stream.write(answer)
            stream.flush()


def done_within(asked: bytes) -> bytes:
    """One piece of work: seconds of processor time, a function, its arguments. The answer: whether it was done, and its
    result or the error that it raised.
    """
    processor, do, given = pickle.loads(asked)
    try:
        with processor_bound(processor):
            return pickle.dumps((True, do(*given)))
    except MemoryError:
        os._exit(OUT_OF_MEMORY)
    except Exception as error:
        return sent_error(error)


def sent_error(error: Exception) -> bytes:
    """An error that goes to another process, with the place where it was raised."""
    where = "".join(traceback.format_exception(error))
    try:
        error.add_note(where)
        sent = pickle.dumps((False, error))
        pickle.loads(sent)
    except Exception:
        return pickle.dumps((False, RuntimeError(where)))
    return sent


@contextlib.contextmanager
def processor_bound(seconds: float) -> Iterator[None]:
    """After so much time of the processor the process ends, in the middle of whatever it is doing. No code of ours runs
    then: compiled code would not let it.
    """
    if not COUNTS_PROCESSOR:
        yield
        return
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


def bound_memory(more: int) -> None:
    """From now on the process takes at most so many bytes more; nothing where the system does not keep such a bound."""
    if not SYSTEM_BOUNDS_MEMORY:
        return
    import resource

    with open("/proc/self/statm", encoding="ascii") as told:
        pages = int(told.read().split()[0])
    most = pages * resource.getpagesize() + more
    _, hard = resource.getrlimit(resource.RLIMIT_AS)
    resource.setrlimit(resource.RLIMIT_AS, (most if hard == resource.RLIM_INFINITY else min(most, hard), hard))
