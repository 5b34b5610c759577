import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './installed.mjs';

/**
 * Builds into a folder, unless its contents were built from exactly these sources.
 * @param {string} folder seen from the root of the repository
 * @param {readonly string[]} sources files and folders, seen from there too
 * @param {string} told what else decides on the outcome
 * @param {() => void} build
 */
export function buildOnce(folder, sources, told, build) {
  const stamp = join(root, folder, '.built-from');
  const from = digestOf(sources, told);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === from) return;
  build();
  writeFileSync(stamp, from);
}

/**
 * @param {readonly string[]} paths
 * @param {string} told
 */
function digestOf(paths, told) {
  const hash = createHash('sha256').update(told);
  /** @param {string} path */
  const add = (path) => {
    if (!existsSync(path)) return;
    if (statSync(path).isDirectory()) for (const name of readdirSync(path).sort()) add(join(path, name));
    else hash.update(path).update(readFileSync(path));
  };
  for (const path of paths) add(join(root, path));
  return hash.digest('hex');
}
