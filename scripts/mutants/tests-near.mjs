import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const CLAUSE = /\b(?:import|export)\s+(type\s+)?([\w\s{},*$]+?)\s*from\s*'([^']+)'/g;
const WHOLE = /\bimport\s*\(?\s*'([^']+)'|\bnew URL\(\s*'([^']+)'/g;
const DECLARED = /^export (?:async )?(?:function\*?|const|let|class) (\w+)/gm;
const OWN_PACKAGE = /^@milieuspoor\/([\w-]+)$/;

/** @typedef {{ from: string, names: readonly (readonly [string, string])[] | 'all', exported: boolean }} Edge names as they are called there and here */

/**
 * Returns which file imports which. A name that a package or a feature exports again leads to the file that declares
 * it: by way of the index files, everything would import everything.
 * @param {string} root
 * @param {readonly string[]} files seen from the root
 */
export function createImportGraph(root, files) {
  const known = new Set(files);
  /** @type {Map<string, { declared: Set<string>, edges: Edge[] }>} */
  const read = new Map(files.map((file) => [file, readModule(root, file, known)]));

  /** @type {(file: string, name: string, seen?: Set<string>) => string} */
  const makerOf = (file, name, seen = new Set()) => {
    const found = read.get(file);
    if (!found || found.declared.has(name) || seen.has(file)) return file;
    seen.add(file);
    for (const { from, names, exported } of found.edges) {
      if (!exported) continue;
      if (names !== 'all') {
        const [there] = names.find(([, here]) => here === name) ?? [];
        if (there !== undefined) return makerOf(from, there, seen);
      } else {
        const maker = makerOf(from, name, seen);
        if (read.get(maker)?.declared.has(name)) return maker;
      }
    }
    return file;
  };

  /** @type {Map<string, Set<string>>} by each file those that know it */
  const knownBy = new Map();
  for (const [file, { edges }] of read)
    for (const { from, names, exported } of edges) {
      // What a file exports again is imported by the files that name it.
      if (exported && names === 'all') continue;
      const makers = names === 'all' ? [from] : names.map(([there]) => makerOf(from, there));
      for (const maker of makers) knownBy.set(maker, (knownBy.get(maker) ?? new Set()).add(file));
    }

  /**
   * Returns the files that import a file, directly or not, with their distance in steps.
   * @param {string} file
   */
  const comingTo = (file) => {
    const steps = new Map([[file, 0]]);
    for (const [at, distance] of steps)
      for (const next of knownBy.get(at) ?? []) if (!steps.has(next)) steps.set(next, distance + 1);
    return steps;
  };
  return { comingTo };
}

/**
 * Returns the tests that import a file, the nearest first: in steps of imports and of folders.
 * @param {ReadonlyMap<string, number>} steps
 * @param {string} file
 * @param {readonly string[]} tests
 */
export function nearestFirst(steps, file, tests) {
  /** @param {string} test */
  const away = (test) => (steps.get(test) ?? 0) + foldersBetween(file, test);
  return tests.filter((test) => steps.has(test)).sort((one, other) => away(one) - away(other));
}

/**
 * @param {string} one
 * @param {string} other
 */
function foldersBetween(one, other) {
  const [here, there] = [dirname(one).split('/'), dirname(other).split('/')];
  let shared = 0;
  while (shared < here.length && here[shared] === there[shared]) shared += 1;
  return here.length + there.length - 2 * shared;
}

/**
 * @param {string} root
 * @param {string} file
 * @param {ReadonlySet<string>} known
 */
function readModule(root, file, known) {
  const text = readFileSync(join(root, file), 'utf8');
  /** @type {Edge[]} */
  const edges = [];
  for (const [statement, type, clause = '', specifier = ''] of text.matchAll(CLAUSE)) {
    const from = resolve(root, file, specifier, known);
    if (from === null || type) continue;
    edges.push({ from, names: namesOf(clause), exported: statement.startsWith('export') });
  }
  for (const [, imported, url] of text.matchAll(WHOLE)) {
    const from = resolve(root, file, imported ?? url ?? '', known);
    if (from !== null) edges.push({ from, names: 'all', exported: false });
  }
  return { declared: new Set([...text.matchAll(DECLARED)].map(([, name = '']) => name)), edges };
}

/**
 * @param {string} clause
 * @returns {Edge['names']}
 */
function namesOf(clause) {
  if (clause.includes('*')) return 'all';
  const names = clause.replace(/[{}]/g, ' ').split(',');
  return names
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => {
      const [there = '', here = there] = name.split(/\s+as\s+/);
      return [there, here];
    });
}

/**
 * @param {string} root
 * @param {string} file
 * @param {string} specifier
 * @param {ReadonlySet<string>} known
 */
function resolve(root, file, specifier, known) {
  const [, name] = OWN_PACKAGE.exec(specifier) ?? [];
  const found = specifier.startsWith('.')
    ? normalize(join(dirname(file), specifier))
    : name === undefined
      ? ''
      : (['packages', 'apps']
          .map((folder) => `${folder}/${name}/src/index.ts`)
          .find((path) => existsSync(join(root, path))) ?? '');
  return known.has(found) ? found : null;
}
