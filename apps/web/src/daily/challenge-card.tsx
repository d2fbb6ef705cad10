import type { Challenge, Run } from '@warren/protocol/client';
import { GAME_ENTRIES } from '../games/registry.js';
import { PICTURES } from '../generated/pictures.js';
import { boardPath, replayPath } from '../leaderboard/board-list.js';
import { MEDALS } from '../leaderboard/board-view.js';
import { classes } from '../lib/classes.js';
import { dayText, numberText } from '../lib/format.js';
import { api } from '../online/api.js';
import { useUploads } from '../online/uploads.js';
import { useAnswer } from '../online/use-answer.js';
import { Link } from '../routing/link.js';
import { PixelArt } from '../ui/art/pixel-art.js';
import { Icon } from '../ui/icon.js';
import panelCss from '../ui/panel.module.css';
import unseenCss from '../ui/unseen.module.css';
import css from './daily.module.css';
import {
  type ChallengeState,
  canPractise,
  challengeState,
  dailyPath,
  isDailyOver,
  isDailySaved,
  isTryFirst,
  practicePath,
} from './daily-run.js';
import { DrawTicket, GiveUp } from './draw-ticket-form.js';

export interface ChallengeCardProps {
  readonly challenge: Challenge;
  readonly today: string;
  /** How deep it stands on the page. */
  readonly heading: 'h2' | 'h3';
  /** Something about it is another way now. */
  readonly onChange: () => void;
}

/** A challenge: what is played, how far the player is, and the ways on. */
export function ChallengeCard({ challenge, today, heading: Heading, onChange }: ChallengeCardProps) {
  const { game, day, board, run, title } = challenge;
  const entry = GAME_ENTRIES.find(({ id }) => id === game);
  const waiting = useUploads().some((upload) => upload.game === game && upload.ranked && isOnItsWay(upload));
  const here = { saved: isDailySaved(game, day), over: isDailyOver(game, day), waiting };
  const state = challengeState(challenge, today, here);
  if (entry === undefined) return null;
  return (
    <article
      class={classes(panelCss.panel, css.challenge)}
      aria-labelledby={`challenge-${board}`}
      data-challenge={state}
    >
      <Heading class={css.challengeTitle} id={`challenge-${board}`}>
        {entry.art !== null && <PixelArt class={css.challengeArt} map={PICTURES[entry.art]} />}
        <span class={entry.art === null ? undefined : unseenCss.unseen}>{entry.title}</span>
      </Heading>
      <p class={css.challengeWhat}>{day === today ? title : `${title}, ${dayText(day)}`}</p>
      {state === 'open' && <DrawTicket challenge={challenge} onChange={onChange} />}
      {isTryFirst(state) && <TryGoesOn challenge={challenge} state={state} onChange={onChange} />}
      {state === 'sent' && <p class={panelCss.panelNote}>Your try is being handed in.</p>}
      {state === 'over' && <p class={panelCss.panelNote}>Your ranked try of today is over.</p>}
      {run !== null && <Standing run={run} />}
      <div class={css.challengeWays}>
        {canPractise(challenge, state) && (
          <Link to={practicePath(game, day)} look="usual">
            Practise
          </Link>
        )}
        <Link to={boardPath(board)} look="usual">
          Board
        </Link>
      </div>
    </article>
  );
}

interface TryGoesOnProps extends Pick<ChallengeCardProps, 'challenge' | 'onChange'> {
  readonly state: ChallengeState;
}

/** A try that has begun and has no end yet. Practice waits for it. */
function TryGoesOn({ challenge, state, onChange }: TryGoesOnProps) {
  return (
    <>
      <div class={css.challengeWays}>
        {state === 'begun' && (
          <Link to={dailyPath(challenge.game)} look="primary">
            Continue your ranked try
          </Link>
        )}
        <GiveUp challenge={challenge} onGivenUp={onChange} />
      </div>
      <p class={panelCss.panelNote}>
        {state === 'begun'
          ? 'Practice opens when your try is handed in or given up.'
          : 'Your ticket is drawn, and the try is not in this browser: it goes on where you began it. Practice opens when it is handed in or given up.'}
      </p>
    </>
  );
}

const ON_ITS_WAY = ['waiting', 'uploading', 'checking'];

function isOnItsWay({ state }: { readonly state: { readonly phase: string } }): boolean {
  return ON_ITS_WAY.includes(state.phase);
}

/** The ranked try, once it is on the server. */
function Standing({ run }: { readonly run: string }) {
  const { asked } = useAnswer(run, (signal) => api.call('run', { params: { run } }, { signal }));
  const medal = asked.state === 'here' ? MEDALS[(asked.value.rank ?? 0) - 1] : undefined;
  return (
    <p class={css.challengeStanding}>
      <Icon name={medal === undefined ? 'icon-check' : `icon-medal-${medal}`} />
      <span>{asked.state === 'here' ? standingText(asked.value) : 'Your try is on the server.'}</span>
      <Link to={replayPath(run)}>Watch it</Link>
    </p>
  );
}

function standingText({ status, rank, points, unranked }: Run): string {
  if (status === 'waiting' || status === 'checking') return 'Your try is being checked.';
  if (status === 'refused') return 'Your try was refused.';
  const score = points === null ? '' : `, ${numberText(points)} points`;
  if (rank !== null) return `Rank ${numberText(rank)}${score}`;
  return unranked === null ? `Played${score}` : `Unranked${score}`;
}
