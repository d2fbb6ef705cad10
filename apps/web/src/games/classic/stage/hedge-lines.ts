/** Where hedges stand, by the lines between the cells of a maze; 1 where one does. */
export interface HedgeLines {
  /** The maze, in cells. */
  readonly width: number;
  readonly height: number;
  /** By row and line, from the western edge: `width + 1` to a row. */
  readonly upright: Uint8Array;
  /** By line and column, from the northern edge: `width` to a line. */
  readonly level: Uint8Array;
  /** By corner: whether any hedge meets there. `width + 1` to a line. */
  readonly posts: Uint8Array;
}

const [NORTH, EAST, SOUTH, WEST] = [1, 2, 4, 8];

/** The hedges of a maze, from the open sides of its cells, row by row. */
export function hedgeLines(width: number, sides: readonly number[]): HedgeLines {
  const height = sides.length / width;
  const upright = new Uint8Array((width + 1) * height);
  const level = new Uint8Array(width * (height + 1));
  const posts = new Uint8Array((width + 1) * (height + 1));
  const stand = (at: number, other: number) => {
    posts[at] = 1;
    posts[other] = 1;
  };
  sides.forEach((open, cell) => {
    const x = cell % width;
    const y = (cell - x) / width;
    const corner = y * (width + 1) + x;
    if (!(open & NORTH)) {
      level[cell] = 1;
      stand(corner, corner + 1);
    }
    if (!(open & SOUTH)) {
      level[cell + width] = 1;
      stand(corner + width + 1, corner + width + 2);
    }
    if (!(open & WEST)) {
      upright[corner] = 1;
      stand(corner, corner + width + 1);
    }
    if (!(open & EAST)) {
      upright[corner + 1] = 1;
      stand(corner + 1, corner + width + 2);
    }
  });
  return { width, height, upright, level, posts };
}
