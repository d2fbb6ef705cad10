/**
 * What is fetched together. Left alone the bundler makes a file of each set of modules that some pages share, a hundred
 * small ones for a game, which compress worse and are asked for one by one. These are the parts that belong together;
 * whatever is not named here is split as ever. `e2e/weight.test.ts` shows what each page comes to.
 */
export const CHUNK_GROUPS = [
  // The home page and what stands around every page.
  group('house', [
    'node_modules/preact',
    'src/(app|routing|home|generated|sound)/(?!.*css|tune)',
    'src/input/(?!touch-pad|touch-steering|floating)',
    'src/ui/(art/|appearance|button|common|dialog|icon|toast|notice)',
    'src/graphics/(animated-preview|preview-|atlas|canvas|lantern-light|sprite-picture|tile-ground|tile-hash|frame-interpolator|particles)',
    'src/lib/(async|files|format|hooks|signal|storage)',
    'src/settings/',
    'src/games/(registry|[^/]+/entry)',
    'src/game/loop/game-entry',
    'src/online/who\\.',
    'client/src/slots/(progress|slot-names)\\.',
  ]),
  // What every game is played and recorded with.
  group('kernel', [
    'games/src/kernel/',
    'src/lib/seed-words',
    'engine/src/(result|rng/|text/|code/(base64url|crc24|utf8|varint))',
  ]),
  // The connection to the server, and saved runs.
  group('line', [
    'protocol/src/(calls|client|errors)\\.',
    'src/online/(account|api|tabs|sync-status)\\.',
    'client/src/(session|tickets)/',
    'client/src/runs/saved-run',
    'client/src/sync/sync-status',
    'src/game/run/(locked|ranked-run|relaxed|saved-run|ticket)',
  ]),
  // The pages before a run.
  group('menu', ['src/game/screen/game-menu', 'src/game/run/(fetched|one-run|run-menu)']),
  // The screen of every game, from the first tick to the upload.
  group('kit', [
    'src/game/loop/(?!countdown|played-starts)',
    'src/game/screen/(?!how-to|keys|legend|pause-menu)',
    'src/game/run/(after|run-note|saved-game|use-upload)',
    'src/online/(use-answer|fetch-sync|uploads)\\.',
    'client/src/outbox/(outbox|upload)\\.',
    'src/leaderboard/(board-list|board-view|standing-words)\\.',
    'src/ui/(copy-link|count-up)',
  ]),
  // The stage of games that are painted with sprites and a lantern.
  group('stage', ['src/game/stage/', 'src/graphics/(camera|effects|item-picture|light-layer|marks)']),
].map((each, place, all) => ({ ...each, priority: all.length - place }));

function group(name: string, modules: readonly string[]): { name: string; test: RegExp } {
  return { name, test: new RegExp(modules.join('|')) };
}
