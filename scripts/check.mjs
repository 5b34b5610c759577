// npm run check: everything that can be known without running the product.
import { pathToFileURL } from 'node:url';
import { install, runTogether } from './installed.mjs';

/** The folder in which checks keep data for their next run; none of it decides on the outcome. */
const CACHE = 'node_modules/.cache';

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  install('everything');
  await check();
}

/**
 * Runs the checks side by side, because they are independent, and with them what else needs no other; the longest come
 * first.
 * @param {readonly (readonly [string, readonly string[]])[]} others
 */
export function check(others = []) {
  return runTogether([
    typesOf('apps/web'),
    typesOf('tsconfig.json'),
    ...others,
    ['knip', ['--cache', '--cache-location', `${CACHE}/knip`]],
    ['knip', ['--cache', '--cache-location', `${CACHE}/knip-production`, '--production']],
    [
      'depcruise',
      [
        ...['--config', '.dependency-cruiser.mjs'],
        ...['--cache', `${CACHE}/dependency-cruiser`, '--cache-strategy', 'content'],
        ...['packages', 'apps', 'e2e', 'benchmarks', 'scripts'],
      ],
    ],
    ['biome', ['ci', '--error-on-warnings', `--colors=${process.stdout.isTTY ? 'force' : 'off'}`, '.']],
    typesOf('packages/contract'),
    typesOf('packages/domain'),
    typesOf('packages/look'),
    typesOf('apps/site'),
  ]);
}

/**
 * Checks the types of a project. The former result is reused for a file that has not changed, if its imports have not
 * changed either.
 * @param {string} project
 * @returns {[string, string[]]}
 */
function typesOf(project) {
  const known = `${CACHE}/types/${project.replace('/', '-')}.tsbuildinfo`;
  return ['tsc', ['-p', project, '--incremental', '--tsBuildInfoFile', known]];
}
