import { ATLAS_SIZE, SPRITES, type SpriteName } from '../generated/sprites.js';
import css from './item-picture.module.css';

export interface ItemPictureProps {
  readonly name: SpriteName;
  /** CSS pixels a pixel of art. */
  readonly scale?: number;
}

/** A still picture of the atlas beside text. Things look alike in both themes. It is decoration: words say it, too. */
export function ItemPicture({ name, scale = 2 }: ItemPictureProps) {
  const [x, y, width, height] = SPRITES[name].frames[0];
  return (
    <span
      class={css.itemPicture}
      aria-hidden="true"
      style={{
        width: `${width * scale}px`,
        height: `${height * scale}px`,
        backgroundPosition: `${-x * scale}px ${-y * scale}px`,
        backgroundSize: `${ATLAS_SIZE.width * scale}px ${ATLAS_SIZE.height * scale}px`,
      }}
    />
  );
}
