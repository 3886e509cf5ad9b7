import { media } from "../../styles/media";
import type { DaybreakFact, DaybreakLibrary, DaybreakStage, DaybreakView, Fact } from "../../generated/wire";
import { happened, isOf, isOfSeat, toldOf, viewIn, type Lesson, type Moment } from "../../learn/lesson";

const view = (moment: Moment): DaybreakView => viewIn<DaybreakView>(moment);
const board = (moment: Moment) => view(moment).players[moment.seat];

/** Does the table show what is past this stage of the first round? */
function after(stage: DaybreakStage): (moment: Moment) => boolean {
  return (moment) => {
    const { round, stage: now } = view(moment);
    const { stages } = (moment.library as DaybreakLibrary).order;
    return round > 1 || stages.indexOf(now) > stages.indexOf(stage) || (Boolean(moment.scene.outcome) && !moment.busy);
  };
}

const global = after("Global");
const local = after("Local");
const emissions = after("Emissions");
const crisis = after("Crisis");
const growth = after("Growth");

const TUCKED = ["tucked", "tucked_under_project", "tucked_under_crisis"];
const acted = (moment: Moment): boolean => happened(moment, "acted") || local(moment);
/** Is the learner asked for a card to discard? */
const paying = (moment: Moment): boolean => moment.scene.moves?.some(({ move }) => isOf(move as never, "pay")) ?? false;
/** Without a card in hand there is nothing to play. */
const emptied = (moment: Moment): boolean => local(moment) || board(moment)?.hand.length === 0;
const played = (moment: Moment): boolean => happened(moment, "started", ...TUCKED) || emptied(moment);
const tucked = (moment: Moment): boolean => happened(moment, ...TUCKED) || emptied(moment);
const grown = (fact: Fact, moment: Moment): boolean =>
  isOfSeat(fact, moment.seat, "changed") && (fact as Extract<DaybreakFact, { changed: unknown }>).changed.cause === "growth";
const inCrisis = (fact: Fact, moment: Moment): boolean => isOf(fact, "crisis_shown") && view(moment).stage === "Crisis";
const drawn = (fact: Fact, moment: Moment): boolean => isOf(fact, "projects_drawn") && view(moment).round > 1;

/**
 * A game of two, the second power played by a bot that thinks without a clock; its deal is always the same.
 *
 * The deal 463 was found among 700 because every step makes sense on it, whichever project is kept: the crisis that lies
 * open is Floods, which strikes both powers; of the five cards in hand four have a tuck that brings something (three weaken
 * Floods, one doubles an action), and four a good place in front of a stack; the first round brings one band, one roll that
 * tips nothing, three crises of which shields hold off some, no shortage, no tie, and nobody is asked anything meanwhile.
 */
export const lesson: Lesson = {
  game: "daybreak",
  table: (name) => ({
    game: "daybreak",
    seats: ["me", { bot: "steady" }],
    setup: { powers: ["China", "UnitedStates"] },
    deal: { seed: "463" },
    settings: { name, hints: true, visibility: "private", purpose: "lesson" },
  }),
  narrow: media("small-table"),
  steps: [
    { id: "welcome" },
    { id: "heat", tour: "thermometer" },
    {
      id: "forecast",
      tour: "forecast",
      args: (moment) => ({ net: view(moment).forecast.net, sinks: view(moment).forecast.sinks }),
    },
    { id: "crises", tour: "crises", past: global },
    { id: "project", tour: ["project-choice", "projects"], until: global, past: global },
    {
      id: "energy",
      tour: "energy",
      past: local,
      args: (moment) => ({ dirty: board(moment)?.dirty ?? 0, clean: board(moment)?.clean ?? 0, demand: board(moment)?.demand ?? 0 }),
    },
    { id: "emissions", tour: "emissions", past: local },
    { id: "communities", tour: "communities", past: local },
    { id: "shields", tour: "resilience", past: local },
    { id: "stacks", tour: "stacks", past: local },
    { id: "act", tour: (moment) => (paying(moment) ? "hand" : "stacks"), until: acted, past: acted },
    { id: "hand", tour: "hand", past: emptied },
    { id: "use", tour: "hand", until: played, past: played },
    { id: "tuck", tour: "hand", until: tucked, past: tucked },
    { id: "preview", tour: "forecast", past: local },
    { id: "help", tour: ["why", "menu"], past: local },
    { id: "done", tour: "end-of-stage", until: local, past: local },
    // The world's turn, told fact by fact.
    {
      id: "made",
      tour: "player-board",
      tell: (fact, moment) => isOfSeat(fact, moment.seat, "emitted"),
      past: emissions,
      args: (moment) => ({ carbon: toldOf(moment, "emitted", "carbon") }),
    },
    {
      id: "sinks",
      tour: "map",
      tell: (fact) => isOf(fact, "sinks_absorbed"),
      past: emissions,
      args: (moment) => ({ carbon: toldOf(moment, "sinks_absorbed", "carbon") }),
    },
    {
      id: "bands",
      tour: "thermometer",
      tell: (fact) => isOf(fact, "bands"),
      perhaps: true,
      past: emissions,
    },
    { id: "planet", tour: "tracks", tell: (fact) => isOf(fact, "track_moved"), perhaps: true, past: crisis },
    { id: "strike", tour: "crises", tell: (fact) => isOf(fact, "targets"), past: crisis },
    { id: "held-off", tour: "resilience", tell: (fact, moment) => isOfSeat(fact, moment.seat, "resisted"), perhaps: true, past: crisis },
    { id: "unknown", tour: "crises", tell: inCrisis, perhaps: true, past: crisis },
    { id: "growth", tour: "energy", tell: grown, past: growth, args: (moment) => ({ demand: board(moment)?.demand ?? 0 }) },
    { id: "round-two", tour: "stages", tell: drawn, past: growth },
    {
      id: "win",
      tour: "forecast",
      args: (moment) => ({ sinks: view(moment).forecast.sinks, carbon: view(moment).forecast.made }),
    },
    { id: "on" },
  ],
  asides: [
    {
      id: "offer",
      tour: "offer",
      when: (moment) => (board(moment)?.offered.length ?? 0) > 0 && moment.scene.awaited.includes(moment.seat),
    },
  ],
};
