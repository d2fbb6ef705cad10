import { type CallContract, type CallName, CONTRACT } from '@warren/protocol';

export const CALL_NAMES = Object.keys(CONTRACT) as CallName[];
export const UNSAFE_CALLS = CALL_NAMES.filter((name) => !CONTRACT[name].address.startsWith('GET '));

const EXAMPLES: Readonly<Record<string, string>> = {
  slot: 'lost-cause.campaign',
  copy: 'copy',
  board: 'lost-cause.campaign',
  run: 'AAAAAAAAAAAAAAAAAAAAAA',
  level: 'level',
};

/** The contract of a call, without the types of its own. */
export function contractOf(name: CallName): CallContract {
  return CONTRACT[name];
}

/** The address of a call, with examples for its parts. */
export function addressOf(name: CallName): string {
  return CONTRACT[name].address.split(' ')[1].replace(/:(\w+)/g, (_, part: string) => EXAMPLES[part]);
}

/** A request of a call as its contract wants it as to form; what is in it may well be refused. */
export function requestOf(name: CallName) {
  const { address, body, bodyType } = contractOf(name);
  const method = address.split(' ')[0] as 'GET' | 'POST' | 'PUT' | 'DELETE';
  const request = { url: addressOf(name), method };
  if (bodyType !== undefined)
    return { ...request, payload: 'Score,Name,Date\n', headers: { 'content-type': bodyType } };
  if (body === undefined) return { ...request, headers: {} };
  return { ...request, payload: '{}', headers: { 'content-type': 'application/json' } };
}
