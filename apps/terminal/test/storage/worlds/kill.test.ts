import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { World } from '@warren/games/cave';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { sourceAliases } from '../../../../../tools/source-aliases.mjs';
import { realDisk } from '../../../src/storage/worlds/disk.js';
import { loadWorld, readJournalFiles } from '../../../src/storage/worlds/load-world.js';
import { must } from '../../support/must.js';
import { folder } from '../../support/warren.js';
import { hashOf, repositoryIn, SMALL, someAction } from './support.js';

/** How often a process is killed, of how many that play at a time, and how many worlds each of them plays. */
const KILLS = 50;
const LANES = 2;
const WORLDS = 3;
/** Nothing here waits for a time; a machine with other things to do begins processes slowly. */
const PATIENCE_MS = 600_000;

const source = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** One file begins in a fraction of the time of hundreds of modules, and it is begun hundreds of times. */
async function bundleChild(): Promise<string> {
  const outDir = folder();
  await build({
    configFile: false,
    logLevel: 'error',
    resolve: { alias: sourceAliases(['packages/engine', 'packages/games']) },
    ssr: { noExternal: true },
    build: {
      ssr: source('./kill-child.ts'),
      outDir,
      rollupOptions: { output: { entryFileNames: 'child.mjs' } },
    },
  });
  return join(outDir, 'child.mjs');
}

/** Starts a process that plays some worlds, kills it at some moment, and returns the last move shown of each. */
async function playAndKill(words: readonly string[], moment: number): Promise<readonly number[]> {
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] });
  let written = '';
  const closed = once(child, 'close');
  await new Promise<void>((resolve) => {
    child.stdout.on('data', (chunk) => {
      written += chunk;
      resolve();
    });
    child.on('close', () => resolve());
  });
  await sleep(moment);
  child.kill('SIGKILL');
  const [, signal] = await closed;
  expect(signal).toBe('SIGKILL');
  const seen: number[] = Array(WORLDS).fill(0);
  // The last line may be cut off: then it was not shown.
  for (const line of written.split('\n').slice(0, -1)) {
    const [number, tick] = line.split(' ').map(Number);
    seen[number] = tick;
  }
  return seen;
}

/** Plays the same moves without any disk, as far as is asked. */
function makeTruth(world: World): (tick: number) => number {
  const { run } = world;
  return (tick) => {
    while (run.tick < tick) run.advance([someAction(run.tick)]);
    return hashOf(world);
  };
}

test(
  'whenever a process is killed, no move that was shown is missing and the worlds are as they were',
  async () => {
    const child = await bundleChild();
    const place = folder();
    const repository = repositoryIn(place);

    function makeWorld(name: string) {
      const made = must(repository.create({ name, seed: name, settings: SMALL }));
      made.close();
      return { name: made.folder, truth: makeTruth(made.world), played: 0 };
    }

    async function playOn(lane: number): Promise<number> {
      const worlds = Array.from({ length: WORLDS }, (_, number) => makeWorld(`World ${lane} ${number}`));
      for (let kill = 0; kill < KILLS; kill++) {
        // Each has its turn to be the first, which is played at least once.
        worlds.push(...worlds.splice(0, 1));
        const names = worlds.map(({ name }) => name);
        const seen = await playAndKill([child, place, ...names], Math.random() * 40);
        for (const [number, world] of worlds.entries()) {
          const found = loadWorld(readJournalFiles(realDisk, join(place, 'worlds', world.name)));
          if (found.kind !== 'sound') throw new Error(`the world is ${found.kind}: ${found.reason}`);
          const { tick } = found.world.run;
          expect(tick).toBeGreaterThanOrEqual(Math.max(world.played, seen[number]));
          expect(hashOf(found.world)).toBe(world.truth(tick));
          world.played = tick;
        }
      }
      return worlds.reduce((sum, { played }) => sum + played, 0);
    }

    const played = await Promise.all(Array.from({ length: LANES }, (_, lane) => playOn(lane)));
    expect(Math.min(...played)).toBeGreaterThanOrEqual(KILLS);
    expect(repository.list().map(({ kind }) => kind)).toEqual(Array(LANES * WORLDS).fill('sound'));
  },
  PATIENCE_MS,
);
