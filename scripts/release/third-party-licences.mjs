import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../installed.mjs';
import { productionPackages } from './production-packages.mjs';

/** @typedef {import('./production-packages.mjs').Package} Package */

/** The parts of the product; each leads to the packages that it needs. */
const APPS = ['apps/api', 'apps/web', 'apps/site'];
const LICENCE_FILE = /^(licen[cs]e|copying|notice|third.?party)/i;

/**
 * Returns every package that the server, the application and the site are made of and run on, including ours, by name;
 * one that is installed at two places counts once.
 * @returns {readonly Package[]}
 */
export function productPackages() {
  const found = new Map(
    APPS.flatMap((app) => productionPackages(join(root, app))).map((each) => [referenceOf(each), each]),
  );
  return [...found.values()].sort((one, other) => (referenceOf(one) < referenceOf(other) ? -1 : 1));
}

/**
 * Returns the licences of others' packages, each with the texts that came with it, one below another.
 * @param {readonly Package[]} packages
 * @returns {string}
 */
export function thirdPartyLicences(packages) {
  return packages
    .filter(({ folder }) => folder.includes('node_modules'))
    .map((each) => {
      const texts = legalFilesOf(each.folder).map((path) => readFileSync(path, 'utf8').trim());
      return [`${referenceOf(each)} (${licenceOf(each.manifest)})`, ...texts].join('\n\n');
    })
    .join(`\n\n${'-'.repeat(78)}\n\n`)
    .concat('\n');
}

/**
 * Returns the files in which a package states its licence, and those of a folder of licences.
 * @param {string} folder
 * @returns {readonly string[]}
 */
function legalFilesOf(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => LICENCE_FILE.test(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? readdirSync(path).map((name) => join(path, name)) : [path];
    })
    .sort();
}

/**
 * Returns the licence that a package states, in the form of SPDX. Throws if it states none.
 * @param {{ readonly name: string, readonly license?: unknown }} manifest
 * @returns {string}
 */
export function licenceOf({ name, license }) {
  if (typeof license !== 'string') throw new Error(`${name} does not say its licence`);
  return license;
}

/**
 * Returns the name of a package with its version.
 * @param {Pick<Package, 'manifest'>} found
 */
export function referenceOf({ manifest }) {
  return `${manifest.name}@${manifest.version}`;
}
