import type { Database } from '../database.js';
import { makeOverview } from './account-overview.js';
import { makeAdminAccounts } from './admin-accounts.js';
import { makeAdminBoards } from './admin-boards.js';
import { makeAdminRuns } from './admin-runs.js';
import { makeAudit } from './audit.js';

/** What an operator does and reads. Every change is one transaction together with its line of the audit log. */
export function makeAdministration(database: Database) {
  return {
    ...makeAdminAccounts(database),
    ...makeAdminRuns(database),
    ...makeAdminBoards(database),
    overview: makeOverview(database),
    audit: makeAudit(database).list,
  };
}
