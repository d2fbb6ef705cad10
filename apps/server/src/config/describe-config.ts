import type { Config } from './config.js';

/** The settings as they may be shown: without the passwords that addresses carry. */
export function describeConfig(config: Config): Config {
  const { database, redis } = config;
  return {
    ...config,
    database: database.startsWith('sqlite:') ? database : maskAddress(database),
    redis: redis === null ? null : maskAddress(redis),
  };
}

/** An address without its password, and without what follows a question mark, where some put theirs. */
function maskAddress(address: string): string {
  if (!URL.canParse(address)) return '(not shown)';
  const url = new URL(address);
  if (url.password !== '') url.password = '***';
  const more = url.search === '' ? '' : '?...';
  url.search = '';
  url.hash = '';
  return url.href + more;
}
