import { type Colour, mixColours } from './colour.js';

/**
 * Colours by distance: lantern light near, ember, then the cool dark of deep tunnels. The lightness falls all the
 * way in even steps, so that the order can be read without telling hues apart. The stops are even steps in OKLCH.
 */
const STOPS: readonly Colour[] = [
  '#f7e09c',
  '#f6cf7a',
  '#f7bc57',
  '#f7a745',
  '#f5923a',
  '#ef7e42',
  '#e66b4d',
  '#db5b5e',
  '#cc4f6e',
  '#b94a82',
  '#a34892',
  '#8d4a9c',
  '#754ba0',
  '#614e9e',
  '#4c5098',
  '#3b518c',
  '#2e517d',
];

const STEPS_A_STOP = 8;

/** The colours from nearest to farthest. */
export const DISTANCE_RAMP: readonly Colour[] = Array.from(
  { length: (STOPS.length - 1) * STEPS_A_STOP + 1 },
  (_, i) => {
    const stop = Math.floor(i / STEPS_A_STOP);
    const within = i % STEPS_A_STOP;
    return within === 0
      ? STOPS[stop]
      : mixColours(STOPS[stop], STOPS[stop + 1], (within * 256) / STEPS_A_STOP);
  },
);

/**
 * What a distance is multiplied with to find its place in the ramp, rounded down. The half keeps the farthest just
 * inside the last place.
 */
export function rampScale(farthest: number): number {
  return farthest === 0 ? 0 : (DISTANCE_RAMP.length - 0.5) / farthest;
}

/** The place of a distance in the ramp, where `farthest` is the largest distance there is. */
export function rampIndex(distance: number, farthest: number): number {
  return Math.floor(distance * rampScale(farthest));
}
