/** When it is served. */
export type Course =
  /** First. */
  | "starter"
  /** Then. */
  | "main_dish"
  /** Last. */
  | "dessert";

/** A dish on a menu. */
export interface Dish {
  /** What it is called. */
  name: string;
  price: number;
  /** How hot it is, from 0 to 3. */
  heat: number | null;
  course: Course;
  /** Only at these hours, from and to. */
  hours: [number, number];
  /** Whether and when it is sold out. */
  sold_out:
    /** Written where it is used. */
    | (
        /** All of it. */
        | "Out"
        /** Soon. */
        | { In: { minutes: number } })
    | null;
  /**
   * What goes with it. This is a long description, so that it does not fit into one line of TypeScript and has to be
   * broken; it ends like a comment: *\/
   *
   * A second paragraph.
   */
  sides: (Side | null)[];
  "kilo-calories": number[];
  anything: unknown;
  vegan: boolean;
  notes?: { [key: string]: string[] };
}

export type Guest = { name: string; size: Size } & ({ table: Table } | { bar: null });

export type Nothing = { [key: string]: unknown };

/** What a guest says. */
export type Order =
  /** One dish. */
  | { type: "bring"; dish: Table; times: number }
  /** Everything about a guest. */
  | Guest & { type: "seat" }
  | { type: "pay" };

export type Side =
  | "Rice" | "Bread"
  /** Of so many leaves. */
  | { Salad: number }
  | {
      Soup: {
        /** Which. */
        flavour: string;
        large: boolean;
      };
    }
  | { Both: [Side, Side] };

export type Size = number | string;

/** A number that stands for a table. */
export type Table = number;
