import type { Recording, Run, RunClock } from '@warren/games';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Link } from '../../routing/link.js';
import { Button } from '../../ui/button.js';
import type { GameView } from '../loop/game-view.js';
import { type EndProps, GameScreen } from '../screen/game-screen.js';
import { AfterRunPanel } from './after-run-panel.js';
import type { RankedRun } from './ranked-run.js';
import { useHandIn } from './use-upload.js';

export interface RankedGameProps {
  readonly view: GameView;
  readonly begun: RankedRun;
  /** Said under the title; why a run is unranked is said by itself. */
  readonly note?: string;
  /** Whether it is handed in when it is over. Practice is not. */
  readonly counts: boolean;
  /** A good moment to save. */
  readonly save?: (run: Run, clock: RunClock) => void;
  readonly over?: (run: Run) => void;
  readonly ghost?: Recording;
  /** Plays the same once more; left out, there is one try only. */
  readonly onAgain?: () => void;
  readonly back: { readonly to: string; readonly title: string };
}

/** Any game, played for a board: it is handed in when it is over, and the words at its end say where it stands. */
export function RankedGame(props: RankedGameProps) {
  const { view, begun, note, counts, save, over, ghost, onAgain, back } = props;
  const { run, clock, ticket, unranked } = begun;
  const handIn = useHandIn(ticket);
  const [recorded, setRecorded] = useState('');
  const said = note ?? (unranked === null ? undefined : `Unranked: ${unranked}`);
  function onPhase(ended: Run, _: unknown, endedClock: RunClock): void {
    if (!ended.finished) return;
    over?.(ended);
    if (!counts) return;
    handIn.over(ended, endedClock);
    setRecorded(view.record?.(ended) ?? '');
  }
  return (
    <GameScreen
      view={view}
      run={run}
      clock={clock}
      {...(ghost && { ghost })}
      {...(said !== undefined && { note: said })}
      {...(save && { save })}
      phase={onPhase}
      pauseWays={
        <>
          {onAgain && <Button onPress={onAgain}>Begin again</Button>}
          <Link to={back.to} look="usual">
            {back.title}
          </Link>
        </>
      }
      end={(end) => (
        <RankedEnd
          {...props}
          {...end}
          recorded={recorded}
          standing={counts ? <AfterRunPanel run={run} handed={handIn.handed} /> : null}
        />
      )}
    />
  );
}

interface RankedEndProps extends EndProps, Pick<RankedGameProps, 'view' | 'onAgain' | 'back'> {
  readonly standing: ComponentChildren;
  /** What the game has to say about its own tables. */
  readonly recorded: string;
}

function RankedEnd({ view, run, phase, choose, onAgain, back, standing, recorded }: RankedEndProps) {
  const { Results } = view;
  const goesOn = !run.finished && run.game.actions.includes('continue');
  return (
    <Results run={run} phase={phase} standing={standing} {...(recorded !== '' && { text: recorded })}>
      {goesOn && (
        <Button look="primary" onPress={() => choose('continue')}>
          Continue
        </Button>
      )}
      {!goesOn && onAgain && (
        <Button look="primary" onPress={onAgain}>
          Play again
        </Button>
      )}
      <Link to={back.to} look={!goesOn && !onAgain ? 'primary' : 'usual'}>
        {back.title}
      </Link>
    </Results>
  );
}
