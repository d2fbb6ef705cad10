import './boards.css';

export interface BonesProps {
  /** What is being loaded, for screen readers. */
  readonly label: string;
  readonly rows: number;
}

/** Stands where rows will be, as high as they are, so that nothing jumps when they come. */
export function Bones({ label, rows }: BonesProps) {
  return (
    <div class="bones" role="status">
      <span class="unseen">{label}</span>
      {Array.from({ length: rows }, (_, index) => (
        <span key={index} class="bone" />
      ))}
    </div>
  );
}
