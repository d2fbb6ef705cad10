import type { Run, RunClock } from '@warren/games';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { TouchPad } from '../../input/touch-pad.js';
import { classes } from '../../lib/classes.js';
import type { SessionPhase } from '../loop/game-view.js';
import { type GamePlayed, type RunCallbacks, useGame } from '../loop/use-game.js';
import { ControlHints } from './control-hints.js';
import { GameHead } from './game-head.js';
import css from './game-screen.module.css';
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
  readonly note?: string | undefined;
  /** The ways on in the pause menu that are this page's own. */
  readonly pauseWays: ComponentChildren;
  readonly end: (props: EndProps<State>) => ComponentChildren;
}

/** A game being played: the picture in the middle, HUD and inventory around it, menus over it. */
export function GameScreen<State>(props: GameScreenProps<State>) {
  const { view, run, note, pauseWays, end } = props;
  const { root, scene, light, game, hud, ghostPosition, phase, seen, paused, clock } = useGame(props);
  const { Side, screenLook: look = {} } = view;
  // They follow the game by themselves, not with every number that changes.
  const steady = useMemo(
    () => ({
      console: game?.controller && <game.controller.Console />,
      hints: <ControlHints keys={view.keys} where="beside" />,
      overlay: game?.controller && <game.controller.Overlay />,
      pad: game && <TouchPad controls={game.controls} buttons={view.buttons} />,
    }),
    [game, view],
  );
  return (
    <main class={css.game} data-game={view.game.id}>
      <GameHead
        view={view}
        lines={hud.lines}
        // One line for both, so that the picture keeps its size.
        note={ghostPosition || note}
        onPause={() => game?.pause()}
      />
      <div class={classes(css.gameStage, look.pointer === 'press' && css.gameStagePressed)} ref={root}>
        <StagePicture
          scene={scene}
          light={light}
          label={view.pictureLabel}
          caption={hud.caption}
          look={look}
          paused={paused}
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
          {game?.controller && <game.controller.Options />}
        </PauseMenu>
      )}
      {seen && end({ run, phase, clock, choose: (action) => game?.choose(action) })}
    </main>
  );
}
