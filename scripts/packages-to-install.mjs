/**
 * Which packages there are: what building and serving need, or everything, with what tests and checks need as well.
 * @typedef {'production' | 'everything'} Packages
 */

/**
 * What has to be installed, null when it is there. Who has everything gets everything again: whoever tests today will
 * test tomorrow.
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
 * The note of an installation.
 * @param {string} lockFile digest of the lock file
 * @param {Packages} packages
 */
export function installationNote(lockFile, packages) {
  return `${lockFile} ${packages}`;
}
