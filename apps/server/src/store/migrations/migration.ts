import type { Kysely } from 'kysely';
import type { Database } from '../kysely/database.js';

/** A step from one form of the database to the next. What has been published never changes. */
export interface Migration {
  readonly name: string;
  up(step: MigrationStep): Promise<void>;
}

export interface MigrationStep {
  readonly kind: Database['kind'];
  /** Not of `Tables`, which describes the newest form only. */
  readonly build: Kysely<unknown>;
  /** Runs a query that Kysely built. */
  run(query: { compile(): { readonly sql: string; readonly parameters: readonly unknown[] } }): Promise<void>;
}
