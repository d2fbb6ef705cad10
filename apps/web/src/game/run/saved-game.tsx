import type { Recording, Run, RunClock } from '@warren/games';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { ToastList, useToasts } from '../../ui/toast.js';
import type { GameView, SessionPhase } from '../loop/game-view.js';
import { type EndProps, GameScreen } from '../screen/game-screen.js';
import { AfterRunPanel } from './after-run-panel.js';
import type { RankedRun } from './ranked-run.js';
import { RelaxedButton, runNote } from './run-note.js';
import type { RunStorage } from './saved-run.js';
import { useHandIn } from './use-upload.js';

/** What the words at the end are given, where the run stands among others included. */
export interface SavedGameEnd<State = unknown> extends EndProps<State> {
  readonly standing: ComponentChildren;
}

export interface SavedGameProps<State> {
  readonly view: GameView<State>;
  readonly begun: RankedRun<State>;
  /** Where the run is saved while it is played. */
  readonly storage: Pick<RunStorage<State>, 'save' | 'forget'>;
  /** Whether the run is still this tab's to save. */
  readonly maySave: () => boolean;
  /** What is lost where nothing can be kept, such as "the campaign". */
  readonly what: string;
  /** What giving up costs, as a question. */
  readonly askGiveUp: string;
  /** The run has come to another phase; it is handed in and forgotten by itself. */
  readonly onPhase: (run: Run<State>, phase: SessionPhase) => void;
  /** Another run to be raced. */
  readonly ghost?: Recording;
  /** A word about this run; why one is unranked goes before it. */
  readonly note?: string;
  /** Begins another run in relaxed mode; left out where there is none. */
  readonly onRelaxed?: () => void;
  /** Ways on in the pause menu besides giving up. */
  readonly pauseWays?: ComponentChildren;
  readonly end: (props: SavedGameEnd<State>) => ComponentChildren;
}

/** A run being played that is kept as it goes; at its end it is handed in and forgotten. */
export function SavedGame<State>(props: SavedGameProps<State>) {
  const { view, begun, storage, maySave, what, askGiveUp, onPhase, end } = props;
  const { ghost, note, pauseWays, onRelaxed } = props;
  const { run, clock, ticket, unranked } = begun;
  const { toasts, say } = useToasts();
  const warned = useRef(false);
  const isOver = useRef(false);
  const handIn = useHandIn(begun);

  function save(saved: Run<State>, savedClock: RunClock): void {
    if (saved.finished || isOver.current || !maySave()) return;
    if (storage.save({ run: saved, clock: savedClock, ticket, unranked }) || warned.current) return;
    warned.current = true;
    say(`This browser keeps nothing: ${what} will be lost when the page is closed.`);
  }
  function follow(ended: Run<State>, phase: SessionPhase, endedClock: RunClock): void {
    onPhase(ended, phase);
    // Handed in first: between the two, closing the page must lose nothing.
    handIn.over(ended, endedClock);
    // A run that is lost but could go on was given up.
    isOver.current = ended.finished || phase === 'lost';
    if (isOver.current) storage.forget();
  }
  const standing = <AfterRunPanel run={run} handed={handIn.handed} />;
  return (
    <>
      <GameScreen
        {...{ view, run, clock, ghost, save }}
        note={runNote(begun) ?? note}
        phase={follow}
        pauseWays={
          <>
            {pauseWays}
            <RelaxedButton onRelaxed={onRelaxed} />
          </>
        }
        askGiveUp={askGiveUp}
        end={(props) => end({ ...props, standing })}
      />
      <ToastList toasts={toasts} />
    </>
  );
}
