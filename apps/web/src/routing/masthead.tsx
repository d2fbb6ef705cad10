import { PICTURES } from '../generated/pictures.js';
import { classes } from '../lib/classes.js';
import { PixelArt } from '../ui/art/pixel-art.js';
import { WORDMARK } from '../ui/art/wordmark.js';
import { AccountLink } from './account-link.js';
import { Link } from './link.js';
import css from './masthead.module.css';
import { ThemeToggle } from './theme-toggle.js';

/** The head of every page but the first: the name of the house leads home, and what one sets stands at the right. */
export function Masthead() {
  return (
    <header>
      <MastheadBar />
    </header>
  );
}

/** The same, for pages with more in their head. */
export function MastheadBar() {
  return (
    <div class={css.masthead}>
      <Link to="/" class={css.mastheadHome} label="Warren, back to the entrance">
        <Wordmark />
      </Link>
      <MastheadTools />
    </div>
  );
}

/** The name of the house, hewn into rock; the custom property `--pixel` sets its size. */
export function Wordmark() {
  return <PixelArt class={css.wordmark} map={WORDMARK} letters="ink" />;
}

/** The tools on every page, the first one too. */
export function MastheadTools({ class: own }: { readonly class?: string }) {
  return (
    <nav class={classes(css.mastheadTools, own)} aria-label="Tools">
      <AccountLink />
      <Link to="/settings" look="plain" class={css.mastheadTool} label="Settings">
        <PixelArt class={css.mastheadIcon} map={PICTURES['icon-settings']} />
      </Link>
      <ThemeToggle />
    </nav>
  );
}
