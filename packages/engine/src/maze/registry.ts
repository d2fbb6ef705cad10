import { accept, type Result, refuse } from '../result.js';
import { nearest } from '../text/nearest.js';
import { boruvka } from './boruvka.js';
import type { Generator } from './generator.js';
import { growingTree } from './growing-tree.js';
import { kruskal } from './kruskal.js';
import { modifiedPrim } from './modified-prim.js';
import { prim } from './prim.js';
import { recursiveBacktracker } from './recursive-backtracker.js';
import { simplifiedPrim } from './simplified-prim.js';
import { weaveBacktracker } from './weave-backtracker.js';
import { weaveKruskal } from './weave-kruskal.js';
import { weavePrim } from './weave-prim.js';

/** Every maze algorithm, in the order people see them. A new one is one file and one line here. */
export const GENERATORS: readonly Generator[] = [
  recursiveBacktracker,
  kruskal,
  prim,
  simplifiedPrim,
  modifiedPrim,
  growingTree,
  boruvka,
  weavePrim,
  weaveKruskal,
  weaveBacktracker,
];

const byId = new Map(GENERATORS.map((generator) => [generator.id, generator]));

export function findGenerator(id: string): Result<Generator> {
  const generator = byId.get(id);
  if (generator !== undefined) return accept(generator);
  return refuse(`there is no algorithm "${id}"; ${nearest(id, [...byId.keys()])}`);
}
