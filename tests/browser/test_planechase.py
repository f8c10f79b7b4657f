"""Planechase in the page (CR 901): the plane that is face up lies on the table, and the planar die is rolled."""

from __future__ import annotations

from tests.browser.page import Page

ON_KROSA = """
scenario: Alice on Krosa
variant: planechase
players:
  Alice: {plane: Krosa, planar deck: [Shiv, Bant]}
  Bob: {planar deck: [Naya]}
"""


def test_one_sees_the_plane_and_rolls(page: Page) -> None:
    page.begin_at(ON_KROSA)
    planes = page.page.get_by_role("region", name="Planes")
    planes.get_by_text("Krosa").first.wait_for()
    assert "Alice controls what is face up · a roll costs nothing" in planes.inner_text()
    page.then(page.page.get_by_role("button", name="roll the planar die").first.click)
    planes.get_by_text("a roll costs {1}").wait_for()
    page.page.get_by_text("Alice rolls the planar die").first.wait_for()
