import { first } from './0001-first.js';
import { profiles } from './0002-profiles.js';
import type { Migration } from './migration.js';

/** Every migration in order; the number of one is its place here, counted from 1. */
export const MIGRATIONS: readonly Migration[] = [first, profiles];
