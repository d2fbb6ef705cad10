/**
 * What is fetched together. Left alone the bundler makes a file of each set of modules that some pages share, a hundred
 * small ones for a game, which compress worse and are asked for one by one. These are the parts that belong together;
 * whatever is not named here is split as ever. `e2e/weight.test.ts` shows what each page comes to.
 */
export const CHUNK_GROUPS = [
  // The home page and what stands around every page.
  group('house', [
    'node_modules/preact',
    'src/(app|routing|home|generated|sound)/(?!.*css)',
    'src/ui/(art/|appearance|button|dialog|icon|toast|notice)',
    'src/graphics/(animated-preview|preview-|atlas|canvas|lantern-light|sprite-picture|tile-ground|tile-hash)',
    'src/lib/(async|files|format|hooks|signal|storage)',
    'src/settings/',
    'src/games/(registry|[^/]+/entry)',
    'src/online/who\\.',
    'client/src/slots/(progress|slot-names)\\.',
  ]),
  // What every game is played and recorded with.
  group('kernel', ['games/src/kernel/', 'engine/src/(result|rng/|text/|code/(base64url|crc24|utf8|varint))']),
  // The connection to the server.
  group('line', [
    'protocol/src/(calls|client|errors)\\.',
    'src/online/(account|api|use-answer|fetch-sync|tabs|sync-status|uploads)\\.',
    'client/src/(session/|outbox/(outbox|upload)\\.|sync/sync-status)',
    'src/leaderboard/(board-list|board-view)\\.',
  ]),
  // The screen of every game.
  group('kit', [
    'src/(graphics|input)/',
    'src/game/(loop|screen|stage)/',
    'src/game/run/(after|draw|locked|saved|ranked-run|ticket|use-upload)',
    'client/src/(tickets|runs)/',
    'src/ui/copy-link',
  ]),
].map((each, place, all) => ({ ...each, priority: all.length - place }));

function group(name: string, modules: readonly string[]): { name: string; test: RegExp } {
  return { name, test: new RegExp(modules.join('|')) };
}
