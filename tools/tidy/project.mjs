import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { blank } from './blank.mjs';

const IGNORED = new Set(['node_modules', 'dist', 'coverage', '.git', '.cache']);
const READABLE = /\.(ts|tsx|mjs|js|json|md|css|html|svg|txt|yml|yaml)$|^[^.]+$|^\.[a-z]+$/;
const CODE = /\.(ts|tsx|mjs|js)$/;
/** Longer files are data (pictures, catalogues), not something somebody wrote by hand. */
const MAX_CHARACTERS = 2_000_000;

/** Every text file below `root`, as the rules see it. */
export function readProject(root) {
  const files = [];
  const visit = (folder) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) {
        if (!IGNORED.has(entry.name)) visit(path);
      } else if (entry.isFile() && READABLE.test(entry.name)) {
        const text = readFileSync(join(root, path), 'utf8');
        if (text.length <= MAX_CHARACTERS) files.push(makeFile(path, text));
      }
    }
  };
  visit('');
  return projectOf(files);
}

/** A file of the project; `code` and `plain` are its text without what would mislead a search (see `blank`). */
export function makeFile(path, text) {
  const blanked = CODE.test(path) ? blank(text) : { code: text, plain: text };
  return { path, text, ...blanked };
}

export function projectOf(files) {
  return { files, byPath: new Map(files.map((file) => [file.path, file])) };
}

/** Whether a file holds code. */
export function isCode(path) {
  return CODE.test(path);
}

/** The number of the line a place lies in, from 1. */
export function lineAt(text, index) {
  let line = 1;
  for (let at = text.indexOf('\n'); at >= 0 && at < index; at = text.indexOf('\n', at + 1)) line++;
  return line;
}

/** A finding for every place where a pattern is found; `field` is the text that is searched. */
export function findAll(file, field, pattern, describe) {
  return [...file[field].matchAll(pattern)].map((match) => ({
    path: file.path,
    line: lineAt(file.text, match.index),
    message: describe(match),
  }));
}
