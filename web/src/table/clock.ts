import { createSubscriber } from "svelte/reactivity";
import { infoOf } from "../game/known";
import { t } from "../words/words.svelte";
import type { Clock, Seat, SeatClock } from "../generated/wire";

/** When clocks came: from then on they are counted down, whatever the clock of the machine says. */
const arrived = new WeakMap<readonly SeatClock[], number>();

/** Notes that clocks have come just now. */
export function clocksCame(clocks: readonly SeatClock[]): readonly SeatClock[] {
  if (!arrived.has(clocks)) arrived.set(clocks, performance.now());
  return clocks;
}

/** Ticks for as long as a clock on the screen runs. */
const ticking = createSubscriber((tick) => {
  const timer = setInterval(tick, 250);
  return () => clearInterval(timer);
});

/** How much time somebody has. */
export interface Time {
  /** In whole seconds. */
  seconds: number;
  runs: boolean;
  /** Is it all used up? */
  out: boolean;
  /** Is there little left? */
  low: boolean;
}

const LITTLE_MS = 10_000;
const LITTLE_PART = 0.1;

export function timeOf(clocks: readonly SeatClock[], seat: Seat): Time | null {
  const clock = clocks.find((one) => one.seat === seat);
  if (!clock) return null;
  clocksCame(clocks);
  if (clock.runs) ticking();
  const passed = clock.runs ? performance.now() - (arrived.get(clocks) ?? 0) : 0;
  const left = Math.max(0, clock.left - passed);
  const out = clock.out === true || left === 0;
  return { seconds: Math.ceil(left / 1000), runs: clock.runs && left > 0, out, low: left < LITTLE_MS || left < clock.of * LITTLE_PART };
}

const HOUR = 3600;
const DAY = 24 * HOUR;
const two = (number: number): string => String(number).padStart(2, "0");

/** Time as a clock shows it: 0:09, 12:30, 1:05:00; from a day on in days and hours. */
export function clockFace(seconds: number): string {
  if (seconds >= DAY) return t("clock-face-days", { days: Math.floor(seconds / DAY), hours: Math.floor((seconds % DAY) / HOUR) });
  const [hours, minutes, rest] = [Math.floor(seconds / HOUR), Math.floor((seconds % HOUR) / 60), two(seconds % 60)];
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

/** The same in words, and so roughly that it changes seldom. */
export function roughly(seconds: number): string {
  if (seconds >= DAY) return clockFace(seconds);
  if (seconds >= HOUR) return t("clock-hours", { count: Math.round(seconds / HOUR) });
  if (seconds > 90) return t("clock-minutes", { count: Math.round(seconds / 60) });
  return t("clock-seconds", { count: Math.max(10, Math.ceil(seconds / 10) * 10) });
}

/** How much time there is, in a few words. */
export function clockWords({ kind }: Clock): string {
  if ("move" in kind) return t("clock-move", { time: spanWords(kind.move.seconds) });
  if ("stage" in kind) return t("clock-stage", { time: spanWords(kind.stage.seconds) });
  if ("days" in kind) return t("clock-slow", { days: kind.days.days });
  const time = spanWords(kind.game.minutes * 60);
  return kind.game.increment ? t("clock-game-more", { time, seconds: kind.game.increment }) : t("clock-game", { time });
}

/** A span of seconds or whole minutes. */
export function spanWords(seconds: number): string {
  return seconds % 60 === 0 ? t("clock-minutes", { count: seconds / 60 }) : t("clock-seconds", { count: seconds });
}

/** What happens when the time is used up. */
export function zeroWords(clock: Clock, game: string): string {
  return t(`clock-zero-${clock.at_zero ?? "bot"}`, { part: infoOf(game).stretch });
}
