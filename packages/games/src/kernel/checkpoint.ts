import { chainHash, stateHash } from './state-hash.js';

/** The hash of a log without actions. */
export const EMPTY_LOG = 0;

/** The hash of a log that has one action more. */
export function extendLog(log: number, tick: number, action: number): number {
  return chainHash(chainHash(log, tick), action);
}

/** The hash of a whole log: tick and action by turns. */
export function hashLog(actions: readonly number[]): number {
  let log = EMPTY_LOG;
  for (let i = 0; i < actions.length; i += 2) log = extendLog(log, actions[i], actions[i + 1]);
  return log;
}

/**
 * What a recording holds every 600 ticks: one hash of the state and of every action that led to it. Actions
 * without effect count too, so that none can be added or left out.
 */
export function checkpointHash(state: unknown, log: number): number {
  return chainHash(log, stateHash(state));
}
