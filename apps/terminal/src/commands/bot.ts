import { findBot, findGame, makeRecordingText, startRun } from '@warren/games';
import type { Command } from '../cli/command.js';
import { UsageError } from '../cli/errors.js';
import { startProgress } from '../cli/progress.js';
import { withSink } from '../cli/sink.js';
import { orUsage, randomSeed } from '../maze/request-flags.js';

const TICKS_PER_BREATH = 4096;

/** `warren bot`: a whole run played through inputs, as a recording. */
export const botCommand: Command = {
  name: 'bot',
  summary: 'has a bot play a run and writes its recording',
  usage: ['bot GAME [--seed S] [--settings JSON] [--out FILE]'],
  operands: 'GAME is one of warren games.',
  flags: [
    { name: 'seed', value: 'S', about: 'any text (random)' },
    { name: 'settings', value: 'JSON', about: "the game's settings as a JSON object ({})" },
    { name: 'out', value: 'FILE', about: 'where the recording goes (standard output)' },
  ],
  examples: [
    'warren bot lost-cause --seed a --out run.warren && warren verify run.warren',
    'warren bot lost-cause --settings \'{"level":5}\' --out run.warren',
  ],
  async run(args, io) {
    const [id, ...more] = args.operands;
    if (id === undefined || more.length > 0) throw new UsageError('bot needs one game; see warren games');
    const game = orUsage(findGame(id));
    const player = orUsage(findBot(id)).begin();
    const run = orUsage(
      startRun(game, readSettings(args.text('settings') ?? '{}'), args.text('seed') ?? randomSeed()),
    );
    const progress = startProgress(io, `playing ${game.title}`);
    while (!run.finished) {
      run.advance(player(run.state));
      if (run.tick % TICKS_PER_BREATH !== 0) continue;
      progress.show(run.tick / game.maxTicks);
      await io.breathe();
    }
    progress.end();
    await withSink(io, args.text('out'), (sink) => sink.write(`${makeRecordingText(run.recording())}\n`));
    io.tell(JSON.stringify(run.outcome));
    return 0;
  },
};

function readSettings(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageError('--settings must be a JSON object, such as {"level":5}');
  }
}
