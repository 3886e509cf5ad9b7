import { daybreak, earthrise, infoOf, patiently, playUntil, type Player } from "../driver";
import { open, person } from "../people";
import { expect } from "../server";
import { compare, follow, tooFast } from "../told";
import { headOf, journey } from "./journey";
import { STEADY } from "./moves";

/** Games that are over as soon as may be: a world in which nobody does anything, and five at a table, so that hands are small. */
const GAMES: [string, Player, unknown[], string][] = [
  ["daybreak", daybreak, ["me", STEADY], "8"],
  ["earthrise", earthrise, ["me", STEADY, STEADY, STEADY, STEADY], "1968"],
];

for (const [game, player, seats, seed] of GAMES) {
  journey(
    `a whole game of ${game} at the usual pace, with motion, in which nobody hurries anything`,
    `pace-${game}`,
    20,
    async ({ browser, server, sheet }) => {
      const { page } = await person(browser, server, { slowly: true });
      const followed = await follow(page);
      await page.goto("/");
      const table = await open(page, { game, seats, deal: { seed }, settings: { bot_pace: 700 } });
      await page.goto(`/t/${table}`);
      await page.locator("[data-tour=hand], [data-tour=project-choice]").first().waitFor();
      let round = 0;
      await playUntil(
        page,
        async (page) => {
          const now = await headOf(page, "Round");
          if (now > round) await sheet.take(page, `round ${(round = now)}`);
          return patiently(player)(page);
        },
        async () => (await infoOf(page, table)).status === "finished",
        18 * 60_000,
      );
      const end = page.getByRole("region", { name: /over/i }).first();
      await expect(end).toBeVisible({ timeout: 5 * 60_000 });
      await sheet.take(page, "the end");
      const log = await compare(page, table, followed);
      expect(await tooFast(log, followed)).toEqual([]);
      await expect(page.getByText(/not told yet/)).toHaveCount(0);
    },
  );
}
