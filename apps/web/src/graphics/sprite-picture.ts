import { type Sprite, TICKS_PER_SECOND } from '@warren/games';
import { type Frame, SPRITES, type SpriteName, type Sprite as Strip } from '../generated/sprites.js';
import { tileSalt } from './tile-hash.js';

const FACINGS = ['north', 'east', 'south', 'west'] as const;
const TICK_MS = 1000 / TICKS_PER_SECOND;

/** What a game shows: its kinds of sprites and their poses. */
export interface SpriteKinds {
  readonly kinds: readonly string[];
  readonly poses: readonly string[];
  /** The kinds that have no age of their own: they move by the clock. */
  readonly byTheClock: ReadonlySet<string>;
  /** The poses that are over after a while, and stay at their last picture. */
  readonly once: ReadonlySet<string>;
}

/**
 * Finds the picture of a sprite: the strip named by kind, pose and facing, or by kind and pose, or by its kind. Strips
 * are looked up once: names are not to be put together for every picture.
 */
export function makePictureOf({ kinds, poses, byTheClock, once }: SpriteKinds): PictureOf {
  const strips = new Map(
    kinds.map((kind) => [kind, new Map(poses.map((pose) => [pose, byFacing(kind, pose)]))]),
  );
  return ({ id, kind, pose, facing, age }, timeMs) => {
    const strip = strips.get(kind)?.get(pose)?.[facing];
    if (strip === undefined) return null;
    if (strip.frames.length === 1) return strip.frames[0];
    if (byTheClock.has(kind)) return frameAt(strip, timeMs, true);
    // Waiting actors do not all breathe at the same time.
    const ahead = pose === 'idle' ? tileSalt(id) % 1000 : 0;
    return frameAt(strip, age * TICK_MS + ahead, !once.has(pose));
  };
}

/** The picture of a sprite now; `null` for what there is no picture of. */
export type PictureOf = (sprite: Sprite, timeMs: number) => Frame | null;

function byFacing(kind: string, pose: string): Readonly<Record<string, Strip>> {
  return Object.fromEntries(
    FACINGS.map((facing) => {
      const names = [`${kind}-${pose}-${facing}`, `${kind}-${pose}`, kind];
      const name = names.find((each) => Object.hasOwn(SPRITES, each));
      if (name === undefined) throw new Error(`nobody has drawn ${names[0]}`);
      return [facing, SPRITES[name as SpriteName]];
    }),
  );
}

/** The frame of a strip after so many milliseconds: over again, or staying at its last one. */
export function frameAt({ frames, durations }: Strip, timeMs: number, loops: boolean): Frame {
  let length = 0;
  for (const duration of durations) length += duration;
  let left = loops ? timeMs % length : timeMs;
  for (let i = 0; i < frames.length; i++) {
    left -= durations[i];
    if (left < 0) return frames[i];
  }
  return frames[frames.length - 1];
}

/** How long a strip takes from its first frame to its end. */
export function lengthOf(name: SpriteName): number {
  return SPRITES[name].durations.reduce((sum, duration) => sum + duration, 0);
}
