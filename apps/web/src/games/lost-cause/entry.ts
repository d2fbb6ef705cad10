import type { EntryWay, GameEntry } from '../../game/loop/game-entry.js';
import { page } from '../../routing/router.js';
import { readProgress, savedLevel } from './free-play/progress.js';

/** Lost Cause at the entrance. What it is made of is fetched when it is wanted. */
export const lostCauseEntry: GameEntry = {
  id: 'lost-cause',
  title: 'Lost Cause',
  art: 'title-lost-cause',
  accent: 'light-dark(#b5761a, #f2b84b)',
  text: 'Ten mazes of growing size. Slimes hunt you, locks need keys, and you have one life.',
  path: '/lost-cause',
  boardsNote:
    'Campaign and Original campaign have boards of their own. Levels completed count; the one that was lost earns nothing.',
  pages: [
    page('/lost-cause', 'Lost Cause', () => import('./pages/game-page.js'), 'LostCausePage'),
    page('/play', 'Lost Cause', () => import('./pages/new-maze-page.js'), 'NewMazePage', { byQuery: true }),
    page('/play/*', 'Lost Cause', () => import('./pages/play-page.js'), 'PlayPage', { byQuery: true }),
    page('/lost-cause/how-to-play', 'How to play', () => import('./pages/how-to-page.js'), 'HowToPage', {
      oldPath: '/how-to-play',
    }),
    page('/lost-cause/practice', 'Practice maze', () => import('./pages/practice-page.js'), 'PracticePage'),
    page('/gamecomplete', 'Free play', () => import('./free-play/free-play-page.js'), 'FreePlayPage'),
  ],
  saves: async () => (await import('@warren/client/slots')).LOST_CAUSE_SAVES,
  ways,
  preview: async () => (await import('./preview.js')).lostCausePreview,
  stillMs: 11_000,
  view: async () => (await import('./view.js')).lostCauseView,
};

function ways(): EntryWay[] {
  const level = savedLevel();
  const list: EntryWay[] = [
    { to: '/lost-cause', title: level === null ? 'Play Lost Cause' : `Continue at level ${level}` },
    { to: '/lost-cause/how-to-play', title: 'How to play' },
  ];
  const { completedOnce } = readProgress();
  if (completedOnce) list.push({ to: '/gamecomplete', title: 'Free play' });
  return list;
}
