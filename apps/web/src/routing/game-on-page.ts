import { createSignal } from '../lib/signal.js';

/**
 * How the game on the page stands: being played, over with its results about to come, or watched as a recording; `null`
 * on all other pages. Services that run beside every page wait for players by it.
 */
export const gameOnPage = createSignal<'playing' | 'over' | 'watched' | null>(null);
