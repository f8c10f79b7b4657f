"""Processes that work for this one: fresh interpreters that leave when it leaves."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing.connection import wait as wait_for
from typing import Any


def process_pool(jobs: int, prepare: Callable[..., None], *given: Any) -> ProcessPoolExecutor:
    """So many fresh interpreters: what this process has open or has imported makes no difference. Each is prepared with
    what is given.
    """
    return ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), begin_worker, (prepare, given))


def begin_worker(prepare: Callable[..., None], given: tuple[Any, ...]) -> None:
    """Begins the work of a process of a pool. Ctrl-C is for the process that started it; when that one is gone, however
    it went, this one goes too.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=leave_with, args=(parent.sentinel,), daemon=True).start()
    prepare(*given)


def leave_with(sentinel: Any) -> None:
    wait_for([sentinel])
    os._exit(1)


def stop_pool(pool: ProcessPoolExecutor) -> None:
    """Ends the processes of a pool, whatever they are doing."""
    processes = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.terminate()
