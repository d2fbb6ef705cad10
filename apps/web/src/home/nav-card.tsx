import { PICTURES, type PictureName } from '../generated/pictures.js';
import { classes } from '../lib/classes.js';
import { Link } from '../routing/link.js';
import { PixelArt } from '../ui/art/pixel-art.js';
import cardLinkCss from '../ui/card-link.module.css';
import css from './nav-card.module.css';

export interface NavCardProps {
  readonly to: string;
  readonly title: string;
  readonly text: string;
  readonly picture: PictureName;
}

/** A way to another part of the house. */
export function NavCard({ to, title, text, picture }: NavCardProps) {
  return (
    <Link to={to} class={classes(cardLinkCss.cardLink, css.navCard)}>
      <PixelArt class={css.navCardIcon} map={PICTURES[picture]} />
      <span class={css.navCardTitle}>{title}</span>
      <span class={css.navCardText}>{text}</span>
    </Link>
  );
}
