import { startRun } from '@warren/games';
import { type CaveState, cave, dangers, sayMonsters, WAY_STEPS } from '@warren/games/cave';
import { describe, expect, test } from 'vitest';
import { createAutoMover } from '../../../src/games/cave/controller/auto-move.js';
import { ControllerState } from '../../../src/games/cave/controller/controller-state.js';
import { createKeyRepeat } from '../../../src/games/cave/controller/key-repeat.js';
import { commandOf, makeSteering } from '../../../src/games/cave/controller/steering.js';
import { logSince } from '../../../src/games/cave/state.js';
import type { ControlName } from '../../../src/input/controls.js';

const NORTH = 1;
const EAST = 2;
const input = (held: number, ...pressed: ControlName[]) => ({ held, pressed });
const anywhere = () => true;

/** In which of so many ticks steps are made while something is held. */
function stepsOf(ticks: number, held: number, isOpen: (way: number) => boolean = anywhere) {
  const keyRepeat = createKeyRepeat();
  return Array.from({ length: ticks }, (_, tick) => ({
    tick,
    step: keyRepeat.next(input(held), isOpen),
  })).filter(({ step }) => step !== null);
}

describe('a held direction', () => {
  test('makes a step at once, and after a moment one after the other', () => {
    const steps = stepsOf(40, EAST);
    expect(steps.map(({ tick }) => tick)).toEqual([0, 12, 21, 30, 39]);
  });

  test('that is tapped between two ticks counts, though it is held no more', () => {
    const keyRepeat = createKeyRepeat();
    expect(keyRepeat.next(input(0, 'west'), anywhere)).toBe(3);
    expect(keyRepeat.next(input(0), anywhere)).toBeNull();
  });

  test('leads slanting with another one, and along a wall where one of them is closed', () => {
    expect(stepsOf(40, NORTH | EAST).map(({ step }) => step)).toEqual([1, 0, 1, 0, 1]);
    expect(stepsOf(40, NORTH | EAST, (way) => way === 0).map(({ step }) => step)).toEqual([0, 0, 0, 0, 0]);
  });

  test('bumps once into what is closed, and does not go on bumping', () => {
    expect(stepsOf(40, NORTH, () => false).map(({ tick }) => tick)).toEqual([0]);
  });

  test('that was held when something came up counts again only after it was let go', () => {
    const keyRepeat = createKeyRepeat();
    keyRepeat.next(input(EAST), anywhere);
    keyRepeat.halt();
    for (let tick = 0; tick < 60; tick++) expect(keyRepeat.next(input(EAST), anywhere)).toBeNull();
    expect(keyRepeat.next(input(0), anywhere)).toBeNull();
    expect(keyRepeat.next(input(EAST), anywhere)).toBe(1);
  });
});

function begin(settings: object = {}): { state: CaveState; act: (action: number) => void } {
  const run = startRun(cave, { mode: 'expedition', ...settings }, 'a quiet place');
  if (!run.ok) throw new Error(run.reason);
  return { state: run.value.state, act: (action) => run.value.advance([action]) };
}

describe('an automatic move', () => {
  test('makes plain moves, some ticks apart, and is over when it is stopped', () => {
    const { state, act } = begin();
    const mover = createAutoMover(state);
    expect(mover.next()).toBeNull();
    mover.set({ kind: 'explore' });
    const ticks: number[] = [];
    for (let tick = 0; tick < 30; tick++) {
      const due = mover.next();
      if (due === null || !('action' in due)) continue;
      ticks.push(tick);
      act(due.action);
    }
    expect(ticks).toEqual([0, 8, 16, 24]);
    expect(state.moves).toBe(4);
    mover.set(null);
    expect(mover.next()).toBeNull();
  });

  test('to a place ends there', () => {
    const { state, act } = begin();
    const way = WAY_STEPS.findIndex(({ x, y }) => {
      const mover = createAutoMover(state);
      mover.set({ kind: 'travel', x: state.player.x + x, y: state.player.y + y });
      const due = mover.next();
      return due !== null && 'action' in due;
    });
    const target = { x: state.player.x + WAY_STEPS[way].x, y: state.player.y + WAY_STEPS[way].y };
    const mover = createAutoMover(state);
    mover.set({ kind: 'travel', ...target });
    for (let tick = 0; tick < 30 && mover.autoMove !== null; tick++) {
      const due = mover.next();
      if (due !== null && 'action' in due) act(due.action);
    }
    expect(state.player).toMatchObject(target);
    expect(mover.autoMove).toBeNull();
  });

  test('of rest is a single move for whoever is well', () => {
    const { state, act } = begin();
    const mover = createAutoMover(state);
    mover.set({ kind: 'rest' });
    for (let tick = 0; tick < 60 && mover.autoMove !== null; tick++) {
      const due = mover.next();
      if (due !== null && 'action' in due) act(due.action);
    }
    expect(state.moves).toBe(1);
  });

  test('of rest goes on until whoever is hurt is well', () => {
    const { state, act } = begin({ healMoves: 2 });
    state.player.health -= 300;
    const mover = createAutoMover(state);
    mover.set({ kind: 'rest' });
    let said = '';
    for (let tick = 0; tick < 200 && mover.autoMove !== null; tick++) {
      const due = mover.next();
      if (due !== null && 'action' in due) act(due.action);
      else if (due !== null && 'stop' in due) said = due.stop;
    }
    expect([state.moves, state.player.health, said]).toEqual([6, 5000, 'You are well again.']);
  });
});

/** A controller of a run that is played here, and what it has said over the picture. */
function controllerOf(seed: string) {
  const begun = startRun(cave, { mode: 'expedition' }, seed);
  if (!begun.ok) throw new Error(begun.reason);
  const run = begun.value;
  const said: string[] = [];
  const parts = { run, stage: {}, say: (text: string) => void said.push(text) };
  const controller = new ControllerState(
    parts as unknown as ConstructorParameters<typeof ControllerState>[0],
  );
  const steering = makeSteering(controller);
  /** Plays a tick. */
  function tick(): void {
    const actions = steering.actionsOf(input(0));
    if (actions.length === 0) return;
    run.advance(actions);
    controller.remember();
  }
  return { controller, state: run.state, said, tick };
}

describe('a monster that comes into view', () => {
  test('ends exploring and is asked about; nothing is said a second time, and the messages keep it', () => {
    const { controller, state, said, tick } = controllerOf('decide');
    const { shown } = controller;
    controller.command('explore');
    for (let i = 0; i < 2000 && shown.get().asked === ''; i++) tick();
    const words = sayMonsters(state, dangers(state));
    expect(shown.get()).toMatchObject({
      autoMove: null,
      asked: `${words} Fight it, go round it, or walk away.`,
    });
    expect(said).toEqual([]);
    const { moves } = state;
    // The key alone does not go on.
    controller.command('explore');
    for (let i = 0; i < 30; i++) tick();
    expect([state.moves, shown.get().autoMove]).toEqual([moves, null]);
    expect(controller.history.filter((line) => line === words)).toHaveLength(1);
    expect(said).toEqual([]);
  });
});

describe('a control', () => {
  test.each([
    ['explore', false, 'explore'],
    ['use', false, 'explore'],
    ['attack', false, 'rest'],
    ['attack', true, 'blow'],
    ['use', true, 'blow'],
    ['north', true, null],
    ['north', false, null],
    ['confirm', true, 'blow'],
    ['rest', true, 'retreat'],
    ['hurry', false, 'approach'],
    ['drop', true, 'inventory'],
    ['pause', true, null],
  ] as const)('%s (in a fight: %s) asks for %s', (control, isFighting, command) => {
    expect(commandOf(control, isFighting)).toBe(command);
  });
});

test('a log is read from the last event of a kind on', () => {
  const log = (['fight', 'hit', 'won', 'fight', 'hurt'] as const).map((event) => ({
    event,
    about: 'bat',
    numbers: [],
  }));
  expect(logSince(log, 'fight').map(({ event }) => event)).toEqual(['fight', 'hurt']);
  expect(logSince(log, 'lost')).toEqual([]);
});
