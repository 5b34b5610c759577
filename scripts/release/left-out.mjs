/**
 * Files for people who write or read code, or for a page that loads it without a bundler; a server never needs them.
 */
const NOT_FOR_SERVERS = /\.(map|flow|tsbuildinfo|d\.[cm]?ts)$|\.(test|fixture)\.tsx?$|\.(iife|umd)\.c?js$/;
const PROSE = /\.(md|markdown)$/i;
/** Texts that must be distributed with the code. */
const LEGAL = /^(licen[cs]e|notice|copying|authors|third.?party)/i;
const FOLDERS = ['node_modules/echarts/dist', 'node_modules/zrender/dist', 'apps/api/src/testing'];

/**
 * Returns true for a file or folder that a release leaves out.
 * @param {string} path from the root, with forward slashes
 */
export function isLeftOut(path) {
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (FOLDERS.includes(path) || name === 'node_modules') return true;
  return NOT_FOR_SERVERS.test(name) || (PROSE.test(name) && !LEGAL.test(name));
}
