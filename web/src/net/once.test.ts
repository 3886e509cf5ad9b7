import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { NewTable } from "../generated/wire";

const sent: { id: string }[] = [];
let answer: () => Promise<{ table: string }>;
vi.mock("./api", () => ({
  api: (_method: string, _path: string, body: { id: string }) => {
    sent.push(body);
    return answer();
  },
}));
const { freshId, openOnce } = await import("./once");

/** A server that knows the ids it was asked under. */
function server(): () => Promise<{ table: string }> {
  const tables = new Map<string, string>();
  return async () => {
    const { id } = sent[sent.length - 1] as { id: string };
    await Promise.resolve();
    if (!tables.has(id)) tables.set(id, `table ${tables.size + 1}`);
    return { table: tables.get(id) as string };
  };
}

const WANTED: NewTable = { game: "daybreak", seats: ["me"] };

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
  vi.stubGlobal("navigator", {});
  sent.length = 0;
  answer = server();
});
afterEach(() => vi.unstubAllGlobals());

test("clicks at once are one wish, and a later one is another", async () => {
  const both = await Promise.all([openOnce(WANTED), openOnce(WANTED), openOnce(WANTED)]);
  expect(new Set(both).size).toBe(1);
  await new Promise((done) => setTimeout(done, 2));
  expect(await openOnce(WANTED)).not.toBe(both[0]);
});

test("whoever did not hear the answer asks again under the same id", async () => {
  const good = answer;
  answer = () => Promise.reject(new Error("no line"));
  await expect(openOnce(WANTED)).rejects.toThrow("no line");
  answer = good;
  await openOnce(WANTED);
  expect(sent[1]?.id).toBe(sent[0]?.id);
  await openOnce({ ...WANTED, game: "earthrise" });
  expect(sent[2]?.id).not.toBe(sent[0]?.id);
});

test("two tabs in turn: the second clicked before the first had its answer", async () => {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_key: string, doing: () => Promise<unknown>): Promise<unknown> => (last = last.then(doing));
  vi.stubGlobal("navigator", { locks: { request } });
  const [one, two] = await Promise.all([openOnce(WANTED), openOnce(WANTED)]);
  expect(two).toBe(one);
  expect(sent).toHaveLength(1);
});

test("ids are long and never the same", () => {
  const ids = new Set(Array.from({ length: 100 }, freshId));
  expect(ids.size).toBe(100);
  expect([...ids].every((id) => /^[0-9a-f]{32}$/.test(id))).toBe(true);
});
