import { foldName } from '@warren/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readDisplayName } from '../../src/common/display-name.js';
import { LIMITS } from '../../src/common/limits.js';

const reason = (input: unknown) => {
  const name = readDisplayName(input);
  return name.ok ? 'accepted' : name.reason;
};

describe('a display name', () => {
  test.each([
    ['Anna', 'Anna'],
    ['  Anna   of  the\u3000hill ', 'Anna of the hill'],
    ['e\u0301clair', '\u00e9clair'],
    ['\u5c71\u7530', '\u5c71\u7530'],
    ['\u0639\u0644\u064a', '\u0639\u0644\u064a'],
    ['O\u2019Brien-4', 'O\u2019Brien-4'],
    ['\u{1f525}\u{1f56f}', '\u{1f525}\u{1f56f}'],
    ['x'.repeat(30), 'x'.repeat(30)],
    ['guestbook', 'guestbook'],
    ['\u2764\ufe0f Anna', '\u2764\ufe0f Anna'],
  ])('%j is shown as %j', (input, name) => {
    expect(readDisplayName(input)).toMatchObject({ ok: true, value: { name } });
  });

  test.each([
    ['', 'at least 2'],
    ['x', 'at least 2'],
    ['\u{1f525}', 'at least 2'],
    ['   x   ', 'at least 2'],
    ['x'.repeat(31), 'at most 30'],
    ['x'.repeat(100_000), 'at most 30'],
    ['\u0301\u0302', 'visible'],
    ['a\u0301\u0302\u0303\u0304b', 'accents'],
    [5, 'must be a text'],
    [null, 'must be a text'],
    [{ toString: () => 'Anna' }, 'must be a text'],
  ])('%j is refused', (input, why) => {
    expect(reason(input)).toContain(why);
  });

  test.each([
    ['a null', '\u0000'],
    ['a line feed', '\n'],
    ['an escape', '\u001b'],
    ['a C1 control', '\u009b'],
    ['a soft hyphen', '\u00ad'],
    ['a zero width space', '\u200b'],
    ['a zero width joiner', '\u200d'],
    ['a mark of direction', '\u200f'],
    ['an override of direction', '\u202e'],
    ['an isolate', '\u2066'],
    ['a line separator', '\u2028'],
    ['a byte order mark', '\ufeff'],
    ['an Arabic letter mark', '\u061c'],
    ['a tag', '\u{e0041}'],
    ['private use', '\ue000'],
    ['half of a pair', '\ud83d'],
    ['what is no character', '\uffff'],
    ['a joiner that is drawn as nothing', '\u034f'],
    ['a filler of Hangul', '\u3164'],
    ['a half-width filler', '\uffa0'],
    ['a selector of a variant', '\u{e0100}'],
    ['a blank of Braille', '\u2800'],
  ])('holds no %s', (_, character) => {
    expect(reason(`An${character}na`)).toContain('control, invisible or direction-changing');
  });

  test.each([
    'Admin',
    'ADMIN',
    ' warren ',
    'Ｒｏｏｔ',
    'Guest',
    'guest 12',
    'GUEST_1',
    'Guest-1',
    'guest1',
    'Ｇuest 482193',
    'Warren Admin',
    'admin_1',
    'a.d.m.i.n',
    'r o o t',
    'Root 1',
    'xXadminXx',
    'The Moderators',
    'Official Warren',
    '007 Staff',
  ])('%s is reserved', (name) => {
    expect(reason(name)).toBe('this name is reserved');
  });

  test.each([
    'Badminton',
    'James',
    'Groot',
    'Warrenton',
    'Modesty',
    'Supporter',
    'Guestbook',
    'Root Beer',
    'Nobody There',
    'Spicer',
    'Chinook',
  ])('%s only contains what is reserved or refused', (name) => {
    expect(reason(name)).toBe('accepted');
  });

  test.each([
    ['a Cyrillic letter among Latin ones', 'P\u0430ul'],
    ['a Greek letter among Latin ones', 'P\u03b1ul'],
    ['Cyrillic and Greek', '\u0430\u03b1'],
    ['a Cherokee letter among Latin ones', '\u13aanna'],
    ['an Armenian letter among Latin ones', 'Ann\u0561'],
    ['Hebrew and Arabic', '\u05d0\u0627'],
  ])('is not written in two scripts: %s', (_, name) => {
    expect(reason(name)).toBe('a name is written in the letters of one script');
  });

  test.each([
    '\u0410\u043d\u043d\u0430 7',
    '\u0391\u03bd\u03bd\u03b1!',
    '\u5c71\u7530 Taro',
    '\u30a2\u30f3\u30ca\u3055\u3093',
    '\ud55c\uad6d Kim',
    'Zo\u00eb \u2764\ufe0f',
    '\u0e2a\u0e21\u0e0a\u0e32\u0e22',
  ])('%s is written in one script, or in scripts that go together', (name) => {
    expect(reason(name)).toBe('accepted');
  });

  test('insults no people', () => {
    const slur = ['n', 'i', 'g', 'g', 'e', 'r'];
    for (const name of [
      slur.join(''),
      slur.join(' '),
      `xx ${slur.join('').toUpperCase()}s`,
      slur.join('.'),
    ]) {
      expect(reason(name)).toBe('this name insults people; please take another');
    }
  });

  test('compares without capitals, widths and kinds of space', () => {
    for (const [a, b] of [
      ['Anna', 'ANNA'],
      ['Stra\u00dfe', 'STRASSE'],
      ['\u1e9e x', 'ss x'],
      ['\uff21\uff42', 'ab'],
      ['\u017fun', 'sun'],
      ['\u03a3\u03af\u03c3\u03c5\u03c6\u03bf\u03c2', '\u03c3\u03af\u03c3\u03c5\u03c6\u03bf\u03c3'],
      ['a  b', 'a\u00a0b'],
      ['\ufb01sh', 'FISH'],
      ['Anna\ufe0f', 'Anna'],
    ]) {
      expect([a, foldName(a)]).toEqual([a, foldName(b)]);
    }
    expect(foldName('Anna')).not.toBe(foldName('Hanna'));
  });
});

const hostile = fc.string({
  unit: fc.oneof(
    fc.constantFrom(
      ...'aZ \u0000\u001b\u200b\u202e\u2066\u0301\u0345\ufe0f\u3164\u034f\u00df\u0130\u0131\ufb03\u1e9e\uff21\ud800\udfff\u{e0001}\u{1f525}',
    ),
    fc.integer({ min: 0, max: 0x10ffff }).map((point) => String.fromCodePoint(point)),
  ),
  maxLength: 40,
});

describe('whatever is typed', () => {
  test('a name that is taken is short, visible on one line, and the same when it is read again', () => {
    fc.assert(
      fc.property(hostile, (input) => {
        const read = readDisplayName(input);
        if (!read.ok) return;
        const { name, folded } = read.value;
        const length = [...name].length;
        expect(length >= LIMITS.name.min && length <= LIMITS.name.max).toBe(true);
        expect(name).not.toMatch(/[\p{C}\p{Zl}\p{Zp}]|^\s|\s$|\s\s/u);
        expect(readDisplayName(name)).toEqual(read);
        expect(foldName(folded)).toBe(folded);
      }),
      { numRuns: 2_000 },
    );
  });

  test('two writings of one name fold to the same', () => {
    fc.assert(
      fc.property(hostile, (input) => {
        const read = readDisplayName(input);
        if (!read.ok) return;
        const { name, folded } = read.value;
        for (const other of [
          name.toLowerCase(),
          name.normalize('NFD'),
          name.normalize('NFKC'),
          ` ${name} `,
        ]) {
          expect(foldName(other)).toBe(folded);
        }
      }),
      { numRuns: 2_000 },
    );
  });
});
