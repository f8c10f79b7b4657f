"""One server for all tests that need no other: they begin games of their own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.support.served import Client, serving

from mainphase.server.serving import Serving


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("table") / "games.sqlite", workers=1) as found:
        yield found


@pytest.fixture
def client(server: Serving) -> Iterator[Client]:
    with Client(server.port) as found:
        yield found
