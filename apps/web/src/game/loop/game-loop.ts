import { makeClock } from '@warren/games';
import type { ControlName, Controls } from '../../input/controls.js';
import type { GameStage } from '../stage/stage.js';
import type { Session } from './session.js';
import { makeSteering } from './steering.js';

/** What the loop drives, and its callbacks. */
export interface LoopParts {
  readonly controls: Pick<Controls, 'poll'>;
  readonly session: Session;
  readonly stage: Pick<GameStage, 'paint'>;
  readonly reducedMotion: () => boolean;
  /** While it is so, time stands still and input belongs to a menu. */
  readonly paused: () => boolean;
  /** What was pressed, whether the game or a menu is up; directions too, as they begin to be held. */
  readonly onPressed: (names: readonly ControlName[], steered: number) => void;
  /** Takes from so much time what is to stand still after a blow. */
  readonly takeStop?: (elapsedMs: number) => number;
  /** Time went by for which no ticks are played: the machine was asleep, or too slow. */
  readonly onLost: (ms: number) => void;
}

/** More than this between two pictures is no time of play: the page was hidden. */
const LONGEST_GAP_MS = 250;
/** At most so many presses wait for the next tick. */
const MOST_WAITING = 8;
const NOTHING_PRESSED: readonly ControlName[] = [];

/**
 * Cuts time into ticks: input is asked once a picture, ticks are played as they fall due, and the picture is painted. To
 * be called with each time of the screen, in milliseconds.
 */
export function makeGameLoop(parts: LoopParts): (timeMs: number) => void {
  const { controls, session, stage, reducedMotion, paused, onPressed, takeStop, onLost } = parts;
  const clock = makeClock();
  let before: number | null = null;
  let played = 0;
  let waiting: ControlName[] = [];
  let heldBefore = 0;
  const steering = makeSteering();

  function playTicks(due: number, held: number, down: readonly ControlName[]): void {
    for (let i = 0; i < due && session.phase === 'playing'; i++) {
      // Everything pressed since the last tick belongs to the first one that follows.
      const pressed = i === 0 ? waiting : NOTHING_PRESSED;
      if (i === 0) waiting = [];
      session.tick({ held: steering.next(held), pressed, down });
    }
  }

  return (timeMs) => {
    const gapMs = before === null ? 0 : timeMs - before;
    const elapsedMs = Math.min(LONGEST_GAP_MS, gapMs);
    before = timeMs;
    const { held, pressed, down = NOTHING_PRESSED, downs } = controls.poll();
    const steered = downs.reduce((all, each) => all | each, held & ~heldBefore);
    const steady = held & heldBefore;
    heldBefore = held;
    if (pressed.length > 0 || steered !== 0) onPressed(pressed, steered);
    const still = paused();
    if (still || session.phase !== 'playing') {
      clock.rest();
      waiting = [];
      steering.rest();
    } else {
      steering.add(downs, held, steady);
      if (gapMs > elapsedMs) onLost(gapMs - elapsedMs);
      for (const name of pressed) if (waiting.length < MOST_WAITING) waiting.push(name);
      const stoppedMs = takeStop?.(elapsedMs) ?? 0;
      if (stoppedMs > 0) onLost(stoppedMs);
      playTicks(clock.ticks(elapsedMs - stoppedMs), held, down);
    }
    if (!still) played += elapsedMs;
    // A game that stands still is drawn as it is, not on the way there.
    const fraction = still || session.phase !== 'playing' ? 1 : clock.fraction();
    const moment = { timeMs: played, elapsedMs: still ? 0 : elapsedMs, fraction };
    stage.paint({ ...moment, reducedMotion: reducedMotion() });
  };
}
