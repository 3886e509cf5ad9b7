import { kebab } from "../../../ui/look";
import { powerLook } from "../powers";
import { t } from "../../../words/words.svelte";
import type { CardFace, DaybreakLibrary, DaybreakPower, DaybreakView, Seat } from "../../../generated/wire";
import type { FocusView } from "../selection.svelte";

/**
 * What can be pointed at, as it stands in `data-point` and goes over the line: a card anywhere, a project, a place in the
 * row of crises, a power, a track, the thermometer, the map.
 */
export type Target = `card ${number}` | `project ${number}` | `crisis ${number}` | `power ${number}` | `track ${string}` | "thermometer" | "map";

/** The table that a target lies on. */
export interface Lies {
  library: DaybreakLibrary;
  view: DaybreakView;
  powers: readonly DaybreakPower[];
}

function read(target: string): [kind: string, which: string] {
  const at = target.indexOf(" ");
  return at < 0 ? [target, ""] : [target.slice(0, at), target.slice(at + 1)];
}

function titled(library: DaybreakLibrary, decks: readonly CardFace["deck"][], which: string): string | null {
  return library.cards.find((card) => decks.includes(card.deck) && String(card.id) === which)?.title ?? null;
}

/** What a target is called; nothing, if there is no such thing at this table. */
export function titleOf(target: string, { library, view, powers }: Lies): string | null {
  const [kind, which] = read(target);
  switch (kind) {
    case "card":
      return titled(library, ["local", "starting"], which);
    case "project":
      return titled(library, ["global"], which);
    case "crisis": {
      const crisis = view.crises[Number(which)];
      if (!crisis) return null;
      return crisis.card === null ? t("player-unknown-crisis") : titled(library, ["crisis"], String(crisis.card));
    }
    case "power": {
      const power = powers[Number(which)];
      return power === undefined ? null : t(powerLook(power).name);
    }
    case "track":
      return library.board.tracks.some((track) => track.effect === which) ? t(`world-planet-${kebab(which)}`) : null;
    case "thermometer":
      return t("world-thermometer");
    case "map":
      return t("world-world");
    default:
      return null;
  }
}

/** The cards of a power: in hand, and in its stacks. */
function cardsAt(view: DaybreakView, seat: Seat): { hand: readonly number[]; stacks: number[] } {
  const player = view.players[seat];
  return { hand: player?.hand ?? [], stacks: player?.stacks.flatMap(({ cards }) => cards) ?? [] };
}

/** The targets that lie with a power, for when its cards are out of sight. */
export function heldBy(view: DaybreakView, seat: Seat): Target[] {
  const { hand, stacks } = cardsAt(view, seat);
  return [...hand, ...stacks].map((card): Target => `card ${card}`);
}

/** The view of a narrow screen in which a target is found. */
export function viewWith(target: string, view: DaybreakView, own: Seat | null): FocusView | null {
  const [kind, which] = read(target);
  switch (kind) {
    case "card": {
      if (own !== null) {
        const mine = cardsAt(view, own);
        if (mine.hand.includes(Number(which))) return "hand";
        if (mine.stacks.includes(Number(which))) return "board";
      }
      return "powers";
    }
    case "power":
      return Number(which) === own ? "board" : "powers";
    case "project":
    case "crisis":
      return "crises";
    case "track":
    case "thermometer":
    case "map":
      return "world";
    default:
      return null;
  }
}
