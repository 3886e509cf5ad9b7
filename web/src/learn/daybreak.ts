import type { DaybreakStage, DaybreakView } from "../wire";
import { happened, viewIn, type Lesson, type Moment } from "./lesson";

const STAGES: readonly DaybreakStage[] = ["Global", "Local", "Emissions", "Crisis", "Growth"];
const view = (moment: Moment): DaybreakView => viewIn<DaybreakView>(moment);
const board = (moment: Moment) => view(moment).state.boards[moment.seat];

/** Is the table past this stage of the first round? */
function after(stage: DaybreakStage): (moment: Moment) => boolean {
  return (moment) => {
    const { round, stage: now } = view(moment).state;
    return round > 1 || STAGES.indexOf(now) > STAGES.indexOf(stage) || Boolean(moment.scene.outcome);
  };
}

const global = after("Global");
const local = after("Local");
const second = (moment: Moment): boolean => view(moment).state.round > 1 || Boolean(moment.scene.outcome);

/** A game of two, the second power played by a bot; its deal is always the same. */
export const daybreak: Lesson = {
  game: "daybreak",
  table: (name) => ({
    game: "daybreak",
    seats: ["me", { bot: "steady" }],
    setup: { powers: ["China", "UnitedStates"] },
    deal: { seed: "1968" },
    settings: { name, hints: true, visibility: "private" },
  }),
  steps: [
    { id: "welcome" },
    { id: "heat", tour: "thermometer" },
    {
      id: "forecast",
      tour: "forecast",
      args: (moment) => ({ net: view(moment).forecast.net, sinks: view(moment).forecast.sinks }),
    },
    { id: "crises", tour: "crises", past: global },
    { id: "project", tour: "projects", until: global, past: global },
    {
      id: "energy",
      tour: "energy",
      past: local,
      args: (moment) => ({ dirty: board(moment)?.dirty ?? 0, clean: board(moment)?.clean ?? 0, demand: board(moment)?.demand ?? 0 }),
    },
    { id: "emissions", tour: "emissions", past: local },
    { id: "resilience", tour: "communities", past: local },
    { id: "stacks", tour: "stacks", past: local },
    { id: "act", tour: "stacks", until: (moment) => happened(moment, "acted") || local(moment), past: local },
    { id: "hand", tour: "hand", past: local },
    {
      id: "use",
      tour: "hand",
      until: (moment) => happened(moment, "started", "tucked", "tucked_under_project", "tucked_under_crisis") || local(moment),
      past: local,
    },
    {
      id: "tuck",
      tour: "hand",
      until: (moment) => happened(moment, "tucked", "tucked_under_project", "tucked_under_crisis") || local(moment),
      past: local,
    },
    { id: "preview", tour: "forecast", past: local },
    { id: "help", tour: "why", past: local },
    { id: "done", tour: "end-of-stage", until: local, past: local },
    { id: "carbon", tour: "thermometer", past: second },
    { id: "strike", tour: "crises", past: second },
    { id: "round-two", tour: "stages", until: second },
    { id: "win", args: (moment) => ({ sinks: view(moment).forecast.sinks, carbon: view(moment).forecast.carbon.reduce((sum, one) => sum + one, 0) }) },
    { id: "on" },
  ],
};
