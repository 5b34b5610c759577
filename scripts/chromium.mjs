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

/** The flags with which every test starts it: they allow it to run as root, and switch off its background work. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * The environment in which every test starts it: on a machine without a language it can't read file names with letters
 * outside ASCII.
 */
export const CHROMIUM_ENVIRONMENT = { ...process.env, LC_ALL: 'C.UTF-8' };

/** Returns the Chromium of this machine, if there is one. */
export function findChromium() {
  return process.env.CHROMIUM_PATH || CANDIDATES.find((path) => existsSync(path));
}

/** Returns the Chromium of this machine; on Debian it is installed if it is missing. */
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
