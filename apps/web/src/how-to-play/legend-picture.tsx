import type { ComponentProps } from 'preact';
import { Diorama } from '../diorama/diorama.js';

export interface LegendPictureProps extends ComponentProps<typeof Diorama> {
  /** What the marks of the picture stand for, in the order of their numbers. */
  readonly things: readonly { readonly name: string; readonly text: string }[];
}

/** A scene of a game with numbers, and what each number is. */
export function LegendPicture({ things, ...picture }: LegendPictureProps) {
  return (
    <figure class="how-picture">
      <Diorama {...picture} />
      <figcaption>
        <ol class="how-legend">
          {things.map(({ name, text }) => (
            <li key={name}>
              <strong>{name}</strong> {text}
            </li>
          ))}
        </ol>
      </figcaption>
    </figure>
  );
}
