import type { Result } from '../result.js';
import { finder } from '../text/nearest.js';
import { aldousBroder } from './aldous-broder.js';
import { binaryTree } from './binary-tree.js';
import { boruvka } from './boruvka.js';
import { eller } from './eller.js';
import type { Generator } from './generator.js';
import { growingTree } from './growing-tree.js';
import { houston } from './houston.js';
import { huntAndKill } from './hunt-and-kill.js';
import { kruskal } from './kruskal.js';
import { modifiedPrim } from './modified-prim.js';
import { originShift } from './origin-shift.js';
import { prim } from './prim.js';
import { recursiveBacktracker } from './recursive-backtracker.js';
import { recursiveDivision } from './recursive-division.js';
import { sidewinder } from './sidewinder.js';
import { simplifiedPrim } from './simplified-prim.js';
import { weaveBacktracker } from './weave-backtracker.js';
import { weaveKruskal } from './weave-kruskal.js';
import { weavePrim } from './weave-prim.js';
import { wilson } from './wilson.js';

/** Every maze algorithm, in the order people see them. A new one is one file and one line here. */
export const GENERATORS: readonly Generator[] = [
  binaryTree,
  sidewinder,
  aldousBroder,
  wilson,
  houston,
  huntAndKill,
  recursiveBacktracker,
  kruskal,
  prim,
  simplifiedPrim,
  modifiedPrim,
  growingTree,
  eller,
  recursiveDivision,
  boruvka,
  originShift,
  weavePrim,
  weaveKruskal,
  weaveBacktracker,
];

export const findGenerator: (id: string) => Result<Generator> = finder('algorithm', GENERATORS);
