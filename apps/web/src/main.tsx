import { render } from 'preact';
import './ui/tokens.css';
import './ui/base.css';
import './generated/tones.css';
import { App } from './app/app.js';
import { prefetchOnHover } from './app/prefetch.js';
import { learnKeyboard } from './settings/key-label.js';
import { applySettings } from './settings/settings.js';

const root = document.getElementById('app');
if (root !== null) {
  applySettings(document.documentElement);
  prefetchOnHover(root);
  void learnKeyboard();
  render(<App />, root);
  // Nobody waits for what goes on beside the page; where it can't be fetched, the next load tries again.
  addEventListener('load', () =>
    setTimeout(() =>
      import('./app/start-background-services.js').then(
        ({ startAttendant }) => startAttendant(document.body),
        () => {},
      ),
    ),
  );
}
