/** The numbers of a plot as a table: a heading for each column, and rows that begin with their own. */
export interface Grid {
  head: string[];
  rows: (string | number)[][];
}
