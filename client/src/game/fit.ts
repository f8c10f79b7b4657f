// How large cards can be so that all of them are whole where they lie. Sizes are in pixels.

/** What a side of the battlefield has room for. */
export interface Fit {
  width: number;
  height: number;
  landWidth: number;
  landHeight: number;
}

const MOST = { width: 168, height: 136 };
const LEAST = { width: 80, wide: 124, height: 64 };
const LAND = { least: 72, usual: 108, most: 136, height: 36, low: 30 };
const ROWS = 6;

/** How wide each of so many can be beside each other. */
const shared = (room: number, count: number, gap: number) => Math.floor((room - (count - 1) * gap) / Math.max(1, count));
/** How many of this width stand beside each other. */
const beside = (room: number, width: number, gap: number) => Math.max(1, Math.floor((room + gap) / (width + gap)));
const rows = (count: number, each: number) => Math.ceil(count / each);
const held = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** The sizes of a side's cards in a room: as large as they can be and still be seen all at once; the least there is,
 * if even that is too large, and the side is scrolled. `letters`: how long the longest name of a land is. */
export function fitted(room: { width: number; height: number }, others: number, lands: number, letters: number, gap: number): Fit {
  const needed = held(28 + 4 * letters, LAND.least, LAND.most);
  const landWidth = held(shared(room.width, lands, gap), needed, Math.max(needed, LAND.usual));
  const landRows = rows(lands, beside(room.width, landWidth, gap));
  const landHeight = room.height < 190 || landRows > 1 ? LAND.low : LAND.height;
  const left = room.height - landRows * (landHeight + gap);
  let best: Fit = { width: held(shared(room.width, others, gap), LEAST.width, LEAST.wide), height: LEAST.height, landWidth, landHeight };
  let most = 0;
  for (let count = 1; count <= Math.min(ROWS, others); count++) {
    const width = Math.min(MOST.width, shared(room.width, rows(others, count), gap));
    const height = Math.min(MOST.height, shared(left, count, gap));
    if (width < LEAST.width || height < LEAST.height) continue;
    const worth = (width / MOST.width) * (height / MOST.height);
    if (worth > most) [best, most] = [{ width, height, landWidth, landHeight }, worth];
  }
  return best;
}

/** How much of the table's height a side wants, compared with another: more, the more there is on it. */
export const wanted = (others: number): number => 4 + held(Math.ceil(others / 3), 2, 10);

const HAND = { least: 72, most: 148, small: 600, swiped: 100 };

/** How wide the cards of a hand are: all of them are seen, unless there are very many; on a small screen as wide as one
 * can read them, and the others are a swipe away. */
export function handWidth(room: number, count: number, gap: number): number {
  return held(shared(room, count, gap), room < HAND.small ? HAND.swiped : HAND.least, HAND.most);
}

/** How many letters the longest word of a name has. A name is never cut: this decides how large it is written. */
export function longestWord(name: string): number {
  return Math.max(...name.split(/[\s-]+/).map((each) => each.length));
}
