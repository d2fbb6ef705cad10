import { makeRecordingText } from '@warren/games';
import { expect, test } from 'vitest';
import { isForAnotherServer } from '../../src/api/other-rules.js';
import { newId } from '../../src/lib/ids.js';
import type { TicketRow } from '../../src/store/repositories/tickets.js';
import { OPEN } from '../store/support/rows.js';
import { openGuestSite } from '../support/guest-site.js';
import { botRecording, right } from '../support/play.js';

const there = openGuestSite();
const RULES = 99;

/** A ticket that a server with other rules has drawn, and a run of it. */
async function drawElsewhere(of: Partial<TicketRow> = {}) {
  const { site, anna } = there;
  const { account } = right(await anna.call('me', {}));
  const recording = botRecording('lost-cause', { level: 1 }, 'seed');
  const ticket: TicketRow = {
    id: newId(),
    accountId: account?.id ?? '',
    nonce: newId(),
    game: 'lost-cause',
    rules: RULES,
    settings: JSON.stringify(recording.settings),
    seed: 'seed',
    board: `lost-cause@${RULES}`,
    daily: null,
    issuedAt: site.clock.now,
    endsAt: site.clock.now + 1_000,
    runId: null,
    closedAt: 0,
    bucket: '',
    unranked: '',
    ...of,
  };
  await site.store.tickets.draw(ticket, OPEN);
  const { id, nonce } = ticket;
  return {
    ticket,
    body: { recording: makeRecordingText({ ...recording, rules: RULES }), ticket: { id, nonce } },
  };
}

test('a run by rules of another server is sent on with a sentence, and its ticket stays unused', async () => {
  const { ticket, body } = await drawElsewhere();
  const answer = await there.anna.call('uploadRun', { body });
  expect(answer).toMatchObject({
    ok: false,
    code: 'other-rules',
    retryAfter: 5,
    message: expect.stringContaining('try again'),
  });
  expect(await there.site.store.tickets.find(ticket.id)).toMatchObject({ runId: null });
});

test('when its ticket has ended, the upgrade is over: the run is refused for good', async () => {
  const { body } = await drawElsewhere();
  there.site.clock.now += 1_001;
  expect(await there.anna.call('uploadRun', { body })).toMatchObject({ code: 'recording-refused' });
});

test('a ticket of another player, or a wrong nonce, sends nothing on', async () => {
  const { body } = await drawElsewhere();
  const wrong = { ...body, ticket: { ...body.ticket, nonce: newId() } };
  expect(await there.anna.call('uploadRun', { body: wrong })).toMatchObject({ code: 'recording-refused' });
  const bob = there.site.visitor();
  await bob.becomeGuest();
  expect(await bob.call('uploadRun', { body })).toMatchObject({ code: 'recording-refused' });
});

test('a waiting run by other rules is left to another server for a day', () => {
  const run = { game: 'lost-cause', rules: RULES, receivedAt: 0 };
  expect(isForAnotherServer(run, 1_000)).toBe(true);
  expect(isForAnotherServer(run, 86_400_000)).toBe(false);
});

test('a challenge that was drawn from a server with other rules is drawn here too, and shown by its own rules', async () => {
  const { daily } = await dailyOf();
  await drawElsewhere({ daily });
  const { shown } = await dailyOf();
  expect(shown).toMatchObject({ drawn: true, rules: RULES, seed: 'seed', board: `lost-cause@${RULES}` });
  const again = await there.anna.call('drawTicket', { body: { game: 'lost-cause', daily } });
  expect(again).toMatchObject({ code: 'daily-drawn' });
});

async function dailyOf() {
  const { today, challenges } = right(await there.anna.call('daily', {}));
  return { daily: today, shown: challenges.find(({ game }) => game === 'lost-cause') };
}
