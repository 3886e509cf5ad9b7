import { botsPlayOn, open, person } from "./people";
import { expect, test } from "./server";

test("on a phone a known deal is marked by a sign at the table, and in words for whoever cannot see it", async ({ browser, server }) => {
  const { page } = await person(browser, server, { phone: true });
  await page.goto("/");
  for (const [game, seats] of [
    ["daybreak", ["me", { bot: "steady" }]],
    ["earthrise", ["me", { bot: "steady" }, { bot: "steady" }]],
  ] as const) {
    const table = await open(page, { game, seats, deal: { seed: "1968" } });
    await page.goto(`/t/${table}`);
    const mark = page.locator("header .mark", { hasText: "Known deal" });
    await expect(mark.locator(".sign use"), game).toHaveAttribute("href", "#i-ui-eye");
    await expect(mark.locator(".sign")).toBeInViewport({ ratio: 1 });
    await expect(mark).toHaveAttribute("title", /could have known this deal/);
  }
});

test("in the list of results of a deal, those who could know it are marked", async ({ browser, server }) => {
  test.setTimeout(180_000);
  const { page } = await person(browser, server);
  await page.goto("/");
  let table = "";
  for (let game = 0; game < 2; game += 1) {
    table = await open(page, { game: "daybreak", seats: ["me"], deal: { seed: "8" } });
    await botsPlayOn([page], table);
  }
  await page.goto(`/t/${table}/debrief`);
  await expect(page.locator("[data-tour=debrief-head] .mark", { hasText: "Known deal" })).toBeVisible();
  const deal = page.locator("[data-tour=debrief-deal]");
  await deal.locator("summary").click();
  const rows = deal.locator("tbody th");
  await expect(rows).toHaveCount(2);
  for (const row of await rows.all()) await expect(row).toContainText("Known deal");
});

test("the name of a table stands in its head while the game runs, in smaller windows too", async ({ browser, server }) => {
  const { page } = await person(browser, server);
  await page.goto("/");
  for (const [game, seats] of [
    ["daybreak", ["me", { bot: "steady" }]],
    ["earthrise", ["me", { bot: "steady" }, { bot: "steady" }]],
  ] as const) {
    const table = await open(page, { game, seats, settings: { name: "Sea Eagle" } });
    await page.goto(`/t/${table}`);
    const name = page.locator("header.top").getByText("Sea Eagle");
    for (const [width, height] of [
      [1440, 900],
      [1180, 800],
      [1024, 768],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(name, `${game} at ${width}`).toBeVisible();
      // All of it, and nothing of the head is pushed out or lies on it.
      const fault = await name.evaluate((one) => {
        const [own, head] = [one.getBoundingClientRect(), one.closest("header")!.getBoundingClientRect()];
        const others = [...one.closest("header")!.children].filter((other) => other !== one).map((other) => other.getBoundingClientRect());
        const over = others.some((other) => other.left < own.right - 1 && other.right > own.left + 1 && other.width > 0);
        return [
          one.scrollWidth > one.clientWidth + 1 ? "cut" : "",
          over ? "covered" : "",
          Math.max(...others.map((other) => other.right)) > head.right + 1 ? "pushed out" : "",
        ].filter(Boolean);
      });
      expect(fault, `${game} at ${width}`).toEqual([]);
    }
  }
});
