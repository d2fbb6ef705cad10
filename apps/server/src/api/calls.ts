import { addAccountCalls } from './add-account-calls.js';
import type { Api } from './api.js';

/** Everything the server can be asked for, a line each kind. */
export const ADD_CALLS: readonly ((api: Api) => void)[] = [addAccountCalls];
