// What can be written at a place of a scenario, from its JSON schema.

export interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
  type?: string;
  description?: string;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  patternProperties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
}

export interface Place {
  /** The keys from the outside to here; "[]" is an entry of a list. */
  path: string[];
  /** What has been written of the word here. */
  word: string;
  /** Where the word begins. */
  from: number;
  /** Whether a key is written here, or a value. In a list it can be either. */
  kind: "key" | "value" | "entry";
}

const KEY = /^(?:"([^"]*)"|'([^']*)'|([^\s#"'[\]{},][^#:{}[\]]*?))\s*:(?=\s|$)/;

/** Where the end of this text stands in a YAML file. It reads what people write in scenarios: nesting by indentation, and
 * braces and brackets on one line or several. */
export function placeAt(text: string): Place {
  const lines = text.split("\n");
  const last = lines.at(-1) ?? "";
  const flow = openFlow(text);
  if (flow !== null) return inFlow(text, flow);
  const entry = /^(\s*)((?:- +)*)(.*)$/.exec(last);
  const indent = (entry?.[1]?.length ?? 0) + (entry?.[2]?.length ?? 0);
  const rest = entry?.[3] ?? "";
  const dashes = (entry?.[2]?.match(/-/g) ?? []).length;
  const path = outside(lines.slice(0, -1), dashes > 0 ? (entry?.[1]?.length ?? 0) : indent, dashes > 0);
  for (let k = 0; k < dashes; k++) path.push("[]");
  const key = KEY.exec(rest);
  if (key !== null) {
    const word = rest.slice(key[0].length).trimStart();
    return { path: [...path, (key[1] ?? key[2] ?? key[3] ?? "").trim()], word, from: text.length - word.length, kind: "value" };
  }
  return { path, word: rest, from: text.length - rest.length, kind: dashes > 0 ? "entry" : "key" };
}

/** The keys around a line with this indentation. A list may stand at the indentation of its key. */
function outside(lines: string[], indent: number, inList: boolean): string[] {
  const path: string[] = [];
  let least = indent;
  let list = inList;
  for (const line of lines.reverse()) {
    if (/^\s*(#|$)/.test(line)) continue;
    const parts = /^(\s*)((?:- +)*)(.*)$/.exec(line);
    const outer = parts?.[1]?.length ?? 0;
    const dashes = parts?.[2] ?? "";
    const inner = outer + dashes.length;
    const key = KEY.exec(parts?.[3] ?? "");
    const name = key === null ? null : (key[1] ?? key[2] ?? key[3] ?? "").trim();
    const opens = key !== null && (parts?.[3] ?? "").slice(key[0].length).trim() === "";
    if (name !== null && opens && (inner < least || (list && inner === least && dashes === ""))) {
      path.unshift(name);
      least = inner;
      list = false;
      if (dashes !== "") {
        path.unshift("[]");
        least = outer;
        list = true;
      }
    } else if (dashes !== "" && outer < least && inner <= least) {
      path.unshift("[]");
      least = outer;
      list = true;
    }
    if (least === 0 && !list) break;
  }
  return path;
}

interface Flow {
  at: number;
  brackets: { open: "{" | "["; at: number }[];
}

/** The braces and brackets that are open at the end, outermost first; null if none are. */
function openFlow(text: string): Flow | null {
  const brackets: Flow["brackets"] = [];
  let quote = "";
  for (let at = 0; at < text.length; at++) {
    const letter = text[at] ?? "";
    if (quote !== "") {
      if (letter === quote || letter === "\n") quote = "";
    } else if (letter === "#" && (at === 0 || /\s/.test(text[at - 1] ?? ""))) {
      const end = text.indexOf("\n", at);
      if (end < 0) break;
      at = end;
    } else if ((letter === '"' || letter === "'") && /[\s[{,:]/.test(text[at - 1] ?? " ")) quote = letter;
    else if (letter === "{" || letter === "[") brackets.push({ open: letter, at });
    else if (letter === "}" || letter === "]") brackets.pop();
  }
  const [first] = brackets;
  return first === undefined ? null : { at: first.at, brackets };
}

function inFlow(text: string, flow: Flow): Place {
  const around = placeAt(text.slice(0, flow.at));
  let path = around.kind === "value" ? around.path : [...around.path];
  flow.brackets.forEach((bracket, k) => {
    const end = flow.brackets[k + 1]?.at ?? text.length;
    const said = lastPart(text.slice(bracket.at + 1, end));
    if (bracket.open === "[") path = [...path, "[]"];
    const key = KEY.exec(said.trimStart());
    if (bracket.open === "{" && key !== null) path = [...path, (key[1] ?? key[2] ?? key[3] ?? "").trim()];
  });
  const inner = flow.brackets.at(-1);
  const said = lastPart(text.slice((inner?.at ?? 0) + 1)).trimStart();
  const key = inner?.open === "{" ? KEY.exec(said) : null;
  const word = key === null ? said : said.slice(key[0].length).trimStart();
  const kind = key !== null ? "value" : inner?.open === "{" ? "key" : "entry";
  return { path, word, from: text.length - word.length, kind };
}

/** What follows the last comma that stands in no inner brackets. */
function lastPart(text: string): string {
  let depth = 0;
  let start = 0;
  for (let at = 0; at < text.length; at++) {
    const letter = text[at];
    if (letter === "{" || letter === "[") depth++;
    else if (letter === "}" || letter === "]") depth--;
    else if (letter === "," && depth === 0) start = at + 1;
  }
  return text.slice(start);
}

/** All schemas that may hold at a path. */
export function schemasAt(root: Schema, path: readonly string[]): Schema[] {
  let here = alternatives(root, root);
  for (const key of path) {
    const next: Schema[] = [];
    for (const schema of here) {
      const inner: (Schema | boolean | undefined)[] = [];
      if (key === "[]") inner.push(schema.items);
      else {
        const named = schema.properties?.[key];
        inner.push(named ?? schema.additionalProperties);
        if (named === undefined)
          for (const [pattern, each] of Object.entries(schema.patternProperties ?? {}))
            if (new RegExp(pattern).test(key)) inner.push(each);
      }
      for (const each of inner) if (typeof each === "object") next.push(...alternatives(root, each));
    }
    here = next;
  }
  return here;
}

function alternatives(root: Schema, schema: Schema, depth = 0): Schema[] {
  if (depth > 12) return [];
  if (schema.$ref !== undefined) {
    const name = schema.$ref.split("/").at(-1) ?? "";
    const found = root.$defs?.[name];
    return found === undefined ? [] : alternatives(root, found, depth + 1);
  }
  const inner = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  return [schema, ...inner.flatMap((each) => alternatives(root, each, depth + 1))];
}

export interface Suggestion {
  label: string;
  detail: string;
  key: boolean;
}

/** What the schema knows for a place. */
export function suggestions(root: Schema, place: Place): Suggestion[] {
  const found = new Map<string, Suggestion>();
  const add = (label: string, detail: string, key: boolean) => {
    if (!found.has(label)) found.set(label, { label, detail, key });
  };
  for (const schema of schemasAt(root, place.path)) {
    if (place.kind !== "value")
      for (const [name, each] of Object.entries(schema.properties ?? {})) add(name, each.description ?? "", true);
    if (place.kind !== "key") {
      for (const value of schema.enum ?? []) if (typeof value !== "object") add(String(value), schema.description ?? "", false);
      if (schema.const !== undefined) add(String(schema.const), schema.description ?? "", false);
      if (schema.type === "boolean") for (const value of ["true", "false"]) add(value, "", false);
    }
  }
  return [...found.values()];
}

const CARD_PLACES = /(^|\.)(hand|battlefield|graveyard|exile|library|schemes|in motion|planar deck|plane)\.\[\](\.card)?$/;

/** Whether a card's name is written here. */
export function isCardPlace(place: Place): boolean {
  return CARD_PLACES.test(place.path.join(".")) || place.path.at(-1) === "card";
}
