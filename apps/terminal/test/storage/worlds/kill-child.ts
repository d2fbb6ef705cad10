import { writeSync } from 'node:fs';
import { must } from '../../support/must.js';
import { repositoryIn, walk } from './support.js';

/**
 * A process that plays the worlds in a folder by turns as fast as it can, and writes the number of each move once it is
 * to be seen. Now and then it leaves a world and comes back. It is to be killed.
 */
const [folder, ...names] = process.argv.slice(2);
const repository = repositoryIn(folder);
const worlds = names.map((name) => must(repository.open(name)));
for (let round = 0; ; round++) {
  for (const [number, name] of names.entries()) {
    walk(worlds[number], 1);
    writeSync(1, `${number} ${worlds[number].world.run.tick}\n`);
    if ((round + number) % 7 !== 0) continue;
    worlds[number].close();
    worlds[number] = must(repository.open(name));
  }
}
