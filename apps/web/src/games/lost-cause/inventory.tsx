import { itemName, type LostCauseHud } from '@warren/games/lost-cause';
import { ItemPicture } from '../../graphics/item-picture.js';
import type { ControlName } from '../../input/controls.js';
import { classes } from '../../lib/classes.js';
import css from './inventory.module.css';

export interface InventoryProps {
  /** What each slot holds. */
  readonly slots: LostCauseHud['slots'];
  /** From 0. */
  readonly active: number;
  /** Absent where one only watches. */
  readonly onChoose?: (control: ControlName) => void;
}

/** Five slots; the active one is gold, raised and marked for those who listen. */
export function Inventory({ slots, active, onChoose }: InventoryProps) {
  return (
    <ol class={classes(css.slots, onChoose === undefined && css.slotsWatched)} aria-label="Inventory">
      {slots.map((kind, i) => (
        <li key={i}>
          <button
            type="button"
            class={css.slot}
            aria-label={`Slot ${i + 1}: ${kind === null ? 'empty' : itemName(kind)}`}
            aria-pressed={i === active}
            disabled={onChoose === undefined}
            onClick={() => onChoose?.(`slot-${i + 1}` as ControlName)}
          >
            <span class={css.slotNumber} aria-hidden="true">
              {i + 1}
            </span>
            {kind !== null && <ItemPicture name={kind} />}
          </button>
        </li>
      ))}
    </ol>
  );
}
