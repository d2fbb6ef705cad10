import { algorithmTitle, LABYRINTH_ALGORITHMS, LABYRINTH_SOLVERS } from '@warren/games/labyrinth';
import { useState } from 'preact/hooks';
import { useSignal } from '../../../lib/signal.js';
import { Link, LinkButtons } from '../../../routing/link.js';
import { PageLayout } from '../../../routing/page-layout.js';
import pageLayoutCss from '../../../routing/page-layout.module.css';
import { useSettings } from '../../../settings/settings.js';
import { ChoiceField, Switch } from '../../../ui/choice-field.js';
import commonCss from '../../../ui/common.module.css';
import { SelectField } from '../../../ui/field.js';
import { FileChooser } from '../../../ui/file-chooser.js';
import { Panel } from '../../../ui/panel.js';
import { ExportButton, FilePanel, NO_REPORT } from '../file-panel.js';
import { bringOptions, changeOption, LONGEST_OPTIONS, labyrinthOptions, optionFile } from '../storage.js';

const CONTROLS = [
  { value: 'hold', title: 'Walk while held', disabled: false },
  { value: 'glide', title: 'Glide on', disabled: false },
] as const;

/** The options of Labyrinth. A change takes effect at once, and is there on the next visit. */
export function OptionsPage() {
  return (
    <PageLayout title="Options" lead="Labyrinth. What you change here takes effect at once.">
      <div class={pageLayoutCss.pageColumns}>
        <Choices />
        <OptionFiles />
      </div>
      <p>
        <LinkButtons ways={[{ to: '/labyrinth', title: 'Back to the menu' }]} />
      </p>
    </PageLayout>
  );
}

function Choices() {
  const options = useSignal(labyrinthOptions);
  const { muted } = useSettings();
  return (
    <Panel title="How you play">
      <SelectField
        label="Generation"
        value={String(options.generation)}
        options={LABYRINTH_ALGORITHMS.map((value) => ({ value, title: algorithmTitle(value) }))}
        hint="How the labyrinths of a new game are grown. Each way has a leaderboard of its own."
        onChange={(value) => changeOption('generation', value)}
      />
      <ChoiceField
        label="Controls"
        value={String(options.controls)}
        options={CONTROLS}
        onChange={(value) => changeOption('controls', value)}
      />
      <p class={commonCss.soft}>
        A gliding player goes on until another direction is pressed. Keys are chosen in the{' '}
        <Link to="/settings">settings</Link>, for all games.
      </p>
      <Switch label="Sound" on={!muted} onChange={(on) => changeOption('sound', on ? 'on' : 'off')} />
      <SelectField
        label="Solver to watch"
        value={String(options.solver)}
        options={LABYRINTH_SOLVERS.map(({ id, title }) => ({ value: id, title }))}
        onChange={(value) => changeOption('solver', value)}
      />
    </Panel>
  );
}

/** The options as the readable file that the terminal has, too. */
function OptionFiles() {
  const [report, setReport] = useState(NO_REPORT);
  async function bring(file: File): Promise<void> {
    if (file.size > LONGEST_OPTIONS) {
      setReport({ said: 'The file was not read: it is too long for options.', refused: [] });
      return;
    }
    const { complaints } = bringOptions(await file.text());
    const but = complaints.length === 0 ? '.' : ', but for these lines:';
    setReport({ said: `The options are in force${but}`, refused: complaints });
  }
  const note = (
    <>
      A line an option, such as <code>sound = off</code>. The game in the terminal reads the same file; what
      it does not know stays as it is.
    </>
  );
  return (
    <FilePanel title="Options as a file" note={note} report={report}>
      <ExportButton name="labyrinth-options.txt" content={optionFile}>
        Export options
      </ExportButton>
      <FileChooser label="Import options" accept=".txt,.conf,text/plain" onFile={bring} />
    </FilePanel>
  );
}
