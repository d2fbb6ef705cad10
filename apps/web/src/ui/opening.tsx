import css from './opening.module.css';

/** Shown while a game is being opened; usually too briefly to be seen. */
export function Opening() {
  return (
    <main class={css.opening}>
      <p role="status">Lighting the lantern</p>
    </main>
  );
}
