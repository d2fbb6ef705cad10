import { type CaveHud, caveItem } from '@warren/games/cave';
import type { SideProps } from '../../game/loop/game-view.js';
import { ItemPicture } from '../../graphics/item-picture.js';
import { classes } from '../../lib/classes.js';
import css from './side.module.css';
import { ITEM_PICTURES } from './stage/sprites.js';

const PLACES = [
  { id: 'weapon', label: 'Wields' },
  { id: 'worn', label: 'Wears' },
] as const;

/** What is in use: a weapon and an armour. */
export function Equipment({ hud: { values }, press }: SideProps<CaveHud>) {
  if (values === null) return null;
  return (
    <dl class={classes(css.caveEquipment, press !== undefined && css.caveEquipmentPlayed)}>
      {PLACES.map(({ id, label }) => {
        const item = values[id];
        return (
          <div key={id} data-place={id}>
            <dt>{label}</dt>
            <dd>
              {item !== null && <ItemPicture name={ITEM_PICTURES[item]} scale={1.5} />}
              {item === null ? 'nothing' : caveItem(item).title}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
