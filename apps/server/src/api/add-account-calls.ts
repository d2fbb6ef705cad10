import { changePassword } from './accounts/change-password.js';
import { deleteMe } from './accounts/delete-me.js';
import { exportMe } from './accounts/export-me.js';
import { becomeGuest } from './accounts/guest.js';
import { login } from './accounts/login.js';
import { logout } from './accounts/logout.js';
import { readMe } from './accounts/me.js';
import { register } from './accounts/register.js';
import { rename } from './accounts/rename.js';
import { addCall } from './add-call.js';
import type { Api } from './api.js';
import { sayHello } from './hello.js';

/** Who one is, and how one comes and goes. */
export function addAccountCalls(api: Api): void {
  addCall(api, 'hello', sayHello(api));
  addCall(api, 'guest', becomeGuest(api));
  addCall(api, 'register', register(api));
  addCall(api, 'login', login(api));
  addCall(api, 'logout', logout(api));
  addCall(api, 'me', readMe(api));
  addCall(api, 'rename', rename(api));
  addCall(api, 'changePassword', changePassword(api));
  addCall(api, 'exportMe', exportMe(api));
  addCall(api, 'deleteMe', deleteMe(api));
}
