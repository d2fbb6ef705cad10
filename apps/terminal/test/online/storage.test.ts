import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { saveRegistry, slotNamed } from '@warren/client';
import { ACCOUNT, describeStorage } from '../../../../packages/client/test/contract.js';
import { openSaveFiles } from '../../src/online/save-files.js';
import { openSyncFile } from '../../src/online/sync-file.js';
import { openUploadFiles } from '../../src/online/upload-files.js';
import { silentLog } from '../../src/storage/log.js';
import { openWorldRepository } from '../../src/storage/worlds/repository.js';

const root = mkdtempSync(join(tmpdir(), 'warren-storage-'));
const account = { ...ACCOUNT, server: 'https://warren.example', token: 'token' };
const registry = saveRegistry();

describeStorage('the files of the terminal', {
  async open(name) {
    const folder = join(root, name);
    const worlds = openWorldRepository({ folder, now: Date.now, log: silentLog });
    const saves = openSaveFiles({ folder, worlds, now: Date.now });
    const textOf = (slot: string) => {
      const known = slotNamed(registry, slot);
      return known === null ? '' : saves.read(known);
    };
    return {
      records: openSyncFile(folder, account, textOf),
      uploads: openUploadFiles(folder, account),
      saves,
    };
  },
  hasOwners: false,
  remembersSettled: false,
});
