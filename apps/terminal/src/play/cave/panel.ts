import { type Frame, MONSTER_KINDS, type Sprite, sayHundredths } from '@warren/games';
import type { Canvas } from '../draw/canvas.js';
import { hudValue } from '../draw/hud-value.js';
import { bar, type PanelLine, putPanel } from '../draw/panel.js';
import { creatureToken } from './tokens.js';

/** How wide the numbers beside the cave are. */
export const PANEL = 22;

/** Below this share of the whole, health is shown as pressing. */
const LOW = 0.3;

const POSES: Readonly<Record<string, string>> = { chase: 'after you', attack: 'fights you' };

/** What else stands beside the cave: a title above everything, and lines below it. */
export interface PanelWords {
  readonly title?: string;
  readonly more?: readonly PanelLine[];
}

/** The player's numbers, and everything alive in view with its letter, so that nobody has to learn letters. */
export function drawPanel(frame: Frame, panel: Canvas, { title = '', more = [] }: PanelWords = {}): void {
  const text = hudValue(frame, 'health').replace(' of ', '/');
  const [now, most] = text.split('/').map(Number);
  const health = now <= most * LOW ? 'bad' : 'good';
  putPanel(panel, 0, [
    ...(title === '' ? [] : [{ label: title, style: 'title' as const }]),
    { label: 'Health', value: text, style: health },
    { label: bar(panel, now, most, panel.columns), style: health },
    { label: 'Armour', value: hudValue(frame, 'armour') },
    { label: 'Wields', value: hudValue(frame, 'weapon') },
    { label: 'Wears', value: hudValue(frame, 'worn') },
    { label: 'Gold', value: hudValue(frame, 'gold'), style: 'treasure' },
    { label: 'Monsters beaten', value: hudValue(frame, 'defeated') },
    { label: 'Moves', value: hudValue(frame, 'moves') },
    { label: '' },
    ...frame.sprites.flatMap((sprite) => monsterLines(sprite, panel)),
    ...more,
  ]);
}

function monsterLines({ kind: id, pose, health }: Sprite, panel: Canvas): PanelLine[] {
  const kind = MONSTER_KINDS.find((known) => known.id === id);
  if (kind === undefined) return [];
  const { text, style } = creatureToken(id);
  const line: PanelLine = { label: `${text} ${kind.title}`, value: POSES[pose] ?? '', style };
  if (health === null) return [line];
  const value = `${sayHundredths(health.now)}/${sayHundredths(health.most)}`;
  return [
    { ...line, value },
    { label: bar(panel, health.now, health.most, panel.columns), style: 'bad' },
  ];
}
