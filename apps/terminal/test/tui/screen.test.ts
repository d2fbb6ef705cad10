import { Rng } from '@warren/engine';
import headless from '@xterm/headless';
import { describe, expect, test } from 'vitest';
import { makeKeyDecoder } from '../../src/tui/keys.js';
import {
  changes,
  cutText,
  makePicture,
  type Picture,
  pictureLines,
  textWidth,
  write,
} from '../../src/tui/picture.js';
import { readLook, type StyleName } from '../../src/tui/style.js';

const SIZE = { columns: 12, rows: 4 };

function picture(...rows: string[]): Picture {
  const made = makePicture(SIZE);
  rows.forEach((text, row) => {
    write(made, { column: 0, row, text });
  });
  return made;
}

/** What a terminal shows after it was sent these texts. */
async function shownBy(texts: readonly string[]): Promise<string[]> {
  const terminal = new headless.Terminal({ cols: SIZE.columns, rows: SIZE.rows, allowProposedApi: true });
  for (const text of texts) await new Promise<void>((resolve) => terminal.write(text, resolve));
  return Array.from(
    { length: SIZE.rows },
    (_, row) => terminal.buffer.active.getLine(row)?.translateToString(true) ?? '',
  );
}

describe('only what changes is written', () => {
  test('nothing for the same picture, one cell for one cell', () => {
    expect(changes(picture('abc'), picture('abc'), 'rich')).toBe('');
    expect(changes(picture('abc'), picture('abd'), 'plain')).toBe('\u001b[1;3Hd');
    expect(changes(picture('abc', 'x'), picture('abc', 'xy'), 'plain')).toBe('\u001b[2;2Hy');
  });

  test('a short gap is written over, a long one is jumped', () => {
    expect(changes(picture('a--b'), picture('A--B'), 'plain')).toBe('\u001b[1;1HA--B');
    expect(changes(picture('a-----b'), picture('A-----B'), 'plain')).toBe('\u001b[1;1HA\u001b[1;7HB');
  });

  test('without a picture before, the screen is cleared and only what is there is written', () => {
    expect(changes(null, picture('', '  a'), 'plain')).toBe('\u001b[2J\u001b[2;3Ha');
  });

  test('a style is said once a run and taken back at the end; plain terminals hear of none', () => {
    const gold = makePicture(SIZE);
    write(gold, { column: 0, row: 0, text: 'ab', style: 'treasure' });
    expect(changes(picture(), gold, 'basic')).toBe('\u001b[1;1H\u001b[0;1;33mab\u001b[0m');
    expect(changes(picture(), gold, 'plain')).toBe('\u001b[1;1Hab');
    expect(changes(gold, picture('ab'), 'rich')).toContain('ab');
  });

  test('a terminal that follows the changes shows each of a thousand pictures', async () => {
    const rng = Rng.fromSeed('pictures');
    const styles: StyleName[] = ['plain', 'rock', 'chosen', 'player'];
    let before: Picture | null = null;
    let sent: string[] = [];
    for (let i = 0; i < 1000; i++) {
      const after: Picture =
        before === null
          ? picture()
          : { ...before, characters: [...before.characters], styles: [...before.styles] };
      for (let edits = rng.below(6); edits >= 0; edits--) {
        const text = ['a', 'bcd', '水', ' ', '█▀', '  '][rng.below(6)];
        write(after, { column: rng.below(12), row: rng.below(4), text, style: styles[rng.below(4)] });
      }
      repair(after);
      sent.push(changes(before, after, 'rich'));
      before = after;
      if (i % 50 === 49) {
        const shown = await shownBy([...sent]);
        expect(shown.map((line) => line.trimEnd())).toEqual(pictureLines(after));
        sent = [changes(null, after, 'rich')];
      }
    }
  });

  /** Writing into the middle of a wide character leaves half of one, which no page here does. */
  function repair({ characters, columns }: Picture): void {
    characters.forEach((character, cell) => {
      const isWide = textWidth(character) === 2;
      const next = characters[cell + 1];
      if (isWide && (next !== '' || (cell + 1) % columns === 0)) characters[cell] = '?';
      if (character === '' && textWidth(characters[cell - 1] ?? '') !== 2) characters[cell] = '?';
    });
  }
});

describe('a picture', () => {
  test('is never written beyond its edges', () => {
    const made = picture();
    write(made, { column: 10, row: 0, text: 'abc' });
    write(made, { column: -1, row: 1, text: 'abc' });
    write(made, { column: 0, row: 4, text: 'abc' });
    write(made, { column: 0, row: -1, text: 'abc' });
    expect(pictureLines(made)).toEqual(['          ab', 'bc', '', '']);
  });

  test('holds no control characters, and knows what takes two columns', () => {
    const made = picture();
    write(made, { column: 0, row: 0, text: 'a\u001b[2J\u0007\u202eb水e\u0301' });
    expect(pictureLines(made)[0]).toBe('a[2Jb水é');
    expect(textWidth('水e\u0301👑')).toBe(5);
    expect(cutText('水水水', 5)).toBe('水水');
    expect(cutText('abc', 2)).toBe('ab');
  });
});

describe('keys', () => {
  const keys = (...pieces: string[]) => {
    const decoder = makeKeyDecoder();
    return pieces
      .flatMap((piece) => decoder.feed(piece))
      .map(({ key, kind }) => (kind === 'press' ? key : `${key}:${kind}`));
  };

  test('that came at once are told apart', () => {
    expect(keys('q \u001b[C\u001b[D+\r\u007f\t\u0003')).toEqual([
      'q',
      ' ',
      'right',
      'left',
      '+',
      'enter',
      'backspace',
      'tab',
      'ctrl-c',
    ]);
    expect(keys('\u001bOA\u001b[H\u001bx')).toEqual(['up', 'home', 'alt-x']);
    expect(keys('é😀')).toEqual(['é', '😀']);
  });

  test('that came in pieces are put together', () => {
    expect(keys('\u001b', '[', 'A')).toEqual(['up']);
    expect(keys('\u001b[1;', '5C')).toEqual(['ctrl-right']);
  });

  test('an escape character alone is Escape once nothing follows', () => {
    const decoder = makeKeyDecoder();
    expect(decoder.feed('\u001b')).toEqual([]);
    expect(decoder.waits()).toBe(true);
    expect(decoder.flush()).toEqual([{ key: 'escape', kind: 'press' }]);
    expect(decoder.waits()).toBe(false);
    decoder.feed('\u001b[1;');
    expect(decoder.flush()).toEqual([]);
  });

  test('of the newer protocol come with what happened to them', () => {
    expect(keys('\u001b[97;1:1u\u001b[97;1:2u\u001b[97;1:3u')).toEqual(['a', 'a:repeat', 'a:release']);
    expect(keys('\u001b[1;1:1A\u001b[1;1:3A')).toEqual(['up', 'up:release']);
    expect(keys('\u001b[97;2;65u\u001b[47;2;63u\u001b[99;5u\u001b[27u\u001b[13u')).toEqual([
      'A',
      '?',
      'ctrl-c',
      'escape',
      'enter',
    ]);
    expect(keys('\u001b[57441;2u\u001b[57441;1:3u')).toEqual([]);
    expect(keys('\u001b[?0u\u001b[?62;4c\u001b[O')).toEqual(['protocol', 'blur']);
  });

  test('whatever comes, nothing is thrown and nothing is kept for ever', () => {
    const rng = Rng.fromSeed('keys');
    const pieces = [
      '\u001b',
      '[',
      'O',
      ';',
      ':',
      '?',
      '1',
      '57441',
      'u',
      'A',
      'q',
      '\u0000',
      '😀',
      '\ud83d',
      '~',
    ];
    for (let i = 0; i < 20_000; i++) {
      const decoder = makeKeyDecoder();
      for (let n = rng.below(12); n > 0; n--) decoder.feed(pieces[rng.below(pieces.length)]);
      decoder.flush();
      expect(decoder.feed('q').at(-1)).toEqual({ key: 'q', kind: 'press' });
    }
    const decoder = makeKeyDecoder();
    decoder.feed(`\u001b[${'1;'.repeat(1000)}`);
    expect(decoder.feed('q')).toEqual([{ key: 'q', kind: 'press' }]);
  });
});

describe('how things are drawn', () => {
  const look = (env: NodeJS.ProcessEnv, options = {}, platform: NodeJS.Platform = 'linux') =>
    readLook({ plain: false, ascii: false, ...options }, env, platform);

  test('colours follow what the terminal is, unless the person wants none', () => {
    expect(look({ TERM: 'xterm-256color' }).palette).toBe('rich');
    expect(look({ TERM: 'linux' }).palette).toBe('basic');
    expect(look({ TERM: 'screen', COLORTERM: 'truecolor' }).palette).toBe('rich');
    expect(look({ TERM: 'dumb' }).palette).toBe('plain');
    expect(look({ TERM: 'xterm-256color', NO_COLOR: '1' }).palette).toBe('plain');
    expect(look({ TERM: 'xterm-256color', NO_COLOR: '' }).palette).toBe('rich');
    expect(look({ TERM: 'xterm-256color' }, { plain: true }).palette).toBe('plain');
  });

  test('Unicode follows the locale', () => {
    expect(look({ LANG: 'de_DE.UTF-8' }).unicode).toBe(true);
    expect(look({ LANG: 'C.utf8' }).unicode).toBe(true);
    expect(look({ LANG: 'C' }).unicode).toBe(false);
    expect(look({ LANG: 'de_DE.UTF-8', LC_ALL: 'C' }).unicode).toBe(false);
    expect(look({ LC_ALL: '', LC_CTYPE: 'en_US.UTF-8' }).unicode).toBe(true);
    expect(look({}).unicode).toBe(false);
    expect(look({}, {}, 'win32').unicode).toBe(true);
    expect(look({ LANG: 'de_DE.UTF-8' }, { ascii: true }).unicode).toBe(false);
  });
});
