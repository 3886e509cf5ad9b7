import type { Seat, TableInfo } from "../../generated/wire";
import type { Line } from "../../net/line";
import { Dealer } from "../dealing";

/** Gives one's part of the deal when it is asked for. */
export class Deal {
  private readonly dealer: Dealer;
  /** One's part of the deal is on its way. */
  private sending = false;

  constructor(
    table: string,
    private readonly now: { readonly table: TableInfo; readonly you: { seats: Seat[] } },
    private readonly wire: () => Line,
  ) {
    this.dealer = new Dealer(table);
  }

  give(): void {
    const { table, you } = this.now;
    const step = table.dealing?.step;
    const order = this.sending ? null : this.dealer.answer(table, you.seats);
    if (!order) return;
    this.sending = true;
    const isSame = (): boolean => this.now.table.dealing?.step === step;
    // Whoever gives nothing is left out, which everybody is told.
    void this.wire()
      .send(order, "act", isSame)
      .catch(() => {})
      .finally(() => {
        this.sending = false;
        // The next step may have begun before the answer to this one came.
        if (!isSame()) this.give();
      });
  }
}
