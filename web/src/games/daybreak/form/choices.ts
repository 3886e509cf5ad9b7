import type { Form } from "../../../home/new/form";
import type { DaybreakChallengePick, DaybreakFlavour, DaybreakLibrary, DaybreakPower, DaybreakScope, Library, Setup, TableFace } from "../../../generated/wire";
import { POWERS } from "../powers";
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
}

export const MOST_CHALLENGES = 12;

export const choicesOf = (form: Form): Choices => form.own as Choices;

export const fresh = (): Choices => ({ powers: [], challenges: [], rows: [], cards: [] });

/** Another number of people plays, with the powers that the setup table has for so many. */
export function resized(form: Form): void {
  const own = choicesOf(form);
  own.powers = usualPowers(own.rows, form.players);
  for (const challenge of own.challenges) challenge.seat = Math.min(challenge.seat, form.players - 1);
}

/** The form works without the library; with it, it knows the setup table and the challenge cards. */
export function stocked(form: Form, library: Library): void {
  const own = choicesOf(form);
  const { tables, cards } = library as DaybreakLibrary;
  own.rows = tables;
  own.cards = challengeCards(cards);
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
  const { challenges } = choicesOf(form);
  const there = challenge.card !== null && challenges.some(({ card }) => card === challenge.card);
  if (there || challenges.length >= MOST_CHALLENGES) return false;
  challenges.push({ ...challenge });
  return true;
}

/** The number that the rules know a card by: 500 for 1.500. */
function cardNumber(no: string): number {
  return Number(no.slice(no.indexOf(".") + 1));
}

function pickOf(form: Form, { card, flavour, scope, seat }: ChallengeForm): DaybreakChallengePick {
  const whose = scope === "One" && form.players > 1 ? { seat } : {};
  return card === null ? { dealt: { flavour, scope, ...whose } } : { named: { card: cardNumber(card), ...whose } };
}

export function setup(form: Form, options: { options?: Record<string, string> }): Setup | null {
  const own = choicesOf(form);
  if (own.powers.length + own.challenges.length + form.readings.length === 0) return null;
  const challenges = own.challenges.length > 0 ? { challenges: own.challenges.map((one) => pickOf(form, one)) } : {};
  const powers = own.powers.length > 0 ? own.powers : POWERS.slice(0, form.players);
  return { powers: [...powers], ...challenges, ...options };
}
