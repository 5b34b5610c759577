// npm run test:changed: runs the tests that use the sources changed since the last commit, or since the one that is
// named.
import { chromiumPath } from './chromium.mjs';
import { install, run } from './installed.mjs';
import { postgresqlBinDir } from './postgresql.mjs';

const [since = 'HEAD'] = process.argv.slice(2);

install('everything');
run('vitest', ['run', '--passWithNoTests', '--changed', since], {
  CHROMIUM_PATH: chromiumPath(),
  POSTGRES_BIN_DIR: postgresqlBinDir(),
});
