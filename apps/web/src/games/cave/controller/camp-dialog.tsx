import { buyFlaw, CAVE_BUY, CAVE_GOODS, type CaveGood, PRICES, sayMessage } from '@warren/games/cave';
import { useState } from 'preact/hooks';
import { useSignal } from '../../../lib/signal.js';
import { Button, PrimaryButton } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';
import dialogCss from '../../../ui/dialog.module.css';
import css from './console.module.css';
import type { ControllerState } from './controller-state.js';

const GOODS: Readonly<Record<CaveGood, string>> = {
  draught: 'Healing draught',
  mending: 'Mending: any armour has a point more',
  lantern: 'Better lantern: it shines farther',
};

/** What a camp sells for gold. What cannot be bought says why. */
export function CampDialog({ controller }: { readonly controller: ControllerState }) {
  useSignal(controller.shown);
  const { state } = controller;
  const [said, setSaid] = useState('');
  function buy(good: CaveGood): void {
    const flaw = buyFlaw(state, good);
    if (flaw === null) controller.enqueue(CAVE_BUY + CAVE_GOODS.indexOf(good));
    const [event, about] = flaw === null ? (['bought', good] as const) : (['refused', flaw] as const);
    setSaid(sayMessage({ event, about, numbers: [PRICES[good]] }));
  }
  return (
    <Dialog title="The camp" onCancel={controller.close}>
      <p class={dialogCss.dialogText}>
        You have {state.gold} gold. Rest here, and health comes back quickly.
      </p>
      <ul class={css.caveInventory}>
        {CAVE_GOODS.map((good) => (
          <li key={good}>
            <Button onPress={() => buy(good)}>
              {GOODS[good]}, {PRICES[good]} gold
            </Button>
          </li>
        ))}
      </ul>
      <p class={css.caveSaid} role="status">
        {said}
      </p>
      <div class={dialogCss.dialogRow}>
        <PrimaryButton onPress={controller.close}>Close</PrimaryButton>
      </div>
    </Dialog>
  );
}
