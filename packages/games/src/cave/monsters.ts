import { Rng } from '@warren/engine';
import { CAVE_EDGE, insideCave, type Region, regionOf } from '@warren/engine/cave';
import { sees } from './eyes.js';
import { lurker, MONSTER_KINDS, type MonsterKind } from './kinds.js';
import { caveOf, type Lair, memoryOf, spend } from './memory.js';
import { cellOf, regionAt, regionCell, regionName } from './regions.js';
import type { CaveState, Cell, Stirred } from './state.js';

/** So much is added for every so many regions from the middle, and so often at most. */
const GROWTH = { percent: 10, regions: 4, most: 50 } as const;

/** A living monster and where it stands. Each region has one at most, which never leaves it. */
export interface Monster extends Cell {
  readonly rx: number;
  readonly ry: number;
  /** The name of its region, which is also its own. */
  readonly name: string;
  readonly cell: number;
  readonly kind: MonsterKind;
  readonly stirred: Stirred | null;
}

/** What the world put into a region. The kind is a pure function of the seed and the place. */
export function lairOf(state: CaveState, region: Region): Lair {
  const { lairs } = memoryOf(state);
  const held = lairs.get(region);
  if (held !== undefined) return held;
  const { rx, ry } = region;
  const lair = { name: regionName(rx, ry), kind: kindAt(state, rx, ry) };
  lairs.set(region, lair);
  return lair;
}

/** The kind of the monster of a region. */
export function kindAt(state: CaveState, rx: number, ry: number): MonsterKind {
  if (state.settings.rules === 'classic') return plainKind(state);
  const kind = drawKind(state.seed, rx, ry);
  return grown(kind === lurker ? plainKind(state) : kind, Math.max(Math.abs(rx), Math.abs(ry)));
}

/** Far from the middle of the world monsters are stronger, in health and damage alike. */
function grown(kind: MonsterKind, far: number): MonsterKind {
  const percent = 100 + GROWTH.percent * Math.min(GROWTH.most, Math.floor(far / GROWTH.regions));
  const more = (value: number) => Math.floor((value * percent) / 100);
  return { ...kind, health: more(kind.health), damage: more(kind.damage) };
}

/** The monster of the plain rules has its numbers from the settings. */
function plainKind({ settings }: CaveState): MonsterKind {
  const { monsterHealth: health, monsterDamage: damage, monsterSight: sight } = settings;
  return { ...lurker, health, damage, sight };
}

function drawKind(seed: string, rx: number, ry: number): MonsterKind {
  const far = Math.max(Math.abs(rx), Math.abs(ry));
  const kinds = MONSTER_KINDS.filter(({ from }) => from <= far);
  const sum = kinds.reduce((total, { weight }) => total + weight, 0);
  let left = Rng.fromSeed(seed, `cave monster ${rx} ${ry}`).below(sum);
  for (const kind of kinds) {
    if (left < kind.weight) return kind;
    left -= kind.weight;
  }
  throw new Error('weights add up to their sum');
}

/** The living monster of a region, seen from a cell near by; `null` when there is none any more, or never was. */
export function monsterOf(state: CaveState, rx: number, ry: number, near: Cell): Monster | null {
  const size = state.settings.regionSize;
  // Any cell of the region will do to ask for it, but at the edge of the world not every cell exists.
  const region = caveOf(state).regionAt(clampInto(near.x, rx, size), clampInto(near.y, ry, size));
  const { name, kind } = lairOf(state, region);
  const changed = regionAt(state, name);
  if (changed?.slain === true) return null;
  const stirred = changed?.stirred ?? null;
  const cell = stirred?.cell ?? region.monster;
  if (cell < 0) return null;
  const { x, y } = cellOf(state, { rx, ry, cell }, near);
  return { x, y, rx, ry, name, cell, kind, stirred };
}

/** The coordinate within a region that is nearest to another one. */
function clampInto(near: number, region: number, size: number): number {
  const at = regionOf(near, size);
  if (at.region === region) return near;
  const ahead = (region - at.region) * size - at.cell;
  return near + (ahead > 0 ? ahead : ahead + size - 1);
}

/** How far a rectangle reaches from a cell in it or beside it, in cells. */
export interface Reach {
  readonly west: number;
  readonly east: number;
  readonly north: number;
  readonly south: number;
}

/** The living monsters within so many cells of a place along both axes, in reading order of their regions. */
export function monstersNear(state: CaveState, near: Cell, reach: number): Monster[] {
  return monstersWithin(state, near, { west: reach, east: reach, north: reach, south: reach });
}

/** The living monsters in a rectangle, in reading order of their regions. */
export function monstersWithin(state: CaveState, near: Cell, reach: Reach): Monster[] {
  const size = state.settings.regionSize;
  const across = span(near.x, reach.west, reach.east, size);
  const down = span(near.y, reach.north, reach.south, size);
  const found: Monster[] = [];
  spend(state, 2 * (down.last - down.first + 1) * (across.last - across.first + 1));
  for (let ry = down.first; ry <= down.last; ry++) {
    for (let rx = across.first; rx <= across.last; rx++) {
      const monster = monsterOf(state, rx, ry, near);
      if (monster === null) continue;
      const [x, y] = [monster.x - near.x, monster.y - near.y];
      if (x >= -reach.west && x <= reach.east && y >= -reach.north && y <= reach.south) found.push(monster);
    }
  }
  return found;
}

/** The regions that cells so far before and behind a coordinate lie in. */
function span(near: number, before: number, behind: number, size: number): { first: number; last: number } {
  const low = insideCave(near - before, 0) ? near - before : -CAVE_EDGE;
  const high = insideCave(near + behind, 0) ? near + behind : CAVE_EDGE;
  return { first: regionOf(low, size).region, last: regionOf(high, size).region };
}

/** The living monster on a cell. */
export function monsterAt(state: CaveState, x: number, y: number): Monster | null {
  const { rx, ry, cell } = regionCell(state, x, y);
  const monster = monsterOf(state, rx, ry, { x, y });
  return monster !== null && monster.cell === cell ? monster : null;
}

export function seesCell(state: CaveState, monster: Monster, cell: Cell): boolean {
  return sees(state, monster, cell, monster.kind.sight);
}
