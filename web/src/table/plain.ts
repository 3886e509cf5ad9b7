import type { Staging } from "./playback.svelte";

/** A glance, and a time for every character. */
const GLANCE = 500;
const CHARACTER = 30;

/** How a game plays out that says nothing else: every fact rests until it could be read. */
export const staging: Staging = {
  beat: (_fact, _mine, _view, text = "") => GLANCE + CHARACTER * text.length,
};
