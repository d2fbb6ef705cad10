import { useEffect, useMemo } from 'preact/hooks';
import { useSignal } from '../lib/signal.js';
import { type Hold, type HoldState, tabs } from './tabs.js';

/** Plays from a save as long as the component is there, unless another tab does. */
export function useHold(name: string): { readonly state: HoldState; readonly hold: Hold } {
  const hold = useMemo(() => tabs.hold(name), [name]);
  useEffect(() => () => hold.release(), [hold]);
  return { state: useSignal(hold.state), hold };
}
