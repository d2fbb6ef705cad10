import { Rng } from '@warren/engine';
import { CAVE_EDGE, insideCave, type Region, regionOf, type Spawn } from '@warren/engine/cave';
import { sees } from './eyes.js';
import { kindOf, lurker, MONSTER_KINDS, type MonsterKind } from './kinds.js';
import { caveOf, type Lair, memoryOf, spend } from './memory.js';
import { cellOf, regionAt, regionCell, regionFor, regionName } from './regions.js';
import type { CaveState, Cell, Stirred } from './state.js';

/** So much is added for every so many regions from the middle, and so often at most. */
const GROWTH = { percent: 10, regions: 4, most: 50 } as const;
/** The first monster of a world. */
const FIRST_KIND = 'bat';

/** A living monster and where it stands. It never leaves its region. */
export interface Monster extends Cell {
  readonly rx: number;
  readonly ry: number;
  /** Which of its region it is. */
  readonly index: number;
  /** The name of its region as states have it, and its own. */
  readonly region: string;
  readonly name: string;
  readonly cell: number;
  readonly kind: MonsterKind;
  readonly stirred: Stirred | null;
}

/** What the world put into a region. The kinds are a pure function of the seed and the place. */
function lairOf(state: CaveState, region: Region): Lair {
  const { lairs } = memoryOf(state);
  const held = lairs.get(region);
  if (held !== undefined) return held;
  const { rx, ry, monsters } = region;
  const kinds = monsters.map((spawn) => kindOfSpawn(state, rx, ry, spawn));
  const lair = { name: regionName(rx, ry), kinds };
  lairs.set(region, lair);
  return lair;
}

/** The name of a monster. */
export function monsterName({ rx, ry, index }: Pick<Monster, 'rx' | 'ry' | 'index'>): string {
  return `${regionName(rx, ry)}#${index}`;
}

/** The kind of a monster of a region near the player. */
export function kindAt(
  state: CaveState,
  { rx, ry, index }: Pick<Monster, 'rx' | 'ry' | 'index'>,
): MonsterKind {
  return lairOf(state, regionNear(state, rx, ry, state.player)).kinds[index];
}

/** Companions are of one kind; the first monster of a world is a weak one, and one on guard stays at its post. */
export function kindOfSpawn(state: CaveState, rx: number, ry: number, { leader, post }: Spawn): MonsterKind {
  if (state.settings.rules === 'classic') return plainKind(state);
  const drawn = post === 'first' ? kindOf(FIRST_KIND) : drawKind(state.seed, rx, ry, leader);
  const kind = grown(drawn === lurker ? plainKind(state) : drawn, Math.max(Math.abs(rx), Math.abs(ry)));
  return post === 'guards' && kind.habit === 'wanders' ? { ...kind, habit: 'guards' } : kind;
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

function drawKind(seed: string, rx: number, ry: number, leader: number): MonsterKind {
  const far = Math.max(Math.abs(rx), Math.abs(ry));
  const kinds = MONSTER_KINDS.filter(({ from }) => from <= far);
  const sum = kinds.reduce((total, { weight }) => total + weight, 0);
  let left = Rng.fromSeed(seed, `cave monster ${rx} ${ry} ${leader}`).below(sum);
  for (const kind of kinds) {
    if (left < kind.weight) return kind;
    left -= kind.weight;
  }
  throw new Error('weights add up to their sum');
}

/** The living monsters of a region, seen from a cell near by. */
export function monstersOf(state: CaveState, rx: number, ry: number, near: Cell): Monster[] {
  const region = regionNear(state, rx, ry, near);
  const { name, kinds } = lairOf(state, region);
  const changed = regionAt(state, name);
  const found: Monster[] = [];
  for (let index = 0; index < kinds.length; index++) {
    if (changed?.slain.includes(index) === true) continue;
    const stirred = changed?.stirred.find((one) => one.index === index) ?? null;
    const cell = stirred?.cell ?? region.monsters[index].cell;
    const { x, y } = cellOf(state, { rx, ry, cell }, near);
    found.push({
      x,
      y,
      rx,
      ry,
      index,
      region: name,
      name: `${name}#${index}`,
      cell,
      kind: kinds[index],
      stirred,
    });
  }
  return found;
}

/** A region of the world, asked for by its cell nearest to another one: at the edge of the world not every cell exists. */
function regionNear(state: CaveState, rx: number, ry: number, near: Cell): Region {
  const size = state.settings.regionSize;
  return caveOf(state).regionAt(clampInto(near.x, rx, size), clampInto(near.y, ry, size));
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
  spend(state, 4 * (down.last - down.first + 1) * (across.last - across.first + 1));
  for (let ry = down.first; ry <= down.last; ry++) {
    for (let rx = across.first; rx <= across.last; rx++) {
      for (const monster of monstersOf(state, rx, ry, near)) {
        const [x, y] = [monster.x - near.x, monster.y - near.y];
        if (x >= -reach.west && x <= reach.east && y >= -reach.north && y <= reach.south) found.push(monster);
      }
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
  return monstersOf(state, rx, ry, { x, y }).find((monster) => monster.cell === cell) ?? null;
}

/** What is kept of a monster that is no longer as the world made it, to be changed. */
export function stir(state: CaveState, { region, index, cell }: Monster): Stirred {
  const { stirred } = regionFor(state, region);
  const held = stirred.find((one) => one.index === index);
  if (held !== undefined) return held;
  const made: Stirred = { index, cell, alert: 0, target: { x: 0, y: 0 }, wound: 0 };
  stirred.push(made);
  return made;
}

export function seesCell(state: CaveState, monster: Monster, cell: Cell): boolean {
  return sees(state, monster, cell, monster.kind.sight);
}
