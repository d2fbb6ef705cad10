import { parsePictureText } from '@warren/engine/codes';
import { useEffect, useRef, useState } from 'preact/hooks';
import { contextOf } from '../../graphics/canvas.js';
import fieldCss from '../../ui/field.module.css';
import { FileChooser } from '../../ui/file-chooser.js';
import css from './custom.module.css';
import { PICTURE_TYPES, readPicture } from './read-picture.js';

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
