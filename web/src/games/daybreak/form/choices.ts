import type { Form } from "../../../home/new/form";
import type {
  DaybreakChallengePick,
  DaybreakFlavour,
  DaybreakLibrary,
  DaybreakPower,
  DaybreakScope,
  Library,
  OrderFace,
  Setup,
  TableFace,
} from "../../../generated/wire";
import { POWER_ICONS } from "../powers";
import { challengeCards, type ChallengeCard } from "./challenges";
import { usualPowers } from "./sets";

/** A challenge card that was asked for: a kind by chance, or one by its number. */
export interface ChallengeForm {
  card: string | null;
  flavour: DaybreakFlavour;
  scope: DaybreakScope;
  /** For whom, by seat; of use where it is for one player. */
  seat: number;
}

/** What can be chosen for a table of Daybreak alone. */
export interface Choices {
  /** The powers of the seats, in their order; none as long as the setup table is not known: then they are the usual ones. */
  powers: DaybreakPower[];
  challenges: ChallengeForm[];
  /** The setup table and the challenge cards, once they are known. */
  rows: TableFace[];
  cards: ChallengeCard[];
  /** The most challenge cards at a table. */
  mostChallenges: number;
  /** The powers, and what challenge cards are like, each in its order. */
  order: Pick<OrderFace, "powers" | "flavours" | "scopes">;
}

export const choicesOf = (form: Form): Choices => form.own as Choices;

export const fresh = (): Choices => ({
  powers: [],
  challenges: [],
  rows: [],
  cards: [],
  mostChallenges: 0,
  order: { powers: [], flavours: [], scopes: [] },
});

/** Another number of people plays, with the powers that the setup table has for so many. */
export function resized(form: Form): void {
  const own = choicesOf(form);
  own.powers = usualPowers(own.rows, form.players);
  for (const challenge of own.challenges) challenge.seat = Math.min(challenge.seat, form.players - 1);
}

/** The form works without the library; with it, it knows the setup table and the challenge cards. */
export function stocked(form: Form, library: Library): void {
  const own = choicesOf(form);
  const { tables, cards, most_challenges, order } = library as DaybreakLibrary;
  own.rows = tables;
  own.cards = challengeCards(cards);
  own.mostChallenges = most_challenges;
  own.order = order;
  if (own.powers.length === 0) own.powers = usualPowers(tables, form.players);
}

/** Gives a seat a power; whoever had it takes the one that becomes free. */
export function setPower(form: Form, at: number, power: DaybreakPower): void {
  const { powers } = choicesOf(form);
  const had = powers[at];
  const other = powers.indexOf(power);
  if (other >= 0 && had) powers[other] = had;
  powers[at] = power;
}

export function addChallenge(form: Form, challenge: ChallengeForm): boolean {
  const { challenges, mostChallenges } = choicesOf(form);
  const there = challenge.card !== null && challenges.some(({ card }) => card === challenge.card);
  if (there || challenges.length >= mostChallenges) return false;
  challenges.push({ ...challenge });
  return true;
}

function pickOf(form: Form, { card, flavour, scope, seat }: ChallengeForm): DaybreakChallengePick {
  const whose = scope === "One" && form.players > 1 ? { seat } : {};
  const named = choicesOf(form).cards.find(({ no }) => no === card);
  return named ? { named: { card: named.number, ...whose } } : { dealt: { flavour, scope, ...whose } };
}

export function setup(form: Form, options: { options?: Record<string, string> }): Setup | null {
  const own = choicesOf(form);
  if (own.powers.length + own.challenges.length + form.readings.length === 0) return null;
  const challenges = own.challenges.length > 0 ? { challenges: own.challenges.map((one) => pickOf(form, one)) } : {};
  // As long as the setup table is not known, any powers will do.
  const powers = own.powers.length > 0 ? own.powers : (Object.keys(POWER_ICONS) as DaybreakPower[]).slice(0, form.players);
  return { powers: [...powers], ...challenges, ...options };
}
