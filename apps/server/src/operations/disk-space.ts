import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.js';

/** Whether the disk of the embedded database has room. */
export interface DiskSpace {
  /** Below the floor of the settings: what would take more room is refused, everything else goes on. */
  readonly isLow: boolean;
  /** How much is free; `null` where nobody looks, or it is unknown. */
  readonly freeBytes: number | null;
}

/** The free bytes of the disk on which a folder is. */
export type FreeBytes = (folder: string) => Promise<number>;

const CHECK_MS = 5_000;
const MEGABYTE = 1_000_000;

/** Looks at the disk again and again while the server runs. Another machine's database looks after itself. */
export async function watchDiskSpace(
  app: FastifyInstance,
  { database, minFreeMb }: Pick<Config, 'database' | 'minFreeMb'>,
  free: FreeBytes = freeBytes,
): Promise<DiskSpace> {
  const [, file] = /^sqlite:(?!:memory:)(.+)$/.exec(database) ?? [];
  if (file === undefined) return { isLow: false, freeBytes: null };
  let isLow = false;
  let bytes: number | null = null;

  async function check(): Promise<void> {
    const wasLow = isLow;
    try {
      bytes = await free(dirname(file));
      isLow = bytes < minFreeMb * MEGABYTE;
    } catch (error) {
      // An unknown disk is not a full one; a write that fails is still refused.
      app.log.warn(`the free space of ${dirname(file)} is unknown: ${(error as Error).message}`);
      isLow = false;
      bytes = null;
    }
    if (isLow && !wasLow) app.log.error(`less than ${minFreeMb} MB are free: nothing more is written`);
    if (wasLow && !isLow) app.log.info('the disk has room again');
  }

  await check();
  const timer = setInterval(() => void check(), CHECK_MS).unref();
  app.addHook('onClose', async () => clearInterval(timer));
  return {
    get isLow() {
      return isLow;
    },
    get freeBytes() {
      return bytes;
    },
  };
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
