// The seats that this browser has: tokens by game. They are secrets, so they stay here.
const KEY = "mainphase.seats";
const MOST = 100;

type Kept = Record<string, string>;

function kept(): Kept {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof read === "object" && read !== null ? (read as Kept) : {};
  } catch {
    return {};
  }
}

export function remember(game: string, token: string): void {
  const { [game]: _, ...others } = kept();
  const entries = [...Object.entries(others), [game, token] as const].slice(-MOST);
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(entries)));
}

export function forget(game: string): void {
  const { [game]: _, ...others } = kept();
  localStorage.setItem(KEY, JSON.stringify(others));
}

export function tokenOf(game: string): string {
  return kept()[game] ?? "";
}

export function allTokens(): string[] {
  return Object.values(kept());
}

const PLAYER = "mainphase.player";

/** By this secret the server knows which games are this browser's own. It is made up once. */
export function playerSecret(): string {
  const had = localStorage.getItem(PLAYER);
  if (had !== null) return had;
  const made = Array.from(crypto.getRandomValues(new Uint8Array(24)), (byte) => byte.toString(16).padStart(2, "0")).join("");
  localStorage.setItem(PLAYER, made);
  return made;
}
