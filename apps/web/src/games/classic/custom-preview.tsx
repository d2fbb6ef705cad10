import { useEffect, useState } from 'preact/hooks';
import { ChoiceField } from '../../ui/choice-field.js';
import css from './custom.module.css';
import { type CustomWish, type CustomWords, readCustom } from './custom-wish.js';
import { MazePicture } from './maze-picture.js';

export interface CustomPreviewProps {
  readonly words: CustomWords;
  /** Whether there is a maze to be seen. */
  readonly isRight: boolean;
  readonly onChange: (part: Partial<CustomWords>) => void;
}

const ENDS = [
  { value: 'start', title: 'Start', disabled: false },
  { value: 'exit', title: 'Exit', disabled: false },
] as const;
/** Pixels of the page. */
const SIDE = 360;
/** Typing is followed after a rest, so that half a number grows no maze. */
const REST_MS = 250;

/** The maze as it will be, on which both ends can be chosen by a tap. While something is wrong, the last one stays. */
export function CustomPreview({ words, isRight, onChange }: CustomPreviewProps) {
  const [end, setEnd] = useState<string>('start');
  const [wish, setWish] = useState<CustomWish | null>(() => wishOf(words));
  useEffect(() => {
    const timer = setTimeout(() => setWish((last) => wishOf(words) ?? last), REST_MS);
    return () => clearTimeout(timer);
  }, [words]);
  function pick(cell: number): void {
    if (wish === null) return;
    const column = `${(cell % wish.settings.width) + 1}`;
    const row = `${Math.floor(cell / wish.settings.width) + 1}`;
    onChange(end === 'start' ? { startColumn: column, startRow: row } : { exitColumn: column, exitRow: row });
    if (end === 'start') setEnd('exit');
  }
  return (
    <div class={css.customPreview}>
      <ChoiceField label="A tap on the maze sets" value={end} options={ENDS} onChange={setEnd} />
      {wish === null ? (
        <p class={css.customNothing}>The maze appears here as soon as it can be made.</p>
      ) : (
        <div class={css.customSketch} {...(!isRight && { 'data-stale': '' })}>
          <MazePicture
            class={css.customMaze}
            settings={wish.settings}
            seed={wish.seed}
            side={SIDE}
            ends
            label={`The maze, ${wish.settings.width} x ${wish.settings.height}: the square is the start, the diamond the exit`}
            onPick={pick}
          />
        </div>
      )}
    </div>
  );
}

function wishOf(words: CustomWords): CustomWish | null {
  const read = readCustom(words);
  return read.ok ? read.value : null;
}
