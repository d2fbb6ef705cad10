// What a client needs: types and no schemas.

export { type Answer, type Client, type ClientOptions, type Failure, makeClient } from './client/client.js';
export { listBoards } from './client/list-boards.js';
export { CATEGORIES, type Category, UNWITNESSED, type Unwitnessed } from './common/categories.js';
export { type DisplayName, readDisplayName } from './common/display-name.js';
export { ERRORS, type ErrorCode, isLasting, UNRANKED, type Unranked } from './common/errors.js';
export { LIMITS, PROTOCOL_VERSION } from './common/limits.js';
export type { Account, Me, Player, SignedIn } from './contract/accounts.js';
export type {
  BoardHead,
  BoardList,
  BoardPage,
  BoardRow,
  ImportedList,
  ImportedRow,
  ImportReport,
} from './contract/boards.js';
export type { CallName, CallRequest, CallResponse } from './contract/contract.js';
export type { SaveConflict } from './contract/error-body.js';
export type { Level, LevelList, LevelWrite } from './contract/levels.js';
export type { PlayerProfile, ProfileList } from './contract/profiles.js';
export type { Pause, Run, RunList, RunUpload } from './contract/runs.js';
export type { Save, SaveCopy, SaveHead, SaveList, SaveWrite } from './contract/saves.js';
export type { Hello } from './contract/server.js';
export type { SessionInfo } from './contract/sessions.js';
export type {
  Challenge,
  DailyList,
  LogPosition,
  LogReport,
  Ticket,
  TicketRequest,
} from './contract/tickets.js';
