import type { PictureName } from '../generated/pictures.js';
import { classes } from '../lib/classes.js';
import { useSignal } from '../lib/signal.js';
import { Icon } from '../ui/icon.js';
import { Link } from './link.js';
import { trail } from './router.js';
import css from './sections.module.css';

interface Section {
  readonly to: string;
  readonly title: string;
  readonly icon: PictureName;
  /** The beginnings of the addresses that belong to it. */
  readonly stems: readonly string[];
}

const SECTIONS: readonly Section[] = [
  { to: '/', title: 'Play', icon: 'icon-play', stems: [] },
  { to: '/daily', title: 'Daily', icon: 'icon-clock', stems: ['/daily'] },
  { to: '/boards', title: 'Leaderboards', icon: 'icon-medal-gold', stems: ['/boards', '/ranked'] },
  { to: '/replay', title: 'Replays', icon: 'icon-look', stems: ['/replay'] },
  { to: '/studio', title: 'Studio', icon: 'icon-maze', stems: ['/studio'] },
];

/** Pages that belong to the player and to no section. */
const OWN_PAGES: readonly string[] = ['/account', '/settings', '/reset-password'];

/** The section an address belongs to: that of the games, if it is no other's; `null` for the player's own pages. */
export function sectionOf(path: string): string | null {
  const isIn = (stem: string) => path === stem || path.startsWith(`${stem}/`);
  if (OWN_PAGES.some(isIn)) return null;
  return SECTIONS.find(({ stems }) => stems.some(isIn))?.to ?? '/';
}

/** The ways to all sections: in the head of the page, at the bottom of a phone. */
export function SectionNav({ class: own }: { readonly class?: string }) {
  const current = sectionOf(location.pathname);
  return (
    <nav class={classes(css.sections, own)} aria-label="Sections">
      {SECTIONS.map(({ to, title, icon }) => (
        <Link key={to} to={to} look="plain" class={css.section} current={to === current}>
          <Icon class={css.sectionIcon} name={icon} />
          {title}
        </Link>
      ))}
    </nav>
  );
}

/** The pages above this one, each a way back. */
export function Breadcrumbs() {
  const crumbs = useSignal(trail);
  if (crumbs.length === 0) return null;
  return (
    <nav class={css.breadcrumbs} aria-label="Breadcrumbs">
      <ol>
        {crumbs.map(({ to, title }) => (
          <li key={to}>
            <Link to={to} class={css.crumb}>
              {title}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
