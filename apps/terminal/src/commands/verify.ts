import type { Result } from '@warren/engine';
import { findGame, type Recording, type Verdict, verify } from '@warren/games';
import type { Command } from '../cli/command.js';
import { UsageError } from '../cli/errors.js';
import { oneLine } from '../cli/text.js';
import { recordingsOf } from '../storage/recordings.js';

/** `warren verify`: plays recordings again and says what they really came to. */
export const command: Command = {
  name: 'verify',
  usage: ['verify FILE... [--json]'],
  operands: 'FILE... are recordings; - reads one a line from standard input.',
  flags: {
    json: 'a JSON line each: {valid:true,game,rules,ticks,outcome} or {valid:false,reason}',
  },
  examples: ['warren verify run.warren', 'warren verify *.warren --json'],
  notes: ['Exits with 1 when a recording is not valid.'],
  async run(args, io) {
    if (args.operands.length === 0) throw new UsageError('verify needs recordings');
    let refused = false;
    for (const path of args.operands) {
      for await (const recording of recordingsOf(path, io)) {
        const verdict = verdictOf(recording);
        refused ||= !verdict.ok;
        await io.write(`${args.has('json') ? asJson(verdict) : asText(path, verdict)}\n`);
        await io.yieldToEventLoop();
      }
    }
    return refused ? 1 : 0;
  },
};

function verdictOf(recording: Result<Recording>): Result<Verdict> {
  if (!recording.ok) return recording;
  const game = findGame(recording.value.game);
  return game.ok ? verify(game.value, recording.value) : game;
}

function asJson(verdict: Result<Verdict>): string {
  return JSON.stringify(
    verdict.ok ? { valid: true, ...verdict.value } : { valid: false, reason: verdict.reason },
  );
}

function asText(path: string, verdict: Result<Verdict>): string {
  if (!verdict.ok) return oneLine(`${path}: not valid: ${verdict.reason}`);
  const { game, rules, ticks, outcome } = verdict.value;
  const { result, ...parts } = outcome;
  return `${oneLine(path)}: valid: ${game} (rules ${rules}), ${ticks} ticks, ${result}, ${JSON.stringify(parts)}`;
}
