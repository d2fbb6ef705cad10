import { type Result, refuse } from '@warren/engine';
import { type DrawOptions, drawSvg, paint, type ThemeName } from '@warren/engine/draw';
import { makeCanvas } from '../graphics/canvas.js';
import { fileName, saveFile } from '../lib/files.js';
import type { Dig } from './maze/carving.js';
import type { MazeChoice } from './maze/choice.js';

export interface SaveRequest {
  readonly dig: Dig;
  readonly choice: MazeChoice;
  readonly theme: ThemeName;
  readonly format: 'svg' | 'png';
}

/** Hands the finished maze to the browser as a file; what was done, or why not, in a sentence. */
export async function saveMaze({ dig, choice, theme, format }: SaveRequest): Promise<string> {
  const { solution } = dig.facts();
  const options: DrawOptions = {
    theme,
    title: `A maze by ${dig.spec.generator.title}, seed ${choice.seed}`,
    solution: choice.solution ? solution : null,
    distances: choice.distances ? dig.distances(choice.patches).steps : null,
  };
  const blob = format === 'svg' ? svgBlob(dig, options) : await pngBlob(dig, options);
  if (!blob.ok) return `That did not work: ${blob.reason}.`;
  const name = `warren-${choice.algorithm}-${fileName(choice.seed, 'maze')}.${format}`;
  saveFile({ content: blob.value, name, type: blob.value.type });
  return `Saved as ${name}.`;
}

function svgBlob(dig: Dig, options: DrawOptions): Result<Blob> {
  const text = drawSvg(dig.maze(), options);
  return text.ok ? { ok: true, value: new Blob([text.value], { type: 'image/svg+xml' }) } : text;
}

async function pngBlob(dig: Dig, options: DrawOptions): Promise<Result<Blob>> {
  const image = paint(dig.maze(), options);
  if (!image.ok) return image;
  const { width, height, data } = image.value;
  const pixels = new ImageData(width, height);
  pixels.data.set(data);
  const context = makeCanvas(width, height);
  context.putImageData(pixels, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => context.canvas.toBlob(resolve, 'image/png'));
  return blob === null ? refuse('the browser could not write the picture') : { ok: true, value: blob };
}
