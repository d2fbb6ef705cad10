import { readFileSync, writeFileSync } from 'node:fs';

export const BYTES_PER_MB = 1024 * 1024;
const BYTES_PER_KB = 1024;

/**
 * Starts a new peak. Without it the peak of starting up, which is higher than what the process holds later, would
 * hide most of what a small maze needs. Only Linux can; elsewhere the number is that of the whole process.
 */
export function forgetPeak(): void {
  if (process.platform === 'linux') writeFileSync('/proc/self/clear_refs', '5');
}

/** The most memory the process held since then, in bytes. */
export function peak(): number {
  if (process.platform !== 'linux') return process.resourceUsage().maxRSS * BYTES_PER_KB;
  const line = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8'));
  return Number(line?.[1] ?? 0) * BYTES_PER_KB;
}
