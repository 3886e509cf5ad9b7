import { botsPlayOn, open, person } from "./people";
import { expect, test } from "./server";

const BOT = { bot: "random" };
const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 1366, height: 768 },
  { width: 844, height: 390 },
  { width: 390, height: 844 },
  { width: 320, height: 640 },
];

for (const players of [3, 5]) {
  test(`a game of ${players} is looked back at with every hand open, in every window`, async ({ browser, server }) => {
    test.setTimeout(240_000);
    const { page } = await person(browser, server);
    await page.goto("/");
    const table = await open(page, { game: "earthrise", seats: ["me", ...Array<object>(players - 1).fill(BOT)], deal: { seed: "1968" } });
    await page.goto(`/t/${table}`);
    await botsPlayOn([page], table);
    // The end leads there.
    await page.reload();
    await expect(page.getByRole("link", { name: "Replay, all hands open" })).toHaveAttribute("href", `/t/${table}/replay?seat=everything`);
    await page.goto(`/t/${table}/replay?to=18&seat=everything`);
    for (const window of WINDOWS) {
      await page.setViewportSize(window);
      const hands = page.getByRole("region", { name: /^The hand of / });
      await expect(hands, `${window.width}`).toHaveCount(players);
      for (const hand of await hands.all()) {
        const cards = hand.getByRole("listitem");
        // As many as were dealt: what was played stays as an outline.
        await expect(cards).toHaveCount(players === 5 ? 8 : 10);
        await cards.last().scrollIntoViewIfNeeded();
        const [box, first] = [await cards.last().boundingBox(), await cards.first().boundingBox()];
        expect(box && first && box.width > 20 && box.x + box.width <= window.width && first.x >= 0, `${window.width}`).toBe(true);
      }
    }
  });
}
