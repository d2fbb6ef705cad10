import { isKey, isLock } from './inventory.js';
import { TILE } from './numbers.js';
import { playerMiddle, playerTile } from './player.js';
import type { Level, LostCauseEvent } from './state.js';

/** What level 1 teaches, each until it was done. */
export const LESSONS = ['walk', 'strike', 'take', 'unlock'] as const;
export type Lesson = (typeof LESSONS)[number];

const TEACHING_LEVEL = 1;
/** A slime nearer than this is to be struck. */
const SLIME_NEAR = (3 * TILE) / 2;

const LEARNT_BY: Readonly<Partial<Record<LostCauseEvent, Lesson>>> = {
  hit: 'strike',
  break: 'strike',
  defeat: 'strike',
  take: 'take',
  unlock: 'unlock',
};

/** Notes what the events of a tick and the way walked show to be learnt. */
export function learn(level: Level, events: readonly LostCauseEvent[]): void {
  if (level.number !== TEACHING_LEVEL) return;
  if (level.player.held !== 0) note(level, 'walk');
  for (const event of events) {
    const lesson = LEARNT_BY[event];
    if (lesson !== undefined) note(level, lesson);
  }
}

function note(level: Level, lesson: Lesson): void {
  level.lessons |= 1 << LESSONS.indexOf(lesson);
}

/** What the player is taught now; `null` when all is done, and in every other level. */
export function lessonOf(level: Level): Lesson | null {
  if (level.number !== TEACHING_LEVEL) return null;
  const isOpen = (lesson: Lesson) => (level.lessons & (1 << LESSONS.indexOf(lesson))) === 0;
  if (isOpen('walk')) return 'walk';
  if (isOpen('strike') && isSlimeNear(level)) return 'strike';
  const tile = playerTile(level);
  const here = level.things.find((thing) => thing.tile === tile)?.kind ?? '';
  if (isOpen('take') && isKey(here)) return 'take';
  if (isOpen('unlock') && isLock(here) && level.player.slots.some(isKey)) return 'unlock';
  return null;
}

function isSlimeNear(level: Level): boolean {
  const { x, y } = playerMiddle(level);
  return level.slimes.some(
    (slime) => slime.next >= 0 && Math.abs(slime.x - x) < SLIME_NEAR && Math.abs(slime.y - y) < SLIME_NEAR,
  );
}
