// Writes the golden catalogue anew from the built engine and says what has changed.
import { readFileSync, writeFileSync } from 'node:fs';
import * as cave from '../../dist/cave/index.js';
import * as codes from '../../dist/code/index.js';
import * as grids from '../../dist/grid/index.js';
import * as root from '../../dist/index.js';
import * as generators from '../../dist/maze/index.js';
import { catalogueOf } from './cases.mjs';
import { caveCatalogueOf } from './cave-cases.mjs';

const FILE = new URL('./mazes.json', import.meta.url);
const CAVES = new URL('./caves.json', import.meta.url);

const before = readCatalogue(FILE, { generators: {}, codes: {} });
const cavesBefore = readCatalogue(CAVES, {});
const after = catalogueOf({ ...root, ...codes, ...generators, ...grids });
const caves = caveCatalogueOf(cave);
const changes = [
  ...Object.keys({ ...before.generators, ...after.generators }).flatMap((id) =>
    generatorChanges(id, before.generators[id], after.generators[id]),
  ),
  ...differences(before.codes, after.codes),
  ...differences(cavesBefore, caves),
];
writeFileSync(FILE, `${JSON.stringify(after, null, 2)}\n`);
writeFileSync(CAVES, `${JSON.stringify(caves, null, 2)}\n`);
console.log(changes.length === 0 ? 'the catalogue is as it was' : changes.join('\n'));

function readCatalogue(file, none) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return none;
    throw error;
  }
}

function generatorChanges(id, old, now) {
  if (old === undefined) return [`${id}: new`];
  if (now === undefined) return [`${id}: gone`];
  const lines = differences(old.mazes, now.mazes);
  if (old.code !== now.code) return [`${id}: code number ${old.code} -> ${now.code}`, ...lines];
  if (lines.length === 0) return [];
  // Codes promise the same maze for ever, so whoever sees this line has to decide.
  return [`${id}: ${lines.length} mazes differ; codes that people hold need a new code number`, ...lines];
}

function differences(old, now) {
  const names = Object.keys({ ...old, ...now }).filter((name) => old[name] !== now[name]);
  return names.map((name) => `  ${name}: ${old[name] ?? 'none'} -> ${now[name] ?? 'none'}`);
}
