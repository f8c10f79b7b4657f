// What can be said at the table.
import type { Say } from "../protocol/messages";

export type Phrase = Say["phrase"];
export const PHRASES: readonly Phrase[] = ["hello", "good luck", "thinking", "your turn", "oops", "thanks", "well played", "good game"];
