import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCode } from './read-code.mjs';

const IGNORED = new Set(['node_modules', 'dist', 'generated', 'coverage', '.git', '.cache']);
const READABLE = /\.(ts|tsx|mjs|js|json|md|css|html|svg|txt|yml|yaml)$|^[^.]+$|^\.[a-z]+$/;
const CODE = /\.(ts|tsx|mjs|js)$/;
/** Longer files are data (pictures, catalogues), not written by hand. */
const MAX_CHARACTERS = 2_000_000;

/**
 * A file as the rules see it. `code` is its text without comments and strings (see `readCode`); a file that is
 * no code has its whole text there, and no imports or functions.
 * @typedef {{ path: string, text: string } & import('./read-code.mjs').Code} ProjectFile
 */
/** @typedef {{ files: ProjectFile[], byPath: Map<string, ProjectFile> }} Project */
/** @typedef {{ path: string, line: number, message: string }} Finding */

/**
 * Every text file below `root`.
 * @param {string} root
 * @returns {Project}
 */
export function readProject(root) {
  /** @type {ProjectFile[]} */
  const files = [];
  /** @param {string} folder */
  const visit = (folder) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      // In a worktree `.git` is a file.
      if (IGNORED.has(entry.name)) continue;
      if (entry.isDirectory()) visit(path);
      else if (entry.isFile() && READABLE.test(entry.name)) {
        const text = readFileSync(join(root, path), 'utf8');
        if (text.length <= MAX_CHARACTERS) files.push(makeFile(path, text));
      }
    }
  };
  visit('');
  return projectOf(files);
}

/**
 * @param {string} path
 * @param {string} text
 * @returns {ProjectFile}
 */
export function makeFile(path, text) {
  const code = isCode(path) ? readCode(path, text) : { code: text, imports: [], functions: [], groups: [] };
  return { path, text, ...code };
}

/**
 * @param {ProjectFile[]} files
 * @returns {Project}
 */
export function projectOf(files) {
  return { files, byPath: new Map(files.map((file) => [file.path, file])) };
}

/**
 * Whether a file holds code.
 * @param {string} path
 */
export function isCode(path) {
  return CODE.test(path);
}

/**
 * The number of the line at an index, from 1.
 * @param {string} text
 * @param {number} index
 */
export function lineAt(text, index) {
  let line = 1;
  for (let at = text.indexOf('\n'); at >= 0 && at < index; at = text.indexOf('\n', at + 1)) line++;
  return line;
}

/**
 * A finding for every match of a pattern; `field` is the text that is searched.
 * @param {ProjectFile} file
 * @param {'code' | 'text'} field
 * @param {RegExp} pattern
 * @param {(match: RegExpExecArray) => string} describe
 * @returns {Finding[]}
 */
export function findAll(file, field, pattern, describe) {
  return [...file[field].matchAll(pattern)].map((match) => ({
    path: file.path,
    line: lineAt(file.text, match.index),
    message: describe(match),
  }));
}
