import { useMemo } from 'preact/hooks';
import type { PageProps } from '../../../routing/router.js';
import { readCustomRequest } from '../custom-maze.js';
import { PlayScreen } from './play-page.js';

/** A custom maze to be played: the query says everything about it. */
export function CustomPlayPage({ location }: PageProps) {
  const request = useMemo(() => readCustomRequest(location.query), [location.query]);
  return <PlayScreen request={request} />;
}
