import type { LostCauseHud } from '@warren/games/lost-cause';
import type { SideProps } from '../../game/loop/game-view.js';
import { Inventory } from './inventory.js';

/** What one carries, as the numbers around the picture tell. */
export function InventoryPanel({ hud, press }: SideProps<LostCauseHud>) {
  if (hud.values === null) return null;
  const { slots, active } = hud.values;
  return <Inventory slots={slots} active={active} {...(press && { onChoose: press })} />;
}
