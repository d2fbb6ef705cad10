import { type MakeMessage, type MakeOrder, makeState } from './make-maze.js';

// Makes a large maze apart from the page, so that the page stays awake.
addEventListener('message', ({ data }: MessageEvent<MakeOrder>) => {
  const tell = (message: MakeMessage) => postMessage(message);
  tell({ state: makeState(data, (progress) => tell({ progress })) });
});
