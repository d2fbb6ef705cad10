import { findGame, type Recording } from '@warren/games';
import { verdictOf } from './verdict.js';
import type { Check } from './verdict-panel.js';

// Plays a recording again apart from the page, so that the page stays awake.
addEventListener('message', ({ data }: MessageEvent<Recording>) => {
  const tell = (message: Check) => postMessage(message);
  const game = findGame(data.game);
  const verdict = game.ok ? verdictOf(game.value, data, (ticks) => tell({ ticks })) : game;
  tell({ verdict });
});
