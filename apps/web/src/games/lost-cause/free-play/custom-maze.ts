import { accept, makeMaze, type Result } from '@warren/engine';
import { LOST_CAUSE_SIDES, makeLostCause } from '@warren/engine/codes';
import { randomCode } from '@warren/games/lost-cause';
import type { NumberField } from '../../../lib/numbers.js';

export const CORRIDORS = ['even', 'horizontal', 'vertical'] as const;
/** The ways of a maze: as the campaign has them, or with a grain. */
export type Corridors = (typeof CORRIDORS)[number];

/** World pixels: what the campaign shows, and wider ones. */
export const VIEWS = ['224', '448', '896'] as const;

/** The maze in the form: numbers are still text. */
export interface CustomMaze {
  readonly height: string;
  readonly width: string;
  readonly maxEnemies: string;
  readonly maxLocks: string;
  readonly corridors: Corridors;
  readonly view: (typeof VIEWS)[number];
  readonly gear: boolean;
}

export const FIRST_CUSTOM_MAZE: CustomMaze = {
  height: '10',
  width: '10',
  maxEnemies: '-1',
  maxLocks: '-1',
  corridors: 'even',
  view: '224',
  gear: false,
};

/** The fields that hold a number, with what is right in them. */
export const NUMBER_FIELDS = [
  { name: 'height', title: 'Height', ...LOST_CAUSE_SIDES, hint: 'Cells, 3 to 25.' },
  { name: 'width', title: 'Width', ...LOST_CAUSE_SIDES, hint: 'Cells, 3 to 25.' },
  { name: 'maxEnemies', title: 'Maximum slimes', min: -1, max: 999, hint: '-1 for no limit.' },
  {
    name: 'maxLocks',
    title: 'Maximum locks',
    min: -1,
    max: 999,
    hint: '-1 for no limit, 0 for an exit instead.',
  },
] as const satisfies readonly NumberField[];

/** The address that plays a maze as described. The numbers were checked. */
export function customAddress(custom: CustomMaze, seed: string): Result<string> {
  const size = { width: Number(custom.width), height: Number(custom.height) };
  const code =
    custom.corridors === 'even' ? accept(randomCode(seed, size)) : grainedCode(custom.corridors, size, seed);
  if (!code.ok) return code;
  return accept(
    playAddress({
      code: code.value,
      maxEnemies: Number(custom.maxEnemies),
      maxLocks: Number(custom.maxLocks),
      view: custom.view === VIEWS[0] ? null : custom.view,
      gear: custom.gear,
    }),
  );
}

/** The address that plays a maze; limits that limit nothing are left out. */
export function playAddress(level: {
  readonly code: string;
  readonly maxEnemies: number;
  readonly maxLocks: number;
  readonly view?: string | null;
  readonly gear?: boolean;
}): string {
  const words = new URLSearchParams();
  if (level.maxEnemies !== -1) words.set('maxEnemies', String(level.maxEnemies));
  if (level.maxLocks !== -1) words.set('maxLocks', String(level.maxLocks));
  if (level.view) words.set('view', level.view);
  if (level.gear) words.set('gear', '1');
  const query = String(words);
  return `/play/${level.code}${query === '' ? '' : `?${query}`}`;
}

/** Kruskal with a weight field: corridors run one way rather than the other. */
function grainedCode(
  field: 'horizontal' | 'vertical',
  size: { readonly width: number; readonly height: number },
  seed: string,
): Result<string> {
  const maze = makeMaze({ algorithm: 'kruskal', grid: 'rect', ...size, seed, options: { field } });
  return maze.ok ? makeLostCause(maze.value) : maze;
}

/** A new random seed. */
export function freshSeed(): string {
  const words = crypto.getRandomValues(new Uint32Array(4));
  return [...words].map((word) => word.toString(36)).join('-');
}
