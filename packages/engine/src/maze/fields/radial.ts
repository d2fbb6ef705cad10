import type { Grid } from '../../grid/grid.js';
import { isLevel, randomWeight, type WeightField, type WeightOf } from './field.js';

/** What a wall weighs more when the way through it runs at a right angle to the ray from the centre. */
const ACROSS = 800;

/** Ways that lead towards the centre or away from it are opened first: rays. */
export const radialField: WeightField = {
  id: 'radial',
  title: 'Radial',
  about: 'Ways that lead to the centre or away from it go first: rays in all directions.',
  begin(grid, rng) {
    const slant = grid.kind === 'polar' ? slantOnRings : slantOnRows(grid);
    return (cell, side) => randomWeight(rng) + slant(cell, side);
  },
};

/** Rings have their rays built in: the ways around the hub run across them. */
function slantOnRings(_cell: number, side: number): number {
  return isLevel('polar', side) ? ACROSS : 0;
}

/** `ACROSS` times the sine of the angle between the way through a wall and the ray from the centre. */
function slantOnRows(grid: Grid): WeightOf {
  const { columnStep, rowStep } = spacing(grid);
  const x = (cell: number): number => {
    const row = Math.floor(cell / grid.width);
    const shifted = grid.kind === 'hex' && row % 2 === 1 ? columnStep : 0;
    return columnStep * (2 * (cell % grid.width) + 1 - grid.width) + shifted;
  };
  const y = (cell: number): number => rowStep * (2 * Math.floor(cell / grid.width) + 1 - grid.height);
  return (cell, side) => {
    const next = grid.neighbour(cell, side);
    const [wayX, wayY] = [x(next) - x(cell), y(next) - y(cell)];
    // The middle of the wall, doubled: the ray goes through it.
    const [rayX, rayY] = [x(next) + x(cell), y(next) + y(cell)];
    const lengths = (wayX * wayX + wayY * wayY) * (rayX * rayX + rayY * rayY);
    if (lengths === 0) return 0;
    return Math.floor((ACROSS * Math.abs(wayX * rayY - wayY * rayX)) / Math.sqrt(lengths));
  };
}

/** How far apart columns and rows are. 7 : 8 is close to the height of a triangle with three equal sides. */
function spacing({ kind }: Grid): { columnStep: number; rowStep: number } {
  if (kind === 'hex') return { columnStep: 8, rowStep: 7 };
  if (kind === 'triangle') return { columnStep: 4, rowStep: 7 };
  return { columnStep: 1, rowStep: 1 };
}
