import { addressGroup } from '../limits/addresses.js';
import type { PictureOrder } from '../workers/pictures.js';
import type { Workers } from '../workers/workers.js';
import { type CachedPicture, makePictureCache } from './picture-cache.js';

/** A picture, or why there is none now. */
export type Delivery =
  | { readonly kind: 'drawn'; readonly bytes: Uint8Array }
  | { readonly kind: 'bad-code'; readonly reason: string }
  | { readonly kind: 'too-costly' }
  /** Too many wait, or the threads cannot work. */
  | { readonly kind: 'busy' };

/** Has pictures drawn by the worker threads: each once, few at a time, and none that nothing waits for. */
export interface PictureDesk {
  /** What is remembered of a picture, without any work. */
  known(order: PictureOrder): Delivery | null;
  /** Has a picture drawn; `signal` says that its client has hung up. */
  draw(order: PictureOrder, address: string, signal: AbortSignal): Promise<Delivery>;
}

export const DESK_LIMITS = {
  /** How many pictures may wait in all, and of one address. */
  waiting: 24,
  ofAddress: 4,
  cacheBytes: 32_000_000,
} as const;

/** A picture that is being drawn, and how many clients wait for it. */
interface Drawing {
  readonly delivery: Promise<Delivery>;
  readonly stop: AbortController;
  clients: number;
}

export function openPictureDesk(workers: Pick<Workers, 'run'>): PictureDesk {
  const cache = makePictureCache(DESK_LIMITS.cacheBytes);
  const drawings = new Map<string, Drawing>();
  const byAddress = new Map<string, number>();

  function begin(key: string, order: PictureOrder): Drawing {
    const stop = new AbortController();
    const delivery = workers
      .run({ work: 'picture', ...order }, { signal: stop.signal })
      .then((end): Delivery => {
        if (end.kind === 'stopped') return { kind: 'busy' };
        // A picture that cost a thread its memory costs no second one.
        const result = end.kind === 'lost' ? ({ kind: 'too-costly' } as const) : end.result;
        if (result.kind === 'drawn') cache.set(key, { bytes: result.bytes });
        if (result.kind === 'too-costly') cache.set(key, { bytes: null });
        return result;
      })
      .finally(() => {
        if (drawings.get(key)?.stop === stop) drawings.delete(key);
      });
    const drawing = { delivery, stop, clients: 0 };
    drawings.set(key, drawing);
    return drawing;
  }

  /** Waits for a drawing. When the last client has hung up, the work ends. */
  function join(key: string, drawing: Drawing, signal: AbortSignal): Promise<Delivery> {
    drawing.clients++;
    const leave = () => {
      if (--drawing.clients > 0) return;
      if (drawings.get(key) === drawing) drawings.delete(key);
      drawing.stop.abort();
    };
    signal.addEventListener('abort', leave, { once: true });
    return drawing.delivery.finally(() => signal.removeEventListener('abort', leave));
  }

  return {
    known(order) {
      const picture = cache.get(keyOf(order));
      return picture === null ? null : deliveryOf(picture);
    },
    async draw(order, address, signal) {
      const key = keyOf(order);
      const group = addressGroup(address);
      const mine = byAddress.get(group) ?? 0;
      const there = drawings.get(key);
      if (mine >= DESK_LIMITS.ofAddress || (there === undefined && drawings.size >= DESK_LIMITS.waiting)) {
        return { kind: 'busy' };
      }
      byAddress.set(group, mine + 1);
      try {
        return await join(key, there ?? begin(key, order), signal);
      } finally {
        const left = (byAddress.get(group) ?? 1) - 1;
        if (left === 0) byAddress.delete(group);
        else byAddress.set(group, left);
      }
    },
  };
}

function deliveryOf({ bytes }: CachedPicture): Delivery {
  return bytes === null ? { kind: 'too-costly' } : { kind: 'drawn', bytes };
}

function keyOf({ code, format, theme, solution }: PictureOrder): string {
  return `${format} ${theme} ${solution ? 'solution' : ''} ${code}`;
}
