import { bindingLabel } from '../../../input/input-source.js';
import { useSignal } from '../../../lib/signal.js';
import { useSettings } from '../../../settings/settings.js';
import { Switch } from '../../../ui/choice-field.js';
import { Icon } from '../../../ui/icon.js';
import { linesOf } from '../state.js';
import { caveOptions, changeOptions } from '../storage.js';
import css from './console.module.css';
import { type CaveCommand, type ControllerState, useShown } from './controller-state.js';

/** Each command has a control of its own name. */
const TOOLS = [
  { command: 'explore', title: 'Explore', picture: 'icon-explore' },
  { command: 'rest', title: 'Rest', picture: 'icon-rest' },
  { command: 'look', title: 'Look', picture: 'icon-look' },
  { command: 'inventory', title: 'Inventory', picture: 'icon-bag' },
  { command: 'map', title: 'Map', picture: 'icon-map' },
  { command: 'log', title: 'Messages', picture: 'icon-log' },
] as const;
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
      {TOOLS.map(({ command, title, picture }) => (
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
          <span class={css.caveToolKey} data-key={bindingLabel(command)} />
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
  const lines = linesOf(state.log.slice(-3 * LINES));
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
