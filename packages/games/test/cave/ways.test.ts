import { describe, expect, test } from 'vitest';
import { WAYS } from '../../src/cave/actions.js';
import { describeAround, inspect } from '../../src/cave/describe.js';
import { hasChest, isKnown, isRock, lookAround } from '../../src/cave/eyes.js';
import { caveOf } from '../../src/cave/memory.js';
import { seesCell } from '../../src/cave/monsters.js';
import type { CaveState, Cell } from '../../src/cave/state.js';
import { type Advice, dangers, exploreStep, travelStep } from '../../src/cave/ways.js';
import { stateHash } from '../../src/kernel/state-hash.js';
import { act, begin, findCell, homeMonster, put } from '../support/cave.js';

const BRAVE = { fears: () => false };

/** Follows advice until it stops; how many steps it was, and why it stopped. */
function follow(
  state: CaveState,
  advise: (state: CaveState) => Advice,
  most = 400,
): { steps: number; stop: string } {
  for (let steps = 0; steps < most; steps++) {
    const advice = advise(state);
    if ('stop' in advice) return { steps, stop: advice.stop };
    act(state, WAYS[advice.way]);
  }
  return { steps: most, stop: 'enough' };
}

/** A world without monsters to walk in: the first one is gone and the others are far. */
function peaceful(seed: string, settings: object = {}): CaveState {
  const state = begin({ rules: 'classic', mode: 'endless', monsterSight: 1, ...settings }, seed);
  return state;
}

describe('CV-32: exploring', () => {
  test('sees more and more, opens chests, and never walks into rock', () => {
    const state = peaceful('explore', { rockProbability: '0.52' });
    const before = state.explored;
    const { steps } = follow(state, (now) => exploreStep(now, BRAVE), 300);
    expect(steps).toBeGreaterThan(50);
    expect(state.moves).toBe(steps);
    expect(state.explored).toBeGreaterThan(before + 500);
    expect(state.chests).toBeGreaterThan(0);
  });

  test('goes only where it was seen, or one step beyond', () => {
    const state = peaceful('known', { rockProbability: '0.52' });
    for (let i = 0; i < 150; i++) {
      const advice = exploreStep(state, BRAVE);
      if ('stop' in advice) break;
      const { x, y } = state.player;
      act(state, WAYS[advice.way]);
      expect(Math.abs(state.player.x - x) + Math.abs(state.player.y - y)).toBe(1);
      expect(isKnown(state, x, y)).toBe(true);
    }
  });

  test('is interrupted by a monster that comes into view, not by one that was known, and stays out of its sight', () => {
    let [interrupted, around] = [0, 0];
    for (let seed = 0; seed < 25; seed++) {
      const state = begin({ rules: 'classic', mode: 'endless' }, `danger ${seed}`);
      const { stop } = follow(state, (now) => exploreStep(now));
      if (stop === 'There is a lurker.') interrupted++;
      expect(state.phase).toBe('walking');
      const known = dangers(state).map(({ name }) => name);
      const [monster] = dangers(state);
      if (monster === undefined) continue;
      for (let i = 0; i < 20; i++) {
        const advice = exploreStep(state, { known });
        if ('stop' in advice) break;
        act(state, WAYS[advice.way]);
        expect(seesCell(state, monster, state.player)).toBe(false);
        around++;
      }
    }
    expect(interrupted).toBeGreaterThan(5);
    expect(around).toBeGreaterThan(20);
  });

  test('does nothing in a fight or after the end, and changes no state', () => {
    const state = begin({ moves: 1 }, 'still');
    const before = stateHash(state);
    exploreStep(state);
    travelStep(state, { x: 3, y: 3 });
    describeAround(state);
    expect(stateHash(state)).toBe(before);
    state.phase = 'fighting';
    expect(exploreStep(state)).toEqual({ stop: 'You are in a fight.' });
    state.phase = 'walking';
    act(state, 'rest');
    expect(exploreStep(state)).toEqual({ stop: 'The expedition is over.' });
  });
});

describe('CV-32: travelling', () => {
  test('goes the shortest known way back', () => {
    const state = peaceful('travel', { rockProbability: '0.5' });
    const home = { x: state.player.x, y: state.player.y };
    follow(state, (now) => exploreStep(now, BRAVE), 120);
    const away = Math.abs(state.player.x - home.x) + Math.abs(state.player.y - home.y);
    expect(away).toBeGreaterThan(5);
    const { steps, stop } = follow(state, (now) => travelStep(now, home, BRAVE));
    expect(stop).toBe('You are there.');
    expect(state.player).toMatchObject(home);
    expect(steps).toBeGreaterThanOrEqual(away);
    expect(steps).toBeLessThanOrEqual(120);
  });

  test('refuses what was never seen', () => {
    const state = begin({ mode: 'endless' }, 'unseen');
    expect(travelStep(state, { x: 500, y: 500 })).toEqual({ stop: 'You have not seen that place yet.' });
    expect(travelStep(state, { x: 2 ** 60, y: 0 })).toEqual({ stop: 'You have not seen that place yet.' });
  });

  test('leads to whatever is drawn: where nothing is dark, to all floor', () => {
    const state = begin({ rules: 'classic' }, 'drawn');
    const { x, y } = findCell(state, (cx, cy) => caveOf(state).spawnable(cx, cy) && cx > 20 && cy > 20);
    expect(isKnown(state, x, y)).toBe(false);
    expect(travelStep(state, { x, y })).toHaveProperty('way');
  });
});

describe('CV-33: words', () => {
  /** A place from which a chest is seen straight in the east. */
  function besideChest(state: CaveState, steps: number): Cell {
    const free = (x: number, y: number) => caveOf(state).spawnable(x, y);
    return findCell(
      state,
      (x, y) =>
        Array.from({ length: steps }, (_, i) => free(x + i, y)).every(Boolean) &&
        hasChest(state, x + steps, y),
    );
  }

  test('say which ways are open and what is near', () => {
    const state = peaceful('words', { rockProbability: '0.52' });
    put(state, besideChest(state, 2));
    lookAround(state);
    const { x, y } = state.player;
    const line = describeAround(state);
    const open = WAYS.filter((_, way) => !isRock(state, x + [0, 1, 0, -1][way], y + [-1, 0, 1, 0][way]));
    for (const way of open) expect(line.split(',').slice(0, 3).join()).toContain(way);
    expect(line).toMatch(/^floor /);
    expect(line).toContain('chest two steps east');
  });

  test('a monster is named before a chest', () => {
    const state = begin({ rules: 'classic' }, 'named');
    const monster = homeMonster(state);
    put(state, { x: monster.x, y: monster.y + 1 });
    lookAround(state);
    expect(describeAround(state)).toMatch(/^(floor|rock)[^L]*?, lurker one step north/);
  });

  test('every cell can be looked at, and what is dark and was not seen is not told', () => {
    const state = begin({ rules: 'classic' }, 'look');
    const monster = homeMonster(state);
    put(state, { x: monster.x, y: monster.y + 1 });
    lookAround(state);
    expect(inspect(state, monster)).toMatch(/^A lurker: 30 health, damage 3\. /);
    expect(inspect(state, state.player)).toBe('This is you.');
    const far = { x: 400, y: 400 };
    expect(inspect(begin({}, 'look'), far)).toBe('You have not been near enough to see that.');
    expect(inspect(state, far)).toBe(isRock(state, far.x, far.y) ? 'Rock.' : 'Floor.');
    expect(inspect(state, { x: 2 ** 60, y: 0 })).toContain('does not reach');
    const chest = peaceful('words', { rockProbability: '0.52' });
    const place = besideChest(chest, 1);
    put(chest, place);
    lookAround(chest);
    expect(inspect(chest, { x: place.x + 1, y: place.y })).toContain('A chest');
    act(chest, 'east', 'west');
    expect(inspect(chest, { x: place.x + 1, y: place.y })).toContain('open chest');
  });
});
