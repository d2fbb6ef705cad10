import { findBot } from '@warren/games/bots';
import { must } from './must.js';
import { choose } from './scripted-app.js';
import type { Person } from './scripted-stage.js';

/** Holds with real presses and releases what the bot of the game would hold. */
export function botKeys(id: string): Person {
  const bot = must(findBot(id)).begin();
  const names = ['up', 'right', 'down', 'left'];
  const actionKeys: Record<string, string> = { use: 'e', attack: 'space', drop: 'q' };
  return ({ menu, question, session }) => {
    if (question !== null) return 'B o t enter';
    if (menu !== null)
      return choose(
        menu.choices.map(({ title }) => title),
        'Next level',
        'Leave',
      );
    if (session === null) return null;
    const keys: string[] = [];
    for (const action of bot(session.run.state)) {
      const name = session.run.game.actions[action];
      const held = /^hold-(\d+)$/.exec(name)?.[1];
      if (held === undefined) keys.push(actionKeys[name] ?? name.replace('slot-', ''));
      else keys.push(...names.filter((_, i) => (Number(held) & (1 << i)) !== 0));
    }
    return keys.length === 0 ? null : keys.join(' ');
  };
}
