import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { LazyBundle } from "./lazy";
import { LANGUAGES, LOADERS, type Lang } from "./words.svelte";

function lazy(...files: string[]): LazyBundle {
  const made = new LazyBundle("en", { useIsolating: false });
  for (const file of files) made.take(file);
  return made;
}

function say(made: FluentBundle, key: string, args?: Record<string, string | number>): string | null {
  const pattern = made.getMessage(key)?.value;
  return pattern ? made.formatPattern(pattern, args ?? null) : null;
}

test("a text is read with those it refers to, and the later of two counts", () => {
  const made = lazy(
    "-sun = Sun\nday = { -sun }day, { week }\nold = before\n",
    "# A note = none\nweek = of { $n ->\n    [one] one week\n   *[other] { $n } weeks\n }\nold = after\n",
  );
  expect(say(made, "day", { n: 1 })).toBe("Sunday, of one week");
  expect(say(made, "day", { n: 3 })).toBe("Sunday, of 3 weeks");
  expect(say(made, "old")).toBe("after");
  expect(["week", "none", "A", "-sun"].map((key) => made.hasMessage(key))).toEqual([true, false, false, false]);
});

test("numbers are written as Fluent writes them", () => {
  const text = "n = { $n }\nrounded = { NUMBER($n, minimumFractionDigits: 1) }\n";
  for (const lang of Object.keys(LANGUAGES)) {
    const whole = new FluentBundle(lang, { useIsolating: false });
    whole.addResource(new FluentResource(text));
    const made = new LazyBundle(lang, { useIsolating: false });
    made.take(text);
    for (const n of [0, 7, 999, 1000, 12345, -4, 0.5])
      for (const key of ["n", "rounded"]) expect(say(made, key, { n }), `${lang}: ${key} ${n}`).toBe(say(whole, key, { n }));
  }
});

test("every text of ours is the same as if it was read at once", async () => {
  for (const lang of Object.keys(LANGUAGES) as Lang[]) {
    const files = (await LOADERS[lang]()).default;
    const made = lazy(...files);
    const read = files.flatMap((file) => new FluentResource(file).body);
    expect(read.length).toBeGreaterThan(1000);
    for (const { id } of read.filter(({ id }) => !id.startsWith("-"))) {
      const last = read.findLast((one) => one.id === id);
      expect(made.getMessage(id), `${lang}: ${id}`).toEqual(last && { id, value: last.value, attributes: last.attributes });
    }
  }
});
