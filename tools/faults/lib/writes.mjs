import { findBot, playOut } from '../../../packages/games/dist/bots/index.js';
import { findGame, makeRecordingText } from '../../../packages/games/dist/index.js';
import { randomCode } from '../../../packages/games/dist/lost-cause/index.js';
import { must } from '../../lib/must.mjs';

/** @typedef {import('./player.mjs').Player} Player */
/** @typedef {import('../../../packages/engine/dist/index.js').Rng} Rng */
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
 */
/** @typedef {(player: Player, rng: Rng) => Write | null} MakeWrite `null` where the player cannot do that now. */

const BOARD = 'treasure-rush.rush';
const SLOTS = 4;
/** Short runs of this game are over before a ticket could be called too young. */
const GAME = 'classic';
const SETTINGS = {};

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
  save(player, rng) {
    const slot = `slot-${rng.below(SLOTS)}`;
    const text = `${player.next()} `.repeat(1 + rng.below(rng.chance(1, 4) ? 4_000 : 40));
    const request = { params: { slot }, revision: player.revisions.get(slot) ?? 0, body: { text } };
    return { call: 'writeSave', request, doubt: [[`save ${slot}`, text]] };
  },
  deleteSave(player, rng) {
    const slot = `slot-${rng.below(SLOTS)}`;
    if (!player.has(`save ${slot}`)) return null;
    return { call: 'deleteSave', request: { params: { slot } }, doubt: [[`save ${slot}`, null]] };
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
    };
  },
  deleteLevel(player) {
    const [entry] = player.levels;
    if (entry === undefined) return null;
    const [name, level] = entry;
    return { call: 'deleteLevel', request: { params: { level } }, doubt: [[`level ${name}`, null]] };
  },
  ticket() {
    return {
      call: 'drawTicket',
      request: { body: { game: GAME, settings: SETTINGS } },
      doubt: [['ticket *', '']],
      effects: ({ id }) => [[`ticket ${id}`, '']],
    };
  },
  rankedRun(player) {
    const ticket = player.takeTicket();
    if (ticket === null) return null;
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
    const names = player.facts('import ');
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
      doubt: [
        ['name', name],
        ['password', password],
      ],
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
      request: { body: { current: player.value('password'), next } },
      doubt: [['password', next]],
    };
  },
  signIn(player) {
    if (player.isGuest) return null;
    const body = { name: player.value('name'), password: player.value('password'), wants: 'token' };
    return { call: 'login', request: { body }, doubt: [] };
  },
  deleteAccount(player, rng) {
    if (!rng.chance(1, 4)) return null;
    const body = player.isGuest ? {} : { password: player.value('password') };
    return { call: 'deleteMe', request: { body }, doubt: [['gone', true]] };
  },
};

/**
 * @param {Player} player
 * @param {{ recording: string, ticket?: { id: string, nonce: string } }} body
 * @returns {Write}
 */
function uploadOf(player, body) {
  const { ticket } = body;
  return {
    call: 'uploadRun',
    request: { body },
    doubt: [['run *', undefined], ...(ticket === undefined ? [] : [[`ticket ${ticket.id}`, undefined]])].map(
      ([name, value]) => /** @type {const} */ ([String(name), value]),
    ),
    effects({ id, status }) {
      player.recordings.set(id, body.recording);
      /** @type {[string, unknown][]} */
      const run = [[`run ${id}`, status === 'verified' ? 'verified' : 'waiting']];
      return ticket === undefined ? run : [...run, [`ticket ${ticket.id}`, id]];
    },
  };
}
