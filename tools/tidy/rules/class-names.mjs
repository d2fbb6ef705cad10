import { posix } from 'node:path';
import { findAll, isCode, lineAt } from '../project.mjs';

/** @typedef {import('../project.mjs').Finding} Finding */
/** @typedef {import('../project.mjs').ProjectFile} ProjectFile */

const SHEET = /\.module\.css$/;
/** A class of a selector: what comes next is a block, not the end of a declaration. */
const CLASS = /\.([A-Za-z_][\w-]*)(?=[^;{}]*\{)/g;
const IMPORT = /^import (\w+) from/;
/** Classes of another sheet that a class takes in. */
const COMPOSES = /\bcomposes: ([\w ]+) from "(.+?)";/g;
/** The build imports each class by its name, so it must be one that a variable may have. */
const NAME = /^[a-z]\w*$/;
const RESERVED = new Set(['default', 'delete', 'export', 'import', 'in', 'new', 'switch', 'this', 'with']);

/**
 * Pages and the sheets of their components agree: each class that is used is in its sheet, and each class of a sheet is
 * used. TypeScript sees neither, since to it a sheet is a record with any name.
 * @type {import('../rules.mjs').Rule}
 */
export const classNames = {
  id: 'class-names',
  looksAt: (path) => path.startsWith('apps/web/src/') && (isCode(path) || SHEET.test(path)),
  check: (files) => {
    const sheets = new Map(files.filter(({ path }) => SHEET.test(path)).map((sheet) => [sheet.path, sheet]));
    const uses = files.flatMap((file) => (isCode(file.path) ? usesOf(file) : composedBy(file)));
    const used = new Set(uses.map(({ sheet, name }) => `${sheet} ${name}`));
    return [
      ...uses.flatMap(({ sheet, name, ...where }) =>
        classesOf(sheets.get(sheet)).has(name)
          ? []
          : [{ ...where, message: `there is no class ${name} in ${sheet}` }],
      ),
      ...[...sheets.values()].flatMap((sheet) => checkSheet(sheet, used)),
      ...files.flatMap((file) =>
        findAll(file, 'code', /\bclass=["'`]/g, () => 'a class is named by its sheet: class={css.name}'),
      ),
    ];
  },
};

/**
 * Where a file of code uses the classes of sheets.
 * @param {ProjectFile} file
 */
function usesOf({ path, text, code, imports }) {
  return imports.flatMap(({ specifier, start }) => {
    const local = IMPORT.exec(text.slice(start))?.[1];
    if (local === undefined || !SHEET.test(specifier)) return [];
    const sheet = posix.join(posix.dirname(path), specifier);
    return [...code.matchAll(new RegExp(`\\b${local}\\.(\\w+)`, 'g'))].map((match) => ({
      sheet,
      name: match[1],
      path,
      line: lineAt(text, match.index),
    }));
  });
}

/**
 * Where a sheet takes in classes of other sheets.
 * @param {ProjectFile} file
 */
function composedBy({ path, text }) {
  return [...text.matchAll(COMPOSES)].flatMap(({ 1: names, 2: from, index }) =>
    names.split(' ').map((name) => ({
      sheet: posix.join(posix.dirname(path), from),
      name,
      path,
      line: lineAt(text, index),
    })),
  );
}

/**
 * The classes of a sheet, each with where it stands first.
 * @param {ProjectFile | undefined} sheet
 */
function classesOf(sheet) {
  /** @type {Map<string, number>} */
  const classes = new Map();
  const text = (sheet?.text ?? '').replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/\S/g, ' '));
  for (const { 1: name, index } of text.matchAll(CLASS)) if (!classes.has(name)) classes.set(name, index);
  return classes;
}

/**
 * @param {ProjectFile} sheet
 * @param {ReadonlySet<string>} used
 * @returns {Finding[]}
 */
function checkSheet(sheet, used) {
  const { path, text } = sheet;
  return [...classesOf(sheet)].flatMap(([name, index]) => {
    const line = lineAt(text, index);
    if (!NAME.test(name) || RESERVED.has(name))
      return [{ path, line, message: `the class ${name} can't be imported by its name` }];
    return used.has(`${path} ${name}`) ? [] : [{ path, line, message: `nothing uses the class ${name}` }];
  });
}
