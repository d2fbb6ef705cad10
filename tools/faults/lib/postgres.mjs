import { createRequire } from 'node:module';
import { startServices } from '../../cluster/services.mjs';
import { findService } from '../../services/find-service.mjs';

const require = createRequire(new URL('../../../apps/server/package.json', import.meta.url));

/**
 * The PostgreSQL of this run of tests, or one that is started now.
 * @returns {Promise<{ postgres: string, stop(): Promise<void> }>}
 */
export async function usePostgres() {
  if (!process.env.WARREN_TEST_SERVICES && !process.env.WARREN_TEST_POSTGRES)
    return startServices(['postgres']);
  const { address, reason } = await findService('postgres');
  if (address === undefined) throw new Error(reason);
  return { postgres: address, stop: async () => {} };
}

/**
 * An empty schema of its own.
 * @param {string} postgres
 * @returns {Promise<{ address: string, remove(): Promise<void> }>}
 */
export async function makeSchema(postgres) {
  const schema = `faults_${crypto.randomUUID().replaceAll('-', '')}`;
  await runOn(postgres, `create schema ${schema}`);
  const own = new URL(postgres);
  own.searchParams.set('options', `-c search_path=${schema}`);
  return { address: own.href, remove: () => runOn(postgres, `drop schema ${schema} cascade`) };
}

/**
 * Runs a statement.
 * @param {string} address
 * @param {string} text
 */
export async function runOn(address, text) {
  const { Client } = require('pg');
  const client = new Client({ connectionString: address });
  await client.connect();
  await client.query('set client_min_messages = warning');
  await client.query(text);
  await client.end();
}
