import type { Failure } from './client.js';

/** What will not become better by waiting. Everything else is worth another try. */
const LASTING: readonly Failure['code'][] = [
  'bad-profile',
  'bad-request',
  'foreign-origin',
  'no-game',
  'no-run',
  'recording-refused',
  'ticket-used',
  'too-large',
  'wrong-ticket',
  'wrong-type',
];

/** Whether handing in the same again will fail the same way. */
export function isLasting({ code }: Pick<Failure, 'code'>): boolean {
  return LASTING.includes(code);
}
