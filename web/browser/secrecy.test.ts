import type { EarthriseCard, EarthriseView, Message, Patch } from "../src/generated/wire";
import { applyPatch } from "../src/table/patch";
import { earthrise, infoOf, playUntil } from "./driver";
import { open, person } from "./people";
import { expect, test } from "./server";

/** Everything in a message, however deep, with the names that lead to it. */
function* parts(thing: unknown, path: string[] = []): Generator<[string[], unknown]> {
  yield [path, thing];
  if (thing && typeof thing === "object") {
    for (const [name, inner] of Object.entries(thing)) yield* parts(inner, [...path, name]);
  }
}

/** Every view that a page had, one after each fact and one after each message; `entry` where a message ends. */
function* viewsOf(messages: readonly Message[]): Generator<{ message: Message; view: EarthriseView; entry: number | null }> {
  let view: EarthriseView | null = null;
  const change = (patch: Patch | null | undefined): void => {
    if (view && patch) view = applyPatch(view, patch);
  };
  for (const message of messages) {
    if (message.type !== "welcome" && message.type !== "update") continue;
    for (const { patch } of message.type === "update" ? (message.told ?? []) : []) {
      change(patch);
      if (view) yield { message, view, entry: null };
    }
    if (message.now?.view) view = message.now.view as EarthriseView;
    else change(message.now?.patch);
    if (view && message.now) yield { message, view, entry: message.now.entry };
  }
}

test("what reaches a page holds nothing of another seat's hidden cards", async ({ browser, server }) => {
  test.setTimeout(300_000);
  const ana = await person(browser, server);
  const bento = await person(browser, server);
  const heard: Record<"ana" | "bento", Message[]> = { ana: [], bento: [] };
  for (const [name, { page }] of [
    ["ana", ana],
    ["bento", bento],
  ] as const) {
    page.on("websocket", (socket) => {
      socket.on("framereceived", ({ payload }) => {
        const message = JSON.parse(payload.toString()) as Message;
        if ("type" in message) heard[name].push(message);
      });
    });
  }
  await ana.page.goto("/");
  const table = await open(ana.page, { game: "earthrise", seats: ["me", "open", { bot: "steady" }], setup: { players: 3, pills: true } });
  await ana.page.goto(`/t/${table}`);
  await bento.page.goto(`/t/${table}`);
  await bento.page.request.post(`/api/v1/tables/${table}/commands`, { data: { do: "sit" }, headers: { origin: server.url } });
  await ana.page.request.post(`/api/v1/tables/${table}/commands`, { data: { do: "start" }, headers: { origin: server.url } });
  await bento.page.reload();
  const far = async (): Promise<boolean> => (await infoOf(ana.page, table)).entries > 60;
  await playUntil(ana.page, async (page) => (await earthrise(page)) || earthrise(bento.page), far);

  /** Seat 1's hand as its own page knew it, by entry. */
  const hands = new Map<number, EarthriseCard[]>();
  for (const { view, entry } of viewsOf(heard.bento)) {
    const hand = view.players[1]?.hand;
    if (entry !== null && hand) hands.set(entry, hand);
  }
  expect(hands.size).toBeGreaterThan(5);
  let views = 0;
  for (const { view } of viewsOf(heard.ana)) {
    views += 1;
    expect(
      view.players.map(({ hand }) => hand !== null),
      "one's own hand, and no other",
    ).toEqual([true, false, false]);
  }
  for (const message of heard.ana) {
    for (const [path, thing] of parts(message)) {
      const name = path.at(-1);
      const body = thing as { seat?: number; hand?: unknown; card?: unknown; face_down?: boolean; pill?: unknown } | null;
      // How a deal was made is told of the table; what was dealt is a fact of the game.
      if (name === "dealt" && path.at(-2) !== "table" && body?.seat !== 0) expect(body?.hand).toBeNull();
      if (name === "pill_dealt" && body?.seat !== 0) expect(body?.pill).toBeNull();
      if (name === "played" && body?.face_down && body.seat !== 0) expect(body.card).toBeNull();
      if (name === "seed") expect(thing).toBeNull();
    }
    // Beyond names and places: no list anywhere holds the other hand.
    const scene = message.type === "welcome" || message.type === "update" ? message.now : null;
    const hand = scene ? hands.get(scene.entry) : undefined;
    if (hand && hand.length > 2) {
      for (const [, thing] of parts(message)) {
        if (Array.isArray(thing) && thing.length === hand.length) expect([...thing].sort()).not.toEqual([...hand].sort());
      }
    }
  }
  expect(views).toBeGreaterThan(5);
});
