/** A wall on a line between cells: from a corner to the next one, eastwards or downwards. */
export interface WallEdge {
  readonly x: number;
  readonly y: number;
  readonly down: boolean;
}

const [NORTH, EAST, SOUTH, WEST] = [1, 2, 4, 8];

/** Every wall of a maze once, from the open sides of its cells, row by row. */
export function wallEdges(width: number, sides: readonly number[]): WallEdge[] {
  const height = sides.length / width;
  const edges: WallEdge[] = [];
  sides.forEach((open, cell) => {
    const x = cell % width;
    const y = Math.floor(cell / width);
    if (!(open & NORTH)) edges.push({ x, y, down: false });
    if (!(open & WEST)) edges.push({ x, y, down: true });
    // The last ones have no neighbour that would name these.
    if (x === width - 1 && !(open & EAST)) edges.push({ x: width, y, down: true });
    if (y === height - 1 && !(open & SOUTH)) edges.push({ x, y: height, down: false });
  });
  return edges;
}

/** What becomes of the walls when one maze follows another: those both have, those that go and those that come. */
export function changeWalls(before: readonly WallEdge[], after: readonly WallEdge[]) {
  const stood = new Set(before.map(nameOf));
  const stands = new Set(after.map(nameOf));
  return {
    stay: after.filter((edge) => stood.has(nameOf(edge))),
    go: before.filter((edge) => !stands.has(nameOf(edge))),
    come: after.filter((edge) => !stood.has(nameOf(edge))),
  };
}

function nameOf({ x, y, down }: WallEdge): string {
  return `${x},${y},${down}`;
}
