import type { Seat, TableInfo } from "../wire";

/** A plan that somebody proposed to the others. */
export interface PlanInfo {
  plan: number;
  by: string;
  seat: Seat | null;
  text: string;
  /** What it is about, in the client's own terms. */
  about: string | null;
  yes: Seat[];
  no: Seat[];
  at: number;
}

/** The plans on a table, oldest first; none at a server that has no plans. */
export function plansOf(table: TableInfo): PlanInfo[] {
  return (table as TableInfo & { plans?: PlanInfo[] }).plans ?? [];
}
