import { PICTURES } from '../../generated/pictures.js';
import { PixelArt } from '../../ui/art/pixel-art.js';
import type { GameView } from '../loop/game-view.js';

export interface GameTitleProps {
  readonly view: Pick<GameView, 'game' | 'art'>;
  /** The level being played; empty where there is none. */
  readonly level: string;
}

/** The name of the game over its screen, as a picture where there is one. */
export function GameTitle({ view: { game, art }, level }: GameTitleProps) {
  const words = level === '' ? game.title : `${game.title}, level ${level}`;
  if (art === null) return <h1 class="game-title game-title-words">{words}</h1>;
  return (
    <h1 class="game-title">
      <PixelArt class="game-title-art" map={PICTURES[art]} />
      <span class="unseen">{words}</span>
    </h1>
  );
}
