import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startWarren, stopWarren } from '../../lib/warren-process.mjs';
import { clientOf } from '../lib/player.mjs';
import { FLAGS } from '../lib/victims.mjs';

/** @typedef {import('../main.mjs').FaultReport} FaultReport */
/** @typedef {import('../../../packages/protocol/dist/client-index.js').Client} Client */

const MEGABYTES = 6;
const TEXT = 'x'.repeat(100_000);
/** What its operator deletes when the disk is full. */
const BALLAST_BYTES = 1_000_000;

/**
 * Fills a real, small disk with saves until the server answers 507, makes room and goes on. Needs the right to mount.
 * @param {{ print: (line: string) => void }} options
 * @returns {Promise<FaultReport>}
 */
export async function runSmallDisk({ print }) {
  const root = mkdtempSync(join(tmpdir(), 'warren-faults-'));
  const folder = join(root, 'disk');
  mkdirSync(folder);
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${MEGABYTES}m`, 'tmpfs', folder]);
  if (mounted.status !== 0) {
    print('a small disk cannot be mounted here; only planted faults were tried');
    rmSync(root, { recursive: true });
    return { checks: 0, failures: [] };
  }
  const ballast = join(folder, 'ballast');
  writeFileSync(ballast, Buffer.alloc(BALLAST_BYTES));
  const words = [...FLAGS, '--data', join(folder, 'data'), '--min-free-mb', '0'];
  const server = await startWarren({ words });
  try {
    return await fill(server.address, () => rmSync(ballast), print);
  } finally {
    await stopWarren(server.process);
    spawnSync('umount', [folder]);
    rmSync(root, { recursive: true, force: true });
  }
}

/**
 * @param {string} address
 * @param {() => void} makeRoom
 * @param {(line: string) => void} print
 */
async function fill(address, makeRoom, print) {
  const signedIn = await clientOf(address, null).call('guest', { body: { wants: 'token' } });
  const client = clientOf(address, signedIn.ok ? (signedIn.value.token ?? null) : null);
  let slots = 0;
  let code = '';
  while (code === '' && slots < 10 * MEGABYTES) code = await save(client, slots++);
  /** @type {FaultReport} */
  const report = { checks: 5, failures: [] };
  if (code !== 'disk-full') report.failures.push(`a full disk answered ${code || 'nothing of the kind'}`);
  const list = await client.call('saves', {});
  if (!list.ok || list.value.saves.length !== slots - 1)
    report.failures.push('saves are gone from a full disk');
  // A deletion is written as well, so a disk without a byte left may refuse it; but it says so.
  const deleted = await client.call('deleteSave', { params: { slot: 'slot-0' } });
  if (!deleted.ok && deleted.code !== 'disk-full')
    report.failures.push(`a deletion on a full disk answered ${deleted.code}`);
  makeRoom();
  if ((await save(client, slots)) !== '') report.failures.push('no save is taken after room was made');
  const read = await client.call('readSave', { params: { slot: `slot-${slots - 2}` } });
  if (!read.ok || read.value.text !== TEXT) report.failures.push('a save changed on a full disk');
  print(
    `a disk of ${MEGABYTES} MB took ${slots - 1} saves of 100 KB, then ${code}; with room again it went on`,
  );
  return report;
}

/**
 * @param {Client} client
 * @param {number} slot
 */
async function save(client, slot) {
  const request = { params: { slot: `slot-${slot}` }, revision: 0, body: { text: TEXT } };
  const answer = await client.call('writeSave', request);
  return answer.ok ? '' : answer.code;
}
