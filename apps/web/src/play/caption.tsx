/** What was just said, below the picture; those who listen hear it when there is a pause. */
export function Caption({ text }: { readonly text: string }) {
  return (
    <p class="game-caption" role="status">
      {text}
    </p>
  );
}
