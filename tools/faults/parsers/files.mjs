import { readFileSync } from 'node:fs';
import { encodeIndexedPng } from '@warren/png';

const FIXTURES = new URL('../../../apps/terminal/test/storage/worlds/fixtures/', import.meta.url);
const WORLDS = ['killed-while-playing-9d80b1174351731b', 'left-in-peace-e59d1fdebd6b6ba6'];

/** Small pictures. */
export function samplePngs() {
  return [
    [3, 2],
    [16, 16],
    [1, 40],
  ].map(([width = 1, height = 1]) =>
    encodeIndexedPng({
      width,
      height,
      colours: [
        [0, 0, 0, 255],
        [255, 255, 255, 255],
        [208, 128, 64, 0],
      ],
      pixels: Uint8Array.from({ length: width * height }, (_, i) => i % 3),
    }),
  );
}

/** Journals of worlds as the terminal has written them. */
export function sampleJournals() {
  return WORLDS.map((world) => readFileSync(new URL(`${world}/journal`, FIXTURES)));
}
