import { makeClient } from '../../../packages/protocol/dist/client-index.js';
import { WRITES } from './writes.mjs';

/** @typedef {import('../../../packages/protocol/dist/client-index.js').Ticket} Ticket */
/** @typedef {import('../../../packages/protocol/dist/client-index.js').Client} Client */
/** @typedef {import('../../../packages/engine/dist/index.js').Rng} Rng */
/** @typedef {import('./writes.mjs').Write} Write */
/** What became of a write: `code` is empty when it was acknowledged. @typedef {{ write: string, code: string }} Acted */
/** @typedef {ReturnType<typeof makePlayer>} Player */

const KINDS = Object.keys(WRITES);

/**
 * A player that makes writes one after another, and remembers what the server has acknowledged. What was asked for
 * without an answer is in doubt: it may be there or not. Everything else must be as the player knows it.
 * @param {string} name Letters only; no other player has it.
 * @param {Rng} rng
 */
export function makePlayer(name, rng) {
  /** What the server has acknowledged. @type {Map<string, unknown>} */
  const known = new Map();
  /** @type {(readonly [string, unknown])[]} */
  let doubts = [];
  /** @type {string | null} */
  let token = null;
  let number = 0;
  /** @type {Ticket[]} */
  const tickets = [];
  const player = {
    /** @type {Map<string, number>} */
    revisions: new Map(),
    /** Ids by name. @type {Map<string, string>} */
    levels: new Map(),
    /** Recordings of acknowledged runs that were not yet compared. @type {Map<string, string>} */
    recordings: new Map(),
    get isGuest() {
      return !known.has('password');
    },
    get isGone() {
      return known.get('gone') === true;
    },
    get token() {
      return token;
    },
    /** How many facts the server has acknowledged. */
    get size() {
      return known.size;
    },
    /** A word that was never used before. */
    next: () => `${name}${letters(number++)}`,
    takeTicket: () => tickets.shift() ?? null,
    /** @param {string} fact */
    has: (fact) => (known.get(fact) ?? null) !== null,
    /** @param {string} fact */
    value: (fact) => known.get(fact),
    /** @param {string} start */
    facts: (start) => [...known.keys()].filter((fact) => fact.startsWith(start) && player.has(fact)),
    /**
     * Makes a write, any one or the one that is named; the first is to become a guest.
     * @param {string} base The address of the server.
     * @param {string} [kind]
     * @returns {Promise<Acted | null>} `null` when that write cannot be made now.
     */
    async act(base, kind) {
      if (token === null) return becomeGuest(base);
      const write = kind ?? KINDS[rng.below(KINDS.length)] ?? '';
      const asked = WRITES[write]?.(player, rng) ?? null;
      if (asked === null) return null;
      doubts.push(...asked.doubt);
      const answer = await clientOf(base, token).call(asked.call, asked.request);
      if (!answer.ok) {
        // What was refused in so many words has changed nothing; of lost answers and faults no client can know.
        if (!isDoubtful(answer.code)) doubts = doubts.filter((doubt) => !asked.doubt.includes(doubt));
        return { write, code: answer.code };
      }
      doubts = doubts.filter((doubt) => !asked.doubt.includes(doubt));
      settle(asked, answer.value);
      return { write, code: '' };
    },
    /**
     * Compares what the server has with what it has acknowledged, and goes on from what it has.
     * @param {string} base
     * @returns {Promise<{ checks: number, failures: string[] }>}
     */
    async check(base) {
      if (token === null) return { checks: 0, failures: [] };
      const client = clientOf(base, token);
      const exported = await client.call('exportMe', {});
      const mayBeGone = player.isGone || doubts.some(([fact]) => fact === 'gone');
      if (!exported.ok) {
        if (exported.code === 'signed-out' && mayBeGone) known.set('gone', true);
        const failures = player.isGone ? [] : [`${name}: the account is not there (${exported.code})`];
        return { checks: 1, failures };
      }
      if (player.isGone) return { checks: 1, failures: [`${name}: the deleted account is there`] };
      const found = factsOf(exported.value);
      const failures = compare(found).map((flaw) => `${name}: ${flaw}`);
      const checks = new Set([...known.keys(), ...found.keys()]).size;
      const more = [...(await compareRecordings(client)), ...(await comparePassword(base))];
      adopt(exported.value, found);
      return { checks: checks + 1, failures: [...failures, ...more.map((flaw) => `${name}: ${flaw}`)] };
    },
  };

  /** @param {string} base */
  async function becomeGuest(base) {
    const answer = await clientOf(base, null).call('guest', { body: { wants: 'token' } });
    if (!answer.ok) return { write: 'guest', code: answer.code };
    token = answer.value.token ?? null;
    known.set('name', answer.value.account.name);
    return { write: 'guest', code: '' };
  }

  /**
   * @param {Write} asked
   * @param {any} value
   */
  function settle(asked, value) {
    for (const [fact, changed] of asked.effects?.(value) ?? asked.doubt) known.set(fact, changed);
    if (asked.call === 'writeSave') player.revisions.set(asked.request.params.slot, value.revision);
    if (asked.call === 'deleteSave') player.revisions.delete(asked.request.params.slot);
    if (asked.call === 'saveLevel') player.levels.set(value.name, value.id);
    if (asked.call === 'deleteLevel') player.levels.delete(asked.doubt[0]?.[0].slice('level '.length) ?? '');
    if (asked.call === 'drawTicket') tickets.push(value);
    if (asked.call === 'login' || asked.call === 'register') token = value.token ?? token;
  }

  /**
   * What differs from what was acknowledged, without what is in doubt.
   * @param {ReadonlyMap<string, unknown>} found
   */
  function compare(found) {
    const flaws = [];
    for (const fact of new Set([...known.keys(), ...found.keys()])) {
      if (fact === 'password' || fact === 'gone') continue;
      const [want, have] = [known.get(fact) ?? null, found.get(fact) ?? null];
      if (want === have || (want === 'waiting' && have !== null)) continue;
      const isDoubtful = doubts.some(
        ([name, value]) =>
          (name === fact || (name.endsWith('*') && fact.startsWith(name.slice(0, -1)) && !known.has(fact))) &&
          (value === undefined || value === have),
      );
      if (!isDoubtful) flaws.push(`${fact} is ${short(have)} instead of ${short(want)}`);
    }
    return flaws;
  }

  /** @param {Client} client */
  async function compareRecordings(client) {
    const flaws = [];
    for (const [run, recording] of player.recordings) {
      const answer = await client.call('recording', { params: { run } });
      if (!answer.ok || answer.value !== recording) flaws.push(`the recording of run ${run} is not there`);
    }
    player.recordings.clear();
    return flaws;
  }

  /** @param {string} base */
  async function comparePassword(base) {
    const doubtful = doubts.filter(([fact]) => fact === 'password').map(([, value]) => value);
    const names = [
      known.get('name'),
      ...doubts.filter(([fact]) => fact === 'name').map(([, value]) => value),
    ];
    const old = known.get('password');
    if (old === undefined && doubtful.length === 0) return [];
    for (const password of [...doubtful, ...(old === undefined ? [] : [old])]) {
      for (const given of names) {
        const body = {
          name: String(given),
          password: String(password),
          wants: /** @type {const} */ ('token'),
        };
        const answer = await clientOf(base, null).call('login', { body });
        if (!answer.ok) continue;
        known.set('password', password);
        token = answer.value.token ?? token;
        return [];
      }
    }
    // A guest whose registration was in doubt is still a guest.
    return old === undefined ? [] : ['the password is not the one that was acknowledged'];
  }

  /**
   * @param {any} exported
   * @param {ReadonlyMap<string, unknown>} found
   */
  function adopt(exported, found) {
    const password = known.get('password');
    known.clear();
    for (const [fact, value] of found) known.set(fact, value);
    if (password !== undefined) known.set('password', password);
    doubts = [];
    player.revisions.clear();
    for (const { slot, revision } of newestSaves(exported)) player.revisions.set(slot, revision);
    player.levels.clear();
    for (const { name, id } of exported.levels) player.levels.set(name, id);
    const unused = tickets.filter(({ id }) => found.get(`ticket ${id}`) === '');
    tickets.splice(0, tickets.length, ...unused);
  }

  return player;
}

/**
 * What an account has, by name.
 * @param {any} exported
 */
function factsOf(exported) {
  /** @type {Map<string, unknown>} */
  const facts = new Map([['name', exported.account.name]]);
  for (const { slot, text } of newestSaves(exported)) facts.set(`save ${slot}`, text);
  for (const { name, createdAt } of exported.profiles) facts.set(`profile ${name}`, createdAt);
  for (const { name, code } of exported.levels) facts.set(`level ${name}`, code);
  for (const { id, run } of exported.tickets) facts.set(`ticket ${id}`, run ?? '');
  for (const { id, status } of exported.runs) facts.set(`run ${id}`, status);
  for (const { name, score } of exported.imports) facts.set(`import ${name}`, score);
  return facts;
}

/**
 * @param {any} exported
 * @returns {{ slot: string, revision: number, text: string }[]}
 */
function newestSaves({ saves }) {
  /** @type {Map<string, any>} */
  const newest = new Map();
  for (const save of saves) {
    if (!save.conflict && save.revision > (newest.get(save.slot)?.revision ?? 0)) newest.set(save.slot, save);
  }
  return [...newest.values()];
}

/**
 * @param {string} base
 * @param {string | null} token
 */
export function clientOf(base, token) {
  return makeClient({ base, fetch, token: () => token });
}

/** Errors after which only the database knows what became of a write. @param {string} code */
function isDoubtful(code) {
  return ['offline', 'server-fault', 'database-away', 'disk-full', 'shutting-down', 'timed-out'].includes(
    code,
  );
}

/** @param {unknown} value */
function short(value) {
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 60)}...` : text;
}

/** A number as letters, since names that differ by digits alone may look alike. @param {number} number */
function letters(number) {
  return [...String(number)].map((digit) => 'abcdefghkm'[Number(digit)]).join('');
}
