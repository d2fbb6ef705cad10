import { CAVE_ITEMS, type CaveItemId } from '@warren/games/cave';
import type { SideProps } from '../../game/loop/side.js';
import { hudValue } from '../../game/screen/hud-value.js';
import { ItemPicture } from '../../graphics/item-picture.js';
import { classes } from '../../lib/classes.js';
import { ITEM_PICTURES } from './cave-pictures.js';
import css from './equipment.module.css';

const BY_TITLE: ReadonlyMap<string, CaveItemId> = new Map(
  (Object.keys(CAVE_ITEMS) as CaveItemId[]).map((id) => [CAVE_ITEMS[id].title, id]),
);
const PLACES = [
  { id: 'weapon', label: 'Wields' },
  { id: 'worn', label: 'Wears' },
] as const;

/** What is in use: a weapon and an armour. */
export function Equipment({ news, press }: SideProps) {
  return (
    <dl class={classes(css.caveEquipment, press === undefined && css.caveEquipmentWatched)}>
      {PLACES.map(({ id, label }) => {
        const title = hudValue(news, id);
        const item = BY_TITLE.get(title);
        return (
          <div key={id} data-place={id}>
            <dt>{label}</dt>
            <dd>
              {item !== undefined && <ItemPicture name={ITEM_PICTURES[item]} scale={1.5} />}
              {title}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
