import unseenCss from '../ui/unseen.module.css';
import css from './skeleton.module.css';

export interface SkeletonProps {
  /** What is being loaded, for screen readers. */
  readonly label: string;
  readonly rows: number;
}

/** Stands where rows will be, as high as they are, so that nothing jumps when they come. */
export function Skeleton({ label, rows }: SkeletonProps) {
  return (
    <div class={css.bones} role="status">
      <span class={unseenCss.unseen}>{label}</span>
      {Array.from({ length: rows }, (_, index) => (
        <span key={index} class={css.bone} />
      ))}
    </div>
  );
}
