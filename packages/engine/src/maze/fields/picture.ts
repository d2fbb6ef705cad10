import { isLevel, randomWeight, rowsOf, type WeightField } from './field.js';
import { type GreyPicture, SHADES } from './grey-picture.js';

/** What the grain of one shade, counted for both cells of a wall, adds to a wall across it. */
const GRAIN = 25;
/** What each shade of difference between two cells adds to the wall between them. */
const OUTLINE = 120;

/**
 * A texture that shows a picture, stretched over the maze: where it is dark ways run level, where it is light
 * upright, and outlines have few gaps. It is no part of the registry, because it needs the picture.
 */
export function pictureField(picture: GreyPicture): WeightField {
  return {
    id: 'picture',
    title: 'Picture',
    about:
      'A picture: level ways where it is dark, upright ones where it is light, walls along its outlines.',
    begin(grid, rng) {
      const rowOf = rowsOf(grid);
      const shade = (cell: number): number => {
        const { column, row, columns } = rowOf(cell);
        const x = Math.floor((column * picture.width) / columns);
        const y = Math.floor((row * picture.height) / grid.height);
        return picture.shades[y * picture.width + x];
      };
      return (cell, side) => {
        const [one, other] = [shade(cell), shade(grid.neighbour(cell, side))];
        const light = one + other;
        const grain = isLevel(grid.kind, side) ? light : 2 * (SHADES - 1) - light;
        return randomWeight(rng) + GRAIN * grain + OUTLINE * Math.abs(one - other);
      };
    },
  };
}
