import { existsSync } from 'node:fs';
import { installPackage } from './install-package.mjs';

/** The place of nginx on Debian, which is not in everybody's PATH. */
const DEBIAN = '/usr/sbin/nginx';

/**
 * Returns the proxy that tests put before a server, as in docs/operations.md; on Debian it is installed if it is
 * missing.
 */
export function nginxPath() {
  if (!findNginx()) installPackage('nginx-light');
  const path = findNginx();
  if (!path) {
    console.error('The tests need nginx: install it, or name it in NGINX_PATH.');
    process.exit(1);
  }
  return path;
}

/** Returns the nginx of this machine, undefined if there is none. */
export function findNginx() {
  const folders = (process.env.PATH ?? '').split(':').map((folder) => `${folder}/nginx`);
  return process.env.NGINX_PATH || [DEBIAN, ...folders].find((path) => existsSync(path));
}
