import { CAVE_FIGHT, CAVE_FIGHT_OUT, CAVE_REST } from '@warren/games/cave';
import { Interrupted } from '../../cli/errors.js';
import type { Leaving } from '../../game/game-view.js';
import { chooseFrom, isKey } from '../../tui/dialogs.js';
import type { KeyPress } from '../../tui/keys.js';
import { autoMove, exploring, makeStepGuard, resting, travelling } from './auto-move.js';
import { type Command, commandOf } from './commands.js';
import { pointAt } from './cursor.js';
import { showInventory, showMessages } from './inventory.js';
import { showChart } from './map.js';
import { cavePage } from './page.js';
import type { CaveSession } from './session.js';

/** What walking needs from its caller. */
export interface Around {
  /** Shows how to play. */
  help(): Promise<unknown>;
  /** Whether the player can give up the run; a world can only be deleted in its menu. */
  readonly canGiveUp: boolean;
}

/** Walks a cave until the run ends or the player leaves. */
export async function walkCave(session: CaveSession, around: Around): Promise<Leaving> {
  const { stage, now } = session.app;
  const guard = makeStepGuard();
  let actedAt = now();
  if (session.note === '') session.lookOut();
  for (;;) {
    stage.showPage(cavePage(session));
    if (session.isOver) return 'over';
    const isFight = session.state.phase === 'fighting';
    const press = await nextPress(session, actedAt + session.client.turnDelayMs - now());
    if (press?.key === 'ctrl-c') throw new Interrupted();
    if (!stage.hasRoom || (press !== null && (press.kind === 'release' || !isKey(press.key)))) continue;
    // Without a key, time only continues a fight.
    if (press !== null) {
      if (!guard.lets(press.key, now())) continue;
      const leaving = await obey(session, around, press.key);
      if (leaving !== null) return leaving;
    } else if (isFight) session.act(CAVE_FIGHT);
    actedAt = now();
    const isNewFight = !isFight && session.state.phase === 'fighting';
    if (session.lookOut() || isNewFight) guard.halt();
  }
}

/**
 * The next key. A fight waits only for the given time. On a walk the regions around the player are made while no key
 * is pressed.
 */
async function nextPress(session: CaveSession, milliseconds: number): Promise<KeyPress | null> {
  const { stage, turns } = session.app;
  if (session.state.phase === 'fighting') {
    const isStill = turns || !stage.hasRoom;
    return stage.next(isStill ? Number.POSITIVE_INFINITY : Math.max(0, milliseconds));
  }
  for (;;) {
    const isReady = session.prepare();
    const press = await stage.next(isReady ? Number.POSITIVE_INFINITY : 0);
    if (press !== null || isReady) return press;
  }
}

/** Runs the command of a key. Returns how the player leaves, or `null`. */
async function obey(session: CaveSession, around: Around, key: string): Promise<Leaving | null> {
  const command = commandOf(key);
  session.note = '';
  if (command.id === 'leave') return 'later';
  if (command.id === 'pause') return pause(session, around);
  if (command.id === 'help') await around.help();
  else if (command.id === 'inventory') await showInventory(session);
  else if (command.id === 'map') await showChart(session);
  else if (command.id === 'log') await showMessages(session);
  else if (command.id === 'look') await pointAt(session, 'Look');
  else await move(session, key, command);
  return null;
}

/** A command that takes moves. In a fight every command is the next attack. */
async function move(session: CaveSession, key: string, command: Command): Promise<void> {
  if (session.state.phase === 'fighting') {
    session.act(command.id === 'fight-out' ? CAVE_FIGHT_OUT : CAVE_FIGHT);
    return;
  }
  if (command.id === 'walk') session.act(command.way);
  else if (command.id === 'wait') session.act(CAVE_REST);
  else if (command.id === 'explore') await autoMove(session, key, exploring(session));
  else if (command.id === 'rest') await autoMove(session, key, resting(session));
  else if (command.id === 'travel') {
    const target = await pointAt(session, 'Travel to');
    if (target !== null) await autoMove(session, key, travelling(session, target));
  } else if (command.id === 'fight-out') session.note = 'There is nothing to fight.';
  else session.note = `The key ${key.slice(0, 12)} does nothing; ? shows all keys.`;
}

async function pause(session: CaveSession, { help, canGiveUp }: Around): Promise<Leaving | null> {
  const choice = await chooseFrom<Leaving | null | 'help'>(session.app.stage, {
    title: session.title,
    lines: [],
    choices: [
      { title: 'Go on', value: null },
      { title: 'Help', value: 'help', key: '?' },
      { title: 'Leave; nothing is lost', value: 'later' },
      ...(canGiveUp ? [{ title: 'Give the run up', value: 'for-good' } as const] : []),
    ],
    back: null,
    behind: cavePage(session),
  });
  if (choice !== 'help') return choice;
  await help();
  return null;
}
