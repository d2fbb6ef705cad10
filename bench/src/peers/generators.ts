import type { Contender } from '../contender.js';

/** Peers keep several objects a room: a thousand squared is what they manage in a gigabyte. */
const LARGEST = 1001;

type Load = () => Promise<Contender>;

/** Which other libraries have an algorithm, by our id. */
export const GENERATOR_PEERS: Readonly<Record<string, readonly Load[]>> = {
  'binary-tree': [() => mazeBuilder('BINARY_TREE')],
  sidewinder: [() => mazeBuilder('SIDEWINDER')],
  'aldous-broder': [() => mazeBuilder('ALDOUS_BRODER')],
  wilson: [() => mazeBuilder('WILSONS')],
  houston: [() => mazeBuilder('HOUSTONS')],
  // Its hunt looks through the whole grid each time: at a thousand squared it would take hours.
  'hunt-and-kill': [() => mazeBuilder('HUNT_AND_KILL', 100)],
  'recursive-backtracker': [() => mazeBuilder('DFS'), () => sbj42('backtrack'), amazejs],
  kruskal: [() => mazeBuilder('KRUSKALS')],
  // What the peers call Prim takes a random frontier cell: our modified and true ones are both set against it.
  prim: [() => mazeBuilder('PRIMS'), () => sbj42('prim')],
  'modified-prim': [() => mazeBuilder('PRIMS'), () => sbj42('prim')],
  'growing-tree': [() => mazeBuilder('GROWING_TREE')],
  eller: [() => mazeBuilder('ELLERS'), () => rotMaze('EllerMaze')],
  'recursive-division': [() => mazeBuilder('RECURSIVE_DIVISION'), () => rotMaze('DividedMaze')],
};

async function mazeBuilder(algorithm: string, largest = LARGEST): Promise<Contender> {
  const { Algorithm, generateMaze } = await import('maze-builder');
  return {
    name: 'maze-builder',
    largest,
    prepare: (size, seed) => () =>
      generateMaze({ width: size, height: size, algorithm: Algorithm[algorithm], seed }),
  };
}

async function sbj42(algorithm: 'backtrack' | 'prim'): Promise<Contender> {
  const { generate } = await import('@sbj42/maze-generator');
  const plugin =
    algorithm === 'prim'
      ? await import('@sbj42/maze-generator-prim')
      : await import('@sbj42/maze-generator-backtrack');
  return {
    name: '@sbj42/maze-generator',
    largest: LARGEST,
    prepare: (size) => () => generate(size, size, { generator: plugin.default }),
  };
}

async function amazejs(): Promise<Contender> {
  const { Backtracker } = await import('amazejs');
  return {
    name: 'amazejs',
    // It works on tiles: two a room and one for the border.
    largest: LARGEST,
    prepare: (size) => () => new Backtracker(2 * size + 1, 2 * size + 1).generate(),
  };
}

async function rotMaze(kind: 'EllerMaze' | 'DividedMaze'): Promise<Contender> {
  const { Map: maps, RNG } = await import('rot-js');
  return {
    name: 'rot-js',
    largest: LARGEST,
    prepare: (size, seed) => {
      RNG.setSeed(seed + 1);
      const tiles = 2 * size + 1;
      return () => new maps[kind](tiles, tiles).create(() => {});
    },
  };
}
