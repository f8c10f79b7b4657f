// Small but whole samples of what the server says.
import type { DecisionData, EventData, ObjectData, PlayerData, Update, ViewData } from "../src/protocol/messages";

export function object(id: number, more: Partial<ObjectData> = {}): ObjectData {
  return {
    id, name: "Grizzly Bears", label: `Grizzly Bears #${id}`, zone: "battlefield", kind: "card", owner: 0, controller: 0,
    types: "Creature — Bear", colors: "G", mana_value: 2, keywords: [], text: [], ...more,
  };
}

export const land = (id: number, more: Partial<ObjectData> = {}) =>
  object(id, { name: "Forest", label: `Forest #${id}`, types: "Basic Land — Forest", colors: "", text: ["{T}: add {G}"], ...more });

export function player(seat: number, more: Partial<PlayerData> = {}): PlayerData {
  return {
    seat, name: ["Alice", "Bob", "Carol", "Dave"][seat] ?? "", life: 20, hand_size: 7, hand: [], library_size: 53,
    graveyard: [], pool: "", counters: {}, lands_played: 0, mulligans: 0, left: false, lost: false, won: false,
    team: seat, decider: -1, schemes: 0, sideboard_size: 0, sideboard: [], companion: 0, ...more,
  };
}

export function view(more: Partial<ViewData> = {}): ViewData {
  return {
    seat: 0, player: "Alice", rules: "2026-04-17", turn: 1, active: 0, phase: "precombat main phase", step: "",
    place: "precombat main", priority: 0, day_night: "", monarch: -1, players: [player(0), player(1)], battlefield: [],
    phased_out: [], stack: [], exile: [], command: [], looked_at: [], known: [], attacks: {}, blocked: {}, blocks: {},
    bands: [], attackers_declared: false, blockers_declared: false, deciding: 0, decision: null, over: false,
    winners: [], assigned: [], doomed: [], ...more,
  };
}

export function decision(more: Partial<DecisionData> = {}): DecisionData {
  return { player: 0, kind: "priority", question: "Alice has priority", about: 0, other: 0, number: null, options: [], ...more } as DecisionData;
}

export function event(name: EventData["name"], text: string, rule = ""): EventData {
  return { name, rule, also: [], concept: "", player: null, text, object: 0, other: 0, amount: 0 };
}

export function update(more: Partial<Update> = {}): Update {
  return {
    type: "update", game: "g", line: 0, moment: 1, begin: 0, events: [], passed: [], view: view(), phase: 0, place: "upkeep",
    thinking: -1, waits_for: -1, lines: [], faults: [], connected: [], own: [], match: null, shortcut: null, passing: null, taking_back: null, again: null, said: [],
    ...more,
  };
}
