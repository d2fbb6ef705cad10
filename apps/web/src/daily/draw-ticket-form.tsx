import type { Challenge } from '@warren/protocol/client';
import { useState } from 'preact/hooks';
import { drawAs } from '../game/run/ticket-client.js';
import { fetchView } from '../games/registry.js';
import { Link } from '../routing/link.js';
import { navigate } from '../routing/router.js';
import { Button, ConfirmButton } from '../ui/button.js';
import { Notice } from '../ui/notice.js';
import panelCss from '../ui/panel.module.css';
import css from './daily.module.css';
import { beginDaily, dailyPath, endDaily } from './daily-run.js';

interface DrawTicketProps {
  readonly challenge: Pick<Challenge, 'game' | 'day'>;
  readonly onChange: () => void;
}

/** Draws the ticket of the day, after saying what that means: there is no second one. */
export function DrawTicket({ challenge, onChange }: DrawTicketProps) {
  const [asking, setAsking] = useState(false);
  const [drawing, setDrawing] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  async function draw(): Promise<void> {
    setDrawing(true);
    const drawn = await begin(challenge);
    setDrawing(false);
    if (drawn === null) return navigate(dailyPath(challenge.game));
    setProblem(drawn);
    onChange();
  }
  return (
    <div class={css.drawTicket}>
      {asking ? (
        <fieldset class={css.drawTicketBox}>
          <legend>One ranked try</legend>
          <p>
            The maze is secret until your ticket is drawn. From then on it is your one ranked try: you can
            pause it and come back today, but not begin it again.
          </p>
          <div class={css.challengeWays}>
            <Button look="primary" disabled={drawing} onPress={draw}>
              Draw the ticket and play
            </Button>
            <Button onPress={() => setAsking(false)}>Not now</Button>
          </div>
        </fieldset>
      ) : (
        <>
          <Button look="primary" onPress={() => setAsking(true)}>
            Play ranked
          </Button>
          <p class={panelCss.panelNote}>Practice opens after your ranked try: nobody sees it before.</p>
        </>
      )}
      {problem !== null && (
        <p class={css.drawTicketProblem} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

/** Draws and begins; what is in the way, in a sentence, or `null`. */
async function begin({ game, day }: Pick<Challenge, 'game' | 'day'>): Promise<string | null> {
  // The game first: a ticket that cannot be played would be lost.
  const view = await fetchView(game);
  if (!view.ok) return `This cannot be played now: ${view.reason}.`;
  const ticket = await drawAs({ game, daily: day });
  if (!ticket.ok) return ticket.code === 'offline' ? 'A ticket needs a connection.' : ticket.message;
  const begun = beginDaily(view.value.game, ticket.value);
  return begun.ok ? null : `The try cannot begin: ${begun.reason}.`;
}

interface TryFirstProps {
  readonly challenge: Challenge;
  /** Whether the try can be gone on with in this browser. */
  readonly isHere: boolean;
  readonly onGivenUp: () => void;
}

/** There is no practice while a ranked try is under way. */
export function TryFirst({ challenge, isHere, onGivenUp }: TryFirstProps) {
  const where = isHere ? '' : ' It goes on in the browser in which you began it.';
  return (
    <Notice
      title="Finish your ranked try first"
      text={`Practice opens when your try is handed in or given up.${where}`}
    >
      {isHere && (
        <Link to={dailyPath(challenge.game)} look="primary">
          Continue your ranked try
        </Link>
      )}
      <GiveUp challenge={challenge} onGivenUp={onGivenUp} />
      <Link to="/daily" look="usual">
        To the challenges
      </Link>
    </Notice>
  );
}

interface GiveUpProps {
  readonly challenge: Pick<Challenge, 'game' | 'day'>;
  /** It is given up now. */
  readonly onGivenUp: () => void;
}

/** Gives the one ranked try of a day up, after asking once more. */
export function GiveUp({ challenge: { game, day }, onGivenUp }: GiveUpProps) {
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
