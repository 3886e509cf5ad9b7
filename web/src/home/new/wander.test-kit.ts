import { GAMES } from "../../game/clients";
import { FLAVOURS, SCOPES } from "../../games/daybreak/form/challenges";
import { addChallenge, choicesOf as daybreakOf } from "../../games/daybreak/form/choices";
import { choicesOf as earthriseOf, POOLS } from "../../games/earthrise/form/choices";
import { fill, formOf, freshForm, PACES, setPlayers, type Form, type Sitter } from "./form";
import type { TableFace } from "../../generated/wire";
import { setPower } from "../../games/daybreak/form/choices";

export const SITTERS: readonly Sitter[] = ["me", "me_as", "open", "bot"];

/** Numbers as if by chance, the same each time. */
function chance(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Forms as somebody leaves them who clicks about: what the form must turn into good requests. */
export function* formsBy(count: number, rows: readonly TableFace[]): Generator<Form> {
  for (let seed = 1; seed <= count; seed += 1) {
    const roll = chance(seed * 7919);
    const one = <T>(list: readonly T[]): T => list[roll(list.length)] as T;
    const form = freshForm(one(GAMES));
    if (form.game === "daybreak") daybreakOf(form).rows = [...rows];
    const ofDaybreak: (() => void)[] = [
      () => daybreakOf(form).powers.length > 0 && setPower(form, roll(form.players), one(daybreakOf(form).powers)),
      () =>
        addChallenge(form, {
          ...one([
            { card: null, flavour: one(FLAVOURS), scope: one(SCOPES) },
            { card: "1.500", flavour: "Harder", scope: "Group" },
            { card: "1.507", flavour: "Harder", scope: "One" },
          ] as const),
          seat: roll(form.players),
        }),
    ];
    const ofEarthrise: (() => void)[] = [() => Object.assign(earthriseOf(form), { pills: roll(2) === 0, pool: one(POOLS) })];
    const acts: (() => void)[] = [
      () => setPlayers(form, one(formOf(form.game).players)),
      () => fill(form, one(["bots", "friends", "device", "alone"] as const), (at) => `Player ${at + 1}`),
      () =>
        Object.assign(form.seats[roll(form.seats.length)] ?? {}, {
          who: one(SITTERS),
          name: one(["", " ", "Ada", "Maria da Conceição S"]),
          bot: one(["random", "steady"]),
        }),
      () => (form.readings = Object.keys(formOf(form.game).readings).filter(() => roll(3) === 0)),
      () => Object.assign(form, { hints: roll(2) === 0, oneDevice: roll(2) === 0, standIn: one([0, 60, 600]), pace: one(Object.keys(PACES)) }),
      () => Object.assign(form, { visibility: one(["link", "private", "public"]), watching: one(["usual", "off", "live", "delayed"]), delay: one([60, 900]) }),
      () => Object.assign(form, { deal: one(["fresh", "seed", "table"]), seed: one(["", "7"]), name: one(["", "Friday table", "x".repeat(40)]) }),
      ...(form.game === "daybreak" ? ofDaybreak : ofEarthrise),
    ];
    for (let left = 4 + roll(20); left > 0; left -= 1) one(acts)();
    yield form;
  }
}
