import { learnDaybreak, learnEarthrise, Learner } from "../lesson";
import { person } from "../people";
import { journey } from "./journey";

for (const [game, learn] of [["daybreak", learnDaybreak], ["earthrise", learnEarthrise]] as const) {
  for (const phone of [false, true]) {
    const where = phone ? "phone" : "laptop";
    journey(`the lesson of ${game} on a ${where}, step by step`, `lesson-${game}-${where}`, 10, async ({ browser, server, sheet }) => {
      const { page } = await person(browser, server, { phone });
      await page.goto(`/learn/${game}`);
      await learn(new Learner(page, game, phone, (step) => sheet.take(page, step)));
    });
  }
}
