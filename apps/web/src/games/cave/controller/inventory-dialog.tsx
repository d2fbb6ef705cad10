import {
  CAVE_EQUIP,
  type CaveState,
  caveItem,
  DRAUGHT,
  equipFlaw,
  foeOf,
  healthAfterDraught,
  isEquipped,
  sayEffect,
  sayHundredths,
  sayMessage,
} from '@warren/games/cave';
import { useEffect, useState } from 'preact/hooks';
import { ItemPicture } from '../../../graphics/item-picture.js';
import { useSignal } from '../../../lib/signal.js';
import { PrimaryButton } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';
import dialogCss from '../../../ui/dialog.module.css';
import { ITEM_PICTURES } from '../stage/sprites.js';
import css from './console.module.css';
import type { ControllerState } from './controller-state.js';

/** The numbered list of what the player carries. A number, or its button, uses the entry; what cannot be used says why. */
export function InventoryDialog({ controller }: { readonly controller: ControllerState }) {
  useSignal(controller.shown);
  const { state } = controller;
  const [said, setSaid] = useState('');
  function use(number: number): void {
    const flaw = equipFlaw(state, number);
    if (flaw === null) controller.enqueue(CAVE_EQUIP + number - 1);
    setSaid(flaw === null ? usedText(state, number) : refusal(flaw, number));
  }
  useEffect(() => {
    const press = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if (/^[0-9]$/.test(key) && !ctrlKey && !metaKey && !altKey) use(Number(key));
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  });
  return (
    <Dialog title="Inventory" onCancel={controller.close}>
      <ol class={css.caveInventory}>
        {state.player.inventory.map((_, i) => (
          <Entry key={i + 1} state={state} number={i + 1} onUse={() => use(i + 1)} />
        ))}
      </ol>
      <p class={css.caveSaid} role="status">
        {said}
      </p>
      <div class={dialogCss.dialogRow}>
        <PrimaryButton onPress={controller.close}>Close</PrimaryButton>
      </div>
    </Dialog>
  );
}

interface EntryProps {
  readonly state: CaveState;
  readonly number: number;
  readonly onUse: () => void;
}

function Entry({ state, number, onUse }: EntryProps) {
  const { item, count } = state.player.inventory[number - 1];
  const { title, use, power, wound } = caveItem(item);
  const foe = foeOf(state);
  const inUse = count > 0 && isEquipped(state.player, item);
  const about =
    use === 'weapon'
      ? `${sayHundredths(power)} damage${wound === null ? '' : `, ${WOUNDS[wound]}`}${foe === null ? '' : sayEffect(item, foe).replace(/^[^:]*: /, ', ')}`
      : use === 'armour'
        ? `${sayHundredths(power)} armour`
        : use === 'draught'
          ? `gives back ${sayHundredths(DRAUGHT)} health`
          : 'what an expedition is for; camps take it';
  return (
    <li>
      <button type="button" class={css.caveEntry} data-used={inUse ? '' : undefined} onClick={onUse}>
        <span class={css.caveEntryNumber}>{number}</span>
        {count > 0 && <ItemPicture name={ITEM_PICTURES[item]} />}
        <span class={css.caveEntryWords}>
          <span class={css.caveTitle}>
            {count === 0 ? 'Empty' : title}
            {count > 1 && ` × ${count}`}
          </span>
          {count > 0 && <span class={css.caveNumbers}>{about}</span>}
        </span>
        {inUse && <span class={css.caveEntryUsed}>{use === 'weapon' ? 'wielded' : 'worn'}</span>}
      </button>
    </li>
  );
}

const WOUNDS = { cut: 'cuts', stab: 'stabs', crush: 'crushes' } as const;

function refusal(flaw: string, number: number): string {
  return sayMessage({ event: 'refused', about: flaw, numbers: [number] });
}

function usedText(state: CaveState, number: number): string {
  const { item } = state.player.inventory[number - 1];
  const { use, power } = caveItem(item);
  if (use !== 'draught') return sayMessage({ event: 'equipped', about: item, numbers: [power] });
  return sayMessage({ event: 'drunk', about: item, numbers: [healthAfterDraught(state)] });
}
