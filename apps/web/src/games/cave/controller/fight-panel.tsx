import {
  type CaveState,
  foeOf,
  monsterHealth,
  mostHealth,
  sayEffect,
  sayHealth,
  sayHundredths,
  sayMessage,
} from '@warren/games/cave';
import type { SpriteName } from '../../../generated/sprites.js';
import { ItemPicture } from '../../../graphics/item-picture.js';
import { useSignal } from '../../../lib/signal.js';
import { Button, PrimaryButton } from '../../../ui/button.js';
import { MONSTER_PICTURES } from '../stage/sprites.js';
import { logSince } from '../state.js';
import css from './console.module.css';
import type { ControllerState } from './controller-state.js';

/** So many of the last attacks are read at once. */
const LINES = 4;
const BLOWS: ReadonlySet<string> = new Set([
  'fight',
  'hit',
  'hurt',
  'stun',
  'stunned',
  'restored',
  'drunk',
  'equipped',
]);

/** A fight: both sides, the last attacks, and ways to have it over sooner. */
export function FightPanel({ controller }: { readonly controller: ControllerState }) {
  useSignal(controller.shown);
  const fight = fightShown(controller.state);
  if (fight === null) return null;
  const blows = logSince(controller.state.log, 'fight').filter(({ event }) => BLOWS.has(event));
  return (
    <section class={css.caveFight} data-covers-caption aria-label={`A fight with a ${fight.title}`}>
      <div class={css.caveSides}>
        <Side picture="player-idle-east" title="You" side={fight.player} />
        <Side picture={fight.picture} title={capital(fight.title)} side={fight.monster} />
      </div>
      {fight.effect !== '' && <p class={css.caveNumbers}>{capital(fight.effect)}.</p>}
      <ol class={css.caveBlows}>
        {blows.slice(-LINES).map((message, i) => (
          <li key={i} data-event={message.event}>
            {sayMessage(message)}
          </li>
        ))}
      </ol>
      <div class={css.caveFightWays}>
        <PrimaryButton onPress={() => controller.command('blow')}>Strike</PrimaryButton>
        <Button onPress={() => controller.command('fight-out')}>Fight to the end</Button>
        <Button onPress={() => controller.command('inventory')}>Drink or change</Button>
        <Button onPress={() => controller.command('retreat')}>Retreat</Button>
      </div>
    </section>
  );
}

interface SideProps {
  readonly picture: SpriteName;
  readonly title: string;
  /** In hundredths. */
  readonly side: { readonly health: number; readonly most: number; readonly armour: number };
}

function Side({ picture, title, side: { health, most, armour } }: SideProps) {
  return (
    <div class={css.caveSide}>
      <ItemPicture name={picture} />
      <div class={css.caveSideWords}>
        <p class={css.caveTitle}>{title}</p>
        <div class={css.caveBar} aria-hidden="true">
          <span class={css.caveBarLeft} style={{ width: `${(100 * health) / most}%` }} />
        </div>
        <p class={css.caveNumbers}>
          {sayHealth(health)} of {sayHealth(most)} health, {sayHundredths(armour)} armour
        </p>
      </div>
    </div>
  );
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The fight going on, or `null`. */
function fightShown(state: CaveState) {
  const { fight, player, settings } = state;
  const kind = foeOf(state);
  if (fight === null || kind === null) return null;
  const effect = player.weapon === null ? '' : sayEffect(player.weapon, kind);
  return {
    title: kind.title,
    effect,
    picture: MONSTER_PICTURES[kind.id],
    monster: { health: fight.health, most: monsterHealth(kind), armour: fight.armour },
    player: { health: player.health, most: mostHealth(settings), armour: player.armour },
  };
}
