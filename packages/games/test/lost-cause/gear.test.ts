import fc from 'fast-check';
import { expect, test } from 'vitest';
import { playerMiddle } from '../../src/lost-cause/player.js';
import { GEAR, type Thing } from '../../src/lost-cause/state.js';
import {
  anyCode,
  play,
  putSlime,
  snake,
  standIn,
  start,
  startOriginal,
  wait,
} from '../support/lost-cause.js';

const KINDS: readonly Thing['kind'][] = GEAR;

test('LC-34: in free play gear lies on free cells, by turns, one piece for 20 cells and at least one', () => {
  fc.assert(
    fc.property(anyCode(25), fc.constantFrom(-1, 0, 2), (code, maxLocks) => {
      const state = start({ code, maxLocks, gear: true });
      const { things, exit, width, height, steps } = state.level;
      const tiles = things.map(({ tile }) => tile);
      expect(new Set([...tiles, exit]).size).toBe(tiles.length + 1);
      const gear = things.filter(({ kind }) => KINDS.includes(kind));
      expect(gear.length).toBe(Math.max(1, Math.floor((width * height) / 20)));
      const first = KINDS.indexOf(gear[0].kind);
      gear.forEach(({ kind, tile }, i) => {
        expect(kind).toBe(KINDS[(first + i) % KINDS.length]);
        expect(steps[tile] > 0 && steps[tile] % 2 === 0).toBe(true);
      });
      expect(start({ code, maxLocks }).level.things).toEqual(things.slice(0, things.length - gear.length));
    }),
    { numRuns: 60 },
  );
});

test('LC-34: gear follows from the maze: a shared one is the same for everybody', () => {
  const things = (seed: string) =>
    JSON.stringify(start({ code: snake(9, 9), gear: true }, seed).level.things);
  expect(things('a')).toBe(things('b'));
  const levels = 'abcdefgh'.split('').map((seed) => JSON.stringify(start({ level: 3 }, seed).level.things));
  expect(new Set(levels).size).toBe(8);
});

test('LC-34: a steel sword hits for 10', () => {
  const state = startOriginal({ code: snake(8, 8), sight: 1 });
  const { x, y } = playerMiddle(state.level);
  putSlime(state, 2, x + 60, y);
  state.level.player.slots[1] = 'steel-sword';
  expect(play(state, 'slot-2', 'attack')).toContain('defeat');
});

test.each([
  [0, 8],
  [1, 4],
])('LC-34: armour (%i worn) lets %i of 8 bites through', (worn, through) => {
  const state = startOriginal({ code: snake(6, 4), maxEnemies: 1 });
  if (worn === 1) state.level.player.slots[4] = 'armour';
  standIn(state, 2);
  const { x, y } = playerMiddle(state.level);
  putSlime(state, 1, x, y);
  const events: string[] = [];
  for (let tick = 0; tick < 7 * 60 + 1; tick++) {
    wait(state, 1);
    events.push(...state.events);
  }
  expect(events.filter((event) => event === 'hurt').length).toBe(through);
  expect(events.filter((event) => event === 'blocked').length).toBe(8 - through);
  expect(state.level.player.health).toBe(24 - through);
});
