import { homedir } from 'node:os';
import { isAbsolute, join, posix, win32 } from 'node:path';

export interface Machine {
  readonly platform: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly home: string;
}

/** The default data folder of Warren: where the operating system keeps the data of programs. */
export function dataFolder(
  machine: Machine = { platform: process.platform, env: process.env, home: homedir() },
): string {
  const { platform, env, home } = machine;
  if (platform === 'win32')
    return win32.join(env.APPDATA || win32.join(home, 'AppData', 'Roaming'), 'warren');
  if (platform === 'darwin') return posix.join(home, 'Library', 'Application Support', 'warren');
  // The XDG specification says to ignore a relative path.
  const named = env.XDG_DATA_HOME;
  const base = named && isAbsolute(named) ? named : posix.join(home, '.local', 'share');
  return posix.join(base, 'warren');
}

/** The database in a data folder. */
export function databaseFile(folder: string): string {
  return join(folder, 'warren.sqlite');
}
