// npm test: runs every check and every test. What needs no other runs side by side; a machine may have only two cores.
import { check } from './check.mjs';
import { chromiumPath } from './chromium.mjs';
import { install, nodePath, run } from './installed.mjs';
import { nginxPath } from './nginx.mjs';
import { postgresqlBinDir } from './postgresql.mjs';

install('everything');
await check([
  [nodePath(), ['scripts/build-web.mjs']],
  [nodePath(), ['scripts/build-site.mjs']],
]);
const found = {
  CHROMIUM_PATH: chromiumPath(),
  POSTGRES_BIN_DIR: postgresqlBinDir(),
  NGINX_PATH: nginxPath(),
};
run('vitest', ['run'], found);
run('playwright', ['test', '--config', 'e2e/playwright.config.ts'], found);
