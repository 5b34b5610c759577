import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * @typedef {object} Package
 * @property {string} folder where it really is, links followed
 * @property {Record<string, unknown> & { name: string, version: string }} manifest its package.json
 * @property {string[]} needs what it depends on itself, as name@version
 */

/**
 * Every package that one needs to run, itself first: what it depends on, what that depends on, and of what is optional
 * what is there. Peers are no reason of their own: who needs one has it among its own dependencies. Throws on what is
 * not installed.
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
 * Where Node finds a package that is asked for in a folder; null where it is not installed.
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
