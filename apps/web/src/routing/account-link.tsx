import { PICTURES } from '../generated/pictures.js';
import { classes } from '../lib/classes.js';
import { useAccount } from '../online/who.js';
import { PixelArt } from '../ui/art/pixel-art.js';
import { Link } from './link.js';
import css from './masthead.module.css';

/** Who one is, at the head of every page, and the way to one's account. */
export function AccountLink() {
  const account = useAccount();
  const name = account === null ? 'Sign in' : account.name;
  return (
    <Link
      to="/account"
      look="plain"
      class={classes(css.mastheadTool, css.mastheadAccount)}
      label={account === null ? 'Sign in' : `Account: ${name}`}
    >
      <PixelArt class={css.mastheadIcon} map={PICTURES['icon-person']} />
      <span class={css.mastheadName}>{name}</span>
    </Link>
  );
}
