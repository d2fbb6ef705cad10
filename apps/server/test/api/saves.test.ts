import { LIMITS, type SaveWrite } from '@warren/protocol';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openGuestSite } from '../support/guest-site.js';
import { right } from '../support/play.js';
import { PASSWORD } from '../support/site.js';

const SLOT = 'lost-cause.campaign';

const here = openGuestSite();

const write = (revision: number, text: string, more: Partial<SaveWrite> = {}, slot = SLOT) =>
  here.anna.call('writeSave', { params: { slot }, revision, body: { text, ...more } });
const read = async (slot = SLOT) => right(await here.anna.call('readSave', { params: { slot } }));
const copyText = async (copy: string) =>
  right(await here.anna.call('readSaveCopy', { params: { slot: SLOT, copy } })).text;

describe('a save', () => {
  test('is written, read, listed and deleted', async () => {
    const text = 'ünïcode 雪 "quotes" \u2028 line';
    const head = {
      slot: SLOT,
      revision: 1,
      summary: 'Level 4',
      device: 'Firefox',
      savedAt: here.site.clock.now,
      bytes: Buffer.byteLength(text),
    };
    expect(await write(0, text, { summary: 'Level 4', device: 'Firefox' })).toMatchObject({
      status: 201,
      value: head,
    });
    expect(await read()).toEqual({ ...head, text, copies: [] });
    const list = right(await here.anna.call('saves', {}));
    expect(list.saves).toEqual([head]);
    expect(list.quota).toEqual({ used: head.bytes, most: LIMITS.guestBytes, slots: LIMITS.saveSlots });
    right(await here.anna.call('deleteSave', { params: { slot: SLOT } }));
    expect(await here.anna.call('readSave', { params: { slot: SLOT } })).toMatchObject({ code: 'no-save' });
    expect(right(await here.anna.call('saves', {})).saves).toEqual([]);
  });

  test('says its revision in its ETag', async () => {
    await write(0, 'one');
    const answer = await here.anna.inject({ url: `/api/saves/${SLOT}` });
    expect(answer.headers.etag).toBe('"1"');
    const written = await here.anna.inject({
      method: 'PUT',
      url: `/api/saves/${SLOT}`,
      headers: { 'if-match': '"1"' },
      payload: { text: 'two' },
    });
    expect(written.headers.etag).toBe('"2"');
  });

  test('keeps its last three generations', async () => {
    for (let i = 0; i < 6; i++)
      expect(await write(i, `text ${i}`)).toMatchObject({ ok: true, value: { revision: i + 1 } });
    const save = await read();
    expect(save.copies.map(({ revision, conflict }) => [revision, conflict])).toEqual([
      [5, false],
      [4, false],
      [3, false],
    ]);
    expect(await Promise.all(save.copies.map(({ id }) => copyText(id)))).toEqual([
      'text 4',
      'text 3',
      'text 2',
    ]);
  });

  test("is its owner's alone", async () => {
    await write(0, 'mine');
    const bob = here.site.visitor();
    await bob.becomeGuest();
    expect(await bob.call('readSave', { params: { slot: SLOT } })).toMatchObject({ code: 'no-save' });
    expect(await bob.call('deleteSave', { params: { slot: SLOT } })).toMatchObject({ code: 'no-save' });
    expect(await here.site.visitor().call('saves', {})).toMatchObject({ code: 'signed-out' });
    expect((await read()).text).toBe('mine');
  });
});

describe('two devices', () => {
  test('that write over the same revision both keep what they wrote', async () => {
    await write(0, 'start');
    await write(1, 'from the laptop', { device: 'laptop' });
    const late = await write(1, 'from the phone', { device: 'phone', summary: 'Level 9' });
    if (late.ok || late.conflict === null) throw new Error('there was no conflict');
    expect(late.code).toBe('save-conflict');
    expect(late.conflict.other).toMatchObject({ revision: 2, text: 'from the laptop', device: 'laptop' });
    expect(await copyText(late.conflict.kept)).toBe('from the phone');
    const save = await read();
    expect(save.text).toBe('from the laptop');
    expect(save.copies.find(({ conflict }) => conflict)).toMatchObject({
      id: late.conflict.kept,
      device: 'phone',
      summary: 'Level 9',
      revision: 1,
    });
    // Choosing the other copy is a write like any other.
    expect(await write(2, 'from the phone')).toMatchObject({ ok: true, value: { revision: 3 } });
  });

  test('that write the same text have no conflict', async () => {
    await write(0, 'same');
    expect(await write(0, 'same')).toMatchObject({ ok: true, value: { revision: 1 } });
    expect((await read()).copies).toEqual([]);
  });

  test('at the same moment: one is written, one is kept', async () => {
    const [a, b] = await Promise.all([write(0, 'a'), write(0, 'b')]);
    expect([a.ok, b.ok].filter(Boolean)).toHaveLength(1);
    const save = await read();
    const other = await copyText(save.copies[0].id);
    expect([save.text, other].sort()).toEqual(['a', 'b']);
  });

  test('of which one deletes what the other has changed delete nothing', async () => {
    await write(0, 'one');
    await write(1, 'two');
    const answer = await here.anna.call('deleteSave', { params: { slot: SLOT }, revision: 1 });
    expect(answer).toMatchObject({ code: 'save-conflict', conflict: { other: { text: 'two' }, kept: '' } });
    expect((await here.anna.call('deleteSave', { params: { slot: SLOT }, revision: 2 })).ok).toBe(true);
  });

  test('lose nothing, whatever the order: the newest texts are all to be found', async () => {
    const device = fc.record({
      text: fc.string({ minLength: 1, maxLength: 8 }).filter((text) => !text.includes('\0')),
      stale: fc.boolean(),
    });
    let slot = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(device, { minLength: 1, maxLength: 4 }), async (writes) => {
        slot++;
        const name = `fuzz.${slot}`;
        const expected = new Set<string>();
        let revision = 0;
        for (const { text, stale } of writes) {
          const answer = await write(stale ? Math.max(0, revision - 1) : revision, text, {}, name);
          if (answer.ok) revision = answer.value.revision;
          expected.add(text);
        }
        const save = await read(name);
        const texts = [save.text];
        for (const { id } of save.copies) {
          texts.push(right(await here.anna.call('readSaveCopy', { params: { slot: name, copy: id } })).text);
        }
        expect(new Set(texts)).toEqual(expected);
        right(await here.anna.call('deleteSave', { params: { slot: name } }));
      }),
      { numRuns: 40 },
    );
  });
});

describe('a write', () => {
  const put = (headers: Record<string, string>, payload: object = { text: 'x' }) =>
    here.anna.inject({ method: 'PUT', url: `/api/saves/${SLOT}`, headers, payload });

  test('says what it builds on', async () => {
    const answer = await put({});
    expect([answer.statusCode, answer.json().error.code]).toEqual([428, 'revision-needed']);
  });

  test('says so in one way; whatever else stands there is refused, and nothing is written', async () => {
    const header = fc.oneof(fc.stringMatching(/^[-"W/*0-9, ]{1,12}$/), fc.stringMatching(/^[!-~]{1,20}$/));
    await fc.assert(
      fc.asyncProperty(header, async (ifMatch) => {
        fc.pre(!/^"\d{1,15}"$/.test(ifMatch));
        const { statusCode } = await put({ 'if-match': ifMatch });
        expect(statusCode).toBe(400);
      }),
      { numRuns: 60 },
    );
    expect(right(await here.anna.call('saves', {})).saves).toEqual([]);
  });

  test('of more than a save may hold is refused, counted in bytes', async () => {
    expect((await write(0, 'x'.repeat(LIMITS.saveBytes))).ok).toBe(true);
    expect(await write(1, '雪'.repeat(LIMITS.saveBytes / 2))).toMatchObject({ code: 'too-large' });
    expect(await write(1, 'x'.repeat(LIMITS.saveBytes + 1))).toMatchObject({ ok: false });
  });

  test('beyond the room of the account is refused, and all that is there stays', async () => {
    const text = 'x'.repeat(LIMITS.saveBytes);
    const most = LIMITS.guestBytes / LIMITS.saveBytes;
    for (let i = 0; i < most; i++) expect((await write(0, text, {}, `slot.${i}`)).ok).toBe(true);
    expect(await write(0, text, {}, 'one.more')).toMatchObject({ code: 'quota-full' });
    expect(right(await here.anna.call('saves', {})).quota.used).toBe(LIMITS.guestBytes);
    right(await here.anna.call('deleteSave', { params: { slot: 'slot.0' } }));
    expect((await write(0, text, {}, 'one.more')).ok).toBe(true);
    // A named account has more room than a guest.
    right(await here.anna.call('register', { body: { name: 'Roomy Anna', password: PASSWORD } }));
    expect((await write(0, text, {}, 'two.more')).ok).toBe(true);
    expect(right(await here.anna.call('saves', {})).quota.most).toBe(LIMITS.accountBytes);
  });

  test('into more slots than there are is refused', async () => {
    for (let i = 0; i < LIMITS.saveSlots; i++) await write(0, 'x', {}, `slot.${i}`);
    expect(await write(0, 'x', {}, 'one.more')).toMatchObject({ code: 'quota-full' });
    expect((await write(1, 'y', {}, 'slot.0')).ok).toBe(true);
  });

  test('of characters that would not come back is refused', async () => {
    for (const wrong of ['a\0b', 'a\ud800b', '\udc00']) {
      expect(await write(0, wrong)).toMatchObject({ code: 'bad-request', field: 'text' });
      expect(await write(0, 'x', { summary: wrong })).toMatchObject({
        code: 'bad-request',
        field: 'summary',
      });
    }
    for (const slot of ['Big', 'a..b', 'a/b', '..', 'a'.repeat(65), 'ü']) {
      expect((await write(0, 'x', {}, slot)).ok).toBe(false);
    }
  });

  test('any text that is one comes back as it went in', async () => {
    let revision = 0;
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (text) => {
        const fits = !text.includes('\0');
        const answer = await write(revision, text);
        expect(answer.ok).toBe(fits);
        if (!answer.ok) return;
        revision = answer.value.revision;
        expect((await read()).text).toBe(text);
      }),
      { numRuns: 60 },
    );
  });
});
