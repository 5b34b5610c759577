// npm run test:journey -- NAME: runs the journeys with this in their file name or title, on a build of the present
// sources.
import { buildSite } from './build-site.mjs';
import { buildWeb } from './build-web.mjs';
import { chromiumPath } from './chromium.mjs';
import { install, run } from './installed.mjs';
import { nginxPath } from './nginx.mjs';
import { postgresqlBinDir } from './postgresql.mjs';

const [name, ...more] = process.argv.slice(2);
if (!name) {
  console.error(
    "Name a journey: npm run test:journey -- tender, or npm run test:journey -- 'in English words'.",
  );
  process.exit(1);
}
install('everything');
buildWeb();
buildSite();
run('playwright', ['test', '--config', 'e2e/playwright.config.ts', '--grep', name, ...more], {
  CHROMIUM_PATH: chromiumPath(),
  POSTGRES_BIN_DIR: postgresqlBinDir(),
  NGINX_PATH: nginxPath(),
});
