import { expect, test } from 'vitest';
import { dataFolder } from '../../src/config/data-folder.js';

const LINUX = { platform: 'linux', home: '/home/ann', env: {} };

test.each([
  [LINUX, '/home/ann/.local/share/warren'],
  [{ ...LINUX, env: { XDG_DATA_HOME: '/srv/data' } }, '/srv/data/warren'],
  [{ ...LINUX, env: { XDG_DATA_HOME: '' } }, '/home/ann/.local/share/warren'],
  [{ ...LINUX, env: { XDG_DATA_HOME: 'relative' } }, '/home/ann/.local/share/warren'],
  [
    { platform: 'darwin', home: '/Users/ann', env: { XDG_DATA_HOME: '/srv' } },
    '/Users/ann/Library/Application Support/warren',
  ],
  [{ platform: 'win32', home: 'C:\\Users\\ann', env: { APPDATA: 'D:\\Roaming' } }, 'D:\\Roaming\\warren'],
  [{ platform: 'win32', home: 'C:\\Users\\ann', env: {} }, 'C:\\Users\\ann\\AppData\\Roaming\\warren'],
])('data lies where the system keeps it: %j', (machine, folder) => {
  expect(dataFolder(machine)).toBe(folder);
});
