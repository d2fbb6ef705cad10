import { expect, test } from 'vitest';
import { dataFolder } from '../../src/config/data-folder.js';

const LINUX = { platform: 'linux', home: '/people/ann', env: {} };

test.each([
  [LINUX, '/people/ann/.local/share/warren'],
  [{ ...LINUX, env: { XDG_DATA_HOME: '/srv/data' } }, '/srv/data/warren'],
  [{ ...LINUX, env: { XDG_DATA_HOME: '' } }, '/people/ann/.local/share/warren'],
  [{ ...LINUX, env: { XDG_DATA_HOME: 'relative' } }, '/people/ann/.local/share/warren'],
  [
    { platform: 'darwin', home: '/people/ann', env: { XDG_DATA_HOME: '/srv' } },
    '/people/ann/Library/Application Support/warren',
  ],
  [{ platform: 'win32', home: 'C:\\Users\\ann', env: { APPDATA: 'D:\\Roaming' } }, 'D:\\Roaming\\warren'],
  [{ platform: 'win32', home: 'C:\\Users\\ann', env: {} }, 'C:\\Users\\ann\\AppData\\Roaming\\warren'],
])('data lies where the system keeps it: %j', (machine, folder) => {
  expect(dataFolder(machine)).toBe(folder);
});
