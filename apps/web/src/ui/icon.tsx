import { PICTURES, type PictureName } from '../generated/pictures.js';
import { PixelArt } from './art/pixel-art.js';
import './icon.css';

/** A small picture beside words. */
export function Icon({ name }: { readonly name: PictureName }) {
  return <PixelArt class="icon" map={PICTURES[name]} />;
}
