import type { Frame, HudLine } from '../kernel/frame.js';
import { TICKS_PER_SECOND } from '../kernel/game.js';
import { sayMinutes } from '../kernel/hud.js';
import { causeOf } from './cause.js';
import { lessonOf } from './lessons.js';
import { playerTile } from './player.js';
import { seenMap } from './seen-map.js';
import type { LostCauseState } from './state.js';

/** The values around the picture of Lost Cause. */
export function lostCauseHud(state: LostCauseState) {
  const { level } = state;
  const { number, ticks, locksLeft, slimesDefeated, player, width, height } = level;
  return {
    /** 0 for a maze that is no level of the campaign. */
    level: number,
    /** Whole seconds since the level began. */
    seconds: Math.floor(ticks / TICKS_PER_SECOND),
    locksLeft,
    slimesDefeated,
    health: { now: player.health, most: width * height },
    /** What each slot holds. The state changes in place; a frame does not. */
    slots: [...player.slots],
    /** The slot in hand, from 0. */
    active: player.active,
    /** What was seen of the maze, and the tile the player is in. */
    map: seenMap(level),
    here: playerTile(level),
    /** Whether a slime follows the player. */
    hunted: level.hunted,
    /** What level 1 teaches now; `null` when there is nothing to teach. */
    lesson: lessonOf(level),
    /** Why the run was lost; `null` when it was not. */
    cause: causeOf(state),
  };
}

export type LostCauseHud = Readonly<ReturnType<typeof lostCauseHud>>;
export type LostCauseFrame = Frame<LostCauseHud>;

/** The HUD in words, in reading order. */
export function hudLines(hud: LostCauseHud): HudLine[] {
  const { level, seconds, locksLeft, slimesDefeated, health, slots, active } = hud;
  return [
    { id: 'level', label: 'Level', value: level > 0 ? `${level}` : 'custom' },
    { id: 'time', label: 'Time', value: sayMinutes(seconds) },
    { id: 'locks', label: 'Locks left', value: `${locksLeft}` },
    { id: 'slimes', label: 'Slimes defeated', value: `${slimesDefeated}` },
    { id: 'health', label: 'Health', value: `${health.now}/${health.most}`, meter: health },
    { id: 'inventory', label: 'Inventory', value: slots.map((item) => item ?? '').join(',') },
    { id: 'active', label: 'Active slot', value: `${active + 1}` },
  ];
}
