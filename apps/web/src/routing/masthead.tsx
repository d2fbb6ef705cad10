import { PICTURES } from '../generated/pictures.js';
import { classes } from '../lib/classes.js';
import { useAccount } from '../online/who.js';
import { useTheme } from '../ui/appearance.js';
import { PixelArt } from '../ui/art/pixel-art.js';
import { WORDMARK } from '../ui/art/wordmark.js';
import { Button } from '../ui/button.js';
import { Link } from './link.js';
import css from './masthead.module.css';
import { Breadcrumbs, SectionNav } from './sections.js';

/** The head of every page: the name leads home, the sections beside it, account and settings at the right. */
export function Masthead() {
  return (
    <header>
      <MastheadBar />
    </header>
  );
}

/** The same, for pages with more in their head; the front page has the name below it, and larger. */
export function MastheadBar({ isFront = false }: { readonly isFront?: boolean }) {
  return (
    <>
      <div class={css.masthead}>
        {!isFront && (
          <Link to="/" class={css.mastheadHome} label="Warren, home">
            <Wordmark />
          </Link>
        )}
        <SectionNav class={css.mastheadSections} />
        <MastheadTools />
      </div>
      <Breadcrumbs />
    </>
  );
}

/** The name of the house, hewn into rock; the custom property `--pixel` sets its size. */
export function Wordmark() {
  return <PixelArt class={css.wordmark} map={WORDMARK} letters="ink" />;
}

function MastheadTools() {
  return (
    <nav class={css.mastheadTools} aria-label="Tools">
      <AccountLink />
      <Link to="/settings" look="plain" class={css.mastheadTool} label="Settings">
        <PixelArt class={css.mastheadIcon} map={PICTURES['icon-settings']} />
      </Link>
      <ThemeToggle />
    </nav>
  );
}

/** The account at the head of every page, and the way to it. Guests are offered to sign in as long as they are guests. */
function AccountLink() {
  const account = useAccount();
  const name = account === null || account.guest ? 'Sign in' : account.name;
  const label = account?.guest ? `Sign in: you play as ${account.name}` : `Account: ${name}`;
  return (
    <Link
      to="/account"
      look="plain"
      class={classes(css.mastheadTool, css.mastheadAccount)}
      label={account === null ? 'Sign in' : label}
    >
      <PixelArt class={css.mastheadIcon} map={PICTURES['icon-person']} />
      <span class={css.mastheadName}>{name}</span>
    </Link>
  );
}

/** Says where it leads, as a button does. */
function ThemeToggle() {
  const { theme, choose } = useTheme();
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <Button
      look="plain"
      class={css.mastheadTool}
      label={`Use the ${other} theme`}
      onPress={() => choose(other)}
    >
      <svg class={css.mastheadIcon} viewBox="0 0 16 16" aria-hidden="true">
        <path d={other === 'light' ? SUN : MOON} />
      </svg>
    </Button>
  );
}

const SUN =
  'M6 4h4v1h1v1h1v4h-1v1h-1v1H6v-1H5v-1H4V6h1V5h1zM7 0h2v3H7zM7 13h2v3H7zM0 7h3v2H0zM13 7h3v2h-3zM2 2h2v2H2zM12 2h2v2h-2zM2 12h2v2H2zM12 12h2v2h-2z';
const MOON = 'M6 1h3v1H8v1H7v5h1v1h1v1h5V9h1v2h-1v2h-1v1h-2v1H5v-1H3v-1H2v-2H1V6h1V4h1V3h1V2h2z';
