import { request } from 'node:http';
import { openQueueAdmin } from '../../../apps/server/dist/store/queue-admin.js';
import { findBot, playOut } from '../../../packages/games/dist/bots/index.js';
import { findGame, makeRecordingText } from '../../../packages/games/dist/index.js';
import { must } from '../../lib/must.mjs';
import { playShort } from '../lib/writes.mjs';
import { guestAt } from './attackers.mjs';

/** @typedef {import('./attackers.mjs').Attack} Attack */

const COSTLY_CODES = ['w1-BgMBgEABZG9za-PC', 'w1-IEL0AwEB0A9kb3PnT-k'];
const PICTURES = 24;
const GUESTS = 10;
const WAITING = { account: 2, address: 8 };
const THIEVES = 8;
const PASSWORD = 'lantern under the hill';
/** Letters that Cyrillic has too, by their looks. @type {Record<string, string>} */
const TWINS = { a: 'а', c: 'с', e: 'е', o: 'о', p: 'р', x: 'х', y: 'у' };
/** More than an hour allows of one address. */
const MANY_GUESTS = 230;

/** Mazes that take seconds to carve are refused before any work, however often and from wherever they are asked for. */
export async function pictures(/** @type {Attack} */ { base, address, answered, fail }) {
  const asked = Array.from({ length: PICTURES }, async (_, i) => {
    const code = COSTLY_CODES[i % COSTLY_CODES.length];
    const format = ['txt', 'svg', 'png'][i % 3];
    const answer = await fetch(`${base}/maze/${code}.${format}?theme=${i % 2 ? 'dark' : 'light'}`, {
      headers: { 'x-forwarded-for': address() },
    }).catch(() => null);
    if (answer === null) return fail('a costly maze got no answer');
    await answer.arrayBuffer();
    answered(answer.status);
    if (answer.status !== 422 && answer.status !== 429) fail(`a costly maze answered ${answer.status}`);
  });
  await Promise.all(asked);
}

/** Long runs to check, made once: that takes a while. */
const longRuns = Array.from({ length: 4 }, (_, i) => {
  const game = 'treasure-rush';
  return makeRecordingText(
    must(playOut(must(findGame(game)), must(findBot(game)), {}, `long-${i}`)).recording(),
  );
});

/** Guests hand in more than may wait: few of an account and of an address wait, and an honest run is judged. */
export async function queue(/** @type {Attack} */ attack) {
  const { address, answered, fail, database } = attack;
  const where = address();
  const guests = [];
  for (let i = 0; i < GUESTS; i++) guests.push(await guestAt(attack, where));
  const admin = must(await openQueueAdmin(database));
  const waiting = async () => (await admin.look({ game: 'treasure-rush' }, Date.now())).runs;
  // On a slow machine some of the round before, which came from another address, still wait.
  const earlier = new Set((await waiting()).map(({ id }) => id));
  let isOver = false;
  const uploads = guests.flatMap((guest) =>
    longRuns.map(async (recording) => {
      const answer = await guest.call('uploadRun', { body: { recording } });
      answered(answer.ok ? answer.value.status : answer.code);
      if (!answer.ok && answer.code !== 'queue-full') fail(`an upload answered ${answer.code}`);
    }),
  );
  const all = Promise.all(uploads).finally(() => {
    isOver = true;
  });
  while (!isOver) {
    const runs = (await waiting()).filter(({ id }) => !earlier.has(id));
    const ofAccounts = new Map();
    for (const { accountId } of runs) ofAccounts.set(accountId, (ofAccounts.get(accountId) ?? 0) + 1);
    const most = Math.max(0, ...ofAccounts.values());
    if (most > WAITING.account) fail(`${most} runs of one account wait`);
    // All come from one address.
    if (runs.length > WAITING.address) fail(`${runs.length} runs of one address wait`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await admin.close();
  await all;
}

/** Refused recordings and saves without end: neither fills the disk. */
export async function room(/** @type {Attack} */ attack) {
  const { address, answered, fail, rng } = attack;
  const guest = await guestAt(attack, address());
  for (let i = 0; i < 6; i++) {
    const run = must(
      playOut(must(findGame('classic')), must(findBot('classic')), {}, `refused-${rng.next()}`),
    );
    const recording = run.recording();
    const checkpoints = recording.checkpoints.map((hash) => (hash ^ 1) >>> 0);
    const body = { recording: makeRecordingText({ ...recording, checkpoints }) };
    const answer = await guest.call('uploadRun', { body });
    answered(answer.ok ? answer.value.status : answer.code);
  }
  const runs = await guest.call('myRuns', { query: {} });
  for (const { id } of runs.ok ? runs.value.runs.filter(({ status }) => status === 'refused') : []) {
    const kept = await guest.call('recording', { params: { run: id } });
    if (kept.ok) fail('the recording of a refused run is kept');
  }
  let bytes = 0;
  for (let slot = 0; slot < 12; slot++) {
    const text = 'x'.repeat(900_000);
    const answer = await guest.call('writeSave', {
      params: { slot: `s${slot}` },
      revision: 0,
      body: { text },
    });
    answered(answer.ok ? 'saved' : answer.code);
    if (answer.ok) bytes += text.length;
  }
  if (bytes > 8_000_000) fail(`a guest has ${bytes} bytes of saves`);
}

/**
 * Logins that wait for the hash while the password changes: none of them outlives the change. Thieves sign in again and
 * again until the change is answered, so that its new hash always waits among theirs, and some of those behind it have
 * read the old one.
 */
export async function password(/** @type {Attack} */ attack) {
  const { address, answered, fail, rng, client } = attack;
  const guest = await guestAt(attack, address());
  const name = `Pw ${letters(rng, 12)}`;
  const named = await guest.call('register', { body: { name, password: PASSWORD, wants: 'token' } });
  if (!named.ok) return fail(`no account: ${named.code}`);
  const owner = client(address(), named.value.token ?? null);
  /** @type {(string | null)[]} */
  const tokens = [];
  let isOver = false;
  const change = owner
    .call('changePassword', { body: { current: PASSWORD, next: `${PASSWORD} 2` } })
    .finally(() => {
      isOver = true;
    });
  const thieves = Array.from({ length: THIEVES }, async () => {
    while (!isOver) {
      const body = { name, password: PASSWORD, wants: /** @type {const} */ ('token') };
      const thief = await client(address()).call('login', { body });
      answered(thief.ok ? 'signed in' : thief.code);
      if (thief.ok) tokens.push(thief.value.token ?? null);
    }
  });
  await Promise.all(thieves);
  const changed = await change;
  answered(changed.ok ? 'changed' : changed.code);
  if (!changed.ok) return fail(`the password was not changed: ${changed.code}`);
  for (const token of tokens) {
    const me = await client(address(), token).call('me', {});
    if (me.ok && me.value.account !== null) fail('a login with the old password outlived its change');
  }
}

/** Seasons to come are closed, and one player's boards push no others from the list. */
export async function boards(/** @type {Attack} */ attack) {
  const { address, answered, fail, rng } = attack;
  const guest = await guestAt(attack, address());
  const before = await boardIds(guest);
  for (let season = 2; season < 8; season++) {
    const body = { game: 'classic', settings: { kind: 'normal', level: 1, season } };
    const ticket = await guest.call('drawTicket', { body });
    answered(ticket.ok ? 'drawn' : ticket.code);
    if (ticket.ok) fail(`season ${season} can be played`);
  }
  for (let i = 0; i < 4; i++) {
    const answer = await guest.call('uploadRun', { body: { recording: playShort(`board-${rng.next()}`) } });
    answered(answer.ok ? answer.value.status : answer.code);
  }
  const after = await boardIds(guest);
  for (const id of after) if (!before.has(id)) fail(`${id} is listed for one player`);
  for (const id of before) if (!after.has(id)) fail(`${id} is pushed from the list`);
}

/** @param {import('./attackers.mjs').Client} client */
async function boardIds(client) {
  const list = await client.call('boards', { query: {} });
  return new Set(list.ok ? list.value.boards.map(({ id }) => id) : []);
}

/** Names in other scripts that look like those of others, or like those of the site. */
export async function names(/** @type {Attack} */ attack) {
  const { address, answered, fail, rng } = attack;
  const name = `${letters(rng, 14, Object.keys(TWINS).join(''))}`;
  const owner = await guestAt(attack, address());
  const named = await owner.call('register', { body: { name, password: PASSWORD } });
  if (!named.ok) return fail(`no account: ${named.code}`);
  const twin = [...name].map((letter) => TWINS[letter]).join('');
  const tries = [
    twin,
    `${twin.slice(0, 1)}${name.slice(1)}`,
    name.toUpperCase(),
    'Admin',
    'Аdmin',
    'Warren Team',
  ];
  for (const wish of tries) {
    const thief = await guestAt(attack, address());
    const answer = await thief.call('register', { body: { name: wish, password: PASSWORD } });
    answered(answer.ok ? 'taken' : answer.code);
    if (answer.ok) fail(`the name ${wish} can be taken beside ${name}`);
  }
}

/** Addresses of one network, malformed ones, foreign hosts and broken letters. */
export async function addresses(/** @type {Attack} */ { base, client, rng, answered, fail }) {
  const network = `2001:db8:${rng.below(9_000)}:1`;
  let made = 0;
  for (let i = 0; i < MANY_GUESTS; i += 10) {
    const some = Array.from({ length: 10 }, (_, j) =>
      client(`${network}::${(i + j + 1).toString(16)}`).call('guest', { body: { wants: 'token' } }),
    );
    for (const answer of await Promise.all(some)) {
      answered(answer.ok ? 'guest' : answer.code);
      if (answer.ok) made++;
    }
  }
  if (made > 200) fail(`${made} guests came from one network of IPv6`);
  const broken = await fetch(`${base}/api/guest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': 'nonsense, [::1]:x' },
    body: Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
  });
  answered(broken.status);
  if (broken.status !== 400) fail(`broken letters answered ${broken.status}`);
  const foreign = await statusFor(base, 'evil.example');
  answered(foreign);
  if (foreign !== 421) fail(`a foreign host answered ${foreign}`);
}

/**
 * @param {string} base
 * @param {string} host
 * @returns {Promise<number>}
 */
function statusFor(base, host) {
  return new Promise((resolve, reject) => {
    const asked = request(`${base}/api/hello`, { headers: { host } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    asked.on('error', reject);
    asked.end();
  });
}

/**
 * @param {import('./attackers.mjs').Rng} rng
 * @param {number} count
 */
function letters(rng, count, from = 'bdfghkmnrstvz') {
  return Array.from({ length: count }, () => from[rng.below(from.length)]).join('');
}
