import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const contract = dirname(createRequire(import.meta.url).resolve('@milieuspoor/contract'));
const CALLS = join(contract, 'calls.ts');

/**
 * Evaluates the contract's `calls.ts` and ships its value instead of its source: what a page needs to call each endpoint,
 * without the schemas of all of them and the library that they are written in. While developing, the source itself runs.
 */
export function callsAtBuild(): Plugin {
  return {
    name: 'calls-at-build',
    apply: 'build',
    async load(id) {
      if (id !== CALLS) return null;
      const { calls } = await import(CALLS);
      return `export const calls = ${JSON.stringify(calls)};`;
    },
  };
}
