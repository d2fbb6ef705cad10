import { createAccounts } from './accounts.js';
import { api } from './api.js';
import { who } from './who.js';

export { useAccount } from './who.js';

/** The accounts of this page. */
export const accounts = createAccounts(api, who);
