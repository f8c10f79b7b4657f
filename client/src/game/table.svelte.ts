// One game at which the reader sits: what the server said of it, and what the reader asks of the server.
import type {
  CardCount, DecisionData, EventData, Joined, Line, LossTold, MatchShown, Moment, ObjectData, ObjectTold, Passed, PassingTold, Reason, SideboardTold,
  TurnPhase, Update, ViewData,
} from "../protocol/messages";
import { Failure } from "../connection/connection";
import { link, trouble, type Trouble } from "../connection/link.svelte";
import { capital, playerRef, type Ref } from "./options";
import { merged } from "./log";
import type { Phrase } from "./phrases";
import { followedBy } from "./ending";
import { objectsOf, sharing } from "./objects";
import { goesOn, lossesNow, type Until } from "./passing";
import { preferences } from "../preferences.svelte";
import { readStops, toggled, type Whose } from "./stops";

/** Tells of an object of a scene why it is what it is. */
export type Explains = (object: number) => Promise<ObjectTold>;

/** What there is to see at one moment. */
export interface Scene {
  view: ViewData;
  phase: number;
  place: string;
  turn: TurnPhase[];
}

/** Something that the reader would lose by what they have just said; it is said again, or not. */
export interface Warned {
  losses: LossTold[];
  again: () => Promise<boolean>;
}

export class Table {
  joined = $state.raw<Joined | null>(null);
  now = $state.raw<Update | null>(null);
  events = $state.raw<EventData[]>([]);
  passed = $state.raw<Passed[]>([]);
  lines = $state.raw<Line[]>([]);
  stops = $state.raw<ReadonlySet<string>>(new Set());
  /** An earlier moment that is being looked at. */
  earlier = $state.raw<Moment | null>(null);
  busy = $state(false);
  trouble = $state.raw<Trouble | null>(null);
  /** Why one cannot be at this table at all. */
  shut = $state("");

  view = $derived<ViewData | null>(this.earlier?.view ?? this.now?.view ?? null);
  decision = $derived<DecisionData | null>(this.earlier === null ? (this.now?.view.decision ?? null) : null);
  place = $derived(this.earlier?.place ?? this.now?.place ?? "");
  phase = $derived(this.earlier?.phase ?? this.now?.phase ?? -1);
  seat = $derived(this.joined?.seat ?? -1);
  alone = $derived(this.joined?.alone ?? false);
  /** Says one of a few phrases to the others. */
  async say(phrase: Phrase): Promise<void> {
    await link.ask<"say">({ type: "say", game: this.game, phrase }).catch((wrong: unknown) => (this.trouble = trouble(wrong)));
  }

  /** Gives the reader's seat, or one of their game, free. */
  async freeSeat(seat: number): Promise<boolean> {
    return this.#do(() => link.ask<"free_seat">({ type: "free_seat", game: this.game, seat }));
  }

  /** How many people play. */
  players = $derived((this.joined?.seats ?? []).filter((seat) => seat.who === "person").length);
  /** True if the others have refused what the reader wished to take back. */
  refusedBack = $state(false);
  over = $derived(this.now?.view.over ?? false);
  /** Among several people one would learn what is hidden, until the game is over. */
  mayLookBack = $derived(this.seat >= 0 && (this.alone || this.over));
  passing = $derived<PassingTold | null>(this.now?.passing ?? null);
  /** What the reader has said and would lose something by. */
  warned = $state.raw<Warned | null>(null);
  /** The next spell or ability is followed by a question, not by a pass. */
  hold = $state(false);
  /** How many events there were when the reader answered last. */
  answeredAt = $state(0);
  match = $derived<MatchShown | null>(this.now?.match ?? null);
  /** Called when the next game of the match begins while one sits here. */
  onFollowed: ((game: string) => void) | null = null;

  /** Of a scene: whom to ask about an object, instead of the table that one sits at. */
  explains: Explains | null = null;
  #withdrawn = false;
  #told = new Map<string, Promise<ObjectTold>>();

  constructor(
    readonly game: string,
    readonly token: string,
  ) {}

  /** A table that is only looked at: a moment of a game that is nowhere, as the laboratory has it. */
  static shown(scene: Scene, explains: Explains): Table {
    const table = new Table("", "");
    table.show(scene);
    table.explains = explains;
    return table;
  }

  show(scene: Scene): void {
    this.#told.clear();
    const { view, phase, place, turn } = scene;
    this.joined = {
      type: "joined", re: -1, game: "", seat: -1, seats: [], rules: view.rules, variant: "", turn, stops: [], alone: false,
      manual_mana: false, open: false,
    };
    this.earlier = { type: "moment", re: -1, game: "", line: 0, moment: 0, events: 0, view, phase, place, chosen: "" };
  }

  /** Sits down, and again whenever the connection comes back; the answer leaves. */
  sit(): () => void {
    const unhear = link.onUpdate((update) => this.#hear(update));
    const unaside = link.onPutAside((message) => {
      if (message.game === this.game) this.shut = `${capital(message.reason)}.`;
    });
    const unjoin = link.whenever(() => void this.#join());
    return () => {
      unhear();
      unaside();
      unjoin();
      void link.ask<"leave">({ type: "leave", game: this.game }).catch(() => undefined);
    };
  }

  async #join(): Promise<void> {
    try {
      this.joined = await link.ask<"join">({
        type: "join",
        game: this.game,
        token: this.token,
        line: this.now?.line ?? 0,
        events: this.events.length,
      });
      this.stops = readStops(this.joined.stops);
      this.shut = "";
    } catch (wrong) {
      this.shut = trouble(wrong).text;
    }
  }

  #hear(update: Update): void {
    if (update.game !== this.game) return;
    const before = this.now;
    if (before !== null && update.line === before.line && update.moment < before.moment) return;
    this.events = merged(this.events, update.begin, update.events);
    this.passed = [...this.passed.filter((each) => each.events < update.begin), ...update.passed];
    if (update.lines.length > 0) this.lines = update.lines;
    this.now = { ...update, view: sharing(update.view, before?.view ?? null) };
    this.#told.clear();
    if (before?.moment !== update.moment || before.line !== update.line) {
      this.trouble = null;
      this.warned = null;
      this.refusedBack = false;
    } else if (before.taking_back?.seat === this.seat && update.taking_back === null && !this.#withdrawn) this.refusedBack = true;
    this.#withdrawn = false;
    const next = followedBy(update);
    if (next !== "" && before !== null && followedBy(before) === "") this.onFollowed?.(next);
  }

  // --- Deciding

  /** Answers what is asked, unless the reader would lose something by it and has not been told. */
  async answer(choice: number | string, warned = false): Promise<boolean> {
    const now = this.now;
    if (now === null || this.earlier !== null) return false;
    const passes = goesOn(this.decision, choice);
    if (!warned && passes && this.#warns(false, () => this.answer(choice, true))) return false;
    const hold = this.hold && !passes && this.decision?.kind === "priority";
    const events = this.events.length;
    const done = await this.#do(() =>
      link.ask<"answer">({ type: "answer", game: this.game, line: now.line, moment: now.moment, choice, hold }),
    );
    if (done) this.#answered(events, hold);
    return done;
  }

  async passOn(until: Until, warned = false): Promise<boolean> {
    const now = this.now;
    if (now === null || this.decision?.kind !== "priority") return false;
    if (!warned && this.#warns(until !== "stop", () => this.passOn(until, true))) return false;
    const events = this.events.length;
    const done = await this.#do(() =>
      link.ask<"pass_on">({ type: "pass_on", game: this.game, line: now.line, moment: now.moment, until }),
    );
    if (done) this.#answered(events, false);
    return done;
  }

  #answered(events: number, held: boolean): void {
    this.answeredAt = events;
    if (held) this.hold = false;
  }

  /** Whether the reader is told first what they would lose. */
  #warns(later: boolean, again: () => Promise<boolean>): boolean {
    const losses = lossesNow(this.passing, later, preferences.unwarned);
    this.warned = losses.length > 0 ? { losses, again } : null;
    return losses.length > 0;
  }

  /** Passes on no longer. */
  async askAgain(): Promise<void> {
    await link.ask<"ask_again">({ type: "ask_again", game: this.game }).catch((wrong: unknown) => (this.trouble = trouble(wrong)));
  }

  /** Looks no longer at what bots do, until something is asked. */
  async hurry(): Promise<void> {
    await link.ask<"hurry">({ type: "hurry", game: this.game }).catch(() => undefined);
  }

  /** All the abilities that are always passed on. */
  async setYields(yields: string[]): Promise<boolean> {
    try {
      await link.ask<"yields">({ type: "yields", game: this.game, yields });
      return true;
    } catch (wrong) {
      this.trouble = trouble(wrong);
      return false;
    }
  }

  /** Passes on the ability on top of the stack, now and always. */
  async yieldToTop(): Promise<void> {
    const passing = this.passing;
    if (passing === null || passing.ability === "" || passing.yields.includes(passing.ability)) return;
    if (await this.setYields([...passing.yields, passing.ability])) await this.passOn("stop");
  }

  /** One's own choices of late, of which one may want to make a lap. */
  async choicesOfLate(): Promise<string[]> {
    try {
      return (await link.ask<"lap">({ type: "lap", game: this.game })).choices;
    } catch {
      return [];
    }
  }

  async propose(choices: string[], times: number): Promise<boolean> {
    const now = this.now;
    if (now === null) return false;
    return this.#do(() =>
      link.ask<"propose_shortcut">({
        type: "propose_shortcut", game: this.game, line: now.line, moment: now.moment, choices, times,
      }),
    );
  }

  /** Accepts what is proposed (null), or ends it after so many laps and choices. */
  async answerShortcut(laps: number | null, choice: number): Promise<boolean> {
    const now = this.now;
    if (now === null) return false;
    return this.#do(() =>
      link.ask<"answer_shortcut">({
        type: "answer_shortcut", game: this.game, line: now.line, moment: now.moment, laps, choice,
      }),
    );
  }

  async concede(): Promise<boolean> {
    return this.#do(() => link.ask<"concede">({ type: "concede", game: this.game }));
  }

  // --- Between two games of a match

  /** One's deck and sideboard, and what may be exchanged; null if that cannot be asked now, which is told. */
  async sideboard(): Promise<SideboardTold | null> {
    this.trouble = null;
    try {
      return await link.ask<"sideboard">({ type: "sideboard", game: this.game });
    } catch (wrong) {
      this.trouble = trouble(wrong);
      return null;
    }
  }

  /** Another game of the same players, now that this one is over. */
  async playAgain(swap: boolean, deck: string | null = null): Promise<boolean> {
    return this.#do(() => link.ask<"play_again">({ type: "play_again", game: this.game, swap, deck }));
  }

  /** What one plays in the next game: these cards of one's own, or the deck as it is. */
  async playNext(main: CardCount[] | null): Promise<boolean> {
    return this.#do(() => link.ask<"play_next">({ type: "play_next", game: this.game, main }));
  }

  async toggleStop(whose: Whose, place: string): Promise<void> {
    await this.setStops(toggled(this.stops, whose, place));
  }

  /** Nothing else waits for it: what is asked after it is answered after it. */
  async setStops(wanted: ReadonlySet<string>): Promise<void> {
    const before = this.stops;
    this.stops = wanted;
    this.trouble = null;
    try {
      await link.ask<"stops">({ type: "stops", game: this.game, stops: [...wanted] });
    } catch (wrong) {
      this.stops = before;
      this.trouble = trouble(wrong);
    }
  }

  /** Does one thing at a time; what went wrong is told. */
  async #do(act: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.trouble = null;
    try {
      await act();
      return true;
    } catch (wrong) {
      // An answer asked twice, before and after the connection was lost, was taken the first time.
      if (!(wrong instanceof Failure && wrong.code === "stale")) this.trouble = trouble(wrong);
      return false;
    } finally {
      this.busy = false;
    }
  }

  // --- Asking

  /** What can be done with an object and what not at the moment that is shown, and why; kept until something changes. */
  about(object: number): Promise<ObjectTold> {
    const moment = this.earlier?.moment ?? null;
    const key = `${object} ${moment ?? ""}`;
    const known = this.#told.get(key);
    if (known !== undefined) return known;
    const asked = this.explains?.(object) ?? link.ask<"about_object">({ type: "about_object", game: this.game, object, moment });
    this.#told.set(key, asked);
    return asked;
  }

  /** Why something that is written cannot be done now; null if it can be, or if it was not understood, which is told. */
  async why(text: string): Promise<Reason | null> {
    this.trouble = null;
    try {
      return await link.ask<"why_not">({ type: "why_not", game: this.game, text });
    } catch (wrong) {
      this.trouble = trouble(wrong);
      return null;
    }
  }

  // --- Back and forward

  /** The moments at which the reader decided, on the line that the game is on. */
  own = $derived<number[]>(this.now?.own ?? []);

  async lookAt(moment: number): Promise<void> {
    const now = this.now;
    if (now === null) return;
    if (moment >= now.moment || moment < 0) {
      this.earlier = null;
      return;
    }
    try {
      this.earlier = await link.ask<"look_back">({ type: "look_back", game: this.game, moment });
      this.trouble = null;
    } catch (wrong) {
      this.trouble = trouble(wrong);
    }
  }

  /** The reader's own decision before or after what is shown; the present if there is none after it. */
  async step(by: -1 | 1): Promise<void> {
    const at = this.earlier?.moment ?? this.now?.moment ?? 0;
    const there = by < 0 ? this.own.filter((m) => m < at).at(-1) : this.own.find((m) => m > at);
    if (there !== undefined) await this.lookAt(there);
    else if (by > 0) this.earlier = null;
  }

  /** Any moment, the others' too. */
  async stepAny(by: -1 | 1): Promise<void> {
    const at = this.earlier?.moment ?? this.now?.moment ?? 0;
    await this.lookAt(at + by);
  }

  present(): void {
    this.earlier = null;
  }

  async goOnFrom(moment: number, line: number | null = null): Promise<boolean> {
    const done = await this.#do(() => link.ask<"branch_from">({ type: "branch_from", game: this.game, moment, line }));
    if (done) this.earlier = null;
    return done;
  }

  /** Whether the reader has decided something that can be taken back: alone at once, else if the others grant it. */
  mayTakeBack = $derived(this.seat >= 0 && this.own.length > 0 && (this.alone || this.players > 1));

  /** Takes back the reader's last decision; among several people they ask the others for it. */
  async takeBack(): Promise<boolean> {
    return this.alone ? this.undo() : this.askTakeBack();
  }

  async askTakeBack(): Promise<boolean> {
    const now = this.now;
    if (now === null || this.seat < 0) return false;
    return this.#do(() =>
      link.ask<"take_back">({ type: "take_back", game: this.game, line: now.line, moment: now.moment, decisions: 1 }),
    );
  }

  /** Grants or refuses what somebody asks to take back, or withdraws one's own question. */
  async answerTakeBack(grant: boolean): Promise<boolean> {
    const now = this.now;
    if (now === null) return false;
    this.#withdrawn = now.taking_back?.seat === this.seat;
    return this.#do(() =>
      link.ask<"answer_take_back">({ type: "answer_take_back", game: this.game, line: now.line, moment: now.moment, grant }),
    );
  }

  /** Takes back the reader's last decision. */
  async undo(): Promise<boolean> {
    const last = this.own.filter((m) => m < (this.now?.moment ?? 0)).at(-1);
    return last !== undefined && this.goOnFrom(last);
  }

  async exported(what: "record" | "scenario"): Promise<{ name: string; text: string } | null> {
    try {
      return await link.ask<"export">({ type: "export", game: this.game, what, moment: this.earlier?.moment ?? null });
    } catch (wrong) {
      this.trouble = trouble(wrong);
      return null;
    }
  }

  // --- Finding

  objects = $derived<Map<number, ObjectData>>(objectsOf(this.view));

  /** What a ref is called. */
  called(ref: Ref): string {
    if (ref < 0) return this.view?.players.find((player) => playerRef(player.seat) === ref)?.name ?? "";
    return this.objects.get(ref)?.label ?? "";
  }
}
