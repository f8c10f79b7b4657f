// The band of the time machine: eras from 1997 to today, coloured by outcome.
import type { Era } from "../protocol/messages";

export interface Segment {
  era: Era;
  index: number;
  /** How wide it is, in days, but never so narrow that it cannot be pointed at. */
  weight: number;
  /** A letter for the outcome, so that colour is not the only sign: A, B, … */
  letter: string;
  years: string;
}

const DAY = 86_400_000;
const COLOURS = 8;

export function days(since: string, until: string): number {
  return Math.max(1, (Date.parse(until) - Date.parse(since)) / DAY);
}

/** The letter of an outcome: A to Z, then A2 and on. */
export function letterOf(outcome: number): string {
  const letter = String.fromCharCode(65 + (outcome % 26));
  return outcome < 26 ? letter : `${letter}${Math.floor(outcome / 26) + 1}`;
}

export function colourOf(outcome: number): number {
  return outcome % COLOURS;
}

/** `today` closes the last era, whose end is empty. */
export function segments(eras: readonly Era[], today: string): Segment[] {
  const lengths = eras.map((era) => days(era.since, era.until || today));
  const whole = lengths.reduce((sum, each) => sum + each, 0);
  return eras.map((era, index) => ({
    era,
    index,
    weight: Math.max(lengths[index] ?? 1, whole * 0.035),
    letter: letterOf(era.outcome),
    years: yearsOf(era, today),
  }));
}

function yearsOf(era: Era, today: string): string {
  const from = era.since.slice(0, 4);
  const to = (era.until || today).slice(0, 4);
  return from === to ? from : `${from}–${to}`;
}
