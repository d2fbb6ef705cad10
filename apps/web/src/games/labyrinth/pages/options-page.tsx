import {
  algorithmTitle,
  type Complaint,
  LABYRINTH_ALGORITHMS,
  LABYRINTH_SOLVERS,
} from '@warren/games/labyrinth';
import { useState } from 'preact/hooks';
import { saveFile } from '../../../lib/files.js';
import { Link } from '../../../routing/link.js';
import { PageLayout } from '../../../routing/page-layout.js';
import pageLayoutCss from '../../../routing/page-layout.module.css';
import { useSettings } from '../../../settings/settings.js';
import { Button } from '../../../ui/button.js';
import { ChoiceField, Switch } from '../../../ui/choice-field.js';
import { SelectField } from '../../../ui/field.js';
import { FileChooser, RefusedLines } from '../../../ui/file-chooser.js';
import { Icon } from '../../../ui/icon.js';
import panelCss from '../../../ui/panel.module.css';
import levelsCss from '../levels/levels.module.css';
import { bringOptions, changeOption, LONGEST_OPTIONS, optionFile, useOptions } from '../storage.js';

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
        <Link to="/labyrinth" look="usual">
          Back to the menu
        </Link>
      </p>
    </PageLayout>
  );
}

function Choices() {
  const options = useOptions();
  const { muted } = useSettings();
  return (
    <section class={panelCss.panel} aria-labelledby="choices-title">
      <h2 class={panelCss.panelTitle} id="choices-title">
        How you play
      </h2>
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
      <p class={panelCss.panelNote}>
        Whoever glides goes on until another direction is pressed. Keys are chosen in the{' '}
        <Link to="/settings">settings</Link>, for all games.
      </p>
      <Switch label="Sound" on={!muted} onChange={(on) => changeOption('sound', on ? 'on' : 'off')} />
      <SelectField
        label="Solver to watch"
        value={String(options.solver)}
        options={LABYRINTH_SOLVERS.map(({ id, title }) => ({ value: id, title }))}
        onChange={(value) => changeOption('solver', value)}
      />
    </section>
  );
}

/** The options as the readable file that the terminal has, too. */
function OptionFiles() {
  const [said, setSaid] = useState('');
  const [wrong, setWrong] = useState<readonly Complaint[]>([]);
  async function bring(file: File): Promise<void> {
    if (file.size > LONGEST_OPTIONS) {
      setWrong([]);
      setSaid('The file was not read: it is too long for options.');
      return;
    }
    const { complaints } = bringOptions(await file.text());
    setWrong(complaints);
    setSaid(
      complaints.length === 0
        ? 'The options are in force.'
        : 'The options are in force, but for these lines:',
    );
  }
  return (
    <section class={panelCss.panel} aria-labelledby="files-title">
      <h2 class={panelCss.panelTitle} id="files-title">
        Options as a file
      </h2>
      <p class={panelCss.panelNote}>
        A line an option, such as <code>sound = off</code>. The game in the terminal reads the same file; what
        it does not know stays as it is.
      </p>
      <div class={levelsCss.labyrinthWays}>
        <Button
          onPress={() =>
            saveFile({ content: optionFile(), name: 'labyrinth-options.txt', type: 'text/plain' })
          }
        >
          <Icon name="icon-save" />
          Export options
        </Button>
        <FileChooser label="Import options" accept=".txt,.conf,text/plain" onFile={bring} />
      </div>
      <p role="status">{said}</p>
      <RefusedLines refused={wrong} />
    </section>
  );
}
