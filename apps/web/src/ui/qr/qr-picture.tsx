import { useMemo } from 'preact/hooks';
import { makeQrCode } from './qr-code.js';

export interface QrPictureProps {
  readonly text: string;
  /** The picture in words. */
  readonly label: string;
}

/** Readers want so many light dots around it. */
const QUIET = 4;

/** A text as a QR code, dark on light in every theme; nothing where the text is too long. */
export function QrPicture({ text, label }: QrPictureProps) {
  const code = useMemo(() => makeQrCode(text), [text]);
  if (!code.ok) return null;
  const { side, dark } = code.value;
  const whole = side + 2 * QUIET;
  let path = '';
  dark.forEach((tone, at) => {
    if (tone === 1) path += `M${(at % side) + QUIET} ${Math.floor(at / side) + QUIET}h1v1h-1z`;
  });
  return (
    <svg class="qr-picture" viewBox={`0 0 ${whole} ${whole}`} role="img" aria-label={label}>
      <rect width={whole} height={whole} fill="#fff" />
      <path d={path} fill="#000" shape-rendering="crispEdges" />
    </svg>
  );
}
