import type { DailyList } from '@warren/protocol/client';
import { Skeleton, TroubleNote } from '../leaderboard/asking.js';
import boardsCss from '../leaderboard/boards.module.css';
import { dayText, leftText } from '../lib/format.js';
import { useServerNow } from '../lib/hooks.js';
import { useAccount } from '../online/account.js';
import { api } from '../online/api.js';
import { useAnswer } from '../online/use-answer.js';
import { Link } from '../routing/link.js';
import { PageLayout } from '../routing/page-layout.js';
import { Button } from '../ui/button.js';
import panelCss from '../ui/panel.module.css';
import { ChallengeCard } from './challenge-card.js';
import css from './daily.module.css';

const SKELETON_ROWS = 4;

/** The challenges of today, one a game, and those of yesterday. */
export function DailyPage() {
  // Drawn tickets belong to an account.
  const account = useAccount();
  const { asked, again } = useAnswer(account?.id ?? '', (signal) => api.call('daily', {}, { signal }));
  return (
    <PageLayout
      title="Today’s challenge"
      lead="One challenge a day and game, the same for everybody. You have one ranked try; after it, practise as often as you like."
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
  return (
    <>
      <Countdown list={list} onOver={onChange} />
      <div class={css.challenges}>
        {challenges.map((challenge) => (
          <ChallengeCard
            key={challenge.board}
            challenge={challenge}
            today={today}
            heading="h2"
            onChange={onChange}
          />
        ))}
      </div>
      {yesterday.length > 0 && (
        <section class={boardsCss.boardSection} aria-labelledby="yesterday-title">
          <h2 class={panelCss.panelTitle} id="yesterday-title">
            Yesterday’s
          </h2>
          <div class={css.challenges}>
            {yesterday.map((challenge) => (
              <ChallengeCard
                key={challenge.board}
                challenge={challenge}
                today={today}
                heading="h3"
                onChange={onChange}
              />
            ))}
          </div>
        </section>
      )}
      <p>
        <Link to="/boards" look="usual">
          All boards
        </Link>
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
