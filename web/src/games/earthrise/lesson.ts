import { media } from "../../styles/media";
import type { EarthriseView, Fact } from "../../generated/wire";
import { happened, isOf, viewIn, type Lesson, type Moment } from "../../learn/lesson";

const view = (moment: Moment): EarthriseView => viewIn<EarthriseView>(moment);
const over = (moment: Moment): boolean => Boolean(moment.scene.outcome) && !moment.busy;
/** Is the first round behind us? */
const scored = (moment: Moment): boolean => view(moment).round > 0 || over(moment);
/** Have so many tricks been completed? */
const tricks =
  (count: number) =>
  (moment: Moment): boolean =>
    view(moment).trick >= count || scored(moment);
const phase = (moment: Moment): string =>
  typeof view(moment).phase === "string" ? (view(moment).phase as string) : (Object.keys(view(moment).phase)[0] ?? "");
/** Is the learner asked, and of this kind? */
const asked = (moment: Moment, ...kinds: string[]): boolean => moment.scene.awaited.includes(moment.seat) && kinds.includes(phase(moment));
const tell =
  (...kinds: string[]) =>
  (fact: Fact): boolean =>
    isOf(fact, ...kinds);

/**
 * A game of three with two bots that think without a clock; its deal is always the same.
 *
 * The deal 13 was found among 60 because every step makes sense on it. In the first trick both bots have played Astronauts:
 * the learner follows last, with a low card that loses the trick and takes the token of the maneuver, a high one that makes
 * them Commander, and an Alert; whichever it is there are a Copilot and a Commander. The second trick is one of Alerts, in
 * the third the learner leads, the fourth is the first in radio silence.
 */
export const lesson: Lesson = {
  game: "earthrise",
  table: (name) => ({
    game: "earthrise",
    seats: ["me", { bot: "steady" }, { bot: "steady" }],
    setup: { players: 3 },
    deal: { seed: "13" },
    settings: { name, hints: true, visibility: "private", purpose: "lesson" },
  }),
  narrow: media("small-card-table"),
  steps: [
    { id: "welcome" },
    { id: "suits", tour: "hand" },
    { id: "trump", tour: "trick", past: tricks(1) },
    { id: "earth", tour: "earth", past: tricks(1) },
    { id: "play", tour: "hand", until: (moment) => happened(moment, "played") || tricks(1)(moment), past: tricks(1) },
    { id: "maneuver", tour: ["rewards", "trick"], tell: tell("maneuver_won", "maneuver_unclaimed"), past: tricks(1) },
    { id: "copilot", tour: ["rewards", "trick"], tell: tell("copilot_took"), perhaps: true, past: tricks(1) },
    { id: "commander", tour: ["rewards", "trick"], tell: tell("commander_took"), past: tricks(1) },
    { id: "pass", tour: "trick", tell: tell("apollo_passed"), past: tricks(1) },
    { id: "track", tour: "track" },
    { id: "second", tour: "hand", until: tricks(2), past: tricks(2) },
    { id: "alerts", tour: ["own", "scores"] },
    { id: "picture", tour: "picture" },
    { id: "worth", tour: "worth" },
    { id: "help", tour: ["why", "menu"] },
    { id: "round", tour: "hand", until: scored, past: scored },
    { id: "honors", tour: ["score", "scores"], tell: tell("round_scored"), past: scored },
    { id: "on" },
  ],
  asides: [
    { id: "tokens", tour: "choice", when: (moment) => asked(moment, "exchange") },
    { id: "piece", tour: "choice", when: (moment) => asked(moment, "keep_piece") },
    { id: "take", tour: "choice", when: (moment) => asked(moment, "copilot") },
    { id: "lead", tour: "hand", when: (moment) => asked(moment, "play") && view(moment).played === 0 && !view(moment).silent && tricks(1)(moment) },
    { id: "silence", tour: ["moon", "track"], when: (moment) => asked(moment, "play") && view(moment).silent },
  ],
};
