import { expect, test } from "vitest";
import { whyAsked } from "../src/game/asking";

test("what is asked with why, and what answers", () => {
  expect(whyAsked("why attack with Grizzly Bears")).toBe("attack with Grizzly Bears");
  expect(whyAsked("  Why not cast Shock ")).toBe("cast Shock");
  for (const answer of ["attack with Grizzly Bears", "why", "why ", "whydah"]) expect(whyAsked(answer)).toBe(null);
});
