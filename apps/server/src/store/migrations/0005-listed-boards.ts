import { sql } from 'kysely';
import type { Migration } from './migration.js';

/** The list of boards leaves out those of one player alone, however many there are. */
export const listedBoards: Migration = {
  name: 'listed boards',
  up: async ({ build, run }) => {
    const listed = (name: string) =>
      build.schema.createIndex(name).on('board').where(sql.ref('places'), '>', sql.lit(1));
    await run(listed('board_listed').column('id'));
    await run(listed('board_listed_game').columns(['game', 'id']));
  },
};
