// What is chosen for a new game, and what the server is asked with it.
import type { DeckOffered, NewGame, SeatWanted } from "../protocol/messages";
import { say } from "../saying.svelte";

export interface SeatChoice {
  name: string;
  who: "person" | "bot";
  /** The name of a bundled deck, PASTED, or one of one's own (`ownDeck`). */
  deck: string;
  pasted: string;
  /** Of the cards of the list that cannot be played: what stands in their place, and whether the rest is left out. */
  instead: string;
  withoutRefused: boolean;
  bot: string;
}

export const PASTED = "";
const OWN = "own:";

/** How one of one's own decks is chosen, and which was; "" if it is none of them. */
export const ownDeck = (name: string): string => `${OWN}${name}`;
export const ownDeckOf = (chosen: string): string => (chosen.startsWith(OWN) ? chosen.slice(OWN.length) : "");
export const NAMES = ["Alice", "Bob", "Carol", "Dave", "Erin", "Frank", "Grace", "Heidi"];
const LATEST = "today";

/** Which bundled decks can be played on a date: those whose cards its rules know. */
export function decksOn(decks: readonly DeckOffered[], rules: string): DeckOffered[] {
  return decks.filter((deck) => rules === LATEST || deck.since <= rules);
}

/** The decks as a variant wants them: the archenemy's has schemes, in Planechase each has planes, and no other has. */
export function fitting(decks: readonly DeckOffered[], seats: readonly SeatChoice[], variant: string): string[] {
  if (variant === "planechase" || seats.some((seat) => hasPlanes(decks, seat.deck))) return withPlanes(decks, seats, variant);
  const schemes = decks.find((deck) => deck.schemes)?.name;
  const hasSchemes = (seat: SeatChoice) => decks.some((deck) => deck.schemes && deck.name === seat.deck);
  const one = variant === "archenemy" && !seats.some(hasSchemes);
  return seats.map((seat, k) => {
    if (one && k === 0 && schemes !== undefined && seat.deck !== PASTED) return schemes;
    return variant !== "archenemy" && hasSchemes(seat) ? deckAt(decks, k) : seat.deck;
  });
}

const hasPlanes = (decks: readonly DeckOffered[], name: string) => decks.some((deck) => deck.planes && deck.name === name);

function withPlanes(decks: readonly DeckOffered[], seats: readonly SeatChoice[], variant: string): string[] {
  const planar = decks.filter((deck) => deck.planes);
  if (variant !== "planechase") return seats.map((seat, k) => (hasPlanes(decks, seat.deck) ? deckAt(decks, k) : seat.deck));
  return seats.map((seat, k) =>
    seat.deck === PASTED || hasPlanes(decks, seat.deck) ? seat.deck : (planar[k % Math.max(1, planar.length)]?.name ?? seat.deck));
}

/** The variants whose options are chosen, and what these are called. */
const WITH_OPTIONS = ["free-for-all", "team vs team", "emperor", "alternating teams", "planechase", "grand melee"];
export const OPTIONS = ["single planar deck", "two-headed giant", "emperor", "grand melee", "attack left", "attack right", "range 1", "range 2", "no range", "deploy creatures", "teams 3 2"];

export function hasOptions(variant: string): boolean {
  return WITH_OPTIONS.includes(variant);
}

/** A variant as it is written, with its options after commas. */
export function withOptions(variant: string, options: string): string {
  return hasOptions(variant) && options.trim() !== "" ? `${variant}, ${options.trim()}` : variant;
}

const SAYS_TEAMS = /teams \d/;

/** Who sits where in a variant: in Planechase as what is played besides, if its options say so. */
function seatedAs(variant: string, options: string): string {
  const besides = ["two-headed giant", "team vs team", "emperor", "alternating teams", "grand melee"];
  return variant === "planechase" ? (besides.find((name) => options.includes(name)) ?? variant) : variant;
}

/** So many players as a variant wants, if it is not so many: teams are of one size unless its options say otherwise. */
export function playersFor(named: string, wanted: number, options = ""): number {
  const variant = seatedAs(named, options);
  const count = Math.min(wanted, mostPlayers(variant));
  if (SAYS_TEAMS.test(options)) return count;
  if (variant === "grand melee") return count < 4 ? 8 : count;
  if (variant === "emperor") return Math.max(6, count - (count % 3));
  const even = variant === "two-headed giant" || variant === "team vs team" || variant === "alternating teams";
  return even ? Math.max(4, count + (count % 2)) : count;
}

/** How many may sit down. */
export function mostPlayers(named: string, options = ""): number {
  return seatedAs(named, options) === "grand melee" ? 12 : 8;
}

/** What is said of a seat besides its number: of which team it is. */
export function teamOf(named: string, seat: number, count: number, options = ""): string {
  const variant = seatedAs(named, options);
  if (SAYS_TEAMS.test(options)) return "";
  const team =
    variant === "alternating teams" ? seat % 2
    : variant === "emperor" ? Math.floor(seat / 3)
    : variant === "two-headed giant" || variant === "team vs team" ? Math.floor(seat / (count / 2))
    : -1;
  const said = [say("page-first-team", "first"), say("page-second-team", "second"), say("page-third-team", "third")][team];
  if (said === undefined) return "";
  return variant === "emperor" && seat % 3 === 1 ? `, ${say("page-emperor-of-the-team", "emperor of the {team} team", { team: said })}` : `, ${say("page-of-the-team", "{team} team", { team: said })}`;
}

export function deckAt(decks: readonly DeckOffered[], k: number): string {
  const plain = [...decks].filter((deck) => !deck.schemes && !deck.planes).sort((a, b) => b.since.localeCompare(a.since));
  return plain[k % Math.max(1, plain.length)]?.name ?? PASTED;
}

/** What is missing before the game can begin; "" if nothing is. */
export function missing(seats: readonly SeatChoice[]): string {
  const names = seats.map((seat) => seat.name.trim());
  if (names.some((name) => name === "")) return say("page-every-player-needs-a-name", "Every player needs a name.");
  if (new Set(names.map((name) => name.toLowerCase())).size < names.length) return say("page-two-players-of-one-name", "Two players have the same name.");
  const without = seats.find((seat) => seat.deck === PASTED && seat.pasted.trim() === "");
  return without === undefined ? "" : say("page-name-needs-a-deck", "{name} needs a deck.", { name: without.name });
}

export interface GameChoice {
  seats: SeatChoice[];
  rules: string;
  variant: string;
  options: string;
  first: number | null;
  seed: string;
  manualMana: boolean;
  pace: number;
  bestOf: 1 | 3 | 5;
  smallDecks: boolean;
  open: boolean;
}

/** True if several games can be played for a match: by two players (100.6a). */
export function canBeMatch(seats: readonly SeatChoice[], variant: string): boolean {
  return seats.length === 2 && (variant === "" || variant === "duel");
}

/** What the server is sent for a deck. `listOf` gives the list of one of one's own. */
export function deckSent(seat: Pick<SeatChoice, "deck" | "pasted">, listOf: (name: string) => string): string {
  const own = ownDeckOf(seat.deck);
  return own !== "" ? listOf(own) : seat.deck === PASTED ? seat.pasted : seat.deck;
}

export function asked(choice: GameChoice, listOf: (name: string) => string = () => ""): Omit<NewGame, "id"> {
  const seats = choice.seats.map(
    (seat): SeatWanted => ({
      name: seat.name.trim(),
      who: seat.who,
      deck: deckSent(seat, listOf),
      bot: seat.bot,
      ...(seat.deck === PASTED || ownDeckOf(seat.deck) !== "" ? { without_refused: seat.withoutRefused, instead: seat.instead } : {}),
    }),
  );
  const alone = seats.filter((seat) => seat.who === "person").length === 1; // among several nobody chooses the seed
  const seed = alone && /^\d{1,15}$/.test(choice.seed.trim()) ? Number(choice.seed.trim()) : null;
  return {
    type: "new_game",
    seats,
    rules: choice.rules,
    variant: withOptions(choice.variant, choice.options),
    seed,
    first: choice.first,
    manual_mana: choice.manualMana,
    pace: choice.pace,
    best_of: canBeMatch(choice.seats, choice.variant) ? choice.bestOf : 1,
    small_decks: choice.smallDecks,
    open: choice.open && !alone,
  };
}
