// What the reader likes, kept in this browser.
import { DETAILS, type Detail } from "./game/log";
import { LOSS_KINDS, type LossKind } from "./game/passing";

export type Theme = "auto" | "light" | "dark";
const KEY = "mainphase.preferences";

interface Kept {
  theme: Theme;
  still: boolean;
  sound: boolean;
  detail: Detail;
  name: string;
  /** In which one is told everything: a code, such as "it". */
  language: string;
  /** What one is not warned of before it is lost. */
  unwarned: LossKind[];
}

function kept(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
  } catch {
    return {};
  }
}

class Preferences {
  theme = $state<Theme>("auto");
  still = $state(false);
  sound = $state(false);
  detail = $state<Detail>("usual");
  name = $state("");
  language = $state(globalThis.navigator?.language?.split("-")[0] ?? "en");
  unwarned = $state.raw<readonly LossKind[]>([]);

  constructor() {
    const before = kept();
    if (before.theme === "light" || before.theme === "dark") this.theme = before.theme;
    if (before.detail !== undefined && DETAILS.includes(before.detail)) this.detail = before.detail;
    this.still = before.still === true;
    this.sound = before.sound === true;
    if (typeof before.name === "string") this.name = before.name;
    if (typeof before.language === "string") this.language = before.language;
    if (Array.isArray(before.unwarned)) this.unwarned = LOSS_KINDS.filter((kind) => before.unwarned?.includes(kind));
  }

  /** Whether to warn before something of this kind is lost. */
  warn(kind: LossKind, on: boolean): void {
    this.unwarned = LOSS_KINDS.filter((each) => (each === kind ? !on : this.unwarned.includes(each)));
  }

  /** Applies and keeps them; for an effect. */
  apply(): void {
    const { theme, still, sound, detail, name, language } = this;
    const unwarned = [...this.unwarned];
    const root = document.documentElement;
    root.lang = language;
    if (theme === "auto") delete root.dataset.theme;
    else root.dataset.theme = theme;
    if (still) root.dataset.motion = "off";
    else delete root.dataset.motion;
    localStorage.setItem(KEY, JSON.stringify({ theme, still, sound, detail, name, language, unwarned } satisfies Kept));
  }
}

export const preferences = new Preferences();
