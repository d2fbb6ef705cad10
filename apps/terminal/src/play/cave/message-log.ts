import { sayMessage } from '@warren/games';
import { keyOn } from '../pages/key-on.js';
import { LIST_EDGES, listPage } from './list-page.js';
import type { Trek } from './trek.js';

const TITLE = 'Messages, the newest first';
const KEYS = 'up and down scroll   any other key goes back';

/** Everything that was said lately, the newest first. */
export async function showMessages(trek: Trek): Promise<void> {
  const { stage } = trek.house;
  const all = trek.state.log
    .map(sayMessage)
    .filter((text) => text !== '')
    .reverse();
  for (let from = 0; ; ) {
    const lines = all.slice(from).map((text) => ({ text }));
    const key = await keyOn(stage, listPage({ title: TITLE, lines, note: '', keys: KEYS }));
    if (key === 'down') from = Math.min(from + LIST_EDGES, Math.max(0, all.length - 1));
    else if (key === 'up') from = Math.max(0, from - LIST_EDGES);
    else return;
  }
}
