import Type, { type TSchema } from 'typebox';
import type { CallName } from './calls.js';
import type { ErrorCode } from './errors.js';
import { LIMITS } from './limits.js';
import {
  Credentials,
  Farewell,
  GuestRequest,
  Me,
  NameChange,
  PasswordChange,
  SignedIn,
} from './schemas/account.js';
import { BoardList, BoardPage, ImportedList, ImportReport } from './schemas/board.js';
import { DailyList } from './schemas/daily.js';
import { Hello } from './schemas/hello.js';
import { Level, LevelList, LevelWrite } from './schemas/level.js';
import { BoardId, GameId, Id, RunId, Slot } from './schemas/plain.js';
import { ProfileList } from './schemas/profile.js';
import { Run, RunList, RunUpload } from './schemas/run.js';
import { Save, SaveCopy, SaveHead, SaveList, SaveWrite } from './schemas/save.js';
import { Ticket, TicketRequest } from './schemas/ticket.js';

/** The kinds of calls that are counted together against a limit of their own; large pictures are no call. */
export type LimitClass = 'read' | 'write' | 'sign-in' | 'guest' | 'ticket' | 'upload' | 'picture';

/** What a call takes and answers. The server checks by it, and the OpenAPI document is made from it. */
export interface CallContract {
  readonly summary: string;
  /** Whether one must be signed in (as a guest, at least). */
  readonly account: boolean;
  readonly limit: LimitClass;
  readonly params?: TSchema;
  readonly query?: TSchema;
  readonly body?: TSchema;
  /** The content type of the body where it is not JSON. */
  readonly bodyType?: 'text/csv';
  readonly bodyBytes?: number;
  /** The schema of each answer that is no error; `null` is an empty one, a content type is a text. */
  readonly answers: Readonly<Record<number, TSchema | 'text/csv' | 'text/plain' | null>>;
  /** Errors of its own; those every call can have are not listed. */
  readonly errors: readonly ErrorCode[];
}

const SMALL_BODY = 4_096;
/** JSON escapes may make a text six times as long. */
const ESCAPED = 6;

const bySlot = Type.Object({ slot: Slot });
const byBoard = Type.Object({ board: BoardId });
const byRun = Type.Object({ run: RunId });
const Count = (most: number) => Type.Optional(Type.Integer({ minimum: 1, maximum: most }));
const Cursor = Type.Optional(Type.String({ maxLength: 200 }));

export const CONTRACT: Readonly<Record<CallName, CallContract>> = {
  hello: { summary: 'Who is speaking', account: false, limit: 'read', answers: { 200: Hello }, errors: [] },
  guest: {
    summary: 'Becomes a guest: a full account without a password',
    account: false,
    limit: 'guest',
    body: GuestRequest,
    bodyBytes: SMALL_BODY,
    answers: { 201: SignedIn },
    errors: [],
  },
  register: {
    summary: 'Becomes a named account; a guest keeps everything',
    account: false,
    limit: 'sign-in',
    body: Credentials,
    bodyBytes: SMALL_BODY,
    answers: { 201: SignedIn },
    errors: ['bad-name', 'bad-password', 'name-taken', 'named-already'],
  },
  login: {
    summary: 'Signs in',
    account: false,
    limit: 'sign-in',
    body: Credentials,
    bodyBytes: SMALL_BODY,
    answers: { 200: SignedIn },
    errors: ['wrong-password'],
  },
  logout: { summary: 'Signs out', account: false, limit: 'write', answers: { 204: null }, errors: [] },
  me: { summary: 'Who one is', account: false, limit: 'read', answers: { 200: Me }, errors: [] },
  rename: {
    summary: 'Changes the display name',
    account: true,
    limit: 'sign-in',
    body: NameChange,
    bodyBytes: SMALL_BODY,
    answers: { 200: Me },
    errors: ['bad-name', 'name-taken'],
  },
  changePassword: {
    summary: 'Changes the password and signs out everywhere else',
    account: true,
    limit: 'sign-in',
    body: PasswordChange,
    bodyBytes: SMALL_BODY,
    answers: { 204: null },
    errors: ['wrong-password', 'bad-password'],
  },
  exportMe: {
    summary: 'Everything the server knows of one',
    account: true,
    limit: 'upload',
    answers: { 200: Type.Record(Type.String(), Type.Unknown()) },
    errors: [],
  },
  deleteMe: {
    summary: 'Deletes the account and everything that belongs to it',
    account: true,
    limit: 'sign-in',
    body: Farewell,
    bodyBytes: SMALL_BODY,
    answers: { 204: null },
    errors: ['wrong-password'],
  },
  saves: {
    summary: 'All saves of the account',
    account: true,
    limit: 'read',
    answers: { 200: SaveList },
    errors: [],
  },
  readSave: {
    summary: 'A save with its text',
    account: true,
    limit: 'read',
    params: bySlot,
    answers: { 200: Save },
    errors: ['no-save'],
  },
  readSaveCopy: {
    summary: 'An older or conflicting copy of a save',
    account: true,
    limit: 'read',
    params: Type.Object({ slot: Slot, copy: Id }),
    // A copy that lost its conflict may have been the first of its device: it builds on revision 0.
    answers: {
      200: Type.Object({
        ...SaveHead.properties,
        revision: SaveCopy.properties.revision,
        text: Type.String(),
      }),
    },
    errors: ['no-save'],
  },
  writeSave: {
    summary: 'Writes a save that builds on the revision in If-Match; "0" for a new one',
    account: true,
    limit: 'write',
    params: bySlot,
    body: SaveWrite,
    bodyBytes: ESCAPED * LIMITS.saveBytes,
    answers: { 200: SaveHead, 201: SaveHead },
    errors: ['revision-needed', 'save-conflict', 'quota-full', 'too-large'],
  },
  deleteSave: {
    summary: 'Deletes a save and its copies',
    account: true,
    limit: 'write',
    params: bySlot,
    answers: { 204: null },
    errors: ['no-save', 'save-conflict'],
  },
  profiles: {
    summary: 'The profiles of Classic and what they have completed',
    account: true,
    limit: 'read',
    answers: { 200: ProfileList },
    errors: [],
  },
  mergeProfiles: {
    summary: 'Joins the profiles of a device with those that are here, and answers all of them',
    account: true,
    limit: 'write',
    body: ProfileList,
    bodyBytes: LIMITS.profileBytes,
    answers: { 200: ProfileList },
    errors: ['bad-profile', 'quota-full'],
  },
  drawTicket: {
    summary: 'Permission to play one ranked run',
    account: true,
    limit: 'ticket',
    body: TicketRequest,
    bodyBytes: 2 * LIMITS.settingsBytes,
    answers: { 201: Ticket },
    errors: ['no-game', 'bad-settings', 'bad-date', 'daily-drawn'],
  },
  uploadRun: {
    summary: 'Hands in a recording; answers what the server itself made of it',
    account: true,
    limit: 'upload',
    body: RunUpload,
    bodyBytes: LIMITS.recordingText + 2 * LIMITS.settingsBytes,
    answers: { 200: Run, 201: Run, 202: Run },
    errors: ['recording-refused', 'wrong-ticket', 'ticket-used', 'queue-full'],
  },
  myRuns: {
    summary: 'Runs of the account, the newest first',
    account: true,
    limit: 'read',
    query: Type.Object({ limit: Count(LIMITS.runsPage), after: Cursor }),
    answers: { 200: RunList },
    errors: ['bad-cursor'],
  },
  run: {
    summary: 'A run: who, when, what came of it',
    account: false,
    limit: 'read',
    params: byRun,
    answers: { 200: Run },
    errors: ['no-run'],
  },
  recording: {
    summary: 'The recording of a run, as text',
    account: false,
    limit: 'read',
    params: byRun,
    answers: { 200: 'text/plain' },
    errors: ['no-run', 'daily-secret'],
  },
  boards: {
    summary: 'Every board there is',
    account: false,
    limit: 'read',
    query: Type.Object({ game: Type.Optional(GameId) }),
    answers: { 200: BoardList },
    errors: [],
  },
  board: {
    summary: 'A board: its top, a further page, or the rows around oneself',
    account: false,
    limit: 'read',
    params: byBoard,
    query: Type.Object({
      limit: Count(LIMITS.boardPage),
      after: Cursor,
      around: Type.Optional(Type.Literal('me')),
    }),
    answers: { 200: BoardPage },
    errors: ['no-board', 'bad-cursor', 'signed-out'],
  },
  boardCsv: {
    summary: 'A board as a table with the columns Score, Name, Date',
    account: false,
    limit: 'upload',
    params: byBoard,
    answers: { 200: 'text/csv' },
    errors: ['no-board'],
  },
  imports: {
    summary: 'Rows one has imported: unverified, and seen by nobody else',
    account: true,
    limit: 'read',
    params: byBoard,
    answers: { 200: ImportedList },
    errors: ['no-board'],
  },
  importCsv: {
    summary: 'Imports a table with the columns Score, Name, Date',
    account: true,
    limit: 'upload',
    params: byBoard,
    bodyType: 'text/csv',
    bodyBytes: LIMITS.csvBytes,
    answers: { 200: ImportReport },
    errors: ['no-board', 'bad-csv', 'quota-full'],
  },
  deleteImports: {
    summary: 'Deletes the rows one has imported',
    account: true,
    limit: 'write',
    params: byBoard,
    answers: { 204: null },
    errors: ['no-board'],
  },
  daily: {
    summary: 'The challenges of today and yesterday',
    account: false,
    limit: 'read',
    answers: { 200: DailyList },
    errors: [],
  },
  levels: {
    summary: 'Levels one has saved, or those others have shared',
    account: false,
    limit: 'read',
    query: Type.Object({ game: Type.Optional(GameId), shared: Type.Optional(Type.Boolean()) }),
    answers: { 200: LevelList },
    errors: ['signed-out'],
  },
  saveLevel: {
    summary: 'Saves a level, and shares it if one likes',
    account: true,
    limit: 'write',
    body: LevelWrite,
    bodyBytes: 2 * SMALL_BODY,
    answers: { 201: Level },
    errors: ['no-game', 'bad-code', 'bad-name', 'quota-full'],
  },
  deleteLevel: {
    summary: 'Deletes one of the levels one has saved',
    account: true,
    limit: 'write',
    params: Type.Object({ level: Id }),
    answers: { 204: null },
    errors: ['no-level'],
  },
};
