import controlHintsCss from '../game/screen/control-hints.module.css';
import { SHORTCUTS } from './shortcuts.js';
import css from './theatre.module.css';

/** The keys of the theatre. */
export function ShortcutList() {
  return (
    <section class={css.theatreKeys} aria-labelledby="keys-title">
      <h2 class={css.theatreHeading} id="keys-title">
        Keys
      </h2>
      <dl class={controlHintsCss.controlHints}>
        {SHORTCUTS.map(({ keys, does }) => (
          <div key={does} class={controlHintsCss.controlHint}>
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
