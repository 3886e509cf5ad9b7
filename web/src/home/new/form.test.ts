import { beforeAll, describe, expect, test } from "vitest";
import { KNOWN } from "../../game/clients";
import { knowGames } from "../../game/known";
import { ALL_GAMES } from "../../game/known.test-kit";
import { fetchParts } from "../../game/parts";
import type { DaybreakSetup, EarthriseSetup } from "../../generated/wire";
import {
  CLOCK_TIMES,
  clocksOf,
  companyOf,
  fill,
  formOf,
  freshForm,
  ownSeats,
  PACES,
  playersOf,
  readingsOf,
  requestOf,
  setClock,
  setPlayers,
  setSlow,
  tableIn,
  type Company,
  type Form,
  type Pace,
} from "./form";
import { addChallenge, choicesOf as daybreakOf, setPower } from "../../games/daybreak/form/choices";
import { choicesOf as earthriseOf } from "../../games/earthrise/form/choices";
import { rowOf } from "../../games/daybreak/form/sets";
import { formsBy, LIBRARY, POOLS, SITTERS } from "./wander.test-kit";

const { tables: ROWS, challenges: ALLOWED } = LIBRARY;

beforeAll(async () => {
  knowGames(ALL_GAMES);
  await fetchParts("form");
});

/** A form of Daybreak that knows the setup table. */
function daybreak(): Form {
  const form = freshForm("daybreak");
  formOf("daybreak").stocked?.(form, LIBRARY);
  return form;
}

/** What the server asks of a request, so far as the form answers for it: what is wrong, in a few words. */
function faults(form: Form): string[] {
  const request = requestOf(form);
  const { game, players } = form;
  const wrong: string[] = [];
  const must = (good: boolean, what: string): void => void (good || wrong.push(what));
  must(playersOf(game).includes(players), "players");
  must(request.seats.length === players, "seats");
  for (const seat of request.seats) {
    if (typeof seat === "string") must(seat === "me" || seat === "open", "who sits");
    else must("bot" in seat ? seat.bot !== "" : /^\S(.{0,18}\S)?$/.test(seat.me_as), "names");
  }
  for (const [name, value] of Object.entries(request.setup?.options ?? {})) must(readingsOf(game)[name] === value, "options");
  if (game === "daybreak" && request.setup) {
    const { powers, challenges: picks = [] } = request.setup as DaybreakSetup;
    must(powers.length === players && new Set(powers).size === players, "powers");
    const named = picks.flatMap((pick) => ("named" in pick ? [pick.named.card] : []));
    must(picks.length <= ALLOWED.most && new Set(named).size === named.length, "challenges");
    picks.forEach((pick, at) => {
      const seat = "named" in pick ? pick.named.seat : pick.dealt.seat;
      const one = daybreakOf(form).challenges[at]?.scope === "One" && players > 1;
      must(one ? seat != null && seat < players : seat === undefined, "whose challenge");
    });
  }
  if (game === "earthrise") {
    const setup = request.setup as EarthriseSetup;
    must(setup.players === players && (setup.pill_pool == null || setup.pills === true), "pills");
  }
  must((request.settings?.bot_pace ?? 700) <= 5000, "pace");
  must((request.settings?.name ?? "").length <= 40, "name");
  must(JSON.stringify(JSON.parse(JSON.stringify(request))) === JSON.stringify(request), "only plain data");
  return wrong;
}

function check(form: Form): void {
  expect(faults(form)).toEqual([]);
}

describe("a table that is set up", () => {
  test("can be opened untouched", () => {
    for (const game of KNOWN) {
      const form = freshForm(game);
      check(form);
      expect(companyOf(form)).toBe("bots");
      expect(requestOf(form).settings).toEqual({ hints: true, visibility: "link", one_device: false });
    }
    expect(requestOf(freshForm("daybreak"))).not.toHaveProperty("setup");
    expect(requestOf(freshForm("daybreak"))).not.toHaveProperty("deal");
  });

  test("can be opened whatever was clicked", () => {
    const wrong = [...formsBy(400)].filter((form) => faults(form).length > 0);
    expect(wrong.map((form) => [faults(form), requestOf(form)])).toEqual([]);
  });

  test("holds every number of players with every company", () => {
    const ways: Company[] = ["bots", "friends", "device", "alone"];
    for (const game of KNOWN)
      for (const players of playersOf(game))
        for (const way of ways) {
          const form = game === "daybreak" ? daybreak() : freshForm(game);
          setPlayers(form, players);
          fill(form, way, (at) => `P${at}`);
          check(form);
          if (players > 1) expect(companyOf(form)).toBe(way);
          expect(form.oneDevice).toBe(way === "device");
          expect(ownSeats(form)).toBe(way === "device" || way === "alone" ? players : 1);
        }
  });

  test("gives every power once, in whatever order they are chosen", () => {
    const form = daybreak();
    setPlayers(form, 3);
    for (const power of daybreakOf(form).powers)
      for (let at = 0; at < 3; at += 1) {
        const before = new Set(daybreakOf(form).powers);
        setPower(form, at, power);
        expect(daybreakOf(form).powers[at]).toBe(power);
        expect(new Set(daybreakOf(form).powers)).toEqual(before);
      }
  });

  test("says what was chosen", () => {
    const form = daybreak();
    setPlayers(form, 2);
    expect(addChallenge(form, { card: "1.507", flavour: "Harder", scope: "One", seat: 1 })).toBe(true);
    expect(addChallenge(form, { card: "1.507", flavour: "Harder", scope: "One", seat: 0 })).toBe(false);
    addChallenge(form, { card: null, flavour: "Easier", scope: "Group", seat: 1 });
    form.readings = ["tuck_to_back"];
    form.seats[1] = { who: "me_as", name: "  ", bot: "" };
    form.watching = "delayed";
    form.delay = 300;
    form.standIn = 180;
    form.pace = "quick";
    form.name = " Friday ";
    form.deal = "table";
    form.dealOf = "http://here/t/0fhae2pxhje6/debrief";
    expect(requestOf(form)).toEqual({
      game: "daybreak",
      seats: ["me", "me"],
      setup: {
        powers: ["China", "UnitedStates"],
        challenges: [{ named: { card: 507, seat: 1 } }, { dealt: { flavour: "Easier", scope: "Group" } }],
        options: { tuck_to_back: "true" },
      },
      settings: { hints: true, visibility: "link", one_device: false, name: "Friday", stand_in_after: 180, bot_pace: 250, watch: { delayed: 300 } },
      deal: { of: "0fhae2pxhje6" },
    });
    expect(tableIn(" 0fhae2pxhje6 ")).toBe("0fhae2pxhje6");
  });

  test("leaves the pace of bots to the server unless another is chosen", () => {
    const paces = (Object.keys(PACES) as Pace[]).map((pace) => requestOf({ ...freshForm("earthrise"), pace }).settings?.bot_pace);
    expect(paces).toEqual([1800, undefined, 250, 0]);
  });

  test("keeps a challenge card at the table when seats go", () => {
    const form = daybreak();
    addChallenge(form, { card: null, flavour: "Harder", scope: "One", seat: 3 });
    setPlayers(form, 2);
    check(form);
    setPlayers(form, 1);
    check(form);
  });

  test("follows the setup table", () => {
    expect(rowOf(ROWS, ["UnitedStates", "MajorityWorld", "Europe"])?.trees).toBe(16);
    expect(rowOf(ROWS, ["Europe"])?.trees).toBe(6);
    expect(rowOf(ROWS, ["Europe", "China"])).toBeNull();
  });

  test("has the usual powers of so many, whether the setup table is known or not", () => {
    const form = daybreak();
    setPlayers(form, 3);
    expect(daybreakOf(form).powers).toEqual(["MajorityWorld", "Europe", "UnitedStates"]);
    const early = { ...freshForm("daybreak"), readings: ["tuck_to_back"] };
    expect(requestOf(early).setup).toEqual({ powers: ["China", "Europe", "UnitedStates", "MajorityWorld"], options: { tuck_to_back: "true" } });
  });

  test("meets every choice there is on the way", () => {
    const forms = [...formsBy(400)];
    const met = <T>(all: readonly T[], of: (form: Form) => readonly T[]): void => {
      const found = new Set(forms.flatMap((form) => of(form)));
      expect([...all].filter((one) => !found.has(one))).toEqual([]);
    };
    met(SITTERS, (form) => form.seats.map(({ who }) => who));
    const kinds = ALLOWED.kinds.map(({ flavour, scope }) => `${flavour} ${scope}`);
    met(kinds, (form) => (form.game === "daybreak" ? daybreakOf(form).challenges : []).map(({ flavour, scope }) => `${flavour} ${scope}`));
    met(POOLS, (form) => (form.game === "earthrise" && earthriseOf(form).pills ? [earthriseOf(form).pool] : []));
    for (const game of KNOWN) met(Object.keys(readingsOf(game)), (form) => (form.game === game ? form.readings : []));
    met(["fresh", "seed", "table"], (form) => [form.deal]);
    met(Object.keys(PACES), (form) => [form.pace]);
  });
});

describe("clocks", () => {
  test("each is asked for as the server takes it", () => {
    const form = freshForm("daybreak");
    expect(requestOf(form).settings?.clock).toBeUndefined();
    setClock(form, "move");
    expect(requestOf(form).settings?.clock).toEqual({ kind: { move: { seconds: 60 } }, at_zero: "bot" });
    setClock(form, "stage");
    form.atZero = "pass";
    expect(requestOf(form).settings?.clock).toEqual({ kind: { stage: { seconds: 300 } }, at_zero: "pass" });
    setClock(form, "game");
    form.increment = 10;
    expect(requestOf(form).settings?.clock).toEqual({ kind: { game: { minutes: 15, increment: 10 } }, at_zero: "pass" });
  });

  test("a clock of days and a table over days belong together", () => {
    const form = freshForm("earthrise");
    expect(clocksOf("earthrise")).not.toContain("stage");
    setClock(form, "days");
    expect(requestOf(form).settings).toMatchObject({ slow: true, clock: { kind: { days: { days: 3 } } } });
    setClock(form, "move");
    expect(form.slow).toBe(false);
    setSlow(form, true);
    expect(form.clock).toBe("days");
    setSlow(form, false);
    expect(form.clock).toBe("none");
    setSlow(form, true);
    expect(form.clock).toBe("none");
  });

  test("what is offered is what the server allows", () => {
    const within = (all: readonly number[], least: number, most: number): boolean => all.every((one) => one >= least && one <= most);
    expect(
      within(CLOCK_TIMES.move, 5, 3600) && within(CLOCK_TIMES.stage, 10, 7200) && within(CLOCK_TIMES.game, 1, 600) && within(CLOCK_TIMES.days, 1, 14),
    ).toBe(true);
  });
});
