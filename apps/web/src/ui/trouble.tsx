import css from './field.module.css';

/** Why something could not be done, in a sentence that is read aloud at once; nothing while there is no reason. */
export function Trouble({ text }: { readonly text: string | null }) {
  if (text === null) return null;
  return (
    <p class={css.fieldMessage} role="alert">
      {text}
    </p>
  );
}
