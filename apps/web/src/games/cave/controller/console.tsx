import { sayMessage } from '@warren/games/cave';
import type { PictureName } from '../../../generated/pictures.js';
import type { ControlName } from '../../../input/controls.js';
import { bindingLabel } from '../../../input/input-source.js';
import { useSignal } from '../../../lib/signal.js';
import { useSettings } from '../../../settings/settings.js';
import { Switch } from '../../../ui/choice-field.js';
import { Icon } from '../../../ui/icon.js';
import { caveOptions, changeOptions } from '../storage.js';
import css from './console.module.css';
import { type CaveCommand, type ControllerState, useShown } from './controller-state.js';

interface Tool {
  readonly command: CaveCommand;
  readonly title: string;
  readonly picture: PictureName;
  readonly control: ControlName;
}

const TOOLS: readonly Tool[] = [
  { command: 'explore', title: 'Explore', picture: 'icon-explore', control: 'explore' },
  { command: 'rest', title: 'Rest', picture: 'icon-rest', control: 'rest' },
  { command: 'look', title: 'Look', picture: 'icon-look', control: 'look' },
  { command: 'inventory', title: 'Inventory', picture: 'icon-bag', control: 'inventory' },
  { command: 'map', title: 'Map', picture: 'icon-map', control: 'map' },
  { command: 'log', title: 'Messages', picture: 'icon-log', control: 'log' },
];
/** How many lines of the log stand beside the picture. */
const LINES = 5;

/** What can be done besides walking, how the cave is shown, and what happened last. */
export function CaveConsole({ controller }: { readonly controller: ControllerState }) {
  return (
    <div class={css.caveConsole}>
      <Tools controller={controller} />
      <Latest controller={controller} />
      <Options />
    </div>
  );
}

function Tools({ controller }: { readonly controller: ControllerState }) {
  const on = useShown(controller, ({ autoMove, looking }) => (looking ? 'look' : autoMove));
  // Another key is another hint.
  useSettings();
  const isOn = (command: CaveCommand) => command === on;
  return (
    <div class={css.caveTools} role="toolbar" aria-label="What to do">
      {TOOLS.map(({ command, title, picture, control }) => (
        <button
          key={command}
          type="button"
          class={css.caveTool}
          aria-label={title}
          aria-pressed={command === 'explore' || command === 'look' ? isOn(command) : undefined}
          data-on={isOn(command) ? '' : undefined}
          onClick={(event) => {
            controller.command(command);
            // The keys go on meaning the game, not this button.
            if (event.detail > 0) event.currentTarget.blur();
          }}
        >
          <Icon class={css.caveToolIcon} name={picture} />
          <span class={css.caveToolWord}>{title}</span>
          <span class={css.caveToolKey} data-key={bindingLabel(control)} />
        </button>
      ))}
    </div>
  );
}

/** The last lines of the log. Screen readers read them below the picture, not here again. */
function Latest({ controller }: { readonly controller: ControllerState }) {
  const { state } = controller;
  // Most turns have nothing to tell.
  useShown(controller, () => state.log[state.log.length - 1]);
  // Some messages have no words; among so many there are enough that have.
  const lines = state.log
    .slice(-3 * LINES)
    .map(sayMessage)
    .filter((line) => line !== '');
  return (
    <ol class={css.caveLatest} aria-label="What happened last">
      {lines.slice(-LINES).map((line, i) => (
        <li key={i}>{line}</li>
      ))}
    </ol>
  );
}

/** How the cave is shown. */
export function Options() {
  const { look, describe } = useSignal(caveOptions);
  return (
    <div class={css.caveOptions}>
      <Switch
        label="Text instead of tiles"
        on={look === 'text'}
        onChange={(on) => changeOptions({ look: on ? 'text' : 'tiles' })}
      />
      <Switch label="Say every step" on={describe} onChange={(on) => changeOptions({ describe: on })} />
    </div>
  );
}
