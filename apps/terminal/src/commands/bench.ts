import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Command } from '../cli/command.js';
import { FileError } from '../cli/errors.js';

/**
 * `warren bench`: speed against the peers.
 *
 * The benchmarks run as a program of their own: their peers are development dependencies which this program
 * does not have, and a fresh process measures without what the command itself has warmed up.
 */
export const command: Command = {
  name: 'bench',
  usage: ['bench [NAMES...] [--json]', 'bench play [GAME...] [--json]', 'bench scrutiny [GAME...] [--json]'],
  operands:
    'NAMES choose suites (generate, solve, verify, memory) or algorithms; all when none is given. With play, model players of three skills play the games. With scrutiny, bots and simulated people play, and it shows who is taken for a program.',
  flags: {
    json: 'as JSON: {machine, results:[{suite,name,size,unit,best,median,peers}]}',
    'size N...': 'only this side length',
    'rounds N': 'rounds, each contender once a round (3)',
    'plot FILE': 'also draws cost against size as SVG',
  },
  examples: [
    'warren bench wilson',
    'warren bench generate --size 1000 --json',
    'warren bench memory',
    'warren bench play labyrinth',
    'warren bench scrutiny classic',
  ],
  async run(args) {
    const program = fileURLToPath(new URL('../../../../bench/dist/main.js', import.meta.url));
    if (!existsSync(program))
      throw new FileError("can't find the benchmarks: they are part of Warren's repository");
    const rounds = args.integer('rounds', { min: 1, max: 100 });
    for (const size of args.texts('size'))
      if (!/^\d{1,5}$/.test(size)) args.integer('size', { min: 1, max: 8000 });
    const words = [
      ...args.operands,
      ...(args.has('json') ? ['--json'] : []),
      ...args.texts('size').map((size) => `--size=${size}`),
      ...(rounds === undefined ? [] : [`--rounds=${rounds}`]),
      ...args.texts('plot').map((file) => `--plot=${file}`),
    ];
    const child = spawn(process.execPath, [program, ...words], { stdio: 'inherit' });
    return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
  },
};
