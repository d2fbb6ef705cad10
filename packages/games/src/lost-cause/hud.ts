import type { Frame, HudLine, HudMeter } from '../kernel/frame.js';
import { TICKS_PER_SECOND } from '../kernel/game.js';
import { sayMinutes } from '../kernel/hud.js';
import type { Item, Level } from './state.js';

/** The values around the picture of Lost Cause. */
export interface LostCauseHud {
  /** 0 for a maze that is no level of the campaign. */
  readonly level: number;
  /** Whole seconds since the level began. */
  readonly seconds: number;
  readonly locksLeft: number;
  readonly slimesDefeated: number;
  readonly health: HudMeter;
  /** What each slot holds. */
  readonly slots: readonly (Item | null)[];
  /** The slot in hand, from 0. */
  readonly active: number;
}

export type LostCauseFrame = Frame<LostCauseHud>;

export function lostCauseHud({
  number,
  ticks,
  locksLeft,
  slimesDefeated,
  player,
  width,
  height,
}: Level): LostCauseHud {
  return {
    level: number,
    seconds: Math.floor(ticks / TICKS_PER_SECOND),
    locksLeft,
    slimesDefeated,
    health: { now: player.health, most: width * height },
    // The state changes in place; a frame does not.
    slots: [...player.slots],
    active: player.active,
  };
}

/** The HUD in words, in reading order. */
export function hudLines(hud: LostCauseHud): HudLine[] {
  const { level, seconds, locksLeft, slimesDefeated, health, slots, active } = hud;
  return [
    ...(level > 0 ? [{ id: 'level', label: 'Level', value: `${level}` }] : []),
    { id: 'time', label: 'Time', value: sayMinutes(seconds) },
    { id: 'locks', label: 'Locks left', value: `${locksLeft}` },
    { id: 'slimes', label: 'Slimes defeated', value: `${slimesDefeated}` },
    { id: 'health', label: 'Health', value: `${health.now}/${health.most}`, meter: health },
    { id: 'inventory', label: 'Inventory', value: slots.map((item) => item ?? '').join(',') },
    { id: 'active', label: 'Active slot', value: `${active + 1}` },
  ];
}
