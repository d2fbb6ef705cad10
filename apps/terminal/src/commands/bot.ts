import { fitTicket } from '@warren/client';
import {
  type AnyGame,
  findGame,
  makeRecordingText,
  type Run,
  startRun,
  TICKS_PER_SECOND,
} from '@warren/games';
import { findBot } from '@warren/games/bots';
import type { Ticket } from '@warren/protocol/client';
import { type Args, orUsage, readSettingsFlag } from '../cli/args.js';
import type { Command } from '../cli/command.js';
import { ServerError, UsageError } from '../cli/errors.js';
import { withSink } from '../cli/files.js';
import { type Io, waitInterruptibly, withProgress } from '../cli/io.js';
import { randomSeed } from '../cli/random-seed.js';
import { oneLine } from '../cli/text.js';
import { needSignedIn, type Signed, serverError } from '../online/account.js';
import { handedInWords, runOf, uploadOnce } from '../online/uploads.js';
import { openDataFolder } from '../storage/data-folder.js';

const TICKS_PER_YIELD = 4096;
/** How often the server is asked about the run; a few minutes. */
const MOST_ASKS = 60;

/** `warren bot`: a whole run played through inputs, as a recording. */
export const command: Command = {
  name: 'bot',
  usage: ['bot GAME [--seed S | --ranked] [--settings JSON] [--out FILE]'],
  operands: 'GAME is one of warren games.',
  flags: {
    'seed S': 'any text; the same seed gives the same run (random)',
    'settings JSON': "the game's settings as a JSON object ({})",
    'out FILE': 'where the recording goes (standard output)',
    ranked: 'plays for the list of bots on its board, in the time the run takes',
    'data DIR': "where the session is kept (this system's folder for data)",
  },
  examples: [
    'warren bot lost-cause --seed a --out run.warren && warren verify run.warren',
    'warren bot lost-cause --settings \'{"level":5}\' --out run.warren',
    'warren bot lost-cause --settings \'{"mode":"campaign"}\' | warren verify - --json',
    'warren bot lost-cause --settings \'{"level":1}\' --ranked --out run.warren',
  ],
  notes: [
    'The outcome goes to standard error as a line of JSON.',
    'With --ranked the server is told that a program played: its list is shown by warren boards BOARD --list bots.',
  ],
  async run(args, io) {
    const id = args.operand('bot needs one game; see warren games');
    const game = orUsage(findGame(id));
    const settings = readSettingsFlag(args);
    if (args.has('ranked')) return playRanked(game, settings, args, io);
    const seed = args.text('seed') ?? (await randomSeed());
    await playOut(game, { settings, seed }, args, io);
    return 0;
  },
};

/** Plays a run to its end and writes its recording. */
async function playOut(
  game: AnyGame,
  { settings, seed }: Pick<Ticket, 'seed'> & { readonly settings: unknown },
  args: Args,
  io: Io,
): Promise<Run> {
  const player = orUsage(findBot(game.id)).begin();
  const run = orUsage(startRun(game, settings, seed));
  while (!run.finished) {
    run.advance(player(run.state));
    if (run.tick % TICKS_PER_YIELD === 0) await io.yieldToEventLoop();
  }
  await withSink(io, args.text('out'), (sink) => sink.write(`${makeRecordingText(run.recording())}\n`));
  io.notify(JSON.stringify(run.outcome));
  return run;
}

/** Plays by a ticket, as a bot, and hands the run in when the time it takes has passed. */
async function playRanked(game: AnyGame, settings: unknown, args: Args, io: Io): Promise<number> {
  if (args.text('seed') !== undefined) throw new UsageError('the seed of a ranked run is that of the server');
  const checked: unknown = orUsage(game.readSettings(settings));
  const { line, account } = needSignedIn(openDataFolder(args).data);
  const ticket = await draw({ line, account }, game, checked);
  const began = performance.now();
  const run = await playOut(game, ticket, args, io);
  const wait = (ms: number) => waitInterruptibly(io, ms);
  const playMs = Math.ceil((run.tick * 1000) / TICKS_PER_SECOND);
  await withProgress(io, 'playing', async (show) => {
    for (let passed = 0; passed < playMs; passed = performance.now() - began) {
      show(passed / playMs);
      await wait(Math.min(1000, playMs - passed));
    }
  });
  const upload = {
    recording: makeRecordingText(run.recording()),
    ticket: { id: ticket.id, nonce: ticket.nonce },
    player: 'bot' as const,
  };
  const handed = await uploadOnce(line, upload, { mostAsks: MOST_ASKS, wait });
  io.notify(oneLine(handedInWords(handed)));
  return runOf(handed.state) === null ? 1 : 0;
}

async function draw({ line }: Signed, game: AnyGame, settings: unknown): Promise<Ticket> {
  const body = { game: game.id, settings: settings as Record<string, unknown> };
  const answer = await line.call('drawTicket', { body });
  if (!answer.ok) throw serverError(answer);
  const { ticket, unranked } = fitTicket(answer.value, game);
  if (ticket === null) throw new ServerError(`the run cannot be ranked: ${unranked}`);
  return ticket;
}
