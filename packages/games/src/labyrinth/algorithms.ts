import { findGenerator } from '@warren/engine';
import { orThrow } from '../kernel/or-throw.js';

/** The weaving generators a labyrinth may be grown by. Level lines hold the place in this list: only ever add at its end. */
export const LABYRINTH_ALGORITHMS = ['weave-prim', 'weave-kruskal', 'weave-backtracker'] as const;
export type LabyrinthAlgorithm = (typeof LABYRINTH_ALGORITHMS)[number];

export function isLabyrinthAlgorithm(id: unknown): id is LabyrinthAlgorithm {
  return (LABYRINTH_ALGORITHMS as readonly unknown[]).includes(id);
}

/** The name of a generator for people. */
export function algorithmTitle(id: LabyrinthAlgorithm): string {
  return orThrow(findGenerator(id)).title;
}
