import { foldName } from '@warren/engine';
import { readDisplayName } from '@warren/protocol';
import { looksReserved } from '../lib/look-alikes.js';
import { hashToken, newToken } from '../lib/tokens.js';
import { type AccountRow, NO_END } from '../store/repositories/accounts.js';
import {
  type Act,
  type ActContext,
  type Acted,
  type ActRequest,
  acted,
  operationOf,
  refusal,
  showMoment,
} from './act.js';

const ID = /^id:(?<id>[A-Za-z0-9_-]{1,64})$/;
const LINK_HOURS = 24;
const AN_HOUR = 3_600_000;

/** The account of a name or an id. A text that is the name of one and the id of another is refused. */
async function findAccount({ store }: ActContext, who: string): Promise<Acted<AccountRow>> {
  const { id } = ID.exec(who)?.groups ?? {};
  const named = id === undefined ? await store.accounts.findByName(foldName(who)) : null;
  const found = await store.accounts.find(id ?? who);
  if (named !== null && found !== null && named.id !== found.id) {
    return refusal('conflict', `"${who}" is a name and an id; say id:${named.id} or id:${found.id}`);
  }
  const account = named ?? found;
  return account === null ? refusal('missing', `there is no account "${who}"`) : { ok: true, value: account };
}

/** Does something to the account of the subject. */
function onAccount(
  perform: (account: AccountRow, context: ActContext, request: ActRequest) => Promise<Acted>,
): Act['perform'] {
  return async (context, request) => {
    const found = await findAccount(context, request.subject);
    return found.ok ? perform(found.value, context, request) : found;
  };
}

const gone = ({ name }: AccountRow) => refusal('missing', `${name} was deleted meanwhile`);

async function look(account: AccountRow, { store, now }: ActContext): Promise<Acted> {
  const overview = await store.administration.overview(account.id);
  if (overview === null) return gone(account);
  const { id, name, guest, createdAt, bannedUntil, banReason } = account;
  const isBanned = bannedUntil > now();
  const ban = isBanned ? { until: bannedUntil >= NO_END ? null : bannedUntil, reason: banReason } : null;
  const { runs, waiting, refused, hidden, boards, tickets, unusedTickets, sessions, seenAt } = overview;
  const { saveBytes, runBytes, levels, recoveryCodes, openReports, reports, reported } = overview;
  const seen = seenAt === null ? '' : `, last used about ${showMoment(seenAt)}`;
  return acted(
    { id, name, guest, createdAt, ban, ...overview },
    `${name} (id:${id})`,
    `  ${guest ? 'a guest' : 'a named account'} since ${showMoment(createdAt)}`,
    `  ${ban === null ? 'not banned' : sayBan(bannedUntil, banReason)}`,
    `  ${runs} runs: ${waiting} wait, ${refused} refused, ${hidden} hidden; on ${boards} boards`,
    `  ${tickets} tickets, ${unusedTickets} of them unused; ${levels} levels`,
    `  ${sessions} sessions${seen}; ${recoveryCodes} recovery codes`,
    `  ${saveBytes} bytes of saves, ${runBytes} bytes of recordings`,
    `  ${openReports} open reports about it, ${reports} in all; it made ${reported}`,
  );
}

function sayBan(until: number, reason: string): string {
  return `banned${until >= NO_END ? '' : ` until ${showMoment(until)}`}: ${reason}`;
}

async function rename(account: AccountRow, context: ActContext, request: ActRequest): Promise<Acted> {
  if (account.guest) {
    return refusal('conflict', `${account.name} is a guest, and the names of guests are made by the server`);
  }
  const name = readDisplayName(request.name);
  if (!name.ok) return refusal('usage', name.reason);
  if (looksReserved(name.value.name)) return refusal('usage', 'this name is reserved');
  const operation = operationOf(context, request);
  const done = await context.store.administration.renameAccount(account.id, name.value, operation);
  if (done === null) return gone(account);
  if (done === 'name-taken') return refusal('conflict', 'this name, or one that looks like it, is taken');
  return acted({ id: account.id, name: name.value.name }, `${account.name} is called ${name.value.name} now`);
}

async function ban(account: AccountRow, context: ActContext, request: ActRequest): Promise<Acted> {
  const until = request.until ?? NO_END;
  const done = await context.store.administration.ban(account.id, until, operationOf(context, request));
  if (done === null) return gone(account);
  const { id, name } = account;
  return acted({ id, name, until: request.until }, `${name} is ${sayBan(until, request.reason)}`);
}

async function unban(account: AccountRow, context: ActContext, request: ActRequest): Promise<Acted> {
  const done = await context.store.administration.unban(account.id, operationOf(context, request));
  if (done === null) return gone(account);
  const { id, name } = account;
  return done === 'done'
    ? acted({ id, name }, `${name} is no longer banned`)
    : refusal('conflict', `${name} is not banned`);
}

async function remove(account: AccountRow, context: ActContext, request: ActRequest): Promise<Acted> {
  const done = await context.store.administration.deleteAccount(account.id, operationOf(context, request));
  if (done === null) return gone(account);
  const { id, name } = account;
  return acted({ id, name }, `${name} and everything that belonged to it is deleted`);
}

/** The token stands behind the #, which browsers keep to themselves: it is in no log. */
async function resetPassword(account: AccountRow, context: ActContext, request: ActRequest): Promise<Acted> {
  const { id, name } = account;
  const token = newToken();
  const endsAt = context.now() + LINK_HOURS * AN_HOUR;
  const reset = { tokenHash: hashToken(token), endsAt };
  const done = await context.store.administration.allowReset(id, reset, operationOf(context, request));
  if (done === null) return gone(account);
  if (done === 'guest') return refusal('conflict', `${name} is a guest, and guests have no password`);
  const link = `${context.site}/reset-password#${token}`;
  return acted(
    { id, name, link, endsAt },
    `${name} sets a new password here, once, until ${showMoment(endsAt)}:`,
    link,
  );
}

const NAME = 'NAME';

/** What an operator does to accounts. A name, or `id:` and an id, says which one. */
export const accountActs: readonly Act[] = [
  {
    name: 'account',
    operands: NAME,
    summary: 'shows an account: since when, runs, tickets, sessions, bytes, bans, reports',
    takes: ['subject'],
    needs: ['subject'],
    perform: onAccount(look),
  },
  {
    name: 'rename',
    operands: `${NAME} NEW-NAME`,
    summary: 'gives an account another name',
    takes: ['subject', 'name', 'reason'],
    needs: ['subject', 'name'],
    perform: onAccount(rename),
  },
  {
    name: 'ban',
    operands: NAME,
    summary: 'keeps an account out, for good or until an end; its rows are not listed meanwhile',
    takes: ['subject', 'reason', 'until'],
    needs: ['subject', 'reason'],
    warning: 'signs the account out everywhere and takes it off all boards',
    perform: onAccount(ban),
  },
  {
    name: 'unban',
    operands: NAME,
    summary: 'lifts a ban; the rows of the account are listed again',
    takes: ['subject', 'reason'],
    needs: ['subject'],
    perform: onAccount(unban),
  },
  {
    name: 'delete',
    operands: NAME,
    summary: 'deletes an account and everything that belongs to it',
    takes: ['subject', 'reason'],
    needs: ['subject'],
    warning: 'cannot be undone',
    perform: onAccount(remove),
  },
  {
    name: 'reset-password',
    operands: NAME,
    summary: `prints a link for a new password; it works once, within ${LINK_HOURS} hours`,
    takes: ['subject', 'reason'],
    needs: ['subject'],
    perform: onAccount(resetPassword),
  },
];
