/**
 * The kinds of packages: those for building and serving, or everything, including those for tests and checks.
 * @typedef {'production' | 'everything'} Packages
 */

/**
 * Returns what must be installed, null if it is there. A machine that has everything gets everything again: it will run
 * tests again.
 * @param {string | null} installed what is noted of the last installation, null when there was none
 * @param {string} lockFile digest of the lock file
 * @param {Packages} wanted
 * @returns {Packages | null}
 */
export function packagesToInstall(installed, lockFile, wanted) {
  // Before there were two kinds, everything was installed.
  const [from, kind = 'everything'] = installed?.split(' ') ?? [null, 'production'];
  if (from === lockFile && (kind === 'everything' || kind === wanted)) return null;
  return kind === 'everything' ? 'everything' : wanted;
}

/**
 * Returns the note of an installation.
 * @param {string} lockFile digest of the lock file
 * @param {Packages} packages
 */
export function installationNote(lockFile, packages) {
  return `${lockFile} ${packages}`;
}
