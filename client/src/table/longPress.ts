// A long press tells about a card, as hovering does with a mouse.
const HOLD = 450;

export function longPress(node: HTMLElement, held: () => void): { destroy(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let done = false;
  const stop = () => clearTimeout(timer);
  const down = (event: PointerEvent) => {
    done = false;
    if (event.pointerType === "mouse") return;
    stop();
    timer = setTimeout(() => {
      done = true;
      held();
    }, HOLD);
  };
  // The click that ends a long press chooses nothing.
  const click = (event: MouseEvent) => {
    if (!done) return;
    done = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const menu = (event: Event) => event.preventDefault();
  node.addEventListener("pointerdown", down);
  for (const name of ["pointerup", "pointercancel", "pointermove"]) node.addEventListener(name, stop);
  node.addEventListener("click", click, true);
  node.addEventListener("contextmenu", menu);
  return {
    destroy() {
      stop();
      node.removeEventListener("pointerdown", down);
      for (const name of ["pointerup", "pointercancel", "pointermove"]) node.removeEventListener(name, stop);
      node.removeEventListener("click", click, true);
      node.removeEventListener("contextmenu", menu);
    },
  };
}
