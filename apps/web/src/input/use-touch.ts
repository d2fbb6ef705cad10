import { useEffect, useState } from 'preact/hooks';
import { useMedia } from '../lib/hooks.js';

/** Whether fingers are what this device is used with. */
export function isTouchScreen(): boolean {
  return globalThis.matchMedia?.('(pointer: coarse)').matches ?? false;
}

/** Whether the game is played by touch. Some machines have both a mouse and a touch screen: one finger tells. */
export function useTouch(): boolean {
  const coarse = useMedia('(pointer: coarse)');
  const [touched, setTouched] = useState(false);
  useEffect(() => {
    const see = (event: PointerEvent) => {
      if (event.pointerType === 'touch') setTouched(true);
    };
    window.addEventListener('pointerdown', see);
    return () => window.removeEventListener('pointerdown', see);
  }, []);
  return coarse || touched;
}
