import type { Form } from "../../../home/new/form";
import type {
  ChallengesFace,
  DaybreakChallengePick,
  DaybreakFlavour,
  DaybreakLibrary,
  DaybreakPower,
  DaybreakScope,
  DaybreakSetup,
  Library,
  Setup,
  TableFace,
} from "../../../generated/wire";
import { infoOf } from "../../../game/known";
import { challengeCards, type ChallengeCard } from "./challenges";

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
  /** Which of them a table can have. */
  allowed: ChallengesFace;
}

export const choicesOf = (form: Form): Choices => form.own as Choices;

export const fresh = (): Choices => ({
  powers: [],
  challenges: [],
  rows: [],
  cards: [],
  allowed: { most: 0, copies: 0, kinds: [] },
});

/** The powers that so many have unless they choose others. */
function usualPowers({ game, players }: Form): DaybreakPower[] {
  const { setups, fewest } = infoOf(game);
  return [...((setups[players - fewest] as DaybreakSetup | undefined)?.powers ?? [])];
}

/** Another number of people plays, with the usual powers of so many. */
export function resized(form: Form): void {
  const own = choicesOf(form);
  own.powers = usualPowers(form);
  for (const challenge of own.challenges) challenge.seat = Math.min(challenge.seat, form.players - 1);
}

/** The form works without the library; with it, it knows the setup table and the challenge cards. */
export function stocked(form: Form, library: Library): void {
  const own = choicesOf(form);
  const { tables, cards, challenges } = library as DaybreakLibrary;
  own.rows = tables;
  own.cards = challengeCards(cards);
  own.allowed = challenges;
  if (own.powers.length === 0) own.powers = usualPowers(form);
}

/** Gives a seat a power; whoever had it takes the one that becomes free. */
export function setPower(form: Form, at: number, power: DaybreakPower): void {
  const { powers } = choicesOf(form);
  const had = powers[at];
  const other = powers.indexOf(power);
  if (other >= 0 && had) powers[other] = had;
  powers[at] = power;
}

/** Are there as many of this card as there can be? */
export function isTaken(form: Form, no: string): boolean {
  const { challenges, allowed } = choicesOf(form);
  return challenges.filter(({ card }) => card === no).length >= allowed.copies;
}

/** Has one to say whom a challenge card of this kind is for? */
export function namesSeat(form: Form, { flavour, scope }: Pick<ChallengeForm, "flavour" | "scope">): boolean {
  const kind = choicesOf(form).allowed.kinds.find((one) => one.flavour === flavour && one.scope === scope);
  return kind?.names_seat_from != null && form.players >= kind.names_seat_from;
}

export function addChallenge(form: Form, challenge: ChallengeForm): boolean {
  const { challenges, allowed } = choicesOf(form);
  if (challenges.length >= allowed.most || (challenge.card !== null && isTaken(form, challenge.card))) return false;
  challenges.push({ ...challenge });
  return true;
}

function pickOf(form: Form, challenge: ChallengeForm): DaybreakChallengePick {
  const { card, flavour, scope, seat } = challenge;
  const whose = namesSeat(form, challenge) ? { seat } : {};
  const named = choicesOf(form).cards.find(({ no }) => no === card);
  return named ? { named: { card: named.number, ...whose } } : { dealt: { flavour, scope, ...whose } };
}

export function setup(form: Form, options: { options?: Record<string, string> }): Setup | null {
  const own = choicesOf(form);
  if (own.powers.length + own.challenges.length + form.readings.length === 0) return null;
  const challenges = own.challenges.length > 0 ? { challenges: own.challenges.map((one) => pickOf(form, one)) } : {};
  const powers = own.powers.length > 0 ? own.powers : usualPowers(form);
  return { powers: [...powers], ...challenges, ...options };
}
