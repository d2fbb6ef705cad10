import './opening.css';

/** Shown while a game is being opened; most often it is gone before anybody sees it. */
export function Opening() {
  return (
    <main class="opening">
      <p role="status">Lighting the lantern</p>
    </main>
  );
}
