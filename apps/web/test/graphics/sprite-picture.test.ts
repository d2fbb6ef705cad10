import type { Frame, Sprite, TileMap } from '@warren/games';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { layGround } from '../../src/games/lost-cause/stage/ground.js';
import { pictureOf } from '../../src/games/lost-cause/stage/look.js';
import { SPRITES, type SpriteName } from '../../src/generated/sprites.js';
import { artScale } from '../../src/graphics/canvas.js';
import { frameAt, lengthOf } from '../../src/graphics/sprite-picture.js';
import { begin, framesOf, SMALL_MAZE } from '../support/play-runs.js';

function mapOf(rows: readonly string[], id = 'map'): TileMap {
  const tiles = rows.flatMap((row) => [...row].map((letter) => (letter === '.' ? 1 : 0)));
  return { id, width: rows[0].length, height: rows.length, tileSize: 512, tiles, names: ['rock', 'floor'] };
}

/** What is laid, by place in pixels of art, in its order. */
function laid(map: TileMap, rim = 0) {
  const at = new Map<string, SpriteName[]>();
  const burrows = layGround(map, rim, (name, x, y) => {
    at.set(`${x},${y}`, [...(at.get(`${x},${y}`) ?? []), name]);
  });
  return { at, burrows };
}

describe('the ground', () => {
  test('rock shows its edges where floor lies: north 1, east 2, south 4, west 8', () => {
    const { at } = laid(mapOf(['...', '.#.', '...']));
    expect(at.get('32,32')?.[0]).toBe('wall-15');
    const beside = laid(mapOf(['###', '##.', '###'])).at;
    expect(beside.get('32,32')?.[0]).toBe('wall-2');
    expect(beside.get('64,0')?.[0]).toBe('wall-4');
    expect(beside.get('64,64')?.[0]).toBe('wall-1');
  });

  test('inner corners are laid over rock whose two sides are rock', () => {
    const { at } = laid(mapOf(['##', '#.']));
    expect(at.get('29,18')).toEqual(['wall-corner-se']);
    expect(laid(mapOf(['#.', '#.'])).at.get('29,18')).toBeUndefined();
  });

  test('floor lies in the shade of rock to its north and west; what is outside the map is rock', () => {
    const { at } = laid(mapOf(['..', '..']));
    expect(at.get('0,0')?.slice(1)).toEqual(['floor-shade-n', 'floor-shade-w']);
    expect(at.get('32,0')?.slice(1)).toEqual(['floor-shade-n']);
    expect(at.get('32,32')?.slice(1)).toEqual([]);
  });

  test('is the same whenever the same map is laid, and another for another map', () => {
    const rows = new Array(20).fill('.'.repeat(20));
    const one = laid(mapOf(rows, 'one')).at;
    expect(laid(mapOf(rows, 'one')).at).toEqual(one);
    expect(laid(mapOf(rows, 'two')).at).not.toEqual(one);
  });

  test('most floor is plain, and every kind of it is somewhere', () => {
    const { at } = laid(mapOf(new Array(40).fill('.'.repeat(40))));
    const count = (name: SpriteName) => [...at.values()].filter(([first]) => first === name).length;
    const counts = [0, 1, 2, 3, 4, 5].map((kind) => count(`floor-${kind}` as SpriteName));
    expect(Math.min(...counts)).toBeGreaterThan(0);
    expect(counts[0] + counts[1]).toBeGreaterThan(1600 * 0.65);
    expect(counts[5]).toBeLessThan(1600 * 0.05);
  });

  test('whatever the map and its rim, only pictures that exist are laid, and every tile has one', () => {
    const side = fc.integer({ min: 1, max: 9 });
    fc.assert(
      fc.property(side, side, fc.nat(3), fc.infiniteStream(fc.boolean()), (width, height, rim, stream) => {
        const rows = Array.from({ length: height }, () =>
          Array.from({ length: width }, () => (stream.next().value ? '.' : '#')).join(''),
        );
        const { at, burrows } = laid(mapOf(rows), rim);
        for (const name of [...at.values()].flat()) expect(SPRITES[name]).toBeDefined();
        for (let y = -rim; y < height + rim; y++)
          for (let x = -rim; x < width + rim; x++) expect(at.has(`${x * 32},${y * 32}`)).toBe(true);
        const faces = [...at.values()].flat().filter((name) => name === 'face-burrow');
        expect(faces.length).toBe(burrows.length);
      }),
      { numRuns: 50 },
    );
  });
});

describe('pictures of sprites', () => {
  const frames: readonly Frame[] = framesOf(begin({ code: SMALL_MAZE }));

  test('there is one for everything the game shows, at any moment', () => {
    for (const frame of frames.filter((_, i) => i % 7 === 0))
      for (const sprite of frame.sprites) expect([sprite.kind, pictureOf(sprite, 1234)]).not.toContain(null);
  });

  test('poses and facings differ; what nobody has drawn is left out', () => {
    const player = frames[0].sprites.find(({ kind }) => kind === 'player') as Sprite;
    expect(pictureOf({ ...player, facing: 'north' }, 0)).not.toEqual(
      pictureOf({ ...player, facing: 'east' }, 0),
    );
    expect(pictureOf({ ...player, pose: 'attack' }, 0)?.[2]).toBe(24);
    expect(pictureOf({ ...player, kind: 'dragon' }, 0)).toBeNull();
  });

  test('a strip is over after its length and stays there, or begins again', () => {
    const strip = SPRITES['slime-defeat'];
    const last = strip.frames[strip.frames.length - 1];
    expect(frameAt(strip, 0, false)).toBe(strip.frames[0]);
    expect(frameAt(strip, lengthOf('slime-defeat') + 5000, false)).toBe(last);
    expect(frameAt(strip, lengthOf('slime-defeat') * 3, true)).toBe(strip.frames[0]);
  });
});

describe('the scale of the picture', () => {
  test('is whole, fits, and wastes less than a multiple or two', () => {
    const length = fc.integer({ min: 200, max: 4000 });
    fc.assert(
      fc.property(length, length, fc.constantFrom(1, 1.25, 1.5, 2, 2.625, 3), (width, height, density) => {
        const { art, scale, shown } = artScale({ width: 112, height: 112 }, { width, height, density });
        const devicePixels = shown.width * density;
        const multiple = devicePixels / art.width;
        expect(shown.height).toBe(shown.width);
        expect(Number.isInteger(scale)).toBe(true);
        expect(multiple).toBeCloseTo(Math.round(multiple), 6);
        expect(Math.round(multiple) % scale).toBe(0);
        expect(scale).toBeLessThanOrEqual(10);
        const room = Math.min(width, height) * density;
        expect(devicePixels).toBeLessThanOrEqual(room + 1e-6);
        expect(devicePixels).toBeGreaterThan(room - 112 * (1 + Math.ceil(room / 112 / 10)));
      }),
    );
  });

  test('of a view that is wider than high is what both its sides allow', () => {
    const room = { width: 640, height: 480, density: 1 };
    const shown = (art: { width: number; height: number }) => artScale(art, room).shown;
    expect(shown({ width: 160, height: 50 })).toEqual({ width: 640, height: 200 });
    expect(shown({ width: 50, height: 160 })).toEqual({ width: 150, height: 480 });
  });

  test('is one where even that does not fit', () => {
    const art = { width: 800, height: 800 };
    expect(artScale(art, { width: 300, height: 300, density: 1 })).toEqual({ art, scale: 1, shown: art });
  });
});
