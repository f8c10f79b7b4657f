"""Fills the tables of docs/performance.md and draws its pictures: `python bench/page.py`.

The figures come from bench/kept.json (`bench/run.py --keep`), bench/growth.json (`bench/growth.py --json`),
bench/large.json (`bench/large.py --json`, or `bench/run.py --keep`) and bench/peers.json (games per second of each lane
and of its peer, measured in turns).
"""

from __future__ import annotations

import json
import re
import statistics
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
PAGE = HERE.parent / "docs" / "performance.md"
PICTURE = HERE.parent / "docs" / "growth.svg"
PLACE = re.compile(r"(<!-- (\w+): .*? -->\n).*?(<!-- end -->)", re.S)
# Which curves share a picture: by how their names begin.
PICTURES = (
    ("permanents", "permanents in play"),
    ("stack", "objects on the stack"),
    ("triggers", "abilities that trigger at once"),
    ("players", "players"),
    ("attackers", "attackers, and as many blockers"),
)


def read(name: str) -> Any:
    """The figures of a file; None where they have not been taken."""
    path = HERE / name
    return json.loads(path.read_text(encoding="utf-8")) if path.exists() else None


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """The first column is words, the others are figures."""
    rule = ["---", *["--:"] * (len(head) - 1)]
    return "".join(f"| {' | '.join(row)} |\n" for row in (head, rule, *rows))


def number(x: float) -> str:
    return f"{x:,.0f}" if x >= 100 else f"{x:.1f}"


def made(data: Mapping[str, Any]) -> str:
    about = data["machine"]
    said = f"{about['build']} build, {about['python']}, {about['system']}, {about['processor']}, {about['cores']} cores"
    return f"Commit {data['commit']}, {said}; {data['clock']}, median of {data['rounds']} rounds.\n\n"


def lanes(data: Mapping[str, Any]) -> str:
    head = ("lane", "games/s", "slowest to fastest", "decisions/s", "decisions a game", "instructions a decision")
    rows = [
        (
            f["said"],
            number(f["value"]),
            f"{number(f['low'])} to {number(f['high'])}",
            number(f["value"] * f["decisions"]),
            number(f["decisions"]),
            f"{data['instructions'][f['name']]:,}" if f["name"] in data["instructions"] else "",
        )
        for f in data["lanes"]
        if f["unit"] == "games/s"
    ]
    return made(data) + table(head, rows)


def operations(data: Mapping[str, Any]) -> str:
    rows = [
        (f["said"], f"{number(f['value'])} {f['unit']}", f"{number(f['low'])} to {number(f['high'])}")
        for f in data["lanes"]
        if f["unit"] != "games/s"
    ]
    return table(("what", "", "range"), rows)


def peers(data: Mapping[str, Any]) -> str:
    rows = []
    for pair in data["pairs"]:
        ours, theirs = data["rates"][pair["lane"]], data["rates"][pair["peer"]]
        ratios = [a / b for a, b in zip(ours, theirs, strict=True)]
        rows.append(
            (
                pair["said"],
                number(statistics.median(ours)),
                f"{pair['project']} {number(statistics.median(theirs))}",
                f"**{statistics.median(ratios):.1f} ×** ({min(ratios):.1f} to {max(ratios):.1f})",
            )
        )
    said = f"Commit {data['commit']}, {data['rounds']} rounds of {data['seconds']} s in turns; {data['machine']}.\n\n"
    return said + table(("lane", "mainphase, games/s", "peer, games/s", "ratio"), rows)


def growth(data: Mapping[str, Any]) -> str:
    sizes = sorted({point["size"] for curve in data["curves"] for point in curve["points"]})
    rows = []
    for curve in data["curves"]:
        at = {point["size"]: point["microseconds"] for point in curve["points"]}
        cells = [number(at[size]) if size in at else "" for size in sizes]
        rows.append((f"{curve['name']}: {curve['what']}, µs", *cells, f"{curve['exponent']:.1f}"))
    about = data["machine"]
    said = f"{about['build']} build, {about['python']}, {about['processor']}, busy with other work; "
    return f"{said}fastest of {data['runs']} runs.\n\n" + table(("", *[f"{size:,}" for size in sizes], "power"), rows)


def deeds(data: Mapping[str, Any]) -> str:
    sizes = list(data["deeds"][0]["points"])
    rows = [
        (
            f"{deed['name']}: {deed['said']}",
            *[number(deed["points"][size]) for size in sizes],
            f"{deed['exponent']:.2f}",
        )
        for deed in data["deeds"]
    ]
    about = data["machine"]
    said = (
        f"{about['build']} build, {about['python']}, {about['processor']}, {about['cores']} cores, busy with other work"
    )
    head = ("ms, by how many of these", *[f"{int(size):,}" for size in sizes], "exponent")
    return f"{said}; fastest of {data['runs']} runs.\n\n" + table(head, rows)


def draw(data: Mapping[str, Any], target: Path = PICTURE) -> None:
    """All curves, both axes in powers of ten: a straight line with slope one is linear."""
    import matplotlib as mpl

    mpl.use("svg")
    mpl.rcParams.update({"svg.fonttype": "none", "svg.hashsalt": "mainphase", "font.size": 9})
    import matplotlib.pyplot as plt

    figure, axes = plt.subplots(2, 3, figsize=(11, 6.4), layout="constrained")
    for axis, (begins, said) in zip(axes.flat, PICTURES, strict=False):
        for curve in data["curves"]:
            if curve["name"].startswith(begins):
                sizes = [point["size"] for point in curve["points"]]
                label = f"{curve['name'].partition(', ')[2] or curve['what']}"
                axis.plot(sizes, [point["microseconds"] for point in curve["points"]], marker="o", ms=3, label=label)
        axis.set(xscale="log", yscale="log", xlabel=said, ylabel="µs")
        axis.grid(alpha=0.3)
        axis.legend(fontsize=8)
    for axis in axes.flat[len(PICTURES) :]:
        axis.axis("off")
    figure.savefig(target, metadata={"Date": None, "Creator": None})
    plt.close(figure)


def filled(page: str) -> str:
    """The page with its tables as the figures are now."""
    kept = read("kept.json")
    sources = {
        "lanes": (lanes, kept),
        "operations": (operations, kept),
        "peers": (peers, read("peers.json")),
        "growth": (growth, read("growth.json")),
        "deeds": (deeds, read("large.json")),
    }
    parts = {name: write(data) if data else "Not measured yet.\n" for name, (write, data) in sources.items()}
    return PLACE.sub(lambda place: f"{place[1]}\n{parts[place[2]]}\n{place[3]}", page)


def main() -> None:
    PAGE.write_text(filled(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
    if grown := read("growth.json"):
        draw(grown)
    print(f"{PAGE.name} and {PICTURE.name} are as the figures are now")


if __name__ == "__main__":
    main()
