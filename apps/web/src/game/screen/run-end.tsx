import type { ComponentChildren } from 'preact';
import { type ButtonLook, PrimaryButton } from '../../ui/button.js';
import type { GameView, ResultsProps } from '../loop/game-view.js';
import type { EndProps } from './game-screen.js';

export interface RunEndProps extends EndProps, Omit<ResultsProps, 'children'> {
  readonly view: Pick<GameView, 'Results'>;
  /** The ways on besides that to the next level; the first of them looks like this. */
  readonly ways: (look: ButtonLook, goesOn: boolean) => ComponentChildren;
}

/** The words at the end of a level or a run of any game. Between two levels the usual way is to continue. */
export function RunEnd({ view: { Results }, choose, ways, ...results }: RunEndProps) {
  const { run, phase } = results;
  const goesOn = phase === 'won' && !run.finished && run.game.actions.includes('continue');
  return (
    <Results {...results}>
      {goesOn && <PrimaryButton onPress={() => choose('continue')}>Continue</PrimaryButton>}
      {ways(goesOn ? 'usual' : 'primary', goesOn)}
    </Results>
  );
}
