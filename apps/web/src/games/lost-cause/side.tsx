import { itemName, type LostCauseHud } from '@warren/games/lost-cause';
import type { SideProps } from '../../game/loop/game-view.js';
import { ItemPicture } from '../../graphics/item-picture.js';
import { classes } from '../../lib/classes.js';
import type { ControlName } from '../../settings/control-name.js';
import { SeenMapPicture } from './seen-map.js';
import css from './side.module.css';

/** What stands beside the picture: what the player carries, and the map of what was seen. */
export function SidePanel(props: SideProps<LostCauseHud>) {
  const { values } = props.hud;
  if (values === null) return null;
  return (
    <>
      <Inventory {...props} />
      <SeenMapPicture map={values.map} here={values.here} />
    </>
  );
}

/** What the player carries: five slots; the active one is gold, raised and marked for screen readers. */
function Inventory({ hud, press }: SideProps<LostCauseHud>) {
  if (hud.values === null) return null;
  const { slots, active } = hud.values;
  return (
    <ol class={classes(css.slots, press !== undefined && css.slotsPlayed)} aria-label="Inventory">
      {slots.map((kind, i) => (
        <li key={i}>
          <button
            type="button"
            class={css.slot}
            aria-label={`Slot ${i + 1}: ${kind === null ? 'empty' : itemName(kind)}`}
            aria-pressed={i === active}
            disabled={press === undefined}
            onClick={() => press?.(`slot-${i + 1}` as ControlName)}
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
