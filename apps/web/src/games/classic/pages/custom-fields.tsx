import { parsePictureText } from '@warren/engine/codes';
import { useEffect, useRef, useState } from 'preact/hooks';
import { contextOf } from '../../../graphics/canvas.js';
import { classes } from '../../../lib/classes.js';
import { ChoiceField } from '../../../ui/choice-field.js';
import commonCss from '../../../ui/common.module.css';
import fieldCss from '../../../ui/field.module.css';
import { FileChooser } from '../../../ui/file-chooser.js';
import { Trouble } from '../../../ui/trouble.js';
import { type CustomFields, type CustomMaze, readCustom } from '../custom-maze.js';
import css from './classic.module.css';
import { MazePicture } from './maze-picture.js';
import { PICTURE_TYPES, readPicture } from './read-picture.js';

interface CustomPreviewProps {
  readonly fields: CustomFields;
  /** Whether there is a maze to be seen. */
  readonly isRight: boolean;
  readonly onChange: (part: Partial<CustomFields>) => void;
}

const ENDS = [
  { value: 'start', title: 'Start', disabled: false },
  { value: 'exit', title: 'Exit', disabled: false },
] as const;
/** Pixels of the page. */
const SIDE = 360;
/** Typing is followed after a rest, so that half a number grows no maze. */
const REST_MS = 250;

/** The maze as it will be, on which a tap chooses an end. While something is wrong, the last one stays. */
export function CustomPreview({ fields, isRight, onChange }: CustomPreviewProps) {
  const [end, setEnd] = useState<string>('start');
  const [maze, setMaze] = useState(() => mazeOf(fields));
  useEffect(() => {
    const timer = setTimeout(() => setMaze((last) => mazeOf(fields) ?? last), REST_MS);
    return () => clearTimeout(timer);
  }, [fields]);
  function pick(x: number, y: number): void {
    const [column, row] = [`${x + 1}`, `${y + 1}`];
    onChange(end === 'start' ? { startColumn: column, startRow: row } : { exitColumn: column, exitRow: row });
    setEnd('exit');
  }
  return (
    <div class={commonCss.stackMedium}>
      <ChoiceField label="A tap on the maze sets" value={end} options={ENDS} onChange={setEnd} />
      {maze === null ? (
        <p class={css.customNothing}>The maze appears here as soon as it can be made.</p>
      ) : (
        <MazePicture
          class={classes(css.customMaze, !isRight && css.customStale)}
          settings={maze.settings}
          seed={maze.seed}
          side={SIDE}
          label={`The maze, ${maze.settings.width} x ${maze.settings.height}: the square is the start, the diamond the exit`}
          onPick={pick}
        />
      )}
    </div>
  );
}

function mazeOf(fields: CustomFields): CustomMaze | null {
  const read = readCustom(fields);
  return read.ok ? read.value : null;
}

interface PictureFieldProps {
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
      <Trouble text={said} />
      <div class={commonCss.soft}>
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
