import { fitting, LANGUAGES, words, type Lang } from "./words/words.svelte";

export type Theme = "auto" | "light" | "dark";

interface Kept {
  theme: Theme;
  lang: Lang | null;
  pace: number;
  /** Does every moment wait for a press? Unless somebody chose, those of the first game do. */
  waits: boolean | null;
  sound: boolean;
  calm: boolean;
  guard: boolean;
  /** How easy "Play now" is, by game, where somebody chose. */
  steps: Record<string, string>;
  /** The games of which one was played to its end. */
  played: string[];
  /** Offer a hint where somebody seems not to know how to go on. */
  offers: boolean;
  /** Were there tables on one's list when it was last looked at? */
  tables: boolean;
}

const KEY = "firstlight";
const FRESH: Kept = {
  theme: "auto",
  lang: null,
  pace: 1,
  waits: null,
  sound: false,
  calm: false,
  guard: true,
  steps: {},
  played: [],
  offers: true,
  tables: false,
};

/** The paces at which facts are told. */
export const PACES = [0.5, 1, 2, 4] as const;

function read(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
    return {
      theme: kept.theme === "light" || kept.theme === "dark" ? kept.theme : "auto",
      lang: kept.lang && kept.lang in LANGUAGES ? kept.lang : null,
      pace: PACES.find((pace) => pace === kept.pace) ?? FRESH.pace,
      waits: typeof kept.waits === "boolean" ? kept.waits : null,
      sound: kept.sound === true,
      calm: kept.calm === true,
      guard: kept.guard !== false,
      steps: Object.fromEntries(Object.entries(kept.steps ?? {}).filter(([, step]) => typeof step === "string")),
      played: Array.isArray(kept.played) ? kept.played.filter((game) => typeof game === "string") : [],
      offers: kept.offers !== false,
      tables: kept.tables === true,
    };
  } catch {
    return { ...FRESH };
  }
}

/** What a person chose on this device: language, theme, pace, sound, motion. */
class Prefs {
  private kept = $state<Kept>(read());
  private dark = $state(false);
  private still = $state(false);

  /** Reads the wishes of the system and follows them. */
  begin(): Promise<void> {
    const dark = matchMedia("(prefers-color-scheme: dark)");
    const still = matchMedia("(prefers-reduced-motion: reduce)");
    const look = (): void => {
      this.dark = dark.matches;
      this.still = still.matches;
      this.show();
    };
    dark.addEventListener("change", look);
    still.addEventListener("change", look);
    look();
    return words.turn(this.kept.lang ?? fitting(navigator.languages));
  }

  get theme(): Theme {
    return this.kept.theme;
  }
  set theme(theme: Theme) {
    this.kept.theme = theme;
    this.keep();
  }

  /** The theme that shows. */
  get shown(): "light" | "dark" {
    if (this.kept.theme !== "auto") return this.kept.theme;
    return this.dark ? "dark" : "light";
  }

  async speak(lang: Lang): Promise<void> {
    this.kept.lang = lang;
    this.keep();
    await words.turn(lang);
  }

  /** How fast facts are told: 1 is the usual pace, 4 the fastest. */
  get pace(): number {
    return this.kept.pace;
  }
  set pace(pace: number) {
    this.kept.pace = pace;
    this.keep();
  }

  /** Does every moment of a game wait for a press? */
  waits(game: string): boolean {
    return this.kept.waits ?? !this.hasPlayed(game);
  }
  chooseWaits(waits: boolean): void {
    this.kept.waits = waits;
    this.keep();
  }

  get sound(): boolean {
    return this.kept.sound;
  }
  set sound(sound: boolean) {
    this.kept.sound = sound;
    this.keep();
  }

  /** Less motion, by choice here or by a wish of the system. */
  get calm(): boolean {
    return this.kept.calm || this.still;
  }
  set calm(calm: boolean) {
    this.kept.calm = calm;
    this.keep();
  }

  /** Ask for a second click before a card is played. */
  get guard(): boolean {
    return this.kept.guard;
  }
  set guard(guard: boolean) {
    this.kept.guard = guard;
    this.keep();
  }

  /** How easy "Play now" is, by game, where somebody chose. */
  get steps(): Readonly<Record<string, string>> {
    return this.kept.steps;
  }
  chooseStep(game: string, step: string): void {
    this.kept.steps = { ...this.kept.steps, [game]: step };
    this.keep();
  }

  /** Was a game of this kind played to its end? */
  hasPlayed(game: string): boolean {
    return this.kept.played.includes(game);
  }
  notePlayed(game: string): void {
    if (this.hasPlayed(game)) return;
    this.kept.played = [...this.kept.played, game];
    this.keep();
  }

  /** Offer a hint where somebody seems not to know how to go on. */
  get offers(): boolean {
    return this.kept.offers;
  }
  set offers(offers: boolean) {
    this.kept.offers = offers;
    this.keep();
  }

  /** Were there tables on one's list when it was last looked at? */
  get hasTables(): boolean {
    return this.kept.tables;
  }
  set hasTables(tables: boolean) {
    if (this.kept.tables === tables) return;
    this.kept.tables = tables;
    this.keep();
  }

  private keep(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify(this.kept));
    } catch {
      // A browser that keeps nothing still plays.
    }
    this.show();
  }

  private show(): void {
    document.documentElement.dataset.theme = this.shown;
    document.documentElement.dataset.motion = this.calm ? "calm" : "full";
  }
}

export const prefs = new Prefs();
