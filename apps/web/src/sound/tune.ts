/** A note of a tune. */
export interface Note {
  /** In hertz. */
  readonly pitch: number;
  /** In steps. */
  readonly length: number;
  readonly voice: 'bass' | 'pluck';
}

/** A tune that goes round and round. */
export interface Tune {
  readonly stepSeconds: number;
  /** The notes that begin with each step. */
  readonly steps: readonly (readonly Note[])[];
}

/** Minor, dorian, and minor without its leaning notes: quiet, a little old. In semitones over the root. */
const SCALES = [
  [0, 2, 3, 5, 7, 8, 10],
  [0, 2, 3, 5, 7, 9, 10],
  [0, 3, 5, 7, 10, 12, 15],
] as const;
/** Roots of chords, as places in the scale, four bars each. */
const PROGRESSIONS = [
  [0, 5, 3, 4],
  [0, 3, 0, 4],
  [0, 2, 5, 4],
  [0, 4, 5, 3],
] as const;
const STEPS_PER_BAR = 8;
/** The first part twice, another one, and the first again. */
const FORM = [0, 0, 1, 0] as const;
const ROOT_HERTZ = 110;
/** Three notes in eight are rests: it has to leave room. */
const REST = 3 / 8;

/** Composes the tune of a game. The same seed gives the same tune. */
export function composeTune(seed: string): Tune {
  const draw = drawFrom(seed);
  const scale = SCALES[draw(SCALES.length)];
  const progression = PROGRESSIONS[draw(PROGRESSIONS.length)];
  const root = ROOT_HERTZ * 2 ** (draw(7) / 12);
  const pitchOf = (place: number) => {
    const octave = Math.floor(place / scale.length);
    return root * 2 ** (octave + scale[place - octave * scale.length] / 12);
  };
  const parts = [0, 1].map(() => composePart(draw, progression));
  const steps = FORM.flatMap((part) =>
    parts[part].flatMap((bar, i) =>
      bar.map((place, step): Note[] => [
        ...(step === 0 ? [{ pitch: pitchOf(progression[i]) / 2, length: 6, voice: 'bass' } as const] : []),
        ...(place === null ? [] : [{ pitch: 2 * pitchOf(place), length: 2, voice: 'pluck' } as const]),
      ]),
    ),
  );
  return { stepSeconds: 0.3 + draw(5) * 0.025, steps };
}

/** Four bars of a melody that walks about the notes of its chords; `null` is a rest. */
function composePart(draw: Draw, progression: readonly number[]): (number | null)[][] {
  let place = 4;
  return progression.map((chord) =>
    Array.from({ length: STEPS_PER_BAR }, (_, step) => {
      if (step > 0 && draw(1000) < REST * 1000) return null;
      // A bar begins on its chord, and goes on by small steps.
      place = step === 0 ? chord + 2 * draw(3) : Math.max(0, Math.min(11, place + draw(5) - 2));
      return place;
    }),
  );
}

type Draw = (below: number) => number;

/** Draws whole numbers from a seed. */
function drawFrom(seed: string): Draw {
  let state = 2_166_136_261;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}
