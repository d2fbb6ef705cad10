import { bindingLabel } from '../../input/bindings.js';
import type { ControlName } from '../../input/controls.js';
import { useSettings } from '../../settings/settings.js';
import './control-hints.css';

/** What some controls do. */
export interface ControlHint {
  readonly does: string;
  readonly controls: readonly ControlName[];
  /** Whether it is all controls from the first to the last. */
  readonly through?: boolean;
}

/** The keys in force. Who plays by touch sees buttons instead. */
export function ControlHints({ keys }: { readonly keys: readonly ControlHint[] }) {
  // Another key is another hint.
  useSettings();
  return (
    <dl class="control-hints" aria-label="Keys">
      {keys.map(({ does, controls, through }) => (
        <div key={does} class="control-hint">
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
