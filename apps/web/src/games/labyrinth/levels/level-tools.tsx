import type { Run } from '@warren/games';
import { LABYRINTH_ACTIONS, type LabyrinthState, type Square } from '@warren/games/labyrinth';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { useFetched } from '../../../lib/hooks.js';
import { Button, PrimaryButton } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';
import dialogCss from '../../../ui/dialog.module.css';
import css from './levels.module.css';

export interface LevelToolsProps {
  readonly run: Run<LabyrinthState>;
  /** Told after the run has become an assisted one, so that it is saved as such. */
  readonly onAssisted?: () => void;
}

/** What few want is fetched by those who do. */
const fetchSave = async () => (await import('./save-level-dialog.js')).SaveLevelDialog;
const fetchSolver = async () => (await import('../solver/solver-dialog.js')).SolverDialog;

type Tool = 'save' | 'ask' | 'watch' | null;

/** What can be done with the level being played, or just played: keep it, and watch a solver find the way. */
export function LevelTools({ run, onAssisted }: LevelToolsProps) {
  const [tool, setTool] = useState<Tool>(null);
  const [said, setSaid] = useState('Save this level');
  const { round, player, assisted, phase } = run.state;
  const close = () => setTool(null);
  const SaveLevelDialog = useFetched(fetchSave, tool === 'save', close);
  const SolverDialog = useFetched(fetchSolver, tool === 'watch', close);
  function assist(): void {
    // While time stands still: who closes the page now has seen it all the same.
    run.advance([LABYRINTH_ACTIONS.indexOf('solution')]);
    onAssisted?.();
    setTool('watch');
  }
  return (
    <>
      {round.code !== '' && <Button onPress={() => setTool('save')}>{said}</Button>}
      <Button onPress={() => setTool(phase === 'playing' && !assisted ? 'ask' : 'watch')}>
        Show the way out
      </Button>
      {tool === 'save' && SaveLevelDialog !== null && (
        <SaveLevelDialog
          code={round.code}
          name={`Level ${round.number}`}
          title="Save this level"
          onSaved={(name) => {
            setSaid(`Saved as ${name}`);
            close();
          }}
          onCancel={close}
        />
      )}
      {tool === 'ask' && <AskDialog onYes={assist} onNo={close} />}
      {tool === 'watch' && SolverDialog !== null && (
        <SolverDialog round={round} from={fromOf(phase, player, round.start)} onClose={close} />
      )}
    </>
  );
}

/** What few want at the end of a level, out of the way of what most do. */
export function MoreWays({ children }: { readonly children: ComponentChildren }) {
  return (
    <details class={css.labyrinthMore}>
      <summary>More</summary>
      <div class={dialogCss.dialogRow}>{children}</div>
    </details>
  );
}

/** During play the way from the player's position; afterwards the way from the start. */
function fromOf(phase: string, { cell, beneath }: Square, start: number): Square {
  return phase === 'playing' ? { cell, beneath } : { cell: start, beneath: false };
}

function AskDialog({ onYes, onNo }: { readonly onYes: () => void; readonly onNo: () => void }) {
  return (
    <Dialog title="Show the way out?" onCancel={onNo} apart>
      <p class={dialogCss.dialogText}>
        A solver looks for the way, and you see it do so. This run then counts as assisted: it goes to no
        table and to no board.
      </p>
      <div class={dialogCss.dialogRow}>
        <PrimaryButton onPress={onNo}>No, I find it</PrimaryButton>
        <Button onPress={onYes}>Show it</Button>
      </div>
    </Dialog>
  );
}
