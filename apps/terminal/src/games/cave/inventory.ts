import {
  buyFlaw,
  CAVE_BUY,
  CAVE_EQUIP,
  CAVE_GOODS,
  type CaveGood,
  type CaveState,
  caveItem,
  DRAUGHT,
  equipFlaw,
  foeOf,
  freshMessages,
  isAtCamp,
  isEquipped,
  PRICES,
  sayEffect,
  sayHundredths,
  sayMessage,
} from '@warren/games/cave';
import { keyOn } from '../../tui/dialogs.js';
import { SMALL_SCREEN } from '../../tui/picture-stage.js';
import type { Page } from '../../tui/stage.js';
import type { StyleName } from '../../tui/style.js';
import type { CaveSession } from './session.js';

/** A line of a page of text. */
interface ListLine {
  readonly text: string;
  readonly style?: StyleName;
}

/** Rows besides the lines: title, note, keys, and empty rows. */
const LIST_EDGES = 6;

/** A page of lines with a title above and a hint of keys below; `note` is the last message about it, or empty. */
function listPage(title: string, lines: readonly ListLine[], keys: string, note = ''): Page {
  return {
    draw(canvas) {
      canvas.put(2, 1, title, 'title');
      lines.slice(0, canvas.rows - LIST_EDGES).forEach(({ text, style }, i) => {
        canvas.put(2, 3 + i, text, style);
      });
      canvas.put(2, canvas.rows - 2, note, 'strong');
      canvas.put(2, canvas.rows - 1, keys, 'quiet');
    },
    least: SMALL_SCREEN,
    lines: () => (note === '' ? [title, ...lines.map(({ text }) => text), keys] : [note]),
  };
}

const INVENTORY_KEYS = 'a number or Enter wields, wears, drinks   Escape goes back';

/** Shows the inventory until the player leaves it. */
export async function showInventory(session: CaveSession): Promise<void> {
  const { stage } = session.app;
  let [chosen, typed, note] = [0, '', ''];
  for (;;) {
    const { inventory } = session.state.player;
    const asked = typed === '' ? note : `Number ${typed}, and Enter`;
    const lines = inventoryLines(session.state, chosen);
    const key = await keyOn(stage, listPage('Inventory', lines, INVENTORY_KEYS, asked));
    if (['escape', 'q', 'x', 'i'].includes(key)) return;
    if (key === 'up' || key === 'down')
      chosen = (chosen + (key === 'up' ? -1 : 1) + inventory.length) % inventory.length;
    const digits = /^\d$/.test(key) ? typed + key : typed;
    // No longer number can begin with it.
    const isLast = digits !== typed && (Number(digits) === 0 || Number(digits) * 10 > inventory.length);
    const isWhole = key === 'enter' || key === ' ' || isLast;
    if (isWhole) note = use(session, digits === '' ? chosen + 1 : Number(digits));
    typed = isWhole ? '' : digits;
  }
}

/** Uses an entry and returns the message about it. */
function use(session: CaveSession, number: number): string {
  const flaw = equipFlaw(session.state, number);
  if (flaw !== null) return sayMessage({ event: 'refused', about: flaw, numbers: [number] });
  if (!session.act(CAVE_EQUIP + number - 1)) return session.note;
  return freshMessages(session.state).map(sayMessage).join(' ');
}

function inventoryLines(state: CaveState, chosen: number): ListLine[] {
  const { player } = state;
  const foe = foeOf(state);
  return player.inventory.map(({ item, count }, i) => {
    const number = `${i === chosen ? '>' : ' '} ${`${i + 1}`.padStart(2)}  `;
    const style = i === chosen ? ('strong' as const) : ('plain' as const);
    if (count === 0) return { text: `${number}(empty)`, style };
    const { title, use: what, power, wound } = caveItem(item);
    const inUse = { weapon: 'wielded', armour: 'worn', money: '', draught: '' }[what];
    const effect = foe === null || what !== 'weapon' ? '' : sayEffect(item, foe);
    const words = {
      weapon: `damage ${sayHundredths(power)}, ${wound}${effect.replace(/^[^:]*: /, ', ')}`,
      armour: `${sayHundredths(power)} points`,
      money: '',
      draught: `gives back ${sayHundredths(DRAUGHT)} health`,
    }[what];
    const many = what === 'money' || count > 1 ? `${count}` : '';
    const use = isEquipped(player, item) ? inUse : '';
    // What is used comes first: on a narrow screen the end of a line is lost.
    return { text: `${number}${title.padEnd(18)}${many.padStart(4)}  ${use.padEnd(8)}${words}`, style };
  });
}

const GOODS: Readonly<Record<CaveGood, string>> = {
  draught: 'a healing draught',
  mending: 'a mending: any armour has a point more',
  lantern: 'a better lantern: it shines farther',
};

/** Shows what a camp sells until the player leaves it. */
export async function showGoods(session: CaveSession): Promise<void> {
  if (!isAtCamp(session.state)) {
    session.note = sayMessage({ event: 'refused', about: 'no-camp', numbers: [0] });
    return;
  }
  for (let note = ''; ; ) {
    const { gold } = session.state;
    const lines = CAVE_GOODS.map((good, i) => ({
      text: `${i + 1}  ${`${PRICES[good]} gold`.padEnd(9)} ${GOODS[good]}`,
    }));
    const title = `The camp sells, and you have ${gold} gold`;
    const key = await keyOn(
      session.app.stage,
      listPage(title, lines, 'a number buys   Escape goes back', note),
    );
    const good = CAVE_GOODS[Number(key) - 1];
    if (good === undefined) return;
    const flaw = buyFlaw(session.state, good);
    if (flaw !== null) note = sayMessage({ event: 'refused', about: flaw, numbers: [PRICES[good]] });
    else if (!session.act(CAVE_BUY + Number(key) - 1)) return;
    else note = freshMessages(session.state).map(sayMessage).join(' ');
  }
}

const MESSAGE_KEYS = 'up and down scroll   any other key goes back';

/** Shows the latest messages, the newest first. */
export async function showMessages(session: CaveSession): Promise<void> {
  const { stage } = session.app;
  const all = [...session.history].reverse();
  for (let from = 0; ; ) {
    const lines = all.slice(from).map((text) => ({ text }));
    const key = await keyOn(stage, listPage('Messages, the newest first', lines, MESSAGE_KEYS));
    if (key === 'down') from = Math.min(from + LIST_EDGES, Math.max(0, all.length - 1));
    else if (key === 'up') from = Math.max(0, from - LIST_EDGES);
    else return;
  }
}
