import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Callable } from '@milieuspoor/contract/client';
import type { Plugin } from 'vite';

const contract = dirname(createRequire(import.meta.url).resolve('@milieuspoor/contract'));
const CALLS = join(contract, 'calls.ts');

/**
 * Evaluates the contract's `calls.ts` and ships its value instead of its source. A page then has what it needs to call
 * each endpoint, without the schemas of all endpoints and their library. During development, the source itself runs.
 */
export function callsAtBuild(): Plugin {
  return {
    name: 'calls-at-build',
    apply: 'build',
    async load(id) {
      if (id !== CALLS) return null;
      const { calls } = await import(CALLS);
      return shipped(calls);
    },
  };
}

/**
 * Returns each call as a row, without the names that all rows repeat and what most of them have: every first screen waits
 * for this code.
 */
function shipped(calls: Readonly<Record<string, Callable>>): string {
  const rows = Object.values(calls).map(({ id, method, path, payload, answer }) => {
    const isUsual =
      payload.kind === (method === 'GET' ? 'none' : 'json') &&
      answer.kind === 'json' &&
      answer.status === 200;
    if (isUsual) return [id, method, path];
    const row = [id, method, path, payload.kind, answer.kind, answer.status];
    return payload.kind === 'multipart' ? [...row, payload.fileField] : row;
  });
  return `export const calls = Object.fromEntries(${JSON.stringify(rows)}.map(
    ([id, method, path, kind = method === 'GET' ? 'none' : 'json', answer = 'json', status = 200, fileField]) =>
      [id, { id, method, path, payload: fileField ? { kind, fileField } : { kind }, answer: { kind: answer, status } }]));`;
}
