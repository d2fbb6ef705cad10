import { addChangePassword } from './accounts/change-password.js';
import { addDeleteMe } from './accounts/delete-me.js';
import { addExportMe } from './accounts/export-me.js';
import { addGuest } from './accounts/guest.js';
import { addLogin } from './accounts/login.js';
import { addLogout } from './accounts/logout.js';
import { addMe } from './accounts/me.js';
import { addRegister } from './accounts/register.js';
import { addRename } from './accounts/rename.js';
import type { Api } from './api.js';
import { addBoardCsv } from './boards/board-csv.js';
import { addDeleteImports } from './boards/delete-imports.js';
import { addImportCsv } from './boards/import-csv.js';
import { addListBoards } from './boards/list-boards.js';
import { addReadBoard } from './boards/read-board.js';
import { addReadImports } from './boards/read-imports.js';
import { addReadDaily } from './daily/read-daily.js';
import { addHello } from './hello.js';
import { addDeleteLevel } from './levels/delete-level.js';
import { addListLevels } from './levels/list-levels.js';
import { addSaveLevel } from './levels/save-level.js';
import { addListProfiles } from './profiles/list-profiles.js';
import { addMergeProfiles } from './profiles/merge-profiles.js';
import { addMyRuns } from './runs/my-runs.js';
import { addReadRecording } from './runs/read-recording.js';
import { addReadRun } from './runs/read-run.js';
import { addUploadRun } from './runs/upload-run.js';
import { addDeleteSave } from './saves/delete-save.js';
import { addListSaves } from './saves/list-saves.js';
import { addReadSave } from './saves/read-save.js';
import { addReadSaveCopy } from './saves/read-save-copy.js';
import { addWriteSave } from './saves/write-save.js';
import { addDrawTicket } from './tickets/draw-ticket.js';

/** Everything the server can be asked for, a line each. */
export const ADD_CALLS: readonly ((api: Api) => void)[] = [
  addHello,
  addGuest,
  addRegister,
  addLogin,
  addLogout,
  addMe,
  addRename,
  addChangePassword,
  addExportMe,
  addDeleteMe,
  addListSaves,
  addReadSave,
  addReadSaveCopy,
  addWriteSave,
  addDeleteSave,
  addListProfiles,
  addMergeProfiles,
  addDrawTicket,
  addReadDaily,
  addUploadRun,
  addMyRuns,
  addReadRun,
  addReadRecording,
  addListBoards,
  addReadBoard,
  addBoardCsv,
  addReadImports,
  addImportCsv,
  addDeleteImports,
  addListLevels,
  addSaveLevel,
  addDeleteLevel,
];
