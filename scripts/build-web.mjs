import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './installed.mjs';

const SOURCES = [
  'apps/web/src',
  'apps/web/build',
  'apps/web/index.html',
  'apps/web/vite.config.ts',
  'apps/web/public',
  'apps/web/package.json',
];
const SHARED_SOURCES = ['packages/domain/src', 'packages/contract/src', 'package-lock.json'];
const stamp = join(root, 'apps/web/dist/.built-from');

/** Builds the web application, unless it was built from these very sources. */
export function buildWeb() {
  const sources = digestOf([...SOURCES, ...SHARED_SOURCES]);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return;
  console.log('Building the web application…');
  run('vite', ['build', 'apps/web', '--logLevel', 'warn']);
  writeFileSync(stamp, sources);
}

/** @param {readonly string[]} paths */
function digestOf(paths) {
  const hash = createHash('sha256');
  /** @param {string} path */
  const add = (path) => {
    if (!existsSync(path)) return;
    if (statSync(path).isDirectory()) for (const name of readdirSync(path).sort()) add(join(path, name));
    else hash.update(path).update(readFileSync(path));
  };
  for (const path of paths) add(join(root, path));
  return hash.digest('hex');
}
