/** A choice of the table without which a rule does not hold. */
export type RuleOption = "solo" | "challenges" | "pills";

/** One rule in the words of a player. */
export interface Entry {
  /** The rules of the specification and the rulings it tells; the first is its address. */
  ids: [string, ...string[]];
  title: string;
  paragraphs: string[];
  /** Does it rest on a ruling of ours, where the rulebook is silent? */
  ruling: boolean;
  /** What the table must have chosen for it to hold. */
  option: RuleOption | null;
}

/** Rules that belong together. */
export interface Section {
  title: string;
  entries: Entry[];
}

/** The rules of a game. */
export interface Rules {
  sections: Section[];
}

const OPTIONS: readonly string[] = ["solo", "challenges", "pills"] satisfies RuleOption[];

function isOption(name: string): name is RuleOption {
  return OPTIONS.includes(name);
}

/**
 * Reads the rules of a game. A line is told by how it begins: `# ` is the title of a section and `= ` the ids of a new
 * rule, whose next line is its title; `! ruling` and `~ option` mark it; all else is text, and a blank line ends a
 * paragraph.
 */
export function parseRules(text: string): Rules {
  const sections: Section[] = [];
  let entry: Entry | null = null;
  let paragraph: string[] = [];

  const closeParagraph = (): void => {
    if (entry && paragraph.length > 0) entry.paragraphs.push(paragraph.join(" "));
    paragraph = [];
  };
  const closeEntry = (at: number): void => {
    closeParagraph();
    if (entry?.title === "") throw fault(at, `${entry.ids[0]} has no title`);
    if (entry?.paragraphs.length === 0) throw fault(at, `${entry.ids[0]} says nothing`);
    entry = null;
  };
  const open = (at: number): Entry => {
    if (!entry) throw fault(at, "this stands before the first rule of its section");
    return entry;
  };

  const lines = text.split("\n");
  lines.forEach((raw, index) => {
    const at = index + 1;
    const line = raw.trim();
    const rest = line.slice(1).trim();
    switch (line[0]) {
      case undefined:
        closeParagraph();
        break;
      case "#":
        closeEntry(at);
        if (rest === "") throw fault(at, "a section needs a title");
        sections.push({ title: rest, entries: [] });
        break;
      case "=": {
        closeEntry(at);
        const [address, ...others] = rest.split(/\s+/);
        if (!address) throw fault(at, "a rule needs an id");
        entry = { ids: [address, ...others], title: "", paragraphs: [], ruling: false, option: null };
        const section = sections.at(-1);
        if (!section) throw fault(at, "a rule stands in a section");
        section.entries.push(entry);
        break;
      }
      case "!":
        if (rest !== "ruling") throw fault(at, `the mark "${rest}" is unknown; there is "ruling"`);
        open(at).ruling = true;
        break;
      case "~":
        if (!isOption(rest)) throw fault(at, `the option "${rest}" is unknown; there are ${OPTIONS.join(", ")}`);
        open(at).option = rest;
        break;
      default: {
        const rule = open(at);
        if (rule.title === "") rule.title = line;
        else paragraph.push(line);
      }
    }
  });
  closeEntry(lines.length);
  return { sections };
}

function fault(line: number, what: string): Error {
  return new Error(`line ${line} of the rules: ${what}`);
}

/** All rules of a game, in order. */
export function entriesOf(rules: Rules): Entry[] {
  return rules.sections.flatMap((section) => section.entries);
}

/** The rule that tells an id. */
export function findRule(rules: Rules, id: string): Entry | null {
  return entriesOf(rules).find((entry) => entry.ids.includes(id)) ?? null;
}
