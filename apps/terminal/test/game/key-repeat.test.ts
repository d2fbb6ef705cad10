import { findGame, startRun } from '@warren/games';
import { findBot } from '@warren/games/bots';
import { describe, expect, test } from 'vitest';
import type { Session } from '../../src/game/game-view.js';
import { makeKeyRepeat } from '../../src/game/key-repeat.js';
import { openSession, planStep } from '../../src/game/session.js';
import { findView, VIEWS } from '../../src/games/registry.js';
import { must } from '../support/must.js';
import { scriptedApp } from '../support/scripted-app.js';

const [NORTH, EAST, SOUTH, WEST] = [1, 2, 4, 8];

describe('directions without word of releases', () => {
  const keyRepeat = () => makeKeyRepeat(200, () => false);
  const tap = (key: string) => ({ key, kind: 'press' as const });

  test('a tap is held for a while', () => {
    const wheel = keyRepeat();
    expect(wheel.take(tap('right'), 1000)).toBe(true);
    expect([wheel.held(1000), wheel.held(1199), wheel.held(1200)]).toEqual([EAST, EAST, 0]);
    expect(wheel.take(tap('e'), 1000)).toBe(false);
  });

  test('a key that repeats itself is held until it stops', () => {
    const wheel = keyRepeat();
    wheel.take(tap('W'), 1000);
    expect(wheel.held(1450)).toBe(0);
    for (let time = 1500; time <= 1980; time += 40) wheel.take(tap('w'), time);
    expect([wheel.held(1980), wheel.held(2129), wheel.held(2131)]).toEqual([NORTH, NORTH, 0]);
  });

  test('another direction takes the place of the first; a second tap begins anew', () => {
    const wheel = keyRepeat();
    wheel.take(tap('down'), 1000);
    wheel.take(tap('a'), 1050);
    expect(wheel.held(1060)).toBe(WEST);
    wheel.take(tap('left'), 1240);
    expect([wheel.held(1439), wheel.held(1441)]).toEqual([WEST, 0]);
    wheel.rest();
    expect(wheel.held(1300)).toBe(0);
  });

  test('gliding, a direction stays until another comes', () => {
    const wheel = keyRepeat();
    wheel.glides = true;
    wheel.take(tap('d'), 0);
    expect(wheel.held(99_999)).toBe(EAST);
    wheel.take(tap('s'), 100_000);
    expect(wheel.held(200_000)).toBe(SOUTH);
  });
});

test('with word of releases all keys are what they are, two at once too', () => {
  const wheel = makeKeyRepeat(200, () => true);
  wheel.take({ key: 'right', kind: 'press' }, 0);
  wheel.take({ key: 's', kind: 'press' }, 10);
  expect(wheel.held(99_999)).toBe(EAST | SOUTH);
  wheel.take({ key: 'right', kind: 'repeat' }, 20);
  wheel.take({ key: 'right', kind: 'release' }, 30);
  expect(wheel.held(31)).toBe(SOUTH);
  wheel.take({ key: 's', kind: 'release' }, 40);
  expect(wheel.held(41)).toBe(0);
});

describe('turns', () => {
  function begin(id: string, settings: unknown, seed: string): Session {
    const view = must(findView(id));
    const app = scriptedApp(() => null);
    const run = must(startRun(view.game, settings, seed));
    return openSession({ app, view, run, hasTurns: false }, () => {});
  }
  const positionOf = ({ frame }: Session) => {
    const { x, y, width, height } = frame.sprites.find(({ id }) => id === 'player') ?? frame.sprites[0];
    const { tileSize } = frame.map;
    return { across: (x + width / 2) / tileSize, down: (y + height / 2) / tileSize };
  };

  test('a step in Treasure Rush ends near the middle of the next cell, or at a wall', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const session = begin('treasure-rush', {}, seed);
      for (const direction of [EAST, SOUTH, WEST, NORTH, NORTH, WEST, SOUTH, EAST]) {
        const before = positionOf(session);
        const { sides } = session.frame.maze ?? { sides: [] };
        const { width, id } = session.frame.map;
        const isOpen = (sides[Math.floor(before.down) * width + Math.floor(before.across)] & direction) !== 0;
        session.turn(direction, null);
        if (session.frame.map.id !== id) break;
        const after = positionOf(session);
        const moved = Math.abs(after.across - before.across) + Math.abs(after.down - before.down);
        expect(moved).toBeLessThan(1.5);
        expect(isOpen).toBe(moved > 0.61);
      }
      expect(session.hasTurns).toBe(true);
    }
  });

  test('turning back at once is a whole step too', () => {
    const session = begin('lost-cause', {}, 'back');
    const { frame } = session;
    const isDone = planStep(frame, EAST);
    const shifted = (by: number) => ({
      ...frame,
      sprites: frame.sprites.map((sprite) =>
        sprite.id === 'player' ? { ...sprite, x: sprite.x + by } : sprite,
      ),
    });
    expect(isDone(frame, shifted(8))).toBe(false);
    expect(isDone(shifted(8), shifted(8))).toBe(true);
    expect(isDone(frame, shifted(frame.map.tileSize))).toBe(true);
    expect(isDone(frame, { ...frame, map: { ...frame.map, id: 'other' } })).toBe(true);
  });

  test('time stands still without a key, and a pause of the game is not counted as a wall', () => {
    const session = begin('treasure-rush', {}, 'still');
    // The first maze waits for the first step, whatever else is pressed.
    session.turn(0, null);
    expect(session.run.tick).toBe(0);
    session.turn(EAST, null);
    expect(session.run.tick).toBeGreaterThan(0);
    const { tick } = session.run;
    session.turn(0, null);
    expect(session.run.tick).toBe(tick + 12);
  });

  test('keys pressed between two ticks wait for the next one', () => {
    const session = begin('lost-cause', {}, 'wait');
    session.pass(1, { held: EAST, pressed: ['slot-3'] });
    expect(session.run.tick).toBe(0);
    session.pass(50, { held: EAST, pressed: [] });
    expect(session.run.tick).toBe(3);
    expect(session.frame.hud).toMatchObject({ active: 2 });
    expect(session.hasTurns).toBe(false);
  });
});

describe.each(VIEWS.map((view) => [view.game.id, view] as const))('the view of %s', (id, view) => {
  test('belongs to its game, and its starts can be played', () => {
    expect(findGame(id)).toEqual({ ok: true, value: view.game });
    for (const { settings } of view.starts) must(view.game.readSettings(settings));
    for (const line of [...view.help(true), ...view.help(false)]) expect(line.length).toBeLessThan(75);
  });

  test('is hidden in a pause where players would plan their way', () => {
    expect(view.hidesPaused === true).toBe(['treasure-rush', 'classic', 'labyrinth'].includes(id));
  });

  test('has words for the whole of a run', () => {
    const run = must(startRun(view.game, view.starts[0].settings, 'words'));
    const bot = must(findBot(id)).begin();
    let before = view.game.frame(run.state);
    const said = new Set<string>();
    for (let tick = 0; tick < 2000 && !run.finished; tick++) {
      run.advance(bot(run.state));
      const frame = view.game.frame(run.state);
      const words = view.remark?.(frame) ?? view.game.announce(before, frame);
      if (words !== null) said.add(words);
      expect(view.describe(frame, run.state)).toMatch(/\b(north|east|south|west|fight)\b/);
      before = frame;
    }
    expect(said.size).toBeGreaterThan(2);
    expect(view.results(run).lines.join('\n')).toMatch(/(Score|Gold|Time) +-?\d+/);
    expect(view.progress(run)).toMatch(/\d/);
  });
});

test('every game can be played in the terminal, in the order of the registry', async () => {
  const { GAMES } = await import('@warren/games');
  expect(VIEWS.map(({ game }) => game.id)).toEqual(GAMES.map(({ id }) => id));
});
