// Where something that is shown beside an element covers least of what one is about to click.
export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** How much of one is covered by the other. */
export function covered(one: Rect, other: Rect): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

const held = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));

/** The corner of a box of this size: beside what it is about, which it never covers if the window has room, and of these
 * places the first that covers least of what is kept free. */
export function placed(
  size: { width: number; height: number }, about: Rect, free: readonly Rect[], window: { width: number; height: number }, gap = 10,
): { left: number; top: number } {
  const right = window.width - size.width - gap;
  const bottom = window.height - size.height - gap;
  const middle = held((about.left + about.right - size.width) / 2, gap, right);
  const level = held(about.top, gap, bottom);
  const places = [
    { left: middle, top: about.top - size.height - gap },
    { left: about.right + gap, top: level },
    { left: about.left - size.width - gap, top: level },
    { left: middle, top: about.bottom + gap },
    { left: right, top: level }, { left: gap, top: level },
    { left: middle, top: gap }, { left: right, top: gap }, { left: gap, top: gap },
    { left: middle, top: bottom }, { left: right, top: bottom }, { left: gap, top: bottom },
  ];
  const cost = ({ left, top }: { left: number; top: number }) => {
    if (left < gap / 2 || top < gap / 2 || left > right + gap / 2 || top > bottom + gap / 2) return Infinity;
    const box = { left, top, right: left + size.width, bottom: top + size.height };
    return 1000 * covered(box, about) + free.reduce((sum, each) => sum + covered(box, each), 0);
  };
  const costs = places.map(cost);
  const best = costs.indexOf(Math.min(...costs));
  return places[best] ?? { left: gap, top: gap };
}
