import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { folder, PROGRAM } from './warren.js';

export interface Opened {
  readonly address: string;
  close(): Promise<void>;
}

/** A real server in a process of its own, which remembers everything in memory. */
export async function openWarrenServer(more: readonly string[] = []): Promise<Opened> {
  const words = [
    'serve',
    '--port',
    '0',
    '--data',
    folder(),
    '--database',
    'sqlite::memory:',
    '--log',
    'silent',
  ];
  const child = spawn(process.execPath, [PROGRAM, ...words, ...more]);
  const ended = once(child, 'exit');
  const [line] = await once(child.stdout.setEncoding('utf8'), 'data');
  const [, address] = /^Warren is open at (\S+)\n$/.exec(String(line)) ?? [];
  if (address === undefined) throw new Error(`it said ${line}`);
  return {
    address,
    async close() {
      child.kill('SIGKILL');
      await ended;
    },
  };
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
