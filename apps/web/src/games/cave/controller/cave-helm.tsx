import { type CaveState, caveOf, describeAround, inspect } from '@warren/games/cave';
import { whenIdle } from '../../../game/loop/keep-moments.js';
import type { Helm, HelmParts } from '../../../game/loop/turn-controller.js';
import { caveOptions } from '../options.js';
import { CaveConsole, Options } from './console.js';
import { type CaveDeck, cellFrom, makeDeck } from './make-deck.js';
import { CaveOverlay } from './overlay.js';
import { watchPointer } from './pointer.js';
import { makeSteering } from './steering.js';
import { makeStride } from './stride.js';

/** Steers through the cave: held keys, walks of many steps, places pointed at, and fights blow by blow. */
export function openCaveHelm({ root, ...parts }: HelmParts<CaveState>): Helm {
  const { run, stage, say } = parts;
  const stride = makeStride();
  const deck = makeDeck({ ...parts, stride });
  const steering = makeSteering(deck, stride, say);
  const { state, shown, walk } = deck;
  let isOpen = true;

  /** Regions are made ahead, one between two pictures: nobody who walks waits for one. */
  function prepare(): void {
    if (isOpen && !caveOf(state).prepare(state.player.x, state.player.y)) whenIdle(prepare);
  }

  function tell(): void {
    const around = caveOptions.get().describe ? describeAround(state) : '';
    deck.change({ turn: run.tick, around });
    root.dataset.x = `${state.player.x}`;
    root.dataset.y = `${state.player.y}`;
    whenIdle(prepare);
  }

  const stops = [watchPointer(root, stage, pointerOf(deck)), caveOptions.subscribe(tell)];
  tell();
  return {
    actionsOf: steering.actionsOf,
    follow() {
      steering.follow();
      const { events } = state;
      if (events.some((event) => INTERRUPTS.has(event))) deck.halt();
      if (events.includes('lost') && state.phase !== 'over') deck.setPanel('woke');
      if (deck.cursor !== null) deck.setCursor(deck.cursor);
      tell();
    },
    isUp: () =>
      shown.get().panel !== null || deck.cursor !== null || walk.errand !== null || deck.justClosed(),
    rest() {
      deck.setErrand(null);
      steering.rest();
    },
    Console: () => <CaveConsole deck={deck} />,
    Overlay: () => <CaveOverlay deck={deck} />,
    Options,
    close() {
      isOpen = false;
      for (const stop of stops) stop();
    },
  };
}

/** After these nobody walks on because a key is still down. */
const INTERRUPTS: ReadonlySet<string> = new Set(['fight', 'won', 'lost', 'over']);

/** What pointing at the picture does. */
function pointerOf(deck: CaveDeck): Parameters<typeof watchPointer>[2] {
  const { state, walk } = deck;
  return {
    tapped(tile) {
      if (state.phase === 'fighting') deck.command('blow');
      else if (deck.cursor !== null) deck.setCursor(tile);
      else if (walk.errand !== null && tile.x === 0 && tile.y === 0) deck.setErrand(null);
      else deck.point(tile);
    },
    hovered(tile) {
      if (deck.cursor !== null) return;
      deck.change({ looked: tile === null ? '' : inspect(state, cellFrom(state.player, tile)) });
    },
  };
}
