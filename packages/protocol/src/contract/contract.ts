import { accountCalls } from './accounts.js';
import { boardCalls } from './boards.js';
import type { RequestOf, ResponseOf } from './call.js';
import { levelCalls } from './levels.js';
import { profileCalls } from './profiles.js';
import { recoveryCalls } from './recovery.js';
import { reportCalls } from './reports.js';
import { runCalls } from './runs.js';
import { saveCalls } from './saves.js';
import { serverCalls } from './server.js';
import { sessionCalls } from './sessions.js';
import { ticketCalls } from './tickets.js';

/** Every call of the server by name, in the order of the documents. */
export const CONTRACT = {
  ...serverCalls,
  ...accountCalls,
  ...sessionCalls,
  ...recoveryCalls,
  ...saveCalls,
  ...profileCalls,
  ...ticketCalls,
  ...runCalls,
  ...boardCalls,
  ...levelCalls,
  ...reportCalls,
};

/** The calls with their types. */
export type Contract = typeof CONTRACT;

export type CallName = keyof Contract;

/** Such as `GET /api/saves/:slot`. */
export type CallAddress<Name extends CallName> = Contract[Name]['address'];

/** What a client gives to a call. */
export type CallRequest<Name extends CallName> = RequestOf<Contract[Name]>;

/** What a call answers when it succeeds. */
export type CallResponse<Name extends CallName> = ResponseOf<Contract[Name]>;
