import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Contest } from './contender.js';
import { type BenchResult, resultOf, summary } from './result.js';

const run = promisify(execFile);
const WORKER = fileURLToPath(new URL('./worker.js', import.meta.url));
const NS_PER_MS = 1e6;

/**
 * Measures a contest at one size. Each round is a process of its own in which all contenders run: the
 * optimiser settles differently from process to process, and within one all have the same machine.
 */
export async function runContest(contest: Contest, size: number, rounds: number): Promise<BenchResult> {
  const samples = new Map<string, number[]>();
  for (let round = 0; round < rounds; round++) {
    const words = [WORKER, contest.suite, contest.name, `${size}`, `${round}`];
    const { stdout } = await run(process.execPath, words, { maxBuffer: 1 << 28 });
    for (const [name, times] of Object.entries(JSON.parse(stdout) as Record<string, number[]>)) {
      samples.set(name, [...(samples.get(name) ?? []), ...times]);
    }
  }
  const scale = NS_PER_MS / (size * size);
  const measured = (name: string) => summary(samples.get(name) ?? [], scale);
  const peers = [...samples.keys()].filter((name) => name !== contest.ours.name);
  return resultOf(
    { suite: contest.suite, name: contest.name, size, unit: 'ns/cell' },
    measured(contest.ours.name),
    peers.map((name) => ({ name, ...measured(name) })),
  );
}
