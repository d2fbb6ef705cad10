import { Link } from '../../routing/link.js';
import { Button } from '../../ui/button.js';
import { SureButton } from '../../ui/confirm-button.js';
import type { EntryWay } from '../loop/game-entry.js';
import { GameMenu, type GameMenuProps } from '../screen/game-menu.js';
import type { RankedRun } from './ranked-run.js';

/** What a menu before a run is given: the run that is kept, and the ways into one. */
export interface RunDoors {
  /** The run that can be gone on with. */
  readonly kept: RankedRun | null;
  /** Why a kept run cannot be gone on with. */
  readonly trouble: string | null;
  readonly onContinue: () => void;
  readonly onStart: () => void;
}

/** What the ways into a run are called. */
export interface RunWords {
  /** Begins the first run. */
  readonly start: string;
  /** Begins another one, although one is kept. */
  readonly again: string;
  /** What that costs, as a question. */
  readonly askAgain: string;
  /** Goes on with the one that is kept. */
  readonly goOn: (kept: RankedRun) => string;
  /** Why one cannot go on with it and what to do instead, in sentences. */
  readonly broken: (reason: string) => string;
}

export interface RunMenuProps extends RunDoors, Omit<GameMenuProps, 'trouble' | 'ways'> {
  readonly words: RunWords;
  /** Where else one can go from here. */
  readonly ways: readonly EntryWay[];
}

/** The menu of a game of which one run is kept: begin, go on, or go somewhere else. */
export function RunMenu(props: RunMenuProps) {
  const { kept, trouble, onContinue, onStart, words, ways, ...menu } = props;
  return (
    <GameMenu
      {...menu}
      trouble={trouble === null ? null : words.broken(trouble)}
      ways={
        <>
          {kept === null ? (
            <Button look="primary" onPress={onStart}>
              {words.start}
            </Button>
          ) : (
            <>
              <Button look="primary" onPress={onContinue}>
                {words.goOn(kept)}
              </Button>
              <SureButton ask={words.askAgain} onSure={onStart}>
                {words.again}
              </SureButton>
            </>
          )}
          {ways.map(({ to, title }) => (
            <Link key={to} to={to} look="usual">
              {title}
            </Link>
          ))}
        </>
      }
    />
  );
}
