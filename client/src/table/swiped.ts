// A finger that pulls something up or pushes it down.
const FAR = 28;

export function swiped(node: HTMLElement, pulled: (up: boolean) => void): { destroy(): void } {
  let from: number | null = null;
  const begin = (event: TouchEvent) => (from = event.touches.length === 1 ? (event.touches[0]?.clientY ?? null) : null);
  const end = (event: TouchEvent) => {
    const by = from === null ? 0 : (event.changedTouches[0]?.clientY ?? from) - from;
    if (Math.abs(by) > FAR) pulled(by < 0);
    from = null;
  };
  node.addEventListener("touchstart", begin, { passive: true });
  node.addEventListener("touchend", end, { passive: true });
  return {
    destroy() {
      node.removeEventListener("touchstart", begin);
      node.removeEventListener("touchend", end);
    },
  };
}
