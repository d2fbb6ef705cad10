import { findBot, playOut } from '../../../packages/games/dist/bots/index.js';
import { findGame, makeRecordingText } from '../../../packages/games/dist/index.js';
import { randomCode } from '../../../packages/games/dist/lost-cause/index.js';
import { must } from '../../lib/must.mjs';

/** @typedef {import('./player.mjs').Player} Player */
/** @typedef {import('../../../packages/protocol/dist/client-index.js').CallName} CallName */
/**
 * What a write changes: names of facts and their values; `null` is gone. Before the answer is known a name may end in
 * `*` (any new fact that begins so), and a value may be `undefined` (any).
 * @typedef {readonly (readonly [string, unknown])[]} Effects
 */
/**
 * A write a player is about to make.
 * @typedef {object} Write
 * @property {CallName} call
 * @property {any} request
 * @property {Effects} doubt What it may have changed when no answer comes.
 * @property {(value: any) => Effects} [effects] What it has changed by its answer; the doubt where it is left out.
 * @property {(value: any) => void} [learn] What the player learns from its answer.
 */
/** @typedef {(player: Player) => Write | null} MakeWrite `null` where the player cannot do that now. */

const BOARD = 'treasure-rush.rush';
const SLOTS = 4;
/** Short runs of this game are over before a ticket could be called too young. */
const GAME = 'classic';
const SETTINGS = {};

/** A new session takes the place of the old one; a player that missed the answer signs in again. */
const NEW_TOKEN = /** @type {const} */ (['token', undefined]);

/**
 * The recording of a run by the bot of the short game.
 * @param {string} seed
 * @param {object} [settings]
 */
export function playShort(seed, settings = SETTINGS) {
  const run = must(playOut(must(findGame(GAME)), must(findBot(GAME)), settings, seed));
  return makeRecordingText(run.recording());
}

/**
 * Every kind of write a player of the server can make, besides the first: becoming a guest.
 * @type {Record<string, MakeWrite>}
 */
export const WRITES = {
  save(player) {
    const { rng } = player;
    const slot = `slot-${rng.below(SLOTS)}`;
    const text = `${player.next()} `.repeat(1 + rng.below(rng.chance(1, 4) ? 4_000 : 40));
    const request = { params: { slot }, revision: player.revisions.get(slot) ?? 0, body: { text } };
    return {
      call: 'writeSave',
      request,
      doubt: [[`save ${slot}`, text]],
      learn: ({ revision }) => player.revisions.set(slot, revision),
    };
  },
  deleteSave(player) {
    const [save] = player.ledger.facts('save ');
    if (save === undefined) return null;
    const slot = save.slice('save '.length);
    return {
      call: 'deleteSave',
      request: { params: { slot } },
      doubt: [[save, null]],
      learn: () => player.revisions.delete(slot),
    };
  },
  profile(player) {
    const name = player.next();
    const profile = { name, createdAt: 10, resetAt: 0, deletedAt: 0, completions: [] };
    return {
      call: 'mergeProfiles',
      request: { body: { profiles: [profile] } },
      doubt: [[`profile ${name}`, 10]],
    };
  },
  level(player) {
    const name = player.next();
    const code = randomCode(name, { width: 9, height: 9 });
    return {
      call: 'saveLevel',
      request: { body: { game: 'lost-cause', name, code } },
      doubt: [[`level ${name}`, code]],
      learn: ({ id }) => player.levels.set(name, id),
    };
  },
  deleteLevel(player) {
    const [entry] = player.levels;
    if (entry === undefined) return null;
    const [name, level] = entry;
    return {
      call: 'deleteLevel',
      request: { params: { level } },
      doubt: [[`level ${name}`, null]],
      learn: () => player.levels.delete(name),
    };
  },
  ticket(player) {
    return {
      call: 'drawTicket',
      request: { body: { game: GAME, settings: SETTINGS } },
      doubt: [['ticket *', '']],
      effects: ({ id }) => [[`ticket ${id}`, '']],
      learn: (ticket) => player.tickets.push(ticket),
    };
  },
  rankedRun(player) {
    const ticket = player.tickets.shift();
    if (ticket === undefined) return null;
    const { id, nonce, seed, settings } = ticket;
    const recording = playShort(seed, settings);
    return uploadOf(player, { recording, ticket: { id, nonce } });
  },
  practiceRun: (player) => uploadOf(player, { recording: playShort(player.next()) }),
  importRows(player) {
    const name = player.next();
    return {
      call: 'importCsv',
      request: { params: { board: BOARD }, text: `Score,Name,Date\n5,${name},2020-01-01` },
      doubt: [[`import ${name}`, 5]],
    };
  },
  deleteImports(player) {
    const names = player.ledger.facts('import ');
    if (names.length === 0) return null;
    return {
      call: 'deleteImports',
      request: { params: { board: BOARD } },
      doubt: names.map((name) => [name, null]),
    };
  },
  register(player) {
    if (!player.isGuest) return null;
    const name = player.next();
    const password = `lantern ${name}`;
    return {
      call: 'register',
      request: { body: { name, password, wants: 'token' } },
      doubt: [['name', name], ['password', password], NEW_TOKEN],
      learn: ({ token }) => useToken(player, token),
    };
  },
  rename(player) {
    if (player.isGuest) return null;
    const name = player.next();
    return { call: 'rename', request: { body: { name } }, doubt: [['name', name]] };
  },
  changePassword(player) {
    if (player.isGuest) return null;
    const next = `lantern ${player.next()}`;
    return {
      call: 'changePassword',
      request: { body: { current: player.ledger.known.get('password'), next } },
      doubt: [['password', next]],
    };
  },
  signIn(player) {
    if (player.isGuest) return null;
    const body = {
      name: player.ledger.known.get('name'),
      password: player.ledger.known.get('password'),
      wants: 'token',
    };
    return {
      call: 'login',
      request: { body },
      doubt: [NEW_TOKEN],
      learn: ({ token }) => useToken(player, token),
    };
  },
  deleteAccount(player) {
    const body = player.isGuest ? {} : { password: player.ledger.known.get('password') };
    return { call: 'deleteMe', request: { body }, doubt: [['gone', true]] };
  },
};

/**
 * What a player must have for a write, and the write that provides it.
 * @type {Record<string, { isMet(player: Player): boolean, write: string }>}
 */
export const NEEDS = {
  deleteSave: { isMet: (player) => player.ledger.facts('save ').length > 0, write: 'save' },
  deleteLevel: { isMet: (player) => player.levels.size > 0, write: 'level' },
  deleteImports: { isMet: (player) => player.ledger.facts('import ').length > 0, write: 'importRows' },
  rankedRun: { isMet: (player) => player.tickets.length > 0, write: 'ticket' },
  rename: { isMet: (player) => !player.isGuest, write: 'register' },
  changePassword: { isMet: (player) => !player.isGuest, write: 'register' },
  signIn: { isMet: (player) => !player.isGuest, write: 'register' },
};

/**
 * @param {Player} player
 * @param {string | undefined} token
 */
function useToken(player, token) {
  player.token = token ?? player.token;
}

/**
 * @param {Player} player
 * @param {{ recording: string, ticket?: { id: string, nonce: string } }} body
 * @returns {Write}
 */
function uploadOf(player, body) {
  const { ticket } = body;
  /** @type {[string, unknown]} */
  const anyRun = ['run *', undefined];
  return {
    call: 'uploadRun',
    request: { body },
    doubt: ticket === undefined ? [anyRun] : [anyRun, [`ticket ${ticket.id}`, undefined]],
    effects({ id, status }) {
      /** @type {[string, unknown][]} */
      const run = [[`run ${id}`, status === 'verified' ? 'verified' : 'waiting']];
      return ticket === undefined ? run : [...run, [`ticket ${ticket.id}`, id]];
    },
    learn: ({ id }) => player.recordings.set(id, body.recording),
  };
}
