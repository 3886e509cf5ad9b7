import type { DaybreakView, FactMessage } from "../../../generated/wire";
import type { TableModel } from "../../../table/model.svelte";
import { isDaybreakView } from "../library";
import { kindOfMoment, factsOf, momentsOf, worldsTurn, type Moment } from "./grouping";
import { playingOf } from "./playing";

const keyOf = (moment: Moment | null): string => `${moment?.told[0]?.entry} ${JSON.stringify(moment?.told[0]?.fact)}`;
/** A moment that is looked at again, with all of its acts, stays until one goes back. */
const ALL = 99;

/** The moment that a screen shows: the one that is told, the last one while somebody is asked, or one that is looked at again. */
export class Telling {
  /** An earlier moment that somebody looks at, and how many of its acts are over. */
  looked = $state.raw<{ moment: Moment; from: DaybreakView } | null>(null);
  private lookedAct = $state(ALL);
  private timer: ReturnType<typeof setTimeout> | null = null;

  /** Somebody looks at the table instead; the story waits for them. */
  private aside = $state(false);
  /** The question before which somebody looks at the table instead. */
  private asideAt = $state<number | null>(null);

  constructor(private readonly model: TableModel) {}

  /** Was the moment that is told put aside, to look at the table? */
  away = $derived.by(() => {
    const { playback, moves, scene } = this.model;
    if (playback.playing !== null) return this.aside;
    return moves.length > 0 && this.asideAt === scene.entry;
  });

  /** Puts the moment aside. */
  leave(): void {
    this.looked = null;
    if (!this.model.playback.playing) {
      this.asideAt = this.model.scene.entry;
      return;
    }
    this.aside = true;
    this.model.playback.hide("aside");
  }

  /** Goes on with the moment that was put aside. */
  comeBack(): void {
    this.asideAt = null;
    this.aside = false;
    this.model.playback.show("aside");
  }

  /** What was told so far. */
  log = $derived.by<FactMessage[]>(() => {
    const { playback, log } = this.model;
    const last = playback.moment.at(-1);
    if (!playback.busy || !last) return log;
    const at = log.lastIndexOf(last);
    if (at >= 0) return log.slice(0, at + 1);
    return log.filter(({ entry }) => entry <= last.entry);
  });

  /** The moments of the world's turn as far as they were told. */
  moments = $derived<Moment[]>(momentsOf(worldsTurn(this.log)));

  /** The moment that is told now, or was told last, while the world plays. */
  private now = $derived.by<Moment | null>(() => {
    const { playback } = this.model;
    const told = playback.moment;
    const kind = kindOfMoment(factsOf(told));
    if (kind === null || kind === "end") return null;
    if (kind === "turn" && !playback.playing) return null;
    const view = playback.view;
    const world = view && isDaybreakView(view) && view.stage !== "Local" && view.stage !== "Global";
    // Who is asked in the middle of it has it before them.
    if (!playback.playing && (playback.busy || !world)) return null;
    return { kind, told: [...told] };
  });

  moment = $derived<Moment | null>(this.looked?.moment ?? this.now);

  from = $derived.by<DaybreakView | null>(() => {
    if (this.looked) return this.looked.from;
    const { from } = this.model.playback;
    return from && isDaybreakView(from) ? from : null;
  });

  /** How many of its acts are over. */
  act = $derived.by(() => {
    const { playback } = this.model;
    if (this.looked) return this.lookedAct;
    return playback.playing ? playback.act + playback.playing.before : ALL;
  });

  /** Is all of it to be seen? */
  done = $derived.by(() => {
    const { playback } = this.model;
    return this.looked ? this.lookedAct === ALL : !playback.playing || playback.act >= playback.playing.acts.length;
  });

  /** How many moments the table is ahead of what is told. */
  ahead = $derived.by(() => (this.model.playback.busy ? this.model.playback.waiting : 0));

  isSame(one: Moment | null, other: Moment | null): boolean {
    return keyOf(one) === keyOf(other);
  }

  /** Shows a moment of the round again, from the table as it was; the story waits meanwhile. Nothing goes back to it. */
  look(moment: Moment | null): void {
    const { playback } = this.model;
    if (this.timer) clearTimeout(this.timer);
    if (moment && this.isSame(moment, this.now)) moment = null;
    const first = moment?.told[0];
    const from = first ? (this.model.before?.(first) ?? null) : null;
    if (!moment || !from || !isDaybreakView(from)) {
      if (this.looked && playback.held) playback.resume();
      else if (this.now) playback.repeat();
      this.looked = null;
      return;
    }
    if (playback.busy) playback.hold();
    this.looked = { moment, from };
    const at = { seat: this.model.seat, waits: true, log: this.log, moment: moment.told, from, view: from, library: null };
    this.play(playingOf(moment.told, at, () => 0)?.acts ?? [], 0);
  }

  /** Plays the moment that shows once more. */
  again(): void {
    if (!this.looked) return this.model.playback.repeat();
    const { moment } = this.looked;
    this.looked = null;
    this.look(moment);
  }

  /** Passes over all that waits. */
  catchUp(): void {
    this.model.playback.skip("all");
  }

  private play(acts: readonly number[], at: number): void {
    this.lookedAct = at;
    const ms = acts[at];
    if (ms === undefined) this.lookedAct = ALL;
    else this.timer = setTimeout(() => this.play(acts, at + 1), ms);
  }
}
