import { expect, test } from "vitest";
import { became, hits } from "../src/game/motion";
import { event, object } from "./samples";

test("a card that changes zones is another object, which was the one that is gone", () => {
  const hand = (id: number, name: string) => object(id, { name, zone: "hand" });
  const gone = [hand(1, "Shock"), hand(2, "Taiga"), object(3)];
  const come = [object(10, { name: "Taiga" }), object(11, { zone: "graveyard" }), object(12, { name: "Bird", kind: "token" })];
  expect([...became(gone, come)]).toEqual([[10, 2], [11, 3]]);
  // Whoever owns it: two alike are two.
  expect([...became([hand(1, "Shock")], [object(20, { name: "Shock", owner: 1, zone: "stack" })])]).toEqual([]);
  expect(became([hand(1, "Shock")], [object(20, { name: "Shock", zone: "stack" }), object(21, { name: "Shock", zone: "stack" })]).size).toBe(1);
});

test("damage is told of those to whom it is dealt, all of it together", () => {
  const dealt = (other: number, amount: number) => ({ ...event("damage dealt", ""), other, amount });
  expect([...hits([dealt(-2, 3), event("life lost", ""), dealt(-2, 1), dealt(7, 2), dealt(8, 0)])]).toEqual([[-2, 4], [7, 2]]);
});
