import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MONSTER_KINDS } from '../../src/cave/kinds.js';

const document = readFileSync(new URL('../../../../docs/rules/cave.md', import.meta.url), 'utf8');

test('the document says what the kinds are', () => {
  for (const { title, health, damage, armour, sight, habit, takes, weight, from } of MONSTER_KINDS) {
    const row = document.split('\n').find((line) => line.startsWith(`  | ${title} |`));
    const cells = row?.split('|').map((cell) => cell.trim());
    expect(cells?.slice(2, 7)).toEqual([`${health}`, `${damage}`, `${armour}`, `${sight}`, habit]);
    expect(cells?.slice(8, 11)).toEqual([
      `${takes.cut}, ${takes.stab}, ${takes.crush} %`,
      `${weight}`,
      `${from}`,
    ]);
  }
});
