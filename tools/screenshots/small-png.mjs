import { writeFileSync } from 'node:fs';
import { indexedPng } from '../atlas/indexed-png.mjs';
import { medianCut } from './median-cut.mjs';
import { readPng } from './read-png.mjs';

const MOST_COLOURS = 256;

/** Writes a screenshot with a table of colours: a third of its size, and hardly to be told from it. Returns the size. */
export function writeSmallPng(path, screenshot) {
  const picture = readPng(screenshot);
  const { colours, pixels } = medianCut(picture, MOST_COLOURS);
  const bytes = indexedPng({ width: picture.width, height: picture.height, colours, pixels });
  writeFileSync(path, bytes);
  return bytes.length;
}
