import { describe, expect, test } from 'vitest';
import type { SessionPhase } from '../../../src/game/loop/game-view.js';
import { BEAT_MS, makePause, type PauseState } from '../../../src/game/loop/pause.js';

function open({ counts = true, waiting = false, phase = 'playing' as SessionPhase } = {}) {
  const session = { phase, waiting };
  const states: PauseState[] = [];
  const still: boolean[] = [];
  const pause = makePause({
    run: { tick: 7 },
    clock: { follow: (_, isStill) => still.push(isStill) },
    session,
    counts,
    onChange: (state) => states.push(state),
  });
  /** Shows pictures for so long. */
  let time = 0;
  const pass = (ms: number) => {
    for (const end = time + ms; time < end; ) {
      time = Math.min(end, time + 16);
      pause.picture(time);
    }
  };
  return { pause, session, states, still, pass };
}

const told = (states: readonly PauseState[]) =>
  states.map((state) => (state.is === 'counting' ? state.beats : state.is));

describe('a pause', () => {
  test('in real time ends with a count of three, during which the clock of the run stands still', () => {
    const { pause, states, still, pass } = open();
    pause.set(true);
    pause.set(false);
    pass(3 * BEAT_MS - 20);
    expect([told(states), pause.isPaused(), pause.isMenuUp()]).toEqual([['menu', 3, 2, 1], true, false]);
    expect(still.every((isStill) => isStill)).toBe(true);
    pass(20);
    expect([told(states).at(-1), pause.isPaused(), still.at(-1)]).toEqual(['off', false, false]);
  });

  test('of a game of turns ends at once', () => {
    const { pause, states } = open({ counts: false });
    pause.set(true);
    pause.set(false);
    expect(told(states)).toEqual(['menu', 'off']);
  });

  test('of a level that waits for its first key ends at once', () => {
    const { pause, states, still } = open({ waiting: true });
    pause.set(true);
    pause.set(false);
    expect([told(states), still.at(-1)]).toEqual([['menu', 'off'], true]);
  });

  test('comes back when the player looks elsewhere during the count, which then begins anew', () => {
    const { pause, states, pass } = open();
    pause.set(true);
    pause.set(false);
    pass(2 * BEAT_MS);
    pause.set(true);
    pass(5 * BEAT_MS);
    expect(told(states)).toEqual(['menu', 3, 2, 1, 'menu']);
    pause.set(false);
    pass(BEAT_MS);
    expect(told(states).slice(5)).toEqual([3, 2]);
  });

  test('of a hidden page does not count', () => {
    const { pause } = open();
    pause.set(true);
    pause.set(false);
    pause.picture(60_000);
    expect(pause.isPaused()).toBe(true);
  });

  test('does not come over a run that is over', () => {
    const { pause, states } = open({ phase: 'lost' });
    pause.set(true);
    expect(states).toEqual([]);
  });
});
