// A scenario's position, read and changed in its YAML without disturbing what else stands there.
import { Document, isMap, isScalar, isSeq, parseDocument, type YAMLMap, type YAMLSeq } from "yaml";

export const ZONES = ["hand", "battlefield", "graveyard", "exile", "library"] as const;
export type ZoneName = (typeof ZONES)[number];

export interface PlayerPosition {
  name: string;
  zones: Record<ZoneName, string[]>;
}

/** Who is there and what they have; null if the text is no YAML, or no scenario. */
export function positionOf(text: string): PlayerPosition[] | null {
  const players = playersIn(parseDocument(text));
  if (players === null) return null;
  return players.items.map((pair) => {
    const zones = { hand: [], battlefield: [], graveyard: [], exile: [], library: [] } as Record<ZoneName, string[]>;
    if (isMap(pair.value))
      for (const zone of ZONES) {
        const cards = pair.value.get(zone);
        if (isSeq(cards)) zones[zone] = cards.items.map(nameOf);
      }
    return { name: String(isScalar(pair.key) ? pair.key.value : pair.key), zones };
  });
}

/** The text with one card more in a zone. */
export function withCard(text: string, player: string, zone: ZoneName, card: string): string {
  const document = parseDocument(text);
  const cards = zoneIn(document, player, zone, true);
  cards?.add(document.createNode(card));
  return written(document);
}

/** The text without the card at a place of a zone. */
export function withoutCard(text: string, player: string, zone: ZoneName, index: number): string {
  const document = parseDocument(text);
  zoneIn(document, player, zone, false)?.delete(index);
  return written(document);
}

/** A scenario with nobody but two players. */
export const EMPTY = "scenario: A position put together by hand\nplayers:\n  Alice: {}\n  Bob: {}\n";

function playersIn(document: Document): YAMLMap | null {
  if (document.errors.length > 0) return null;
  const players: unknown = document.get("players");
  return isMap(players) ? players : null;
}

function zoneIn(document: Document, player: string, zone: ZoneName, make: boolean): YAMLSeq | null {
  const players = playersIn(document);
  if (players === null || !players.has(player)) return null;
  let there: unknown = players.get(player);
  if (!isMap(there)) {
    if (!make) return null;
    there = document.createNode({});
    players.set(player, there);
  }
  const map = there as YAMLMap;
  let cards: unknown = map.get(zone);
  if (!isSeq(cards)) {
    if (!make) return null;
    cards = document.createNode([], { flow: true });
    map.set(zone, cards);
  }
  return cards as YAMLSeq;
}

function written(document: Document): string {
  return document.toString({ lineWidth: 120, flowCollectionPadding: false });
}

function nameOf(item: unknown): string {
  if (isScalar(item)) return String(item.value);
  if (isMap(item)) return String(item.get("card") ?? "?");
  return "?";
}
