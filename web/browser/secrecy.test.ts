import type { EarthriseCard, EarthriseView, Message } from "../src/generated/wire";
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
  for (const message of heard.bento) {
    const scene = message.type === "welcome" || message.type === "update" ? message.now : null;
    const view = scene?.view as EarthriseView | undefined;
    if (scene && view?.hands[1]) hands.set(scene.entry, view.hands[1]);
  }
  expect(hands.size).toBeGreaterThan(5);
  let views = 0;
  for (const message of heard.ana) {
    for (const [path, thing] of parts(message)) {
      const name = path.at(-1);
      if (name === "hands" && Array.isArray(thing)) {
        views += 1;
        expect(thing[0], "one's own hand").not.toBeNull();
        expect(
          thing.slice(1).filter((hand) => hand !== null),
          "hands of others",
        ).toEqual([]);
      }
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
