import pg from 'pg';
import { afterEach, beforeEach } from 'vitest';
import { openTcpProxy, type TcpProxy, throughPort } from '../../../../../tools/cluster/tcp-proxy.mjs';
import { findService } from '../../../../../tools/services/find-service.mjs';
import type { Database } from '../../../src/store/database.js';
import { migrate } from '../../../src/store/migrations/migrate.js';
import { openDatabase } from '../../../src/store/open-store.js';
import type { Store } from '../../../src/store/store.js';
import { makeStore } from '../../../src/store/store.js';
import { must } from '../../support/must.js';
import { makeSchema, type Place, reportMissing } from './every-database.js';

/** A schema of PostgreSQL, and a server's store on it behind a network that can fail. */
export interface PostgresBench {
  readonly store: Store;
  readonly database: Database;
  readonly proxy: TcpProxy;
  /** The address of the schema, past the proxy. */
  readonly direct: string;
  /** The address of the schema through the proxy. */
  readonly address: string;
  /** Ends all connections of this test as a restart of PostgreSQL does. Answers how many there were. */
  terminate(): Promise<number>;
  /** Runs a statement past the proxy. */
  run(text: string): Promise<readonly Record<string, unknown>[]>;
}

/** Whether there is a PostgreSQL. One that can't be had is reported, and fails where CI is true. */
export async function hasPostgres(): Promise<boolean> {
  const { address, reason } = await findService('postgres');
  if (address === undefined) reportMissing(`PostgreSQL is not tested: ${reason}`);
  return address !== undefined;
}

/** A new bench for every test. */
export function postgresBench({ connections = 4 } = {}): () => PostgresBench {
  let bench: PostgresBench;
  let place: Place;
  beforeEach(async () => {
    const { address = '' } = await findService('postgres');
    place = await makeSchema(address);
    bench = await openBench(place.address, connections);
  });
  afterEach(async () => {
    await bench.store.close();
    await bench.proxy.close();
    await place.remove();
  });
  return () => bench;
}

async function openBench(schema: string, connections: number): Promise<PostgresBench> {
  const named = new URL(schema);
  const name = `bench_${crypto.randomUUID()}`;
  named.searchParams.set('application_name', name);
  const proxy = await openTcpProxy({ port: Number(named.port) });
  const address = throughPort(named.href, proxy.port);
  const database = must(await openDatabase(address, { connections }));
  must(await migrate(database));
  const run = async (text: string) => {
    const client = new pg.Client({ connectionString: schema });
    await client.connect();
    const { rows } = await client.query(text);
    await client.end();
    return rows;
  };
  return {
    store: makeStore(database),
    database,
    proxy,
    direct: named.href,
    address,
    run,
    terminate: async () =>
      (await run(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = '${name}'`))
        .length,
  };
}
