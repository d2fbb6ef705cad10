import type { Run, RunClock } from '@warren/games';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { TouchPad } from '../../input/touch-pad.js';
import { classes } from '../../lib/classes.js';
import { Button } from '../../ui/button.js';
import { Icon } from '../../ui/icon.js';
import type { SessionPhase } from '../loop/game-view.js';
import { type GamePlayed, type RunCallbacks, useGame } from '../loop/use-game.js';
import { ControlHints } from './control-hints.js';
import css from './game-screen.module.css';
import { GameTitle } from './game-title.js';
import { Hud } from './hud.js';
import { PauseMenu } from './pause-menu.js';
import { StagePicture } from './stage-picture.js';

/** What the words at the end are given. */
export interface EndProps<State = unknown> {
  readonly run: Run<State>;
  readonly phase: SessionPhase;
  /** When the run stood still; between the end and now, too. */
  readonly clock: RunClock;
  /** Goes on within the run, between two levels, by an action of the game. */
  readonly choose: (action: string) => void;
}

export interface GameScreenProps<State = unknown> extends RunCallbacks<State>, GamePlayed<State> {
  /** A word about this run under the title, such as that it does not count. */
  readonly note?: string;
  /** The ways on in the pause menu that are this page's own. */
  readonly pauseWays: ComponentChildren;
  readonly end: (props: EndProps<State>) => ComponentChildren;
}

/** A game being played: the picture in the middle, numbers and what one carries around it, menus over it. */
export function GameScreen<State>({
  note,
  pauseWays,
  end,
  keep,
  phase: onPhase,
  leave,
  ticked,
  ...played
}: GameScreenProps<State>) {
  const { view, run } = played;
  const keeper = { keep, phase: onPhase, ...(leave && { leave }), ...(ticked && { ticked }) };
  const { root, scene, light, game, hud, ghostPosition, phase, seen, paused, clock } = useGame(
    played,
    keeper,
  );
  const { Side, screenLook: look = {} } = view;
  // They follow the game by themselves, not with every number that changes.
  const steady = useMemo(
    () => ({
      console: game?.helm && <game.helm.Console />,
      hints: <ControlHints keys={view.keys} where="beside" />,
      overlay: game?.helm && <game.helm.Overlay />,
      pad: game && <TouchPad controls={game.controls} buttons={view.buttons} />,
    }),
    [game, view],
  );
  // One line for both, so that the picture keeps its size.
  const said = ghostPosition === '' ? note : ghostPosition;
  return (
    <main class={css.game} data-game={view.game.id}>
      <header class={css.gameHead}>
        <GameTitle view={view} level={hud.lines.find(({ id }) => id === 'level')?.value ?? ''} />
        {said !== undefined && (
          <p class={css.gameNote} data-note>
            {said}
          </p>
        )}
        <Hud lines={hud.lines} icons={view.hudIcons} look={view.hudLook} beside />
        <div>
          <Button look="plain" class={css.gamePause} label="Pause" onPress={() => game?.pause()}>
            <Icon name="icon-pause" />
            <span class={css.gamePauseWord}>Pause</span>
          </Button>
        </div>
      </header>
      <div class={classes(css.gameStage, look.pointer === 'press' && css.gameStagePressed)} ref={root}>
        <StagePicture
          scene={scene}
          light={light}
          label={view.pictureLabel}
          caption={hud.caption}
          captions={look.captions}
          dragged={look.pointer === 'drag'}
          hidden={paused && look.hidesWhilePaused}
        />
      </div>
      <div class={css.gameSide}>
        {steady.console}
        {Side !== undefined && <Side hud={hud} press={(control) => game?.controls.press(control)} />}
        {steady.hints}
      </div>
      {steady.overlay}
      {steady.pad}
      {paused && (
        <PauseMenu view={view} onContinue={() => game?.resume()}>
          {pauseWays}
          {game?.helm && <game.helm.Options />}
        </PauseMenu>
      )}
      {seen && end({ run, phase, clock, choose: (action) => game?.choose(action) })}
    </main>
  );
}
