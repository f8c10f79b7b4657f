// One stop of the Tab key for a whole zone, and arrow keys that go to the nearest card in a direction.

/** Keeps exactly one of a container's cards in the order of the Tab key: the last that had the focus, or the first. */
export function roving(node: HTMLElement): { destroy(): void } {
  let current: HTMLElement | null = null;
  const cards = () => [...node.querySelectorAll<HTMLElement>("[data-ref]")];
  const settle = () => {
    const all = cards();
    if (current === null || !all.includes(current)) current = all[0] ?? null;
    for (const card of all) card.tabIndex = card === current ? 0 : -1;
  };
  const focused = (event: FocusEvent) => {
    const card = (event.target as HTMLElement).closest<HTMLElement>("[data-ref]");
    if (card === null) return;
    current = card;
    settle();
  };
  node.addEventListener("focusin", focused);
  const watcher = new MutationObserver(settle);
  watcher.observe(node, { childList: true, subtree: true });
  settle();
  return {
    destroy() {
      watcher.disconnect();
      node.removeEventListener("focusin", focused);
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

/** The place nearest to another in the direction of an arrow key: straight ahead counts for more than aside. -1: none. */
export function nearestAlong(key: string, from: Placed, places: readonly Placed[]): number {
  const away = AWAY[key];
  if (away === undefined) return -1;
  const [dx, dy] = away;
  let best = -1;
  let least = Infinity;
  places.forEach((place, index) => {
    const ahead = (place.x - from.x) * dx + (place.y - from.y) * dy;
    if (ahead < 4) return;
    const aside = Math.abs((place.x - from.x) * dy) + Math.abs((place.y - from.y) * dx);
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
    (cards.find((card) => card.classList.contains("usable")) ?? cards.at(-1))?.focus();
    return true;
  }
  const others = cards.filter((card) => card !== focused);
  const next = others[nearestAlong(key, centre(focused), others.map(centre))];
  next?.focus();
  next?.scrollIntoView({ block: "nearest", inline: "nearest" });
  return true;
}
