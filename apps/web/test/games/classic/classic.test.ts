import { accept } from '@warren/engine';
import { makePictureText } from '@warren/engine/codes';
import { makeGreyPicture } from '@warren/engine/generators';
import { makeRecordingText, startRun, startRunClock } from '@warren/games';
import { CLASSIC_KINDS, type ClassicSettings, classic } from '@warren/games/classic';
import { describe, expect, test, vi } from 'vitest';
import {
  kindIn,
  levelIn,
  levelPath,
  levelsPath,
  mazesPath,
  playerIn,
  readLevelRequest,
} from '../../../src/games/classic/addresses.js';
import {
  changedFields,
  customFields,
  fieldErrors,
  pictureFields,
  readCustom,
  readCustomRequest,
} from '../../../src/games/classic/custom-maze.js';
import { makeState } from '../../../src/games/classic/make-maze.js';
import { type OpenParts, openRun } from '../../../src/games/classic/open-run.js';
import { portraitOf } from '../../../src/games/classic/pages/player-page.js';
import {
  greyOf,
  normalised,
  readImageHead,
  reducedSize,
  wrongFile,
} from '../../../src/games/classic/pages/read-picture.js';
import {
  forgetGhosts,
  mazeStorage,
  obstacleAt,
  readGhost,
  resumeMaze,
  savedMazes,
  saveGhost,
} from '../../../src/games/classic/storage.js';
import { textureSettings } from '../../../src/games/classic/textures.js';
import { actionsOf } from '../../../src/games/classic/view.js';
import type { ListedTextStorage } from '../../../src/lib/storage.js';

/** A storage in memory. */
function makeStorage(): ListedTextStorage {
  const items = new Map<string, string>();
  const storage = {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, text: string) => void items.set(name, text),
    removeItem: (name: string) => void items.delete(name),
    names: () => [...items.keys()],
  };
  return () => storage;
}

function begin(settings: Partial<ClassicSettings>) {
  const run = startRun(classic, settings, 'test');
  if (!run.ok) throw new Error(run.reason);
  return run.value;
}

describe('addresses', () => {
  test('name the level, who plays and what it is played with', () => {
    const request = { kind: 'diamond', level: 5, tunnels: true, timer: false } as const;
    expect(levelPath(request, 'Ada & Bob')).toBe('/classic/play/diamond-5?player=Ada+%26+Bob&tunnels=1');
    expect(levelsPath('spiral', null)).toBe('/classic/levels/spiral');
    expect(playerIn(mazesPath('Ada & Bob').slice('/classic/mazes'.length))).toBe('Ada & Bob');
    expect(playerIn('')).toBe(null);
  });

  test.each(['diamond-31', 'diamond-0', 'diamond', 'picture-3', '-5', 'diamond-05', '', 'x-1'])(
    'there is no level %s',
    (word) => expect(levelIn(word)).toBe(null),
  );

  test('levels are those of the season, and custom mazes what their words say', () => {
    const level = readLevelRequest('vertical-30', '?player=Ada&timer=1');
    expect(level).toMatchObject({
      ok: true,
      value: {
        player: 'Ada',
        title: 'Vertical 30, timer',
        seed: null,
        settings: { season: 1, width: 33, timer: true },
      },
    });
    const custom = readCustomRequest('?width=16&height=5&seed=words&cell=7');
    expect(custom).toMatchObject({
      ok: true,
      value: {
        player: null,
        seed: 'words',
        cell: 7,
        settings: { level: 0, width: 16, height: 5, start: 64, exit: 15 },
      },
    });
    expect(readCustomRequest('?width=201').ok).toBe(false);
    expect(kindIn('picture')).toBe(null);
  });
});

describe('the form of a custom maze', () => {
  test.each([
    ['width', '1', 'Width must be at least 2.'],
    ['height', '201', 'Height must be at most 200.'],
    ['height', 'tall', 'Height must be a whole number.'],
    ['cell', '2', 'Cell size must be at least 3.'],
    ['startColumn', '21', 'Start column must be at most 20.'],
    ['exitRow', '0', 'Exit row must be at least 1.'],
  ] as const)('says what is wrong with %s %s', (name, text, sentence) => {
    const words = { ...customFields(''), [name]: text };
    expect(fieldErrors(words)).toEqual({ [name]: sentence });
    expect(readCustom(words).ok).toBe(false);
  });

  test('asks for two different ends, and for a picture where it shows one', () => {
    const same = { ...customFields(''), exitColumn: '1', exitRow: '20' };
    expect(fieldErrors(same)).toEqual({ exitColumn: 'Start and exit must be different cells.' });
    expect(fieldErrors({ ...customFields(''), kind: 'picture' })).toEqual({
      picture: 'Choose a picture first.',
    });
  });

  test('goes into an address and comes out of it as it was', () => {
    const words = {
      ...customFields(''),
      width: '16',
      height: '5',
      seed: 'a & b',
      exitRow: '3',
      tunnels: '1',
    };
    const query = `?${new URLSearchParams(changedFields(words))}`;
    expect(customFields(query)).toEqual(words);
    expect(readCustom(words)).toMatchObject({
      ok: true,
      value: { settings: { exit: 2 * 16 + 15, tunnels: true } },
    });
  });
});

describe('a picture', () => {
  const bytes = (...parts: (string | number[])[]) => {
    const all = parts.flatMap((part) =>
      typeof part === 'string' ? [...part].map((c) => c.charCodeAt(0)) : part,
    );
    return Uint8Array.from([...all, ...new Array(40).fill(0)]);
  };

  test.each([
    ['PNG', bytes([0x89], 'PNG\r\n\x1a\n', [0, 0, 0, 13], 'IHDR', [0, 0, 1, 44], [0, 0, 0, 200]), 300, 200],
    ['GIF', bytes('GIF89a', [0x2c, 1], [200, 0]), 300, 200],
    ['JPEG', bytes([0xff, 0xd8, 0xff, 0xe0, 0, 4, 9, 9, 0xff, 0xc0, 0, 17, 8, 0, 200, 1, 44]), 300, 200],
    [
      'WebP',
      bytes('RIFF', [0, 0, 0, 0], 'WEBPVP8X', [10, 0, 0, 0, 0, 0, 0, 0], [0x2b, 1, 0], [199, 0, 0]),
      300,
      200,
    ],
  ])('as %s says its size before it is decoded', (type, head, width, height) => {
    expect(readImageHead(head)).toEqual(accept({ type, width, height }));
  });

  test.each([
    ['words', bytes('this is only a text, nothing more than that')],
    ['nothing', new Uint8Array(4)],
    ['a JPEG that ends early', bytes([0xff, 0xd8, 0xff, 0xe0, 0xff, 0xff])],
  ])('is not made of %s', (_, head) => {
    expect(readImageHead(head).ok).toBe(false);
  });

  test('is reduced to what a maze shows, and refused when its file is too large', () => {
    expect(reducedSize({ width: 3000, height: 1500 })).toEqual({ width: 64, height: 32 });
    expect(reducedSize({ width: 10_000, height: 3 })).toEqual({ width: 64, height: 1 });
    expect(reducedSize({ width: 20, height: 10 })).toEqual({ width: 20, height: 10 });
    expect(wrongFile({ size: 11 * 1024 * 1024 })).toBe('the file has more than 10 MB');
    expect(wrongFile({ size: 0 })).toBe('the file is empty');
    expect(wrongFile({ size: 5000 })).toBe(null);
    expect(greyOf([255, 255, 255, 255, 0, 0, 0, 255, 0, 255, 0, 255])).toEqual([255, 0, 150]);
  });
});

describe('opening a game', () => {
  const requestOf = (word: string, query: string) => {
    const request = word === 'custom' ? readCustomRequest(query) : readLevelRequest(word, query);
    if (!request.ok) throw new Error(request.reason);
    return request.value;
  };
  const parts = (more: Partial<OpenParts> = {}): OpenParts => ({
    make: async (order) => accept(makeState(order, () => {})),
    draw: async () => ({ ticket: null, unranked: 'no connection' }),
    now: () => 0,
    ...more,
  });
  const opened = async (word: string, query: string, more: Partial<OpenParts> = {}) => {
    const { signal } = new AbortController();
    const run = await openRun(requestOf(word, query), parts(more), () => {}, signal);
    if (!run.ok) throw new Error(run.reason);
    return run.value;
  };

  test('as a guest, or of a custom maze, asks for no ticket', async () => {
    const draw = vi.fn(parts().draw);
    expect((await opened('normal-3', '', { draw })).unranked).toBe('guests leave no trace');
    expect((await opened('custom', '?player=Ada&seed=x', { draw })).run.seed).toBe('x');
    expect(draw).not.toHaveBeenCalled();
    expect((await opened('normal-3', '?player=Ada', { draw })).unranked).toBe('no connection');
    expect(draw).toHaveBeenCalledTimes(1);
  });

  test('plays the seed and the settings of its ticket', async () => {
    const ticket = {
      ...{
        id: 't',
        nonce: 'n',
        game: 'classic',
        rules: 1,
        seed: 'secret',
        board: 'b',
        issuedAt: 0,
        endsAt: 9,
      },
      ...{ settings: { kind: 'normal', level: 3, season: 1 }, daily: null, unranked: null },
    };
    const { run } = await opened('normal-3', '?player=Ada', {
      draw: async () => ({ ticket, unranked: null }),
    });
    expect(run.seed).toBe('secret');
    expect(run.settings).toMatchObject({ level: 3, season: 1, width: 6 });
  });

  test('that is given up before its maze is ordered makes none', async () => {
    const make = vi.fn(parts().make);
    const abort = new AbortController();
    const opening = openRun(requestOf('custom', '?seed=x'), parts({ make }), () => {}, abort.signal);
    abort.abort();
    expect((await opening).ok).toBe(false);
    expect(make).not.toHaveBeenCalled();
  });
});

describe('what is kept', () => {
  const LEFT = { address: '/classic/play/normal-3?player=Ada', title: 'Normal 3' } as const;

  test('is found again at its own address only, and that of a custom maze apart', () => {
    const storage = makeStorage();
    const run = begin({ level: 3, season: 1 });
    run.advance([1]);
    mazeStorage('level', LEFT, storage).save({ run, clock: startRunClock(() => 0), ticket: null });
    expect(resumeMaze('level', LEFT.address, storage)?.run.tick).toBe(1);
    expect(resumeMaze('level', '/classic/play/normal-4?player=Ada', storage)).toBe(null);
    expect(resumeMaze('custom', LEFT.address, storage)).toBe(null);
    expect(savedMazes(storage)).toEqual([{ ...LEFT, player: 'Ada' }]);
    mazeStorage('level', LEFT, storage).forget();
    expect(savedMazes(storage)).toEqual([]);
  });

  test('is not lost to another level without a question, and a run of older rules is refused with the reason', () => {
    const storage = makeStorage();
    const run = begin({ level: 3, season: 1 });
    const keep = () =>
      mazeStorage('level', LEFT, storage).save({ run, clock: startRunClock(() => 0), ticket: null });
    const other = '/classic/play/normal-4?player=Ada';
    expect(obstacleAt('level', other, storage)).toBe(null);
    keep();
    // It was never begun.
    expect(obstacleAt('level', other, storage)).toBe(null);
    run.advance([1]);
    keep();
    expect(obstacleAt('level', other, storage)).toMatchObject({ why: 'other', saved: { player: 'Ada' } });
    expect(obstacleAt('level', LEFT.address, storage)).toBe(null);
    expect(obstacleAt('custom', other, storage)).toBe(null);
    const older = { ...run.recording(), rules: 1 };
    const text = storage().getItem('warren.classic.run') ?? '';
    const saved = JSON.parse(text);
    saved.saved.recording = makeRecordingText(older);
    storage().setItem('warren.classic.run', JSON.stringify(saved));
    expect(obstacleAt('level', LEFT.address, storage)).toMatchObject({
      why: 'refused',
      reason: expect.stringContaining('rules 1'),
    });
    expect(obstacleAt('level', other, storage)).toBe(null);
  });

  test('leads to pages of this game only', () => {
    const storage = makeStorage();
    storage().setItem(
      'warren.classic.run',
      JSON.stringify({ address: 'https://elsewhere.example/', title: 'x' }),
    );
    expect(savedMazes(storage)).toEqual([]);
  });

  test('the ghost of a level belongs to its profile, and goes with it', () => {
    const storage = makeStorage();
    const recording = begin({ level: 3, season: 1 }).recording();
    const level = { kind: 'normal', level: 3, season: 1, tunnels: false, timer: false } as const;
    saveGhost('Ada', level, recording, storage);
    saveGhost('Adam', level, recording, storage);
    expect(readGhost('ADA', level, storage)).toEqual(recording);
    expect(readGhost('Ada', { ...level, tunnels: true }, storage)).toBe(null);
    forgetGhosts('Ada', storage);
    expect(readGhost('Ada', level, storage)).toBe(null);
    expect(readGhost('Adam', level, storage)).toEqual(recording);
  });
});

describe('a picture', () => {
  test('gives the maze its shape', () => {
    const fields = customFields('?width=20&height=40');
    expect(pictureFields(fields, makeText(16, 8))).toMatchObject({ width: '40', height: '20' });
    expect(pictureFields(fields, makeText(8, 64))).toMatchObject({ width: '5', height: '40' });
    expect(pictureFields({ ...fields, width: 'x' }, makeText(16, 8))).toEqual({ picture: makeText(16, 8) });
    expect(pictureFields(fields, '16x8.')).toEqual({ picture: '16x8.' });
  });

  test('that is dark is stretched from black to white; one of a single shade stays', () => {
    const dark = Array.from({ length: 100 }, (_, i) => 10 + (i % 20));
    expect([Math.min(...normalised(dark)), Math.max(...normalised(dark))]).toEqual([0, 255]);
    expect(normalised([7, 7, 7])).toEqual([7, 7, 7]);
    // A few bright points do not keep the rest dark.
    const speckled = [...Array.from({ length: 99 }, (_, i) => i % 30), 255];
    expect(new Set(normalised(speckled).map((byte) => byte >> 4)).size).toBeGreaterThan(12);
  });
});

function makeText(width: number, height: number): string {
  const picture = makeGreyPicture({ width, height, bytes: new Array(width * height).fill(0) });
  if (!picture.ok) throw new Error(picture.reason);
  return makePictureText(picture.value);
}

describe('the screen', () => {
  test('turns what is held and pressed into actions', () => {
    expect(actionsOf({ held: 3, pressed: [] }, 0)).toEqual([3]);
    expect(actionsOf({ held: 3, pressed: ['hint', 'solution', 'zoom-in'] }, 3)).toEqual([16, 17]);
  });

  test('has a maze that shows each texture, and an animal for everybody', () => {
    for (const kind of CLASSIC_KINDS) expect(textureSettings(kind).kind).toBe(kind);
    expect(portraitOf('Ada')).toBe(portraitOf('ADA'));
    expect(portraitOf(null)).toBe('icon-person');
  });
});
