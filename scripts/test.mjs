// npm test: runs every check and every test, one after the other, because a machine may have only two cores.
import { buildSite } from './build-site.mjs';
import { buildWeb } from './build-web.mjs';
import { chromiumPath } from './chromium.mjs';
import { install, run } from './installed.mjs';
import { nginxPath } from './nginx.mjs';
import { postgresqlBinDir } from './postgresql.mjs';

install('everything');
await import('./check.mjs');
const found = {
  CHROMIUM_PATH: chromiumPath(),
  POSTGRES_BIN_DIR: postgresqlBinDir(),
  NGINX_PATH: nginxPath(),
};
run('vitest', ['run'], found);
buildWeb();
buildSite();
run('playwright', ['test', '--config', 'e2e/playwright.config.ts'], found);
