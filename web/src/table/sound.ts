import { prefs } from "../prefs.svelte";

/** What can be heard. */
export type Chime = "turn" | "card" | "crisis" | "end";

/** Each tone: its pitch in hertz, when it begins and how long it rings, in seconds. */
type Tone = readonly [pitch: number, at: number, long: number];
const TONES: Record<Chime, readonly Tone[]> = {
  turn: [
    [523.25, 0, 0.5],
    [783.99, 0.14, 0.7],
  ],
  card: [[392, 0, 0.12]],
  crisis: [
    [220, 0, 0.6],
    [207.65, 0.22, 0.8],
  ],
  end: [
    [392, 0, 0.7],
    [493.88, 0.16, 0.7],
    [587.33, 0.32, 0.7],
    [783.99, 0.48, 1.2],
  ],
};
const VOLUME = 0.06;

let context: AudioContext | null = null;

/** Rings softly, if the person wants sound. */
export function chime(which: Chime): void {
  if (!prefs.sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  const now = context.currentTime + 0.02;
  for (const [pitch, at, long] of TONES[which]) {
    const tone = context.createOscillator();
    const loud = context.createGain();
    tone.type = "sine";
    tone.frequency.value = pitch;
    loud.gain.setValueAtTime(0, now + at);
    loud.gain.linearRampToValueAtTime(VOLUME, now + at + 0.02);
    loud.gain.exponentialRampToValueAtTime(0.0001, now + at + long);
    tone.connect(loud).connect(context.destination);
    tone.start(now + at);
    tone.stop(now + at + long + 0.05);
  }
}
