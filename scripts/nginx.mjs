import { existsSync } from 'node:fs';
import { installPackage } from './install-package.mjs';

/** Where Debian puts it, which is not in everybody's PATH. */
const DEBIAN = '/usr/sbin/nginx';

/** The proxy that tests put before a server, as docs/operations.md has it; on Debian it is installed when it is missing. */
export function nginxPath() {
  if (!findNginx()) installPackage('nginx-light');
  const path = findNginx();
  if (!path) {
    console.error('The tests need nginx: install it, or name it in NGINX_PATH.');
    process.exit(1);
  }
  return path;
}

/** The nginx of this machine, undefined when there is none. */
export function findNginx() {
  const folders = (process.env.PATH ?? '').split(':').map((folder) => `${folder}/nginx`);
  return process.env.NGINX_PATH || [DEBIAN, ...folders].find((path) => existsSync(path));
}
