import { parseSync, Visitor } from 'oxc-parser';

/**
 * What the rules need to know about a file of code.
 * @typedef {object} Code
 * @property {string} code The text with spaces in place of comments, strings, patterns and the text of JSX, so
 *   that a search finds code alone. Lengths and lines stay as they are.
 * @property {ImportSite[]} imports Everything it imports: types, re-exports and dynamic imports included.
 * @property {Span[]} functions Its functions. The callback of a group of tests is not among them.
 * @property {Span[]} groups The callbacks of groups of tests.
 */
/** @typedef {{ start: number, end: number }} Span */
/** @typedef {{ specifier: string, start: number }} ImportSite */

/**
 * Parses a file of code. Throws when it is none.
 * @param {string} path
 * @param {string} text
 * @returns {Code}
 */
export function readCode(path, text) {
  const { program, comments, errors } = parseSync(path, text);
  const error = errors[0];
  if (error !== undefined) throw new Error(`${path} can't be parsed: ${error.message}`);
  const { spans, visitor: hidden } = hiddenText(text);
  const { imports, visitor: importing } = importSites();
  const { functions, groups, visitor: nesting } = functionSpans();
  for (const visitor of [hidden, importing, nesting]) new Visitor(visitor).visit(program);
  return { code: withSpaces(text, [...comments, ...spans]), imports, functions, groups };
}

/** @param {string} text */
function hiddenText(text) {
  /** @type {Span[]} */
  const spans = [];
  /** @type {import('oxc-parser').VisitorObject} */
  const visitor = {
    Literal(node) {
      // Quotes stay, so that `import ''` still looks like an import.
      if (typeof node.value === 'string') spans.push({ start: node.start + 1, end: node.end - 1 });
      else if ('regex' in node) spans.push(node);
    },
    TemplateElement(node) {
      spans.push(node);
    },
    JSXText(node) {
      spans.push(node);
    },
    Program() {
      if (text.startsWith('#!')) spans.push({ start: 0, end: text.indexOf('\n') });
    },
  };
  return { spans, visitor };
}

function importSites() {
  /** @type {ImportSite[]} */
  const imports = [];
  /** @param {{ start: number, source: import('oxc-parser').Expression | null }} node */
  const note = ({ start, source }) => {
    if (source?.type === 'Literal' && typeof source.value === 'string')
      imports.push({ specifier: source.value, start });
  };
  /** @type {import('oxc-parser').VisitorObject} */
  const visitor = {
    ImportDeclaration: note,
    ExportNamedDeclaration: note,
    ExportAllDeclaration: note,
    ImportExpression: note,
    TSImportType: note,
  };
  return { imports, visitor };
}

function functionSpans() {
  /** @type {Span[]} */
  const functions = [];
  /** @type {Span[]} */
  const groups = [];
  /** @type {Set<unknown>} */
  const callbacks = new Set();
  /** @param {Span} node */
  const note = (node) => {
    (callbacks.has(node) ? groups : functions).push(node);
  };
  /** @type {import('oxc-parser').VisitorObject} */
  const visitor = {
    CallExpression(node) {
      if (namesGroup(node.callee)) for (const argument of node.arguments) callbacks.add(argument);
    },
    FunctionDeclaration: note,
    FunctionExpression: note,
    ArrowFunctionExpression: note,
  };
  return { functions, groups, visitor };
}

/**
 * Whether what is called is `describe` or `suite`, or leads to it: `describe.each(...)`, `databases.describe`.
 * @param {import('oxc-parser').Node} callee
 * @returns {boolean}
 */
function namesGroup(callee) {
  switch (callee.type) {
    case 'Identifier':
      return callee.name === 'describe' || callee.name === 'suite';
    case 'MemberExpression':
      return namesGroup(callee.object) || (!callee.computed && namesGroup(callee.property));
    case 'CallExpression':
      return namesGroup(callee.callee);
    default:
      return false;
  }
}

/**
 * @param {string} text
 * @param {Span[]} spans
 */
function withSpaces(text, spans) {
  let result = '';
  let at = 0;
  for (const { start, end } of [...spans].sort((a, b) => a.start - b.start)) {
    result += text.slice(at, start) + text.slice(start, end).replace(/[^\n]/g, ' ');
    at = end;
  }
  return result + text.slice(at);
}
