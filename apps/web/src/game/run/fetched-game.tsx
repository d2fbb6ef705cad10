import type { ComponentType } from 'preact';
import { useFetched } from '../../lib/hooks.js';
import { Opening } from '../../ui/notice.js';

/** What is said where a game cannot be had. */
export const NOT_FETCHED = 'The game could not be fetched. Is there a connection?';

/**
 * A game that is fetched when it is played: its menu works without it. Where it cannot be fetched, the page leads back.
 */
export function fetchedGame<Props extends { readonly onLeave: () => void }>(
  fetch: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return (props) => {
    const Game = useFetched(fetch, true, props.onLeave);
    return Game === null ? <Opening /> : <Game {...props} />;
  };
}
