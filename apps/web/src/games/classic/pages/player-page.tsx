import { Link } from '../../../routing/link.js';
import { Icon } from '../../../ui/icon.js';
import { Notice } from '../../../ui/notice.js';
import { type Player, portraitOf } from '../addresses.js';
import css from './classic.module.css';

/** Who plays, on every page of the game, and the way to change that. */
export function PlayerLine({ player }: { readonly player: Player }) {
  return (
    <p class={css.playerLine}>
      <Icon name={portraitOf(player)} />
      <span>{player === null ? 'You play as a guest: nothing is kept.' : `You play as ${player}.`}</span>
      <Link to="/classic/players">Change</Link>
    </p>
  );
}

/** Said where an address names somebody who has no profile here. */
export function UnknownPlayer({ player }: { readonly player: string }) {
  return (
    <Notice
      title="Who plays?"
      text={`There is no profile “${player.slice(0, 40)}” on this device. Profiles follow the account they were made with.`}
    >
      <Link to="/classic/players" look="primary">
        All profiles
      </Link>
    </Notice>
  );
}
