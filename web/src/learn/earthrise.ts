import type { EarthriseView } from "../wire";
import { happened, viewIn, type Lesson, type Moment } from "./lesson";

const view = (moment: Moment): EarthriseView => viewIn<EarthriseView>(moment);
const over = (moment: Moment): boolean => Boolean(moment.scene.outcome);
/** Is the first round behind us? */
const scored = (moment: Moment): boolean => view(moment).round > 0 || over(moment);
/** Has a trick been completed? */
const first = (moment: Moment): boolean => view(moment).trick > 0 || scored(moment);

/** A game of three with two bots; its deal is always the same. */
export const earthrise: Lesson = {
  game: "earthrise",
  table: (name) => ({
    game: "earthrise",
    seats: ["me", { bot: "steady" }, { bot: "steady" }],
    setup: { players: 3 },
    deal: { seed: "1968" },
    settings: { name, hints: true, visibility: "private" },
  }),
  steps: [
    { id: "welcome" },
    { id: "suits", tour: "hand" },
    { id: "track", tour: "track" },
    { id: "trump", tour: "trick" },
    { id: "play", tour: "hand", until: (moment) => happened(moment, "played") || first(moment), past: first },
    { id: "commander", tour: "rewards" },
    { id: "maneuver", tour: "earth" },
    { id: "second", tour: "hand", until: (moment) => view(moment).trick > 1 || scored(moment), past: (moment) => view(moment).trick > 1 || scored(moment) },
    { id: "alerts", tour: "scores" },
    { id: "picture", tour: "picture" },
    { id: "silence", tour: "track" },
    { id: "help", tour: "why" },
    { id: "round", tour: "scores", until: scored, past: scored },
    { id: "honors", tour: "scores" },
    { id: "on" },
  ],
};
