/**
 * What is fetched together. Left alone the bundler makes a file of each set of modules that some pages share, a hundred
 * small ones for a game, which compress worse and are asked for one by one. These are the parts that belong together;
 * whatever is not named here is split as ever. `e2e/weight.test.ts` shows what each page comes to.
 */
export const CHUNK_GROUPS = [
  // The entrance and what stands around every page.
  group('house', [
    'node_modules/preact',
    'src/(shell|home|diorama|art|generated)/(?!.*css)',
    'src/design/(button|media|motion|theme|toast)\\.',
    'src/play/(atlas|canvas|dialog|icon|lantern-light|number-text|save-file|shelf|sprite-picture|sure-button|tile-ground|tile-hash|use-shelf)\\.',
    'src/input/(control-name|key-bindings|key-label)\\.',
    'src/settings/(apply|settings)\\.',
    'src/account/(account-link|who)\\.',
    'src/studio/copy-text\\.',
    'src/sound/',
  ]),
  // What every game is played and recorded with.
  group('kernel', ['games/src/kernel/', 'engine/src/(result|rng/|text/|code/(base64url|crc24|utf8|varint))']),
  // The line to the server.
  group('line', [
    'protocol/src/(calls|client|errors)\\.',
    'src/account/(account|accounts|api)\\.',
    'src/boards/(board-address|board-list|board-view|day-text|use-answer)\\.',
    'src/sync/(fetch-sync|tabs|upload-news|upload-tray|uploads|use-hold|with-lock)\\.',
  ]),
  // The screen of every game.
  group('kit', ['src/(play|input)/', 'src/ranked/(after|copy|draw|held|kept|ranked-run|ticket|use-hand)']),
].map((each, place, all) => ({ ...each, priority: all.length - place }));

function group(name: string, modules: readonly string[]): { name: string; test: RegExp } {
  return { name, test: new RegExp(modules.join('|')) };
}
