import { profileKey } from '@warren/games/classic';
import type { ComponentChildren } from 'preact';
import type { PictureName } from '../../../generated/pictures.js';
import { tileSalt } from '../../../graphics/tile-hash.js';
import { Link } from '../../../routing/link.js';
import { PageLayout, type PageLayoutProps } from '../../../routing/page-layout.js';
import { Icon } from '../../../ui/icon.js';
import type { Player } from '../addresses.js';
import { useIsKnown } from '../profiles/use-profiles.js';
import css from './classic.module.css';
import { UnknownPlayer } from './unknown-player.js';

const PORTRAITS = ['rabbit', 'mole', 'badger', 'fox', 'owl', 'hedgehog'] as const;

/** The animal that stands for a profile: always the same for the same name. */
export function portraitOf(player: Player): PictureName {
  if (player === null) return 'icon-person';
  return `icon-portrait-${PORTRAITS[tileSalt(profileKey(player)) % PORTRAITS.length]}`;
}

export interface PlayerPageProps extends PageLayoutProps {
  readonly player: Player;
  /** The ways on at the foot of the page. */
  readonly ways: ComponentChildren;
}

/** A page that says who plays, with the way to change that; for a player without a profile a notice instead. */
export function PlayerPage({ player, title, lead = '', ways, children }: PlayerPageProps) {
  const isKnown = useIsKnown(player);
  if (isKnown === false) return <UnknownPlayer player={player ?? ''} />;
  return (
    <PageLayout title={title} lead={lead}>
      <p class={css.playerLine}>
        <Icon name={portraitOf(player)} />
        <span>{player === null ? 'You play as a guest: nothing is kept.' : `You play as ${player}.`}</span>
        <Link to="/classic/players">Change</Link>
      </p>
      {children}
      <div class={css.classicWays}>{ways}</div>
    </PageLayout>
  );
}
