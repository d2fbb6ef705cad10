import type { ProfileRecord } from '@warren/games/classic';
import type { AccountRow } from '../../../src/store/repositories/accounts.js';
import type { Operation } from '../../../src/store/repositories/audit.js';
import type { NewReport } from '../../../src/store/repositories/reports.js';
import type { BoardOfRun, NewRun } from '../../../src/store/repositories/run-rows.js';
import type { RunVerdict } from '../../../src/store/repositories/runs.js';
import type { SaveWriteRow } from '../../../src/store/repositories/saves.js';
import type { SessionRow } from '../../../src/store/repositories/sessions.js';
import type { TicketRow } from '../../../src/store/repositories/tickets.js';
import type { WitnessRow } from '../../../src/store/repositories/witnesses.js';
import type { Store } from '../../../src/store/store.js';

/** An account of this id, with a name after it. Without a password it is a guest. */
export async function addAccount(
  store: Store,
  id: string,
  passwordHash: string | null = 'hash',
): Promise<AccountRow> {
  const account = await store.accounts.create({
    id,
    name: `Player ${id}`,
    folded: `player ${id}`,
    passwordHash,
    at: 1_000,
  });
  if (account === null) throw new Error(`the name of ${id} is taken`);
  return account;
}

export function aSession(of: Partial<SessionRow> = {}): SessionRow {
  return {
    tokenHash: 'hash',
    accountId: 'ann',
    kind: 'cookie',
    createdAt: 1_000,
    endsAt: 9_000,
    device: 'Firefox',
    seenAt: 1_000,
    ...of,
  };
}

export const SAVE_LIMITS = { generations: 3, slots: 4, bytes: 1_000 };

export function aWrite(of: Partial<SaveWriteRow> = {}): SaveWriteRow {
  return {
    accountId: 'ann',
    slot: 'campaign',
    expected: 0,
    copyId: crypto.randomUUID(),
    text: 'level 1',
    summary: 'Level 1',
    device: 'Firefox',
    at: 1_000,
    limits: SAVE_LIMITS,
    ...of,
  };
}

export function aTicket(of: Partial<TicketRow> = {}): TicketRow {
  return {
    id: crypto.randomUUID(),
    accountId: 'ann',
    nonce: 'nonce',
    game: 'lost-cause',
    rules: 1,
    settings: '{"level":1}',
    seed: 'f00d',
    board: 'lost-cause.campaign@1',
    daily: null,
    issuedAt: 1_000,
    endsAt: 9_000,
    runId: null,
    closedAt: 0,
    bucket: '',
    unranked: '',
    ...of,
  };
}

export function aWitness(of: Partial<WitnessRow> = {}): WitnessRow {
  return {
    ticketId: 'ticket',
    openedAt: 1_000,
    begunAt: 1_000,
    seenAt: 2_000,
    tick: 60,
    count: 1,
    hash: 7,
    lastTick: 0,
    bytes: 2,
    still: 0,
    pausedMs: 0,
    pauses: 0,
    flaw: '',
    ...of,
  };
}

/** How many tickets may be open. */
export const OPEN = { most: 3, startMs: 600_000 };

export function aRun(of: Partial<NewRun> = {}): NewRun {
  const id = of.id ?? crypto.randomUUID();
  return {
    id,
    accountId: 'ann',
    recordingHash: `hash of ${id}`,
    recording: new Uint8Array([0, 1, 254, 255]),
    game: 'lost-cause',
    rules: 1,
    settings: '{"level":1}',
    ticks: 600,
    daily: null,
    unranked: null,
    pausedMs: 20,
    ticketId: null,
    category: 'witnessed',
    unwitnessed: '',
    drawnAt: 0,
    pauses: 0,
    playedMs: 0,
    receivedAt: 2_000,
    ...of,
  };
}

export const BOARD: BoardOfRun = {
  id: 'lost-cause.campaign@1',
  game: 'lost-cause',
  rules: 1,
  kind: 'game',
  title: 'Campaign',
  day: null,
  code: '',
};

export function verified(
  of: Partial<Extract<RunVerdict, { status: 'verified' }>> = {},
): Extract<RunVerdict, { status: 'verified' }> {
  return {
    status: 'verified',
    outcome: '{"result":"won","score":10}',
    board: BOARD,
    unranked: null,
    points: 10,
    ties: 0,
    logHash: '',
    scrutiny: '',
    unreviewed: 0,
    at: 3_000,
    ...of,
  };
}

/** A run that was handed in and found good. */
export async function addRun(
  store: Store,
  run: Partial<NewRun>,
  verdict: Partial<Extract<RunVerdict, { status: 'verified' }>> = {},
): Promise<string> {
  const received = await store.runs.receive(aRun(run));
  if (received.kind !== 'new') throw new Error(`the run was ${received.kind}`);
  await store.runs.finish(received.run.id, verified(verdict));
  return received.run.id;
}

export const PROFILE_LIMITS = { profiles: 5, completions: 100 };

/** A profile that has completed level 5 in so many ticks. */
export function aProfile(of: Partial<ProfileRecord> = {}, ticks = 100): ProfileRecord {
  const level = { kind: 'normal', level: 5, season: 1, tunnels: false, timer: true } as const;
  const completion = { ...level, ticks, medal: 'gold', assisted: false, at: 20 } as const;
  return { name: 'Ann', createdAt: 10, resetAt: 0, deletedAt: 0, completions: [completion], ...of };
}

/** Something of everything an account can own. */
export async function addEverything(store: Store, id: string): Promise<void> {
  await addAccount(store, id);
  await store.sessions.create(aSession({ accountId: id, tokenHash: `token of ${id}` }), 'hash');
  await store.saves.write(aWrite({ accountId: id }));
  await store.saves.write(aWrite({ accountId: id, expected: 1, text: 'level 2' }));
  await store.saves.write(aWrite({ accountId: id, expected: 1, text: 'a conflict' }));
  const ticket = aTicket({ accountId: id, daily: '2026-01-01' });
  await store.tickets.draw(ticket, OPEN);
  const open = aTicket({ accountId: id });
  await store.tickets.draw(open, OPEN);
  const log = new Uint8Array([1, 2]);
  await store.witnesses.follow(open, () => ({ witness: aWitness({ ticketId: open.id }), log }));
  await addRun(store, { accountId: id, ticketId: ticket.id });
  await store.runs.receive(aRun({ accountId: id }));
  await store.levels.save(
    {
      id: `level of ${id}`,
      accountId: id,
      game: 'classic',
      name: 'A maze',
      code: 'abc',
      shared: true,
      createdAt: 1,
    },
    10,
  );
  await store.profiles.merge(id, [aProfile()], PROFILE_LIMITS);
  await store.imports.add(id, BOARD.id, [{ score: 1, name: 'Me', date: '2026-01-01' }], {
    board: 10,
    account: 10,
  });
  await store.reports.add(aReport({ id: `report of ${id}`, reporterId: id, playerId: id }), REPORT_LIMITS);
  const hashes = [`code of ${id}`];
  await store.recovery.replaceCodes(id, { passwordHash: 'hash', hashes, at: 1 });
  await store.administration.allowReset(id, { tokenHash: `link of ${id}`, endsAt: 9_000 }, anOperation());
}

export const REPORT_LIMITS = { ofReporter: 3, ofAll: 5 };

export function aReport(of: Partial<NewReport> = {}): NewReport {
  const run = 'a run';
  const who = { reporterId: 'ann', playerId: 'bob' };
  return {
    ...{ id: crypto.randomUUID(), ...who, about: 'run', subject: run, runId: run },
    ...{ text: 'This is no human', createdAt: 4_000, ...of },
  };
}

export function anOperation(of: Partial<Operation> = {}): Operation {
  return { at: 5_000, operator: 'Mia', via: 'command', reason: 'for a reason', ...of };
}
