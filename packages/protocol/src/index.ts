// The whole protocol with its schemas: what the server needs.

export { CATEGORIES, type Category, UNWITNESSED, type Unwitnessed } from './common/categories.js';
export { isReservedName, readDisplayName } from './common/display-name.js';
export { ERRORS, type ErrorCode, UNRANKED, type Unranked } from './common/errors.js';
export { LIMITS, PROTOCOL_VERSION } from './common/limits.js';
export type { Account, Me, SignedIn } from './contract/accounts.js';
export type {
  BoardHead,
  BoardList,
  BoardPage,
  BoardRow,
  ImportedList,
  ImportedRow,
  ImportReport,
} from './contract/boards.js';
export type { CallContract, LimitClass } from './contract/call.js';
export {
  type CallName,
  type CallRequest,
  type CallResponse,
  CONTRACT,
  type Contract,
} from './contract/contract.js';
export type { Level, LevelList, LevelWrite } from './contract/levels.js';
export type { PlayerProfile, ProfileList } from './contract/profiles.js';
export type { Pause, Run, RunList, RunUpload } from './contract/runs.js';
export type { Save, SaveCopy, SaveHead, SaveList, SaveWrite } from './contract/saves.js';
export type { Hello } from './contract/server.js';
export type {
  Challenge,
  DailyList,
  LogPosition,
  LogReport,
  Ticket,
  TicketRequest,
} from './contract/tickets.js';
export { makeOpenApi } from './documents/open-api.js';
