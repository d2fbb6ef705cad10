import { render } from 'preact';
import './ui/tokens.css';
import './ui/base.css';
import './generated/tones.css';
import { App, prefetchOnHover } from './app/app.js';
import { GAME_ENTRIES } from './games/registry.js';
import { gameSaves } from './online/game-saves.js';
import { learnKeyboard } from './settings/key-label.js';
import { applySettings } from './settings/settings.js';

gameSaves.provide(() => Promise.all(GAME_ENTRIES.flatMap(({ saves }) => saves?.() ?? [])));

const root = document.getElementById('app');
if (root !== null) {
  applySettings(document.documentElement);
  prefetchOnHover(root);
  void learnKeyboard();
  render(<App />, root);
  // Background services start after the page. Where they cannot be fetched, the next load tries again.
  addEventListener('load', () =>
    setTimeout(() =>
      import('./app/start-background-services.js').then(
        ({ startBackgroundServices }) => startBackgroundServices(document.body),
        () => {},
      ),
    ),
  );
}
