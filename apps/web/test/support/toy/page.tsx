/** @jsxImportSource preact */
import type { GameView, ResultsProps } from '../../../src/game/loop/game-view.js';
import { phaseOfRun } from '../../../src/game/loop/game-view.js';
import { type OneRunGameProps, OneRunPage } from '../../../src/game/run/one-run-page.js';
import { RunMenu, type RunMenuActions, type RunMenuWords } from '../../../src/game/run/run-menu.js';
import { SavedGame } from '../../../src/game/run/saved-game.js';
import { makeRunStorage } from '../../../src/game/run/saved-run.js';
import { ResultsDialog } from '../../../src/game/screen/results-dialog.js';
import { lostCausePreview } from '../../../src/games/lost-cause/preview.js';
import { Button } from '../../../src/ui/button.js';
import { TOY_STEPS, type ToyFrame, type ToyState, toy } from './game.js';
import { TOY_SLOT } from './slot.js';

/** Toy as a screen shows it: numbers around an empty picture. */
export const toyView: GameView<ToyState, ToyFrame> = {
  game: toy,
  art: null,
  pictureLabel: 'A corridor',
  phaseOf: ({ steps }, finished) => phaseOfRun(steps === TOY_STEPS ? 'won' : 'playing', finished),
  actionsOf: ({ pressed }) => (pressed.includes('use') ? [0] : []),
  levelOf: () => 0,
  openStage: () => ({ show() {}, paint() {}, resize() {}, setTheme: async () => {} }),
  hudIcons: { steps: 'icon-step' },
  howTo: null,
  keys: [{ does: 'Step', controls: ['use'] }],
  buttons: [],
  levelStarts: () => [{ tick: 0, title: 'Start' }],
  Results,
};

function Results(props: ResultsProps<ToyState>) {
  return <ResultsDialog {...props} account={null} />;
}

const storage = makeRunStorage<ToyState>({ game: toy, slot: TOY_SLOT });
const fetchGame = async () => ToyGame;
const WORDS: RunMenuWords<ToyState> = {
  start: 'Play',
  again: 'New run',
  askAgain: 'Begin anew?',
  goOn: ({ run }) => `Continue after ${run.state.steps} steps`,
  broken: (reason) => reason,
};

function Menu(actions: RunMenuActions<ToyState>) {
  return (
    <RunMenu
      {...actions}
      title="Toy"
      art={null}
      sceneAt={lostCausePreview}
      stillMs={0}
      text="A corridor."
      words={WORDS}
      ways={[]}
    />
  );
}

/** The page of Toy: its menu, and the run once it is begun. */
export function ToyPage() {
  return (
    <OneRunPage storage={storage} settings={() => ({})} title="Your run" Menu={Menu} fetchGame={fetchGame} />
  );
}

function ToyGame(props: OneRunGameProps<ToyState>) {
  return (
    <SavedGame
      {...props}
      view={toyView}
      storage={storage}
      what="the run"
      askGiveUp="Give up?"
      onPhase={() => {}}
      end={({ run, phase }) => (
        <Results run={run} phase={phase}>
          <Button onPress={props.onLeave}>Menu</Button>
        </Results>
      )}
    />
  );
}
