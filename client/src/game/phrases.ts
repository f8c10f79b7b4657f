// What can be said at the table.
import { say } from "../saying.svelte";
import type { Say } from "../protocol/messages";

export type Phrase = Say["phrase"];

/** A phrase as its reader is told it. */
export const phraseWords = (phrase: Phrase): string => ({
  "hello": say("page-phrase-hello", "hello"),
  "good luck": say("page-phrase-good-luck", "good luck"),
  "thinking": say("page-phrase-thinking", "thinking"),
  "your turn": say("page-phrase-your-turn", "your turn"),
  "oops": say("page-phrase-oops", "oops"),
  "thanks": say("page-phrase-thanks", "thanks"),
  "well played": say("page-phrase-well-played", "well played"),
  "good game": say("page-phrase-good-game", "good game"),
})[phrase];

export const PHRASES: readonly Phrase[] = ["hello", "good luck", "thinking", "your turn", "oops", "thanks", "well played", "good game"];
