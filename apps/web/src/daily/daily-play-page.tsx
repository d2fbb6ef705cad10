import { accept, type Result, refuse } from '@warren/engine';
import type { Challenge } from '@warren/protocol/client';
import { useCallback, useEffect, useState } from 'preact/hooks';
import type { GameView } from '../game/loop/game-view.js';
import { RankedGame } from '../game/run/ranked-game.js';
import type { RankedRun } from '../game/run/ranked-run.js';
import { runNote } from '../game/run/run-note.js';
import { fetchView } from '../games/registry.js';
import { dayText } from '../lib/format.js';
import { api } from '../online/api.js';
import { LinkButton } from '../routing/link.js';
import { NoticePage } from '../routing/notice-page.js';
import type { PageProps } from '../routing/router.js';
import { Opening } from '../ui/notice.js';
import {
  challengeState,
  endDaily,
  isDailyOver,
  isDailySaved,
  isTryFirst,
  practise,
  resumeDaily,
  saveDaily,
} from './daily-run.js';
import { TryFirst } from './draw-ticket-form.js';

/** What came of opening a challenge: a run, or the ranked try that goes before practice. */
type Opened =
  | { readonly kind: 'run'; readonly view: GameView; readonly begun: RankedRun }
  | { readonly kind: 'try-first'; readonly challenge: Challenge; readonly isHere: boolean };

const BACK = { to: '/daily', title: 'Daily challenges' };

/** Plays a challenge: `word` is its game. The ranked try goes on as it was left; `?practice=<day>` begins anew. */
export function DailyPlayPage({ location, word }: PageProps) {
  const day = new URLSearchParams(location.query).get('practice');
  const [opened, setOpened] = useState<Result<Opened> | null>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    let wanted = true;
    openRun(word, day).then((next) => wanted && setOpened(next));
    return () => {
      wanted = false;
    };
  }, [word, day, round]);
  const again = useCallback(() => setRound((last) => last + 1), []);
  if (opened === null) return <Opening />;
  if (!opened.ok) {
    return (
      <NoticePage title="This challenge cannot be played" text={opened.reason}>
        <LinkButton to={BACK.to} title={BACK.title} primary />
      </NoticePage>
    );
  }
  if (opened.value.kind === 'try-first') return <TryFirst {...opened.value} onGivenUp={again} />;
  const { view, begun } = opened.value;
  if (day !== null) {
    const note = `Practice, ${dayText(day)}: unranked`;
    return <RankedGame view={view} begun={begun} note={note} counts={false} onAgain={again} back={BACK} />;
  }
  return (
    <RankedGame
      view={view}
      begun={begun}
      note={runNote(begun) ?? 'Your ranked try of today'}
      counts
      save={(run, clock) => {
        if (!run.finished) saveDaily({ ...begun, run, clock });
      }}
      over={() => endDaily(word, begun.ticket?.daily ?? '')}
      back={BACK}
    />
  );
}

async function openRun(game: string, practice: string | null): Promise<Result<Opened>> {
  const view = await fetchView(game);
  if (!view.ok) return refuse(`${view.reason}.`);
  return practice === null ? resumeTry(view.value) : beginPractice(view.value, practice);
}

function resumeTry(view: GameView): Result<Opened> {
  const saved = resumeDaily(view.game);
  if (!saved.ok) return refuse(`The try that was begun cannot be continued: ${saved.reason}.`);
  if (saved.value === null) return refuse('There is no ranked try to go on with in this browser.');
  return accept({ kind: 'run', view, begun: saved.value });
}

async function beginPractice(view: GameView, day: string): Promise<Result<Opened>> {
  const { game } = view;
  const list = await api.call('daily', {});
  if (!list.ok) return refuse(list.message);
  const { challenges, yesterday, today } = list.value;
  const challenge = [...challenges, ...yesterday].find((each) => each.game === game.id && each.day === day);
  if (challenge === undefined) return refuse('Only the challenges of today and yesterday can be practised.');
  const saved = isDailySaved(game.id, day);
  const here = { saved, over: isDailyOver(game.id, day), waiting: false };
  if (isTryFirst(challengeState(challenge, today, here)))
    return accept({ kind: 'try-first', challenge, isHere: saved });
  const begun = practise(game, challenge);
  if (!begun.ok) return refuse(`This cannot be practised yet: ${begun.reason}.`);
  return accept({ kind: 'run', view, begun: begun.value });
}
