import { type Bitmap2D, correction, generate, mode } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { useMemo } from 'preact/hooks';

export interface QrPictureProps {
  readonly text: string;
  /** The picture in words. */
  readonly label: string;
  readonly class?: string;
}

/** Readers need so many light dots around it. */
const QUIET = 4;
/** The largest version that is drawn: 213 bytes fit. */
const MAX_VERSION = 10;

/** A text as a QR code, dark on light in every theme; nothing where the text is too long. */
export function QrPicture({ text, label, class: own }: QrPictureProps) {
  const code = useMemo(() => makeQrCode(text), [text]);
  if (code === null) return null;
  const whole = code.size + 2 * QUIET;
  return (
    <svg class={own} viewBox={`${-QUIET} ${-QUIET} ${whole} ${whole}`} role="img" aria-label={label}>
      <rect x={-QUIET} y={-QUIET} width={whole} height={whole} fill="#fff" />
      <path d={toSvgPath(code)} fill="#000" shape-rendering="crispEdges" />
    </svg>
  );
}

/** The smallest QR code that holds a text, of error level M, or `null` where the text is too long. */
export function makeQrCode(text: string): Bitmap2D | null {
  try {
    // Always UTF-8 bytes, so that the version follows from their number alone.
    return generate(mode.bytes(new TextEncoder().encode(text)), {
      minCorrectionLevel: correction.M,
      maxCorrectionLevel: correction.M,
      maxVersion: MAX_VERSION,
    });
  } catch {
    return null;
  }
}
