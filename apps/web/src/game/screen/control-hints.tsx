import { bindingLabel } from '../../input/input-source.js';
import { useSettings } from '../../settings/settings.js';
import type { ControlHint } from '../loop/game-view.js';
import css from './control-hints.module.css';

export interface ControlHintsProps {
  readonly keys: readonly ControlHint[];
  /** Beside the picture of the game, or in the pause menu where there is no room beside it. */
  readonly where: 'beside' | 'paused';
}

/** The keys in force. Players by touch see buttons instead. */
export function ControlHints({ keys, where }: ControlHintsProps) {
  // Another key is another hint.
  useSettings();
  return (
    <dl class={css.controlHints} data-where={where} aria-label="Keys">
      {keys.map(({ does, controls, through }) => (
        <div key={does} class={css.controlHint}>
          <dt>{does}</dt>
          <dd>
            {controls.map((control, i) => (
              <>
                {i > 0 && through && <span aria-hidden="true">to</span>}
                <kbd key={control}>{bindingLabel(control)}</kbd>
              </>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
