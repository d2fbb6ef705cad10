/** Keeps a held key from walking on, or from hurrying a fight, when something has come up. */
export interface StepGuard {
  /** Something has come up: a key that goes on repeating itself is not meant for it. */
  halt(): void;
  /** Whether a key counts. */
  lets(key: string, now: number): boolean;
}

/** Keys that follow each other more closely are one held key, or fingers that have not seen it yet. */
const SETTLED_MS = 250;

export function makeStepGuard(): StepGuard {
  let last = { key: '', at: Number.NEGATIVE_INFINITY };
  let isHalted = false;
  return {
    halt() {
      isHalted = true;
    },
    lets(key, now) {
      const isSame = key === last.key && now - last.at < SETTLED_MS;
      last = { key, at: now };
      if (!isSame) isHalted = false;
      return !isHalted;
    },
  };
}
