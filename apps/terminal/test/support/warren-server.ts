import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startServer } from '@warren/server';
import { must } from './must.js';
import { folder } from './warren.js';

export interface Opened {
  readonly address: string;
  close(): Promise<void>;
}

/** A real server that remembers everything in memory; its clock can be the test's. */
export async function openWarrenServer(now: () => number = Date.now): Promise<Opened> {
  const config = { database: 'sqlite::memory:', data: folder(), log: 'silent' as const };
  const running = must(
    await startServer({ now, config, port: 0, host: '127.0.0.1', signals: false, print() {} }),
  );
  return { address: `http://127.0.0.1:${running.port}`, close: running.close };
}

/** Something that answers as it likes. */
export async function openAnyServer(listener: RequestListener): Promise<Opened> {
  const server = createServer(listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
