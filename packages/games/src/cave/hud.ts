import type { HudLine, HudMeter } from '../kernel/frame.js';
import { type CaveItemId, caveItem } from './items.js';
import { sayHealth, sayHundredths } from './numbers.js';
import { mostHealth } from './settings.js';
import type { CaveState } from './state.js';

/** The values around the picture of Cave. Health and armour are in hundredths. */
export function caveHud({ player, settings, moves, gold, defeated }: CaveState) {
  const { health, armour, worn, weapon } = player;
  /** The moves of an expedition; `null` for a world without an end. */
  const mostMoves = settings.mode === 'expedition' ? settings.moves : null;
  const meter: HudMeter = { now: health, most: mostHealth(settings) };
  return { health: meter, armour, worn, weapon, gold, defeated, moves, mostMoves };
}

export type CaveHud = Readonly<ReturnType<typeof caveHud>>;

/** The HUD in words, in reading order. */
export function hudLines(hud: CaveHud): HudLine[] {
  const { health, armour, worn, weapon, gold, defeated, moves, mostMoves } = hud;
  const [now, most] = [sayHealth(health.now), sayHealth(health.most)];
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
