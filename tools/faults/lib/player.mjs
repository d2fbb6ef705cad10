import { makeClient } from '../../../packages/protocol/dist/client-index.js';
import { Ledger } from './ledger.mjs';
import { WRITES } from './writes.mjs';

/** @typedef {import('../../../packages/protocol/dist/client-index.js').Ticket} Ticket */
/** @typedef {import('../../../packages/engine/dist/index.js').Rng} Rng */
/** What became of a write: `code` is empty when it was acknowledged. @typedef {{ write: string, code: string }} Acted */

const KINDS = Object.keys(WRITES);

/** A player that makes writes one after another, and remembers what the server has acknowledged. */
export class Player {
  ledger = new Ledger();
  /** @type {string | null} */
  token = null;
  /** Of saves, by slot. @type {Map<string, number>} */
  revisions = new Map();
  /** Ids by name. @type {Map<string, string>} */
  levels = new Map();
  /** Recordings of acknowledged runs that were not yet compared. @type {Map<string, string>} */
  recordings = new Map();
  /** Those that were not yet used. @type {Ticket[]} */
  tickets = [];
  #number = 0;

  /**
   * @param {string} name Letters only; no other player has it.
   * @param {Rng} rng
   */
  constructor(name, rng) {
    this.name = name;
    this.rng = rng;
  }

  get isGuest() {
    return !this.ledger.known.has('password');
  }

  get isGone() {
    return this.ledger.known.get('gone') === true;
  }

  /** A word that was never used before. */
  next() {
    return `${this.name}${letters(this.#number++)}`;
  }

  /**
   * Makes a write, any one or the one that is named; the first is to become a guest.
   * @param {string} base The address of the server.
   * @param {string} [kind]
   * @returns {Promise<Acted | null>} `null` when that write cannot be made now.
   */
  async act(base, kind) {
    if (this.token === null) return this.#becomeGuest(base);
    const write = kind ?? this.#anyKind();
    const asked = WRITES[write]?.(this) ?? null;
    if (asked === null) return null;
    this.ledger.doubts.push(...asked.doubt);
    const answer = await clientOf(base, this.token).call(asked.call, asked.request);
    if (!answer.ok) {
      this.ledger.refuse(asked.doubt, answer.code);
      return { write, code: answer.code };
    }
    this.ledger.settle(asked.doubt, asked.effects?.(answer.value) ?? asked.doubt);
    asked.learn?.(answer.value);
    return { write, code: '' };
  }

  #anyKind() {
    const kind = KINDS[this.rng.below(KINDS.length)] ?? '';
    return kind === 'deleteAccount' && !this.rng.chance(1, 4) ? 'save' : kind;
  }

  /** @param {string} base */
  async #becomeGuest(base) {
    const answer = await clientOf(base, null).call('guest', { body: { wants: 'token' } });
    if (!answer.ok) return { write: 'guest', code: answer.code };
    this.token = answer.value.token ?? null;
    this.ledger.known.set('name', answer.value.account.name);
    return { write: 'guest', code: '' };
  }

  /**
   * Compares what the server has with what it has acknowledged, and goes on from what it has.
   * @param {string} base
   * @returns {Promise<{ checks: number, failures: string[] }>}
   */
  async check(base) {
    if (this.token === null) return { checks: 0, failures: [] };
    let exported = await clientOf(base, this.token).call('exportMe', {});
    if (!exported.ok && exported.code === 'signed-out' && this.ledger.doubtful('token').length > 0) {
      await this.#comparePassword(base);
      exported = await clientOf(base, this.token).call('exportMe', {});
    }
    const failed = (/** @type {string[]} */ flaws) => flaws.map((flaw) => `${this.name}: ${flaw}`);
    if (!exported.ok) {
      const mayBeGone = this.ledger.doubtful('gone').length > 0;
      if (exported.code === 'signed-out' && mayBeGone) this.ledger.known.set('gone', true);
      const flaws = this.isGone ? [] : [missing('the account', exported.code, 'signed-out')];
      return { checks: 1, failures: failed(flaws) };
    }
    if (this.isGone) return { checks: 1, failures: failed(['the deleted account is there']) };
    const found = factsOf(exported.value);
    const flaws = this.ledger.compare(found);
    flaws.push(...(await this.#compareRecordings(base)), ...(await this.#comparePassword(base)));
    const checks = new Set([...this.ledger.known.keys(), ...found.keys()]).size;
    this.ledger.adopt(found);
    this.#adopt(exported.value, found);
    return { checks, failures: failed(flaws) };
  }

  /** @param {string} base */
  async #compareRecordings(base) {
    const client = clientOf(base, this.token);
    const flaws = [];
    for (const [run, recording] of this.recordings) {
      const answer = await client.call('recording', { params: { run } });
      const what = `the recording of run ${run}`;
      if (!answer.ok) flaws.push(missing(what, answer.code, 'no-run'));
      else if (answer.value !== recording) flaws.push(`${what} is another instead of the one that was sent`);
    }
    this.recordings.clear();
    return flaws;
  }

  /** Signs in with the password that was acknowledged, or one that is in doubt. @param {string} base */
  async #comparePassword(base) {
    const { ledger } = this;
    const old = ledger.known.get('password');
    const doubtful = ledger.doubtful('password');
    if (old === undefined && doubtful.length === 0) return [];
    const names = [ledger.known.get('name'), ...ledger.doubtful('name')];
    let code = 'wrong-password';
    for (const password of [...doubtful, ...(old === undefined ? [] : [old])]) {
      for (const name of names) {
        const body = {
          name: String(name),
          password: String(password),
          wants: /** @type {const} */ ('token'),
        };
        const answer = await clientOf(base, null).call('login', { body });
        if (!answer.ok) {
          if (answer.code !== 'wrong-password') code = answer.code;
          continue;
        }
        ledger.known.set('password', password);
        this.token = answer.value.token ?? this.token;
        return [];
      }
    }
    // A guest whose registration was in doubt is still a guest.
    return old === undefined ? [] : [missing('the password that was acknowledged', code, 'wrong-password')];
  }

  /**
   * @param {any} exported
   * @param {ReadonlyMap<string, unknown>} found
   */
  #adopt(exported, found) {
    this.revisions = new Map(newestSaves(exported).map(({ slot, revision }) => [slot, revision]));
    this.levels = new Map(exported.levels.map((/** @type {any} */ { name, id }) => [name, id]));
    this.tickets = this.tickets.filter(({ id }) => found.get(`ticket ${id}`) === '');
  }
}

/**
 * Says that something acknowledged is lost, or only that the server did not tell.
 * @param {string} what
 * @param {string} code What the server answered.
 * @param {string} lost What it answers when it does not have it.
 */
function missing(what, code, lost) {
  return code === lost ? `${what} is not there` : `${what} could not be read: ${code}`;
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

/**
 * Players of a test, each with a name of its own.
 * @param {Rng} rng
 * @param {string} prefix Letters.
 */
export function makeCrowd(rng, prefix) {
  /** @type {Player[]} */
  const all = [];
  return {
    all,
    /** A new player. */
    add() {
      const player = new Player(`Z${prefix}${letters(all.length)}q`, rng);
      all.push(player);
      return player;
    },
    /**
     * Compares what all of them have, or some, with what was acknowledged.
     * @param {string} address
     * @param {import('../main.mjs').FaultReport} report
     * @param {readonly Player[]} [some]
     */
    async check(address, report, some = all) {
      for (const player of some) {
        const { checks, failures } = await player.check(address);
        report.checks += checks;
        report.failures.push(...failures);
      }
    },
  };
}

/** A number as letters, since names that differ by digits alone may look alike. @param {number} number */
function letters(number) {
  return [...String(number)].map((digit) => 'abcdefghkm'[Number(digit)]).join('');
}
