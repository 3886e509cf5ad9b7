/** Is somebody writing a report, and about which table? */
class Reporting {
  open = $state(false);
  /** The table that shows, whatever the address says. */
  table = $state<string | null>(null);
}

export const reporting = new Reporting();
