import { kebab } from "../../ui/vocabulary";
import type { DaybreakPlanetaryEffect } from "../../wire";
import type { DaybreakLibrary } from "../../wire-soon";
import type { Course } from "./course";

/** The track of a planetary effect, with the round in which its token reached each space. */
export interface Track {
  effect: DaybreakPlanetaryEffect;
  spaces: { tipping: boolean; text: string; round: number | null }[];
}

export function tracksOf(course: Course, board: DaybreakLibrary["board"]): Track[] {
  return board.tracks.map(({ effect, spaces }) => ({
    effect,
    spaces: spaces.map((space, at) => {
      const round = course.rounds.find(({ world }) => (world.tracks[kebab(effect)] ?? 0) > at);
      return { ...space, round: round?.round ?? null };
    }),
  }));
}
