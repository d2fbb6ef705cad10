import { setTimeout as poll } from 'node:timers/promises';
import { type Run, stateHash } from '@warren/games';
import { type BotPlayer, findBot } from '@warren/games/bots';
import { LOST_CAUSE_ACTIONS, type LostCauseState } from '@warren/games/lost-cause';
import type { Page } from 'playwright-core';
import { awaitedBy, PATIENCE_MS } from './patience.js';

/**
 * Plays the game on a page with real keys while the same run is played here. The page's clock is in the test's hand,
 * so that every key goes down before the tick it is meant for, however slow the machine is.
 */
export interface Lockstep<State = LostCauseState> {
  readonly run: Run<State>;
  /** Has a bot play through the keyboard until the run here is as wished, or the level is over. */
  playBot(until?: (run: Run<State>) => boolean): Promise<void>;
  /** Presses the key of an action once, such as `attack`; a game that waits for a key begins with it. */
  press(action: string): Promise<void>;
  /** Holds these directions from now on: N 1, E 2, S 4, W 8. */
  hold(directions: number): Promise<void>;
  /** The same, when something else than keys holds them. */
  assume(directions: number): void;
  /** Lets so many ticks go by with the keys as they are; fewer when the level ends. */
  wait(ticks: number): Promise<void>;
  /** The hash of the state on the page, and of the state here. */
  hashes(): Promise<{ readonly there: number; readonly here: number }>;
}

const KEYS = ['KeyW', 'KeyD', 'KeyS', 'KeyA'] as const;
const PRESSES: Readonly<Record<string, string>> = {
  use: 'KeyE',
  drop: 'KeyQ',
  attack: 'KeyR',
  'slot-1': 'Digit1',
  'slot-2': 'Digit2',
  'slot-3': 'Digit3',
  'slot-4': 'Digit4',
  'slot-5': 'Digit5',
};
/** The page's clock shows a picture so often: less than a tick, so that no picture plays two. */
const PICTURE_MS = 16;
/**
 * The game counts more than 250 ms between two pictures as a pause. The picture before a jump may be up to 15 ms old:
 * how far the page's clock stands from its last picture depends on when the page was loaded.
 */
const JUMP_MS = 224;
/** No jump plays more ticks than so many. */
const JUMP_TICKS = 15;
const HOLDS = 16;

/** What has to be known of a game to play it in lockstep. */
export interface LockstepGame<State> {
  /** Its id, by which its bot is found. */
  readonly id: string;
  isPlaying(state: State): boolean;
  /** The directions the game believes to be held. */
  heldIn(state: State): number;
}

const LOST_CAUSE: LockstepGame<LostCauseState> = {
  id: 'lost-cause',
  isPlaying: (state) => state.phase === 'playing',
  heldIn: (state) => state.level.player.held,
};

/** Opens an address on a page whose time stands still from the beginning, and waits until something is on it. */
export async function openStill(page: Page, address: string): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto(address);
  await letPass(page, () => page.locator('main').isVisible());
}

/**
 * Lets a little time pass, over and over, until something is so. While the server answers no time passes, so that the
 * page does not lose its patience with a slow machine; `unanswered` says that it is meant to.
 */
export async function letPass(
  page: Page,
  isSo: () => Promise<boolean>,
  { unanswered = false } = {},
): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; !(await isSo()); ) {
    const awaited = unanswered ? [] : awaitedBy(page);
    if (Date.now() > end) throw new Error(`nothing came of waiting; asked for: ${awaited.join(' ')}`);
    await (awaited.length === 0 ? page.clock.runFor(PICTURE_MS) : poll(PICTURE_MS));
  }
}

/** The page, whose time stands still, shows the same run at the same tick. */
export function lockstep(page: Page, run: Run<LostCauseState>): Lockstep {
  return lockstepOf(page, run, LOST_CAUSE);
}

/** The same for any game. */
export function lockstepOf<State>(page: Page, run: Run<State>, game: LockstepGame<State>): Lockstep<State> {
  /** The directions whose keys are down. */
  let down = 0;
  const isPlaying = () => game.isPlaying(run.state);

  const follow = () => followTo(page, run);

  /** Presses what the actions say, and holds what they and the game say is held. */
  async function type(pressed: readonly number[], wanted: number): Promise<void> {
    for (const action of pressed) await page.keyboard.press(PRESSES[LOST_CAUSE_ACTIONS[action]]);
    await changeHeld(page, down, wanted);
    down = wanted;
  }

  /** A tick here, with its actions in the page's order; none where the game waits for a key, as on the page. */
  function advance(pressed: readonly number[]): void {
    const actions = down === game.heldIn(run.state) ? pressed : [...pressed, down];
    if (actions.length > 0 || run.game.waits?.(run.state) !== true) run.advance(actions);
  }

  return {
    run,
    async playBot(until = () => false) {
      const player = botPlayer(game.id);
      while (isPlaying() && !until(run)) {
        const actions = player(run.state);
        const pressed = actions.filter((action) => action >= HOLDS);
        const wanted = actions.filter((action) => action < HOLDS).at(-1) ?? game.heldIn(run.state);
        // While the bot changes nothing, there is nothing to type.
        if (pressed.length > 0 || wanted !== down) {
          await follow();
          await type(pressed, wanted);
        }
        advance(pressed);
      }
      await follow();
    },
    async press(action) {
      const pressed = [LOST_CAUSE_ACTIONS.indexOf(action)];
      await follow();
      await type(pressed, down);
      advance(pressed);
      await follow();
    },
    async hold(directions) {
      await type([], directions);
    },
    assume(directions) {
      down = directions;
    },
    async wait(ticks) {
      for (let i = 0; i < ticks && isPlaying(); i++) advance([]);
      await follow();
    },
    async hashes() {
      return { there: await hashOn(page), here: stateHash(run.state) };
    },
  };
}

/** Lets go of the keys that are no longer held, and presses those that now are. */
async function changeHeld(page: Page, down: number, wanted: number): Promise<void> {
  for (let side = 0; side < KEYS.length; side++) {
    const bit = 1 << side;
    if ((wanted & bit) === (down & bit)) continue;
    if (wanted & bit) await page.keyboard.down(KEYS[side]);
    else await page.keyboard.up(KEYS[side]);
  }
}

/** The hash of the state that is shown. */
function hashOn(page: Page): Promise<number> {
  return page.evaluate(() => {
    const stage = document.querySelector<HTMLElement>('[data-tick]');
    stage?.dispatchEvent(new Event('warren:state'));
    return Number(stage?.dataset.hash);
  });
}

/** Lets time go by on the page until it has played as many ticks as the run here. */
async function followTo(page: Page, run: { readonly tick: number }): Promise<void> {
  let end = Date.now() + PATIENCE_MS;
  let before = -1;
  for (let tick = await tickOf(page); tick < run.tick; tick = await tickOf(page)) {
    if (tick !== before) end = Date.now() + PATIENCE_MS;
    else if (Date.now() > end) {
      throw new Error(`the page stays at tick ${tick}, the run here is at ${run.tick}`);
    }
    before = tick;
    const left = run.tick - tick;
    // A long way goes by with few pictures. Two pictures short of the goal there are steps of one.
    if (left > JUMP_TICKS + 2) await page.clock.fastForward(JUMP_MS);
    else await page.clock.runFor(PICTURE_MS * Math.max(1, left - 2));
  }
}

/** A bot that knows a game. */
export function botPlayer(game = LOST_CAUSE.id): BotPlayer {
  const bot = findBot(game);
  if (!bot.ok) throw new Error(bot.reason);
  return bot.value.begin();
}

/** Waits for a game on the page; a run in real time that was left begins paused, and goes on once it was counted. */
export async function goOn(page: Page): Promise<void> {
  await letPass(page, showsGame(page));
  if (!(await page.locator('[data-paused=true]').isVisible())) return;
  const goesOn = page.getByRole('dialog').getByRole('button', { name: 'Continue', exact: true });
  await letPass(page, () => goesOn.isVisible());
  await goesOn.click();
  await letPass(page, () => page.locator('[data-tick]:not([data-paused=true])').isVisible());
}

/** Whether a game stands on the page. */
export function showsGame(page: Page): () => Promise<boolean> {
  return () => page.locator('[data-tick]').isVisible();
}

/** How many ticks the page has played. */
async function tickOf(page: Page): Promise<number> {
  return page.evaluate(() => Number(document.querySelector<HTMLElement>('[data-tick]')?.dataset.tick));
}
