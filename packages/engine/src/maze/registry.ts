import { accept, type Result, refuse } from '../result.js';
import { nearest } from '../text/nearest.js';
import type { Generator } from './generator.js';
import { recursiveBacktracker } from './recursive-backtracker.js';

/** Every maze algorithm, in the order people see them. A new one is one file and one line here. */
export const GENERATORS: readonly Generator[] = [recursiveBacktracker];

const byId = new Map(GENERATORS.map((generator) => [generator.id, generator]));

export function findGenerator(id: string): Result<Generator> {
  const generator = byId.get(id);
  if (generator !== undefined) return accept(generator);
  return refuse(`there is no algorithm "${id}"; ${nearest(id, [...byId.keys()])}`);
}
