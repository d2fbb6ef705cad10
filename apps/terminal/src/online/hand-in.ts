import { type Client, type Failure, isLasting, type Run, type RunUpload } from '@warren/protocol/client';

/** What became of a run that was handed in. */
export type HandedIn =
  /** It holds, and counts or does not: the run says. */
  | { readonly kind: 'verified'; readonly run: Run }
  /** The server has it, and is not through with it yet. */
  | { readonly kind: 'checking'; readonly run: Run }
  /** It will never be taken. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** It may be taken another time. */
  | { readonly kind: 'later'; readonly failure: Failure };

export interface HandInOptions {
  /** How many times to ask what became of it, with growing waits of half a second to four. */
  readonly mostAsks: number;
  /** Told how much of it was played again, 0 to 1. */
  readonly onProgress?: (share: number) => void;
  readonly wait: (milliseconds: number) => Promise<void>;
}

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 4_000;

/** Hands in a recording and waits for what the server's own simulation says. The same again changes nothing. */
export async function handIn(line: Client, upload: RunUpload, options: HandInOptions): Promise<HandedIn> {
  const { mostAsks, onProgress, wait } = options;
  let answer = await line.call('uploadRun', { body: upload });
  for (let asked = 0; answer.ok && isOpen(answer.value); asked++) {
    const { value: run } = answer;
    onProgress?.(run.progress / 1000);
    if (asked >= mostAsks) return { kind: 'checking', run };
    await wait(Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(asked, 5)));
    answer = await line.call('run', { params: { run: run.id } });
    // The server has it: a lost answer is asked for again.
    if (!answer.ok && !isLasting(answer)) answer = { ok: true, status: 200, value: run };
  }
  if (!answer.ok) {
    const { message } = answer;
    return isLasting(answer) ? { kind: 'refused', reason: message } : { kind: 'later', failure: answer };
  }
  const { value: run } = answer;
  return run.status === 'refused' ? { kind: 'refused', reason: run.reason } : { kind: 'verified', run };
}

function isOpen({ status }: Run): boolean {
  return status === 'waiting' || status === 'checking';
}
