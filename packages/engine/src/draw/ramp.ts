import { type Colour, mixColours } from './colour.js';

/**
 * Colours by distance: lantern light near, ember, then the cool dark of deep tunnels. The lightness falls all the
 * way, so that the order can be read without telling hues apart; the stops were chosen in OKLCH.
 */
const STOPS: readonly Colour[] = [
  '#f9e4a3',
  '#f7d485',
  '#f7c367',
  '#f7af54',
  '#f59a47',
  '#f0884b',
  '#e87652',
  '#dc6b62',
  '#ce626f',
  '#be5e80',
  '#ac5d8c',
  '#995e97',
  '#85609c',
  '#72639e',
  '#60669c',
  '#4f6796',
  '#40688e',
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

/** The factor from a distance to its place in the ramp. The half keeps the farthest just inside the last place. */
export function rampScale(farthest: number): number {
  return farthest === 0 ? 0 : (DISTANCE_RAMP.length - 0.5) / farthest;
}

/** The place of a distance in the ramp, where `farthest` is the largest distance there is. */
export function rampIndex(distance: number, farthest: number): number {
  return Math.floor(distance * rampScale(farthest));
}
