import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { environment } from '../installed.mjs';

/**
 * A project of Vitest; how many test files of it at most and for how long, and whether only those in the folder of the source.
 * @typedef {{ project: string, files: number, seconds: number, besideOnly?: boolean }} Asked
 */
const UNIT = { project: 'unit', files: 60, seconds: 150 };
const COMPONENTS = { project: 'components (chromium)', files: 6, seconds: 300 };
const SERVER = { project: 'api-on-server', files: 4, seconds: 300 };
const ENGINE = { project: 'api', files: 2, seconds: 300, besideOnly: true };

/**
 * The tests that are run for an area, one after the other until one fails. A rule or a document has its tests beside
 * it; a fault that only the server or a screen would notice has no test that names it.
 * @type {Readonly<Record<string, readonly Asked[]>>}
 */
export const ASKED = {
  domain: [UNIT],
  workbook: [UNIT],
  documents: [UNIT],
  charts: [UNIT, COMPONENTS],
  contract: [UNIT, SERVER, COMPONENTS],
  api: [SERVER, ENGINE],
  server: [SERVER, ENGINE],
  web: [UNIT, COMPONENTS],
  screens: [UNIT, COMPONENTS],
};

/** It is found in the `environment` of the packages. */
const VITEST = 'vitest';
/** ms: how long a run may take to stop. */
const STOPPING_MS = 15_000;

/**
 * Returns the test files of each project, from the root, as Vitest finds them.
 * @param {string} root
 * @returns {Map<string, string[]>}
 */
export function listTests(root) {
  const { stdout, stderr, status } = spawnSync(VITEST, ['list', '--filesOnly', '--json'], {
    cwd: root,
    env: environment(),
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(stderr);
  /** @type {{ file: string, projectName: string }[]} */
  const listed = JSON.parse(stdout.slice(stdout.indexOf('[\n')));
  /** @type {Map<string, string[]>} */
  const tests = new Map();
  for (const { file, projectName } of listed)
    tests.set(projectName, [...(tests.get(projectName) ?? []), relative(root, file)]);
  const onServer = new Set(tests.get('api-on-server'));
  // A second run of the same tests would notice nothing else.
  tests.set(
    'api',
    (tests.get('api') ?? []).filter((file) => !onServer.has(file)),
  );
  return tests;
}

/**
 * Runs test files until one fails. What failed is the file of it, or `null` when the run as a whole did not hold.
 * @param {string} root
 * @param {string} project
 * @param {readonly string[]} files
 * @param {{ seconds: number, bail: boolean }} bounds
 * @returns {Promise<{ outcome: 'passed' } | { outcome: 'failed', by: readonly string[] } | { outcome: 'timed out' }>}
 */
export async function runTests(root, project, files, { seconds, bail }) {
  const report = join(root, 'mutant-report.json');
  rmSync(report, { force: true });
  const options = ['--project', project, ...(bail ? ['--bail', '1'] : [])];
  const child = spawn(VITEST, ['run', ...options, '--reporter', 'json', '--outputFile', report, ...files], {
    cwd: root,
    env: environment({ NO_COLOR: '1' }),
    stdio: 'ignore',
    // It has its own process group, so that its child processes end with it.
    detached: true,
  });
  /** @param {NodeJS.Signals} signal */
  const stop = (signal) => {
    try {
      if (child.pid) process.kill(-child.pid, signal);
    } catch {
      // It has ended.
    }
  };
  const stopNow = () => stop('SIGKILL');
  // This runs before the copy is removed, because the run writes into it.
  process.prependOnceListener('exit', stopNow);
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    stop('SIGTERM');
    setTimeout(stopNow, STOPPING_MS).unref();
  }, seconds * 1000);
  const status = await new Promise((resolve) => {
    child.once('close', resolve);
    child.once('error', () => resolve(1));
  });
  clearTimeout(timer);
  process.removeListener('exit', stopNow);
  if (late) return { outcome: 'timed out' };
  if (status === 0) return { outcome: 'passed' };
  return { outcome: 'failed', by: failedIn(root, report) };
}

/**
 * @param {string} root
 * @param {string} report
 */
function failedIn(root, report) {
  if (!existsSync(report)) return [];
  /** @type {{ testResults: { name: string, status: string }[] }} */
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  return testResults.filter(({ status }) => status === 'failed').map(({ name }) => relative(root, name));
}
