import { afterAll, beforeAll, expect, test } from 'vitest';
import { playGame } from '../../../src/game/play-game.js';
import { findView } from '../../../src/games/registry.js';
import { openPlayOnline } from '../../../src/online/play-online.js';
import { repositoryIn } from '../../storage/worlds/support.js';
import { must } from '../../support/must.js';
import { choose, scriptedApp } from '../../support/scripted-app.js';
import { signInGuest } from '../../support/synced-guest.js';
import { type Opened, openWarrenServer } from '../../support/warren-server.js';

const view = must(findView('cave'));

let server: Opened;
beforeAll(async () => {
  server = await openWarrenServer();
});
afterAll(() => server.close());

interface Machine {
  readonly data: string;
  readonly play: string;
}

/** Does one thing after another in Cave, by titles or keys, then leaves; without a connection if that is wanted. */
async function visit({ data, play }: Machine, deeds: string[], isSignedIn = true) {
  const online = isSignedIn ? openPlayOnline(data, play, Date.now) : null;
  expect(online !== null).toBe(isSignedIn);
  const notes: string[] = [];
  const app = scriptedApp(
    ({ menu, page }) => {
      if (page !== null) notes.push(page.lines()[0]);
      const deed = deeds.shift();
      if (deed === undefined) return menu === null ? 'x' : 'escape';
      return choose(menu?.choices.map(({ title }) => title) ?? [], deed) ?? deed;
    },
    { folder: play, ...(online === null ? {} : { online }) },
  );
  await playGame({ app, view });
  expect(deeds).toEqual([]);
  return { notes, menus: app.stage.menus, told: (await online?.close()) ?? [] };
}

const movesOn = ({ play }: Machine) =>
  repositoryIn(play)
    .list()
    .map((world) => world.kind === 'sound' && world.moves);

const CREATE = ['New world', 'enter', 'enter', 'Cave:'];

test('a world is on the server when it is left, and as it was left when it is entered elsewhere', async () => {
  const { openMachine } = await signInGuest(server);
  const [here, other] = [openMachine(), openMachine()];
  await visit(here, [...CREATE, '. . . x']);
  expect(movesOn(here)).toEqual([3]);
  // A machine that has never seen it finds it in the menu.
  await visit(other, ['Continue Cave', '. . x']);
  expect(movesOn(other)).toEqual([5]);
  const { told } = await visit(here, ['Continue Cave', '. x']);
  expect(movesOn(here)).toEqual([6]);
  expect(told).toEqual([]);
});

test('where both copies went on the player chooses on entering', async () => {
  const { openMachine } = await signInGuest(server);
  const [here, other] = [openMachine(), openMachine()];
  await visit(here, [...CREATE, '. x']);
  await visit(other, ['Continue Cave', '. x']);
  await visit(here, ['Continue Cave', '. . . . x'], false);
  expect([movesOn(here), movesOn(other)]).toEqual([[5], [2]]);
  const { menus } = await visit(here, ['Continue Cave', 'Terminal on', 'x']);
  expect(menus.map(({ title }) => title)).toContain('Two copies went on');
  expect(movesOn(here)).toEqual([2]);
});

test('a server that is away keeps the player from nothing; it is told on entering and at the end', async () => {
  const gone = await openWarrenServer();
  const { openMachine } = await signInGuest(gone);
  const here = openMachine();
  await visit(here, [...CREATE, '. x']);
  await gone.close();
  const { notes, told } = await visit(here, ['Continue Cave', '. x']);
  expect(movesOn(here)).toEqual([2]);
  expect(notes[0]).toMatch(/^Not synchronised: /);
  expect(told).toEqual([expect.stringMatching(/^not synchronised: .*; warren sync does it later$/)]);
});
