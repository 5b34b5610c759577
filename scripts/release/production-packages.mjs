import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * @typedef {object} Package
 * @property {string} folder where it really is, links followed
 * @property {Record<string, unknown> & { name: string, version: string }} manifest its package.json
 * @property {string[]} needs what it depends on itself, as name@version
 */

/**
 * Returns every package that one needs to run, itself first: its dependencies, theirs, and the optional ones that are
 * installed. Peers do not count by themselves: a package that needs one has it among its own dependencies. Throws if a
 * package is not installed.
 * @param {string} start folder of a package
 * @returns {readonly Package[]}
 */
export function productionPackages(start) {
  /** @type {Map<string, Package>} */
  const found = new Map();
  const waiting = [start];
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const folder = realpathSync(next);
    if (found.has(folder)) continue;
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    /** @type {string[]} */
    const needs = [];
    found.set(folder, { folder, manifest, needs });
    const optional = manifest.optionalDependencies ?? {};
    for (const name of Object.keys({ ...manifest.dependencies, ...optional })) {
      const needed = installedAt(name, folder);
      if (needed) {
        const { version } = JSON.parse(readFileSync(join(needed, 'package.json'), 'utf8'));
        needs.push(`${name}@${version}`);
        waiting.push(needed);
      } else if (!Object.hasOwn(optional, name))
        throw new Error(`${manifest.name} needs ${name}, which is not installed`);
    }
  }
  return [...found.values()];
}

/**
 * Returns the place where Node finds a package from a folder; null if it is not installed.
 * @param {string} name
 * @param {string} folder
 * @returns {string | null}
 */
function installedAt(name, folder) {
  const here = join(folder, 'node_modules', name);
  if (existsSync(join(here, 'package.json'))) return here;
  const above = dirname(folder);
  return above === folder ? null : installedAt(name, above);
}
