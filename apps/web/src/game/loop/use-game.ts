import { type Recording, type Run, type RunClock, startRunClock } from '@warren/games';
import { useMemo, useRef, useState } from 'preact/hooks';
import { gameOnPage } from '../../routing/router.js';
import { type GameParts, openGame } from './game.js';
import type { SessionPhase } from './game-view.js';
import { NO_HUD } from './hud-presenter.js';
import { NOT_PAUSED, type PauseState } from './pause.js';
import { useStage } from './use-stage.js';

/** What is played. */
export interface GamePlayed<State = unknown> extends Pick<GameParts<State>, 'view' | 'run'> {
  /** The clock of a run that was begun earlier; one that begins now gets its own. */
  readonly clock?: RunClock;
  /** Another run to be raced. */
  readonly ghost?: Recording | undefined;
}

/** What a page does about its run. */
export interface RunCallbacks<State = unknown> {
  /** A good moment to save. */
  readonly save?: ((run: Run<State>, clock: RunClock) => void) | undefined;
  /** A tick was played, and is about to be shown. */
  readonly ticked?: (run: Run<State>) => void;
  /** The run has come to another phase. */
  readonly phase?: (run: Run<State>, phase: SessionPhase, clock: RunClock) => void;
}

/** Where a run stands, and whether that has been seen and it is time for words. */
const AT_START: { phase: SessionPhase; seen: boolean } = { phase: 'playing', seen: false };

/** Plays a run on the page as long as the component is there; returns what the page shows of it. */
export function useGame<State>(props: GamePlayed<State> & RunCallbacks<State>) {
  const { view, run, clock: given, ghost } = props;
  // Another run is another time.
  const { clock } = useMemo(() => ({ run, clock: given ?? startRunClock(Date.now) }), [run, given]);
  const [hud, setHud] = useState(NO_HUD);
  // Where a ghost is that cannot be seen; empty most of the time.
  const [ghostPosition, setGhostPosition] = useState('');
  const [{ phase, seen }, setPhase] = useState(AT_START);
  const [pause, setPause] = useState<PauseState>(NOT_PAUSED);
  const latest = useRef<RunCallbacks<State>>(props);
  latest.current = props;

  const { opened: game, ...refs } = useStage(
    'playing',
    (elements, reducedMotion) => {
      setPhase(AT_START);
      setPause(NOT_PAUSED);
      setGhostPosition('');
      return openGame(
        elements,
        { view, run, clock, ghost: ghost ?? null },
        {
          hud: setHud,
          ghostPosition: setGhostPosition,
          paused: setPause,
          reducedMotion,
          save: (saved) => latest.current.save?.(saved, clock),
          ticked: (played) => latest.current.ticked?.(played),
          phase(next, moment) {
            setPhase({ phase: next, seen: moment === 'seen' });
            gameOnPage.set(next === 'playing' ? 'playing' : 'over');
            if (moment === 'begins') latest.current.phase?.(run, next, clock);
          },
        },
      );
    },
    [view, run, clock, ghost],
  );

  return { ...refs, game, hud, ghostPosition, phase, seen, pause, clock };
}
