import { PICTURES, type PictureName } from '../generated/pictures.js';
import { PixelArt } from '../ui/art/pixel-art.js';
import { Link } from './link.js';

export interface DoorProps {
  readonly to: string;
  readonly title: string;
  readonly text: string;
  readonly picture: PictureName;
}

/** A way to another part of the house. */
export function Door({ to, title, text, picture }: DoorProps) {
  return (
    <Link to={to} class="card-link door">
      <PixelArt class="door-icon" map={PICTURES[picture]} />
      <span class="door-title">{title}</span>
      <span class="door-text">{text}</span>
    </Link>
  );
}
