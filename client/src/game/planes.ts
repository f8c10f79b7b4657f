// The planes of a game of Planechase.
import type { ObjectData, ViewData } from "../protocol/messages";
import { say } from "../saying.svelte";

export interface Planes {
  up: ObjectData[];
  /** Who controls them, and what the planar die costs. */
  said: string;
}

/** What is face up, and what is to be said of it; null in any other game. */
export function planesOf(view: ViewData): Planes | null {
  const die = view.planar_die ?? -1;
  if (die < 0) return null;
  const who = view.players[view.planar_controller ?? -1]?.name ?? "";
  const deck = view.planar_deck ? ` · ${say("page-in-the-planar-deck", "{count} in the planar deck", { count: view.planar_deck })}` : "";
  return {
    up: view.command.filter((card) => /^(Plane|Phenomenon)\b(?!swalker)/.test(card.types)),
    said: `${say("page-who-controls-the-planes", "{who} controls what is face up · a roll costs {cost}", { who, cost: die === 0 ? say("page-costs-nothing", "nothing") : `{${die}}` })}${deck}`,
  };
}
