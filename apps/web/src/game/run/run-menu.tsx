import { LinkButtons } from '../../routing/link.js';
import { ConfirmButton, PrimaryButton, ReturnFocus } from '../../ui/button.js';
import type { EntryWay } from '../loop/game-entry.js';
import { GameMenu, type GameMenuProps } from '../screen/game-menu.js';
import type { RankedRun } from './ranked-run.js';

/** What a menu before a run is given: the saved run, and the ways into one. */
export interface RunMenuActions<State = unknown> {
  /** The run that can be continued. */
  readonly saved: RankedRun<State> | null;
  /** Why a saved run cannot be continued. */
  readonly trouble: string | null;
  readonly onContinue: () => void;
  readonly onStart: () => void;
}

/** What the ways into a run are called. */
export interface RunMenuWords<State = unknown> {
  /** Begins the first run. */
  readonly start: string;
  /** Begins another one, although one is saved. */
  readonly again: string;
  /** What that costs, as a question. */
  readonly askAgain: string;
  /** Continues the saved one. */
  readonly goOn: (saved: RankedRun<State>) => string;
  /** Why it cannot be continued and what to do instead, in sentences. */
  readonly broken: (reason: string) => string;
}

export interface RunMenuProps<State> extends RunMenuActions<State>, Omit<GameMenuProps, 'trouble' | 'ways'> {
  readonly words: RunMenuWords<State>;
  /** Other ways on. */
  readonly ways: readonly EntryWay[];
}

/** The menu of a game of which one run is saved: begin, go on, or go somewhere else. */
export function RunMenu<State>(props: RunMenuProps<State>) {
  const { saved, trouble, onContinue, onStart, words, ways, ...menu } = props;
  return (
    <GameMenu
      {...menu}
      trouble={trouble === null ? null : words.broken(trouble)}
      ways={
        <>
          {saved === null ? (
            <PrimaryButton onPress={onStart}>{words.start}</PrimaryButton>
          ) : (
            <ReturnFocus>
              <PrimaryButton onPress={onContinue}>{words.goOn(saved)}</PrimaryButton>
              <ConfirmButton ask={words.askAgain} onSure={onStart}>
                {words.again}
              </ConfirmButton>
            </ReturnFocus>
          )}
          <LinkButtons ways={ways} />
        </>
      }
    />
  );
}
