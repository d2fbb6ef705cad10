import { type GameEntry, savedNumber } from '../../../src/game/loop/game-entry.js';
import { page } from '../../../src/routing/router.js';
import { TOY_SLOT } from './slot.js';

/** Toy at the entrance, as every game declares itself to the web. */
export const toyEntry: GameEntry = {
  id: 'toy',
  title: 'Toy',
  art: null,
  accent: 'light-dark(#333333, #cccccc)',
  text: 'A corridor of three steps.',
  path: '/toy',
  pages: [page('/toy', 'Toy', () => import('./page.js'), 'ToyPage')],
  saves: async () => {
    const { runSlot } = await import('@warren/client/slots');
    const slot = runSlot('Your run of Toy', { game: 'toy', slot: TOY_SLOT, noun: 'Run', label: 'score' });
    return { fixed: [slot] };
  },
  ways: () => [{ to: '/toy', title: savedNumber(TOY_SLOT, 'score') === null ? 'Play Toy' : 'Continue Toy' }],
  preview: async () => (await import('../../../src/games/lost-cause/preview.js')).lostCausePreview,
  stillMs: 0,
  view: async () => (await import('./page.js')).toyView,
};
