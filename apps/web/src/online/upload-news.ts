import { makeCell } from '../lib/signal.js';
import type { Upload } from './upload.js';

const NONE: readonly Upload[] = [];

/** The uploads of this browser, the newest first; the queue is fetched later and writes them. */
export const uploadNews = makeCell(NONE);
