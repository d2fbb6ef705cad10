import type { Maze } from '@warren/engine';
import type { Contender } from '../contender.js';

const LARGEST = 1000;

/** Makes the maze a contender has to solve: from the first room to the last. */
export type MazeFor = (size: number, seed: number) => Maze;

type Load = (mazeFor: MazeFor) => Promise<Contender>;

/** Which other libraries solve in the manner of one of our solvers. */
export const SOLVER_PEERS: Readonly<Record<string, readonly Load[]>> = {
  bfs: [(mazeFor) => pathfinding('BreadthFirstFinder', mazeFor)],
  'a-star': [
    (mazeFor) => pathfinding('AStarFinder', mazeFor),
    easystar,
    (mazeFor) => rotPath('AStar', mazeFor),
  ],
  dijkstra: [(mazeFor) => pathfinding('DijkstraFinder', mazeFor), (mazeFor) => rotPath('Dijkstra', mazeFor)],
};

/** The maze as the peers take it: a matrix of tiles, two a room and one for the border, 1 = wall. */
function tiles({ grid, open }: Maze): number[][] {
  const rows = Array.from({ length: 2 * grid.height + 1 }, () =>
    new Array<number>(2 * grid.width + 1).fill(1),
  );
  for (let cell = 0; cell < grid.size; cell++) {
    const x = 2 * (cell % grid.width) + 1;
    const y = 2 * Math.floor(cell / grid.width) + 1;
    rows[y][x] = 0;
    if (open[cell] & 2) rows[y][x + 1] = 0;
    if (open[cell] & 4) rows[y + 1][x] = 0;
  }
  return rows;
}

async function pathfinding(
  finder: 'BreadthFirstFinder' | 'AStarFinder' | 'DijkstraFinder',
  mazeFor: MazeFor,
): Promise<Contender> {
  const library = (await import('pathfinding')).default as unknown as typeof import('pathfinding');
  return {
    name: 'pathfinding',
    largest: LARGEST,
    prepare(size, seed) {
      const grid = new library.Grid(tiles(mazeFor(size, seed)));
      const last = 2 * size - 1;
      return () => new library[finder]().findPath(1, 1, last, last, grid);
    },
  };
}

async function easystar(mazeFor: MazeFor): Promise<Contender> {
  const library = (await import('easystarjs')).default as unknown as typeof import('easystarjs');
  return {
    name: 'easystarjs',
    largest: LARGEST,
    prepare(size, seed) {
      const finder = new library.js();
      finder.setGrid(tiles(mazeFor(size, seed)));
      finder.setAcceptableTiles([0]);
      finder.enableSync();
      const last = 2 * size - 1;
      return () => {
        let found: unknown = null;
        finder.findPath(1, 1, last, last, (path) => {
          found = path;
        });
        finder.calculate();
        return found;
      };
    },
  };
}

async function rotPath(kind: 'Dijkstra' | 'AStar', mazeFor: MazeFor): Promise<Contender> {
  const { Path } = await import('rot-js');
  return {
    name: 'rot-js',
    largest: kind === 'AStar' ? 100 : LARGEST,
    prepare(size, seed) {
      const matrix = tiles(mazeFor(size, seed));
      const last = 2 * size - 1;
      const path = new Path[kind](last, last, (x, y) => matrix[y]?.[x] === 0, { topology: 4 });
      return () => {
        let steps = 0;
        path.compute(1, 1, () => {
          steps++;
        });
        return steps;
      };
    },
  };
}
