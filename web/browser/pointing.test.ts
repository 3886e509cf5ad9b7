import { nameAt, pair } from "./pair";
import { open, person } from "./people";
import { expect, test } from "./server";

test("somebody points, and the other sees what at, by name and ring", async ({ browser, server }) => {
  const { page: ana } = await person(browser, server);
  const { page: bento } = await person(browser, server, { phone: true });
  const table = await pair(ana, bento);
  const name = await nameAt(ana, table, 0);

  await ana.locator("[data-tour=question] [data-choice]").first().waitFor();
  await bento.locator("[data-tour=question] [data-choice]").first().waitFor({ state: "attached" });

  // By mouse, at a crisis that lies open: it is ringed here, and there too once its part of the phone shows.
  const crisis = ana.locator('[data-point="crisis 0"]');
  const title = await crisis.locator(".ht").innerText();
  expect(title).not.toBe("");
  await ana.locator("[data-tour=point]").click();
  await expect(ana.getByText("Point something out to the others.")).toBeVisible();
  await crisis.click();
  await expect(ana.locator('[data-ring="crisis 0"]')).toHaveText(`You point at ${title}`);
  await expect(bento.locator('[data-ring="crisis 0"]')).toHaveText(`${name} points at ${title}`);
  // The click did not use what it pointed at, and the mode is over.
  await expect(ana.getByRole("dialog")).toHaveCount(0);
  await expect(ana.getByText("Point something out to the others.")).toBeHidden();

  // By keys, at a power: p, arrows, Enter. On the phone its tab is ringed.
  await bento.locator('nav button[data-tours~="hand"]').click();
  await ana.keyboard.press("p");
  for (let i = 0; i < 60; i += 1) {
    if (await ana.evaluate(() => document.activeElement?.closest("[data-point]")?.getAttribute("data-point") === "power 1")) break;
    await ana.keyboard.press("ArrowRight");
  }
  const power = await ana.locator('[data-point="power 1"] b').first().innerText();
  await ana.keyboard.press("Enter");
  const ring = bento.locator('[data-ring="power 1"]');
  await expect(ring).toHaveText(`${name} points at ${power}`);
  // It is Bento's own power: the tab of the board.
  // Both at once: a ring goes by itself.
  const [drawn, tab] = await Promise.all([ring.boundingBox(), bento.locator('nav button[data-tours~="stacks"]').boundingBox()]);
  expect(Math.abs((tab?.x ?? 0) - (drawn?.x ?? -99))).toBeLessThan(4);

  // Esc leaves, and then a click is a click again.
  await ana.keyboard.press("p");
  await expect(ana.getByText("Point something out to the others.")).toBeVisible();
  await ana.keyboard.press("Escape");
  await expect(ana.getByText("Point something out to the others.")).toBeHidden();
  await ana.locator('[data-point="power 1"]').click();
  await expect(ana.getByRole("dialog")).toBeVisible();
});

test("a finger that rests on what is no card points at it, and does nothing else; a card it looks at", async ({ browser, server }) => {
  const { page: ana } = await person(browser, server);
  const { page: bento } = await person(browser, server, { phone: true });
  const table = await pair(ana, bento);
  const name = await nameAt(ana, table, 1);
  const power = bento.locator('[data-point="power 0"]');
  // The view may still go where something is told.
  await expect(async () => {
    await bento.locator('nav button[data-tours~="powers"]').click();
    await power.scrollIntoViewIfNeeded({ timeout: 2000 });
  }).toPass({ timeout: 60_000 });
  const touch = await bento.context().newCDPSession(bento);
  const rest = async (on: typeof power): Promise<void> => {
    const box = await on.boundingBox();
    if (!box) throw new Error("nothing to touch");
    await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x: box.x + 20, y: box.y + 20 }] });
  };
  const lift = (): Promise<unknown> => touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await rest(power);
  await expect(ana.locator('[data-ring="power 0"]')).toContainText(`${name} points at`);
  await lift();
  await expect(power).toHaveAttribute("aria-expanded", "false");
  await expect(ana.locator("[data-ring]")).toHaveCount(0, { timeout: 20_000 });

  await expect(async () => {
    await bento.locator('nav button[data-tours~="stacks"]').click();
    await bento.locator("[data-tour=stacks] .head").first().scrollIntoViewIfNeeded({ timeout: 2000 });
  }).toPass({ timeout: 60_000 });
  const head = bento.locator("[data-tour=stacks] .head").first();
  await rest(head);
  await expect(bento.locator("[data-glance]")).toBeVisible();
  await lift();
  await expect(bento.locator("[data-glance]")).toHaveCount(0);
  await expect(ana.locator("[data-ring]")).toHaveCount(0);
  // A card is pointed out after the button, or from its sheet.
  await head.tap();
  await bento.locator("dialog[open]").getByRole("button", { name: "Point it out" }).tap();
  await expect(ana.locator('[data-ring^="card "]')).toContainText(`${name} points at`);
});

test("nobody points in Earthrise, where it would give hands away", async ({ browser, server }) => {
  const { page } = await person(browser, server);
  await page.goto("/");
  const table = await open(page, { game: "earthrise", seats: ["me", { bot: "steady" }, { bot: "steady" }] });
  await page.goto(`/t/${table}`);
  await page.locator("[data-tour=hand], [data-tour=player]").locator("visible=true").first().waitFor();
  await expect(page.locator("[data-tour=rail]")).toBeVisible();
  await expect(page.locator("[data-tour=point]")).toHaveCount(0);
  await page.keyboard.press("p");
  await expect(page.locator("[data-point]")).toHaveCount(0);
});
