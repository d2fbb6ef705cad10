import { PICTURES } from '../generated/pictures.js';
import { PixelArt } from '../ui/art/pixel-art.js';
import { WORDMARK } from '../ui/art/wordmark.js';
import { AccountLink } from './account-link.js';
import { Link } from './link.js';
import { ThemeToggle } from './theme-toggle.js';
import './masthead.css';

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
    <div class="masthead">
      <Link to="/" class="masthead-home" label="Warren, back to the entrance">
        <PixelArt class="wordmark" map={WORDMARK} letters="ink" />
      </Link>
      <MastheadTools />
    </div>
  );
}

/** The tools on every page, the first one too. */
export function MastheadTools() {
  return (
    <nav class="masthead-tools" aria-label="Tools">
      <AccountLink />
      <Link to="/settings" class="button button-plain" label="Settings">
        <PixelArt class="masthead-icon" map={PICTURES['icon-settings']} />
      </Link>
      <ThemeToggle />
    </nav>
  );
}
