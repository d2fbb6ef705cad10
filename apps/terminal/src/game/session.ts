import { accept } from '@warren/engine';
import { type Frame, makeClock, TICKS_PER_SECOND } from '@warren/games';
import type { Input, Session } from './game-view.js';

/** A run that begins or goes on, and the caption to begin with. */
export interface SessionStart<State> extends Pick<Session<State>, 'app' | 'view' | 'run' | 'hasTurns'> {
  readonly caption?: string;
}

/** What can be chosen now; nothing while the run is played. */
export function choicesBetween<State>({ view, run }: Pick<Session<State>, 'view' | 'run'>) {
  return view.between?.(run.state, run.finished) ?? [];
}

type Writable<T> = { -readonly [Key in keyof T]: T[Key] };

/** Called after every tick. */
export type TickListener<State> = (session: Session<State>, said: string | null) => void;

/** No player presses more between two ticks, and a recording has room for twice as many. */
const MOST_WAITING = 8;

/** So long after it was said a caption says nothing about now. */
const CAPTION_TICKS = 5 * TICKS_PER_SECOND;

/** Opens a session on a run that begins or goes on. */
export function openSession<State>(
  { caption = '', ...start }: SessionStart<State>,
  onTick: TickListener<State>,
): Session<State> {
  const { view, run } = start;
  const { game } = view;
  const clock = makeClock();
  /** What was pressed since the last tick. */
  let waiting: string[] = [];
  let saidAt = run.tick;

  const isPlaying = () => !run.finished && choicesBetween(session).length === 0;

  function tick(input: Input): void {
    const before = session.frame;
    const actions = view.actionsOf(input, run.state);
    if (actions.length === 0 && game.waits?.(run.state) === true) return;
    run.advance(actions);
    session.frame = game.frame(run.state);
    const said = view.remark?.(session.frame) ?? game.announce(before, session.frame);
    if (said !== null) [session.caption, saidAt] = [said, run.tick];
    else if (run.tick - saidAt > CAPTION_TICKS) session.caption = '';
    onTick(session, said);
  }

  const session: Writable<Session<State>> = {
    ...start,
    frame: game.frame(run.state),
    caption,
    pass(elapsedMs, { held, pressed }) {
      waiting = [...waiting, ...pressed].slice(0, MOST_WAITING);
      for (let due = clock.ticks(elapsedMs); due > 0 && isPlaying(); due--) {
        const now = waiting;
        waiting = [];
        tick({ held, pressed: now });
      }
    },
    turn(direction, action) {
      session.hasTurns = true;
      const isDone = direction === 0 ? null : planStep(session.frame, direction);
      let pressed = action === null ? [] : [action];
      // What the last turn held is pressed anew where the game waits for a key.
      if (direction !== 0 && game.waits?.(run.state) === true) tick({ held: 0, pressed: [] });
      for (let left = direction === 0 ? SHORT_TURN : LONGEST_TURN; left > 0 && isPlaying(); left--) {
        const before = session.frame;
        const isHeld = view.holdsPlayer?.(run.state) === true;
        tick({ held: direction, pressed });
        pressed = [];
        if (!isHeld && isDone?.(before, session.frame)) break;
      }
    },
    choose(action) {
      const number = game.actions.indexOf(action);
      if (number >= 0) session.take(number);
    },
    take(action) {
      if (run.finished) return accept(null);
      run.advance([action]);
      session.frame = game.frame(run.state);
      session.caption = '';
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
