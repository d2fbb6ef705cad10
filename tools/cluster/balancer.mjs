import { createServer, request } from 'node:http';

/** A server that does not answer for so long is passed over. */
const PATIENCE_MS = 10_000;

/**
 * A small reverse proxy: gives each request to the next server, and to the one after it when that cannot be reached.
 * @param {readonly string[]} targets
 * @returns {Promise<{ address: string, close(): Promise<void> }>}
 */
export async function openBalancer(targets) {
  let next = 0;
  const server = createServer(async (incoming, outgoing) => {
    /** @type {Buffer[]} */
    const parts = [];
    for await (const part of incoming) parts.push(part);
    const body = Buffer.concat(parts);
    for (let tries = 0; tries < targets.length; tries++) {
      const target = targets[next++ % targets.length] ?? '';
      if (await forward(target, incoming, body, outgoing)) return;
    }
    outgoing.writeHead(503, { 'retry-after': '1' }).end();
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    address: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/**
 * Answers with what a server says. False when it cannot be reached, and nothing was answered.
 * @param {string} target
 * @param {import('node:http').IncomingMessage} incoming
 * @param {Buffer} body
 * @param {import('node:http').ServerResponse} outgoing
 * @returns {Promise<boolean>}
 */
function forward(target, { method, url, headers, socket }, body, outgoing) {
  return new Promise((resolve) => {
    const from = socket.remoteAddress ?? '';
    const asked = request(target + url, {
      method,
      headers: { ...headers, 'x-forwarded-for': from, 'content-length': String(body.length) },
      timeout: PATIENCE_MS,
    });
    asked.on('response', (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
      answer.on('error', () => outgoing.destroy());
      resolve(true);
    });
    asked.on('timeout', () => asked.destroy());
    asked.on('error', () => resolve(outgoing.headersSent));
    asked.end(body);
  });
}
