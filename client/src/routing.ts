// Addresses of pages. Secrets and positions stand behind the #, which no server is sent.

export type Route =
  | { page: "start"; key: string }
  | { page: "game"; game: string; token: string }
  | { page: "laboratory"; position: string }
  | { page: "decks" }
  | { page: "unknown"; path: string };

export function routeOf(path: string, hash: string): Route {
  const behind = hash.replace(/^#/, "");
  const named = new URLSearchParams(behind);
  if (path === "/" || path === "/index.html") return { page: "start", key: named.get("key") ?? "" };
  const game = /^\/game\/([\w-]+)\/?$/.exec(path)?.[1];
  if (game !== undefined) return { page: "game", game, token: decodeURIComponent(behind) };
  if (/^\/lab\/?$/.test(path)) return { page: "laboratory", position: named.get("s") ?? "" };
  if (/^\/decks\/?$/.test(path)) return { page: "decks" };
  return { page: "unknown", path };
}

export function gameAddress(game: string, token: string): string {
  return `/game/${encodeURIComponent(game)}#${encodeURIComponent(token)}`;
}
