import type { Result } from '@warren/engine';
import { findGame, type Verdict, verify } from '@warren/games';
import type { Command } from '../cli/command.js';
import { FileError, UsageError } from '../cli/errors.js';
import { readRecordingFile } from '../recording/read-recording.js';

/** `warren verify`: plays recordings again and says what they really came to. */
export const verifyCommand: Command = {
  name: 'verify',
  summary: 'plays recordings again and says what they came to',
  usage: ['verify FILE... [--json]'],
  operands: 'FILE... are recordings; - is standard input.',
  flags: [
    {
      name: 'json',
      value: null,
      about: 'a JSON line each: {valid,game,rules,ticks,outcome} or {valid,reason}',
    },
  ],
  examples: ['warren verify run.warren', 'warren verify *.warren --json'],
  notes: ['Exits with 1 when a recording is not valid.'],
  async run(args, io) {
    if (args.operands.length === 0) throw new UsageError('verify needs recordings');
    let refused = false;
    for (const path of args.operands) {
      const verdict = await verifyFile(path);
      refused ||= !verdict.ok;
      await io.write(`${args.has('json') ? asJson(verdict) : asText(path, verdict)}\n`);
      await io.breathe();
    }
    return refused ? 1 : 0;
  },
};

async function verifyFile(path: string): Promise<Result<Verdict>> {
  try {
    const recording = await readRecordingFile(path);
    if (!recording.ok) return recording;
    const game = findGame(recording.value.game);
    return game.ok ? verify(game.value, recording.value) : game;
  } catch (error) {
    // A file that can't be read is one line of the answer, so that the others still count.
    if (error instanceof FileError) return { ok: false, reason: error.message };
    throw error;
  }
}

function asJson(verdict: Result<Verdict>): string {
  return JSON.stringify(
    verdict.ok ? { valid: true, ...verdict.value } : { valid: false, reason: verdict.reason },
  );
}

function asText(path: string, verdict: Result<Verdict>): string {
  if (!verdict.ok) return `${path}: not valid: ${verdict.reason}`;
  const { game, rules, ticks, outcome } = verdict.value;
  return `${path}: valid, ${game} (rules ${rules}), ${ticks} ticks, ${JSON.stringify(outcome)}`;
}
