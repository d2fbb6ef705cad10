import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The folders of the PATH. */
export function pathFolders(env = process.env) {
  return (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
}

/**
 * Every way these names could be written in these folders.
 * @param {string[]} folders
 * @param {string[]} names
 */
export function candidates(folders, names) {
  return folders.flatMap((folder) => names.map((name) => join(folder, name)));
}

/** @param {string} path */
export function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
