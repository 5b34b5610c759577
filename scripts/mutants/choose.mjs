/** @typedef {{ area: string, room: string, project: string }} Place where a source belongs, and which tsconfig.json it compiles by */

/** Sources without a rule: tests and what serves them, texts, invented data, and lists that others made. */
const LEFT_OUT =
  /\.(test|fixture|d)\.tsx?$|\/(testing|text|demonstration)\/|\/(dutch-places|leaked-passwords)[\w-]*\.ts$|\/index\.ts$/;

/** @type {readonly (readonly [RegExp, string, string])[]} */
const AREAS = [
  [/^packages\/domain\/src\/([^/]+)\//, 'domain', 'packages/domain/tsconfig.json'],
  [/^packages\/(charts|documents|workbook)\/src\//, '', 'tsconfig.json'],
  [/^packages\/(contract)\/src\//, '', 'packages/contract/tsconfig.json'],
  [/^apps\/api\/src\/features\/([^/]+)\//, 'api', 'tsconfig.json'],
  [/^apps\/api\/src\/(database|http|platform)\//, 'server', 'tsconfig.json'],
  [/^apps\/web\/src\/features\/([^/]+)\//, 'web', 'apps/web/tsconfig.json'],
  [/^apps\/web\/src\/(app|charts|lib|ui)\//, 'screens', 'apps/web/tsconfig.json'],
];

/**
 * @param {string} file seen from the root
 * @returns {Place | null}
 */
export function placeOf(file) {
  if (!/\.tsx?$/.test(file) || LEFT_OUT.test(file)) return null;
  for (const [pattern, area, project] of AREAS) {
    const [, name] = pattern.exec(file) ?? [];
    if (name === undefined) continue;
    return { area: area || name, room: area ? `${area}/${name}` : name, project };
  }
  return null;
}

/**
 * Returns lines in the order in which they are taken: the areas take turns, and each takes another room every time, so
 * that a few lines reach many rooms.
 * @template {{ area: string, room: string }} T
 * @param {readonly T[]} lines
 * @param {() => number} random from 0 up to 1
 * @returns {T[]}
 */
export function spread(lines, random) {
  const areas = groups(shuffled(lines, random), ({ area }) => area).map((ofArea) =>
    inTurn(groups(ofArea, ({ room }) => room)),
  );
  return inTurn(areas);
}

/**
 * Returns a generator of numbers that follow from a seed: mulberry32.
 * @param {number} seed
 */
export function seeded(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * @template T
 * @param {readonly T[]} items
 * @param {() => number} random
 */
export function shuffled(items, random) {
  return items
    .map((item) => ({ item, key: random() }))
    .sort((one, other) => one.key - other.key)
    .map(({ item }) => item);
}

/**
 * @template T
 * @param {readonly T[]} items
 * @param {(item: T) => string} keyOf
 */
function groups(items, keyOf) {
  /** @type {Map<string, T[]>} */
  const found = new Map();
  for (const item of items) {
    const group = found.get(keyOf(item)) ?? [];
    group.push(item);
    found.set(keyOf(item), group);
  }
  return [...found.values()];
}

/**
 * @template T
 * @param {readonly (readonly T[])[]} queues
 */
function inTurn(queues) {
  const longest = Math.max(0, ...queues.map(({ length }) => length));
  return Array.from({ length: longest }, (_, turn) =>
    queues.flatMap((queue) => queue.slice(turn, turn + 1)),
  ).flat();
}
