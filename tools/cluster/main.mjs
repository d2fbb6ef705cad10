// Starts PostgreSQL, Redis, three servers and a reverse proxy on this machine: `npm run cluster [-- --delay MS]`.
import { parseArgs } from 'node:util';
import { startServices } from './services.mjs';
import { startCluster } from './start-cluster.mjs';

const { values } = parseArgs({ options: { delay: { type: 'string', default: '0' } } });
const stopped = new Promise((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, resolve);
});
const services = await startServices(['postgres', 'redis']);
try {
  const { postgres, redis } = services;
  const cluster = await startCluster({ postgres, redis, delayMs: Number(values.delay) });
  console.log(`PostgreSQL  ${postgres}`);
  console.log(`Redis       ${redis}`);
  for (const { address, process: child } of cluster.servers)
    console.log(`server      ${address} (${child.pid})`);
  console.log(`all of them ${cluster.address}`);
  await stopped;
  await cluster.stop();
} finally {
  await services.stop();
}
