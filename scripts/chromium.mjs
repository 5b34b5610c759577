import { existsSync } from 'node:fs';
import { installPackage } from './install-package.mjs';

/** Chromium without the parts that draw a window: the browser tests take a third less time in it. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const CANDIDATES = [
  HEADLESS_SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** How every test starts it: as root too, and without what it does for its own sake. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** In which every test starts it: on a machine without a language it knows no names of files with letters outside of ASCII. */
export const CHROMIUM_ENVIRONMENT = { ...process.env, LC_ALL: 'C.UTF-8' };

/** The Chromium of this machine, if there is one. */
export function findChromium() {
  return process.env.CHROMIUM_PATH || CANDIDATES.find((path) => existsSync(path));
}

/** The Chromium of this machine; on Debian it is installed when it is missing. */
export function chromiumPath() {
  if (!process.env.CHROMIUM_PATH && !existsSync(HEADLESS_SHELL)) installPackage('chromium-headless-shell');
  if (!findChromium()) installPackage('chromium');
  const path = findChromium();
  if (!path) {
    console.error('The browser tests need Chromium: install it, or name it in CHROMIUM_PATH.');
    process.exit(1);
  }
  return path;
}
