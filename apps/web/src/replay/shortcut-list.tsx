import { SHORTCUTS } from './shortcuts.js';
import '../game/screen/control-hints.css';

/** The keys of the theatre. */
export function ShortcutList() {
  return (
    <section class="theatre-keys" aria-labelledby="keys-title">
      <h2 class="theatre-heading" id="keys-title">
        Keys
      </h2>
      <dl class="control-hints">
        {SHORTCUTS.map(({ keys, does }) => (
          <div key={does} class="control-hint">
            <dt>{does}</dt>
            <dd>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
