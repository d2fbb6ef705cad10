import type { HudLine } from '@warren/games';
import { PICTURES } from '../../generated/pictures.js';
import { classes } from '../../lib/classes.js';
import { PixelArt } from '../../ui/art/pixel-art.js';
import { Button } from '../../ui/button.js';
import { Icon } from '../../ui/icon.js';
import unseenCss from '../../ui/unseen.module.css';
import type { GameView } from '../loop/game-view.js';
import { Countdown } from './countdown.js';
import css from './game-screen.module.css';
import { Hud } from './hud.js';

export interface GameHeadProps {
  readonly view: Pick<GameView, 'game' | 'art' | 'hudIcons' | 'hudLook'>;
  readonly lines: readonly HudLine[];
  /** A word under the title. */
  readonly note: string | undefined;
  /** The beats left before the game goes on, 3 to 1; 0 at all other times. */
  readonly beats: number;
  readonly onPause: () => void;
}

/** What stands over the picture of a game: its title, its numbers and the way to the pause menu. */
export function GameHead({ view, lines, note, beats, onPause }: GameHeadProps) {
  return (
    <header class={css.gameHead}>
      <GameTitle {...view} level={lines.find(({ id }) => id === 'level')?.value ?? ''} />
      {note !== undefined && (
        <p class={css.gameNote} data-note>
          {note}
        </p>
      )}
      <Hud lines={lines} icons={view.hudIcons} look={view.hudLook} beside />
      <div class={css.gamePauseRow}>
        <Button look="plain" class={css.gamePause} label="Pause" onPress={onPause}>
          <Icon name="icon-pause" />
          <span class={css.gamePauseWord}>Pause</span>
        </Button>
        {beats > 0 && <Countdown beats={beats} where="beside" />}
      </div>
    </header>
  );
}

/** The title, as a picture where there is one; `level` is empty where there is none. */
function GameTitle({ game, art, level }: Pick<GameView, 'game' | 'art'> & { readonly level: string }) {
  const words = level === '' ? game.title : `${game.title}, level ${level}`;
  if (art === null) return <h1 class={classes(css.gameTitle, css.gameTitleWords)}>{words}</h1>;
  return (
    <h1 class={css.gameTitle}>
      <PixelArt class={css.gameTitleArt} map={PICTURES[art]} />
      <span class={unseenCss.unseen}>{words}</span>
    </h1>
  );
}
