// npm run check: everything that can be known without running the product.
import { install, runTogether } from './installed.mjs';

/** What a check keeps for its next run; nothing of it decides on the outcome. */
const CACHE = 'node_modules/.cache';

install('everything');
await check();

/** The checks know nothing of one another, so they run side by side; the longest come first. */
export function check() {
  return runTogether([
    typesOf('apps/web'),
    typesOf('tsconfig.json'),
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
 * The types of a project. Of a file that is what it was, and so is all that it imports, what was found the last time holds.
 * @param {string} project
 * @returns {[string, string[]]}
 */
function typesOf(project) {
  const known = `${CACHE}/types/${project.replace('/', '-')}.tsbuildinfo`;
  return ['tsc', ['-p', project, '--incremental', '--tsBuildInfoFile', known]];
}
