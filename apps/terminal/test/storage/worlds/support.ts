import { stateHash } from '@warren/games';
import type { World } from '@warren/games/cave';
import { silentLog } from '../../../src/storage/log.js';
import type { Disk } from '../../../src/storage/worlds/disk.js';
import type { ProcessInfo } from '../../../src/storage/worlds/lock.js';
import type { OpenWorld } from '../../../src/storage/worlds/open-world.js';
import { openWorldRepository, type WorldRepository } from '../../../src/storage/worlds/repository.js';
import { must } from '../../support/must.js';

/** Small regions are made faster. */
export const SMALL = { regionSize: 16, iterations: 2, smoothing: 1 };

/** A process of a test. */
export interface Actor {
  readonly processInfo: ProcessInfo;
  die(): void;
}

/** Processes of one machine, each of which knows whether another lives. */
export function makeMachine(host = 'here'): () => Actor {
  const living = new Set<number>();
  let latest = 1000;
  return () => {
    const pid = ++latest;
    const startTimeOf = (other: number) => (living.has(other) ? `start of ${other}` : null);
    living.add(pid);
    return {
      processInfo: { pid, host, startTime: `start of ${pid}`, bootedAt: 0, startTimeOf },
      die: () => void living.delete(pid),
    };
  };
}

export interface ShelfWish {
  readonly disk?: Disk;
  readonly processInfo?: ProcessInfo;
  readonly now?: () => number;
}

export function repositoryIn(folder: string, { now = Date.now, ...more }: ShelfWish = {}): WorldRepository {
  return openWorldRepository({ folder, now, log: silentLog, ...more });
}

/** A walk that meets walls, chests and monsters, and fights its fights out. */
export function someAction(number: number): number {
  return [1, 2, 1, 0, 6, 3, 2, 2, 6, 1][(number * 7) % 10];
}

/** Plays some moves. */
export function walk(open: OpenWorld, moves: number): void {
  for (let i = 0; i < moves; i++) must(open.play([someAction(open.world.run.tick)]));
}

export function hashOf({ run }: World): number {
  return stateHash(run.state);
}
