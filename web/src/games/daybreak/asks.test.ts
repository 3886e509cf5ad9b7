import { describe, expect, it } from "vitest";
import type { PlanInfo, Seat } from "../../generated/wire";
import type { TableModel } from "../../table/model.svelte";
import { proposalTo } from "./asks";

const plan = (number: number, seat: Seat, no: Seat[] = []): Partial<PlanInfo> => ({ plan: number, seat, no, yes: [], text: `plan ${number}` });

/** A table as far as a proposal needs it: a person at seat 0, a bot at seat 1, a person at seat 2. */
function at(plans: Partial<PlanInfo>[], moves: unknown[] = ["pass"], seat: Seat | null = 0): TableModel {
  const seats = ["person", "bot", "person"].map((holder) => ({ holder }));
  return { seat, table: { seats, plans }, moves: moves.map((move) => ({ move })) } as unknown as TableModel;
}

describe("what a bot proposes", () => {
  it("is the last thing that one has not refused", () => {
    expect(proposalTo(at([plan(1, 1), plan(2, 1)]))?.plan).toBe(2);
    expect(proposalTo(at([plan(1, 1), plan(2, 1, [0])]))?.plan).toBe(1);
  });
  it("is gone when one has said no, and stays when somebody else has", () => {
    expect(proposalTo(at([plan(1, 1, [0])]))).toBeUndefined();
    expect(proposalTo(at([plan(1, 1, [2])]))?.plan).toBe(1);
  });
  it("is never a person's plan, and needs a window that one may pass", () => {
    expect(proposalTo(at([plan(1, 2)]))).toBeUndefined();
    expect(proposalTo(at([plan(1, 1)], ["done"]))).toBeUndefined();
    expect(proposalTo(at([plan(1, 1)], ["pass"], null))).toBeUndefined();
  });
});
