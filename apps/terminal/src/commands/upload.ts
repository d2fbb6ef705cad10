import { makeRecordingText } from '@warren/games';
import type { Args } from '../cli/args.js';
import type { Command } from '../cli/command.js';
import { UsageError } from '../cli/errors.js';
import { type Io, waitInterruptibly, withProgress } from '../cli/io.js';
import { jsonLine, oneLine } from '../cli/text.js';
import { needSignedIn, type Signed } from '../online/account.js';
import {
  type DeliveredRun,
  deliverAll,
  type HandedIn,
  handedInWords,
  openUploads,
  replayAddress,
  runOf,
  uploadOnce,
} from '../online/uploads.js';
import { openDataFolder } from '../storage/data-folder.js';
import { recordingsOf } from '../storage/recordings.js';

/** About half an hour; the longest recording is checked in a fraction of it. */
const MOST_ASKS = 450;

/** `warren upload`: hands in recordings, and says what the server's own simulation came to. */
export const command: Command = {
  name: 'upload',
  usage: ['upload FILE... [--json]', 'upload --waiting [--json]'],
  operands: 'FILE... are recordings; - reads one a line from standard input.',
  flags: {
    waiting: 'uploads the ranked runs that found no connection',
    json: 'a JSON line each: {file,accepted:true,run,replay} or {file,accepted:false,reason}',
    'data DIR': "where the session is kept (this system's folder for data)",
  },
  examples: ['warren upload run.warren', 'warren upload --waiting'],
  notes: [
    'A recording from a file was played without a ticket: everyone can watch it, but it is not ranked.',
    'Exits with 1 when one is refused. The same again changes nothing.',
  ],
  async run(args, io) {
    const isWaiting = args.has('waiting');
    if (isWaiting === args.operands.length > 0) throw new UsageError('upload needs recordings, or --waiting');
    const { data, folder } = openDataFolder(args);
    const signed = needSignedIn(data);
    const results = isWaiting ? waitingRuns(signed, folder, io) : files(args, signed, io);
    let isRefused = false;
    for await (const { name, ...handed } of results) {
      isRefused ||= runOf(handed.state) === null;
      const { server } = signed.account;
      await io.write(`${args.has('json') ? asJson(name, handed, server) : asText(name, handed, server)}\n`);
      await io.yieldToEventLoop();
    }
    return isRefused ? 1 : 0;
  },
};

async function* files({ operands }: Args, { line }: Signed, io: Io): AsyncIterable<DeliveredRun> {
  for (const name of operands) {
    for await (const recording of recordingsOf(name, io)) {
      if (!recording.ok) yield { name, state: { phase: 'refused', reason: recording.reason }, failure: null };
      else {
        const upload = { recording: makeRecordingText(recording.value) };
        const wait = (ms: number) => waitInterruptibly(io, ms);
        const handed = await withProgress(io, oneLine(name), (onProgress) =>
          uploadOnce(line, upload, { mostAsks: MOST_ASKS, wait, onProgress }),
        );
        yield { name, ...handed };
      }
    }
  }
}

async function* waitingRuns(signed: Signed, folder: string, io: Io): AsyncIterable<DeliveredRun> {
  const wait = (ms: number) => waitInterruptibly(io, ms);
  const uploads = openUploads(signed, { folder, now: Date.now, wait });
  let count = 0;
  for await (const delivered of deliverAll(uploads, MOST_ASKS)) {
    count++;
    yield delivered;
  }
  if (count === 0) io.notify('no run of yours waits');
}

function asText(name: string, handed: HandedIn, server: string): string {
  const line = oneLine(`${name}: ${handedInWords(handed)}`);
  const run = runOf(handed.state);
  return run === null ? line : `${line}\n  ${replayAddress(server, run)}`;
}

function asJson(file: string, handed: HandedIn, server: string): string {
  const run = runOf(handed.state);
  if (run !== null) return jsonLine({ file, accepted: true, run, replay: replayAddress(server, run) });
  const reason = 'reason' in handed.state ? handed.state.reason : handed.failure?.message;
  return jsonLine({ file, accepted: false, reason });
}
