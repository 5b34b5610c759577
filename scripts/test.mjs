// npm test: every check and every test, one after the other, because a machine may have no more than two cores.
import { buildWeb } from './build-web.mjs';
import { chromiumPath } from './chromium.mjs';
import { install, run } from './installed.mjs';
import { postgresqlBinDir } from './postgresql.mjs';

install('everything');
await import('./check.mjs');
const postgresql = { POSTGRES_BIN_DIR: postgresqlBinDir() };
run('vitest', ['run'], postgresql);
buildWeb();
run('playwright', ['test', '--config', 'e2e/playwright.config.ts'], {
  CHROMIUM_PATH: chromiumPath(),
  ...postgresql,
});
