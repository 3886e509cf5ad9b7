import { FluentBundle, FluentNumber, FluentResource, type FluentVariable, type Scope } from "@fluent/bundle";

/** Where a message or a term begins, as Fluent itself looks for it. */
const BEGINNING = /^(-?[a-zA-Z][\w-]*) *=/gm;
/** Where others are named: after a brace, up to the next one. */
const NAMING = /\{([^{}]*)/g;
/** Whatever may be the name of another message or term. */
const NAME = /-?[a-zA-Z][\w-]*/g;

/** A number that looks the same in all our languages: `Intl` takes a phone tens of milliseconds before its first one is written. */
class SmallNumber extends FluentNumber {
  override toString(scope?: Scope): string {
    return Object.keys(this.opts).length === 0 ? String(this.value) : super.toString(scope as Scope);
  }
}

function written(value: FluentVariable): FluentVariable {
  return typeof value === "number" && Number.isInteger(value) && value >= 0 && value < 1000 ? new SmallNumber(value) : value;
}

/** Texts that are read when they are first wanted: a page says few of them, and reading all keeps a phone from drawing it. */
export class LazyBundle extends FluentBundle {
  /** What nobody wanted yet, by its name. */
  private readonly unread = new Map<string, string>();

  /** Takes the texts of a file. Of two with one name the later counts. */
  take(file: string): void {
    const beginnings = [...file.matchAll(BEGINNING)];
    beginnings.forEach((found, at) => this.unread.set(found[1] ?? "", file.slice(found.index, beginnings[at + 1]?.index)));
  }

  /** Reads a text, and those that it may refer to. */
  private read(name: string): void {
    const text = this.unread.get(name);
    if (text === undefined) return;
    this.unread.delete(name);
    this.addResource(new FluentResource(text), { allowOverrides: true });
    for (const [, naming = ""] of text.matchAll(NAMING)) naming.match(NAME)?.forEach((other) => this.read(other));
  }

  override hasMessage(name: string): boolean {
    this.read(name);
    return super.hasMessage(name);
  }

  override getMessage(name: string): ReturnType<FluentBundle["getMessage"]> {
    this.read(name);
    return super.getMessage(name);
  }

  override formatPattern(...[pattern, args, errors]: Parameters<FluentBundle["formatPattern"]>): string {
    const given = args && Object.fromEntries(Object.entries(args).map(([name, value]) => [name, written(value)]));
    return super.formatPattern(pattern, given, errors);
  }
}
