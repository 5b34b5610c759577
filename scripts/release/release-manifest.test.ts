import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CHECK_NODE, releaseManifest } from './release-manifest.mjs';

const { scripts, ...manifest } = releaseManifest({
  name: 'milieuspoor',
  version: '2.4.0',
  license: 'EUPL-1.2',
});
const folder = mkdtempSync(join(tmpdir(), 'milieuspoor-manifest-'));

beforeAll(() => {
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...manifest, scripts }));
  writeFileSync(join(folder, 'release.env'), 'BUILD=V2.4-proef\n');
  copyFileSync(new URL(CHECK_NODE, import.meta.url), join(folder, CHECK_NODE));
  for (const command of Object.values(scripts)) {
    const program = join(folder, command.split(' ')[3] ?? '');
    mkdirSync(dirname(program), { recursive: true });
    writeFileSync(program, 'console.log(process.env.BUILD, ...process.argv.slice(2) satisfies string[]);');
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a script of the release as npm does, on the Node of this test, which pretends to have this version. */
function run(script: string, version = process.versions.node, more: Record<string, string> = {}) {
  const says = join(folder, 'version.cjs');
  writeFileSync(says, `Object.defineProperty(process.versions, 'node', { value: '${version}' });`);
  const { status, stdout, stderr } = spawnSync('/bin/sh', ['-c', script], {
    cwd: folder,
    env: { PATH: dirname(process.execPath), NODE_OPTIONS: `--require ${says}`, ...more },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

it.each(Object.entries(scripts))(
  '%s says on an older Node which one is needed, and does nothing',
  (_, script) => {
    expect(run(script, '20.20.2')).toEqual({
      status: 1,
      stdout: '',
      stderr:
        'Milieuspoor heeft Node 22.18 of later nodig, en dit is Node 20.20.2. Installeer Node 24, bijvoorbeeld van https://nodejs.org.\n',
    });
  },
);

it('the oldest that will do is let through, with what the release was built from unless that is said otherwise', () => {
  expect(manifest.engines.node).toBe('>=22.18');
  expect(run(scripts.backup ?? '', '22.17.9')).toMatchObject({ status: 1 });
  for (const version of ['22.18.0', '23.0.0', '24.1.0'])
    expect(run(scripts.backup ?? '', version)).toEqual({
      status: 0,
      stdout: 'V2.4-proef backup\n',
      stderr: '',
    });
  expect(run(`${scripts.start} --empty`, '24.1.0', { BUILD: 'V2.4-eigen' }).stdout).toBe(
    'V2.4-eigen --empty\n',
  );
});
