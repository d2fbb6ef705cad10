import type { Challenge } from '@warren/protocol/client';
import { useState } from 'preact/hooks';
import { drawAs } from '../game/run/ticket-client.js';
import { fetchView } from '../games/registry.js';
import { useAction } from '../online/use-answer.js';
import { LinkButton } from '../routing/link.js';
import { NoticePage } from '../routing/notice-page.js';
import { navigate } from '../routing/router.js';
import { Button, ConfirmButton, PrimaryButton } from '../ui/button.js';
import commonCss from '../ui/common.module.css';
import css from './daily.module.css';
import { beginDaily, dailyPath, endDaily } from './daily-run.js';

/** Which challenge it is. */
type ChallengeKey = Pick<Challenge, 'game' | 'day'>;

/** Draws the ticket of the day, after saying what that means: there is no second one. */
export function DrawTicket(props: { readonly challenge: ChallengeKey; readonly onChange: () => void }) {
  const { challenge, onChange } = props;
  const [asking, setAsking] = useState(false);
  const { busy, trouble, run } = useAction(
    async () => {
      const problem = await begin(challenge);
      if (problem !== null) onChange();
      return problem;
    },
    () => navigate(dailyPath(challenge.game)),
  );
  return (
    <div class={css.drawTicket}>
      {asking ? (
        <fieldset class={css.drawTicketBox}>
          <legend>One ranked try</legend>
          <p>One try a day. You can pause it and come back today, but not restart it.</p>
          <div class={commonCss.row}>
            <PrimaryButton disabled={busy} onPress={run}>
              Start my one try
            </PrimaryButton>
            <Button onPress={() => setAsking(false)}>Not now</Button>
          </div>
        </fieldset>
      ) : (
        <>
          <PrimaryButton onPress={() => setAsking(true)}>Play ranked</PrimaryButton>
          <p class={commonCss.soft}>Practice opens after your ranked try: nobody sees it before.</p>
        </>
      )}
      {trouble !== null && (
        <p class={css.drawTicketProblem} role="alert">
          {trouble}
        </p>
      )}
    </div>
  );
}

/** Draws and begins; what is in the way, in a sentence, or `null`. */
async function begin({ game, day }: ChallengeKey): Promise<string | null> {
  // The game first: a ticket that cannot be played would be lost.
  const view = await fetchView(game);
  if (!view.ok) return `This cannot be played now: ${view.reason}.`;
  const ticket = await drawAs({ game, daily: day });
  if (!ticket.ok) return ticket.code === 'offline' ? 'Your try needs a connection to start.' : ticket.message;
  const begun = beginDaily(view.value.game, ticket.value);
  return begun.ok ? null : `The try cannot begin: ${begun.reason}.`;
}

interface TryFirstProps {
  readonly challenge: Challenge;
  /** Whether the try can be gone on with in this browser. */
  readonly isHere: boolean;
  /** It is given up now. */
  readonly onGivenUp: () => void;
}

/** There is no practice while a ranked try is under way. */
export function TryFirst({ challenge, isHere, onGivenUp }: TryFirstProps) {
  const where = isHere ? '' : ' It goes on in the browser in which you began it.';
  return (
    <NoticePage
      title="Finish your ranked try first"
      text={`Practice opens when your try is finished or given up.${where}`}
    >
      {isHere && <LinkButton to={dailyPath(challenge.game)} title="Continue your ranked try" primary />}
      <GiveUp challenge={challenge} onGivenUp={onGivenUp} />
      <LinkButton to="/daily" title="Daily challenges" />
    </NoticePage>
  );
}

/** Gives the one ranked try of a day up, after asking once more. */
export function GiveUp({
  challenge: { game, day },
  onGivenUp,
}: Pick<TryFirstProps, 'challenge' | 'onGivenUp'>) {
  return (
    <ConfirmButton
      ask="Give up your ranked try?"
      onSure={() => {
        endDaily(game, day);
        onGivenUp();
      }}
    >
      Give up the try
    </ConfirmButton>
  );
}
