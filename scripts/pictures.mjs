// npm run pictures: starts the product with its demonstration and takes a picture of every screen. What follows `--`
// goes to Playwright (`npm run pictures -- -g check`).
import { buildWeb } from './build-web.mjs';
import { chromiumPath } from './chromium.mjs';
import { install, run } from './installed.mjs';

install('everything');
buildWeb();
run('playwright', ['test', '--config', 'e2e/pictures.config.ts', ...process.argv.slice(2)], {
  CHROMIUM_PATH: chromiumPath(),
});
