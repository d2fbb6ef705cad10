import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodePng, type Pixels } from '@warren/png/decode';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../../prepare/root.mjs';
import { makeAtlas } from '../atlas.mjs';
import { generatedFiles } from '../modules.mjs';
import { channels, EMPTY, THEMES } from '../palette.mjs';
import { readSources } from '../sources.mjs';
import { REQUIRED } from './required-sprites.js';

type Theme = 'dark' | 'light';
const SOURCES = readSources(ROOT);
const ATLAS = makeAtlas(SOURCES);
const MOST_BYTES = 30 * 1024;
const [NORTH, EAST, SOUTH, WEST] = [1, 2, 4, 8];

const sprite = (name: string) => {
  const found = ATLAS.sprites.get(name);
  if (found === undefined) throw new Error(`there is no ${name}`);
  return found;
};
const rows = (name: string): string[] => sprite(name).frames[0];
const colour = (letter: string, theme: Theme): string => ATLAS.palette.get(letter)?.[theme] ?? '';
const pixelAt = ({ width, data }: Pixels, x: number, y: number): number[] => [
  ...data.subarray((y * width + x) * 4, (y * width + x + 1) * 4),
];

describe('the art in the repository', () => {
  test.each(REQUIRED)('has $name, $width x $height, frames: $frames', ({ name, width, height, frames }) => {
    expect(sprite(name)).toMatchObject({ width, height });
    expect(sprite(name).frames).toHaveLength(frames);
    expect(sprite(name).durations).toHaveLength(frames);
    expect(ATLAS.frames[name].map(([, , w, h]: number[]) => [w, h])).toEqual(
      Array.from({ length: frames }, () => [width, height]),
    );
  });

  test('holds nothing that is not listed', () => {
    expect([...ATLAS.sprites.keys()].sort()).toEqual(REQUIRED.map(({ name }) => name).sort());
  });

  test('has animations whose frames differ and last a while', () => {
    for (const { name, frames, durations } of ATLAS.sprites.values()) {
      if (frames.length === 1) continue;
      expect(new Set(frames.map((frame: string[]) => frame.join('\n'))).size, name).toBeGreaterThan(1);
      expect(Math.min(...durations), name).toBeGreaterThanOrEqual(50);
    }
  });

  test('uses every colour of its palette', () => {
    const used = new Set(
      [...ATLAS.sprites.values()].flatMap(({ frames }) => [...frames.flat().join('')] as string[]),
    );
    used.delete(EMPTY);
    expect([...ATLAS.palette.keys()].filter((letter) => !used.has(letter))).toEqual([]);
  });

  test('shows west as east mirrored', () => {
    for (const action of ['idle', 'walk', 'attack']) {
      const mirrored = sprite(`player-${action}-east`).frames.map((frame: string[]) =>
        frame.map((row) => [...row].reverse().join('')),
      );
      expect(sprite(`player-${action}-west`).frames).toEqual(mirrored);
    }
  });
});

describe('what is told apart', () => {
  /** The ink of every outline. A picture without its colours is where this is. */
  const INK = 'k';
  const outline = (name: string) => rows(name).map((row) => [...row].map((letter) => letter === INK));

  test.each([
    ['slimes', ['slime-idle', 'slime-red-idle', 'slime-blue-idle', 'slime-half']],
    ['keys', ['key', 'square-key', 'star-key']],
    ['locks', ['lock', 'square-lock', 'star-lock']],
  ])('%s have shapes of their own, whatever their colours', (_, names) => {
    expect(new Set(names.map((name) => JSON.stringify(outline(name)))).size).toBe(names.length);
  });

  test('the mark of a fast patch points nowhere: turned round in any way it is the same', () => {
    const mark = rows('mark-fast');
    expect(mark.map((row) => [...row].reverse().join(''))).toEqual(mark);
    expect([...mark].reverse()).toEqual(mark);
  });
});

test('a bridge from north to south is a deck, no ladder: no line runs across it from rail to rail', () => {
  const RAIL = 3;
  for (const row of rows('lab-deck-v')) expect(new Set(row.slice(RAIL, -RAIL)).size).toBeGreaterThan(2);
});

describe('walls', () => {
  const wall = (bits: number) => rows(`wall-${bits}`);
  const column = (bits: number, x: number) => wall(bits).map((row) => row[x]);

  test('all sixteen look different', () => {
    expect(new Set(Array.from({ length: 16 }, (_, bits) => wall(bits).join())).size).toBe(16);
  });

  test('cover their tile', () => {
    for (let bits = 0; bits < 16; bits++) expect(wall(bits).join('')).not.toContain(EMPTY);
  });

  test('show an edge on exactly the sides where floor lies, and a front to the south', () => {
    for (let bits = 0; bits < 16; bits++) {
      expect(wall(bits)[0][16] === '0', `north of ${bits}`).toBe((bits & NORTH) !== 0);
      expect(wall(bits)[10][31] === '0', `east of ${bits}`).toBe((bits & EAST) !== 0);
      expect(wall(bits)[31][16] === 'K', `south of ${bits}`).toBe((bits & SOUTH) !== 0);
      expect(wall(bits)[10][0] === '0', `west of ${bits}`).toBe((bits & WEST) !== 0);
    }
  });

  test('meet their neighbours without a seam: a side of rock does not depend on the opposite side', () => {
    for (let bits = 0; bits < 16; bits++) {
      if ((bits & EAST) === 0) expect(column(bits, 31)).toEqual(column(bits & ~WEST, 31));
      if ((bits & WEST) === 0) expect(column(bits, 0)).toEqual(column(bits & ~EAST, 0));
      if ((bits & NORTH) === 0) expect(wall(bits)[0]).toEqual(wall(bits & ~SOUTH)[0]);
      if ((bits & SOUTH) === 0) expect(wall(bits)[31]).toEqual(wall(bits & ~NORTH)[31]);
    }
  });

  test('floors have their joints above and left, so that any two fit', () => {
    for (let number = 0; number < 6; number++) {
      const floor = rows(`floor-${number}`);
      const joints = [...floor[0], ...floor.map((row) => row[0])];
      // Moss grows over joints.
      expect(joints.every((letter) => '456'.includes(letter))).toBe(true);
      expect(floor.join('')).not.toContain(EMPTY);
    }
  });
});

describe('colours', () => {
  test('the tones of the shell are those of the design', () => {
    const tokens = readFileSync(join(ROOT, 'apps/web/src/ui/tokens.css'), 'utf8');
    for (const letter of 'hmlsw') {
      const pair = `light-dark(${colour(letter, 'light')}, ${colour(letter, 'dark')})`;
      expect(tokens).toContain(`--ink-${letter}: ${pair};`);
    }
  });

  test.each([
    ['dark', 'v', '1'],
    ['dark', 'p', '1'],
    ['dark', 'G', '1'],
    ['dark', 'y', '1'],
    ['dark', 'X', '1'],
    ['light', 'k', '1'],
    ['light', 'X', '1'],
    ['light', '0', '1'],
    ['light', '7', '1'],
  ] as [Theme, string, string][])('in the %s theme %s stands out from the floor', (theme, letter, floor) => {
    expect(contrast(colour(letter, theme), colour(floor, theme))).toBeGreaterThanOrEqual(3);
  });
});

describe('the atlas', () => {
  test('is the same every time', () => {
    expect(generatedFiles(makeAtlas(readSources(ROOT)))).toEqual(generatedFiles(ATLAS));
  });

  test.each(THEMES as Theme[])('shows every frame in the colours of the %s theme, and is small', (theme) => {
    expect(ATLAS.png[theme].length).toBeLessThan(MOST_BYTES);
    const png = decodePng(ATLAS.png[theme], { maxSide: 10_000 });
    expect([png.width, png.height]).toEqual([ATLAS.width, ATLAS.height]);
    for (const { name, frames } of ATLAS.sprites.values()) {
      frames.forEach((frame: string[], number: number) => {
        const [left, top] = ATLAS.frames[name][number];
        const shown = frame.map((row, y) => [...row].map((_, x) => pixelAt(png, left + x, top + y)));
        const meant = frame.map((row) =>
          [...row].map((letter) => (letter === EMPTY ? [0, 0, 0, 0] : channels(colour(letter, theme)))),
        );
        expect(shown, `frame ${number + 1} of ${name}`).toEqual(meant);
      });
    }
  });

  test('is described by a module with an entry a sprite, and pictures for pages', () => {
    const files = generatedFiles(ATLAS);
    const sprites = entries(files['sprites.ts']);
    expect([...sprites.keys()]).toEqual([...ATLAS.sprites.keys()]);
    expect(sprites.get('key')).toBe(`{ frames: ${JSON.stringify(ATLAS.frames.key)}, durations: [0] }`);
    const pictures = entries(files['pictures.ts']);
    expect([...pictures.keys()]).toEqual(
      [...ATLAS.sprites.keys()].filter((name) => /^(icon|title)-/.test(name)),
    );
    expect(JSON.parse(pictures.get('icon-heart') ?? '')).toEqual(rows('icon-heart'));
    expect(files['tones.css']).toContain('--tone-i: currentcolor;');
    expect(files['tones.css']).toContain('--tone-G: light-dark(#f2b84b, #f2b84b);');
  });
});

/** The lines `'name': value,` of a module. */
function entries(text: string): Map<string, string> {
  return new Map([...text.matchAll(/^ {2}'([\w-]+)': (.*),$/gm)].map((match) => [match[1], match[2]]));
}

/** The contrast of two colours as the accessibility guidelines count it. */
function contrast(a: string, b: string): number {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}

function luminance(text: string): number {
  const [red, green, blue] = channels(text).map((value) => {
    const part = value / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
