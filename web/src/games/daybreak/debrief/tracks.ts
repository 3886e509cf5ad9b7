import type { BoardFace, DaybreakPlanetaryEffect, TrackSpace } from "../../../generated/wire";
import type { Course } from "./course";

/** The track of a planetary effect, with the round in which its token reached each space. */
export interface Track {
  effect: DaybreakPlanetaryEffect;
  spaces: (TrackSpace & { round: number | null })[];
}

export function tracksOf(course: Course, board: BoardFace): Track[] {
  return board.tracks.map(({ effect, spaces }) => ({
    effect,
    spaces: spaces.map((space, at) => {
      const round = course.rounds.find(({ world }) => world.tracks[effect] > at);
      return { ...space, round: round?.round ?? null };
    }),
  }));
}
