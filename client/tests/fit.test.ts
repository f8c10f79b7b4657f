import { expect, test } from "vitest";
import { fitted, handWidth, longestWord, wanted } from "../src/game/fit";
import { covered, placed } from "../src/game/placing";

const GAP = 8;
const room = (width: number, height: number) => ({ width, height });

/** Whether so many cards of a size, in as many rows as they need, are in a room. */
function fits(where: { width: number; height: number }, others: number, lands: number, letters = 8): boolean {
  const fit = fitted(where, others, lands, letters, GAP);
  const high = (count: number, width: number, height: number) =>
    Math.ceil(count / Math.max(1, Math.floor((where.width + GAP) / (width + GAP)))) * (height + GAP);
  return high(others, fit.width, fit.height) + high(lands, fit.landWidth, fit.landHeight) <= where.height + GAP;
}

test("all of a side's cards are seen, wherever there is room for them", () => {
  for (const [width, height] of [[720, 165], [1020, 230], [358, 260], [256, 260]] as const)
    for (let others = 0; others <= 6; others++) expect(fits(room(width, height), others, 3), `${others} in ${width} by ${height}`).toBe(true);
  expect(fits(room(1020, 260), 18, 8)).toBe(true);
});

test("few cards are large, many are small, and never too small to be read", () => {
  const few = fitted(room(1020, 260), 2, 2, 8, GAP);
  const many = fitted(room(1020, 260), 16, 2, 8, GAP);
  const toomany = fitted(room(1020, 260), 200, 2, 8, GAP);
  expect(few.width).toBeGreaterThan(many.width);
  expect(Math.min(many.width, toomany.width)).toBeGreaterThanOrEqual(72);
  expect(Math.min(many.height, toomany.height)).toBeGreaterThanOrEqual(50);
  expect(fitted(room(1020, 260), 2, 2, 33, GAP).landWidth).toBeGreaterThan(fitted(room(1020, 260), 2, 20, 8, GAP).landWidth);
});

test("who has more on the table has more of it", () => {
  expect(wanted(12)).toBeGreaterThan(wanted(1));
  expect(wanted(40)).toBe(wanted(100));
  expect(handWidth(736, 9, GAP) * 9 + 8 * GAP).toBeLessThanOrEqual(736);
  expect(handWidth(380, 9, GAP)).toBeGreaterThan(90);
  expect(handWidth(736, 2, GAP)).toBe(handWidth(900, 2, GAP));
});

test("what is enlarged covers neither what it is about nor what one may click", () => {
  const window = room(800, 600);
  const size = room(250, 300);
  const about = { left: 100, top: 400, right: 200, bottom: 520 };
  const box = ({ left, top }: { left: number; top: number }) => ({ left, top, right: left + size.width, bottom: top + size.height });
  const above = box(placed(size, about, [], window));
  expect(covered(above, about)).toBe(0);
  expect(above.bottom).toBeLessThanOrEqual(about.top);
  const free = { left: 0, top: 300, right: 300, bottom: 390 };
  const beside = box(placed(size, about, [free], window));
  expect([covered(beside, about), covered(beside, free)]).toEqual([0, 0]);
  const whole = { left: 0, top: 0, right: 800, bottom: 600 };
  expect(placed(size, about, [whole], window).left).toBeGreaterThan(0);
});

test("the longest word of a name decides how large it is", () => {
  expect(["Shock", "Will-o'-the-Wisp", "Fire // Ice", ""].map(longestWord)).toEqual([5, 4, 4, 0]);
});
