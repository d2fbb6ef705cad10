import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { type Run, startRun, startRunClock, TICKS_PER_SECOND } from '@warren/games';
import { findBot } from '@warren/games/bots';
import { treasureRush } from '@warren/games/treasure-rush';
import type { Ticket } from '@warren/protocol/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveSignedIn } from '../../src/online/account.js';
import { openPlayOnline, type PlayOnline } from '../../src/online/play-online.js';
import { openLine } from '../../src/online/server-line.js';
import { must } from '../support/must.js';
import { folder } from '../support/warren.js';
import { type Opened, openWarrenServer } from '../support/warren-server.js';

// A ranked run in the terminal whose connection is lost, or whose process is left. Server and terminal have one clock.

const clock = { now: Date.UTC(2026, 10, 15, 12) };
const now = () => clock.now;
const STEP_MS = 200;
/** A longer wait is that for the answer to a report. */
const LONGEST_LOOK_MS = 5_000;

let server: Opened;
let gate: Gate;
beforeAll(async () => {
  server = await openWarrenServer(now);
  gate = await openGate(Number(new URL(server.address).port));
});
afterAll(async () => {
  await gate.close();
  await server.close();
});

/** A way to the server that can be cut. */
interface Gate extends Opened {
  isCut: boolean;
}

async function openGate(port: number): Promise<Gate> {
  const sockets = new Set<Socket>();
  let isCut = false;
  const listener = createServer((socket) => {
    if (isCut) {
      socket.destroy();
      return;
    }
    const onward = connect(port, '127.0.0.1');
    for (const end of [socket, onward]) {
      sockets.add(end);
      end.on('error', () => {});
      end.on('close', () => {
        sockets.delete(end);
        socket.destroy();
        onward.destroy();
      });
    }
    socket.pipe(onward).pipe(socket);
  });
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    address: `http://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    get isCut() {
      return isCut;
    },
    set isCut(value) {
      isCut = value;
      if (isCut) cut();
    },
    async close() {
      cut();
      listener.close();
      await once(listener, 'close');
    },
  };
}

/** Timers that follow the clock of the test. */
function openTimers() {
  const timers = new Set<{ readonly at: number; readonly ms: number; readonly run: () => void }>();
  return {
    time: {
      now,
      later(run: () => void, ms: number) {
        const timer = { at: clock.now + ms, ms, run };
        timers.add(timer);
        return () => void timers.delete(timer);
      },
    },
    /** Runs what is due, and waits until every report has its answer or has failed. */
    async settle(): Promise<void> {
      for (const timer of [...timers]) {
        if (timer.at > clock.now || !timers.delete(timer)) continue;
        timer.run();
      }
      while ([...timers].some(({ ms }) => ms > LONGEST_LOOK_MS))
        await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

/** A ranked run of Treasure Rush by the bot, of about a minute and a half. */
async function begin(name: string) {
  const line = openLine({ server: gate.address, token: null });
  const body = { name, password: 'under the hill', wants: 'token' as const };
  const answer = await line.call('register', { body });
  if (!answer.ok || answer.value.token === undefined) throw new Error('nobody is let in');
  const { id, guest } = answer.value.account;
  const data = folder();
  must(saveSignedIn(data, { server: gate.address, token: answer.value.token, id, name, guest }));
  const timers = openTimers();
  const openAgain = () => {
    const online = openPlayOnline(data, join(data, 'play'), now, timers.time);
    if (online === null) throw new Error('no account is signed in');
    return online;
  };
  const online = openAgain();
  const { ticket } = await online.drawTicket(treasureRush, {});
  if (ticket === null) throw new Error('there is no ticket');
  const run = must(startRun(treasureRush, ticket.settings, ticket.seed));
  const player = must(findBot('treasure-rush')).begin();
  const runClock = startRunClock(now);
  return { online, openAgain, ticket, run, player, runClock, ...timers };
}

type Begun = Awaited<ReturnType<typeof begin>>;

/** Plays for so long, or until the end. */
async function play({ run, player, settle }: Begun, seconds = Number.POSITIVE_INFINITY): Promise<void> {
  const end = run.tick + seconds * TICKS_PER_SECOND;
  while (!run.finished && run.tick < end) {
    for (let i = 0; i < (STEP_MS * TICKS_PER_SECOND) / 1000 && !run.finished; i++)
      run.advance(player(run.state));
    clock.now += STEP_MS;
    await settle();
  }
}

function follow({ run, runClock, ticket }: Begun & { run: Run; ticket: Ticket }, online: PlayOnline) {
  runClock.follow(run.tick, false);
  return online.witness({ run, clock: runClock, ticket, save() {} });
}

async function handIn(begun: Begun, online: PlayOnline): Promise<string> {
  const { run, runClock, ticket } = begun;
  runClock.follow(run.tick, true);
  const [words = ''] = await online.handIn({ run, clock: runClock, hasTurns: false, ticket });
  await online.close();
  return words;
}

test('stays witnessed where the connection is lost for half a minute', async () => {
  const begun = await begin('Otter');
  const end = follow(begun, begun.online);
  await play(begun, 15);
  gate.isCut = true;
  await play(begun, 30);
  expect(begun.run.finished).toBe(false);
  gate.isCut = false;
  await play(begun);
  end();
  expect(await handIn(begun, begun.online)).toMatch(/ rank \d+ \(witnessed\) on treasure-rush/);
});

test('is an offline run where the connection is lost until its end, and for more than a minute', async () => {
  const begun = await begin('Heron');
  const end = follow(begun, begun.online);
  await play(begun, 10);
  gate.isCut = true;
  await play(begun);
  expect(begun.run.tick / TICKS_PER_SECOND).toBeGreaterThan(75);
  end();
  gate.isCut = false;
  const words = await handIn(begun, begun.online);
  expect(words).toMatch(
    / rank \d+ among offline runs on .*: for more than a minute the server did not hear/i,
  );
});

test('stays witnessed where the terminal is left in the middle and the run goes on later', async () => {
  const begun = await begin('Badger');
  const end = follow(begun, begun.online);
  await play(begun, 20);
  begun.runClock.follow(begun.run.tick, true);
  await begun.online.leave();
  end();
  await begun.online.close();
  clock.now += 600_000;
  const later = begun.openAgain();
  const ending = follow(begun, later);
  await begun.settle();
  await play(begun);
  ending();
  expect(await handIn(begun, later)).toMatch(/ rank \d+ \(witnessed\) on treasure-rush/);
});
