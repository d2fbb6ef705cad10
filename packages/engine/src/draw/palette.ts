import { type Colour, type Ink, inkOf, mixColours } from './colour.js';
import type { Drawing } from './drawing.js';
import { DISTANCE_RAMP } from './ramp.js';

/** The colours of one drawing, chosen for what it shows: as `#rrggbb` or as ink. */
export interface Palette<C> {
  readonly ground: C;
  readonly floor: C;
  readonly wall: C;
  /** The mouth of a passage that runs beneath a bridge. */
  readonly mouth: C;
  readonly trail: C;
  /** The line on either side of the trail that sets it off from a ramp of colours; `null` on plain floors. */
  readonly trailEdge: C | null;
  readonly start: C;
  readonly exit: C;
  /** Floors and mouths by their place in the ramp of distances. */
  readonly floors: readonly C[];
  readonly mouths: readonly C[];
}

/** How dark mouths are on the distance ramp, in 256ths. */
const MOUTH_SHADE = 104;

function rampMouths(wall: Colour): Colour[] {
  return DISTANCE_RAMP.map((colour) => mixColours(colour, wall, MOUTH_SHADE));
}

export function paletteOf({ theme, distances }: Drawing): Palette<Colour> {
  const { ground, floor, wall, shadow, trail, start, exit, rampWall, rampTrail } = theme;
  const plain = { ground, floor, mouth: shadow, floors: DISTANCE_RAMP, mouths: rampMouths(rampWall) };
  return distances === null
    ? { ...plain, wall, trail, trailEdge: null, start, exit }
    : {
        ...plain,
        wall: rampWall,
        trail: rampTrail,
        trailEdge: rampWall,
        start: rampTrail,
        exit: rampTrail,
      };
}

/** The same colours, ready to paint with. */
export function paletteInks({ trailEdge, floors, mouths, ...others }: Palette<Colour>): Palette<Ink> {
  const inks = Object.entries(others).map(([name, colour]) => [name, inkOf(colour)]);
  return {
    ...(Object.fromEntries(inks) as Record<keyof typeof others, Ink>),
    trailEdge: trailEdge && inkOf(trailEdge),
    floors: floors.map(inkOf),
    mouths: mouths.map(inkOf),
  };
}
