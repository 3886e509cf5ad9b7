import { describe, expect, test } from "vitest";
import type { EarthriseFact, Seat } from "../../generated/wire";
import { kindOf } from "../../table/model.svelte";
import { GAMES, told } from "./fixtures/games";
import { rewardRows, type RewardName } from "./rewards";

/** What the facts told so far say of the rewards of the trick: whoever got one, or null for nobody. */
type Known = Partial<Record<RewardName, Seat | null>>;

const ENDS = ["trick_began", "tokens_laid", "final_began"];

function learn(known: Known, fact: EarthriseFact): Known {
  if (ENDS.includes(kindOf(fact))) return {};
  if (fact === "no_copilot") return { ...known, copilot: null };
  if (typeof fact !== "object") return known;
  if ("maneuver_won" in fact) return { ...known, maneuver: fact.maneuver_won.seat };
  if ("maneuver_unclaimed" in fact) return { ...known, maneuver: null };
  if ("copilot_took" in fact) return { ...known, copilot: fact.copilot_took.seat };
  if ("commander_took" in fact) return { ...known, commander: fact.commander_took.seat };
  return known;
}

describe.each(GAMES)("the rewards of a recorded game, %s", (name) => {
  test("show at every instant what the facts have told, from the trick to the next", () => {
    let known: Known = {};
    const checked = { maneuver: 0, copilot: 0, commander: 0, open: 0 };
    for (const { fact, after } of told(name).moments) {
      known = learn(known, fact);
      const rows = rewardRows(after);
      if (after.final_phase) {
        expect(rows).toEqual([]);
        continue;
      }
      expect(rows.map(({ reward }) => reward)).toEqual(["maneuver", "copilot", "commander"]);
      for (const { reward, seat, given } of rows) {
        const who = known[reward];
        if (who !== undefined) {
          expect({ fact, reward, seat, given }).toEqual({ fact, reward, seat: who, given: true });
          checked[reward] += 1;
        } else if (seat !== null) {
          expect({ fact, reward, given }).toEqual({ fact, reward, given: false });
          checked.open += 1;
        }
      }
    }
    for (const count of Object.values(checked)) expect(count).toBeGreaterThan(60);
  });
});
