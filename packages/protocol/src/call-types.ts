import type { Static } from 'typebox';
import type { CallName } from './calls.js';
import type {
  Credentials,
  Farewell,
  GuestRequest,
  Me,
  NameChange,
  PasswordChange,
  SignedIn,
} from './schemas/account.js';
import type { BoardList, BoardPage, ImportedList, ImportReport } from './schemas/board.js';
import type { DailyList } from './schemas/daily.js';
import type { Hello } from './schemas/hello.js';
import type { Level, LevelList, LevelWrite } from './schemas/level.js';
import type { ProfileList } from './schemas/profile.js';
import type { Run, RunList, RunUpload } from './schemas/run.js';
import type { Save, SaveHead, SaveList, SaveWrite } from './schemas/save.js';
import type { Ticket, TicketRequest } from './schemas/ticket.js';

interface Taking {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly body?: unknown;
}

type SlotName = { readonly slot: string };
type BoardName = { readonly board: string };
type RunName = { readonly run: string };
type Page = { readonly limit?: number; readonly after?: string };

/** What each call takes and what it answers when it succeeds. */
export interface CallTypes extends Record<CallName, { takes: Taking; answer: unknown }> {
  hello: { takes: object; answer: Hello };
  guest: { takes: { body: Static<typeof GuestRequest> }; answer: SignedIn };
  register: { takes: { body: Static<typeof Credentials> }; answer: SignedIn };
  login: { takes: { body: Static<typeof Credentials> }; answer: SignedIn };
  logout: { takes: object; answer: null };
  me: { takes: object; answer: Me };
  rename: { takes: { body: Static<typeof NameChange> }; answer: Me };
  changePassword: { takes: { body: Static<typeof PasswordChange> }; answer: null };
  exportMe: { takes: object; answer: Record<string, unknown> };
  deleteMe: { takes: { body: Static<typeof Farewell> }; answer: null };
  saves: { takes: object; answer: SaveList };
  readSave: { takes: { params: SlotName }; answer: Save };
  readSaveCopy: {
    takes: { params: SlotName & { readonly copy: string } };
    answer: SaveHead & { text: string };
  };
  writeSave: { takes: { params: SlotName; body: SaveWrite; revision: number }; answer: SaveHead };
  deleteSave: { takes: { params: SlotName; revision?: number }; answer: null };
  profiles: { takes: object; answer: ProfileList };
  mergeProfiles: { takes: { body: ProfileList }; answer: ProfileList };
  drawTicket: { takes: { body: TicketRequest }; answer: Ticket };
  uploadRun: { takes: { body: RunUpload }; answer: Run };
  myRuns: { takes: { query: Page }; answer: RunList };
  run: { takes: { params: RunName }; answer: Run };
  recording: { takes: { params: RunName }; answer: string };
  boards: { takes: { query: { readonly game?: string } }; answer: BoardList };
  board: { takes: { params: BoardName; query: Page & { readonly around?: 'me' } }; answer: BoardPage };
  boardCsv: { takes: { params: BoardName }; answer: string };
  imports: { takes: { params: BoardName }; answer: ImportedList };
  importCsv: { takes: { params: BoardName; text: string }; answer: ImportReport };
  deleteImports: { takes: { params: BoardName }; answer: null };
  daily: { takes: object; answer: DailyList };
  levels: { takes: { query: { readonly game?: string; readonly shared?: boolean } }; answer: LevelList };
  saveLevel: { takes: { body: LevelWrite }; answer: Level };
  deleteLevel: { takes: { params: { readonly level: string } }; answer: null };
}
