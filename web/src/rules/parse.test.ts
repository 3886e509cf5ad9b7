import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { entriesOf, findRule, parseRules, type Rules } from "./parse";

const GAMES = ["daybreak", "earthrise"] as const;
const LANGS = ["en", "es", "pt-BR"] as const;
type Game = (typeof GAMES)[number];

function read(path: string): string {
  return readFileSync(new URL(path, import.meta.url), "utf8");
}

function rulesOf(game: Game, lang: string): Rules {
  return parseRules(read(`../games/${game}/rules/${lang}.txt`));
}

/** Ids of our own, for what the specification does not number. */
const OWN = /^(DB|ER)-0-|^ER-14$/;

/** Rulings that no player meets. */
const OMITTED: Record<string, string> = {
  "E-8": "limits of the program for content of one's own",
  "E-10": "about files of content",
  "E-14": "about what bots imagine",
  "E-15": "about files of content",
  "E-16": "about pills of one's own making",
};

/** What the specification of a game and the rulings say under each id. */
function specOf(game: Game): Map<string, string> {
  const spec = new Map<string, string>();
  let id: string | null = null;
  for (const line of read(`../../../docs/rules/${game}-rules.md`).split("\n")) {
    const found = game === "daybreak" ? /^- (DB-[A-Z]+-\d+) /.exec(line)?.[1] : /^(?:### )?(\d+\.\d+) /.exec(line)?.[1]?.replace(/^/, "ER-");
    if (found) id = found;
    else if (/^(#|- |$)/.test(line)) id = null;
    if (id) spec.set(id, `${spec.get(id) ?? ""}${line}\n`);
  }
  for (const [, nr, text] of read("../../../docs/rulings.md").matchAll(/^\| ([DE]-\d+) (.*)$/gm)) {
    if (nr?.startsWith(game === "daybreak" ? "D" : "E")) spec.set(nr, text ?? "");
  }
  return spec;
}

describe("the parser", () => {
  const small = "# Start\n\n= A-1 A-2\nTitle\nOne line\nand another.\n\nA second paragraph.\n! ruling\n~ pills\n= A-3\nOther\nText.\n";

  test("reads sections, rules and marks", () => {
    expect(parseRules(small)).toEqual({
      sections: [
        {
          title: "Start",
          entries: [
            { ids: ["A-1", "A-2"], title: "Title", paragraphs: ["One line and another.", "A second paragraph."], ruling: true, option: "pills" },
            { ids: ["A-3"], title: "Other", paragraphs: ["Text."], ruling: false, option: null },
          ],
        },
      ],
    });
  });

  test("finds a rule by any of its ids", () => {
    expect(findRule(parseRules(small), "A-2")?.title).toBe("Title");
    expect(findRule(parseRules(small), "A-4")).toBeNull();
  });

  test.each([
    ["= A-1\nTitle\nText.", "line 1 of the rules: a rule stands in a section"],
    ["# Start\nText.", "line 2 of the rules: this stands before the first rule of its section"],
    ["# Start\n= A-1\n= A-2\nTitle\nText.", "line 3 of the rules: A-1 has no title"],
    ["# Start\n= A-1\nTitle", "line 3 of the rules: A-1 says nothing"],
    ["# Start\n=\nTitle", "line 2 of the rules: a rule needs an id"],
    ["#", "line 1 of the rules: a section needs a title"],
    ["# Start\n= A-1\nTitle\nText.\n~ pill", 'line 5 of the rules: the option "pill" is unknown; there are solo, challenges, pills'],
    ["# Start\n= A-1\nTitle\nText.\n! rule", 'line 5 of the rules: the mark "rule" is unknown; there is "ruling"'],
  ])("says what is wrong and where: %j", (text, message) => {
    expect(() => parseRules(text)).toThrow(message);
  });
});

describe.each(GAMES)("the rules of %s", (game) => {
  const english = rulesOf(game, "en");
  const spec = specOf(game);

  test("tell every rule of the specification exactly once", () => {
    const told = entriesOf(english).flatMap((entry) => entry.ids);
    expect(told.filter((id, at) => told.indexOf(id) !== at)).toEqual([]);
    expect(told.filter((id) => !spec.has(id) && !OWN.test(id))).toEqual([]);
    expect([...spec.keys()].filter((id) => !told.includes(id) && !(id in OMITTED))).toEqual([]);
    expect(told.filter((id) => id in OMITTED)).toEqual([]);
  });

  test("say where they rest on a ruling", () => {
    const ours = game === "daybreak" ? /Ruling:/ : /\[X\]/;
    const mayBeOurs = game === "daybreak" ? /Ruling:/ : /\[X\]|G-\d+/;
    const isRuling = (id: string, sign: RegExp): boolean => /^[DE]-\d+$|^ER-16\./.test(id) || sign.test(spec.get(id) ?? "");
    for (const entry of entriesOf(english).filter(({ ids }) => !OWN.test(ids[0]))) {
      if (entry.ids.some((id) => isRuling(id, ours))) expect(entry, entry.ids[0]).toMatchObject({ ruling: true });
      if (entry.ruling)
        expect(
          entry.ids.some((id) => isRuling(id, mayBeOurs)),
          entry.ids[0],
        ).toBe(true);
    }
  });

  test.each(LANGS)("are whole in %s", (lang) => {
    const rules = rulesOf(game, lang);
    const marks = (of: Rules) =>
      of.sections.map(({ entries }) => entries.map(({ ids, paragraphs, ruling, option }) => [ids, paragraphs.length, ruling, option]));
    expect(marks(rules)).toEqual(marks(english));
    for (const { title, entries } of rules.sections) {
      expect(title).toMatch(/\S/);
      expect(entries.length).toBeGreaterThan(0);
      for (const entry of entries) {
        expect(entry.title).toMatch(/^\p{L}.*[^.]$|^[“«]/u);
        for (const paragraph of entry.paragraphs) expect(paragraph, entry.ids[0]).toMatch(/[.?!]$/);
      }
    }
  });

  test.each(LANGS.filter((lang) => lang !== "en"))("name the same numbers in %s as in English", (lang) => {
    const numbers = (of: Rules) => Object.fromEntries(entriesOf(of).map(({ ids, paragraphs }) => [ids[0], (paragraphs.join(" ").match(/\d+/g) ?? []).sort()]));
    expect(numbers(rulesOf(game, lang))).toEqual(numbers(english));
  });

  test("begin with what one needs to play", () => {
    const first = english.sections[0]?.entries ?? [];
    expect(first.length).toBeGreaterThanOrEqual(6);
    expect(first.length).toBeLessThanOrEqual(10);
    for (const entry of first) expect(entry.ids[0]).toMatch(OWN);
  });
});
