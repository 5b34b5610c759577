// Builds the site as a folder. Run on its own it builds one for another web server: SITE_URL and SITE_APP_URL give the
// addresses of both.
import { pathToFileURL } from 'node:url';
import { buildOnce } from './built-from.mjs';
import { install, nodePath, run } from './installed.mjs';

const SOURCES = [
  'apps/site/src',
  'apps/site/build',
  'apps/site/content',
  'apps/site/package.json',
  'packages/domain/src',
  'packages/contract/src',
  'packages/look/src',
  'package-lock.json',
];
/** The variables that decide on the addresses in it, and on who runs it. */
const TOLD = [
  ...['PUBLIC_URL', 'PORT', 'SITE_URL', 'SITE_APP_URL'],
  ...['PROVIDER_NAME', 'PROVIDER_ADDRESS', 'PROVIDER_PHONE', 'PROVIDER_EMAIL', 'PROVIDER_KVK'],
];

/** Builds the site, unless it was built from exactly these sources for these variables. */
export function buildSite() {
  const told = TOLD.map((name) => `${name}=${process.env[name] ?? ''}`).join('\n');
  buildOnce('apps/site/dist', SOURCES, told, () => {
    console.log('Building the site…');
    run(nodePath(), ['apps/site/build/build-site.ts']);
  });
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  install('production');
  buildSite();
}
