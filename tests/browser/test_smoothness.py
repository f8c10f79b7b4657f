"""A full table stays smooth: 60 frames a second leave 16 ms for each."""

from __future__ import annotations

import json
from collections import Counter
from typing import Final

import pytest
from tests.browser.page import Page

CROWD: Final = "scenario: A full table\nplayers:\n" + "".join(
    f"  {name}:\n    battlefield: [{', '.join(f'{{card: Grizzly Bears, as: {name}{k}}}' for k in range(50))}]\n"
    for name in ("Alice", "Bob")
)
FRAMES: Final = 120
# In every frame seven cards are tapped or untapped, and both sides are scrolled.
DRIVE: Final = """(frames) => new Promise((done) => {
  const cards = [...document.querySelectorAll(".side [data-ref]")];
  const sides = [...document.querySelectorAll(".side")];
  let count = 0;
  const frame = () => {
    for (let k = 0; k < 7; k++) cards[(count * 7 + k) % cards.length].classList.toggle("tapped");
    for (const side of sides) side.scrollTop = Math.abs(10 - count % 20) * 3;
    if (count++ < frames) requestAnimationFrame(frame); else done();
  };
  requestAnimationFrame(frame);
})"""
# The threads through whose hands a frame goes. They work at the same time, each at a frame of its own.
THREADS: Final = {
    "CrRendererMain": "what the page does: scripts, styles, layout, painting",
    "ThreadPoolForegroundWorker": "drawing what changed",
    "Compositor": "putting what was drawn in its place",
    "VizCompositorThread": "bringing it to the screen",
}
TRACED: Final = ["toplevel", "devtools.timeline", "cc", "viz"]


def worked(trace: bytes) -> Counter[str]:
    """How many milliseconds of a processor each thread took for a frame: what others do on the machine at the same time
    does not count."""
    events = json.loads(trace)["traceEvents"]
    process = {each["pid"]: each["args"]["name"] for each in events if each["name"] == "process_name"}
    thread = {(each["pid"], each["tid"]): each["args"]["name"] for each in events if each["name"] == "thread_name"}
    found: Counter[str] = Counter()
    for each in events:
        if each["ph"] == "X" and each["name"].endswith("RunTask") and process.get(each["pid"]) != "Browser":
            found[thread.get((each["pid"], each["tid"]), "")] += each.get("tdur", 0) / 1000 / FRAMES
    return found


@pytest.mark.deep
def test_a_hundred_permanents_move_smoothly(page: Page) -> None:
    page.begin_at(CROWD)
    assert page.page.locator(".side [data-ref]").count() == 100
    page.page.emulate_media(reduced_motion="no-preference")
    browser = page.page.context.browser
    assert browser is not None
    browser.start_tracing(page=page.page, categories=TRACED)
    page.page.evaluate(DRIVE, FRAMES)
    found = worked(browser.stop_tracing())
    for name, what in THREADS.items():
        print(f"{found[name]:5.1f} ms a frame: {what}")
    assert found["CrRendererMain"] > 1, "it was measured"
    assert max(found[name] for name in THREADS) < 16
