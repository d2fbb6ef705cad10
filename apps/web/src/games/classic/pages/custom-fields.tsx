import { parsePictureText } from '@warren/engine/codes';
import { useEffect, useRef, useState } from 'preact/hooks';
import { contextOf } from '../../../graphics/canvas.js';
import { drawBelow, seedWords } from '../../../lib/seed-words.js';
import { Button } from '../../../ui/button.js';
import { ChoiceField } from '../../../ui/choice-field.js';
import { Field } from '../../../ui/field.js';
import fieldCss from '../../../ui/field.module.css';
import { FileChooser } from '../../../ui/file-chooser.js';
import { type CustomWish, type CustomWords, readCustom } from '../custom-maze.js';
import css from './custom-page.module.css';
import { MazePicture } from './maze-picture.js';
import { PICTURE_TYPES, readPicture } from './read-picture.js';

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

export interface SeedFieldProps {
  readonly seed: string;
  readonly message: string | null;
  readonly onSeed: (seed: string) => void;
}

/** Any words; the same ones give the same maze. */
export function SeedField({ seed, message, onSeed }: SeedFieldProps) {
  return (
    <Field label="Seed" message={message} hint="Any words. The same seed grows the same maze.">
      {(ids) => (
        <div class={fieldCss.inputRow}>
          <input
            {...ids}
            class={fieldCss.input}
            type="text"
            name="seed"
            autocomplete="off"
            spellcheck={false}
            value={seed}
            onInput={(event) => onSeed(event.currentTarget.value)}
          />
          <Button onPress={() => onSeed(seedWords(drawBelow))}>Another</Button>
        </div>
      )}
    </Field>
  );
}

export interface PictureFieldProps {
  /** The picture in its text form; empty until there is one. */
  readonly text: string;
  readonly message: string | null;
  readonly onText: (text: string) => void;
}

/** Takes a picture for the maze to show. A file that cannot be used is refused with the reason, and the last one stays. */
export function PictureField({ text, message, onText }: PictureFieldProps) {
  const [refused, setRefused] = useState<string | null>(null);
  async function take(file: File): Promise<void> {
    const picture = await readPicture(file);
    if (picture.ok) onText(picture.value);
    setRefused(picture.ok ? null : `${file.name.slice(0, 60)}: ${picture.reason}.`);
  }
  const said = refused ?? message;
  return (
    <fieldset class={fieldCss.field} tabIndex={-1} data-name="picture">
      <legend class={fieldCss.fieldLabel}>Picture</legend>
      <div class={css.pictureRow}>
        {text !== '' && <GreySketch text={text} />}
        <FileChooser
          label={text === '' ? 'Choose a picture' : 'Another picture'}
          accept={PICTURE_TYPES}
          onFile={(file) => void take(file)}
        />
      </div>
      {said !== null && (
        <p class={fieldCss.fieldMessage} role="alert">
          {said}
        </p>
      )}
      <div class={fieldCss.fieldHint}>
        PNG, JPEG, GIF or WebP, at most 10 MB. It stays on this device and in the address of the maze.
      </div>
    </fieldset>
  );
}

const SHADE = 17;

/** The picture as the maze sees it. */
function GreySketch({ text }: { readonly text: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const picture = parsePictureText(text);
    if (canvas.current === null || !picture.ok) return;
    const { width, height, shades } = picture.value;
    canvas.current.width = width;
    canvas.current.height = height;
    const image = new ImageData(width, height);
    shades.forEach((shade, i) => {
      image.data.set([shade * SHADE, shade * SHADE, shade * SHADE, 255], 4 * i);
    });
    contextOf(canvas.current).putImageData(image, 0, 0);
  }, [text]);
  return (
    <canvas ref={canvas} class={css.pictureSketch} role="img" aria-label="The picture in shades of grey" />
  );
}
