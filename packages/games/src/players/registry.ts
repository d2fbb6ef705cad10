import type { ModelPlayer } from './model-player.js';

/** A model player for every game whose balance is measured. */
export const MODEL_PLAYERS: readonly ModelPlayer[] = [];
