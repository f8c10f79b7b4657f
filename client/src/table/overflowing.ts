// A row of buttons shows as many as fit into it; the others are hidden, and it is told how many they are.

/** Hides the children that do not fit into the first line of a container, from the tab key too. */
export function overflowing(node: HTMLElement, told: (beyond: number) => void): { destroy(): void } {
  let last = -1;
  const measure = () => {
    const children = [...node.children] as HTMLElement[];
    const end = node.getBoundingClientRect().bottom + 1;
    let beyond = 0;
    for (const child of children) {
      const fits = getComputedStyle(node).flexWrap === "nowrap" || child.getBoundingClientRect().bottom <= end;
      child.classList.toggle("beyond", !fits);
      if (!fits) beyond++;
    }
    if (beyond !== last) told((last = beyond));
  };
  const sized = new ResizeObserver(measure);
  sized.observe(node);
  const changed = new MutationObserver(measure);
  changed.observe(node, { childList: true, subtree: true, characterData: true });
  measure();
  return {
    destroy() {
      sized.disconnect();
      changed.disconnect();
    },
  };
}
