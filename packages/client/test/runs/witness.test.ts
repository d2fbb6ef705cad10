import { parseBase64url } from '@warren/engine/codes';
import { extendEnd, LOG_START, type LogEnd, parseLogBytes } from '@warren/games';
import type { Answer, LogPosition, LogReport } from '@warren/protocol/client';
import { describe, expect, test } from 'vitest';
import { openWitness } from '../../src/runs/witness.js';
import { makeFakeClock, rest } from '../support/fake-clock.js';
import { failure } from '../support/fake-server.js';

const TICKET = { id: 'ticket', nonce: 'nonce' };
const SECOND = 60;

/** A run that is played by hand. */
function fakeRun() {
  const actions: number[] = [];
  return {
    tick: 0,
    finished: false,
    log: {
      get count() {
        return actions.length / 2;
      },
      get hash() {
        return extendEnd(LOG_START, actions).hash;
      },
      since: (count: number) => actions.slice(2 * count),
    },
    /** Plays so many ticks, with these actions at the first of them. */
    play(ticks: number, ...taken: number[]) {
      actions.push(...taken.flatMap((action) => [this.tick, action]));
      this.tick += ticks;
    },
  };
}

/** A server that takes in reports as the real one does. */
function fakeWitnessServer() {
  let end: LogEnd = LOG_START;
  return {
    reports: [] as LogReport[],
    /** What happens to a report: it may not arrive, its answer may not, or it may take for ever. */
    line: 'good' as 'good' | 'dead' | 'deaf' | 'silent',
    instead: null as Answer<LogPosition> | null,
    state: 'growing' as LogPosition['state'],
    takesIn: true,
    aborted: 0,
    get count() {
      return end.count;
    },
    async send(ticket: string, report: LogReport, signal: AbortSignal): Promise<Answer<LogPosition>> {
      expect([ticket, report.nonce]).toEqual(['ticket', 'nonce']);
      signal.addEventListener('abort', () => this.aborted++);
      this.reports.push(report);
      if (this.line === 'silent') return new Promise(() => {});
      if (this.line === 'dead') return failure('offline');
      if (this.instead !== null) return this.instead;
      if (this.takesIn && report.from <= end.count) this.take(report);
      if (this.line === 'deaf') return failure('offline');
      return { ok: true, status: 200, value: { count: end.count, tick: report.tick, state: this.state } };
    },
    take({ from, actions, hash }: LogReport) {
      const bytes = parseBase64url(actions);
      const log = parseLogBytes(bytes.ok ? bytes.value : new Uint8Array(), 0, 10_000);
      end = extendEnd(end, (log.ok ? log.value : []).slice(2 * (end.count - from)));
      expect(end.hash).toBe(hash);
    },
  };
}

function setUp() {
  const time = makeFakeClock();
  const run = fakeRun();
  const clock = { isStill: false };
  const server = fakeWitnessServer();
  const send: typeof server.send = (...sent) => server.send(...sent);
  const open = () => openWitness({ run, clock, ticket: TICKET, send, now: time.now, later: time.later });
  /** Plays so many seconds, with an action each. */
  const play = async (seconds: number) => {
    for (let i = 0; i < seconds; i++) {
      run.play(SECOND, 1 + (i % 4));
      await time.pass(1000);
    }
  };
  const last = () => server.reports.at(-1);
  return { time, run, clock, server, open, play, last };
}

describe('the witness of a run', () => {
  test('tells of its beginning at once, and of what is new every five seconds', async () => {
    const { server, open, play, last } = setUp();
    open();
    expect(server.reports).toMatchObject([{ from: 0, actions: '', tick: 0, still: false }]);
    await play(21);
    expect(server.reports.map(({ tick }) => tick / SECOND)).toEqual([0, 5, 10, 15, 20]);
    expect(server.reports.map(({ from }) => from)).toEqual([0, 0, 5, 10, 15]);
    expect([server.count, last()?.still]).toEqual([20, false]);
  });

  test('says nothing while nothing happens', async () => {
    const { time, clock, server, open } = setUp();
    clock.isStill = true;
    open();
    await time.pass(600_000);
    expect(server.reports.map(({ still }) => still)).toEqual([true]);
  });

  test('tells of pauses and of their ends at once', async () => {
    const { time, clock, server, open, play, run } = setUp();
    open();
    await play(2);
    clock.isStill = true;
    await time.pass(200);
    expect(server.reports.slice(1)).toMatchObject([{ tick: 2 * SECOND, still: true }]);
    await time.pass(60_000);
    clock.isStill = false;
    run.play(1);
    await time.pass(200);
    expect(server.reports.slice(2)).toMatchObject([{ tick: 2 * SECOND + 1, still: false }]);
  });

  test('has one report under way at a time', async () => {
    const { time, clock, server, open } = setUp();
    server.line = 'silent';
    open();
    clock.isStill = true;
    await time.pass(9_000);
    expect(server.reports).toHaveLength(1);
  });

  test('is silent once the run is over: the upload is the last report', async () => {
    const { time, run, server, open, play } = setUp();
    const witness = open();
    await play(4);
    run.finished = true;
    await time.pass(60_000);
    witness.leave();
    expect(server.reports).toHaveLength(1);
  });
});

describe('where the connection is lost, a witness', () => {
  test('tries again every five seconds, and goes on from where the server is', async () => {
    const { server, open, play, last } = setUp();
    open();
    await play(6);
    server.line = 'dead';
    await play(30);
    expect(server.reports.length).toBeLessThan(10);
    server.line = 'good';
    await play(7);
    expect(server.count).toBeGreaterThan(36);
    expect(last()?.from).toBeLessThan(server.count);
  });

  test('tells again what may have arrived: the server passes over what it has', async () => {
    const { server, open, play } = setUp();
    open();
    await play(6);
    server.line = 'deaf';
    await play(11);
    const had = server.count;
    expect(had).toBeGreaterThan(6);
    server.line = 'good';
    await play(11);
    expect(server.count).toBeGreaterThan(had + 8);
  });

  test('tells of a pause again whose report was lost', async () => {
    const { time, clock, server, open, play, last } = setUp();
    open();
    await play(2);
    server.line = 'dead';
    clock.isStill = true;
    await time.pass(1_000);
    server.line = 'good';
    await time.pass(5_000);
    expect(last()).toMatchObject({ tick: 2 * SECOND, still: true });
    const { length } = server.reports;
    await time.pass(60_000);
    expect(server.reports).toHaveLength(length);
  });

  test('gives up a report without an answer after ten seconds, and makes another', async () => {
    const { server, open, play } = setUp();
    open();
    await play(5);
    server.line = 'silent';
    await play(6);
    server.line = 'good';
    await play(20);
    expect(server.aborted).toBe(1);
    expect(server.count).toBeGreaterThan(20);
  });

  test('waits as long as the server asks for', async () => {
    const { server, open, play } = setUp();
    server.instead = failure('too-many', { retryAfter: 20 });
    open();
    await play(19);
    expect(server.reports).toHaveLength(1);
    server.instead = null;
    await play(2);
    expect(server.reports).toHaveLength(2);
  });

  test('does not ask the more often, where the server takes in nothing', async () => {
    const { server, open, play } = setUp();
    open();
    server.takesIn = false;
    await play(60);
    expect(server.reports.length).toBeLessThanOrEqual(13);
  });
});

describe('a run that is resumed', () => {
  test('is not told from its beginning, if the server has it', async () => {
    const { server, open, play } = setUp();
    const before = open();
    await play(10);
    before.leave();
    before.close();
    await rest();
    const { length } = server.reports;
    open();
    await rest();
    expect(server.reports.slice(length)).toMatchObject([{ from: 10, actions: '' }]);
  });

  test('is told from where the server is', async () => {
    const { time, server, open, play, last } = setUp();
    const before = open();
    await play(6);
    server.line = 'dead';
    await play(4);
    before.leave();
    before.close();
    server.line = 'good';
    open();
    await time.pass(200);
    expect([server.count, last()?.from]).toEqual([10, 5]);
  });

  test('is told as a whole to a server that has never heard of it', async () => {
    const { time, server, open, play } = setUp();
    open().close();
    await play(10);
    open();
    await time.pass(200);
    expect(server.count).toBe(10);
  });
});

describe('a witness ends', () => {
  test.each(['wrong-ticket', 'ticket-used', 'ticket-ended', 'too-large'] as const)(
    'by "%s"',
    async (code) => {
      const { server, open, play } = setUp();
      open();
      await play(2);
      server.instead = failure(code);
      await play(30);
      expect(server.reports).toHaveLength(2);
    },
  );

  test('where another run was reported by the same ticket', async () => {
    const { server, open, play } = setUp();
    server.state = 'parted';
    open();
    await play(30);
    expect(server.reports).toHaveLength(1);
  });

  test('where the server knows more of the run than it has', async () => {
    const { run, server, open, play } = setUp();
    const value = { count: run.log.count + 100, tick: 0, state: 'growing' } as const;
    server.instead = { ok: true, status: 200, value };
    open();
    await play(30);
    expect(server.reports).toHaveLength(1);
  });

  test('where there is more to tell than a report takes', async () => {
    const { run, server, open, play } = setUp();
    open();
    await play(1);
    run.play(1, ...Array.from({ length: 20_000 }, () => 1));
    await play(30);
    expect(server.reports).toHaveLength(1);
  });
});

describe('who leaves', () => {
  test('says that the run stands still, with what is new', async () => {
    const { server, open, play, last } = setUp();
    const witness = open();
    await play(3);
    witness.leave();
    witness.close();
    await rest();
    expect(last()).toMatchObject({ from: 0, tick: 3 * SECOND, still: true });
    expect(server.count).toBe(3);
    await play(30);
    expect(server.reports).toHaveLength(2);
  });

  test('says so while another report is under way, and only once', async () => {
    const { server, open, play, last } = setUp();
    const witness = open();
    await play(4);
    server.line = 'silent';
    await play(2);
    expect(server.reports).toHaveLength(2);
    witness.leave();
    witness.leave();
    expect(server.reports).toHaveLength(3);
    expect(last()).toMatchObject({ tick: 6 * SECOND, still: true });
  });

  test('goes on where the page comes back', async () => {
    const { clock, server, open, play, last, time } = setUp();
    const witness = open();
    await play(3);
    clock.isStill = true;
    witness.leave();
    await time.pass(60_000);
    clock.isStill = false;
    await play(6);
    expect(last()).toMatchObject({ still: false, tick: 9 * SECOND });
    expect(server.count).toBe(9);
  });
});
