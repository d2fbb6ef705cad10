import {
  createUploader,
  type FollowOptions,
  type StoredUpload,
  sendRun,
  stateOfRun,
  type UploadState,
} from '@warren/client';
import { findGame } from '@warren/games';
import {
  type Client,
  type Failure,
  isLasting,
  type Run,
  type RunUpload,
  UNWITNESSED,
} from '@warren/protocol/client';
import { fixedSession, type Signed } from './account.js';
import { openUploadFiles } from './upload-files.js';

/** What became of a run that was handed in, and why it waits if it does. */
export interface HandedIn {
  readonly state: UploadState;
  readonly failure: Failure | null;
}

export interface UploadOptions extends Pick<FollowOptions, 'mostAsks' | 'wait'> {
  /** Told how much of it was played again, 0 to 1. */
  onProgress?(share: number): void;
}

/** Opens the finished runs that wait below the folder of play. */
export function openUploads(
  { account, line }: Signed,
  { folder, now, wait }: { folder: string; now: () => number; wait: UploadOptions['wait'] },
) {
  const files = openUploadFiles(folder, account);
  let failure: Failure | null = null;
  const uploader = createUploader({
    client: line,
    session: fixedSession(account),
    storage: files,
    now,
    wait,
    onChange() {},
    onFailure(last) {
      failure = last;
    },
  });
  return {
    files,
    store: uploader.store,
    async deliver(upload: StoredUpload, mostAsks: number): Promise<HandedIn> {
      failure = null;
      const { state } = await uploader.deliver(upload, mostAsks);
      return { state, failure };
    },
  };
}

/** The finished runs of an account on this machine. */
export type Uploads = ReturnType<typeof openUploads>;

/** A run that waited, and what became of it. */
export interface DeliveredRun extends HandedIn {
  /** The game, or the file of what could not be read. */
  readonly name: string;
}

/**
 * Hands in every run that waits, the oldest first, and stops at the first the server has no time for. What is damaged
 * is forgotten with a word.
 */
export async function* deliverAll(uploads: Uploads, mostAsks: number): AsyncIterable<DeliveredRun> {
  for (const path of uploads.files.removeDamaged()) {
    yield { name: path, state: { phase: 'refused', reason: `${path} is damaged` }, failure: null };
  }
  for (const upload of await uploads.files.uploads()) {
    const handed = await uploads.deliver(upload, mostAsks);
    yield { name: upload.game, ...handed };
    if (handed.state.phase === 'waiting') return;
  }
}

/** Hands in a recording that is stored elsewhere, and waits for what the server's own simulation says. */
export async function uploadOnce(line: Client, body: RunUpload, options: UploadOptions): Promise<HandedIn> {
  const onRun = ({ status, progress }: Run) => {
    if (status === 'waiting' || status === 'checking') options.onProgress?.(progress / 1000);
  };
  const answer = await sendRun(line, body, { ...options, onRun, isPatient: true });
  if (answer.ok) return { state: stateOfRun(answer.value), failure: null };
  const state: UploadState = isLasting(answer)
    ? { phase: 'refused', reason: answer.message }
    : { phase: 'waiting', why: 'busy', retryAt: null };
  return { state, failure: answer };
}

/** What became of a run, in a line. */
export function handedInWords({ state, failure }: HandedIn): string {
  switch (state.phase) {
    case 'verified': {
      const { game, board, points } = state.run;
      const [place, why] = placeWords(state.run);
      return `${gameTitle(game)}, ${points ?? 0} points: ${place} on ${board ?? 'its board'}${why}`;
    }
    case 'unranked':
      return `${gameTitle(state.run.game)}, unranked: ${state.reason}`;
    case 'checking':
      return `being checked: ${Math.floor(state.progress / 10)} %`;
    case 'refused':
      return `refused: ${state.reason}`;
    default:
      return `not uploaded: ${failure?.message ?? 'the server has no time for it'}`;
  }
}

/** The place of a run on its board, and what is to be said about it. */
function placeWords({ rank, category, unwitnessed, player }: Run): readonly [place: string, why: string] {
  const list = LISTS[category ?? 'witnessed'];
  if (rank === null) return [`a better run of yours is listed${list}`, ''];
  if (player.guest)
    return [`would be rank ${rank}${list}`, '; choose a name with warren login --new to be listed'];
  return [
    `rank ${rank}${list}`,
    category === 'offline' && unwitnessed !== null ? `: ${UNWITNESSED[unwitnessed]}` : '',
  ];
}

const LISTS = { witnessed: ' (witnessed)', offline: ' among offline runs', bots: ' among bots' } as const;

/** The run as the server knows it, or `null`. */
export function runOf(state: UploadState): Run | null {
  return 'run' in state ? state.run : null;
}

/** Where everyone can watch it. */
export function replayAddress(server: string, { id }: Run): string {
  return `${server}/replay/${encodeURIComponent(id)}`;
}

/** What was played, in words. */
export function gameTitle(id: string): string {
  const game = findGame(id);
  return game.ok ? game.value.title : id;
}
