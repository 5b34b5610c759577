// npm run check: everything that can be known without running the product.
import { install, run } from './installed.mjs';

install();
check();

export function check() {
  run('biome', ['ci', '--error-on-warnings', `--colors=${process.stdout.isTTY ? 'force' : 'off'}`, '.']);
  run('tsc', ['-p', 'packages/domain']);
  run('tsc', ['-p', 'packages/contract']);
  run('tsc', ['-p', 'tsconfig.json']);
  run('tsc', ['-p', 'apps/web']);
  run('depcruise', [
    '--config',
    '.dependency-cruiser.mjs',
    'packages',
    'apps',
    'e2e',
    'benchmarks',
    'scripts',
  ]);
  run('knip', []);
}
