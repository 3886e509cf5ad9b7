import type { PlanInfo, TableInfo } from "../wire";

export type { PlanInfo };

/** The plans before a table, oldest first. */
export function plansOf(table: TableInfo): PlanInfo[] {
  return table.plans ?? [];
}
