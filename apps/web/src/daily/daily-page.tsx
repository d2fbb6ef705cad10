import { isSettled } from '@warren/client';
import type { Challenge, DailyList, Run } from '@warren/protocol/client';
import { GAME_ENTRIES } from '../games/registry.js';
import { PICTURES } from '../generated/pictures.js';
import { Skeleton, TroubleNote } from '../leaderboard/asking.js';
import { boardPath, replayPath } from '../leaderboard/board-list.js';
import { MEDALS } from '../leaderboard/board-view.js';
import { shortRank, wouldBe } from '../leaderboard/standing-words.js';
import { classes } from '../lib/classes.js';
import { dayText, leftText, numberText } from '../lib/format.js';
import { useServerNow } from '../lib/hooks.js';
import { useAccount } from '../online/account.js';
import { api } from '../online/api.js';
import { useUploads } from '../online/uploads.js';
import { useAnswer } from '../online/use-answer.js';
import { Link, LinkButton } from '../routing/link.js';
import { PageLayout } from '../routing/page-layout.js';
import { PixelArt } from '../ui/art/pixel-art.js';
import { Button } from '../ui/button.js';
import commonCss from '../ui/common.module.css';
import { Icon } from '../ui/icon.js';
import { Section } from '../ui/panel.js';
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

const SKELETON_ROWS = 4;

/** The challenges of today, one a game, and those of yesterday. */
export function DailyPage() {
  // Drawn tickets belong to an account.
  const account = useAccount();
  const { asked, again } = useAnswer(account?.id ?? '', (signal) => api.call('daily', {}, { signal }));
  return (
    <PageLayout
      title="Today’s challenge"
      lead="One challenge per game, every day, the same for everyone. You have one ranked try; after it, practise as often as you like."
    >
      {asked.state === 'asking' && <Skeleton label="Fetching the challenges" rows={SKELETON_ROWS} />}
      {asked.state === 'failed' && (
        <TroubleNote failure={asked.failure} what="The challenge" onAgain={again} />
      )}
      {asked.state === 'here' && <Days list={asked.value} onChange={again} />}
    </PageLayout>
  );
}

function Days({ list, onChange }: { readonly list: DailyList; readonly onChange: () => void }) {
  const { today, challenges, yesterday } = list;
  const cards = (some: typeof challenges, heading: 'h2' | 'h3') => (
    <div class={css.challenges}>
      {some.map((each) => (
        <ChallengeCard
          key={each.board}
          challenge={each}
          today={today}
          heading={heading}
          onChange={onChange}
        />
      ))}
    </div>
  );
  return (
    <>
      <Countdown list={list} onOver={onChange} />
      {cards(challenges, 'h2')}
      {yesterday.length > 0 && (
        <Section class={commonCss.stackMedium} title="Yesterday’s">
          {cards(yesterday, 'h3')}
        </Section>
      )}
      <p>
        <LinkButton to="/boards" title="All leaderboards" />
      </p>
    </>
  );
}

function Countdown({ list, onOver }: { readonly list: DailyList; readonly onOver: () => void }) {
  const now = useServerNow(list.now);
  const isOver = now >= list.endsAt;
  return (
    <p class={css.countdown}>
      <span>{dayText(list.today)}</span>
      {isOver ? (
        <Button onPress={onOver}>The next one is here</Button>
      ) : (
        <span role="timer">
          The next one in <strong>{leftText(list.endsAt, now)}</strong>
        </span>
      )}
    </p>
  );
}

interface ChallengeCardProps {
  readonly challenge: Challenge;
  readonly today: string;
  /** How deep it stands on the page. */
  readonly heading: 'h2' | 'h3';
  /** Something about it is another way now. */
  readonly onChange: () => void;
}

/** A challenge: what is played, how far the player is, and the ways on. */
function ChallengeCard({ challenge, today, heading: Heading, onChange }: ChallengeCardProps) {
  const { game, day, board, run, title } = challenge;
  const entry = GAME_ENTRIES.find(({ id }) => id === game);
  const waiting = useUploads().some((each) => each.game === game && each.ranked && !isSettled(each.state));
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
      {state === 'sent' && <p class={commonCss.soft}>Your try is being uploaded.</p>}
      {state === 'over' && <p class={commonCss.soft}>Your ranked try of today is over.</p>}
      {run !== null && <Standing run={run} />}
      <div class={commonCss.row}>
        {canPractise(challenge, state) && <LinkButton to={practicePath(game, day)} title="Practise" />}
        <LinkButton to={boardPath(board)} title="Leaderboard" />
      </div>
    </article>
  );
}

type TryGoesOnProps = Pick<ChallengeCardProps, 'challenge' | 'onChange'> & { readonly state: ChallengeState };

/** A try that has begun and has no end yet. Practice waits for it. */
function TryGoesOn({ challenge, state, onChange }: TryGoesOnProps) {
  return (
    <>
      <div class={commonCss.row}>
        {state === 'begun' && (
          <LinkButton to={dailyPath(challenge.game)} title="Continue your ranked try" primary />
        )}
        <GiveUp challenge={challenge} onGivenUp={onChange} />
      </div>
      <p class={commonCss.soft}>
        {state === 'begun'
          ? 'Practice opens when your try is finished or given up.'
          : 'You have started your try in another browser: it goes on there. Practice opens when it is finished or given up.'}
      </p>
    </>
  );
}

/** The ranked try, once it is on the server. */
function Standing({ run }: { readonly run: string }) {
  const { asked } = useAnswer(run, (signal) => api.call('run', { params: { run } }, { signal }));
  const isFirst = asked.state === 'here' && asked.value.category === 'witnessed' && !asked.value.player.guest;
  const medal = isFirst ? MEDALS[(asked.value.rank ?? 0) - 1] : undefined;
  return (
    <p class={css.challengeStanding}>
      <Icon name={medal === undefined ? 'icon-check' : `icon-medal-${medal}`} />
      <span>{asked.state === 'here' ? standingText(asked.value) : 'Your try is on the server.'}</span>
      <Link to={replayPath(run)}>Watch it</Link>
    </p>
  );
}

function standingText(run: Run): string {
  const { status, rank, points, unranked } = run;
  if (status === 'waiting' || status === 'checking') return 'Your try is being checked.';
  if (status === 'refused') return 'Your try was refused.';
  const score = points === null ? '' : `, ${numberText(points)} points`;
  if (rank !== null && run.player.guest) return `${wouldBe(rank, null)}${score}; choose a name to be listed`;
  if (rank !== null) return `${shortRank(run, rank)}${score}`.replace(/^r/, 'R');
  return unranked === null ? `Played${score}` : `Not on the leaderboard${score}`;
}
