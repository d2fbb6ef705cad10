// These peers come without types; only what the benchmarks call is described.
declare module '@sbj42/maze-generator' {
  export function generate(width: number, height: number, options: { generator: unknown }): unknown;
}
declare module '@sbj42/maze-generator-backtrack' {
  const plugin: unknown;
  export = plugin;
}
declare module '@sbj42/maze-generator-prim' {
  const plugin: unknown;
  export = plugin;
}
declare module 'amazejs' {
  export class Backtracker {
    constructor(width: number, height: number);
    generate(): void;
  }
}
declare module 'maze-builder' {
  export const Algorithm: Readonly<Record<string, string>>;
  export function generateMaze(config: {
    width: number;
    height: number;
    algorithm: string;
    seed: number;
  }): unknown;
}
declare module 'easystarjs' {
  export class js {
    setGrid(grid: number[][]): void;
    setAcceptableTiles(tiles: number[]): void;
    setIterationsPerCalculation(count: number): void;
    enableSync(): void;
    findPath(x: number, y: number, toX: number, toY: number, done: (path: unknown) => void): void;
    calculate(): void;
  }
}
declare module 'pathfinding' {
  export class Grid {
    constructor(matrix: number[][]);
  }
  interface Finder {
    findPath(x: number, y: number, toX: number, toY: number, grid: Grid): number[][];
  }
  export const BreadthFirstFinder: new () => Finder;
  export const AStarFinder: new () => Finder;
  export const DijkstraFinder: new () => Finder;
}
