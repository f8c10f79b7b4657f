"""The page's own unit tests, and its types: both are Node's business."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path

import pytest

import build_page


def test_texts_are_never_taken_for_html() -> None:
    """Names and texts come from decks and records that anybody may have written."""
    sources = [path for path in (build_page.CLIENT / "src").rglob("*") if path.suffix in (".ts", ".svelte")]
    assert len(sources) > 40
    for path in sources:
        assert not re.search(
            r"@html|innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(", path.read_text()
        ), path


def test_no_space_is_lost_at_the_end_of_an_element() -> None:
    """Svelte leaves out spaces at both ends of an element; one that is meant is written `{" "}`."""
    sources = list((build_page.CLIENT / "src").rglob("*.svelte"))
    assert sources
    for path in sources:
        markup = re.sub(r"<script.*?</script>|<style.*?</style>", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
        while (shorter := re.sub(r"\{[^{}]*\}", "#", markup)) != markup:
            markup = shorter
        lost = re.search(r"[^>\s] +</|<[a-z][^<>]*[^/<>]> +[^<\s]", markup)
        assert lost is None, f"{path}: {lost}"


def test_the_page_ships_the_licences_of_what_it_is_made_with(built: Path) -> None:
    notices = (built / "licenses.txt").read_text(encoding="utf-8")
    named = {found.rpartition(" - ")[0] for found in re.findall(r"^## (.*) \(.*\)$", notices, re.M)}
    packages = build_page.CLIENT / "package.json"
    ours = set(json.loads(packages.read_text(encoding="utf-8"))["devDependencies"])
    sources = [path.read_text(encoding="utf-8") for path in (build_page.CLIENT / "src").rglob("*.*")]
    imported = {name for name in ours for source in sources if re.search(rf'from "{re.escape(name)}(/.*)?"', source)}
    assert {"svelte", "yaml", "@codemirror/view"} <= imported <= named
    assert notices.count("Permission ") + notices.count("(Apache-2.0)") >= len(named)
    assert "Apache License" in notices
    assert 'href="/licenses.txt"' in (build_page.CLIENT / "src" / "start" / "StartPage.svelte").read_text()


@pytest.mark.parametrize("script", ["test", "check"])
def test_what_npm_runs(built: Path, script: str) -> None:
    """What has passed is not run again until something that it reads is different."""
    passed = build_page.ROOT / ".build" / f"page-{script}"
    wanted = build_page.digest([*build_page.SOURCES, "tests"])
    if passed.exists() and passed.read_text(encoding="utf-8") == wanted:
        return
    found = build_page.node_and_npm()
    assert found is not None
    _, npm = found
    run = subprocess.run([*npm, "run", script], cwd=build_page.CLIENT, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout[-4000:] + run.stderr[-2000:]
    passed.write_text(wanted, encoding="utf-8")
