import { render } from 'preact';
import './design/tokens.css';
import './design/base.css';
import './generated/tones.css';
import { learnKeyboard } from './input/key-label.js';
import { applySettings } from './settings/apply.js';
import { App } from './shell/app.js';
import { prefetchOnHover } from './shell/prefetch.js';

const root = document.getElementById('app');
if (root !== null) {
  applySettings(document.documentElement);
  prefetchOnHover(root);
  void learnKeyboard();
  render(<App />, root);
  // Nobody waits for what goes on beside the page; where it can't be fetched, the next load tries again.
  addEventListener('load', () =>
    setTimeout(() =>
      import('./attendant/start-attendant.js').then(
        ({ startAttendant }) => startAttendant(document.body),
        () => {},
      ),
    ),
  );
}
