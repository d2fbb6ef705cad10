import Type from 'typebox';
import { LIMITS } from '../common/limits.js';
import type { CallContract } from './call.js';
import { Body, RunId, SMALL_BODY } from './plain.js';

/** What is wrong with a run, or with the name of its player. */
export const Report = Body({
  about: Type.Enum(['run', 'name']),
  run: RunId,
  text: Type.String({ maxLength: 4 * LIMITS.reportText }),
});

export const reportCalls = {
  report: {
    address: 'POST /api/reports',
    summary: 'Tells the operator about a run or a name; the same again while it is open changes nothing',
    account: true,
    limit: 'report',
    body: Report,
    bodyBytes: SMALL_BODY,
    responses: { 204: null },
    errors: ['no-run'],
  },
} as const satisfies Record<string, CallContract>;
