import { BYTES_PER_MB, forgetPeak, peak } from './peak-memory.js';
import { GENERATE } from './suites/generate.js';

// Prints by how many megabytes making one maze raises this process's peak memory.

const [name, contenderName, sizeText] = process.argv.slice(2);
const contest = GENERATE.find((known) => known.name === name);
if (contest === undefined) throw new Error(`there is no algorithm ${name}`);
const contender = [contest.ours, ...(await contest.peers())].find((known) => known.name === contenderName);
if (contender === undefined) throw new Error(`there is no contender ${contenderName}`);

// A few small mazes first: compiled code and the heap's first pages are not the maze's memory.
for (let seed = 0; seed < 20; seed++) contender.prepare(60, seed)();
globalThis.gc?.();
forgetPeak();
const before = process.memoryUsage().rss;
const result = contender.prepare(Number(sizeText), 1)();
process.stdout.write(`${Math.max(0, peak() - before) / BYTES_PER_MB}\n`);
// The result stays alive until the peak was read.
if (result === process) process.exit(1);
