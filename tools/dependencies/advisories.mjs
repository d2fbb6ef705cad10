import { accept, refuse } from '../../packages/engine/dist/index.js';

/** @typedef {import('../prepare/install.mjs').Packages} Packages */
/** @template Value @typedef {import('../../packages/engine/dist/index.js').Result<Value>} Result */

/**
 * A known hole of an installed package.
 * @typedef {object} Advisory
 * @property {string} name The package.
 * @property {string} severity
 * @property {string} title
 * @property {string} url
 * @property {string} range The versions that have it.
 * @property {boolean} production Whether players or servers run such a version.
 */

const SEVERITIES = ['critical', 'high', 'moderate', 'low', 'info'];
/** What may wait until the next change of dependencies. */
const MILD = ['moderate', 'low', 'info'];
const REASON_LENGTH = 160;
const TEXT_LENGTH = 200;
/** A longer list is not read by a person; the worst come first. */
const MOST_LINES = 50;

/**
 * The known holes that `npm audit --json` answers, the worst first; refused with a reason in one line when the answer
 * is not a report, as from a registry that knows no audits.
 * @param {string} answer
 * @param {Packages} packages What the lockfile names.
 * @returns {Result<Advisory[]>}
 */
export function readAdvisories(answer, packages) {
  const report = parseJson(answer);
  if (!isRecord(report)) return refuse(whyNoReport(answer));
  if (!isRecord(report.vulnerabilities)) return refuse(whyRefused(report));
  /** @type {Map<string, Advisory>} */
  const found = new Map();
  for (const vulnerability of Object.values(report.vulnerabilities)) {
    for (const advisory of advisoriesOf(vulnerability, packages)) {
      const key = JSON.stringify(advisory);
      found.set(key, advisory);
    }
  }
  return accept([...found.values()].sort(byWeight));
}

/**
 * Whether a hole has to be mended before anything else is changed. A severity that we do not know may be the worst.
 * @param {Pick<Advisory, 'severity' | 'production'>} advisory
 */
export function isUrgent({ severity, production }) {
  return production && !MILD.includes(severity);
}

/**
 * What is said of known holes, a line each.
 * @param {readonly Advisory[]} advisories
 */
export function advisoryLines(advisories) {
  const lines = advisories.slice(0, MOST_LINES).map(({ severity, production, name, range, title, url }) => {
    const use = production ? 'production' : 'development';
    return `${severity}, ${use}: ${name} ${range}: ${title} ${url}`.trimEnd();
  });
  const more = advisories.length - lines.length;
  return more > 0 ? [...lines, `and ${more} more`] : lines;
}

/**
 * A package that merely depends on one with a hole names that package instead of an advisory, and is passed over.
 * @param {unknown} vulnerability
 * @param {Packages} packages
 * @returns {Advisory[]}
 */
function advisoriesOf(vulnerability, packages) {
  if (!isRecord(vulnerability) || !Array.isArray(vulnerability.via)) return [];
  const nodes = Array.isArray(vulnerability.nodes) ? vulnerability.nodes : [];
  // What the lockfile does not know is taken for production, so that nothing is passed over by mistake.
  const production = nodes.length === 0 || nodes.some((path) => packages[String(path)]?.dev !== true);
  return vulnerability.via.filter(isRecord).map((via) => ({
    name: plain(via.name ?? vulnerability.name),
    severity: plain(via.severity ?? vulnerability.severity),
    title: plain(via.title),
    url: plain(via.url),
    range: plain(via.range),
    production,
  }));
}

/**
 * @param {Advisory} a
 * @param {Advisory} b
 */
function byWeight(a, b) {
  const use = Number(b.production) - Number(a.production);
  return use || SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity) || (a.name < b.name ? -1 : 1);
}

/**
 * npm passes on what the registry said, or what kept it from asking.
 * @param {Record<string, unknown>} report
 */
function whyRefused({ message, error }) {
  const { summary = '', detail = '', code = '' } = isRecord(error) ? error : {};
  const said = [message, summary, detail, code].map(plain).find((text) => text !== '');
  return (said ?? 'an answer that is not a report').slice(0, REASON_LENGTH);
}

/** @param {string} answer */
function whyNoReport(answer) {
  const said = plain(answer).slice(0, REASON_LENGTH);
  return said === '' ? 'no answer' : `no report but "${said}"`;
}

/** @param {string} text */
function parseJson(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * @param {unknown} value
 * @returns {value is Record<string, unknown>}
 */
function isRecord(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * A text from elsewhere as a short part of a line: a terminal obeys control characters.
 * @param {unknown} value
 */
function plain(value) {
  if (typeof value !== 'string') return '';
  return value
    .slice(0, TEXT_LENGTH)
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
}
