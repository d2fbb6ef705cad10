import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DrawOptions } from '../../src/draw/drawing.js';
import { paint } from '../../src/draw/pixels.js';
import { drawSvg, svgPieces } from '../../src/draw/svg.js';
import { escapeXml } from '../../src/draw/svg-text.js';
import { THEMES } from '../../src/draw/theme.js';
import { exists, GRID_KINDS } from '../../src/grid/grid.js';
import { blankMaze } from '../../src/maze/maze.js';
import { recursiveBacktracker } from '../../src/maze/recursive-backtracker.js';
import { anyMaze, explore, wovenMaze } from '../support/drawings.js';
import { gridOf, mazeOf, must, openAll } from '../support/mazes.js';

/** What is wrong with the XML, or `null`: tags that do not match, stray or doubled attributes, loose characters. */
function flawOfXml(text: string): string | null {
  const open: string[] = [];
  const rest = text.replace(/<(\/?)([a-z]+)((?: [a-zA-Z-]+="[^"<&]*")*)(\/?)>/g, (...match) => {
    const [, closing, name, attributes, empty] = match as string[];
    const names = [...attributes.matchAll(/ ([a-zA-Z-]+)=/g)].map(([, attribute]) => attribute);
    if (new Set(names).size < names.length) open.push(`twice in ${name}`);
    if (closing === '/' && open.pop() !== name) open.push(`unexpected end of ${name}`);
    if (closing === '' && empty === '') open.push(name);
    return '';
  });
  if (open.length > 0) return `left open: ${open.join(', ')}`;
  const loose = rest.replace(/&(amp|lt|gt|quot|apos);/g, '');
  return /[<>&]/.test(loose) ? `loose: ${loose}` : null;
}

/** The walls of squares, as "x y h" for one above a cell and "x y v" for one left of it. */
function wallsOf(svg: string): Set<string> {
  const [, data] = svg.match(new RegExp(`stroke="${THEMES.dark.wall}"[^>]* d="([^"]*)"`)) ?? [];
  const walls = new Set<string>();
  for (const [, x, y, way, length] of (data ?? '').matchAll(/M(\d+) (\d+)([hv])(\d+)/g)) {
    for (let i = 0; i < Number(length); i++) {
      walls.add(way === 'h' ? `${Number(x) + i} ${y} h` : `${x} ${Number(y) + i} v`);
    }
  }
  return walls;
}

const anyOptions: fc.Arbitrary<DrawOptions> = fc.record({
  theme: fc.constantFrom('dark' as const, 'light' as const),
  cellSize: fc.integer({ min: 2, max: 40 }),
  marks: fc.boolean(),
  title: fc.string({ unit: 'binary' }),
});

describe.each(GRID_KINDS)('%s', (kind) => {
  test('is well-formed, on one line, and of the size of the painted picture', () => {
    fc.assert(
      fc.property(anyMaze(kind), anyOptions, fc.boolean(), (maze, options, all) => {
        const show = all ? { ...options, ...explore(maze) } : options;
        const svg = must(drawSvg(maze, show));
        expect(flawOfXml(svg)).toBeNull();
        expect(svg).not.toMatch(/[\n\r\t]|NaN|undefined|Infinity/);
        expect([...must(svgPieces(maze, show))].join('')).toBe(svg);
        const { width, height } = must(paint(maze, show));
        expect(svg).toContain(`viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`);
      }),
      { numRuns: 40 },
    );
  });

  test('names only colours of the theme', () => {
    const maze = blankMaze(gridOf(kind, 4, 4));
    openAll(maze);
    const { solution } = explore(maze);
    const used = new Set(must(drawSvg(maze, { theme: 'light', solution })).match(/#[0-9a-f]{6}/g));
    const { ground, floor, wall, trail, start, exit } = THEMES.light;
    expect(used).toEqual(new Set([ground, floor, wall, trail, start, exit]));
  });
});

test('the walls of squares are those of the maze, and walls in a line are one stroke', () => {
  fc.assert(
    fc.property(anyMaze('rect'), (maze) => {
      const { grid, open, under } = maze;
      const walls = wallsOf(must(drawSvg(maze)));
      for (let cell = 0; cell < grid.size; cell++) {
        if (!exists(grid, cell)) continue;
        const [x, y] = [cell % grid.width, Math.floor(cell / grid.width)];
        const sides = [`${x} ${y} h`, `${x + 1} ${y} v`, `${x} ${y + 1} h`, `${x} ${y} v`];
        sides.forEach((wall, side) => {
          const isOpen = ((open[cell] | (under?.[cell] ?? 0)) & (1 << side)) !== 0;
          expect(walls.has(wall)).toBe(!isOpen);
        });
      }
    }),
    { numRuns: 100 },
  );
  const room = blankMaze(gridOf('rect', 5, 4));
  openAll(room);
  expect(must(drawSvg(room))).toContain('d="M0 0h5M0 4h5M0 0v4M5 0v4"');
});

test('golden: a whole small drawing', () => {
  const maze = mazeOf(recursiveBacktracker, gridOf('rect', 3, 2), 'golden');
  const { solution } = explore(maze);
  expect(must(drawSvg(maze, { solution, title: 'Tom & Jo' }))).toMatchInlineSnapshot(
    `"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 66 50" width="66" height="50" role="img"><title>Tom &amp; Jo</title><rect width="66" height="50" fill="#15100c"/><g transform="translate(9 9)scale(16)"><path fill="#241c16" d="M0 0h3v2h-3z"/><g fill="none" stroke-linecap="round" stroke-linejoin="round"><path stroke="#ffb84a" stroke-width=".3" d="M.5 .5V1.5H2.5"/><path stroke="#a98f6d" stroke-width=".125" d="M0 0h3M1 1h1M1 0v1M0 2h3M0 0v2M3 0v2"/></g><circle cx="2.5" cy="1.5" r=".271" fill="#72c9ae"/><circle cx="2.5" cy="1.5" r=".136" fill="#15100c"/><circle cx=".5" cy=".5" r=".271" fill="#ffd27a"/></g></svg>"`,
  );
});

test('golden: a trail beneath bridges is drawn up to them and hidden in between', () => {
  const solution = Int32Array.of(0, 1, 12, 9, 10, 6, 2, 3, 7, 13, 5, 4);
  expect(must(drawSvg(wovenMaze(), { solution, marks: false }))).toContain(
    'd="M.5 .5H1.5V1.1M1.5 1.9V2.5H2.5V.5H3.5V1.5H2.9M2.1 1.5H.5"',
  );
});

test('cells are coloured by distance, one path a colour', () => {
  const maze = blankMaze(gridOf('rect', 3, 1));
  const svg = must(drawSvg(maze, { distances: Int32Array.of(0, 0, 1) }));
  expect(svg).toContain('fill="#f9e4a3" stroke="#f9e4a3" d="M0 0h2v1h-2z"');
  expect(svg).toContain('fill="#40688e" stroke="#40688e" d="M2 0h1v1h-1z"');
});

test('any text can be a title', () => {
  expect(escapeXml(`<a href="x">&'`)).toBe('&lt;a href=&quot;x&quot;&gt;&amp;&apos;');
  expect(escapeXml('a\u0000b\nc\ud800d\uffffe')).toBe('a\ufffdb c\ufffdd\ufffde');
  expect(escapeXml('mazes \u{1f9ed} \u00e9')).toBe('mazes \u{1f9ed} \u00e9');
});
