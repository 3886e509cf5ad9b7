/** Questions that may come faster than they can be answered: so many at once, and of those that wait only the newest. */
export class Gate {
  private busy = 0;
  private waiting: { go(): void; drop(): void } | null = null;

  constructor(private readonly most: number) {}

  /** Asks, now or when there is room; nothing, if a newer question took its place. */
  ask<T>(question: () => Promise<T | null>): Promise<T | null> {
    return new Promise((settle) => {
      const go = (): void => {
        this.busy += 1;
        void question()
          .catch(() => null)
          .then((answer) => {
            this.busy -= 1;
            const next = this.waiting;
            this.waiting = null;
            next?.go();
            settle(answer);
          });
      };
      if (this.busy < this.most) return go();
      this.waiting?.drop();
      this.waiting = { go, drop: () => settle(null) };
    });
  }
}
