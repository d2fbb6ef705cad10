import { GRID_KINDS } from '../grid/grid.js';
import { accept, type Result, refuse } from '../result.js';
import { pickIndex, type Rng } from '../rng/rng.js';
import { nearest } from '../text/nearest.js';
import type { Carving, Generator } from './generator.js';
import type { Maze } from './maze.js';
import { type ActiveList, activeList } from './parts/active-list.js';
import { behind, randomCell } from './parts/cells.js';
import { tableSide } from './parts/pick.js';
import { freeSides } from './parts/sides.js';

/**
 * Growing tree: keeps a list of cells that may have a way left, chooses one of them by a mix of policies and
 * goes on from there to a random neighbour outside the maze. The newest gives the long corridors of the
 * recursive backtracker, a random one the brush of simplified Prim, the oldest long straight lines, the
 * middle something between; a mix gives every texture between its parts.
 */
export const growingTree: Generator = {
  id: 'growing-tree',
  title: 'Growing tree',
  about:
    'Goes on from the newest, the oldest, the middle or a random cell, in any mix. From long winding corridors to short brush, as you like.',
  traits: [],
  grids: GRID_KINDS,
  masks: true,
  code: 12,
  options: [
    {
      name: 'mix',
      about: 'How often each policy chooses the next cell: newest, random, oldest, middle.',
      type: 'text',
      default: 'newest=75,random=25',
      check: wrongMix,
    },
  ],
  begin: (maze, rng, options) => beginGrowingTree(maze, rng, checkedMix(String(options.mix))),
};

/** The ways of choosing the next cell to grow from. */
export const POLICIES = ['newest', 'random', 'oldest', 'middle'] as const;
export type Policy = (typeof POLICIES)[number];

/** A policy and how often it is used, compared with the shares of the others. */
export interface Share {
  readonly policy: Policy;
  readonly share: number;
}

/** The largest share of a policy. */
export const MAX_SHARE = 1000;

/** Reads a mix such as `newest=75,random=25`: each policy at most once, whole shares that need no common sum. */
export function parseMix(text: string): Result<readonly Share[]> {
  if (text === '') return refuse(`the mix is empty; write for example "newest=75,random=25"`);
  const mix: Share[] = [];
  for (const part of text.split(',')) {
    const [name, share, ...rest] = part.split('=');
    const policy = POLICIES.find((known) => known === name);
    if (policy === undefined) return refuse(`there is no policy "${name}"; ${nearest(name, POLICIES)}`);
    if (share === undefined) return refuse(`the mix does not say how much of ${name}: write "${name}=50"`);
    if (rest.length > 0 || !/^[1-9][0-9]{0,3}$/.test(share) || Number(share) > MAX_SHARE) {
      const given = [share, ...rest].join('=');
      return refuse(`the share of ${name} must be a whole number from 1 to ${MAX_SHARE}, not "${given}"`);
    }
    if (mix.some((other) => other.policy === policy)) return refuse(`the mix names ${name} twice`);
    mix.push({ policy, share: Number(share) });
  }
  return accept(mix);
}

function wrongMix(text: string): string | null {
  const mix = parseMix(text);
  return mix.ok ? null : mix.reason;
}

function checkedMix(text: string): readonly Share[] {
  const mix = parseMix(text);
  if (!mix.ok) throw new Error(`an unchecked mix: ${mix.reason}`);
  return mix.value;
}

/** Grows a maze by this mix. A step looks at one cell of the list: it goes on from there, or drops the cell. */
export function beginGrowingTree(maze: Maze, rng: Rng, mix: readonly Share[]): Carving {
  const { grid, open } = maze;
  const { free, join } = freeSides(grid);
  const cellBehind = behind(grid);
  const active = activeList(grid.count);
  const choose = chooser(active, rng, mix);
  let visited = 1;
  let here = randomCell(grid, rng);
  join(here);
  active.add(here);

  function step(): void {
    const slot = choose();
    const cell = active.cellIn(slot);
    const ways = free[cell];
    if (ways !== 0) {
      const side = tableSide(ways, rng.next());
      here = cellBehind(cell, side);
      open[cell] |= 1 << side;
      open[here] |= 1 << grid.opposite(cell, side);
      join(here);
      visited++;
    }
    // A cell that has used its last way leaves at once: what is chosen next should mostly be able to grow.
    if (free[cell] === 0) active.remove(slot);
    if (ways !== 0) active.add(here);
  }

  return {
    advance(budget) {
      for (let left = budget; left > 0 && visited < grid.count; left--) step();
      return visited === grid.count;
    },
    progress: () => visited / grid.count,
    cursor: () => here,
  };
}

/** Chooses a slot by the mix. A single policy needs no draw to be chosen. */
function chooser(active: ActiveList, rng: Rng, mix: readonly Share[]): () => number {
  const ways = { ...active, random: () => active.random(rng) };
  const whole = mix.reduce((sum, { share }) => sum + share, 0);
  const choices = mix.map(({ policy }) => ways[policy]);
  if (choices.length === 1) return choices[0];
  /** The index of the policy for each number below the whole: at most four times the largest share. */
  const table = Uint8Array.from(mix.flatMap(({ share }, index) => new Array<number>(share).fill(index)));
  return () => choices[table[pickIndex(whole, rng.next())]]();
}
