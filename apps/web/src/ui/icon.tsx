import { PICTURES, type PictureName } from '../generated/pictures.js';
import { classes } from '../lib/classes.js';
import { PixelArt } from './art/pixel-art.js';
import css from './icon.module.css';

/** A small picture beside words. The custom property `--icon` around it sets its size. */
export function Icon({ name, class: own }: { readonly name: PictureName; readonly class?: string }) {
  return <PixelArt class={classes(css.icon, own)} map={PICTURES[name]} />;
}
