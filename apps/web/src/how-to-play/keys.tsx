import { bindingLabels } from '../input/bindings.js';
import type { ControlName } from '../input/control-name.js';
import { useSettings } from '../settings/settings.js';
import { Link } from '../shell/link.js';

const ROWS: readonly {
  readonly does: string;
  readonly controls: readonly ControlName[];
  readonly pad: string;
}[] = [
  { does: 'Walk', controls: ['north', 'west', 'south', 'east'], pad: 'Stick or cross' },
  { does: 'Take, or open a lock', controls: ['use'], pad: 'A' },
  { does: 'Attack', controls: ['attack'], pad: 'X' },
  { does: 'Drop', controls: ['drop'], pad: 'B' },
  { does: 'Choose a slot', controls: ['slot-1', 'slot-2', 'slot-3', 'slot-4', 'slot-5'], pad: 'LB and RB' },
  { does: 'Pause', controls: ['pause'], pad: 'Start' },
];

/** What does what, with the keys in force. */
export function KeyTable() {
  // Another key is another row.
  useSettings();
  return (
    <section class="panel" aria-labelledby="controls-title">
      <h2 class="panel-title" id="controls-title">
        Controls
      </h2>
      <table class="how-keys">
        <thead>
          <tr>
            <th scope="col">To</th>
            <th scope="col">Keys</th>
            <th scope="col">Gamepad</th>
          </tr>
        </thead>
        <tbody>
          {ROWS.map(({ does, controls, pad }) => (
            <tr key={does}>
              <th scope="row">{does}</th>
              <td>
                {controls.flatMap(bindingLabels).map((label) => (
                  <kbd key={label}>{label}</kbd>
                ))}
              </td>
              <td>{pad}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="panel-note">
        On a touch screen there is a stick for the left thumb and buttons for the right one. Keys can be
        changed in the <Link to="/settings">settings</Link>.
      </p>
    </section>
  );
}
