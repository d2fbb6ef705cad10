import { itemName, type LostCauseFrame, type LostCauseHud, lostCause } from '@warren/games/lost-cause';
import { drawTileMap, type TokenOf } from '../../game/tile-map.js';
import { bar, type Canvas, type PanelLine, putPanel, withPanel } from '../../tui/canvas.js';

const BAR_COLUMNS = 12;
/** How wide the panel beside the picture is. */
const PANEL = 20;

/** Draws the map around the player, with the numbers and the slots beside it. */
export function drawLostCause(frame: LostCauseFrame, canvas: Canvas): void {
  const { picture, panel } = withPanel(canvas, PANEL);
  drawTileMap(frame, picture, tokenOf);
  const { now, most } = frame.hud.health;
  const lines: PanelLine[] = lostCause
    .hudLines(frame.hud)
    .filter(({ id }) => ['level', 'time', 'locks', 'slimes'].includes(id))
    .map(({ label, value }) => ({ label, value }));
  const style = now * 3 <= most ? 'bad' : 'good';
  putPanel(panel, 1, [
    ...lines,
    { label: 'Health', value: `${now}/${most}`, style },
    { label: bar(panel, now, most, BAR_COLUMNS), style },
    { label: '' },
    { label: 'Slots', style: 'quiet' },
    ...slotLines(frame.hud),
  ]);
}

function slotLines({ slots, active }: LostCauseHud): PanelLine[] {
  return slots.map((item, slot) => ({
    label: `${slot === active ? '>' : ' '} ${slot + 1} ${item === null ? '-' : itemName(item)}`,
    style: slot === active ? ('strong' as const) : ('quiet' as const),
  }));
}

const tokenOf: TokenOf = ({ kind, pose, facing, health }, unicode) => {
  if (kind === 'player') {
    const blow = pose === 'attack' ? '*' : '';
    return { text: facing === 'west' ? `${blow}@` : `@${blow}`, style: 'player' };
  }
  if (kind === 'slime') {
    const isHurt = health !== null && health.now < health.most;
    return { text: isHurt ? '(s!' : '(s)', style: 'beast' };
  }
  if (kind === 'lock') return { text: '[L]', style: 'lock' };
  if (kind === 'exit') return { text: '[E]', style: 'treasure' };
  const signs: Readonly<Record<string, string>> = {
    key: 'k',
    sword: '/',
    'steel-sword': unicode ? '†' : '+',
    armour: 'A',
  };
  return { text: signs[kind] ?? kind.charAt(0), style: 'thing' };
};
