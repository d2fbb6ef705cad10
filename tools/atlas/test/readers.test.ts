import { describe, expect, test } from 'vitest';
import { channels, readPalette } from '../palette.mjs';
import { readSpriteFile } from '../sprite-file.mjs';
import { resolveSprites } from '../sprites.mjs';

const PALETTE = readPalette({
  file: 'palette.txt',
  text: '# tones\na #102030 #405060 first\nb #11223344 = second one\n',
});
const read = (text: string) => readSpriteFile({ file: 'x.txt', text }, PALETTE);
const resolve = (text: string) => resolveSprites(read(text));

describe('a palette', () => {
  test('gives each letter a colour a theme, and = repeats the dark one', () => {
    expect([...PALETTE]).toEqual([
      ['a', { dark: '#102030', light: '#405060', meaning: 'first' }],
      ['b', { dark: '#11223344', light: '#11223344', meaning: 'second one' }],
    ]);
  });

  test('has colours with and without alpha', () => {
    expect(channels('#102030')).toEqual([16, 32, 48, 255]);
    expect(channels('#11223344')).toEqual([17, 34, 51, 68]);
  });

  test.each([
    ['. #000000 = dot', 'p.txt:1: "." is not one letter or digit'],
    ['ab #000000 = two', 'p.txt:1: "ab" is not one letter or digit'],
    ['\na #000000 = one\na #000000 = again', 'p.txt:3: "a" has a colour already'],
    ['a #00000g = one', 'p.txt:1: "#00000g" is no dark colour; write #rrggbb or #rrggbbaa'],
    ['a #000000 black one', 'p.txt:1: "black" is no light colour; write #rrggbb or #rrggbbaa'],
    ['a', 'p.txt:1: "" is no dark colour; write #rrggbb or #rrggbbaa'],
    ['a #000000 =', 'p.txt:1: write what "a" is for'],
  ])('%j is refused', (text, message) => {
    expect(() => readPalette({ file: 'p.txt', text })).toThrow(message);
  });
});

describe('a file of sprites', () => {
  test('holds stills and animations with their frames side by side', () => {
    const [still, moving] = read('# two\nsprite still 2x1\nab\n\npart moving 1x2 100 50\na b\nb .\n');
    expect(still).toMatchObject({ name: 'still', hidden: false, durations: [0], frames: [['ab']] });
    expect(moving).toMatchObject({
      hidden: true,
      durations: [100, 50],
      frames: [
        ['a', 'b'],
        ['b', '.'],
      ],
    });
  });

  test.each([
    ['ab', 'x.txt:1: pixels before the first "sprite"'],
    ['sprite Big 1x1', 'x.txt:1: "Big" is no name; write words in small letters, like-this'],
    ['sprite', 'x.txt:1: "" is no name'],
    ['sprite s', 'x.txt:1: s needs a size like 16x16, "mirrors" or "layers"'],
    ['sprite s 0x1', 'x.txt:1: s needs a size like 16x16'],
    ['sprite s 1x1 fast', 'x.txt:1: "fast" is no time in milliseconds'],
    ['sprite s 1x1 0', 'x.txt:1: "0" is no time in milliseconds'],
    ['sprite s mirrors', 'x.txt:1: s has to name the one sprite it mirrors'],
    ['sprite s layers', 'x.txt:1: s has no layers'],
    ['sprite s layers a@1', 'x.txt:1: "a@1" is no layer; write NAME or NAME@X,Y'],
    ['sprite s mirrors t\na', 'x.txt:2: s is mirrored and has no rows of its own'],
    ['sprite s 2x2\nab\naba', 'x.txt:3: frame 1 of s is 2 wide, but this row 3'],
    ['sprite s 2x1 9 9\nab a', 'x.txt:2: frame 2 of s is 2 wide, but this row 1'],
    ['sprite s 2x1 9 9\nab', 'x.txt:2: s has 2 frames, but this row 1'],
    ['sprite s 2x1\nac', 'x.txt:2: frame 1 of s: "c" is not in the palette'],
    ['\nsprite s 2x2\nab', 'x.txt:2: s is 2 high, but has 1 rows'],
  ])('%j is refused', (text, message) => {
    expect(() => read(text)).toThrow(message);
  });
});

describe('sprites made of others', () => {
  test('a mirrored one has left and right exchanged in every frame, and the same times', () => {
    const mirrored = resolve('sprite s 3x1 10 20\nab. .aa\nsprite t mirrors s\n').get('t');
    expect(mirrored).toMatchObject({ durations: [10, 20], frames: [['.ba'], ['aa.']] });
  });

  test('layers cover what is below them except where they are empty', () => {
    const text = 'part s 3x2\naaa\naaa\npart t 2x1\n.b\nsprite u layers s t@1,1 t\n';
    const sprites = resolve(text);
    expect(sprites.get('u')).toMatchObject({ hidden: false, frames: [['aba', 'aab']] });
    expect(sprites.get('s')).toMatchObject({ hidden: true, frames: [['aaa', 'aaa']] });
  });

  test.each([
    ['sprite s 1x1\na\nsprite s 1x1\na', 'x.txt:3: there is another s'],
    ['sprite s mirrors t\nsprite t 1x1\na', 'x.txt:1: s uses t, which does not stand above it'],
    ['sprite s mirrors s', 'x.txt:1: s uses s, which does not stand above it'],
    ['sprite s 2x1\naa\nsprite t layers s s@1,0', 'x.txt:3: s at 1,0 reaches out of t'],
    ['sprite s 2x1\naa\nsprite t layers s s@0,1', 'x.txt:3: s at 0,1 reaches out of t'],
  ])('%j is refused', (text, message) => {
    expect(() => resolve(text)).toThrow(message);
  });
});
