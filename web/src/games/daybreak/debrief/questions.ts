import { effectLook } from "../vocabulary";
import { largest } from "../../../debrief/numbers";
import { named, sentence, type Name, type Sentence } from "../../../debrief/sentence";
import { change, communities, crises, emitted, left, powerName, projects, sources, standings, tipped, type Course } from "./course";

/** The titles of the cards that are asked about. */
export interface Titles {
  crisis(card: number): string;
  project(card: number): string;
}

/** At most this many questions. */
export const MOST = 6;

/** Questions for talking about this game, from what happened in it; the most telling first. */
export function questions(course: Course, titles: Titles): Sentence[] {
  const asked = [
    mostCarbon(course),
    missed(course),
    hardest(course, titles),
    unequal(course),
    still(course),
    averted(course, titles),
    tipping(course),
    helped(course, titles),
    fallback(course),
  ];
  return asked.filter((one) => one !== null).slice(0, MOST);
}

function mostCarbon(course: Course): Sentence | null {
  const rounds = emitted(course);
  const round = rounds[largest(rounds.map(({ made }) => made))];
  if (!round) return null;
  const seat = largest(round.powers.map((power) => power.carbon));
  const power = course.powers[seat];
  if (power === undefined) return null;
  const args = { round: round.round, carbon: round.made, power: powerName(power), share: round.powers[seat]?.carbon ?? 0 };
  return sentence(course.powers.length > 1 ? "debrief-ask-most" : "debrief-ask-most-alone", args);
}

/** How near drawdown was: missed, or reached and whether it could have come sooner. */
function missed(course: Course): Sentence | null {
  const rounds = emitted(course).filter((round) => !round.world.drawdown);
  const nearest = rounds[largest(rounds.map((round) => -left(round)))];
  if (!nearest) return null;
  // As much made as absorbed is no drawdown yet: a sink has to stay unused.
  const args = { round: nearest.round, left: left(nearest) + 1 };
  return sentence(course.outcome?.won ? "debrief-ask-sooner" : "debrief-ask-missed", args);
}

/** The round in which most communities fell into crisis. */
function hardest(course: Course, titles: Titles): Sentence | null {
  const all = standings(course);
  const rises = course.rounds.map((round, at) => communities(round) - communities(all[at] ?? round));
  const at = largest(rises);
  const round = course.rounds[at];
  const rise = rises[at] ?? 0;
  if (!round || rise <= 0) return null;
  const struck = round.crises.filter((crisis) => crisis.targets.length > 0);
  const names: Name[] = struck.map((crisis) => named(titles.crisis(crisis.card)));
  if (names.length === 0) return sentence("debrief-ask-rise", { round: round.round, rise });
  return sentence("debrief-ask-hardest", { round: round.round, rise, crises: names });
}

/** Who made the most carbon, and who bore the most. */
function unequal(course: Course): Sentence | null {
  if (course.powers.length < 2) return null;
  const all = course.powers.map((_, seat) => course.rounds.reduce((sum, round) => sum + (round.powers[seat]?.carbon ?? 0), 0));
  const last = course.rounds.at(-1);
  const maker = largest(all);
  const bearer = largest(last?.powers.map((power) => power.communities) ?? []);
  const [a, b] = [course.powers[maker], course.powers[bearer]];
  if (a === undefined || b === undefined || !last) return null;
  const args = { maker: powerName(a), carbon: all[maker] ?? 0, bearer: powerName(b), communities: last.powers[bearer]?.communities ?? 0 };
  return maker === bearer ? sentence("debrief-ask-same-power", args) : sentence("debrief-ask-unequal", args);
}

/** The source of carbon that moved least. */
function still(course: Course): Sentence | null {
  const all = sources(course).filter((source) => (source.tokens[0] ?? 0) >= 3);
  const source = all[largest(all.map((one) => change(one.tokens) ?? -1))];
  if (!source || (source.tokens.at(-1) ?? 0) === 0) return null;
  return sentence("debrief-ask-still", { source: source.name, first: source.tokens[0] ?? 0, last: source.tokens.at(-1) ?? 0 });
}

function averted(course: Course, titles: Titles): Sentence | null {
  const crisis = crises(course).find((one) => one.cancelled);
  return crisis ? sentence("debrief-ask-averted", { crisis: titles.crisis(crisis.card), round: crisis.round }) : null;
}

function tipping(course: Course): Sentence | null {
  const point = tipped(course)[0];
  return point ? sentence("debrief-ask-tipped", { effect: named(effectLook(point.effect).name), round: point.round }) : null;
}

function helped(course: Course, titles: Titles): Sentence | null {
  const project = projects(course).find((one) => one.active !== null);
  if (project) return sentence("debrief-ask-project", { project: titles.project(project.card), round: project.active ?? 0 });
  const idle = projects(course)[0];
  return idle ? sentence("debrief-ask-idle", { project: titles.project(idle.card) }) : null;
}

/** Asked of every game. */
function fallback(course: Course): Sentence {
  return sentence("debrief-ask-again", { rounds: course.rounds.length });
}
