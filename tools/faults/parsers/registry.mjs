import { isScoreRow, parseObject, readLevelBook, readProgress, readSavedRun } from '@warren/client';
import { readOptions, readShownText, readSpec } from '@warren/engine';
import { readCaveWorld } from '@warren/engine/cave';
import * as codes from '@warren/engine/codes';
import { GENERATORS } from '@warren/engine/generators';
import { parseMask } from '@warren/engine/grids';
import * as games from '@warren/games';
import { readCaveSetting, readWorldName, readWorldText } from '@warren/games/cave';
import { readProfileName } from '@warren/games/classic';
import * as labyrinth from '@warren/games/labyrinth';
import { makeScoreCsv, parseScoreCsv } from '@warren/games/scores';
import { decodePng } from '@warren/png/decode';
import { CONTRACT, readDisplayName } from '@warren/protocol';
import { isPromised } from '@warren/protocol/answers';
import { parseBoardId } from '../../../apps/server/dist/api/board-names.js';
import { parseBoardCursor } from '../../../apps/server/dist/api/board-pages.js';
import { parseRunCursor } from '../../../apps/server/dist/api/runs.js';
import { readConfig } from '../../../apps/server/dist/config/read-config.js';
import { lookalikeForm } from '../../../apps/server/dist/lib/look-alikes.js';
import { addressGroup, addressSite, readAddress } from '../../../apps/server/dist/limits/addresses.js';
import { readArgs } from '../../../apps/terminal/dist/cli/args.js';
import { UsageError } from '../../../apps/terminal/dist/cli/errors.js';
import { parseFlatJson } from '../../../apps/terminal/dist/games/cave/settings.js';
import { readServerAddress } from '../../../apps/terminal/dist/online/server-address.js';
import { readJournal } from '../../../apps/terminal/dist/storage/worlds/journal.js';
import { must } from '../../lib/must.mjs';
import { sampleJournals, samplePngs } from './files.mjs';
import { drawBytes, drawText, drawValue } from './inputs.mjs';
import { makeSamples } from './samples.mjs';
import { importWeb } from './web.mjs';

/** @typedef {import('./fuzz.mjs').Parser} Parser */

/**
 * Every parser of the house. A new one is one line: its name, the parser and good samples.
 * @returns {Promise<Parser[]>}
 */
export async function makeParsers() {
  const samples = makeSamples();
  return [
    ...engineParsers(samples),
    ...gameParsers(samples),
    ...clientParsers(samples),
    ...serverParsers(),
    ...terminalParsers(),
    ...(await webParsers()),
  ];
}

/** @param {ReturnType<typeof makeSamples>} samples */
function engineParsers({ lostCause, warrenCodes, mazeJson, mazeTexts }) {
  return [
    texts('Lost Cause codes', codes.parseLostCause, lostCause),
    texts('Warren codes', codes.parseWarrenCode, warrenCodes),
    sealed('Warren codes behind a right checksum', codes.parseWarrenCode, warrenCodes),
    texts('codes of either kind', codes.parseCode, [...lostCause, ...warrenCodes]),
    texts('JSON of mazes', codes.parseMazeJson, mazeJson),
    texts('text of mazes', codes.parseMazeText, mazeTexts),
    texts('text of pictures', codes.parsePictureText, ['6x5.8AAP8P8PAAAAAADwAA8A']),
    texts('base64url', (text) => codes.parseBase64url(text, 0), ['AwPpuzNkUAAA', '_-8']),
    bytes('UTF-8', codes.parseUtf8, [Uint8Array.from(codes.makeUtf8('Höhle ☃ 😀'))]),
    texts('masks', parseMask, ['..#\n.#.\n', '\ufeff....\r\n.##.\r\n']),
    bytes('PNG pictures', (png) => decodePng(png, { maxSide: PICTURE_SIDE }), samplePngs(), isError),
    values('maze requests', (value) => readSpec(withCodeSides(typedAs(MAZE, value))), [MAZE]),
    values('options of algorithms', readEveryOption, [OPTIONS]),
    values('worlds of the cave', (value) => readCaveWorld({ seed: 's', settings: withFields(value, {}) }), [
      { regionSize: 20, rockProbability: '0.5' },
    ]),
    values('shown texts', (value) => readShownText(value, { what: 'a name', min: 1, max: 40 }), ['Ann', 'é́']),
  ];
}

/** @param {ReturnType<typeof makeSamples>} samples */
function gameParsers({ recordings, savedRuns, clocks, worlds, settings }) {
  const row = { score: 31, name: 'Ann, "A"', date: '2026-11-15T12:00:00Z', level: 2 };
  const line = 'w1-CxIKA_oBMTh2MnRrcDFhZnZ1dm6TdpM';
  return [
    texts('recordings as text', games.parseRecordingText, recordings),
    bytes('recordings as bytes', games.parseRecordingBytes, recordings.map(unwrapped)),
    checked('recordings behind a right checksum', games.parseRecordingBytes, recordings.map(unwrapped)),
    ...games.GAMES.map((game) =>
      values(`settings of ${game.title}`, (value) => game.readSettings(value), settings.get(game.id) ?? []),
    ),
    ...games.GAMES.map((game, i) =>
      values(`saved runs of ${game.title}`, (value) => games.resumeRun(game, value), [savedRuns[i]]),
    ),
    values('saved clocks', (value) => games.isSavedClock(value, 60), clocks),
    texts('worlds', readWorldText, worlds),
    texts('names of worlds', (name) => readWorldName(name, ['Höhle', 'Höhle 2']), ['Höhle', 'höhle']),
    values('settings of the cave', (value) => readCaveSetting('rockProbability', value), ['0.45', 0.5]),
    texts('names of profiles', (name) => readProfileName(name, ['Ann']), ['Ann', 'Zoë']),
    texts('score CSV', parseScoreCsv, [makeScoreCsv([row, { ...row, score: -3 }])]),
    texts('level lines', labyrinth.parseLevelLine, [line]),
    sealed('level lines behind a right checksum', labyrinth.parseLevelLine, [line]),
    texts('level files', labyrinth.parseLevelFile, [`# mine\nFirst ${line}\n${line}\n`]),
    texts('names of levels', labyrinth.readLevelName, ['First one']),
    values('typed levels', (value) => labyrinth.readLevelRequest(withTexts(value)), [
      { width: '9', density: '0.5' },
    ]),
    texts('option text', (text) => labyrinth.parseOptionText(labyrinth.LABYRINTH_OPTIONS, text), [
      '# a comment\nsolver = tremaux\nzoom = 3\n',
    ]),
  ];
}

/** @param {ReturnType<typeof makeSamples>} samples */
function clientParsers({ runTexts }) {
  const level = { name: 'First', code: 'w1-CxIKA_oBMTh2MnRrcDFhZnZ1dm6TdpM', at: 5 };
  const maze = {
    code: 'AwPpuzNkUAAA==',
    width: 5,
    height: 5,
    maxEnemies: -1,
    maxLocks: 3,
    score: 10,
    when: 5,
  };
  return [
    ...games.GAMES.map((game, i) =>
      texts(`texts of saved runs of ${game.title}`, (text) => readSavedRun(text, game, () => 0), [
        runTexts[i] ?? '',
      ]),
    ),
    texts('level books', readLevelBook, [JSON.stringify({ levels: [level], gone: { x: 3 } })]),
    texts('progress', readProgress, [JSON.stringify({ completedOnce: true, mazes: [maze] })]),
    texts('stored objects', parseObject, ['{"a":[1,{"b":null}]}']),
    values('score rows', isScoreRow, [{ score: 3, name: 'Ann', date: '2026-11-15T12:00:00Z' }]),
    values('display names', readDisplayName, ['Ann', 'Анна', 'Zoë 2']),
    values('answers of servers', readEveryAnswer, [{ accounts: true, version: '0.1', runs: [{ id: 'a' }] }]),
  ];
}

/** @returns {Parser[]} */
function serverParsers() {
  return [
    texts('forwarded addresses', (text) => [readAddress(text), addressGroup(text), addressSite(text)], [
      '192.0.2.7:443',
      '[2001:db8::7%eth0]:80',
      '::ffff:192.0.2.7',
    ]),
    texts('cursors of boards', parseBoardCursor, ['120_3_1794657691000_4f9aad0af215f4cf']),
    texts('cursors of runs', parseRunCursor, ['1794657691000_4f9aad0af215f4cf']),
    texts('names of boards', parseBoardId, ['lost-cause.campaign', 'cave.expedition.2']),
    texts('look-alike forms', lookalikeForm, ['Аnn', 'Ⅷ']),
    values('settings of the server', (value) => readConfig({ flags: withTexts(value), environment: {} }), [
      {
        port: '8080',
        'public-url': 'https://a.example',
        database: 'postgres://u:p@h/d',
        'trusted-hops': '1',
      },
    ]),
  ];
}

/** @returns {Parser[]} */
function terminalParsers() {
  const command = {
    name: 'maze',
    operands: 'words',
    flags: { 'size N': 'a', json: 'b', 'mask FILE...': 'c' },
  };
  return [
    values(
      'command lines',
      (value) => readWords(command, value),
      [['--size', '12', '--json', '--', 'x']],
      isUsage,
    ),
    texts('flat JSON', parseFlatJson, ['{"regionSize": 20, "rockProbability": 0.45}']),
    texts('addresses of servers', readServerAddress, ['localhost:8080', 'https://a.example/', '[::1]:80']),
    bytes('journals of worlds', (journal) => readJournal(Buffer.from(journal)), sampleJournals()),
  ];
}

/** @returns {Promise<Parser[]>} */
async function webParsers() {
  const settings = await importWeb('settings/settings.ts');
  const bindings = await importWeb('settings/key-bindings.ts');
  const link = await importWeb('studio/maze/link.ts');
  const custom = await importWeb('games/classic/custom-maze.ts');
  const addresses = await importWeb('games/classic/addresses.ts');
  const moves = await importWeb('games/cave/worlds/moves.ts');
  const typed = await importWeb('games/cave/worlds/world-settings.ts');
  const picture = await importWeb('games/classic/pages/read-picture.ts');
  const usual = { algorithm: 'prim', grid: 'rect', width: 9, height: 9, seed: 's', options: {} };
  const choice = { ...usual, solution: false, distances: false };
  return [
    values('settings of the pages', settings.readSettings, [settings.DEFAULT_SETTINGS]),
    values('key bindings', bindings.readBindings, [bindings.DEFAULT_BINDINGS]),
    texts('links of the studio', (query) => link.parseLink(query, choice), [
      '?algorithm=prim&width=9&show=solution',
    ]),
    texts('links of custom mazes', custom.readCustomRequest, ['?width=9&height=9&kind=radial&seed=s']),
    texts('links of levels', (query) => addresses.readLevelRequest(query.slice(0, 12), query), [
      'radial-3?player=Ann',
    ]),
    texts('latest moves', moves.readMovesText, ['moves 1 4f9aad0a 1794657691000 1,2+3,4 0']),
    values('typed settings', (value) => typed.readTypedSettings(withTexts(value)), [{ regionSize: '20' }]),
    bytes('heads of pictures', picture.readImageHead, samplePngs()),
  ];
}

/** What the studio and the command line ask for, in fields of known types. */
const MAZE = /** @type {import('@warren/engine').MazeRequest} */ ({
  algorithm: 'prim',
  grid: 'rect',
  width: 9,
  height: 5,
  seed: 's',
  exits: 2,
});
const OPTIONS = { mix: 'newest:3,random:1', bias: 'north', field: 'waves' };

/** The longest side in a code; requests for longer ones come from the command line alone, and take as much as they ask for. */
const CODE_SIDE = 8_192;

/** @param {import('@warren/engine').MazeRequest} request */
function withCodeSides(request) {
  const { width, height } = request;
  return { ...request, width: Math.min(width, CODE_SIDE), height: Math.min(height, CODE_SIDE) };
}

/** The longest side a picture of the fuzz may claim: what it takes grows with its points, as it must. */
const PICTURE_SIDE = 1_000;

/**
 * A parser of texts.
 * @param {string} name
 * @param {(text: string) => unknown} parse
 * @param {readonly string[]} samples
 * @returns {Parser}
 */
function texts(name, parse, samples) {
  return { name, parse, draw: (rng) => drawText(rng, samples) };
}

/**
 * A parser of bytes.
 * @param {string} name
 * @param {(bytes: Uint8Array) => unknown} parse
 * @param {readonly Uint8Array[]} samples
 * @param {(error: unknown) => boolean} [refuses]
 * @returns {Parser}
 */
function bytes(name, parse, samples, refuses = () => false) {
  return { name, parse, draw: (rng) => drawBytes(rng, samples), refuses };
}

/**
 * A parser of what JSON holds.
 * @param {string} name
 * @param {(value: any) => unknown} parse
 * @param {readonly unknown[]} samples
 * @param {(error: unknown) => boolean} [refuses]
 * @returns {Parser}
 */
function values(name, parse, samples, refuses = () => false) {
  return { name, parse, draw: (rng) => drawValue(rng, samples), refuses };
}

/**
 * A parser of sealed codes, with changes behind the seal.
 * @param {string} name
 * @param {(text: string) => unknown} parse
 * @param {readonly string[]} samples
 * @returns {Parser}
 */
function sealed(name, parse, samples) {
  const opened = samples.map((code) => must(codes.openCode(code)));
  const seal = (/** @type {Uint8Array} */ inner) => {
    const code = codes.sealCode([...inner]);
    return code.ok ? code.value : '';
  };
  return { name, parse, draw: (rng) => seal(drawBytes(rng, opened)) };
}

/**
 * A parser of bytes that end in a checksum, with changes before it.
 * @param {string} name
 * @param {(bytes: Uint8Array) => unknown} parse
 * @param {readonly Uint8Array[]} samples
 * @returns {Parser}
 */
function checked(name, parse, samples) {
  const bodies = samples.map((sample) => sample.subarray(0, -3));
  return {
    name,
    parse,
    draw(rng) {
      const body = drawBytes(rng, bodies);
      const check = codes.crc24(body);
      return Uint8Array.from([...body, check >>> 16, (check >>> 8) & 255, check & 255]);
    },
  };
}

/** @param {string} text */
function unwrapped(text) {
  return must(games.unwrapRecording(text));
}

/** @param {any} value */
function readEveryOption(value) {
  return GENERATORS.map(({ id, options }) => readOptions(options, typedAs(OPTIONS, value), id));
}

/** @param {unknown} value */
function readEveryAnswer(value) {
  const names = /** @type {(keyof typeof CONTRACT)[]} */ (Object.keys(CONTRACT));
  return names.map((name) => isPromised(name, 200, value));
}

/**
 * @param {Parameters<typeof readArgs>[0]} command
 * @param {unknown} value
 */
function readWords(command, value) {
  const words = Array.isArray(value) ? value.filter((word) => typeof word === 'string') : [];
  const args = readArgs(command, words);
  return [args.number('size', { min: 1, max: 9 }), args.integer('size', { min: 1, max: 9 })];
}

/**
 * What code, and no input, can be sure of: a record with these fields.
 * @param {any} value
 * @param {object} fields
 */
function withFields(value, fields) {
  return {
    ...fields,
    ...(value !== null && typeof value === 'object' && !Array.isArray(value) ? value : {}),
  };
}

/**
 * A sample with those fields of a value that have the right type: for parsers whose callers know the types.
 * @template Sample
 * @param {Sample} sample
 * @param {any} value
 * @returns {Sample}
 */
function typedAs(sample, value) {
  const right = Object.entries(withFields(value, {})).filter(
    ([name, field]) => typeof field === typeof (/** @type {any} */ (sample)[name]),
  );
  return { ...sample, ...Object.fromEntries(right) };
}

/**
 * The fields of a form or a command line, which are texts.
 * @param {any} value
 */
function withTexts(value) {
  return Object.fromEntries(
    Object.entries(withFields(value, {})).filter(([, text]) => typeof text === 'string'),
  );
}

/** @param {unknown} error */
function isError(error) {
  return error instanceof Error;
}

/** @param {unknown} error */
function isUsage(error) {
  return error instanceof UsageError;
}
