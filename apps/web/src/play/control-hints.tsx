import { bindingLabel } from '../input/bindings.js';
import type { ControlName } from '../input/controls.js';
import { useSettings } from '../settings/settings.js';
import './control-hints.css';

const HINTS: readonly { readonly does: string; readonly controls: readonly ControlName[] }[] = [
  { does: 'Walk', controls: ['north', 'west', 'south', 'east'] },
  { does: 'Take or unlock', controls: ['use'] },
  { does: 'Attack', controls: ['attack'] },
  { does: 'Drop', controls: ['drop'] },
  { does: 'Choose a slot', controls: ['slot-1', 'slot-5'] },
  { does: 'Pause', controls: ['pause'] },
];

/** The keys in force. Who plays by touch sees buttons instead. */
export function ControlHints() {
  // Another key is another hint.
  useSettings();
  return (
    <dl class="control-hints" aria-label="Keys">
      {HINTS.map(({ does, controls }) => (
        <div key={does} class="control-hint">
          <dt>{does}</dt>
          <dd>
            {controls.map((control, i) => (
              <>
                {i > 0 && control === 'slot-5' && <span aria-hidden="true">to</span>}
                <kbd key={control}>{bindingLabel(control)}</kbd>
              </>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
