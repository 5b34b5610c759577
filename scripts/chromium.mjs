import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run } from './installed.mjs';

const CANDIDATES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The Chromium of this machine; on Debian it is installed when it is missing. */
export function chromiumPath() {
  const given = process.env.CHROMIUM_PATH;
  if (given) return given;
  const found = () => CANDIDATES.find((path) => existsSync(path));
  if (!found()) installChromium();
  const path = found();
  if (!path) {
    console.error('The browser tests need Chromium: install it, or name it in CHROMIUM_PATH.');
    process.exit(1);
  }
  return path;
}

function installChromium() {
  if (spawnSync('apt-get', ['--version']).status !== 0) return;
  console.log('Installing Chromium…');
  const root = process.getuid?.() === 0;
  /** @param {readonly string[]} parameters */
  const apt = (parameters) =>
    root ? run('apt-get', parameters) : run('sudo', ['-n', 'apt-get', ...parameters]);
  apt(['update', '-qq']);
  apt(['install', '-y', '-qq', 'chromium']);
}
