import { Check } from 'typebox/schema';
import type { CallContract } from './contract/call.js';
import { type CallName, CONTRACT } from './contract/contract.js';

/**
 * Whether a response is what the contract promises for its call and status. A client checks this before it prints or
 * stores a response: the server may be something else than Warren.
 */
export function isPromised(name: CallName, status: number, value: unknown): boolean {
  const { responses }: CallContract = CONTRACT[name];
  if (!Object.hasOwn(responses, status)) return false;
  const schema = responses[status];
  if (schema === null) return value === null;
  return typeof schema === 'string' ? typeof value === 'string' : Check(schema, value);
}
