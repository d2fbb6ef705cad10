import { describeProfileStore } from '../../support/profile-store-suite.js';
import { memoryTable } from '../../support/profiles.js';

describeProfileStore('memory', async () => {
  const table = memoryTable();
  return async () => table;
});
