import { games } from "../../game/clients";
import { addChallenge, choicesOf as daybreakOf } from "../../games/daybreak/form/choices";
import { choicesOf as earthriseOf } from "../../games/earthrise/form/choices";
import { fill, formOf, freshForm, PACES, playersOf, readingsOf, setPlayers, type Form, type Sitter } from "./form";
import type { DaybreakLibrary, DaybreakPower, TableFace } from "../../generated/wire";
import { setPower } from "../../games/daybreak/form/choices";

/** The usual pool of pills, and another. */
export const POOLS: readonly string[] = ["", "strict5"];

export const SITTERS: readonly Sitter[] = ["me", "me_as", "open", "bot"];

const POWERS: DaybreakPower[] = ["China", "Europe", "UnitedStates", "MajorityWorld"];

const row = (players: number, seats: DaybreakPower[], trees: number): TableFace => ({
  players,
  powers: players === 1 ? [] : seats,
  seats,
  choices: players === 1 ? POWERS : seats,
  difficulty: "standard",
  difficulty_text: "",
  trees,
  oceans: 10,
});

/** As much of the library of Daybreak as a form reads: the setup table, two challenge cards, and which of them there can be. */
export const LIBRARY = {
  tables: [
    row(4, POWERS, 24),
    row(3, ["China", "Europe", "UnitedStates"], 15),
    row(3, ["Europe", "UnitedStates", "MajorityWorld"], 16),
    row(2, ["China", "UnitedStates"], 11),
    row(1, ["UnitedStates"], 6),
  ],
  cards: [
    { no: "1.500", number: 500, flavour: "Harder", scope: "Group" },
    { no: "1.507", number: 507, flavour: "Harder", scope: "One" },
  ],
  challenges: {
    most: 12,
    copies: 1,
    kinds: (["Group", "One"] as const).flatMap((scope) =>
      (["Easier", "Harder", "Variety"] as const).map((flavour) => ({ flavour, scope, names_seat_from: scope === "One" ? 2 : null })),
    ),
  },
} as unknown as DaybreakLibrary;

/** Numbers as if by chance, the same each time. */
function chance(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Forms as somebody leaves them who clicks about: what the form must turn into good requests. */
export function* formsBy(count: number): Generator<Form> {
  for (let seed = 1; seed <= count; seed += 1) {
    const roll = chance(seed * 7919);
    const one = <T>(list: readonly T[]): T => list[roll(list.length)] as T;
    const form = freshForm(one(games()));
    if (form.game === "daybreak") formOf(form.game).stocked?.(form, LIBRARY);
    const kind = one(LIBRARY.challenges.kinds);
    const ofDaybreak: (() => void)[] = [
      () => daybreakOf(form).powers.length > 0 && setPower(form, roll(form.players), one(daybreakOf(form).powers)),
      () =>
        addChallenge(form, {
          ...one([
            { card: null, flavour: kind.flavour, scope: kind.scope },
            { card: "1.500", flavour: "Harder", scope: "Group" },
            { card: "1.507", flavour: "Harder", scope: "One" },
          ] as const),
          seat: roll(form.players),
        }),
    ];
    const ofEarthrise: (() => void)[] = [() => Object.assign(earthriseOf(form), { pills: roll(2) === 0, pool: one(POOLS) })];
    const acts: (() => void)[] = [
      () => setPlayers(form, one(playersOf(form.game))),
      () => fill(form, one(["bots", "friends", "device", "alone"] as const), (at) => `Player ${at + 1}`),
      () =>
        Object.assign(form.seats[roll(form.seats.length)] ?? {}, {
          who: one(SITTERS),
          name: one(["", " ", "Ada", "Maria da Conceição S"]),
          bot: one(["random", "steady"]),
        }),
      () => (form.readings = Object.keys(readingsOf(form.game)).filter(() => roll(3) === 0)),
      () => Object.assign(form, { hints: roll(2) === 0, oneDevice: roll(2) === 0, standIn: one([0, 60, 600]), pace: one(Object.keys(PACES)) }),
      () => Object.assign(form, { visibility: one(["link", "private", "public"]), watching: one(["usual", "off", "live", "delayed"]), delay: one([60, 900]) }),
      () => Object.assign(form, { deal: one(["fresh", "seed", "table"]), seed: one(["", "7"]), name: one(["", "Friday table", "x".repeat(40)]) }),
      ...({ daybreak: ofDaybreak, earthrise: ofEarthrise }[form.game] ?? []),
    ];
    for (let left = 4 + roll(20); left > 0; left -= 1) one(acts)();
    yield form;
  }
}
