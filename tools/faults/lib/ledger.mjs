/** Errors after which only the database knows what became of a write. */
const DOUBTFUL = ['offline', 'server-fault', 'database-away', 'disk-full', 'shutting-down', 'timed-out'];

/**
 * What a server has acknowledged to a player, as facts with names. What was asked for without an answer is in doubt:
 * it may be there or not. Everything else must be as it is written here.
 */
export class Ledger {
  /** @type {Map<string, unknown>} */
  known = new Map();
  /** @type {(readonly [string, unknown])[]} */
  doubts = [];

  /** @param {string} fact */
  has(fact) {
    return (this.known.get(fact) ?? null) !== null;
  }

  /** The names of facts that begin so. @param {string} start */
  facts(start) {
    return [...this.known.keys()].filter((fact) => fact.startsWith(start) && this.has(fact));
  }

  /** A write was answered with an error. @param {import('./writes.mjs').Effects} doubt @param {string} code */
  refuse(doubt, code) {
    // What was refused in so many words has changed nothing.
    if (!DOUBTFUL.includes(code)) this.settle(doubt, []);
  }

  /**
   * A write was acknowledged: it is not in doubt any more.
   * @param {import('./writes.mjs').Effects} doubt
   * @param {import('./writes.mjs').Effects} effects
   */
  settle(doubt, effects) {
    this.doubts = this.doubts.filter((one) => !doubt.includes(one));
    for (const [fact, value] of effects) this.known.set(fact, value);
  }

  /** The values a fact may have that is in doubt. @param {string} fact */
  doubtful(fact) {
    return this.doubts.filter(([name]) => name === fact).map(([, value]) => value);
  }

  /**
   * What differs from what was acknowledged, without what is in doubt.
   * @param {ReadonlyMap<string, unknown>} found
   */
  compare(found) {
    /** @type {string[]} */
    const flaws = [];
    for (const fact of new Set([...this.known.keys(), ...found.keys()])) {
      // No server tells these; they are tried out.
      if (fact === 'password' || fact === 'gone') continue;
      const [want, have] = [this.known.get(fact) ?? null, found.get(fact) ?? null];
      // A waiting run is judged by and by.
      if (want === have || (want === 'waiting' && have !== null)) continue;
      if (!this.#mayBe(fact, have)) flaws.push(`${fact} is ${short(have)} instead of ${short(want)}`);
    }
    return flaws;
  }

  /** @param {string} fact @param {unknown} have */
  #mayBe(fact, have) {
    return this.doubts.some(([name, value]) => {
      const isNew = name.endsWith('*') && fact.startsWith(name.slice(0, -1)) && !this.known.has(fact);
      return (name === fact || isNew) && (value === undefined || value === have);
    });
  }

  /** Goes on from what is there. @param {ReadonlyMap<string, unknown>} found */
  adopt(found) {
    const password = this.known.get('password');
    this.known = new Map(found);
    if (password !== undefined) this.known.set('password', password);
    this.doubts = [];
  }
}

/** @param {unknown} value */
function short(value) {
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 60)}...` : text;
}
