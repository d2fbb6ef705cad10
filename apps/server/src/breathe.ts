import { setImmediate } from 'node:timers/promises';

/** Lets everybody else have a turn. For work that is done in steps, each of which is short. */
export async function breathe(): Promise<void> {
  await setImmediate();
}
