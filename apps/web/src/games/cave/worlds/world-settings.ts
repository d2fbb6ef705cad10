import { accept, type Result, refuse } from '@warren/engine';
import { type CaveRunSettings, readCaveRunSettings, readCaveSetting } from '@warren/games/cave';

/** A number of a world the player may change before it is made. */
export interface SettingField {
  readonly name: Exclude<keyof CaveRunSettings, 'mode' | 'rules' | 'preset' | 'moves'>;
  readonly title: string;
}

/** In the order they are shown: the cave, what lies in it, fights, oneself. */
export const SETTING_FIELDS: readonly SettingField[] = [
  { name: 'regionSize', title: 'Side of a region, in cells' },
  { name: 'rockProbability', title: 'Share of rock at first' },
  { name: 'rockThreshold', title: 'Rock around a cell that makes it rock' },
  { name: 'iterations', title: 'Rounds of growth' },
  { name: 'smoothing', title: 'Rounds of smoothing' },
  { name: 'chestProbability', title: 'Share of cells with a chest' },
  { name: 'inertia', title: 'A cell counts for itself (1) or not (0)' },
  { name: 'variation', title: 'How much the share of rock varies' },
  { name: 'passages', title: 'Passages through the rock' },
  { name: 'pillars', title: 'Pillars in wide halls (1) or none (0)' },
  { name: 'monstersLeast', title: 'Least monsters of a region' },
  { name: 'monstersMost', title: 'Most monsters of a region' },
  { name: 'landmarks', title: 'Landmarks and camps (1) or none (0)' },
  { name: 'chestMaxItems', title: 'Most things in a chest' },
  { name: 'goldLeast', title: 'Least gold in a find' },
  { name: 'goldMost', title: 'Most gold in a find' },
  { name: 'stunProbability', title: 'Chance to be stunned' },
  { name: 'armourProtection', title: 'Share of a blow that armour takes' },
  { name: 'damageMultiplier', title: 'Times which that is taken' },
  { name: 'monsterHealth', title: 'Health of the plain monster' },
  { name: 'monsterDamage', title: 'Damage of the plain monster' },
  { name: 'monsterSight', title: 'How far the plain monster sees' },
  { name: 'playerHealth', title: 'Your health' },
  { name: 'healMoves', title: 'Moves until one health comes back' },
];

/** What was typed, by the name of the setting. What is empty is as usual. */
export type TypedSettings = Readonly<Record<string, string>>;

const usual = readCaveRunSettings({});
if (!usual.ok) throw new Error(usual.reason);
const USUAL: CaveRunSettings = usual.value;

/** The usual value of a setting. */
export function usualText(name: SettingField['name']): string {
  return `${USUAL[name]}`;
}

/** Why what was typed for a setting can't be used; `null` where it can, or nothing was typed. */
export function settingFlaw(name: SettingField['name'], text: string): string | null {
  const read = readTyped(name, text);
  return read === null || read.ok ? null : `${read.reason}.`;
}

/** The settings as they were typed, checked one by one. */
export function readTypedSettings(typed: TypedSettings): Result<Record<string, number | string>> {
  const settings: Record<string, number | string> = {};
  for (const { name } of SETTING_FIELDS) {
    const read = readTyped(name, typed[name] ?? '');
    if (read === null) continue;
    if (!read.ok) return refuse(read.reason);
    settings[name] = read.value;
  }
  return accept(settings);
}

function readTyped(name: SettingField['name'], text: string): Result<number | string> | null {
  const word = text.trim().replace(',', '.');
  if (word === '') return null;
  const isWhole = typeof USUAL[name] === 'number' && /^-?\d{1,15}$/.test(word);
  return readCaveSetting(name, isWhole ? Number(word) : word);
}
