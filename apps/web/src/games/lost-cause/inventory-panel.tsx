import type { SideProps } from '../../game/loop/side.js';
import { hudValue } from '../../game/screen/hud-value.js';
import { slotsOf } from './announce.js';
import { Inventory } from './inventory.js';

/** What one carries, as the numbers around the picture tell. */
export function InventoryPanel({ news, press }: SideProps) {
  const active = Number(hudValue(news, 'active')) - 1;
  return <Inventory slots={slotsOf(news)} active={active} {...(press && { onChoose: press })} />;
}
