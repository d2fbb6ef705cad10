import { startRun } from '@warren/games';
import { findBot } from '@warren/games/bots';
import {
  CLASSIC_KINDS,
  CLASSIC_SEASON,
  type ClassicCompletion,
  classic,
  LEVEL_KINDS,
} from '@warren/games/classic';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mazeWindow } from '../../../src/game/maze-window.js';
import { playerPosition, positionOf } from '../../../src/game/position.js';
import { drawClassic, tunnelSign } from '../../../src/games/classic/draw.js';
import { levelPage } from '../../../src/games/classic/levels.js';
import { kindPage, sampleOf } from '../../../src/games/classic/menu.js';
import { classicView } from '../../../src/games/classic/view.js';
import type { Page } from '../../../src/tui/stage.js';
import { must } from '../../support/must.js';
import { drawn } from '../cave/support.js';

const options = { tunnels: false, timer: false };
const done = (level: number, of: Partial<ClassicCompletion> = {}): ClassicCompletion => ({
  kind: 'normal',
  level,
  season: CLASSIC_SEASON,
  ...options,
  ticks: 738,
  medal: 'silver',
  assisted: false,
  at: 1,
  ...of,
});

describe('the levels', () => {
  const completions = [
    done(5),
    done(6, { ticks: 4_000, medal: 'none' }),
    done(7, { assisted: true, medal: 'none' }),
    done(8, { tunnels: true }),
  ];
  const page = levelPage({ kind: 'normal', options, completions, marked: 4 });

  test('are thirty in rows of four, those that are done marked by a word, with time and medal', () => {
    const rows = drawn(page, { columns: 78, rows: 23 }).split('\n');
    expect(rows[0]).toContain('Normal: 3 of 30 done');
    expect(rows[2]).toMatch(/ 1 {2}4x4 +2 {2}5x5 +3 {2}6x6 +4 {2}7x7/);
    expect(rows[4]).toMatch(/> 5 {2}8x8 +silver +6 {2}9x9 +7 {2}10x10 +8 {2}11x11/);
    expect(rows[5].trim()).toMatch(/^done 12\.3 s +done 1:06\.7 +done with help$/);
    expect(rows[16]).toMatch(/29 {2}32x32 +30 {2}33x33/);
    expect(rows[22]).toContain('t tunnels');
  });

  test('are told one by one to those who listen', () => {
    expect(page.lines()).toEqual(['Normal: 3 of 30 done. Level 5, 8x8, done 12.3 s, silver']);
    const [other] = levelPage({ kind: 'normal', options, completions, marked: 8 }).lines();
    expect(other).toContain('Level 9, 12x12, not done');
  });
});

describe('the kinds', () => {
  const items = LEVEL_KINDS.map((kind) => ({ title: kind, kind }));
  const pageOf = (marked: number): Page =>
    kindPage({ title: 'Which?', items, marked, sample: sampleOf(LEVEL_KINDS[marked]) });

  test('are shown with a picture of each, and every one looks different', () => {
    const pictures = items.map((_, i) => drawn(pageOf(i), { columns: 78, rows: 23 }));
    const mazes = pictures.map((picture) =>
      picture
        .split('\n')
        .slice(2, 20)
        .map((row) => row.slice(28))
        .join('\n'),
    );
    expect(new Set(mazes).size).toBe(CLASSIC_KINDS.length - 1);
    for (const maze of mazes) expect(maze).toMatch(/\|_/);
  });

  test('of long ways that lie level there are more in the horizontal one than in the vertical one', () => {
    const levels = (kind: 'horizontal' | 'vertical') =>
      sampleOf(kind).maze?.sides.filter((open) => (open & 10) === 10).length ?? 0;
    expect(levels('horizontal')).toBeGreaterThan(2 * levels('vertical'));
  });
});

describe('a maze larger than the screen', () => {
  const settings = { width: 60, height: 40, tunnels: true };
  const run = must(startRun(classic, settings, 'large'));
  const frame = classic.frame(run.state);
  const { maze } = frame;
  if (maze === undefined) throw new Error('It has walls.');

  test('is shown as a part with the player in it, wherever the player is', () => {
    fc.assert(
      fc.property(fc.nat({ max: 59 }), fc.nat({ max: 39 }), (column, row) => {
        const { tileSize } = frame.map;
        const sprites = frame.sprites.map((sprite) =>
          sprite.id === 'player' ? { ...sprite, x: column * tileSize + 8, y: row * tileSize + 8 } : sprite,
        );
        const shown = mazeWindow({ ...frame, maze, sprites }, { across: 20, down: 15 });
        const { map } = shown;
        expect([map.width, map.height, map.tiles.length, shown.maze.sides.length]).toEqual([
          20, 15, 300, 300,
        ]);
        const here = playerPosition(shown);
        // What is around the player is what was there.
        expect(shown.maze.sides[here.row * 20 + here.column]).toBe(maze.sides[row * 60 + column]);
        for (const sprite of shown.sprites) {
          const place = positionOf(sprite, map);
          expect(place.column >= 0 && place.column < 20 && place.row >= 0 && place.row < 15).toBe(true);
        }
      }),
    );
  });

  test('leads out of the part where a way does', () => {
    const shown = mazeWindow({ ...frame, maze }, { across: 20, down: 15 });
    expect(shown.maze.sides.some((open, cell) => cell % 20 === 19 && (open & 2) !== 0)).toBe(true);
  });

  test('that is small enough is shown whole', () => {
    expect(mazeWindow({ ...frame, maze }, { across: 60, down: 40 })).toEqual({ ...frame, maze });
  });
});

describe('what is said', () => {
  test('of tunnels is their letter, which both mouths have on the screen', () => {
    const run = must(startRun(classic, { level: 8, season: 1, tunnels: true }, 'words'));
    const bot = must(findBot('classic')).begin();
    const said: string[] = [];
    let before = classic.frame(run.state);
    while (!run.finished) {
      run.advance(bot(run.state));
      const frame = classic.frame(run.state);
      const words = classicView.remark?.(frame) ?? classic.announce(before, frame);
      if (words !== null) said.push(words);
      before = frame;
    }
    expect(said.at(-1)).toMatch(/^Maze completed in \d+ moves$/);
    expect(said[0]).toMatch(/^Through tunnel [A-Z]$/);
    const letter = said[0].slice(-1);
    const page: Page = { draw: (canvas) => drawClassic(before, canvas), lines: () => [] };
    expect(drawn(page, { columns: 78, rows: 21 }).split(letter).length - 1).toBeGreaterThanOrEqual(2);
    expect([tunnelSign('pair-1'), tunnelSign('pair-27'), tunnelSign('pair-63')]).toEqual(['A', 'a', 'A']);
  });

  test('of the time are the seconds that are left, and the medals that are gone', () => {
    const run = must(startRun(classic, { level: 12, timer: true }, 'words'));
    const said: string[] = [];
    let before = classic.frame(run.state);
    while (!run.finished) {
      // The clock starts with the first key.
      run.advance(run.tick === 0 ? [0] : []);
      const frame = classic.frame(run.state);
      const words = classicView.remark?.(frame) ?? classic.announce(before, frame);
      if (words !== null) said.push(words);
      before = frame;
    }
    expect(said).toContain('Too late for gold: silver is still to be had');
    expect(said).toContain('5 seconds left');
    expect(said.slice(-5)).toEqual([
      ...[4, 3, 2].map((left) => `${left} seconds left`),
      '1 second left',
      'Out of time',
    ]);
    expect(classicView.results(run).title).toBe('Out of time');
    expect(classicView.causeOf?.(run.state)).toMatch(/^Time ran out after 1:06\.6\. The way has 58 steps/);
    expect(classicView.following?.(run)).toBeNull();
  });

  test('of the place are the ways, the exit, and the way that was asked for', () => {
    const run = must(startRun(classic, { level: 5, season: 1 }, 'words'));
    const describe = () => classicView.describe(classic.frame(run.state), run.state);
    expect(describe()).toMatch(/^Column 1, row 8; ways [a-z, ]+; exit 7 east, 7 north; time 0\.0$/);
    // The first one asks.
    for (let presses = 0; presses < 2; presses++) run.advance([classic.actions.indexOf('hint')]);
    expect(describe()).toMatch(/; the way leads (north|east|south|west); /);
  });
});
