import { learnDaybreak, learnEarthrise, Learner } from "../lesson";
import { person } from "../people";
import { journey } from "./journey";

for (const [game, learn] of [
  ["daybreak", learnDaybreak],
  ["earthrise", learnEarthrise],
] as const) {
  for (const lang of ["en", "es", "pt-BR"] as const) {
    for (const phone of [false, true]) {
      const [where, file] = [phone ? "phone" : "laptop", `lesson-${game}-${phone ? "phone" : "laptop"}`];
      journey(
        `the lesson of ${game} on a ${where} in ${lang}, step by step`,
        lang === "en" ? file : `${file}-${lang}`,
        10,
        async ({ browser, server, sheet }) => {
          const { page } = await person(browser, server, { phone, lang });
          await page.goto(`/learn/${game}`);
          await learn(new Learner(page, game, { phone, lang }, (step) => sheet.take(page, step)));
        },
      );
    }
  }
}
