import { type BotPlayer, findBot } from '@warren/games/bots';
import type { ClassicState } from '@warren/games/classic';
import type { Session } from '../../../src/game/game-view.js';
import { must } from '../../support/must.js';
import { choose } from '../../support/scripted-app.js';
import type { Person, Shown } from '../../support/scripted-stage.js';

/**
 * What the player does, one thing after another: `[where, key or title]`. Where is the beginning of a title or of what a
 * page says; in a menu the title of a choice can be given instead of keys. In a maze without a word about it a bot plays.
 */
export type Script = readonly (readonly [where: string, what: string])[];

const IN_MAZE = 'maze';

/** A player that follows a script and fails where the page is another than the script says. */
export function follows(script: Script): Person {
  const steps = [...script];
  const bot = botAtKeys();
  return (shown) => {
    const here = positionOf(shown);
    const [next] = steps;
    if (shown.session !== null && next?.[0] !== IN_MAZE) return bot(shown.session);
    steps.shift();
    if (next === undefined || !here.startsWith(next[0])) {
      throw new Error(`the script says ${next?.join(': ') ?? 'nothing'}, but here is ${here}`);
    }
    const titles = shown.menu?.choices.map(({ title }) => title) ?? [];
    return choose(titles, next[1]) ?? next[1];
  };
}

function positionOf({ menu, question, session, page }: Shown): string {
  if (session !== null) return IN_MAZE;
  return menu?.title ?? question ?? page?.lines().join(' ') ?? '';
}

/** Presses what the bot holds; every run has a bot of its own. */
function botAtKeys(): (session: Session) => string | null {
  const bots = new Map<Session, BotPlayer>();
  return (session) => {
    const bot = bots.get(session) ?? must(findBot('classic')).begin();
    bots.set(session, bot);
    const { player } = session.run.state as ClassicState;
    const [held = player.held] = bot(session.run.state);
    return ['up', 'right', 'down', 'left'][[1, 2, 4, 8].indexOf(held)] ?? null;
  };
}
