// Builds the web application as a folder.
import { pathToFileURL } from 'node:url';
import { buildOnce } from './built-from.mjs';
import { install, run } from './installed.mjs';

const SOURCES = [
  'apps/web/src',
  'apps/web/build',
  'apps/web/index.html',
  'apps/web/vite.config.ts',
  'apps/web/public',
  'apps/web/package.json',
  'docs/guide',
];
const SHARED_SOURCES = [
  'packages/domain/src',
  'packages/contract/src',
  'packages/look/src',
  'packages/charts/src',
  'package-lock.json',
];

/** Builds the web application, unless it was built from exactly these sources. */
export function buildWeb() {
  buildOnce('apps/web/dist', [...SOURCES, ...SHARED_SOURCES], '', () => {
    console.log('Building the web application…');
    run('vite', ['build', 'apps/web', '--logLevel', 'warn']);
  });
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  install('production');
  buildWeb();
}
