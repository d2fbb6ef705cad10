import { startRun } from '@warren/games';
import { LOST_CAUSE_ACTIONS, type LostCauseState, lostCause } from '@warren/games/lost-cause';
import { describe, expect, test } from 'vitest';
import { makeGameLoop } from '../../../src/game/loop/game-loop.js';
import { openSession } from '../../../src/game/loop/session.js';
import { actionsOf } from '../../../src/games/lost-cause/state.js';
import { lostCauseView } from '../../../src/games/lost-cause/view.js';
import type { Input } from '../../../src/input/controls.js';
import type { ControlName } from '../../../src/settings/control-name.js';
import { begin, campaignWon, playUntil, SMALL_MAZE } from '../../support/play-runs.js';

/** The state of a run whose player holds these directions. */
function holding(directions: number): LostCauseState {
  const { state } = begin({ code: SMALL_MAZE });
  state.level.player.held = directions;
  return state;
}

const named = (actions: readonly number[]) => actions.map((action) => LOST_CAUSE_ACTIONS[action]);

describe('actions', () => {
  test('held directions are an action when the game believes others, and none otherwise', () => {
    expect(named(actionsOf({ held: 6, pressed: [] }, holding(0)))).toEqual(['hold-6']);
    expect(actionsOf({ held: 6, pressed: [] }, holding(6))).toEqual([]);
    expect(named(actionsOf({ held: 0, pressed: [] }, holding(6)))).toEqual(['hold-0']);
  });

  test('presses keep their order; what is no action of the game is left out', () => {
    const pressed: ControlName[] = ['slot-2', 'north', 'use', 'pause', 'attack', 'confirm', 'drop'];
    expect(named(actionsOf({ held: 0, pressed }, holding(0)))).toEqual(['slot-2', 'use', 'attack', 'drop']);
  });

  test('however much is pressed, no tick has more actions than a recording allows', () => {
    const pressed: ControlName[] = new Array(100).fill('attack');
    expect(actionsOf({ held: 1, pressed }, holding(0)).length).toBeLessThanOrEqual(16);
  });
});

describe('a key that is held', () => {
  const held = (name: ControlName, state: LostCauseState) =>
    named(actionsOf({ held: 0, pressed: [], down: [name] }, state));

  test('strikes again at every end of the cooldown, and not before', () => {
    const run = begin({ code: SMALL_MAZE, maxEnemies: 0 });
    // What is held before the level begins does not begin it.
    expect(held('attack', run.state)).toEqual([]);
    const strike = LOST_CAUSE_ACTIONS.indexOf('attack');
    run.advance([strike]);
    const blows: number[] = [];
    while (run.tick < 40) {
      const names = held('attack', run.state);
      if (names.length > 0) blows.push(run.tick);
      run.advance(names.length > 0 ? [strike] : []);
    }
    expect(blows).toEqual([12, 24, 36]);
  });

  test('takes what lies in the next tile, opens its lock, and drops where there is room', () => {
    const run = begin({ code: SMALL_MAZE, maxEnemies: 0 });
    run.advance([LOST_CAUSE_ACTIONS.indexOf('slot-2')]);
    const { level } = run.state;
    level.things = [];
    expect([held('use', run.state), held('drop', run.state)]).toEqual([[], []]);
    level.things = [{ tile: 0, kind: 'key' }];
    expect(held('use', run.state)).toEqual(['use']);
    level.things = [{ tile: 0, kind: 'lock' }];
    expect(held('use', run.state)).toEqual([]);
    level.player.slots[1] = 'key';
    expect([held('use', run.state), held('drop', run.state)]).toEqual([['use'], []]);
    level.things = [];
    expect(held('drop', run.state)).toEqual(['drop']);
  });

  test('is not pressed twice in the tick it goes down', () => {
    const run = begin({ code: SMALL_MAZE, maxEnemies: 0 });
    run.advance([LOST_CAUSE_ACTIONS.indexOf('slot-1')]);
    const input: Input = { held: 0, pressed: ['attack'], down: ['attack'] };
    expect(named(actionsOf(input, run.state))).toEqual(['attack']);
  });
});

describe('a session', () => {
  const still: Input = { held: 0, pressed: [] };
  const firstKey: Input = { held: 0, pressed: ['slot-2'] };

  test('plays a tick for each call and tells of it with the frame before', () => {
    const told: number[] = [];
    const session = openSession(begin({ code: SMALL_MAZE }), lostCauseView, ({ run, frame }, before) => {
      expect(frame).not.toBe(before);
      told.push(run.tick);
    });
    for (const input of [firstKey, still, still]) session.tick(input);
    expect(told).toEqual([1, 2, 3]);
  });

  test('stands still between levels until a way on is chosen', () => {
    const run = campaignWon(1);
    const session = openSession(run, lostCauseView, () => {});
    const { tick } = run;
    session.tick({ held: 2, pressed: ['attack'] });
    expect([session.phase, run.tick]).toEqual(['won', tick]);
    session.choose('continue');
    expect([session.phase, run.state.level.number]).toEqual(['playing', 2]);
    session.choose('continue');
    expect(run.state.level.number).toBe(2);
  });

  test('plays the same maze again when asked to', () => {
    const run = campaignWon(1);
    const { code } = run.state.level;
    openSession(run, lostCauseView, () => {}).choose('retry');
    expect(run.state.level).toMatchObject({ number: 1, code, locksLeft: 1 });
  });

  test('ends in its own words: a maze is won, a campaign is lost', () => {
    expect(openSession(playUntil(begin({ code: SMALL_MAZE })), lostCauseView, () => {}).phase).toBe('won');
    const idle = begin();
    const session = openSession(idle, lostCauseView, () => {});
    session.tick(firstKey);
    while (session.phase === 'playing') session.tick(still);
    expect(session.phase).toBe('lost');
    session.tick(still);
    session.choose('retry');
    expect(session.phase).toBe('lost');
  });

  test('of a game of turns waits for a move', () => {
    const run = startRun({ ...lostCause, traits: ['turns'] }, { code: SMALL_MAZE }, 'turns');
    if (!run.ok) throw new Error(run.reason);
    const session = openSession(run.value, lostCauseView, () => {});
    for (let i = 0; i < 5; i++) session.tick(still);
    expect(run.value.tick).toBe(0);
    session.tick({ held: 0, pressed: ['slot-2'] });
    session.tick(still);
    expect(run.value.tick).toBe(1);
  });

  test('waits for the first key where the game does, and then plays every tick', () => {
    const waits = ({ level }: LostCauseState) => level.player.active === 0;
    const run = startRun({ ...lostCause, waits }, { code: SMALL_MAZE }, 'first key');
    if (!run.ok) throw new Error(run.reason);
    const session = openSession(run.value, lostCauseView, () => {});
    expect(session.waiting).toBe(true);
    for (let i = 0; i < 5; i++) session.tick(still);
    expect(run.value.tick).toBe(0);
    session.tick({ held: 0, pressed: ['slot-2'] });
    expect(session.waiting).toBe(false);
    session.tick(still);
    expect(run.value.tick).toBe(2);
  });

  test('is given up as it stands, or by the action a game has for that', () => {
    const actions = lostCause.actions.filter((action) => action !== 'give-up');
    const without = startRun({ ...lostCause, actions }, { code: SMALL_MAZE }, 'given up');
    if (!without.ok) throw new Error(without.reason);
    const plain = openSession(without.value, lostCauseView, () => {});
    plain.giveUp();
    expect([plain.phase, plain.run.tick, plain.run.finished]).toEqual(['lost', 0, false]);
    plain.tick({ held: 2, pressed: [] });
    expect(plain.run.tick).toBe(0);

    const run = begin({ code: SMALL_MAZE });
    const session = openSession(run, lostCauseView, () => {});
    session.giveUp();
    expect([session.phase, run.finished, run.tick]).toEqual(['lost', true, 1]);
  });

  test('sends what is held again when the game has forgotten it', () => {
    const run = campaignWon(1);
    const session = openSession(run, lostCauseView, () => {});
    session.choose('continue');
    session.tick({ held: 2, pressed: [] });
    expect(run.state.level.player.held).toBe(2);
  });
});

describe('the loop', () => {
  function makeLoop(inputs: (Input & { readonly downs?: readonly number[] })[] = []) {
    // It waits for no key.
    const begun = startRun({ ...lostCause, waits: () => false }, { code: SMALL_MAZE, maxEnemies: 0 }, 'loop');
    if (!begun.ok) throw new Error(begun.reason);
    const run = begun.value;
    const painted: number[] = [];
    const lost: number[] = [];
    const state = { paused: false, pressed: [] as ControlName[], steered: 0 };
    const loop = makeGameLoop({
      controls: { poll: () => ({ held: 0, pressed: [], downs: [], ...inputs.shift() }) },
      session: openSession(run, lostCauseView, () => {}),
      stage: { paint: ({ fraction }) => painted.push(fraction) },
      reducedMotion: () => false,
      paused: () => state.paused,
      onPressed(names, steered) {
        state.pressed.push(...names);
        state.steered = steered;
      },
      onLost: (ms) => lost.push(ms),
    });
    return { run, loop, painted, state, lost };
  }

  test.each([30, 60, 75, 144, 240])('plays sixty ticks a second at %i pictures a second', (rate) => {
    const { run, loop, painted } = makeLoop();
    for (let i = 0; i <= 2 * rate; i++) loop((i * 1000) / rate);
    expect(Math.abs(run.tick - 120)).toBeLessThanOrEqual(1);
    expect(painted.every((fraction) => fraction >= 0 && fraction <= 1)).toBe(true);
  });

  test('goes on a little behind after a long hitch instead of racing', () => {
    const { run, loop, lost } = makeLoop();
    loop(0);
    loop(60_000);
    expect(run.tick).toBeGreaterThan(0);
    expect(run.tick).toBeLessThanOrEqual(15);
    expect(lost).toEqual([59_750]);
  });

  test('a press between two ticks is not lost, and is played once', () => {
    const press: Input = { held: 0, pressed: ['slot-3'] };
    const { run, loop } = makeLoop([{ held: 0, pressed: [] }, press]);
    for (let time = 0; time <= 100; time += 4) loop(time);
    expect(run.state.level.player.active).toBe(2);
    expect(run.recording().actions.filter((_, i) => i % 2 === 1)).toEqual([
      LOST_CAUSE_ACTIONS.indexOf('slot-3'),
    ]);
  });

  test('at twelve pictures a second every quick tap is a press of its own', () => {
    const tap = { held: 0, pressed: [], downs: [2] };
    const { run, loop } = makeLoop([{ held: 0, pressed: [] }, tap, tap, tap]);
    for (let i = 0; i < 6; i++) loop(i * 83);
    const actions = run.recording().actions.filter((_, i) => i % 2 === 1);
    expect(named(actions)).toEqual(['hold-2', 'hold-0', 'hold-2', 'hold-0', 'hold-2', 'hold-0']);
  });

  test('while paused no tick is played, and presses go to the menu only', () => {
    const { run, loop, state } = makeLoop([
      { held: 0, pressed: [] },
      { held: 5, pressed: ['attack', 'pause'] },
    ]);
    state.paused = true;
    for (let time = 0; time < 1000; time += 10) loop(time);
    expect([run.tick, state.pressed]).toEqual([0, ['attack', 'pause']]);
    state.paused = false;
    for (let time = 1000; time < 1100; time += 10) loop(time);
    expect(run.tick).toBeGreaterThan(3);
    expect(run.recording().actions).toEqual([]);
  });

  test('tells a menu in which direction somebody begins to steer, once', () => {
    const hold: Input = { held: 4, pressed: [] };
    const { loop, state } = makeLoop([hold, hold]);
    loop(0);
    expect(state.steered).toBe(4);
    state.steered = 0;
    loop(10);
    expect(state.steered).toBe(0);
  });
});
