import { CAVE_FIGHT, CAVE_REST, mostHealth, retreatWay } from '@warren/games/cave';
import { Interrupted } from '../../cli/errors.js';
import type { Leaving } from '../../game/game-view.js';
import { chooseFrom, isKey, nextKey } from '../../tui/dialogs.js';
import type { KeyPress } from '../../tui/keys.js';
import { approaching, autoMove, exploring, makeStepGuard, resting, travelling } from './auto-move.js';
import { type Command, commandOf } from './commands.js';
import { pointAt } from './cursor.js';
import { showGoods, showInventory, showMessages } from './inventory.js';
import { showChart } from './map.js';
import { cavePage } from './page.js';
import { type CaveSession, NO_NOTE } from './session.js';

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
  if (session.note === '') session.lookOut();
  if (session.state.phase === 'fighting') session.note = FIGHT_HELP;
  for (;;) {
    stage.showPage(cavePage(session));
    if (session.isOver) return 'over';
    const isFight = session.state.phase === 'fighting';
    const press = await nextPress(session);
    if (press.key === 'ctrl-c') throw new Interrupted();
    if (!stage.hasRoom || press.kind === 'release' || !isKey(press.key)) continue;
    if (!guard.lets(press.key, now())) continue;
    const leaving = await obey(session, around, press.key);
    if (leaving !== null) return leaving;
    const isNewFight = !isFight && session.state.phase === 'fighting';
    if (session.lookOut() || isNewFight) guard.halt();
  }
}

/** The next key. On a walk the regions around the player are made while no key is pressed; a fight waits as long as it takes. */
async function nextPress(session: CaveSession): Promise<KeyPress> {
  const { stage } = session.app;
  for (;;) {
    const isReady = session.state.phase === 'fighting' || session.prepare();
    const press = await stage.next(isReady ? Number.POSITIVE_INFINITY : 0);
    if (press !== null) return press;
  }
}

/** Runs the command of a key. Returns how the player leaves, or `null`. */
async function obey(session: CaveSession, around: Around, key: string): Promise<Leaving | null> {
  const command = commandOf(key);
  Object.assign(session, NO_NOTE);
  if (command.id === 'leave') return 'later';
  if (command.id === 'pause') return pause(session, around);
  if (command.id === 'help') await around.help();
  else if (command.id === 'inventory') await showInventory(session);
  else if (command.id === 'map') await showChart(session);
  else if (command.id === 'log') await showMessages(session);
  else if (command.id === 'look') await pointAt(session, 'Look');
  else if (command.id === 'buy') await showGoods(session);
  else await move(session, key, command);
  return null;
}

/** A command that takes moves. */
async function move(session: CaveSession, key: string, command: Command): Promise<void> {
  if (session.state.phase === 'fighting') {
    await fight(session, command);
    return;
  }
  if (command.id === 'walk') session.act(command.way);
  else if (command.id === 'wait') session.act(CAVE_REST);
  else if (command.id === 'explore') await autoMove(session, key, exploring(session));
  else if (command.id === 'go-round') await goRound(session, key);
  else if (command.id === 'fight') await autoMove(session, key, approaching(session));
  else if (command.id === 'rest') await autoMove(session, key, resting(session));
  else if (command.id === 'travel') {
    const target = await pointAt(session, 'Travel to');
    if (target !== null) await autoMove(session, key, travelling(session, target));
  } else session.note = `The key ${key.slice(0, 12)} does nothing here; ? shows all keys.`;
}

/** Goes round the monsters in view, and explores on. */
async function goRound(session: CaveSession, key: string): Promise<void> {
  if (session.encounters.goRound()) await autoMove(session, key, exploring(session));
  else session.note = 'There is nothing to go round.';
}

/** A command in a fight: nothing goes on without one. */
async function fight(session: CaveSession, command: Command): Promise<void> {
  if (command.id === 'walk') session.act(command.way);
  else if (command.id === 'strike') session.act(CAVE_FIGHT);
  else if (command.id === 'fight') await strikeOn(session);
  else if (command.id === 'rest') {
    const way = retreatWay(session.state);
    if (way >= 0) session.act(way);
    else session.note = 'There is no way out.';
  } else session.note = FIGHT_HELP;
}

const FIGHT_HELP = 'Enter strikes, f strikes on, i drinks or changes weapons, z retreats.';
/** Below this share of the whole, striking on stops for a decision, in percent. */
const WEAK = 35;

/** Strikes on, a round after the other, until the fight is over, a key is pressed or the player is weak. */
async function strikeOn(session: CaveSession): Promise<void> {
  const { stage } = session.app;
  const begun = session.state.fight;
  while (session.state.fight === begun && begun !== null) {
    if (!session.act(CAVE_FIGHT)) return;
    const { player, settings, fight: now } = session.state;
    if (now === begun && player.health * 100 < mostHealth(settings) * WEAK) {
      session.note = `You are weak. ${FIGHT_HELP}`;
      return;
    }
    stage.showPage(cavePage(session));
    if (isKey(await nextKey(stage, session.client.turnDelayMs))) return;
  }
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
