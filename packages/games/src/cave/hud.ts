import type { HudLine, HudMeter } from '../kernel/frame.js';
import { type CaveItemId, caveItem } from './items.js';
import { HUNDRED } from './numbers.js';
import { mostHealth } from './settings.js';
import type { CaveState } from './state.js';

/** The values around the picture of Cave. Health and armour are in hundredths. */
export interface CaveHud {
  readonly health: HudMeter;
  readonly armour: number;
  readonly worn: CaveItemId | null;
  readonly weapon: CaveItemId | null;
  readonly gold: number;
  readonly defeated: number;
  readonly moves: number;
  /** The moves of an expedition; `null` for a world without an end. */
  readonly mostMoves: number | null;
}

export function caveHud({ player, settings, moves, gold, defeated }: CaveState): CaveHud {
  return {
    health: { now: player.health, most: mostHealth(settings) },
    armour: player.armour,
    worn: player.worn,
    weapon: player.weapon,
    gold,
    defeated,
    moves,
    mostMoves: settings.mode === 'expedition' ? settings.moves : null,
  };
}

/** The HUD in words, in reading order. */
export function hudLines({
  health,
  armour,
  worn,
  weapon,
  gold,
  defeated,
  moves,
  mostMoves,
}: CaveHud): HudLine[] {
  const [now, most] = [sayHundredths(health.now), sayHundredths(health.most)];
  const meter = { now: Number(now), most: Number(most) };
  return [
    { id: 'health', label: 'Health', value: `${now} of ${most}`, meter },
    { id: 'armour', label: 'Armour', value: sayHundredths(armour) },
    { id: 'worn', label: 'Wears', value: title(worn) },
    { id: 'weapon', label: 'Wields', value: title(weapon) },
    { id: 'gold', label: 'Gold', value: `${gold}` },
    { id: 'defeated', label: 'Monsters', value: `${defeated}` },
    { id: 'moves', label: 'Moves', value: mostMoves === null ? `${moves}` : `${moves} of ${mostMoves}` },
  ];
}

function title(item: CaveItemId | null): string {
  return item === null ? 'nothing' : caveItem(item).title;
}

/** A number of hundredths as people read it: `1.92`, or `3` where nothing is behind the point. */
export function sayHundredths(value: number): string {
  const rest = value % HUNDRED;
  const whole = String((value - rest) / HUNDRED);
  return rest === 0 ? whole : `${whole}.${String(rest).padStart(2, '0')}`;
}
