"""Whether a tag, the project and the package say the same version: `python tools/release_version.py v0.2.0`."""

from __future__ import annotations

import re
import sys
import tomllib

from compiled_modules import ROOT


def _text(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def versions(tag: str) -> dict[str, str]:
    """The version by who says it."""
    project = tomllib.loads(_text("pyproject.toml"))["project"]["version"]
    package = re.search(r'^__version__ = "(.*)"$', _text("src/mainphase/__init__.py"), re.M)
    news = re.search(r"^## (\S+(?: \(unreleased\))?)", _text("CHANGELOG.md"), re.M)
    return {
        "the tag": tag.removeprefix("v"),
        "pyproject.toml": project,
        "mainphase.__version__": package[1] if package else "none",
        "CHANGELOG.md": news[1] if news else "none",
    }


def main(arguments: list[str]) -> int:
    if len(arguments) != 1:
        print("usage: release_version.py TAG", file=sys.stderr)
        return 2
    found = versions(arguments[0])
    if len(set(found.values())) == 1:
        return 0
    told = ", ".join(f"{who} says {version}" for who, version in found.items())
    print(f"release_version: the versions differ: {told}", file=sys.stderr)
    return 1


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
