// The whole of the protocol, schemas included: what the server needs.
export type { CallTypes } from './call-types.js';
export { CALLS, type CallName } from './calls.js';
export { type CallContract, CONTRACT, type LimitClass } from './contract.js';
export { readDisplayName } from './display-name.js';
export { ERRORS, type ErrorCode } from './errors.js';
export { LIMITS } from './limits.js';
export { makeOpenApi } from './open-api.js';
export type { Account, Me, SignedIn } from './schemas/account.js';
export type {
  BoardHead,
  BoardList,
  BoardPage,
  BoardRow,
  ImportedList,
  ImportedRow,
  ImportReport,
} from './schemas/board.js';
export type { Challenge, DailyList } from './schemas/daily.js';
export type { Hello } from './schemas/hello.js';
export type { Level, LevelList, LevelWrite } from './schemas/level.js';
export type { PlayerProfile, ProfileList } from './schemas/profile.js';
export type { Pause, Run, RunList, RunUpload } from './schemas/run.js';
export type { Save, SaveCopy, SaveHead, SaveList, SaveWrite } from './schemas/save.js';
export type { Ticket, TicketRequest } from './schemas/ticket.js';
export { SaveConflict, Trouble } from './schemas/trouble.js';
export { UNRANKED, type Unranked } from './unranked.js';
export { PROTOCOL_VERSION } from './version.js';
