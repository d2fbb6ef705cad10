import type { Frame, Run } from '@warren/games';
import type { Input } from '../../input/controls.js';
import type { GameView, SessionPhase } from './game-view.js';

/** A run being played: input becomes actions, and a listener gets every tick. */
export interface Session<State = unknown> {
  readonly run: Run<State>;
  readonly phase: SessionPhase;
  /** Whether no time passes until the player acts. */
  readonly waiting: boolean;
  /** What is to be seen now. */
  readonly frame: Frame;
  /** Plays a tick, unless there is nothing to play. A game of turns waits for a move, others for the first key. */
  tick(input: Input): void;
  /** Plays the action of this name once a level is won and the run goes on, such as `continue` or `retry`. */
  choose(action: string): void;
  /** Ends the run as lost: by the game's own action for that, or where there is none, as it stands. */
  giveUp(): void;
}

/** The action by which a run is given up, in games that have one. */
const GIVE_UP = 'give-up';

/** What a session has to know of its game. */
export interface SessionView<State = unknown> extends Pick<GameView<State>, 'phaseOf' | 'actionsOf'> {
  /** What is shown of a state, where that depends on the screen. */
  readonly frameOf?: ((state: State) => Frame) | undefined;
}

/** Opens a session; the listener is called after every tick with the frame before it. */
export function openSession<State>(
  run: Run<State>,
  view: SessionView<State>,
  onTick: (session: Session<State>, before: Frame) => void,
): Session<State> {
  const { game } = run;
  const hasTurns = game.traits.includes('turns');
  const isWaiting = () => game.waits?.(run.state) === true;
  const { frameOf = game.frame } = view;

  function advance(actions: readonly number[]): void {
    const { frame: before } = session;
    run.advance(actions);
    session.frame = frameOf(run.state);
    session.phase = view.phaseOf(run.state, run.finished);
    session.waiting = isWaiting();
    onTick(session, before);
  }

  const session = {
    run,
    frame: frameOf(run.state),
    phase: view.phaseOf(run.state, run.finished),
    waiting: isWaiting(),
    tick(input: Input): void {
      if (session.phase !== 'playing') return;
      const actions = view.actionsOf(input, run.state);
      if (actions.length > 0 || !(hasTurns || session.waiting)) advance(actions);
    },
    choose(name: string): void {
      const action = game.actions.indexOf(name);
      if (action >= 0 && session.phase === 'won' && !run.finished) advance([action]);
    },
    giveUp(): void {
      if (session.phase !== 'playing') return;
      const action = game.actions.indexOf(GIVE_UP);
      if (action >= 0) advance([action]);
      else session.phase = 'lost';
    },
  };
  return session;
}
