import { encodeIndexedPng } from '@warren/png';
import type { Plugin } from 'vite';
import { LANTERN, LANTERN_COLOURS } from './src/ui/art/lantern.js';
import { pixelSvg } from './src/ui/art/pixel-map.js';

/** The ground of the dark theme, on which the lantern stands where a picture may not be transparent. */
const GROUND = '#14100c';

interface Icon {
  readonly fileName: string;
  readonly side: number;
  /** Pixels of the icon for each pixel of the lantern. */
  readonly scale: number;
  /** `null` is transparent. */
  readonly ground: string | null;
}

/** Systems cut maskable icons to a shape of their own; the middle circle of four fifths stays, and the lantern fits in. */
const MASKABLE: Icon = { fileName: 'icon-maskable-512.png', side: 512, scale: 18, ground: GROUND };
const PLAIN: readonly Icon[] = [
  { fileName: 'icon-192.png', side: 192, scale: 12, ground: null },
  { fileName: 'icon-512.png', side: 512, scale: 32, ground: null },
];
/** iOS takes this one, and paints what is transparent black. */
const APPLE: Icon = { fileName: 'icon-apple-180.png', side: 180, scale: 8, ground: GROUND };

/** What makes Warren an app on phones and desktops: the manifest, and its icons, all made from one lantern. */
export function install(): Plugin {
  return {
    name: 'warren-install',
    generateBundle() {
      const emit = (fileName: string, source: string | Uint8Array) =>
        this.emitFile({ type: 'asset', fileName, source });
      emit('favicon.svg', pixelSvg(LANTERN, LANTERN_COLOURS));
      for (const icon of [...PLAIN, MASKABLE, APPLE]) emit(icon.fileName, drawIcon(icon));
      emit('manifest.webmanifest', JSON.stringify(MANIFEST));
    },
  };
}

const MANIFEST = {
  id: '/',
  name: 'Warren',
  short_name: 'Warren',
  description: 'Five maze and cave games. Every run can be watched again, and every day has a new challenge.',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: GROUND,
  theme_color: GROUND,
  categories: ['games'],
  icons: [...PLAIN.map((icon) => iconEntry(icon, 'any')), iconEntry(MASKABLE, 'maskable')],
  shortcuts: [
    { name: 'Today’s challenges', url: '/daily' },
    { name: 'Studio', url: '/studio' },
  ],
};

function iconEntry({ fileName, side }: Icon, purpose: 'any' | 'maskable') {
  return { src: `/${fileName}`, sizes: `${side}x${side}`, type: 'image/png', purpose };
}

/** The lantern in the middle of its ground. */
function drawIcon({ side, scale, ground }: Icon): Uint8Array {
  const tones = Object.keys(LANTERN_COLOURS);
  const colours = [ground === null ? [0, 0, 0, 0] : rgba(ground)];
  for (const tone of tones) colours.push(rgba(LANTERN_COLOURS[tone]));
  const left = (side - LANTERN[0].length * scale) >> 1;
  const top = (side - LANTERN.length * scale) >> 1;
  const pixels = new Uint8Array(side * side);
  for (let y = 0; y < side; y++) {
    const row = LANTERN[Math.floor((y - top) / scale)] ?? '';
    for (let x = 0; x < side; x++) {
      pixels[y * side + x] = 1 + tones.indexOf(row[Math.floor((x - left) / scale)] ?? '');
    }
  }
  return encodeIndexedPng({ width: side, height: side, colours, pixels });
}

function rgba(colour: string): number[] {
  return [1, 3, 5].map((from) => Number.parseInt(colour.slice(from, from + 2), 16)).concat(255);
}
