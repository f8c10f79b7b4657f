// The arrows on the table: from spells to their targets, attackers to what they attack, blockers to what they block.
import type { ViewData } from "../protocol/messages";
import type { Ref } from "./options";

export interface Arrow {
  kind: "target" | "attack" | "block" | "source";
  from: Ref;
  to: Ref;
}

export function arrowsOf(view: ViewData): Arrow[] {
  const arrows: Arrow[] = [];
  for (const each of view.stack) {
    for (const phrase of each.targets ?? [])
      for (const target of phrase) if (target !== 0) arrows.push({ kind: "target", from: each.id, to: target });
    if (each.kind === "ability" && (each.source ?? 0) > 0) arrows.push({ kind: "source", from: each.source ?? 0, to: each.id });
  }
  for (const [attacker, attacked] of Object.entries(view.attacks))
    if (attacked !== 0) arrows.push({ kind: "attack", from: Number(attacker), to: attacked });
  for (const [blocker, blocked] of Object.entries(view.blocks))
    for (const attacker of blocked) arrows.push({ kind: "block", from: Number(blocker), to: attacker });
  return arrows;
}

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const centre = (box: Box): Point => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });

/** Where a line from `towards` meets the edge of a box. */
export function edge(box: Box, towards: Point): Point {
  const from = centre(box);
  const dx = towards.x - from.x;
  const dy = towards.y - from.y;
  if (dx === 0 && dy === 0) return from;
  const reach = Math.min(
    dx === 0 ? Infinity : box.width / 2 / Math.abs(dx),
    dy === 0 ? Infinity : box.height / 2 / Math.abs(dy),
  );
  return { x: from.x + dx * Math.min(1, reach), y: from.y + dy * Math.min(1, reach) };
}

/** A gently bent line from box to box. */
export function path(from: Box, to: Box): string {
  const start = edge(from, centre(to));
  const end = edge(to, centre(from));
  const dx = end.x - start.x;
  const dy = end.y - start.y;
  const bend = Math.min(24, Math.hypot(dx, dy) * 0.08);
  const length = Math.hypot(dx, dy) || 1;
  const middle = { x: (start.x + end.x) / 2 - (dy / length) * bend, y: (start.y + end.y) / 2 + (dx / length) * bend };
  const round = (n: number) => Math.round(n * 10) / 10;
  return `M${round(start.x)} ${round(start.y)}Q${round(middle.x)} ${round(middle.y)} ${round(end.x)} ${round(end.y)}`;
}
