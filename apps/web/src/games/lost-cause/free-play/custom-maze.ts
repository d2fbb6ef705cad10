import { accept, makeMaze, type Result } from '@warren/engine';
import { LOST_CAUSE_SIDES, makeLostCause } from '@warren/engine/codes';
import { randomCode } from '@warren/games/lost-cause';
import type { NumberField } from '../../../lib/numbers.js';
import { playAddress } from '../addresses.js';

export const CORRIDORS = ['even', 'horizontal', 'vertical'] as const;
/** The ways of a maze: as the campaign has them, or with a grain. */
export type Corridors = (typeof CORRIDORS)[number];

/** World pixels: what the campaign shows, and wider ones. */
export const VIEWS = ['224', '448', '896'] as const;

export const FIRST_CUSTOM_MAZE = {
  height: '10',
  width: '10',
  maxEnemies: '-1',
  maxLocks: '-1',
  corridors: 'even' as Corridors,
  view: '224' as (typeof VIEWS)[number],
  gear: false,
};

/** The maze in the form: numbers are still text. */
export type CustomMaze = Readonly<typeof FIRST_CUSTOM_MAZE>;

const LIMIT = { min: -1, max: 999 } as const;

/** The fields that hold a number, with what is right in them. */
export const NUMBER_FIELDS = [
  { name: 'height', title: 'Height', ...LOST_CAUSE_SIDES, hint: 'Cells, 3 to 25.' },
  { name: 'width', title: 'Width', ...LOST_CAUSE_SIDES, hint: 'Cells, 3 to 25.' },
  { name: 'maxEnemies', title: 'Maximum slimes', ...LIMIT, hint: '-1 for no limit.' },
  { name: 'maxLocks', title: 'Maximum locks', ...LIMIT, hint: '-1 for no limit, 0 for an exit instead.' },
] as const satisfies readonly NumberField[];

/** The address that plays a maze as described. The numbers were checked. */
export function customAddress(custom: CustomMaze, seed: string): Result<string> {
  const { maxEnemies, maxLocks, view, gear } = custom;
  const code = codeOf(custom, seed);
  if (!code.ok) return code;
  const limits = { maxEnemies: Number(maxEnemies), maxLocks: Number(maxLocks) };
  return accept(playAddress({ code: code.value, ...limits, view: view === VIEWS[0] ? null : view, gear }));
}

function codeOf({ width, height, corridors }: CustomMaze, seed: string): Result<string> {
  const size = { width: Number(width), height: Number(height) };
  if (corridors === 'even') return accept(randomCode(seed, size));
  // Kruskal with a weight field: corridors run one way rather than the other.
  const options = { field: corridors };
  const maze = makeMaze({ algorithm: 'kruskal', grid: 'rect', ...size, seed, options });
  return maze.ok ? makeLostCause(maze.value) : maze;
}
