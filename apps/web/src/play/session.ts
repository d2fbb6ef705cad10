import type { Frame, Run } from '@warren/games';
import type { Input } from '../input/controls.js';
import { actionNumber, actionsOf } from '../lost-cause/actions.js';
import { viewOf } from '../lost-cause/lost-cause-state.js';

/**
 * Where a session stands. `won` is a level done, whether or not another follows; `complete` is the whole campaign;
 * `expired` is a run as long as runs may be.
 */
export type SessionPhase = 'playing' | 'won' | 'lost' | 'complete' | 'expired';

/** A run being played by somebody: input becomes actions, and whoever listens hears of every tick. */
export interface Session {
  readonly run: Run;
  readonly phase: SessionPhase;
  /** What is to be seen now. */
  readonly frame: Frame;
  /** Plays a tick, unless there is nothing to play. */
  tick(input: Input): void;
  /** Goes on to the next level of the campaign, or plays this one again, once it is won. */
  choose(way: 'continue' | 'retry'): void;
}

/** Opens a session; the listener is called after every tick with the frame before it. */
export function openSession(run: Run, onTick: (session: Session, before: Frame) => void): Session {
  let frame = run.game.frame(run.state);
  let phase = phaseOf(run);

  function advance(actions: readonly number[]): void {
    const before = frame;
    run.advance(actions);
    frame = run.game.frame(run.state);
    phase = phaseOf(run);
    onTick(session, before);
  }

  const session: Session = {
    run,
    get phase() {
      return phase;
    },
    get frame() {
      return frame;
    },
    tick(input) {
      if (phase === 'playing') advance(actionsOf(input, viewOf(run.state).level.player.held));
    },
    choose(way) {
      if (phase === 'won' && !run.finished) advance([actionNumber(way)]);
    },
  };
  return session;
}

function phaseOf(run: Run): SessionPhase {
  const { phase, settings } = viewOf(run.state);
  if (!run.finished) return phase === 'won' ? 'won' : 'playing';
  if (phase === 'playing') return 'expired';
  if (phase === 'lost') return 'lost';
  return settings.mode === 'campaign' ? 'complete' : 'won';
}
