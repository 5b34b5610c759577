import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** The files that a run keeps beside the packages are written to, and a link would write to the original. */
const KEPT_BESIDE = ['.cache', '.vite', '.vite-temp', '.installed-from'];

/**
 * Copies the contents of a repository, including packages, for making faults: the repository itself is never written
 * to, so nothing must be restored when a run is interrupted. The copy is removed when this process ends.
 * @param {string} root
 */
export function copyRepository(root) {
  const folder = mkdtempSync(join(tmpdir(), 'milieuspoor-mutants-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  for (const file of filesOf(root)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    copyFileSync(join(root, file), join(folder, file));
  }
  copyPackages(join(root, 'node_modules'), join(folder, 'node_modules'));

  /**
   * Does something while a file of the copy has another text, and restores it in any case.
   * @template T
   * @param {string} file
   * @param {string} text
   * @param {() => Promise<T>} work
   */
  const whileFileIs = async (file, text, work) => {
    const path = join(folder, file);
    const original = readFileSync(path);
    writeFileSync(path, text);
    try {
      return await work();
    } finally {
      writeFileSync(path, original);
    }
  };
  return { folder, whileFileIs };
}

/**
 * Returns the files that git knows or would add, from the root.
 * @param {string} root
 */
export function filesOf(root) {
  const { stdout, status, stderr } = spawnSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(stderr);
  const deleted = spawnSync('git', ['ls-files', '-z', '-d'], { cwd: root, encoding: 'utf8' }).stdout.split(
    '\0',
  );
  return [...new Set(stdout.split('\0'))].filter((file) => file !== '' && !deleted.includes(file));
}

/**
 * Copies packages: by links if the disk is the same, which takes a second; as copies otherwise.
 * @param {string} from
 * @param {string} to
 */
function copyPackages(from, to) {
  const linked = spawnSync('cp', ['-al', from, to]);
  if (linked.status !== 0) {
    rmSync(to, { recursive: true, force: true });
    const copied = spawnSync('cp', ['-a', from, to], { encoding: 'utf8' });
    if (copied.status !== 0) throw new Error(copied.stderr);
  }
  for (const name of KEPT_BESIDE) rmSync(join(to, name), { recursive: true, force: true });
}
