import { findAll } from '../project.mjs';
import { isPure } from '../workspaces.mjs';

/**
 * A whole word that is a variable, not the property of something.
 * @param {string[]} names
 */
const variable = (names) => new RegExp(`(?<![.\\w$])(?:${names.join('|')})\\b`, 'g');

const INEXACT = 'a?(?:sin|cos|tan)h?|atan2|exp|expm1|pow|log|log2|log10|log1p|hypot|cbrt';

/**
 * What would make a result depend on the machine, the moment or the language.
 * @type {[RegExp, string][]}
 */
const BANS = [
  [
    variable(['Date', 'performance', 'setTimeout', 'setInterval', 'queueMicrotask']),
    'there is no clock here',
  ],
  [/\bMath\s*\.\s*random\b/g, 'randomness comes from Rng alone'],
  [variable(['crypto']), 'randomness comes from Rng alone'],
  [new RegExp(`\\bMath\\s*\\.\\s*(?:${INEXACT})\\b`, 'g'), 'its last digits differ between machines'],
  [/\bMath\b(?!\s*\.)/g, 'name the function of Math that is meant, so that it can be checked'],
  [/\b(?:localeCompare|toLocale[A-Z]\w*)\b/g, 'its result depends on the language of the machine'],
  [variable(['Intl']), 'its result depends on the language of the machine'],
  [/\bfor\s*\(\s*(?:const|let|var)\s+\w+\s+in\b/g, 'the order of keys must not matter: loop over a list'],
  [variable(['process', 'Buffer', 'require', 'console']), 'there is no Node here'],
  [
    variable(['window', 'document', 'navigator', 'localStorage', 'requestAnimationFrame']),
    'there is no page here',
  ],
  [variable(['globalThis', 'fetch', 'eval', 'Function']), 'nothing from outside is reached here'],
];

/**
 * The pure packages use nothing that could differ from one machine or moment to the next.
 * @type {import('../rules.mjs').Rule}
 */
export const pureGlobals = {
  id: 'pure-globals',
  looksAt: isPure,
  check: (files) => files.flatMap((file) => [...bannedWords(file), ...variablePowers(file)]),
};

/** @param {import('../project.mjs').ProjectFile} file */
function bannedWords(file) {
  return BANS.flatMap(([pattern, reason]) =>
    findAll(file, 'code', pattern, (match) => `${match[0].replace(/\s+/g, ' ')}: ${reason}`),
  );
}

/**
 * `2 ** 16` is a constant; anything else is Math.pow by another name.
 * @param {import('../project.mjs').ProjectFile} file
 */
function variablePowers(file) {
  const number = '\\d[\\d_.]*';
  return findAll(file, 'code', /\*\*/g, () => '** with a variable: take an integer table').filter((_, i) => {
    const at = [...file.code.matchAll(/\*\*/g)][i]?.index ?? 0;
    const before = new RegExp(`(?<![\\w$.])${number}\\s*$`).test(file.code.slice(0, at));
    const after = new RegExp(`^\\*\\*\\s*${number}(?![\\w$.])`).test(file.code.slice(at));
    return !(before && after);
  });
}
