import { cpus, totalmem } from 'node:os';
import type { BenchResult } from './result.js';

/** What the numbers were measured on. */
export function machine(): object {
  const processors = cpus();
  return {
    node: process.version,
    v8: process.versions.v8,
    platform: `${process.platform} ${process.arch}`,
    cpu: processors[0]?.model.trim() ?? 'unknown',
    cores: processors.length,
    memoryGB: Math.round(totalmem() / 2 ** 30),
  };
}

export function tableHead(): string {
  return `${'suite'.padEnd(10)}${'name'.padEnd(24)}${'size'.padStart(6)}${'best'.padStart(11)}${'median'.padStart(11)}  unit         peers (their best, times ours)`;
}

export function tableRow(result: BenchResult): string {
  const peers = result.peers
    .map(({ name, best, ratio }) => `${name} ${best.toFixed(1)} (${ratio}x)`)
    .join(', ');
  return [
    result.suite.padEnd(10),
    result.name.padEnd(24),
    `${result.size}`.padStart(6),
    result.best.toFixed(2).padStart(11),
    result.median.toFixed(2).padStart(11),
    `  ${result.unit.padEnd(11)} `,
    peers,
  ].join('');
}
