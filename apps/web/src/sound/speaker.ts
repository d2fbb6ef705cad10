import { EFFECTS } from './effects.js';

/** What makes samples of parameters and plays them: zzfx, or what a test puts there. */
export interface Synth {
  buildSamples(...parameters: readonly number[]): number[];
  playSamples(channels: readonly (readonly number[])[], volume?: number, rate?: number): unknown;
}

export interface SpeakerOptions {
  /** How loud now, 0 to 1; 0 is silence. */
  readonly loudness: () => number;
  /** Fetches the synth; asked once, after the first gesture, because browsers allow no sound before. */
  readonly load: () => Promise<Synth>;
  /** Told once a gesture has happened. */
  readonly onGesture: (listener: () => void) => void;
}

/** The same effect is never played twice within this time: two slimes hit at once make one sound, not a loud one. */
const APART_MS = 40;
/** A sound that comes later than this belongs to nothing any more. */
const LATE_MS = 300;
/** How far the pitch may stray, so that repeated steps do not sound like a machine. */
const STRAY = 0.06;

/** Plays effects, and never fails: a browser without sound is silent. */
export function createSpeaker({ loudness, load, onGesture }: SpeakerOptions) {
  const samples = new Map<string, readonly number[]>();
  const last = new Map<string, number>();
  let synth: Synth | null = null;
  /** What the first gesture itself asked for, while the synth was still being fetched. */
  let waiting: { readonly name: string; readonly since: number } | null = null;
  let isLoading = false;
  onGesture(() => {
    isLoading = true;
    load().then(
      (loaded) => {
        synth = loaded;
        if (waiting !== null && performance.now() - waiting.since < LATE_MS) play(waiting.name);
      },
      () => {},
    );
  });

  function samplesOf(name: keyof typeof EFFECTS, from: Synth): readonly number[] {
    const made = samples.get(name) ?? from.buildSamples(...EFFECTS[name]);
    samples.set(name, made);
    return made;
  }

  /** Plays an effect. Unknown names are silent, and so is everything before the first touch or key. */
  function play(name: string): void {
    const volume = loudness();
    if (volume === 0 || !isEffect(name)) return;
    const now = performance.now();
    if (synth === null) {
      if (isLoading) waiting = { name, since: now };
      return;
    }
    if (now - (last.get(name) ?? Number.NEGATIVE_INFINITY) < APART_MS) return;
    last.set(name, now);
    try {
      synth.playSamples([samplesOf(name, synth)], volume, 1 + (Math.random() * 2 - 1) * STRAY);
    } catch {
      // A sound that cannot be played is not worth a word.
    }
  }

  return { play };
}

function isEffect(name: string): name is keyof typeof EFFECTS {
  return Object.hasOwn(EFFECTS, name);
}
