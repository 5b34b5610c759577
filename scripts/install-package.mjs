import { spawnSync } from 'node:child_process';

/**
 * Installs a Debian package, as root or with `sudo` without a password. If neither is possible nothing happens: the
 * caller says what is missing.
 * @param {string} name
 */
export function installPackage(name) {
  if (spawnSync('apt-get', ['--version']).status !== 0) return;
  console.log(`Installing ${name}…`);
  const root = process.getuid?.() === 0;
  for (const parameters of [
    ['update', '-qq'],
    ['install', '-y', '-qq', name],
  ]) {
    const [command, ...rest] = root ? ['apt-get', ...parameters] : ['sudo', '-n', 'apt-get', ...parameters];
    if (spawnSync(command, rest, { stdio: ['ignore', 'ignore', 'inherit'] }).status !== 0) return;
  }
}
