import type { Run } from '@warren/games';
import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { Button } from '../design/button.js';
import { ToastList, useToasts } from '../design/toast.js';
import { type EndProps, GameScreen } from '../play/game-screen.js';
import type { RunClock } from '../play/run-clock.js';
import type { SessionPhase } from '../play/session-phase.js';
import { SureButton } from '../play/sure-button.js';
import { AfterRunPanel } from '../ranked/after-run-panel.js';
import type { RankedRun } from '../ranked/ranked-run.js';
import { useHandIn } from '../ranked/use-hand-in.js';
import { Link } from '../shell/link.js';
import { enterScore } from './enter-score.js';
import { rulesOf } from './high-scores.js';
import { forgetRush, keepRush } from './kept-rush.js';
import { Results } from './results.js';
import { rushOf } from './rush-state.js';
import { treasureRushView } from './view.js';

export interface RushGameProps {
  readonly begun: RankedRun;
  /** Whether the run is still this tab's to save. */
  readonly mayKeep: () => boolean;
  /** Whose score it will be. */
  readonly name: string;
  readonly onAgain: () => void;
  /** Back to the menu. */
  readonly onLeave: () => void;
}

/** A run being played: kept as it goes; at its end the score goes to the table. */
export function RushGame({ begun, mayKeep, name, onAgain, onLeave }: RushGameProps) {
  const { run, clock, ticket, unranked } = begun;
  const { toasts, say } = useToasts();
  const [place, setPlace] = useState('');
  const warned = useRef(false);
  const given = useRef(false);
  const handIn = useHandIn(ticket);

  function keep(kept: Run, keptClock: RunClock): void {
    if (kept.finished || given.current || !mayKeep()) return;
    if (keepRush({ run: kept, clock: keptClock, ticket }) || warned.current) return;
    warned.current = true;
    say('This browser keeps nothing: the run will be lost when the page is closed.');
  }
  function onPhase(ended: Run, _: SessionPhase, endedClock: RunClock): void {
    if (!ended.finished) return;
    forgetRush();
    handIn.over(ended, endedClock);
    setPlace(enterScore(ended, name));
  }
  function giveUp(): void {
    given.current = true;
    forgetRush();
    onLeave();
  }
  return (
    <>
      <GameScreen
        view={treasureRushView}
        run={run}
        clock={clock}
        {...(unranked !== null && { note: `Unranked: ${unranked}` })}
        keep={keep}
        phase={onPhase}
        pauseWays={
          <SureButton ask="Give up and lose this run?" onSure={giveUp}>
            Give up
          </SureButton>
        }
        end={(end) => (
          <RushEnd
            {...end}
            place={place}
            onAgain={onAgain}
            onLeave={onLeave}
            standing={<AfterRunPanel run={run} handed={handIn.handed} />}
          />
        )}
      />
      <ToastList toasts={toasts} />
    </>
  );
}

interface RushEndProps extends EndProps, Pick<RushGameProps, 'onAgain' | 'onLeave'> {
  /** Where the score stands in the table of this browser. */
  readonly place: string;
  readonly standing: ComponentChildren;
}

function RushEnd({ run, phase, place, standing, onAgain, onLeave }: RushEndProps) {
  const rules = rulesOf(rushOf(run.state).settings);
  return (
    <Results run={run} phase={phase} standing={standing} {...(place !== '' && { text: place })}>
      <Button look="primary" onPress={onAgain}>
        Play again
      </Button>
      <Link to={`/treasure-rush/scores?rules=${rules?.id ?? ''}`} class="button">
        High scores
      </Link>
      <Button onPress={onLeave}>Menu</Button>
    </Results>
  );
}
