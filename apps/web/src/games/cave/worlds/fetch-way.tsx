import { useSyncStatus } from '../../../online/sync-status.js';
import { useDeed } from '../../../online/use-deed.js';
import { Button } from '../../../ui/button.js';
import fieldCss from '../../../ui/field.module.css';
import type { KeptWorld } from './kept-world.js';
import { saveWorldFile } from './world-file.js';
import { worldSlot } from './world-names.js';

export interface FetchWayProps {
  readonly kept: KeptWorld;
  readonly name: string;
}

/** Where the account has a copy of a damaged world: takes it, once what is left here is safe in a file. */
export function FetchWay({ kept, name }: FetchWayProps) {
  const slot = worldSlot(kept.id);
  const head = useSyncStatus().kept?.saves.find((save) => save.slot === slot);
  const { busy, trouble, run } = useDeed(
    (engine) => engine.fetchAnew({ slot }),
    () => {},
  );
  if (head === undefined || head.bytes === 0) return null;
  return (
    <>
      <Button
        disabled={busy}
        label={`Take the copy of your account: ${name}`}
        onPress={() => {
          saveWorldFile(kept);
          void run();
        }}
      >
        Take the copy of your account
      </Button>
      {trouble !== null && (
        <p class={fieldCss.fieldMessage} role="alert">
          {trouble}
        </p>
      )}
    </>
  );
}
