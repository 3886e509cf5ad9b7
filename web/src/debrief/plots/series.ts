export type Pattern = "plain" | "lines" | "slant" | "dots" | "cross" | "uprights" | "checks";
export type Mark = "disc" | "square" | "diamond" | "triangle" | "ring";

/** How something is told apart in plots: by pattern, dash and mark, and by colour besides. */
export interface Style {
  colour: string;
  pattern: Pattern;
  dash: string;
  mark: Mark;
}

/** The outline of a mark of half-width `r` around a point. */
export function markPath(mark: Mark, x: number, y: number, r: number): string {
  switch (mark) {
    case "square":
      return `M${x - r} ${y - r}h${2 * r}v${2 * r}h${-2 * r}z`;
    case "diamond":
      return `M${x} ${y - r * 1.3}l${r * 1.3} ${r * 1.3}l${-r * 1.3} ${r * 1.3}l${-r * 1.3} ${-r * 1.3}z`;
    case "triangle":
      return `M${x} ${y - r * 1.2}l${r * 1.2} ${r * 2.1}h${-r * 2.4}z`;
    default:
      return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
  }
}
