// One stop of the Tab key for a whole zone, and arrow keys that go to the nearest card in a direction.

/** What Tab comes to in a container: what had the focus last, or else what is most likely wanted. */
interface Stop {
  among: string;
  wanted: (all: readonly HTMLElement[]) => HTMLElement | undefined;
}

const matching = (selector: string) => (all: readonly HTMLElement[]) => all.find((each) => each.matches(selector)) ?? all[0];

/** Keeps exactly one of those elements in the order of the Tab key. */
function oneStop(node: HTMLElement, { among, wanted }: Stop): () => void {
  let current: HTMLElement | null = null;
  const settle = () => {
    const all = [...node.querySelectorAll<HTMLElement>(among)];
    const kept = current !== null && all.includes(current);
    const entry = kept ? current : (wanted(all) ?? null);
    for (const each of all) each.tabIndex = each === entry ? 0 : -1;
  };
  const focused = (event: FocusEvent) => {
    const found = (event.target as HTMLElement).closest<HTMLElement>(among);
    if (found === null) return;
    current = found;
    settle();
  };
  node.addEventListener("focusin", focused);
  const watcher = new MutationObserver(settle);
  watcher.observe(node, { childList: true, subtree: true, attributeFilter: ["class", "aria-current"] });
  settle();
  return () => {
    watcher.disconnect();
    node.removeEventListener("focusin", focused);
  };
}

/** One stop for the cards of a container: the one that had the focus last, or the first that can be used. */
export function roving(node: HTMLElement): { destroy(): void } {
  return { destroy: oneStop(node, { among: "[data-ref]", wanted: matching(".usable, .source") }) };
}

interface Along {
  among: string;
  from: "current" | "last";
}

/** One stop for the buttons of a row, in which the arrow keys, Home and End go to and fro. Tab comes to what is current, or
 * to the last. */
export function rovingAlong(node: HTMLElement, { among, from }: Along): { destroy(): void } {
  const leave = oneStop(node, { among, wanted: from === "last" ? (all) => all.at(-1) : matching("[aria-current]") });
  const key = (event: KeyboardEvent) => {
    const all = [...node.querySelectorAll<HTMLElement>(among)];
    const at = all.indexOf(document.activeElement as HTMLElement);
    const there = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: all.length - 1 }[event.key];
    if (there === undefined || at < 0) return;
    event.preventDefault();
    all[there]?.focus();
  };
  node.addEventListener("keydown", key);
  return {
    destroy() {
      leave();
      node.removeEventListener("keydown", key);
    },
  };
}

export interface Placed {
  x: number;
  y: number;
}

const AWAY: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const ROW = 30; // how far aside what lies in the same row may be

/** The place nearest to another in the direction of an arrow key: along the row, or in another row, where straight ahead
 * counts for more than aside. -1: none. */
export function nearestAlong(key: string, from: Placed, places: readonly Placed[]): number {
  const away = AWAY[key];
  if (away === undefined) return -1;
  const [dx, dy] = away;
  let best = -1;
  let least = Infinity;
  places.forEach((place, index) => {
    const ahead = (place.x - from.x) * dx + (place.y - from.y) * dy;
    const aside = Math.abs((place.x - from.x) * dy) + Math.abs((place.y - from.y) * dx);
    if (ahead < 4 || (dx !== 0 && aside > ROW)) return;
    const distance = ahead + aside * 2.2;
    if (distance < least) [best, least] = [index, distance];
  });
  return best;
}

/** Moves the focus from card to card. True if the key was one for that. */
export function moveAmongCards(key: string, root: ParentNode): boolean {
  if (!(key in AWAY)) return false;
  const cards = [...root.querySelectorAll<HTMLElement>("[data-ref]")].filter((card) => card.offsetParent !== null);
  const centre = (card: HTMLElement): Placed => {
    const box = card.getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  };
  const focused = document.activeElement?.closest<HTMLElement>("[data-ref]") ?? null;
  if (focused === null) {
    // First what calls for being used, in the hand before the table; a land that can be tapped comes last.
    const usable = cards.filter((card) => card.classList.contains("usable"));
    (usable.find((card) => card.dataset.shape === "hand") ?? usable[0] ?? cards.at(-1))?.focus();
    return true;
  }
  const others = cards.filter((card) => card !== focused);
  const next = others[nearestAlong(key, centre(focused), others.map(centre))];
  next?.focus();
  next?.scrollIntoView({ block: "nearest", inline: "nearest" });
  return true;
}
