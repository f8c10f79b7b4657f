// What of the table is covered, cut or out of sight. `seen`: the parts that are to be in sight altogether.
(seen) => {
  const faults = [];
  const say = (node) => `${node.className.baseVal ?? node.className} ${node.textContent.trim().slice(0, 40)}`;
  const box = (node) => node.getBoundingClientRect();
  const inside = (inner, outer, by = 1.5) =>
    inner.left >= outer.left - by && inner.right <= outer.right + by && inner.top >= outer.top - by && inner.bottom <= outer.bottom + by;
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const root = document.documentElement;
  if (root.scrollHeight > innerHeight || root.scrollWidth > innerWidth) faults.push("the page is scrolled");

  // Whole: within the screen, and within whatever is scrolled by itself.
  for (const where of seen)
    for (const node of document.querySelectorAll(where)) {
      const frames = [".side", ".hand", ".stacked", ".far"].map((frame) => node.closest(frame));
      for (const frame of [screen, ...frames.filter((each) => each && each !== node).map(box)])
        if (!inside(box(node), frame, 3)) faults.push(`${where} is not whole: ${say(node)}`);
    }

  // Nothing covers anything else. Of what is scrolled away, what is seen counts.
  const kinds = [".at", ".bar", ".strip", ".decision", ".tools"].map((kind) => `.table ${kind}`).join();
  const things = [...document.querySelectorAll(kinds)].filter((node) => box(node).width > 0);
  const shown = (node) => {
    const frame = node.closest(".side, .hand, .stacked");
    const [own, around] = [box(node), frame && frame !== node ? box(frame) : screen];
    return {
      left: Math.max(own.left, around.left), right: Math.min(own.right, around.right),
      top: Math.max(own.top, around.top), bottom: Math.min(own.bottom, around.bottom),
    };
  };
  things.forEach((one, k) =>
    things.slice(k + 1).forEach((other) => {
      if (one.contains(other) || other.contains(one)) return;
      const [a, b] = [shown(one), shown(other)];
      const [wide, high] = [Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)];
      if (wide > 1 && high > 1) faults.push(`${say(one)} overlaps ${say(other)}`);
    }),
  );

  // No name and no number is cut, and no mana symbol lies on a name.
  const words = [
    ".card .name", ".card .corner", ".at.land .name", ".at.land .mana", ".bar .name", ".bar .life", ".bar dd", ".strip .name",
    ".question", ".says",
  ];
  for (const node of document.querySelectorAll(words.map((each) => `.table ${each}`).join())) {
    if (node.closest(".beyond")) continue;
    const holder = node.closest(".card, .face, .bar, .part, .option, .decision");
    const corner = node.matches(".small .name") ? holder.querySelector(".corner") : null;
    const mana = node.matches(".at.land .name") ? box(holder.querySelector(".mana")) : { left: Infinity, top: 0, width: 0 };
    const range = document.createRange();
    const walk = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      if (walk.currentNode.parentElement.closest(".unseen")) continue;
      range.selectNodeContents(walk.currentNode);
      for (const line of range.getClientRects()) {
        if (!inside(line, box(holder))) faults.push(`cut: ${say(node)}`);
        if (corner && line.right > box(corner).left + 1 && line.bottom > box(corner).top + 2) faults.push(`numbers on ${say(node)}`);
        if (mana.width > 0 && line.right > mana.left + 1 && line.bottom > mana.top + 3) faults.push(`the mana covers ${say(node)}`);
      }
    }
  }

  // Mana symbols stand beside each other.
  const discs = [...document.querySelectorAll(".table .disc")];
  discs.forEach((disc, k) => {
    const next = discs[k + 1];
    if (next?.parentElement !== disc.parentElement || box(next).top > box(disc).bottom) return;
    if (box(next).left < box(disc).right) faults.push(`symbols overlap: ${say(disc.parentElement)}`);
  });
  return [...new Set(faults)];
};
