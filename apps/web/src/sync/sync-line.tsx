import { useAccount } from '../account/who.js';
import { useSyncNews } from './sync-news.js';
import { syncWords } from './sync-words.js';
import { useNow } from './use-now.js';
import './sync.css';

const EVERY_MS = 20_000;

/** A quiet line that says whether what is played is on the server. */
export function SyncLine() {
  const account = useAccount();
  const words = syncWords(useSyncNews(), useNow(EVERY_MS));
  if (account === null || words === null) return null;
  return <p class="sync-line">{words}</p>;
}
