import type { LostCauseHud } from '@warren/games/lost-cause';
import type { SideProps } from '../../game/loop/game-view.js';
import { Inventory } from './inventory.js';

/** What one carries, as the numbers around the picture tell. */
export function InventoryPanel({ news, press }: SideProps<LostCauseHud>) {
  if (news.hud === null) return null;
  const { slots, active } = news.hud;
  return <Inventory slots={slots} active={active} {...(press && { onChoose: press })} />;
}
