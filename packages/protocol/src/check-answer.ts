import { Check } from 'typebox/schema';
import type { CallName } from './calls.js';
import { CONTRACT } from './contract.js';

/**
 * Whether an answer is what the contract promises for its call and status. A client that prints what it is told, or
 * keeps it, asks this first: whoever answers may be no Warren server at all.
 */
export function isPromised(name: CallName, status: number, value: unknown): boolean {
  const { answers } = CONTRACT[name];
  if (!Object.hasOwn(answers, status)) return false;
  const schema = answers[status];
  if (schema === null) return value === null;
  return typeof schema === 'string' ? typeof value === 'string' : Check(schema, value);
}
