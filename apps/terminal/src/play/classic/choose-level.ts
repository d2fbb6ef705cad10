import { CLASSIC_LEVELS, type ClassicKind } from '@warren/games';
import { chooseFrom } from '../pages/choose-from.js';
import { helpMenu } from '../pages/help-page.js';
import { markOn } from '../pages/mark-on.js';
import { LEVEL_COLUMNS, type LevelOptions, levelName, levelPage } from './level-page.js';
import { playAt, type Table } from './table.js';

/** The levels of a kind, until somebody goes back or leaves. */
export async function chooseLevel(table: Table, kind: ClassicKind): Promise<string> {
  const { house, profiles, player, view } = table;
  let options: LevelOptions = { tunnels: false, timer: false };
  for (let last = 0; ; ) {
    const completions = player === null ? [] : await profiles.completions(player);
    const { marked, key } = await markOn(
      house.stage,
      {
        items: CLASSIC_LEVELS,
        columns: LEVEL_COLUMNS,
        page: (at) => levelPage({ kind, options, completions, marked: at }),
      },
      last,
    );
    last = marked;
    if (key === 'escape' || key === 'q') return 'menu';
    if (key === 't') options = { ...options, tunnels: !options.tunnels };
    else if (key === 'l') options = { ...options, timer: !options.timer };
    else if (key === '?') await chooseFrom(house.stage, helpMenu(view, house));
    else if (key === 'enter' || key === ' ') {
      if ((await playAt(table, levelName(kind, marked + 1, options))) === 'leave') return 'leave';
    }
  }
}
