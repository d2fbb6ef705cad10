import { newMazeAddress } from '@warren/games/lost-cause';
import { useEffect, useMemo } from 'preact/hooks';
import { navigate, type PageProps } from '../../../routing/router.js';
import { Opening } from '../../../ui/notice.js';
import { freshSeed } from '../addresses.js';
import { RefusedNotice } from './refused-notice.js';

/** `/play?height=5&width=5` without a connection: makes a maze as the server does and leads on to it. */
export function NewMazePage({ location: { query } }: PageProps) {
  const address = useMemo(() => newMazeAddress(wordsOf(query), freshSeed()), [query]);
  useEffect(() => {
    if (address.ok) navigate(address.value, { replace: true });
  }, [address]);
  return address.ok ? <Opening /> : <RefusedNotice reason={address.reason} />;
}

function wordsOf(query: string): Record<string, unknown> {
  const words = new URLSearchParams(query);
  const wordOf = (all: readonly string[]) => (all.length === 1 ? all[0] : all);
  return Object.fromEntries([...words.keys()].map((name) => [name, wordOf(words.getAll(name))]));
}
