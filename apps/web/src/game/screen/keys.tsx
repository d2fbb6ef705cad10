import { bindingGroups } from '../../input/input-source.js';
import { Link } from '../../routing/link.js';
import type { ControlName } from '../../settings/control-name.js';
import { useSettings } from '../../settings/settings.js';
import commonCss from '../../ui/common.module.css';
import { Panel } from '../../ui/panel.js';
import { KeyGroups } from './control-hints.js';
import css from './how-to-play.module.css';

/** What keys and a gamepad do for it. */
export interface KeyRow {
  readonly does: string;
  readonly controls: readonly ControlName[];
  readonly pad: string;
}

export interface KeyTableProps {
  readonly rows: readonly KeyRow[];
  /** How it is played by touch, in a sentence. */
  readonly touch: string;
}

/** What does what, with the keys in force. */
export function KeyTable({ rows, touch }: KeyTableProps) {
  // Another key is another row.
  useSettings();
  return (
    <Panel title="Controls">
      <table class={css.howKeys}>
        <thead>
          <tr>
            <th scope="col">To</th>
            <th scope="col">Keys</th>
            <th scope="col">Gamepad</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ does, controls, pad }) => (
            <tr key={does}>
              <th scope="row">{does}</th>
              <td>
                <KeyGroups groups={bindingGroups(controls)} />
              </td>
              <td>{pad}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class={commonCss.soft}>
        {touch} Keys can be changed in the <Link to="/settings">settings</Link>.
      </p>
    </Panel>
  );
}
