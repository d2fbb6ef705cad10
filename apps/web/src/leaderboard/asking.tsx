import type { Failure } from '@warren/protocol/client';
import { Button } from '../ui/button.js';
import { Icon } from '../ui/icon.js';
import unseenCss from '../ui/unseen.module.css';
import css from './asking.module.css';

export interface SkeletonProps {
  /** What is being loaded, for screen readers. */
  readonly label: string;
  readonly rows: number;
}

/** Stands where rows will be, as high as they are, so that nothing jumps when they come. */
export function Skeleton({ label, rows }: SkeletonProps) {
  return (
    <div class={css.skeleton} role="status">
      <span class={unseenCss.unseen}>{label}</span>
      {Array.from({ length: rows }, (_, index) => (
        <span key={index} class={css.skeletonRow} />
      ))}
    </div>
  );
}

export interface TroubleNoteProps {
  readonly failure: Failure;
  /** What could not be had, such as “The board”. */
  readonly what: string;
  readonly onAgain: () => void;
}

/** Said in the place of something the server did not answer, with a way to ask once more. */
export function TroubleNote({ failure, what, onAgain }: TroubleNoteProps) {
  const isOffline = failure.code === 'offline';
  return (
    <div class={css.trouble} role="alert">
      <p class={css.troubleText}>
        <Icon name="icon-question" />
        <span>{isOffline ? `${what} cannot be fetched without a connection.` : failure.message}</span>
      </p>
      <Button onPress={onAgain}>Try again</Button>
    </div>
  );
}
