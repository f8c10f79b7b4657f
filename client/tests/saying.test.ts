// Whatever the page says to its reader goes through `say`, so that other languages can say it.
import { parse } from "svelte/compiler";
import ts from "typescript";
import { expect, test } from "vitest";

const FILES = import.meta.glob<string>("../src/**/*.{ts,svelte}", { query: "?raw", import: "default", eager: true });

// What no reader is told, though it has the look of words: names of events and of kinds of options, which the server
// sends; what is typed; variants as they are typed; headings of deck lists; keys; names of people; what only the
// console is told; styles and selectors.
const NO_WORDS = new Set([
  "Deck", "Sideboard", "Schemes", "Commanders", "Vanguards", "Planes", "Companion",
  "Space", "Enter", "Esc", "Escape", "Tab", "Home", "End", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Mod-Enter",
  "Alice", "Bob", "Carol", "Dave", "Erin", "Frank", "Grace", "Heidi", "mainphase", "Scenario",
  "too long", "index.html has no element with the id app",
  "player loses", "player wins", "game drawn", "drawn for", "damage dealt", "turn begins", "turn goes on",
  "attack {} with everything", "attack with everything", "no attack", "no block", "first strike", "end combat", "begin ", "main 1", "main 2",
  "play land", "mana ability", "special action", "turn face up", "spend mana",
  "good luck", "your turn", "well played", "good game",
  "two-headed giant", "team vs team", "alternating teams", "grand melee", "single planar deck", "attack left", "attack right",
  "no range", "deploy creatures", "range 1", "range 2",
]);
// Files in which nearly everything is of that kind.
const NO_READERS = /^(protocol\/|laboratory\/(examples|editor|position)\.ts$|table\/(Motion|Enlarged|Arrows)\.svelte$)/;
const NOTATION = /^[^a-zA-Z]*\d+ [A-Z]|^[A-Z]\w+=|^activate |^[(.]|^(input|button), /; // placeholders, queries, selectors
const TOLD = /^(aria-label|aria-description|title|placeholder|alt|label)$/;

/** True for what has the look of being told to somebody: several words, or one with a capital. */
function looksTold(text: string): boolean {
  const said = text.trim();
  return (/[A-Za-z]{2,}[^A-Za-z]* [^A-Za-z]*[A-Za-z]{2,}/.test(said) || /^[A-Z][a-z]+[.…?]?$/.test(said)) && !NO_WORDS.has(text) && !NOTATION.test(said);
}

interface Found { place: string; text: string }

/** The texts of a script that do not stand in `say`. */
function inScript(file: string, code: string, above: number): Found[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const found: Found[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node) || (ts.isNewExpression(node) && node.expression.getText() === "Set")) return; // sets are of names
    if (ts.isCallExpression(node) && /^(say|querySelector|matches|closest|matchMedia|localStorage\.\w+)$/.test(node.expression.getText().replace(/^.*\./, ""))) {
      node.arguments.slice(2).forEach(visit);
      return;
    }
    if (ts.isPropertyAssignment(node)) { visit(node.initializer); return; } // a key is no text
    let text = "";
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) text = node.text;
    else if (ts.isTemplateExpression(node)) text = node.head.text + node.templateSpans.map((span) => `{}${span.literal.text}`).join("");
    if (looksTold(text)) found.push({ place: `${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1 + above}`, text });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

type AstNode = { type?: string; name?: string; data?: string; start?: number; value?: unknown; callee?: { name?: string }; arguments?: unknown[]; quasi?: unknown };

/** The texts of a component's markup that do not stand in `say`: any letters between tags count. */
function inMarkup(file: string, code: string): Found[] {
  const found: Found[] = [];
  const tell = (node: AstNode, text: string) => found.push({ place: `${file}:${code.slice(0, node.start ?? 0).split("\n").length}`, text });
  const visit = (given: unknown, attribute: string): void => {
    if (Array.isArray(given)) { given.forEach((each) => visit(each, attribute)); return; }
    if (typeof given !== "object" || given === null) return;
    const node = given as AstNode;
    if (node.type === "CallExpression" && node.callee?.name === "say") { visit(node.arguments?.slice(2), attribute); return; }
    if (node.type === "Text" && (attribute === "" || TOLD.test(attribute)) && /[A-Za-z]{2}/.test(node.data ?? "") && !NO_WORDS.has((node.data ?? "").trim()))
      tell(node, (node.data ?? "").trim());
    const text = node.type === "Literal" ? node.value : node.type === "TemplateElement" ? (node.value as { cooked: string }).cooked : "";
    if (typeof text === "string" && (attribute === "" || TOLD.test(attribute)) && looksTold(text)) tell(node, text);
    const inner = node.type === "Attribute" ? (node.name ?? "") : attribute;
    for (const [key, value] of Object.entries(node)) if (!["metadata", "parent", "loc", "css"].includes(key)) visit(value, inner);
  };
  visit(parse(code, { modern: true }).fragment, "");
  return found;
}

test("no English is left beside `say`", () => {
  const found = Object.entries(FILES).flatMap(([path, code]) => {
    const file = path.replace("../src/", "");
    if (NO_READERS.test(file)) return [];
    if (file.endsWith(".ts")) return inScript(file, code, 0);
    const script = /<script[^>]*>([\s\S]*?)<\/script>/.exec(code);
    return [...inMarkup(file, code), ...(script === null ? [] : inScript(file, script[1] ?? "", code.slice(0, script.index).split("\n").length - 1))];
  });
  expect(Object.keys(FILES).length).toBeGreaterThan(60);
  expect(found).toEqual([]);
});
