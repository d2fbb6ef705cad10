import { accept, type Result } from '@warren/engine';
import { type Frame, makeClock, type Run } from '@warren/games';
import type { GameView, Input } from './game-view.js';

/** A run that a player plays at a terminal. */
export interface Session<State = unknown> {
  readonly view: GameView<State>;
  readonly run: Run<State>;
  /** What is to be seen now. */
  readonly frame: Frame;
  /** What was last said about the run. */
  readonly caption: string;
  /** Whether ticks only pass when a key is pressed, or did so once: such a run is not ranked. */
  readonly hasTurns: boolean;
  /** Plays what is due after so much more time. */
  pass(elapsedMs: number, input: Input): void;
  /** Plays a step in a direction, or an action and the moment it takes; without either a moment passes. */
  turn(direction: number, action: string | null): void;
  /** Plays the action of this name while the run stands between two parts. */
  choose(action: string): void;
  /** Plays a tick with just this action and announces nothing: a turn of a game that waits for each of them. */
  take(action: number): Result<null>;
}

/** A run that begins or goes on, and the caption to begin with. */
export interface SessionStart<State> extends Pick<Session<State>, 'view' | 'run' | 'hasTurns'> {
  readonly caption?: string;
}

/** Called after every tick. */
export type TickListener<State> = (session: Session<State>, said: string | null) => void;

/** No player presses more between two ticks, and a recording has room for twice as many. */
const MOST_WAITING = 8;

/** Opens a session on a run that begins or goes on. */
export function openSession<State>(
  { view, run, hasTurns: hadTurns, caption: note = '' }: SessionStart<State>,
  onTick: TickListener<State>,
): Session<State> {
  const { game } = view;
  const clock = makeClock();
  let [frame, caption, hasTurns] = [game.frame(run.state), note, hadTurns];
  /** What was pressed since the last tick. */
  let waiting: string[] = [];

  const isPlaying = () => !run.finished && view.between(run.state, run.finished).length === 0;

  function tick(input: Input): void {
    const before = frame;
    run.advance(view.actionsOf(input, run.state));
    frame = game.frame(run.state);
    const said = view.remark?.(frame) ?? game.announce(before, frame);
    if (said !== null) caption = said;
    onTick(session, said);
  }

  const session: Session<State> = {
    view,
    run,
    get frame() {
      return frame;
    },
    get caption() {
      return caption;
    },
    get hasTurns() {
      return hasTurns;
    },
    pass(elapsedMs, { held, pressed }) {
      waiting = [...waiting, ...pressed].slice(0, MOST_WAITING);
      for (let due = clock.ticks(elapsedMs); due > 0 && isPlaying(); due--) {
        const now = waiting;
        waiting = [];
        tick({ held, pressed: now });
      }
    },
    turn(direction, action) {
      hasTurns = true;
      const isDone = direction === 0 ? null : planStep(frame, direction);
      let pressed = action === null ? [] : [action];
      for (let left = direction === 0 ? SHORT_TURN : LONGEST_TURN; left > 0 && isPlaying(); left--) {
        const before = frame;
        const waits = view.waits(run.state);
        tick({ held: direction, pressed });
        pressed = [];
        if (!waits && isDone?.(before, frame)) break;
      }
    },
    choose(action) {
      const number = game.actions.indexOf(action);
      if (number >= 0) session.take(number);
    },
    take(action) {
      if (run.finished) return accept(null);
      run.advance([action]);
      frame = game.frame(run.state);
      caption = '';
      onTick(session, null);
      return accept(null);
    },
  };
  return session;
}

/** A turn that goes nowhere ends after so many ticks. */
const LONGEST_TURN = 90;
/** How long it takes when the player only lets time pass, or does something in place. */
const SHORT_TURN = 12;

const [EAST, SOUTH, WEST] = [2, 4, 8];

/** Whether a step is done, asked after each of its ticks with the picture before and the one after. */
type StepEnd = (before: Frame, after: Frame) => boolean;

/** A step in a direction: to the middle of the next cell, as far as the walls let the walker. */
export function planStep(start: Frame, direction: number): StepEnd {
  const isLevel = (direction & (EAST | WEST)) !== 0;
  const sign = (direction & (EAST | SOUTH)) !== 0 ? 1 : -1;
  const { tileSize } = start.map;
  // The middle of the player's own cell is no step, also for a player who stands at its wall.
  const least = middleOf(start, isLevel) * sign + (tileSize * 9) / 20;
  const half = (sign * tileSize) / 2;
  const goal = Math.ceil((least - half) / tileSize) * tileSize + half;
  return (before, after) => {
    if (before.map.id !== after.map.id) return true;
    const place = middleOf(after, isLevel);
    return place * sign >= goal || place === middleOf(before, isLevel);
  };
}

/** The middle of the player along one axis. */
function middleOf({ sprites }: Frame, isLevel: boolean): number {
  const player = sprites.find(({ id }) => id === 'player');
  if (player === undefined) return 0;
  return isLevel ? player.x + player.width / 2 : player.y + player.height / 2;
}
