import type { Store } from '../store/store.js';

const PATIENCE_MS = 2_000;

/** Whether the database answers, and soon. */
export async function isUp(store: Pick<Store, 'ready'>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), PATIENCE_MS);
  });
  const answered = store.ready().then(
    () => true,
    () => false,
  );
  const up = await Promise.race([answered, late]);
  clearTimeout(timer);
  return up;
}
