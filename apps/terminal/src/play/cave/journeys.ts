import {
  type Advice,
  CAVE_REST,
  type CaveState,
  caveItem,
  dangers,
  exploreStep,
  travelStep,
  withArticle,
} from '@warren/games';
import type { Trek } from './trek.js';

// Walks of many moves: what to do next, asked before each of them.

/** Towards whatever is worth it near by, around everybody the player was told of. */
export function exploring(trek: Trek): () => Advice {
  return () => {
    const advice = exploreStep(trek.state, { known: [...trek.told] });
    const hunter = dangers(trek.state).find(({ stirred }) => stirred !== null && stirred.alert > 0);
    // Whoever is hunted finds no safe way; that is the reason to be told then.
    if ('way' in advice || hunter === undefined || trek.state.phase !== 'walking') return advice;
    return { stop: `The ${hunter.kind.title} is after you.` };
  };
}

/** To a place the player knows, around everybody they were told of. */
export function travelling(trek: Trek, target: { readonly x: number; readonly y: number }): () => Advice {
  return () => travelStep(trek.state, target, { known: [...trek.told] });
}

/** Rests until all is well, or for as long as nothing is in view. */
export function resting(trek: Trek): () => Advice {
  return () => {
    const { state } = trek;
    const [danger] = dangers(state);
    if (danger !== undefined) return { stop: `Not with ${withArticle(danger.kind.title)} in view.` };
    return isWell(state) ? { stop: 'You are well.' } : { way: CAVE_REST };
  };
}

function isWell({ player, settings }: CaveState): boolean {
  const points = player.worn === null ? 0 : caveItem(player.worn).power;
  return player.health >= settings.playerHealth * 100 && player.armour >= points;
}
