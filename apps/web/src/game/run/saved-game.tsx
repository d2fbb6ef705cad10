import type { Recording, Run, RunClock } from '@warren/games';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { SureButton } from '../../ui/confirm-button.js';
import { ToastList, useToasts } from '../../ui/toast.js';
import type { GameView } from '../loop/game-view.js';
import type { SessionPhase } from '../loop/session-phase.js';
import { type EndProps, GameScreen } from '../screen/game-screen.js';
import { AfterRunPanel } from './after-run-panel.js';
import type { RankedRun } from './ranked-run.js';
import { useHandIn } from './use-upload.js';

/** Where a game keeps its run while it is played. */
export interface RunShelf {
  /** False: this browser keeps nothing. */
  save(kept: Pick<RankedRun, 'run' | 'clock' | 'ticket'>): boolean;
  forget(): void;
}

/** What the words at the end are given, where the run stands among others included. */
export interface KeptEndProps extends EndProps {
  readonly standing: ComponentChildren;
}

export interface KeptGameProps {
  readonly view: GameView;
  readonly begun: RankedRun;
  readonly shelf: RunShelf;
  /** Whether the run is still this tab's to save. */
  readonly mayKeep: () => boolean;
  /** What is lost where nothing can be kept, such as "the campaign". */
  readonly what: string;
  /** What giving up costs, as a question. */
  readonly askGiveUp: string;
  /** The run has come to another phase; it is handed in and forgotten by itself. */
  readonly onPhase: (run: Run, phase: SessionPhase) => void;
  /** Back to the menu. */
  readonly onLeave: () => void;
  /** Whether the pause key leaves: what is kept can be gone on with. */
  readonly escapes?: boolean;
  /** Another run to be raced. */
  readonly ghost?: Recording;
  /** A word about this run; why one is unranked goes before it. */
  readonly note?: string;
  /** Ways on in the pause menu besides giving up. */
  readonly pauseWays?: ComponentChildren;
  readonly end: (props: KeptEndProps) => ComponentChildren;
}

/** A run being played that is kept as it goes; at its end it is handed in and forgotten. */
export function KeptGame(props: KeptGameProps) {
  const { view, begun, shelf, mayKeep, what, askGiveUp, onPhase, onLeave, end } = props;
  const { escapes = false, ghost, note, pauseWays } = props;
  const { run, clock, ticket, unranked } = begun;
  const { toasts, say } = useToasts();
  const warned = useRef(false);
  const given = useRef(false);
  const handIn = useHandIn(ticket);

  function keep(kept: Run, keptClock: RunClock): void {
    if (kept.finished || given.current || !mayKeep()) return;
    if (shelf.save({ run: kept, clock: keptClock, ticket }) || warned.current) return;
    warned.current = true;
    say(`This browser keeps nothing: ${what} will be lost when the page is closed.`);
  }
  function follow(ended: Run, phase: SessionPhase, endedClock: RunClock): void {
    onPhase(ended, phase);
    // Handed in first: between the two, closing the page must lose nothing.
    handIn.over(ended, endedClock);
    if (ended.finished) shelf.forget();
  }
  function giveUp(): void {
    given.current = true;
    shelf.forget();
    onLeave();
  }
  const standing = <AfterRunPanel run={run} handed={handIn.handed} />;
  return (
    <>
      <GameScreen
        view={view}
        run={run}
        clock={clock}
        {...(ghost && { ghost })}
        {...(unranked === null ? note !== undefined && { note } : { note: `Unranked: ${unranked}` })}
        {...(escapes && { leave: onLeave })}
        keep={keep}
        phase={follow}
        pauseWays={
          <>
            {pauseWays}
            <SureButton ask={askGiveUp} onSure={giveUp}>
              Give up
            </SureButton>
          </>
        }
        end={(props) => end({ ...props, standing })}
      />
      <ToastList toasts={toasts} />
    </>
  );
}
