import { chooseFrom } from './choose-from.js';
import type { Stage } from './stage.js';
import { wrapped } from './wrapped.js';

/** Says that something did not work, and why. */
export async function tellTrouble(
  { stage }: { readonly stage: Stage },
  title: string,
  reason: string,
): Promise<void> {
  const choices = [{ id: 'back', title: 'Back' }];
  await chooseFrom(stage, { title, lines: wrapped(`${reason}.`), choices, back: 'back' });
}
