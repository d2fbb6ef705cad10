import { Link } from '../../routing/link.js';
import { Icon } from '../../ui/icon.js';
import css from './classic.module.css';
import { type Player, portraitOf } from './player.js';

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
