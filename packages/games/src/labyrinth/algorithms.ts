import { type Generator, weaveBacktracker, weaveKruskal, weavePrim } from '@warren/engine/generators';

/** The weaving generators a labyrinth may be grown by. Level lines hold the place in this list: only ever add at its end. */
export const LABYRINTH_ALGORITHMS = ['weave-prim', 'weave-kruskal', 'weave-backtracker'] as const;
export type LabyrinthAlgorithm = (typeof LABYRINTH_ALGORITHMS)[number];

/** By their own names: through the list of all generators the page of the game would carry every one. */
const GENERATORS: Readonly<Record<LabyrinthAlgorithm, Generator>> = {
  'weave-prim': weavePrim,
  'weave-kruskal': weaveKruskal,
  'weave-backtracker': weaveBacktracker,
};

export function isLabyrinthAlgorithm(id: unknown): id is LabyrinthAlgorithm {
  return (LABYRINTH_ALGORITHMS as readonly unknown[]).includes(id);
}

/** What grows a labyrinth. */
export function generatorOf(id: LabyrinthAlgorithm): Generator {
  return GENERATORS[id];
}

/** The name of a generator for people. */
export function algorithmTitle(id: LabyrinthAlgorithm): string {
  return generatorOf(id).title;
}
