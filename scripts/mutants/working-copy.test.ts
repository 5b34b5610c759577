import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyRepository } from './working-copy.mjs';

const root = mkdtempSync(join(tmpdir(), 'milieuspoor-mutated-'));
const inRoot = () => readFileSync(join(root, 'rule.ts'), 'utf8');

beforeAll(() => {
  spawnSync('git', ['init', '-q'], { cwd: root });
  mkdirSync(join(root, 'node_modules', '.cache'), { recursive: true });
  writeFileSync(join(root, 'node_modules', '.cache', 'kept'), '');
  writeFileSync(join(root, 'node_modules', 'package'), 'package');
  writeFileSync(join(root, '.gitignore'), 'node_modules/\n');
  writeFileSync(join(root, 'rule.ts'), 'right');
});
afterAll(() => rmSync(root, { recursive: true }));

it('makes a fault in a copy with the packages, and puts the file back, also when the work fails', async () => {
  const { folder, whileFileIs } = copyRepository(root);
  const inCopy = () => readFileSync(join(folder, 'rule.ts'), 'utf8');
  expect(readFileSync(join(folder, 'node_modules', 'package'), 'utf8')).toBe('package');
  expect(existsSync(join(folder, 'node_modules', '.cache'))).toBe(false);

  expect(await whileFileIs('rule.ts', 'wrong', async () => [inCopy(), inRoot()])).toEqual(['wrong', 'right']);
  expect(inCopy()).toBe('right');
  const failing = whileFileIs('rule.ts', 'wrong', () => Promise.reject(new Error('cut off')));
  await expect(failing).rejects.toThrow('cut off');
  expect(inCopy()).toBe('right');
  rmSync(folder, { recursive: true });
});

it.each(['SIGINT', 'SIGKILL'] as const)(
  'leaves the sources as they were at %s in the midst of it',
  async (signal) => {
    const module = new URL('working-copy.mjs', import.meta.url).href;
    const program = `
    const { copyRepository } = await import(${JSON.stringify(module)});
    process.once('SIGINT', () => process.exit(130));
    const { folder, whileFileIs } = copyRepository(${JSON.stringify(root)});
    await whileFileIs('rule.ts', 'wrong', () => { console.log(folder); return new Promise((done) => setTimeout(done, 60_000)); });`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', program]);
    const ended = once(child, 'exit');
    const [printed] = await once(child.stdout.setEncoding('utf8'), 'data');
    const folder = String(printed).trim();
    expect(readFileSync(join(folder, 'rule.ts'), 'utf8')).toBe('wrong');
    child.kill(signal);
    await ended;

    expect(inRoot()).toBe('right');
    expect(existsSync(folder)).toBe(signal === 'SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  },
);
