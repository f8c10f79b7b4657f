// The keys of the table. Help lists them from here.
import type { Until } from "../game/passing";
import { say } from "../saying.svelte";

/** What a key passes on until. */
export const PASSES_ON = { passOn: "stop", endTurn: "end_of_turn", untilSomething: "something", untilMyTurn: "my_turn" } as const satisfies Record<string, Until>;

type Does = keyof typeof PASSES_ON | "pass" | "yield" | "hold" | "undo" | "back" | "forward" | "present" | "write" | "again" | "log" | "tell" | "help" | "menu";
export type Command = { does: "option"; index: number } | { does: Does };

export const KEYS: readonly { keys: string[]; does: Command["does"]; says: () => string }[] = [
  { keys: ["1", "…", "9"], does: "option", says: () => say("page-key-choose-option", "choose that option") },
  { keys: ["Space", "p"], does: "pass", says: () => say("page-key-pass-keep-done", "pass, keep or be done; while bots move: look no longer, go on") },
  { keys: ["f"], does: "passOn", says: () => say("page-key-pass-until-asked", "pass until something asks for you") },
  { keys: ["e"], does: "endTurn", says: () => say("page-key-pass-rest-of-turn", "pass for the rest of the turn") },
  { keys: ["s"], does: "untilSomething", says: () => say("page-key-pass-until-something", "pass until something happens: an opponent does something, or your turn begins") },
  { keys: ["t"], does: "untilMyTurn", says: () => say("page-key-pass-until-turn", "pass until your turn") },
  { keys: ["y"], does: "yield", says: () => say("page-key-yield", "always yield to the ability on top of the stack") },
  { keys: ["h"], does: "hold", says: () => say("page-key-hold", "hold priority after your next spell or ability") },
  { keys: ["r"], does: "again", says: () => say("page-key-again", "do the same again and again: propose a shortcut") },
  { keys: ["u"], does: "undo", says: () => say("page-key-take-back", "take back your last decision; among several people, ask the others for it") },
  { keys: ["["], does: "back", says: () => say("page-key-before", "look at your decision before") },
  { keys: ["]"], does: "forward", says: () => say("page-key-after", "look at the one after it") },
  { keys: ["Esc"], does: "present", says: () => say("page-key-present", "back to the present; close what is open") },
  { keys: ["/"], does: "write", says: () => say("page-key-write", "write your answer, or ask why: why attack with everything") },
  { keys: ["w"], does: "tell", says: () => say("page-key-about-card", "all about the card that has the focus: why, or why not") },
  { keys: ["l"], does: "log", says: () => say("page-key-log", "go to the log") },
  { keys: ["m"], does: "menu", says: () => say("page-key-menu", "the game’s menu: export, lines, concede") },
  { keys: ["?"], does: "help", says: () => say("page-key-list", "this list") },
];

const BY_KEY: Record<string, Does> = {
  " ": "pass", p: "pass", f: "passOn", e: "endTurn", s: "untilSomething", t: "untilMyTurn", y: "yield", h: "hold", u: "undo",
  "[": "back", "]": "forward", Escape: "present", "/": "write", r: "again", w: "tell", l: "log", m: "menu", "?": "help",
};

export interface Pressed {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** What a key does; null for none. `writing`: the focus is where one types. `onButton`: on something that the space bar
 * presses itself. */
export function commandOf(event: Pressed, writing: boolean, onButton: boolean): Command | null {
  if (event.ctrlKey || event.metaKey || event.altKey || writing) return null;
  if (/^[1-9]$/.test(event.key)) return { does: "option", index: Number(event.key) - 1 };
  if (event.key === " " && onButton) return null;
  const does = BY_KEY[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  return does === undefined ? null : { does };
}
