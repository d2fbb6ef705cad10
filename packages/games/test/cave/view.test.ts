import { CAVE_EDGE } from '@warren/engine/cave';
import { describe, expect, test } from 'vitest';
import { isKnown, isRock, litCells } from '../../src/cave/eyes.js';
import { caveFrame } from '../../src/cave/frame.js';
import { cave } from '../../src/cave/game.js';
import { caveOf } from '../../src/cave/memory.js';
import { regionCell, regionFor } from '../../src/cave/regions.js';
import type { CaveState } from '../../src/cave/state.js';
import { CAVE_TILES, caveView, windowAround } from '../../src/cave/view.js';
import { copyPlain } from '../../src/kernel/plain.js';
import { act, begin, botRun, homeMonster, put } from '../support/cave.js';

const TILE_OF = Object.fromEntries(CAVE_TILES.map((name, i) => [name, i]));
const explored = botRun({ moves: 300 }, 'view').state as CaveState;

/** The name of the tile of a cell in a view of a window. */
function tileAt(state: CaveState, x: number, y: number): string {
  return CAVE_TILES[caveView(state, { x, y, width: 1, height: 1 }).map.tiles[0]];
}

describe('CV-26: by the classic rules', () => {
  test('everything is shown: the same as the engine draws, and monsters wherever they stand', () => {
    const state = begin({ rules: 'classic' }, 'plain');
    const request = { x: -30, y: -20, width: 90, height: 60 };
    const { map, sprites } = caveView(state, request);
    const drawn = caveOf(state).view(request);
    if (!drawn.ok) throw new Error(drawn.reason);
    const names = ['rock', 'floor', 'chest', 'floor', 'wall'];
    expect(map.tiles.map((tile) => CAVE_TILES[tile])).toEqual(
      Array.from(drawn.value.cells, (cell) => names[cell]),
    );
    const monsters = [...drawn.value.cells].filter((cell) => cell === 3).length;
    expect(sprites.filter(({ kind }) => kind === 'lurker').length).toBe(monsters);
    expect(monsters).toBeGreaterThan(1);
  });
});

describe('CV-31: by the deep rules', () => {
  test('floor that was seen and the walls beside it are shown, everything else is dark', () => {
    const state = explored;
    const around = windowAround(state, 61, 45);
    const { map } = caveView(state, around);
    const counts: Record<string, number> = {};
    map.tiles.forEach((tile, i) => {
      const x = state.player.x - 30 + (i % 61);
      const y = state.player.y - 22 + Math.floor(i / 61);
      const name = CAVE_TILES[tile];
      counts[name] = (counts[name] ?? 0) + 1;
      if (isKnown(state, x, y))
        expect(['floor', 'chest', 'open-chest', 'water', 'crystal', 'camp']).toContain(name);
      else {
        let beside = false;
        for (let dy = -1; dy <= 1; dy++)
          for (let dx = -1; dx <= 1; dx++) beside ||= isKnown(state, x + dx, y + dy);
        expect(name).toBe(beside && isRock(state, x, y) ? 'wall' : 'unseen');
      }
    });
    expect(counts.floor).toBeGreaterThan(200);
    expect(counts.unseen).toBeGreaterThan(100);
    expect(counts.wall).toBeGreaterThan(20);
  });

  test('any window shows the same cells', () => {
    const { player } = explored;
    const whole = caveView(explored, { x: player.x - 8, y: player.y - 5, width: 16, height: 10 }).map.tiles;
    whole.forEach((tile, i) => {
      const name = tileAt(explored, player.x - 8 + (i % 16), player.y - 5 + Math.floor(i / 16));
      expect(CAVE_TILES[tile]).toBe(name);
    });
  });

  test('a monster is seen only where the lantern shines', () => {
    const state = begin({ mode: 'endless' }, 'seen');
    const monster = homeMonster(state);
    const shown = () => cave.frame(state).sprites.filter(({ id }) => id.startsWith('monster'));
    put(state, { x: monster.x - 12, y: monster.y });
    expect(shown()).toEqual([]);
    put(state, { x: monster.x, y: monster.y + 1 });
    expect(shown()).toMatchObject([{ id: 'monster-0,0#0', kind: monster.kind.id, x: 20 * 16, y: 11 * 16 }]);
  });

  test('the light lies on the floor in sight and the walls beside it', () => {
    const { map, lit } = caveView(explored, windowAround(explored, 41, 25));
    const bright = lit.flatMap((one, i) => (one === 1 ? [CAVE_TILES[map.tiles[i]]] : []));
    expect(bright).not.toContain('unseen');
    expect(bright.filter((name) => name !== 'wall').length).toBe(litCells(explored).length);
  });
});

describe('a frame', () => {
  test('has the player in its middle, the numbers, and what happened', () => {
    const state = begin({ rules: 'classic' });
    act(state, 'rest');
    const frame = caveFrame(state, { width: 21, height: 11 });
    expect(frame.map).toMatchObject({ width: 21, height: 11, tileSize: 16, names: CAVE_TILES });
    expect(frame.sprites.at(-1)).toMatchObject({ id: 'player', x: 160, y: 80, width: 16, health: null });
    expect(Object.fromEntries(cave.hudLines(frame.hud).map(({ id, value }) => [id, value]))).toEqual({
      health: '50 of 50',
      armour: '5',
      worn: 'leather armour',
      weapon: 'wooden sword',
      gold: '0',
      defeated: '0',
      moves: '1 of 2000',
    });
  });

  test('looking changes nothing, and a map changes only when its id does', () => {
    const run = botRun({ moves: 150 }, 'ids').state as CaveState;
    const before = JSON.stringify(run);
    const maps = new Map<string, string>();
    const state = begin({ moves: 60 }, 'ids');
    for (const way of ['east', 'south', 'east', 'north', 'rest', 'west', 'south', 'rest', 'fight-out']) {
      act(state, way);
      const { id, tiles } = cave.frame(state).map;
      expect(maps.get(id) ?? `${tiles}`).toBe(`${tiles}`);
      maps.set(id, `${tiles}`);
    }
    cave.frame(run);
    expect(JSON.stringify(run)).toBe(before);
    expect(cave.frame(copyPlain(run))).toEqual(cave.frame(run));
  });

  test('things that lie about are shown, and a chest that was opened', () => {
    const state = begin({ mode: 'endless' }, 'lying');
    const { x, y } = state.player;
    const { name, cell } = regionCell(state, x, y);
    regionFor(state, name).lying.push({ cell, item: 'club', count: 1 });
    expect(cave.frame(state).sprites[0]).toMatchObject({ kind: 'club', x: 20 * 16, y: 12 * 16 });
    const chest = Object.entries(explored.regions).find(([, { opened }]) => opened.length > 0);
    if (chest === undefined) throw new Error('no chest was opened');
    const [rx, ry] = chest[0].split(',').map(Number);
    const at = chest[1].opened[0];
    expect(tileAt(explored, rx * 50 + (at % 50), ry * 50 + Math.floor(at / 50))).toBe('open-chest');
    expect(TILE_OF.unseen).toBe(0);
  });

  test('is there at the edge of the world as well; absurd windows are bugs', () => {
    const state = begin({ rockProbability: 0 }, 'edge');
    put(state, { x: CAVE_EDGE, y: -CAVE_EDGE });
    act(state, 'west');
    expect(cave.frame(state).map.tiles).toContain(TILE_OF.floor);
    expect(() => caveView(state, { x: 0, y: 0, width: 10_000, height: 10_000 })).toThrow();
    expect(() => caveView(state, { x: 0, y: 0, width: 0, height: 1 })).toThrow();
  });
});
