/** How many messages may go within a time, counted as they go. */
export class Budget {
  private readonly sent: number[] = [];

  constructor(
    private readonly within: number,
    private readonly now: () => number = () => Date.now(),
  ) {}

  /** Notes that a message goes. */
  spend(): void {
    this.forget();
    this.sent.push(this.now());
  }

  /** How long until one more may go, if at most so many may; 0: it may go now. */
  wait(most: number): number {
    this.forget();
    const over = this.sent[this.sent.length - most];
    return over === undefined ? 0 : over + this.within - this.now();
  }

  private forget(): void {
    const since = this.now() - this.within;
    while (this.sent[0] !== undefined && this.sent[0] <= since) this.sent.shift();
  }
}
