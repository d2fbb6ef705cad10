import { makeRecordingText } from '@warren/games';
import { ERRORS, type ErrorCode } from '@warren/protocol';
import { type Failure, makeClient } from '@warren/protocol/client';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Cluster, type ClusterServer, startCluster } from '../../../../tools/cluster/start-cluster.mjs';
import { findService } from '../../../../tools/services/find-service.mjs';
import { makeSchema, type Place } from '../store/support/every-database.js';
import { hasPostgres } from '../store/support/postgres-bench.js';
import { botRecording } from '../support/play.js';

const AN_HOUR = 3_600_000;
const NAME = `cluster_${crypto.randomUUID()}`;

if (await hasPostgres())
  describe('three servers on one database', () => {
    let place: Place;
    let cluster: Cluster;
    beforeAll(async () => {
      const { address = '' } = await findService('postgres');
      const { address: redis = '' } = await findService('redis');
      place = await makeSchema(address);
      const named = new URL(place.address);
      named.searchParams.set('application_name', NAME);
      const clocks = [0, AN_HOUR, -AN_HOUR];
      cluster = await startCluster({ postgres: named.href, redis, clocks, flags: ['--check-threads', '1'] });
    });
    afterAll(async () => {
      await cluster.stop();
      await place.remove();
    });

    test('the end of all connections under load kills no server: calls answer, or 503 with Retry-After', async () => {
      const load = await startLoad(cluster.servers);
      for (let i = 0; i < 3; i++) {
        await load.answers(30);
        await terminate(place.address);
      }
      const answers = await load.stop();
      for (const { status, retryAfter } of answers) {
        expect(status === 200 || (status === 503 && retryAfter !== null)).toBe(true);
      }
      for (const { process: child } of cluster.servers) expect(child.exitCode).toBeNull();
      for (const { address } of cluster.servers) await expect.poll(() => ready(address)).toBe(200);
      expect(load.accepted).not.toEqual([]);
      for (const id of load.accepted) await expect.poll(() => statusOf(cluster, id)).toBe('verified');
    });

    test('a frozen server stops none of the others', async () => {
      const [frozen, ...others] = cluster.servers as [ClusterServer, ...ClusterServer[]];
      const load = await startLoad(cluster.servers);
      await load.answers(20);
      frozen.process.kill('SIGSTOP');
      const meanwhile = await startLoad(others);
      await meanwhile.answers(60);
      const answers = await meanwhile.stop();
      frozen.process.kill('SIGCONT');
      await load.stop();
      expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
      await expect.poll(() => ready(frozen.address)).toBe(200);
    });

    test('a server whose network swallows everything says so, and recovers by itself', async () => {
      const [cut, ...others] = cluster.servers as [ClusterServer, ...ClusterServer[]];
      cut.network.swallow();
      expect(await ready(cut.address)).toBe(503);
      for (const { address } of others) expect(await ready(address)).toBe(200);
      expect((await fetch(`${cut.address}/healthz`)).status).toBe(200);
      cut.network.pass();
      await expect.poll(() => ready(cut.address)).toBe(200);
      expect((await save(cut, await guest(cut))).status).toBe(200);
    });

    test('servers whose clocks differ by hours agree about the time', async () => {
      const times = await Promise.all(
        cluster.servers.map(async ({ address }) => (await (await fetch(`${address}/api/daily`)).json()).now),
      );
      expect(Math.max(...times) - Math.min(...times)).toBeLessThan(AN_HOUR / 2);
      expect(Math.abs((times[0] ?? 0) - Date.now())).toBeLessThan(AN_HOUR / 2);
    });

    test('a session of one server is one of all, behind the reverse proxy too', async () => {
      const token = await guest(cluster.servers[0] as ClusterServer);
      for (const server of [...cluster.servers, cluster])
        expect((await save(server, token)).status).toBe(200);
    });
  });

type Target = Pick<ClusterServer, 'address'>;

interface Answered {
  /** 200 for every success. */
  readonly status: number;
  readonly retryAfter: string | null;
}

async function ready(address: string): Promise<number> {
  return (await fetch(`${address}/readyz`)).status;
}

async function statusOf({ address }: Target, run: string): Promise<string> {
  return (await (await fetch(`${address}/api/runs/${run}`)).json()).status;
}

/** The token of a new guest. */
async function guest({ address }: Target): Promise<string> {
  const answer = await fetch(`${address}/api/guest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"wants":"token"}',
  });
  return (await answer.json()).token;
}

/** Writes a save, whatever was there before. */
async function save({ address }: Target, token: string): Promise<Answered> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const slot = `${address}/api/saves/load`;
  const before = await fetch(slot, { headers });
  if (before.status === 503) return answered(before);
  const revision = before.status === 404 ? 0 : (await before.json()).revision;
  const body = JSON.stringify({ text: `${revision}` });
  const answer = await fetch(slot, {
    method: 'PUT',
    headers: { ...headers, 'if-match': `"${revision}"` },
    body,
  });
  // A commit whose answer was lost is found by the next try.
  return answer.status === 409 ? { status: 200, retryAfter: null } : answered(answer);
}

async function answered(response: Response): Promise<Answered> {
  await response.text();
  const status = response.ok ? 200 : response.status;
  return { status, retryAfter: response.headers.get('retry-after') };
}

/** Draws a ticket, has the bot play it and hands the run in. */
async function rank({ address }: Target, token: string, accepted: string[]): Promise<Answered> {
  const client = makeClient({ base: address, fetch, token: () => token });
  const status = ({ code, retryAfter }: Failure): Answered => ({
    // A player has two runs waiting at most; the client keeps the next.
    status: code === 'queue-full' ? 200 : ERRORS[code as ErrorCode].status,
    retryAfter: retryAfter === null ? null : String(retryAfter),
  });
  const ticket = await client.call('drawTicket', { body: { game: 'classic', settings: {} } });
  if (!ticket.ok) return status(ticket);
  const { id, nonce, settings, seed } = ticket.value;
  const recording = makeRecordingText(botRecording('classic', settings as object, seed));
  const run = await client.call('uploadRun', { body: { recording, ticket: { id, nonce } } });
  if (!run.ok) return status(run);
  accepted.push(run.value.id);
  return { status: 200, retryAfter: null };
}

/** Players that save and hand in ranked runs on every server as fast as they can. */
async function startLoad(servers: readonly ClusterServer[]) {
  const playing = servers.flatMap((server) => [server, server]);
  const tokens = await Promise.all(playing.map(guest));
  const answers: Answered[] = [];
  const accepted: string[] = [];
  const waiting: { readonly count: number; readonly resolve: () => void }[] = [];
  let isStopped = false;
  const players = playing.map(async (server, i) => {
    for (let turn = i; !isStopped; turn++) {
      const token = tokens[i] ?? '';
      answers.push(await (turn % 2 === 0 ? save(server, token) : rank(server, token, accepted)));
      for (const { count, resolve } of waiting) if (answers.length >= count) resolve();
    }
  });
  return {
    /** The ids of the runs that were accepted. */
    accepted,
    /** Fulfilled when so many more calls were answered. */
    answers: (more: number) =>
      new Promise<void>((resolve) => waiting.push({ count: answers.length + more, resolve })),
    async stop(): Promise<readonly Answered[]> {
      isStopped = true;
      await Promise.all(players);
      return answers;
    },
  };
}

async function terminate(address: string): Promise<void> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  await client.query('select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1', [
    NAME,
  ]);
  await client.end();
}
