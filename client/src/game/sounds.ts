// What a game sounds like, to those who want to hear it and may be looking elsewhere.
import type { EventData } from "../protocol/messages";
import { hits } from "./motion";

export type Sound = "over" | "asked" | "struck" | "cast";

/** Notes one after the other, in hertz. */
export const NOTES: Readonly<Record<Sound, readonly number[]>> = {
  over: [523, 659, 784],
  asked: [659, 880],
  struck: [196, 131],
  cast: [440],
};

/** What there is to hear of an update: one thing, the most important. One is called once, when one is asked after somebody
 * else was. */
export function heard(was: { asked: boolean; over: boolean }, now: { asked: boolean; over: boolean }, fresh: readonly EventData[]): Sound | null {
  if (now.over) return was.over ? null : "over";
  if (now.asked && !was.asked) return "asked";
  if (hits(fresh).size > 0) return "struck";
  return fresh.some((event) => event.name === "cast" || event.name === "activated") ? "cast" : null;
}
