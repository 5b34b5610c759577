import { describe, expect, it } from 'vitest';
import { installationNote, packagesToInstall } from './packages-to-install.mjs';

const NOW = 'digest-of-this-lock-file';
const EARLIER = 'digest-of-an-earlier-one';

describe('what is installed', () => {
  it('on a fresh machine is what was asked for', () => {
    expect(packagesToInstall(null, NOW, 'production')).toBe('production');
    expect(packagesToInstall(null, NOW, 'everything')).toBe('everything');
  });

  it('is nothing when the very same is there', () => {
    expect(packagesToInstall(installationNote(NOW, 'production'), NOW, 'production')).toBeNull();
    expect(packagesToInstall(installationNote(NOW, 'everything'), NOW, 'everything')).toBeNull();
  });

  it('is nothing for npm start after npm test, which installed everything', () => {
    expect(packagesToInstall(installationNote(NOW, 'everything'), NOW, 'production')).toBeNull();
  });

  it('is everything for npm test after npm start', () => {
    expect(packagesToInstall(installationNote(NOW, 'production'), NOW, 'everything')).toBe('everything');
  });

  it('is of the same kind as before when the lock file changed, unless more is asked for', () => {
    expect(packagesToInstall(installationNote(EARLIER, 'production'), NOW, 'production')).toBe('production');
    expect(packagesToInstall(installationNote(EARLIER, 'production'), NOW, 'everything')).toBe('everything');
    expect(packagesToInstall(installationNote(EARLIER, 'everything'), NOW, 'production')).toBe('everything');
  });

  it('is nothing where the note of an older version, which always installed everything, has this lock file', () => {
    expect(packagesToInstall(NOW, NOW, 'production')).toBeNull();
    expect(packagesToInstall(NOW, NOW, 'everything')).toBeNull();
  });
});
