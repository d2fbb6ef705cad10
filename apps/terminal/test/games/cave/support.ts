import { accept } from '@warren/engine';
import { type Run, startRun } from '@warren/games';
import { type CaveState, cave, caveOf } from '@warren/games/cave';
import type { AppContext } from '../../../src/game/game-view.js';
import { type CaveSession, makeCaveSession } from '../../../src/games/cave/session.js';
import type { CaveClient } from '../../../src/games/cave/settings.js';
import { canvasOn } from '../../../src/tui/canvas.js';
import { makePicture, pictureLines } from '../../../src/tui/picture.js';
import type { Page } from '../../../src/tui/stage.js';
import type { Look } from '../../../src/tui/style.js';
import { must } from '../../support/must.js';
import { type HouseOptions, type ScriptedHouse, scriptedApp } from '../../support/scripted-app.js';
import type { Person } from '../../support/scripted-stage.js';

export const ASCII: Look = { palette: 'plain', unicode: false };
export const UNICODE: Look = { palette: 'plain', unicode: true };

export const CLIENT: CaveClient = {
  regionCacheSize: 8,
  showDebugInfo: false,
  turnDelayMs: 500,
  announce: false,
};

/** What a page looks like. */
export function drawn(page: Page, { columns = 80, rows = 24, look = ASCII } = {}): string {
  const picture = makePicture({ columns, rows });
  page.draw(canvasOn(picture, look));
  return pictureLines(picture).join('\n');
}

/** A run in an open cave with one monster a region, unless the settings say otherwise. */
export function beginRun(settings: object = {}, seed = 'terminal'): Run<CaveState> {
  const open = { preset: 'original', iterations: 4, smoothing: 2 };
  return must(startRun(cave, { ...open, ...settings }, seed));
}

/** A walk by key presses in a run that is not saved. */
export function trekWith(
  person: Person,
  {
    run = beginRun(),
    client = {},
    ...options
  }: HouseOptions & { run?: Run<CaveState>; client?: Partial<CaveClient> } = {},
): { readonly session: CaveSession; readonly run: Run<CaveState>; readonly app: ScriptedHouse } {
  const app = scriptedApp(person, options);
  return { session: trekIn(app, run, client), run, app };
}

export function trekIn(app: AppContext, run: Run<CaveState>, client: Partial<CaveClient> = {}): CaveSession {
  const take = (action: number) => {
    run.advance([action]);
    return accept(null);
  };
  return makeCaveSession(app, { run, take }, { client: { ...CLIENT, ...client }, title: 'A walk' });
}

/** Puts the player beside the monster of the region they begin in, who has not noticed yet. */
export function standBesideMonster({ state }: Run<CaveState>): void {
  const { player, settings } = state;
  const world = caveOf(state);
  const { rx, ry, monsters } = world.regionAt(player.x, player.y);
  const monster = monsters[0].cell;
  const size = settings.regionSize;
  const at = { x: rx * size + (monster % size), y: ry * size + Math.floor(monster / size) };
  const beside = [
    { x: at.x + 1, y: at.y },
    { x: at.x - 1, y: at.y },
    { x: at.x, y: at.y + 1 },
    { x: at.x, y: at.y - 1 },
  ].find(({ x, y }) => world.spawnable(x, y));
  if (beside === undefined) throw new Error('the monster stands alone');
  Object.assign(player, beside);
}
