import { expect, test } from "vitest";
import { planesOf } from "../src/game/planes";
import { object, player, view as tableView } from "./samples";

test("what is face up in a game of Planechase, and what a roll costs", () => {
  const plane = object(1, { types: "Plane — Dominaria" });
  const view = tableView({
    players: [player(0, { name: "Alice" }), player(1, { name: "Bob" })],
    command: [plane, object(2, { types: "Phenomenon" }), object(3, { types: "Legendary Planeswalker — Jace" })],
    planar_controller: 1, planar_die: 2,
  });
  expect(planesOf(view)?.up.map((card) => card.id)).toEqual([1, 2]);
  expect(planesOf(view)?.said).toBe("Bob controls what is face up · a roll costs {2}");
  expect(planesOf({ ...view, planar_die: 0, planar_deck: 30 })?.said)
    .toBe("Bob controls what is face up · a roll costs nothing · 30 in the planar deck");
});

test("no other game has planes", () => {
  expect(planesOf(tableView({}))).toBeNull();
});
