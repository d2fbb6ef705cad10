import { type MazeMessage, type MazeOrder, makeState } from './make-maze.js';

// Makes a large maze apart from the page, so that the page stays responsive.
addEventListener('message', ({ data }: MessageEvent<MazeOrder>) => {
  const send = (message: MazeMessage) => postMessage(message);
  send({ state: makeState(data, (progress) => send({ progress })) });
});
