const { file, from, to } = JSON.parse(process.env.WARREN_FAULT_MUTANT ?? '{}');

/**
 * @param {string} url
 * @param {object} context
 * @param {(url: string, context: object) => Promise<{ source: string | Buffer }>} next
 */
export async function load(url, context, next) {
  const loaded = await next(url, context);
  if (!url.endsWith(file)) return loaded;
  const text = String(loaded.source);
  if (!text.includes(from)) throw new Error(`the control mutant does not fit ${file} any more: ${from}`);
  return { ...loaded, source: text.replace(from, to) };
}
