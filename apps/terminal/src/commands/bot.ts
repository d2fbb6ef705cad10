import { findGame, makeRecordingText, startRun } from '@warren/games';
import { findBot } from '@warren/games/bots';
import { orUsage, randomSeed, readSettingsFlag } from '../cli/args.js';
import type { Command } from '../cli/command.js';
import { withSink } from '../cli/files.js';

const TICKS_PER_YIELD = 4096;

/** `warren bot`: a whole run played through inputs, as a recording. */
export const command: Command = {
  name: 'bot',
  usage: ['bot GAME [--seed S] [--settings JSON] [--out FILE]'],
  operands: 'GAME is one of warren games.',
  flags: {
    'seed S': 'any text; the same seed gives the same run (random)',
    'settings JSON': "the game's settings as a JSON object ({})",
    'out FILE': 'where the recording goes (standard output)',
  },
  examples: [
    'warren bot lost-cause --seed a --out run.warren && warren verify run.warren',
    'warren bot lost-cause --settings \'{"level":5}\' --out run.warren',
    'warren bot lost-cause --settings \'{"mode":"campaign"}\' | warren verify - --json',
  ],
  notes: ['The outcome goes to standard error as a line of JSON.'],
  async run(args, io) {
    const id = args.operand('bot needs one game; see warren games');
    const game = orUsage(findGame(id));
    const player = orUsage(findBot(id)).begin();
    const settings = readSettingsFlag(args);
    const run = orUsage(startRun(game, settings, args.text('seed') ?? randomSeed()));
    while (!run.finished) {
      run.advance(player(run.state));
      if (run.tick % TICKS_PER_YIELD === 0) await io.yieldToEventLoop();
    }
    await withSink(io, args.text('out'), (sink) => sink.write(`${makeRecordingText(run.recording())}\n`));
    io.notify(JSON.stringify(run.outcome));
    return 0;
  },
};
