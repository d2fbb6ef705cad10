import { useState } from 'preact/hooks';
import { copyText } from '../lib/files.js';
import { Button } from './button.js';

/** Copies the public address of a run. */
export function CopyLink({ path }: { readonly path: string }) {
  const [said, setSaid] = useState('Copy link');
  async function copy(): Promise<void> {
    const address = new URL(path, location.href).href;
    setSaid((await copyText(address)) ? 'Link copied' : address);
  }
  return (
    <Button onPress={copy}>
      <span aria-live="polite">{said}</span>
    </Button>
  );
}
