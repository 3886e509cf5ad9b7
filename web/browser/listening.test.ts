import { enter, from, heard, told, usable, within, type Node } from "./ear";
import { lost } from "./keys";
import { open, person } from "./people";
import { expect, test } from "./server";

const QUESTIONS = ["Tokens for pieces?", "Which piece?", "One card for you", "Your History Pill", "Give away an Alert"];

/** What somebody who hears what cards do would play: one that takes tokens, then one that is ahead, then any. */
function choose(cards: Node[]): Node | undefined {
  const says = (word: RegExp): Node | undefined => cards.find(({ name }) => word.test(name));
  return says(/Takes/) ?? says(/Commander/) ?? cards[0];
}

test("a whole game of Earthrise by ear: roles, names and what is said", async ({ browser, server }) => {
  test.setTimeout(400_000);
  const { page } = await person(browser, server);
  await page.goto("/");
  const table = await open(page, { game: "earthrise", seats: ["me", { bot: "steady" }, { bot: "steady" }], setup: { players: 3, pills: false } });
  await page.goto(`/t/${table}`);
  const said: string[] = [];
  const seen = { cards: 0, answers: 0, lines: 0 };
  const rounds = new Set<string>();
  await page.getByRole("list", { name: "Your hand" }).waitFor();
  // Whoever plays by keys, so that the focus is led.
  await page.keyboard.press("Tab");

  for (let turn = 0; turn < 3000; turn += 1) {
    const tree = await heard(page);
    for (const { role, name } of from(tree, "log", "")) {
      if (role !== "paragraph") break;
      if (!said.includes(name)) said.push(name);
    }
    if (tree.some(({ role, name }) => role === "heading" && /\bwins?$/.test(name))) break;

    const ready = tree.find(({ role, name }) => role === "button" && /^(Ready for round|On to the final)/.test(name));
    if (ready) {
      await page
        .getByRole("button", { name: ready.name })
        .press("Enter", { timeout: 2000 })
        .catch(() => undefined);
      rounds.add(ready.name);
      continue;
    }
    const question = QUESTIONS.find((name) => from(tree, "region", name).length > 0);
    const answer = question && from(tree, "region", question).find(({ role }) => role === "button");
    if (question && answer) {
      await page
        .getByRole("region", { name: question })
        .getByRole("button", { name: answer.name, exact: true })
        .first()
        .press("Enter", { timeout: 2000 })
        .catch(() => undefined);
      seen.answers += 1;
      continue;
    }
    // The trick is a list in the order of play, and every line says whose it is.
    const order = from(tree, "list", "The cards of the trick, in the order of play");
    const trick = order.slice(
      0,
      order.findIndex(({ role }) => role !== "listitem"),
    );
    for (const { name } of trick) expect(name).toMatch(/^[^:]+: (no card yet|card already taken|a card face down|(Photography|Apollo|Astronauts|Alert) \d)/);
    seen.lines += trick.length;

    const rest = from(tree, "list", "Your hand");
    const hand = rest.slice(
      0,
      Math.max(
        0,
        rest.findIndex(({ role }) => role !== "button" && role !== "listitem" && role !== "img"),
      ),
    );
    const legal = hand.filter(({ role, off, name }) => role === "button" && !off && /\. /.test(name));
    const card = choose(legal);
    if (!card) {
      await page.waitForTimeout(60);
      continue;
    }
    const held = page.getByRole("list", { name: "Your hand" }).getByRole("button", { name: card.name, exact: true }).first();
    // Once to take it up, once to play it.
    await held.press("Enter", { timeout: 2000 }).catch(() => undefined);
    await held.press("Enter", { timeout: 1000 }).catch(() => undefined);
    seen.cards += 1;
    await expect.poll(() => lost(page)).toBe(false);
  }

  expect(seen.cards).toBeGreaterThanOrEqual(30);
  expect(rounds.size).toBe(3);
  expect(seen.answers).toBeGreaterThan(0);
  expect(seen.lines).toBeGreaterThan(60);
  // All of it was told: every round, every trick, and the end.
  for (const number of [1, 2, 3]) expect(said.some((line) => new RegExp(`Trick ${number}\\b`).test(line))).toBe(true);
  expect(said.some((line) => /You score \d+ Honors? for the cards of/.test(line))).toBe(true);
  expect(said.some((line) => /Final score:/.test(line))).toBe(true);
  // The keys are told by "?", and R says the last sentence again.
  const last = async (): Promise<string[]> => {
    const log = from(await heard(page), "log", "");
    const end = log.findIndex(({ role }) => role !== "paragraph");
    return log
      .slice(0, end < 0 ? undefined : end)
      .slice(-2)
      .map(({ name }) => name);
  };
  expect(new Set(await last()).size).toBe(2);
  await page.keyboard.press("r");
  await expect.poll(async () => new Set(await last()).size).toBe(1);
  await page.keyboard.press("?");
  await expect(
    page
      .getByRole("region", { name: "Keys" })
      .or(page.getByRole("heading", { name: /[Kk]ey/ }))
      .first(),
  ).toBeVisible();
});

/** What somebody who listens to Daybreak does in the Local stage before being done: so many actions and so many cards a round. */
const DEEDS = 2;

test("a whole game of Daybreak by ear: roles, names and what is said", async ({ browser, server }) => {
  test.setTimeout(400_000);
  const { page } = await person(browser, server);
  await page.goto("/");
  const table = await open(page, { game: "daybreak", seats: ["me"], deal: { seed: "1968" } });
  await page.goto(`/t/${table}`);
  await page.getByRole("region", { name: "Your stacks" }).waitFor();
  // Whoever plays by keys, so that the focus is led.
  await page.keyboard.press("Tab");
  const said: string[] = [];
  const seen = { votes: 0, answers: 0, actions: 0, cards: 0, stacks: 0, waits: 0, rounds: new Set<string>() };
  let deeds = 0;
  let done = false;

  for (let turn = 0; turn < 3000 && !done; turn += 1) {
    const tree = await heard(page);
    const lines = told(tree, "Log");
    for (const line of lines) if (!said.includes(line)) said.push(line);
    done = within(tree, "region", "How it ended") !== null;
    if (done) break;
    // Nothing is without a name, and no word is missing.
    for (const { role, name } of tree) if (role === "button") expect(name).toMatch(/\p{L}/u);
    expect(tree.some(({ name }) => /[⟨⟩]|undefined|NaN/.test(name))).toBe(false);
    const round = tree.find(({ name }) => /^Round \d of \d/.test(name))?.name;
    if (round && !seen.rounds.has(round)) {
      seen.rounds.add(round);
      deeds = 0;
    }

    if (tree.some(({ role, name }) => role === "status" && name === "The story waits: Space goes on.")) {
      seen.waits += 1;
      await page.keyboard.press("Space");
      continue;
    }
    // What is asked, in words.
    const choice = usable(within(tree, "list", "What you can choose")).find(({ name }) => name !== "Cancel");
    if (choice) {
      expect(tree.some(({ role, name }) => role === "paragraph" && /[.?]$/.test(name))).toBe(true);
      if (/^Keep /.test(choice.name)) seen.votes += 1;
      else seen.answers += 1;
      await enter(page, "button", choice.name, { role: "list", name: "What you can choose" });
      await expect.poll(() => lost(page)).toBe(false);
      continue;
    }
    // A card as payment, or one of those that are offered.
    const cards = within(tree, "region", /^(Your hand, |\d+ cards? to choose from$)/);
    const paid = usable(cards).find(({ name }) => /^(Discard as payment|Lose|Choose|Keep|Spend): /.test(name));
    if (paid) {
      await enter(page, "button", paid.name);
      seen.answers += 1;
      await expect.poll(() => lost(page)).toBe(false);
      continue;
    }
    const uses = within(tree, "group", /^Uses of /);
    if (uses) {
      const use = usable(uses).find(({ name }) => /^(In front|Tuck behind|Under|Start a stack)/.test(name));
      if (use && (await enter(page, "button", use.name))) seen.cards += 1;
      else await page.keyboard.press("Escape");
      await expect.poll(() => lost(page)).toBe(false);
      continue;
    }
    // The stacks are a list in order, and every line says what lies in front.
    const stacks = within(tree, "region", "Your stacks") ?? [];
    const titled = stacks.filter(({ role, name }) => role === "listitem" && /^(Stack|Empty place) \d/.test(name));
    for (const [at, { name }] of titled.entries()) expect(name).toMatch(new RegExp(`^(Stack ${at + 1}, in front: .+|Empty place ${at + 1})`));
    seen.stacks += titled.length;

    const end = usable(within(tree, "region", "End of the stage")).find(({ name }) => /^(Done|Yes, I am done)$/.test(name));
    if (!end) {
      await page.waitForTimeout(60);
      continue;
    }
    const action = usable(stacks).find(({ name }) => name.startsWith("Use the action of "));
    if (deeds < DEEDS && action) {
      deeds += 1;
      seen.actions += 1;
      await enter(page, "button", action.name);
    } else if (deeds < 2 * DEEDS && usable(cards).length > 0) {
      deeds += 1;
      await enter(page, "button", usable(cards)[0]?.name ?? "");
    } else await enter(page, "button", end.name);
    await expect.poll(() => lost(page)).toBe(false);
  }

  expect(done).toBe(true);
  expect(seen.votes).toBeGreaterThan(1);
  expect(seen.actions).toBeGreaterThan(1);
  expect(seen.cards).toBeGreaterThan(1);
  expect(seen.stacks).toBeGreaterThan(20);
  expect(seen.waits).toBeGreaterThan(0);
  // All of it was told: every round, the stages in which one acts, what the world did in the others, and the end.
  for (let number = 1; number <= seen.rounds.size; number += 1) expect([...seen.rounds][number - 1]).toMatch(new RegExp(`^Round ${number} of`));
  for (const what of [
    "The Local stage begins.",
    "The Emissions stage begins.",
    "Temperature bands: ",
    " token is on space ",
    " strikes you.",
    "The game is lost: ",
  ])
    expect(
      said.some((line) => line.includes(what)),
      what,
    ).toBe(true);
  const end = within(await heard(page), "region", "How it ended") ?? [];
  expect(end.some(({ role, name }) => role === "heading" && name !== "")).toBe(true);
  expect(end.some(({ role, name }) => role === "paragraph" && /\.$/.test(name))).toBe(true);
  // R says the last sentence again.
  const last = async (): Promise<string[]> => told(await heard(page), "Log").slice(-2);
  expect(new Set(await last()).size).toBe(2);
  await page.keyboard.press("r");
  await expect.poll(async () => new Set(await last()).size).toBe(1);
});
