import { expect, test } from "vitest";
import { heard } from "../src/game/sounds";
import { event } from "./samples";

const QUIET = { asked: false, over: false };
const ASKED = { asked: true, over: false };
const dealt = { ...event("damage dealt", ""), other: -1, amount: 2 };

test("one is called when one is asked after somebody else was, and not again for each question", () => {
  expect(heard(QUIET, ASKED, [event("cast", "")])).toBe("asked");
  expect(heard(ASKED, ASKED, [])).toBe(null);
  expect(heard(ASKED, QUIET, [])).toBe(null);
});

test("of several things the most important is heard", () => {
  expect(heard(QUIET, QUIET, [event("cast", ""), dealt])).toBe("struck");
  expect(heard(QUIET, QUIET, [event("activated", "")])).toBe("cast");
  expect(heard(QUIET, QUIET, [event("draw", "")])).toBe(null);
});

test("the end is heard once", () => {
  const over = { asked: false, over: true };
  expect(heard(QUIET, over, [dealt])).toBe("over");
  expect(heard(over, over, [])).toBe(null);
});
