// npm run check: everything that can be known without running the product.
import { install, runTogether } from './installed.mjs';

install('everything');
await check();

/** The checks know nothing of one another, so they run side by side; the longest come first. */
export function check() {
  return runTogether([
    ['tsc', ['-p', 'apps/web']],
    ['tsc', ['-p', 'tsconfig.json']],
    ['knip', []],
    ['knip', ['--production']],
    [
      'depcruise',
      ['--config', '.dependency-cruiser.mjs', 'packages', 'apps', 'e2e', 'benchmarks', 'scripts'],
    ],
    ['biome', ['ci', '--error-on-warnings', `--colors=${process.stdout.isTTY ? 'force' : 'off'}`, '.']],
    ['tsc', ['-p', 'packages/contract']],
    ['tsc', ['-p', 'packages/domain']],
    ['tsc', ['-p', 'packages/look']],
    ['tsc', ['-p', 'apps/site']],
  ]);
}
