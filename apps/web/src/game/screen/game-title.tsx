import { PICTURES } from '../../generated/pictures.js';
import { classes } from '../../lib/classes.js';
import { PixelArt } from '../../ui/art/pixel-art.js';
import unseenCss from '../../ui/unseen.module.css';
import type { GameView } from '../loop/game-view.js';
import css from './game-screen.module.css';

export interface GameTitleProps {
  readonly view: Pick<GameView, 'game' | 'art'>;
  /** The level being played; empty where there is none. */
  readonly level: string;
}

/** The name of the game over its screen, as a picture where there is one. */
export function GameTitle({ view: { game, art }, level }: GameTitleProps) {
  const words = level === '' ? game.title : `${game.title}, level ${level}`;
  if (art === null) return <h1 class={classes(css.gameTitle, css.gameTitleWords)}>{words}</h1>;
  return (
    <h1 class={css.gameTitle}>
      <PixelArt class={css.gameTitleArt} map={PICTURES[art]} />
      <span class={unseenCss.unseen}>{words}</span>
    </h1>
  );
}
