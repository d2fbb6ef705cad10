import { nearest } from '@warren/engine';
import { accountActs } from './account-acts.js';
import { type Act, type ActContext, type Acted, refusal } from './act.js';
import { boardActs } from './board-acts.js';
import { logActs } from './log-acts.js';
import { readRequest } from './read-request.js';

/** Everything that an operator can do, in the order of the help page. */
export const ACTS: readonly Act[] = [...accountActs, ...boardActs, ...logActs];

/** Does what an operator asks for, by the name of the act and what it is told. */
export async function perform(
  context: ActContext,
  name: string,
  given: Readonly<Record<string, unknown>>,
): Promise<Acted> {
  const act = ACTS.find((each) => each.name === name);
  if (act === undefined) {
    const names = ACTS.map((each) => each.name);
    return refusal('usage', `there is no act "${name}"; ${nearest(name, names)}`);
  }
  const request = readRequest(act, given, context.now());
  return request.ok ? act.perform(context, request.value) : request;
}
