import type { Failure } from '@warren/protocol/client';
import type { ComponentChildren } from 'preact';
import type { PictureName } from '../generated/pictures.js';
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

export interface EmptyBoardProps {
  readonly text: string;
  readonly icon?: PictureName;
  /** A way on. */
  readonly children?: ComponentChildren;
}

/** An empty board invites. */
export function EmptyBoard({ text, icon = 'icon-medal-gold', children }: EmptyBoardProps) {
  return (
    <div class={css.boardEmpty}>
      <Icon name={icon} />
      <p>{text}</p>
      {children}
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
