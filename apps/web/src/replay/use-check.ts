import type { Recording } from '@warren/games';
import { useEffect, useState } from 'preact/hooks';
import { type Check, startCheck } from './check.js';

/** How far the check of a recording is. */
export function useCheck(recording: Recording): Check {
  const [check, setCheck] = useState<Check>({ state: 'checking', ticks: 0 });
  useEffect(() => startCheck(recording, setCheck), [recording]);
  return check;
}
