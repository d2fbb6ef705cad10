import { startRun } from '@warren/games';
import { CAVE_EVENTS, CAVE_ITEMS, CAVE_TILES, cave, caveFrame, MONSTER_KINDS } from '@warren/games/cave';
import { describe, expect, test } from 'vitest';
import { CAVE_STILL_MS, cavePreview } from '../../../src/games/cave/preview.js';
import { FOG } from '../../../src/games/cave/stage/light.js';
import { ITEM_PICTURES, MONSTER_PICTURES } from '../../../src/games/cave/stage/sprites.js';
import {
  groundToken,
  openTextStage,
  spriteToken,
  TEXT_INKS,
} from '../../../src/games/cave/stage/text-stage.js';
import {
  layTile,
  ROCK,
  TILE,
  TILE_NAMES,
  type TileAt,
  tileKey,
} from '../../../src/games/cave/stage/tiles.js';
import { makeAnchor, windowSize } from '../../../src/games/cave/stage/window.js';
import { phaseOf } from '../../../src/games/cave/state.js';
import { changeOptions, readOptions } from '../../../src/games/cave/storage.js';
import { caveView } from '../../../src/games/cave/view.js';
import { SPRITES } from '../../../src/generated/sprites.js';
import { EFFECTS } from '../../../src/sound/effects.js';
import { contrast } from '../../support/contrast.js';

function begin(seed = 'stage') {
  const run = startRun(cave, { mode: 'expedition' }, seed);
  if (!run.ok) throw new Error(run.reason);
  return run.value;
}

test('everything of the cave has a picture, and every sound is known by its name', () => {
  expect(Object.keys(ITEM_PICTURES)).toEqual(Object.keys(CAVE_ITEMS));
  expect(Object.keys(MONSTER_PICTURES)).toEqual(MONSTER_KINDS.map(({ id }) => id));
  const names = [...Object.values(ITEM_PICTURES), ...Object.values(MONSTER_PICTURES)];
  for (const name of names) expect(SPRITES).toHaveProperty([name]);
  expect(new Set(Object.values(MONSTER_PICTURES)).size).toBe(MONSTER_KINDS.length);
  for (const [event, sound] of Object.entries(caveView.sounds ?? {})) {
    expect(CAVE_EVENTS).toContain(event);
    expect(EFFECTS).toHaveProperty([sound]);
  }
});

test('the picture at the entrance has as much rock as the caves that are played', () => {
  const { map } = cavePreview(CAVE_STILL_MS);
  const inside = map.tiles.filter((_, i) => {
    const [x, y] = [i % map.width, Math.floor(i / map.width)];
    return x > 0 && y > 0 && x < map.width - 1 && y < map.height - 1;
  });
  const rock = inside.filter((tile) => tile === ROCK).length / inside.length;
  expect(rock).toBeGreaterThanOrEqual(0.3);
  expect(rock).toBeLessThanOrEqual(0.45);
});

test('the tiles that are drawn are numbered as the game numbers them', () => {
  expect(TILE_NAMES).toEqual(CAVE_TILES);
});

describe('the window', () => {
  test.each([
    ['a phone', { width: 390, height: 500, density: 3 }],
    ['a desktop', { width: 720, height: 760, density: 1 }],
    ['a large screen', { width: 3000, height: 2000, density: 1 }],
  ])('of %s fills the room with at least seventeen cells both ways', (_, room) => {
    const { art, cells } = windowSize(room);
    expect(Math.min(art.width, art.height) / TILE).toBeGreaterThanOrEqual(17);
    const scale = Math.floor((room.width * room.density) / art.width);
    expect(art.width * scale).toBeGreaterThan(room.width * room.density - scale);
    expect([cells.width % 2, cells.height % 2]).toEqual([1, 1]);
    expect(cells.width * TILE).toBeGreaterThan(art.width + 2 * TILE);
  });

  test('is there before there is a room', () => {
    expect(windowSize(null).cells).toEqual({ width: 47, height: 31 });
  });
});

describe('a frame on the ground', () => {
  test('leaves what stands still where it is when the player walks, however far out', () => {
    for (const far of [0, 2 ** 53 - 200]) {
      const anchor = makeAnchor();
      const frame = caveFrame(begin().state, { width: 21, height: 21 });
      const view = { width: 200, height: 200 };
      const first = anchor({ ...frame, at: { x: far, y: 0 } }, view);
      const second = anchor({ ...frame, at: { x: far + 1, y: 0 } }, view);
      expect(second.column - first.column).toBe(1);
      expect(second.view.x - first.view.x).toBe(TILE);
      expect(second.sprites[second.sprites.length - 1].x - first.sprites[first.sprites.length - 1].x).toBe(
        TILE,
      );
      expect(first.view.x + view.width / 2).toBe(first.sprites[first.sprites.length - 1].x + TILE / 2);
    }
  });

  test('shows whoever is stronger than their kind with a full bar', () => {
    const frame = caveFrame(begin().state, { width: 21, height: 21 });
    const [player] = frame.sprites.slice(-1);
    const strong = { ...player, health: { now: 90, most: 60 } };
    const { sprites } = makeAnchor()({ ...frame, sprites: [strong] }, { width: 100, height: 100 });
    expect(sprites[0].health).toEqual({ now: 90, most: 90 });
  });
});

describe('a tile', () => {
  const map = (rows: readonly string[]): TileAt => {
    return (x, y) => ' #%.Cc'.indexOf(rows[y]?.[x] ?? ' ');
  };
  const laid = (rows: readonly string[], x: number, y: number) => {
    const names: string[] = [];
    layTile(map(rows), x, y, 399, (name) => names.push(name));
    return names;
  };

  test('of rock shows its front where floor lies south, and its corner where floor lies between', () => {
    expect(laid(['%%%', '%%%', '...'], 1, 1)).toEqual(['cave-wall-4']);
    expect(laid(['%%%', '%%%', '%%.'], 1, 1)).toEqual(['cave-wall-0', 'cave-corner-se']);
  });

  test('of floor lies in the shade of rock, and chests stand on it', () => {
    expect(laid(['%%%', '%C.', '...'], 1, 1)).toEqual([
      expect.stringMatching(/^cave-floor-/),
      'cave-shade-n',
      'cave-shade-w',
      'cave-chest',
    ]);
    expect(laid(['...', '.c.', '...'], 1, 1).slice(1)).toEqual(['cave-open-chest']);
  });

  test('that nobody has seen is not drawn, and is known by its key', () => {
    expect(laid(['   ', '   ', '   '], 1, 1)).toEqual([]);
    expect(tileKey(map(['   ', '   ', '   ']), 1, 1)).toBe(0);
  });

  test('has another key with another neighbour', () => {
    const key = (rows: readonly string[]) => tileKey(map(rows), 1, 1);
    expect(key(['%%%', '%%%', '...'])).not.toBe(key(['%%%', '%%%', '..%']));
    expect(key(['%%%', '%C%', '...'])).not.toBe(key(['%%%', '%c%', '...']));
  });
});

describe('text', () => {
  test('has a sign of its own for every kind of monster, the same as in the terminal', () => {
    expect(MONSTER_KINDS.map(({ id }) => spriteToken(id).sign).join('')).toBe('MboksT');
    expect(['player', 'gold', 'spear', 'chainmail', 'draught'].map((kind) => spriteToken(kind).sign)).toEqual(
      ['@', '$', '/', '[', '!'],
    );
  });

  test('shows nothing where nobody has been, and what is remembered in another ink', () => {
    const frame = caveFrame(begin().state, { width: 41, height: 41 });
    const tokens = frame.map.tiles.map((_, place) => groundToken(frame, place));
    frame.map.tiles.forEach((tile, place) => {
      expect(tokens[place] === null).toBe(CAVE_TILES[tile] === 'unseen');
    });
    expect(tokens.some((token) => token?.sign === '#')).toBe(true);
  });
});

test.each(['dark', 'light'] as const)('darkness is dark in the %s theme, in tiles and in text', (theme) => {
  for (const colour of [FOG[theme].css, TEXT_INKS.dark[theme]]) {
    expect(contrast(colour, '#ffffff')).toBeGreaterThan(15);
  }
  // What is written on lit ground can be read.
  for (const ink of ['wall', 'chest', 'player', 'monster', 'thing'] as const)
    expect(contrast(TEXT_INKS[ink][theme], TEXT_INKS.ground[theme])).toBeGreaterThanOrEqual(4.5);
});

test('in text, cells that nobody has seen are dark, and no others', () => {
  const filled: { colour: string; width: number; height: number }[] = [];
  const context = {
    fillStyle: '',
    fillText: () => {},
    fillRect: (_x: number, _y: number, width: number, height: number) =>
      void filled.push({ colour: context.fillStyle, width, height }),
  };
  const canvas = () =>
    ({ width: 0, height: 0, style: {}, getContext: () => context }) as unknown as HTMLCanvasElement;
  const room = { width: 600, height: 600, density: 1 };
  const stage = openTextStage({ scene: canvas(), light: canvas() });
  const frame = caveFrame(begin().state, stage.cells(room));
  stage.paint(frame, { theme: 'light', room, mark: null, ghost: null });
  const [all, ...lit] = filled;
  const seen = frame.map.tiles.filter((tile) => CAVE_TILES[tile] !== 'unseen').length;
  expect(all.colour).toBe(TEXT_INKS.dark.light);
  expect(all.width).toBe(frame.map.width * lit[0].width);
  expect(lit.map(({ colour }) => colour)).toEqual(new Array(seen).fill(TEXT_INKS.ground.light));
  expect(seen).toBeLessThan(frame.map.tiles.length);
});

describe('the phase', () => {
  test('an expedition is complete with gold, lost without, and a world only grows too long', () => {
    expect(phaseOf({ phase: 'over', gold: 1 }, true)).toBe('complete');
    expect(phaseOf({ phase: 'over', gold: 0 }, true)).toBe('lost');
    expect(phaseOf({ phase: 'walking', gold: 0 }, true)).toBe('expired');
    expect(phaseOf({ phase: 'fighting', gold: 0 }, false)).toBe('playing');
  });
});

test('options are kept, and what is damaged is as it was in the beginning', () => {
  const saved = new Map<string, string>();
  const storage = () => ({
    getItem: (name: string) => saved.get(name) ?? null,
    setItem: (name: string, text: string) => void saved.set(name, text),
    removeItem: (name: string) => void saved.delete(name),
  });
  changeOptions({ look: 'text' }, storage);
  expect(readOptions(storage)).toEqual({ look: 'text', describe: false });
  saved.set('warren.cave', '{"look":3');
  expect(readOptions(storage)).toEqual({ look: 'tiles', describe: false });
  changeOptions({ look: 'tiles' }, storage);
});
