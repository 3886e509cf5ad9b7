/** Between the things that a plan is about, as they go over the line in one text. */
export const SEPARATOR = "|";
/** So many fit into what the line takes, whatever they are. */
export const MOST_TARGETS = 6;

/** A plan that is being written. It stays while its panel is closed, as when something is chosen on the table for it. */
export class Draft {
  text = $state("");
  /** What it is about, by what it is called on the line. */
  about = $state.raw<readonly string[]>([]);

  add(target: string): void {
    if (!this.about.includes(target) && this.about.length < MOST_TARGETS) this.about = [...this.about, target];
  }

  remove(target: string): void {
    this.about = this.about.filter((one) => one !== target);
  }

  clear(): void {
    this.text = "";
    this.about = [];
  }
}
