import { GIVEN_UP, type Run, type RunClock } from '@warren/games';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { useTouch } from '../../input/use-touch.js';
import { classes } from '../../lib/classes.js';
import { useFetched } from '../../lib/hooks.js';
import { ConfirmButton } from '../../ui/button.js';
import type { GameView, ScreenLook, SessionPhase } from '../loop/game-view.js';
import type { PauseState } from '../loop/pause.js';
import { type GamePlayed, type RunCallbacks, useGame } from '../loop/use-game.js';
import { ControlHints } from './control-hints.js';
import { Countdown, SpokenCountdown } from './countdown.js';
import { EndFactsContext, useEarlyAgain } from './end-ways.js';
import { GameHead } from './game-head.js';
import css from './game-screen.module.css';
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
  /** What giving up costs, as a question; left out, the run cannot be given up. */
  readonly askGiveUp?: string;
  readonly end: (props: EndProps<State>) => ComponentChildren;
}

// What not every player needs comes when it is wanted.
const fetchTouchPad = async () => (await import('../../input/touch-pad.js')).TouchPad;
const fetchPauseMenu = async () => (await import('./pause-menu.js')).PauseMenu;

/** A game being played: the picture in the middle, HUD and inventory around it, menus over it. */
export function GameScreen<State>(props: GameScreenProps<State>) {
  const { view, run, note, pauseWays, askGiveUp, end } = props;
  const { root, scene, light, game, hud, ghostPosition, phase, seen, pause, clock } = useGame(props);
  const beats = pause.is === 'counting' ? pause.beats : 0;
  const isHidden = view.hidesPaused === true && hidesAt(pause);
  const { Side, screenLook: look = {} } = view;
  const TouchPad = useFetched(fetchTouchPad, useTouch());
  const PauseMenu = useFetched(fetchPauseMenu, pause.is === 'menu');
  const isAgainHeard = useEarlyAgain({ phase, seen }, view, () => game?.seeEnd());
  // They follow the game by themselves, not with every number that changes.
  const steady = useMemo(
    () => ({
      console: game?.controller && <game.controller.Console />,
      hints: <ControlHints keys={view.keys} where="beside" />,
      overlay: game?.controller && <game.controller.Overlay />,
      pad: game && TouchPad && (
        <TouchPad controls={game.controls} buttons={view.buttons} {...touchOf(view)} />
      ),
    }),
    [game, view, TouchPad],
  );
  return (
    <main class={css.game} data-game={view.game.id}>
      <GameHead
        view={view}
        lines={hud.lines}
        // One line for both, so that the picture keeps its size.
        note={ghostPosition || note}
        beats={isHidden ? 0 : beats}
        onPause={() => game?.pause()}
      />
      <div class={stageClass(look)} ref={root}>
        <StagePicture
          scene={scene}
          light={light}
          label={view.pictureLabel}
          caption={hud.caption}
          look={look}
          hidden={isHidden}
        >
          {isHidden && beats > 0 && <Countdown beats={beats} where="over" />}
        </StagePicture>
        <SpokenCountdown counting={beats > 0} />
      </div>
      <div class={css.gameSide}>
        {steady.console}
        {Side !== undefined && <Side hud={hud} press={(control) => game?.controls.press(control)} />}
        {steady.hints}
      </div>
      {steady.overlay}
      {steady.pad}
      {pause.is === 'menu' && PauseMenu && (
        <PauseMenu view={view} onContinue={() => game?.resume()}>
          {pauseWays}
          {game?.controller && <game.controller.Options />}
          {askGiveUp !== undefined && (
            <ConfirmButton ask={askGiveUp} onSure={() => game?.giveUp()}>
              Give up
            </ConfirmButton>
          )}
        </PauseMenu>
      )}
      {seen && (
        <EndFactsContext.Provider value={{ cause: causeOf(view, run, phase), isAgainHeard, view }}>
          {end({ run, phase, clock, choose: (action) => game?.choose(action) })}
        </EndFactsContext.Provider>
      )}
    </main>
  );
}

/** Whether the picture may be hidden in a pause: what was hidden comes back with the last beat. */
function hidesAt(pause: PauseState): boolean {
  return pause.is === 'menu' || (pause.is === 'counting' && pause.beats > 1);
}

/** The room of the picture: less of it where captions stand below. */
function stageClass({ pointer, captions }: ScreenLook): string {
  return classes(
    css.gameStage,
    pointer === 'press' && css.gameStagePressed,
    captions === 'below' && css.gameStageCaptioned,
  );
}

/** What fingers on the picture do: steer and zoom, unless the stage of the game looks after them. */
function touchOf({ screenLook: { pointer } = {}, keys }: Pick<GameView, 'screenLook' | 'keys'>) {
  const zooms = keys.some(({ controls }) => controls.includes('zoom-in'));
  return { overPicture: pointer === undefined, zooms: zooms && pointer !== 'drag' };
}

/** Why a run was lost. */
function causeOf<State>(
  view: GamePlayed<State>['view'],
  run: Run<State>,
  phase: SessionPhase,
): string | null {
  if (phase !== 'lost') return null;
  return run.finished ? (view.causeOf?.(run.state) ?? null) : GIVEN_UP;
}
