/**
 * The knots of a graph: sets of nodes of which each leads to each other, by Tarjan's algorithm. A node that
 * leads to itself is a knot too. Knots and their nodes stand in the order of `nodes`.
 * @param {readonly string[]} nodes
 * @param {(node: string) => readonly string[]} targetsOf
 * @returns {string[][]}
 */
export function findKnots(nodes, targetsOf) {
  /** @type {Map<string, number>} */
  const lowest = new Map();
  /** @type {string[]} */
  const open = [];
  const closed = new Set();
  /** @type {string[][]} */
  const knots = [];
  /** @param {string} node */
  const visit = (node) => {
    const index = lowest.size;
    let low = index;
    lowest.set(node, index);
    open.push(node);
    for (const target of targetsOf(node)) {
      if (!closed.has(target)) low = Math.min(low, lowest.get(target) ?? visit(target));
    }
    lowest.set(node, low);
    if (low === index) {
      const knot = open.splice(open.indexOf(node));
      for (const member of knot) closed.add(member);
      if (knot.length > 1 || targetsOf(node).includes(node)) knots.push(knot);
    }
    return low;
  };
  for (const node of nodes) if (!lowest.has(node)) visit(node);
  const position = new Map(nodes.map((node, index) => [node, index]));
  /** @param {string} node */
  const at = (node) => position.get(node) ?? nodes.length;
  for (const knot of knots) knot.sort((a, b) => at(a) - at(b));
  return knots.sort(([a = ''], [b = '']) => at(a) - at(b));
}

/**
 * A shortest way from the first node of a knot back to it, without its end.
 * @param {readonly string[]} knot
 * @param {(node: string) => readonly string[]} targetsOf
 * @returns {string[]}
 */
export function shortestLoop(knot, targetsOf) {
  const [first = ''] = knot;
  let trails = [[first]];
  const seen = new Set();
  while (trails.length > 0) {
    const closing = trails.find((trail) => targetsOf(trail.at(-1) ?? first).includes(first));
    if (closing !== undefined) return closing;
    trails = trails.flatMap((trail) =>
      targetsOf(trail.at(-1) ?? first)
        .filter((target) => knot.includes(target) && !seen.has(target) && seen.add(target))
        .map((target) => [...trail, target]),
    );
  }
  return [first];
}
