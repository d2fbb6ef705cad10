import { isRecord } from './plain.js';

// One mark for each kind of value, so that [1] and "1" and 1 differ.
const NUMBER = 1;
const TEXT = 2;
const TRUE = 3;
const FALSE = 4;
const NOTHING = 5;
const LIST = 6;
const RECORD = 7;
const LARGE_NUMBER = 8;

const SEED = 0x9747b28c | 0;
const TWO_TO_32 = 4294967296;

/**
 * A 32-bit hash of a whole state, the same in every JavaScript engine. It walks everything there is, keys in
 * the order of their characters; a value that is not plain data is a bug of the game and throws.
 */
export function stateHash(state: unknown): number {
  return finish(mixValue(SEED, state));
}

/** One hash of two: what a long row of hashes comes to, one after another. */
export function chainHash(before: number, hash: number): number {
  return finish(mix(mix(SEED, before), hash));
}

function mixValue(hash: number, value: unknown): number {
  if (typeof value === 'number') return mixNumber(hash, value);
  if (typeof value === 'string') return mixText(mix(hash, TEXT), value);
  if (typeof value === 'boolean') return mix(hash, value ? TRUE : FALSE);
  if (value === null) return mix(hash, NOTHING);
  if (Array.isArray(value)) return mixList(hash, value);
  if (typeof value === 'object' && isRecord(value)) return mixRecord(hash, value);
  throw new Error(`a state holds a ${typeof value}, which is not plain data`);
}

function mixList(hash: number, items: readonly unknown[]): number {
  let result = mix(mix(hash, LIST), items.length);
  for (let i = 0; i < items.length; i++) result = mixValue(result, items[i]);
  return result;
}

function mixRecord(hash: number, record: Record<string, unknown>): number {
  const keys = Object.keys(record).sort();
  let result = mix(mix(hash, RECORD), keys.length);
  for (const key of keys) result = mixValue(mixText(result, key), record[key]);
  return result;
}

function mixNumber(hash: number, value: number): number {
  if ((value | 0) === value) return mix(mix(hash, NUMBER), value);
  if (!Number.isSafeInteger(value)) throw new Error(`a state holds ${value}, which is not a safe integer`);
  return mix(mix(mix(hash, LARGE_NUMBER), Math.floor(value / TWO_TO_32) | 0), value | 0);
}

function mixText(hash: number, text: string): number {
  let result = mix(hash, text.length);
  for (let i = 0; i < text.length; i++) result = mix(result, text.charCodeAt(i));
  return result;
}

/** One round of MurmurHash3. It can be undone, so two states that differ in one number never have one hash. */
function mix(hash: number, word: number): number {
  let k = Math.imul(word, 0xcc9e2d51);
  k = Math.imul((k << 15) | (k >>> 17), 0x1b873593);
  const h = hash ^ k;
  return (Math.imul((h << 13) | (h >>> 19), 5) + 0xe6546b64) | 0;
}

function finish(hash: number): number {
  let h = hash;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

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

/** Hashes the state and every action that led to it, so that not even an action without effect can be added. */
export function checkpointHash(state: unknown, log: number): number {
  return chainHash(log, stateHash(state));
}
