import { type CaveState, caveOf, describeAround, inspect } from '@warren/games/cave';
import { whenIdle } from '../../../game/loop/save-moments.js';
import type { TurnController, TurnControllerParts } from '../../../game/loop/turn-controller.js';
import type { GameStage, Tile } from '../../../game/stage/stage.js';
import { caveOptions } from '../storage.js';
import { CaveConsole, Options } from './console.js';
import { type CaveDeck, cellFrom, makeDeck } from './controller-state.js';
import { makeStride } from './key-repeat.js';
import { CaveOverlay } from './overlay.js';
import { makeSteering } from './steering.js';

/** Steers through the cave: held keys, walks of many steps, places pointed at, and fights blow by blow. */
export function openCaveController({ root, ...parts }: TurnControllerParts<CaveState>): TurnController {
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

/** Whom pointing at the picture is told. */
export interface PointerListener {
  /** A click or a tap. */
  tapped(tile: Tile): void;
  /** A mouse rests over another tile; `null` when it has left. */
  hovered(tile: Tile | null): void;
}

/** Watches what is pointed at in a picture, until told to stop. */
export function watchPointer(
  root: HTMLElement,
  { tileAt }: GameStage,
  { tapped, hovered }: PointerListener,
): () => void {
  let last: Tile | null = null;
  const tileOf = (event: MouseEvent) => tileAt?.(event.clientX, event.clientY) ?? null;
  function hover(tile: Tile | null): void {
    if (tile?.x === last?.x && tile?.y === last?.y) return;
    last = tile;
    hovered(tile);
  }
  const click = (event: MouseEvent) => {
    const tile = tileOf(event);
    if (tile !== null) tapped(tile);
  };
  const move = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') hover(tileOf(event));
  };
  const leave = () => hover(null);
  root.addEventListener('click', click);
  root.addEventListener('pointermove', move);
  root.addEventListener('pointerleave', leave);
  return () => {
    root.removeEventListener('click', click);
    root.removeEventListener('pointermove', move);
    root.removeEventListener('pointerleave', leave);
  };
}
