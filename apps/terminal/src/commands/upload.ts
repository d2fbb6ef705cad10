import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeRecordingText } from '@warren/games';
import { dataFolder } from '@warren/server/data-folder';
import type { Args } from '../cli/args.js';
import type { Command } from '../cli/command.js';
import { UsageError } from '../cli/errors.js';
import { type Io, startProgress } from '../cli/io.js';
import { jsonLine, oneLine } from '../cli/text.js';
import { type HandedIn, type HandInOptions, handIn } from '../online/hand-in.js';
import { handInWaiting } from '../online/hand-in-waiting.js';
import { needSignedIn, type Signed } from '../online/need-signed-in.js';
import { handedInWords, replayAddress } from '../online/run-words.js';
import { recordingsOf } from '../storage/recordings.js';

/** About half an hour; the longest recording is checked in a fraction of it. */
const MOST_ASKS = 450;
/** Ctrl-C is heard this often. */
const BREATH_MS = 100;

/** `warren upload`: hands in recordings, and says what the server's own simulation came to. */
export const uploadCommand: Command = {
  name: 'upload',
  usage: ['upload FILE... [--json]', 'upload --waiting [--json]'],
  operands: 'FILE... are recordings; - reads one a line from standard input.',
  flags: [
    { name: 'waiting', value: null, about: 'hands in the ranked runs that found no connection' },
    {
      name: 'json',
      value: null,
      about: 'a JSON line each: {file,accepted:true,run,replay} or {file,accepted:false,reason}',
    },
    { name: 'data', value: 'DIR', about: "where the session is kept (this system's folder for data)" },
  ],
  examples: ['warren upload run.warren', 'warren upload --waiting'],
  notes: [
    'A recording from a file was played without a ticket: everyone can watch it, but it is not ranked.',
    'Exits with 1 when one is refused. The same again changes nothing.',
  ],
  async run(args, io) {
    const isWaiting = args.has('waiting');
    if (isWaiting === args.operands.length > 0) throw new UsageError('upload needs recordings, or --waiting');
    const folder = args.text('data') ?? dataFolder();
    const signed = needSignedIn(folder);
    const results = isWaiting ? waitingRuns(signed, join(folder, 'play'), io) : files(args, signed, io);
    let isRefused = false;
    for await (const { name, handed } of results) {
      isRefused ||= handed.kind === 'refused' || handed.kind === 'later';
      const { server } = signed.account;
      await io.write(`${args.has('json') ? asJson(name, handed, server) : asText(name, handed, server)}\n`);
      await io.yieldToEventLoop();
    }
    return isRefused ? 1 : 0;
  },
};

interface Uploaded {
  readonly name: string;
  readonly handed: HandedIn;
}

async function* files({ operands }: Args, { line }: Signed, io: Io): AsyncIterable<Uploaded> {
  for (const name of operands) {
    for await (const recording of recordingsOf(name, io)) {
      if (!recording.ok) yield { name, handed: { kind: 'refused', reason: recording.reason } };
      else {
        const upload = { recording: makeRecordingText(recording.value) };
        yield { name, handed: await withProgress(io, name, (options) => handIn(line, upload, options)) };
      }
    }
  }
}

async function* waitingRuns(signed: Signed, folder: string, io: Io): AsyncIterable<Uploaded> {
  const options = { mostAsks: MOST_ASKS, wait: (ms: number) => breathing(io, ms), now: Date.now };
  let count = 0;
  for await (const { run, path, handed } of handInWaiting(signed, folder, options)) {
    count++;
    yield { name: run?.game ?? path, handed };
  }
  if (count === 0) io.tell('no run of yours waits');
}

/** Hands in one run with a bar below it. */
async function withProgress(
  io: Io,
  label: string,
  work: (options: HandInOptions) => Promise<HandedIn>,
): Promise<HandedIn> {
  const progress = startProgress(io, oneLine(label));
  try {
    return await work({
      mostAsks: MOST_ASKS,
      wait: (ms) => breathing(io, ms),
      onProgress: (share) => progress.show(share),
    });
  } finally {
    progress.end();
  }
}

/** Waits, and hears Ctrl-C meanwhile. */
async function breathing(io: Io, milliseconds: number): Promise<void> {
  for (let left = milliseconds; left > 0; left -= BREATH_MS) {
    await io.yieldToEventLoop();
    await sleep(Math.min(BREATH_MS, left));
  }
  await io.yieldToEventLoop();
}

function asText(name: string, handed: HandedIn, server: string): string {
  const line = oneLine(`${name}: ${handedInWords(handed)}`);
  return 'run' in handed ? `${line}\n  ${replayAddress(server, handed.run)}` : line;
}

function asJson(file: string, handed: HandedIn, server: string): string {
  if ('run' in handed) {
    const { run } = handed;
    return jsonLine({ file, accepted: true, run, replay: replayAddress(server, run) });
  }
  const reason = handed.kind === 'refused' ? handed.reason : handed.failure.message;
  return jsonLine({ file, accepted: false, reason });
}
