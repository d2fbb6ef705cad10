import { accept, type Result, refuse } from '@warren/engine';
import { useCallback, useEffect, useState } from 'preact/hooks';
import type { GameView } from '../game/loop/game-view.js';
import { RankedGame } from '../game/run/ranked-game.js';
import { beginRanked, type RankedRun } from '../game/run/ranked-run.js';
import { drawTicket } from '../game/run/ticket-client.js';
import { fetchView } from '../games/registry.js';
import { boardPath } from '../leaderboard/board-list.js';
import { randomSeed } from '../lib/seed-words.js';
import { api } from '../online/api.js';
import { LinkButton } from '../routing/link.js';
import { NoticePage } from '../routing/notice-page.js';
import type { PageProps } from '../routing/router.js';
import { Opening } from '../ui/notice.js';
import { nameWithin } from './run-words.js';

interface Begun {
  readonly view: GameView;
  readonly begun: RankedRun;
}

/** Plays for a board that has no other page: `word` is its id. */
export function RankedPage({ word }: PageProps) {
  const [begun, setBegun] = useState<Result<Begun> | null>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    let wanted = true;
    begin(word).then((next) => wanted && setBegun(next));
    return () => {
      wanted = false;
    };
  }, [word, round]);
  const again = useCallback(() => setRound((last) => last + 1), []);
  if (begun === null) return <Opening />;
  const back = { to: boardPath(word), title: 'To the board' };
  if (!begun.ok) {
    return (
      <NoticePage title="This board cannot be played for" text={`${begun.reason}.`}>
        <LinkButton to="/boards" title="All leaderboards" primary />
      </NoticePage>
    );
  }
  return <RankedGame {...begun.value} counts onAgain={again} back={back} />;
}

async function begin(board: string): Promise<Result<Begun>> {
  const view = await fetchView(board.slice(0, Math.max(0, board.indexOf('.'))));
  if (!view.ok) return view;
  const { game } = view.value;
  const settings = await settingsOf(view.value, board);
  if (!settings.ok) return settings;
  const drawn = await drawTicket(game, settings.value);
  const begun = beginRanked({ game, settings: settings.value, seed: randomSeed() }, drawn);
  return begun.ok ? accept({ view: view.value, begun: begun.value }) : begun;
}

/** What is played for a board: the game lists the chief ones, and any other has a run that shows it. */
async function settingsOf({ game }: GameView, board: string): Promise<Result<unknown>> {
  const listed = game.ranking.boards.find(({ id }) => id === nameWithin(board));
  if (listed !== undefined) return accept(listed.settings);
  const page = await api.call('board', { params: { board }, query: { limit: 1 } });
  if (!page.ok) return refuse(page.message.replace(/\.$/, ''));
  const [first] = page.value.rows;
  if (first === undefined) return refuse('Nobody has shown yet how it is played');
  const run = await api.call('run', { params: { run: first.run } });
  return run.ok ? accept(run.value.settings) : refuse(run.message.replace(/\.$/, ''));
}
