import { addChangePassword } from './accounts/change-password.js';
import { addDeleteMe } from './accounts/delete-me.js';
import { addExportMe } from './accounts/export-me.js';
import { addGuest } from './accounts/guest.js';
import { addLogin } from './accounts/login.js';
import { addLogout } from './accounts/logout.js';
import { addMe } from './accounts/me.js';
import { addRegister } from './accounts/register.js';
import { addRename } from './accounts/rename.js';
import { addBoardCalls } from './add-board-calls.js';
import { addLevelCalls } from './add-level-calls.js';
import { addRunCalls } from './add-run-calls.js';
import { addSaveCalls } from './add-save-calls.js';
import type { Api } from './api.js';
import { addHello } from './hello.js';

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
  addSaveCalls,
  addRunCalls,
  addBoardCalls,
  addLevelCalls,
];
