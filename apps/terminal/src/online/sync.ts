import {
  createProfileSync,
  createSignal,
  createSyncEngine,
  NO_SYNC_STATUS,
  type SlotRegistry,
  type SlotStatus,
  saveRegistry,
  slotNamed,
} from '@warren/client';
import { accept, type Result, refuse } from '@warren/engine';
import { checkRecord, type ProfileRecord } from '@warren/games/classic';
import { openProfileFile } from '../storage/profiles.js';
import { fixedSession, type Signed, serverError } from './account.js';
import { openSaveFiles, type SaveFilesOptions } from './save-files.js';
import { openSyncFile } from './sync-file.js';

/** Two copies that both went on; the player has to choose. */
export interface Conflict {
  readonly title: string;
  readonly here: string;
  readonly there: NonNullable<SlotStatus['other']>;
}

export type Choice = 'here' | 'server' | 'later';

export interface SyncOptions extends Signed, SaveFilesOptions {
  /** What this machine is called. */
  readonly device: string;
  /** Whether the copies of this machine go on without a question. */
  readonly prefersLocal: boolean;
  readonly choose: (conflict: Conflict) => Promise<Choice>;
  /** Told what was done, a line a save. */
  readonly report: (line: string) => Promise<void>;
  /** What the names of the saves to bring up to date begin with on the server; all without it. */
  readonly only?: string;
}

const SYSTEMS: Readonly<Record<string, string>> = { linux: 'Linux', darwin: 'Mac', win32: 'Windows' };

/** What this machine is called. */
export function thisDevice(): string {
  return `Terminal on ${SYSTEMS[process.platform] ?? process.platform}`;
}

/** The saves that are synced: those this machine has a place for, as far as they are wanted. */
function registryFor(only: string, hasWorlds: boolean): SlotRegistry {
  const { fixed, patterns } = saveRegistry();
  const isWanted = (slot: string) => slot.startsWith(only);
  return {
    fixed: fixed.filter(({ game, slot }) => game !== undefined && isWanted(slot)),
    patterns: (hasWorlds ? patterns : []).map((pattern) => ({
      ...pattern,
      member: (id: string) => (isWanted(`${pattern.slot}${id}`) ? pattern.member(id) : null),
    })),
  };
}

/** Brings every save up to date, and says whether nothing is left to do. A server that is away is thrown. */
export async function syncAll(options: SyncOptions): Promise<boolean> {
  const { account, line, folder, now, device, prefersLocal, report } = options;
  const saves = openSaveFiles(options);
  const registry = registryFor(options.only ?? '', saves.worldsError === null);
  const textOf = (name: string) => {
    const slot = slotNamed(registry, name);
    return slot === null ? '' : saves.read(slot);
  };
  const status = createSignal(NO_SYNC_STATUS);
  const synced: SlotStatus[] = [];
  const engine = createSyncEngine({
    client: line,
    session: fixedSession(account),
    storage: openSyncFile(folder, account, textOf),
    saves,
    registry,
    device,
    prefersLocal,
    status,
    now,
    onSlot: (slot) => synced.push(slot),
    whileFree: async (_, run) => run(),
    inTurn: (run) => run(),
  });
  const round = await engine.sync();
  if (round.error !== undefined) throw round.error;
  if (round.failure !== undefined && synced.length === 0) throw serverError(round.failure);

  let isDone = saves.worldsError === null;
  if (saves.worldsError !== null) await report(`the worlds of Cave: ${saves.worldsError}`);
  for (const first of synced) {
    const slot = slotNamed(registry, first.slot);
    if (slot === null) continue;
    const title = saves.titleOf(slot);
    const here = () => slot.summary(saves.read(slot));
    const last = first.other === null ? first : await settle(first, { title, here: here() });
    isDone &&= last.standing === 'synced' || last.standing === 'occupied';
    const words = wordsOf(last, here, slot.game === undefined);
    if (words !== 'none' || slot.game !== undefined) await report(`${title}: ${words}`);
  }
  return isDone;

  /** Has the player choose between two copies. One that has ended is nothing that could be lost. */
  async function settle(conflict: SlotStatus, about: Omit<Conflict, 'there'>): Promise<SlotStatus> {
    const { slot, other } = conflict;
    if (other === null) return conflict;
    const choice = other.text === '' ? 'here' : await options.choose({ ...about, there: other });
    if (choice === 'later') return conflict;
    const take = choice === 'here' ? 'mine' : 'other';
    const error = await engine.choose({ slot, take, revision: other.revision });
    const after = status.get().slots.find((each) => each.slot === slot) ?? conflict;
    return error === null ? after : { ...after, trouble: error };
  }
}

/** What was done to a save, in words. */
function wordsOf(status: SlotStatus, summary: () => string, isWorld: boolean): string {
  const { standing, did, isEmpty, trouble } = status;
  if (standing === 'conflict')
    return trouble ?? 'there are two copies; choose with --keep here or --keep server';
  if (standing !== 'synced') return trouble ?? 'it could not be done now; try again';
  if (did === null) return isEmpty ? 'none' : 'up to date';
  if (!isEmpty) return `${did}: ${summary()}`;
  const gone = isWorld ? 'was deleted' : 'has ended';
  return did === 'sent' ? `it ${gone} here; the server knows` : `it ${gone} elsewhere`;
}

/**
 * Brings the profiles of this machine and those of the account together, and says how many there are. Both sides
 * merge into the same, so there is nothing to ask.
 */
export async function syncProfiles(
  { account, line }: Signed,
  folder: string,
  now: () => number,
): Promise<Result<string>> {
  const opened = await openProfileFile(folder, now);
  if (!opened.ok) return opened;
  const { profiles, close } = opened.value;
  const nothing = async () => {};
  const sync = createProfileSync({
    client: line,
    session: fixedSession(account),
    repository: {
      profiles: { records: profiles.records, merge: (records) => profiles.merge(sound(records)) },
      isSent: async () => false,
      noteSent: nothing,
      clearAway: nothing,
      disown: nothing,
      forget: nothing,
    },
  });
  try {
    const { failure, error } = await sync.round();
    if (failure !== undefined) return refuse(failure.message);
    if (error !== undefined) return refuse(`they can't be kept here: ${(error as Error).message}`);
    const { length } = await profiles.list();
    return accept(length === 0 ? 'none' : `${length} alike here and on the server`);
  } finally {
    close();
  }
}

/** A server may say anything. */
function sound(records: readonly ProfileRecord[]): ProfileRecord[] {
  return records.flatMap((record) => {
    const checked = checkRecord(record);
    return checked.ok ? [checked.value] : [];
  });
}
