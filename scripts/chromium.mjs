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

/** The Chromium of this machine; on Debian it is installed when it is missing. */
export function chromiumPath() {
  const given = process.env.CHROMIUM_PATH;
  if (given) return given;
  if (!existsSync(HEADLESS_SHELL)) installPackage('chromium-headless-shell');
  const found = () => CANDIDATES.find((path) => existsSync(path));
  if (!found()) installPackage('chromium');
  const path = found();
  if (!path) {
    console.error('The browser tests need Chromium: install it, or name it in CHROMIUM_PATH.');
    process.exit(1);
  }
  return path;
}
