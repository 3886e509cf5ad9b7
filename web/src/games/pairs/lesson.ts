import { isOf, type Lesson, type Moment } from "../../learn/lesson";
import { media } from "../../styles/media";
import { pairs } from "./view";

/** Is a round over? */
const played = ({ view }: Moment): boolean => pairs(view).rounds > 0;

/** A game of two with a bot; its deal is always the same. */
export const lesson: Lesson = {
  game: "pairs",
  table: (name) => ({
    game: "pairs",
    seats: ["me", { bot: "steady" }],
    deal: { seed: "1" },
    settings: { name, hints: true, visibility: "private", purpose: "lesson" },
  }),
  narrow: media("phone"),
  steps: [
    { id: "welcome", tour: "own" },
    { id: "call", tour: "calls", until: (moment) => Boolean(pairs(moment.view).calls[moment.seat]) || played(moment), past: played },
    { id: "points", tour: "seats", tell: (fact) => isOf(fact, "shown"), past: played },
    { id: "on" },
  ],
  asides: [],
};
