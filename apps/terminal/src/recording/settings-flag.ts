import type { Args } from '../cli/args.js';
import { UsageError } from '../cli/errors.js';

/** The settings a person gave as JSON, unchecked; those of a plain run when there are none. */
export function readSettingsFlag(args: Args): unknown {
  try {
    return JSON.parse(args.text('settings') ?? '{}');
  } catch {
    throw new UsageError('--settings must be a JSON object, such as {"level":5}');
  }
}
