import { type Sprite, TICKS_PER_SECOND } from '@warren/games';
import { type Frame, SPRITES, type SpriteName, type Sprite as Strip } from '../generated/sprites.js';
import { textHash } from './tile-hash.js';

const FACINGS = ['north', 'east', 'south', 'west'] as const;
const TICK_MS = 1000 / TICKS_PER_SECOND;
/** What stands still has no age of its own: it moves by the clock. */
const BY_THE_CLOCK: ReadonlySet<string> = new Set(['exit']);

/** Strips by kind, pose and facing, looked up once: names are not to be put together for every picture. */
const STRIPS: ReadonlyMap<string, ReadonlyMap<string, Readonly<Record<string, Strip>>>> = new Map(
  ['player', 'slime', 'key', 'lock', 'sword', 'steel-sword', 'armour', 'exit'].map((kind) => [
    kind,
    new Map(['idle', 'walk', 'attack'].map((pose) => [pose, byFacing(kind, pose)])),
  ]),
);

function byFacing(kind: string, pose: string): Readonly<Record<string, Strip>> {
  return Object.fromEntries(
    FACINGS.map((facing) => {
      const names = [`${kind}-${pose}-${facing}`, `${kind}-${pose}`, kind];
      const name = names.find((each) => Object.hasOwn(SPRITES, each)) ?? 'lock';
      return [facing, SPRITES[name as SpriteName]];
    }),
  );
}

/** The picture of a sprite now; `null` for what there is no picture of. */
export function pictureOf({ id, kind, pose, facing, age }: Sprite, timeMs: number): Frame | null {
  const strip = STRIPS.get(kind)?.get(pose)?.[facing];
  if (strip === undefined) return null;
  if (strip.frames.length === 1) return strip.frames[0];
  if (BY_THE_CLOCK.has(kind)) return frameAt(strip, timeMs, true);
  // Those who wait do not all breathe at the same time.
  const ahead = pose === 'idle' ? textHash(id) % 1000 : 0;
  return frameAt(strip, age * TICK_MS + ahead, pose !== 'attack');
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
