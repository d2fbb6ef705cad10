import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GENERATORS } from '@warren/engine/generators';
import { encodeIndexedPng } from '@warren/png';
import { decodePng } from '@warren/png/decode';
import { describe, expect, test } from 'vitest';
import { folder, warren } from '../support/warren.js';

interface MazeJson {
  readonly nodes: number;
  readonly links: readonly (readonly [number, number])[];
  readonly under: readonly (readonly [number, number])[];
  readonly start: number;
  readonly exits: readonly number[];
  readonly seed: string;
  readonly solution?: readonly number[];
}

/** Checked without the engine's own code: a tree has one link less than nodes and reaches all of them. */
function isTree({ nodes, links }: MazeJson): boolean {
  const parent = Array.from({ length: nodes }, (_, i) => i);
  const root = (node: number): number => {
    let at = node;
    while (parent[at] !== at) at = parent[at];
    return at;
  };
  for (const [a, b] of links) {
    if (root(a) === root(b)) return false;
    parent[root(a)] = root(b);
  }
  return links.length === nodes - 1;
}

async function mazes(...words: string[]): Promise<MazeJson[]> {
  const { code, out, err } = await warren(['maze', '--format', 'json', ...words]);
  expect(err).toBe('');
  expect(code).toBe(0);
  return out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as MazeJson);
}

describe('warren maze', () => {
  test.each(GENERATORS)('$id prints perfect mazes as JSON, a line each', async ({ id, grids }) => {
    // The kinds of grid by turns: the engine's own tests have all of them for every algorithm.
    const grid = grids[id.length % grids.length];
    const size = ['--width', '9', '--height', '7', '--grid', grid];
    const all = await mazes('--algorithm', id, ...size, '--seed', 's', '--count', '3');
    expect(all.map(({ seed }) => seed)).toEqual(['s-0', 's-1', 's-2']);
    for (const maze of all) {
      expect(maze).toMatchObject({
        format: 'warren-maze',
        version: 1,
        algorithm: id,
        grid,
        width: 9,
        height: 7,
      });
      expect(isTree(maze)).toBe(true);
    }
  });

  test('the same flags give the same bytes, another seed others', async () => {
    const [one, two, other] = await Promise.all([
      warren(['maze', '--seed', 'a']),
      warren(['maze', '--seed', 'a']),
      warren(['maze', '--seed', 'b']),
    ]);
    expect(one.out).toBe(two.out);
    expect(one.out).not.toBe(other.out);
  });

  test('weave crossings are listed as nodes beneath cells', async () => {
    const [maze] = await mazes(
      '--algorithm',
      'weave-kruskal',
      '--width',
      '12',
      '--height',
      '12',
      '--weave',
      '1',
    );
    expect(maze.under.length).toBeGreaterThan(0);
    expect(maze.nodes).toBe(144 + maze.under.length);
    maze.under.forEach(([node, cell], i) => {
      expect(node).toBe(144 + i);
      expect(cell).toBeLessThan(144);
    });
    expect(isTree(maze)).toBe(true);
    const [flat] = await mazes('--algorithm', 'weave-kruskal', '--weave', '0');
    expect(flat.under).toEqual([]);
  });

  test('--weave gives crossings to algorithms that do not weave, and the maze stays perfect', async () => {
    const [maze] = await mazes('--algorithm', 'wilson', '--width', '20', '--height', '20', '--weave', '1');
    expect(maze.under.length).toBeGreaterThan(0);
    expect(isTree(maze)).toBe(true);
  });

  test('--braid 0 leaves no dead end, --braid 1 changes nothing', async () => {
    const size = ['--width', '15', '--height', '15', '--seed', 'x'];
    const [[plain], [saved], [none]] = await Promise.all([
      mazes(...size),
      mazes(...size, '--braid', '1'),
      mazes(...size, '--braid', '0'),
    ]);
    expect(saved.links).toEqual(plain.links);
    const degree = new Map<number, number>();
    for (const [a, b] of none.links) for (const node of [a, b]) degree.set(node, (degree.get(node) ?? 0) + 1);
    expect(Math.min(...degree.values())).toBeGreaterThanOrEqual(2);
  });

  test('--exits spreads exits, --solution writes the way along', async () => {
    const [maze] = await mazes('--width', '12', '--height', '9', '--exits', '4', '--solution');
    expect(new Set(maze.exits).size).toBe(4);
    expect(maze.exits).not.toContain(maze.start);
    const way = maze.solution ?? [];
    expect(way[0]).toBe(maze.start);
    expect(maze.exits).toContain(way.at(-1));
    const linked = new Set(maze.links.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]));
    for (let i = 1; i < way.length; i++) expect(linked).toContain(`${way[i - 1]} ${way[i]}`);
  });

  test('text is drawn in every style on every grid, with the way in it', async () => {
    for (const grid of ['rect', 'hex', 'triangle', 'polar']) {
      for (const style of ['ascii', 'box', 'braille']) {
        const words = [
          'maze',
          '--grid',
          grid,
          '--style',
          style,
          '--width',
          '6',
          '--height',
          '5',
          '--seed',
          'q',
        ];
        const [plain, solved] = await Promise.all([warren(words), warren([...words, '--solution'])]);
        expect(plain.code).toBe(0);
        expect(plain.out.split('\n').length).toBeGreaterThan(3);
        expect(solved.out).not.toBe(plain.out);
      }
    }
  });

  test('a PNG has the size of its cells, and a mask can be read from a PNG', async () => {
    const dir = folder();
    const file = join(dir, 'maze.png');
    const drawn = await warren([
      'maze',
      '--width',
      '30',
      '--height',
      '20',
      '--format',
      'png',
      '--cell-size',
      '8',
      '--wall',
      '2',
      '--margin',
      '0',
      '--out',
      file,
    ]);
    expect(drawn).toMatchObject({ code: 0, out: '', err: '' });
    const picture = decodePng(readFileSync(file), { maxSide: 1000 });
    expect([picture.width, picture.height]).toEqual([30 * 8 + 2, 20 * 8 + 2]);

    const pixels = new Uint8Array(6 * 4).fill(1);
    pixels[0] = 0;
    pixels[23] = 0;
    const colours = [
      [0, 0, 0, 255],
      [255, 255, 255, 255],
    ];
    writeFileSync(join(dir, 'mask.png'), encodeIndexedPng({ width: 6, height: 4, colours, pixels }));
    const [maze] = await mazes('--mask', join(dir, 'mask.png'));
    expect(maze).toMatchObject({ width: 6, height: 4, nodes: 22 });
    expect(isTree(maze)).toBe(true);
  });

  test('a mask can be read from text; the size follows from it', async () => {
    const dir = folder();
    writeFileSync(join(dir, 'mask.txt'), '..#..\n.....\n#...#\n');
    const [maze] = await mazes('--mask', join(dir, 'mask.txt'), '--algorithm', 'wilson');
    expect(maze).toMatchObject({ width: 5, height: 3, nodes: 12 });
    expect(isTree(maze)).toBe(true);
  });

  test('--out with {n} writes a file each, whole, and leaves nothing else', async () => {
    const dir = folder();
    const { code } = await warren([
      'maze',
      '--count',
      '3',
      '--format',
      'svg',
      '--out',
      join(dir, 'm-{n}.svg'),
    ]);
    expect(code).toBe(0);
    expect(readdirSync(dir).sort()).toEqual(['m-0.svg', 'm-1.svg', 'm-2.svg']);
    for (const name of readdirSync(dir))
      expect(readFileSync(join(dir, name), 'utf8')).toMatch(/^<svg .*<\/svg>\n$/s);
  });

  test('--stream draws the same rows as the whole maze and goes on for any height', async () => {
    const words = ['maze', '--algorithm', 'eller', '--width', '11', '--height', '40', '--seed', 'z'];
    const [whole, streamed] = await Promise.all([warren(words), warren([...words, '--stream'])]);
    expect(streamed.out).toBe(whole.out);
    const tall = await warren(['maze', '--stream', '--width', '3', '--height', '20000', '--seed', 'z']);
    expect(tall.out.trimEnd().split('\n').length).toBe(40_001);
  });
});

describe('what can be wrong with warren maze', () => {
  const dir = folder();
  mkdirSync(join(dir, 'sub'));
  writeFileSync(join(dir, 'all.txt'), '###\n###\n');
  writeFileSync(join(dir, 'apart.txt'), '.#.\n.#.\n');
  writeFileSync(join(dir, 'bad.png'), Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]));

  test.each([
    [['--width', '0'], 2, 'width must be at least 1'],
    [['--width', '-4'], 2, 'width must be at least 1'],
    [['--height', '2.5'], 2, 'whole number'],
    [['--width', 'ten'], 2, 'must be a number'],
    [['--width', ''], 2, 'must be a number'],
    [['--width', '1000000000', '--height', '1000000000'], 2, 'more than'],
    [['--algorithm', 'wilsen'], 2, 'did you mean "wilson"'],
    [['--grid', 'hexagon'], 2, 'did you mean "hex"'],
    [['--format', 'jpg'], 2, 'there is no format "jpg"'],
    [['--braid', '2'], 2, 'from 0 to 1'],
    [['--weave', 'NaN'], 2, 'must be a number'],
    [['--exits', '0'], 2, 'at least 1 exit'],
    [['--exits', '1000', '--width', '5', '--height', '5'], 2, 'do not fit'],
    [['--count', '0'], 2, 'from 1 to'],
    [['--colour', 'red'], 2, 'has no flag --colour'],
    [['--seed'], 2, '--seed needs a value'],
    [['--seed', 'a', '--seed', 'b'], 2, 'given twice'],
    [['here'], 2, 'takes no "here"'],
    [['--algorithm', 'binary-tree', '--grid', 'polar'], 2, 'does not work on polar grids'],
    [['--algorithm', 'weave-prim', '--grid', 'hex'], 2, 'does not work on hex grids'],
    [['--option', 'nonsense'], 2, 'NAME=VALUE'],
    [['--option', 'speed=3'], 2, 'no options'],
    [['--cell-size', '4', '--wall', '4', '--format', 'svg'], 2, 'wall thickness'],
    [['--mask', 'nowhere.txt'], 1, 'no such file'],
    [['--mask', 'sub'], 1, 'it is a folder'],
    [['--mask', 'all.txt'], 2, 'leaves no cell'],
    [['--mask', 'apart.txt'], 2, 'falls apart'],
    [['--mask', 'bad.png'], 1, "can't use the mask"],
    [['--out', 'nowhere/maze.txt'], 1, 'no such file or folder'],
    [['--out', 'sub'], 1, 'it is a folder'],
    [['--out', '/dev/full'], 1, 'no space is left'],
    [['--format', 'png', '--count', '2', '--out', 'x.png'], 2, 'several files'],
    [['--stream', '--braid', '0'], 2, 'do not go together'],
    [['--stream', '--algorithm', 'wilson'], 2, "can't be streamed"],
    [['--format', 'lost-cause', '--width', '40', '--height', '40'], 2, '25'],
  ])('%j', async (words, code, reason) => {
    const before = readdirSync(dir);
    const ended = await warren(['maze', ...words], '', dir);
    expect(ended.err).toMatch(/^warren: [^\n]+\n$/);
    expect(ended.err).toContain(reason);
    expect(ended.code).toBe(code);
    expect(ended.out).toBe('');
    expect(readdirSync(dir)).toEqual(before);
  });

  test('a file that was there stays as it was when the new one fails', async () => {
    const file = join(dir, 'kept.txt');
    writeFileSync(file, 'mine');
    await warren(['maze', '--width', '0', '--out', file]);
    expect(readFileSync(file, 'utf8')).toBe('mine');
    await warren(['maze', '--out', file]);
    expect(readFileSync(file, 'utf8')).toContain('+---+');
    expect(existsSync(`${file}.part`)).toBe(false);
  });

  test('what was typed comes back without its control characters', async () => {
    const { err } = await warren(['maze', '--algorithm', '\u001b[31mred\u0007']);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there.
    expect(err).not.toMatch(/[\u001b\u0007]/);
  });
});

describe('warren maze --distances as text', () => {
  const small = ['maze', '--algorithm', 'binary-tree', '--width', '3', '--height', '2', '--seed', 'a'];

  test('writes into each cell how far it is from the start', async () => {
    const { code, out } = await warren([...small, '--distances']);
    expect(code).toBe(0);
    expect(out).toBe(
      ['+---+---+---+', '| 0   1   2 |', '+   +---+   +', '| 1   2 | 3 |', '+---+---+---+', ''].join('\n'),
    );
  });

  test('counts what a file says that entering cells costs', async () => {
    const file = join(folder(), 'weights.txt');
    writeFileSync(file, '1 10 1\n1, 1, 100\n');
    const { out } = await warren([...small, '--distances', '--weights', file]);
    expect(out.split('\n').filter((line) => line.startsWith('|'))).toEqual([
      '| 0     10    11  |',
      '| 1     2   | 111 |',
    ]);
  });

  test('strews the speed patches of Treasure Rush: slow ones cost twice, fast ones half', async () => {
    const { out } = await warren([
      'maze',
      '--width',
      '12',
      '--height',
      '12',
      '--seed',
      'b',
      '--distances',
      '--weights',
      'speed',
    ]);
    expect(out).toMatch(/\d~/);
    expect(out).toMatch(/\d\*/);
    expect(out).toContain('.5');
    const again = await warren([
      'maze',
      '--width',
      '12',
      '--height',
      '12',
      '--seed',
      'b',
      '--distances',
      '--weights',
      'speed',
    ]);
    expect(again.out).toBe(out);
  });

  test.each([
    [['--weights', 'speed'], 2, '--weights says what --distances counts'],
    [['--distances', '--weights', '/nowhere'], 1, '/nowhere'],
    [['--distances', '--weights', 'speed', '--stream'], 2, '--stream'],
  ])('%j is refused', async (words, code, reason) => {
    const result = await warren([...small, ...words]);
    expect([result.code, result.err]).toEqual([code, expect.stringContaining(reason)]);
  });

  test('other grids have no room for numbers, and say so', async () => {
    const { code, err } = await warren([
      'maze',
      '--grid',
      'hex',
      '--width',
      '5',
      '--height',
      '5',
      '--distances',
    ]);
    expect([code, err]).toEqual([2, expect.stringContaining('rect mazes alone')]);
  });

  test('a file of too few or wrong numbers is refused with the reason', async () => {
    const file = join(folder(), 'weights.txt');
    writeFileSync(file, '1 2 3');
    expect((await warren([...small, '--distances', '--weights', file])).err).toContain(
      'it has 3 numbers for 6 cells',
    );
    writeFileSync(file, '1 2 3 4 5 0');
    expect((await warren([...small, '--distances', '--weights', file])).err).toContain(
      '"0" is no whole number from 1 to 255',
    );
  });
});
